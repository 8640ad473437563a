"""How even the two spreads keep the brokers of each pod: writes docs/spread.md to standard output.

Run as `python examples/python/spread_table.py > docs/spread.md`.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Literal

from podstripe import Broker, Canary, Topic, place

SEEDS = 300
PODS = {"stable": range(30), "canary": range(30, 36)}
LAYOUTS = {0: "no racks", 3: "3 racks", 10: "10 racks"}
SPREADS: tuple[Literal["controller", "grouped"], ...] = ("controller", "grouped")

HEAD = """\
# Even inside each pod: `spread`

<!-- Written by examples/python/spread_table.py. -->

Kafka's controller places consecutive partitions over one set of brokers together, and begins each such run at a
random broker. With every tenth partition a canary, each canary partition is a run of its own: who leads it is a
throw of dice. The nine partitions between two canaries are too few to go round thirty brokers. The spread called
`controller`, the default, does what a patched controller would do, to the bit.

The spread called `grouped` places all partitions of one set of brokers as one run, in the order of the groups' first
partitions, from the same random stream. Each partition may use the same brokers as before, over as many racks, and
the same things are errors; without rules nothing changes. A stock cluster takes the result as it takes any other:
as a manual assignment or a reassignment plan.

A topic of 1,000 partitions with three replicas, 36 brokers of which 6 are in the canary pod, every 10th partition a
canary (900 partitions over 30 brokers, 100 over 6), seeds 0 to 299. *Fewest* and *most* are over all brokers and
seeds; *apart* is how far the fullest and the emptiest broker of one placement are from each other, in the middle
and at the worst.

| racks | pod | spread | leaders: fewest | most | apart | at worst | replicas: fewest | most | apart | at worst |
|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|"""

FOOT = """
In the first two layouts no broker leads more than one partition more than another of its pod. Plain striping is
enough for that: in a cycle of as many partitions as there are brokers each one leads once.

The third layout is one to keep `controller` for. With ten racks of three brokers and three replicas, each rack's
list has moved on by three brokers, a whole turn, when the rack's turn to lead comes again, so one broker of each
rack leads until the next shuffle. That is Kafka's placer, grouped or not, but its many fresh starts throw the dice
more often than the shuffles of one long run do: grouping evens the replicas there and pulls the leaders further
apart. `explain` shows such a layout before a topic is made: "10 of 30 brokers lead in a cycle of 30 partitions"."""


def brokers(racks: int) -> list[Broker]:
    return [Broker(id, rack=f"r{id % racks}" if racks else None, pod=pod) for pod, ids in PODS.items() for id in ids]


def counts(racks: int, spread: Literal["controller", "grouped"]) -> Iterator[dict[str, tuple[list[int], list[int]]]]:
    """What the brokers of each pod lead and hold, seed by seed."""
    cluster = brokers(racks)
    for seed in range(SEEDS):
        placed = place(
            cluster,
            [Topic("orders", partitions=1000, replication_factor=3)],
            canary=Canary("canary", interval=10),
            spread=spread,
            seed=seed,
        )
        loads = {pod: [load for load in placed.load if load.pod == pod] for pod in PODS}
        yield {pod: ([at.leaders for at in all], [at.replicas for at in all]) for pod, all in loads.items()}


def cells(seeds: list[list[int]]) -> list[int]:
    apart = [max(of_seed) - min(of_seed) for of_seed in seeds]
    return [min(map(min, seeds)), max(map(max, seeds)), statistics.median_low(apart), max(apart)]


def main() -> None:
    print(HEAD)
    for racks, layout in LAYOUTS.items():
        seeds = {spread: list(counts(racks, spread)) for spread in SPREADS}
        for pod in PODS:
            for spread in SPREADS:
                leaders = cells([of_seed[pod][0] for of_seed in seeds[spread]])
                replicas = cells([of_seed[pod][1] for of_seed in seeds[spread]])
                print("|", " | ".join([layout, pod, spread, *map(str, leaders + replicas)]), "|")
    print(FOOT)


if __name__ == "__main__":
    main()
