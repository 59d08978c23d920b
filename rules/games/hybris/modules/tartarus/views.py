"""Filling what a viewer sees of the Tartarus."""

from __future__ import annotations

from rules.games.hybris.cards import program_text, rules_text
from rules.games.hybris.modules.tartarus import board
from rules.games.hybris.modules.tartarus.records import records
from rules.games.hybris.modules.tartarus.view import PRISON, PrisonerView, RowView, TartarusView
from rules.games.hybris.printed import card
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import place
from rules.games.hybris.view import PowerView
from rules.games.hybris.words import name_text


def view(state: HybrisState) -> TartarusView:
    """All of it is open but the order of the deck, and the upper parts of kept cards."""
    found, content, seats = board.part(state), state.content, range(state.seats)
    held = [board.powers(state, seat) for seat in seats]
    return TartarusView(
        spaces=[program_text(space.steps) for space in records(content).track],
        track=list(found["track"]),
        guilt=list(found["guilt"]),
        powers=[[_power(state, key) for key in own] for own in held],
        held=held,
        prisoners=[_prisoner(state, one.id) for one in records(content).figures],
        rows=[RowView(key=r.id, believer=r.believer, text=program_text(r.steps)) for r in records(content).pact],
        deck=len(found["deck"]),
        discard=[card(content, key) for key in found["discard"]],
    )


def _power(state: HybrisState, key: str) -> PowerView:
    text = rules_text(state.pack, tuple(state.modules), key)
    return PowerView(name=name_text(state, key), text=text or name_text(state, key))


def _prisoner(state: HybrisState, key: str) -> PrisonerView:
    record, where = board.prisoner(state.content, key), board.where(state, key)
    return PrisonerView(
        key=key,
        name=name_text(state, key),
        base=record.base,
        cards=record.cards,
        main=program_text(record.main),
        sanction=program_text(record.sanction),
        where=where,
        place=None if where == PRISON else place(state, where),
        owner=board.owner(state, key),
    )
