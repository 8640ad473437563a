"""Sets the measured times beside Kafka's own: report.py CRITERION_FOLDER JVM_FILE.

Prints nanoseconds a replica, and how many times faster that is than Kafka's core loop (`RackList`) and whole `place()`
on the JVM; of the two collectors' medians the faster one counts. Floats are fine here: this is a report, no placement.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

PARTITIONS, REPLICAS = 1_000_000, 3
TARGET_NANOSECONDS, TARGET_TIMES = 5.0, 6.0


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


def main() -> None:
    ours, theirs = native(Path(sys.argv[1])), jvm(Path(sys.argv[2]))
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
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
