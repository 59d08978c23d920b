"""Points, final scoring and the end (2.10)."""

from __future__ import annotations

from rules.core.ranking import Score, ranked, winners
from rules.core.types import Outcome, Seat, Standing, Text, seat_text
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import unlocked
from rules.games.hybris.words import Ctx


def by_source(state: HybrisState, seat: Seat) -> dict[str, int]:
    """Points by source if the match were scored now."""
    player, rates = state.players[seat], state.content.house.final
    return {
        "track": player.vp,
        "greatness": player.greatness // rates.greatness,
        "made": rates.made * len(player.technologies),
        "leftover": (player.aegis + player.believer + player.prayer) // rates.leftover,
    }


def total(state: HybrisState, seat: Seat) -> int:
    """What a seat would have in all."""
    return sum(by_source(state, seat).values())


def totals(state: HybrisState) -> list[int]:
    """The same for all seats: nothing hidden counts. Who play together have only what is on the track (HYB-178)."""
    if state.content.peace:
        return [state.players[seat].vp for seat in range(state.seats)]
    return [total(state, seat) for seat in range(state.seats)]


def begin(draft: HybrisState, ctx: Ctx, kind: str, phase: Text, by: Seat | None = None) -> None:
    """Log that a chapter begins, with everybody's points."""
    ctx.begin(kind, phase, by, totals(draft), together=draft.content.peace)


def standings(state: HybrisState, first: Seat | None = None) -> tuple[Standing, ...]:
    """All seats by rank: points, then Greatness, unlocked tiles, Sparks. `first` has won at once."""
    scores = {seat: _score(state, seat) for seat in range(state.seats)}
    if first is None:
        return ranked(scores, state.resigned)
    placed = ranked(scores, state.resigned)
    own = next(one for one in placed if one.seat == first)
    others = ranked({seat: score for seat, score in scores.items() if seat != first}, state.resigned)
    after = [Standing(one.seat, one.rank + 1, one.score, one.parts, one.tiebreaks) for one in others]
    return (Standing(first, 1, own.score, own.parts, own.tiebreaks), *after)


def _score(state: HybrisState, seat: Seat) -> Score:
    player = state.players[seat]
    ties = (player.greatness, unlocked(state, seat), player.sparks)
    return Score(total(state, seat), by_source(state, seat), ties)


def finish(draft: HybrisState, ctx: Ctx, reason: Text, first: Seat | None = None) -> None:
    """Score and end the match."""
    placed = standings(draft, first)
    draft.phase = "over"
    draft.outcome = Outcome(reason, placed, winners(placed, draft.resigned))
    begin(draft, ctx, "end", Text("hybris-event-end", {"reason": reason}))


def triumph(draft: HybrisState, seat: Seat, ctx: Ctx) -> None:
    """All six tiles are unlocked: that seat wins at once (P1), unless a module says otherwise."""
    if any(module.triumph(draft, ctx) for module in draft.content.modules):
        return
    finish(draft, ctx, Text("hybris-end-tiles", {"seat": seat_text(seat)}), seat)
