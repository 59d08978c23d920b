"""Scenario files: a position, a script of moves, and what is expected; the same format for every game.

    {"game", "options", "seats", "seed", "position", "script", "expect", "note"}

The format is described in rules/core/README.md. Files are read elsewhere: `run` takes parsed JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from rules.core import codec, engine, flow
from rules.core import game as registry
from rules.core.choices import choice_text
from rules.core.documents import at, holds, lost, merge
from rules.core.engine import Step
from rules.core.errors import BadPosition, BadTape, Rejected, RulesBug
from rules.core.game import Game, State
from rules.core.types import SPECTATOR, AnyDecision, Choice, Command, Draw, Event, Seat, Setup, Text, Viewer, seat_text


class BadScenario(Rejected):
    """A scenario file that is malformed, with the place and the reason."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(Text("scenario-malformed", {"path": path, "reason": reason}))


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a script: exactly one of the forms."""

    seat: Seat | None = None
    decision: str | None = None
    """With choose and refuse: the kind of the decision that must be standing."""
    choose: Choice | UnsetType = UNSET
    refuse: Choice | UnsetType = UNSET
    withdraw: bool | UnsetType = UNSET
    resign: bool | UnsetType = UNSET
    draws: list[Draw] | UnsetType = UNSET
    expect: dict[str, Any] | UnsetType = UNSET

    @property
    def form(self) -> list[str]:
        """The forms that are given; a good entry has one."""
        return [name for name in self.__struct_fields__[2:] if getattr(self, name) is not UNSET]


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    game: str
    seats: int
    options: dict[str, str | int | bool] = {}
    seed: str = "scenario"
    position: dict[str, Any] = {}
    script: list[Move] = []
    expect: dict[str, Any] = {}
    note: str = ""


class Report(Struct):
    """What a run came to: failures (expected and found), and the trace, each line a Text."""

    failures: list[Text] = []
    trace: list[Text] = []

    @property
    def ok(self) -> bool:
        """Whether everything held."""
        return not self.failures


def read(data: object) -> Scenario:
    """Check the shape of parsed JSON; raises BadScenario naming the place."""
    try:
        scenario = msgspec.convert(data, Scenario, strict=True)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        raise BadScenario(path.strip("`") or "$", reason) from error
    for number, move in enumerate(scenario.script):
        _check_move(f"$.script[{number}]", move)
    pointers = [("$.expect", scenario.expect)]
    pointers += [
        (f"$.script[{number}].expect", move.expect)
        for number, move in enumerate(scenario.script)
        if not isinstance(move.expect, UnsetType)
    ]
    for path, expected in pointers:
        _check_pointers(path, expected, scenario.seats)
    return scenario


def run(data: object, find: Callable[[str], Game[Any, Any]] = registry.find) -> Report:
    """Set the position up, play the script, compare.

    Raises BadScenario, BadSetup or BadPosition, with the reason, when the file cannot be played at all.
    """
    scenario = read(data)
    player = _Player(find(scenario.game), scenario)
    player.set_up()
    player.play()
    return player.report


def position(game: Game[Any, Any], fresh: State, patch: Mapping[str, Any], draws: Sequence[Draw] = ()) -> Step[Any]:
    """A freshly set-up state with a patch on its JSON, played on to its next decision; raises BadPosition."""
    document = merge(msgspec.json.decode(codec.encode(fresh)), patch)
    if "stack" in patch and isinstance(document.get("stack"), list):
        blank = {"id": 0, "v": {}}
        document["stack"] = [{**blank, **frame} if isinstance(frame, dict) else frame for frame in document["stack"]]
    state = codec.decode_state(game, codec.encode(document))
    unknown = lost(document, msgspec.json.decode(codec.encode(state)))
    if unknown:
        raise _bad_position(f"no such member: {', '.join(unknown)}")
    missing = [frame.at for frame in state.stack if frame.at not in game.flow]
    if missing:
        raise _bad_position(f"no such frame: {', '.join(missing)}; there are {', '.join(game.flow)}")
    if (state.seats, state.options) != (fresh.seats, fresh.options):
        raise _bad_position("seats and options are those of the match, and are given beside the position")
    if "stack" in patch:
        for frame in state.stack:
            flow.ask_again(state, frame)
    try:
        game.settle_position(state)
        game.check(state)
        step = engine.play_on(game, state, draws, strict=False)
        for viewer in (SPECTATOR, *map(Viewer, range(state.seats))):
            game.describe(engine.view(game, step.state, viewer, step.pending))
    except Rejected:
        raise
    except Exception as error:
        raise _bad_position(_broken(error)) from error
    return step


def _broken(error: Exception) -> str:
    """What failed. A position by hand may break what handlers take for granted; that is said instead of failing."""
    return str(error) if isinstance(error, RulesBug | BadTape) else f"{type(error).__name__}: {error}"


def _bad_position(reason: str) -> BadPosition:
    return BadPosition(Text("rejected-position", {"reason": reason}))


def _check_move(path: str, move: Move) -> None:
    form = move.form
    if len(form) != 1:
        known = ", ".join(Move.__struct_fields__[2:])
        raise BadScenario(path, f"exactly one of {known} is needed, not {len(form)}")
    if form[0] in ("draws", "expect"):
        if move.seat is not None:
            raise BadScenario(f"{path}.seat", f"does not go with {form[0]}")
    elif move.seat is None:
        raise BadScenario(f"{path}.seat", "is missing")
    if move.decision is not None and form[0] not in ("choose", "refuse"):
        raise BadScenario(f"{path}.decision", f"does not go with {form[0]}")
    if move.withdraw is False or move.resign is False:
        raise BadScenario(f"{path}.{form[0]}", "can only be true")


def _check_pointers(path: str, expected: Mapping[str, Any], seats: int) -> None:
    for pointer in expected:
        parts = pointer.split("/")
        # How many seats there can be is for the game to say, later.
        places = [str(seat) for seat in range(min(seats, 99))]
        by_seat = {"view": [*places, "spectator"], "pending": places}
        if parts[0] != "" or len(parts) < 2 or parts[1] not in ("state", "view", "pending", "outcome"):
            raise BadScenario(f"{path}[{pointer!r}]", "a pointer starts with /state, /view, /pending or /outcome")
        if parts[1] in by_seat and (len(parts) < 3 or parts[2] not in by_seat[parts[1]]):
            raise BadScenario(f"{path}[{pointer!r}]", f"after /{parts[1]} comes one of {', '.join(by_seat[parts[1]])}")


def _literal(text: object) -> Text:
    return Text("literal", {"text": str(text)})


def _shown(value: object) -> Text:
    return _literal(codec.encode(value).decode())


class _Player:
    """One run of a scenario."""

    def __init__(self, game: Game[Any, Any], scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.report = Report()
        self.draws: list[Draw] = []
        self.state: Any = None
        self.place = "$.position"

    def set_up(self) -> None:
        scenario = self.scenario
        setup = Setup(scenario.game, scenario.seats, scenario.seed, scenario.options)
        step = engine.start(self.game, setup)
        if scenario.position:
            # Draws that open the script may already be due on the way to the first decision.
            for move in scenario.script:
                if isinstance(move.draws, UnsetType):
                    break
                self.draws += move.draws
            step = position(self.game, step.state, scenario.position, self.draws)
        self._took(step)

    def play(self) -> None:
        opening = bool(self.scenario.position)
        for number, move in enumerate(self.scenario.script):
            self.place = f"$.script[{number}]"
            opening = opening and not isinstance(move.draws, UnsetType)
            if not isinstance(move.draws, UnsetType):
                self.draws += [] if opening else move.draws
            elif not isinstance(move.expect, UnsetType):
                self._compare(move.expect)
            elif not self._moved(move):
                return
        self.place = "$.expect"
        self._compare(self.scenario.expect)
        if self.draws:
            self._fail("scenario-draws-left", draws=_shown(self.draws))

    def _moved(self, move: Move) -> bool:
        """Play one move; False when the script cannot go on."""
        seat = move.seat if move.seat is not None else -1
        asked = [one for one in engine.pending(self.game, self.state) if one.seat == seat]
        decision = next((one for one in asked if one.kind == move.decision), next(iter(asked), None))
        if move.decision is not None and (decision is None or decision.kind != move.decision):
            found = _literal(decision.kind) if decision is not None else Text("list-empty")
            self._fail("scenario-kind", seat=seat_text(seat), expected=_literal(move.decision), found=found)
            return False
        try:
            if not isinstance(move.refuse, UnsetType):
                self._refuse(seat, decision, move.refuse)
            else:
                self._took(self._step(move, seat, decision))
        except Rejected as error:
            self._fail("scenario-rejected", reason=error.text)
        except Exception as error:
            self._fail("scenario-rejected", reason=_literal(_broken(error)))
        else:
            return True
        return False

    def _step(self, move: Move, seat: Seat, decision: AnyDecision | None) -> Step[Any]:
        if not isinstance(move.withdraw, UnsetType):
            self._trace("scenario-trace-withdraw", seat=seat_text(seat))
            return engine.withdraw(self.game, self.state, seat)
        if not isinstance(move.resign, UnsetType):
            self._trace("scenario-trace-resign", seat=seat_text(seat))
            return engine.resign(self.game, self.state, seat, self.draws, strict=False)
        assert not isinstance(move.choose, UnsetType)
        self._trace_choice(seat, decision, move.choose)
        return engine.submit(
            self.game, self.state, self._command(seat, decision, move.choose), self.draws, strict=False
        )

    def _command(self, seat: Seat, decision: AnyDecision | None, choice: Choice) -> Command:
        if decision is not None:
            return Command(decision.id, seat, choice)
        # Nothing is asked of this seat: answer somebody else's question, which is refused in the right words.
        others = engine.pending(self.game, self.state)
        return Command(others[0].id if others else -1, seat, choice)

    def _refuse(self, seat: Seat, decision: AnyDecision | None, choice: Choice) -> None:
        before = codec.encode(self.state)
        self._trace("scenario-trace-refuse", seat=seat_text(seat), choice=_shown(choice))
        try:
            engine.submit(self.game, self.state, self._command(seat, decision, choice), self.draws, strict=False)
        except Rejected as error:
            self._trace("scenario-trace-event", event=error.text)
        else:
            self._fail("scenario-accepted", seat=seat_text(seat), choice=_shown(choice))
        if codec.encode(self.state) != before:
            self._fail("scenario-changed")

    def _took(self, step: Step[Any]) -> None:
        self.state = step.state
        del self.draws[: len(step.draws)]
        for event in step.events:
            self._trace_event(event)
        if step.draws:
            self._trace("scenario-trace-draws", draws=_shown(list(step.draws)))
        for decision in engine.pending(self.game, self.state):
            keys: list[Text] = [_literal(option.key) for option in decision.offered]
            args: dict[str, Any] = {"seat": seat_text(decision.seat), "kind": decision.kind}
            self._trace("scenario-trace-pending", prompt=decision.prompt, options=keys, **args)

    # --- words

    def _fail(self, key: str, **args: str | int | Text | list[Text]) -> None:
        self.report.failures.append(Text("scenario-failure", {"place": self.place, "what": Text(key, args)}))

    def _trace(self, key: str, **args: str | int | Text | list[Text]) -> None:
        self.report.trace.append(Text(key, args))

    def _trace_choice(self, seat: Seat, decision: AnyDecision | None, choice: Choice) -> None:
        try:
            words = choice_text(decision, choice) if decision is not None else _shown(choice)
        except KeyError:
            words = _shown(choice)
        self._trace("scenario-trace-choose", seat=seat_text(seat), choice=_shown(choice), words=words)

    def _trace_event(self, event: Event) -> None:
        self._trace("scenario-trace-event", event=event.text)

    # --- expectations

    def _compare(self, expected: Mapping[str, Any]) -> None:
        for pointer, wanted in expected.items():
            there, found = at(self._document(pointer), pointer)
            if not holds(wanted, there, found):
                shown = _shown(found) if there else Text("scenario-nothing")
                self._fail("scenario-expected", pointer=pointer, expected=_shown(wanted), found=shown)

    def _document(self, pointer: str) -> dict[str, Any]:
        """As much of the pointed-at document as the pointer needs."""
        root, *rest = pointer.split("/")[1:]
        if root == "state":
            return {"state": _json(self.state)}
        if root == "outcome":
            return {"outcome": _json(self.state.outcome)}
        if root == "view":
            viewer = SPECTATOR if rest[0] == "spectator" else Viewer(int(rest[0]))
            return {"view": {rest[0]: _json(engine.view(self.game, self.state, viewer))}}
        asked = reversed(engine.pending(self.game, self.state))
        return {"pending": {str(one.seat): _asked(one) for one in asked}}


def _json(value: object) -> Any:
    return msgspec.json.decode(codec.encode(value))


def _asked(decision: AnyDecision) -> dict[str, Any]:
    """A decision as expectations see it: its members, with the keys of its options."""
    return {**_json(decision), "options": [option.key for option in decision.offered]}
