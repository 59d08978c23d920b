"""What cards say, made from what they do: the amounts in the words are those of the declaration."""

from __future__ import annotations

from functools import cache

from rules.core.game import Component
from rules.core.types import Text
from rules.games.pantheum.data import (
    CARDS,
    COLUMN_OF,
    DATA,
    KRONOS_CARDS,
    Bonus,
    Curse,
    Demigod,
    Discount,
    Effect,
    FullAt,
    Gain,
    KronosCard,
    KronosEffect,
    Parts,
    Place,
    PlaceEach,
    Remove,
    Shift,
    Store,
)
from rules.games.pantheum.words import Args, card_text, column_text, elements_text, square


def _tag(effect: Effect | KronosEffect) -> str:
    return str(type(effect).__struct_config__.tag)


@cache
def ability(ident: str) -> Text:
    """What a demigod does, by id."""
    return effect_text(CARDS[ident].effect)


def effect_text(effect: Effect) -> Text:
    """What an effect does."""
    key = f"pantheum-does-{_tag(effect)}"
    if isinstance(effect, Parts):
        first, second = (effect_text(part) for part in effect.parts)
        return Text(key, {"first": first, "second": second})
    return Text(key, _amounts(effect))


def _amounts(effect: Effect) -> Args:
    match effect:
        case Place():
            return {"where": effect.where, "others": effect.others_gain}
        case PlaceEach():
            return {"elements": elements_text({e: effect.elements.count(e) for e in effect.elements})}
        case Shift():
            return {"source": effect.source}
        case Remove():
            return {"source": effect.source, "to": effect.to}
        case FullAt():
            return {"count": effect.value, "where": effect.where}
        case Bonus():
            return {"points": effect.value, "formula": effect.formula}
        case Gain() | Store() | Discount() | Curse():
            return {"count": effect.value}
        case _:
            return {}


def kronos_text(card: KronosCard) -> Text:
    """What Kronos does at the end of his turn by this card."""
    effect = card.ability
    if isinstance(effect, PlaceEach):
        counts = {element: effect.elements.count(element) for element in effect.elements}
        return Text("pantheum-kronos-place", {"elements": elements_text(counts)})
    return Text(f"pantheum-kronos-{_tag(effect)}")


def components() -> list[Component]:
    """Everything that can be looked up: demigods, epics, Kronos cards."""
    found = [_demigod(card, "demigod") for card in DATA.demigods]
    found += [_demigod(card, "epic") for card in DATA.epics]
    return found + [_kronos(card) for card in KRONOS_CARDS.values()]


def _demigod(card: Demigod, kind: str) -> Component:
    home = COLUMN_OF.get(card.color)
    facts: tuple[Text, ...] = (
        Text("pantheum-fact-cost", {"elements": elements_text(card.cost)}),
        Text("pantheum-fact-power", {"power": card.power}),
        Text("pantheum-fact-column", {"column": column_text(home)}) if home else _free_home(card),
        Text("pantheum-fact-copies", {"count": card.copies}),
    )
    if card.promo:
        facts += (Text("pantheum-fact-promo"),)
    return Component(card.id, kind, card_text(card.id), ability(card.id), facts)


def _free_home(card: Demigod) -> Text:
    return Text("pantheum-fact-other-board" if isinstance(card.effect, Curse) else "pantheum-fact-any-column")


def _kronos(card: KronosCard) -> Component:
    squares = [
        Text("pantheum-direction", {"row": row, "col": col})
        for row, line in enumerate(card.grid)
        for col, mark in enumerate(line)
        if mark == "o"
    ]
    stops = [
        Text("pantheum-fact-stop", {"face": elements_text({e: face.count(e) for e in face}), "tile": square(to)})
        for face, to in card.map.items()
    ]
    facts = (
        Text("pantheum-fact-blight", {"count": card.blight}),
        Text("pantheum-fact-dark", {"squares": squares}),
        Text("pantheum-fact-map", {"stops": stops}),
    )
    name = Text("pantheum-name-kronos", {"number": int(card.id[1:])})
    return Component(card.id, "kronos", name, kronos_text(card), facts)
