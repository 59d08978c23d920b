"""Copies of records: whatever can change changes alone, whatever cannot is shared."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct, structs

from rules.core import codec
from rules.core.copies import copied


class Flat(Struct):
    count: int = 1


class Deep(Struct):
    flats: list[Flat]


class Fixed(Struct, frozen=True):
    """Counts as what cannot change, with all that is in it."""

    items: tuple[str, ...] = ("a",)


def deep() -> Deep:
    return Deep([Flat()])


class Record(Struct):
    """A field of every sort that a state has."""

    words: list[str]
    lists: list[list[str]]
    numbers: dict[str, int]
    piles: dict[str, list[str]]
    flat: Flat
    deep: Deep
    flats: list[Flat]
    by_name: dict[str, Deep]
    maybe: Deep | None
    list_or_dict: list[list[str]] | dict[str, list[str]] | None
    anything: Any
    in_anything: dict[str, Any]


def record() -> Record:
    return Record(
        words=["a"],
        lists=[["a"]],
        numbers={"a": 1},
        piles={"a": ["b"]},
        flat=Flat(),
        deep=deep(),
        flats=[Flat()],
        by_name={"a": deep()},
        maybe=deep(),
        list_or_dict={"a": ["b"]},
        anything=[["a"], {"b": ["c"]}, deep()],
        in_anything={"a": [["b"]], "c": "d"},
    )


def shake(value: Any) -> None:
    """Change in place what lies deepest."""
    if isinstance(value, Flat):
        value.count += 1
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            shake(getattr(value, name))
    elif isinstance(value, dict | list) and (inner := [one for one in _items(value) if not isinstance(one, str | int)]):
        for one in inner:
            shake(one)
    elif isinstance(value, dict):
        value["new"] = "new"
    elif isinstance(value, list):
        value.append("new")


def _items(value: dict[str, Any] | list[Any]) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value


@pytest.mark.parametrize("field", Record.__struct_fields__)
def test_what_can_change_changes_alone(field: str) -> None:
    old = record()
    new = copied(old)
    assert new == old
    shake(getattr(new, field))
    assert old == record(), "the original stands"
    changed = [name for name in Record.__struct_fields__ if getattr(new, name) != getattr(old, name)]
    assert changed == [field]


def test_a_list_or_a_dict_is_copied_as_what_it_is() -> None:
    for held in ([["a"]], {"a": ["b"]}, None):
        old = structs.replace(record(), list_or_dict=held)
        new = copied(old)
        assert new.list_or_dict == held
        shake(new.list_or_dict)
        assert codec.encode(old) == codec.encode(structs.replace(record(), list_or_dict=held))


def test_what_may_be_missing_is_missing_in_the_copy() -> None:
    assert copied(structs.replace(record(), maybe=None)).maybe is None


def test_what_cannot_change_is_shared() -> None:
    class Sharing(Struct):
        fixed: Fixed
        fixeds: list[Fixed]
        either: Fixed | str | None
        anything: Any

    fixed = Fixed()
    new = copied(Sharing(fixed, [fixed], fixed, [fixed]))
    assert [one is fixed for one in (new.fixed, new.fixeds[0], new.either, new.anything[0])] == [True] * 4
