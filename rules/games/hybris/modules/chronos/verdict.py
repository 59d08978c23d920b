"""How a match against Chronos ends (3.4 results): together, never by rank."""

from __future__ import annotations

from typing import Literal

from rules.core.ranking import Score, ranked
from rules.core.types import Outcome, Text
from rules.games.hybris.modules.chronos import board
from rules.games.hybris.modules.chronos.records import concepts
from rules.games.hybris.state import HybrisState
from rules.games.hybris.words import Ctx


def end(draft: HybrisState, ctx: Ctx, verdict: Literal["defeat", "partial", "complete"], why: str) -> None:
    """The match is over; of Victory Points only those on the track count, there is no final scoring."""
    found = {seat: player.vp for seat, player in draft.players.items()}
    facts = {"vp": board.part(draft)["vp"]}
    placed = ranked({seat: Score(vp, {"track": vp}) for seat, vp in found.items()}, draft.resigned)
    winners = () if verdict == "defeat" else tuple(draft.staying)
    draft.phase = "over"
    draft.outcome = Outcome(Text(f"hybris-end-{why}", facts), placed, winners, verdict)
    ctx.begin("end", Text("hybris-event-end", {"reason": draft.outcome.reason}), None, list(found.values()))


def chains(draft: HybrisState, ctx: Ctx) -> None:
    """With the last Chain gone Chronos wins at once (HYB-177, G55)."""
    if draft.outcome is None and not any(board.chains(draft, key) for key in concepts(draft.content)):
        end(draft, ctx, "defeat", "chains")
