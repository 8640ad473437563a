package podstripe.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A broker of a case. Their order in the case is the order in which Kafka meets them. */
record Broker(int id, Optional<String> rack, boolean fenced) {

    /** Refuses what Kafka does not check and would answer with nonsense or an endless loop: negative and repeated ids. */
    static List<Broker> readAll(JsonNode brokersOfCase) {
        List<Broker> brokers = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        for (JsonNode broker : brokersOfCase.required("brokers")) {
            int id = (int) Json.integer(broker, "id", 0, Integer.MAX_VALUE);
            if (!seen.add(id)) {
                throw new IllegalArgumentException("broker " + id + " is listed twice");
            }
            JsonNode rack = broker.required("rack");
            JsonNode fenced = broker.path("fenced");
            if (!(rack.isTextual() || rack.isNull()) || !(fenced.isBoolean() || fenced.isMissingNode())) {
                throw new IllegalArgumentException("not a broker: " + broker);
            }
            brokers.add(new Broker(id, Optional.ofNullable(rack.textValue()), fenced.booleanValue()));
        }
        return brokers;
    }

    /** AdminUtils knows no fencing, so its cases do not speak of it. */
    static void writeAll(ObjectNode brokersOfCase, List<Broker> brokers, boolean withFenced) {
        var list = brokersOfCase.putArray("brokers");
        for (Broker broker : brokers) {
            ObjectNode node = list.addObject().put("id", broker.id).put("rack", broker.rack.orElse(null));
            if (withFenced) {
                node.put("fenced", broker.fenced);
            }
        }
    }
}
