"""The Tartarus on the table: the Corruption track, Guilt, Prisoners and their owners, kept Corruption cards (3.3).

All of it lies in `state.parts`, as JSON values: `deck` and `discard` of the Corruption cards, `track`, `guilt` and
`kept` by seat and, as only that can be seen of them, their `powers`, `prisoners` by id with `where` and `owner`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core.rng import Source
from rules.core.types import Seat, Text, seat_text
from rules.games.hybris import resources, table
from rules.games.hybris.content import Content
from rules.games.hybris.invariants import same
from rules.games.hybris.modules.tartarus.records import KEY, Corruption, Prisoner, records
from rules.games.hybris.modules.tartarus.view import PRISON
from rules.games.hybris.position import rest
from rules.games.hybris.setup import shuffled
from rules.games.hybris.state import HybrisState
from rules.games.hybris.words import Ctx, amount_text, name_text, say


def part(state: HybrisState) -> dict[str, Any]:
    """All of it."""
    found: dict[str, Any] = state.parts[KEY]
    return found


def cards(content: Content) -> dict[str, Corruption]:
    """The Corruption cards by id."""
    return {one.id: one for one in records(content).corruption}


def prisoner(content: Content, key: str) -> Prisoner:
    """The card of a Prisoner."""
    return next(one for one in records(content).figures if one.id == key)


def lay_out(state: HybrisState, source: Source) -> None:
    """Every token on the first space, every Prisoner in prison, the cards shuffled (HYB-065 to HYB-068)."""
    seats, content = range(state.seats), state.content
    state.parts[KEY] = {
        "deck": source.shuffle(list(cards(content))),
        "discard": [],
        "track": [1 for _ in seats],
        "guilt": [0 for _ in seats],
        "kept": [[] for _ in seats],
        "powers": [[] for _ in seats],
        "prisoners": {one.id: {"where": PRISON, "owner": None} for one in records(content).figures},
    }


def settle(state: HybrisState) -> None:
    """In a position by hand the deck holds what lies nowhere else."""
    found = part(state)
    held = [card for player in state.players.values() for card in player.drawn]
    elsewhere = [*found["discard"], *(card for kept in found["kept"] for card in kept), *held]
    found["deck"] = rest(cards(state.content), found["deck"], elsewhere)
    for seat in range(state.seats):
        show(state, seat)


# The Corruption track


def level(state: HybrisState, seat: Seat) -> int:
    """The space of a seat's token on the Corruption track, from 1 (HYB-079)."""
    return int(part(state)["track"][seat])


def advance(draft: HybrisState, seat: Seat, by: int, ctx: Ctx) -> None:
    """Go so many spaces on, each one beyond the end costing VP instead (HYB-082); or back, at most to the first."""
    track, found = part(draft)["track"], records(draft.content)
    before = track[seat]
    track[seat] = max(1, min(len(found.track), before + by))
    if track[seat] != before:
        say(ctx, "corruption", seat, way="up" if by > 0 else "down", space=track[seat])
    for _ in range(before + by - len(found.track)):
        say(ctx, "abyss", seat, amount=amount_text("vp", found.numbers.end_vp))
        resources.lose(draft, seat, "vp", found.numbers.end_vp, ctx)


def suffered(state: HybrisState, seat: Seat) -> list[str]:
    """The programs of the spaces up to the token, the first one first (HYB-114, RUL5, RUL41)."""
    return [space.id for space in records(state.content).track[: level(state, seat)]]


# Prisoners


def where(state: HybrisState, key: str) -> str:
    """The space or Location where a Prisoner stands; `prison`."""
    return str(part(state)["prisoners"][key]["where"])


def owner(state: HybrisState, key: str) -> Seat | None:
    """Whose token lies on the card of a Prisoner."""
    found: Seat | None = part(state)["prisoners"][key]["owner"]
    return found


def whose_text(state: HybrisState, key: str) -> Text:
    """A Prisoner with whose it is."""
    seat, name = owner(state, key), name_text(state, key)
    return name if seat is None else Text("hybris-owned", {"seat": seat_text(seat), "name": name})


def put(draft: HybrisState, key: str, place: str, seat: Seat | None) -> None:
    """Put a Prisoner somewhere, with the token of a seat on its card, or none."""
    part(draft)["prisoners"][key] = {"where": place, "owner": seat}


def imprisoned(state: HybrisState) -> list[str]:
    """Prisoners in prison."""
    return [one.id for one in records(state.content).figures if where(state, one.id) == PRISON]


def released(state: HybrisState) -> list[tuple[str, str]]:
    """Prisoners on the board, and where each of them stands (RUL42)."""
    found = [(one.id, where(state, one.id)) for one in records(state.content).figures]
    return [(key, at) for key, at in found if at != PRISON]


def present(state: HybrisState, place: str) -> list[str]:
    """Prisoners in a Location."""
    return [key for key, at in released(state) if table.place(state, at) == place]


def owned(state: HybrisState, seat: Seat) -> list[str]:
    """Prisoners that a seat has released."""
    return [one.id for one in records(state.content).figures if owner(state, one.id) == seat]


# Kept cards, tokens


def powers(state: HybrisState, seat: Seat) -> list[str]:
    """Powers of the Corruption cards under a seat's board (HYB-104)."""
    found: list[str] = part(state)["powers"][seat]
    return list(found)


def show(draft: HybrisState, seat: Seat) -> None:
    """Lay open the powers of the cards that a seat keeps; which cards they are stays hidden (HYB-103)."""
    every, found = cards(draft.content), part(draft)
    found["powers"][seat] = [every[card].power for card in found["kept"][seat]]


def tokens(state: HybrisState, seat: Seat) -> int:
    """Olympian tokens on the track, on the Primordial, on Prisoners (HYB-068, HYB-112, HYB-125)."""
    return 1 + int(part(state)["guilt"][seat]) + len(owned(state, seat))


def faults(state: HybrisState) -> Iterator[str]:
    """What is wrong with it."""
    found, every = part(state), cards(state.content)
    kept = [card for own in found["kept"] for card in own]
    drawn = [card for player in state.players.values() for card in player.drawn if card in every]
    yield from same("Corruption card", [*found["deck"], *found["discard"], *kept, *drawn], list(every))
    if {len(found[name]) for name in ("track", "guilt", "kept", "powers")} != {state.seats}:
        yield "track, guilt, kept and powers must name every seat"
    if [[every[card].power for card in own] for own in found["kept"]] != found["powers"]:
        yield "powers must be those of the cards that are kept"
    if any(not 1 <= space <= len(records(state.content).track) for space in found["track"]):
        yield "a token is not on the Corruption track"
    if any(count < 0 for count in found["guilt"]):
        yield "guilt is below zero"
    spaces = {PRISON, *state.content.spaces, *state.content.locations}
    for key, one in found["prisoners"].items():
        if one["where"] not in spaces or (one["where"] == PRISON) != (one["owner"] is None):
            yield f"prisoners/{key} is in prison just as long as nobody owns it"


def reshuffle(state: HybrisState, seat: Seat | None, source: Source) -> None:
    """What a viewer cannot know, dealt anew: the deck, cards just drawn by others, and which of the cards with a power
    somebody else keeps, as only the lower part can be seen (HYB-103).
    """
    found, every = part(state), cards(state.content)
    others = [player for other, player in state.players.items() if other != seat]
    apart = [player for player in others if any(card in every for card in player.drawn)]
    mixed = shuffled(source, [*found["deck"], *(card for player in apart for card in player.drawn)])
    for player in apart:
        player.drawn = [mixed.pop() for _ in player.drawn]
    for other, kept in enumerate(found["kept"]):
        for place, card in enumerate(kept if other != seat else ()):
            twins = [n for n, one in enumerate(mixed) if every[one].power == every[card].power]
            if twins and source.below(2):
                kept[place], mixed[twins[0]] = mixed[twins[0]], card
    found["deck"] = mixed
