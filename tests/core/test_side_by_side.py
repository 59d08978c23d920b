"""Several seats asked at once in the open: each answer leaves the questions of the others as they are."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from rules.core import codec, engine, flow
from rules.core.auto import random_choice
from rules.core.choices import check_choice, only_choice
from rules.core.errors import Illegal, Stale
from rules.core.game import Frame, Rule
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Choice, ChooseMany, Command, Option, Seat, Setup
from tests.core.test_engine import sealing
from tests.support.micro import Ctx, Micro, MicroState, ending, options, words
from tests.support.play import asked

THREE = Setup("micro", 3, "s")


def planning(steps: int) -> Rule[MicroState]:
    """Every seat answers so many times, side by side; the frame ends when all have."""

    def ask(state: MicroState, frame: Frame) -> list[AnyDecision]:
        left = [seat for seat in range(state.seats) if len(frame.v.get(str(seat), [])) < steps]
        return [flow.one(frame, seat, "plan", words("?"), options("a", "b")) for seat in left]

    def answer(draft: MicroState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
        frame.v[str(decision.seat)] = [*frame.v.get(str(decision.seat), []), choice]
        if all(len(frame.v.get(str(seat), [])) == steps for seat in range(draft.seats)):
            draft.notes.append(str({seat: frame.v[str(seat)] for seat in range(draft.seats)}))
            ending(draft, frame)

    return Rule(ask=ask, answer=answer)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_three_seats_answer_one_question_in_any_order(order: tuple[Seat, ...]) -> None:
    micro = Micro({"first": planning(1)})
    state = engine.start(micro, THREE).state
    first = {seat: asked(micro, state, seat).id for seat in range(3)}
    assert len(set(first.values())) == 3
    for seat in order:
        state = engine.submit(micro, state, Command(first[seat], seat, "a")).state
    assert state.notes[0] == "{0: ['a'], 1: ['a'], 2: ['a']}"


@pytest.mark.parametrize("order", sorted(set(permutations([0, 0, 1, 1, 2, 2]))))
def test_two_answers_each_in_any_order(order: tuple[Seat, ...]) -> None:
    micro = Micro({"first": planning(2)})
    state = engine.start(micro, THREE).state
    known = {seat: asked(micro, state, seat).id for seat in range(3)}
    used: set[int] = set()
    for seat in order:
        state = engine.submit(micro, state, Command(known[seat], seat, "b")).state
        used.add(known[seat])
        if state.outcome is not None:
            break
        now = {decision.seat: decision.id for decision in engine.pending(micro, state)}
        assert not used & set(now.values()), "an answered question does not come again"
        assert all(now[other] == known[other] for other in now if other != seat)
        with pytest.raises(Stale):
            engine.submit(micro, state, Command(known[seat], seat, "b"))
        known |= now
    assert state.notes[0] == "{0: ['b', 'b'], 1: ['b', 'b'], 2: ['b', 'b']}"


def test_questions_side_by_side_survive_an_interrupt_and_being_stored() -> None:
    def ask(state: MicroState, frame: Frame) -> AnyDecision:
        return flow.one(frame, 0, "aside", words("?"), options("x", "y"))

    def aside(draft: MicroState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
        flow.pop(draft)

    def leave(draft: MicroState, seat: Seat, ctx: Ctx) -> None:
        flow.push(draft, "aside")

    micro = Micro({"first": planning(2), "aside": Rule(ask=ask, answer=aside)}, leave=leave)
    state = engine.start(micro, THREE).state
    state = engine.submit(micro, state, Command(asked(micro, state, 1).id, 1, "a")).state
    known = {seat: asked(micro, state, seat).id for seat in (0, 1)}
    state = engine.resign(micro, state, 2).state
    state = codec.decode_state(micro, codec.encode(state))
    assert [one.kind for one in engine.pending(micro, state)] == ["aside"]
    state = engine.submit(micro, state, Command(asked(micro, state, 0).id, 0, "x")).state
    assert {seat: asked(micro, state, seat).id for seat in (0, 1)} == known


def test_a_sealed_question_is_interrupted_by_a_sealed_one() -> None:
    def leave(draft: MicroState, seat: Seat, ctx: Ctx) -> None:
        flow.push(draft, "inner")

    def resolve(draft: MicroState, frame: Frame, choices: dict[Seat, Any], ctx: Ctx) -> None:
        flow.pop(draft)
        draft.notes.append(f"inner {choices}")

    def ask(state: MicroState, frame: Frame) -> list[AnyDecision]:
        return [flow.one(frame, seat, "inner", words("?"), options("x", "y"), secret=True) for seat in (0, 1)]

    micro = Micro({"first": sealing(), "inner": Rule(ask=ask, resolve=resolve)}, leave=leave)
    state = engine.start(micro, THREE).state
    state = engine.submit(micro, state, Command(asked(micro, state, 1).id, 1, "b")).state
    state = engine.resign(micro, state, 2).state
    assert [(one.seat, one.kind) for one in engine.pending(micro, state)] == [(0, "inner"), (1, "inner")]
    state = engine.submit(micro, state, Command(asked(micro, state, 1).id, 1, "x")).state
    assert state.sealed == {1: "x"}
    state = engine.withdraw(micro, state, 1).state
    assert (state.sealed, state.stack[0].sealed) == ({}, {1: "b"})
    for seat, key in ((1, "y"), (0, "x")):
        state = engine.submit(micro, state, Command(asked(micro, state, seat).id, seat, key)).state
    assert state.notes == ["inner {0: 'x', 1: 'y'}"]
    assert state.sealed == {1: "b", 2: "a"}
    assert [one.seat for one in engine.pending(micro, state)] == [0]


def offering() -> Rule[MicroState]:
    """Seat 0 is asked, and is offered something besides for as long as it likes."""

    def ask(state: MicroState, frame: Frame) -> list[AnyDecision]:
        needed = flow.one(frame, 0, "needed", words("?"), options("x", "y"))
        return [needed, flow.one(frame, 0, "offer", words("?"), options("z"), optional=True)]

    def answer(draft: MicroState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
        draft.notes.append(choice)
        if decision.kind == "needed":
            ending(draft, frame)

    return Rule(ask=ask, answer=answer)


def test_a_seat_stands_before_a_question_and_an_offer_at_once() -> None:
    micro = Micro({"first": offering()})
    state = engine.start(micro, THREE).state
    needed, offer = engine.pending(micro, state)
    assert (needed.id != offer.id, offer.optional, engine.waited_for((needed, offer))) == (True, True, (0,))
    state = engine.submit(micro, state, Command(offer.id, 0, "z")).state
    again, renewed = engine.pending(micro, state)
    assert (again.id, renewed.id != offer.id) == (needed.id, True)
    with pytest.raises(Stale):
        engine.submit(micro, state, Command(offer.id, 0, "z"))
    state = engine.submit(micro, state, Command(needed.id, 0, "x")).state
    assert state.notes[:2] == ["z", "x"]


BACK = Option("back", words("Back"))
FRAME = Frame("here", 12, {})
EVERY = [
    flow.one(FRAME, 0, "k", words("?"), options("a", "b"), back=BACK),
    flow.many(FRAME, 0, "k", words("?"), options("a", "b"), 1, 2, back=BACK),
    flow.amount(FRAME, 0, "k", words("?"), 1, 5, back=BACK),
    flow.allocate(FRAME, 0, "k", words("?"), options("a", "b"), 2, {"a": 2, "b": 1}, back=BACK),
    flow.arrange(FRAME, 0, "k", words("?"), options("a", "b"), back=BACK),
    flow.confirm(FRAME, 0, "k", words("?"), *options("a", "b"), back=BACK),
]


@pytest.mark.parametrize("decision", EVERY, ids=lambda decision: type(decision).__name__)
def test_the_way_back_is_answered_alone(decision: AnyDecision) -> None:
    lists = isinstance(decision, ChooseMany) or decision is EVERY[4]
    right: Choice = ["back"] if lists else "back"
    check_choice(decision, right)
    wrong: list[Choice] = ["back" if lists else ["back"], ["a", "back"], ["back", "back"], {"back": 1}]
    for choice in wrong:
        with pytest.raises(Illegal):
            check_choice(decision, choice)
    assert only_choice(decision) is None
    seen = [random_choice(decision, Source(Rng(str(n)))) for n in range(60)]
    for choice in seen:
        check_choice(decision, choice)
    assert right in seen
    assert any(choice != right for choice in seen)


@pytest.mark.parametrize(
    "decision",
    [
        flow.amount(FRAME, 0, "k", words("?"), 1, 9, back=BACK),
        flow.allocate(FRAME, 0, "k", words("?"), options(*"abc"), 1, dict.fromkeys("abc", 1), back=BACK),
        flow.arrange(FRAME, 0, "k", words("?"), options(*"abc"), back=BACK),
    ],
    ids=lambda decision: type(decision).__name__,
)
def test_who_answers_by_chance_goes_back_now_and_then_and_not_most_of_the_time(decision: AnyDecision) -> None:
    seen = [random_choice(decision, Source(Rng(str(n)))) for n in range(200)]
    assert 20 < sum(choice in ("back", ["back"]) for choice in seen) <= 120


@pytest.mark.parametrize(
    "decision",
    [
        flow.one(FRAME, 0, "k", words("?"), [], back=BACK),
        flow.many(FRAME, 0, "k", words("?"), options("a"), 2, 2, back=BACK),
        flow.amount(FRAME, 0, "k", words("?"), 3, 2, back=BACK),
    ],
    ids=lambda decision: type(decision).__name__,
)
def test_where_nothing_else_is_left_the_way_back_is_taken(decision: AnyDecision) -> None:
    choice = only_choice(decision)
    assert choice in ("back", ["back"])
    check_choice(decision, choice)


def test_who_is_asked_beside_others_answers_even_what_has_one_answer() -> None:
    def ask(state: MicroState, frame: Frame) -> list[AnyDecision]:
        return [flow.one(frame, seat, "plan", words("?"), options(*"ab"[: seat + 1])) for seat in range(2)]

    micro = Micro({"first": Rule(ask=ask, answer=ending)})
    state = engine.start(micro, Setup("micro", 2, "s")).state
    assert [len(decision.options) for decision in engine.pending(micro, state)] == [1, 2]


def test_what_follows_a_question_that_stood_alone_bears_no_id_of_before() -> None:
    """Both are asked, then the first alone, then the second something else: the old answer does not fit it."""
    stages = [(0, 1), (0,), (0, 1)]

    def ask(state: MicroState, frame: Frame) -> list[AnyDecision]:
        stage = frame.v.get("stage", 0)
        return [flow.one(frame, seat, f"plan{stage}", words("?"), options("a", "b")) for seat in stages[stage]]

    def answer(draft: MicroState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
        frame.v["stage"] = frame.v.get("stage", 0) + 1

    micro = Micro({"first": Rule(ask=ask, answer=answer)})
    state = engine.start(micro, Setup("micro", 2, "s")).state
    seen = {decision.id for decision in engine.pending(micro, state)}
    for _ in range(2):
        state = engine.submit(micro, state, Command(asked(micro, state, 0).id, 0, "a")).state
        now = {decision.id for decision in engine.pending(micro, state)}
        assert not now & seen
        seen |= now
