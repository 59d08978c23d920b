"""Content packs: a good one is played and named in the match; a bad one is refused, naming record and field."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from rules.core import codec
from rules.core.errors import BadPosition
from rules.core.recorder import Recorder
from rules.core.text import Wording
from rules.core.types import SPECTATOR, Setup
from rules.games.elysium.content import HOUSE, content_of
from rules.games.elysium.game import Elysium
from rules.games.elysium.pack import BadPack, pack_hash, read_pack
from tests.rules.elysium.table import GAME, start
from tests.support.play import play_randomly

HOUSE_FILE: dict[str, Any] = json.loads(files("rules.games.elysium").joinpath("data.json").read_text("utf-8"))


def pack(**changes: Any) -> dict[str, Any]:
    """The house list as a pack, with changes."""
    members = {name: HOUSE_FILE[name] for name in ("format", "designs", "quests", "pediment", "bonuses")}
    return {"name": "printed", **json.loads(json.dumps(members)), **changes}


def raw(members: dict[str, Any]) -> bytes:
    return json.dumps(members).encode()


def with_card(ident: str, **changes: Any) -> dict[str, Any]:
    members = pack()
    card = next(card for card in members["designs"] if card["id"] == ident)
    card.update(changes)
    return members


def test_a_pack_is_played_and_its_hash_is_in_the_match() -> None:
    members = with_card("zeus-1-ganymede", name="Cupbearer", steps=[{"op": "gain", "what": "vp", "n": 7}])
    text = raw(members)
    content = read_pack(text)
    game = Elysium([content])
    recorder = Recorder(game, Setup("elysium", 2, "pack"))
    state = recorder.state
    assert state.pack == pack_hash(text) == content.key
    assert content_of(state.pack) is content
    stored = codec.decode_state(game, codec.encode(state))
    assert codec.encode(stored) == codec.encode(state)
    found = {component.id: component for component in game.components()}["zeus-1-ganymede"]
    words = Wording()
    assert (words(found.name), words(found.text)) == ("Cupbearer", "Gain 7 VP.")
    assert game.view(state, SPECTATOR).pack == content.key
    play_randomly(recorder, "p")
    assert recorder.state.outcome is not None


def summaries(game: Elysium) -> dict[str, str]:
    words = Wording()
    return {topic.key: words(topic.body) for topic in game.topics()}


def test_topics_speak_from_the_list_of_a_match_or_the_usual_one() -> None:
    members = pack(bonuses={"family": [8, 3], "level": [4, 6, 9]})
    for quest in members["quests"]:
        quest["incomplete"] = {"gold": 2, "vp": 0, "transfers": 3}
    first = read_pack(raw(members))
    members["quests"][0]["incomplete"] = {"gold": 0, "vp": 1, "transfers": 1}
    second = read_pack(raw({**members, "bonuses": {"family": [9, 4], "level": [1, 2, 3]}}))
    game = Elysium([first, second])
    house, printed = summaries(game.played({"cards": "house"})), summaries(game.played({"cards": first.key}))
    assert "worth 5 VP, the second one worth 2." in house["bonuses"]
    assert "(3, 4, 5 VP)" in house["bonuses"]
    assert "Incomplete side: 1 Gold, 1 transfer, and a late" in house["quests"]
    assert "worth 8 VP, the second one worth 3." in printed["bonuses"]
    assert "(4, 6, 9 VP)" in printed["bonuses"]
    assert "Incomplete side: 2 Gold, 3 transfers, and a late" in printed["quests"]
    for usual in (game, game.played({}), game.played({"cards": second.key})):
        assert "worth 9 VP, the second one worth 4." in summaries(usual)["bonuses"]
        assert "side: 0 to 2 Gold, 0 to 1 VP, 1 to 3 transfers, and a late" in summaries(usual)["quests"]
    assert summaries(Elysium()) == house == summaries(Elysium([first]).played({"cards": "house"}))


def test_cards_are_told_from_the_list_of_a_match() -> None:
    content = read_pack(raw(with_card("zeus-1-ganymede", name="Cupbearer")))
    game = Elysium([content])
    names = [
        Wording()(next(card.name for card in one.components() if card.id == "zeus-1-ganymede"))
        for one in (game, game.played({"cards": "house"}), game.played({"cards": content.key}))
    ]
    assert names == ["Cupbearer", "Ganymede", "Cupbearer"]
    with pytest.raises(BadPosition):
        game.played({"cards": "0123456789abcdef"})


def test_house_matches_name_the_house_list() -> None:
    assert start(2).pack == "house"
    assert GAME.components()


def test_a_match_without_its_pack_says_which_is_missing() -> None:
    with pytest.raises(BadPosition) as refused:
        content_of("0123456789abcdef")
    assert "0123456789ab" in Wording()(refused.value.text)


def test_what_a_pack_leaves_out_stays_as_it_is() -> None:
    members = {name: value for name, value in pack().items() if name in ("format", "name", "designs")}
    content = read_pack(raw(members))
    assert (content.quests, content.pediment, content.bonuses) == (HOUSE.quests, HOUSE.pediment, HOUSE.bonuses)


def _doubled() -> dict[str, Any]:
    members = pack()
    members["designs"].append(members["designs"][0])
    return members


def _quest(**changes: Any) -> dict[str, Any]:
    members = pack()
    members["quests"][0].update(changes)
    return members


def _gaining(n: object) -> dict[str, Any]:
    return with_card("zeus-1-hebe", steps=[{"op": "gain", "what": "vp", "n": n}])


def _paying(n: object) -> dict[str, Any]:
    return with_card("zeus-1-hebe", cost=[{"op": "pay", "what": "gold", "n": n}])


GOLD = {"of": "gold"}
NUMBERS: list[dict[str, Any]] = [
    _gaining(0), _gaining({"plus": 3}), _gaining({"range": [1, 2]}), _gaining({"count": GOLD, "range": [1, 2]}),
    _gaining({"count": GOLD, "div": 0}), _gaining({"count": GOLD, "times": 0}), _gaining({"count": GOLD, "plus": -1}),
    _gaining({"count": GOLD, "max": 0}), _paying({"count": GOLD}), _paying({"range": [0, 2]}),
    _paying({"range": [3, 2]}), _paying({"count": GOLD, "range": [1, 2]}),
    with_card("zeus-1-hebe", steps=[{"op": "choose", "options": {"vp": [{"op": "gain", "what": "vp", "n": 0}]}}]),
]  # fmt: skip
LIMITS: list[dict[str, Any]] = [
    with_card("hades-1-charon", steps=[{"op": "transfer", "max": 0}]),
    with_card("hades-1-charon", steps=[{"op": "transfer", "max": 1, "price": {"discount": -1}}]),
    with_card("apollo-1-pythia", steps=[{"op": "take", "from": "oracle", "price": {"mode": "fixed", "gold": -1}}]),
    with_card("hermes-2-caduceus", steps=[{"op": "ready", "max": 0}]),
    with_card("hephaestus-2-pandora", steps=[{"op": "take_citizen", "n": 0}]),
    with_card("hades-1-obol", steps=[{"op": "modify", "rule": "transfer_cost", "set": -1}]),
    with_card("hades-1-obol", steps=[{"op": "modify", "rule": "transfer_cost", "delta": -1, "min": -1}]),
]
BAD: list[tuple[dict[str, Any], str, str]] = [
    (pack(format="x"), "format", "petteia-elysium-cards/1"),
    (pack(name=3), "name", "text"),
    (pack(cards=[]), "cards", "no such member"),
    (pack(designs={}), "designs", "list"),
    (with_card("zeus-1-hebe", level=4), "designs zeus-1-hebe", "level"),
    (with_card("zeus-1-hebe", colour="red"), "designs zeus-1-hebe", "colour"),
    (with_card("zeus-1-hebe", needs=["pink"]), "designs zeus-1-hebe", "needs"),
    (with_card("zeus-1-hebe", needs=[]), "designs zeus-1-hebe", "needs"),
    (with_card("zeus-1-hebe", steps=[{"op": "win"}]), "designs zeus-1-hebe", "steps[0]"),
    (with_card("zeus-1-hebe", steps=[{"op": "gain", "what": "vp"}]), "designs zeus-1-hebe", "`n`"),
    (with_card("zeus-1-hebe", steps=[]), "designs zeus-1-hebe", "steps"),
    (with_card("zeus-1-hebe", copies=3), "designs", "zeus has 22 cards"),
    (with_card("zeus-1-hebe", hint="family_legend"), "designs zeus-1-hebe", "hint"),
    (with_card("zeus-1-hebe", steps=[{"op": "score", "n": 1}]), "designs zeus-1-hebe", "score"),
    (with_card("hades-1-obol", steps=[{"op": "gain", "what": "vp", "n": 1}]), "designs hades-1-obol", "modifies"),
    (_doubled(), "designs apollo-1-pythia", "twice"),
    (_quest(number=7), "quests", "number"),
    (_quest(complete={"gold": 1, "vp": 1}), "quests q1", "transfers"),
    (_quest(complete={"gold": -1, "vp": 1, "transfers": 1}), "quests q1", "below 0"),
    (pack(pediment={"A": {"slots": ["red"]}, "B": {"slots": ["red"]}}), "pediment A", "slots"),
    (pack(pediment={"A": {"slots": ["red", "red", "blue", "green"]}, "B": {"slots": []}}), "pediment B", "slots"),
    (pack(pediment={}), "pediment", "sides"),
    (pack(bonuses={"family": [5, 2]}), "bonuses", "level"),
]


@pytest.mark.parametrize(("members", "record", "reason"), BAD, ids=[f"{n}-{case[1]}" for n, case in enumerate(BAD)])
def test_a_bad_pack_names_record_and_field(members: dict[str, Any], record: str, reason: str) -> None:
    with pytest.raises(BadPack) as refused:
        read_pack(raw(members))
    assert refused.value.record == record
    assert reason in refused.value.reason
    assert record in Wording()(refused.value.text)


@pytest.mark.parametrize("reason", ["n: at least 1", "max, n, min, set and price"])
def test_amounts_that_make_no_sense_are_refused(reason: str) -> None:
    for members in NUMBERS if reason[:2] == "n:" else LIMITS:
        with pytest.raises(BadPack) as refused:
            read_pack(raw(members))
        assert reason in refused.value.reason


def test_a_file_that_is_no_json_is_refused() -> None:
    with pytest.raises(BadPack, match="file"):
        read_pack(b"{")
