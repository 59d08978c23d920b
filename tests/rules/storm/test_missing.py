"""Why something is not among the options of a turn; that each reason is true is looked at with every position."""

from __future__ import annotations

from rules.core import engine
from rules.core.types import Setup
from rules.games.storm.view import OLYMPIAN
from tests.contract.explained import explained
from tests.rules.storm.table import GAME, Table


def missing(table: Table) -> dict[str, str]:
    bars = GAME.barred(table.state, table.decision())
    return {bar.key: bar.why.key.removeprefix("storm-why-") for bar in bars}


def test_what_nyx_covers_and_what_not() -> None:
    crowd = {"nyx": 5, "hades": 5, "minos": 6, "hecate": 6, "typhon": 6, "zeus": 11}
    table = Table(**crowd, energy=(0, 24))
    group = missing(table.pick_up("nyx", "hades"))
    assert group["region:10:night"] == "night-back"
    assert group["region:11:night"] == "night-foes"
    assert group["region:6:night"] == "night-way"
    alone = missing(Table(**crowd).pick_up("nyx"))
    assert {why for key, why in alone.items() if key.endswith(":night")} == {"night-alone"}


def test_what_lost_and_known_units_cannot_do() -> None:
    table = Table(OLYMPIAN, zeus=15, hermes=14, demeter=13, hades=10, known=["hermes"])
    found = missing(table)
    assert (found["show:hermes"], found["pass"]) == ("known", "pass")
    lost = Table(hades=10, zeus=15)
    assert {key for key, why in missing(lost).items() if why == "lost"} <= {
        f"{verb}:{unit}" for verb in ("show", "oracle", "barter", "steal", "revive") for unit in lost.lost("chthonian")
    }


def test_the_leader_is_picked_in_any_case() -> None:
    state = engine.start(GAME, Setup("storm", 2, "seed")).state
    explained(GAME, state)
    for decision in engine.pending(GAME, state):
        assert [bar.why.key for bar in GAME.barred(state, decision)] == ["storm-why-mandatory"]


def test_why_a_retreat_is_fought_as_standard() -> None:
    table = Table(OLYMPIAN, hephaestus=3, persephone=2, hades=10, zeus=24).move("hephaestus", to=2)
    defender, attacker = sorted(table.asked)
    decisions = {one.seat: one for one in engine.pending(GAME, table.state)}
    found = {seat: {bar.why.key for bar in GAME.barred(table.state, decisions[seat])} for seat in decisions}
    assert "storm-why-pinned" in found[defender]
    assert "storm-why-pinned" not in found[attacker]
    explained(GAME, table.state)
