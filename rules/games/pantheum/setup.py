"""The position a match starts from (Setup; Solo Mode: Setup), and mending positions that were given by hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from rules.core import flow
from rules.core.errors import BadPosition
from rules.core.rng import Source
from rules.core.types import Seat, Setup, Text
from rules.games.pantheum.board import SQUARES
from rules.games.pantheum.data import (
    COLUMN_OF,
    DATA,
    EPICS,
    GODS,
    KRONOS_CARDS,
    PIT_KEY,
    PLANS,
    Curse,
    all_cards,
    card_of,
)
from rules.games.pantheum.market import fill
from rules.games.pantheum.state import Kronos, PantheumState, Pile, Player, Tile, no_cards, no_elements


def new_match(spec: Setup, source: Source) -> PantheumState:
    """Draws, in this order: tiles, one epic per color, demigod deck, plans, then first seat or Kronos deck."""
    solo = spec.seats == 1
    board = _tiles(source)
    epics = {color: _epics(color, source) for color in COLUMN_OF}
    deck = tuple(source.shuffle(all_cards(solo)))
    plans = source.shuffle(list(PLANS))
    first = 0 if solo else int(source.pick([str(seat) for seat in range(spec.seats)]))
    kronos = Kronos(PIT_KEY, source.shuffle(list(KRONOS_CARDS))) if solo else None
    state = PantheumState(
        seats=spec.seats,
        options=dict(spec.options),
        rng=source.rng,
        board=board,
        players={seat: _player(seat, plans[seat]) for seat in range(spec.seats)},
        deck=deck,
        market=((),) * DATA.market.stacks,
        epics=epics,
        favor=DATA.favor.by_seats[str(spec.seats)],
        landscapes={element.landscape: element.landscape_tiles for element in DATA.elements},
        turn=first,
        first=first,
        kronos=kronos,
    )
    fill(state)
    flow.push(state, "opening")
    return state


def _tiles(source: Source) -> dict[str, Tile]:
    faces = {tile.id: tile for tile in DATA.tiles}
    order = source.shuffle(list(faces))
    board = {key: Tile(faces[name].vp, faces[name].kind) for key, name in zip(SQUARES, order, strict=True)}
    board[PIT_KEY] = Tile(pit=True)
    return board


def _epics(color: str, source: Source) -> Pile:
    both = [card.id for card in DATA.epics if card.color == color]
    top = source.pick(both)
    return (top, *(card for card in both if card != top))


def _player(seat: Seat, plan: str) -> Player:
    return Player(GODS[seat], plan, satchel=no_elements(), columns=no_cards())


def settle(state: PantheumState) -> None:
    """Make a position given by hand whole; raises BadPosition for a card that does not exist.

    Cards laid out by it leave the piles, cards it displaced go under the deck, tokens it left out are boxed, and the
    kinds of tiles follow their points.
    """
    _refuse_unknown(state)
    kinds = {tile.vp: tile.kind for tile in DATA.tiles}
    for key, tile in state.board.items():
        state.board[key] = replace(tile, kind="pit" if tile.pit else kinds.get(tile.vp, tile.kind))
    for seat, player in state.players.items():
        columns = {**no_cards(), **player.columns}
        lying = [card for cards in columns.values() for card in cards]
        stored = {card: held for card, held in player.stored.items() if card in lying}
        state.change(seat, satchel={**no_elements(), **player.satchel}, columns=columns, stored=stored)
    _settle_claims(state)
    _settle_piles(state)
    _settle_kronos(state)
    _settle_supplies(state)


def _refuse_unknown(state: PantheumState) -> None:
    known = {*all_cards(solo=False), *EPICS}
    lying = [card for player in state.players.values() for cards in player.columns.values() for card in cards]
    lying += [card for stack in (*state.market, *state.epics.values(), state.deck) for card in stack]
    for card in lying:
        if card not in known:
            raise BadPosition(Text("pantheum-rejected-card", {"card": card}))


def _settle_claims(state: PantheumState) -> None:
    lying = {card: seat for seat, player in state.players.items() for card in player.cards()}
    claimed = [card for player in state.players.values() for card in player.claims]
    for seat, player in state.players.items():
        state.change(seat, claims=[card for card in player.claims if card in lying])
    for card, seat in lying.items():
        if card in claimed:
            continue
        # A Pandora was put there by somebody else: by the next seat, unless the position says otherwise.
        usual = (seat + 1) % state.seats if isinstance(card_of(card).effect, Curse) else seat
        by = next((other for other, player in state.players.items() if card in player.recruited), usual)
        recruited = state.players[by].recruited
        state.change(by, claims=[*state.players[by].claims, card])
        if card not in recruited:
            state.change(by, recruited=[*recruited, card])


def _settle_piles(state: PantheumState) -> None:
    lying = {card for player in state.players.values() for card in player.cards()}
    held = [len(stack) for stack in state.market]
    state.market = tuple(_without(stack, lying) for stack in state.market)
    lying |= {card for stack in state.market for card in stack}
    state.epics = {color: _without(stack, lying) for color, stack in state.epics.items()}
    lying |= {card for stack in state.epics.values() for card in stack}
    deck = _without(state.deck, lying)
    everything = all_cards(state.kronos is not None) + sorted(EPICS)
    state.deck = (*deck, *_without(everything, lying.union(deck)))
    state.sunk = min(state.sunk, len(state.deck))
    if any(before and not stack for before, stack in zip(held, state.market, strict=True)):
        fill(state)


def _without(stack: Sequence[str], taken: Collection[str]) -> Pile:
    return tuple(card for card in stack if card not in taken)


def _settle_kronos(state: PantheumState) -> None:
    """Where his card is not at work (a turn of the player, or his next one), it has been discarded."""
    kronos, below = state.kronos, state.stack[0] if state.stack else None
    at_work = below is not None and below.at == "kronos" and below.v.get("step") != "card"
    if kronos is not None and kronos.card is not None and not at_work:
        kronos.discard.append(kronos.card)
        kronos.card, kronos.blight_left = None, 0


def _settle_supplies(state: PantheumState) -> None:
    """What lies on the board came from the supply; what is missing besides is boxed."""
    placed = sum(1 for tile in state.board.values() if tile.favor is not None or tile.facedown)
    total = DATA.favor.by_seats[str(state.seats)]
    state.favor = min(state.favor, total - placed)
    state.boxed = {"favor": total - placed - state.favor}
    for element in DATA.elements:
        kind, total = element.landscape, element.landscape_tiles
        lying = sum(1 for tile in state.board.values() if tile.landscape == kind)
        state.landscapes[kind] = min(state.landscapes[kind], total - lying)
        state.boxed[kind] = total - lying - state.landscapes[kind]
