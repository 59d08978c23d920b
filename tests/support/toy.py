"""A small game that uses everything the core offers.

Each round every seat leads a card in secret (sealed); when a seat leaves meanwhile, all lead anew. The highest takes
the turn and does up to three actions, one for each shape of decision. A roll may be halved by the others, and that may
be answered: interrupts, two deep. The deck is shuffled when the last shrine gets favors: a draw that nobody learns
anything by.
Option keys: `card:NN`, the names of the actions, `seat:N`, `shrine:a`, `halve`, `pass`, `yes`, `no`. Draws: the order
of the cards at the start, then die faces, and the deck after favors are spread.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.core import flow, story
from rules.core.errors import RulesBug
from rules.core.game import Component, Context, Frame, Game, GameInfo, Rule, State, Topic
from rules.core.options import OptionSpec, OptionValue
from rules.core.rng import Source
from rules.core.story import Deed
from rules.core.text import add_words
from rules.core.types import (
    Allocate,
    Amount,
    AnyDecision,
    Arrange,
    Bar,
    Choice,
    ChooseMany,
    Event,
    Option,
    Outcome,
    Seat,
    Setup,
    Standing,
    Text,
    View,
    Viewer,
    seat_text,
)

add_words("tests.support")

CARDS = [f"{n:02}" for n in range(1, 13)]
FACES = ["1", "2", "3", "4", "5", "6"]
SHRINES = ["a", "b", "c"]
ACTIONS = 3
TOLD = {
    "toy-event-passed": False,
    "toy-event-drew-public": False,
    "toy-event-scored": True,
    "toy-event-staked": False,
    "toy-event-cheered": False,
}
FAVORS = 3


class ToyState(State, kw_only=True):
    hands: list[list[str]]
    deck: list[str]
    discard: list[str] = []
    points: list[int]
    tokens: list[int]
    favors: dict[str, int]
    shrines: list[str]
    round: int = 0


class ToyView(View, kw_only=True):
    hand: list[str]
    cards: list[int]
    deck: int
    discard: list[str]
    points: list[int]
    tokens: list[int]
    favors: dict[str, int]
    shrines: list[str]
    round: int
    rounds: int
    chosen: list[Seat]


Ctx = Context[ToyState]


def card_text(card: str) -> Text:
    return Text("toy-card", {"card": card})


def phase_text(number: int) -> Text:
    return Text("toy-phase", {"round": number})


def shrine_text(shrine: str) -> Text:
    return Text(f"toy-shrine-{shrine}")


def shrine_options() -> list[Option]:
    return [Option(f"shrine:{shrine}", shrine_text(shrine), ref=f"shrine:{shrine}") for shrine in SHRINES]


# --- a round


def run_round(draft: ToyState, frame: Frame, ctx: Ctx) -> None:
    if draft.round == draft.options["rounds"] or not any(draft.hands):
        draft.outcome = final_outcome(draft)
        ctx.begin("end", draft.outcome.reason, None, draft.points)
        return
    draft.round += 1
    ctx.begin("round", phase_text(draft.round), None, draft.points)
    flow.push(draft, "bid")


def ask_bid(state: ToyState, frame: Frame) -> list[AnyDecision]:
    return [
        flow.one(
            frame,
            seat,
            "bid",
            Text("toy-bid-prompt"),
            [Option(f"card:{card}", card_text(card), ref=f"card:{card}") for card in hand],
            secret=True,
            quotable=True,
        )
        for seat, hand in enumerate(state.hands)
        if hand
    ]


def resolve_bid(draft: ToyState, frame: Frame, choices: dict[Seat, str], ctx: Ctx) -> None:
    led = {seat: key.removeprefix("card:") for seat, key in choices.items()}
    for seat, card in led.items():
        draft.hands[seat].remove(card)
        draft.discard.append(card)
        text = Text("toy-event-led", {"seat": seat_text(seat), "card": card_text(card)})
        ctx.tell("led", text, seat=seat, data={"card": card}, reveals=True)
    leader = max(led, key=lambda seat: led[seat])
    ctx.begin("turn", phase_text(draft.round), leader, draft.points)
    flow.goto(draft, "turn", seat=leader, left=ACTIONS)


# --- a turn


def ask_turn(state: ToyState, frame: Frame) -> AnyDecision:
    seat = frame.v["seat"]
    possible = {
        "draw": bool(state.deck),
        "roll": True,
        "cheer": True,
        "stake": state.points[seat] > 0,
        "spread": True,
        "order": True,
        "pass": True,
    }
    final = ("draw", "roll", "pass")
    options = [
        Option(
            key,
            Text(f"toy-act-{key}"),
            hint=Text("toy-act-draw-hint") if key == "draw" else None,
            irreversible=key in final,
        )
        for key, can in possible.items()
        if can
    ]
    return flow.one(frame, seat, "act", Text("toy-act-prompt", {"left": frame.v["left"]}), options, public=True)


def bars(state: ToyState, decision: AnyDecision) -> list[Bar]:
    """Of a turn, what cannot be done."""
    reasons = {"draw": "toy-why-deck", "stake": "toy-why-points"}
    offered = [option.key for option in decision.options]
    missing = [key for key in reasons if decision.kind == "act" and key not in offered]
    return [Bar(key, Text(f"toy-act-{key}"), Text(reasons[key])) for key in missing]


def answer_turn(draft: ToyState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    seat = decision.seat
    frame.v["left"] -= 1
    if choice == "pass" or frame.v["left"] == 0:
        flow.pop(draft)
    if choice == "pass":
        ctx.tell("passed", Text("toy-event-passed", {"seat": seat_text(seat)}), seat=seat)
    elif choice == "draw":
        card = draft.deck.pop(0)
        draft.hands[seat].append(card)
        ctx.tell(
            "drew",
            Text("toy-event-drew", {"card": card_text(card)}),
            seat=seat,
            data={"card": card},
            audience=(seat,),
            public=Text("toy-event-drew-public", {"seat": seat_text(seat)}),
            reveals=True,
        )
    elif choice == "roll":
        flow.push(draft, "die", seat=seat)
    else:
        flow.push(draft, choice, seat=seat)


# --- one action per shape


def ask_cheer(state: ToyState, frame: Frame) -> AnyDecision:
    seat = frame.v["seat"]
    others = [Option(f"seat:{n}", seat_text(n)) for n in range(state.seats) if n != seat]
    return flow.many(frame, seat, "cheer", Text("toy-cheer-prompt"), others, 1, len(others))


def answer_cheer(draft: ToyState, frame: Frame, decision: AnyDecision, choice: list[str], ctx: Ctx) -> None:
    flow.pop(draft)
    cheered = sorted(int(key.removeprefix("seat:")) for key in choice)
    for seat in cheered:
        draft.points[seat] += 1
    text = Text(
        "toy-event-cheered", {"seat": seat_text(decision.seat), "others": [seat_text(seat) for seat in cheered]}
    )
    ctx.tell("cheered", text, seat=decision.seat, data={"others": cheered})


def ask_stake(state: ToyState, frame: Frame) -> AnyDecision:
    seat = frame.v["seat"]
    return flow.amount(frame, seat, "stake", Text("toy-stake-prompt"), 1, state.points[seat])


def answer_stake(draft: ToyState, frame: Frame, decision: AnyDecision, choice: int, ctx: Ctx) -> None:
    flow.pop(draft)
    draft.points[decision.seat] -= choice
    draft.tokens[decision.seat] += choice
    text = Text("toy-event-staked", {"seat": seat_text(decision.seat), "points": choice})
    ctx.tell("staked", text, seat=decision.seat)


def ask_spread(state: ToyState, frame: Frame) -> AnyDecision:
    limits = {f"shrine:{shrine}": 2 for shrine in SHRINES}
    prompt = Text("toy-spread-prompt", {"total": FAVORS})
    return flow.allocate(frame, frame.v["seat"], "spread", prompt, shrine_options(), FAVORS, limits)


def answer_spread(draft: ToyState, frame: Frame, decision: AnyDecision, choice: dict[str, int], ctx: Ctx) -> None:
    flow.pop(draft)
    parts: list[Text] = []
    for shrine in SHRINES:
        count = choice.get(f"shrine:{shrine}", 0)
        draft.favors[shrine] += count
        if count:
            parts.append(Text("toy-favors", {"count": count, "shrine": shrine_text(shrine)}))
    if choice.get("shrine:c"):
        draft.deck = ctx.shuffle(draft.deck)
    ctx.tell("spread", Text("toy-event-spread", {"seat": seat_text(decision.seat), "parts": parts}), seat=decision.seat)


def ask_order(state: ToyState, frame: Frame) -> AnyDecision:
    return flow.arrange(frame, frame.v["seat"], "order", Text("toy-order-prompt"), shrine_options())


def answer_order(draft: ToyState, frame: Frame, decision: AnyDecision, choice: list[str], ctx: Ctx) -> None:
    flow.pop(draft)
    draft.shrines = [key.removeprefix("shrine:") for key in choice]
    words: list[Text] = [shrine_text(shrine) for shrine in draft.shrines]
    text = Text("toy-event-ordered", {"seat": seat_text(decision.seat), "shrines": words})
    ctx.tell("ordered", text, seat=decision.seat)


# --- a roll, and what the others do about it


def run_die(draft: ToyState, frame: Frame, ctx: Ctx) -> None:
    flow.pop(draft)
    seat = frame.v["seat"]
    value = int(ctx.pick(FACES))
    text = Text("toy-event-rolled", {"seat": seat_text(seat), "value": value})
    ctx.tell("rolled", text, seat=seat, data={"value": value}, reveals=True)
    flow.push(draft, "roll", seat=seat, value=value)
    for step in range(draft.seats - 1, 0, -1):
        flow.push(draft, "react", seat=(seat + step) % draft.seats, roller=seat, value=value)


def run_roll(draft: ToyState, frame: Frame, ctx: Ctx) -> None:
    seat, points = frame.v["seat"], frame.v["value"]
    flow.pop(draft)
    draft.points[seat] += points
    ctx.tell("scored", Text("toy-event-scored", {"seat": seat_text(seat), "points": points}), seat=seat)


def ask_react(state: ToyState, frame: Frame) -> AnyDecision:
    seat = frame.v["seat"]
    keys = ["pass", "halve"] if state.tokens[seat] else ["pass"]
    prompt = Text("toy-react-prompt", {"seat": seat_text(frame.v["roller"]), "value": frame.v["value"]})
    return flow.one(frame, seat, "react", prompt, [Option(key, Text(f"toy-react-{key}")) for key in keys])


def answer_react(draft: ToyState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    flow.pop(draft)
    if choice == "pass":
        return
    draft.tokens[decision.seat] -= 1
    roller = frame.v["roller"]
    if draft.tokens[roller]:
        flow.push(draft, "counter", seat=roller, by=decision.seat)
    else:
        halve(draft, decision.seat, ctx)


def ask_counter(state: ToyState, frame: Frame) -> AnyDecision:
    prompt = Text("toy-counter-prompt", {"seat": seat_text(frame.v["by"])})
    yes, no = (Option(key, Text(f"toy-counter-{key}")) for key in ("yes", "no"))
    return flow.confirm(frame, frame.v["seat"], "counter", prompt, yes, no)


def answer_counter(draft: ToyState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    flow.pop(draft)
    if choice == "yes":
        draft.tokens[decision.seat] -= 1
        text = Text("toy-event-countered", {"seat": seat_text(decision.seat)})
        ctx.tell("countered", text, seat=decision.seat)
    else:
        halve(draft, frame.v["by"], ctx)


def halve(draft: ToyState, seat: Seat, ctx: Ctx) -> None:
    rolled = next(frame for frame in reversed(draft.stack) if frame.at == "roll")
    rolled.v["value"] //= 2
    ctx.tell("halved", Text("toy-event-halved", {"seat": seat_text(seat)}), seat=seat)


def final_outcome(state: ToyState) -> Outcome:
    ranks = [1 + sum(other > points for other in state.points) for points in state.points]
    standings = tuple(
        Standing(seat, ranks[seat], points, {"points": points}) for seat, points in enumerate(state.points)
    )
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(Text("toy-end-points"), standings, winners)


class Toy(Game[ToyState, ToyView]):
    """The rules; version 2 calls tokens what version 1 called coins."""

    info = GameInfo(
        key="toy",
        seats=(2, 3),
        rules_version=2,
        options=(OptionSpec("rounds", (1, 2, 3), 2), OptionSpec("tokens", (0, 1, 3), 1)),
        minutes=(5, 5),
        kinds=("bid", "act", "spread", "order", "cheer", "stake", "react", "counter"),
    )
    state_type = ToyState
    flow: Mapping[str, Rule[ToyState]] = {
        "round": Rule(run=run_round),
        "bid": Rule(ask=ask_bid, resolve=resolve_bid),
        "turn": Rule(ask=ask_turn, answer=answer_turn),
        "cheer": Rule(ask=ask_cheer, answer=answer_cheer),
        "stake": Rule(ask=ask_stake, answer=answer_stake),
        "spread": Rule(ask=ask_spread, answer=answer_spread),
        "order": Rule(ask=ask_order, answer=answer_order),
        "die": Rule(run=run_die),
        "roll": Rule(run=run_roll),
        "react": Rule(ask=ask_react, answer=answer_react),
        "counter": Rule(ask=ask_counter, answer=answer_counter),
    }
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
        1: lambda data: {("tokens" if key == "coins" else key): value for key, value in data.items()}
    }

    def setup(self, spec: Setup, ctx: Source) -> ToyState:
        cards = ctx.shuffle(CARDS)
        tokens = int(spec.options["tokens"])
        state = ToyState(
            seats=spec.seats,
            options=dict(spec.options),
            rng=ctx.rng,
            hands=[cards[3 * seat : 3 * seat + 3] for seat in range(spec.seats)],
            deck=cards[3 * spec.seats :],
            points=[0] * spec.seats,
            tokens=[tokens] * spec.seats,
            favors=dict.fromkeys(SHRINES, 0),
            shrines=list(SHRINES),
        )
        flow.push(state, "round")
        return state

    def phase(self, view: ToyView) -> Text:
        return phase_text(view.round)

    def errands(self, view: ToyView) -> dict[Seat, Text]:
        return {seat: Text("toy-errand-act" if len(view.waiting) == 1 else "toy-errand-bid") for seat in view.waiting}

    def deeds(self, events: Sequence[Event], seat: Seat | None) -> list[Deed]:
        return story.deeds(events, seat, TOLD)

    def refuse(self, seats: int, options: Mapping[str, OptionValue]) -> Text | None:
        return Text("toy-refused-long", {"seats": seats}) if (options["rounds"], options["tokens"]) == (3, 0) else None

    def view(self, state: ToyState, viewer: Viewer, standing: Sequence[AnyDecision]) -> ToyView:
        return ToyView(
            viewer=viewer,
            game="toy",
            seats=state.seats,
            hand=[] if viewer.seat is None else list(state.hands[viewer.seat]),
            cards=[len(hand) for hand in state.hands],
            deck=len(state.deck),
            discard=list(state.discard),
            points=list(state.points),
            tokens=list(state.tokens),
            favors=dict(state.favors),
            shrines=list(state.shrines),
            round=state.round,
            rounds=int(state.options["rounds"]),
            chosen=sorted(state.sealed),
        )

    def barred(self, state: ToyState, decision: AnyDecision) -> Sequence[Bar]:
        return bars(state, decision)

    def default(self, state: ToyState, decision: AnyDecision) -> Choice:
        keys = [option.key for option in decision.offered]
        match decision:
            case ChooseMany():
                return keys[: decision.minimum]
            case Amount():
                return decision.minimum
            case Allocate():
                return {"shrine:a": 2, "shrine:b": 1}
            case Arrange():
                return keys
            case _:
                return {"bid": min(keys), "act": "pass", "react": "pass", "counter": "no"}[decision.kind]

    def check(self, state: ToyState) -> None:
        cards = sorted(state.deck + state.discard + [card for hand in state.hands for card in hand])
        if cards != CARDS:
            raise RulesBug(f"cards were lost or doubled: {cards}")
        if min(state.points + state.tokens + list(state.favors.values())) < 0:
            raise RulesBug("something fell below zero")
        if sorted(state.shrines) != SHRINES:
            raise RulesBug(f"the shrines are {state.shrines}")

    def reshuffle_hidden(self, state: ToyState, viewer: Viewer, source: Source) -> ToyState:
        other = state.clone()
        hidden = [seat for seat in range(state.seats) if seat != viewer.seat]
        cards = source.shuffle(state.deck + [card for seat in hidden for card in state.hands[seat]])
        for seat in hidden:
            count = len(state.hands[seat])
            other.hands[seat], cards = cards[:count], cards[count:]
            if seat in state.sealed:
                other.sealed[seat] = f"card:{source.pick(other.hands[seat])}"
        other.deck = cards
        return other

    def resign(self, draft: ToyState, seat: Seat, ctx: Ctx) -> None:
        left = [n for n in range(draft.seats) if n not in draft.resigned]
        if len(left) == 1:
            draft.outcome = Outcome(Text("toy-end-left", {"seat": seat_text(left[0])}), winners=tuple(left))
        elif draft.stack[-1].at == "bid":
            flow.goto(draft, "bid")
            ctx.tell("anew", Text("toy-event-anew"))

    def describe(self, view: ToyView) -> list[Text]:
        head = Text("toy-describe-round", {"round": view.round, "rounds": view.rounds, "deck": view.deck})
        seats = [
            Text(
                "toy-describe-seat",
                {
                    "seat": seat_text(seat),
                    "points": view.points[seat],
                    "tokens": view.tokens[seat],
                    "cards": view.cards[seat],
                },
            )
            for seat in range(view.seats)
        ]
        return [head, *seats]

    def secrets(self, view: ToyView) -> list[Text]:
        return [Text("toy-secrets", {"cards": [card_text(card) for card in view.hand]})] if view.hand else []

    def components(self) -> Sequence[Component]:
        return [
            Component(card, "card", card_text(card), Text("toy-component-text", {"value": int(card)})) for card in CARDS
        ]

    def topics(self) -> Sequence[Topic]:
        return [Topic("play", Text("toy-topic-title"), Text("toy-topic-body"))]
