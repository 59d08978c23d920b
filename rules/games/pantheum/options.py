"""Answers in words: what each key means, what it costs, what follows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec.structs import replace

from rules.core.types import BACK, Args, Mover, Option, Seat, Text, seat_text
from rules.games.pantheum.board import AROUND, KEPT, REFS, SQUARES, full_at
from rules.games.pantheum.market import offered
from rules.games.pantheum.state import PantheumState, Tile
from rules.games.pantheum.view import ELEMENTS
from rules.games.pantheum.words import (
    card_text,
    element_text,
    elements_text,
    landscape_text,
    listed_text,
    number_text,
    square,
    square_text,
)

BACK_OPTION = Option(BACK, Text("pantheum-option-back"))
"""Back to the question before."""


@cache
def tile_label(key: str, face: str) -> Text:
    """A square by name and face: b3, temple."""
    return Text("pantheum-tile-label", {"tile": square(key), "kind": face})


def move_prompt(state: PantheumState) -> Text:
    """Where the god goes, with what the die gave."""
    die = state.die or ""
    rolled = listed_text(die)
    return Text("pantheum-ask-move", {"die": rolled, "rolled": "yes" if die else "no"})


def arrivals(state: PantheumState, seat: Seat, keys: list[str]) -> list[Option]:
    """Squares for the god of a seat to go to: what it would have in range there, and which of it would be full.

    While nothing lies anywhere, that is not said of each.
    """
    theirs = {at for at, god in state.gods().items() if god != seat}
    # Of each square: blight in range, elements by color, empty tiles.
    counts = {key: [0] * (2 + len(ELEMENTS)) for key in SQUARES}
    tiles: dict[str, list[str]] = {key: [] for key in SQUARES}
    for at, tile in state.board.items():
        near = () if at in theirs else AROUND[at]
        for key in near if tile.blight else ():
            counts[key][0] += tile.blight
        if tile.element:
            color = 1 + ELEMENTS.index(tile.element)
            for key in near:
                counts[key][color] += tile.count
            for key in near if tile.count >= full_at(state, seat, tile) else ():
                tiles[key].append(at)
        elif tile.open:
            for key in near:
                counts[key][-1] += 1
    if not any(any(counts[key][:-1]) for key in keys):
        return [tile_option(key, state.board[key].face, None) for key in keys]
    hints = {key: _arrival(tuple(counts[key]), tuple(tiles[key])) for key in keys}
    return [tile_option(key, state.board[key].face, hint) for key, hint in hints.items()]


@lru_cache(KEPT)
def _arrival(counts: tuple[int, ...], full: tuple[str, ...]) -> Text:
    blight, *held, empty = counts
    near = [number_text(element, count) for element, count in zip(ELEMENTS, held, strict=True) if count]
    names: Args = {"elements": near, "count": sum(held), "blight": blight, "empty": empty}
    return Text("pantheum-hint-arrive", {**names, "tiles": [square_text(at) for at in full], "full": len(full)})


@lru_cache(KEPT)
def contents(tile: Tile) -> Text:
    """What lies on a tile."""
    if tile.pit:
        return Text("pantheum-holds-pit")
    if tile.landscape:
        names: Args = {"landscape": landscape_text(tile.landscape), "seat": seat_text(tile.favor or 0)}
        return Text("pantheum-holds-landscape", names)
    if tile.element is None:
        return Text("pantheum-holds-nothing")
    return Text("pantheum-holds-elements", {"elements": elements_text({tile.element: tile.count})})


@lru_cache(KEPT)
def blight_option(key: str, tile: Tile, *, shifted: bool = False) -> Option:
    """A tile that a blight comes to, with what it meets: the blight there, and what else lies on it."""
    names: Args = {"blight": tile.blight, "pit": "yes" if tile.pit else "no", "holds": contents(tile)}
    return tile_option(key, tile.face, Text("pantheum-hint-blight", names), shifted=shifted)


def tile_option(key: str, face: str, hint: Text | None, *, shifted: bool = False) -> Option:
    """A square by its face, with what it comes to; where something is shifted to it, that is said."""
    label = Text("pantheum-option-to", {"tile": tile_label(key, face)}) if shifted else tile_label(key, face)
    return Option(REFS[key], label, REFS[key], hint=hint)


def placing_option(state: PantheumState, actor: Mover, first: str, key: str) -> Option:
    """A tile with what it holds once the element of the first answer, or from the tile it names, has come to it."""
    tile = state.board[key]
    kind, _, value = first.partition(":")
    element = value if kind == "element" else str(state.board[value].element)
    count = tile.count + 1
    full = isinstance(actor, int) and count >= full_at(state, actor, tile)
    return _placing(key, tile.face, element, count, full, shifted=kind == "tile")


@lru_cache(KEPT)
def _placing(key: str, face: str, element: str, count: int, full: bool, *, shifted: bool) -> Option:
    names: Args = {"elements": elements_text({element: count})}
    hint = Text("pantheum-hint-full" if full else "pantheum-hint-then", names)
    return tile_option(key, face, hint, shifted=shifted)


@lru_cache(KEPT)
def source_option(answer: str, tile: Tile) -> Option:
    """What is taken off a tile: an element, or a blight."""
    kind, _, key = answer.partition(":")
    ref = f"tile:{key}"
    if kind == "blight":
        hint = Text("pantheum-hint-blight-from", {"blight": tile.blight})
        return Option(answer, Text("pantheum-option-blight-from", {"tile": square(key)}), ref, hint=hint)
    assert tile.element is not None
    label = Text("pantheum-option-from", {"element": element_text(tile.element), "tile": square(key)})
    return Option(answer, label, ref, hint=contents(tile))


@cache
def element_option(element: str) -> Option:
    """A color."""
    return Option(f"element:{element}", element_text(element), f"element:{element}")


@lru_cache(KEPT)
def held_option(element: str, held: int, fits: bool) -> Option:
    """A color of the satchel, with how many are there, or that it fits nowhere."""
    there: Args = {"elements": [number_text(element, held)]}
    hint = Text("pantheum-hint-held", there) if fits else Text("pantheum-hint-to-bank")
    return replace(element_option(element), hint=hint)


def pay_option(satchel: Mapping[str, int], elements: str) -> Option:
    """A payment, with what is left after it."""
    return _payment(elements, tuple([satchel[element] for element in ELEMENTS]))


@lru_cache(KEPT)
def _payment(elements: str, satchel: tuple[int, ...]) -> Option:
    left = [held - elements.count(element) for element, held in zip(ELEMENTS, satchel, strict=True)]
    return Option(f"pay:{elements}", _paid(elements), hint=_left(tuple(left)))


@cache
def _paid(elements: str) -> Text:
    return Text("pantheum-option-pay", {"elements": listed_text(elements)})


@lru_cache(KEPT)
def _left(left: tuple[int, ...]) -> Text:
    names: Args = {"elements": elements_text(dict(zip(ELEMENTS, left, strict=True))), "left": sum(left)}
    return Text("pantheum-hint-left", names)


def demigod_label(state: PantheumState, holder: Seat, card: str) -> Text:
    """A card on a seat's board; one that another seat put there is told apart by who did."""
    if card not in state.players[holder].claims:
        for owner, player in state.players.items():
            if card in player.claims:
                return Text("pantheum-option-cursed", {"card": card_text(card), "seat": seat_text(owner)})
    return card_text(card)


def demigod_option(
    state: PantheumState,
    holder: Seat,
    card: str,
    hint: Text,
    *,
    kind: str = "demigod",
    final: bool = False,
    says: str = "",
) -> Option:
    """A card on a seat's board, with what comes of it; `says` is the key of words for what happens to it."""
    label = demigod_label(state, holder, card)
    label = Text(says, {"card": label}) if says else label
    return Option(f"{kind}:{card}", label, f"demigod:{card}", hint=hint, irreversible=final)


def card_option(state: PantheumState, ident: str, hint: Text) -> Option:
    """An open card of the market."""
    return Option(f"card:{ident}", card_text(ident), offered(state)[ident], hint=hint)
