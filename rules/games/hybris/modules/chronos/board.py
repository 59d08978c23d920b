"""The Chronos board: where all of it lies, in `state.parts`, as JSON values.

`vp`; `concepts` by id with `deck` (the next one first), `card` (face up on it), `chains`, `held`; `tiles` by id with
`intensity` and `flipped`; `focus` by Concept (a seat or none); `avatars` by id (`board` or a City); `deck` and
`discard` of Avatar Conflict cards; `antiques`; `blocked` spaces; `free` seats, whose next activation costs nothing;
`risen`, the symbol of a Primordial risen in this Age; `later`, moves of Avatars that come after the Combat at hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core.rng import Source
from rules.core.types import Seat
from rules.games.hybris import table
from rules.games.hybris.content import Content
from rules.games.hybris.invariants import same
from rules.games.hybris.modules.chronos.records import KEY, avatars, cards, concepts, enhancements, numbered, records
from rules.games.hybris.modules.chronos.view import BOARD
from rules.games.hybris.position import rest
from rules.games.hybris.setup import shuffled
from rules.games.hybris.state import HybrisState


def part(state: HybrisState) -> dict[str, Any]:
    """All of it."""
    found: dict[str, Any] = state.parts[KEY]
    return found


def own_cards(content: Content, concept: str) -> list[str]:
    """The cards of a Concept in the order of their records."""
    return [card.id for card in cards(content).values() if card.concept == concept]


def lay_out(state: HybrisState, source: Source) -> None:
    """Steps 2 to 14 of the setup (HYB-192 to HYB-205). Draws: each Concept deck, the Avatar Conflict deck."""
    content, numbers = state.content, records(state.content).numbers
    decks = {key: source.shuffle(own_cards(content, key)) for key in concepts(content)}
    state.parts[KEY] = {
        "vp": 0,
        "concepts": {
            key: {"deck": deck, "card": None, "chains": numbers.chains, "held": 0} for key, deck in decks.items()
        },
        "tiles": {
            key: {"intensity": table.amount(state, 0, one.intensity), "flipped": False}
            for key, one in enhancements(content).items()
        },
        "focus": dict.fromkeys(numbered(content).values()),
        "avatars": dict.fromkeys(avatars(content), BOARD),
        "deck": source.shuffle([one.id for one in records(content).conflict]),
        "discard": [],
        "antiques": [one.id for one in records(content).antiques],
        "blocked": [],
        "free": [],
        "later": [],
        "risen": None,
    }


def settle(state: HybrisState) -> None:
    """In a position by hand decks hold what lies nowhere else."""
    found, content = part(state), state.content
    for key, one in found["concepts"].items():
        elsewhere = [*state.removed, *([one["card"]] if one["card"] else [])]
        one["deck"] = rest(own_cards(content, key), one["deck"], elsewhere)
    every = [one.id for one in records(content).conflict]
    found["deck"] = rest(every, found["deck"], [*found["discard"], *_line(state)])
    taken = {*state.removed, *(tile for player in state.players.values() for tile in player.technologies)}
    taken |= {made.tile for city in state.cities.values() for made in city.technologies}
    found["antiques"] = [tile for tile in found["antiques"] if tile not in taken]


def _line(state: HybrisState) -> list[str]:
    """Avatar Conflict cards in a Combat."""
    sides = [] if state.combat is None else state.combat.sides
    own = {one.id for one in records(state.content).conflict}
    return [card for side in sides for card in side.zone if card in own]


# Readers


def chains(state: HybrisState, concept: str) -> int:
    """Chain tokens left on a track."""
    return int(part(state)["concepts"][concept]["chains"])


def card(state: HybrisState, concept: str) -> str | None:
    """The card that lies face up on a deck; of an Enhancement Concept none."""
    if concept not in part(state)["concepts"]:
        return None
    found: str | None = part(state)["concepts"][concept]["card"]
    return found


def held(state: HybrisState, concept: str) -> int:
    """Resources of Chronos on a Concept."""
    return int(part(state)["concepts"][concept]["held"])


def intensity(state: HybrisState, tile: str) -> int:
    """The Intensity of an Enhancement Concept."""
    return int(part(state)["tiles"][tile]["intensity"])


def flipped(state: HybrisState, tile: str) -> bool:
    """Whether an Enhancement tile of Chronos is turned over."""
    return bool(part(state)["tiles"][tile]["flipped"])


def side_name(state: HybrisState, tile: str) -> str:
    """`front` or `back`: the side that is up."""
    return "back" if flipped(state, tile) else "front"


def focus(state: HybrisState, concept: str) -> Seat | None:
    """Who uses a Concept in this Age; None: Chronos."""
    found: Seat | None = part(state)["focus"][concept]
    return found


def where(state: HybrisState, avatar: str) -> str:
    """`board`, or the City where an Avatar stands."""
    return str(part(state)["avatars"][avatar])


def in_world(state: HybrisState) -> list[tuple[str, str]]:
    """The Avatars in the Mortal World, and where each of them stands."""
    return [(key, where(state, key)) for key in avatars(state.content) if where(state, key) != BOARD]


def blocked(state: HybrisState) -> list[str]:
    """Spaces and Cities on which a Blocked token lies."""
    found: list[str] = part(state)["blocked"]
    return found


def tokens(state: HybrisState, seat: Seat) -> int:
    """Olympian tokens on Focus spaces; those that block are of a set that nobody plays."""
    return sum(one == seat for one in part(state)["focus"].values())


# What always holds


def faults(state: HybrisState) -> Iterator[str]:
    """What is wrong with it."""
    found, content, numbers = part(state), state.content, records(state.content).numbers
    for key, one in found["concepts"].items():
        own = own_cards(content, key)
        gone = [card for card in state.removed if card in own]
        yield from same("Concept card", [*one["deck"], *([one["card"]] if one["card"] else []), *gone], own)
        if not 0 <= one["chains"] <= numbers.chains:
            yield f"concepts/{key}/chains: at most {numbers.chains}"
        if not 0 <= one["held"] <= (numbers.spaces if concepts(content)[key].resource else 0):
            yield f"concepts/{key}/held: there are not so many spaces"
    every = [one.id for one in records(content).conflict]
    yield from same("Avatar Conflict card", [*found["deck"], *found["discard"], *_line(state)], every)
    yield from _places(state)
    if found["vp"] < 0 or any(one["intensity"] < 0 for one in found["tiles"].values()):
        yield "nothing of it is below zero"


def _places(state: HybrisState) -> Iterator[str]:
    found, content = part(state), state.content
    cities = [where for where in found["avatars"].values() if where != BOARD]
    if len(set(cities)) < len(cities) or not set(cities) <= content.cities.keys():
        yield "avatars: each stands on the board or in a City of its own"
    if len(set(found["blocked"])) < len(found["blocked"]):
        yield "blocked: a space is blocked once"
    for space in found["blocked"]:
        if space not in content.spaces and space not in content.cities:
            yield f"blocked: there is no {space}"
        if space in cities or (space in content.solid and any(_standing(state, space))):
            yield f"blocked: somebody stands on {space}"
    if set(found["focus"]) != set(numbered(content).values()):
        yield "focus must name every Concept"


def _standing(state: HybrisState, space: str) -> Iterator[str]:
    """Characters on a space."""
    yield from (key for player in state.players.values() for key, char in player.chars.items() if char.where == space)


def reshuffle(state: HybrisState, source: Source) -> None:
    """What nobody knows, dealt anew: all decks."""
    found = part(state)
    for one in found["concepts"].values():
        one["deck"] = shuffled(source, one["deck"])
    found["deck"] = shuffled(source, found["deck"])
