package podstripe.oracle;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.List;

/**
 * One case, one line of JSON, in the byte form of the project's vectors: compact, ASCII, lower-case escapes. Answers can
 * then be compared with a plain diff.
 */
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
        .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
        .build();

    private Json() {
    }

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    static ObjectNode parse(String line) throws JsonProcessingException {
        if (MAPPER.readTree(line) instanceof ObjectNode object) {
            return object;
        }
        throw new IllegalArgumentException("not a JSON object");
    }

    static String line(ObjectNode object) throws JsonProcessingException {
        return MAPPER.writeValueAsString(object);
    }

    /** Never coerces: a case that says 1.5 or "3" is a broken case, not a question for Kafka. */
    static long integer(JsonNode object, String field, long min, long max) {
        JsonNode value = object.required(field);
        if (!value.isIntegralNumber() || !value.canConvertToLong() || value.longValue() < min || value.longValue() > max) {
            throw new IllegalArgumentException("field " + field + " is not an integer from " + min + " to " + max + ": " + value);
        }
        return value.longValue();
    }

    static int integer(JsonNode object, String field) {
        return (int) integer(object, field, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    static void putReplicas(ObjectNode object, Iterable<List<Integer>> partitions) {
        ArrayNode rows = object.putArray("replicas");
        for (List<Integer> replicas : partitions) {
            ArrayNode row = rows.addArray();
            replicas.forEach(row::add);
        }
    }

    static void putError(ObjectNode object, RuntimeException error) {
        object.putObject("error")
            .put("kind", error.getClass().getSimpleName())
            .put("message", error.getMessage());
    }
}
