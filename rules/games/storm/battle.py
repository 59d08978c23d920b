"""The arithmetic of a fight: base strength, energy, manoeuvres, who wins a round and what it costs. Pure records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from rules.games.storm.costs import energy_honor, energy_limit
from rules.games.storm.data import (
    AMOUNT,
    MATRIX,
    UNITS,
    Bonus,
    Drowse,
    Effect,
    Forbid,
    Hunt,
    PickLoss,
    Rage,
    Shield,
    WinTies,
)
from rules.games.storm.view import MANOEUVRES

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


class Force(Struct, frozen=True):
    """One side of a fight in one round."""

    units: tuple[str, ...]
    enemies: tuple[str, ...]
    stock: int
    realm: str
    defending: bool
    lost: int = 0
    """Own units eliminated so far in the match."""

    @property
    def nominal(self) -> int:
        """The sum of nominal strengths."""
        return sum(UNITS[name].strength for name in self.units)

    @property
    def bonuses(self) -> list[tuple[str, int]]:
        """What abilities change, by unit; those that change nothing are left out."""
        found = [
            (name, self._bonus(effect))
            for name in self.units
            for effect in UNITS[name].effects
            if isinstance(effect, Bonus)
        ]
        return [(name, amount) for name, amount in found if amount]

    def _bonus(self, effect: Bonus) -> int:
        counted = {
            "own-lost": self.lost,
            "companions": len(self.units) - 1,
            "defending": int(self.defending),
        }.get(effect.of, int(self.realm == effect.of))
        amount = effect.each * counted
        return max(-effect.most, min(effect.most, amount))

    @property
    def base(self) -> int:
        """Base strength."""
        return self.nominal + sum(amount for _, amount in self.bonuses)

    @property
    def times(self) -> int:
        """How often its energy counts: more than once for one that rages alone."""
        alone = len(self.units) == 1
        return next((effect.times for effect in self._own() if isinstance(effect, Rage) and alone), 1)

    @property
    def limit(self) -> int:
        """The most energy it may spend now."""
        caps = [effect.most for effect in self._of(self.enemies) if isinstance(effect, Drowse)]
        return energy_limit(len(self.units), self.stock, min([AMOUNT.energy_per_unit, *caps]))

    @property
    def manoeuvres(self) -> list[str]:
        """What it may choose."""
        barred = [effect for effect in self._own() if isinstance(effect, Forbid) and effect.whom == "own"]
        barred += [effect for effect in self._of(self.enemies) if isinstance(effect, Forbid) and effect.whom == "enemy"]
        return [one for one in MANOEUVRES if not any(one in effect.manoeuvres for effect in barred)]

    @property
    def wins_ties(self) -> bool:
        """Whether it wins ties whoever attacked."""
        return any(isinstance(effect, WinTies) for effect in self._own())

    @property
    def picks_loss(self) -> bool:
        """Whether it picks the unit the enemy loses."""
        return any(isinstance(effect, PickLoss) for effect in self._own())

    def sum(self, manoeuvre: str, energy: int) -> Sum:
        """Its effective strength by these choices."""
        hunts = any(isinstance(effect, Hunt) for effect in self._own())
        return add_up(self.base, energy, manoeuvre, times=self.times, hunts=hunts)

    def honor(self, manoeuvre: str, energy: int) -> int:
        """Change of honor as soon as these choices are shown."""
        shielded = manoeuvre == "total-defence" and any(isinstance(effect, Shield) for effect in self._own())
        total = AMOUNT.total_honor if manoeuvre in TOTAL and not shielded else 0
        return energy_honor(energy) - total

    def _own(self) -> Iterator[Effect]:
        return self._of(self.units)

    @staticmethod
    def _of(names: Sequence[str]) -> Iterator[Effect]:
        return (effect for name in names for effect in UNITS[name].effects)


def fought_as(manoeuvre: str, *, can_retreat: bool) -> str:
    """What a manoeuvre comes to: a retreat without a region to go to is fought as standard."""
    return "standard" if manoeuvre == "retreat" and not can_retreat else manoeuvre


class Verdict(Struct, frozen=True):
    """How a round goes: who won the comparison (True: the attacker; None: no fight), and what each side loses."""

    attacker_won: bool | None
    tie: bool = False
    losses: tuple[int, int] = (0, 0)
    """Units lost by attacker and defender; ALL (-1) means every one."""
    leaving: tuple[bool, bool] = (False, False)
    """Whether attacker and defender retreat unpursued."""
    caught: bool | None = None
    """Who retreated and was pursued (True: the attacker)."""


def judge_round(
    attacker: str, defender: str, strengths: tuple[int, int], *, defender_wins_ties: bool = False
) -> Verdict:
    """The verdict on two manoeuvres as fought, and the effective strengths of attacker and defender."""
    cell = MATRIX[attacker, defender]
    if cell.win is None or cell.lose is None:
        return Verdict(None, leaving=(attacker == "retreat", defender == "retreat"))
    tie = strengths[0] == strengths[1]
    won = strengths[0] > strengths[1] or (tie and not defender_wins_ties)
    caught = {(True, False): True, (False, True): False}.get((attacker == "retreat", defender == "retreat"))
    return Verdict(won, tie, cell.win if won else cell.lose, caught=caught)
