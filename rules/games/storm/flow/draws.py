"""House rule: when the same public position comes up for the third time, a draw may be offered."""

from __future__ import annotations

from msgspec import Raw

from rules.core import codec, flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Text, seat_text
from rules.games.storm.outcome import end_match
from rules.games.storm.state import StormState, acting, occupancy, seat_of, seen_of, side_of
from rules.games.storm.words import Ctx, say

OFTEN = 3
"""A position that has come up so often (or a multiple) lets the side to act offer a draw."""


def public_position(state: StormState) -> str:
    """What everybody can see of where units stand and who acts; within a fight, the stocks as well."""
    rows = [str(state.active)]
    for side, groups in occupancy(state).items():
        for region, there in sorted(groups.items()):
            names = sorted(state.pieces[number].name for number in there if state.pieces[number].known)
            rows.append(f"{side[0]}{region}:{len(there)}:{','.join(names)}")
    if state.fight is not None:
        rows += [f"{faction.honor}/{faction.energy}" for faction in state.factions.values()]
    return " ".join(rows)


def note_position(draft: StormState) -> None:
    """Count the position; put the offer of a draw on top when it has come up often enough."""
    if draft.options["repetition"] != "offer":
        return
    key = public_position(draft)
    seen = seen_of(draft)
    seen[key] = seen.get(key, 0) + 1
    draft.seen = Raw(codec.encode(seen))
    if seen[key] % OFTEN == 0:
        flow.push(draft, "draw-offer", seat=seat_of(draft, acting(draft)))


def ask_offer(state: StormState, frame: Frame) -> AnyDecision:
    """Whether the side to act offers a draw."""
    yes, no = Option("offer", Text("storm-draw-offer")), Option("play-on", Text("storm-draw-play-on"))
    return flow.confirm(frame, frame.v["seat"], "draw-offer", Text("storm-draw-prompt"), yes, no, public=True)


def offer(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """The other side answers the offer, or play goes on."""
    if choice == "offer":
        say(ctx, "draw-offer", "storm-event-draw-offer", side_of(draft, decision.seat))
        flow.goto(draft, "draw-answer", seat=1 - decision.seat)
    else:
        flow.pop(draft)


def ask_answer(state: StormState, frame: Frame) -> AnyDecision:
    """Whether the other side takes the draw."""
    seat = frame.v["seat"]
    prompt = Text("storm-draw-answer", {"who": seat_text(1 - seat)})
    yes = Option("accept", Text("storm-draw-accept"), irreversible=True)
    no = Option("play-on", Text("storm-draw-play-on"), irreversible=True)
    return flow.confirm(frame, seat, "draw-answer", prompt, yes, no, public=True)


def answer(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """The match is drawn, or play goes on."""
    flow.pop(draft)
    if choice == "accept":
        end_match(draft, ctx, None, Text("storm-end-draw-agreed"))
    else:
        say(ctx, "draw-refused", "storm-event-draw-refused", side_of(draft, decision.seat))
