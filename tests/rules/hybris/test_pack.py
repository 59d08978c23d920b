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
from rules.games.hybris.content import DATA, content_of
from rules.games.hybris.game import Hybris
from rules.games.hybris.modules import ALL
from rules.games.hybris.modules.tartarus.records import TartarusPart
from rules.games.hybris.pack import FORMAT, read_pack
from tests.rules.hybris.table import GAME
from tests.support.play import play_randomly

WORDS = Wording()


def house(package: str = "") -> dict[str, Any]:
    name = "rules.games.hybris" + (f".modules.{package}" if package else "")
    found: dict[str, Any] = json.loads(files(name).joinpath("data.json").read_text("utf-8"))
    return found


def record(list_: str, ident: str, package: str = "", **changes: Any) -> dict[str, Any]:
    return {**next(one for one in house(package)[list_] if one["id"] == ident), **changes}


def raw(**members: Any) -> bytes:
    return json.dumps({"format": FORMAT, "name": "printed", **members}).encode()


def test_a_pack_replaces_one_record_and_leaves_the_others() -> None:
    found = read_pack(raw(technologies=[record("technologies", "X01", vp=9)]))
    assert [(tile.id, tile.vp) for tile in found.technologies[:2]] == [("X01", 9), ("X02", DATA.technologies[1].vp)]
    assert len(found.technologies) == len(DATA.technologies)
    assert found.pillars == DATA.pillars


def test_every_list_and_single_record_of_the_house_list_is_a_pack_again() -> None:
    members = house()
    given = {name: members[name] for name in members if name not in ("format", "name", "tokens", "city_bonus")}
    found = read_pack(raw(**given))
    assert (found.olympians, found.premonitions, found.amounts) == (DATA.olympians, DATA.premonitions, DATA.amounts)


def test_records_are_added_where_there_may_be_more() -> None:
    found = read_pack(raw(premonitions=[record("premonitions", "PM01", id="PM99", name="A Wave")]))
    assert len(found.premonitions) == len(DATA.premonitions) + 1


def test_amounts_field_by_field() -> None:
    found = read_pack(raw(amounts={"ages": 4}))
    assert (found.amounts.ages, found.amounts.income) == (4, DATA.amounts.income)


def test_a_pack_is_played_and_its_hash_is_in_the_match() -> None:
    text = raw(technologies=[record("technologies", "X01", name="Clepsydra", vp=9)], amounts={"ages": 2})
    game = GAME.with_pack(text)
    assert game.info.options[-1].default == pack_hash(text)
    recorder = Recorder(game, Setup("hybris", 2, "pack", game.chosen(2, {"modules": "hermes"})))
    assert recorder.state.pack == pack_hash(text)
    stored = codec.decode_state(game, codec.encode(recorder.state))
    assert codec.encode(stored) == codec.encode(recorder.state)
    assert engine.view(game, recorder.state, SPECTATOR).pack == pack_hash(text)
    found = {one.id: one for one in game.components()}["X01"]
    assert WORDS(found.name) == "Clepsydra"
    assert "9 VP" in WORDS(found.text)
    play_randomly(recorder, "p")
    assert (recorder.state.age, recorder.state.outcome is not None) == (2, True)


def test_a_pack_changes_records_of_a_module() -> None:
    mercury = record("olympians", "hermes", "hermes", name="Mercury")
    text = raw(modules={"hermes": {"olympians": [mercury]}})
    game = GAME.with_pack(text)
    content = content_of(pack_hash(text), ("hermes",))
    assert content.olympians["hermes"].name == "Mercury"
    assert "hermes" not in content_of(pack_hash(text), ()).olympians
    played = game.played({"modules": "hermes", "cards": pack_hash(text)})
    assert isinstance(played, Hybris)
    assert played.content is content


def test_a_pack_changes_records_of_kinds_that_only_a_module_knows() -> None:
    numbers = {**house("tartarus")["numbers"], "end_vp": 3}
    text = raw(
        amounts={"ages": 2},
        modules={"tartarus": {"figures": [record("figures", "ixion", "tartarus", base=6)], "numbers": numbers}},
    )
    game = GAME.with_pack(text)
    content = content_of(pack_hash(text), ("tartarus",))
    assert content.champion("ixion").base == 6
    assert content.champion("tityos").base == record("figures", "tityos", "tartarus")["base"]
    found = content.records["tartarus"]
    assert isinstance(found, TartarusPart)
    assert (found.numbers.end_vp, len(found.corruption)) == (3, 40)
    recorder = Recorder(game, Setup("hybris", 2, "t", game.chosen(2, {"modules": "tartarus"})))
    play_randomly(recorder, "t")
    assert recorder.state.outcome is not None


@pytest.mark.parametrize(
    ("changes", "where", "reason"),
    [
        ({"main": [{"op": "module", "name": "vanish"}]}, "prisoner ixion", "main: name: no module knows vanish"),
        ({"base": -1}, "figures ixion", "base: at least 0"),
    ],
)
def test_what_is_wrong_with_records_of_a_module(changes: dict[str, Any], where: str, reason: str) -> None:
    with pytest.raises(BadPack) as error:
        GAME.with_pack(raw(modules={"tartarus": {"figures": [record("figures", "ixion", "tartarus", **changes)]}}))
    assert (error.value.record, error.value.reason) == (where, reason)


def test_a_corruption_card_needs_a_power_that_there_is() -> None:
    with pytest.raises(BadPack, match=r"corruption K01: power: there is no glory"):
        GAME.with_pack(
            raw(modules={"tartarus": {"corruption": [record("corruption", "K01", "tartarus", power="glory")]}})
        )
    idle = record("powers", "blood-prize", "tartarus", event={"name": "dinner"})
    with pytest.raises(BadPack, match=r"powers blood-prize: event\.name: nothing tells of dinner"):
        GAME.with_pack(raw(modules={"tartarus": {"powers": [idle]}}))


def test_a_location_between_others_that_there_are_not_comes_last() -> None:
    place = record("locations", "tartarus", "tartarus", between=["underworld", "hyperborea"])
    text = raw(modules={"tartarus": {"locations": [place]}})
    GAME.with_pack(text)
    assert list(content_of(pack_hash(text), ("tartarus",)).locations)[-2:] == ["moirai", "tartarus"]


def test_the_house_list_can_still_be_chosen() -> None:
    game = GAME.with_pack(raw(amounts={"ages": 2}))
    recorder = Recorder(game, Setup("hybris", 2, "h", game.chosen(2, {"cards": "house"})))
    assert (recorder.state.pack, recorder.state.content.amounts.ages) == ("house", 6)


def test_a_match_whose_list_is_gone_says_so() -> None:
    with pytest.raises(BadPosition) as error:
        content_of("0" * 64, ())
    assert error.value.text.key == "hybris-rejected-pack"


def test_what_is_looked_up_without_a_match_is_of_all_modules() -> None:
    found = {one.id for one in Hybris(ALL).components()}
    assert {"ZC01", "RC01", "RC18"} <= found
    alone = {one.id for one in GAME.played({"modules": "base", "cards": "house"}).components()}
    assert "RC01" not in alone


def card(**changes: Any) -> list[dict[str, Any]]:
    """Zeus, his first card changed."""
    zeus = record("olympians", "zeus")
    zeus["cards"] = [{**zeus["cards"][0], **changes}, *zeus["cards"][1:]]
    return [zeus]


VP = {"op": "gain", "what": "vp", "n": 1}
SOBER = {"op": "if", "test": "sober", "then": [VP]}
SING = {"op": "module", "name": "sing"}


@pytest.mark.parametrize(
    ("members", "record_", "reason"),
    [
        ({"amounts": {"ages": 0}}, "amounts", "ages: at least 1"),
        ({"amounts": {"aegs": 0}}, "amounts", "Object contains unknown field `aegs`"),
        ({"amounts": []}, "amounts", "must be a record"),
        ({"cities": [record("cities", "athens", id="rome")]}, "cities rome", "id: there is no such record"),
        ({"technologies": [record("technologies", "X01", cost=-1)]}, "technologies X01", "cost: at least 0"),
        ({"technologies": [record("technologies", "X01", name=" ")]}, "technologies X01", "name: 1 to 60"),
        (
            {"technologies": [record("technologies", "X01", on_deploy=[{**VP, "n": {"count": "sheep"}}])]},
            "technologies X01",
            "steps: n.count: there is no sheep",
        ),
        ({"technologies": [record("technologies", "X01", on_deploy=[VP] * 9)]}, "technologies X01", "steps: at most 8"),
        ({"olympians": card(on_play=[SOBER])}, "cards ZC01", "on_play: test: there is no sober"),
        ({"olympians": card(on_play=[SING])}, "cards ZC01", "on_play: name: no module knows sing"),
        (
            {"olympians": card(on_win=[{"op": "choose", "options": {"x": [VP], "none": []}}])},
            "cards ZC01",
            "on_win: options: must be called",
        ),
        ({"olympians": [{**record("olympians", "zeus"), "cards": []}]}, "olympians zeus", "cards: at least 4"),
        ({"olympians": [{**record("olympians", "zeus"), "tiles": []}]}, "olympians zeus", "tiles: each Hero"),
        ({"pillars": [record("pillars", "pillar-1", number=2)]}, "pillars", "number: used twice"),
        ({"premonitions": [record("premonitions", "PM01", needs={"sheep": 1})]}, "premonitions PM01", "needs: there"),
        ({"locations": [record("locations", "forge", actions=["dance"])]}, "locations forge", "actions: there is no"),
        ({"modules": {"atlantis": {}}}, "modules atlantis", "must be a module that is known"),
        ({"modules": {"hermes": {"pillars": []}}}, "modules hermes", "pillars: a module has no such"),
        ({"modules": []}, "modules", "must be records by module"),
        ({"sheep": []}, "sheep", "a pack has no such member"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_by_record_and_field(members: dict[str, Any], record_: str, reason: str) -> None:
    with pytest.raises(BadPack) as error:
        read_pack(raw(**members))
    assert error.value.record == record_
    assert reason in error.value.reason


def test_a_power_may_wait_for_what_is_told_only() -> None:
    zeus = record("olympians", "zeus")
    zeus["powers"] = [{**zeus["powers"][0], "event": {"name": "thunder"}}, zeus["powers"][1]]
    with pytest.raises(BadPack, match=r"event\.name: nothing tells of thunder"):
        read_pack(raw(olympians=[zeus]))
