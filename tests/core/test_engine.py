"""The engine: questions, answers, forced play, sealed choices, interrupts, resignations, and its own guards."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.core import codec, engine, flow
from rules.core.errors import BadSetup, BadTape, Illegal, NotYours, Over, Rejected, RulesBug, Stale
from rules.core.game import Frame, Rule
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Command, Event, Setup, Text, Viewer, heard, seat_text
from tests.support.micro import Ctx, Micro, MicroState, breaking, ending, options, words
from tests.support.play import answer, asked, lead, play_randomly, recorded, toy_setup, with_turn
from tests.support.toy import Toy, ToyState

MICRO = Setup("micro", 2, "s")


def asking(*keys: str, irreversible: bool = False) -> Rule[MicroState]:
    """One question to seat 0 that ends the match."""

    def ask(state: MicroState, frame: Frame) -> AnyDecision:
        return flow.one(frame, 0, "pick", words("Pick"), options(*keys, irreversible=irreversible))

    return Rule(ask=ask, answer=ending)


def sealing(*, everybody: bool = True) -> Rule[MicroState]:
    """A sealed question to all seats, or only to those who have not left, that ends the match."""

    def ask(state: MicroState, frame: Frame) -> list[AnyDecision]:
        seats = [seat for seat in range(state.seats) if everybody or seat not in state.resigned]
        return [flow.one(frame, seat, "vote", words("Vote"), options("a", "b"), secret=True) for seat in seats]

    return Rule(ask=ask, resolve=ending)


def test_start_refuses_wrong_seats_options_values_and_games(toy: Toy) -> None:
    wrong = [
        (Setup("toy", 4, "s"), "rejected-seats"),
        (Setup("toy", 2, "s", {"speed": 1}), "rejected-option"),
        (Setup("toy", 2, "s", {"rounds": 9}), "rejected-option-value"),
        (Setup("toy", 2, "s", {"rounds": True}), "rejected-option-value"),
        (Setup("chess", 2, "s"), "rejected-game"),
    ]
    for setup, key in wrong:
        with pytest.raises(BadSetup) as caught:
            engine.start(toy, setup)
        assert caught.value.text.key == key


def test_a_match_draws_on_from_where_its_setup_stopped_whatever_generator_the_setup_gives_it() -> None:
    class Careless(Toy):
        def setup(self, spec: Setup, ctx: Source) -> ToyState:
            state = super().setup(spec, ctx)
            state.rng = Rng("another")
            return state

    first = engine.start(Careless(), toy_setup())
    assert first.state.rng == Rng("s", len(first.draws))


def test_options_left_out_take_their_defaults(toy: Toy) -> None:
    assert engine.start(toy, toy_setup(rounds=3)).state.options == {"rounds": 3, "tokens": 1}


def test_foreign_stale_and_late_commands_are_refused_and_change_nothing(toy: Toy) -> None:
    recorder = with_turn()
    state, before = recorder.state, codec.encode(recorder.state)
    decision = asked(toy, state, 0)
    with pytest.raises(NotYours) as caught:
        engine.submit(toy, state, Command(decision.id, 1, "pass"))
    assert caught.value.text.args["seat"] == Text("seat", {"n": 0})
    for stale in (decision.id - 3, decision.id + 1, -1):
        with pytest.raises(Stale):
            engine.submit(toy, state, Command(stale, 0, "pass"))
    with pytest.raises(Illegal):
        engine.submit(toy, state, Command(decision.id, 0, "dance"))
    assert codec.encode(state) == before


def test_nothing_can_be_done_after_the_end(toy: Toy) -> None:
    recorder = recorded()
    play_randomly(recorder, "x")
    assert engine.pending(toy, recorder.state) == ()
    with pytest.raises(Over):
        engine.submit(toy, recorder.state, Command(1, 0, "pass"))
    with pytest.raises(Over):
        engine.withdraw(toy, recorder.state, 0)
    with pytest.raises(Over):
        engine.resign(toy, recorder.state, 0)


def test_an_answered_question_is_stale_and_its_successor_has_a_new_id(toy: Toy) -> None:
    recorder = with_turn()
    first = asked(toy, recorder.state, 0)
    answer(recorder, 0, "spread")
    answer(recorder, 0, {"shrine:a": 2, "shrine:b": 1, "shrine:c": 0})
    again = asked(toy, recorder.state, 0)
    assert (first.kind, again.kind) == ("act", "act")
    assert first.id != again.id
    with pytest.raises(Stale):
        engine.submit(toy, recorder.state, Command(first.id, 0, "order"))


def test_a_sealed_question_stands_unchanged_while_others_answer(toy: Toy) -> None:
    recorder = recorded()
    before = {decision.seat: codec.encode(decision) for decision in recorder.pending}
    step = answer(recorder, 1, asked(toy, recorder.state, 1).options[0].key)
    assert [event.kind for event in step.events] == ["chosen"]
    assert {decision.seat: codec.encode(decision) for decision in recorder.pending} == {
        seat: raw for seat, raw in before.items() if seat != 1
    }


def test_sealed_answers_resolve_in_seat_order_whatever_the_order_of_arrival(toy: Toy) -> None:
    hashes, told = set(), set()
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        recorder = recorded()
        for seat in order:
            step = answer(recorder, seat, asked(toy, recorder.state, seat).options[0].key)
        hashes.add(codec.state_hash(recorder.state))
        told.add(codec.encode([event for event in step.events if event.kind == "led"]))
    assert (len(hashes), len(told)) == (1, 1)


def test_a_sealed_answer_may_be_withdrawn_until_the_last_is_in(toy: Toy) -> None:
    recorder = recorded()
    fresh = codec.encode(recorder.state)
    key = asked(toy, recorder.state, 0).options[0].key
    answer(recorder, 0, key)
    answered = Command(recorder.pending[0].id - 1, 0, key)
    with pytest.raises(Stale):
        engine.submit(toy, recorder.state, answered)
    step = recorder.withdraw(0)
    assert [event.kind for event in step.events] == ["withdrawn"]
    assert codec.encode(recorder.state) == fresh
    with pytest.raises(Stale):
        recorder.withdraw(0)
    lead(recorder)
    with pytest.raises(Stale):
        recorder.withdraw(0)


def test_a_choice_that_is_the_only_one_is_played_without_asking(toy: Toy) -> None:
    recorder = with_turn(seats=2, tokens=0)
    step = answer(recorder, 0, "cheer")
    assert [event.kind for event in step.events] == ["cheered"]
    (cheered,) = step.forced
    assert (cheered.seat, cheered.prompt.key) == (0, "toy-cheer-prompt")
    assert cheered.what == Text("choice-list", {"items": [seat_text(1)]})
    step = answer(recorder, 0, "roll")
    assert [event.kind for event in step.events] == ["rolled", "scored"]


def test_what_is_answered_for_a_seat_that_has_left_is_no_answer_for_a_player(toy: Toy) -> None:
    recorder = recorded()
    step = recorder.resign(2)
    assert 2 in recorder.state.sealed, "the default was answered"
    assert step.forced == ()


def test_the_only_choice_is_asked_when_it_is_secret_or_cannot_be_taken_back(toy: Toy) -> None:
    recorder = recorded(seats=2)
    for seat in (0, 1):
        recorder.state.hands[seat], put_back = recorder.state.hands[seat][:1], recorder.state.hands[seat][1:]
        recorder.state.deck.extend(put_back)
    answer(recorder, 0, asked(toy, recorder.state, 0).options[0].key)
    assert [len(decision.options) for decision in recorder.pending] == [1]
    final = Micro({"first": asking("only", irreversible=True)})
    assert len(engine.pending(final, engine.start(final, MICRO).state)) == 1


def test_interrupts_are_pushed_two_deep_and_popped_again(toy: Toy) -> None:
    recorder = with_turn(tokens=1)
    answer(recorder, 0, "roll")
    assert [frame.at for frame in recorder.state.stack] == ["round", "turn", "roll", "react", "react"]
    answer(recorder, 1, "halve")
    assert [frame.at for frame in recorder.state.stack] == ["round", "turn", "roll", "react", "counter"]
    answer(recorder, 0, "yes")
    assert recorder.state.tokens == [0, 0, 1]
    answer(recorder, 2, "pass")
    assert [frame.at for frame in recorder.state.stack] == ["round", "turn"]


def test_draws_are_recorded_and_can_be_given(toy: Toy) -> None:
    recorder = with_turn(tokens=0)
    decision = asked(toy, recorder.state, 0)
    command = Command(decision.id, 0, "roll")
    live = engine.submit(toy, recorder.state, command)
    assert len(live.draws) == 1
    assert codec.encode(engine.submit(toy, recorder.state, command, live.draws).state) == codec.encode(live.state)
    for face in ("1", "6"):
        step = engine.submit(toy, recorder.state, command, [face])
        assert step.state.points[0] == int(face)
    for tape in ([], ["7"], ["1", "2"], [["1"]]):
        with pytest.raises(BadTape):
            engine.submit(toy, recorder.state, command, tape)
    loose = engine.submit(toy, recorder.state, command, ["4", "5"], strict=False)
    assert loose.draws == ("4",)


def test_draws_left_on_a_tape_are_an_error_even_where_none_is_due(toy: Toy) -> None:
    with pytest.raises(BadTape, match="not used"):
        engine.start(toy, toy_setup(), [*engine.start(toy, toy_setup()).draws, "1"])
    recorder = with_turn()
    decision = asked(toy, recorder.state, 0)
    with pytest.raises(BadTape, match="not used"):
        engine.submit(toy, recorder.state, Command(decision.id, 0, "order"), ["1"])
    with pytest.raises(BadTape, match="not used"):
        engine.resign(toy, recorder.state, 2, ["1"])


def test_a_seat_that_left_plays_its_default_and_is_asked_no_more(toy: Toy) -> None:
    recorder = recorded()
    recorder.resign(1)
    assert [decision.seat for decision in recorder.pending] == [0, 2]
    with pytest.raises(Illegal):
        recorder.resign(1)
    with pytest.raises(Illegal):
        recorder.resign(3)
    with pytest.raises(Illegal):
        recorder.resign(-1)
    with pytest.raises(Stale):
        recorder.withdraw(1)
    while recorder.pending:
        decision = recorder.pending[0]
        assert decision.seat != 1
        recorder.submit(Command(decision.id, decision.seat, toy.default(recorder.state, decision)))
    assert recorder.state.outcome is not None
    assert recorder.state.outcome.reason.key == "toy-end-points"


def test_the_default_of_a_seat_that_left_is_not_announced_as_its_choice() -> None:
    micro = Micro({"first": sealing()})
    step = engine.resign(micro, engine.start(micro, MICRO).state, 0)
    assert [event.kind for event in step.events] == ["resigned"]


def test_the_last_seat_out_of_a_sealed_question_resolves_it() -> None:
    for everybody in (True, False):
        micro = Micro({"first": sealing(everybody=everybody)})
        state = engine.start(micro, MICRO).state
        state = engine.submit(micro, state, Command(asked(micro, state, 1).id, 1, "b")).state
        state = engine.resign(micro, state, 0).state
        assert state.notes == [f"end [{ {0: 'a', 1: 'b'} if everybody else {1: 'b'} }]"]


def test_a_sealed_question_to_nobody_resolves_at_once() -> None:
    micro = Micro({"first": Rule(ask=lambda state, frame: [], resolve=ending)})
    assert engine.start(micro, MICRO).state.notes == ["end [{}]"]


def test_answers_to_a_question_that_a_resignation_took_back_are_dropped() -> None:
    def leave(draft: MicroState, seat: int, ctx: Ctx) -> None:
        flow.goto(draft, "second")

    micro = Micro({"first": sealing(), "second": sealing()}, leave=leave)
    state = engine.start(micro, Setup("micro", 3, "s")).state
    state = engine.submit(micro, state, Command(asked(micro, state, 1).id, 1, "b")).state
    state = engine.resign(micro, state, 0).state
    assert [decision.seat for decision in engine.pending(micro, state)] == [1, 2]


def test_sealed_answers_wait_under_an_interrupt() -> None:
    def leave(draft: MicroState, seat: int, ctx: Ctx) -> None:
        flow.push(draft, "second")

    def ask(state: MicroState, frame: Frame) -> AnyDecision:
        return flow.one(frame, 1, "second", words("?"), options("x", "y"))

    def resume(draft: MicroState, frame: Frame, decision: AnyDecision, choice: Any, ctx: Ctx) -> None:
        flow.pop(draft)

    micro = Micro({"first": sealing(), "second": Rule(ask=ask, answer=resume)}, leave=leave)
    state = engine.start(micro, Setup("micro", 3, "s")).state
    state = engine.submit(micro, state, Command(asked(micro, state, 1).id, 1, "b")).state
    state = engine.resign(micro, state, 0).state
    assert [(decision.seat, decision.kind) for decision in engine.pending(micro, state)] == [(1, "second")]
    with pytest.raises(Stale):
        engine.withdraw(micro, state, 1)
    state = engine.submit(micro, state, Command(asked(micro, state, 1).id, 1, "x")).state
    assert [decision.seat for decision in engine.pending(micro, state)] == [2]
    assert state.sealed == {0: "a", 1: "b"}


def test_play_does_not_wait_for_an_optional_answer() -> None:
    def ask(state: MicroState, frame: Frame) -> list[AnyDecision]:
        needed = flow.one(frame, 0, "needed", words("?"), options("x", "y"))
        offer = replace(flow.one(frame, 1, "offer", words("?"), options("z")), optional=True)
        return [needed, offer]

    micro = Micro({"first": Rule(ask=ask, answer=ending)})
    state = engine.start(micro, MICRO).state
    assert [decision.kind for decision in engine.pending(micro, state)] == ["needed", "offer"]
    assert engine.submit(micro, state, Command(asked(micro, state, 1).id, 1, "z")).state.outcome is not None
    left = engine.resign(micro, state, 1).state
    assert [decision.kind for decision in engine.pending(micro, left)] == ["needed"]


def test_a_question_with_one_answer_is_played_though_something_is_offered_beside_it() -> None:
    def ask(state: MicroState, frame: Frame) -> list[AnyDecision]:
        needed = flow.one(frame, 0, "needed", words("?"), options("x"))
        return [needed, flow.one(frame, 1, "offer", words("?"), options("y", "z"), optional=True)]

    assert engine.start(Micro({"first": Rule(ask=ask, answer=ending)}), MICRO).state.notes == ["end ['x']"]


def test_where_something_is_offered_and_nobody_asked_play_cannot_wait() -> None:
    def ask(state: MicroState, frame: Frame) -> AnyDecision:
        return flow.one(frame, 1, "offer", words("?"), options("y", "z"), optional=True)

    with pytest.raises(RulesBug, match="nothing to decide at first"):
        engine.start(Micro({"first": Rule(ask=ask, answer=ending)}), MICRO)


@pytest.mark.parametrize(
    ("rule", "words_"),
    [
        (Rule[MicroState](run=lambda draft, frame, ctx: None), "more than 10000 steps"),
        (Rule[MicroState](run=lambda draft, frame, ctx: draft.stack.clear()), "no frame left"),
        (asking(), "no legal answer to pick of seat 0"),
        (Rule[MicroState](ask=lambda state, frame: (), answer=ending), "nothing to decide at first"),
        (
            Rule[MicroState](run=breaking),
            "broken",
        ),
    ],
)
def test_rules_that_lead_nowhere_are_found(rule: Rule[MicroState], words_: str) -> None:
    with pytest.raises(RulesBug, match=words_):
        engine.start(Micro({"first": rule}), MICRO)


def test_an_illegal_default_is_found() -> None:
    micro = Micro({"first": sealing()}, silence=lambda decision: "c")
    state = engine.start(micro, MICRO).state
    with pytest.raises(RulesBug, match="the default 'c' is no answer to vote"):
        engine.resign(micro, state, 0)


def test_a_rule_has_exactly_one_form() -> None:
    wrong: list[dict[str, Any]] = [
        {},
        {"run": ending, "ask": ending, "answer": ending},
        {"ask": ending},
        {"answer": ending},
        {"resolve": ending},
        {"ask": ending, "answer": ending, "resolve": ending},
    ]
    for forms in wrong:
        with pytest.raises(TypeError):
            Rule(**forms)


def test_a_failing_handler_leaves_the_given_state_alone() -> None:
    def fail(draft: MicroState, *rest: Any) -> None:
        draft.notes.append("half done")
        raise ZeroDivisionError

    def ask(state: MicroState, frame: Frame) -> AnyDecision:
        return flow.one(frame, 0, "pick", words("Pick"), options("a", "b"))

    micro = Micro({"first": Rule(ask=ask, answer=fail)})
    state = engine.start(micro, MICRO).state
    before = codec.encode(state)
    with pytest.raises(ZeroDivisionError):
        engine.submit(micro, state, Command(asked(micro, state, 0).id, 0, "a"))
    assert codec.encode(state) == before


def test_events_are_heard_in_full_in_public_form_or_not_at_all() -> None:
    full = Event("drew", words("You drew 3"), 0, {"card": "3"}, audience=(0,), public=words("A card was drawn"))
    assert heard(full, Viewer(0)) is full
    assert heard(full, Viewer(1)) == heard(full, Viewer(None)) == Event("drew", words("A card was drawn"), 0)
    assert not Event("drew", words("A card was drawn")).reveals
    assert heard(replace(full, public=None), Viewer(1)) is None
    assert heard(replace(full, audience=None), Viewer(None)) is not None


def test_refusals_are_one_family() -> None:
    assert all(issubclass(kind, Rejected) for kind in (Stale, NotYours, Over, Illegal, BadSetup))
    assert not issubclass(RulesBug, Rejected)
    assert not issubclass(BadTape, Rejected)
