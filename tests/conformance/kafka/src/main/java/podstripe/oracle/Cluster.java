package podstripe.oracle;

import org.apache.kafka.common.Uuid;
import org.apache.kafka.metadata.placement.ClusterDescriber;
import org.apache.kafka.metadata.placement.UsableBroker;

import java.util.Iterator;
import java.util.List;

/** What Kafka's controller would tell the placer about a case's brokers. */
final class Cluster implements ClusterDescriber {
    /** Directories have no part in the choice of replicas: any one will do. */
    private static final Uuid DIRECTORY = new Uuid(0, 1000);

    private final List<UsableBroker> brokers;

    Cluster(List<Broker> brokers) {
        this.brokers = brokers.stream().map(b -> new UsableBroker(b.id(), b.rack(), b.fenced())).toList();
    }

    @Override
    public Iterator<UsableBroker> usableBrokers() {
        return brokers.iterator();
    }

    @Override
    public Uuid defaultDir(int brokerId) {
        return DIRECTORY;
    }
}
