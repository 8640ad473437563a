"""The flat buffer: the placement's own memory, without a copy."""

from __future__ import annotations

import gc

import numpy
import pytest

import podstripe
from podstripe import Broker, Topic


@pytest.fixture
def topic() -> podstripe.TopicPlacement:
    brokers = [Broker(id, f"r{id % 3}") for id in range(6)]
    return podstripe.place(brokers, [Topic("t", 100, 3)], seed=1).topics["t"]


def test_numpy_shares_the_memory(topic: podstripe.TopicPlacement) -> None:
    one, two = numpy.asarray(topic.flat), numpy.asarray(topic.flat)
    assert one.dtype == numpy.int32 and one.shape == (300,)
    assert numpy.shares_memory(one, two)
    assert not one.flags.owndata
    assert one.reshape(100, 3).tolist() == topic.replicas
    assert numpy.shares_memory(one.reshape(100, 3), two)


def test_the_memory_outlives_the_answer(topic: podstripe.TopicPlacement) -> None:
    expected = topic.replicas
    array = numpy.asarray(topic.flat).reshape(-1, 3)
    del topic
    gc.collect()
    assert array.tolist() == expected


def test_memoryview_reads_and_does_not_write(topic: podstripe.TopicPlacement) -> None:
    view = memoryview(topic.flat)
    assert (view.format, view.itemsize, view.shape, view.readonly) == ("i", 4, (300,), True)
    assert view.tolist() == [id for replicas in topic.replicas for id in replicas]
    with pytest.raises(TypeError):
        view[0] = 1
    array = numpy.asarray(topic.flat)
    with pytest.raises(ValueError):
        array[0] = 1


def test_it_is_a_sequence_too(topic: podstripe.TopicPlacement) -> None:
    assert len(topic.flat) == 300
    assert list(topic.flat) == memoryview(topic.flat).tolist()
    with pytest.raises(IndexError):
        topic.flat[300]


def test_an_empty_topic_has_an_empty_buffer() -> None:
    empty = podstripe.place([Broker(1, None)], [Topic("t", 0, 1)], seed=1).topics["t"]
    assert numpy.asarray(empty.flat).shape == (0,)
    assert empty.replicas == []
