"""The arithmetic of a fight: base strength, energy, manoeuvres, who wins a round and what it costs. Pure records."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from rules.games.storm.costs import energy_honor, energy_limit
from rules.games.storm.data import (
    ALL,
    AMOUNT,
    MATRIX,
    UNITS,
    Bonus,
    Drowse,
    Effect,
    Forbid,
    Hunt,
    Rage,
    Shield,
    powers_of,
)
from rules.games.storm.view import MANOEUVRES, RoundView

TOTAL = ("total-attack", "total-defence")


class Sum(Struct, frozen=True):
    """How a side's effective strength comes about: `strength = (base + power - penalty) * factor`."""

    power: int
    penalty: int
    factor: int
    strength: int


def add_up(base: int, energy: int, manoeuvre: str, *, times: int = 1, hunts: bool = False) -> Sum:
    """Effective strength: energy (counted `times`) added, then less for Pursuit or doubled for the total manoeuvres."""
    power = energy * times
    penalty = AMOUNT.pursuit if manoeuvre == "pursuit" and not hunts else 0
    factor = AMOUNT.total_factor if manoeuvre in TOTAL else 1
    return Sum(power, penalty, factor, (base + power - penalty) * factor)


class Force(Struct, frozen=True, dict=True):
    """One side of a fight in one round; what it comes to is worked out once."""

    units: tuple[str, ...]
    enemies: tuple[str, ...]
    stock: int
    realm: str
    defending: bool
    lost: int = 0
    """Own units eliminated so far in the match."""

    @cached_property
    def nominal(self) -> int:
        """The sum of nominal strengths."""
        return sum(UNITS[name].strength for name in self.units)

    @cached_property
    def bonuses(self) -> list[tuple[str, int]]:
        """What abilities change, by unit; those that change nothing are left out."""
        found = [(name, self._bonus(bonus)) for name in self.units for bonus in powers_of(Bonus, name)]
        return [(name, amount) for name, amount in found if amount]

    def _bonus(self, bonus: Bonus) -> int:
        counted = {"own-lost": self.lost, "companions": len(self.units) - 1, "defending": int(self.defending)}.get(
            bonus.of, int(self.realm == bonus.of)
        )
        return max(-bonus.most, min(bonus.most, bonus.each * counted))

    @cached_property
    def base(self) -> int:
        """Base strength."""
        return self.nominal + sum(amount for _, amount in self.bonuses)

    @cached_property
    def times(self) -> int:
        """How often its energy counts: more than once for one that rages alone."""
        raging = powers_of(Rage, *self.units) if len(self.units) == 1 else []
        return raging[0].times if raging else 1

    @cached_property
    def limit(self) -> int:
        """The most energy it may spend now."""
        caps = [drowse.most for drowse in powers_of(Drowse, *self.enemies)]
        return energy_limit(len(self.units), self.stock, min([AMOUNT.energy_per_unit, *caps]))

    @cached_property
    def manoeuvres(self) -> list[str]:
        """What it may choose."""
        own = [forbid for forbid in powers_of(Forbid, *self.units) if forbid.whom == "own"]
        foes = [forbid for forbid in powers_of(Forbid, *self.enemies) if forbid.whom == "enemy"]
        return [one for one in MANOEUVRES if not any(one in forbid.manoeuvres for forbid in own + foes)]

    def has(self, kind: type[Effect]) -> bool:
        """Whether any of its units has a power of this kind."""
        return bool(powers_of(kind, *self.units))

    def sum(self, manoeuvre: str, energy: int) -> Sum:
        """Its effective strength by these choices."""
        hunts = manoeuvre == "pursuit" and self.has(Hunt)
        return add_up(self.base, energy, manoeuvre, times=self.times, hunts=hunts)

    def honor(self, manoeuvre: str, energy: int) -> int:
        """Change of honor as soon as these choices are shown."""
        free = manoeuvre not in TOTAL or (manoeuvre == "total-defence" and self.has(Shield))
        return energy_honor(energy) - (0 if free else AMOUNT.total_honor)


def fought_as(manoeuvre: str, *, can_retreat: bool) -> str:
    """What a manoeuvre comes to: a retreat without a region to go to is fought as standard."""
    return "standard" if manoeuvre == "retreat" and not can_retreat else manoeuvre


class Result(Struct, frozen=True):
    """How a round goes: who won the comparison (True: the attacker; None: no fight), and what each side loses."""

    attacker_won: bool | None
    tie: bool = False
    losses: tuple[int, int] = (0, 0)
    """Units lost by attacker and defender; ALL (-1) means every one."""
    leaving: tuple[bool, bool] = (False, False)
    """Whether attacker and defender retreat unpursued."""
    caught: bool | None = None
    """Who retreated and was pursued (True: the attacker)."""


def result_of(attacker: str, defender: str, strengths: tuple[int, int], *, defender_wins_ties: bool = False) -> Result:
    """What comes of two manoeuvres as fought, and the effective strengths of attacker and defender."""
    cell = MATRIX[attacker, defender]
    if cell.win is None or cell.lose is None:
        return Result(None, leaving=(attacker == "retreat", defender == "retreat"))
    tie = strengths[0] == strengths[1]
    won = strengths[0] > strengths[1] or (tie and not defender_wins_ties)
    caught = {(True, False): True, (False, True): False}.get((attacker == "retreat", defender == "retreat"))
    return Result(won, tie, cell.win if won else cell.lose, caught=caught)


def owed(shown: RoundView) -> dict[str, int]:
    """Units that each side still has to lose by the round, by what was compared; ALL for whatever is left.

    A side that was pursued and won decides first whether it stays to take one.
    """
    if shown.over or shown.winner is None:
        return dict.fromkeys((row.side for row in shown.sides), 0)
    cell = MATRIX[shown.sides[0].fought_as, shown.sides[1].fought_as]
    due = (cell.win if shown.winner == shown.attacker else cell.lose) or (0, 0)
    return {
        row.side: ALL if count == ALL and len(row.lost) < len(row.units) else max(0, count - len(row.lost))
        for row, count in zip(shown.sides, due, strict=True)
    }
