"""Content packs: a good one is played and named in the match; a bad one is refused, naming record and field."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from rules.core import codec, engine
from rules.core.errors import BadPosition
from rules.core.packs import BadPack, pack_hash
from rules.core.recorder import Recorder
from rules.core.text import Wording
from rules.core.types import SPECTATOR, Setup
from rules.games.elysium.content import HOUSE, content_of
from rules.games.elysium.game import Elysium
from rules.games.elysium.pack import read_pack
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
    assert engine.view(game, state, SPECTATOR).pack == content.key
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


VP = {"op": "gain", "what": "vp", "n": 1}
GOLD = {"of": "gold"}
MOST_VP = {"test": "strict_max", "what": "vp"}


def _steps(*steps: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return with_card("zeus-1-hebe", steps=list(steps), **changes)


def _event(name: str, *steps: dict[str, Any], **event: Any) -> dict[str, Any]:
    return _steps(*steps, activation="permanent", event={"name": name, **event})


def _nested(depth: int) -> dict[str, Any]:
    step = VP
    for _ in range(depth):
        step = {"op": "if", "test": MOST_VP, "then": [step], "else": [VP]}
    return _steps(step)


def _modify(rule: str, **more: Any) -> dict[str, Any]:
    return with_card("hades-1-obol", steps=[{"op": "modify", "rule": rule, **more}])


FIELDS: list[tuple[dict[str, Any], str]] = [
    (_gaining(0), "steps[0].n: at least 1"),
    (_gaining(-9), "steps[0].n: at least 1"),
    (_gaining(100), "steps[0].n: at most 99"),
    (_gaining(10**40), "steps[0].n"),
    (_gaining({"plus": 3}), "steps[0].n: Object missing required field `count`"),
    (_gaining({}), "steps[0].n: Object missing required field `count`"),
    (_gaining({"range": [1, 2]}), "steps[0].n"),
    (_gaining({"count": GOLD, "range": [1, 2]}), "steps[0].n"),
    (_gaining({"count": GOLD, "div": 0}), "steps[0].n.div: at least 1"),
    (_gaining({"count": GOLD, "div": -1}), "steps[0].n.div: at least 1"),
    (_gaining({"count": GOLD, "times": 0}), "steps[0].n.times: at least 1"),
    (_gaining({"count": GOLD, "times": -2}), "steps[0].n.times: at least 1"),
    (_gaining({"count": GOLD, "plus": -1}), "steps[0].n.plus: at least 0"),
    (_gaining({"count": GOLD, "max": 0}), "steps[0].n.max: at least 1"),
    (_gaining({"count": {"of": "legends", "min_size": 0}}), "steps[0].n.count.min_size: at least 1"),
    (_paying(-3), "cost[0].n: at least 1"),
    (_paying({"count": GOLD}), "cost[0].n"),
    (_paying({"range": [0, 2]}), "cost[0].n.range[0]: at least 1"),
    (_paying({"range": [3, 2]}), "the smaller number first"),
    (_paying({"range": [1, 200]}), "cost[0].n.range[1]: at most 99"),
    (_paying({"count": GOLD, "range": [1, 2]}), "cost[0].n"),
    (_steps(VP, cost=[VP]), "cost[0].op"),
    (_steps(VP, cost=[{"op": "pay", "what": "gold", "n": 1, "who": "each_opponent"}]), "cost[0]: who"),
    (_steps(VP, cost=[{"op": "pay", "what": "gold", "n": 1}] * 2), "cost: one price"),
    (_steps({"op": "pay", "what": "gold", "n": 1}), "steps[0].op"),
    (_steps({"op": "lose", "what": "vp", "n": -3, "who": "each_opponent"}), "steps[0].n: at least 1"),
    (_steps({"op": "steal", "what": "vp", "n": -3, "who": "each_opponent"}), "steps[0].n: at least 1"),
    (_steps({"op": "lose", "what": "vp", "n": 1, "who": {}}), "steps[0].who: who: either"),
    (_steps({"op": "choose", "options": {}}), "steps[0].options: at least 2 of them"),
    (_steps({"op": "choose", "options": {"a": [], "b": [VP]}}), "steps[0].options (one of them): at least 1 of them"),
    (_steps({"op": "choose", "options": {"x:y": [VP], "b": [VP]}}), "steps[0].options"),
    (_steps({"op": "if", "test": MOST_VP, "then": [], "else": [VP]}), "steps[0].then: at least 1 of them"),
    (_steps({"op": "if", "test": MOST_VP, "then": [VP], "else": []}), "steps[0].else: at least 1 of them"),
    (_steps({"op": "if", "test": {"test": "domain_count", "min": 0}, "then": [VP], "else": [VP]}), "steps[0].test.min"),
    (_steps({"op": "copy_power", "from": []}), "steps[0].from: at least 1 of them"),
    (_steps({"op": "transfer", "max": 0}), "steps[0].max: at least 1"),
    (_steps({"op": "transfer", "max": 1, "price": {"discount": -1}}), "steps[0].price.discount: at least 0"),
    (_steps({"op": "transfer", "max": 1, "price": {"surcharge": -9}}), "steps[0].price.surcharge: at least 0"),
    (_steps({"op": "transfer", "max": 1, "filter": {"family": "chaos"}}), "steps[0].filter.family"),
    (_steps({"op": "discard", "filter": {"kind": "citizen", "level": [1]}}), "steps[0].filter: kind"),
    (
        _steps({"op": "take", "from": "oracle", "price": {"mode": "fixed", "gold": -1}}),
        "steps[0].price.gold: at least 0",
    ),
    (_steps({"op": "ready", "max": 0}), "steps[0].max: at least 1"),
    (_steps({"op": "take_citizen", "n": 0}), "steps[0].n: at least 1"),
    (_steps({"op": "take_citizen", "n": 500}), "steps[0].n: at most 5"),
    (_steps(*[VP] * 9), "steps: at most 8"),
    (_steps(*[{"op": "score", "n": 1}] * 5, activation="chronos"), "steps: at most 4"),
    (_nested(8), "steps: at most 8"),
    (_nested(30), "file"),
    (_steps({**VP, "who": "chooser"}), "chooser"),
    (_modify("transfer_cost", set=-1), "steps[0].set: at least 0"),
    (_modify("transfer_cost", delta=-1, min=-1), "steps[0].min: at least 0"),
    (_modify("transfer_cost"), "either delta, not 0, or set"),
    (_modify("extra_transfer", delta=-9), "delta: at least 1"),
    (_modify("protect"), "from: at least one loss"),
    (_modify("acquisition"), "condition"),
    (_modify("citizen_penalty"), "set: must be given"),
    (_modify("quest_number", set=-5), "steps[0].set: at least 0"),
    (_modify("quest_number", set=1, who="each_opponent"), "for its owner"),
    (_modify("quest_number", set=1, duration="this_step"), "for as long as"),
    (_steps(VP, event={"name": "transferred"}), "event: only for a permanent power"),
    (_event("gained_pp", {"op": "gain", "what": "pp", "n": 1}), "event: gaining PP would set itself off"),
    (_event("own_power_benefited_opponent", {**VP, "who": "each_opponent"}), "event: it would set itself off"),
    (_event("transferred", {"op": "copy_power", "from": ["oracle"]}), "no copy_power"),
    (_event("transferred", VP, per_turn=0), "event.per_turn: at least 1"),
    (_event("gained_pp", VP, not_caused_by="hebe"), "event.not_caused_by"),
    (_event("transferred", *[VP] * 5), "steps: at most 4"),
    (_steps(VP, optional=True, activation="instantaneous"), "optional"),
    (_steps({"op": "transfer", "max": 1}, optional=True, activation="activate"), "optional"),
    (_steps(VP, when=[{"test": "in_legend_of_at_least", "n": 0}]), "when[0].n: at least 1"),
    (with_card("zeus-1-hebe", copies=0), "copies: at least 1"),
    (with_card("zeus-1-hebe", needs=["red", "blue", "any"]), "needs: at most 2 of them"),
    (with_card("zeus-1-hebe", name="   "), "not only blanks"),
    (with_card("zeus-1-hebe", name="\u202e"), "name"),
    *((with_card("zeus-1-hebe", id=ident), "id: 1 to 40") for ident in ("", "citizen", "a/b", "a.b", "a:b", "x" * 41)),
]


@pytest.mark.parametrize(("members", "reason"), FIELDS, ids=[f"{n}-{case[1][:30]}" for n, case in enumerate(FIELDS)])
def test_what_a_card_cannot_say_is_refused_by_its_field(members: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPack) as refused:
        read_pack(raw(members))
    assert reason in str(refused.value)
    assert refused.value.record.startswith(("designs ", "file"))
    assert "None" not in str(refused.value)


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
    (_quest(complete={"gold": -1, "vp": 1, "transfers": 1}), "quests q1", "complete.gold: at least 0"),
    (_quest(complete={"gold": 100, "vp": 1, "transfers": 1}), "quests q1", "complete.gold: at most 99"),
    (_quest(seats=[2, 9]), "quests q1", "seats[1]"),
    (_quest(id=""), "quests 1", "id: 1 to 40"),
    (pack(quests=[]), "quests", "number"),
    (pack(quests=None), "quests", "list"),
    (pack(name="  "), "name", "text"),
    (pack(note={}), "note", "text"),
    (pack(designs=[None]), "designs 1", "object"),
    (pack(designs=[{"id": {}}]), "designs 1", "id"),
    (pack(pediment={"A": {"slots": ["red"]}, "B": {"slots": ["red"]}}), "pediment A", "slots"),
    (pack(pediment={"A": {"slots": ["red", "red", "blue", "green"]}, "B": {"slots": []}}), "pediment B", "slots"),
    (pack(pediment={}), "pediment", "sides"),
    (pack(bonuses={"family": [5, 2]}), "bonuses", "level"),
    (pack(bonuses={"family": [5, -2], "level": [1, 2, 3]}), "bonuses", "family[1]: at least 0"),
    (pack(bonuses={"family": [5, 2], "level": [1, 2, 10**30]}), "bonuses", "level[2]"),
]


@pytest.mark.parametrize(("members", "record", "reason"), BAD, ids=[f"{n}-{case[1]}" for n, case in enumerate(BAD)])
def test_a_bad_pack_names_record_and_field(members: dict[str, Any], record: str, reason: str) -> None:
    with pytest.raises(BadPack) as refused:
        read_pack(raw(members))
    assert refused.value.record == record
    assert reason in refused.value.reason
    assert record in Wording()(refused.value.text)


DEEP = b'{"format": "petteia-elysium-cards/1", "name": "x", "designs": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"null", b"3", b"\xff\xfe", DEEP])
def test_a_file_that_is_no_json_object_is_refused(text: bytes) -> None:
    with pytest.raises(BadPack, match=r"^file: "):
        read_pack(text)
