"""What a module may attach to the base game: records, and the hook points that the rules call (spec 3).

The base calls every hook of the modules that a match is played with, and never asks which these are. A hook that
pushes a frame does so as the last thing; play goes on beneath it when it is through.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from rules.core.effects import Verb
from rules.core.game import Context, Frame, Rule, State, Topic
from rules.core.options import OptionValue
from rules.core.rng import Source
from rules.core.types import AnyDecision, Bar, Option, Seat, Text, Viewer
from rules.games.hybris.data import Amounts, Named, Part, Pillar
from rules.games.hybris.ops import ModuleOp, Program

S = TypeVar("S", bound=State)
"""The state of the game, which knows the modules that it is played with."""


class Action(ABC, Generic[S]):
    """An action of a place: `ways` gives what may be chosen, each option's key beginning with the action's name."""

    @abstractmethod
    def ways(self, state: S, frame: Frame) -> list[Option]:
        """What can be done now by the character of an activation (`frame.v`: seat, character, place)."""

    @abstractmethod
    def do(self, draft: S, frame: Frame, what: str, ctx: Context[S]) -> None:
        """Do it; `what` is the rest of the key. Frames may be pushed, the activation goes on beneath them."""

    def refusal(self, state: S, frame: Frame) -> Text | None:
        """Why there is no way, as half a sentence; None when there is one, or nothing to say."""
        return None

    def lacking(self, state: S, frame: Frame) -> Iterable[Bar]:
        """What it cannot be done with, where no `refusal` says all."""
        return ()


class Deck(NamedTuple):
    """A deck, and where its cards go."""

    cards: list[str]
    """The next one first."""
    discard: list[str]
    """The latest last."""
    hand: list[str]
    """Where the seat that draws holds them."""
    back: str = "bottom"
    """Where cards go that were drawn and are not kept: to the `bottom`, on `top`, or to the `discard` pile."""


class Price(NamedTuple):
    """What one can pay for at a place of the module."""

    key: str
    """Of the option that it is chosen by."""
    cost: Mapping[str, int]
    program: str
    """What it brings, by name."""


class Terms(NamedTuple):
    """What a module can be played with (3.0)."""

    seats: tuple[int, ...] = ()
    """Seat counts for which it makes a match possible beside those of the base."""
    only_with: tuple[str, ...] = ()
    """Modules one of which it needs."""
    never: tuple[str, ...] = ()
    """Modules that it excludes."""
    never_options: tuple[str, ...] = ()
    """House options that must then stay as they are usually."""
    without: Mapping[str, tuple[str, ...]] = {}
    """What of it is left out beside another module: members of its records, or what it names so itself."""


class Module(Generic[S]):
    """A module; each hook does nothing until a subclass says otherwise."""

    key: str
    """As it is chosen by: `hermes`."""
    option: str = "modules"
    """The house option that it is chosen with."""
    terms: Terms = Terms()
    """What it can be played with."""
    records: Part = Part()
    replaces: tuple[str, ...] = ()
    """Members of the base's data whose records those of the module take the place of: `coliseum_heroes`."""
    open_plans: bool = False
    """Location tokens lie face up."""
    about: str = ""
    """What a match with it is, where that is not the usual: the key of two sentences."""
    retold: Mapping[str, str] = {}
    """Rule summaries of the base that are other with it: the key of the text."""
    hostile: bool = False
    """Who enters a space with one of its figures fights it; a Prophet cannot enter it."""
    kinds: tuple[str, ...] = ()
    """Kinds of decision that it asks."""
    key_names: tuple[str, ...] = ()
    """What the keys of its options name that has no id."""
    key_words: tuple[str, ...] = ()
    """Words of the keys of its options that the base has not."""
    verbs: Mapping[str, Verb[S, ModuleOp]] = {}
    """What its `ModuleOp`s do, by name."""
    actions: Mapping[str, Action[S]] = {}
    """Actions of its Locations."""
    questions: Mapping[str, Any] = {}
    """What the players decide together: `team.Question` by name."""
    peace: bool = False
    """No seat fights another, nor contests what it deploys."""
    counts: Mapping[str, Callable[[S, Seat], int]] = {}
    """What its cards count."""
    tests: Mapping[str, Callable[[S, Seat], bool]] = {}
    """Conditions of its cards."""
    told: Mapping[str, bool] = {}
    """Keys of its events that are told of a turn, and whether they are highlights."""
    whole: tuple[str, ...] = ()
    """Of these, what has a subject of its own."""
    summed: tuple[str, ...] = ()
    """Of these, what is told once, with the `count`s of all together."""
    rates: Mapping[str, Callable[[Any, Option], float]] = {}
    """How the steady automat rates the options of its kinds of decision (given a `worth.Mind`), of its actions
    (`action:pact`), of cards of its decks to keep (`keep:corruption`)."""
    adds: Mapping[str, Callable[[Any, Option], float]] = {}
    """What it adds to the ratings of kinds of decision of the base."""
    prospects: Mapping[str, Callable[[Any, Any], float]] = {}
    """What acting at its Locations is worth to it, for a character."""
    worths: Mapping[str, float] = {}
    """What its verbs and changed rules are worth to it, one of each."""

    def rules(self) -> Mapping[str, Rule[S]]:
        """Its frames, for the flow."""
        return {}

    def refuse(self, modules: Sequence[str], options: Mapping[str, OptionValue]) -> Text | None:
        """Why it cannot be played with these modules, or these options, which are all that differ."""
        own = Text(f"hybris-module-{self.key}")
        needed = self.terms.only_with
        if needed and not set(needed) & set(modules):
            return Text("hybris-rejected-without", {"module": own, "other": Text(f"hybris-module-{needed[0]}")})
        for other in modules:
            if other in self.terms.never:
                return Text("hybris-rejected-modules", {"module": own, "other": Text(f"hybris-module-{other}")})
        for option in options:
            if option in self.terms.never_options:
                return Text("hybris-rejected-module-option", {"module": own, "option": Text(f"hybris-option-{option}")})
        return None

    def amounts(self, amounts: Amounts, records: Part) -> Amounts:
        """The numbers of a match as the module changes them; given its records in that match."""
        return amounts

    def pillars(self, pillars: dict[int, Pillar]) -> dict[int, Pillar]:
        """The Divine Pillars by number, as the module numbers them."""
        return pillars

    def dropped(self, modules: Iterable[str]) -> frozenset[str]:
        """What of it is left out beside these modules."""
        return frozenset(what for other in modules for what in self.terms.without.get(other, ()))

    def declared(self, records: Part) -> Iterable[tuple[str, Program]]:
        """Programs of its records that the base does not know of, by name."""
        return ()

    def things(self, records: Part) -> Iterable[tuple[str, Named]]:
        """Its cards and figures that can be looked up, each with the word of its kind."""
        return ()

    def wrong(self, records: Part) -> Iterable[tuple[str, str]]:
        """What is wrong with its records as a content pack gives them: which one, and why, in English."""
        return ()

    def says(self, content: Any, key: str) -> Text:
        """What one of its `things` says, given the records of the match (`content.Content`); raises KeyError."""
        raise KeyError(key)

    def viewed(self, content: Any, key: str) -> Struct | None:
        """What the picture of one of its `things` is drawn from; None: from its name and what it says."""
        return None

    def topics(self, content: Any) -> Iterable[Topic]:
        """Its rule summaries."""
        return ()

    def setup(self, state: S, source: Source) -> None:
        """The table is laid out; what belongs to the module alone is kept in `state.parts[key]`."""

    def settle(self, state: S) -> None:
        """Make whole what a position by hand leaves open of what is the module's alone."""

    def begun(self, draft: S, ctx: Context[S]) -> None:
        """Everybody has an Olympian; the first Age has not begun."""

    def standing(self, state: S, seat: Seat) -> Iterable[str]:
        """Programs whose `modify` ops are in force for a seat."""
        return ()

    def powers(self, state: S, seat: Seat) -> Iterable[str]:
        """Powers that a seat has by it, one it has twice named twice."""
        return ()

    def deck(self, state: S, seat: Seat, name: str) -> Deck | None:
        """A deck that it brings, as it is for a seat."""
        return None

    def figures(self, state: S) -> Iterable[tuple[str, str]]:
        """Figures of no seat on the board, and the space or place where each of them stands."""
        return ()

    def technologies(self, state: S) -> Iterable[str]:
        """Technologies that lie on what is the module's."""
        return ()

    def tokens(self, state: S, seat: Seat) -> int:
        """Olympian tokens of a seat that lie on what is the module's."""
        return 0

    def prices(self, state: S, seat: Seat) -> Iterable[Price]:
        """What the planner of a seat tells of it; what could do nothing is left out."""
        return ()

    def number(self, state: S, seat: Seat, number: int) -> int:
        """The number by which a seat's turn comes; given what it is without this module."""
        return number

    def pillars_each(self, state: S) -> int:
        """Divine Pillars that each seat takes; the most counts."""
        return 1

    def dawn(self, draft: S, ctx: Context[S]) -> None:
        """An Age begins; nobody has a Pillar yet."""

    def beside_pillar(self, state: S, number: int) -> Text | None:
        """What taking a Pillar does beyond what it says, in a few words."""
        return None

    def took_pillar(self, draft: S, seat: Seat, number: int, ctx: Context[S]) -> None:
        """A seat has taken a Pillar; what that brings at once is set off, and has not come yet."""

    def took_pillars(self, draft: S, ctx: Context[S]) -> None:
        """All seats have their Pillars."""

    def orders(self, draft: S, ctx: Context[S]) -> bool:
        """The Action Phase begins; True when the module sees to the order of its turns."""
        return False

    def activating(self, draft: S, frame: Frame, ctx: Context[S]) -> None:
        """A character is to be activated: nothing is chosen, revealed or paid. With `heeded` in the frame it cannot
        be taken back any more.
        """

    def passes(self, state: S, seat: Seat) -> Text | None:
        """What a pass sets off before the Pillar, in words."""
        return None

    def passed(self, draft: S, seat: Seat, ctx: Context[S]) -> None:
        """A seat has passed; what its Pillar brings comes afterwards."""

    def resolved(self, state: S, seat: Seat, programs: list[str]) -> list[str]:
        """What a pass resolves; given what it is without this module."""
        return programs

    def triumph(self, draft: S, ctx: Context[S]) -> bool:
        """A seat has unlocked all of its tiles; True when the module sees to what comes of that."""
        return False

    def ends(self, draft: S, ctx: Context[S]) -> bool:
        """The last Age is over; True when the module sees to the end."""
        return False

    def deserted(self, draft: S, ctx: Context[S]) -> bool:
        """A seat has left; True when the match may go on with one seat, or the module has ended it."""
        return False

    def planning(self, draft: S, ctx: Context[S]) -> None:
        """The Planning Phase begins."""

    def plans(self, draft: S, ctx: Context[S]) -> bool:
        """Location tokens are to be laid; True when the module sees to that."""
        return False

    def bars(self, state: S, seat: Seat, character: str, place: str) -> Text | None:
        """Why a character of a seat may not go to a place, as half a sentence; None when it may."""
        return None

    def toll(self, state: S, seat: Seat, place: str) -> Text | None:
        """What going to a place takes from a seat, as half a sentence; None when it takes nothing."""
        return None

    def waiting(self, state: S, place: str) -> Iterable[Text]:
        """Whom one meets in a place before anything else, and what that does."""
        return ()

    def closed(self, state: S, space: str) -> Text | None:
        """Why nobody may enter a space, as half a sentence; None when one may."""
        return None

    def price(self, state: S, seat: Seat, cost: int) -> int:
        """Aegis for an activation; given what it is without this module."""
        return cost

    def activated(self, draft: S, seat: Seat, ctx: Context[S]) -> None:
        """A seat has paid for an activation."""

    def emptied(self, draft: S, deck: str, ctx: Context[S]) -> None:
        """A deck has become empty; its discard pile has not been shuffled yet. No frame may be pushed."""

    def drew(self, draft: S, seat: Seat, frame: Frame, ctx: Context[S]) -> None:
        """A seat has drawn two or more cards at once from a deck, and holds them apart (`Player.drawn`)."""

    def held(self, draft: S, seat: Seat, deck: str) -> None:
        """A seat holds cards of a deck that it has just drawn."""

    def location_bonus(self, draft: S, frame: Frame, ctx: Context[S]) -> bool:
        """A character has moved to a place and would gain its bonus; True when the module sees to that."""
        return False

    def arrived(self, draft: S, frame: Frame, ctx: Context[S]) -> None:
        """A character has moved, its owner has the bonus; before a space is chosen."""

    def more_cards(self, state: S, figure: str) -> int:
        """Cards that a fighter of the game turns up beyond those of its record."""
        return 0

    def fought(self, draft: S, combat: Any, won: int, ctx: Context[S]) -> None:
        """A Combat (`state.Combat`) is over, which side has won; its cards are away."""

    def rival(self, state: S, seat: Seat, place: str) -> Text | None:
        """Who of no seat would contest what a seat deploys in a City."""
        return None

    def deployed(self, draft: S, frame: Frame, ctx: Context[S]) -> None:
        """A Technology lies in its City, and has brought nothing yet."""

    def claimed(self, draft: S, figure: str, count: int, ctx: Context[S]) -> None:
        """A figure of no seat has won so many VP of a Technology."""

    def fear(self, draft: S, old: str, ctx: Context[S]) -> None:
        """A new Primordial has taken the place of the old one (step 7c)."""

    def closing(self, draft: S, ctx: Context[S]) -> None:
        """After step 7 of the end of an Age; the last one included."""

    def leave(self, draft: S, seat: Seat, ctx: Context[S]) -> None:
        """A seat has left."""

    def view(self, state: S, viewer: Viewer) -> dict[str, Any]:
        """What this viewer may know of what is the module's alone, as JSON values."""
        return {}

    def describe(self, view: Any) -> Iterable[Text]:
        """What of it a position in words tells, from a view of the match."""
        return ()

    def reshuffle(self, state: S, viewer: Viewer, source: Source) -> None:
        """Deal anew what of it the viewer cannot know."""

    def barred(self, state: S, decision: AnyDecision) -> Iterable[Bar]:
        """What is missing among the options of its own questions, and why."""
        return ()

    def check(self, state: S) -> Iterable[str]:
        """What is wrong with what is the module's alone."""
        return ()
