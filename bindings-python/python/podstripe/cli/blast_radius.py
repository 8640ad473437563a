"""`podstripe blast-radius`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from .. import blast_radius as count
from .ending import CommandError, naming
from .inputs import STANDARD_INPUT, check_standard_input, name_of, read_cluster, read_text
from .options import (
    AsJson,
    CanaryInterval,
    CanaryName,
    DisableRackAware,
    Everything,
    MinInsyncReplicas,
    OptionalBrokersFile,
    PodsFile,
    RacksFile,
    RequiredCurrentFile,
    canary_rule,
    integers,
    only_one_of,
)
from .page import BLANK, open_page, write_bytes
from .progress import working

Pod = Annotated[str | None, typer.Option("--pod", metavar="NAME", help="The pod that is asked about.")]
Rack = Annotated[str | None, typer.Option("--rack", metavar="NAME", help="A rack, in place of a pod.")]
BrokerList = Annotated[
    Any,
    typer.Option("--broker-list", metavar="IDS", parser=integers, help="Brokers, in place of a pod: 1,2."),
]
LogDirsFile = Annotated[
    Path | None,
    typer.Option("--log-dirs", metavar="FILE", help="What kafka-log-dirs --describe prints: bytes are counted too."),
]
Intervals = Annotated[
    Any,
    typer.Option("--intervals", metavar="N,N", parser=integers, help="The canary intervals to compare: 5,10,20."),
]
PodSizes = Annotated[
    Any,
    typer.Option("--pod-sizes", metavar="N,N", parser=integers, help="The sizes of the pod to compare: 3,6."),
]
PlotFile = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE", help="Draw the comparison into a file, as SVG.")
]


def blast_radius(
    *,
    current: RequiredCurrentFile,
    pod: Pod = None,
    rack: Rack = None,
    broker_list: BrokerList = None,
    brokers: OptionalBrokersFile = None,
    racks: RacksFile = None,
    pods: PodsFile = None,
    canary_name: CanaryName = None,
    canary_interval: CanaryInterval = None,
    disable_rack_aware: DisableRackAware = False,
    min_insync_replicas: MinInsyncReplicas = None,
    log_dirs: LogDirsFile = None,
    intervals: Intervals = None,
    pod_sizes: PodSizes = None,
    plot: PlotFile = None,
    as_json: AsJson = False,
    everything: Everything = False,
) -> None:
    """Count what a pod, a rack or some brokers can hurt.

    How many partitions have a replica there, are led there, would be offline or below min ISR without those brokers;
    the same of every pod and rack. With --brokers also how much other canary rules would expose, and what each broker
    would carry then. A FILE may be -, standard input.

    \b
    Examples:
      podstripe blast-radius --current describe.txt --broker-list 4,5,6
      podstripe blast-radius --current describe.txt --pod canary \\
          --brokers brokers.txt --pods pods.json --min-insync-replicas 2
      podstripe blast-radius --current describe.txt --brokers brokers.txt \\
          --intervals 5,10,20 --pod-sizes 3,6 --plot exposure.svg
    \b
    Exit codes: 0 done, 2 bad input.
    """
    check_standard_input(current, brokers, racks, pods, log_dirs)
    only_one_of({"--pod": pod is not None, "--rack": rack is not None, "--broker-list": broker_list is not None})
    need = {"--racks": racks, "--pods": pods, "--pod": pod, "--rack": rack}
    need |= {"--intervals": intervals, "--pod-sizes": pod_sizes, "--plot": plot}
    if brokers is None:
        for option, given in need.items():
            if given is not None:
                raise CommandError(f"{option} needs --brokers")
        if broker_list is None:
            raise CommandError("expected --broker-list, or --brokers to look at each pod and rack")
    if plot == STANDARD_INPUT:
        raise CommandError("--plot -: expected a file; standard output has the report")
    compared = plot is not None or intervals is not None or pod_sizes is not None
    with working(f"reading {name_of(current)}"), naming({"current": name_of(current)}):
        read = None if brokers is None else read_cluster(brokers, racks, pods)
        answer = count(
            read_text("--current", current),
            brokers=None if read is None else read.brokers,
            pod=pod,
            rack=rack,
            broker_ids=broker_list,
            min_insync_replicas=min_insync_replicas,
            log_dirs=None if log_dirs is None else read_text("--log-dirs", log_dirs),
            canary=canary_rule(canary_name, canary_interval),
            rack_aware=False if disable_rack_aware else None,
            what_if={"intervals": intervals, "pod_sizes": pod_sizes} if compared else None,
        )
    if plot is not None:
        from .plot_exposure import plot_exposure

        plot_exposure(answer.what_if, plot)
    notes = (*(read.notes if read else ()), *answer.notes)
    if as_json:
        from .remarks import say_remarks

        write_bytes(answer.to_json())
        say_remarks((), notes)
    else:
        from .radius_report import write_radius
        from .remarks import write_remarks

        page = open_page(everything)
        write_radius(page, answer, {canary_name} if canary_name else ())
        if notes:
            page.lines([BLANK])
        write_remarks(page, (), notes)
