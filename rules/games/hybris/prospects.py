"""What going to a place is worth to an automatic player: its bonus, the space, the actions that can be done there."""

from __future__ import annotations

from collections.abc import Callable

from rules.games.hybris import worth
from rules.games.hybris.view import CharacterView
from rules.games.hybris.worth import CARD, PLAIN, PREMONITION, Mind, chance, good, named, price


def character(me: Mind, key: str) -> CharacterView:
    """Anybody's character by id."""
    return next(one for player in me.view.players for one in player.characters if one.key == key)


def acting(me: Mind) -> CharacterView:
    """The character that is being activated; the Olympian where the view does not say."""
    return character(me, me.view.acting or me.own.olympian)


def place(me: Mind, who: CharacterView, key: str) -> float:
    """What going to a place is worth: its bonus, the best space, the best action."""
    found = named(me, key) + _room(me, who, key)
    acts = next((one[key] for one in (PLACES, *me.prospects) if key in one), None)
    return found + (_city(me, who, key) if acts is None else acts(me, who))


def _room(me: Mind, who: CharacterView, key: str) -> float:
    location = next((one for one in me.view.locations if one.key == key), None)
    if location is not None:
        return max(space(me, who, one.key) for one in location.spaces if not one.closed)
    return _entering(me, who, key)


def _entering(me: Mind, who: CharacterView, key: str) -> float:
    """Entering a City: whom one meets there, figures of no seat too."""
    city = next(city for city in me.view.cities if city.key == key)
    return _meeting(me, who, city.characters) + sum(clash(me, who, figure) for figure in city.figures)


def clash(me: Mind, who: CharacterView, figure: str) -> float:
    """Fighting a figure of no seat."""
    if who.kind == "prophet":
        return -4.0
    record = me.content.figures[figure]
    won = chance(me, who, record.base, record.cards)
    return won * (PLAIN["greatness"] + worth.program(me, record.reward)) - (1 - won) * 3.0


def _meeting(me: Mind, who: CharacterView, there: list[str]) -> float:
    """Entering a space or City with these characters."""
    others = [character(me, one) for one in there if one != who.key]
    if not others:
        return 0.0
    if others[0].seat == me.own.seat or who.kind == "prophet":
        return -4.0
    return worth.against(me, who, others[0])


def space(me: Mind, who: CharacterView, key: str) -> float:
    """Entering a space: its bonus, and whom one meets there."""
    for location in me.view.locations:
        for one in location.spaces:
            if one.key == key:
                meets = 0.0 if one.dotted else -4.0 if one.figures else _meeting(me, who, one.characters)
                return named(me, key) + meets
    return _entering(me, who, key)


def _olympus(me: Mind, who: CharacterView) -> float:
    prayers = me.own.prayer + 1
    designs = max((worth.designed(me, tile) for tile in me.view.display), default=0.0)
    return max(0.0, designs, converted(me, prayers))


def converted(me: Mind, prayers: int) -> float:
    """What so many Prayers can become at best, less what they are worth."""
    rows = me.content.conversions.values()
    gains = [(row.prayer, worth.program(me, row.steps) - price(me, "prayer", row.prayer)) for row in rows]
    best = [0.0]
    """By how many Prayers there are."""
    for held in range(1, prayers + 1):
        best.append(max([best[-1], *(best[held - cost] + gain for cost, gain in gains if cost <= held)]))
    return best[-1]


def _forge(me: Mind, who: CharacterView) -> float:
    own = [tile for tile in me.view.forge if tile.owner == me.own.seat]
    head = me.view.forge[:1]
    payable = [tile for tile in (*own, *head) if tile.cost <= me.own.aegis + 1]
    return max((worth.made(me, tile) for tile in payable), default=0.0)


def _oracle(me: Mind, who: CharacterView) -> float:
    full = me.own.premonitions >= me.content.amounts.premonitions
    ward = 1.0 + (1.2 if me.view.coming else 0.4)
    return max(0.0 if full or me.ages == 1 else PREMONITION, 0.0 if me.own.warded or not me.view.hand else ward)


def _underworld(me: Mind, who: CharacterView) -> float:
    return max(good(me, "aegis", me.view.primordial.aegis), resurrect(me))


def resurrect(me: Mind) -> float:
    """A Hero out of the Styx acts in every Age to come."""
    fallen = sum(one.where == "styx" for one in me.own.characters)
    return 1.2 * (me.ages - 1) * min(me.content.actions.resurrect["heroes"], fallen) + CARD


def _coliseum(me: Mind, who: CharacterView) -> float:
    duels = [duel(me, who, one.key) for one in me.view.champions] if who.kind != "prophet" else []
    return max([2 * CARD, *duels])


def duel(me: Mind, who: CharacterView, key: str) -> float:
    """Fighting a Coliseum Hero, with what losing costs."""
    enemy = me.content.champion(key)
    won = chance(me, who, enemy.base, enemy.cards)
    return won * (worth.program(me, enemy.reward) + PLAIN["greatness"]) - (1 - won) * 2.5 - 0.6


def _moirai(me: Mind, who: CharacterView) -> float:
    return max([0.0, ignite(me), *(step(me, thread.key) for thread in me.view.threads)])


def ignite(me: Mind) -> float:
    """A Spark for its price; nothing when it cannot be paid."""
    prices = me.content.actions.ignite
    if any(getattr(me.own, what) < count for what, count in prices.items()):
        return 0.0
    return worth.removal(me, "spark") - sum(price(me, what, count) for what, count in prices.items())


def step(me: Mind, thread: str) -> float:
    """The next step of a thread, and a little for those that follow."""
    at = me.own.threads.get(thread, 0)
    steps = [worth.program(me, step) for step in me.content.threads[thread].steps[at:]]
    return steps[0] + 0.25 * max([0.0, *steps[1:3]]) if steps else 0.0


def _city(me: Mind, who: CharacterView, key: str) -> float:
    return max(_deploy(me, key), pray(me, who), preach(me, who)) + _ground(me, key)


def _ground(me: Mind, key: str) -> float:
    """Standing where a Temple can be built, while it can be built nowhere else."""
    city = next(one for one in me.view.cities if one.key == key)
    wanted = any("temple" in tile.left for tile in me.own.tiles) and me.own.seat not in city.temples
    return worth.GROUND if wanted and me.storming and not worth.may_build(me) else 0.0


def _deploy(me: Mind, key: str) -> float:
    city = next(one for one in me.view.cities if one.key == key)
    if len(city.technologies) >= city.slots:
        return 0.0
    return max((worth.deployment(me, tile, key) for tile in me.own.technologies), default=0.0)


def pray(me: Mind, who: CharacterView) -> float:
    """Prayers out of the Well."""
    return good(me, "prayer", min(max(1, me.view.well), 3 if who.kind == "prophet" else 2))


def preach(me: Mind, who: CharacterView) -> float:
    """Believers."""
    return good(me, "believer", 3 if who.kind == "prophet" else 2)


def mortal_world(me: Mind, who: CharacterView) -> float:
    """Going to the best City."""
    return max(_room(me, who, city.key) + named(me, city.key) + _city(me, who, city.key) for city in me.view.cities)


PLACES: dict[str, Callable[[Mind, CharacterView], float]] = {
    "olympus": _olympus, "forge": _forge, "oracle": _oracle, "underworld": _underworld, "coliseum": _coliseum,
    "moirai": _moirai,
}  # fmt: skip
