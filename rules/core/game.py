"""What a game is: the state all games share, the frames they move through, and the registry of titles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from rules.core.errors import BadSetup
from rules.core.rng import Rng, Source
from rules.core.types import (
    AnyDecision,
    Choice,
    Event,
    Outcome,
    Seat,
    Setup,
    Text,
    View,
    Viewer,
)


class Frame(Struct):
    """One level of saved control flow: where play is, the serial of its question, and its locals (JSON values)."""

    at: str
    id: int
    v: dict[str, Any] = {}

    def clone(self) -> Frame:
        """A copy that shares no list or dict with this one."""
        return Frame(self.at, self.id, {key: _copied(value) for key, value in self.v.items()})


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    return value


class State(Struct, kw_only=True):
    """The full truth of a match; every game subclasses it with its own fields."""

    seats: int
    options: dict[str, str | int | bool]
    rng: Rng
    serial: int = 0
    """Serial of the newest question; decision ids are a serial plus a seat."""
    stack: list[Frame] = []
    sealed: dict[Seat, Choice] = {}
    """Answers given to the simultaneous question on top, until all have answered."""
    resigned: list[Seat] = []
    outcome: Outcome | None = None

    def clone(self) -> State:
        """An independent copy; games write a faster one, with `shared()` for the fields above."""
        return deepcopy(self)

    def shared(self) -> dict[str, Any]:
        """Copies of the fields of this base class, as keyword arguments for a subclass's constructor."""
        return {
            "seats": self.seats,
            "options": dict(self.options),
            "rng": self.rng.clone(),
            "serial": self.serial,
            "stack": [frame.clone() for frame in self.stack],
            "sealed": dict(self.sealed),
            "resigned": list(self.resigned),
            "outcome": self.outcome,
        }


S = TypeVar("S", bound=State)


class Context(Generic[S]):
    """What a handler may use besides the draft: random draws, and telling what happened."""

    def __init__(self, draft: S, source: Source) -> None:
        self.draft = draft
        self.source = source
        self.events: list[Event] = []

    def pick(self, options: Sequence[str]) -> str:
        """One of `options` at random."""
        return self.source.pick(options)

    def shuffle(self, items: Sequence[str]) -> list[str]:
        """`items` in random order."""
        return self.source.shuffle(items)

    def tell(
        self,
        kind: str,
        text: Text,
        *,
        seat: Seat | None = None,
        data: Mapping[str, str | int | list[str] | list[int]] | None = None,
        audience: tuple[Seat, ...] | None = None,
        public: Text | None = None,
        reveals: bool = False,
    ) -> None:
        """Log an event."""
        self.events.append(Event(kind, text, seat, dict(data or {}), audience, public, reveals))


class Rule(Generic[S]):
    """How play goes on at one kind of frame; exactly one of three forms.

    - automatic: `run(draft, frame, ctx)` does something and changes the stack (pops or pushes);
    - asking: `ask(state, frame)` gives the standing decisions, `answer(draft, frame, decision, choice, ctx)` takes one;
    - sealed: `ask` gives one decision per seat asked, `resolve(draft, frame, choices, ctx)` gets all answers at once,
      by seat in seat order. `ask` must not look at `state.sealed`.
    """

    def __init__(
        self,
        *,
        run: Callable[[S, Frame, Context[S]], None] | None = None,
        ask: Callable[[S, Frame], AnyDecision | Sequence[AnyDecision]] | None = None,
        answer: Callable[[S, Frame, AnyDecision, Any, Context[S]], None] | None = None,
        resolve: Callable[[S, Frame, dict[Seat, Any], Context[S]], None] | None = None,
    ) -> None:
        forms = (run is not None, ask is not None and answer is not None, ask is not None and resolve is not None)
        if sum(forms) != 1:
            raise TypeError("a rule either runs, or asks and answers, or asks and resolves")
        self.run = run
        self.ask = ask
        self.answer = answer
        self.resolve = resolve


OptionValue: TypeAlias = str | int | bool


class OptionSpec(Struct, frozen=True):
    """A house choice that a match may be created with; worded as `<game>-option-<key>` and `...-<key>-<value>`.

    It is one of `values`; or, where there are `parts`, several of those, kept as one text in their order: `ares,zeus`.
    """

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    seats: tuple[int, ...] | None = None
    """Seat counts for which the choice matters; None: all."""
    refusal: str = "rejected-option-value"
    """Key of the Text for a value that is not among these; parameters `name`, `value` and `known`."""
    parts: tuple[str, ...] = ()
    """What can be chosen together: modules, families. Lower case, worded like values; `...-<key>-own` asks for them."""
    least: int = 0
    """How many parts a choice must have."""
    most: int = 0
    """How many it may have."""
    sets: Mapping[str, tuple[str, ...]] = {}
    """The parts of those values that are a name for some; choosing these parts is choosing that value."""

    def read(self, typed: str) -> OptionValue:
        """The value that a text names, upper or lower case; the text itself when there is none."""
        return {str(value).lower(): value for value in self.values}.get(typed.strip().lower(), typed)

    def checked(self, value: OptionValue) -> OptionValue:
        """The value as a match keeps it; raises BadSetup saying what is wrong with it."""
        # True == 1 in Python: compare types as well, or a number would pass for a switch.
        if (type(value), value) in [(type(v), v) for v in self.values]:
            return value
        if not self.parts or not isinstance(value, str):
            raise BadSetup(self._refuse(value))
        named = [name.strip().lower() for name in value.split(",")] if value.strip() else []
        for number, name in enumerate(named):
            if name not in self.parts:
                raise BadSetup(self._refuse(name))
            if name in named[:number]:
                raise BadSetup(Text("rejected-option-twice", {"name": self.key, "value": name}))
        chosen = [name for name in self.parts if name in named]
        if not self.least <= len(chosen) <= self.most:
            raise BadSetup(self._miscounted(chosen))
        return next((name for name, parts in self.sets.items() if sorted(parts) == sorted(chosen)), ",".join(chosen))

    def parts_of(self, value: OptionValue) -> tuple[str, ...]:
        """The parts that a value stands for; none when it leaves them open."""
        if value in self.values:
            return self.sets.get(str(value), ())
        return tuple(str(value).split(",")) if value else ()

    def _refuse(self, value: OptionValue) -> Text:
        known = _literals(str(one).lower() for one in (*self.values, *self.parts))
        return Text(self.refusal, {"name": self.key, "value": str(value), "known": known})

    def _miscounted(self, chosen: Sequence[str]) -> Text:
        bounds: dict[str, int] = {"least": self.least, "most": self.most, "count": len(chosen)}
        key = "rejected-option-exactly" if self.least == self.most else "rejected-option-between"
        return Text(key, {"name": self.key, "chosen": _literals(chosen), **bounds})


def _literals(words: Iterable[str]) -> list[Text]:
    return [Text("literal", {"text": word}) for word in words]


class GameInfo(Struct, frozen=True):
    """What the host must know of a title before a match exists."""

    key: str
    seats: tuple[int, ...]
    """Seat counts that can be played."""
    rules_version: int
    options: tuple[OptionSpec, ...] = ()
    heavy: bool = False
    """True when a command may take more than a few milliseconds and belongs in a worker."""
    automats: tuple[str, ...] = ("random",)
    """Names of automatic players, weakest first."""
    numbered: tuple[str, ...] = ()
    """Kinds of things whose refs end with the number they bear on the board and in words: `region` for `region:14`."""
    noteless: tuple[str, ...] = ()
    """Kinds of decision that move cards and use none: what the cards do need not be told there."""
    open: bool = False
    """True when no seat holds a secret: whatever a seat is asked, everybody may read, a sealed question aside."""
    pack_format: str = ""
    """What a content pack of this title gives as its `format`; empty when it takes none."""

    def chosen(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Every house choice of a match, the usual one where none is given; raises BadSetup."""
        known = {spec.key: spec for spec in self.options}
        for key in options:
            if key not in known:
                raise BadSetup(Text("rejected-option", {"name": key}))
        return {key: spec.checked(options.get(key, spec.default)) for key, spec in known.items()}


class Component(Struct, frozen=True):
    """A card or piece that a player may look up: its name and what it does, in words."""

    id: str
    kind: str
    """Worded as `<game>-kind-<kind>`: `demigod`, `epic`."""
    name: Text
    text: Text
    facts: tuple[Text, ...] = ()
    """Cost, power and the like, one line each."""
    view: Struct | None = None
    """What its picture is drawn from; None: the component itself."""


class Topic(Struct, frozen=True):
    """One rule summary in our own words, at most 1,500 characters."""

    key: str
    title: Text
    body: Text


class Keepable(Struct, frozen=True):
    """What a viewer is preparing and may want to keep under a name, for this and later matches."""

    shelf: str
    """Kept ones of one shelf fit the same preparation: a side, a faction."""
    body: list[str] | None = None
    """As it stands now; None when there is nothing to keep yet."""


class Game(ABC, Generic[S]):
    """The rules of one title, a pure state machine."""

    info: GameInfo
    state_type: type[S]
    flow: Mapping[str, Rule[S]]
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
    """From an older rules version: turns a stored state (JSON object) into one of the next version."""

    @abstractmethod
    def setup(self, spec: Setup, ctx: Source) -> S:
        """The state before the first frame has run; its stack holds the first frame."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> View:
        """What a viewer may know, copied out of the state."""

    @abstractmethod
    def default(self, state: S, decision: AnyDecision) -> Choice:
        """What silence does; a legal answer in every phase, drawn from what the seat may know."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise RulesBug when an invariant is broken: counts, caps, nothing lost."""

    @abstractmethod
    def reshuffle_hidden(self, state: S, viewer: Viewer, source: Source) -> S:
        """Another state that this viewer cannot tell from the given one."""

    @abstractmethod
    def resign(self, draft: S, seat: Seat, ctx: Context[S]) -> None:
        """A seat leaves for good; `draft.resigned` already names it. May end the match."""

    def choose(self, automat: str, view: View, decision: AnyDecision, source: Source) -> Choice:
        """What an automatic player answers, from its view and its decision only."""
        from rules.core.auto import random_choice

        if automat != "random":
            raise BadSetup(Text("rejected-automat", {"name": automat}))
        return random_choice(decision, source)

    @abstractmethod
    def describe(self, view: View) -> list[Text]:
        """The whole position in words, one Text per line: enough to play without pictures."""

    @abstractmethod
    def secrets(self, view: View) -> list[Text]:
        """What only this viewer knows, in words; empty when there is nothing. `<game>-button-hand` may name it."""

    @abstractmethod
    def components(self) -> Sequence[Component]:
        """Everything that can be looked up by name."""

    @abstractmethod
    def topics(self) -> Sequence[Topic]:
        """Rule summaries, in reading order."""

    def turn(self, view: View) -> Seat | None:
        """Whose turn it is, as any viewer knows; None when nobody's is, as while all are asked at once."""
        return None

    def tally(self, view: View) -> dict[Seat, Text]:
        """How each seat stands in a few words, from what the viewer may know: its points; empty when nothing tells."""
        return {}

    def keepable(self, view: View) -> Keepable | None:
        """What this viewer prepares, for the host to keep under a name; None when the game keeps nothing now."""
        return None

    def recall(self, view: View, decision: AnyDecision, body: list[str]) -> Choice | None:
        """The next answer on the way to a kept preparation; None when it stands already. Need not be legal."""
        return None

    def played(self, options: Mapping[str, OptionValue]) -> Game[S]:
        """This title as a match of these house choices is played: with its content pack; raises Rejected without."""
        return self

    def with_pack(self, raw: bytes) -> Game[S]:
        """This title with one more content pack, the text of a file; raises BadSetup naming record and field."""
        raise BadSetup(Text("rejected-pack", {"game": self.info.key}))

    def settle_position(self, state: S) -> None:
        """After a position was patched by hand: let hidden piles give way (cards that now lie elsewhere leave them)."""


_registry: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a title known; raises ValueError when its key is taken."""
    if game.info.key in _registry:
        raise ValueError(f"{game.info.key} is registered already")
    _registry[game.info.key] = game


def replace(game: Game[Any]) -> None:
    """Put another form of a title in the place of the one that is known: with a content pack."""
    find(game.info.key)
    _registry[game.info.key] = game


def games() -> dict[str, Game[Any]]:
    """All titles by key, in order of registration."""
    return dict(_registry)


def find(key: str) -> Game[Any]:
    """A title by key; raises BadSetup when there is none."""
    try:
        return _registry[key]
    except KeyError:
        raise BadSetup(Text("rejected-game", {"name": key, "known": _literals(_registry)})) from None
