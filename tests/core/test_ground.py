"""What every title stands on: copies of frames, events that everybody hears, and what a game says that says nothing."""

from __future__ import annotations

from rules.core import codec, engine, flow
from rules.core.game import Context, Frame, Rule
from rules.core.rng import Rng, Source
from rules.core.types import SPECTATOR, Setup, Text, Viewer, seat_text
from tests.support.micro import Micro, MicroState, ending, options, words

QUESTION: Rule[MicroState] = Rule(
    ask=lambda state, frame: flow.one(frame, 0, "pick", words("?"), options("a", "b")), answer=ending
)


def state_of(game: Micro) -> MicroState:
    return engine.start(game, Setup("micro", 2, "s")).state


def test_a_copy_of_a_frame_is_equal_and_changes_alone() -> None:
    frame = Frame("x", 7, {"list": [[1]], "dict": {"inner": [2], "none": None}}, {0: 9}, {1: ["a"]})
    raw, copy = codec.encode(frame), frame.clone()
    assert copy == frame
    copy.v["list"][0].append(3)
    copy.v["dict"]["inner"].append(3)
    copy.v["dict"]["more"] = copy.v["more"] = 1
    copy.serials[1] = copy.sealed[0] = 5
    assert codec.encode(frame) == raw


def test_what_everybody_hears_has_its_plain_facts_as_data() -> None:
    state = state_of(Micro({"first": QUESTION}))
    ctx = Context(state, Source(Rng("s")))
    ctx.say("gained", "some-key", 1, count=2, what="gold", who=seat_text(0), seats=[seat_text(1)])
    ctx.say("rolled", "other-key", None, reveals=True)
    gained, rolled = ctx.events
    assert (gained.seat, gained.data, gained.reveals) == (1, {"count": 2, "what": "gold"}, False)
    assert gained.text == Text("some-key", {"count": 2, "what": "gold", "who": seat_text(0), "seats": [seat_text(1)]})
    assert (gained.audience, gained.public) == (None, None)
    assert (rolled.seat, rolled.data, rolled.reveals) == (None, {}, True)


def test_nothing_is_asked_where_play_stands_nowhere() -> None:
    game = Micro({"first": QUESTION})
    state = state_of(game)
    assert [decision.seat for decision in engine.pending(game, state)] == [0]
    state.stack.clear()
    assert engine.pending(game, state) == ()
    assert state.sealed == {}


def test_a_title_that_says_nothing_of_it_hides_tells_and_keeps_nothing() -> None:
    game = Micro({"first": QUESTION})
    state = state_of(game)
    (decision,) = engine.pending(game, state)
    for viewer in (Viewer(0), SPECTATOR):
        view = engine.view(game, state, viewer)
        assert (game.secrets(view), game.hides) == ([], False)
        assert (game.turn(view), game.tally(view)) == (None, {})
        assert (game.keepable(view), game.recall(view, decision, ["a"])) == (None, None)
    assert game.refuse(2, {}) is None
    assert game.played({}) is game
