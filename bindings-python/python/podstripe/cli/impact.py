"""`podstripe impact`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import impact as impact_of
from .ending import naming
from .inputs import check_standard_input, name_of, read_cluster, read_json, read_text
from .options import (
    AsJson,
    BrokersFile,
    CanaryInterval,
    CanaryName,
    Everything,
    GroupsFile,
    Half,
    LogDirsFile,
    MinInsyncReplicas,
    PodsFile,
    RacksFile,
    RequiredCurrentFile,
    canary_rule,
    integer,
)
from .page import open_page, write_bytes
from .progress import working

Plan = Annotated[Path, typer.Argument(help="A plan, or any text that shows replicas.", show_default=False)]
LogsFile = Annotated[
    Path | None,
    typer.Option(
        "--logs",
        metavar="FILE",
        help="Offsets, bytes and write rates of partitions at their leaders, as a JSON list.",
    ),
]
Throttle = Annotated[
    int | None,
    typer.Option(
        "--throttle",
        metavar="BYTES_PER_SECOND",
        parser=integer,
        help="As for kafka-reassign-partitions: with it, how long the copying takes at least.",
    ),
]
UsableFile = Annotated[
    Path | None,
    typer.Option(
        "--usable-bytes",
        metavar="FILE",
        help='Free bytes of brokers, as JSON: {"3": 5000000000}. More than that arriving is said.',
    ),
]
LastTiered = Annotated[
    bool,
    typer.Option(
        "--follower-fetch-last-tiered-offset",
        help="The brokers have follower.fetch.last.tiered.offset.enable (Kafka 4.3 and later).",
    ),
]
ExposedBrokers = Annotated[
    str | None,
    typer.Option(
        "--exposed-broker-list",
        metavar="IDS",
        help="The brokers whose reach is told: 3,4,5. If not given, the canary pod's.",
    ),
]


def impact(
    plan: Plan,
    *,
    current: RequiredCurrentFile,
    brokers: BrokersFile,
    racks: RacksFile = None,
    pods: PodsFile = None,
    half: Half = None,
    log_dirs: LogDirsFile = None,
    logs: LogsFile = None,
    groups: GroupsFile = None,
    canary_name: CanaryName = None,
    canary_interval: CanaryInterval = None,
    exposed_broker_list: ExposedBrokers = None,
    min_insync_replicas: MinInsyncReplicas = None,
    throttle: Throttle = None,
    usable_bytes: UsableFile = None,
    last_tiered: LastTiered = False,
    as_json: AsJson = False,
    everything: Everything = False,
) -> None:
    """Say what a plan costs once it runs.

    Replicas and bytes to copy and for how long at least, leaders that change, groups whose epoch is bumped (KIP-1101),
    how much of the topics a set of brokers can hurt before and after, broken isolation, and replicas that stay on the
    disks of brokers that are offline. How large replicas are, --log-dirs or --logs says. A FILE may be -, standard
    input.

    \b
    Examples:
      podstripe impact plan.json --current describe.txt --brokers brokers.txt \\
          --log-dirs log-dirs.txt --groups groups.json --throttle 10000000
      podstripe generate ... --reassignment-json | podstripe impact - ...
    \b
    A row of --logs, all but topic and partition as known:
      {"topic": "orders", "partition": 0, "logStart": 0, "localLogStart": 500,
       "logEnd": 1000, "highestRemote": 949, "localBytes": 10000,
       "segments": [[500, 9000], [950, 1000]], "writeRate": 200,
       "remote": true, "compact": false}
    """
    check_standard_input(plan, current, brokers, racks, pods, log_dirs, logs, groups, usable_bytes)
    files = {"plan": plan, "current": current, "logDirs": log_dirs, "logs": logs, "groups": groups}
    files["usableBytes"] = usable_bytes
    names = {field: name_of(path) for field, path in files.items() if path is not None}
    with working(f"weighing {name_of(plan)}"), naming(names):
        read = read_cluster(brokers, racks, pods)
        found = impact_of(
            read.brokers,
            read_text("--current", current),
            read_text("", plan),
            half=half,
            logs=None if logs is None else read_json("--logs", logs),
            log_dirs=None if log_dirs is None else read_text("--log-dirs", log_dirs),
            groups=None if groups is None else read_json("--groups", groups),
            canary=canary_rule(canary_name, canary_interval),
            exposed_brokers=exposed_broker_list,
            min_insync_replicas=min_insync_replicas,
            throttle=throttle,
            last_tiered_enabled=True if last_tiered else None,
            usable_bytes=None if usable_bytes is None else read_json("--usable-bytes", usable_bytes),
        )
    notes = (*read.notes, *found.notes)
    if as_json:
        from .remarks import say_remarks

        write_bytes(found.to_json())
        say_remarks((), notes)
    else:
        from .costs import report

        report(open_page(everything), read.brokers, found, throttle, notes)
