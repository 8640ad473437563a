"""One vector or worked answer of a report: made into requests, asked, compared, as the Rust runner does it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from podstripe import PlacementError, _native

Check = Callable[[dict[str, Any]], str | None]
Question = tuple[str, dict[str, Any], Check]
"""A call, its request, and what is wrong with its answer."""


def check(line: dict[str, Any]) -> tuple[list[str], str | None] | None:
    """The canonical answers, and what is wrong with the first bad one; nothing for a line of another kind."""
    answers: list[str] = []
    asked = questions(line)
    if not asked:
        return None
    for name, request, fault in asked:
        try:
            answer = _native.call(name, request)
        except PlacementError as error:
            answer = error.to_json()
        answers.append(answer)
        if (why := fault(json.loads(answer))) is not None:
            return answers, f"{name}: {why}"
    return answers, None


def questions(line: dict[str, Any]) -> list[Question]:
    given = line.get("input") if isinstance(line.get("input"), dict) else {}
    assert isinstance(given, dict)
    if "partition_racks" in line:
        request = {"topicId": line["topic_id"], "name": line["name"], "partitionRacks": line["partition_racks"]}
        return [("topicHash", request, lambda ours: same("hash", ours.get("hash"), line["topic_hash"]))]
    if "topic_hashes" in line:
        request = {"topicHashes": line["topic_hashes"], "missingTopics": line["missing_topics"]}
        return [("groupHash", request, lambda ours: same("hash", ours.get("hash"), line["group_hash"]))]
    if "during" in line:
        return list(transition(line))
    name, request = asked_of(given)
    return [] if name is None else [(name, request, lambda ours: stated(ours, line))]


def asked_of(given: dict[str, Any]) -> tuple[str | None, dict[str, Any]]:
    if "plan" in given:
        return "impact", impact(given)
    if "moves" in given:
        return "copyTime", given
    if "follower_log_end" in given:
        return "followerStart", given
    if "topics" in given:
        rest = {key: value for key, value in given.items() if key not in ("topics", "brokers")}
        return "findStrays", {**rest, "current": given["topics"], "logDirs": given["brokers"]}
    return None, {}


def transition(line: dict[str, Any]) -> Iterator[Question]:
    """A plan's three states, each hashed; and the plan."""
    brokers = [{"id": int(id), "rack": rack} for id, rack in line["brokers"].items()]

    def state(key: str) -> list[dict[str, Any]]:
        partitions = [{"partition": id, "replicas": replicas} for id, replicas in enumerate(line[key])]
        return [{"name": line["name"], "topicId": line["topic_id"], "partitions": partitions}]

    def hashed(when: str) -> Check:
        return lambda ours: same("hash", ours["topics"][0]["hash"] if "topics" in ours else ours, line["hash"][when])

    for key, when in (("current", "before"), ("during", "during"), ("target", "after")):
        yield "topicHashes", {"brokers": brokers, "current": state(key)}, hashed(when)
    # A plan that adds partitions, or goes to a broker that is not registered, is refused.
    all_there = all(str(broker) in line["brokers"] for replicas in line["target"] for broker in replicas)
    if all_there and len(line["current"]) == len(line["target"]):
        rows = [
            {"topic": line["name"], "partition": id, "replicas": replicas} for id, replicas in enumerate(line["target"])
        ]
        plan = {"version": 1, "partitions": rows}
        yield "impact", {"brokers": brokers, "current": state("current"), "plan": plan}, lambda ours: hashes(ours, line)


def hashes(ours: dict[str, Any], line: dict[str, Any]) -> str | None:
    match ours.get("hashes"):
        case [topic]:
            return same("hashes", topic, line["hash"])
        case []:
            return None if len(set(line["hash"].values())) == 1 else f"no hash changes, but {line['hash']}"
    return f"{ours} is not one topic's change"


def impact(given: dict[str, Any]) -> dict[str, Any]:
    state = {"replicas", "leader", "isr", "adding", "removing"}
    logs = [
        {"topic": topic["name"], **{key: value for key, value in partition.items() if key not in state}}
        for topic in given["topics"]
        for partition in topic["partitions"]
    ]
    brokers = [
        {"fenced": not broker["online"], **{key: value for key, value in broker.items() if key != "online"}}
        if "online" in broker
        else broker
        for broker in given["brokers"]
    ]
    rest = {key: value for key, value in given.items() if key != "topics"}
    return {**rest, "brokers": brokers, "current": given["topics"], "logs": logs}


def stated(ours: dict[str, Any], line: dict[str, Any]) -> str | None:
    error = line.get("error")
    if error is None:
        return ours["message"] if "code" in ours else same("answer", ours, line["output"])
    fields = all(error[key] == ours.get(key) for key in ("broker", "topic", "partition") if key in error)
    shown = error.get("value", "") in ours.get("message", "")
    return None if ours.get("code") == error["code"].upper() and fields and shown else f"{ours} is not {error}"


def same(path: str, ours: Any, theirs: Any) -> str | None:
    """Whether all that is stated is there: names in camelCase, wide numbers as text, pairs as objects."""
    equal = ours == theirs and isinstance(ours, bool) == isinstance(theirs, bool)
    if isinstance(ours, list) and isinstance(theirs, dict):
        rates = {f"{rate['direction']}:{rate['broker']}": rate["seconds"] for rate in ours}
        return members(path, rates, theirs, str)
    if isinstance(ours, dict) and isinstance(theirs, dict):
        if all(key.isdigit() for key in theirs) and len(ours) != len(theirs):
            return f"{path}: {ours} is not {theirs}"
        return members(path, ours, theirs, camel_case)
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return next((why for each in zip(ours, theirs, strict=True) if (why := same(path, *each)) is not None), None)
    if isinstance(ours, dict) and isinstance(theirs, list):
        pairs = zip(("topic", "partition", "broker"), theirs, strict=False)
        equal = all(ours.get(key) == value for key, value in pairs)
    elif isinstance(ours, str) and isinstance(theirs, int):
        equal = ours == str(theirs)
    return None if equal else f"{path}: {ours} is not {theirs}"


def members(path: str, ours: dict[str, Any], theirs: dict[str, Any], name: Callable[[str], str]) -> str | None:
    for key, value in theirs.items():
        if name(key) not in ours:
            return f"{path}.{key}: missing"
        if (why := same(f"{path}.{key}", ours[name(key)], value)) is not None:
            return why
    return None


def camel_case(name: str) -> str:
    first, *words = name.split("_")
    return first + "".join(word.capitalize() for word in words)
