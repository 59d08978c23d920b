"""Actions of Locations and Cities (spec 2.6), Technologies from plan to City (2.7), G60."""

from __future__ import annotations

from typing import Any

import pytest

from rules.games.hybris.state import Made
from tests.rules.hybris.table import BASE, GAME, Table, here, seat, spent

OTHER = seat("hades")


def olympus(**more: Any) -> Table:
    return here("heracles", "olympus", "OD", seat("zeus", **more), OTHER)


def forge(*plans: tuple[str, int], technologies: Any = (), **more: Any) -> Table:
    queue = [{"tile": tile, "owner": owner} for tile, owner in plans]
    first = seat("zeus", technologies=list(technologies), **more)
    return here("heracles", "forge", "FD", first, OTHER, forge=queue)


def test_an_action_may_be_declined() -> None:
    table = olympus(prayer=3).choose("none")
    assert table.owns() == (5, 0, 3, 0, 3)
    assert table.kinds() == [(1, "turn")]


ROWS = {
    "c1": (1, (6, 0, 0, 0, 3)),
    "c2": (4, (5, 0, 0, 2, 3)),
    "c3": (2, (5, 0, 0, 0, 4)),
    "c4": (4, (5, 0, 0, 0, 3)),
    "c5": (2, (5, 0, 0, 0, 3)),
    "c6": (6, (5, 0, 0, 0, 3)),
}


@pytest.mark.parametrize("row", list(ROWS))
def test_every_row_of_the_conversion_table(row: str) -> None:
    cost, owns = ROWS[row]
    cities = {"athens": {"technologies": [{"tile": "X01", "owner": 0}]}}
    table = here("heracles", "olympus", "OD", seat("zeus", prayer=cost), OTHER, cities=cities)
    payable = [key for key in ROWS if ROWS[key][0] <= cost]
    assert [key for key in table.offers() if key.startswith("convert:")] == [f"convert:{key}" for key in payable]
    table.choose(f"convert:{row}")
    if row == "c4":
        table.choose("tile:ZT1")
        assert (table.player().sparks, table.player().tiles["ZT1"]) == (1, ["spark"])
    if row == "c5":
        table.choose("tile:ZT4")
        assert (table.char("ganymede").where, table.player().tiles["ZT4"]) == ("used", ["spark", "temple"])
    if row == "c6":
        table.choose("tile:ZT5")
        assert table.state.cities["athens"].temples == [0]
    assert table.owns() == owns
    assert len(table.player().hand) == (1 if row == "c3" else 0)
    assert table.kinds() == [(1, "turn")]


def test_rows_are_converted_as_often_as_one_likes() -> None:
    table = olympus(prayer=7).choose("convert:c1", "convert:c1", "convert:c2")
    assert table.owns() == (7, 0, 1, 2, 3)
    assert (table.kind, table.offers()) == ("convert", ["convert:c1", "done"])
    table.choose("done")
    assert table.kinds() == [(1, "turn")]


def test_no_conversion_without_a_row_that_can_be_paid_and_does_something() -> None:
    assert [key for key in olympus(prayer=0).offers() if key.startswith("convert")] == []
    full = olympus(prayer=5, tiles=spent("zeus", 8))
    assert "convert:c4" not in full.offers()
    assert "convert:c6" not in full.offers()


def test_design_takes_a_plan_to_the_tail_of_the_queue() -> None:
    table = here("heracles", "olympus", "OD", seat("zeus", prayer=2), OTHER, display=["X01", "X02", "X03", "X04"])
    before = table.state.stack_of_tiles[0]
    table.choose("design:X02")
    assert table.player().prayer == 1
    assert table.state.forge == [Made("X02", 0)]
    assert table.state.display == ["X01", "X03", "X04", before]
    assert table.view().players[0].tokens == 14


def test_a_full_queue_pushes_its_head_out() -> None:
    queue = [{"tile": tile, "owner": owner} for tile, owner in (("X05", 1), ("X06", 0), ("X07", 0), ("X08", 0))]
    display = ["X01", "X02", "X03", "X04"]
    table = here("heracles", "olympus", "OD", seat("zeus", prayer=1), OTHER, forge=queue, display=display)
    table.choose("design:X01")
    assert [made.tile for made in table.state.forge] == ["X06", "X07", "X08", "X01"]
    assert table.state.stack_of_tiles[-1] == "X05"
    assert (table.player(1).believer, table.view().players[1].tokens) == (1, 15)


def test_design_needs_a_prayer() -> None:
    assert [key for key in olympus(prayer=0).offers() if key.startswith("design")] == []


def test_make_turns_an_own_plan_into_a_technology() -> None:
    table = forge(("X08", 1), ("X01", 0), ("X06", 0))
    assert table.offers() == ["make:X01", "none"]
    table.choose("make:X01")
    assert (table.player().aegis, table.player().technologies) == (2, ["X01"])
    assert [made.tile for made in table.state.forge] == ["X08", "X06"]


def test_the_third_technology_sends_one_of_three_out_of_the_game() -> None:
    """G60: Antiques are not in the base game; the rule is used for all."""
    table = forge(("X01", 0), technologies=["X02", "X03"]).choose("make:X01")
    assert (table.kind, table.offers()) == ("drop", ["drop:X02", "drop:X03", "drop:X01"])
    table.choose("drop:X03")
    assert (table.player().technologies, table.state.removed) == (["X02", "X01"], ["X03"])


def test_appropriate_takes_the_head_of_another_for_a_prayer() -> None:
    table = forge(("X01", 1), ("X05", 1), prayer=2)
    assert table.offers() == ["appropriate:X01", "none"]
    table.choose("appropriate:X01")
    assert table.owns(0) == (2, 0, 1, 0, 3)
    assert table.player(1).prayer == 1
    assert table.player().technologies == ["X01"]


def test_appropriating_without_a_prayer_costs_greatness() -> None:
    table = forge(("X01", 1)).choose("appropriate:X01")
    assert (table.player(0).greatness, table.player(1).prayer) == (2, 0)


def test_foresee_draws_two_and_keeps_one_of_at_most_four() -> None:
    table = here("heracles", "oracle", "RD", seat("zeus"), OTHER, premonitions=["PM01", "PM02", "PM03"])
    table.choose("foresee")
    assert (table.kind, table.offers()) == ("keep", ["card:PM01", "card:PM02"])
    table.choose("card:PM02")
    assert table.player().premonitions == ["PM02"]
    assert table.state.premonitions[-1] == "PM01"
    held = ["PM01", "PM02", "PM03", "PM04"]
    full = here("heracles", "oracle", "RD", seat("zeus", premonitions=held), OTHER)
    assert "foresee" not in full.offers()


def test_a_full_hand_of_premonitions_draws_none() -> None:
    held = ["PM02", "PM04", "PM06", "PM08"]
    full = Table(seat("zeus", premonitions=held), OTHER, at="pillars").choose("pillar:6")
    assert full.player().premonitions == held
    assert full.decision().seat == 1


def test_wards_differ_in_their_elements() -> None:
    ward = [{"seat": 1, "card": "HC04"}]
    first = seat("zeus", hand=["ZC04", "ZC01", "ZC06"])
    table = here("heracles", "oracle", "RD", first, OTHER, wards=ward)
    assert table.offers() == ["foresee", "ward:ZC01", "none"]
    table.choose("ward:ZC01")
    assert (table.player().vp, table.player().hand) == (1, ["ZC04", "ZC06"])
    assert [one.card for one in table.state.wards] == ["HC04", "ZC01"]
    again = here("heracles", "oracle", "RD", first, OTHER, wards=[{"seat": 0, "card": "ZC03"}])
    assert again.offers() == ["foresee", "none"]


def test_drain_brings_the_aegis_of_the_primordial_and_its_weakening_once() -> None:
    table = here("heracles", "underworld", "UD", seat("zeus", at={"pollux": "UD"}), OTHER, primordial="PR3")
    table.choose("drain")
    assert table.player().aegis == 5 + 6
    assert table.kind == "weaken"
    well = table.state.well
    table.choose("use")
    assert (table.state.well, table.state.weakened) == (well + 2, True)
    later = here("heracles", "underworld", "UD", seat("zeus"), OTHER, weakened=True).choose("drain")
    assert later.player().aegis == 5 + 5
    assert later.kinds() == [(1, "turn")]


WEAKENINGS = {
    "PRC0": "aegis", "PR1": "card", "PR2": "recover", "PR3": "well", "PR4": "prayer", "PR5": "one of two cards",
    "PR6": "premonition",
}  # fmt: skip


@pytest.mark.parametrize("key", list(WEAKENINGS))
def test_every_weakening(key: str) -> None:
    first = seat("zeus", discard=["ZC01"])
    table = here("heracles", "underworld", "UD", first, OTHER, primordial=key).choose("drain", "use")
    aegis, what = table.player().aegis - 5 - {"PR1": 4, "PR5": 4, "PR3": 6, "PR6": 6}.get(key, 5), WEAKENINGS[key]
    while table.decision().seat == 0:
        table.choose(table.offers()[0])
    player = table.player()
    assert aegis == (1 if what == "aegis" else 0)
    assert player.prayer == (1 if what == "prayer" else 0)
    assert table.state.well == (6 if what == "well" else 4)
    assert len(player.hand) == (1 if what in ("card", "recover", "one of two cards") else 0)
    assert ("ZC01" in player.hand) == (what == "recover")
    assert len(player.discard) == {"recover": 0, "one of two cards": 2}.get(what, 1)
    assert len(player.premonitions) == (1 if what == "premonition" else 0)


def test_a_weakening_may_be_left_to_others() -> None:
    table = here("heracles", "underworld", "UD", seat("zeus"), OTHER).choose("drain", "none")
    assert not table.state.weakened


def test_resurrect_brings_up_to_two_heroes_back_and_a_card() -> None:
    first = seat("zeus", at={"heracles": "styx", "pollux": "styx", "sarpedon": "styx"})
    table = here("zeus", "underworld", "UD", first, OTHER).choose("resurrect")
    assert table.kind == "resurrect"
    table.choose(["hero:heracles", "hero:sarpedon"])
    assert [table.char(key).where for key in ("heracles", "pollux", "sarpedon")] == ["used", "styx", "used"]
    assert len(table.player().hand) == 1
    one = here("zeus", "underworld", "UD", seat("zeus", at={"pollux": "styx"}), OTHER).choose("resurrect")
    assert one.char("pollux").where == "used"


def test_train_draws_two() -> None:
    table = here("heracles", "coliseum", "CD", seat("zeus"), OTHER).choose("train")
    assert len(table.player().hand) == 2


def test_spin_advances_a_thread_and_a_second_step_costs() -> None:
    table = here("heracles", "moirai", "MD", seat("zeus", threads={"clotho": 1}), OTHER).choose("spin:clotho")
    assert (table.player().threads["clotho"], table.player().believer) == (2, 2)
    assert (table.kind, table.offers()) == ("spin", ["spin:clotho", "spin:lachesis", "none"])
    table.choose("spin:lachesis")
    assert (table.player().aegis, len(table.player().hand)) == (3, 2)
    poor = here("heracles", "moirai", "MD", seat("zeus", aegis=1), OTHER).choose("spin:clotho")
    assert poor.kinds() == [(1, "turn")]


STEPS = {
    ("clotho", 1): (5, 0, 0, 0, 3), ("clotho", 2): (5, 2, 0, 0, 3), ("clotho", 3): (5, 0, 0, 0, 3),
    ("clotho", 4): (5, 0, 2, 0, 3), ("clotho", 5): (5, 0, 0, 1, 3), ("lachesis", 1): (5, 0, 0, 0, 3),
    ("lachesis", 2): (5, 0, 0, 0, 4), ("lachesis", 3): (5, 0, 0, 0, 3), ("lachesis", 4): (5, 0, 0, 1, 3),
    ("lachesis", 5): (5, 0, 0, 1, 3),
}  # fmt: skip


@pytest.mark.parametrize(("thread", "step"), list(STEPS))
def test_every_step_of_the_threads(thread: str, step: int) -> None:
    table = here("heracles", "moirai", "MD", seat("zeus", threads={thread: step - 1}), OTHER)
    income, limit = (getattr(table.view().players[0], name) for name in ("income", "hand_limit"))
    table.choose(f"spin:{thread}")
    if step == 5:
        table.choose("tile:ZT1")
        assert table.player().sparks == 1
    assert table.owns() == STEPS[thread, step]
    seen = table.view().players[0]
    assert seen.income - income == (1 if thread == "clotho" and step in (1, 3) else 0)
    assert seen.hand_limit - limit == (1 if (thread, step) == ("lachesis", 2) else 0)
    assert len(table.player().hand) == (2 if (thread, step) == ("lachesis", 1) else 0)


def test_a_thread_ends() -> None:
    table = here("heracles", "moirai", "MD", seat("zeus", threads={"clotho": 5, "lachesis": 5}), OTHER)
    assert [key for key in table.offers() if key.startswith("spin")] == []


def test_ignite_pays_for_a_spark() -> None:
    table = here("heracles", "moirai", "MD", seat("zeus", prayer=1), OTHER).choose("ignite", "tile:ZT2")
    assert (table.owns(), table.player().sparks) == ((2, 0, 0, 0, 3), 1)
    for lacking in ({"aegis": 2, "prayer": 1}, {"prayer": 0}, {"prayer": 1, "tiles": spent("zeus", 8)}):
        poor = here("heracles", "moirai", "MD", seat("zeus", **lacking), OTHER)
        assert "ignite" not in poor.offers()


PRAYERS = [
    ("heracles", 4, [], 2, 2),
    ("danae", 4, [], 3, 1),
    ("danae", 4, [0], 4, 0),
    ("danae", 2, [0], 2, 0),
    ("heracles", 0, [0], 1, 0),
]


@pytest.mark.parametrize(("character", "well", "temples", "gain", "left"), PRAYERS)
def test_praying(character: str, well: int, temples: list[int], gain: int, left: int) -> None:
    first = seat("zeus", tiles={"ZT2": ["hero", "spark"]} if temples else {})
    table = here(character, "athens", "athens", first, OTHER, well=well, cities={"athens": {"temples": temples}})
    table.choose("pray")
    assert (table.player().prayer, table.state.well) == (gain, left)


@pytest.mark.parametrize(
    ("character", "own", "gain"), [("heracles", False, 2), ("danae", False, 3), ("danae", True, 4)]
)
def test_preaching(character: str, own: bool, gain: int) -> None:
    cities = {"athens": {"technologies": [{"tile": "X01", "owner": 0 if own else 1}]}}
    table = here(character, "athens", "athens", seat("zeus"), OTHER, cities=cities).choose("preach")
    assert table.player().believer == gain


CITY_GAINS = {
    "athens": (5, 2, 1, 3, 3), "elis": (5, 2, 0, 3, 4), "sparta": (5, 2, 0, 3, 3), "corinth": (7, 2, 0, 3, 3),
    "thebes": (5, 3, 0, 3, 3), "argos": (5, 2, 0, 4, 3), "delphi": (5, 2, 0, 3, 3), "ephesus": (5, 2, 0, 4, 3),
    "knossos": (6, 2, 0, 3, 3),
}  # fmt: skip


def deploying(tile: str, city: str, *others: Any, first: Any = None, **more: Any) -> Table:
    own = first or seat("zeus", technologies=[tile])
    return here("heracles", city, city, own, *(others or (seat("hades", aegis=0),)), **more).choose(f"deploy:{tile}")


@pytest.mark.parametrize("city", list(CITY_GAINS))
def test_deploying_in_every_city(city: str) -> None:
    """X01, 3 VP and 2 Believers; X10 in Cities that want lore: war, 3 VP, 1 Believer and 1 Greatness."""
    wants_lore = BASE.cities[city].type == "lore"
    table = deploying("X10" if wants_lore else "X01", city)
    expected = list(CITY_GAINS[city])
    if wants_lore:
        expected = [expected[0], expected[1] - 1, expected[2], expected[3], expected[4] + 1]
    assert list(table.owns()) == expected
    assert table.state.well == (6 if city == "ephesus" else 4)
    assert len(table.player().hand) == (2 if city == "sparta" else 0)
    assert len(table.player().premonitions) == (1 if city == "delphi" else 0)
    assert table.player().technologies == []
    assert table.view().players[0].tokens == 14


def test_a_city_gets_what_it_wants() -> None:
    table = deploying("X01", "athens")
    assert table.owns() == (5, 2 + 1, 1, 3 + 1, 3)


EXTRAS = {
    "X02": "premonition", "X03": "2 prayer", "X07": "2 cards", "X08": "greatness", "X10": "greatness", "X11": "2 aegis",
    "X13": "aegis", "X14": "spark", "X17": "3 aegis", "X18": "vp", "X20": "prayer", "X22": "well",
}  # fmt: skip
PRINTED = {
    "X01": (3, 3, 2), "X02": (5, 4, 2), "X03": (4, 3, 2), "X04": (6, 5, 3), "X05": (4, 4, 3), "X06": (7, 7, 3),
    "X07": (4, 4, 1), "X08": (6, 5, 2), "X09": (5, 4, 2), "X10": (3, 3, 1), "X11": (5, 4, 2), "X12": (7, 7, 2),
    "X13": (3, 3, 1), "X14": (5, 4, 2), "X15": (4, 4, 2), "X16": (5, 4, 3), "X17": (6, 4, 2), "X18": (7, 6, 3),
    "X19": (3, 2, 3), "X20": (4, 3, 3), "X21": (5, 4, 4), "X22": (4, 4, 2), "X23": (6, 4, 4), "X24": (7, 6, 4),
}  # fmt: skip
"""Cost, VP, Believers."""


@pytest.mark.parametrize("tile", list(PRINTED))
def test_every_technology(tile: str) -> None:
    """Made for its cost; deployed in a City of another kind, Argos (1 VP) or Thebes (1 Believer)."""
    cost, vp, believers = PRINTED[tile]
    made = forge((tile, 0), aegis=cost).choose(f"make:{tile}")
    assert (made.player().aegis, made.player().technologies) == (0, [tile])
    city = "thebes" if BASE.technologies[tile].type == "craft" else "argos"
    table, extra = deploying(tile, city), EXTRAS.get(tile, "")
    if extra == "spark":
        table.choose("tile:ZT1")
    player = table.player()
    more = {"thebes": (0, 1), "argos": (1, 0)}[city]
    assert player.vp == vp + more[0] + (1 if extra == "vp" else 0)
    assert player.believer == believers + more[1]
    assert player.greatness == 3 + (1 if extra == "greatness" else 0)
    assert player.aegis == 5 + {"aegis": 1, "2 aegis": 2, "3 aegis": 3}.get(extra, 0)
    assert player.prayer == {"prayer": 1, "2 prayer": 2}.get(extra, 0)
    assert len(player.hand) == (2 if extra == "2 cards" else 0)
    assert len(player.premonitions) == (1 if extra == "premonition" else 0)
    assert player.sparks == (1 if extra == "spark" else 0)
    assert table.state.well == (6 if extra == "well" else 4)


def test_knossos_lets_choose_where_there_is_a_hindrance() -> None:
    table = deploying(
        "X05", "knossos", first=seat("zeus", technologies=["X05"], hindrance=1), options={"modules": "tartarus"}
    )
    assert (table.kind, table.offers()) == ("choose", ["choose:a", "choose:b"])
    table.choose("choose:a")
    assert (table.player().hindrance, table.player().aegis) == (0, 5)


def test_a_city_has_room_for_two_technologies() -> None:
    cities = {"athens": {"technologies": [{"tile": "X02", "owner": 0}, {"tile": "X03", "owner": 1}]}}
    table = here("heracles", "athens", "athens", seat("zeus", technologies=["X01"]), OTHER, cities=cities)
    assert [key for key in table.offers() if key.startswith("deploy")] == []


# --- what is missing, and why


REFUSED = {
    ("oracle", "heracles"): {"foresee": "hybris-why-premonitions", "ward": "hybris-why-elements"},
    ("coliseum", "danae"): {"duel": "hybris-why-duel"},
    ("moirai", "heracles"): {"ignite": "hybris-why-price"},
    ("athens", "heracles"): {"deploy": "hybris-why-made"},
}


@pytest.mark.parametrize(("place", "character"), list(REFUSED))
def test_what_cannot_be_done_is_said_with_the_reason(place: str, character: str) -> None:
    spaces = {"oracle": "RD", "coliseum": "CD", "moirai": "MD", "forge": "FD", "olympus": "OD"}
    first = seat("zeus", premonitions=["PM01", "PM02", "PM03", "PM04"])
    table = here(character, place, spaces.get(place, place), first, OTHER)
    assert {bar.key: bar.why.key for bar in GAME.barred(table.state, table.decision())} == REFUSED[place, character]


def test_other_reasons() -> None:
    olympus = here("heracles", "olympus", "OD", seat("zeus", pillars=[4]), OTHER)
    assert [bar.why.key for bar in GAME.barred(olympus.state, olympus.decision())] == ["hybris-why-convert"]
    for plans, reasons in (
        ([("X01", 0)], {"appropriate": "head"}),
        ([("X01", 1)], {"make": "plan"}),
        ([("X01", 1), ("X06", 0)], {"make": "short", "appropriate:X06": "behind"}),
    ):
        table = forge(*plans)
        bars = GAME.barred(table.state, table.decision())
        assert {bar.key: bar.why.key.removeprefix("hybris-why-") for bar in bars} == reasons
    tiles = spent("zeus", 8)
    moirai = here("heracles", "moirai", "MD", seat("zeus", prayer=1, tiles=tiles), OTHER)
    assert [bar.why.key for bar in GAME.barred(moirai.state, moirai.decision())] == ["hybris-why-spark"]
    wards = [{"seat": 0, "card": "ZC03"}]
    oracle = here("heracles", "oracle", "RD", seat("zeus"), OTHER, wards=wards)
    assert [bar.why.key for bar in GAME.barred(oracle.state, oracle.decision())] == ["hybris-why-warded"]
    cities = {"athens": {"technologies": [{"tile": "X02", "owner": 0}, {"tile": "X03", "owner": 1}]}}
    city = here("heracles", "athens", "athens", seat("zeus", technologies=["X01"]), OTHER, cities=cities)
    assert [bar.why.key for bar in GAME.barred(city.state, city.decision())] == ["hybris-why-full"]
