"""`podstripe audit`."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import audit as look_over
from .ending import FOUND, naming
from .inputs import check_standard_input, name_of, read_cluster, read_text
from .options import (
    AsJson,
    BrokersFile,
    CanaryInterval,
    CanaryName,
    DisableRackAware,
    Everything,
    MinInsyncReplicas,
    PodsFile,
    RacksFile,
    RequiredCurrentFile,
    canary_rule,
    integer,
)
from .page import BLANK, open_page, write_bytes
from .progress import working

ReplicationFactor = Annotated[
    int | None,
    typer.Option(
        "--replication-factor", metavar="N", parser=integer, help="How many replicas every topic should have."
    ),
]


def audit(
    *,
    brokers: BrokersFile,
    racks: RacksFile = None,
    pods: PodsFile = None,
    current: RequiredCurrentFile,
    canary_name: CanaryName = None,
    canary_interval: CanaryInterval = None,
    disable_rack_aware: DisableRackAware = False,
    min_insync_replicas: MinInsyncReplicas = None,
    replication_factor: ReplicationFactor = None,
    as_json: AsJson = False,
    everything: Everything = False,
) -> int:
    """Look a running cluster over.

    Whether partitions stay where the canary rule has them, what is offline, under min ISR or under-replicated, what
    lies in too few racks, which brokers lead or carry too much. A FILE may be -, standard input.

    \b
    Examples:
      podstripe audit --brokers brokers.txt --current describe.txt
      podstripe audit --brokers brokers.txt --current describe.txt \\
          --pods pods.json --canary-name canary --canary-interval 10
      kafka-topics.sh --describe ... | podstripe audit --current - \\
          --brokers brokers.txt --min-insync-replicas 2
    \b
    Exit codes: 0 fine, 1 errors or warnings, 2 bad input.
    """
    check_standard_input(brokers, racks, pods, current)
    with working(f"checking {name_of(current)}"), naming({"current": name_of(current)}):
        read = read_cluster(brokers, racks, pods)
        audited = look_over(
            read.brokers,
            read_text("--current", current),
            canary=canary_rule(canary_name, canary_interval),
            rack_aware=False if disable_rack_aware else None,
            min_insync_replicas=min_insync_replicas,
            replication_factor=replication_factor,
        )
    notes = (*read.notes, *audited.notes)
    if as_json:
        from .remarks import say_remarks

        write_bytes(audited.to_json())
        say_remarks((), notes)
    else:
        from .audit_report import write_audit
        from .remarks import write_remarks

        page = open_page(everything)
        write_audit(page, audited, read.brokers, {canary_name} if canary_name else set())
        if notes:
            page.lines([BLANK])
        write_remarks(page, (), notes)
    return 0 if audited.verdict == "fine" else FOUND
