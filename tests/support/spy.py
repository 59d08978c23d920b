"""A state that writes down what is read from it.

`spied(state)` is a copy made of recording records, lists and dicts. Reading a plain value from it (not just its
container, nor a length) is written down as a path of names, indexes and keys.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from rules.core import codec

Path = tuple[str, ...]

_places: dict[int, tuple[Path, set[Path]]] = {}
"""Where a recording record stands, and where to write what is read from it, by its id."""


class SpyList(list[Any]):
    """Writes down every element that is looked at."""

    def __init__(self, items: list[Any], path: Path, reads: set[Path]) -> None:
        super().__init__(items)
        self.path = path
        self.reads = reads

    def _note(self, index: int) -> Any:
        value = super().__getitem__(index)
        if not _is_spy(value):
            self.reads.add((*self.path, str(index % len(self))))
        return value

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._note(n) for n in range(*index.indices(len(self)))]
        return self._note(index)

    def __iter__(self) -> Iterator[Any]:
        return (self._note(n) for n in range(len(self)))

    def __reversed__(self) -> Iterator[Any]:
        return (self._note(n) for n in reversed(range(len(self))))

    def __contains__(self, item: object) -> bool:
        return item in list(self)

    def __eq__(self, other: object) -> bool:
        return list(self) == other

    def __ne__(self, other: object) -> bool:
        return list(self) != other

    def __add__(self, other: Any) -> Any:
        return list(self) + list(other)

    def __radd__(self, other: Any) -> Any:
        return list(other) + list(self)

    def copy(self) -> list[Any]:
        return list(self)

    def index(self, *args: Any) -> int:
        return list(self).index(*args)

    def count(self, value: Any) -> int:
        return list(self).count(value)

    __hash__ = None


class SpyDict(dict[Any, Any]):
    """Writes down every value that is looked at; keys are free, as in a public list of names."""

    def __init__(self, items: dict[Any, Any], path: Path, reads: set[Path]) -> None:
        super().__init__(items)
        self.path = path
        self.reads = reads

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        if not _is_spy(value):
            self.reads.add((*self.path, str(key)))
        return value

    def __iter__(self) -> Iterator[Any]:
        return super().__iter__()

    def get(self, key: Any, default: Any = None) -> Any:
        try:
            return self[key]
        except KeyError:
            return default

    def values(self) -> Any:
        return [self[key] for key in self]

    def items(self) -> Any:
        return [(key, self[key]) for key in self]

    def copy(self) -> dict[Any, Any]:
        return dict(self.items())

    def __or__(self, other: Any) -> Any:
        return dict(self.items()) | dict(other)

    def __eq__(self, other: object) -> bool:
        return dict(self.items()) == other

    def __ne__(self, other: object) -> bool:
        return dict(self.items()) != other

    __hash__ = None


@cache
def _recording(kind: type[Struct]) -> type[Struct]:
    """A subclass of a record type that writes down which fields are read."""
    names = frozenset(kind.__struct_fields__)

    def read(self: Struct, name: str) -> Any:
        value = object.__getattribute__(self, name)
        if name in names and not _is_spy(value) and id(self) in _places:
            path, reads = _places[id(self)]
            reads.add((*path, name))
        return value

    meta: Any = type(kind)
    recording: type[Struct] = meta(f"Spy{kind.__name__}", (kind,), {"__getattribute__": read, "__module__": __name__})
    return recording


def _is_spy(value: object) -> bool:
    return isinstance(value, SpyList | SpyDict) or id(value) in _places


def spied(value: Any, reads: set[Path], path: Path = ()) -> Any:
    """A recording copy; what is read from it goes into `reads`. Use `forget` when done."""
    if isinstance(value, Struct):
        names = value.__struct_fields__
        fields = {name: spied(getattr(value, name), reads, (*path, name)) for name in names}
        copy = _recording(type(value))(**fields)
        _places[id(copy)] = (path, reads)
        return copy
    if isinstance(value, list):
        return SpyList([spied(item, reads, (*path, str(n))) for n, item in enumerate(value)], path, reads)
    if isinstance(value, dict):
        return SpyDict({key: spied(item, reads, (*path, str(key))) for key, item in value.items()}, path, reads)
    return value


def forget() -> None:
    """Let go of the copies made so far."""
    _places.clear()


def shared(value: Any, path: Path = ()) -> list[Path]:
    """Where a record holds a recording container of the state instead of a copy; a frozen one may be held."""
    frozen = isinstance(value, Struct) and value.__struct_config__.frozen
    if _is_spy(value) and not frozen:
        return [path]
    if isinstance(value, Struct):
        return [at for name in value.__struct_fields__ for at in shared(getattr(value, name), (*path, name))]
    if isinstance(value, list | tuple):
        return [at for n, item in enumerate(value) for at in shared(item, (*path, str(n)))]
    if isinstance(value, dict):
        return [at for key, item in value.items() for at in shared(item, (*path, str(key)))]
    return []


def leaves(value: Any) -> dict[Path, Any]:
    """All plain values of a state, by path."""
    found: dict[Path, Any] = {}

    def walk(item: Any, path: Path) -> None:
        if isinstance(item, dict):
            for key, inner in item.items():
                walk(inner, (*path, str(key)))
        elif isinstance(item, list):
            for n, inner in enumerate(item):
                walk(inner, (*path, str(n)))
        else:
            found[path] = item

    walk(msgspec.json.decode(codec.encode(value)), ())
    return found


def differing(one: Any, other: Any) -> set[Path]:
    """Paths of the plain values in which two states differ."""
    left, right = leaves(one), leaves(other)
    return {path for path in left.keys() | right.keys() if left.get(path, ...) != right.get(path, ...)}
