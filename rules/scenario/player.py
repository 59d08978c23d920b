"""Running a scenario: the position is set up, the script played, what is expected compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec import Struct, UnsetType

from rules.core import codec, engine, undo
from rules.core import game as registry
from rules.core.choices import choice_text, named
from rules.core.documents import at, holds
from rules.core.engine import Step
from rules.core.errors import BadSetup, BadTape, Rejected, RulesBug
from rules.core.game import Game
from rules.core.log import Line, Record, apply
from rules.core.types import AnyDecision, Choice, Draw, Event, Seat, Setup, Text, seat_text
from rules.scenario.file import BadScenario, Move, Scenario, read
from rules.scenario.keys import unknown
from rules.scenario.positions import position
from rules.scenario.sights import documents, missing

IDLED = 10_000
"""So many answers in a row are given for idle seats at most."""
_PLACES = {"rejected-game": "$.game", "rejected-seats": "$.seats", "rejected-position": "$.position"}
"""Where in a file the cause of a refusal is; options, where it is none of these."""


class Report(Struct):
    """What a run came to: failures (expected and found), and the trace, each line a Text."""

    failures: list[Text] = []
    trace: list[Text] = []

    @property
    def ok(self) -> bool:
        """Whether everything held."""
        return not self.failures


def run(data: object, find: Callable[[str], Game[Any, Any]] = registry.find) -> Report:
    """Set the position up, play the script, compare.

    Raises BadScenario, BadSetup or BadPosition, with place and reason, when the file cannot be played at all.
    """
    scenario = read(data)
    try:
        player = _Player(find(scenario.game).played(scenario.options), scenario)
        player.set_up()
    except BadScenario:
        raise
    except Rejected as error:
        place = _PLACES.get(error.text.key, "$.options" if isinstance(error, BadSetup) else "$.position")
        raise type(error)(Text("scenario-malformed", {"path": place, "reason": error.text})) from error
    player.play()
    return player.report


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
        self.events: list[Event] = []
        """What was told since the last entry that did something."""
        self.line: Line[Any]
        self.place = "$.position"

    @property
    def state(self) -> Any:
        """The state now."""
        return self.line.state

    def set_up(self) -> None:
        scenario = self.scenario
        step = engine.start(self.game, Setup(scenario.game, scenario.seats, scenario.seed, scenario.options))
        if scenario.position or scenario.only:
            # Draws that open the script may already be due on the way to the first decision.
            for move in scenario.script:
                if isinstance(move.draws, UnsetType):
                    break
                self.draws += move.draws
            step = position(self.game, step.state, scenario.position, self.draws, scenario.only)
        self.line = Line(self.game, step)
        self._took(step)
        self._pass_idle()

    def play(self) -> None:
        opening = bool(self.scenario.position)
        for number, move in enumerate(self.scenario.script):
            self.place = f"$.script[{number}]"
            opening = opening and not isinstance(move.draws, UnsetType)
            if not isinstance(move.draws, UnsetType):
                self.draws += [] if opening else move.draws
            elif not isinstance(move.expect, UnsetType):
                self._compare(move.expect)
            elif not self._moved(move, -1 if move.seat is None else move.seat):
                return
        self.place = "$.expect"
        self._compare(self.scenario.expect)
        if self.draws:
            self._fail("scenario-draws-left", draws=_shown(self.draws))

    def _moved(self, move: Move, seat: Seat) -> bool:
        """Play one move; False when the script cannot go on."""
        asked = [one for one in self.line.newest.pending if one.seat == seat]
        decision = next((one for one in asked if one.kind == move.decision), next(iter(asked), None))
        if move.decision is not None and (decision is None or decision.kind != move.decision):
            found = _literal(decision.kind) if decision is not None else Text("list-empty")
            self._fail("scenario-kind", seat=seat_text(seat), expected=_literal(move.decision), found=found)
            return False
        refused = not isinstance(move.refuse, UnsetType) or move.because is not None
        if refused:
            self._refused(move, seat, decision)
            return True
        self.events = []
        return self._tried(lambda: self._done(self._record(move, seat, decision)), move, decision) and self._pass_idle()

    def _tried(self, play: Callable[[], None], move: Move | None = None, decision: AnyDecision | None = None) -> bool:
        """Whether it went well; what went wrong is a failure, also where a position by hand broke the rules."""
        try:
            play()
        except Rejected as error:
            self._rejected(error, decision)
            if move is not None and not isinstance(move.choose, UnsetType):
                self._check_keys(move.choose)
        except (RulesBug, BadTape) as error:
            self._fail("scenario-rejected", reason=_literal(error))
        except Exception as error:
            self._fail("scenario-broke", reason=_literal(f"{type(error).__name__}: {error}"))
        else:
            return True
        return False

    def _rejected(self, error: Rejected, decision: AnyDecision | None) -> None:
        """A refusal names options by their labels; the file needs their keys, so they are said beside."""
        if decision is None or "known" not in error.text.args:
            self._fail("scenario-rejected", reason=error.text)
        else:
            keys = named([_literal(option.key) for option in decision.offered])
            self._fail("scenario-rejected-keys", reason=error.text, keys=keys)

    def _record(self, move: Move, seat: Seat, decision: AnyDecision | None) -> Record:
        """A move as a record of a log; raises Rejected for an undo that cannot be."""
        if not isinstance(move.undo, UnsetType):
            self._trace("scenario-trace-undo", seat=seat_text(seat), count=int(move.undo))
            back = undo.points(self.line, seat)[: move.undo]
            # Further than there is: refused with the reason.
            return undo.record(self.line, seat, back[-1].seq if len(back) == move.undo else -1)
        if not isinstance(move.withdraw, UnsetType):
            self._trace("scenario-trace-withdraw", seat=seat_text(seat))
            return self.line.next("withdraw", seat)
        if not isinstance(move.resign, UnsetType):
            self._trace("scenario-trace-resign", seat=seat_text(seat))
            return self.line.next("resign", seat)
        choice = move.choose if isinstance(move.refuse, UnsetType) else move.refuse
        assert not isinstance(choice, UnsetType)
        self._trace_choice(seat, decision, choice, refused=isinstance(move.choose, UnsetType))
        # Where nothing is asked of a seat it is somebody else's question, to be refused rightly.
        asked = next(iter(self.line.newest.pending if decision is None else (decision,)), None)
        return self.line.next("answer", seat, decision_id=-1 if asked is None else asked.id, choice=choice)

    def _played(self, record: Record) -> Step[Any]:
        """What a record makes of the state."""
        return apply(self.game, self.state, record, self.draws, self.line.newest.pending, strict=False)

    def _done(self, record: Record) -> None:
        if record.kind == "undo":
            step = self.line.push(record)
        else:
            step = self._played(record)
            self.line.append(record, step)
        self._took(step)

    def _refused(self, move: Move, seat: Seat, decision: AnyDecision | None) -> None:
        """Try what must be refused, and for the reason given."""
        before = codec.encode(self.state)
        try:
            record = self._record(move, seat, decision)
            if record.kind != "undo":
                self._played(record)
        except Rejected as error:
            self._trace("scenario-trace-event", event=error.text)
            self._check_reason(move, seat, decision, error)
        except Exception as error:
            self._fail("scenario-broke", reason=_literal(f"{type(error).__name__}: {error}"))
        else:
            what = move.form if isinstance(move.refuse, UnsetType) else move.refuse
            self._fail("scenario-accepted", seat=seat_text(seat), choice=_shown(what))
        if codec.encode(self.state) != before:
            self._fail("scenario-changed")

    def _check_reason(self, move: Move, seat: Seat, decision: AnyDecision | None, error: Rejected) -> None:
        """A refusal counts for nothing where it came of a slip of the pen: a key, or a seat, that is not meant."""
        if move.because is not None and move.because != error.text.key:
            found = error.text.key
            self._fail("scenario-because", expected=move.because, found=found, reason=error.text)
        elif move.because is None and decision is None:
            self._fail("scenario-not-asked", seat=seat_text(seat), because=error.text.key)
        if not isinstance(move.refuse, UnsetType):
            self._check_keys(move.refuse)

    def _check_keys(self, choice: Choice) -> None:
        """Say so where a choice names what there is not in this game."""
        for key in [choice] if isinstance(choice, str) else choice if isinstance(choice, list | dict) else ():
            found = unknown(self.game, self.state, str(key))
            if found is not None:
                part, beside = found
                self._fail("scenario-unknown", choice=_shown(key), part=_shown(part), beside=_literal(beside))

    def _took(self, step: Step[Any]) -> None:
        del self.draws[: len(step.draws)]
        self.events += step.events
        for event in step.events:
            self._trace("scenario-trace-event", event=event.text)
        if step.draws:
            self._trace("scenario-trace-draws", draws=_shown(list(step.draws)))
        for decision in step.pending:
            keys: list[Text] = [_literal(option.key) for option in decision.offered]
            args: dict[str, Any] = {"seat": seat_text(decision.seat), "kind": decision.kind}
            self._trace("scenario-trace-pending", prompt=decision.prompt, options=keys, **args)

    def _pass_idle(self) -> bool:
        """Answer for idle seats what silence does; False when that cannot go on."""
        for _ in range(IDLED):
            asked = (one for one in self.line.newest.pending if one.seat in self.scenario.idle and not one.optional)
            decision = next(asked, None)
            if decision is None:
                return True
            choice = self.game.default(self.state, decision)
            self._trace_choice(decision.seat, decision, choice, refused=False)
            record = self.line.next("answer", decision.seat, decision_id=decision.id, choice=choice)
            if not self._tried(partial(self._done, record)):
                return False
        self._fail("scenario-idle")
        return False

    # --- words

    def _fail(self, key: str, **args: str | int | Text | list[Text]) -> None:
        self.report.failures.append(Text("scenario-failure", {"place": self.place, "what": Text(key, args)}))

    def _trace(self, key: str, **args: str | int | Text | list[Text]) -> None:
        self.report.trace.append(Text(key, args))

    def _trace_choice(self, seat: Seat, decision: AnyDecision | None, choice: Choice, *, refused: bool) -> None:
        if refused:
            self._trace("scenario-trace-refuse", seat=seat_text(seat), choice=_shown(choice))
            return
        try:
            words = choice_text(decision, choice) if decision is not None else _shown(choice)
        except (KeyError, TypeError, AttributeError):
            words = _shown(choice)
        self._trace("scenario-trace-choose", seat=seat_text(seat), choice=_shown(choice), words=words)

    # --- expectations

    def _compare(self, expected: Mapping[str, Any]) -> None:
        for pointer, wanted in expected.items():
            try:
                document = documents(self.line, self.events, pointer)
            except Exception as error:
                self._fail("scenario-broke", reason=_literal(f"{pointer}: {type(error).__name__}: {error}"))
                continue
            there, found = at(document, pointer)
            if not holds(wanted, there, found):
                shown = _shown(found) if there else missing(document, pointer)
                self._fail("scenario-expected", pointer=pointer, expected=_shown(wanted), found=shown)
            elif not there and not at(document, pointer.rpartition("/")[0])[0] and not pointer.startswith("/pending/"):
                self._fail("scenario-nowhere", pointer=pointer)
