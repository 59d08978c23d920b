"""A decision that several seats make together: every order of answers, ties, silence, who leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import codec, engine
from rules.core.auto import agreement, random_choice
from rules.core.choices import check_choice
from rules.core.errors import RulesBug, Stale
from rules.core.game import Frame, Game
from rules.core.log import read_log, verify, write_log
from rules.core.motion import Cost
from rules.core.recorder import Recorder
from rules.core.rng import Rng, Source
from rules.core.types import (
    Command,
    Seat,
    Setup,
    Viewer,
)
from tests.support.micro import MicroState, words
from tests.support.raft import Raft
from tests.support.vote import CHANGE, FREE, LAST, SPLIT, TALK, Table, Vote, Voting, splitting, voting


def expected(order: Sequence[Seat], said: Sequence[str]) -> str | None:
    """What is settled while each says one thing in this order; None: nothing is."""
    counts = Counter[str]()
    for seat in order:
        counts[said[seat]] += 1
        if counts[said[seat]] * 2 > len(said):
            return said[seat]
    return None


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_whatever_is_said_in_whatever_order_a_majority_settles_it_and_nothing_else(count: int) -> None:
    for said in product("abc", repeat=count):
        for order in permutations(range(count)):
            table = voting(count, FREE)
            first = {seat: table.asked(seat) for seat in range(count)}
            for seat in order:
                if table.done:
                    break
                assert table.asked(seat) == first[seat], "what others say changes no question"
                table.say(seat, said[seat])
            settled = expected(order, said)
            assert table.done == ([] if settled is None else [settled, "{}"])
            if settled is None:
                assert table.kinds == dict.fromkeys(range(count), LAST)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_last_word_is_settled_by_most_and_of_equals_by_chance(count: int) -> None:
    said = ["a", "b", "c", "c"][:count]
    for last in product([f"by:{seat}" for seat in range(min(count, 3))], repeat=count):
        table = voting(count, FREE)
        for seat in range(count):
            table.say(seat, said[seat])
        for seat in range(count):
            if not table.done:
                table.say(seat, last[seat])
        counts = Counter(last)
        best = {said[int(key[3:])] for key in counts if counts[key] == max(counts.values())}
        assert table.done[0] in best
        assert table.state.rng.count == (len(best) > 1)


def test_chance_is_from_the_seed_and_replays() -> None:
    found = set()
    for seed in "abcdefgh":
        micro = Voting(Vote(FREE))
        recorder: Recorder[MicroState] = Recorder(micro, Setup("raft", 2, seed))
        recorder.start()
        for choice in ("a", "b", "by:0", "by:1"):
            decision = next(one for one in recorder.pending if not one.optional)
            step = recorder.submit(Command(decision.id, decision.seat, choice))
        assert step.draws in (("by:0",), ("by:1",))
        found.add(recorder.state.notes[0])
        assert recorder.state.notes[0] == ("a" if step.draws == ("by:0",) else "b")
        verified = verify(micro, read_log(write_log(recorder.log())))
        assert codec.encode(verified.state) == codec.encode(recorder.state)
    assert found == {"a", "b"}


def test_what_everybody_sees_is_who_proposed_and_who_agreed() -> None:
    table = voting(4, FREE).say(2, "b").say(0, "a").say(3, "a")
    public = table.public
    assert (public.seats, public.needed, public.kind) == ((0, 1, 2, 3), 3, TALK)
    assert [(one.choice, one.by, one.agreed) for one in public.proposals] == [("b", 2, (2,)), ("a", 0, (0, 3))]
    assert public.standing == 1
    table.say(1, "b")
    assert [(one.choice, one.by, one.agreed) for one in table.public.proposals] == [("by:2", 2, ()), ("by:0", 0, ())]
    assert table.kinds == dict.fromkeys(range(4), LAST)


def test_what_was_said_can_be_taken_back_until_it_is_settled() -> None:
    table = voting(3, FREE).say(0, "a").say(1, "b")
    offer = table.asked(0)
    assert (offer.kind, offer.optional) == (CHANGE, True)
    table.say(0, "take_back")
    assert table.kinds == {0: TALK, 2: TALK}
    assert [one.choice for one in table.public.proposals] == ["b"]
    with pytest.raises(Stale):
        engine.submit(table.game, table.state, Command(offer.id, 0, "take_back"))
    assert table.say(0, "b").done == ["b", "{}"]


def test_silence_follows_the_proposal_that_stands_the_earlier_of_equals() -> None:
    table = voting(4, FREE)
    assert {table.game.default(table.state, table.asked(seat)) for seat in range(4)} == {"a"}
    table.say(1, "c").say(2, "b")
    assert table.game.default(table.state, table.asked(0)) == "c"
    table.say(3, "b")
    assert table.game.default(table.state, table.asked(0)) == "b"
    assert table.game.default(table.state, table.asked(1)) == "take_back"
    table.say(0, "c")
    assert table.kinds == dict.fromkeys(range(4), LAST)
    assert table.game.default(table.state, table.asked(0)) == "by:1"


def test_silence_proposes_what_is_offered_though_the_title_would_rather_have_something_else() -> None:
    class Rather(Vote):
        def plain(self, state: MicroState, frame: Frame) -> str:
            return "b"

    for costs, plain in ((FREE, "b"), (FREE | {"b": Cost(5, {0: 1}, words("much"))}, "a")):
        micro = Voting(Rather(costs))
        table = Table(micro, engine.start(micro, Setup("raft", 2, "s")).state)
        assert micro.default(table.state, table.asked(0)) == plain


@pytest.mark.parametrize("automat", ["random"])
def test_an_automat_agrees_with_what_stands(automat: str) -> None:
    table = voting(3, FREE).say(1, "c")
    view = engine.view(table.game, table.state, Viewer(0))
    assert {table.game.choose(automat, view, table.asked(0), Source(Rng(seed))) for seed in "abcdef"} == {"c"}
    assert agreement(view.council, table.asked(1)) is None


def test_who_leaves_is_counted_out_and_those_left_may_agree_by_it() -> None:
    table = voting(4, FREE).say(0, "a").say(1, "a").leave(3)
    assert table.done == ["a", "{}"]
    table = voting(3, FREE).say(0, "a").say(1, "b").leave(1)
    assert table.kinds == {2: TALK}
    assert (table.public.seats, table.public.needed) == ((0, 2), 2)
    table = voting(3, FREE).say(0, "a").leave(1)
    assert table.say(2, "b").kinds == {0: LAST, 2: LAST}
    assert table.leave(0).say(2, "by:0").done == ["a", "{}"]


def test_when_all_have_left_nothing_is_done() -> None:
    table = voting(2, FREE).say(0, "a")
    table.leave(1)
    assert table.done == ["a", "{}"]
    table = splitting().leave(0)
    assert table.kinds == {1: SPLIT, 2: SPLIT}
    assert table.leave(1).done == ["leave", "{}"], "alone it cannot be paid"
    assert voting(1, FREE).leave(0).done == ["None", "{}"]


def test_those_not_asked_have_no_say() -> None:
    micro = Voting(Vote(FREE), seats=[0, 2])
    table = Table(micro, engine.start(micro, Setup("raft", 3, "s")).state)
    assert table.kinds == {0: TALK, 2: TALK}
    assert table.leave(1).kinds == {0: TALK, 2: TALK}
    assert table.say(2, "b").say(0, "b").done == ["b", "{}"]


@pytest.mark.parametrize(
    "broken",
    [
        {"seats": [1, 0]},
        {"seats": [0, 0]},
        {"seats": [0, 7]},
        {"seats": []},
        {"said": [{"seat": 3, "word": "a"}]},
        {"said": [{"seat": 0, "word": "a"}, {"seat": 0, "word": "b"}]},
        {"said": [{"seat": 0, "word": "a"}, {"seat": 1, "word": "a"}]},
        {"shares": {"seat:5": 2}},
    ],
)
def test_a_council_that_does_not_add_up_is_found(broken: dict[str, Any]) -> None:
    table = voting(3, FREE)
    table.state.stack[-1].v["council"] |= broken
    with pytest.raises(RulesBug):
        table.game.check(table.state)


def drawn(game: Game[Any, Any], state: Any, chooser: Source) -> Any:
    """Any answer to any question that stands, offers now and then."""
    asked = [one for one in engine.pending(game, state) if not one.optional or not chooser.below(4)]
    if not asked:
        return state
    decision = asked[chooser.below(len(asked))]
    silent = not chooser.below(3)
    choice = game.default(state, decision) if silent else random_choice(decision, chooser)
    check_choice(decision, choice)
    return engine.submit(game, state, Command(decision.id, decision.seat, choice)).state


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 4), st.integers(), st.lists(st.integers(0, 60), max_size=3))
def test_however_it_goes_a_raft_comes_to_its_end(count: int, seed: int, leaving: list[int]) -> None:
    """Any answers, silence and people who leave: it ends, invariants hold, and what was kept as JSON goes on."""
    raft = Raft()
    chooser = Source(Rng(str(seed)))
    state = engine.start(raft, Setup("raft", count, str(seed), {"days": 4})).state
    for number in range(2_000):
        if state.outcome is not None:
            break
        if number in leaving and len(state.resigned) < count:
            seat = min(seat for seat in range(count) if seat not in state.resigned)
            state = engine.resign(raft, state, seat).state
            continue
        state = codec.decode_state(raft, codec.encode(drawn(raft, state, chooser)))
        found = raft.council(state)
        if found is not None:
            assert set(found.seats).isdisjoint(state.resigned)
            assert all(len(one.agreed) < found.needed for one in found.proposals)
    assert state.outcome is not None


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(), st.integers(0, 25))
def test_any_seat_may_leave_at_any_step(count: int, seed: int, steps: int) -> None:
    raft = Raft()
    chooser = Source(Rng(str(seed)))
    state = engine.start(raft, Setup("raft", count, str(seed), {"days": 2})).state
    for _ in range(steps):
        if state.outcome is None:
            state = drawn(raft, state, chooser)
    for seat in range(count):
        if state.outcome is None:
            left = engine.resign(raft, state, seat).state
            assert seat not in {one.seat for one in engine.pending(raft, left)}
            for _ in range(1_000):
                if left.outcome is None:
                    left = drawn(raft, left, chooser)
            assert left.outcome is not None
