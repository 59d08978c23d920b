"""What every title stands on: copies of frames, events that everybody hears, and what a game says that says nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core import codec, engine, flow, story
from rules.core import game as game_module
from rules.core.choices import answerable, check_choice
from rules.core.copies import copied, facts
from rules.core.errors import BadSetup, Illegal, Stale
from rules.core.game import Context, Frame, GameInfo, Rule
from rules.core.recorder import Recorder
from rules.core.rng import Rng, Source
from rules.core.text import Wording
from rules.core.types import BACK, SPECTATOR, AnyDecision, Command, Event, Option, Setup, Text, Viewer, seat_text
from tests.support.micro import Micro, MicroState, ending, options, words

QUESTION: Rule[MicroState] = Rule(
    ask=lambda state, frame: flow.one(frame, 0, "pick", words("?"), options("a", "b")), answer=ending
)


def state_of(game: Micro) -> MicroState:
    return engine.start(game, Setup("micro", 2, "s")).state


def test_a_copy_of_a_frame_is_equal_and_changes_alone() -> None:
    frame = Frame("x", 7, {"list": [[1]], "dict": {"inner": [2], "none": None}}, {0: 9}, {1: ["a"]})
    raw, copy = codec.encode(frame), copied(frame)
    assert copy == frame
    copy.v["list"][0].append(3)
    copy.v["dict"]["inner"].append(3)
    copy.v["dict"]["more"] = copy.v["more"] = 1
    copy.serials[1] = copy.sealed[0] = 5
    assert codec.encode(frame) == raw


def test_facts_of_a_record_are_those_that_are_named() -> None:
    frame = Frame("first", 3, {"a": 1})
    assert facts(frame, "id", "at") == {"id": 3, "at": "first"}
    with pytest.raises(AttributeError):
        facts(frame, "other")


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


def test_nothing_is_asked_where_play_stands_nowhere_or_runs_by_itself() -> None:
    game = Micro({"first": QUESTION, "runs": Rule(run=ending)})
    state = state_of(game)
    assert [decision.seat for decision in engine.pending(game, state)] == [0]
    state.stack.append(Frame("runs", 9, {}))
    assert engine.pending(game, state) == ()
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
        assert (game.turn(view), game.tally(view), game.phase(view), game.errands(view)) == (None, {}, None, {})
        assert (game.keepable(view), game.recall(view, decision, ["a"])) == (None, None)
    assert game.refuse(2, {}) is None
    assert game.played({}) is game
    assert (list(game.deeds([Event("took", words("!"))], 0)), list(game.barred(state, decision))) == ([], [])
    assert (list(game.key_words), list(game.key_names()), list(game.may_end)) == ([], [], [])
    with pytest.raises(BadSetup) as caught:
        game.with_pack(b"{}")
    assert caught.value.text == Text("rejected-pack", {"game": "micro"})


def test_what_a_handler_is_given_knows_its_draft_and_logs_chapters() -> None:
    draft = state_of(Micro({"first": QUESTION}))
    ctx = Context(draft, Source(Rng("s")))
    ctx.begin("turn", words("Turn 1"), 1, [3, 4], left=2)
    assert ctx.draft is draft
    assert ctx.events == [story.mark("turn", words("Turn 1"), 1, [3, 4], left=2)]


def test_a_title_is_light_and_led_by_points_where_it_does_not_say_otherwise() -> None:
    info = GameInfo("micro", (1,), 1)
    assert (info.heavy, info.leads, info.options, info.automats) == (False, True, (), ("random",))
    assert (info.pack_format, info.minutes, info.primer, info.kinds) == ("", None, (), ())


@pytest.mark.parametrize(
    ("seats", "said"), [((2,), "2 seats"), ((1,), "1 seat"), ((2, 3, 4), "2 to 4 seats"), ((2, 4), "2 and 4 seats")]
)
def test_how_many_can_play_is_said_in_words(seats: tuple[int, ...], said: str) -> None:
    assert Wording()(GameInfo("micro", seats, 1).seats_text) == said


def test_an_automatic_player_answers_from_what_its_seat_sees_or_at_random() -> None:
    class Steady(Micro):
        automats = {"steady": lambda view, decision, source: f"{view.viewer.seat}{decision.kind}"}

    game = Steady({"first": QUESTION})
    state = state_of(game)
    (decision,) = engine.pending(game, state)
    view = engine.view(game, state, Viewer(0))
    assert game.choose("steady", view, decision, Source(Rng("s"))) == "0pick"
    assert {game.choose("random", view, decision, Source(Rng(str(n)))) for n in range(20)} == {"a", "b"}
    with pytest.raises(BadSetup) as caught:
        game.choose("clever", view, decision, Source(Rng("s")))
    assert caught.value.text == Text("rejected-automat", {"name": "clever"})


def test_titles_are_known_by_key_once_each_and_may_be_put_in_another_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_module, "_registry", {})
    one, other = Micro({"first": QUESTION}), Micro({"first": QUESTION})
    for change in (game_module.replace, lambda title: game_module.find(title.info.key)):
        with pytest.raises(BadSetup) as caught:
            change(one)
        assert caught.value.text == Text("rejected-game", {"name": "micro", "known": []})
    assert game_module.games() == {}
    game_module.register(one)
    with pytest.raises(ValueError, match="micro is registered already"):
        game_module.register(other)
    assert game_module.find("micro") is one
    game_module.replace(other)
    assert game_module.find("micro") is other
    game_module.games().clear()
    assert game_module.games() == {"micro": other}


def test_who_is_asked_alone_is_asked_anew_under_the_number_of_the_frame() -> None:
    def note(draft: MicroState, frame: Frame, decision: AnyDecision, choice: str, ctx: Context[MicroState]) -> None:
        draft.notes.append(choice)

    game = Micro({"first": Rule(ask=QUESTION.ask, answer=note)})
    state = state_of(game)
    (first,) = engine.pending(game, state)
    step = engine.submit(game, state, Command(first.id, 0, "a"))
    (frame,) = step.state.stack
    assert (frame.serials, frame.id) == ({}, step.state.serial)
    assert [decision.id for decision in step.pending] == [frame.id] != [first.id]


def test_side_by_side_everybody_is_asked_and_an_answer_is_kept_with_its_own_question() -> None:
    def both(state: MicroState, frame: Frame) -> list[AnyDecision]:
        return [flow.one(frame, seat, "pick", words("?"), options(*keys)) for seat, keys in enumerate(("a", "bc"))]

    recorder = Recorder(Micro({"first": Rule(ask=both, answer=ending)}), Setup("micro", 2, "s"))
    asked = recorder.start().pending
    assert [len(decision.options) for decision in asked] == [1, 2]
    recorder.submit(Command(asked[1].id, 1, "b"))
    assert recorder.line.played[-1].decision == asked[1]


def test_a_sealed_offer_need_not_be_answered_and_the_next_question_is_another() -> None:
    def seal(state: MicroState, frame: Frame) -> list[AnyDecision]:
        return [
            flow.one(frame, seat, "vote", words("?"), options("a", "b"), secret=True, optional=seat == 1)
            for seat in range(state.seats)
        ]

    def note(draft: MicroState, frame: Frame, choices: dict[int, str], ctx: Context[MicroState]) -> None:
        draft.notes.append(str(choices))

    game = Micro({"first": Rule(ask=seal, resolve=note)})
    state = state_of(game)
    first, offer = engine.pending(game, state)
    step = engine.submit(game, state, Command(first.id, 0, "a"))
    assert step.state.notes == ["{0: 'a'}"]
    assert {decision.id for decision in step.pending} & {first.id, offer.id} == set()
    with pytest.raises(Stale):
        engine.submit(game, step.state, Command(first.id, 0, "a"))


def test_a_view_says_whether_the_match_is_over() -> None:
    game = Micro({"first": QUESTION})
    state = state_of(game)
    (decision,) = engine.pending(game, state)
    ended = engine.submit(game, state, Command(decision.id, 0, "a")).state
    views = [engine.view(game, one, SPECTATOR) for one in (state, ended)]
    assert [(view.over, view.waiting) for view in views] == [(False, (0,)), (True, ())]


def test_every_question_and_every_offer_has_a_place_of_its_own_in_a_frame() -> None:
    places = [flow.slot(seat, optional=optional) for seat in range(4) for optional in (False, True)]
    assert len(set(places)) == len(places)
    assert [flow.slot(seat) for seat in range(4)] == list(range(4))


def test_asked_again_all_questions_of_a_frame_are_new_and_later_ones_have_higher_ids() -> None:
    draft = state_of(Micro({"first": QUESTION}))
    (frame,) = draft.stack
    (decision,) = engine.pending(Micro({"first": QUESTION}), draft)
    flow.ask_anew(draft, frame, decision)
    second = flow.question_id(frame, 0)
    flow.ask_again(draft, frame)
    third = flow.question_id(frame, 0)
    assert frame.serials == {}
    assert decision.id < second < third < flow.question_id(frame, 0, optional=True)


def test_there_is_a_way_back_only_where_one_is_offered() -> None:
    frame, way = Frame("x", 1, {}), Option(BACK, words("back"))
    without = flow.one(frame, 0, "x", words("?"), options("a"))
    alone = flow.one(frame, 0, "x", words("?"), [], back=way)
    with pytest.raises(Illegal):
        check_choice(without, BACK)
    check_choice(alone, BACK)
    assert answerable(alone)
    assert not answerable(replace(alone, back=None))


def test_numbers_as_keys_are_written_as_text_however_deep_they_lie() -> None:
    assert codec.encode({"a": [{2: 1, 1: {3: 0}}]}) == b'{"a":[{"1":{"3":0},"2":1}]}'
