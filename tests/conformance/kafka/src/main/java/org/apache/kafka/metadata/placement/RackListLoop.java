package org.apache.kafka.metadata.placement;

import java.util.Iterator;
import java.util.Random;

/**
 * Opens Kafka's core loop, without the objects that place() wraps around it, to the benchmark. In Kafka's package because
 * RackList is visible only there.
 */
public final class RackListLoop {
    private RackListLoop() {
    }

    /** A RackList, under a type that others may name. */
    public static Object prepare(Random random, Iterator<UsableBroker> brokers) {
        return new StripedReplicaPlacer.RackList(random, brokers);
    }

    /** Discards the lists; the sum only shows that they were made. */
    public static long place(Object prepared, int partitions, int replicationFactor) {
        StripedReplicaPlacer.RackList racks = (StripedReplicaPlacer.RackList) prepared;
        long sum = 0;
        for (int i = 0; i < partitions; i++) {
            sum += racks.place(replicationFactor).get(replicationFactor - 1);
        }
        return sum;
    }
}
