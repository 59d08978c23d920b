"""Release: a Prisoner out of its Prison space to a space of any Location, owned by who released it (3.3, G20, G21)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import BACK, AnyDecision, Option, Seat, Text
from rules.games.hybris import places, table
from rules.games.hybris.flow.activation import bonus_text
from rules.games.hybris.module import Action
from rules.games.hybris.modules.tartarus import board
from rules.games.hybris.modules.tartarus.verbs import reveal
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, name_text, say


class Release(Action[HybrisState]):
    """With a Prisoner in prison, and an Olympian token for its card."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Which Prisoner is asked after the card is resolved."""
        if self.refusal(state, frame) is not None:
            return []
        return [Option("release", Text("hybris-option-release"), hint=Text("hybris-hint-release"), irreversible=True)]

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """Nobody is in prison, or no token is left."""
        if not board.imprisoned(state):
            return Text("hybris-why-prison")
        return None if table.tokens_left(state, frame.v["seat"]) else Text("hybris-why-tokens")

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """First the card (HYB-084)."""
        flow.push(draft, "releasing", seat=frame.v["seat"])
        reveal(draft, frame.v["seat"], "release", ctx)


def releasing(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """What the card did may have taken the last token."""
    flow.pop(draft)
    if table.tokens_left(draft, frame.v["seat"]):
        flow.push(draft, "release", seat=frame.v["seat"])


def ask_release(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which Prisoner."""
    options = [_prisoner(state, key) for key in board.imprisoned(state)]
    return flow.one(frame, frame.v["seat"], "release", Text("hybris-ask-release"), options, public=True)


def _prisoner(state: HybrisState, key: str) -> Option:
    hint = state.content.things[key][2].says(state.content, key)
    return Option(f"prisoner:{key}", name_text(state, key), ref=f"prisoner:{key}", hint=hint)


def answer_release(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Then where to."""
    flow.goto(draft, "haunt", seat=decision.seat, prisoner=picked(choice))


def ask_haunt(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which Location; never a City (RUL24)."""
    options = [_location(state, key) for key in state.content.locations]
    prompt = Text("hybris-ask-haunt", {"prisoner": name_text(state, frame.v["prisoner"])})
    back = Option(BACK, Text("hybris-option-back"))
    return flow.one(frame, frame.v["seat"], "haunt", prompt, options, public=True, back=back)


def _location(state: HybrisState, key: str) -> Option:
    there = [name_text(state, one) for one in table.in_place(state, key)]
    hint = Text("hybris-hint-haunt", {"there": there, "count": len(there)})
    return Option(f"place:{key}", name_text(state, key), ref=f"place:{key}", hint=hint)


def answer_haunt(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Then on which space; with none available it stands on the illustration (HYB-110)."""
    seat, key, place = decision.seat, frame.v["prisoner"], picked(choice)
    if choice == BACK:
        flow.goto(draft, "release", seat=seat)
    elif available(draft, place):
        flow.goto(draft, "station", seat=seat, prisoner=key, place=place)
    else:
        flow.pop(draft)
        _free(draft, seat, key, place, ctx)


def available(state: HybrisState, place: str) -> list[str]:
    """Spaces of a Location that are empty, and dotted ones (HYB-108, HYB-109)."""
    spaces = state.content.spaces
    return [one for one in places.spaces(state, place) if spaces[one].dotted or not table.on_space(state, one)]


def ask_station(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which space."""
    options = [_space(state, one) for one in available(state, frame.v["place"])]
    prompt = Text("hybris-ask-station", {"prisoner": name_text(state, frame.v["prisoner"])})
    back = Option(BACK, Text("hybris-option-back"))
    return flow.one(frame, frame.v["seat"], "station", prompt, options, public=True, back=back)


def _space(state: HybrisState, space: str) -> Option:
    return Option(f"space:{space}", bonus_text(state, space), ref=f"space:{space}")


def answer_station(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """It stands there."""
    if choice == BACK:
        flow.goto(draft, "haunt", seat=decision.seat, prisoner=frame.v["prisoner"])
    else:
        flow.pop(draft)
        _free(draft, decision.seat, frame.v["prisoner"], picked(choice), ctx)


def _free(draft: HybrisState, seat: Seat, key: str, where: str, ctx: Ctx) -> None:
    """Its card lies beside the Location, with a token of the owner (HYB-111, HYB-112)."""
    board.put(draft, key, where, seat)
    place = table.place(draft, where) or where
    say(ctx, "released", seat, prisoner=name_text(draft, key), place=name_text(draft, place))
