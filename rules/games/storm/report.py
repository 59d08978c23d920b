"""The record of a round that was shown: both sides' arithmetic, and what came of it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rules.core.copies import facts
from rules.games.storm.battle import Force, Result
from rules.games.storm.data import UNITS
from rules.games.storm.state import Faction, Fight, StormState
from rules.games.storm.view import BonusView, RoundSideView, RoundView


def make_report(fight: Fight, rows: list[RoundSideView], result: Result) -> RoundView:
    """The round as it was shown, attacker first."""
    fought = result.attacker_won is not None
    winner = None if not fought else fight.attacker if result.attacker_won else fight.defender
    where = facts(fight, "region", "origin", "round", "attacker")
    return RoundView(sides=rows, fought=fought, winner=winner, tie=result.tie, over=False, **where)


def make_row(faction: Faction, side: str, force: Force, manoeuvre: str, fought: str, energy: int) -> RoundSideView:
    """One side's arithmetic; its energy is off the stock already."""
    return RoundSideView(
        side=side,
        seat=faction.seat,
        units=list(force.units),
        strengths=[UNITS[name].strength for name in force.units],
        nominal=force.nominal,
        bonuses=[BonusView(unit=name, amount=amount) for name, amount in force.bonuses],
        energy=energy,
        left=faction.energy,
        manoeuvre=manoeuvre,
        fought_as=fought,
        honor=force.honor(manoeuvre, energy),
        lost=[],
        **facts(force.sum(fought, energy), "power", "penalty", "factor", "strength"),
    )


def note_loss(draft: StormState, side: str, name: str) -> None:
    """A unit was lost in the round."""
    _note(draft, side, lambda row: replace(row, lost=[*row.lost, name]))


def note_retreat(draft: StormState, side: str, region: int) -> None:
    """A side left in the round."""
    _note(draft, side, lambda row: replace(row, retreated=region))


def _note(draft: StormState, side: str, noted: Callable[[RoundSideView], RoundSideView]) -> None:
    if draft.report is not None:
        rows = [noted(row) if row.side == side else row for row in draft.report.sides]
        draft.report = replace(draft.report, sides=rows)
