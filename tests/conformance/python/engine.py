"""The Python engine's vector runner: the placements and reports of folders, through the package.

Prints `python: N passed, M failed` and `python digest <sha256>`, made as the Rust runner makes them. Lines of Java's
library and of other kinds are Rust's alone.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import reports

import podstripe

PLACERS = {"striped", "striped_sequence", "admin_utils", "pod"}
CODES = {
    "InvalidReplicationFactorException": "INVALID_REPLICATION_FACTOR",
    "InvalidPartitionsException": "INVALID_PARTITIONS",
    "AdminOperationException": "RACKS_INCOMPLETE",
    "IllegalStateException": "CONFLICTING_POD_RULES",
    "IllegalArgumentException": "INVALID_PARTITIONS",
}


def lines(folder: Path) -> Iterator[dict[str, Any]]:
    """All lines of `.jsonl` files and all examples of `.json` files, also in folders below: files by path."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            yield from lines(path)
        elif path.suffix == ".jsonl":
            for line in path.read_text(encoding="utf-8").split("\n"):
                if line.strip():
                    yield json.loads(line)
        elif path.suffix == ".json":
            cases = json.loads(path.read_text(encoding="utf-8"))
            lists = [cases[key] for key in sorted(cases)] if isinstance(cases, dict) else [cases]
            for each in lists:
                yield from (case for case in each if isinstance(case, dict)) if isinstance(each, list) else ()


def rule(line: dict[str, Any]) -> podstripe.Rule:
    """The public API refuses a negative interval, which the vectors have as "no rule", as 0 is."""
    if "interval" in line:
        return podstripe.Rule(line["pod"], interval=max(0, line["interval"]))
    if "range" in line:
        first, end = (max(0, id) for id in line["range"])
        # The public API refuses a range of nothing, which a vector may have.
        if first < end:
            return podstripe.Rule(line["pod"], ranges=[(first, end)])
        return podstripe.Rule(line["pod"], partitions=[])
    return podstripe.Rule(line["pod"], partitions=line["partitions"])


def answer(line: dict[str, Any]) -> podstripe.Placement:
    classic = line["placer"] == "admin_utils"
    topics = [
        podstripe.Topic(
            f"t{at}",
            call["partitions"],
            call["rf"],
            start_partition=max(0, line["start_partition_id"] if classic else call["start_partition"]),
        )
        for at, call in enumerate(line.get("calls", [line]))
    ]
    fixed = line.get("fixed_start_index", -1)
    return podstripe.place(
        line["brokers"],
        topics,
        rules=[rule(each) for each in line["rules"]] if "rules" in line else None,
        seed=line["seed"],
        algorithm="classic" if classic else "striped",
        broker_order="given",
        errors="report",
        fixed_start_index=fixed if fixed >= 0 else None,
    )


def calls(line: dict[str, Any]) -> list[dict[str, Any]]:
    result: list[dict[str, Any]] = line.get("calls", [line.get("plain", line)])
    return result


def proposal(line: dict[str, Any]) -> podstripe.Generated | None:
    """The same vector through `generate`, where Kafka's tool could be asked for it: see the Rust runner."""
    brokers = line["brokers"]
    with_rack = sum(broker["rack"] is not None for broker in brokers)
    flags = ("fenced", "inControlledShutdown", "cordoned")
    live = not any(broker.get(flag) is True for broker in brokers for flag in flags)
    whole = all(
        call.get("error") is None
        and call.get("partitions", 0) > 0
        and call.get("start_partition", 0) <= 0
        and call.get("start_partition_id", 0) <= 0
        for call in calls(line)
    )
    if not live or with_rack not in (0, len(brokers)) or not whole:
        return None
    current = [
        {
            "name": f"t{at:03}",
            "partitions": [{"partition": id, "replicas": list(range(call["rf"]))} for id in range(call["partitions"])],
        }
        for at, call in enumerate(calls(line))
    ]
    fixed = line.get("fixed_start_index", -1)
    return podstripe.generate(
        brokers,
        current,
        broker_list=[broker["id"] for broker in brokers],
        rules=[rule(each) for each in line["rules"]] if "rules" in line else None,
        seed=line["seed"],
        algorithm="classic" if line["placer"] == "admin_utils" else "striped",
        broker_order="given",
        fixed_start_index=fixed if fixed >= 0 else None,
    )


def differs(line: dict[str, Any], generated: podstripe.Generated) -> str | None:
    """What differs from the expected answers, if anything."""
    ours = [(row.topic, row.partition, list(row.replicas)) for row in generated.proposed.partitions]
    theirs = [
        (f"t{at:03}", partition, replicas)
        for at, call in enumerate(calls(line))
        for partition, replicas in enumerate(call["replicas"])
    ]
    return None if ours == theirs else f"generate: {ours} is not {theirs}"


def check(line: dict[str, Any], placed: podstripe.Placement) -> str | None:
    """What differs from the expected answers, if anything."""
    for at, expected in enumerate(calls(line)):
        name = f"t{at}"
        if (error := expected.get("error")) is not None:
            ours = placed.errors.get(name)
            if ours is None or ours.code != CODES.get(error["kind"]):
                return f"{name}: {ours!r} is not {error}"
        elif name not in placed.topics:
            return f"{name}: {placed.errors[name]}"
        elif placed.topics[name].replicas != expected["replicas"]:
            return f"{name}: {placed.topics[name].replicas} is not {expected['replicas']}"
    return None


def place(line: dict[str, Any]) -> tuple[list[str], str | None]:
    """The canonical answers, and what is wrong with them."""
    try:
        placed = answer(line)
    except podstripe.PlacementError as error:
        return [error.to_json()], f"the whole call failed: {error}"
    if (why := check(line, placed)) is not None or (generated := proposal(line)) is None:
        return [placed.to_json()], why
    return [placed.to_json(), generated.to_json()], differs(line, generated)


def main() -> int:
    passed = failed = 0
    digest = hashlib.sha256()
    for line in (line for folder in sys.argv[1:] for line in lines(Path(folder))):
        if line.get("placer") in PLACERS:
            answers, why = place(line)
        elif (checked := reports.check(line)) is not None:
            answers, why = checked
        else:
            continue
        for text in answers:
            digest.update(text.encode() + b"\n")
        if why is None:
            passed += 1
        else:
            failed += 1
            print(f"FAILED {line['id']}: {why}")
    print(f"python: {passed} passed, {failed} failed")
    print(f"python digest {digest.hexdigest()}")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
