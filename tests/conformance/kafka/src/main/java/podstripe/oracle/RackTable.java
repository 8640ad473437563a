package podstripe.oracle;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * Tells whether Kafka's own answer can be had again. Past eight names in one bucket of a table of 64 or more, HashMap
 * turns the bucket into a tree, and orders equal hashes in it by identity: by chance, from run to run.
 */
final class RackTable {
    private static final int SMALLEST = 16;
    private static final int TREES_FROM = 64;
    private static final int LONGEST_CHAIN = 8;

    private RackTable() {
    }

    static int spread(int hash) {
        return hash ^ (hash >>> 16);
    }

    static boolean staysChained(Collection<Optional<String>> racksInOrder) {
        List<Integer> hashes = new LinkedHashSet<>(racksInOrder).stream().map(rack -> spread(rack.hashCode())).toList();
        int slots = SMALLEST;
        for (int size = 0; size < hashes.size(); size++) {
            int mask = slots - 1;
            int slot = hashes.get(size) & mask;
            long chain = hashes.subList(0, size).stream().filter(hash -> (hash & mask) == slot).count();
            if (chain >= LONGEST_CHAIN) {
                if (slots >= TREES_FROM) {
                    return false;
                }
                slots *= 2;
            }
            if (size + 1 > slots / 4 * 3) {
                slots *= 2;
            }
        }
        return true;
    }
}
