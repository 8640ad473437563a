"""`podstripe topic-hash`."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from .. import TopicHashes, topic_hashes
from .ending import CommandError, naming
from .inputs import check_standard_input, name_of, read_cluster, read_json, read_text
from .options import AsJson, BrokersFile, Everything, GroupsFile, RacksFile, RequiredCurrentFile
from .page import open_page, write_bytes
from .progress import working

Topics = Annotated[
    list[str] | None,
    typer.Option("--topic", metavar="NAME", help="Show this topic alone. Repeat it for several; if not given, all."),
]


def topic_hash(
    *,
    current: RequiredCurrentFile,
    brokers: BrokersFile,
    racks: RacksFile = None,
    topic: Topics = None,
    groups: GroupsFile = None,
    as_json: AsJson = False,
    everything: Everything = False,
) -> None:
    """Compute Kafka's hashes of topics and groups.

    As Kafka 4.1 and later does (KIP-1101): of a topic's id, name, partitions and racks, and for a group of those of its
    topics. A group whose hash differs from the stored one has its epoch bumped. A FILE may be -, standard input.

    \b
    Examples:
      podstripe topic-hash --current describe.txt --brokers brokers.txt
      podstripe topic-hash --current describe.txt --brokers brokers.txt \\
          --topic orders --groups groups.json
    """
    check_standard_input(current, brokers, racks, groups)
    names = {"current": name_of(current)} | ({} if groups is None else {"groups": name_of(groups)})
    with working(f"hashing {name_of(current)}"), naming(names):
        read = read_cluster(brokers, racks, None)
        hashes = topic_hashes(
            read.brokers,
            read_text("--current", current),
            groups=None if groups is None else read_json("--groups", groups),
        )
    wanted = set(topic or ())
    if unknown := sorted(wanted - {row.topic for row in hashes.topics}):
        raise CommandError(f"--topic {unknown[0]}: {name_of(current)} has no such topic")
    shown = [row for row in hashes.topics if not wanted or row.topic in wanted]
    notes = (*read.notes, *hashes.notes)
    if as_json:
        from .remarks import say_remarks

        write_bytes(_json_of(hashes, wanted) if wanted else hashes.to_json())
        say_remarks((), notes)
    else:
        from .hashes import report

        report(open_page(everything), shown, hashes.groups, notes)


def _json_of(hashes: TopicHashes, wanted: set[str]) -> str:
    """The answer with only some of its topics."""
    answer = json.loads(hashes.to_json())
    answer["topics"] = [row for row in answer["topics"] if row["topic"] in wanted]
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
