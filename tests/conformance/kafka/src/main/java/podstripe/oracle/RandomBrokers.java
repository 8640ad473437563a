package podstripe.oracle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Draws the brokers of a case. */
final class RandomBrokers {
    private final Dice dice;
    private final RackNames names;

    RandomBrokers(Dice dice) {
        this.dice = dice;
        this.names = new RackNames(dice);
    }

    List<Broker> draw() {
        while (true) {
            List<Broker> brokers = drawOnce();
            if (RackTable.staysChained(brokers.stream().map(Broker::rack).toList())) {
                return brokers;
            }
        }
    }

    private List<Broker> drawOnce() {
        int count = switch (dice.weighted(3, 6, 58, 22, 11)) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> dice.between(2, 12);
            case 3 -> dice.between(13, 60);
            default -> dice.between(61, 200);
        };
        List<Integer> ids = ids(count);
        List<Optional<String>> racks = racks(count);
        Set<Integer> fenced = fenced(racks);
        List<Broker> brokers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            brokers.add(new Broker(ids.get(i), racks.get(i), fenced.contains(i)));
        }
        if (dice.percent(75)) {
            dice.shuffle(brokers);
        }
        return brokers;
    }

    /** Distinct, in ascending order or as drawn. */
    private List<Integer> ids(int count) {
        int kind = dice.weighted(40, 15, 10, 20, 15);
        int base = dice.pick(List.of(1, 100, 1000, 65_536, 1_000_000_000));
        int step = dice.pick(List.of(2, 10, 16, 64, 65_536));
        Set<Integer> ids = new LinkedHashSet<>();
        while (ids.size() < count) {
            int i = ids.size();
            ids.add(switch (kind) {
                case 0 -> i;
                case 1 -> base + i;
                case 2 -> Integer.MAX_VALUE - i;
                case 3 -> dice.percent(3) ? dice.pick(List.of(0, Integer.MAX_VALUE)) : dice.between(0, Integer.MAX_VALUE - 1);
                default -> i * step;
            });
        }
        return new ArrayList<>(ids);
    }

    /** One entry a broker. */
    private List<Optional<String>> racks(int count) {
        int kind = dice.weighted(12, 60, 28);
        int wanted = switch (dice.weighted(8, 60, 20, 12)) {
            case 0 -> 1;
            case 1 -> dice.between(2, 6);
            case 2 -> dice.between(2, 20);
            default -> Math.max(1, count);
        };
        List<String> choices = names.draw(Math.min(wanted, Math.max(1, count)));
        int withoutRack = kind == 2 ? dice.between(5, 60) : 0;
        boolean inTurn = dice.percent(50);
        List<Optional<String>> racks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (kind == 0 || dice.percent(withoutRack)) {
                racks.add(Optional.empty());
            } else {
                racks.add(Optional.of(inTurn ? choices.get(i % choices.size()) : dice.pick(choices)));
            }
        }
        return racks;
    }

    /** Indexes of fenced brokers. */
    private Set<Integer> fenced(List<Optional<String>> racks) {
        int kind = dice.weighted(40, 25, 4, 8, 23);
        int share = dice.pick(List.of(5, 20, 50, 80, 95));
        int last = racks.size() - 1;
        int only = last < 0 ? -1 : dice.between(0, last);
        Optional<String> rack = last < 0 ? Optional.empty() : dice.pick(racks);
        Set<Integer> fenced = new LinkedHashSet<>();
        for (int i = 0; i <= last; i++) {
            boolean add = switch (kind) {
                case 0 -> false;
                case 1 -> dice.percent(share);
                case 2 -> true;
                case 3 -> i != only;
                // A whole rack, and a few others.
                default -> racks.get(i).equals(rack) || dice.percent(10);
            };
            if (add) {
                fenced.add(i);
            }
        }
        return fenced;
    }
}
