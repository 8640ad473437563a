package podstripe.oracle;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes random cases without answers: as wide as Kafka accepts, and a little wider. */
public final class Cases {
    /** Replicas a call at most: keeps files small. */
    private static final int MOST_REPLICAS = 4000;

    private final Dice dice;
    private final RandomBrokers brokers;
    private final String idPrefix;

    private Cases(long seed) {
        dice = new Dice(seed);
        brokers = new RandomBrokers(dice);
        idPrefix = "r" + seed + "-";
    }

    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            throw new IllegalArgumentException("usage: cases COUNT SEED OUT");
        }
        Cases cases = new Cases(Long.parseLong(args[1]));
        try (Writer out = Files.newBufferedWriter(Path.of(args[2]))) {
            for (int i = 0; i < Integer.parseInt(args[0]); i++) {
                out.write(Json.line(cases.draw(i)));
                out.write('\n');
            }
        }
    }

    private ObjectNode draw(int number) {
        return switch (dice.weighted(50, 20, 30)) {
            case 0 -> striped(number);
            case 1 -> sequence(number);
            default -> classic(number);
        };
    }

    private ObjectNode striped(int number) {
        ObjectNode question = start("striped", "s", number);
        List<Broker> cluster = brokers.draw();
        call(question, cluster.size(), dice.percent(70) ? 0 : dice.between(0, 100_000), 400);
        Broker.writeAll(question, cluster, true);
        return question;
    }

    private ObjectNode sequence(int number) {
        ObjectNode question = start("striped_sequence", "q", number);
        List<Broker> cluster = brokers.draw();
        Broker.writeAll(question, cluster, true);
        ArrayNode calls = question.putArray("calls");
        int next = 0;
        for (int left = dice.between(2, 8); left > 0; left--) {
            next += call(calls.addObject(), cluster.size(), next, 120);
        }
        return question;
    }

    private ObjectNode classic(int number) {
        ObjectNode question = start("admin_utils", "a", number);
        List<Broker> cluster = withEnoughRacks(brokers.draw());
        int count = cluster.size();
        int turn = Math.max(1, count);
        int replicationFactor = replicationFactor(count);
        question.put("fixed_start_index", switch (dice.weighted(40, 15, 30, 15)) {
            case 0 -> -1;
            case 1 -> 0;
            case 2 -> dice.between(0, 2 * turn);
            default -> dice.between(0, 100_000);
        });
        // Multiples of the broker count shift the followers at once.
        question.put("start_partition_id", switch (dice.weighted(40, 15, 25, 20)) {
            case 0 -> -1;
            case 1 -> 0;
            case 2 -> turn * dice.between(1, 20);
            default -> dice.between(0, 100_000);
        });
        question.put("partitions", dice.percent(2) ? -1 : partitions(replicationFactor, 400));
        question.put("rf", replicationFactor);
        Broker.writeAll(question, cluster, false);
        return question;
    }

    /** AdminUtils refuses a cluster where only some brokers have a rack: keep that error rare. */
    private List<Broker> withEnoughRacks(List<Broker> cluster) {
        if (dice.percent(10)) {
            return cluster;
        }
        List<Broker> racked = new ArrayList<>();
        boolean anyRack = cluster.stream().anyMatch(broker -> broker.rack().isPresent());
        for (Broker broker : cluster) {
            racked.add(anyRack && broker.rack().isEmpty() ? new Broker(broker.id(), Optional.of("none"), false) : broker);
        }
        return racked;
    }

    private ObjectNode start(String placer, String letter, int number) {
        return Json.object()
            .put("id", idPrefix + letter + "-" + number)
            .put("placer", placer)
            .put("seed", dice.seed());
    }

    /** Returns how many partitions the call asks for. */
    private int call(ObjectNode call, int brokerCount, int startPartition, int mostPartitions) {
        int replicationFactor = replicationFactor(brokerCount);
        int partitions = partitions(replicationFactor, mostPartitions);
        call.put("start_partition", startPartition).put("partitions", partitions).put("rf", replicationFactor);
        return partitions;
    }

    private int partitions(int replicationFactor, int most) {
        int wanted = switch (dice.weighted(5, 10, 50, 35)) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> dice.between(2, 40);
            default -> dice.between(41, most);
        };
        return Math.min(wanted, MOST_REPLICAS / Math.max(1, Math.min(replicationFactor, 200)));
    }

    private int replicationFactor(int brokerCount) {
        return switch (dice.weighted(70, 12, 6, 6, 4, 2)) {
            case 0 -> dice.between(1, Math.max(1, Math.min(brokerCount, 6)));
            case 1 -> dice.between(1, Math.max(1, brokerCount));
            case 2 -> Math.max(1, brokerCount);
            case 3 -> brokerCount + dice.between(1, 3);
            case 4 -> dice.between(-1, 0);
            default -> dice.pick(List.of((int) Short.MIN_VALUE, (int) Short.MAX_VALUE, 1000));
        };
    }
}
