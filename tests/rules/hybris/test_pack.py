"""Content packs: a good one is played and named in the match; a bad one is refused, naming record and field."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from rules.core import codec, engine
from rules.core.errors import BadPosition
from rules.core.packs import BadPack, pack_hash
from rules.core.recorder import Recorder
from rules.core.text import Wording
from rules.core.types import SPECTATOR, Setup
from rules.games.hybris.content import DATA, MODULES, Content, content_of
from rules.games.hybris.data import House, Part
from rules.games.hybris.game import Hybris
from rules.games.hybris.modules import ALL
from rules.games.hybris.modules.tartarus.records import TartarusPart
from rules.games.hybris.ops import Gain
from rules.games.hybris.pack import FORMAT, MEMBERS, read_pack
from tests.rules.hybris.table import BASE, GAME, Table, seat
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


class Printed(Table):
    """A table that is played with a pack."""


def played(text: bytes, *players: Any, **more: Any) -> Table:
    """A position of a match with a pack."""
    Printed.game = GAME.with_pack(text)
    return Printed(*players, **more)


def test_a_pack_replaces_one_record_and_leaves_the_others() -> None:
    found = read_pack(raw(technologies=[record("technologies", "X01", vp=9)]))
    assert [(tile.id, tile.vp) for tile in found.technologies[:2]] == [("X01", 9), ("X02", DATA.technologies[1].vp)]
    assert len(found.technologies) == len(DATA.technologies)
    assert found.pillars == DATA.pillars


def test_the_whole_house_list_is_a_pack_again() -> None:
    given = {name: value for name, value in house().items() if name not in ("format", "name")}
    assert msgspec.structs.replace(read_pack(raw(**given)), name=DATA.name) == DATA
    assert {*given, "parts"} == {*House.__struct_fields__} - {"format", "name"}


Records = list[tuple[str, dict[str, Any]]]
"""What a pack can replace, as it is written: the member, and a record of it with all its fields."""


def replaceable(members: Mapping[str, Any]) -> Records:
    """Every record of some members: each one of a list, and those of which there is one."""
    found: Records = []
    for name, value in members.items():
        if isinstance(value, list | tuple) and all("id" in one for one in value):
            found += [(name, one) for one in value]
        elif isinstance(value, dict):
            found.append((name, value))
    return found


HOUSE_RECORDS = replaceable({name: value for name, value in house().items() if name not in ("format", "name")})
OFFERED = [module.key for module in ALL]
MODULE_RECORDS = [
    (key, name, one)
    for key in OFFERED
    for name, one in replaceable(msgspec.to_builtins(MODULES[key].records))
]  # fmt: skip


def where(name: str, one: dict[str, Any]) -> str:
    """A record as errors name it."""
    return f"{name} {one['id']}" if "id" in one and isinstance(house().get(name, []), list) else name


def holding(name: str, one: dict[str, Any]) -> dict[str, Any]:
    """A pack's member with this record alone."""
    return {name: one if where(name, one) == name else [one]}


def marked(found: House | Part, name: str, ident: str | None) -> Any:
    """A record of what was read."""
    held = getattr(found, name)
    return next(one for one in held if one.id == ident) if isinstance(held, tuple) else held


def test_every_record_can_be_replaced() -> None:
    changed = [(name, {**one, "provenance": "printed"} if "provenance" in one else one) for name, one in HOUSE_RECORDS]
    members: dict[str, Any] = {}
    for name, one in changed:
        given = holding(name, one)[name]
        members[name] = [*members.get(name, []), *given] if isinstance(given, list) else given
    found = read_pack(raw(**members))
    for name, one in changed:
        if name != "tokens":
            assert marked(found, name, one.get("id")).provenance == "printed"
    assert {name for name, _ in changed} | {"city_bonus"} == {*MEMBERS}


@pytest.mark.parametrize("key", OFFERED)
def test_every_record_of_a_module_can_be_replaced(key: str) -> None:
    records = [(name, {**one, "provenance": "printed"}) for module, name, one in MODULE_RECORDS if module == key]
    members: dict[str, Any] = {}
    for name, one in records:
        single = not isinstance(getattr(MODULES[key].records, name), tuple)
        members[name] = one if single else [*members.get(name, []), one]
    found = read_pack(raw(modules={key: members})).parts[key]
    assert all(marked(found, name, one.get("id")).provenance == "printed" for name, one in records)
    assert records or key in ("open", "printed", "spaces")


@pytest.mark.parametrize(("name", "one"), HOUSE_RECORDS, ids=[where(*each) for each in HOUSE_RECORDS])
def test_of_every_record_each_field_that_is_wrong_is_named(name: str, one: dict[str, Any]) -> None:
    for field in one:
        if field != "id":
            with pytest.raises(BadPack) as error:
                read_pack(raw(**holding(name, {**one, field: {"no": ["such"]}})))
            assert error.value.record == where(name, one)
            assert error.value.reason.strip().startswith("(one of them)" if name == "tokens" else field)


def test_of_every_record_of_a_module_each_field_that_is_wrong_is_named() -> None:
    for key, name, one in MODULE_RECORDS:
        single = not isinstance(getattr(MODULES[key].records, name), tuple)
        for field in one.keys() - {"id"}:
            wrong = {**one, field: {"no": ["such"]}}
            with pytest.raises(BadPack) as error:
                read_pack(raw(modules={key: {name: wrong if single else [wrong]}}))
            assert error.value.record == (name if single else f"{name} {one['id']}")
            assert error.value.reason.startswith(field)


def test_location_tokens_and_the_bonus_of_cities_are_records_too() -> None:
    text = raw(tokens={"forge": 2}, city_bonus=[{"op": "gain", "what": "prayer", "n": 2}])
    content = Content("pack", read_pack(text))
    assert content.tokens == {**BASE.tokens, "forge": 2}
    assert [op.n for op in content.programs["athens"] if isinstance(op, Gain)] == [2]
    table = played(text, seat("zeus", free=["heracles", "pollux"]), seat("athena"), at="planning")
    for _ in range(2):
        table.choose("token:forge", seat=0)
    assert [table.char(key).token for key in ("heracles", "pollux")] == ["forge", "forge"]
    going = played(text, {**seat("zeus"), "chars": {"zeus": {"where": "ready"}}}, seat("athena"))
    going.choose("character:zeus").choose("place:thebes")
    assert going.player().prayer == 2


def test_numbers_of_a_scenario_are_those_of_the_pack() -> None:
    text = raw(modules={"short": {"numbers": {"ages": 3}}, "heaven": {"numbers": {"cards": 5}}})
    house_ = read_pack(text)
    assert Content("pack", house_, (MODULES["short"],)).amounts.ages == 3
    heaven = Content("pack", house_, (MODULES["heaven"],)).amounts
    assert (heaven.hand, heaven.victory["vp"]) == (DATA.amounts.hand + 5, DATA.amounts.victory["vp"] + 1)


def test_what_is_left_out_stays_however_deep_it_lies() -> None:
    found = read_pack(raw(amounts={"activation": {"hero": 2}, "victory": {"vp": 3}}, actions={"spin": {}}))
    assert found.amounts.activation == msgspec.structs.replace(DATA.amounts.activation, hero=2)
    assert found.amounts.victory == {**DATA.amounts.victory, "vp": 3}
    assert found.actions.spin == DATA.actions.spin


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
        ({"main": [{"op": "module", "name": "vanish"}]}, "figures ixion", "main: name: no module knows vanish"),
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


def spaced() -> dict[str, Any]:
    """The Forge, its first space changed."""
    forge = record("locations", "forge")
    return {**forge, "spaces": [{**forge["spaces"][0], "bonus": [SOBER]}, *forge["spaces"][1:]]}


def sung() -> dict[str, Any]:
    """Hermes, his first power changed."""
    hermes = record("olympians", "hermes", "hermes")
    return {**hermes, "powers": [{**hermes["powers"][0], "steps": [SING]}, hermes["powers"][1]]}


@pytest.mark.parametrize(
    ("members", "record_", "reason"),
    [
        ({"amounts": {"ages": 0}}, "amounts", "ages: at least 1"),
        ({"amounts": {"aegs": 0}}, "amounts", "Object contains unknown field `aegs`"),
        ({"amounts": []}, "amounts", "must be a record"),
        ({"amounts": {"victory": {"sheep": 1}}}, "amounts", "victory.sheep: there is no such number"),
        ({"actions": {"ignite": {"aegis": -1}}}, "actions", "ignite (one of them): at least 0"),
        ({"tokens": {"atlantis": 1}}, "tokens", "atlantis: there is no such number"),
        ({"tokens": {"forge": 0}}, "tokens", "(one of them): at least 1"),
        ({"city_bonus": {}}, "city_bonus", "Expected `array`"),
        ({"city_bonus": [VP] * 9}, "city_bonus", "steps: at most 8"),
        ({"locations": [spaced()]}, "spaces F1", "bonus: test: there is no sober"),
        ({"threads": [{**record("threads", "clotho"), "steps": [[VP], [SOBER]]}]}, "threads clotho", "steps 2: test:"),
        ({"modules": {"short": {"numbers": {"ages": 0}}}}, "numbers", "ages: at least 1"),
        ({"modules": {"hermes": {"olympians": [sung()]}}}, "powers hermes-1", "steps: name: no module knows sing"),
        ({"cities": [record("cities", "athens", id="rome")]}, "cities rome", "id: there is no such record"),
        ({"technologies": [record("technologies", "X01", cost=-1)]}, "technologies X01", "cost: at least 0"),
        ({"technologies": [record("technologies", "X01", name=" ")]}, "technologies X01", "name: 1 to 60"),
        (
            {"technologies": [record("technologies", "X01", on_deploy=[{**VP, "n": {"count": "sheep"}}])]},
            "technologies X01",
            "on_deploy: n.count: there is no sheep",
        ),
        ({"technologies": [record("technologies", "X01", on_deploy=[VP] * 9)]}, "technologies X01", "on_deploy: steps"),
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
