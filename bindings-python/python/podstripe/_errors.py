"""The exception tree. Every error of the library is a `PlacementError`, which is a `ValueError`."""

from __future__ import annotations

import json
from typing import Any


class PlacementError(ValueError):
    """Why a call did nothing. Branch on the class or on `code`; show `str(error)` to a person."""

    def __init__(self, details: str) -> None:
        super().__init__(details)
        self._details: dict[str, Any] = json.loads(details)

    def __str__(self) -> str:
        return str(self._details["message"])

    @property
    def code(self) -> str:
        """The code, in Kafka's spelling: `INVALID_REPLICATION_FACTOR`."""
        return str(self._details["code"])

    @property
    def kafka_code(self) -> int | None:
        """The number of this error in Kafka's protocol, where it has one."""
        return self._details.get("kafkaCode")

    @property
    def field(self) -> str | None:
        """The path of the field that the error is about: `topics[0].partitions`."""
        return self._details.get("field")

    @property
    def value(self) -> str | None:
        """The offending value, as JSON would show it."""
        return self._details.get("value")

    @property
    def topic(self) -> str | None:
        """The topic that the error is about."""
        return self._details.get("topic")

    @property
    def pods(self) -> tuple[str, ...]:
        """The pods involved."""
        return tuple(self._details.get("pods", ()))

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers involved, by name: `replicationFactor`, `brokers`, `partition`, `line`."""
        return {name: value for name, value in self._details.items() if isinstance(value, int) and name != "kafkaCode"}

    def to_json(self) -> str:
        """The error as one JSON object, the same bytes from every engine."""
        return str(self.args[0])


class InvalidRequestError(PlacementError):
    """A field is missing, unknown, given twice, of the wrong type or out of range."""


class InvalidTopicError(PlacementError):
    """A topic's name is not one that Kafka accepts."""


class UnknownTopicOrPartitionError(PlacementError):
    """A topic is named that the current assignment does not have."""


class InvalidPartitionsError(PlacementError):
    """A number of partitions that no topic can have or grow to."""


class InvalidReplicationFactorError(PlacementError):
    """The replication factor is not positive, or the eligible brokers cannot hold it."""


class InvalidConfigError(PlacementError):
    """A rule that cannot be: a negative interval, say."""


class BrokerIdNotRegisteredError(PlacementError):
    """A broker is named that the cluster does not have."""


class ConflictingPodRulesError(PlacementError):
    """One partition matches the rules of two pods."""


class RacksUnknownError(PlacementError):
    """The input cannot carry racks, and racks were required."""


class RacksIncompleteError(PlacementError):
    """Some brokers have a rack and some do not, where Kafka wants all or none."""


class ParseError(PlacementError):
    """Text that cannot be read; `numbers` has the line and, for JSON, the column."""


class UnexpectedFormatError(PlacementError):
    """Text that is another kind of file than the one asked for."""


class LimitExceededError(PlacementError):
    """Larger than the stated limit. Nothing was allocated."""


class EmptyMetadataError(PlacementError):
    """Full metadata without a topic would call every replica stray."""


class BadPartitionNameError(PlacementError):
    """A log that is not called `topic-partition`."""


class BadDirNameError(PlacementError):
    """A log's directory whose name Kafka would not load."""


class NegativeSizeError(PlacementError):
    """A size below zero."""


class DuplicateTopicError(PlacementError):
    """A topic stands twice."""


class DuplicateTopicIdError(PlacementError):
    """Two topics have one id."""


class DuplicateLogError(PlacementError):
    """A broker has two logs of one partition, and nothing says which is the right one."""


class NegativeOffsetError(PlacementError):
    """An offset below zero."""


class OffsetsOutOfOrderError(PlacementError):
    """A log's start, local start and end do not follow one another."""


class LocalStartWithoutTieringError(PlacementError):
    """A local log starts later than the log, though nothing of it is tiered."""


class RemoteBeyondLogEndError(PlacementError):
    """The highest tiered offset is not below the log's end."""


class ReassignmentInProgressError(PlacementError):
    """A partition of the plan is being reassigned already, and what it is to become is not known."""


class PartitionIdsNotContiguousError(PlacementError):
    """A topic's partitions are not numbered 0, 1, 2 and so on."""


class InternalError(PlacementError):
    """A bug in podstripe. Please report it."""
