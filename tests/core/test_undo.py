"""How far undo goes, and what it says beforehand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core import engine, flow, undo
from rules.core.errors import Rejected
from rules.core.game import Frame, Rule
from rules.core.log import Line
from rules.core.recorder import Recorder
from rules.core.text import Wording
from rules.core.types import AnyDecision, Setup, Text
from tests.support.micro import Ctx, Micro, MicroState, options, words
from tests.support.play import answer, recorded, with_turn
from tests.support.toy import ToyState


def points(recorder: Recorder[ToyState], seat: int = 0) -> list[tuple[int, list[str]]]:
    return [(point.seq, [Wording()(text) for text in point.undone]) for point in undo.points(recorder.line, seat)]


def limit(recorder: Recorder[ToyState], seat: int = 0) -> str:
    return undo.limit(recorder.line, seat).key


def test_it_goes_back_answer_by_answer_and_says_what_is_undone() -> None:
    recorder = with_turn()
    answer(recorder, 0, "order")
    answer(recorder, 0, ["shrine:c", "shrine:a", "shrine:b"])
    answer(recorder, 0, "cheer")
    assert points(recorder) == [
        (5, ["Cheer for others"]),
        (4, ["Cheer for others", "Cedar, Amber and Bronze"]),
        (3, ["Cheer for others", "Cedar, Amber and Bronze", "Put the shrines in order"]),
    ]
    assert limit(recorder) == "undo-stop-other"


def test_it_stops_at_a_draw_that_nobody_learned_of() -> None:
    recorder = with_turn()
    answer(recorder, 0, "spread")
    assert len(points(recorder)) == 1
    step = answer(recorder, 0, {"shrine:a": 1, "shrine:c": 2})
    assert step.draws
    assert not any(event.reveals for event in step.events)
    assert points(recorder) == []
    assert limit(recorder) == "undo-stop-draw"


def test_it_stops_where_the_sealed_choices_were_opened() -> None:
    recorder = with_turn(leader=2)
    assert points(recorder, 2) == []
    assert limit(recorder, 2) == "undo-stop-reveal"


def test_it_stops_at_a_die_and_at_a_drawn_card() -> None:
    recorder = with_turn(tokens=0)
    answer(recorder, 0, "order")
    answer(recorder, 0, ["shrine:b", "shrine:a", "shrine:c"])
    assert len(points(recorder)) == 2
    answer(recorder, 0, "draw")
    assert points(recorder) == []
    assert limit(recorder) == "undo-stop-final"


def test_draws_and_reveals_are_barriers_of_their_own() -> None:
    recorder = with_turn(tokens=0)
    answer(recorder, 0, "roll")
    rolled = recorder.line.played[-1]
    assert rolled.decision is not None
    soft = replace(rolled.decision, options=tuple(replace(o, irreversible=False) for o in rolled.decision.options))
    rolled = replace(rolled, decision=soft)
    assert undo.barrier(rolled, 0) == Text("undo-stop-draw")
    assert undo.barrier(replace(rolled, step=replace(rolled.step, draws=())), 0) == Text("undo-stop-reveal")
    quiet = replace(rolled, step=replace(rolled.step, draws=(), events=()))
    assert undo.barrier(quiet, 0) is None
    assert undo.barrier(quiet, 1) == Text("undo-stop-other")


def test_only_the_seat_that_is_asked_may_undo() -> None:
    recorder = with_turn()
    answer(recorder, 0, "order")
    assert points(recorder, 1) == []
    assert limit(recorder, 1) == "undo-stop-turn"
    with pytest.raises(Rejected) as caught:
        recorder.undo(1)
    assert caught.value.text == Text("undo-nothing", {"reason": Text("undo-stop-turn")})


def test_it_stops_at_the_answer_of_another_seat() -> None:
    recorder = with_turn(tokens=1)
    answer(recorder, 0, "order")
    answer(recorder, 0, ["shrine:b", "shrine:a", "shrine:c"])
    answer(recorder, 0, "roll")
    answer(recorder, 1, "pass")
    answer(recorder, 2, "pass")
    answer(recorder, 0, "order")
    assert [seq for seq, _ in points(recorder)] == [recorder.line.seq - 1]
    with pytest.raises(Rejected) as caught:
        recorder.undo(0, to=3)
    assert caught.value.text.key == "undo-too-far"
    assert Wording()(caught.value.text) == "You cannot go back that far: another seat has moved."


def test_a_sealed_answer_is_withdrawn_not_undone() -> None:
    recorder = recorded()
    answer(recorder, 0, f"card:{recorder.state.hands[0][0]}")
    assert points(recorder) == []
    recorder.withdraw(0)
    assert points(recorder) == []
    assert limit(recorder) == "undo-stop-other"


def test_a_sealed_answer_that_opened_the_others_is_final_even_when_the_game_does_not_say_so() -> None:
    def ask(state: MicroState, frame: Frame) -> list[AnyDecision]:
        return [flow.one(frame, seat, "vote", words("?"), options("a", "b")) for seat in range(state.seats)]

    def resolve(draft: MicroState, frame: Frame, choices: dict[int, str], ctx: Ctx) -> None:
        draft.notes.append("opened")

    recorder = Recorder(Micro({"first": Rule(ask=ask, resolve=resolve)}), Setup("micro", 2, "s"))
    answer(recorder, 0, "a")
    answer(recorder, 1, "a")
    assert recorder.state.notes == ["opened"]
    assert undo.points(recorder.line, 1) == []
    assert undo.limit(recorder.line, 1).key == "undo-stop-reveal"


def test_it_reaches_the_start_of_a_line_and_no_further() -> None:
    recorder = with_turn()
    whole = recorder.line
    answer(recorder, 0, "order")
    kept = Line(recorder.game, engine.standing_at(recorder.game, whole.played[-2].step.state), seq=3)
    assert undo.limit(kept, 0).key == "undo-stop-start"
    kept.push(recorder.records[-1])
    assert [point.seq for point in undo.points(kept, 0)] == [3]
    assert undo.limit(kept, 0).key == "undo-stop-start"


def test_undone_answers_do_not_count_and_play_goes_on_from_there() -> None:
    recorder = with_turn()
    answer(recorder, 0, "order")
    recorder.undo(0)
    assert points(recorder) == []
    answer(recorder, 0, "cheer")
    assert points(recorder) == [(3, ["Cheer for others"])]
    answer(recorder, 0, ["seat:1"])
    assert [seq for seq, _ in points(recorder)] == [6, 3]
    recorder.undo(0, to=3)
    assert recorder.state.points == [0, 0, 0]
