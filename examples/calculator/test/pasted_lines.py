"""What the page must say of pasted texts, by the Python engine: a list of {name, text} in, lines of each out.

The page's cluster and rule are KIP-1095's example. Each line is one that the page shows, in its order.
"""

import json
import sys
from typing import Any

import podstripe

BROKERS = [{"id": broker, "pod": "stable" if broker <= 3 else "canary"} for broker in range(1, 7)]
RULE: dict[str, Any] = {"canary": {"pod": "canary", "interval": 10}}
MIN_ISR = 2
SEED = 42
MOST_FINDINGS = 100


def lines_of(text: str) -> dict[str, Any]:
    """What was read, what was found, and what a plan would cost."""
    try:
        document = podstripe.parse(text)
    except podstripe.PlacementError as error:
        return {"fault": str(error)}
    said: dict[str, Any] = {
        "what": ", ".join([document.what, *counts(document, text)]),
        "notes": [note.message for note in document.notes],
    }
    plan = plan_in(document, text)
    if document.topics:
        audit = podstripe.audit(BROKERS, document.topics, min_insync_replicas=MIN_ISR, **RULE)
        said["findings"] = findings(audit.findings)
        said["proposal"] = proposal(document.topics)
    elif plan is not None:
        said["findings"] = findings(podstripe.validate(plan, brokers=BROKERS, **RULE).findings)
    return said


def findings(found: Any) -> list[str]:
    """As a list shows them."""
    return [f"{finding.severity}: {finding.message}" for finding in found][:MOST_FINDINGS]


def proposal(topics: Any) -> dict[str, Any]:
    """What `generate` proposes, or why it proposes nothing."""
    try:
        made = podstripe.generate(BROKERS, topics, seed=SEED, spread="controller", **RULE)
    except podstripe.PlacementError as error:
        return {"fault": f"No plan: {error}"}
    summary = podstripe.diff(topics, made.proposed).summary
    costs = podstripe.impact(
        BROKERS,
        topics,
        made.proposed,
        min_insync_replicas=MIN_ISR,
        groups=[{"id": topic.name, "type": "consumer", "topics": [topic.name]} for topic in topics],
        **RULE,
    )
    exposure = costs.exposure
    assert exposure is not None
    bumped = sum(group.on_start or group.on_finish for group in costs.groups)
    before, after = exposure.before, exposure.after
    return {
        "exposure": f"A bad build on the canary pod reaches {before.any_replica} of {before.partitions} partitions "
        f"now, and {after.any_replica} after this plan.",
        "numbers": [
            f"{summary.partitions_with_data_move} of {summary.partitions}",
            str(summary.replicas_added),
            str(summary.preferred_leader_changes),
            str(costs.leaders.forced_changes),
            "paste log-dirs" if costs.bytes.full_local is None else str(costs.bytes.full_local),
            f"{bumped} of {len(costs.groups)}",
        ],
        "plan": podstripe.convert(json.dumps(plan_of(made.proposed)), "reassignment"),
        "rollback": podstripe.convert(json.dumps(plan_of(made.current)), "reassignment"),
    }


def plan_of(plan: Any) -> dict[str, Any]:
    """A plan as plain data."""
    rows = [{"topic": row.topic, "partition": row.partition, "replicas": list(row.replicas)} for row in plan.partitions]
    return {"version": 1, "partitions": rows}


def plan_in(document: Any, text: str) -> Any:
    """The plan that a text holds; replicas without a topic are those of the page's topic."""
    if document.replicas is not None:
        rows = [{"topic": "orders", "partition": at, "replicas": row} for at, row in enumerate(document.replicas)]
        return {"version": 1, "partitions": rows}
    if document.proposals is not None:
        return podstripe.parse(podstripe.convert(text, "reassignment")).plan
    return document.proposed or document.plan or document.current


def counts(document: Any, text: str) -> list[str]:
    """How much of everything the text holds."""

    def counted(number: int, one: str, more: str) -> str:
        return f"{number:,} {one if number == 1 else more}"

    said = []
    brokers = document.broker_list if document.brokers is None else document.brokers
    if brokers is not None:
        said.append(counted(len(brokers), "broker", "brokers"))
    if document.broker_sets is not None:
        said.append(counted(len(document.broker_sets), "set of brokers", "sets of brokers"))
    topics = document.topics_to_move if document.topics is None else document.topics
    if topics is not None:
        said.append(counted(len(topics), "topic", "topics"))
    plan = plan_in(document, text)
    if document.topics is not None:
        partitions = sum(len(topic.partitions) for topic in document.topics)
        said.append(counted(partitions, "partition", "partitions"))
    elif plan is not None:
        rows = plan["partitions"] if isinstance(plan, dict) else plan.partitions
        said.append(counted(len(rows), "partition", "partitions"))
    if document.log_dirs is not None:
        said.append(counted(len(document.log_dirs.sizes), "replica", "replicas"))
    return said


if __name__ == "__main__":
    json.dump([lines_of(given["text"]) for given in json.load(sys.stdin)], sys.stdout)
