"""The 71 worked examples of the rulebook, with exact numbers; wherever the engine can show one, it plays it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.games.storm.battle import add_up, fought_as, result_of
from rules.games.storm.costs import energy_honor, energy_limit, intruders_honor, liturgy, move_honor, styx_cost
from rules.games.storm.data import ALL, AMOUNT, mandatory, pool
from rules.games.storm.flow.turn import may_pass
from rules.games.storm.outcome import decided
from rules.games.storm.retreat import closed
from rules.games.storm.view import CHTHONIAN, OLYMPIAN
from tests.rules.storm.table import Table, start

EXAMPLES = {example["id"]: example for example in json.loads((Path(__file__).parent / "golden.json").read_text())}
RULES = {
    "G01": ["STO-019", "STO-020", "STO-022", "STO-027", "STO-028", "STO-030"],
    "G02": ["STO-209"],
    "G03": ["STO-100"],
    "G04": ["STO-101"],
    "G05": ["STO-102"],
    "G06": ["STO-103"],
    "G07": ["STO-104"],
    "G08": ["STO-105"],
    "G10": ["STO-106"],
    "G12": ["STO-107"],
    "G13": ["STO-108"],
    "G14": ["STO-109"],
    "G15": ["STO-082", "STO-083"],
    "G18": ["STO-084"],
    "G19": ["STO-085"],
    "G20": ["STO-066"],
    "G22": ["STO-090", "STO-091"],
    "G23": ["STO-096"],
    "G24": ["STO-120", "STO-122"],
    "G25": ["STO-121"],
    "G27": ["STO-071"],
    "G29": ["STO-073"],
    "G35": ["STO-113"],
    "G36": ["STO-048"],
    "G37": ["STO-161"],
    "G38": ["STO-162"],
    "G39": ["STO-163"],
    "G41": ["STO-143"],
    "G42": ["STO-167"],
    "G44": ["STO-174"],
    "G46": ["STO-134"],
    "G47": ["STO-135"],
    "G49": ["STO-136"],
    "G50": ["STO-131", "STO-140"],
    "G52": ["STO-145"],
    "G53": ["STO-155", "STO-160"],
    "G54": ["STO-178"],
    "G55": ["STO-173", "STO-176"],
    "G56": ["STO-175"],
    "G57": ["STO-180", "STO-181"],
    "G58": ["STO-184"],
    "G59": ["STO-186"],
    "G61": ["STO-190"],
    "G62": ["STO-189", "STO-191"],
    "G63": ["STO-016"],
    "G64": ["STO-002"],
    "G65": ["STO-196"],
    "G66": ["STO-198"],
    "G68": ["STO-005"],
    "G69": ["STO-199"],
    "G70": ["STO-038"],
}


def examples(kind: str) -> list[Any]:
    """The examples of a kind, each with the rule statements it shows."""
    return [
        pytest.param(example["given"], example["expect"], id=name, marks=pytest.mark.rule(*RULES.get(name, [])))
        for name, example in EXAMPLES.items()
        if example["kind"] == kind
    ]


def test_all_examples_are_used() -> None:
    kinds = {example["kind"] for example in EXAMPLES.values()}
    assert len(EXAMPLES) == 71
    assert kinds == {
        "setup", "move_honor", "styx_cost", "retreat_regions", "strength", "energy_limit", "energy_honor", "round",
        "liturgy", "turn_start", "victory", "pass_allowed",
    }  # fmt: skip


@pytest.mark.parametrize(("given", "expect"), examples("setup"))
def test_setup(given: dict[str, Any], expect: dict[str, Any]) -> None:
    state = start(setup="random", combat="open" if given["variant"] == "open_parameters" else "sealed")
    for side in (CHTHONIAN, OLYMPIAN):
        faction = state.factions[side]
        units = [piece.name for piece in state.pieces if piece.side == side]
        assert (faction.honor, faction.energy) == (expect["honor"], expect["energy"])
        assert len(units) == expect["units_per_side"]
        assert len(pool(side)) == expect["pool_per_side"]
        assert mandatory(side) in units
    assert [mandatory(CHTHONIAN), mandatory(OLYMPIAN)] == expect["mandatory"]
    assert state.active == expect["first"]


WALKERS = {CHTHONIAN: ["erinyes", "hecate", "cerberus", "thanatos"], OLYMPIAN: ["ares", "athena", "hera", "apollo"]}


@pytest.mark.parametrize(("given", "expect"), examples("move_honor"))
def test_move_honor(given: dict[str, Any], expect: dict[str, int]) -> None:
    side, flying = given["faction"], given.get("flying", False)
    cost = move_honor(side, given["from"], given["to"], given["movers"], given["enemies"])
    assert cost == expect["honor"]
    movers = ["harpies"] if flying else WALKERS[side][: given["movers"]]
    foes = WALKERS[OLYMPIAN if side == CHTHONIAN else CHTHONIAN][: given["enemies"]]
    places = dict.fromkeys(movers, given["from"]) | dict.fromkeys(foes, given["to"])
    table = Table(side, known=movers, **{"hades": 21, "zeus": 24, **places})
    assert table.targets(*movers)[given["to"]][0] == expect["honor"]


@pytest.mark.rule("STO-070", "STO-072", "STO-074", "STO-075")
@pytest.mark.parametrize(("given", "expect"), examples("styx_cost"))
def test_styx_cost(given: dict[str, Any], expect: dict[str, int]) -> None:
    flying, ferried = given.get("flying", False), given.get("charon_revealed_in_origin", False)
    assert styx_cost(given["from"], given["to"], free=flying or ferried) == expect["energy"]
    for side in (CHTHONIAN, OLYMPIAN) if not (flying or ferried) else (CHTHONIAN,):
        movers = ["harpies"] if flying else ["charon"] if ferried else WALKERS[side][: given["movers"]]
        places = dict.fromkeys(movers, given["from"])
        table = Table(side, known=movers, **{"hades": 21, "zeus": 24, **places})
        assert table.targets(*movers)[given["to"]][1] == -expect["energy"]


@pytest.mark.parametrize(("given", "expect"), examples("retreat_regions"))
def test_retreat_regions(given: dict[str, Any], expect: dict[str, list[int]]) -> None:
    side = given["faction"]
    foe = OLYMPIAN if side == CHTHONIAN else CHTHONIAN
    counts = given["board"]
    found = closed(
        given["combat"],
        given["origin"],
        given["count"],
        attacks=given["side"] == "attacker",
        own=lambda region: counts[side].get(str(region), 0),
        foes=lambda region: counts[foe].get(str(region), 0),
    )
    assert [region for region, why in found.items() if not why] == expect["regions"]


@pytest.mark.rule("STO-171", "STO-172", "STO-182", "STO-183", "STO-166")
@pytest.mark.parametrize(("given", "expect"), examples("strength"))
def test_strength(given: dict[str, Any], expect: dict[str, int]) -> None:
    manoeuvre = given["manoeuvre"].replace("_", "-")
    base = sum(given["bases"]) + given["bonus"]
    shown = add_up(base, given["energy"], manoeuvre, times=given.get("energy_multiplier", 1))
    assert shown.strength == expect["effective"]
    if "honor" in expect:
        total = AMOUNT.total_honor if manoeuvre.startswith("total") else 0
        assert energy_honor(given["energy"]) - total == expect["honor"]


@pytest.mark.parametrize(("given", "expect"), examples("energy_limit"))
def test_energy_limit(given: dict[str, int], expect: dict[str, int]) -> None:
    assert energy_limit(given["units"], given["stock"]) == expect["max"]


@pytest.mark.rule("STO-137")
@pytest.mark.parametrize(("given", "expect"), examples("energy_honor"))
def test_energy_honor(given: dict[str, int], expect: dict[str, int]) -> None:
    assert energy_honor(given["energy"]) == expect["honor"]


@pytest.mark.rule("STO-129", "STO-130", "STO-138")
@pytest.mark.parametrize(("given", "expect"), examples("round"))
def test_round(given: dict[str, Any], expect: dict[str, Any]) -> None:
    sides = ("attacker", "defender")
    fought = [fought_as(given[side].replace("_", "-"), can_retreat=given[f"{side}_can_retreat"]) for side in sides]
    found = result_of(fought[0], fought[1], (given["attacker_effective"], given["defender_effective"]))
    winner = None if found.attacker_won is None else "attacker" if found.attacker_won else "defender"
    assert winner == expect["winner"]
    left = []
    for n, side in enumerate(sides):
        units = given[f"{side}_units"]
        lost = units if found.losses[n] == ALL else found.losses[n]
        honor = -AMOUNT.total_honor if given[side].startswith("total") else 0
        honor -= AMOUNT.retreat_honor if found.leaving[n] else 0
        assert (lost, honor) == (expect[f"{side}_losses"], expect[f"{side}_honor"])
        left.append(units - lost)
    assert (any(found.leaving) or not all(left)) == expect["combat_over"]


@pytest.mark.parametrize(("given", "expect"), examples("liturgy"))
def test_liturgy(given: dict[str, int], expect: dict[str, int]) -> None:
    assert liturgy(given["energy"]) == (expect["energy"], expect["honor"])
    table = Table(energy=(given["energy"], 24), erinyes=11, ares=14).choose("liturgy")
    assert table.energy()[0] == expect["energy"]
    assert table.honor()[0] == 16 + expect["honor"]


@pytest.mark.parametrize(("given", "expect"), examples("turn_start"))
def test_turn_start(given: dict[str, Any], expect: dict[str, int]) -> None:
    assert intruders_honor(given["enemies_in_own_base"]) == expect["honor"]
    table = Table(OLYMPIAN, hades=5, erinyes=11, ares=10, athena=10, zeus=15).choose("liturgy")
    assert table.honor() == (16 + expect["honor"], 14)


@pytest.mark.parametrize(("given", "expect"), examples("victory"))
def test_victory(given: dict[str, Any], expect: dict[str, Any]) -> None:
    entering = given["event"] == "leader_enters_palace"
    removed = list(expect.get("eliminated", []))
    left = given.get("hades_alive", True) or (given.get("persephone_alive", False) and not removed)
    found = decided(given.get("honor", {}), leader_in_palace=entering and not removed, leaders_left=left)
    assert found == expect["winner"]


@pytest.mark.rule("STO-195")
def test_victory_is_played() -> None:
    assert Table(honor=(3, 3), hades=14, ares=15, athena=15).move("hades", to=15).outcome.winners == (0,)
    met = Table(honor=(3, 3), persephone=14, demeter=15, zeus=24).move("persephone", to=15)
    assert (met.over, met.at("persephone"), met.at("demeter")) == (False, 0, 0)
    last = Table(honor=(1, 5), hades=14, zeus=24).move("hades", to=15)
    assert last.outcome.winners == (0,)
    broken = Table(honor=(2, 5), hades=14, erinyes=14, hecate=14, zeus=24).move("hades", "erinyes", "hecate", to=15)
    assert broken.outcome.winners == (1,)


@pytest.mark.parametrize(("given", "expect"), examples("pass_allowed"))
def test_pass(given: dict[str, Any], expect: dict[str, bool]) -> None:
    assert may_pass(given["faction"], given["positions"]) is expect["allowed"]
    places = dict(zip(("zeus", "ares"), given["positions"], strict=True))
    table = Table(given["faction"], **{"hades": 5, **places})
    assert ("pass" in table.offers()) is expect["allowed"]
