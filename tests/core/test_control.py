"""Control ops on toy cards: conditions, choices with an optional price, formulas, rules that change for a while."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.core import effects, engine, flow
from rules.core.control import DoChoose, DoIf, DoModify, lapse
from rules.core.effects import Effects, Extent, Picking, Run, Targets, Verb
from rules.core.game import Context, Frame
from rules.core.ops import MOST, Choose, Formula, If, Lasting, Modifier, Op, Programs, at_hook, in_force
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Option, Setup, Text
from tests.support.toy import Toy, ToyState


class PerFavor(Formula, frozen=True, kw_only=True):
    """So much per favor of a shrine."""

    shrine: str


class Gain(Op, frozen=True, kw_only=True, tag="gain"):
    n: int | PerFavor


class Pay(Op, frozen=True, kw_only=True, tag="pay"):
    n: int


class Favor(Op, frozen=True, kw_only=True, tag="favor"):
    """Give up a shrine of which there are favors."""

    n: int = 1


class Cheaper(Modifier, frozen=True, kw_only=True, tag="cheaper"):
    by: int
    until: str = ""

    @property
    def period(self) -> str:
        return self.until


class AtLeast(msgspec.Struct, frozen=True):
    points: int


class DoGain(Verb[ToyState, Gain]):
    def extent(self, state: ToyState, run: Run, op: Gain, seat: int) -> Extent:
        return Extent.FULL if number(state, op.n) else Extent.NONE

    def do(self, draft: ToyState, run: Run, op: Gain, seat: int, ctx: Context[ToyState]) -> None:
        draft.points[seat] += number(draft, op.n)


class DoPay(Verb[ToyState, Pay]):
    needed = True

    def extent(self, state: ToyState, run: Run, op: Pay, seat: int) -> Extent:
        return Extent.FULL if state.tokens[seat] >= op.n else Extent.NONE

    def do(self, draft: ToyState, run: Run, op: Pay, seat: int, ctx: Context[ToyState]) -> None:
        draft.tokens[seat] -= op.n


class DoFavor(Picking[ToyState, Favor]):
    def among(self, state: ToyState, run: Run, op: Favor, seat: int) -> list[str]:
        return [shrine for shrine in state.shrines if state.favors[shrine]]

    def begun(self, op: Favor) -> dict[str, Any]:
        return {"left": op.n}

    def ask(self, state: ToyState, run: Run, op: Favor, frame: Frame) -> AnyDecision:
        return question(state, run, PAID, frame, [*self.among(state, run, op, frame.v["seat"]), str(frame.v["left"])])

    def answer(self, draft: ToyState, run: Run, op: Favor, frame: Frame, choice: str, ctx: Context[ToyState]) -> None:
        flow.pop(draft)
        draft.shrines.remove(choice.partition(":")[2])


def number(state: ToyState, n: int | PerFavor) -> int:
    return n if isinstance(n, int) else n.of(state.favors[n.shrine])


def question(state: ToyState, run: Run, op: Choose, frame: Frame, names: Any) -> AnyDecision:
    options = [Option(f"choose:{name}", Text("literal", {"text": name})) for name in names]
    return flow.one(frame, frame.v["seat"], "choose", Text("literal", {"text": "?"}), options)


PAID = Choose(options={"pay": (Pay(n=2), Gain(n=5)), "not": ()})
EITHER = Choose(options={"more": (Gain(n=3), Gain(n=0)), "most": (Gain(n=4),), "none": (Gain(n=0),)})
PROGRAMS: dict[str, tuple[Op, ...]] = {
    "optional price": (PAID, Gain(n=1)),
    "either": (EITHER,),
    "nothing": (Choose(options={"a": (Gain(n=0),), "b": (Gain(n=0), Gain(n=0))}), Gain(n=1)),
    "some": (Choose(options={"more": (Gain(n=3), Gain(n=0)), "none": (Gain(n=0),)}),),
    "favor": (Favor(n=3),),
    "if": (If(test=AtLeast(4), then=(Gain(n=10),), other=(Gain(n=1),)),),
    "if only": (If(test=AtLeast(4), then=(Gain(n=10),)),),
    "counted": (Gain(n=PerFavor(shrine="a", times=3, div=2, plus=1, max=9)),),
    "cheaper": (Cheaper(rule="price", by=1), Cheaper(rule="price", by=2, until="age"), Cheaper(rule="other", by=3)),
}
LISTED = Programs()
for _name, _ops in PROGRAMS.items():
    LISTED.add(_name, _ops)
LASTING: dict[int, list[Lasting]] = {0: [], 1: []}

EFFECTS: Effects[ToyState] = Effects(
    programs=lambda state: LISTED,
    verbs={
        Gain: DoGain(),
        Pay: DoPay(),
        Favor: DoFavor(),
        If: DoIf(lambda state, run, test: state.points[run.actor] >= test.points),
        Choose: DoChoose(question),
        Cheaper: DoModify(lambda draft, seat: LASTING[seat]),
    },
    targets=lambda state, run, op: Targets((run.actor,)),
    ask_target=lambda state, run, op, frame: pytest.fail("nobody is chosen"),
    ended=lambda draft, frame, ctx: None,
)


class Play:
    """Seat 1 uses an effect."""

    def __init__(self, program: str, points: int = 0, tokens: int = 0) -> None:
        self.state: Any = engine.start(Toy(), Setup("toy", 2, "s")).state
        self.state.stack.clear()
        self.state.points, self.state.tokens = [0, points], [0, tokens]
        self.ctx: Context[Any] = Context(self.state, Source(Rng("c")))
        EFFECTS.start(self.state, program, 1, "card")
        self.on()

    def on(self) -> None:
        while self.state.stack and self.state.stack[-1].at == effects.PROGRAM:
            rule = EFFECTS.rules()[effects.PROGRAM]
            assert rule.run is not None
            rule.run(self.state, self.state.stack[-1], self.ctx)

    def offers(self) -> list[str]:
        rule = EFFECTS.rules()[effects.ASKED]
        assert rule.ask is not None
        asked: Any = rule.ask(self.state, self.state.stack[-1])
        return [option.key for option in asked.options]

    def choose(self, key: str) -> tuple[int, int]:
        """The seat's points and tokens after that."""
        rule, asked = EFFECTS.rules()[effects.ASKED], None
        assert rule.answer is not None
        answer: Any = rule.answer
        answer(self.state, self.state.stack[-1], asked, key, self.ctx)
        self.on()
        return self.state.points[1], self.state.tokens[1]


def reach(play: Play, program: str) -> Extent:
    return EFFECTS.reach(play.state, Run(program, 0, 1, "card", {}), program)


def test_an_optional_price_is_a_choice_with_nothing_in_it() -> None:
    assert Play("optional price", tokens=2).offers() == ["choose:pay", "choose:not"]
    assert Play("optional price", tokens=2).choose("choose:pay") == (6, 0)
    assert Play("optional price", tokens=2).choose("choose:not") == (1, 2)
    assert Play("optional price", tokens=1).offers() == ["choose:not"], "not without the whole price"


def test_what_can_be_done_in_full_comes_before_what_does_something() -> None:
    assert Play("either").offers() == ["choose:most"]
    assert Play("either").choose("choose:most") == (4, 0)
    assert Play("some").offers() == ["choose:more"]
    assert Play("some").choose("choose:more") == (3, 0)
    nothing = Play("nothing")
    assert (nothing.state.stack, nothing.state.points[1]) == ([], 1), "nobody is asked what comes to nothing"
    assert [reach(nothing, name) for name in ("either", "some", "nothing")] == [Extent.FULL, Extent.SOME, Extent.SOME]


def test_which_is_meant_is_asked_where_there_is_any() -> None:
    play = Play("favor")
    assert (play.state.stack, reach(play, "favor")) == ([], Extent.NONE)
    play.state.favors["b"] = 1
    assert reach(play, "favor") == Extent.FULL
    EFFECTS.start(play.state, "favor", 1, "card")
    play.on()
    assert play.offers() == ["choose:b", "choose:3"]
    play.choose("choose:b")
    assert (play.state.shrines, play.state.stack) == (["a", "c"], [])


def test_who_picks_is_known_to_what_is_picked() -> None:
    play = Play("optional price", tokens=2)
    rule: Any = EFFECTS.rules()[effects.ASKED].answer
    rule(play.state, play.state.stack[-1], None, "choose:pay", play.ctx)
    assert [frame.v["chooser"] for frame in play.state.stack] == [None, 1]


def test_one_branch_or_the_other() -> None:
    assert Play("if", points=4).state.points[1] == 14
    assert Play("if", points=3).state.points[1] == 4
    assert Play("if only", points=4).state.points[1] == 14
    short = Play("if only", points=3)
    assert short.state.points[1] == 3
    assert [reach(short, name) for name in ("if", "if only")] == [Extent.FULL, Extent.FULL]
    assert sorted(name for name in ("if.0.then", "if.0.else", "if only.0.else") if name in LISTED) == [
        "if only.0.else",
        "if.0.else",
        "if.0.then",
    ]


@pytest.mark.parametrize(("count", "points"), [(0, 1), (1, 2), (2, 4), (3, 5), (5, 8), (6, 9), (50, 9)])
def test_a_formula_is_rounded_down_and_has_a_limit(count: int, points: int) -> None:
    assert Formula(times=3, div=2, plus=1, max=9).of(count) == points


def test_no_formula_comes_to_more_than_any_card_says() -> None:
    assert Formula(times=50).of(7) == MOST
    for given in ({"times": 0}, {"div": 0}, {"plus": -1}, {"max": 0}, {"max": MOST + 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"shrine": "a", **given}, PerFavor)


def test_a_formula_that_says_nothing_is_the_count() -> None:
    assert [Formula().of(count) for count in (0, 1, 7)] == [0, 1, 7]


def test_a_formula_counts_what_the_game_counts() -> None:
    play = Play("counted")
    assert play.state.points[1] == 1
    play.state.favors["a"] = 3
    EFFECTS.start(play.state, "counted", 1, "card")
    play.on()
    assert play.state.points[1] == 1 + 5


def prices(lasting: list[Lasting]) -> list[int]:
    """What the changes of one rule come to that last for a while."""
    return [op.by for _, op in at_hook(in_force(LISTED, [], lasting), "price") if isinstance(op, Cheaper)]


def test_a_changed_rule_lasts_for_its_period() -> None:
    LASTING[1] = []
    Play("cheaper")
    noted = LASTING[1]
    assert [(one.step, one.period) for one in noted] == [(0, ""), (1, "age"), (2, "")]
    assert msgspec.json.decode(msgspec.json.encode(noted), type=list[Lasting]) == noted
    assert [prices(noted), prices(lapse(noted)), prices(lapse(noted, "age"))] == [[1, 2], [2], [1]]
    assert Modifier(rule="price").period == "", "unless it says otherwise, to the end of the turn or step"
    found = in_force(LISTED, [("there", "cheaper")], noted)
    assert [source for source, _ in at_hook(found, "price")] == ["there", "there", "card", "card"]
