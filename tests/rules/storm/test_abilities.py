"""Every power of the 24 units, house ones included; amounts as in the data."""

from __future__ import annotations

from typing import Any

import pytest

from rules.games.storm.cards import ability
from rules.games.storm.data import UNITS, Unit
from rules.games.storm.view import CHTHONIAN, OLYMPIAN
from tests.rules.storm.table import GAME, SAY, Table


def duel(*attackers: str, against: tuple[str, ...] = ("apollo",), region: int = 14, **more: Any) -> Table:
    """Chthonians from the region below attack Olympians."""
    origin = {14: 13, 12: 11, 7: 6, 18: 22}[region]
    places = dict.fromkeys(attackers, origin) | dict.fromkeys(against, region)
    table = Table(**{"hades": 10, "zeus": 24, **places, **more})
    return table.move(*attackers, to=region)


def base(table: Table, side: str) -> int:
    fight = table.view().fight
    assert fight is not None
    return next(one.base for one in fight.sides if one.side == side)


@pytest.mark.rule("STO-017", "STO-049", "STO-050")
def test_hades_brings_a_unit_back_in_the_open() -> None:
    table = Table(hades=11, erinyes=12, ares=14, energy=(4, 24))
    fallen = table.lost(CHTHONIAN)
    assert "charon" in fallen
    table.choose("revive:hades:charon")
    assert (table.at("charon"), table.known("charon", "hades"), table.energy()[0]) == (10, [True, True], 0)
    assert "charon" not in table.lost(CHTHONIAN)
    for blocked in ({"ares": 10}, dict.fromkeys(("erinyes", "hecate", "cerberus", "nyx"), 10)):
        offers = Table(**{"hades": 11, "ares": 14, **blocked}).offers()
        assert not any(key.startswith("revive") for key in offers)
    assert not any(key.startswith("revive") for key in Table(hades=11, ares=14, energy=(3, 24)).offers())
    assert "revive:hades:persephone" not in Table(hades=11, persephone=0, ares=14).offers()


@pytest.mark.rule("STO-047", "STO-048", "STO-046")
def test_charon_once_shown_ferries_his_region() -> None:
    table = Table(charon=12, erinyes=12, zeus=24, hades=10)
    assert table.targets("erinyes")[13] == (0, -2)
    table.choose("show:charon")
    assert (table.known("charon"), table.state.active) == ([True], CHTHONIAN)
    for movers in (["erinyes"], ["charon"], ["charon", "erinyes"]):
        assert table.targets(*movers)[13][1] == 0
    table.move("erinyes", to=13)
    assert table.energy()[0] == 24
    assert Table(known=["charon"], charon=12, erinyes=7, zeus=24, hades=10).targets("erinyes")[12][1] == -2


@pytest.mark.rule("STO-040")
def test_poseidon_ferries_those_with_him() -> None:
    table = Table(OLYMPIAN, known=["poseidon"], poseidon=13, ares=13, hades=10, zeus=24)
    assert table.targets("poseidon", "ares")[12] == (-1, 0)
    assert table.targets("ares")[12] == (0, -2)
    assert Table(OLYMPIAN, poseidon=13, hades=10, zeus=24).targets("poseidon")[12] == (0, -2)


def test_erinyes_grow_with_losses() -> None:
    full = Table(erinyes=13, apollo=14, hades=10, zeus=24)
    assert len(full.lost(CHTHONIAN)) == 7
    assert base(full.move("erinyes", to=14), CHTHONIAN) == 3 + 3
    others = dict.fromkeys(("charon", "harpies", "hecate"), 11) | {"cerberus": 5, "thanatos": 6, "hypnos": 1}
    few = Table(erinyes=13, apollo=14, hades=10, zeus=24, **others)
    assert len(few.lost(CHTHONIAN)) == 1
    assert base(few.move("erinyes", to=14), CHTHONIAN) == 3 + 1


@pytest.mark.parametrize(("seer", "side", "near", "far"), [("hecate", CHTHONIAN, 18, 14), ("apollo", OLYMPIAN, 11, 10)])
def test_oracles_show_a_region(seer: str, side: str, near: int, far: int) -> None:
    foes = ("ares", "athena", "zeus") if side == CHTHONIAN else ("erinyes", "nyx", "hades")
    own = {"hades": 10} if side == CHTHONIAN else {"zeus": 24}
    places = {seer: 12 if side == CHTHONIAN else 7, foes[0]: near, foes[1]: near, foes[2]: far, **own}
    table = Table(side, **places)
    assert f"oracle:{seer}:{far}" not in table.offers()
    table.choose(f"oracle:{seer}:{near}")
    assert table.known(seer, *foes) == [True, True, True, False]
    assert min(table.energy()) == 22


def test_cerberus_is_at_home_in_the_underworld() -> None:
    assert base(duel("cerberus"), CHTHONIAN) == 4
    assert base(duel("cerberus", region=12), CHTHONIAN) == 7
    assert base(duel("cerberus", region=18), CHTHONIAN) == 5


def test_thanatos_picks_the_loss_of_the_beaten() -> None:
    table = duel("thanatos", "cerberus", against=("apollo", "ares")).fight("standard:0", "standard:0")
    assert (table.kind, table.asked) == ("loss", [0])
    assert sorted(table.offers()) == ["unit:apollo", "unit:ares"]
    table.choose("unit:ares")
    assert (table.at("ares"), table.at("apollo")) == (0, 14)
    beaten = duel("thanatos", "cerberus", against=("apollo", "ares")).fight("standard:0", "standard:6")
    assert (beaten.kind, beaten.asked) == ("loss", [0])


def test_hypnos_keeps_enemy_energy_down() -> None:
    table = duel("hypnos", against=("apollo", "ares"))
    limits = [max(int(key.split(":")[1]) for key in table.offers(seat)) for seat in (0, 1)]
    assert limits == [6, 6]
    assert max(int(key.split(":")[1]) for key in duel("charon", against=("apollo", "ares")).offers(1)) == 12


def test_nyx_covers_a_group_that_goes_forward_in_peace() -> None:
    table = Table(nyx=13, erinyes=13, hecate=13, zeus=4, hades=10)
    table.pick_up("nyx", "erinyes", "hecate")
    assert {"region:14", "region:14:night"} <= set(table.offers())
    assert "region:12:night" not in table.offers()
    table.choose("region:14:night")
    assert (table.honor()[0], table.known("nyx", "erinyes")) == (16, [True, False])
    open_way = Table(nyx=13, erinyes=13, zeus=4, hades=10).move("nyx", "erinyes", to=14)
    assert (open_way.honor()[0], open_way.known("nyx")) == (15, [False])
    attack = Table(nyx=13, erinyes=13, ares=14, zeus=4, hades=10).pick_up("nyx", "erinyes")
    assert "region:14:night" not in attack.offers()


@pytest.mark.rule("STO-041")
def test_typhon_neither_retreats_nor_defends_totally() -> None:
    table = duel("typhon", "charon")
    assert {key.split(":")[0] for key in table.offers(0)} == {"standard", "pursuit", "total-attack"}
    assert len({key.split(":")[0] for key in table.offers(1)}) == 5


def test_minos_trades_energy_for_honor() -> None:
    table = Table(minos=11, ares=14, energy=(8, 24)).choose("barter:minos")
    assert (table.energy()[0], table.honor()[0], table.known("minos")) == (0, 17, [True])
    assert "barter:minos" not in Table(minos=11, ares=14, energy=(7, 24)).offers()


def test_zeus_wins_ties_as_defender() -> None:
    table = duel("typhon", against=("zeus",)).fight("standard:0", "standard:0")
    assert (table.strengths(), table.report().winner, table.at("typhon")) == ((6, 6), OLYMPIAN, 0)


def test_artemis_pursues_at_full_strength() -> None:
    assert duel("hecate", against=("artemis",)).fight("standard:0", "pursuit:0").strengths() == (3, 3)
    assert duel("hecate", against=("apollo",)).fight("standard:0", "pursuit:0").strengths() == (3, 0)


@pytest.mark.rule("STO-051", "STO-052")
def test_demeter_steals_energy_anywhere_but_on_olympus() -> None:
    table = Table(OLYMPIAN, demeter=7, hades=10, energy=(24, 10)).choose("steal:demeter")
    assert (table.energy(), table.known("demeter"), table.asked) == ((21, 13), [True], [0])
    assert Table(OLYMPIAN, demeter=7, hades=10, energy=(2, 10)).choose("steal:demeter").energy() == (0, 12)
    assert "steal:demeter" not in Table(OLYMPIAN, demeter=13, hades=10).offers()
    assert "steal:demeter" not in Table(OLYMPIAN, demeter=7, hades=10, energy=(0, 10)).offers()


def test_hera_counts_her_companions() -> None:
    assert base(duel("hecate", against=("hera",)), OLYMPIAN) == 3
    assert base(duel("hecate", against=("hera", "apollo", "ares")), OLYMPIAN) == 3 + 3 + 4 + 2


def test_athena_defends_without_shame() -> None:
    table = duel("hecate", against=("athena",)).fight("standard:0", "total-defence:0")
    assert table.honor() == (16, 16)
    assert duel("hecate", against=("athena",)).fight("standard:0", "total-attack:0").honor()[1] == 14


def test_aphrodite_charms_total_attacks_away() -> None:
    table = duel("hecate", against=("aphrodite",))
    assert not any(key.startswith("total-attack") for key in table.offers(0))
    assert any(key.startswith("total-attack") for key in table.offers(1))


def test_hermes_flies() -> None:
    table = Table(OLYMPIAN, known=["hermes"], hermes=15, hades=10)
    assert len(table.targets("hermes")) == 23
    mixed = Table(OLYMPIAN, known=["hermes", "ares"], hermes=15, ares=15, hades=10)
    assert sorted(mixed.targets("hermes", "ares")) == [9, 14, 20]


def test_dionysus_gives_a_feast() -> None:
    table = Table(OLYMPIAN, dionysus=14, hades=10, energy=(24, 1))
    assert table.hint("feast") == "+8 energy, −2 honor"
    table.choose("feast")
    assert (table.energy()[1], table.honor()[1], table.known("dionysus")) == (9, 14, [True])
    assert "feast" not in Table(OLYMPIAN, ares=14, hades=10).offers()
    assert Table(OLYMPIAN, dionysus=14, hades=10).choose("liturgy").known("dionysus") == [False]


@pytest.mark.rule("STO-040", "STO-043")
@pytest.mark.parametrize("unit", list(UNITS.values()), ids=list(UNITS))
def test_every_unit_can_be_looked_up_with_what_it_does(unit: Unit) -> None:
    component = next(one for one in GAME.components() if one.id == unit.id)
    words = SAY(component.text)
    assert SAY(component.name).lower() == unit.id
    assert words == SAY(ability(unit.id))
    for effect in unit.effects:
        for field in effect.__struct_fields__:
            amount = getattr(effect, field)
            if isinstance(amount, int) and amount != 1:
                assert str(abs(amount)) in words
    assert unit.kind in ("instead-of-move", "movement", "combat", "none")
    assert set(unit.provenance) == {"name", "strength", "effects"}
