"""The interpreter of card effects: programs, targets, questions, branches, modifiers, specials."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.core import codec, effects, engine, flow
from rules.core.auto import random_choice
from rules.core.effects import Effects, Extent, Picking, Run, Targets, Verb, ask_first
from rules.core.errors import RulesBug
from rules.core.game import Context, Frame
from rules.core.ops import Modifier, Op, Programs, at_hook, with_branches
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Option, Setup, Text
from tests.support.toy import Toy, ToyState


class Say(Op, frozen=True, kw_only=True, tag="say"):
    """Everybody it concerns says a word."""

    word: str
    who: str = "actor"


class Must(Say, frozen=True, kw_only=True, tag="must"):
    """What nothing goes without."""


class Ask(Op, frozen=True, kw_only=True, tag="ask"):
    """Everybody it concerns picks a branch."""

    options: dict[str, tuple[Op, ...]]
    who: str = "all"

    def branches(self) -> dict[str, tuple[Op, ...]]:
        return dict(self.options)


class Nest(Op, frozen=True, kw_only=True, tag="nest"):
    """Another effect comes in between, used by a seat."""

    program: str
    by: int


class Push(Op, frozen=True, kw_only=True, tag="push"):
    """Play goes on in a frame of the game for a while."""


class Pick(Op, frozen=True, kw_only=True, tag="pick"):
    """One of the shrines is meant."""


class Cheaper(Modifier, frozen=True, kw_only=True, tag="cheaper"):
    """A changed rule."""

    by: int


class DoSay(Verb[ToyState, Say]):
    def extent(self, state: ToyState, run: Run, op: Say, seat: int) -> Extent:
        none = op.word == "nothing" or (op.word == "first" and seat > 0)
        return Extent.NONE if none else Extent.FULL

    def do(self, draft: ToyState, run: Run, op: Say, seat: int, ctx: Context[ToyState]) -> None:
        run.memory.setdefault("said", []).append(f"{seat}:{run.chooser}:{op.word}")


class DoMust(DoSay):
    needed = True


class DoAsk(Verb[ToyState, Ask]):
    def extent(self, state: ToyState, run: Run, op: Ask, seat: int) -> Extent:
        return Extent.NONE if state.points[seat] else Extent.FULL

    def do(self, draft: ToyState, run: Run, op: Ask, seat: int, ctx: Context[ToyState]) -> None:
        ask_first(draft, seat, extra=1)

    def ask(self, state: ToyState, run: Run, op: Ask, frame: Frame) -> AnyDecision:
        options = [Option(name, Text("literal", {"text": name})) for name in op.options]
        return flow.one(frame, frame.v["seat"], "ask", Text("literal", {"text": "?"}), options)

    def answer(self, draft: ToyState, run: Run, op: Ask, frame: Frame, choice: str, ctx: Context[ToyState]) -> None:
        flow.pop(draft)
        self.effects.branch(draft, run, choice, chooser=frame.v["seat"])


class DoNest(Verb[ToyState, Nest]):
    def do(self, draft: ToyState, run: Run, op: Nest, seat: int, ctx: Context[ToyState]) -> None:
        self.effects.start(draft, op.program, op.by, op.program, {"said": ["begun"]})


class DoPush(Verb[ToyState, Push]):
    def do(self, draft: ToyState, run: Run, op: Push, seat: int, ctx: Context[ToyState]) -> None:
        flow.push(draft, "elsewhere")


class DoPick(Picking[ToyState, Pick]):
    def among(self, state: ToyState, run: Run, op: Pick, seat: int) -> list[str]:
        return state.shrines

    def ask(self, state: ToyState, run: Run, op: Pick, frame: Frame) -> AnyDecision:
        options = [Option(name, Text("literal", {"text": name})) for name in state.shrines]
        return flow.one(frame, frame.v["seat"], "pick", Text("literal", {"text": "?"}), options)


DEEPEST = 5


def deep(n: int, asked: int) -> tuple[Op, ...]:
    """An effect that another one comes in between of, `asked` deep; there everybody is asked something."""
    if n == asked:
        return (Say(word="a"), Ask(options={"yes": (Say(word="y"),)}), Say(word="b"))
    return (Say(word="a"), Nest(program=f"{asked}-{n + 1}", by=n % 3), Say(word="b"))


PROGRAMS: dict[str, tuple[Op, ...]] = {
    "two": (Say(word="a"), Say(word="b")),
    "asks": (Ask(options={"yes": (Say(word="y"),), "no": (Say(word="n", who="one"),)}), Say(word="end")),
    "idle": (Say(word="nothing", who="all"),),
    "mixed": (Say(word="nothing", who="all"), Say(word="b")),
    "partly": (Say(word="first", who="all"),),
    "barred": (Say(word="b"), Must(word="nothing")),
    "barred-in-part": (Say(word="b"), Must(word="first", who="both")),
    "chosen": (Say(word="x", who="other"), Say(word="end")),
    "branch": (Ask(options={"yes": (Nest(program="asks", by=2), Say(word="y"))}), Say(word="end")),
    "elsewhere": (Push(), Nest(program="asks", by=2)),
    "own": (Nest(program="asks", by=1), Say(word="end")),
    "other's": (Nest(program="asks", by=2), Say(word="end")),
    "picks": (Pick(),),
    **{f"{asked}-{n}": deep(n, asked) for asked in range(1, DEEPEST + 1) for n in range(1, asked + 1)},
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
    everybody = tuple(range(2 if who == "both" else state.seats))
    if who in ("other", "one"):
        return Targets(tuple(seat for seat in everybody if who == "one" or seat != run.actor), choose=True)
    return Targets((run.actor,) if who == "actor" else everybody)


def ask_target(state: ToyState, run: Run, op: Op, beneath: Frame) -> AnyDecision:
    frame = state.stack[-1]
    options = [Option(f"seat:{n}", Text("literal", {"text": str(n)})) for n in beneath.v["seats"]]
    return flow.one(frame, frame.v["seat"], "target", Text("literal", {"text": "?"}), options)


def ended(draft: ToyState, frame: Frame, ctx: Context[ToyState]) -> None:
    ENDED.append((frame.v["source"], frame.v["memory"].get("said", [])))


EFFECTS: Effects[ToyState] = Effects(
    programs=lambda state: LISTED,
    verbs={Say: DoSay(), Must: DoMust(), Ask: DoAsk(), Nest: DoNest(), Push: DoPush(), Pick: DoPick()},
    targets=targets,
    ask_target=ask_target,
    ended=ended,
)


class Play:
    """A toy match whose stack is run by hand."""

    def __init__(self, program: str, seats: int = 2, actor: int = 1) -> None:
        ENDED.clear()
        self.state: Any = engine.start(Toy(), Setup("toy", seats, "s")).state
        self.state.stack.clear()
        self.ctx: Context[Any] = Context(self.state, Source(Rng("c")))
        EFFECTS.start(self.state, program, actor, "card")
        self.on()

    def on(self) -> None:
        rules = EFFECTS.rules()
        while self.state.stack and self.state.stack[-1].at != "elsewhere":
            run = rules[self.state.stack[-1].at].run
            if run is None:
                return
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


def asked_deep(depth: int, answers: int) -> Play:
    """Effects `depth` deep, of seats 0, 1, 2, 0, 1; the innermost asks everybody, and some have answered."""
    play = Play(f"{depth}-1", seats=3, actor=0)
    for _ in range(answers):
        play.answer("yes")
    return play


@pytest.mark.parametrize("depth", range(1, DEEPEST + 1))
def test_the_innermost_effect_ends_first_and_each_has_a_memory_of_its_own(depth: int) -> None:
    play = asked_deep(depth, 2)
    running = EFFECTS.running(play.state)
    assert running is not None
    assert (running.v["program"], ENDED) == (f"{depth}-{depth}", [])
    play.state.stack = msgspec.json.decode(codec.encode(play.state.stack), type=list[Frame])
    play.answer("yes")
    assert [source for source, _ in ENDED] == [*(f"{depth}-{n}" for n in range(depth, 1, -1)), "card"]
    actor = (depth - 1) % 3
    begun = ["begun"] if depth > 1 else []
    inner = [f"{actor}:None:a", *(f"{actor}:{seat}:y" for seat in range(3)), f"{actor}:None:b"]
    assert ENDED[0][1] == begun + inner
    for n, (_, said) in zip(range(depth - 1, 0, -1), ENDED[1:], strict=True):
        words = [f"{(n - 1) % 3}:None:a", f"{(n - 1) % 3}:None:b"]
        assert said == (["begun"] if n > 1 else []) + words


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("answers", range(3))
@pytest.mark.parametrize("depth", range(1, DEEPEST + 1))
def test_only_what_belongs_to_who_leaves_is_given_up(depth: int, answers: int, seat: int) -> None:
    play = asked_deep(depth, answers)
    EFFECTS.leave(play.state, seat)
    play.on()
    own = [n for n in range(1, depth + 1) if (n - 1) % 3 == seat]
    still = [] if depth in own else [other for other in range(answers, 3) if other != seat]
    for other in still:
        assert play.asked().seat == other
        play.answer("yes")
    assert play.state.stack == []
    left = [n for n in range(depth, 0, -1) if n not in own]
    assert [source for source, _ in ENDED] == [f"{depth}-{n}" if n > 1 else "card" for n in left]
    if depth in left:
        yes = [word for word in ENDED[0][1] if word.endswith("y")]
        assert yes == [f"{(depth - 1) % 3}:{n}:y" for n in [*range(answers), *still]]


def test_an_effect_knows_what_it_came_between_while_that_is_there() -> None:
    assert EFFECTS.interrupted(Play("two").state) is None
    play = asked_deep(3, 0)
    outer = EFFECTS.interrupted(play.state)
    assert outer is not None
    assert (outer.program, outer.actor, outer.memory["said"]) == ("3-2", 1, ["begun", "1:None:a"])
    outer.memory["said"].append("changed from within")
    play.state.stack.insert(0, Frame("beneath all", 0, {"interrupts": False}))
    EFFECTS.leave(play.state, 0)
    assert EFFECTS.interrupted(play.state) is not None
    EFFECTS.leave(play.state, 1)
    assert EFFECTS.interrupted(play.state) is None
    play = asked_deep(4, 0)
    EFFECTS.leave(play.state, 2)
    assert EFFECTS.interrupted(play.state) is None, "what is two beneath is not what it came between"
    play.answer("yes")
    play.answer("yes")
    assert [source for source, _ in ENDED] == ["4-4", "4-2", "card"]


def test_what_is_changed_from_within_stays_changed() -> None:
    play = asked_deep(2, 2)
    outer = EFFECTS.interrupted(play.state)
    assert outer is not None
    outer.memory["said"].append("changed")
    play.answer("yes")
    assert ENDED[1] == ("card", ["0:None:a", "changed", "0:None:b"])


def test_effects_of_one_seat_that_came_between_each_other_go_together() -> None:
    play = Play("own", seats=3)
    assert [frame.at for frame in play.state.stack] == ["program", "program", "asked"]
    EFFECTS.leave(play.state, 1)
    assert play.state.stack == []


def test_what_comes_between_a_reaction_whose_cause_is_gone_knows_that_reaction() -> None:
    play = Play("other's", seats=3)
    EFFECTS.leave(play.state, 1)
    assert EFFECTS.interrupted(play.state) is None
    EFFECTS.start(play.state, "two", 0, "between")
    outer = EFFECTS.interrupted(play.state)
    assert outer is not None
    assert (outer.program, outer.memory) == ("asks", {"said": ["begun"]})


def test_an_effect_that_has_not_begun_stays_when_somebody_else_leaves() -> None:
    play = Play("two", seats=3)
    EFFECTS.start(play.state, "two", 0, "waiting")
    EFFECTS.start(play.state, "asks", 2, "first")
    play.on()
    EFFECTS.leave(play.state, 1)
    play.answer("yes")
    play.answer("yes")
    assert [source for source, _ in ENDED] == ["card", "first", "waiting"]


def test_what_is_picked_is_asked_by_what_there_is() -> None:
    play = Play("picks")
    assert (play.state.stack[-1].v, len(play.asked().options)) == ({"seat": 1}, len(play.state.shrines))


def test_who_chose_a_branch_and_leaves_gives_up_the_branch_but_no_reaction_to_it() -> None:
    play = Play("branch", seats=3)
    play.answer("yes")
    assert [frame.v["source"] for frame in play.state.stack if frame.at == effects.PROGRAM] == ["card", "card", "asks"]
    EFFECTS.leave(play.state, 0)
    assert EFFECTS.interrupted(play.state) is not None, "the effect of the branch still goes on"
    play.on()
    assert play.asked().seat == 1
    play.answer("no")
    play.answer("seat:2")
    play.answer("no")
    play.answer("seat:1")
    assert ENDED == [("asks", ["begun", "2:1:n", "1:2:n", "2:None:end"])]
    assert play.asked().seat == 1
    EFFECTS.leave(play.state, 1)
    assert play.state.stack == []


def test_a_question_that_an_effect_in_between_left_without_offer_is_not_asked() -> None:
    play = Play("5-5", seats=3)
    beneath = play.state.stack[-1]
    EFFECTS.start(play.state, "two", 2, "between")
    play.on()
    assert play.state.stack[-1] is beneath
    assert play.asked().seat == 0
    EFFECTS.start(play.state, "two", 2, "between")
    play.state.points[0] = 1
    play.on()
    assert [source for source, _ in ENDED] == ["between", "between"]
    assert play.asked().seat == 1


def test_nothing_else_changes_when_somebody_leaves() -> None:
    play = Play("asks", seats=3)
    before = codec.encode(play.state.stack).replace(b'"seats":[1,2]', b'"seats":[1]')
    EFFECTS.leave(play.state, 2)
    assert codec.encode(play.state.stack) == before
    play.state.stack.clear()
    EFFECTS.leave(play.state, 2)
    assert play.state.stack == []


def test_a_question_that_is_idle_without_who_left_is_not_asked() -> None:
    play = Play("asks", seats=3)
    play.state.points[0] = 1
    EFFECTS.leave(play.state, 2)
    play.on()
    assert play.asked().seat == 1


def test_one_seat_is_not_chosen_and_a_choice_without_seats_is_not_asked() -> None:
    Play("chosen", seats=2)
    assert ENDED == [("card", ["0:None:x", "1:None:end"])]
    play = Play("chosen", seats=3, actor=2)
    assert [option.key for option in play.asked().options] == ["seat:0", "seat:1"]
    EFFECTS.leave(play.state, 0)
    assert [option.key for option in play.asked().options] == ["seat:1"]
    EFFECTS.leave(play.state, 1)
    play.on()
    assert ENDED == [("card", ["2:None:end"])]


def test_a_choice_among_seats_goes_with_the_branch_it_is_in() -> None:
    play = Play("asks")
    play.answer("no")
    assert (play.asked().kind, [option.key for option in play.asked().options]) == ("target", ["seat:0", "seat:1"])
    EFFECTS.leave(play.state, 0)
    play.on()
    assert (play.asked().kind, play.asked().seat) == ("ask", 1)
    play.answer("yes")
    assert ENDED == [("card", ["1:1:y", "1:None:end"])]


@pytest.mark.parametrize(
    ("seat", "left"), [(1, [("program", 2), ("asked", None)]), (2, [("program", 1), ("elsewhere", None)])]
)
def test_frames_that_an_effect_pushed_go_with_it(seat: int, left: list[tuple[str, int | None]]) -> None:
    play = Play("elsewhere", seats=3)
    EFFECTS.start(play.state, "asks", 2, "between")
    play.on()
    EFFECTS.leave(play.state, seat)
    assert [(frame.at, frame.v.get("actor")) for frame in play.state.stack] == left


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


def test_what_is_needed_must_be_possible_in_full() -> None:
    """An op that could be done to one of two seats, and that nothing goes without."""
    play = Play("asks")
    run = Run("barred-in-part", 0, 1, "card", {})
    first, needed = LISTED["barred-in-part"]
    reached = [EFFECTS.extent(play.state, run, op) for op in (first, needed)]
    assert reached == [Extent.FULL, Extent.SOME]
    assert EFFECTS.reach(play.state, run, "barred-in-part") == Extent.NONE


def test_programs_have_names_of_their_own() -> None:
    assert "asks.0.yes" in LISTED
    assert "asks.1.yes" not in LISTED
    assert LISTED["asks.0.no"] == (Say(word="n", who="one"),)
    assert [type(op).__name__ for op in with_branches(LISTED["asks"])] == ["Ask", "Say", "Say", "Say"]
    with pytest.raises(ValueError, match="two"):
        LISTED.add("two", ())


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
