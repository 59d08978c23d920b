"""Content packs: good records are read by type, a bad file is refused by record and field in plain words."""

from __future__ import annotations

import json
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from rules.core import packs
from rules.core.packs import BadPack
from rules.core.text import Wording


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: Annotated[int, Meta(ge=1, le=9)] = 1
    needs: Annotated[tuple[str, ...], Meta(max_length=2)] = ()


FORM = "cards/1"


def members(**more: Any) -> dict[str, Any]:
    raw = json.dumps({"format": FORM, "name": "Ours", **more}).encode()
    return packs.read_members(raw, FORM, ("cards", "boards"))


def test_records_are_read_by_their_type() -> None:
    found = members(cards=[{"id": "a-1", "cost": 3}, {"id": "B_2", "needs": ["x"]}], note="mine")
    assert packs.read_records("cards", found["cards"], Card) == (Card("a-1", 3), Card("B_2", 1, ("x",)))
    assert packs.read_record("card", {"id": "anything at all"}, Card) == Card("anything at all")
    assert packs.pack_hash(b"x") == packs.pack_hash(b"x") != packs.pack_hash(b"y")


@pytest.mark.parametrize(
    ("more", "record", "reason"),
    [
        ({"format": "cards/2"}, "format", "must be cards/1"),
        ({"name": ""}, "name", "must be a text of 1 to 60 characters"),
        ({"name": "x" * 61}, "name", "must be a text of 1 to 60 characters"),
        ({"name": "\u202e"}, "name", "must be a text of 1 to 60 characters"),
        ({"note": 3}, "note", "must be a text"),
        ({"dice": []}, "dice", "a pack has no such member"),
        ({"x" * 99: []}, "x" * 60, "a pack has no such member"),
        ({"cards": [json.loads("[" * 40 + "]" * 40)]}, "file", "is nested more than 40 deep"),
    ],
)
def test_a_file_is_refused_by_its_member(more: dict[str, Any], record: str, reason: str) -> None:
    with pytest.raises(BadPack) as refused:
        members(**more)
    assert (refused.value.record, refused.value.reason) == (record, reason)
    assert str(refused.value) == f"{record}: {reason}"
    assert Wording()(refused.value.text) == f"The content pack is wrong at {record}: {reason}"


DEEP = b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}"


@pytest.mark.parametrize("raw", [b"", b"[]", b"3", b'{"a": 1', b"\xff", DEEP])
def test_a_file_that_is_no_object_is_refused(raw: bytes) -> None:
    with pytest.raises(BadPack, match=r"^file: "):
        packs.read_members(raw, FORM, ())


def test_a_file_may_be_deep_and_its_name_long() -> None:
    assert members(cards=[json.loads("[" * 37 + "]" * 37)])["name"] == "Ours"
    assert members(name="x" * 60)["name"] == "x" * 60


@pytest.mark.parametrize("given", [None, 5, ["Ours"], {"name": "Ours"}])
def test_what_is_no_text_is_no_name(given: object) -> None:
    assert not packs.is_name(given)
    assert packs.is_name("Ours")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "cards: must be a list of records"),
        ([3], "cards 1: Expected `object`, got `int`"),
        ([{"id": "a"}, {"cost": 2}], "cards 2: Object missing required field `id`"),
        ([{"id": "a", "cost": 0}], "cards a: cost: at least 1"),
        ([{"id": "a", "cost": 10}], "cards a: cost: at most 9"),
        ([{"id": "a", "cost": "3"}], "cards a: cost: Expected `int`, got `str`"),
        ([{"id": "a", "needs": ["x", "y", "z"]}], "cards a: needs: at most 2 of them"),
        ([{"id": "a", "needs": ["x", 3]}], "cards a: needs[1]: Expected `str`, got `int`"),
        ([{"id": "a", "colour": 1}], "cards a: Object contains unknown field `colour`"),
        ([{"id": "a"}, {"id": "b"}, {"id": "a"}], "cards a: id: used twice"),
        *(
            ([{"id": ident}], "cards 1: id: 1 to 40 letters, digits, - or _, and not back")
            for ident in ("", "a b", "x" * 41, "ä")
        ),
        ([{"id": "back"}], "cards back: id: 1 to 40 letters, digits, - or _, and not back"),
    ],
)
def test_a_record_is_refused_by_its_field(given: Any, said: str) -> None:
    with pytest.raises(BadPack) as refused:
        packs.read_records("cards", given, Card, reserved="back")
    assert str(refused.value) == said
