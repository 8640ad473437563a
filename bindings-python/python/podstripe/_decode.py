"""Answers of the core, which are JSON, as dataclasses."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints


class Answer:
    """An answer of the core's."""

    _json: str

    def to_json(self) -> str:
        """The whole answer as JSON, the same bytes from every engine."""
        return self._json


AnswerType = TypeVar("AnswerType", bound=Answer)
Decoder = Callable[[Any], Any]


def decode(cls: type[AnswerType], text: str) -> AnswerType:
    """JSON text as an instance of a dataclass: keys in camelCase or as they are, lists as tuples."""
    hint: Any = cls
    answer: AnswerType = _decoder(hint)(json.loads(text))
    # The classes are frozen for their users.
    object.__setattr__(answer, "_json", text)
    return answer


@cache
def _decoder(hint: Any) -> Decoder:
    if is_dataclass(hint):
        return _of_dataclass(hint)
    parts = [part for part in get_args(hint) if part not in (NoneType, Ellipsis)]
    decoders = {decoder for decoder in map(_decoder, parts) if decoder is not _same}
    if get_origin(hint) is tuple:
        return _of_tuple(decoders.pop()) if decoders else tuple
    if get_origin(hint) is dict:
        key, value = map(_decoder, get_args(hint))
        return _of_dict(key, value) if decoders else _same
    if decoders:
        return _of_optional(decoders.pop())
    # 64 bits, which JSON cannot carry, come as text.
    return int if hint is int else _same


def _same(value: Any) -> Any:
    return value


def _of_tuple(item: Decoder) -> Decoder:
    return lambda values: tuple(map(item, values))


def _of_dict(key: Decoder, value: Decoder) -> Decoder:
    return lambda values: {key(name): value(item) for name, item in values.items()}


def _of_optional(decoder: Decoder) -> Decoder:
    return lambda value: None if value is None else decoder(value)


def _of_dataclass(cls: Any) -> Decoder:
    hints = get_type_hints(cls)
    read = {}
    for field in fields(cls):
        read[_camel(field.name)] = read[field.name] = (field.name, _decoder(hints[field.name]))

    def decoded(values: dict[str, Any]) -> Any:
        arguments = {}
        for key, value in values.items():
            name, decoder = read[key]
            arguments[name] = decoder(value)
        return cls(**arguments)

    return decoded


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(part.capitalize() for part in others)
