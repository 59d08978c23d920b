"""The steady automatic player: it builds Technologies and converts Prayers for points, and empties its tiles when that
can still be done in time. It chooses from its view and its decision only.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.auto import even, gift, random_choice
from rules.core.rng import Source
from rules.core.types import BACK, Allocate, AnyDecision, Choice, ChooseMany, Option
from rules.games.hybris import prospects, worth
from rules.games.hybris.team import TEAM
from rules.games.hybris.view import CardView, CharacterView, HybrisView
from rules.games.hybris.worth import CARD, PLAIN, PREMONITION, Mind, good, named


def steady(view: HybrisView, decision: AnyDecision, source: Source) -> Choice:
    """An answer that looks a little ahead; among equals by chance."""
    me = worth.mind(view, decision.seat)
    if isinstance(decision, Allocate):
        return even(decision)
    if decision.kind == TEAM.kinds.share:
        return gift(decision)
    rate = me.rating(decision.kind, _RATES.get(decision.kind))
    if rate is None:
        return random_choice(decision, source)
    options = [option for option in decision.options if option.key != BACK]
    rated = source.shuffle([option.key for option in options])
    rates = {option.key: rate(me, option) for option in options}
    rated.sort(key=lambda key: -rates[key])
    return rated[: decision.minimum] if isinstance(decision, ChooseMany) else rated[0]


def _what(option: Option) -> tuple[str, str]:
    """The word of a key, and what it names."""
    word, _, what = option.key.partition(":")
    return word, what


def _rate_companion(me: Mind, option: Option) -> float:
    who = prospects.character(me, _what(option)[1])
    tile = me.content.tiles[next(key for key, one in me.content.tiles.items() if one.character == who.key)]
    return -1.0 * len(tile.elements) + (0.8 * who.base)


def _rate_pillar(me: Mind, option: Option) -> float:
    pillar = me.content.pillars[int(_what(option)[1])]
    standing = {4: 0.8 * sum(one.owner == me.own.seat for one in me.view.forge), 5: 1.0}.get(pillar.number, 0.0)
    parts = (pillar.take, pillar.resolve, pillar.others)
    return sum(worth.program(me, part) for part in parts) + standing


def _rate_plan(me: Mind, option: Option) -> float:
    """Where one character goes: less where another one goes already."""
    word, token = _what(option)
    if word == "none":
        return -1.0
    asked = _unplanned(me)
    laid = [one.token for one in me.own.characters if one.token == token]
    if len(laid) >= me.content.tokens[token]:
        return -2.0
    value = prospects.mortal_world(me, asked) if token == "mortal_world" else prospects.place(me, asked, token)
    return value * 0.6 ** len(laid) + (0.8 if token == "underworld" and me.own.aegis < 6 and not laid else 0.0)


def _unplanned(me: Mind) -> CharacterView:
    """Who is being planned for: the first ready one without a token; roughly right when one was left at home."""
    workers = [one for one in me.own.characters if one.kind != "olympian" and one.where == "ready"]
    return next((one for one in workers if one.token is None), workers[0])


def _rate_turn(me: Mind, option: Option) -> float:
    word, what = _what(option)
    if word in ("premonition", "power"):
        return 50.0
    if word in ("pass", "end"):
        return 0.0
    who = prospects.character(me, what)
    cost = PLAIN["aegis"] * me.own.activation[who.kind]
    if who.token is None:
        everywhere = [*(one.key for one in me.view.locations), *(one.key for one in me.view.cities)]
        return max(prospects.place(me, who, key) for key in everywhere) - cost
    value = prospects.mortal_world(me, who) if who.token == "mortal_world" else prospects.place(me, who, who.token)
    return value - cost


def _rate_destination(me: Mind, option: Option) -> float:
    return prospects.place(me, prospects.acting(me), _what(option)[1])


def _rate_space(me: Mind, option: Option) -> float:
    return prospects.space(me, prospects.acting(me), _what(option)[1])


def _rate_action(me: Mind, option: Option) -> float:
    word, what = _what(option)
    if word in _ACTIONS:
        return _ACTIONS[word](me, what)
    other = me.rate(f"action:{word}")
    return 0.0 if other is None else other(me, option)


def _rate_convert(me: Mind, option: Option) -> float:
    word, what = _what(option)
    return 0.0 if word == "done" else _row(me, what)


def _row(me: Mind, key: str) -> float:
    """What a Prayer gains by a row of the table."""
    row = me.content.conversions[key]
    return (worth.program(me, row.steps) - worth.price(me, "prayer", row.prayer)) / row.prayer


def _design(me: Mind, key: str) -> float:
    shown = [*me.view.display, *me.view.forge, *me.own.technologies]
    return worth.designed(me, next(tile for tile in shown if tile.key == key))


def _make(me: Mind, key: str) -> float:
    return worth.made(me, next(tile for tile in me.view.forge if tile.key == key))


def _deploying(me: Mind, key: str) -> float:
    tile = next(tile for tile in me.own.technologies if tile.key == key)
    return worth.deployment(me, tile, prospects.acting(me).place or "")


_ACTIONS: dict[str, Callable[[Mind, str], float]] = {
    "convert": lambda me, what: 3 * _row(me, what),
    "design": _design,
    "make": _make,
    "appropriate": lambda me, what: _make(me, what) - worth.price(me, "prayer", 1),
    "deploy": _deploying,
    "foresee": lambda me, what: 0.0 if me.ages == 1 else PREMONITION,
    "ward": lambda me, what: 1.0 + (1.2 if me.view.coming else 0.4) - 0.2 * _strength(me, what),
    "drain": lambda me, what: good(me, "aegis", me.view.primordial.aegis),
    "resurrect": lambda me, what: prospects.resurrect(me),
    "duel": lambda me, what: prospects.duel(me, prospects.acting(me), what),
    "train": lambda me, what: 2 * CARD,
    "spin": prospects.step,
    "ignite": lambda me, what: prospects.ignite(me),
    "pray": lambda me, what: prospects.pray(me, prospects.acting(me)),
    "preach": lambda me, what: prospects.preach(me, prospects.acting(me)),
}


def _hand(me: Mind, key: str) -> CardView:
    return next(
        card for card in (*me.view.hand, *me.view.premonitions, *me.view.drawn, *me.own.discard) if card.key == key
    )


def _strength(me: Mind, key: str) -> float:
    """A Conflict card in the hand."""
    card = _hand(me, key)
    return card.strength + 0.4 * card.combo + worth.program(me, me.content.programs[f"{key}:on_play"])


def _rate_keep(me: Mind, option: Option) -> float:
    key = _what(option)[1]
    card, other = _hand(me, key), me.rate(f"keep:{_hand(me, key).kind}")
    if other is not None:
        return other(me, option)
    return worth.need(me, card) if card.kind == "premonition" else _strength(me, key)


def _rate_loss(me: Mind, option: Option) -> float:
    return -_rate_keep(me, option)


def _rate_card(me: Mind, option: Option) -> float:
    """Play on while the Combat is not won, or may not be; the card that adds most."""
    word, key = _what(option)
    combat = me.view.combat
    assert combat is not None
    own, enemy = combat.sides if combat.sides[0].seat == me.own.seat else combat.sides[::-1]
    if word == "stop":
        lead = own.total - enemy.total - (0.5 if combat.sides[0] is own else -0.5)
        empty = enemy.seat is not None and not me.view.players[enemy.seat].hand_size
        return 50.0 if lead > 0 and (enemy.stopped or empty or lead > 6) else 0.0
    card = _hand(me, key)
    before = own.cards[-1].right if own.cards else ""
    return 0.1 + card.strength + (card.combo if card.left == before else 0) + named(me, f"{key}:on_play")


def _rate_tile(me: Mind, option: Option) -> float:
    """The tile that is nearest to being unlocked."""
    tile = next(tile for tile in me.own.tiles if tile.key == _what(option)[1])
    return -len(tile.left) + 0.3 * len(tile.every)


def _rate_spin(me: Mind, option: Option) -> float:
    word, what = _what(option)
    price = PLAIN["aegis"] * me.content.actions.spin["aegis"]
    return 0.0 if word == "none" else prospects.step(me, what) - price


def _rate_contest(me: Mind, option: Option) -> float:
    """Where the view shows who deploys: a Combat for the points of the tile."""
    word, what = _what(option)
    if word == "none" or me.view.acting is None:
        return 0.1 if option.key == "none" else 0.0
    who, enemy = prospects.character(me, what), prospects.character(me, me.view.acting)
    if enemy.kind == "prophet":
        return 2.0
    return worth.against(me, who, enemy) - PLAIN["aegis"] * me.own.activation[who.kind]


def _rate_choose(me: Mind, option: Option) -> float:
    """Anything rather than nothing."""
    return 1.0 if option.key in ("choose:b", "choose:pay", "use") else 0.5


def _rate_drop(me: Mind, option: Option) -> float:
    tile = next(tile for tile in me.own.technologies if tile.key == _what(option)[1])
    return -worth.deployment(me, tile)


_RATES: dict[str, Callable[[Mind, Option], float]] = {
    "companion": _rate_companion,
    "pillar": _rate_pillar,
    "plan": _rate_plan,
    "planned": lambda me, option: 1.0,
    "turn": _rate_turn,
    "after": _rate_turn,
    "destination": _rate_destination,
    "space": _rate_space,
    "instead": _rate_space,
    "action": _rate_action,
    "convert": _rate_convert,
    "weaken": _rate_choose,
    "spin": _rate_spin,
    "drop": _rate_drop,
    "contest": _rate_contest,
    "card": _rate_card,
    "keep": _rate_keep,
    "discard": _rate_loss,
    "limit": _rate_loss,
    "recover": _rate_keep,
    "tile": _rate_tile,
    "choose": _rate_choose,
}
