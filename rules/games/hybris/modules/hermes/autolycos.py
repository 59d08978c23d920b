"""The tile of Autolycos: the Location bonus of his moves goes to somebody else there, for a gift (3.2, G08, G09)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Bar, Option, Seat, Text, seat_text
from rules.games.hybris import resources, table
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs import start
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, amount_text, say, the_text

GIFTS = ("believer", "prayer")
"""What the receiver gives 1 of (HYB-051, HYB-053)."""


def company(state: HybrisState, seat: Seat, place: str) -> list[Seat]:
    """The other seats with a character in a place, in turn order."""
    owners = {state.owner(key) for key in table.in_place(state, place)}
    return [other for other in table.by_number(state) if other in owners and other != seat]


def pass_on(draft: HybrisState, frame: Frame, ctx: Ctx) -> bool:
    """Whether the bonus goes to somebody else; of several the seat chooses one (HYB-049, HYB-050, HYB-052)."""
    seat, character, place = frame.v["seat"], frame.v["character"], frame.v["place"]
    found = company(draft, seat, place) if table.has(draft, seat, "autolycos", character) else []
    if len(found) == 1:
        _receive(draft, seat, found[0], place, ctx)
    elif found:
        flow.push(draft, "receiver", seat=seat, place=place)
    return bool(found)


def ask_receiver(state: HybrisState, frame: Frame) -> AnyDecision:
    """Who gets it."""
    seat, place = frame.v["seat"], frame.v["place"]
    options = [Option(f"seat:{other}", seat_text(other)) for other in company(state, seat, place)]
    prompt = Text("hybris-ask-receiver", {"place": the_text(state, place)})
    return flow.one(frame, seat, "receiver", prompt, options, public=True)


def answer_receiver(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """They get it."""
    flow.pop(draft)
    _receive(draft, decision.seat, int(picked(choice)), frame.v["place"], ctx)


def _receive(draft: HybrisState, seat: Seat, receiver: Seat, place: str, ctx: Ctx) -> None:
    """First the bonus, then the gift, which may be paid out of it."""
    say(ctx, "receiver", seat, other=seat_text(receiver), place=the_text(draft, place))
    flow.push(draft, "gift", seat=receiver, to=seat)
    start(draft, receiver, place)


def gifts(state: HybrisState, seat: Seat) -> list[str]:
    """What a seat has to give."""
    return [what for what in GIFTS if resources.owned(state, seat, what)]


def gift(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Who has neither gives nothing, and loses nothing by that (RUL29)."""
    seat, to = frame.v["seat"], frame.v["to"]
    flow.pop(draft)
    if gifts(draft, seat):
        flow.push(draft, "tribute", seat=seat, to=to)


def ask_tribute(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which of the two."""
    seat = frame.v["seat"]
    options = [Option(f"give:{what}", amount_text(what, 1)) for what in gifts(state, seat)]
    prompt = Text("hybris-ask-tribute", {"seat": seat_text(frame.v["to"])})
    return flow.one(frame, seat, "tribute", prompt, options, public=True)


def barred(state: HybrisState, decision: AnyDecision) -> Iterator[Bar]:
    """Seats without a character in the place."""
    if decision.kind == "receiver":
        there = company(state, decision.seat, state.stack[-1].v["place"])
        for seat in state.staying:
            if seat not in (*there, decision.seat):
                yield Bar(f"seat:{seat}", seat_text(seat), Text("hybris-why-away"))


def answer_tribute(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Give it."""
    flow.pop(draft)
    resources.give(draft, decision.seat, frame.v["to"], picked(choice), 1, ctx)
