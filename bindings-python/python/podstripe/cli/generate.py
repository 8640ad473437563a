"""`podstripe generate`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import convert, diff, generate_text
from .. import generate as propose
from .inputs import check_standard_input, name_of, read_cluster, read_text
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
    RequiredCurrentFile,
    Seed,
    Spread,
    canary_rule,
    integer,
    only_one_of,
)
from .page import open_page, say, write_bytes
from .progress import working

TopicsFile = Annotated[
    Path | None,
    typer.Option(
        "--topics-to-move-json-file",
        metavar="FILE",
        help='The topics to place anew, as for Kafka\'s tool: {"topics": [{"topic": "orders"}]}. If not given, all.',
    ),
]
BrokerList = Annotated[
    str | None,
    typer.Option(
        "--broker-list",
        metavar="IDS",
        help="The brokers to place on: 0,1,2. If not given, all that are available.",
    ),
]
ReplicationFactor = Annotated[
    int | None,
    typer.Option(
        "--replication-factor",
        metavar="N",
        parser=integer,
        help="Replicas of each partition. If not given, as many as each topic has.",
    ),
]
LogDirsFile = Annotated[
    Path | None,
    typer.Option(
        "--log-dirs",
        metavar="FILE",
        help="What kafka-log-dirs --describe prints: the current assignment then says where each replica lies.",
    ),
]
AsText = Annotated[
    bool, typer.Option("--text", help="Print what Kafka's tool prints, as in a pipe, on a terminal too.")
]


def generate(
    *,
    brokers: BrokersFile,
    racks: RacksFile = None,
    pods: PodsFile = None,
    current: RequiredCurrentFile,
    topics_to_move: TopicsFile = None,
    broker_list: BrokerList = None,
    disable_rack_aware: DisableRackAware = False,
    replication_factor: ReplicationFactor = None,
    log_dirs: LogDirsFile = None,
    canary_name: CanaryName = None,
    canary_interval: CanaryInterval = None,
    algorithm: Algorithm = None,
    spread: Spread = None,
    seed: Seed = None,
    as_text: AsText = False,
    as_json: AsJson = False,
    as_reassignment: AsReassignment = False,
    everything: Everything = False,
) -> None:
    """Propose a plan, as Kafka's --generate does.

    On a terminal it shows what the plan would change. In a pipe it prints what kafka-reassign-partitions --generate
    prints, byte for byte: the current assignment, to be kept for a rollback, and the proposed one. Nothing is sent
    anywhere. A FILE may be -, standard input.

    \b
    Examples:
      kafka-topics.sh --describe --bootstrap-server b:9092 > describe.txt
      podstripe generate --brokers brokers.txt --current describe.txt \\
          --pods pods.json --canary-name canary --canary-interval 10
    \b
      The plan for kafka-reassign-partitions.sh --execute:
      podstripe generate ... --seed 42 --reassignment-json > plan.json
    """
    wanted = only_one_of({"--text": as_text, "--json": as_json, "--reassignment-json": as_reassignment})
    check_standard_input(brokers, racks, pods, current, topics_to_move, log_dirs)
    with working(f"reading {name_of(current)}"):
        read = read_cluster(brokers, racks, pods)
        text = read_text("--current", current)
        options: dict[str, Any] = {
            "topics_to_move": _text("--topics-to-move-json-file", topics_to_move),
            "broker_list": broker_list,
            "log_dirs": _text("--log-dirs", log_dirs),
            "replication_factor": replication_factor,
            "canary": canary_rule(canary_name, canary_interval),
            "algorithm": algorithm,
            "spread": spread,
            "rack_aware": False if disable_rack_aware else None,
            # A person is here to be asked.
            "require_racks": True,
        }
        generated = propose(read.brokers, text, seed=seed, **options)
    notes = (*read.notes, *generated.notes)

    if wanted is None and sys.stdout.isatty():
        from .proposal import report

        with working("comparing the two assignments"):
            # As a state: a plan would be taken for all that there is.
            now = convert(text, "state", half="current")
            changes = diff(now, generated.proposed)
        report(open_page(everything), read.brokers, generated, changes, notes)
        return

    from .remarks import say_remarks

    if wanted == "--json":
        write_bytes(generated.to_json())
    else:
        whole = generate_text(read.brokers, text, seed=generated.seed, **options)
        write_bytes(convert(whole, "reassignment", half="proposed") if wanted == "--reassignment-json" else whole)
        if seed is None:
            # These formats have no room for it, and without it the plan cannot be had again.
            say(f"seed {generated.seed}")
    say_remarks(generated.warnings, notes)


def _text(option: str, path: Path | None) -> str | None:
    return None if path is None else read_text(option, path)
