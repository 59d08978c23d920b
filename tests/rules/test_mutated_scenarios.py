"""A scenario file with a slip of the pen: it is refused, or fails, or holds; it never breaks anything."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules.games  # registers the games  # noqa: F401
from rules import scenario
from rules.core.errors import Rejected
from rules.core.text import Wording
from rules.core.types import Text

GOOD = [json.loads(path.read_text("utf-8")) for path in sorted(Path(__file__).parent.glob("*/scenarios/*.json"))]
WRONG: list[Any] = [None, True, -1, 0, 7, 10**12, 0.5, "", "x", "tile:9,9", "seat:9", [], [None], {}, {"x": 1}, [[1]]]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Ways to every value in a document, the whole left out."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from places(item, (*path, key))


def mutated(document: Any, path: tuple[Any, ...], how: str, wrong: Any) -> Any:
    """The document with one value changed, left out, said twice, or under another name."""
    other = copy.deepcopy(document)
    holder = other
    for key in path[:-1]:
        holder = holder[key]
    key = path[-1]
    if how == "replace":
        holder[key] = wrong
    elif how == "remove":
        del holder[key]
    elif isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[f"{key}x"] = holder.pop(key)
    return other


def wrong_in(document: Any) -> list[Text]:
    """Why a file cannot be played, or what does not hold."""
    try:
        return scenario.run(document).failures
    except Rejected as error:
        return [error.text]


@given(data=st.data())
def test_a_mutated_file_is_refused_or_fails_in_words(data: st.DataObject) -> None:
    document = data.draw(st.sampled_from(GOOD))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(list(places(document))))
        how, wrong = data.draw(st.sampled_from(["replace", "remove", "rename"])), data.draw(st.sampled_from(WRONG))
        document = mutated(document, path, how, wrong)
    texts = wrong_in(document)
    assert [fault for text in texts for fault in Wording().faults(text)] == []
    assert all(Wording()(text).startswith("$") for text in texts), [Wording()(text) for text in texts]


@pytest.mark.parametrize(
    ("game", "position", "words"),
    [
        ("elysium", {"players": {"1": {"gold": "many"}}}, "Expected `int`, got `str` - at `$.players[1].gold`"),
        ("elysium", {"players": {"1": {"gold": -1}}}, "a seat owns only what it may: players/1/gold is below zero"),
        ("elysium", {"players": {"1": {"glod": 1}}}, "no such member: /players/1/glod; gold is meant?"),
        ("elysium", {"players": {"0": {"domain": [{"kex": "x"}]}}}, "$.players[0].domain[0]"),
        ("elysium", {"players": {"0": {"quest": "q9"}}}, "players/0/quest: q9 is none of"),
        ("elysium", {"discard": ["zeus-9-none/1"]}, "every card lies in exactly one place"),
        ("pantheum", {"players": {"1": {"satchel": {"G": -1}}}}, "players/1/satchel is below zero"),
        ("pantheum", {"players": {"1": {"at": 3}}}, "Expected `str | null`, got `int` - at `$.players[1].at`"),
        ("pantheum", {"board": {"2,1": {"count": "x"}}}, "at `$.board[2,1].count`"),
        ("storm", {"factions": {"olympian": {"energy": "x"}}}, "at `$.factions[olympian].energy`"),
    ],
)
def test_errors_of_a_position_name_seat_and_field(game: str, position: dict[str, Any], words: str) -> None:
    with pytest.raises(Rejected) as caught:
        scenario.run({"game": game, "seats": 2, "position": position})
    assert words in Wording()(caught.value.text)


def elysium(**more: Any) -> list[str]:
    """What fails in a position of Elysium where seat 0 is to move."""
    stack = [{"at": "round", "v": {"number": 1, "seats": [1]}}, {"at": "turn", "v": {"seat": 0, "took": False}}]
    position = {"turn": 0, "order": [0, 1], "round": 1, "stack": stack, **more.pop("position", {})}
    report = scenario.run({"game": "elysium", "seats": 2, "position": position, **more})
    return [Wording()(text) for text in report.failures]


def test_citizens_of_a_position_need_no_face() -> None:
    held = [{"key": "citizen/1"}, {"key": "citizen/2"}]
    for citizens in ({}, {"citizen/1": {}, "citizen/2": {"pile": 0}}):
        position = {"players": {"0": {"domain": held}}, "citizens": citizens}
        assert elysium(position=position, expect={"/view/0/players/0/domain": {"length": 2}}) == []


def test_a_small_deck_leaves_the_rest_out() -> None:
    deck = ["zeus-1-hebe/1", "zeus-1-hebe/2"]
    agora = ["athena-1-owl/1", "athena-1-owl/2"]
    position = {"deck": deck, "agora": agora}
    assert elysium(position=position, only=["deck"], expect={"/state/deck": deck, "/view/0/deck": 2}) == []
    assert elysium(position=position, expect={"/state/deck": {"length": 103}}) == []


def test_recruits_without_claims_count_once() -> None:
    columns = {"place": ["orpheus/1"], "lock": ["helen/1"]}
    players = {"0": {"columns": columns, "recruited": ["orpheus/1", "helen/1"]}, "1": {"recruited": ["jason/1"]}}
    expected = {
        "/state/players/0/recruited": ["orpheus/1", "helen/1"],
        "/state/players/0/claims": {"length": 2},
        "/state/players/1/claims": [],
        "/state/players/1/recruited": ["jason/1"],
    }
    report = scenario.run({"game": "pantheum", "seats": 2, "position": {"players": players}, "expect": expected})
    assert [Wording()(text) for text in report.failures] == []
