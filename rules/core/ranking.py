"""The final places of a match: by points, then by what breaks ties; who left comes last."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

from rules.core.types import Seat, Standing


class Score(Struct, frozen=True):
    """What a seat came to: points, by source in `parts`, and what breaks ties, first things first."""

    points: int
    parts: dict[str, int] = {}
    ties: tuple[int, ...] = ()


def ranked(scores: Mapping[Seat, Score], left: Collection[Seat] = ()) -> tuple[Standing, ...]:
    """All seats by rank, then by seat; those that `left` come last, whatever their points."""
    keys = {seat: (seat not in left, score.points, *score.ties) for seat, score in scores.items()}
    placed = [
        Standing(seat, 1 + sum(key > keys[seat] for key in keys.values()), score.points, score.parts, score.ties)
        for seat, score in scores.items()
    ]
    return tuple(sorted(placed, key=lambda standing: (standing.rank, standing.seat)))


def winners(placed: Collection[Standing], left: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """The seats in the first place that have not left."""
    return tuple(one.seat for one in placed if one.rank == 1 and one.seat not in left)
