"""What a viewer may not know does not reach them: states that differ only in that look alike, and no view reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.store.port import Entry
from bot.tables.story import chapters
from bot.ui.controls import Question
from render.games import ARTISTS
from render.types import Marker, Request
from rules.core import codec, engine
from rules.core.auto import random_choice
from rules.core.choices import check_choice
from rules.core.errors import Illegal
from rules.core.game import Game
from rules.core.rng import Rng, Source
from rules.core.text import Wording
from rules.core.types import AnyDecision, Bar, Command, Event, Text, Viewer, heard
from tests.contract.cases import Case, Match, Moment, played
from tests.support import spy
from tests.support.toy import Toy, ToyState, ToyView

FOLLOWED = 5
"""After a reshuffle so many commands are played on both sides."""


def shown(decision: AnyDecision, viewer: Viewer) -> bytes:
    """A question as far as a viewer may know of it."""
    if decision.secret and decision.seat != viewer.seat:
        return codec.encode([decision.id, decision.seat, decision.optional])
    return codec.encode(decision)


def everything(game: Game[Any, Any], state: Any, viewer: Viewer) -> dict[str, bytes]:
    """All that reaches a viewer at rest."""
    view = engine.view(game, state, viewer)
    wording = Wording()
    own = [decision for decision in engine.pending(game, state) if decision.seat == viewer.seat]
    return {
        "numbers": codec.encode([numbers(game, view, decision) for decision in (*own, *on_card(game, state))]),
        "view": codec.encode(view),
        "who is asked": codec.encode([(one.id, one.seat, one.optional) for one in engine.pending(game, state)]),
        **questions(game, state, viewer),
        "words": codec.encode([wording(text) for text in (*game.describe(view), *game.secrets(view))]),
        "headline": codec.encode([game.phase(view), game.errands(view)]),
        "default": codec.encode([game.default(state, decision) for decision in own]),
        "labels": codec.encode([wording(option.label) for decision in own for option in decision.offered]),
        "missing": codec.encode([game.barred(state, decision) for decision in own]),
        "outcome": codec.encode(state.outcome),
    }


def questions(game: Game[Any, Any], state: Any, viewer: Viewer) -> dict[str, bytes]:
    """What a viewer may know of what is asked, by the seat that is asked."""
    asked: dict[str, bytes] = {}
    for decision in engine.pending(game, state):
        name = f"the question of seat {decision.seat}"
        asked[name] = asked.get(name, b"") + shown(decision, viewer)
    return asked


def check_alike(viewer: Viewer, here: dict[str, bytes], there: dict[str, bytes]) -> None:
    """Nothing that reaches a viewer is another in one of two states; if it is, what, and where it begins to differ."""
    for part in {**here, **there}:
        one, other = here.get(part, b""), there.get(part, b"")
        who = "a spectator" if viewer.seat is None else f"viewer seat {viewer.seat}"
        theirs = part.startswith("the question of seat ") and part != f"the question of seat {viewer.seat}"
        at = max(next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0) - 30, 0)
        advice = "make it secret" if theirs else f"{one[at : at + 120]!r} here, {other[at : at + 120]!r} there"
        assert one == other, f"{who} can tell the states apart by {part}: {advice}"


def on_card(game: Game[Any, Any], state: Any) -> list[AnyDecision]:
    """The questions that a shared card may ask, with all their options."""
    return [decision for decision in engine.pending(game, state) if decision.public]


def numbers(game: Game[Any, Any], view: Any, decision: AnyDecision) -> list[Any]:
    """What a picture is marked with for a question, which picture that is, and what leads the words on the controls."""
    q = Question("match", decision, numbered=game.info.numbered)
    marked = tuple(Marker(ref, number) for ref, number in q.marks().items())
    asked = Request(game=game.info.key, kind="board", view=view, markers=marked)
    artist = ARTISTS.get(game.info.key)
    return [q.marks(), q.leads(), artist.best(asked) if artist is not None else ""]


def lines(game: Game[Any, Any], happened: Sequence[tuple[Command, tuple[Event, ...]]], viewer: Viewer) -> bytes:
    """The turns that some commands came to, as they are told in the thread and, with details, to this viewer."""
    entries = [
        Entry(seq=seq, kind="answer", seat=command.seat, events=events, at=0.0)
        for seq, (command, events) in enumerate(happened)
    ]
    return codec.encode([chapters(entries, seat, game.deeds) for seat in (viewer.seat, None)])


def told(events: tuple[Event, ...], viewer: Viewer) -> bytes:
    return codec.encode([event for event in (heard(one, viewer) for one in events) if event is not None])


def others(game: Game[Any, Any], state: Any, viewer: Viewer, count: int = 2) -> list[Any]:
    """States that this viewer cannot tell from the given one, the sealed answers of others among what differs."""
    sources = [Source(Rng(f"other {number}")) for number in range(count)]
    return [resealed(game, game.reshuffle_hidden(state, viewer, source), viewer, source) for source in sources]


def resealed(game: Game[Any, Any], state: Any, viewer: Viewer, source: Source) -> Any:
    """The same with other answers in place of those that others have sealed."""
    for depth, frame in enumerate(state.stack, 1):
        seats = [seat for seat in sorted(frame.sealed) if seat != viewer.seat]
        asking = state.clone()
        asking.stack = asking.stack[:depth]
        asking.sealed.clear()
        for decision in engine.pending(game, asking) if seats else ():
            if decision.seat in seats:
                frame.sealed[decision.seat] = random_choice(decision, source)
    return state


def interesting(match: Match, count: int) -> list[int]:
    """Numbers of positions to look at: evenly spread, some in the middle of a sealed question, the last but one."""
    sealed = [number for number, moment in enumerate(match.moments) if moment.state.sealed]
    return sorted({*match.picked(count), *sealed[:3], len(match.moments) - 2})


def follow(match: Match, start: int, state: Any, viewer: Viewer, known: dict[int, dict[str, bytes]]) -> int:
    """Play the same public commands from another state; how many could be compared.

    `known` keeps what the viewer saw in the match itself, by position.
    """
    game = match.case.game
    here: list[tuple[Command, tuple[Event, ...]]] = []
    there: list[tuple[Command, tuple[Event, ...]]] = []
    for number, moment in enumerate(match.moments[start : start + FOLLOWED]):
        if moment.command is None or moment.after is None or moment.after.draws:
            return number
        opened = bool(moment.state.sealed) and not moment.after.state.sealed
        if opened or any(event.reveals for event in moment.after.events):
            return number
        step = engine.submit(game, state, the_same(game, moment, state, viewer))
        if step.draws or any(event.reveals for event in step.events):
            raise AssertionError(f"{moment.command} reveals something in one state only")
        assert told(step.events, viewer) == told(moment.after.events, viewer)
        here.append((moment.command, moment.after.events))
        there.append((moment.command, step.events))
        assert lines(game, there, viewer) == lines(game, here, viewer)
        at = start + number + 1
        if at not in known:
            known[at] = everything(game, moment.after.state, viewer)
        check_alike(viewer, known[at], everything(game, step.state, viewer))
        state = step.state
    return FOLLOWED


def the_same(game: Game[Any, Any], moment: Moment, state: Any, viewer: Viewer) -> Command:
    """The command of the match; where it was another seat's secret, any answer to the same question."""
    command = moment.command
    assert command is not None
    decision = next(one for one in engine.pending(game, state) if one.id == command.decision_id)
    if decision.secret and decision.seat != viewer.seat:
        try:
            check_choice(decision, command.choice)
        except Illegal:
            return Command(decision.id, decision.seat, random_choice(decision, Source(Rng("any"))))
    return command


def test_states_a_viewer_cannot_tell_apart_look_the_same(match: Match) -> None:
    game = match.case.game
    changed = followed = 0
    for start in interesting(match, 8):
        moment = match.moments[start]
        for viewer in match.case.viewers:
            known = {start: everything(game, moment.state, viewer)}
            for other in others(game, moment.state, viewer):
                game.check(other)
                changed += spy.differing(other, moment.state) != set()
                check_alike(viewer, known[start], everything(game, other, viewer))
                followed += follow(match, start, other, viewer, known)
        assert codec.encode(moment.state) == moment.raw
    assert changed > len(match.case.viewers)
    assert followed > 0


def secret_paths(game: Game[Any, Any], state: Any, viewer: Viewer) -> set[spy.Path]:
    """Where the state holds what a viewer may not know: what differs in states that look the same to them."""
    found: set[spy.Path] = {("rng", "seed")}
    for other in others(game, state, viewer, 4):
        found |= spy.differing(state, other)
    frames = enumerate(state.stack)
    return found | {
        ("stack", str(at), "sealed", str(seat)) for at, frame in frames for seat in frame.sealed if seat != viewer.seat
    }


def peeked(game: Game[Any, Any], state: Any, viewer: Viewer) -> set[spy.Path]:
    """Secrets that were read while a view was built, and parts of the state that the view holds on to."""
    reads: set[spy.Path] = set()
    try:
        # What is asked is known before a view is built; building it must not read more.
        view = game.view(spy.spied(state, reads), viewer, engine.pending(game, state))
        kept = set(spy.shared(view))
    finally:
        spy.forget()
    return (reads & secret_paths(game, state, viewer)) | {("view", *path) for path in kept}


def test_building_a_view_reads_no_secret_of_others(match: Match) -> None:
    game = match.case.game
    for moment in (match.moments[number] for number in interesting(match, 6)):
        if moment.state.outcome is not None:
            continue
        for viewer in match.case.viewers:
            found = peeked(game, moment.state, viewer)
            assert found == set(), "read though secret, or ('view', ...): held in the view in place of a copy made anew"
        assert codec.encode(moment.state) == moment.raw


def test_views_are_plain_data_and_say_who_is_waited_for(match: Match) -> None:
    game = match.case.game
    for moment in match.sample(8):
        waited = {decision.seat for decision in moment.decisions if not decision.optional}
        for viewer in match.case.viewers:
            view = engine.view(game, moment.state, viewer)
            assert (view.viewer, view.game, view.seats) == (viewer, match.case.key, match.case.seats)
            assert set(view.waiting) == waited
            assert view.over is (moment.state.outcome is not None)
            assert codec.encode(engine.view(game, moment.state, viewer)) == codec.encode(view)


def test_the_seed_and_the_state_of_chance_reach_no_viewer(match: Match) -> None:
    game = match.case.game
    for moment in match.sample(6):
        other = moment.state.clone()
        other.rng.seed, other.rng.count = "another", other.rng.count + 7
        for viewer in match.case.viewers:
            assert everything(game, other, viewer) == everything(game, moment.state, viewer)


def told_apart(part: str, seat: int | None) -> str:
    with pytest.raises(AssertionError) as caught:
        check_alike(Viewer(seat), {part: b"one"}, {part: b"other"})
    return str(caught.value).partition("\n")[0]


def test_what_tells_states_apart_is_named() -> None:
    question = "the question of seat 1"
    assert told_apart(question, 0) == f"viewer seat 0 can tell the states apart by {question}: make it secret"
    assert told_apart(question, None) == f"a spectator can tell the states apart by {question}: make it secret"
    assert told_apart(question, 1).endswith(f"apart by {question}: b'one' here, b'other' there")
    assert told_apart("view", 1) == "viewer seat 1 can tell the states apart by view: b'one' here, b'other' there"


class Leaking(Toy):
    """The toy game with a leak of each kind, to show that the tests above find them."""

    def __init__(self, leak: str) -> None:
        self.leak = leak

    def view(self, state: ToyState, viewer: Viewer, standing: Sequence[AnyDecision]) -> ToyView:
        view = super().view(state, viewer, standing)
        if self.leak == "count of high cards":
            view.deck = sum(card > "06" for card in state.deck)
        if self.leak == "peek":
            max(state.hands[0])
        if self.leak == "held":
            view.points = state.points
        if self.leak == "sealed answer" and state.sealed:
            view.discard = [str(state.sealed[min(state.sealed)])]
        return view

    def default(self, state: ToyState, decision: AnyDecision) -> Any:
        if self.leak == "default" and decision.kind == "act":
            return "roll" if state.deck and state.deck[0] > "06" else "pass"
        return super().default(state, decision)

    def barred(self, state: ToyState, decision: AnyDecision) -> Sequence[Bar]:
        if self.leak == "reason" and state.deck and state.deck[0] > "06":
            return [Bar("wait", Text("toy-act-draw"), Text("toy-why-deck"))]
        return super().barred(state, decision)


LEAKS = ["count of high cards", "default", "sealed answer", "reason"]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found_by_comparing(leak: str) -> None:
    game, found = Leaking(leak), 0
    for seed in ("a", "b", "c"):
        for moment in played(Case("toy", 3, seed=seed)).sample(12):
            for viewer in Case("toy", 3).viewers:
                before = everything(game, moment.state, viewer)
                found += any(everything(game, other, viewer) != before for other in others(game, moment.state, viewer))
    assert found > 3


def test_peeking_and_holding_on_are_found_by_the_spy() -> None:
    state = played(Case("toy", 3)).moments[0].state
    assert peeked(Toy(), state, Viewer(1)) == set()
    assert {path[:2] for path in peeked(Leaking("peek"), state, Viewer(1))} == {("hands", "0")}
    assert peeked(Leaking("peek"), state, Viewer(0)) == set()
    assert peeked(Leaking("held"), state, Viewer(0)) == {("view", "points")}
