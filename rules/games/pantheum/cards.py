"""What can be looked up: demigods, epics and Kronos cards, in words made from what they do."""

from __future__ import annotations

from rules.core.game import Component
from rules.core.types import Text
from rules.games.pantheum.data import CARDS, COLUMN_OF, DATA, KRONOS_CARDS, Curse, Demigod, KronosCard, PlaceEach
from rules.games.pantheum.verbs import effect_text, tag, verb_of
from rules.games.pantheum.words import card_text, column_text, elements_text, listed_text, square


def ability(ident: str) -> Text:
    """What a demigod does, by id."""
    return effect_text(CARDS[ident].effect)


def kronos_text(card: KronosCard) -> Text:
    """What Kronos does at the end of his turn by this card."""
    effect = card.ability
    if isinstance(effect, PlaceEach):
        return Text("pantheum-kronos-place", verb_of(effect).args())
    return Text(f"pantheum-kronos-{tag(effect)}")


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
        Text("pantheum-fact-stop", {"face": listed_text(face), "tile": square(to)}) for face, to in card.map.items()
    ]
    facts = (
        Text("pantheum-fact-blight", {"count": card.blight}),
        Text("pantheum-fact-dark", {"squares": squares}),
        Text("pantheum-fact-map", {"stops": stops}),
    )
    name = Text("pantheum-name-kronos", {"number": int(card.id[1:])})
    return Component(card.id, "kronos", name, kronos_text(card), facts)
