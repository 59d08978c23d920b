"""What all verbs have in common: who does something where, and one class per effect with everything it means.

A *move* is a complete way to perform something, as a tuple of option keys: `("element:R", "tile:1,2")` answers the
questions of a placement one after the other. What is legal is in these answers and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from rules.core.errors import RulesBug
from rules.core.game import Context
from rules.core.rng import Rng, Source
from rules.core.types import Arg, Args, Mover, Option, Seat, Text
from rules.games.pantheum.appraisal import Appraisal
from rules.games.pantheum.board import add_element, place_of, reach
from rules.games.pantheum.checkpoint import remember
from rules.games.pantheum.data import Effect, KronosEffect, card_of
from rules.games.pantheum.options import element_option, placing_option
from rules.games.pantheum.outlook import NOTHING, Goal, Outlook, Stir, Sum
from rules.games.pantheum.state import PantheumState, Player
from rules.games.pantheum.view import KRONOS
from rules.games.pantheum.words import (
    Ctx,
    actor_text,
    card_text,
    column_text,
    element_text,
    god_text,
    listed_text,
    square,
)

Move: TypeAlias = tuple[str, ...]
E = TypeVar("E")


class Scene(Struct, frozen=True, gc=False):
    """Who performs something, in which column, by which card."""

    state: PantheumState
    actor: Mover
    column: str | None
    card: str = ""

    @property
    def seat(self) -> Seat:
        """The acting seat, where it is none but a seat's to act."""
        assert isinstance(self.actor, int)
        return self.actor

    @property
    def player(self) -> Player:
        """The acting seat's board."""
        return self.state.players[self.seat]

    @property
    def at(self) -> str | None:
        """Where the acting god stands."""
        return place_of(self.state, self.actor)

    def reach(self) -> Sequence[str]:
        """Squares in range."""
        return reach(self.state, self.actor, self.column)

    @property
    def blight_too(self) -> bool:
        """Solo: what the player shifts and removes may also be blight; Kronos' own abilities say what they move."""
        return self.state.kronos is not None and self.actor != KRONOS

    def use(self) -> None:
        """A demigod is being used: once a turn, and from here the column can still be taken back (A14)."""
        if self.card and self.card not in self.state.used:
            remember(self.state)
            self.state.used.append(self.card)

    def say(self, ctx: Ctx, kind: str, key: str = "", /, **args: Arg) -> None:
        """Tell what the actor did, in the words of the kind of event, or of a key of their own."""
        ctx.say(kind, f"pantheum-event-{key or kind}", self.actor, reveals=False, seat=actor_text(self.actor), **args)

    def put(self, ctx: Ctx, element: str, key: str) -> None:
        """Put an element on a tile."""
        add_element(self.state, key, element)
        count = self.state.board[key].count
        self.say(ctx, "place", element=element_text(element), tile=square(key), count=count)

    def doer(self) -> Text:
        """By what it is done: a card, Kronos, or the column."""
        if self.card:
            return card_text(self.card)
        return god_text(KRONOS) if self.actor == KRONOS else column_text(self.column or "place")


class Muted(Context[PantheumState]):
    """Performs without telling; nothing that rolls is ever tried."""

    def __init__(self, draft: PantheumState) -> None:
        super().__init__(draft, Source(Rng("")))

    def tell(self, *args: object, **more: object) -> None:
        """Nobody hears of what is only tried."""

    say = tell


class Verb(Generic[E]):
    """What one kind of effect does, in every respect; the record that declares it is `effect`.

    What is said here for all of them promises an Action everything, so that a verb which says nothing of it is tried.
    """

    asks: ClassVar[tuple[str, ...]] = ()
    """Kinds of the questions that a move answers, in their order."""
    rolls: ClassVar[bool] = False
    """A die is rolled as soon as it is performed."""
    helps: ClassVar[bool] = True
    """It may bring an Action nearer; False too where a die decides."""
    stirs: frozenset[Stir] = frozenset(Stir)
    """What it may change that others need."""

    def __init__(self, effect: E) -> None:
        self.effect = effect

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Legal answers to the question after those in `prefix`, in board order; each begins or ends a legal move."""
        return ()

    def parts(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """What legal moves go on with, keys perhaps repeated; nothing when the move is complete."""
        return self.answers(scene, prefix) if len(prefix) < len(self.asks) else ()

    def possible(self, scene: Scene) -> bool:
        """Whether there is any legal move; who asks nothing says by itself when it is to be done."""
        return bool(self.parts(scene, ()))

    def moves(self, scene: Scene, prefix: Move = ()) -> Iterator[Move]:
        """All legal moves that begin so; there must be one."""
        keys = self.parts(scene, prefix)
        for key in keys:
            yield from self.moves(scene, (*prefix, key))
        if not keys:
            yield prefix

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Do what a complete, legal move says; may push frames for what has to be asked on the way."""
        raise RulesBug(f"{type(self).__name__} cannot be performed")

    def question(self, scene: Scene, prefix: Move, key: str) -> tuple[str, Text]:
        """The kind of the question after the answers in `prefix`, and its prompt; `key` is one of its answers."""
        kind = self.asks[len(prefix)]
        return kind, Text(f"pantheum-ask-{kind}", {"by": scene.doer()})

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """One answer to that question: of an element, of the tile it is placed on."""
        if key.startswith("element:"):
            return element_option(bare(key))
        return placing_option(scene.state, scene.actor, prefix[0], bare(key))

    def options(self, scene: Scene, prefix: Move, keys: Sequence[str]) -> list[Option]:
        """All answers to that question."""
        return [self.option(scene, prefix, key) for key in dict.fromkeys(keys)]

    def args(self) -> Args:
        """The amounts in its words: its fields, elements by number."""
        assert isinstance(self.effect, Struct)
        fields = asdict(self.effect).items()
        return {name: listed_text(it) if isinstance(it, tuple) else it for name, it in fields}

    def excepted(self, scene: Scene, key: str) -> str:
        """Why it leaves out a square in range, by its own terms, as the end of a reason's key; else empty."""
        return ""

    def choices(self, scene: Scene) -> list[Verb[Any]]:
        """The verbs of which one is performed: itself, or those it may copy."""
        return [self]

    def steps(self, scene: Scene) -> Iterator[PantheumState]:
        """Positions it leads to before the Action, each on a copy."""
        for move in self.moves(scene) if self.helps and self.possible(scene) else ():
            yield self.tried(scene, move)

    def tried(self, scene: Scene, move: Move) -> PantheumState:
        """The position after a move."""
        draft = scene.state.clone()
        # What is only tried is not taken back.
        draft.before = draft.before or "tried"
        self.do(replace(scene, state=draft), Muted(draft), move)
        return draft

    def brings(self, outlook: Outlook, goal: Goal) -> list[Sum]:
        """The most it can do for a goal; several where it does one thing or another."""
        return [goal.lacks if self.helps else NOTHING]

    def gambles(self, scene: Scene) -> bool:
        """Whether choosing to use it rolls a die at once."""
        return self.rolls

    def points(self, scene: Scene) -> int:
        """Points at the end."""
        return 0

    def worth(self, eye: Appraisal) -> float:
        """What an automatic player thinks of using it."""
        return -1.0


class Idle(Verb[E]):
    """What brings nothing to an Action: rules that change while a card lies there, points, what only spends."""

    helps = False
    stirs = frozenset()


_VERBS: dict[type, type[Verb[Any]]] = {}
V = TypeVar("V", bound=type[Verb[Any]])


def does(record: type) -> Callable[[V], V]:
    """Marks the class that says what effects of this kind mean."""

    def mark(verb: V) -> V:
        _VERBS[record] = verb
        return verb

    return mark


@cache
def verb_of(effect: Effect | KronosEffect) -> Verb[Any]:
    """What an effect means."""
    return _VERBS.get(type(effect), Idle)(effect)


@cache
def card_verb(card: str) -> Verb[Any]:
    """What a demigod does, by card or id."""
    return verb_of(card_of(card).effect)


def tag(effect: Effect | KronosEffect) -> str:
    """What the data calls an effect."""
    return str(type(effect).__struct_config__.tag)


@cache
def effect_text(effect: Effect) -> Text:
    """What an effect does, in words: the amounts are those of the declaration."""
    return Text(f"pantheum-does-{tag(effect)}", verb_of(effect).args())


def bare(key: str) -> str:
    """What an option key names: `1,2` of `tile:1,2`."""
    return key.partition(":")[2]
