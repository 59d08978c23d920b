"""What fields suggest, what is sent, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local.page.options import (
    Entry,
    Known,
    Picked,
    Refused,
    matching,
    named_values,
    next_field,
    so_far,
    split_line,
    split_values,
    suggestions,
    value_of,
    values_of,
)
from bot.local.world import CommandEntry

PEOPLE: list[dict[str, Any]] = [
    {"id": "1", "username": "theano", "global_name": "Theano"},
    {"id": "2", "username": "lykos", "global_name": None},
]
ROOMS: list[dict[str, Any]] = [
    {"id": "10", "type": 0, "name": "tables"},
    {"id": "11", "type": 11, "name": "Pantheum 17"},
]
ROLES = [{"id": "20", "name": "@everyone"}, {"id": "21", "name": "Archons"}]
KNOWN = Known(PEOPLE, ROOMS, ROLES)
COMMANDS = [CommandEntry(path, "", ()) for path in ("game create", "game browse", "game", "play", "hand")]


def option(kind: int, **more: Any) -> dict[str, Any]:
    return {"name": "x", "type": kind, **more}


def labels(rows: list[Picked]) -> list[str]:
    return [row.label for row in rows]


def test_commands_match_from_the_start_first() -> None:
    assert [entry.path for entry in matching(COMMANDS, "/ga")] == ["game create", "game browse", "game"]
    assert [entry.path for entry in matching(COMMANDS, "/crea")] == ["game create"]
    assert [entry.path for entry in matching(COMMANDS, "/game  CREATE")] == ["game create"]
    assert len(matching(COMMANDS, "/")) == 5
    assert matching(COMMANDS, "/nothing") == []


def test_a_typed_line_is_taken_apart() -> None:
    found = split_line(COMMANDS, "/game create title:Storm over Olympus players:3")
    assert found is not None
    assert found[0].path == "game create"
    fields = [{"name": "title"}, {"name": "players"}]
    assert split_values(fields, found[1]) == {"title": "Storm over Olympus", "players": "3"}
    assert split_values(fields, "pantheum") == {"title": "pantheum"}
    assert split_values([], "pantheum") == {}
    assert split_line(COMMANDS, "/play") is None
    assert split_line(COMMANDS, "/player x") is None


@pytest.mark.parametrize(
    ("spec", "typed", "expected"),
    [
        (option(3, choices=[{"name": "Live", "value": "live"}, {"name": "A day", "value": "day"}]), "li", ["Live"]),
        (option(4, choices=[{"name": "Two", "value": 2}]), "", ["Two"]),
        (option(5), "", ["Yes", "No"]),
        (option(6), "ly", ["lykos"]),
        (option(7), "", ["#tables", "#Pantheum 17"]),
        (option(7, channel_types=[0]), "", ["#tables"]),
        (option(8), "", ["@everyone", "@Archons"]),
        (option(9), "", ["Theano", "lykos", "@everyone", "@Archons"]),
        (option(4, min_value=2, max_value=4), "", ["2", "3", "4"]),
        (option(4, min_value=0, max_value=100), "", []),
        (option(4), "", []),
        (option(10, min_value=1, max_value=2), "", []),
        (option(3), "abc", []),
    ],
)
def test_suggestions(spec: dict[str, Any], typed: str, expected: list[str]) -> None:
    assert labels(suggestions(spec, typed, KNOWN)) == expected


@pytest.mark.parametrize(
    ("spec", "entry", "value"),
    [
        (option(3), "hello", "hello"),
        (option(4), "42", 42),
        (option(10), "1,5", 1.5),
        (option(10), "2", 2.0),
        (option(5), "no", False),
        (option(6), "thea", "1"),
        (option(6), "@Theano", "1"),
        (option(7), "#tables", "10"),
        (option(8), "archons", "21"),
        (option(9), Picked("lykos", "2"), "2"),
        (option(3, choices=[{"name": "Live", "value": "live"}]), "Live", "live"),
        (option(4, autocomplete=True), Picked("Seven", 7), 7),
        (option(3, autocomplete=True), "typed freely", "typed freely"),
    ],
)
def test_values(spec: dict[str, Any], entry: Entry, value: object) -> None:
    found = value_of(spec, entry, KNOWN)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("spec", "entry", "key"),
    [
        (option(4), "four", "refused-whole"),
        (option(4), "1.5", "refused-whole"),
        (option(10), "much", "refused-number"),
        (option(10), "nan", "refused-number"),
        (option(10), "inf", "refused-number"),
        (option(4, min_value=2, max_value=4), "5", "refused-range"),
        (option(4, min_value=2), "1", "refused-least"),
        (option(4, max_value=4), "5", "refused-most"),
        (option(4, min_value=2), Picked("One", 1), "refused-least"),
        (option(5), "maybe", "refused-list"),
        (option(6), "nobody", "refused-list"),
        (option(7, channel_types=[0]), "Pantheum 17", "refused-list"),
        (option(3, choices=[{"name": "Live", "value": "live"}]), "dead", "refused-list"),
        (option(3, min_length=3, max_length=5), "ab", "refused-length"),
        (option(3, max_length=5), "abcdef", "refused-length"),
        (option(11), "file.png", "refused-file"),
    ],
)
def test_refusals(spec: dict[str, Any], entry: Entry, key: str) -> None:
    with pytest.raises(Refused) as refused:
        value_of(spec, entry, KNOWN)
    assert refused.value.key == key
    assert refused.value.name == "x"


FIELDS = [
    {"name": "title", "type": 3, "required": True},
    {"name": "players", "type": 4, "required": True},
    {"name": "pace", "type": 3},
    {"name": "note", "type": 3},
]


def test_a_whole_command() -> None:
    assert values_of(FIELDS, {"title": Picked("P", "p"), "players": "3", "pace": ""}, KNOWN) == {
        "title": "p",
        "players": 3,
    }
    with pytest.raises(Refused) as missing:
        values_of(FIELDS, {"title": "p"}, KNOWN)
    assert (missing.value.name, missing.value.key) == ("players", "refused-missing")
    with pytest.raises(Refused) as file:
        values_of([{"name": "f", "type": 11, "required": True}], {}, KNOWN)
    assert file.value.key == "refused-file"


def test_a_question_carries_what_can_be_sent_and_the_focused_text() -> None:
    entries: dict[str, Entry] = {"title": Picked("Pantheum", "p"), "players": "many", "note": "n"}
    assert so_far(FIELDS, entries, KNOWN, "note") == {"title": "p", "note": "n"}
    assert so_far(FIELDS, entries, KNOWN, "title") == {"title": "Pantheum", "note": "n"}


def test_the_next_field() -> None:
    assert next_field(FIELDS, {}, "") == "title"
    assert next_field(FIELDS, {"title": "p"}, "title") == "players"
    assert next_field(FIELDS, {"title": "p", "players": "3"}, "players") == "pace"
    assert next_field(FIELDS, {"title": "p", "players": "3", "pace": "x"}, "players") is None
    assert next_field(FIELDS, {"title": "p", "players": "3", "note": "x"}, "note") is None


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("action:lock", {"action": "lock"}),
        ("action:lock match:ab12", {"action": "lock", "match": "ab12"}),
        ("match:ab12", {"match": "ab12"}),
        ("lock", {}),
        ("seat:0=2", {}),
        ("", {}),
    ],
)
def test_a_field_that_begins_with_a_field_s_name_means_that_field(typed: str, expected: dict[str, str]) -> None:
    assert named_values([{"name": "action"}, {"name": "match"}], typed) == expected
