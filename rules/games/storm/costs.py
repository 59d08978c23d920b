"""What things cost: honor of moves and attacks, energy of the river, the Liturgy, energy in a fight. Pure numbers."""

from __future__ import annotations

from rules.games.storm.board import BASE, STYX, rise
from rules.games.storm.data import AMOUNT


def is_forward(side: str, origin: int, target: int, *, attack: bool) -> bool:
    """Whether a move counts as forward; level flight does when it attacks (Flying), as does freeing the own base."""
    if attack and target == BASE[side]:
        return True
    climb = rise(side, origin, target)
    return climb > 0 or (climb == 0 and attack)


def move_honor(side: str, origin: int, target: int, movers: int, enemies: int, *, open_fights: bool = False) -> int:
    """Change of honor for `movers` units going to a region with `enemies` (Moving, Groups, Moving into a fight).

    With `open_fights` (open combat parameters) an attack on an equal number is rewarded.
    """
    forward = is_forward(side, origin, target, attack=enemies > 0)
    if not enemies:
        group = movers - 1
        return -group if forward else -max(AMOUNT.backward_honor, group)
    if movers != enemies:
        return AMOUNT.uneven_honor * (enemies - movers)
    reward = AMOUNT.open_reward if open_fights else 0
    return reward if forward else reward - AMOUNT.level_attack_honor


def styx_cost(origin: int, target: int, *, free: bool = False) -> int:
    """Energy for crossing the river between two neighbors, however many cross; nothing when a ferry makes it free."""
    return AMOUNT.styx if (origin, target) in STYX and not free else 0


def energy_limit(units: int, stock: int, per_unit: int = AMOUNT.energy_per_unit) -> int:
    """The most energy a side may spend in a round."""
    return min(units * per_unit, stock)


def energy_honor(energy: int) -> int:
    """Change of honor for energy spent in a round, whatever the number of units."""
    return -AMOUNT.excess_honor if energy > AMOUNT.free_energy else 0


def liturgy(stock: int, extra: int = 0) -> tuple[int, int]:
    """Energy in stock after a Liturgy, and its change of honor."""
    cost = AMOUNT.liturgy_honor if stock else AMOUNT.liturgy_honor_empty
    return stock + AMOUNT.liturgy_energy + extra, -cost


def intruders_honor(intruders: int) -> int:
    """Change of honor at the start of a turn with enemies in the own base."""
    return -AMOUNT.intruder_honor * intruders
