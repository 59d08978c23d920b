"""How the steady automat plays Hermes: his token, the cards that go back, what Autolycos passes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.types import Option
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.worth import Mind, good, need


def rate_arrogance(me: Mind, option: Option) -> float:
    """First in every cycle: the pick of the spaces."""
    return {"arrogance:0": 2.0, "arrogance:7": 1.0}.get(option.key, 0.0)


def rate_flip(me: Mind, option: Option) -> float:
    """From 0 to 7 in the own turn, for another one in this cycle; else from 7 to 0."""
    shown = me.view.parts["hermes"]["arrogance"]
    turned = 1.0 if (shown == 0) == (me.view.turn == me.own.seat) else -1.0
    return turned if option.key == "use" else 0.0


def rate_messenger(me: Mind, option: Option) -> float:
    """Back with what is weaker than usual."""
    cards = me.view.drawn
    if option.key != "use":
        return 0.0
    if cards[0].kind == "premonition":
        return 1.5 - max(need(me, card) for card in cards)
    return 1.8 * len(cards) - sum(card.strength for card in cards) - 0.5


def rate_receiver(me: Mind, option: Option) -> float:
    """Whoever has fewest points."""
    return -me.view.players[int(picked(option.key))].score.total


def rate_tribute(me: Mind, option: Option) -> float:
    """What is worth less."""
    return -good(me, picked(option.key), 1)


RATES: Mapping[str, Callable[[Mind, Option], float]] = {
    "arrogance": rate_arrogance,
    "flip": rate_flip,
    "messenger": rate_messenger,
    "receiver": rate_receiver,
    "tribute": rate_tribute,
}
