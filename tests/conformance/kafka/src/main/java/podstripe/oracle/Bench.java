package podstripe.oracle;

import org.apache.kafka.metadata.placement.PartitionAssignment;
import org.apache.kafka.metadata.placement.PlacementSpec;
import org.apache.kafka.metadata.placement.RackListLoop;
import org.apache.kafka.metadata.placement.StripedReplicaPlacer;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongUnaryOperator;

/** Times Kafka's own placer on this machine, for a comparison in one sitting. Lines of key=value on standard output. */
public final class Bench {
    private static final int BROKERS = 1_000;
    private static final int PARTITIONS = 1_000_000;
    private static final short REPLICATION_FACTOR = 3;
    private static final int WARM_UPS = 4;
    private static final int RUNS = 7;

    /** Read by nobody: written so that no run is optimised away. */
    static volatile long sink;

    private Bench() {
    }

    public static void main(String[] args) {
        Runtime machine = Runtime.getRuntime();
        String collector = collector();
        System.out.printf(Locale.ROOT, "jvm info java=%s gc=%s heap_mb=%d cpus=%d brokers=%d partitions=%d rf=%d warmups=%d runs=%d%n",
            Runtime.version(), collector, machine.maxMemory() >> 20, machine.availableProcessors(), BROKERS, PARTITIONS,
            REPLICATION_FACTOR, WARM_UPS, RUNS);
        for (int racks : new int[] {3, 10}) {
            Cluster cluster = cluster(racks);
            measure("racklist", racks, collector, seed -> RackListLoop.place(
                RackListLoop.prepare(new Random(seed), cluster.usableBrokers()), PARTITIONS, REPLICATION_FACTOR));
            measure("place", racks, collector, seed -> place(cluster, seed).size());
            System.out.printf(Locale.ROOT, "jvm digest racks=%d seed=1 gc=%s digest=%d%n", racks, collector, digest(place(cluster, 1)));
        }
    }

    private static void measure(String what, int racks, String collector, LongUnaryOperator run) {
        for (int i = 0; i < WARM_UPS; i++) {
            sink = run.applyAsLong(i);
        }
        double[] perReplica = new double[RUNS];
        for (int i = 0; i < RUNS; i++) {
            // What earlier runs left behind is not this run's cost.
            System.gc();
            long start = System.nanoTime();
            sink = run.applyAsLong(i);
            perReplica[i] = (System.nanoTime() - start) / ((double) PARTITIONS * REPLICATION_FACTOR);
        }
        Arrays.sort(perReplica);
        System.out.printf(Locale.ROOT, "jvm %s racks=%d ns_per_replica=%.1f gc=%s min=%.1f max=%.1f%n",
            what, racks, perReplica[RUNS / 2], collector, perReplica[0], perReplica[RUNS - 1]);
    }

    private static List<PartitionAssignment> place(Cluster cluster, long seed) {
        return new StripedReplicaPlacer(new Random(seed))
            .place(new PlacementSpec(0, PARTITIONS, REPLICATION_FACTOR), cluster)
            .assignments();
    }

    private static Cluster cluster(int racks) {
        List<Broker> brokers = new ArrayList<>();
        for (int id = 0; id < BROKERS; id++) {
            brokers.add(new Broker(id, Optional.of("rack-" + id % racks), false));
        }
        return new Cluster(brokers);
    }

    /** Lets another engine show that it did the same work: h = 31 h + id over all replicas, 64 bits, wrapping. */
    private static long digest(List<PartitionAssignment> partitions) {
        long digest = 0;
        for (PartitionAssignment partition : partitions) {
            for (int id : partition.replicas()) {
                digest = 31 * digest + id;
            }
        }
        return digest;
    }

    private static String collector() {
        String name = ManagementFactory.getGarbageCollectorMXBeans().get(0).getName();
        return switch (name) {
            case "Copy" -> "Serial";
            case "PS MarkSweep", "PS Scavenge" -> "Parallel";
            default -> name.split(" ")[0];
        };
    }
}
