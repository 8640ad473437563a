package podstripe.oracle;

import java.util.Collections;
import java.util.List;
import java.util.Random;

/** The one source of chance for cases: java.util.Random is specified, so a seed gives the same cases on every JVM. */
final class Dice {
    private final Random random;

    Dice(long seed) {
        random = new Random(seed);
    }

    /** Both ends included. */
    int between(int low, int high) {
        return low + random.nextInt(high - low + 1);
    }

    boolean percent(int chance) {
        return random.nextInt(100) < chance;
    }

    /** An index into the weights, each as likely as its weight says. */
    int weighted(int... weights) {
        int total = 0;
        for (int weight : weights) {
            total += weight;
        }
        int left = random.nextInt(total);
        int index = 0;
        while (left >= weights[index]) {
            left -= weights[index++];
        }
        return index;
    }

    <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    void shuffle(List<?> list) {
        Collections.shuffle(list, random);
    }

    /** Within 2^53 either way, so that the seed of a case survives a JSON reader that has only doubles. */
    long seed() {
        return switch (weighted(80, 8, 12)) {
            case 0 -> random.nextLong() >> 10;
            case 1 -> between(-20, 20);
            default -> pick(EDGES);
        };
    }

    // Ends of the range, the 48-bit border where seeds begin to repeat, and the seed that makes the first state zero.
    private static final List<Long> EDGES = List.of(
        1L << 53, -(1L << 53), (1L << 53) - 1, 1L << 48, (1L << 48) - 1, (1L << 48) + 1, -(1L << 48), 1L << 47,
        1L << 31, (1L << 31) - 1, -(1L << 31), 1L << 32, 0x5DEECE66DL, 0x5DEECE66DL - (1L << 48));
}
