"""Verbs about cards and Enhancement tiles: drawing, discarding, taking back, removing pieces."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rules.core import flow
from rules.core.effects import Extent, Picking, Run, Verb, ask_first
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Seat, Text
from rules.games.hybris import decks, halt, resources, tiles
from rules.games.hybris.cards import says
from rules.games.hybris.ops import Discard, Draw, Mill, Recover, Remove
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import amount, change
from rules.games.hybris.verbs.base import picked, question
from rules.games.hybris.words import Ctx, cards_text, name_text, piece_text, say


class DoDraw(Verb[HybrisState, Draw]):
    """Draw, and keep all or some."""

    def extent(self, state: HybrisState, run: Run, op: Draw, seat: Seat) -> Extent:
        """By the cards there are."""
        possible = any(decks.piles(state, seat, op.deck)) and decks.room(state, seat, op.deck)
        return Extent.FULL if possible else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: Draw, seat: Seat, ctx: Ctx) -> None:
        """Draw."""
        decks.draw(draft, seat, op.deck, op.n, ctx, op.keep)


class DoMill(Verb[HybrisState, Mill]):
    """Cards go from a deck of the table to its discard pile."""

    def extent(self, state: HybrisState, run: Run, op: Mill, seat: Seat) -> Extent:
        """By the cards there are."""
        return Extent.FULL if amount(state, seat, op.n) and any(decks.piles(state, 0, op.deck)) else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: Mill, seat: Seat, ctx: Ctx) -> None:
        """One by one, until the deck is empty."""
        decks.mill(draft, op.deck, amount(draft, seat, op.n), ctx)


class DoDiscard(Verb[HybrisState, Discard]):
    """Discard cards of one's choice; what is short costs 1 Greatness. A Wrath may be smaller for some."""

    def do(self, draft: HybrisState, run: Run, op: Discard, seat: Seat, ctx: Ctx) -> None:
        """Ask which, where there are more of them."""
        less = change(draft, seat, "wrath") if ":wrath" in run.program else 0
        wanted, held = max(0, op.n - less), list(decks.hand(draft, seat, op.deck))
        if op.bang and len(held) < wanted:
            halt.bang(draft, self.effects, seat, says(op), cards_text(op.deck, wanted - len(held)), ctx)
            return
        if len(held) > wanted > 0:
            ask_first(draft, seat, left=wanted)
            return
        for card in held if wanted else ():
            decks.discard(draft, seat, op.deck, card, ctx)
        if len(held) < wanted:
            resources.fall_short(draft, seat, cards_text(op.deck, wanted - len(held)), ctx)

    def extent(self, state: HybrisState, run: Run, op: Discard, seat: Seat) -> Extent:
        """What is short is paid for otherwise."""
        return Extent.FULL

    def ask(self, state: HybrisState, run: Run, op: Discard, frame: Frame) -> AnyDecision:
        """Which card."""
        options = [decks.card_option(state, card) for card in decks.hand(state, frame.v["seat"], op.deck)]
        return question(state, run, frame, "discard", options, public=False, left=frame.v["left"])

    def answer(self, draft: HybrisState, run: Run, op: Discard, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Discard it; ask for the next one."""
        decks.discard(draft, frame.v["seat"], op.deck, picked(choice), ctx)
        frame.v["left"] -= 1
        if frame.v["left"]:
            flow.ask_again(draft, frame)
        else:
            flow.pop(draft)


class DoRecover(Picking[HybrisState, Recover]):
    """Take a Conflict card back from the own discard pile."""

    def among(self, state: HybrisState, run: Run, op: Recover, seat: Seat) -> Collection[str]:
        """The pile."""
        return state.players[seat].discard

    def begun(self, op: Recover) -> dict[str, Any]:
        """So many."""
        return {"left": op.n}

    def ask(self, state: HybrisState, run: Run, op: Recover, frame: Frame) -> AnyDecision:
        """Which card."""
        options = [decks.card_option(state, card) for card in state.players[frame.v["seat"]].discard]
        return question(state, run, frame, "recover", options)

    def answer(self, draft: HybrisState, run: Run, op: Recover, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Take it; ask for the next one."""
        player, card = draft.players[frame.v["seat"]], picked(choice)
        player.discard.remove(card)
        player.hand.append(card)
        say(ctx, "recovered", frame.v["seat"], card=name_text(draft, card))
        frame.v["left"] -= 1
        if frame.v["left"] and player.discard:
            flow.ask_again(draft, frame)
        else:
            flow.pop(draft)


class DoRemove(Picking[HybrisState, Remove]):
    """Take a piece off an own tile; a Temple then goes into a City."""

    def among(self, state: HybrisState, run: Run, op: Remove, seat: Seat) -> Collection[tuple[str, str]]:
        """Tiles with such a piece."""
        return tiles.removable(state, seat, op.what)

    def ask(self, state: HybrisState, run: Run, op: Remove, frame: Frame) -> AnyDecision:
        """Which tile, or which City."""
        seat = frame.v["seat"]
        if "tile" in frame.v:
            cities = tiles.temple_cities(state, seat)
            options = [Option(f"city:{key}", name_text(state, key), ref=f"city:{key}") for key in cities]
            return question(state, run, frame, "temple", options)
        found = self.among(state, run, op, seat)
        if op.what == "spark" and state.players[seat].hindrance:
            instead = [Option(f"tile:{next(iter(found))[0]}", Text("hybris-option-hindrance"))]
            return question(state, run, frame, "tile", instead, what="hindrance")
        return question(
            state, run, frame, "tile", [_tile(state, seat, tile, piece) for tile, piece in found], what=op.what
        )

    def answer(self, draft: HybrisState, run: Run, op: Remove, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Take it off, or ask for the City first."""
        seat = frame.v["seat"]
        if "tile" in frame.v:
            flow.pop(draft)
            tiles.take_off(draft, seat, frame.v["tile"], "temple", ctx, picked(choice))
            return
        tile = picked(choice)
        piece = next(piece for found, piece in self.among(draft, run, op, seat) if found == tile)
        if piece == "temple":
            frame.v["tile"] = tile
            flow.ask_again(draft, frame)
            return
        flow.pop(draft)
        tiles.take_off(draft, seat, tile, piece, ctx)


def _tile(state: HybrisState, seat: Seat, tile: str, piece: str) -> Option:
    left = state.players[seat].tiles[tile]
    hint = Text("hybris-hint-tile", {"pieces": [piece_text(one) for one in left], "left": len(left)})
    label = Text("hybris-option-tile", {"tile": name_text(state, tile), "piece": piece_text(piece)})
    return Option(f"tile:{tile}", label, ref=f"tile:{tile}", hint=hint)
