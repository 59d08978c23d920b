"""Triggers on toy cards: at once or queued, limits, chains, order, five deep, and what is left when a seat leaves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
import pytest

from rules.core import codec, effects, flow
from rules.core.effects import AFTERMATH, Effects, Extent, Run, Targets, Verb, ask_first
from rules.core.game import Context, Frame, Rule
from rules.core.ops import Limit, Op, Programs
from rules.core.rng import Rng, Source
from rules.core.triggers import Due, Reacting, Triggers
from rules.core.types import AnyDecision, Option, Text

Ctx = Context["Cards"]


class Cards(Reacting[Due], kw_only=True):
    """A deck, cards in play, hands, points."""

    play: dict[int, list[str]]
    deck: list[str] = []
    hands: dict[int, list[str]] = {}
    points: dict[int, int] = {}
    turn: int = 0
    later: list[str] = []
    """Programs of seat 0 that wait for the end as well."""


class Draw(Op, frozen=True, kw_only=True, tag="draw"):
    """Look at so many cards of the deck."""

    n: int


class Keep(Op, frozen=True, kw_only=True, tag="keep"):
    """What was drawn comes into the hand."""


class Redraw(Op, frozen=True, kw_only=True, tag="redraw"):
    """What somebody is drawing goes under the deck, and as many others are drawn."""


class Gain(Op, frozen=True, kw_only=True, tag="gain"):
    """Points, unless they were contested."""

    n: int = 1


class Deploy(Op, frozen=True, kw_only=True, tag="deploy"):
    """Lay something out; what it brings comes after."""


class Contest(Op, frozen=True, kw_only=True, tag="contest"):
    """May be asked for: what is being deployed brings nothing."""


class Card(NamedTuple):
    on: str
    """What it waits for."""
    steps: tuple[Op, ...]
    whose: str = "others"
    """Whose doing it waits for: `own`, `others`, or of the seat `before` its owner."""
    at_once: bool = False
    limit: Limit | None = None


class What(NamedTuple):
    name: str
    by: int


CARDS: Mapping[str, Card] = {
    "messenger": Card("draw", (Redraw(),), whose="own", at_once=True),
    "contest": Card("deploy", (Contest(),), at_once=True),
    "envy": Card("gain", (Gain(),)),
    "spite": Card("gain", (Gain(),), at_once=True),
    "tithe": Card("gain", (Gain(n=10),), limit=Limit(1)),
    "feast": Card("gain", (Gain(n=10),), whose="own", limit=Limit(2, "age")),
    "link": Card("gain", (Gain(), Gain()), whose="before", at_once=True),
    "last": Card("gain", (Contest(), Gain()), whose="before", at_once=True),
    "nothing": Card("gain", (Gain(n=0),)),
    "doubt": Card("gain", (Contest(),)),
}
PROGRAMS: Mapping[str, tuple[Op, ...]] = {
    **{name: card.steps for name, card in CARDS.items()},
    "drawing": (Draw(n=2), Keep()),
    "deploying": (Deploy(), Gain(n=5)),
    "gaining": (Gain(), Gain()),
    "both": (Gain(), Contest()),
}
LISTED = Programs()
for _name, _ops in PROGRAMS.items():
    LISTED.add(_name, _ops)
LOG: list[str] = []


def answering(state: Cards, what: What) -> Iterator[tuple[Due, Limit | None]]:
    for seat, names in state.play.items():
        for name in names:
            card = CARDS[name.partition("/")[0]]
            meant = {"own": seat == what.by, "others": seat != what.by, "before": seat == what.by + 1}[card.whose]
            if card.on == what.name and meant and seat not in state.resigned:
                at_once = {"at_once": True} if card.at_once else {}
                yield Due(seat, name, name.partition("/")[0], **at_once), card.limit


TRIGGERS: Triggers[Cards, What] = Triggers(
    answering=answering,
    order=lambda state, due: (due.seat != state.turn, due.seat),
    waits=lambda state: bool(state.later),
)


class DoDraw(Verb[Cards, Draw]):
    def do(self, draft: Cards, run: Run, op: Draw, seat: int, ctx: Ctx) -> None:
        run.memory["drawn"] = [draft.deck.pop(0) for _ in range(op.n)]
        TRIGGERS.happened(draft, What("draw", seat))


class DoKeep(Verb[Cards, Keep]):
    def do(self, draft: Cards, run: Run, op: Keep, seat: int, ctx: Ctx) -> None:
        draft.hands.setdefault(seat, []).extend(run.memory["drawn"])


class DoRedraw(Verb[Cards, Redraw]):
    def do(self, draft: Cards, run: Run, op: Redraw, seat: int, ctx: Ctx) -> None:
        outer = self.effects.interrupted(draft)
        if outer is None:
            return
        draft.deck.extend(outer.memory["drawn"])
        outer.memory["drawn"] = [draft.deck.pop(0) for _ in outer.memory["drawn"]]
        TRIGGERS.happened(draft, What("draw", seat))


class DoGain(Verb[Cards, Gain]):
    def extent(self, state: Cards, run: Run, op: Gain, seat: int) -> Extent:
        return Extent.FULL if op.n else Extent.NONE

    def do(self, draft: Cards, run: Run, op: Gain, seat: int, ctx: Ctx) -> None:
        if "contested" in run.memory:
            return
        LOG.append(f"{run.source} {seat}")
        draft.points[seat] = draft.points.get(seat, 0) + op.n
        TRIGGERS.happened(draft, What("gain", seat))


class DoDeploy(Verb[Cards, Deploy]):
    def do(self, draft: Cards, run: Run, op: Deploy, seat: int, ctx: Ctx) -> None:
        TRIGGERS.happened(draft, What("deploy", seat))


class DoContest(Verb[Cards, Contest]):
    def do(self, draft: Cards, run: Run, op: Contest, seat: int, ctx: Ctx) -> None:
        ask_first(draft, seat)

    def extent(self, state: Cards, run: Run, op: Contest, seat: int) -> Extent:
        return Extent.FULL if state.points.get(seat, 0) < 7 else Extent.NONE

    def ask(self, state: Cards, run: Run, op: Contest, frame: Frame) -> AnyDecision:
        options = [Option(key, Text("literal", {"text": key})) for key in ("yes", "no", "gain")]
        return flow.one(frame, frame.v["seat"], "contest", Text("literal", {"text": "?"}), options)

    def answer(self, draft: Cards, run: Run, op: Contest, frame: Frame, choice: str, ctx: Ctx) -> None:
        if choice == "gain":
            TRIGGERS.happened(draft, What("gain", frame.v["seat"]))
            return
        flow.pop(draft)
        outer = self.effects.interrupted(draft)
        if choice == "yes" and outer is not None:
            outer.memory["contested"] = True


def ended(draft: Cards, frame: Frame, ctx: Ctx) -> None:
    LOG.append(f"{frame.v['source']} ends")


EFFECTS: Effects[Cards] = Effects(
    programs=lambda state: LISTED,
    verbs={
        Draw: DoDraw(),
        Keep: DoKeep(),
        Redraw: DoRedraw(),
        Gain: DoGain(),
        Deploy: DoDeploy(),
        Contest: DoContest(),
    },
    targets=lambda state, run, op: Targets((run.actor,)),
    ask_target=lambda state, run, op, frame: pytest.fail("nobody is chosen"),
    ended=ended,
    after=TRIGGERS.see_to,
)


def use(draft: Cards, due: Due, ctx: Ctx) -> bool:
    run = Run(due.program, 0, due.seat, due.source, {})
    possible = EFFECTS.reach(draft, run, due.program) > Extent.NONE
    if possible:
        EFFECTS.start(draft, due.program, due.seat, due.source)
    return possible


def rest(draft: Cards, ctx: Ctx) -> None:
    program = draft.later.pop(0)
    EFFECTS.start(draft, program, 0, program)


RULES: Mapping[str, Rule[Cards]] = {**EFFECTS.rules(), **TRIGGERS.rules(EFFECTS, use, rest)}


class Play:
    """Cards in play by seat; seat 0 does something."""

    def __init__(self, *play: str, deck: str = "abcdefgh", turn: int = 0) -> None:
        LOG.clear()
        cards = {seat: names.split() for seat, names in enumerate(play)}
        state = Cards(seats=len(play), options={}, rng=Rng("s"), play=cards, deck=list(deck), turn=turn)
        self.state = state
        self.ctx: Ctx = Context(state, Source(Rng("c")))

    def does(self, program: str, seat: int = 0) -> Play:
        EFFECTS.start(self.state, program, seat, program)
        return self.on()

    def on(self) -> Play:
        """Play on, as stored and read again before every step."""
        for _ in range(1000):
            self.state = msgspec.json.decode(codec.encode(self.state), type=Cards)
            if not self.state.stack or self.state.stack[-1].at == effects.ASKED:
                return self
            run = RULES[self.state.stack[-1].at].run
            assert run is not None
            run(self.state, self.state.stack[-1], self.ctx)
        pytest.fail("this never ends")

    @property
    def asked(self) -> int:
        rule = RULES[effects.ASKED]
        assert rule.ask is not None
        decision = rule.ask(self.state, self.state.stack[-1])
        assert isinstance(decision, AnyDecision)
        return decision.seat

    def answer(self, choice: str) -> Play:
        rule = RULES[effects.ASKED]
        assert rule.answer is not None
        asked: Any = None
        rule.answer(self.state, self.state.stack[-1], asked, choice, self.ctx)
        return self.on()

    def leave(self, seat: int) -> Play:
        self.state.resigned.append(seat)
        EFFECTS.leave(self.state, seat)
        TRIGGERS.leave(self.state, seat)
        TRIGGERS.see_to(self.state)
        return self.on()


def test_at_once_comes_in_the_middle_of_a_draw_once() -> None:
    play = Play("messenger").does("drawing")
    assert play.state.hands == {0: ["c", "d"]}
    assert "".join(play.state.deck) == "efghab"
    assert LOG == ["messenger ends", "drawing ends"]
    assert (play.state.due, play.state.stack) == ([], [])


def test_at_once_comes_in_the_middle_of_a_deployment_and_may_undo_what_it_brings() -> None:
    play = Play("", "contest", "contest").does("deploying")
    assert play.asked == 1
    assert play.answer("no").asked == 2
    assert play.answer("yes").state.points == {}
    assert Play("", "contest", "contest").does("deploying").answer("no").answer("no").state.points == {0: 5}


def test_queued_comes_when_what_is_in_progress_is_through() -> None:
    Play("", "envy").does("gaining")
    assert LOG == ["gaining 0", "gaining 0", "gaining ends", "envy 1", "envy ends", "envy 1", "envy ends"]


def test_at_once_comes_before_the_next_op() -> None:
    Play("", "spite").does("gaining")
    assert LOG == ["gaining 0", "spite 1", "spite ends", "gaining 0", "spite 1", "spite ends", "gaining ends"]


@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 3]), (2, [2, 1, 3]), (3, [3, 1, 2])])
@pytest.mark.parametrize("card", ["nothing", "tithe", "contest"])
def test_order_is_as_the_game_says(turn: int, order: list[int], card: str) -> None:
    play = Play("", card, card, card, turn=turn)
    play.does("deploying" if card == "contest" else "gaining")
    if card == "contest":
        found: list[int] = []
        while play.state.stack and len(found) < 9:
            found.append(play.asked)
            play.answer("no")
        assert found == order
    elif card == "tithe":
        assert [int(line[-1]) for line in LOG if line.startswith("tithe") and line != "tithe ends"][
            : len(order)
        ] == order
    else:
        assert LOG == ["gaining 0", "gaining 0", "gaining ends"], "what can do nothing is passed over"


def test_once_in_a_turn() -> None:
    play = Play("", "tithe").does("gaining")
    assert play.state.points == {0: 2, 1: 10}
    assert play.does("gaining").state.points == {0: 4, 1: 10}
    TRIGGERS.begin(play.state, "age")
    assert play.does("gaining").state.points == {0: 6, 1: 10}
    TRIGGERS.begin(play.state)
    assert play.does("gaining").state.points == {0: 8, 1: 20}


def test_twice_in_an_age() -> None:
    play = Play("feast", "feast/2").does("gaining").does("gaining")
    assert play.state.points == {0: 4 + 20}
    for period in ("", "month"):
        TRIGGERS.begin(play.state, period)
        assert TRIGGERS.answers(play.state, What("gain", 0)) == []
    assert [due.source for due, _ in TRIGGERS.answers(play.state, What("gain", 1))] == ["feast/2"]
    TRIGGERS.begin(play.state, "age")
    assert [due.source for due, _ in TRIGGERS.answers(play.state, What("gain", 0))] == ["feast"]


@pytest.mark.parametrize("card", ["envy", "spite"])
def test_within_a_chain_nothing_is_set_off_that_was_used_or_waits(card: str) -> None:
    play = Play(card, card, card)
    play.does("gaining")
    used = [line for line in LOG if line.startswith(card) and not line.endswith("ends")]
    # By each of two gains: both others; at once the chain of the first gain is over when the second one comes.
    assert len(used) == {"envy": 5, "spite": 6}[card]


@pytest.mark.parametrize("card", ["envy", "spite"])
def test_a_chain_has_a_bound(card: str) -> None:
    hands = [" ".join(f"{card}/{n}" for n in range(25)) for _ in range(2)]
    play = Play("", *hands)
    TRIGGERS.happened(play.state, What("gain", 0))
    TRIGGERS.see_to(play.state)
    play.on()
    used = [line for line in LOG if not line.endswith("ends")]
    assert len(used) == len(set(used)) == 40
    assert (play.state.due, play.state.stack) == ([], [])


def test_at_once_where_no_effect_is_in_progress_and_what_is_queued_follows() -> None:
    play = Play("", "spite envy", "nothing")
    TRIGGERS.happened(play.state, What("gain", 0))
    TRIGGERS.see_to(play.state)
    assert [frame.at for frame in play.state.stack] == [AFTERMATH]
    play.on()
    assert LOG == ["spite 1", "spite ends", "envy 1", "envy ends"]


def test_what_else_waits_comes_last_and_begins_a_new_chain() -> None:
    play = Play("", "spite envy")
    play.state.later = ["drawing", "gaining"]
    play.does("deploying")
    found = [line for line in LOG if line.endswith(("1", "ends"))]
    one = ["spite 1", "spite ends"]
    assert found == [
        *[*one, "deploying ends", "envy 1", "envy ends", "drawing ends"],
        *[*one, "gaining ends", "envy 1", "envy ends"],
    ]
    play.state.later = ["drawing"]
    TRIGGERS.happened(play.state, What("gain", 0))
    TRIGGERS.see_to(play.state)
    LOG.clear()
    play.on()
    assert LOG == ["spite 1", "spite ends", "envy 1", "envy ends", "drawing ends"]


def test_what_else_waits_begins_where_nothing_was_set_off() -> None:
    play = Play("", "")
    play.state.later = ["gaining"]
    TRIGGERS.see_to(play.state)
    play.on()
    assert LOG == ["gaining 0", "gaining 0", "gaining ends"]


def test_nothing_else_waits_unless_the_game_says_so() -> None:
    play = Play("", "")
    usual: Triggers[Cards, What] = Triggers(answering=answering)
    usual.see_to(play.state)
    assert play.state.stack == []


def test_a_copy_of_the_state_shares_nothing_that_waits_or_was_used() -> None:
    play = Play("", "tithe")
    copy = play.state.clone()
    TRIGGERS.happened(play.state, What("gain", 0))
    assert [due.source for due in play.state.due] == ["tithe"]
    assert play.state.spent == ["1:tithe"]
    assert (copy.due, copy.spent) == ([], [])


def test_a_chain_of_reactions_to_reactions_counts_each_once() -> None:
    hands = [" ".join(f"link/{n}" for n in range(13)) for _ in range(3)]
    play = Play("", *hands)
    TRIGGERS.happened(play.state, What("gain", 0))
    TRIGGERS.see_to(play.state)
    play.on()
    assert len([line for line in LOG if line.endswith("ends")]) == 39


def test_who_leaves_while_the_queue_is_seen_to_takes_nothing_of_others() -> None:
    play = Play("", "doubt", "envy", "envy").does("gaining")
    assert (play.asked, [frame.at for frame in play.state.stack]) == (1, [AFTERMATH, "program", "asked"])
    play.leave(2).answer("no").answer("no")
    assert "envy 3" in LOG
    assert "envy 2" not in LOG


@pytest.mark.parametrize("leaver", [None, 0, 1, 2, 3, 4])
def test_reactions_five_deep(leaver: int | None) -> None:
    """Seat 0 gains, 1 answers, 2 answers to that, and so on; the fifth is asked something in the middle of all."""
    play = Play("", "link", "link", "link", "last").does("deploying")
    running = [frame.v["source"] for frame in play.state.stack if frame.at == effects.PROGRAM]
    assert running == ["deploying", "link", "link", "link", "last"]
    assert play.asked == 4
    if leaver is not None:
        play.leave(leaver)
    if leaver != 4:
        play.answer("no")
    assert play.state.stack == []
    before = ["deploying 0", "link 1", "link 2", "link 3"]
    after = [["last 4", "last ends"], *(["link " + str(seat), "link ends"] for seat in (3, 2, 1)), ["deploying ends"]]
    gone = 4 - leaver if leaver is not None else None
    expected = before + [line for place, lines in enumerate(after) if place != gone for line in lines]
    assert expected == LOG


@pytest.mark.parametrize("seat", range(4))
def test_what_waits_comes_although_its_cause_is_gone(seat: int) -> None:
    """Seat 0 deploys, 1 to 3 may contest, 1 is asked; somebody leaves."""
    play = Play("", "contest", "contest", "contest").does("deploying").leave(seat)
    rest = [other for other in (1, 2, 3) if other != seat]
    for other in rest:
        assert play.asked == other
        assert (EFFECTS.interrupted(play.state) is None) == (seat == 0)
        play.answer("yes" if other == 3 else "no")
    assert play.state.stack == []
    assert play.state.points == ({0: 5} if seat == 3 else {})
    assert ("deploying ends" in LOG) == (seat != 0)


def test_who_leaves_has_nothing_waiting_in_the_queue() -> None:
    play = Play("", "envy", "envy contest", "envy")
    EFFECTS.start(play.state, "both", 0, "both")
    play.on()
    assert [due.seat for due in play.state.due] == [1, 2, 3]
    play.leave(2).answer("no")
    assert [line for line in LOG if line.startswith("envy") and not line.endswith("ends")] == ["envy 1", "envy 3"]


def test_a_question_with_nothing_left_to_ask_goes_when_a_reaction_is_through() -> None:
    """Seat 1 is asked, gains on the way and is asked again; what that sets off takes away the reason to ask."""
    play = Play("spite", "contest").does("deploying")
    assert play.asked == 1
    play.state.points[1] = 7
    play.answer("gain")
    assert LOG[:2] == ["spite 0", "spite ends"]
    assert play.state.stack == []
    assert play.state.points[0] == 1 + 5
