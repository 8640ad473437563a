package podstripe.oracle;

import com.fasterxml.jackson.databind.node.ObjectNode;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Copies a file of cases, adding Kafka's answer to each. Answers already there are dropped, never trusted. */
public final class Oracle {
    static final List<String> ANSWERS = List.of("replicas", "error", "first_partition");

    private Oracle() {
    }

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        if (args.length != 2) {
            throw new IllegalArgumentException("usage: oracle IN OUT");
        }
        Classic classic = new Classic(Path.of(System.getProperty("classic")));
        int number = 0;
        try (BufferedReader in = Files.newBufferedReader(Path.of(args[0]));
             Writer out = Files.newBufferedWriter(Path.of(args[1]))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                number++;
                ObjectNode question = Json.parse(line);
                answer(question, classic);
                out.write(Json.line(question));
                out.write('\n');
            }
        } catch (IOException | RuntimeException error) {
            throw new IllegalStateException(args[0] + ", line " + number + ": " + error.getMessage(), error);
        }
    }

    private static void answer(ObjectNode question, Classic classic) throws ReflectiveOperationException {
        String placer = question.required("placer").asText();
        switch (placer) {
            case "striped" -> Striped.answer(question);
            case "striped_sequence" -> Striped.answerSequence(question);
            case "admin_utils" -> classic.answer(question);
            default -> throw new IllegalArgumentException("no such placer in a released Kafka: " + placer);
        }
    }
}
