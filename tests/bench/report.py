"""Sets the measured times beside Kafka's own, and each engine's beside native: report.py CRITERION JVM ENGINES.

Prints nanoseconds a replica, and how many times faster that is than Kafka's core loop (`RackList`) and whole `place()`
on the JVM; of the two collectors' medians the faster one counts. Then how the reports grow. Floats are
fine here: this is a report, no placement.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

PARTITIONS, REPLICAS = 1_000_000, 3
TARGET_NANOSECONDS, TARGET_TIMES = 5.0, 6.0
TARGET_REPORT_MS = 1000.0


def native(folder: Path) -> dict[str, float]:
    """Median nanoseconds a replica of each benchmark."""
    found = {}
    for file in sorted(folder.glob("place/*/new/estimates.json")):
        name = json.loads((file.parent / "benchmark.json").read_text())["function_id"]
        found[name] = json.loads(file.read_text())["median"]["point_estimate"] / (PARTITIONS * REPLICAS)
    return found


def jvm(file: Path) -> dict[tuple[str, str], float]:
    """Of both collectors, the faster median: (what, racks) -> nanoseconds a replica."""
    found: dict[tuple[str, str], float] = {}
    for what, racks, time in re.findall(
        r"^jvm (racklist|place) racks=(\d+) ns_per_replica=([\d.]+)",
        file.read_text(),
        re.M,
    ):
        found[what, racks] = min(float(time), found.get((what, racks), float("inf")))
    return found


def beside_kafka(ours: dict[str, float], theirs: dict[tuple[str, str], float]) -> Table:
    table = Table(title="1,000,000 partitions x RF 3 on 1,000 brokers, ns a replica (medians, one run)")
    for column in (
        "case",
        "podstripe",
        "JVM RackList",
        "times",
        "JVM place()",
        "times",
        "target",
    ):
        table.add_column(column, justify="left" if column in ("case", "target") else "right")
    for name, time in ours.items():
        racks = name.split()[0].removeprefix("racks=")
        loop, whole = theirs["racklist", racks], theirs["place", racks]
        plain = "interval" not in name
        met = time <= TARGET_NANOSECONDS and loop / time >= TARGET_TIMES
        target = ("met" if met else f"missed: <= {TARGET_NANOSECONDS} ns, >= {TARGET_TIMES} x") if plain else ""
        # Kafka's loop knows no pods: beside a canary rule it is only a measure of scale.
        table.add_row(
            name,
            f"{time:.1f}",
            f"{loop:.1f}",
            f"{loop / time:.1f}",
            f"{whole:.1f}",
            f"{whole / time:.1f}",
            target,
        )
    return table


def beside_native(ours: dict[str, float], lines: list[dict[str, Any]]) -> Table:
    """How many times native's time each engine takes, request and flat buffer included."""
    table = Table(title="The same through each engine, as a ratio to native (medians, the same run)")
    engines = list(dict.fromkeys(line["engine"] for line in lines))
    for column in ("case", *engines):
        table.add_column(column, justify="left" if column == "case" else "right")
    for name, time in ours.items():
        native_ms = time * PARTITIONS * REPLICAS / 1e6
        ratios = {line["engine"]: line["ms"] / native_ms for line in lines if line["case"] == name}
        table.add_row(name, *(f"{ratios[engine]:.2f}" for engine in engines))
    ready = {line["engine"]: f"{line['ms']:.1f} ms" for line in lines if line["case"] == "ready"}
    table.add_row("ready after", *(ready.get(engine, "") for engine in engines))
    return table


def growth(folder: Path) -> Table:
    """How the whole call of each report grows with the cluster: request read, answer written."""
    times: dict[str, dict[int, float]] = {}
    for file in sorted(folder.glob("reports/*/*/new/estimates.json")):
        name, partitions = file.parts[-4], int(file.parts[-3])
        times.setdefault(name, {})[partitions] = json.loads(file.read_text())["median"]["point_estimate"] / 1e6
    sizes = sorted({size for each in times.values() for size in each})
    table = Table(title="Reports over partitions x RF 3 on 1,000 brokers, ms a call (medians, the same run)")
    for column in ("call", *(f"{size:,}" for size in sizes), "ns a partition, first -> last", "target"):
        table.add_column(column, justify="left" if column in ("call", "target") else "right")
    for name, each in times.items():
        first, last = (each[size] * 1e6 / size for size in (sizes[0], sizes[-1]))
        target = "met" if each[sizes[-1]] < TARGET_REPORT_MS else f"missed: < {TARGET_REPORT_MS:.0f} ms"
        table.add_row(name, *(f"{each[size]:.1f}" for size in sizes), f"{first:.0f} -> {last:.0f}", target)
    return table


def main() -> None:
    criterion, jvm_file, engines = map(Path, sys.argv[1:])
    ours = native(criterion)
    console = Console(width=110)
    console.print(beside_kafka(ours, jvm(jvm_file)))
    console.print(beside_native(ours, [json.loads(line) for line in engines.read_text().splitlines()]))
    console.print(growth(criterion))


if __name__ == "__main__":
    main()
