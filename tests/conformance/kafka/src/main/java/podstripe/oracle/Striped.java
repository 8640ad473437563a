package podstripe.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.apache.kafka.metadata.placement.PartitionAssignment;
import org.apache.kafka.metadata.placement.PlacementSpec;
import org.apache.kafka.metadata.placement.StripedReplicaPlacer;
import org.apache.kafka.metadata.placement.TopicAssignment;

import java.util.Random;

/** Asks the newest Kafka's StripedReplicaPlacer. */
final class Striped {
    private Striped() {
    }

    static void answer(ObjectNode question) {
        answerCall(placer(question), new Cluster(Broker.readAll(question)), question);
    }

    /** One placer for all calls: what a failing call drew from the random stream must show in the calls after it. */
    static void answerSequence(ObjectNode question) {
        StripedReplicaPlacer placer = placer(question);
        Cluster cluster = new Cluster(Broker.readAll(question));
        for (JsonNode call : question.required("calls")) {
            answerCall(placer, cluster, (ObjectNode) call);
        }
    }

    private static StripedReplicaPlacer placer(JsonNode question) {
        return new StripedReplicaPlacer(new Random(Json.integer(question, "seed", Long.MIN_VALUE, Long.MAX_VALUE)));
    }

    private static void answerCall(StripedReplicaPlacer placer, Cluster cluster, ObjectNode call) {
        PlacementSpec spec = new PlacementSpec(
            Json.integer(call, "start_partition"),
            Json.integer(call, "partitions"),
            (short) Json.integer(call, "rf", Short.MIN_VALUE, Short.MAX_VALUE));
        call.remove(Oracle.ANSWERS);
        TopicAssignment topic;
        try {
            topic = placer.place(spec, cluster);
        } catch (RuntimeException error) {
            Json.putError(call, error);
            return;
        }
        Json.putReplicas(call, topic.assignments().stream().map(PartitionAssignment::replicas).toList());
    }
}
