"""`podstripe place`."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import Placement, Topic
from .. import place as place_topics
from .ending import naming
from .inputs import read_cluster
from .options import (
    Algorithm,
    AsJson,
    AsReassignment,
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
    only_one_of,
)
from .page import open_page, say, write_bytes

NewPartitions = Annotated[
    int | None,
    typer.Option("--partitions", metavar="N", parser=integer, help="How many new partitions each topic gets."),
]
ReplicationFactor = Annotated[
    int | None,
    typer.Option("--replication-factor", metavar="N", parser=integer, help="Replicas of each partition."),
]
StartPartition = Annotated[
    int | None,
    typer.Option(
        "--start-partition",
        metavar="N",
        parser=integer,
        help="To add partitions: how many the topic has already.",
    ),
]
TotalPartitions = Annotated[
    int | None,
    typer.Option(
        "--total-partitions",
        metavar="N",
        parser=integer,
        help="In place of --partitions: how many it is to have in the end.",
    ),
]
Topics = Annotated[
    list[str],
    typer.Option("--topic", metavar="NAME", help="A topic. Repeat it to place several from one random stream."),
]
AsArgument = Annotated[
    bool, typer.Option("--replica-assignment", help="Print the argument that kafka-topics --create takes.")
]


def place(
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
    as_json: AsJson = False,
    as_reassignment: AsReassignment = False,
    as_argument: AsArgument = False,
    everything: Everything = False,
) -> None:
    """Place topics as Kafka's controller would.

    Shows each partition's replicas, each broker's load, and how much of each topic the canary pod can hurt. Nothing is
    sent anywhere. A FILE may be -, standard input.

    \b
    Examples:
      kafka-cluster.sh list-endpoints --include-fenced-brokers \\
          --bootstrap-server b:9092 > brokers.txt
      podstripe place --brokers brokers.txt --pods pods.json --topic orders \\
          --partitions 20 --replication-factor 3 \\
          --canary-name canary --canary-interval 10
    \b
      The same as a plan for kafka-reassign-partitions.sh:
      podstripe place ... --seed 42 --reassignment-json > plan.json
    """
    formats = {
        "--json": as_json,
        "--reassignment-json": as_reassignment,
        "--replica-assignment": as_argument,
    }
    wanted = only_one_of(formats)
    read = read_cluster(brokers, racks, pods)
    placement = place_topics(
        read.brokers,
        [Topic(name, partitions, replication_factor, start_partition, total_partitions) for name in topic],
        canary=canary_rule(canary_name, canary_interval),
        seed=seed,
        algorithm=algorithm,
        spread=spread,
        rack_aware=False if disable_rack_aware else None,
        # A person is here to be asked.
        require_racks=True,
    )
    if wanted:
        from .remarks import say_remarks

        with naming({"topic": wanted}):
            text = _rendered(placement, wanted)
        write_bytes(text)
        if seed is None and wanted != "--json":
            # These formats have no room for it, and without it the placement cannot be had again.
            say(f"seed {placement.seed}")
        say_remarks(placement.warnings, read.notes)
    else:
        from .report import report

        report(open_page(everything), read, placement)


def _rendered(placement: Placement, name: str) -> str:
    if name == "--json":
        return placement.to_json()
    if name == "--reassignment-json":
        return placement.to_reassignment_json()
    return placement.to_replica_assignment()
