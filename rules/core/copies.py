"""Independent copies of records: what can change is copied, what cannot is shared.

How a record is copied follows from the types of its fields, once for each type: as with dataclasses, a function is
written and compiled, as fast as one written by hand, and no field can be forgotten in it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct, inspect

T = TypeVar("T", bound=Struct)


class _Changes(dict[type, bool]):
    """Whether values of a type can change: lists, dicts, and records that are not frozen; found once for each."""

    def __missing__(self, kind: type) -> bool:
        record = issubclass(kind, Struct) and not kind.__struct_config__.frozen
        self[kind] = found = record or issubclass(kind, list | dict)
        return found


CHANGES = _Changes()


def copied(record: T) -> T:
    """A copy that shares nothing that can change; frozen records count as what cannot, with all that is in them."""
    copy: T = copier(type(record))(record)
    return copy


def facts(record: object, *names: str) -> dict[str, Any]:
    """What some fields of a record hold, by name, for a record or a Text that tells the same; nothing is copied."""
    return {name: getattr(record, name) for name in names}


@cache
def copier(kind: type[Struct]) -> Callable[[Any], Any]:
    """The function that copies records of a type; their fields are named in its lines as they are copied."""
    names: dict[str, Any] = {"copy_of": copy_of, "CHANGES": CHANGES}
    lines = [f"    new.{name} = {copy}" for name, copy in _changing(kind, names)]
    exec("\n".join(["def copy(old):", "    new = old.__copy__()", *lines, "    return new"]), names)
    made: Callable[[Any], Any] = names["copy"]
    return made


def copy_of(value: Any) -> Any:
    """A copy of any value: of a list or a dict, of what is in it, of a record as its type says."""
    if isinstance(value, list):
        return [copy_of(item) if CHANGES[item.__class__] else item for item in value]
    if isinstance(value, dict):
        return {key: copy_of(item) if CHANGES[item.__class__] else item for key, item in value.items()}
    return copied(value) if CHANGES[value.__class__] else value


def _changing(kind: type[Struct], names: dict[str, Any]) -> list[tuple[str, str]]:
    """The fields of a record that must be copied, each with how."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    fields = [(field.name, _copy(field.type, f"old.{field.name}", names)) for field in info.fields]
    return [(name, copy) for name, copy in fields if copy != f"old.{name}"]


def _copy(kind: inspect.Type, value: str, names: dict[str, Any]) -> str:
    """The expression that copies a value of a type; the value itself where nothing in it can change."""
    match kind:
        case inspect.ListType(item_type=item):
            inner = _copy(item, "item", names)
            return f"{value}.copy()" if inner == "item" else f"[{inner} for item in {value}]"
        case inspect.DictType(value_type=item):
            inner = _copy(item, "item", names)
            # Most are empty, and nothing need be run for those.
            every = f"{{key: {inner} for key, item in {value}.items()}} if {value} else {{}}"
            return f"{value}.copy()" if inner == "item" else f"({every})"
        case inspect.StructType(cls=record) if CHANGES[record]:
            if not _changing(record, {}):
                return f"{value}.__copy__()"
            name = f"copy_{len(names)}"
            names[name] = copier(record)
            return f"{name}({value})"
        case inspect.UnionType(types=types):
            return _copy_of_any(types, value, names)
        case inspect.AnyType():
            return f"copy_of({value}) if CHANGES[{value}.__class__] else {value}"
        case _:
            return value


def _copy_of_any(types: tuple[inspect.Type, ...], value: str, names: dict[str, Any]) -> str:
    """Of one type or None; of several that could be changed by what it is."""
    changing = [kind for kind in types if _copy(kind, "item", {}) != "item"]
    if not changing:
        return value
    if len(changing) > 1:
        return f"copy_of({value})"
    return f"None if {value} is None else {_copy(changing[0], value, names)}"
