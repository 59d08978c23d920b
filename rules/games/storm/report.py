"""The record of a round that was shown: both sides' arithmetic, and what came of it."""

from __future__ import annotations

from msgspec.structs import replace

from rules.games.storm.battle import Force, Result
from rules.games.storm.data import UNITS
from rules.games.storm.state import Faction, Fight, StormState
from rules.games.storm.view import BonusView, RoundSideView, RoundView


def make_report(fight: Fight, rows: list[RoundSideView], result: Result) -> RoundView:
    """The round as it was shown, attacker first."""
    winner = fight.attacker if result.attacker_won else fight.defender
    return RoundView(
        region=fight.region,
        origin=fight.origin,
        round=fight.round,
        attacker=fight.attacker,
        sides=rows,
        fought=result.attacker_won is not None,
        winner=None if result.attacker_won is None else winner,
        tie=result.tie,
        over=False,
    )


def make_row(faction: Faction, side: str, force: Force, manoeuvre: str, fought: str, energy: int) -> RoundSideView:
    """One side's arithmetic; its energy is off the stock already."""
    total = force.sum(fought, energy)
    return RoundSideView(
        side=side,
        seat=faction.seat,
        units=list(force.units),
        strengths=[UNITS[name].strength for name in force.units],
        nominal=force.nominal,
        bonuses=[BonusView(unit=name, amount=amount) for name, amount in force.bonuses],
        energy=energy,
        left=faction.energy,
        power=total.power,
        penalty=total.penalty,
        factor=total.factor,
        strength=total.strength,
        manoeuvre=manoeuvre,
        fought_as=fought,
        honor=force.honor(manoeuvre, energy),
        lost=[],
    )


def note_loss(draft: StormState, side: str, name: str) -> None:
    """A unit was lost in the round."""
    if draft.report is not None:
        rows = [replace(row, lost=[*row.lost, name]) if row.side == side else row for row in draft.report.sides]
        draft.report = replace(draft.report, sides=rows)


def note_retreat(draft: StormState, side: str, region: int) -> None:
    """A side left in the round."""
    if draft.report is not None:
        rows = [replace(row, retreated=region) if row.side == side else row for row in draft.report.sides]
        draft.report = replace(draft.report, sides=rows)
