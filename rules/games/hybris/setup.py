"""The table as laid out, and what comes with an Olympian (2.3, 2.4)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import flow
from rules.core.rng import Source
from rules.core.types import Seat, Setup
from rules.games.hybris.content import Content
from rules.games.hybris.state import READY, TILE, Char, City, HybrisState, Player


def new_match(spec: Setup, ctx: Source, content: Content) -> HybrisState:
    """The state before the first frame has run. Draws: Primordials, Premonitions, Coliseum, Technologies, order."""
    seats, amounts = list(range(spec.seats)), content.amounts
    primordials, premonitions = ctx.shuffle(list(content.primordials)), ctx.shuffle(list(content.premonitions))
    coliseum, tiles = ctx.shuffle(list(content.strengths)), ctx.shuffle(list(content.designs))
    order = [int(seat) for seat in ctx.shuffle([str(seat) for seat in seats])]
    state = HybrisState(
        seats=spec.seats,
        options=dict(spec.options),
        rng=ctx.rng,
        pack=content.key,
        modules=[module.key for module in content.modules],
        players={seat: Player() for seat in seats},
        order=order,
        well=amounts.well_per_seat * spec.seats,
        display=tiles[: amounts.display],
        stack_of_tiles=tiles[amounts.display :],
        cities={key: City() for key in content.cities},
        primordial=content.chronos.id,
        primordials=primordials,
        premonitions=premonitions,
        coliseum=coliseum,
        champions=list(content.champions),
    )
    for module in content.modules:
        module.setup(state, ctx)
    flow.push(state, "choosing", left=list(order))
    return state


def outfit(state: HybrisState, seat: Seat, olympian: str, source: Source) -> None:
    """All that belongs to an Olympian comes to a seat, with the resources of the start. Draws: its Conflict deck."""
    record, amounts = state.content.olympians[olympian], state.content.amounts
    deck = source.shuffle([card.id for card in record.cards])
    state.players[seat] = Player(
        olympian=olympian,
        aegis=amounts.aegis,
        believer=amounts.believer,
        prayer=amounts.prayer,
        greatness=amounts.greatness,
        tiles={tile.id: list(tile.elements) for tile in record.tiles},
        chars={one.id: Char(READY if one.kind == "olympian" else TILE) for one in record.characters},
        hand=deck[: amounts.hand],
        deck=deck[amounts.hand :],
        threads=dict.fromkeys(state.content.threads, 0),
    )


def shuffled(source: Source, items: Sequence[str]) -> list[str]:
    """Items in another order, also when there are none."""
    return source.shuffle(list(items)) if items else []


def plain(content: Content, where: str) -> bool:
    """Whether any number of characters may be there: off the board, on a dotted space, in a Location before a space."""
    return where not in content.solid
