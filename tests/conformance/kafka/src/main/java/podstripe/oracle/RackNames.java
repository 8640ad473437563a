package podstripe.oracle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Draws rack names. Kafka walks its racks in HashMap order and sorts them as Java strings, so what matters is how names
 * fall into buckets, in which order equal hashes came, and how UTF-16 sorts.
 */
final class RackNames {
    /** Two letters each, all with one hash; so have words of equal length made of them. */
    private static final List<String> EQUAL = List.of("Aa", "BB", "C#");

    /** Hash 0, as "no rack" has. */
    private static final List<String> ZERO = List.of("", "f5a5a608");

    /** Among others U+E000 to U+FFFF and supplementary characters: UTF-16 and code point order disagree about these. */
    private static final List<String> ODD = List.of(
        "", " ", "\u00e9t\u00e9", "e\u0301te\u0301", "\u6771\u4eac", "\uff5e", "\ue000", "\ufffd", "\uffee", "\ud7ff",
        "\ud83d\ude00", "\ud835\udd18", "\ud800\udc00", "\udbff\udfff", "\ud83d\ude00\uff5e", "\uff5e\ud83d\ude00",
        "\u00df", "SS", "ss", "\u0130", "I", "i", "rack a", "rack\ta", "\"quoted\"", "back\\slash", "null", "true",
        "a", "A", "aa", "a\u00a0", "\u200b", "polygenelubricants");

    private static final List<String> LETTERS = List.of(
        "a", "b", "z", "A", "Z", "0", "9", "-", "_", ".", "/", "\u00e9", "\u6771", "\uff5e", "\ue000", "\ud83d\ude00");

    private final Dice dice;

    RackNames(Dice dice) {
        this.dice = dice;
    }

    /** At least one and at most {@code wanted} distinct names, most often exactly so many. */
    List<String> draw(int wanted) {
        Set<String> names = new LinkedHashSet<>();
        int families = dice.percent(25) ? 3 : 1;
        for (int family = 1; family <= families; family++) {
            int enough = wanted * family / families;
            int kind = dice.weighted(16, 8, 14, 14, 14, 12, 10, 12);
            int width = dice.between(1, 4);
            int slot = dice.between(0, 15);
            // Small families run out of names: give up after so many tries.
            for (int tries = 40 * wanted; names.size() < enough && tries > 0; tries--) {
                names.add(name(kind, width, slot, wanted));
            }
        }
        if (names.isEmpty()) {
            names.add("rack");
        }
        List<String> list = new ArrayList<>(names);
        dice.shuffle(list);
        return list;
    }

    private String name(int kind, int width, int slot, int wanted) {
        return switch (kind) {
            case 0 -> letters(EQUAL, width);
            case 1 -> dice.percent(30) ? dice.pick(ZERO) : letters(EQUAL, dice.between(1, 3));
            case 2 -> "use1-az" + dice.between(1, wanted);
            case 3 -> Integer.toString(dice.between(0, 2 * wanted));
            case 4 -> "rack-" + String.format("%0" + width + "d", dice.between(0, 2 * wanted));
            case 5 -> dice.pick(ODD);
            case 6 -> inSlot(slot);
            default -> letters(LETTERS, dice.between(1, 5));
        };
    }

    private String letters(List<String> alphabet, int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append(dice.pick(alphabet));
        }
        return word.toString();
    }

    /** A name of any hash that shares one bucket of a small table. */
    private String inSlot(int slot) {
        String name;
        do {
            name = letters(LETTERS, 4);
        } while ((RackTable.spread(name.hashCode()) & 15) != slot);
        return name;
    }
}
