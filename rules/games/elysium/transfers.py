"""Planning transfers step by step: which card, to which Legend, with price, Gold left and points gained."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import ChooseOne, Option, Seat, Text
from rules.games.elysium.legends import NEW, Way, legend_text, points_gained
from rules.games.elysium.state import ElysiumState, is_citizen
from rules.games.elysium.words import family_text, name_text


def card_options(state: ElysiumState, seat: Seat, found: list[Way]) -> list[Option]:
    """One option per card that can be transferred; its hint tells the cheapest price and the most points."""
    cards = list(dict.fromkeys(way.card for way in found))
    return [_card(state, seat, key, [way for way in found if way.card == key]) for key in cards]


def _card(state: ElysiumState, seat: Seat, key: str, found: list[Way]) -> Option:
    cost = min(way.cost for way in found)
    points = max(points_gained(state, seat, way) for way in found)
    return Option(f"card:{key}", _label(state, key), ref=f"card:{key}", hint=_hint(state, seat, cost, points))


def _label(state: ElysiumState, key: str) -> Text:
    """A card with what its Legend is made by: family and level."""
    name = name_text(state.content, key)
    if is_citizen(key):
        return name
    design = state.content.card(key)
    return Text("elysium-say-card", {"card": name, "family": family_text(design.family), "level": design.level})


def _hint(state: ElysiumState, seat: Seat, cost: int, points: int) -> Text:
    left = state.players[seat].gold - cost
    return Text("elysium-hint-transfer", {"gold": cost, "left": left, "points": points})


def ask_legend(state: ElysiumState, frame: Frame, seat: Seat, found: list[Way], key: str) -> ChooseOne:
    """To which Legend a card goes."""
    here = [way for way in found if way.card == key]
    options = [_legend(state, seat, way) for way in here]
    prompt = Text("elysium-ask-legend", {"moved": name_text(state.content, key)})
    return flow.one(frame, seat, "legend", prompt, [*options, Option("back", Text("elysium-option-back"))])


def _legend(state: ElysiumState, seat: Seat, way: Way) -> Option:
    hint = _hint(state, seat, way.cost, points_gained(state, seat, way))
    if way.legend == NEW:
        return Option("legend:new", Text("elysium-option-new-legend"), hint=hint)
    legend = state.players[seat].legends[way.legend]
    cards = [name_text(state.content, key) for key in legend.cards]
    label = Text("elysium-option-legend", {"number": way.legend + 1, "legend": legend_text(state, legend)})
    if legend.kind is None:
        label = Text("elysium-option-join", {"number": way.legend + 1, "card": cards[0]})
    return Option(f"legend:{way.legend}", label, ref=f"legend:{seat}:{way.legend}", hint=hint)


def chosen(frame: Frame, found: list[Way], choice: str) -> Way | None:
    """The transfer that an answer completes; None when the next question is where to, or which card."""
    if choice == "back":
        frame.v["card"] = None
        return None
    kind, _, rest = choice.partition(":")
    if kind == "card":
        here = [way for way in found if way.card == rest]
        if len(here) == 1:
            return here[0]
        frame.v["card"] = rest
        return None
    number = NEW if rest == "new" else int(rest)
    key, frame.v["card"] = frame.v["card"], None
    return next(way for way in found if way.card == key and way.legend == number)
