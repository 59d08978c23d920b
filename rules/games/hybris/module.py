"""What a module may attach to the base game: records, and the hook points that the rules call (spec 3).

The base calls every hook of the modules that a match is played with, and never asks which these are. A hook that
pushes a frame does so as the last thing; play goes on beneath it when it is through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from rules.core.effects import Verb
from rules.core.game import Context, Frame, Rule
from rules.core.rng import Source
from rules.core.types import Option, Seat, Text, Viewer
from rules.games.hybris.data import Part
from rules.games.hybris.ops import ModuleOp

if TYPE_CHECKING:
    from rules.games.hybris.state import HybrisState

    Ctx: TypeAlias = Context[HybrisState]


class Action:
    """An action of a place: `ways` gives what may be chosen, each option's key beginning with the action's name."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """What can be done now by the character of an activation (`frame.v`: seat, character, place)."""
        raise NotImplementedError

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Do it; `what` is the rest of the key. Frames may be pushed, the activation goes on beneath them."""
        raise NotImplementedError

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """Why there is no way, as half a sentence; None when there is one, or nothing to say."""
        return None


class Module:
    """A module; each hook does nothing until a subclass says otherwise."""

    key: str
    """As it is chosen by: `hermes`."""
    records: Part = Part()
    replaces: tuple[str, ...] = ()
    """Members of the base's data whose records those of the module take the place of: `coliseum_heroes`."""
    kinds: tuple[str, ...] = ()
    """Kinds of decision that it asks."""
    verbs: Mapping[str, Verb[HybrisState, ModuleOp]] = {}
    """What its `ModuleOp`s do, by name."""
    actions: Mapping[str, Action] = {}
    """Actions of its Locations."""
    counts: Mapping[str, Callable[[HybrisState, Seat], int]] = {}
    """What its cards count."""
    tests: Mapping[str, Callable[[HybrisState, Seat], bool]] = {}
    """Conditions of its cards."""
    told: Mapping[str, bool] = {}
    """Keys of its events that are told of a turn, and whether they are highlights."""

    def rules(self) -> Mapping[str, Rule[HybrisState]]:
        """Its frames, for the flow."""
        return {}

    def refuse(self, seats: int, modules: Sequence[str]) -> Text | None:
        """Why it cannot be played with so many seats, or together with these modules."""
        return None

    def setup(self, state: HybrisState, source: Source) -> None:
        """The table is laid out; what belongs to the module alone is kept in `state.parts[key]`."""

    def standing(self, state: HybrisState, seat: Seat) -> Iterable[str]:
        """Programs whose `modify` ops are in force for a seat."""
        return ()

    def number(self, state: HybrisState, seat: Seat, number: int) -> int:
        """The number by which a seat's turn comes; given what it is without this module."""
        return number

    def planning(self, draft: HybrisState, ctx: Ctx) -> None:
        """The Planning Phase begins."""

    def drew(self, draft: HybrisState, seat: Seat, frame: Frame, ctx: Ctx) -> None:
        """A seat has drawn two or more cards at once from a deck, and holds them apart (`Player.drawn`)."""

    def location_bonus(self, draft: HybrisState, frame: Frame, ctx: Ctx) -> bool:
        """A character has moved to a place and would gain its bonus; True when the module sees to that."""
        return False

    def arrived(self, draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
        """A character has moved, its owner has the bonus; before a space is chosen."""

    def fear(self, draft: HybrisState, old: str, ctx: Ctx) -> None:
        """A new Primordial has taken the place of the old one (step 7c)."""

    def closing(self, draft: HybrisState, ctx: Ctx) -> None:
        """After step 7 of the end of an Age; the last one included."""

    def leave(self, draft: HybrisState, seat: Seat, ctx: Ctx) -> None:
        """A seat has left."""

    def view(self, state: HybrisState, viewer: Viewer) -> dict[str, Any]:
        """What this viewer may know of what is the module's alone, as JSON values."""
        return {}

    def reshuffle(self, state: HybrisState, viewer: Viewer, source: Source) -> None:
        """Deal anew what of it the viewer cannot know."""

    def check(self, state: HybrisState) -> Iterable[str]:
        """What is wrong with what is the module's alone."""
        return ()
