"""A move asked part by part: only what somebody must answer is asked, and each question leads back to the last."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product

import pytest

from rules.core import codec, engine, flow
from rules.core.choices import way_back
from rules.core.composition import Composition, Part
from rules.core.errors import Illegal
from rules.core.game import Frame, Rule
from rules.core.text import Wording
from rules.core.types import BACK, AnyDecision, Command, Option, Outcome, Setup
from tests.support.micro import Ctx, Micro, MicroState, options, words
from tests.support.play import asked

MOVES = [("walk", "north", "1"), ("walk", "north", "2"), ("walk", "south", "1"), ("fly", "east"), ("rest",)]
MICRO = Setup("micro", 2, "s")


class Walk(Composition[MicroState]):
    """Moves from a list, after `rest` another one; `asks_all` asks for every part, `closed` has no way out."""

    def __init__(
        self, *, asks_all: bool = False, closed: bool = False, moves: Sequence[tuple[str, ...]] = MOVES
    ) -> None:
        self.asks_all = asks_all
        self.closed = closed
        self.moves = moves

    def parts(self, state: MicroState, frame: Frame, prefix: Sequence[Part]) -> Collection[str]:
        found = [move for move in self.moves if list(move[: len(prefix)]) == list(prefix)]
        return dict.fromkeys(move[len(prefix)] for move in found if len(move) > len(prefix))

    def ask(self, state: MicroState, frame: Frame, prefix: Sequence[Part], *, back: bool) -> AnyDecision:
        keys = self.known(state, frame, prefix)
        way = Option(BACK, words("Back")) if back else None
        return flow.one(frame, 0, f"part{len(prefix)}", words("?"), options(*keys), back=way)

    def do(self, draft: MicroState, frame: Frame, move: Sequence[Part], ctx: Ctx) -> None:
        draft.notes.append(" ".join(map(str, move)))
        if move[0] != "rest":
            flow.pop(draft)

    def leave(self, draft: MicroState, frame: Frame, ctx: Ctx) -> None:
        draft.notes.append("left")
        flow.pop(draft)

    def may_leave(self, state: MicroState, frame: Frame) -> bool:
        return not self.closed

    def asked_anyway(self, prefix: Sequence[Part]) -> bool:
        return self.asks_all


def game(walk: Walk) -> Micro:
    def begin(draft: MicroState, frame: Frame, ctx: Ctx) -> None:
        if draft.notes and draft.notes[-1] != "rest":
            draft.outcome = Outcome(words("the end"))
        else:
            walk.begin(draft, ctx, "walk")

    return Micro({"first": Rule(run=begin), "walk": walk.rule()})


class Table:
    def __init__(self, walk: Walk) -> None:
        self.game = game(walk)
        self.state = engine.start(self.game, MICRO).state

    @property
    def keys(self) -> list[str]:
        return [option.key for option in asked(self.game, self.state, 0).offered]

    def choose(self, *keys: str) -> Table:
        for key in keys:
            # Stored and read in the middle of a move, it goes on as before.
            self.state = codec.decode_state(self.game, codec.encode(self.state))
            decision = asked(self.game, self.state, 0)
            self.state = engine.submit(self.game, self.state, Command(decision.id, 0, key)).state
        return self


@pytest.mark.parametrize("move", MOVES)
def test_every_move_can_be_put_together(move: tuple[str, ...]) -> None:
    table = Table(Walk(asks_all=True)).choose(*move)
    assert table.state.notes == [" ".join(move)]
    assert (table.state.outcome is None) is (move == ("rest",))


def test_what_is_no_part_of_a_legal_move_is_refused() -> None:
    keys = {key for move in MOVES for key in move}
    for path in product(keys, repeat=2):
        if path[0] != "rest" and not any(move[:2] == path for move in MOVES):
            with pytest.raises((Illegal, StopIteration)):
                Table(Walk(asks_all=True)).choose(*path)


def test_a_part_with_one_answer_is_not_asked_unless_the_game_says_so() -> None:
    assert Table(Walk()).choose("fly").state.notes == ["fly east"]
    assert Table(Walk()).choose("walk", "south").state.notes == ["walk south 1"]
    assert Table(Walk(asks_all=True)).choose("fly").keys == ["east", "back"]
    assert Table(Walk(moves=[("fly", "east")])).state.notes == ["fly east"]


def forced(walk: Walk, *keys: str) -> list[str]:
    """What was answered for the seat by the last of some choices, in words."""
    table = Table(walk).choose(*keys[:-1])
    decision = asked(table.game, table.state, 0)
    step = engine.submit(table.game, table.state, Command(decision.id, 0, keys[-1]))
    assert all(one.seat == 0 for one in step.forced)
    return [Wording()(one.what) for one in step.forced]


def test_what_needs_nobody_is_told_and_nothing_else_is() -> None:
    assert forced(Walk(), "walk", "south") == ["1"]
    assert forced(Walk(), "fly") == ["east"]
    assert forced(Walk(), "walk") == []
    assert forced(Walk(asks_all=True), "fly") == []
    assert forced(Walk(), "walk", "back") == []
    deep = Walk(moves=[("a", "only", "x", "y"), ("b",)])
    assert forced(deep, "a") == ["only", "x", "y"]


def test_back_leads_to_the_question_before_and_passes_over_what_was_not_asked() -> None:
    table = Table(Walk(moves=[("a", "only", "x"), ("a", "only", "y"), ("b",)]))
    assert table.choose("a").keys == ["x", "y", "back"]
    assert table.choose("back").keys == ["a", "b", "back"]
    assert table.choose("back").state.notes == ["left"]
    deep = Table(Walk()).choose("walk", "north", "back")
    assert deep.keys == ["north", "south", "back"]
    assert deep.choose("north", "2").state.notes == ["walk north 2"]


def test_a_first_question_without_a_way_out_gets_one_from_the_second_on() -> None:
    table = Table(Walk(closed=True))
    assert table.keys == ["walk", "fly", "rest"]
    assert way_back(asked(table.game, table.choose("walk").state, 0)) == "back"
    assert table.keys == ["north", "south", "back"]


def test_the_frame_may_ask_for_the_next_move() -> None:
    table = Table(Walk()).choose("rest", "walk", "back", "rest")
    assert table.state.notes == ["rest", "rest"]
    assert table.keys == ["walk", "fly", "rest", "back"]


def test_answers_that_lead_nowhere_are_forgotten() -> None:
    walk = Walk()
    table = Table(walk).choose("walk")
    before = asked(table.game, table.state, 0).id
    draft = table.state.clone()
    walk.renew(draft, draft.stack[-1])
    table.state = draft
    assert table.keys == ["walk", "fly", "rest", "back"]
    assert asked(table.game, table.state, 0).id != before


class Usual(Walk):
    """With everything that a game need not say."""

    may_leave = Composition.may_leave
    asked_anyway = Composition.asked_anyway

    def leave(self, draft: MicroState, frame: Frame, ctx: Ctx) -> None:
        Composition.leave(self, draft, frame, ctx)
        draft.notes.append(" ".join(frame.at for frame in draft.stack))


def test_unless_a_game_says_otherwise_the_first_question_leads_back_to_what_lies_beneath() -> None:
    table = Table(Usual())
    assert table.keys == ["walk", "fly", "rest", "back"]
    assert Table(Usual()).choose("fly").state.notes == ["fly east"]
    assert table.choose("back").state.notes == ["first"]


def test_every_way_back_may_lead_out_of_the_move() -> None:
    class Straight(Walk):
        back_leaves = True

    assert Table(Straight()).choose("walk", "north", "back").state.notes == ["left"]


def test_a_move_is_carried_out_with_the_frame_as_before_its_first_part() -> None:
    class Looking(Walk):
        def do(self, draft: MicroState, frame: Frame, move: Sequence[Part], ctx: Ctx) -> None:
            draft.notes.append(f"{frame.v['prefix']} {frame.v['asks']}")
            super().do(draft, frame, move, ctx)

    assert Table(Looking()).choose("walk", "north", "2").state.notes == ["[] []", "walk north 2"]
