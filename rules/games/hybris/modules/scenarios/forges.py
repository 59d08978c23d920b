"""Dawn of the Forges: choosing the Technology that one begins with."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Bar, Option, Text, seat_text
from rules.games.hybris import worth
from rules.games.hybris.actions.technologies import fill_display, own, tile_option
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, name_text, say
from rules.games.hybris.worth import PLAIN, Mind


def forge(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """One seat after the other; whatever was taken from the display is then replaced."""
    left = [seat for seat in frame.v["left"] if seat not in draft.resigned]
    if left and cheap(draft, frame.v["most"]):
        frame.v["left"] = left[1:]
        flow.push(draft, "heirloom", seat=left[0], most=frame.v["most"])
        return
    flow.pop(draft)
    fill_display(draft, ctx)


def cheap(state: HybrisState, most: int) -> list[str]:
    """Technologies of at most that cost that nobody has, in the order of the list: the order of the stack is hidden."""
    free = {*state.display, *state.stack_of_tiles}
    return [key for key, tile in state.content.designs.items() if key in free and tile.cost <= most]


def ask(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which one."""
    options = [tile_option(state, "technology", tile) for tile in cheap(state, frame.v["most"])]
    return flow.one(frame, frame.v["seat"], "heirloom", Text("hybris-ask-heirloom"), options, public=True)


def barred(state: HybrisState) -> Iterator[Bar]:
    """Those that cannot be chosen, and why."""
    most = state.stack[-1].v["most"]
    holders = {tile: seat for seat, player in state.players.items() for tile in player.technologies}
    for key in state.content.designs:
        if key in holders:
            yield Bar(
                f"technology:{key}", name_text(state, key), Text("hybris-why-taken", {"seat": seat_text(holders[key])})
            )
        elif key not in cheap(state, most):
            yield Bar(f"technology:{key}", name_text(state, key), Text("hybris-why-costly", {"most": most}))


def answer(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """It lies on the board, Made side up."""
    flow.pop(draft)
    tile = picked(choice)
    pile = draft.display if tile in draft.display else draft.stack_of_tiles
    pile.remove(tile)
    say(ctx, "heirloom", decision.seat, tile=name_text(draft, tile))
    own(draft, decision.seat, tile)


def rate_heirloom(me: Mind, option: Option) -> float:
    """To the steady automat: what it will bring when it is deployed."""
    tile = me.content.technologies[picked(option.key)]
    return tile.vp + PLAIN["believer"] * tile.believers + worth.program(me, tile.on_deploy)
