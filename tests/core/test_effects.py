"""The interpreter of card effects: programs, targets, questions, branches, modifiers, specials."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.core import codec, effects, engine, flow
from rules.core.auto import random_choice
from rules.core.effects import Effects, Extent, Run, Targets, Verb, ask_first
from rules.core.errors import RulesBug
from rules.core.game import Context, Frame
from rules.core.ops import Modifier, Op, Programs, at_hook
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Option, Setup, Text
from tests.support.toy import Toy, ToyState


class Say(Op, frozen=True, kw_only=True, tag="say"):
    """Everybody it concerns says a word."""

    word: str
    who: str = "actor"


class Ask(Op, frozen=True, kw_only=True, tag="ask"):
    """Everybody it concerns picks a branch."""

    options: dict[str, tuple[Say, ...]]
    who: str = "all"

    def branches(self) -> dict[str, tuple[Op, ...]]:
        return dict(self.options)


class Rare(Op, frozen=True, kw_only=True, tag="rare"):
    """Made for one card."""

    special = True


class Cheaper(Modifier, frozen=True, kw_only=True, tag="cheaper"):
    """A changed rule."""

    by: int


class DoSay(Verb[ToyState, Say]):
    def extent(self, state: ToyState, run: Run, op: Say, seat: int) -> Extent:
        none = op.word == "nothing" or (op.word == "first" and seat > 0)
        return Extent.NONE if none else Extent.FULL

    def needed(self, op: Say) -> bool:
        return op.who == "actor" and op.word == "nothing"

    def do(self, draft: ToyState, run: Run, op: Say, seat: int, ctx: Context[ToyState]) -> None:
        run.memory.setdefault("said", []).append(f"{seat}:{run.chooser}:{op.word}")


class DoAsk(Verb[ToyState, Ask]):
    def do(self, draft: ToyState, run: Run, op: Ask, seat: int, ctx: Context[ToyState]) -> None:
        ask_first(draft, seat, extra=1)

    def ask(self, state: ToyState, run: Run, op: Ask, frame: Frame) -> AnyDecision:
        options = [Option(name, Text("literal", {"text": name})) for name in op.options]
        return flow.one(frame, frame.v["seat"], "ask", Text("literal", {"text": "?"}), options)

    def answer(self, draft: ToyState, run: Run, op: Ask, frame: Frame, choice: str, ctx: Context[ToyState]) -> None:
        flow.pop(draft)
        self.effects.branch(draft, run, choice, chooser=frame.v["seat"])


PROGRAMS: dict[str, tuple[Op, ...]] = {
    "two": (Say(word="a"), Say(word="b")),
    "asks": (Ask(options={"yes": (Say(word="y"),), "no": (Say(word="n", who="one"),)}), Say(word="end")),
    "rare": (Rare(),),
    "idle": (Say(word="nothing", who="all"),),
    "mixed": (Say(word="nothing", who="all"), Say(word="b")),
    "partly": (Say(word="first", who="all"),),
    "barred": (Say(word="b"), Say(word="nothing")),
}
ENDED: list[tuple[str, list[str]]] = []


def programs() -> Programs:
    found = Programs()
    for name, ops in PROGRAMS.items():
        found.add(name, ops)
    return found


LISTED = programs()


def targets(state: ToyState, run: Run, op: Op) -> Targets:
    who = getattr(op, "who", "actor")
    everybody = tuple(range(state.seats))
    return Targets((run.actor,)) if who == "actor" else Targets(everybody, choose=who == "one")


def ask_target(state: ToyState, run: Run, op: Op, beneath: Frame) -> AnyDecision:
    frame = state.stack[-1]
    options = [Option(f"seat:{n}", Text("literal", {"text": str(n)})) for n in beneath.v["seats"]]
    return flow.one(frame, frame.v["seat"], "target", Text("literal", {"text": "?"}), options)


def ended(draft: ToyState, frame: Frame, ctx: Context[ToyState]) -> None:
    ENDED.append((frame.v["source"], frame.v["memory"].get("said", [])))


EFFECTS: Effects[ToyState] = Effects(
    programs=lambda state: LISTED,
    verbs={Say: DoSay(), Ask: DoAsk()},
    targets=targets,
    ask_target=ask_target,
    ended=ended,
)


class Play:
    """A toy match whose stack is run by hand."""

    def __init__(self, program: str, seats: int = 2) -> None:
        ENDED.clear()
        self.state: Any = engine.start(Toy(), Setup("toy", seats, "s")).state
        self.state.stack.clear()
        self.ctx: Context[Any] = Context(self.state, Source(Rng("c")))
        EFFECTS.start(self.state, program, 1, "card")
        self.on()

    def on(self) -> None:
        rules = EFFECTS.rules()
        while self.state.stack and rules[self.state.stack[-1].at].run is not None:
            run = rules[self.state.stack[-1].at].run
            assert run is not None
            run(self.state, self.state.stack[-1], self.ctx)

    def asked(self) -> Any:
        ask = EFFECTS.rules()[effects.ASKED].ask
        assert ask is not None
        return ask(self.state, self.state.stack[-1])

    def answer(self, choice: str) -> None:
        rule = EFFECTS.rules()[effects.ASKED].answer
        assert rule is not None
        rule(self.state, self.state.stack[-1], self.asked(), choice, self.ctx)
        self.on()


def test_a_program_runs_step_by_step_and_tells_its_end() -> None:
    Play("two")
    assert ENDED == [("card", ["1:None:a", "1:None:b"])]


def test_questions_go_to_each_target_and_branches_know_who_chose() -> None:
    play = Play("asks")
    assert play.asked().seat == 0
    play.answer("yes")
    assert play.asked().seat == 1
    play.answer("no")
    assert (play.asked().kind, play.asked().seat) == ("target", 1)
    play.answer("seat:0")
    assert ENDED == [("card", ["1:0:y", "0:1:n", "1:None:end"])]


def test_a_program_within_a_branch_knows_who_chose_it() -> None:
    play = Play("asks")
    EFFECTS.enter(play.state, Run("asks", 0, 1, "card", {}, 0), "two")
    play.on()
    play.answer("yes")
    play.answer("yes")
    assert ENDED == [("card", ["1:0:a", "1:0:b", "1:0:y", "1:1:y", "1:None:end"])]


def test_a_match_can_be_stored_in_the_middle_of_an_effect() -> None:
    play = Play("asks")
    frames = codec.encode(play.state.stack)
    play.state.stack = msgspec.json.decode(frames, type=list[Frame])
    play.answer("yes")
    play.answer("yes")
    assert ENDED == [("card", ["1:0:y", "1:1:y", "1:None:end"])]


def test_reach_says_how_much_could_be_done() -> None:
    play = Play("asks")
    run = Run("two", 0, 1, "card", {})
    reach = {name: EFFECTS.reach(play.state, run, name) for name in ("two", "idle", "mixed", "partly", "barred")}
    none, some, full = Extent.NONE, Extent.SOME, Extent.FULL
    assert reach == {"two": full, "idle": none, "mixed": some, "partly": some, "barred": none}


def test_programs_have_names_of_their_own() -> None:
    assert "asks.0.yes" in LISTED
    assert "asks.1.yes" not in LISTED
    assert LISTED["asks.0.no"] == (Say(word="n", who="one"),)
    assert [type(op).__name__ for op in LISTED.ops("asks")] == ["Ask", "Say", "Say", "Say"]
    with pytest.raises(ValueError, match="two"):
        LISTED.add("two", ())


def test_the_share_of_specials() -> None:
    assert LISTED.share_of_specials(["two", "asks", "rare", "idle"]) == 0.25


def test_modifiers_are_found_by_hook() -> None:
    pairs = [("x", Cheaper(rule="price", by=1)), ("y", Say(word="a")), ("z", Cheaper(rule="other", by=2))]
    assert [source for source, _ in at_hook(pairs, "price")] == ["x"]


def test_a_verb_that_asks_nothing_says_so() -> None:
    play = Play("asks")
    run = Run("two", 0, 1, "card", {})
    with pytest.raises(RulesBug):
        DoSay().ask(play.state, run, Say(word="a"), play.state.stack[-1])
    with pytest.raises(RulesBug):
        DoSay().answer(play.state, run, Say(word="a"), play.state.stack[-1], "x", play.ctx)


def test_declarations_are_checked_as_they_are_read() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({"op": "say", "word": "a", "loud": True}, Say)
    assert random_choice(Play("asks").asked(), Source(Rng("s"))) in ("yes", "no")
