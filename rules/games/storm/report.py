"""The record of a round that was shown: both sides' arithmetic, and what came of it."""

from __future__ import annotations

from rules.games.storm.battle import Force, Verdict
from rules.games.storm.data import UNITS
from rules.games.storm.state import StormState
from rules.games.storm.view import BonusView, RoundSideView, RoundView


def make_report(
    draft: StormState,
    forces: dict[str, Force],
    chosen: dict[str, tuple[str, int]],
    fought: dict[str, str],
    verdict: Verdict,
) -> RoundView:
    """The round as it was shown, attacker first; energy is off the stocks already."""
    fight = draft.fight
    assert fight is not None
    winner = None
    if verdict.attacker_won is not None:
        winner = fight.attacker if verdict.attacker_won else fight.defender
    order = (fight.attacker, fight.defender)
    return RoundView(
        region=fight.region,
        origin=fight.origin,
        round=fight.round,
        attacker=fight.attacker,
        sides=[_row(draft, side, forces[side], chosen[side], fought[side]) for side in order],
        fought=verdict.attacker_won is not None,
        winner=winner,
        tie=verdict.tie,
        over=False,
    )


def _row(draft: StormState, side: str, force: Force, chosen: tuple[str, int], fought: str) -> RoundSideView:
    manoeuvre, energy = chosen
    sums = force.sum(fought, energy)
    return RoundSideView(
        side=side,
        seat=draft.factions[side].seat,
        units=list(force.units),
        strengths=[UNITS[name].strength for name in force.units],
        nominal=force.nominal,
        bonuses=[BonusView(unit=name, amount=amount) for name, amount in force.bonuses],
        energy=energy,
        left=draft.factions[side].energy,
        power=sums.power,
        penalty=sums.penalty,
        factor=sums.factor,
        strength=sums.strength,
        manoeuvre=manoeuvre,
        fought_as=fought,
        honor=force.honor(manoeuvre, energy),
        lost=[],
    )


def _side(draft: StormState, side: str) -> RoundSideView | None:
    return next((row for row in draft.report.sides if row.side == side), None) if draft.report else None


def note_loss(draft: StormState, side: str, name: str) -> None:
    """A unit was lost in the round."""
    row = _side(draft, side)
    if row is not None:
        row.lost.append(name)


def note_retreat(draft: StormState, side: str, region: int) -> None:
    """A side left in the round."""
    row = _side(draft, side)
    if row is not None:
        row.retreated = region
