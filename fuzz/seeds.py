"""Writes the texts that fuzzing starts from into fuzz/corpus/: what Kafka's tools printed, and what people pasted."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "fuzz" / "corpus"

# What Kafka 4.4's tools printed.
EXAMPLES = {
    "list-endpoints": ["list-endpoints.txt", "list-endpoints-fenced.txt"],
    "kcat": ["kcat.txt"],
    "kcat-json": ["kcat.json"],
    "describe": ["describe.txt", "describe-brokers-down.txt", "describe-reassigning.txt", "describe-under-min-isr.txt"],
    "list": ["list.txt", "list-running.txt"],
    "generate": ["generate.txt"],
    "execute": ["execute.txt", "execute-running.txt"],
    "log-dirs": ["log-dirs.txt", "log-dirs-reassigning.txt"],
}

# The field of a case's input that holds a text, by the target that reads it.
FIELDS = {"describe_text": "describe", "metadata_json": "kcat-json", "reassignment_json": "reassignment"}
CASES = {"D05": "log-dirs", "G05": "generate"}

PLAN = '{"version":1,"partitions":[{"topic":"a-b.c","partition":0,"replicas":[1,2],"log_dirs":["any","/d"]}]}'
BROKERS = [
    {"id": 1, "rack": "a", "pod": "stable", "fenced": False},
    {"id": 2, "rack": "b", "pod": "canary", "cordoned": True},
    {"id": 3, "rack": "c", "pod": "canary", "inControlledShutdown": False},
    {"id": 4, "rack": "a", "pod": "stable"},
]
CURRENT = [{"name": "t", "partitions": [{"partition": 0, "replicas": [1, 2]}, {"partition": 1, "replicas": [4, 3]}]}]
RULES = {"canary": {"pod": "canary", "interval": 2}}

# Of the kinds that neither shows.
WRITTEN = {
    "brokers": {
        "list": json.dumps(BROKERS),
        "map": '{"brokers": {"1": {"rack": "a"}, "2": {"nodeId": 2, "isFenced": true, "host": "h", "port": 9092}}}',
        "nodes": '{"nodes": [{"id": 1, "idString": "1", "host": "h", "port": 9092, "rack": null}], "clusterId": "c"}',
        "snake": '[{"node_id": 1, "rack": ""}, {"broker_id": 2, "is_fenced": false}]',
    },
    "state": {
        "list": json.dumps(CURRENT),
        "full": '{"topics":[{"name":"t","topicId":"x","configs":{"a":"b"},"partitions":[{"partition":0,"leader":1,'
        '"replicas":[1,2],"isr":[1],"elr":[],"lastKnownElr":[2],"addingReplicas":[2],"removingReplicas":[],'
        '"logDirs":["any","/d"]}]}]}',
        "client": '[{"name":"t","isInternal":false,"partitions":[{"partitionErrorCode":0,"partitionId":0,"leader":1,'
        '"replicas":[{"id":1},{"nodeId":2}],"isr":[1],"offlineReplicas":[]}]}]',
        "snake": '{"topics":[{"topic":"t","error_code":0,"partitions":[{"partition":0,"leader":1,"leader_epoch":0,'
        '"replicas":[1],"isr":[1],"offline_replicas":[]}]}],"brokers":[]}',
    },
    "reassignment": {"any": PLAN, "plain": '{"partitions":[{"topic":"t","partition":1,"replicas":[2]}]}'},
    "topics-to-move": {"two": '{"topics":[{"topic":"a"},{"topic":"b.c"}],"version":1}'},
    "broker-list": {"plain": "0,1,2", "blanks": " 5, 2147483647 ,6\n"},
    "replica-assignment": {"plain": "0:1:2,1:2:0,2:0:1", "blanks": " 0 : 1 , 1 : 0\n"},
    "broker-sets": {
        "two": '{"brokerSets":[{"brokerSetId":"stable","brokerIds":[1,2],"doc":"the \\"rest\\""},'
        '{"brokerSetId":"canary","brokerIds":[]}]}'
    },
    "proposals": {
        "answer": '{"summary":{"numReplicaMovements":2},"goalSummary":[],"version":1,"proposals":[{"topicPartition":'
        '{"hash":0,"partition":3,"topic":"a"},"oldLeader":1,"oldReplicas":[1,2],"newReplicas":[3,2]},'
        '{"topicPartition":"or-ders-12","oldLeader":-1,"oldReplicas":[],"newReplicas":[4]}]}'
    },
    "topicctl-partitions": {
        "two": '[{"topic":"b","ID":1,"leader":2,"version":1,"replicas":[2,3],"isr":[3,2],"controllerEpoch":0},'
        '{"topic":"a","ID":0,"leader":-1,"replicas":[1],"isr":[]}]'
    },
    "topicctl": {
        "static": '{"meta":{"name":"t","cluster":"c"},"spec":{"partitions":2,"replicationFactor":2,"placement":'
        '{"strategy":"static","picker":"randomized","staticAssignments":[[1,2],[2,3]]}}}'
    },
    "name-map": {
        "ids": '{"1": "stable", "4": "canary", "6": null}',
        "names": '{"stable": [1, 2, 3], "canary": [4, 5]}',
        "sets": '{"brokerSets":[{"brokerSetId":"canary","brokerIds":[4,5],"doc":"d"}]}',
    },
    "any": {
        "constraints": '{"version":2,"replicas":[{"count":2,"constraints":{"rack":"a"}}],"observers":[]}',
        "verify": "Status of partition reassignment:\nReassignment of partition t-0 is completed.\n",
    },
    "requests": {
        "place": json.dumps(
            {
                "brokers": BROKERS,
                "topics": [
                    {"name": "t", "partitions": 4, "replicationFactor": 2, "startPartition": 3},
                    {"name": "u", "totalPartitions": 4, "replicationFactor": 1},
                ],
                "canary": {"pod": "canary", "interval": 2},
                "rules": [{"pod": "blue", "ranges": [[0, 4]]}, {"pod": "green", "partitions": [5, 7]}],
                "seed": "42",
                "errors": "report",
                "rackAware": True,
                "requireRacks": False,
            }
        ),
        "classic": json.dumps(
            {
                "brokers": BROKERS,
                "topics": [{"name": "t", "partitions": 4, "replicationFactor": 2}],
                "algorithm": "classic",
                "brokerOrder": "given",
                "fixedStartIndex": 0,
                "seed": 7,
            }
        ),
        "generate": json.dumps(
            {
                "brokers": BROKERS,
                "current": CURRENT,
                "topicsToMove": ["t"],
                "brokerList": [1, 2, 3, 4],
                "replicationFactor": 2,
                "seed": 1,
                **RULES,
            }
        ),
        "diff": json.dumps({"before": CURRENT, "after": PLAN}),
        "validate": json.dumps({"plan": PLAN, "brokers": BROKERS, "current": CURRENT, **RULES}),
        "parse": json.dumps({"text": PLAN, "format": "reassignment"}),
        "convert": json.dumps({"text": PLAN, "to": "kcl", "topic": "a-b.c"}),
        "read-brokers": json.dumps(["readBrokers", json.dumps(BROKERS), {"racks": '{"1":"a"}', "pods": '{"x":[1,2]}'}]),
        "client-call": json.dumps(["toClientCall", json.loads(PLAN), "kafkajs", "createPartitions"]),
        "replica-assignment": json.dumps(["toReplicaAssignment", json.loads(PLAN), "a-b.c"]),
    },
}


def texts():
    """Each text with its target and a name."""
    for target, files in EXAMPLES.items():
        for file in files:
            yield target, Path(file).stem, (ROOT / "examples/data/kafka-4.4" / file).read_text()
    for case in sorted((ROOT / "tests/cases").glob("*.json")):
        given = json.loads(case.read_text())["input"]
        name = case.stem[:3]
        for field, target in FIELDS.items():
            if field in given:
                yield target, name, given[field]
        if name in CASES:
            yield CASES[name], name, given["text"]
        if name in ("G03", "G09"):
            for at, text in enumerate(given["variants"]):
                text = text if isinstance(text, str) else json.dumps(text)
                yield "reassignment", f"{name}-{at}", text
                yield "topics-to-move", f"{name}-{at}", text
    for target, named in WRITTEN.items():
        for name, text in named.items():
            yield target, name, text


for target, name, text in texts():
    # What a text is has to be found out by one target, from texts of all kinds.
    for folder, file in {(target, name), ("any", f"{target}-{name}" if target != "any" else name)}:
        if folder == "any" and target in ("name-map", "requests"):
            continue
        path = CORPUS / folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
