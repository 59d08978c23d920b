"""What things are worth to an automatic player, roughly in points: goods, programs, pieces, Technologies, fights.

All of it is worked out from a view and the records of the match; nothing else is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import exp
from typing import NamedTuple, TypeAlias

from rules.core.ops import Op
from rules.core.types import Option
from rules.games.hybris import ops
from rules.games.hybris.content import Content, content_of
from rules.games.hybris.view import CardView, CharacterView, HybrisView, SeatView, TechnologyView

PLAIN = {"vp": 1.0, "greatness": 0.8, "prayer": 0.65, "aegis": 0.55, "believer": 0.4}
_RICH = {"aegis": (9, 0.2), "prayer": (7, 0.5), "believer": (9, 0.3)}
"""From so many on, one more is worth that."""
CARD, PREMONITION = 0.35, 1.4
_RULES = {
    "income_aegis": 0.5,
    "cost_activate_olympian": -0.5,
    "olympian_base": 0.5,
    "hero_base": 0.5,
    "hand_limit": 0.2,
}
"""What a changed rule is worth for each Age to come; all others nothing."""
GROUND = 1.2
"""A place for a Temple, likewise where there is none."""
PIETY, REST = 1.0, 0.15
"""A Prayer, while tiles shall be emptied; one of anything that is left at the end."""
NEAR = 3
"""Pieces that can be taken off in an Age by somebody who means to."""


class Mind(NamedTuple):
    """What an automat looks at."""

    view: HybrisView
    own: SeatView
    content: Content

    @property
    def ages(self) -> int:
        """Ages to come, this one included."""
        return max(1, self.view.ages - self.view.age + 1)

    @property
    def left(self) -> int:
        """Pieces still on the own tiles."""
        return sum(len(tile.left) for tile in self.own.tiles)

    def rate(self, kind: str) -> Callable[[Mind, Option], float] | None:
        """How a module of the match rates the options of something that only it knows."""
        return next((module.rates[kind] for module in self.content.modules if kind in module.rates), None)

    def rating(self, kind: str, base: Rate | None) -> Rate | None:
        """How the options of a kind are rated: as in the base or by a module, and what modules add to that."""
        first = base or self.rate(kind)
        more = [module.adds[kind] for module in self.content.modules if kind in module.adds]
        if first is None or not more:
            return first
        return lambda me, option: first(me, option) + sum(one(me, option) for one in more)

    @property
    def prospects(self) -> list[Mapping[str, Callable[[Mind, CharacterView], float]]]:
        """What acting at the Locations of modules is worth."""
        return [module.prospects for module in self.content.modules]

    def by_module(self, name: str) -> float:
        """What one of something that only a module knows is worth."""
        return next((module.worths[name] for module in self.content.modules if name in module.worths), 0.0)

    @property
    def storming(self) -> bool:
        """Whether all six tiles can still be emptied in time: then pieces count for more than points."""
        return not self.content.peace and self.left <= NEAR * self.ages


Rate: TypeAlias = Callable[[Mind, Option], float]
"""How an automat rates an option."""


def mind(view: HybrisView, seat: int) -> Mind:
    """For the seat that is asked."""
    return Mind(view, view.players[seat], content_of(view.pack, tuple(view.modules)))


def good(me: Mind, what: str, count: float) -> float:
    """So much of something, less where there is plenty; what is left at the end is worth little."""
    rate = 0.4 if what == "greatness" and me.ages == 1 else PLAIN[what]
    if what in _RICH:
        most, low = _RICH[what]
        rate = low if getattr(me.own, what) >= most else rate
        rate = rate * 0.6 if me.ages == 1 and what != "prayer" else rate
    return rate * count


def price(me: Mind, what: str, count: float) -> float:
    """What so much of something is missed for: Prayers empty tiles, so they are dear while that is the plan; what is
    left at the end is worth little.
    """
    if what == "prayer" and me.storming:
        return PIETY * count
    return (REST if me.ages == 1 else PLAIN[what]) * count


def removal(me: Mind, what: str) -> float:
    """Taking a piece off a tile; nothing where there is none."""
    tiles = [tile for tile in me.own.tiles if set(tile.left) & set(_KINDS[what])]
    if not tiles or (what == "temple" and not may_build(me)):
        return 0.0
    left = min(len(tile.left) for tile in tiles)
    if me.ages == 1 and not me.storming:
        return 1.5 if left == 1 else 0.1
    worth = {1: 4.2, 2: 2.2}.get(left, 1.5) + (me.ages - 1) * _LASTING[what]
    if me.own.hindrance and what == "spark":
        return 0.3
    if me.storming:
        worth += 1.5 + 0.15 * max(0, 12 - me.left)
    return worth + (20.0 if me.left == 1 else 6.0 if me.left <= NEAR else 0.0)


_KINDS = {"spark": ("spark",), "temple": ("temple",), "hero_or_prophet": ("hero", "prophet")}
_LASTING = {"spark": 0.1, "temple": 0.8, "hero_or_prophet": 0.7}
"""For each Age to come: a Temple gives points, a Hero or Prophet acts."""


def may_build(me: Mind) -> bool:
    """Whether there is a City for a Temple of the seat."""
    seat = me.own.seat
    mine = {one.key for one in me.own.characters}
    for city in me.view.cities:
        there = any(made.owner == seat for made in city.technologies) or mine & set(city.characters)
        if there and seat not in city.temples:
            return True
    return False


def number(n: int | ops.Formula) -> float:
    """A number, or a guess at what is counted."""
    return float(n) if isinstance(n, int) else float(min(n.max or 3, n.plus + 3 * n.times // n.div))


def program(me: Mind, steps: Iterable[Op]) -> float:
    """What running a program is worth."""
    return sum(_op(me, op) for op in steps)


def _op(me: Mind, op: Op) -> float:
    match op:
        case ops.Gain(who="self"):
            return good(me, op.what, number(op.n))
        case ops.Gain(who="others" | "each"):
            others = 0.3 * PLAIN[op.what] * number(op.n) * (1.0 if me.content.peace else -1.0)
            return others + (good(me, op.what, number(op.n)) if op.who == "each" else 0.0)
        case ops.Lose(who="self") | ops.Pay():
            return -good(me, op.what, number(op.n))
        case ops.Give():
            return good(me, op.what, number(op.n))
        case ops.Draw():
            each = (CARD if op.deck == "conflict" else PREMONITION) * (0.4 if me.ages == 1 else 1.0)
            return each * (op.keep or op.n) * (1.0 if op.who == "self" else -0.3)
        case ops.Recover():
            return CARD * op.n
        case ops.Remove():
            return removal(me, op.what)
        case ops.Hindrance():
            return -1.2 * op.n
        case ops.Str() | ops.OppStr():
            return 0.3 * abs(number(op.n))
        case ops.Lose(who="each"):
            return -good(me, op.what, number(op.n))
        case ops.Contribute():
            return -0.5 * PLAIN.get(op.what, PREMONITION) * number(op.n)
        case ops.Choose() | ops.Agree():
            return max(program(me, inner) for inner in op.options.values())
        case ops.If():
            return (program(me, op.then) + program(me, op.other)) / 2
        case ops.Modify():
            return (_RULES.get(op.rule) or me.by_module(op.rule)) * op.n * (me.ages - 1)
        case ops.ModuleOp():
            return (me.by_module(op.name) or 0.1) * op.n
    return 0.1


def named(me: Mind, name: str) -> float:
    """The same for a program by name; nothing when there is none."""
    return program(me, me.content.programs[name]) if name in me.content.programs else 0.0


def deployment(me: Mind, tile: TechnologyView, city: str = "") -> float:
    """What deploying a Technology brings, in the City or in the best one for it."""
    extra = named(me, tile.key)
    found = [one for one in me.view.cities if city in ("", one.key)]
    cities = [named(me, f"{one.key}:deploy") + (1.4 if one.type == tile.type else 0.0) for one in found]
    return tile.vp + PLAIN["believer"] * tile.believers + extra + max(cities, default=0.0)


def made(me: Mind, tile: TechnologyView) -> float:
    """What making a plan is worth: most of what its deployment brings, less its price."""
    share = 0.75 if me.ages > 1 or me.view.phase == "action" else 0.2
    full = len(me.own.technologies) >= me.content.amounts.tech_spaces
    return (0.1 if full else 1.0) * share * deployment(me, tile) - PLAIN["aegis"] * tile.cost


def designed(me: Mind, tile: TechnologyView) -> float:
    """What putting a plan into the queue is worth: less with every plan that waits already."""
    waiting = sum(1 for one in me.view.forge if one.owner == me.own.seat) + len(me.own.technologies)
    if me.ages == 1:
        return -1.0
    return 0.5 * deployment(me, tile) - 0.4 * tile.cost - 1.1 * waiting - price(me, "prayer", 1)


def chance(me: Mind, own: CharacterView, base: int, cards: int) -> float:
    """The chance that a character of the seat beats somebody of that Base Strength with so many cards."""
    hand = sorted((card.strength for card in me.view.hand), reverse=True)[: me.content.amounts.zone]
    strength = own.base + _pillar(me.own) + sum(hand) + (0.6 * max(0, len(hand) - 1))
    return 1 / (1 + exp((base + 1.8 * cards - strength) / 1.8))


def _pillar(seat: SeatView) -> int:
    return 3 if 5 in seat.pillars else 0


def against(me: Mind, own: CharacterView, enemy: CharacterView) -> float:
    """What attacking a character of another seat is worth."""
    other = me.view.players[enemy.seat]
    if enemy.kind == "prophet":
        return 0.4
    won = chance(me, own, enemy.base + _pillar(other), min(other.hand_size, me.content.amounts.zone))
    lost = 1.0 if own.kind == "olympian" else 0.7 * me.ages
    return 2.6 * won - (1.8 + lost) * (1 - won) - 0.5


def need(me: Mind, card: CardView) -> float:
    """How near a Premonition is to being true, times its reward."""
    record = me.content.premonitions[card.key]
    parts = [min(1.0, _held(me.own, me.view, what) / least) for what, least in record.needs.items()]
    return (0.2 + 0.8 * min(parts, default=0.0)) * program(me, record.reward)


def _held(own: SeatView, view: HybrisView, what: str) -> float:
    plain: Mapping[str, float] = {
        "trophies": len(own.trophies),
        "hand": own.hand_size,
        "thread_total": sum(own.threads.values()),
        "tiles_unlocked": sum(tile.unlocked for tile in own.tiles),
        "combats_won_this_age": own.wins,
        "deployed": sum(one.owner == own.seat for city in view.cities for one in city.technologies),
        "deployed_cities": sum(any(t.owner == own.seat for t in city.technologies) for city in view.cities),
        "temples": sum(own.seat in city.temples for city in view.cities),
        "heroes_removed": _off(own, "hero"),
        "prophets_removed": _off(own, "prophet"),
    }
    return plain[what] if what in plain else float(getattr(own, what, 0))


def _off(own: SeatView, piece: str) -> int:
    return sum(tile.every.count(piece) - tile.left.count(piece) for tile in own.tiles)
