"""The package's functions by the names and with the arguments that the tables of `tests/` have."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

import podstripe
from podstripe import _native


def snake(name: str) -> str:
    return re.sub("[A-Z]", lambda letter: "_" + letter.group().lower(), name)


def parts(request: dict[str, Any], *names: str) -> list[Any]:
    return [request[name] for name in names]


def by_name(name: str) -> Callable[[dict[str, Any]], Any]:
    """The function that takes a request's fields as keywords; what its keywords cannot say goes to the core's call."""
    function = getattr(podstripe, snake(name))

    def call(request: dict[str, Any]) -> Any:
        fields = {snake(field): value for field, value in request.items()}
        try:
            inspect.signature(function).bind(**fields)
        except TypeError:
            return _native.call(name, request)
        return function(**fields)

    return call
