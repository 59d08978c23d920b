"""How a match against Chronos ends (3.4 results): together, never by rank."""

from __future__ import annotations

from typing import Literal

from rules.core.ranking import Score, ranked
from rules.core.types import Outcome, Text
from rules.games.hybris import scoring, table
from rules.games.hybris.modules.chronos import board
from rules.games.hybris.modules.chronos.records import concepts
from rules.games.hybris.state import HybrisState
from rules.games.hybris.words import Ctx


def end(draft: HybrisState, ctx: Ctx, verdict: Literal["defeat", "partial", "complete"], why: str) -> None:
    """The match is over; of Victory Points only those on the track count, there is no final scoring."""
    found = {seat: player.vp for seat, player in draft.players.items()}
    facts = {"vp": board.part(draft)["vp"]}
    placed = ranked({seat: Score(vp, {"track": vp} if vp else {}) for seat, vp in found.items()}, draft.resigned)
    winners = () if verdict == "defeat" else tuple(draft.staying)
    draft.phase = "over"
    draft.outcome = Outcome(Text(f"hybris-end-{why}", facts), placed, winners, verdict)
    scoring.begin(draft, ctx, "end", Text("hybris-event-end", {"reason": draft.outcome.reason}))


def after_last(draft: HybrisState, ctx: Ctx) -> None:
    """After the last Age: who has more VP than Chronos beats him; equals do not (HYB-178, HYB-181, HYB-185; G54)."""
    above = [draft.players[seat].vp > board.part(draft)["vp"] for seat in draft.staying]
    if all(above):
        end(draft, ctx, "complete", "all-above")
    elif any(above):
        end(draft, ctx, "partial", "some-above")
    else:
        end(draft, ctx, "defeat", "none-above")


def tiles(draft: HybrisState, ctx: Ctx) -> None:
    """All tiles of all Olympians unlocked end the match at once (HYB-184); one player's alone do not."""
    if all(table.unlocked(draft, seat) == len(draft.players[seat].tiles) for seat in draft.staying):
        end(draft, ctx, "complete", "all-tiles")


def deserted(draft: HybrisState, ctx: Ctx) -> None:
    """With nobody left Chronos has won."""
    if not draft.staying:
        end(draft, ctx, "defeat", "deserted")


def chains(draft: HybrisState, ctx: Ctx) -> None:
    """With the last Chain gone Chronos wins at once (HYB-177, G55)."""
    if draft.outcome is None and not any(board.chains(draft, key) for key in concepts(draft.content)):
        end(draft, ctx, "defeat", "chains")
