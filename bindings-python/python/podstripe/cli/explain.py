"""`podstripe explain`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import Explanation, Topic
from .. import explain as explain_topics
from .ending import CommandError
from .inputs import read_cluster
from .options import (
    Algorithm,
    AsJson,
    BrokersFile,
    CanaryInterval,
    CanaryName,
    DisableRackAware,
    Everything,
    PodsFile,
    RacksFile,
    Seed,
    Spread,
    canary_rule,
    integer,
)
from .page import open_page, say, write_bytes
from .place import NewPartitions, ReplicationFactor, StartPartition, TotalPartitions
from .progress import working

Topics = Annotated[
    list[str],
    typer.Option("--topic", metavar="NAME", help="A topic. Repeat it for several, placed from one random stream."),
]
ResonanceSeeds = Annotated[
    int | None,
    typer.Option(
        "--resonance",
        metavar="SEEDS",
        parser=integer,
        help="How many other seeds to try, for how evenly they would place; 0 for none. If not given, 100.",
    ),
]
Plot = Annotated[
    Path | None,
    typer.Option("--plot", metavar="FILE.svg", help="Draw which broker holds what of the topic, as a picture too."),
]


def explain(
    *,
    brokers: BrokersFile,
    racks: RacksFile = None,
    pods: PodsFile = None,
    disable_rack_aware: DisableRackAware = False,
    topic: Topics,
    partitions: NewPartitions = None,
    replication_factor: ReplicationFactor = None,
    start_partition: StartPartition = None,
    total_partitions: TotalPartitions = None,
    canary_name: CanaryName = None,
    canary_interval: CanaryInterval = None,
    algorithm: Algorithm = None,
    spread: Spread = None,
    seed: Seed = None,
    resonance: ResonanceSeeds = None,
    plot: Plot = None,
    as_json: AsJson = False,
    everything: Everything = False,
) -> None:
    """Say why each replica is where it is.

    Places topics as `podstripe place` does from the same seed, and says of each replica why its broker was chosen, then
    how evenly other seeds would place them. Nothing is sent anywhere. A FILE may be -, standard input.

    \b
    Examples:
      podstripe explain --brokers brokers.txt --pods pods.json --topic orders \\
          --partitions 20 --replication-factor 3 \\
          --canary-name canary --canary-interval 10 --seed 42
    \b
      The same, and a picture of brokers and partitions:
      podstripe explain ... --plot orders.svg
    """
    if plot is not None and len(topic) > 1:
        raise CommandError(f"--plot draws one topic; --topic is given {len(topic)} times")
    with working(f"explaining {', '.join(topic)}"):
        read = read_cluster(brokers, racks, pods)
        explained = explain_topics(
            read.brokers,
            [Topic(name, partitions, replication_factor, start_partition, total_partitions) for name in topic],
            canary=canary_rule(canary_name, canary_interval),
            seed=seed,
            algorithm=algorithm,
            spread=spread,
            rack_aware=False if disable_rack_aware else None,
            # A person is here to be asked.
            require_racks=True,
            resonance=None if resonance is None else {"seeds": resonance},
        )
    if plot is not None:
        _draw(explained, plot)
    if as_json:
        from .remarks import say_remarks

        write_bytes(explained.to_json())
        say_remarks(explained.warnings, read.notes)
    else:
        from .reasons import report

        report(open_page(everything), read, explained)


def _draw(explained: Explanation, path: Path) -> None:
    from .plot_matrix import draw_matrix

    with working(f"drawing {path}"):
        draw_matrix(explained, explained.topics[0]).save(path)
    say(f"{path} written")
