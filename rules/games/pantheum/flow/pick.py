"""Asking for a move part by part: the frame `pick`, and how it goes back.

Locals of a `pick`: `task` (action, ability, part, each, recruit, kronos) with what identifies it, `prefix` (answers so
far), `asks` (lengths of the prefix at earlier questions of this pick), `back` (where its first question may be left to:
`act`, `column`, or nowhere).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import contains
from typing import Any, cast

from rules.core import flow
from rules.core.composition import Composition, Part
from rules.core.game import Frame
from rules.core.types import AnyDecision
from rules.games.pantheum.data import KRONOS_CARDS, Parts, card_of
from rules.games.pantheum.options import BACK_OPTION
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.verbs import ACTIONS, RECRUIT, DoPlaceOne, Move, Scene, Verb, card_verb, verb_of
from rules.games.pantheum.view import KRONOS
from rules.games.pantheum.words import Ctx


def scene_of(state: PantheumState, frame: Frame) -> Scene:
    """Who performs what a frame asks about, and by which card."""
    actor = frame.v.get("actor", state.turn)
    column = None if actor == KRONOS else state.column
    return Scene(state, actor, column, str(frame.v.get("card", "")))


def verb_at(state: PantheumState, frame: Frame) -> Verb[Any]:
    """What is performed with the move that a `pick` frame asks for."""
    match frame.v["task"]:
        case "action":
            return ACTIONS[str(state.column)]
        case "recruit":
            return RECRUIT
        case "part":
            parts = card_of(frame.v["of"]).effect
            assert isinstance(parts, Parts)
            return verb_of(parts.parts[int(frame.v["part"])])
        case "each":
            return DoPlaceOne(tuple(frame.v["left"]))
        case "kronos":
            assert state.kronos is not None
            return verb_of(KRONOS_CARDS[str(state.kronos.card)].ability)
        case _:
            return card_verb(str(frame.v["card"]))


def move_of(answers: Sequence[Part]) -> Move:
    """Answers as the verbs know them: each is one key."""
    return cast("Move", tuple(answers))


class Pick(Composition[PantheumState]):
    """Asks for a move of a verb; questions with a single answer are not put."""

    def parts(self, state: PantheumState, frame: Frame, prefix: Sequence[Part]) -> Sequence[str]:
        """What the legal moves go on with."""
        return verb_at(state, frame).parts(scene_of(state, frame), move_of(prefix))

    def ask(self, state: PantheumState, frame: Frame, prefix: Sequence[Part], *, back: bool) -> AnyDecision:
        """The next question, in the words of the verb."""
        scene, verb, answered = scene_of(state, frame), verb_at(state, frame), move_of(prefix)
        keys = cast("Sequence[str]", self.known(state, frame, prefix))
        options = verb.options(scene, answered, keys)
        kind, prompt = verb.question(scene, answered, keys[0])
        return flow.one(frame, state.turn, kind, prompt, options, public=True, back=BACK_OPTION if back else None)

    def means_something(self, key: str) -> bool:
        """Not the bank, where an element goes that fits nowhere."""
        return ":" in key

    def do(self, draft: PantheumState, frame: Frame, move: Sequence[Part], ctx: Ctx) -> None:
        """Perform it."""
        scene, verb = scene_of(draft, frame), verb_at(draft, frame)
        flow.pop(draft)
        verb.do(scene, ctx, move_of(move))

    def leave(self, draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
        """Back to what else may be done in the column, or to the choice of the column."""
        flow.pop(draft)
        if frame.v["task"] == "part":
            draft.stack[-1].v["done"].remove(frame.v["part"])
        if frame.v["back"] == "column":
            draft.fresh_column()
            flow.goto(draft, "column")

    def may_leave(self, state: PantheumState, frame: Frame) -> bool:
        """Where there is something to go back to."""
        return bool(frame.v["back"])


PICK = Pick()


def begin(draft: PantheumState, ctx: Ctx, *, back: str = "", **task: Any) -> None:
    """Start asking for a move."""
    PICK.begin(draft, ctx, "pick", back=back, **task)


def mend(draft: PantheumState) -> None:
    """Somebody left: answers given so far that named their seat or god are forgotten."""
    top = draft.stack[-1]
    if top.at != "pick" or _leads_on(draft, top):
        return
    PICK.renew(draft, top)
    if not _leads_on(draft, top):
        flow.pop(draft)


def _leads_on(state: PantheumState, frame: Frame) -> bool:
    """Whether the answers given so far are still legal, and there are others to follow."""
    prefix = frame.v["prefix"]
    known = [PICK.parts(state, frame, prefix[:length]) for length in range(len(prefix) + 1)]
    return bool(known[-1]) and all(map(contains, known, prefix))
