"""Where the data of the tests lies."""

from __future__ import annotations

from pathlib import Path

import pytest

import podstripe

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture
def kip_brokers() -> list[podstripe.Broker]:
    """KIP-1095's own example: six brokers in two pods."""
    return [podstripe.Broker(id, None, "stable" if id <= 3 else "canary") for id in range(1, 7)]
