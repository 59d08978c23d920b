"""The 4 by 4 squares: range, which tiles take an element, when a tile is full, and what happens to tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from rules.core.game import Context
from rules.core.grid import Grid, cell
from rules.core.types import Mover, Seat, seat_text
from rules.games.pantheum.data import COLUMN, DATA, LANDSCAPE, FullAt, WideRange, card_of
from rules.games.pantheum.state import PantheumState, Tile
from rules.games.pantheum.view import ELEMENTS
from rules.games.pantheum.words import element_text, landscape_text, square

KEPT = 4096
"""So many answers to one question are kept: most come again in the next decision, or soon."""
GRID = Grid(4, 4)
SQUARES = tuple(at.key for at in GRID.cells())
"""All squares as `row,col`, row by row."""
REFS = {key: f"tile:{key}" for key in SQUARES}
"""Each square as an option key."""
AROUND: dict[str, tuple[str, ...]] = {
    key: tuple(other for other in SQUARES if other == key or cell(other) in GRID.around(cell(key))) for key in SQUARES
}
"""Each square with itself and its up to eight neighbors, in board order."""


def place_of(state: PantheumState, actor: Mover) -> str | None:
    """The square on which a seat's god, or Kronos, stands."""
    if isinstance(actor, str):
        return state.kronos.at if state.kronos else None
    return state.players[actor].at


def wide(state: PantheumState, actor: Mover, column: str | None) -> bool:
    """Whether an Icarus widens the range of this column."""
    return column == "shift" and isinstance(actor, int) and _wide(tuple(state.players[actor].columns["shift"]))


@lru_cache(KEPT)
def _wide(cards: tuple[str, ...]) -> bool:
    return any(isinstance(card_of(card).effect, WideRange) for card in cards)


def reach(state: PantheumState, actor: Mover, column: str | None, *, under_gods: bool = False) -> Sequence[str]:
    """Squares in range of a god: its own and those around, or all with Icarus; not under another god unless asked."""
    gods = () if under_gods else tuple([player.at for player in state.players.values()])
    if state.kronos and not under_gods:
        gods += (state.kronos.at,)
    return _within(place_of(state, actor), column == "shift" and wide(state, actor, column), gods)


@lru_cache(KEPT)
def _within(at: str | None, far: bool, gods: tuple[str | None, ...]) -> tuple[str, ...]:
    span = () if at is None else SQUARES if far else AROUND[at]
    return tuple(key for key in span if key == at or key not in gods)


def room(state: PantheumState, span: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
    """By color the tiles of a span that take it, as option keys: no Pit, no landscape, empty or of the same color."""
    board = state.board
    return _room(tuple(span), tuple([board[key] for key in span]))


@lru_cache(KEPT)
def _room(span: tuple[str, ...], tiles: tuple[Tile, ...]) -> Mapping[str, tuple[str, ...]]:
    able = [(REFS[key], tile.element) for key, tile in zip(span, tiles, strict=True) if tile.open]
    return {color: tuple([ref for ref, element in able if element is None or element == color]) for color in ELEMENTS}


def full_at(state: PantheumState, seat: Seat, tile: Tile) -> int:
    """From how many elements on a tile is full for this seat's Lock action."""
    return _full_at(tuple(state.players[seat].columns["lock"]), tile.vp > 0)


@lru_cache(KEPT)
def _full_at(cards: tuple[str, ...], worth: bool) -> int:
    effects = [effect for card in cards if isinstance(effect := card_of(card).effect, FullAt)]
    values = [effect.value for effect in effects if effect.where == "range" or worth]
    return min([COLUMN["lock"].full_at, *values])


def lockable(state: PantheumState, seat: Seat) -> Iterator[str]:
    """Squares that this seat's Lock action may lock, payment aside."""
    board = state.board
    for key in reach(state, seat, "lock") if state.favor else ():
        # Most tiles hold nothing, and need not be asked about further.
        if board[key].element and not unlockable(state, seat, board[key]):
            yield key


def unlockable(state: PantheumState, seat: Seat, tile: Tile) -> str:
    """Why a tile in range cannot be locked by a seat, as the end of a reason's key; empty when it can."""
    if tile.element is None:
        return "holds"
    if not state.landscapes[LANDSCAPE[tile.element]]:
        return "landscapes"
    return "" if tile.count >= full_at(state, seat, tile) else "full"


def add_element(draft: PantheumState, key: str, element: str) -> None:
    """Put an element on a tile that takes it."""
    tile = draft.board[key]
    draft.board[key] = replace(tile, element=element, count=tile.count + 1)


def take_element(draft: PantheumState, key: str) -> str:
    """Take an element off a tile; gives its color."""
    tile = draft.board[key]
    assert tile.element is not None
    draft.board[key] = replace(tile, element=tile.element if tile.count > 1 else None, count=tile.count - 1)
    return tile.element


def lock(draft: PantheumState, ctx: Context[PantheumState], seat: Seat, key: str) -> None:
    """Turn a full tile into its landscape, with a favor token of the seat (Lock; solo: blight goes)."""
    tile = draft.board[key]
    assert tile.element is not None
    landscape = LANDSCAPE[tile.element]
    draft.board[key] = Tile(tile.vp, tile.kind, landscape=landscape, favor=seat)
    draft.landscapes[landscape] -= 1
    ctx.say(
        "lock",
        "pantheum-event-lock",
        seat,
        seat=seat_text(seat),
        tile=square(key),
        landscape=landscape_text(landscape),
        points=tile.vp,
    )
    spend_favor(draft, ctx)


def last_favor(state: PantheumState) -> str:
    """`yes` where the next landscape takes the last favor token, which ends the match, else `no`."""
    return "yes" if state.favor == 1 and not state.ending else "no"


def spend_favor(draft: PantheumState, ctx: Context[PantheumState]) -> None:
    """Take a favor token from the supply; the last one brings the end."""
    draft.favor -= 1
    if draft.favor == 0 and not draft.ending:
        draft.ending = True
        ctx.say("last-favor", "pantheum-event-last-favor", None)


def blight_supply(state: PantheumState) -> int | None:
    """Blight tokens left, None when there is no limit (A16)."""
    if state.options["blight-limit"] == "none":
        return None
    return DATA.solo.blight_tokens - sum(tile.blight for tile in state.board.values())


def add_blight(draft: PantheumState, ctx: Context[PantheumState], key: str) -> None:
    """Put a blight on a tile; the third on a tile that is no Pit makes it one (Three Blight)."""
    supply = blight_supply(draft)
    if supply is not None and supply < 1:
        ctx.say("no-blight", "pantheum-event-no-blight", None)
        return
    land_blight(draft, ctx, key)


def land_blight(draft: PantheumState, ctx: Context[PantheumState], key: str) -> None:
    """A blight that comes from the supply or another tile lands on this one."""
    tile = change_blight(draft, key, 1)
    ctx.say("blight", "pantheum-event-blight", None, tile=square(key), count=tile.blight)
    if opens_pit(tile, 0):
        open_pit(draft, ctx, key)


def opens_pit(tile: Tile, more: int = 1) -> bool:
    """Whether so much more blight makes a tile a Pit."""
    return not tile.pit and tile.blight + more >= DATA.solo.blight_makes_pit


def change_blight(draft: PantheumState, key: str, by: int) -> Tile:
    """Put blight on a tile, or take it off; nothing else happens by it. Gives the tile as it is then."""
    tile = draft.board[key] = replace(draft.board[key], blight=draft.board[key].blight + by)
    return tile


def open_pit(draft: PantheumState, ctx: Context[PantheumState], key: str) -> None:
    """Strip a tile and turn it into a Pit with a favor token face down, if one is left (A19)."""
    tile = draft.board[key]
    if tile.landscape is not None:
        draft.landscapes[tile.landscape] += 1
        draft.favor += 1
    draft.board[key] = Tile(pit=True, facedown=draft.favor > 0)
    ctx.say("pit", "pantheum-event-pit", None, tile=square(key))
    if draft.favor > 0:
        spend_favor(draft, ctx)


def move_god(draft: PantheumState, ctx: Context[PantheumState], seat: Seat, key: str) -> None:
    """A seat's god goes to a square."""
    draft.change(seat, at=key)
    ctx.say("move", "pantheum-event-move", seat, seat=seat_text(seat), tile=square(key))


def gain(draft: PantheumState, ctx: Context[PantheumState], seat: Seat, element: str) -> None:
    """A seat gains one element from the bank."""
    draft.fill(seat, {element: 1})
    ctx.say("gain", "pantheum-event-gain", seat, seat=seat_text(seat), element=element_text(element))
