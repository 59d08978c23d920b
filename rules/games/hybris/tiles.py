"""Enhancement tiles: taking pieces off, Sparks and Hindrances, Temples into Cities, unlocking (2.8; HYB-078)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from rules.core.types import Seat
from rules.games.hybris import resources, scoring
from rules.games.hybris.cards import said
from rules.games.hybris.ops import Happened
from rules.games.hybris.state import TILE, USED, HybrisState
from rules.games.hybris.table import unlocked
from rules.games.hybris.triggers import TRIGGERS, set_off
from rules.games.hybris.words import Ctx, name_text, piece_text, say, why_text

PIECES = {"spark": ("spark",), "temple": ("temple",), "hero_or_prophet": ("hero", "prophet")}
"""What may be taken off by each name."""


def temple_cities(state: HybrisState, seat: Seat) -> list[str]:
    """Cities that a Temple of a seat may go into: with a Technology or character of its own, and no Temple of it."""
    return [key for key in state.content.cities if _may_build(state, seat, key)]


def _may_build(state: HybrisState, seat: Seat, key: str) -> bool:
    city = state.cities[key]
    there = any(made.owner == seat for made in city.technologies)
    there = there or any(char.where == key for char in state.players[seat].chars.values())
    return there and seat not in city.temples


def removable(state: HybrisState, seat: Seat, what: str) -> list[tuple[str, str]]:
    """Tiles with a piece that can be taken off now, and which piece."""
    if what == "temple" and not temple_cities(state, seat):
        return []
    found = [(tile, piece) for tile, pieces in state.tiles(seat) for piece in PIECES[what] if piece in pieces]
    # A Hindrance goes instead of a Spark: it is all the same from which tile.
    return found[:1] if what == "spark" and state.players[seat].hindrance else found


def take_off(draft: HybrisState, seat: Seat, tile: str, piece: str, ctx: Ctx, city: str = "") -> None:
    """Take a piece off a tile; `city` is where a Temple goes. A Hindrance takes the place of a Spark (G24, RUL22)."""
    player = draft.players[seat]
    if piece == "spark" and player.hindrance:
        player.hindrance -= 1
        say(ctx, "hindered", seat)
        return
    player.tiles[tile].remove(piece)
    say(ctx, "removed", seat, piece=piece_text(piece), tile=name_text(draft, tile))
    if piece == "spark":
        add_spark(draft, seat, ctx)
    elif piece == "temple":
        draft.cities[city].temples.append(seat)
        say(ctx, "temple", seat, city=name_text(draft, city))
    else:
        player.chars[draft.content.tiles[tile].character].where = USED
    if not player.tiles[tile]:
        unlock(draft, seat, tile, ctx)


def add_spark(draft: HybrisState, seat: Seat, ctx: Ctx) -> None:
    """A cube goes to the Spark track, left to right; some of its spaces give something."""
    player = draft.players[seat]
    player.sparks += 1
    TRIGGERS.happened(draft, Happened("spark", seat))
    if player.sparks in draft.content.sparks:
        step = draft.content.sparks[player.sparks].id
        say(ctx, "sparks", seat, count=player.sparks, gain=said(draft.content, step))
        set_off(draft, seat, step)


def unlock(draft: HybrisState, seat: Seat, tile: str, ctx: Ctx) -> None:
    """A tile without pieces: its power works from now on; the sixth ends the match at once."""
    done, every = unlocked(draft, seat), len(draft.players[seat].tiles)
    say(ctx, "unlocked", seat, tile=name_text(draft, tile), count=done, all=every, left=every - done)
    for what, count in draft.content.amounts.unlock.items():
        resources.gain(draft, seat, what, count, ctx, why_text("unlock"))
    if done == every:
        scoring.triumph(draft, seat, ctx)


def free(draft: HybrisState, seat: Seat, character: str, where: str) -> None:
    """Take a character off its tile before the match begins; nothing is gained by it (RUL34)."""
    player = draft.players[seat]
    tile = next(tile for tile in player.tiles if draft.content.tiles[tile].character == character)
    player.tiles[tile].remove(draft.content.characters[character].kind)
    player.chars[character].where = where


@cache
def _remains(elements: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    """What can be left of a tile's pieces, each sorted."""
    every = sorted(elements)
    return frozenset(left for count in range(len(every) + 1) for left in combinations(every, count))


def whole(state: HybrisState, seat: Seat) -> Iterator[str]:
    """What is wrong with the tiles of a seat: pieces that no tile has, characters that are not where they stand."""
    player = state.players[seat]
    for tile, left in player.tiles.items():
        record = state.content.tiles[tile]
        if tuple(sorted(left)) not in _remains(record.elements):
            yield f"tiles/{tile} has pieces that it never had"
        kind = state.content.characters[record.character].kind
        if (kind in left) != (player.chars[record.character].where == TILE):
            yield f"chars/{record.character} must stand on its tile just as long as its piece does"
