"""Technologies from plan to City: Design, Make, Appropriate, Deploy (2.6, 2.7; G60)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Arg, Args, Bar, Option, Seat, Text, seat_text
from rules.games.hybris import decks, resources, table
from rules.games.hybris.flow.contest import asked
from rules.games.hybris.flow.shortfall import warned
from rules.games.hybris.module import Action
from rules.games.hybris.ops import Happened
from rules.games.hybris.state import HybrisState, Made
from rules.games.hybris.triggers import TRIGGERS
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, amount_text, name_text, say, why_text


def tile_option(state: HybrisState, action: str, tile: str, **said: Arg) -> Option:
    """An action with a Technology; what `said` tells of the action, its price too, comes before what the tile is."""
    label = Text(f"hybris-option-{action}", {"tile": name_text(state, tile)})
    hint = decks.card_hint(state, tile)
    if said and hint is not None:
        hint = Text(f"hybris-hint-{action}", {**said, "hint": hint})
    return Option(f"{action}:{tile}", label, ref=f"technology:{tile}", hint=hint)


def design_cost(state: HybrisState, seat: Seat) -> int:
    """Prayers for a design."""
    return max(0, state.content.actions.design["prayer"] + table.change(state, seat, "cost_design"))


class Design(Action[HybrisState]):
    """A face-up Technology goes to the tail of the queue at the Forge."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One for each tile, when it can be paid."""
        seat = frame.v["seat"]
        cost = design_cost(state, seat)
        if state.players[seat].prayer < cost or not table.tokens_left(state, seat):
            return []
        return [tile_option(state, "design", tile, cost=amount_text("prayer", cost)) for tile in state.display]

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """Too few Prayers, no token to mark the plan with, or nothing to design."""
        seat, cost = frame.v["seat"], design_cost(state, frame.v["seat"])
        if state.players[seat].prayer < cost:
            return Text("hybris-why-price", {"cost": [amount_text("prayer", cost)]})
        return Text("hybris-why-display" if table.tokens_left(state, seat) else "hybris-why-tokens")

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Pay; where the queue is full the head is pushed out first (P2)."""
        seat = frame.v["seat"]
        resources.pay(draft, seat, "prayer", design_cost(draft, seat), ctx)
        if len(draft.forge) == draft.content.amounts.queue:
            out = draft.forge.pop(0)
            draft.stack_of_tiles.append(out.tile)
            say(ctx, "pushed-out", out.owner, tile=name_text(draft, out.tile))
            for good, count in draft.content.actions.pushed_out.items():
                resources.gain(draft, out.owner, good, count, ctx, why_text("pushed-out"))
        draft.display.remove(what)
        draft.forge.append(Made(what, seat))
        say(ctx, "designed", seat, tile=name_text(draft, what))
        fill_display(draft, ctx)


def fill_display(draft: HybrisState, ctx: Ctx) -> None:
    """Technologies come to the display as long as there are any."""
    while draft.stack_of_tiles and len(draft.display) < draft.content.amounts.display:
        tile = draft.stack_of_tiles.pop(0)
        draft.display.append(tile)
        say(ctx, "shown", None, reveals=True, tile=name_text(draft, tile))


class Make(Action[HybrisState]):
    """An own plan of the queue is made."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One for each own plan that can be paid."""
        seat = frame.v["seat"]
        own = [made.tile for made in state.forge if made.owner == seat]
        return [made_option(state, seat, tile) for tile in own if _payable(state, seat, tile)]

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """No plan, or too little Aegis for any."""
        own = any(made.owner == frame.v["seat"] for made in state.forge)
        return Text("hybris-why-short" if own else "hybris-why-plan")

    def lacking(self, state: HybrisState, frame: Frame) -> Iterator[Bar]:
        """Plans that cannot be paid."""
        for made in state.forge:
            if made.owner == frame.v["seat"] and not _payable(state, made.owner, made.tile):
                yield Bar(f"make:{made.tile}", name_text(state, made.tile), Text("hybris-why-short"))

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Pay and make it."""
        make(draft, frame.v["seat"], what, ctx)


def _payable(state: HybrisState, seat: Seat, tile: str) -> bool:
    return state.players[seat].aegis >= table.make_cost(state, seat, tile)


def made_option(state: HybrisState, seat: Seat, tile: str, less: int = 0) -> Option:
    """A plan to make, perhaps for less than usual."""
    return _made(state, "make", seat, tile, less)


def _made(state: HybrisState, action: str, seat: Seat, tile: str, less: int = 0, **said: Arg) -> Option:
    cost = max(0, table.make_cost(state, seat, tile) - less)
    found = tile_option(state, action, tile, cost=amount_text("aegis", cost), **said)
    hint = found.hint or Text("hybris-nothing")
    return structs.replace(found, hint=warned(state, seat, {"aegis": cost}, hint))


class Appropriate(Action[HybrisState]):
    """The head of the queue is made by somebody else than its owner, who gets a Prayer for it."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """The head, if it is another seat's and can be paid."""
        seat = frame.v["seat"]
        if not state.forge or state.forge[0].owner == seat or not _payable(state, seat, state.forge[0].tile):
            return []
        given = [amount_text(*one) for one in state.content.actions.appropriate.items()]
        return [_made(state, "appropriate", seat, state.forge[0].tile, given=given)]

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """The head is nobody else's, or too little Aegis for it."""
        other = bool(state.forge) and state.forge[0].owner != frame.v["seat"]
        return Text("hybris-why-short" if other else "hybris-why-head")

    def lacking(self, state: HybrisState, frame: Frame) -> Iterator[Bar]:
        """Plans that are not at the head."""
        for made in state.forge[1:]:
            yield Bar(f"appropriate:{made.tile}", name_text(state, made.tile), Text("hybris-why-behind"))

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Give the Prayer, pay, make it."""
        seat, owner = frame.v["seat"], draft.forge[0].owner
        for good, count in draft.content.actions.appropriate.items():
            resources.give(draft, seat, owner, good, count, ctx)
        make(draft, seat, what, ctx)


def make(draft: HybrisState, seat: Seat, tile: str, ctx: Ctx, less: int = 0) -> None:
    """Pay for a plan and lay it, Made side up, on the own board; one too many leaves the game."""
    resources.pay(draft, seat, "aegis", max(0, table.make_cost(draft, seat, tile) - less), ctx)
    draft.forge = [made for made in draft.forge if made.tile != tile]
    say(ctx, "made", seat, tile=name_text(draft, tile))
    own(draft, seat, tile)
    TRIGGERS.happened(draft, Happened("make", seat))
    TRIGGERS.see_to(draft)


def own(draft: HybrisState, seat: Seat, tile: str) -> None:
    """A Made Technology comes to a board; with all spaces full it is asked which one goes (G60)."""
    player = draft.players[seat]
    player.technologies.append(tile)
    if len(player.technologies) > draft.content.amounts.tech_spaces:
        flow.push(draft, "drop", seat=seat)


def ask_drop(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which one leaves the game."""
    seat = frame.v["seat"]
    options = [tile_option(state, "drop", tile) for tile in state.players[seat].technologies]
    return flow.one(frame, seat, "drop", Text("hybris-ask-drop"), options, public=True)


def answer_drop(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """It goes."""
    tile = picked(choice)
    draft.players[decision.seat].technologies.remove(tile)
    draft.removed.append(tile)
    say(ctx, "dropped", decision.seat, tile=name_text(draft, tile))
    flow.pop(draft)


class Deploy(Action[HybrisState]):
    """A Made Technology is put into a City."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One for each Made tile, while the City has a free slot."""
        seat, city = frame.v["seat"], frame.v["place"]
        full = len(state.cities[city].technologies) >= state.content.cities[city].slots
        if full or not table.tokens_left(state, seat):
            return []
        return [_deployed(state, frame, tile) for tile in state.players[seat].technologies]

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """Nothing made, no room, or no token to mark it with."""
        if not state.players[frame.v["seat"]].technologies:
            return Text("hybris-why-made")
        full = len(state.cities[frame.v["place"]].technologies) >= state.content.cities[frame.v["place"]].slots
        return Text("hybris-why-full" if full else "hybris-why-tokens")

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Lay it there; then others may contest it."""
        seat, city = frame.v["seat"], frame.v["place"]
        draft.players[seat].technologies.remove(what)
        draft.cities[city].technologies.append(Made(what, seat))
        say(ctx, "deployed", seat, tile=name_text(draft, what), city=name_text(draft, city))
        facts = {name: frame.v[name] for name in ("seat", "character", "place")}
        flow.push(draft, "deployment", **facts, tile=what, step="contest", by=None)


def _deployed(state: HybrisState, frame: Frame, tile: str) -> Option:
    """Who could contest it, and what they would get, is said before."""
    found = (module.rival(state, frame.v["seat"], frame.v["place"]) for module in state.content.modules)
    rivals = [*map(seat_text, asked(state, frame.v["seat"], tile)), *(one for one in found if one is not None)]
    prophet = state.content.characters[frame.v["character"]].kind == "prophet"
    facts: Args = {"city": name_text(state, frame.v["place"]), "vp": state.content.technologies[tile].vp}
    facts |= {"who": rivals, "kind": "prophet" if prophet else "fighter"}
    return tile_option(state, "deploy", tile, rivals=len(rivals), **facts)


def holder_text(state: HybrisState, made: Made) -> Text:
    """A tile with whose it is."""
    return Text("hybris-made", {"tile": name_text(state, made.tile), "seat": seat_text(made.owner)})
