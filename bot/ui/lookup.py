"""Looking up the cards and pieces of a question, one after the other, without typing their names."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.build import AEGEAN, MENU_WORDS, Block, Layout, entry, layout, menu, text
from bot.ui.controls import Question
from bot.ui.lists import card_blocks, returning, turning
from bot.ui.pages import page
from bot.ui.panel import Shot
from bot.ui.words import Words
from rules.core.game import Component


def lookup_page(
    words: Words, q: Question, game: str, cards: Sequence[Component], number: int, card: Component | None,
    shot: Shot | None,
) -> Layout:  # fmt: skip
    """A page of a menu of what can be looked up, below the card or piece chosen last with its picture."""
    some = page(cards, number)
    entries = [entry(words.label(one.name, MENU_WORDS), one.id, on=one is card) for one in some.items]
    head: list[Block] = [text(words.say("lookup-title"))] if card is None else card_blocks(words, game, card, shot)
    listed = menu(q.to("lookup", str(some.number)), words.tag("lookup-pick"), entries)
    turned = turning(words, some, lambda number: q.to("lookuppage", str(number)))
    return layout([*head, listed, *turned, *returning(words, q.match)], AEGEAN)
