"""Every power of an Olympian and every Enhancement tile for what it says (spec 4.4)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import engine
from rules.core.types import SPECTATOR
from rules.games.hybris import combat
from rules.games.hybris.content import DATA
from tests.rules.hybris.fights import fight
from tests.rules.hybris.table import BASE, Table, arriving, bare, here, seat

OTHERS = {"zeus": "hades", "poseidon": "hades", "athena": "hades", "hades": "zeus"}


def with_tile(tile: str, **more: Any) -> dict[str, Any]:
    """A seat whose tile is unlocked, and nothing else."""
    god = next(one.id for one in DATA.olympians if any(each.id == tile for each in one.tiles))
    return seat(god, tiles=bare(tile), **more)


def other_of(patch: dict[str, Any], **more: Any) -> dict[str, Any]:
    return seat(OTHERS[patch["olympian"]], **more)


def moved(tile: str, character: str, *, place: str = "underworld", **more: Any) -> Table:
    """The tile's owner has sent a character to a Location; the bonus there is 1 Aegis."""
    first = with_tile(tile, **more)
    return arriving(character, first, other_of(first), token=place)


def home(tile: str, **more: Any) -> Table:
    """The end of an Age for the tile's owner."""
    first = with_tile(tile, **more)
    return Table(first, other_of(first), at="closing")


def strength(tile: str, character: str, *, defending: bool = False, **more: Any) -> int:
    """Total Strength of the character as a Combat begins, without its Base."""
    first, space = with_tile(tile, hand=[BASE.olympians[with_tile(tile)["olympian"]].cards[0].id], **more), "O1"
    second = other_of(first, hand=[BASE.olympians[OTHERS[first["olympian"]]].cards[0].id])
    foe = {"hades": "orpheus", "zeus": "pollux"}[second["olympian"]]
    if defending:
        first["chars"] |= {character: {"where": space}}
        table = arriving(foe, second, first, token="olympus").choose(f"space:{space}")
    else:
        second["chars"] |= {foe: {"where": space}}
        table = arriving(character, first, second, token="olympus").choose(f"space:{space}")
    while table.kind == "choose":
        table.choose("choose:none")
    now = table.state.combat
    assert now is not None
    side = 1 if defending else 0
    return combat.total(table.state, now, side) - BASE.characters[character].base


# --- Zeus


def test_zeus_wins_ties() -> None:
    # Pollux 2 and Atalanta 2 with two cards of 0.
    weak = [card for card, printed in BASE.strengths.items() if printed == 0]
    first = seat("zeus", aegis=0)
    table = here("pollux", "coliseum", "CD", first, seat("hades"), coliseum=weak).choose("duel:CH1")
    assert table.player().trophies == ["CH1"]
    other = here("orpheus", "coliseum", "CD", seat("hades", aegis=0), seat("zeus"), coliseum=weak)
    assert other.choose("duel:CH1").player().trophies == []


@pytest.mark.parametrize(
    ("first", "second", "ties"), [("zeus", "hades", 0), ("hades", "zeus", 1), ("hades", "athena", 1)]
)
def test_who_wins_ties_is_seen_while_it_is_fought(first: str, second: str, ties: int) -> None:
    character = {"zeus": "heracles", "hades": "zagreus"}[first]
    table = here(character, "coliseum", "CD", seat(first, hand=["ZC01" if first == "zeus" else "HC01"]), seat(second))
    shown = engine.view(table.game, table.choose("duel:CH5").state, SPECTATOR).combat
    assert shown is not None
    assert shown.ties == ties


def test_thunder_is_two_strength_for_two_aegis_once_an_age() -> None:
    first = seat("zeus", hand=["ZC01"])
    table = here("heracles", "coliseum", "CD", first, seat("hades")).choose("duel:CH5")
    assert (table.kind, table.offers()) == ("choose", ["choose:pay", "choose:none"])
    table.choose("choose:pay")
    now = table.state.combat
    assert now is not None
    assert combat.total(table.state, now, 0) == 3 + 2
    assert (table.player().aegis, table.player().used) == (3, ["zeus-2"])
    again = here("heracles", "coliseum", "CD", seat("zeus", hand=["ZC01"], used=["zeus-2"]), seat("hades"))
    assert again.choose("duel:CH5").kind == "card"


def test_thunder_declined_is_not_used_up() -> None:
    table = here("heracles", "coliseum", "CD", seat("zeus", hand=["ZC01"]), seat("hades")).choose("duel:CH1")
    table.choose("choose:none")
    assert table.player().used == []
    again = here("pollux", "coliseum", "CD", seat("zeus", hand=["ZC01"], used=table.player().used), seat("hades"))
    assert again.choose("duel:CH2").kind == "choose"


def test_zt1_heracles() -> None:
    assert strength("ZT1", "heracles") == 2
    assert strength("ZT1", "pollux") == 0


def test_zt2_pollux() -> None:
    weak = [card for card, printed in BASE.strengths.items() if printed == 0]
    for hero, more in (("pollux", 1), ("heracles", 0)):
        table = here(hero, "coliseum", "CD", with_tile("ZT2", aegis=0), seat("hades"), coliseum=weak)
        assert table.choose("duel:CH1").player().vp == 1 + more


def test_zt3_sarpedon() -> None:
    assert len(moved("ZT3", "sarpedon").player().hand) == 1
    assert len(moved("ZT3", "heracles").player().hand) == 0


def test_zt4_ganymede() -> None:
    assert moved("ZT4", "ganymede").player().believer == 1
    assert moved("ZT4", "danae").player().believer == 0


def test_zt5_danae() -> None:
    assert home("ZT5").player().believer == 1


def test_zt6_epaphus_makes_the_first_conversion_cheaper_but_never_free() -> None:
    table = here("heracles", "olympus", "OD", with_tile("ZT6", prayer=8), seat("hades"))
    table.choose("convert:c2")
    assert (table.player().prayer, table.player().vp) == (5, 2)
    table.choose("convert:c2")
    assert (table.player().prayer, table.player().vp) == (1, 4)
    cheap = here("heracles", "olympus", "OD", with_tile("ZT6", prayer=1), seat("hades")).choose("convert:c1")
    assert (cheap.player().prayer, cheap.player().aegis) == (0, 6)


# --- Poseidon


@pytest.mark.parametrize(("defending", "surge"), [(False, 1), (True, -1)])
def test_surge(defending: bool, surge: int) -> None:
    assert strength("PT6", "bellerophon", defending=defending) == surge


def test_the_tide_of_ages_comes_with_a_primordial() -> None:
    for age, vp in ((1, 0), (2, 1), (3, 0), (4, 1)):
        first = seat("poseidon", prayer=9, greatness=3)
        table = Table(first, seat("hades", greatness=2, vp=5), at="closing", age=age, primordials=["PR1"])
        assert table.player().vp == vp + 1


def test_pt1_theseus() -> None:
    assert strength("PT1", "theseus") == 1 + 2
    assert strength("PT1", "theseus", defending=True) == -1


def test_pt2_bellerophon() -> None:
    assert moved("PT2", "bellerophon").owns()[:3] == (5 - 1 + 1, 0, 1)


def test_pt3_orion() -> None:
    weak = [card for card, printed in BASE.strengths.items() if printed == 0]
    table = here("orion", "coliseum", "CD", with_tile("PT3"), seat("hades"), coliseum=weak).choose("duel:CH1")
    assert table.player().believer == 2 + 2


def test_pt4_proteus_has_the_bonus_of_an_occupied_space_on_a_dotted_one() -> None:
    first = with_tile("PT4")
    second = other_of(first, at={"minos": "O1", "zagreus": "O2"})
    table = arriving("proteus", first, second, seat("athena"), token="olympus").choose("space:OD")
    assert (table.kind, table.offers()) == ("instead", ["space:O1", "space:O2"])
    assert table.choose("space:O1").player().greatness == 4
    plain = arriving("nauplius", first, second, seat("athena"), token="olympus").choose("space:OD")
    assert plain.kind == "action"


def test_pt5_nauplius() -> None:
    first = with_tile("PT5", technologies=["X05"])
    table = here("theseus", "elis", "elis", first, other_of(first, aegis=0)).choose("deploy:X05")
    assert table.player().vp == 4 + 1


def test_pt6_euphemus() -> None:
    table = here("theseus", "underworld", "UD", with_tile("PT6"), seat("hades"), weakened=True).choose("drain")
    assert (table.player().aegis, table.player().prayer) == (5 + 5, 1)


# --- Athena


def test_the_strategist_holds_more_and_trains_more() -> None:
    table = here("perseus", "coliseum", "CD", seat("athena"), seat("hades"))
    assert [one.hand_limit for one in table.view().players] == [8, 6]
    assert len(table.choose("train").player().hand) == 3


def test_the_inventor_makes_for_less() -> None:
    queue = [{"tile": "X01", "owner": 0}]
    table = here("perseus", "forge", "FD", seat("athena", aegis=2), seat("hades"), forge=queue).choose("make:X01")
    assert table.player().aegis == 0


def test_at1_perseus() -> None:
    first = with_tile("AT1")
    table = here("perseus", "coliseum", "CD", first, other_of(first)).choose("duel:CH5")
    now = table.state.combat
    assert now is not None
    assert len(table.player().hand) == 1
    assert combat.total(table.state, now, 0) == 2 + 1


def test_at2_odysseus_leaves_his_token_aside_once_an_age() -> None:
    first = with_tile("AT2")
    table = arriving("odysseus", first, other_of(first), token="forge")
    assert len(table.offers()) == 6 + 9
    table.choose("place:moirai")
    assert (table.char("odysseus").where, table.player().used) == ("moirai", ["ignore_token:odysseus"])
    again = with_tile("AT2", used=["ignore_token:odysseus"])
    assert arriving("odysseus", again, other_of(again), token="forge").char("odysseus").where == "forge"
    kept = arriving("odysseus", first, other_of(first), token="forge").choose("place:forge")
    assert kept.player().used == []


def test_at3_diomedes() -> None:
    weak = [card for card, printed in BASE.strengths.items() if printed == 0]
    table = here("diomedes", "coliseum", "CD", with_tile("AT3"), seat("hades"), coliseum=weak).choose("duel:CH1")
    assert (table.player().vp, table.player().greatness) == (1, 3 + 1 + 1)


def test_at4_tiresias_draws_three() -> None:
    table = here("perseus", "oracle", "RD", with_tile("AT4"), seat("hades")).choose("foresee")
    assert len(table.offers()) == 3
    table.choose(table.offers()[0])
    assert len(table.player().premonitions) == 1


def test_at5_erichthonius() -> None:
    queue = [{"tile": "X01", "owner": 0}]
    table = here("perseus", "forge", "FD", with_tile("AT5"), seat("hades"), forge=queue).choose("make:X01")
    assert table.player().believer == 1


def test_at6_manto() -> None:
    table = Table(with_tile("AT6", premonitions=["PM03"], prayer=5), seat("hades")).choose("premonition:PM03")
    assert (table.player().vp, table.player().believer) == (2, 1)


# --- Hades


def test_heroes_of_hades_skip_the_styx() -> None:
    lost = fight("hades", hand=["HC09"], against=["ZC01", "ZC02"]).choose("card:HC09")
    assert lost.char("orpheus").where == "used"


def test_the_toll_of_the_dead_is_paid_for_heroes_of_others() -> None:
    table = fight("zeus", hand=["ZC08"], against=["HC05", "HC06"]).choose("card:ZC08")
    assert (table.char("pollux").where, table.state.well) == ("styx", 4 + 1)
    own = fight("hades", hand=["HC09"], against=["ZC01", "ZC02"]).choose("card:HC09")
    assert own.state.well == 4


@pytest.mark.parametrize(("cards", "more"), [(3, 0), (4, 1), (8, 2), (12, 3), (16, 3)])
def test_ht1_zagreus(cards: int, more: int) -> None:
    discard = [card.id for card in BASE.olympians["hades"].cards][1 : cards + 1]
    assert strength("HT1", "zagreus", discard=discard) == more


def test_ht2_orpheus() -> None:
    assert moved("HT2", "orpheus", discard=["HC05"]).player().hand == ["HC05"]


def test_ht3_protesilaus() -> None:
    strong = [card for card, printed in BASE.strengths.items() if printed == 4]
    first = with_tile("HT3")
    table = here("protesilaus", "coliseum", "CD", first, seat("zeus"), coliseum=strong).choose("duel:CH5")
    assert (table.player().vp, table.player().trophies) == (1, [])


def test_ht4_minos() -> None:
    table = here("zagreus", "underworld", "UD", with_tile("HT4"), seat("zeus"), weakened=True).choose("drain")
    assert table.player().aegis == 5 + 5 + 1


def test_ht5_rhadamanthys_makes_each_loss_of_a_wrath_smaller() -> None:
    """Phoebe: 2 Prayers and 1 Believer; 2 VP and 1 Prayer. The Fear takes 1 Prayer more."""
    first = with_tile("HT5", prayer=9, believer=2, vp=9, greatness=2)
    table = Table(first, seat("zeus", prayer=9, believer=2, vp=9), at="closing", age=2, primordials=["PR6"])
    assert table.owns(0) == (5, 2, 9 - 1 - 0 - 1, 9 - 1, 2)
    assert table.owns(1) == (5, 1, 9 - 2 - 1, 9 + 1, 3)


@pytest.mark.parametrize(("fallen", "vp"), [(0, 0), (2, 0), (3, 1)])
def test_ht6_aeacus(fallen: int, vp: int) -> None:
    first = with_tile("HT6")
    heroes = ["heracles", "pollux", "sarpedon"][:fallen]
    table = Table(first, seat("zeus", at=dict.fromkeys(heroes, "styx")), at="closing")
    assert table.player().vp == vp


def test_a_locked_tile_has_no_power() -> None:
    assert Table(seat("zeus"), seat("hades"), at="closing").player().believer == 0
    assert arriving("ganymede", seat("zeus"), seat("hades"), token="underworld").player().believer == 0
