"""Points by source, the prestige ranking, and the end of a match (Final Scoring; R18, R20, R32, R40)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.ranking import Score, ranked, winners
from rules.core.types import Outcome, Seat, Standing, Text
from rules.games.elysium.content import DATA
from rules.games.elysium.departure import staying
from rules.games.elysium.legends import legend_points, penalty
from rules.games.elysium.state import ElysiumState, is_citizen
from rules.games.elysium.words import Ctx, phase_text, say


def remove(draft: ElysiumState, ctx: Ctx) -> None:
    """Domains and single cards leave the match; they do not enter the discard pile (R40)."""
    ctx.begin("scoring", phase_text(draft.epoch, "scoring"), None, totals(draft))
    for player in draft.players.values():
        draft.removed += [held.key for held in player.domain]
        draft.removed += [key for legend in player.legends if legend.kind is None for key in legend.cards]
        player.domain = []
        player.legends = [legend for legend in player.legends if legend.kind is not None]
    say(ctx, "removed", "elysium-event-removed", None)


def prestige_points(counts: list[int]) -> list[int]:
    """Points of the PP ranking; equals share the sum of their places, rounded down, and 0 PP takes no place (R20)."""
    table = DATA.scoring.prestige
    points = []
    for count in counts:
        ahead, equal = sum(1 for other in counts if other > count), counts.count(count)
        points.append(sum(table[ahead : ahead + equal]) // equal if count else 0)
    return points


def tile_points(state: ElysiumState, seat: Seat) -> tuple[int, int]:
    """VP of a seat's family tiles and of its level tiles."""
    bonuses = state.content.bonuses
    held = [place for one in state.family_tiles.values() for place, holder in enumerate(one) if holder == seat]
    family = sum(bonuses.family[place] for place in held)
    level = sum(bonuses.level[int(level) - 1] for level, holder in state.level_tiles.items() if holder == seat)
    return family, level


def by_source(state: ElysiumState, seat: Seat) -> dict[str, int]:
    """Points of a seat by source as they stand."""
    return _by_source(state, seat, _prestige(state))


def _prestige(state: ElysiumState) -> dict[Seat, int]:
    """Points of the PP ranking by seat; who left takes no place (R45)."""
    stay = staying(state)
    return dict(zip(stay, prestige_points([state.players[seat].pp for seat in stay]), strict=True))


def _by_source(state: ElysiumState, seat: Seat, prestige: Mapping[Seat, int]) -> dict[str, int]:
    player = state.players[seat]
    family_tiles, level_tiles = tile_points(state, seat)
    citizens = sum(1 for legend in player.legends for key in legend.cards if is_citizen(key))
    return {
        "tokens": player.vp,
        "chronos": player.chronos,
        "family_legends": sum(legend_points(one) for one in player.legends if one.kind == "family"),
        "level_legends": sum(legend_points(one) for one in player.legends if one.kind == "level"),
        "prestige": prestige.get(seat, 0),
        "family_tiles": family_tiles,
        "level_tiles": level_tiles,
        "citizens": -penalty(state, seat) * citizens,
    }


def _sources(state: ElysiumState) -> dict[Seat, dict[str, int]]:
    prestige = _prestige(state)
    return {seat: _by_source(state, seat, prestige) for seat in range(state.seats)}


def total(points: dict[str, int]) -> int:
    """The final score; never below zero (R18)."""
    return max(0, sum(points.values()))


def totals(state: ElysiumState) -> list[int]:
    """What every seat's points come to as they stand, by seat."""
    return [total(points) for points in _sources(state).values()]


def standings(state: ElysiumState) -> tuple[Standing, ...]:
    """All seats by rank: score, then Gold (R32); those that left come last."""
    scores = {seat: Score(total(one), one, (state.players[seat].gold,)) for seat, one in _sources(state).items()}
    return ranked(scores, state.resigned)


def finish(draft: ElysiumState, ctx: Ctx, reason: Text) -> None:
    """Score and end the match."""
    placed = standings(draft)
    draft.outcome = Outcome(reason, placed, winners(placed, draft.resigned))
    ctx.begin("end", Text("elysium-event-end", {"reason": reason}), None, totals(draft))
