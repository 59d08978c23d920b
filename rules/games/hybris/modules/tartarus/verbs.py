"""What effects do in the Tartarus: Corruption, Guilt, suffering, the card of a sanction (3.3)."""

from __future__ import annotations

from rules.core.effects import Extent, Run, Verb
from rules.core.types import Seat
from rules.games.hybris import decks, resources, table
from rules.games.hybris.cards import said
from rules.games.hybris.flow.age_end import wrath
from rules.games.hybris.modules.tartarus import board
from rules.games.hybris.modules.tartarus.records import records
from rules.games.hybris.ops import Happened, ModuleOp
from rules.games.hybris.state import HybrisState
from rules.games.hybris.triggers import TRIGGERS
from rules.games.hybris.verbs import Roles, start
from rules.games.hybris.words import Ctx, name_text, say, why_text

DECK = "corruption"


class DoCorruption(Verb[HybrisState, ModuleOp]):
    """The token goes on, or back."""

    def extent(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Extent:
        """Nothing when it would go back from the first space."""
        return Extent.FULL if op.n > 0 or board.level(state, seat) > 1 else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Move it."""
        board.advance(draft, seat, op.n, ctx)


class DoGrowth(Verb[HybrisState, ModuleOp]):
    """Corruption Growth, the Location bonus of the Tartarus (HYB-073): some powers wait for it."""

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """One space on."""
        board.advance(draft, seat, op.n, ctx)
        TRIGGERS.happened(draft, Happened("growth", seat))


class DoGuilt(Verb[HybrisState, ModuleOp]):
    """Guilt is gained, or own tokens come back from the Primordial."""

    def extent(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Extent:
        """Nothing when none can come back."""
        return Extent.FULL if op.n > 0 or board.part(state)["guilt"][seat] else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Token by token."""
        for _ in range(op.n):
            blame(draft, seat, ctx)
        held = board.part(draft)["guilt"]
        back = min(held[seat], max(0, -op.n))
        if back:
            held[seat] -= back
            say(ctx, "absolved", seat, count=back)


def blame(draft: HybrisState, seat: Seat, ctx: Ctx) -> None:
    """A token goes to the Primordial, which may answer with its Wrath; without a token Greatness is lost (RUL46)."""
    if not table.tokens_left(draft, seat):
        resources.lose(draft, seat, "greatness", records(draft.content).numbers.no_token, ctx, why_text("no-token"))
        return
    held = board.part(draft)["guilt"]
    held[seat] += 1
    limit = draft.content.primordial(draft.primordial).aegis
    facts = {"total": sum(held), "limit": limit}
    say(ctx, "guilt", seat, primordial=name_text(draft, draft.primordial), **facts)
    if sum(held) >= limit:
        _punish(draft, ctx)


def _punish(draft: HybrisState, ctx: Ctx) -> None:
    """Those with most tokens suffer Wrath I, Ward or not (RUL30, RUL32); all tokens go home (HYB-126 to HYB-128)."""
    held = board.part(draft)["guilt"]
    seats = [seat for seat in table.from_active(draft) if held[seat] == max(held)]
    held[:] = [0 for _ in held]
    say(ctx, "atoned", None, primordial=name_text(draft, draft.primordial))
    wrath(draft, seats, f"{draft.primordial}:wrath1", ctx)


class DoSuffer(Verb[HybrisState, ModuleOp]):
    """Suffer the Corruption: the space of the token and all before it, in rising order."""

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """As parts of the effect at hand: where one of them ends the turn, those after it are skipped (RUL5)."""
        say(ctx, "suffers", seat, space=board.level(draft, seat))
        for program in reversed(board.suffered(draft, seat)):
            self.effects.enter(draft, run, program)


class DoSanction(Verb[HybrisState, ModuleOp]):
    """The top Corruption card strikes the owner of a beaten Prisoner (HYB-150, HYB-151)."""

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Reveal it."""
        victor = run.memory.get("victor")
        reveal(draft, seat, "prisoner", ctx, {} if victor is None else {"victor": victor})


def reveal(draft: HybrisState, seat: Seat, side: str, ctx: Ctx, roles: Roles | None = None) -> None:
    """Turn up the top Corruption card, put it on the discard pile, and run one side of it; the last thing done.

    It lies there before it is resolved, so it does however that ends (HYB-088, HYB-116).
    """
    card = decks.take(draft, seat, DECK, ctx)
    if card is None:
        return
    decks.of(draft, seat, DECK).discard.append(card)
    say(ctx, "revealed", seat, reveals=True, card=name_text(draft, card), says=said(draft.content, f"{card}:{side}"))
    start(draft, seat, f"{card}:{side}", roles=roles)
