"""The names of the formats, for shells to complete and for `--help`.

The core has the same names; a test holds these against it.
"""

from __future__ import annotations

from typing import Literal

Readable = Literal[
    "brokers",
    "list-endpoints",
    "kcat",
    "kcat-json",
    "describe",
    "state",
    "list",
    "reassignment",
    "generate",
    "execute",
    "topics-to-move",
    "broker-list",
    "replica-assignment",
    "log-dirs",
    "broker-sets",
    "proposals",
    "topicctl-partitions",
    "topicctl",
]
Writable = Literal[
    "brokers",
    "describe",
    "state",
    "reassignment",
    "generate",
    "topics-to-move",
    "broker-list",
    "replica-assignment",
    "log-dirs",
    "broker-sets",
    "proposals",
    "topicctl",
    "kcl",
    "rpk",
    "kafkactl",
]
