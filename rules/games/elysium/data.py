"""The printed matter of Elysium as typed records: cards, Quests, pediment, bonuses, points.

`content` reads the house list from `data.json`; a content pack brings records of the same types.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rules.core.ops import Positive, Whole
from rules.core.types import Length
from rules.games.elysium.ops import Activation, Family, Filter, Happening, Level, Pay, Program, Test

Provenance: TypeAlias = str | dict[str, str]
"""Where a value is from: `rulebook`, `sourced` or `house`; one word for a record, or one per field (`rest`)."""
Color: TypeAlias = Literal["red", "blue", "green", "yellow"]
Need: TypeAlias = Literal["red", "blue", "green", "yellow", "any"]


class Design(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One card as printed, so and so many times."""

    id: str
    name: str
    family: Family
    level: Level
    copies: Positive
    needs: Annotated[tuple[Need, ...], Meta(min_length=1, max_length=2)]
    """Acquisition condition: one or two symbols."""
    activation: Activation
    hint: Literal["family_legend", "level_legend"] | None = None
    event: Happening | None = None
    """Of a Permanent power that waits for something."""
    when: Annotated[tuple[Test, ...], Meta(max_length=4)] = ()
    """All must hold."""
    cost: tuple[Pay, ...] = ()
    """One price per kind of token."""
    steps: Program
    optional: bool = False
    """Of an Instantaneous power that only asks: it may be left out."""
    provenance: Provenance = "house"


def means(wanted: Filter, design: Design) -> bool:
    """Whether a filter can mean cards of a design."""
    return (
        wanted.kind != "citizen"
        and (wanted.family is None or design.family == wanted.family)
        and (not wanted.level or design.level in wanted.level)
        and (not wanted.activation or design.activation in wanted.activation)
    )


class Reward(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a Quest tile."""

    gold: Whole
    vp: Whole
    transfers: Whole


class Quest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Quest tile and the seat counts it is for."""

    id: str
    number: Positive
    seats: Annotated[tuple[Literal[2, 3, 4], ...], Meta(min_length=1)]
    complete: Reward
    incomplete: Reward
    provenance: Provenance = "house"


class Side(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of the Pediment: four colors, left to right."""

    slots: tuple[Color, Color, Color, Color]
    provenance: Provenance = "house"


class Bonuses(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """VP of the family tiles (first, second) and of the level tiles (1, 2, 3)."""

    family: tuple[Whole, Whole]
    level: tuple[Whole, Whole, Whole]
    provenance: Provenance = "house"


class Amounts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many of everything there are in a match."""

    families: int
    gold: int
    agora_per_seat: int
    agora_more: int
    oracle: int
    epochs: int
    turns: int
    cards: int
    sets: dict[str, tuple[Family, ...]]
    provenance: Provenance


class Points(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points by number of cards (from 1), of prestige places, and what a citizen costs."""

    family: tuple[int, ...]
    level: tuple[int, ...]
    prestige: tuple[int, ...]
    citizen: int
    provenance: Provenance


class House(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole of `data.json`."""

    format: str
    name: str
    length: Length
    setup: Amounts
    pediment: dict[str, Side]
    quests: tuple[Quest, ...]
    bonuses: Bonuses
    scoring: Points
    designs: tuple[Design, ...]
