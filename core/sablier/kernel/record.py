"""State records: declare the fields once, get slots, ==, fork, dump and load.

    class Player(Record):
        grain: int = 0
        cubes: list[int]

A field is an int, a str, a tuple of those, a Record, or a list of one of them; anything else is a TypeError at import.
So no hand-written copy can forget a field, a fork cannot share anything that changes, and a dump is plain JSON.
The module that declares a record starts with `from __future__ import annotations`: the metaclass reads them as text.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Callable
from typing import Any, Self, dataclass_transform

MISSING: Any = object()


class BadRecord(ValueError):
    """A dump that does not fit its record."""


class Field:
    """How one field is forked, dumped and loaded."""

    def __init__(self, name: str, kind: Any, default: Any) -> None:
        self.name, self.default = name, default
        self.many = typing.get_origin(kind) is list
        self.kind = typing.get_args(kind)[0] if self.many else kind
        self.record = isinstance(self.kind, RecordMeta)
        if not (self.record or self.kind in (int, str) or typing.get_origin(self.kind) is tuple):
            raise TypeError(f"field {name}: a record holds ints, strings, tuples, records and lists, not {kind}")

    def fork_source(self) -> str:
        if self.many:
            return f"[r.fork() for r in self.{self.name}]" if self.record else f"self.{self.name}[:]"
        return f"self.{self.name}.fork()" if self.record else f"self.{self.name}"

    def dump(self, value: Any) -> Any:
        if self.many:
            return [self.dump_one(v) for v in value]
        return self.dump_one(value)

    def dump_one(self, value: Any) -> Any:
        if self.record:
            return value.dump()
        return _listed(value) if type(value) is tuple else value

    def load(self, data: Any) -> Any:
        if self.many:
            if type(data) is not list:
                raise BadRecord(f"{self.name} is not a list")
            return [self.load_one(d) for d in data]
        return self.load_one(data)

    def load_one(self, data: Any) -> Any:
        if self.record:
            return self.kind.load(data)
        if self.kind in (int, str):
            if type(data) is not self.kind:
                raise BadRecord(f"{self.name} is not {'a number' if self.kind is int else 'a text'}")
            return data
        return _tupled(self.name, data)


def _listed(value: tuple[Any, ...]) -> list[Any]:
    return [_listed(v) if type(v) is tuple else v for v in value]


def _tupled(name: str, data: Any) -> tuple[Any, ...]:
    if type(data) is not list:
        raise BadRecord(f"{name} is not a list")
    for v in data:
        if type(v) not in (int, str, list):
            raise BadRecord(f"{name} holds something that is neither a number nor a text")
    return tuple(_tupled(name, v) if type(v) is list else v for v in data)


@dataclass_transform(kw_only_default=True)
class RecordMeta(type):
    """Turns annotations into slots and writes `fork` out field by field, which is what makes it fast."""

    _fields: tuple[Field, ...]

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> RecordMeta:
        if not bases:
            return super().__new__(mcs, name, bases, {**space, "_fields": (), "__slots__": ()})
        notes: dict[str, str] = space.get("__annotations__", {})
        if not all(type(note) is str for note in notes.values()) or not notes:
            raise TypeError(f"{name}: the module of a record needs `from __future__ import annotations`")
        scope = vars(sys.modules[space["__module__"]])
        defaults = {key: space.pop(key) for key in notes if key in space}
        fields = tuple(Field(key, eval(note, scope), defaults.get(key, MISSING)) for key, note in notes.items())
        space |= {"__slots__": tuple(notes), "_fields": fields}
        cls = super().__new__(mcs, name, bases, space)
        cls.fork = _written_fork(cls)  # type: ignore[attr-defined]
        return cls


def _written_fork(cls: RecordMeta) -> Callable[[Any], Any]:
    lines = ["def fork(self):", "    new = make(cls)"]
    lines += [f"    new.{f.name} = {f.fork_source()}" for f in cls._fields]
    space: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join([*lines, "    return new"]), space)
    return typing.cast(Callable[[Any], Any], space["fork"])


class Record(metaclass=RecordMeta):
    """A piece of state. Subclasses only declare fields; records are never subclassed further."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, **values: Any) -> None:
        for f in type(self)._fields:
            value = values.pop(f.name, f.default)
            if value is MISSING:
                raise TypeError(f"{type(self).__name__} needs {f.name}")
            setattr(self, f.name, value)
        if values:
            raise TypeError(f"{type(self).__name__} has no {', '.join(values)}")

    def fork(self) -> Self:
        """An independent copy."""
        raise TypeError("only declared records can be forked")

    def dump(self) -> dict[str, Any]:
        """The record as plain JSON data."""
        return {f.name: f.dump(getattr(self, f.name)) for f in type(self)._fields}

    @classmethod
    def load(cls, data: Any) -> Self:
        """The record a dump was made of; BadRecord if the data does not fit."""
        if type(data) is not dict or set(data) != {f.name for f in cls._fields}:
            raise BadRecord(f"these are not the fields of {cls.__name__}")
        return cls(**{f.name: f.load(data[f.name]) for f in cls._fields})

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, f.name) == getattr(other, f.name) for f in type(self)._fields
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{f.name}={getattr(self, f.name)!r}' for f in type(self)._fields)})"
