"""Answers in words: what each key means, what it costs, what follows."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rules.core.types import BACK, Mover, Option, Seat, Text, seat_text
from rules.games.pantheum.board import AROUND, full_at
from rules.games.pantheum.market import offered, open_card
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.view import ELEMENTS
from rules.games.pantheum.words import (
    Args,
    card_text,
    element_text,
    elements_text,
    landscape_text,
    square,
    square_text,
)


def back_option() -> Option:
    """Back to the question before."""
    return Option(BACK, Text("pantheum-option-back"))


@cache
def tile_label(key: str, kind: str) -> Text:
    """A square by name and face: b3, temple."""
    return Text("pantheum-tile-label", {"tile": square(key), "kind": kind})


def move_prompt(state: PantheumState) -> Text:
    """Where the god goes, with what the die gave."""
    die = state.die or ""
    rolled = elements_text(Counter(die))
    return Text("pantheum-ask-move", {"die": rolled, "rolled": "yes" if die else "no"})


def arrivals(state: PantheumState, seat: Seat, keys: list[str]) -> list[Option]:
    """Squares for the god of a seat to go to: what it would have in range there, and which of it would be full."""
    theirs = {at for at, god in state.gods().items() if god != seat}
    seen = {key: tile for key, tile in state.board.items() if (tile.count or tile.blight) and key not in theirs}
    full = {key for key, tile in seen.items() if tile.count and tile.count >= full_at(state, seat, tile)}
    found = []
    for key in keys:
        counts = dict.fromkeys(ELEMENTS, 0)
        blight = 0
        for at in AROUND[key]:
            if at in seen:
                tile = seen[at]
                blight += tile.blight
                if tile.element:
                    counts[tile.element] += tile.count
        tiles = [square_text(at) for at in AROUND[key] if at in full]
        names: Args = {"elements": elements_text(counts), "count": sum(counts.values()), "blight": blight}
        hint = Text("pantheum-hint-arrive", {**names, "tiles": tiles, "full": len(tiles)})
        found.append(tile_option(state, key, hint))
    return found


def contents(state: PantheumState, key: str) -> Text:
    """What lies on a square."""
    tile = state.board[key]
    if tile.pit:
        return Text("pantheum-holds-pit")
    if tile.landscape:
        names: Args = {"landscape": landscape_text(tile.landscape), "seat": seat_text(tile.favor or 0)}
        return Text("pantheum-holds-landscape", names)
    if tile.element is None:
        return Text("pantheum-holds-nothing")
    return Text("pantheum-holds-elements", {"elements": elements_text({tile.element: tile.count})})


def blight_falls(state: PantheumState, key: str) -> Text:
    """What a blight meets that comes to a square: the blight there, and what else lies on it."""
    tile = state.board[key]
    names: Args = {"blight": tile.blight, "pit": "yes" if tile.pit else "no", "holds": contents(state, key)}
    return Text("pantheum-hint-blight", names)


def tile_option(state: PantheumState, key: str, hint: Text) -> Option:
    """A square, with what it comes to."""
    ref = f"tile:{key}"
    return Option(ref, tile_label(key, state.board[key].kind), ref, hint=hint)


def placing_option(state: PantheumState, actor: Mover, first: str, key: str) -> Option:
    """A tile with what it holds once the element of the first answer, or from the tile it names, has come to it."""
    tile = state.board[key]
    kind, _, value = first.partition(":")
    element = value if kind == "element" else str(state.board[value].element)
    count = tile.count + 1
    full = isinstance(actor, int) and count >= full_at(state, actor, tile)
    names: Args = {"elements": elements_text({element: count})}
    return tile_option(state, key, Text("pantheum-hint-full" if full else "pantheum-hint-then", names))


def source_option(state: PantheumState, answer: str) -> Option:
    """What is taken off a tile: an element, or a blight."""
    kind, _, key = answer.partition(":")
    tile, ref = state.board[key], f"tile:{key}"
    if kind == "blight":
        hint = Text("pantheum-hint-blight-from", {"blight": tile.blight})
        return Option(answer, Text("pantheum-option-blight-from", {"tile": square(key)}), ref, hint=hint)
    assert tile.element is not None
    label = Text("pantheum-option-from", {"element": element_text(tile.element), "tile": square(key)})
    return Option(answer, label, ref, hint=contents(state, key))


def element_option(element: str, hint: Text | None = None) -> Option:
    """A color."""
    return Option(f"element:{element}", element_text(element), f"element:{element}", hint=hint)


def pay_option(satchel: dict[str, int], elements: str) -> Option:
    """A payment, with what is left after it."""
    paid = Counter(elements.split(","))
    left = {element: satchel[element] - paid[element] for element in ELEMENTS}
    hint = Text("pantheum-hint-left", {"elements": elements_text(left), "left": sum(left.values())})
    return Option(f"pay:{elements}", Text("pantheum-option-pay", {"elements": elements_text(paid)}), hint=hint)


def demigod_label(state: PantheumState, holder: Seat, card: str) -> Text:
    """A card on a seat's board; one that another seat put there is told apart by who did."""
    owner = next((seat for seat, player in state.players.items() if card in player.claims), holder)
    if owner == holder:
        return card_text(card)
    return Text("pantheum-option-cursed", {"card": card_text(card), "seat": seat_text(owner)})


def demigod_option(
    state: PantheumState, holder: Seat, card: str, hint: Text, *, kind: str = "demigod", final: bool = False
) -> Option:
    """A card on a seat's board, with what comes of it."""
    label = demigod_label(state, holder, card)
    return Option(f"{kind}:{card}", label, f"demigod:{card}", hint=hint, irreversible=final)


def card_option(state: PantheumState, ident: str, hint: Text) -> Option:
    """An open card of the market."""
    ref = offered(state)[open_card(state, ident)]
    return Option(f"card:{ident}", card_text(ident), ref, hint=hint)
