"""A small game that is won or lost together: what its people decide, they decide in council.

Each day one of three things befalls the raft, by chance. In a storm they row, with cards of their hands worth enough
together, or drift; a leak is mended with ropes, which all can see, or bailed out, or left to luck; a toll of ropes
must be paid when they can. A plank is lost otherwise. Option keys: `row`, `drift`, `mend`, `bail`, `luck`, `toll`, and
those of a council; `card:<n>` for what is given of a hand. Draws: the order of the cards, what befalls the raft each
day, ties of the council, luck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core import flow, story
from rules.core.council import Council, left
from rules.core.errors import RulesBug
from rules.core.game import Component, Context, Frame, Game, GameInfo, Rule, State, Topic
from rules.core.motion import Cost
from rules.core.options import OptionSpec
from rules.core.ranking import Score, ranked
from rules.core.rng import Source
from rules.core.story import Deed
from rules.core.text import add_words
from rules.core.types import (
    AnyDecision,
    Bar,
    Choice,
    Event,
    Option,
    Outcome,
    Proceedings,
    Seat,
    Setup,
    Text,
    View,
    Viewer,
    seat_text,
)

add_words("tests.support")

CARDS = [f"{kind}{worth}" for kind in "abcde" for worth in (1, 2, 3, 4)]
HIGHEST = 4
OPTIONS = {"storm": ("row", "drift"), "leak": ("mend", "bail", "luck"), "toll": ("toll",)}
LOSES = ("drift", "bail", None)


class RaftState(State, kw_only=True):
    hands: list[list[str]]
    deck: list[str]
    discard: list[str] = []
    ropes: list[int]
    spent: int = 0
    planks: int = 3
    day: int = 0


class RaftView(View, kw_only=True):
    hand: list[str]
    cards: list[int]
    deck: int
    discard: list[str]
    ropes: list[int]
    planks: int
    day: int
    days: int


Ctx = Context[RaftState]


def card_text(card: str) -> Text:
    return Text("raft-card", {"card": card})


def phase_text(day: int) -> Text:
    return Text("raft-phase", {"day": day})


def worth_of(card: str) -> int:
    return int(card[1:])


def aboard(state: RaftState) -> list[Seat]:
    return [seat for seat in range(state.seats) if seat not in state.resigned]


class Crew(Council[RaftState]):
    def options(self, state: RaftState, frame: Frame) -> list[Option]:
        return [Option(key, Text(f"raft-{key}"), irreversible=True) for key in OPTIONS[frame.v["what"]]]

    def prompt(self, state: RaftState, frame: Frame) -> Text:
        return Text(f"raft-prompt-{frame.v['what']}")

    def cost(self, state: RaftState, frame: Frame, key: str) -> Cost | None:
        if key == "row":
            most = {seat: HIGHEST * len(state.hands[seat]) for seat in aboard(state)}
            return Cost(2 + 2 * len(aboard(state)), most, Text("raft-cost-row"))
        if key in ("mend", "toll"):
            most = {seat: state.ropes[seat] for seat in aboard(state)}
            return Cost(2 if key == "mend" else 1 + len(aboard(state)), most, Text(f"raft-cost-{key}"), certain=True)
        return None

    def share(self, state: RaftState, frame: Frame, seat: Seat, amount: int, terms: flow.Terms) -> AnyDecision:
        if frame.v["what"] != "storm":
            return super().share(state, frame, seat, amount, terms)
        hand = state.hands[seat]
        options = [Option(f"card:{card}", card_text(card)) for card in hand]
        worth = {f"card:{card}": worth_of(card) for card in hand}
        prompt = self.share_prompt(state, frame, amount)
        return flow.many(
            frame, seat, self.kinds.share, prompt, options, 1, len(hand), total=amount, worth=worth, **terms
        )

    def carry_out(self, draft: RaftState, frame: Frame, key: str | None, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        for seat, gift in gifts.items():
            if key == "row":
                give_cards(draft, seat, [one.removeprefix("card:") for one in gift], ctx)
            else:
                amount = frame.v["council"]["shares"][f"seat:{seat}"]
                draft.ropes[seat] -= amount
                draft.spent += amount
                ctx.say("gave", "raft-event-ropes", seat, seat=seat_text(seat), amount=amount)
        if key in LOSES or (key == "luck" and ctx.pick(["good", "bad"]) == "bad"):
            draft.planks -= 1
            ctx.say("lost", "raft-event-plank", None, left=draft.planks)


CREW = Crew()


def give_cards(draft: RaftState, seat: Seat, cards: list[str], ctx: Ctx) -> None:
    draft.hands[seat] = [card for card in draft.hands[seat] if card not in cards]
    draft.discard += cards
    words: list[Text] = [card_text(card) for card in cards]
    text = Text("raft-event-cards", {"seat": seat_text(seat), "cards": list(words)})
    ctx.tell("rowed", text, seat=seat, data={"cards": cards}, reveals=True)


def run_day(draft: RaftState, frame: Frame, ctx: Ctx) -> None:
    if draft.planks == 0 or draft.day == draft.options["days"]:
        verdict = "saved" if draft.planks else "sunk"
        score = Score(draft.planks, {"planks": draft.planks} if draft.planks else {})
        placed = ranked(dict.fromkeys(range(draft.seats), score))
        winners = tuple(aboard(draft)) if draft.planks else ()
        draft.outcome = Outcome(Text(f"raft-end-{verdict}"), placed, winners, verdict)
        ctx.begin("end", draft.outcome.reason, None, [draft.planks] * draft.seats)
        return
    draft.day += 1
    helm = aboard(draft)[draft.day % len(aboard(draft))]
    ctx.begin("day", phase_text(draft.day), helm, [draft.planks] * draft.seats)
    for seat in aboard(draft):
        draft.ropes[seat] += 1
        draft.hands[seat] += draft.deck[:1]
        del draft.deck[:1]
    weather = str(draft.options["weather"])
    what = ctx.pick(list(OPTIONS) if weather == "any" else [weather])
    ctx.say("befell", "raft-event-befell", None, what=Text(f"raft-what-{what}"), reveals=True)
    CREW.begin(draft, ctx, "crew", aboard(draft), what=what)


class Raft(Game[RaftState, RaftView]):
    info = GameInfo(
        key="raft",
        seats=(1, 2, 3, 4),
        rules_version=1,
        options=(OptionSpec("days", (2, 4, 6), 4), OptionSpec("weather", ("any", "storm", "leak"), "any")),
        minutes=(5, 5),
        leads=False,
        kinds=("council", "council-last", "council-split", "council-share", "council-change"),
    )
    state_type = RaftState
    flow: Mapping[str, Rule[RaftState]] = {"day": Rule(run=run_day), **CREW.rules("crew")}

    def setup(self, spec: Setup, ctx: Source) -> RaftState:
        cards, dealt = ctx.shuffle(CARDS), 2 * spec.seats
        state = RaftState(
            seats=spec.seats,
            options=dict(spec.options),
            rng=ctx.rng,
            hands=[sorted(cards[2 * seat : 2 * seat + 2]) for seat in range(spec.seats)],
            deck=cards[dealt:],
            ropes=[1] * spec.seats,
        )
        flow.push(state, "day")
        return state

    def view(self, state: RaftState, viewer: Viewer, standing: Sequence[AnyDecision]) -> RaftView:
        return RaftView(
            viewer=viewer,
            game="raft",
            seats=state.seats,
            hand=[] if viewer.seat is None else list(state.hands[viewer.seat]),
            cards=[len(hand) for hand in state.hands],
            deck=len(state.deck),
            discard=list(state.discard),
            ropes=list(state.ropes),
            planks=state.planks,
            day=state.day,
            days=int(state.options["days"]),
        )

    def council(self, state: RaftState) -> Proceedings | None:
        return CREW.proceedings(state)

    def default(self, state: RaftState, decision: AnyDecision) -> Choice:
        silent = CREW.default(state, decision)
        assert silent is not None
        return silent

    def barred(self, state: RaftState, decision: AnyDecision) -> Sequence[Bar]:
        return CREW.barred(state, decision)

    def check(self, state: RaftState) -> None:
        CREW.check(state)
        if sorted(state.deck + state.discard + [card for hand in state.hands for card in hand]) != sorted(CARDS):
            raise RulesBug("cards were lost or doubled")
        if min(state.ropes) < 0 or state.planks < 0:
            raise RulesBug("something fell below zero")

    def reshuffle_hidden(self, state: RaftState, viewer: Viewer, source: Source) -> RaftState:
        other = state.clone()
        hidden = [seat for seat in range(state.seats) if seat != viewer.seat]
        cards = source.shuffle(state.deck + [card for seat in hidden for card in state.hands[seat]])
        for seat in hidden:
            count = len(state.hands[seat])
            other.hands[seat], cards = cards[:count], cards[count:]
        other.deck = cards
        return other

    def resign(self, draft: RaftState, seat: Seat, ctx: Ctx) -> None:
        left(draft, seat)
        draft.discard += draft.hands[seat]
        draft.hands[seat] = []
        if not aboard(draft):
            draft.outcome = Outcome(Text("raft-end-left"), verdict="left")

    def phase(self, view: RaftView) -> Text:
        return phase_text(view.day)

    def errands(self, view: RaftView) -> dict[Seat, Text]:
        return {seat: Text("raft-errand") for seat in view.waiting}

    def deeds(self, events: Sequence[Event], seat: Seat | None) -> list[Deed]:
        told = {"raft-event-ropes": False, "raft-event-cards": True, "raft-event-plank": True}
        return story.deeds(events, seat, told, whole=("raft-event-plank",))

    def describe(self, view: RaftView) -> list[Text]:
        head = Text("raft-describe", {"day": view.day, "days": view.days, "planks": view.planks})
        seats = [
            Text("raft-describe-seat", {"seat": seat_text(seat), "ropes": ropes, "cards": cards})
            for seat, (ropes, cards) in enumerate(zip(view.ropes, view.cards, strict=True))
        ]
        return [head, *seats]

    def secrets(self, view: RaftView) -> list[Text]:
        return [Text("raft-secrets", {"cards": [card_text(card) for card in view.hand]})] if view.hand else []

    def components(self) -> Sequence[Component]:
        return [Component(card, "card", card_text(card), Text("raft-component-text")) for card in CARDS]

    def topics(self) -> Sequence[Topic]:
        return [Topic("play", Text("raft-topic"), Text("raft-rules"))]
