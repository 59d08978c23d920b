"""Points by source, tie-breaks, and the end of a match (Scoring; Solo Mode: Scoring and Result)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from rules.core.ranking import Score, ranked, winners
from rules.core.types import Outcome, Seat, Standing, Text
from rules.games.pantheum.board import KEPT, SQUARES
from rules.games.pantheum.data import DATA, PLANS, Band, card_of
from rules.games.pantheum.state import PantheumState, Player
from rules.games.pantheum.verbs import Scene, Verb, card_verb
from rules.games.pantheum.words import Ctx


def wanted(plan: str, key: str) -> str:
    """The landscape a plan wants on a square; `X` on its dark square."""
    row, col = key.split(",")
    return PLANS[plan][int(row)][int(col)]


def plan_points(state: PantheumState, plan: str) -> int:
    """Points of all tiles whose landscape equals the plan there, whoever locked them."""
    return sum(tile.vp for key, tile in state.board.items() if tile.landscape == wanted(plan, key))


def plan_matches(state: PantheumState, plan: str) -> int:
    """How many landscapes equal the plan, those worth nothing included (first tie-break)."""
    return sum(1 for key in SQUARES if state.board[key].landscape == wanted(plan, key))


def favor_points(state: PantheumState) -> Counter[Seat]:
    """Points of all tiles that show a seat's icon, by seat."""
    points: Counter[Seat] = Counter()
    for tile in state.board.values():
        if tile.favor is not None:
            points[tile.favor] += tile.vp
    return points


def strongest_points(player: Player) -> int:
    """The highest power in each column, added up."""
    return _demigods(*map(tuple, player.columns.values()))[0]


def bonus_points(state: PantheumState, seat: Seat) -> int:
    """What demigods are worth by their abilities."""
    return _bonus(state, seat, _demigods(*map(tuple, state.players[seat].columns.values()))[1])


def _bonus(state: PantheumState, seat: Seat, scoring: Iterable[str]) -> int:
    player = state.players[seat]
    scenes = [Scene(state, seat, player.column_of(card), card) for card in scoring]
    return sum([card_verb(scene.card).points(scene) for scene in scenes])


@lru_cache(KEPT)
def _demigods(*columns: tuple[str, ...]) -> tuple[int, list[str]]:
    """Of the cards of a board, by column: the highest powers, added up; those that are worth points by an ability."""
    strongest = sum(max((card_of(card).power for card in cards), default=0) for cards in columns)
    return strongest, [card for card in chain(*columns) if type(card_verb(card)).points is not Verb.points]


def blight_loss(state: PantheumState) -> int:
    """Points lost in solo: one for each blight on any Pit."""
    return sum(tile.blight for tile in state.board.values() if tile.pit)


def parts(state: PantheumState, seat: Seat) -> dict[str, int]:
    """Points by source; blight, in solo only, counts against."""
    found = {
        "plan": plan_points(state, state.players[seat].plan),
        "favor": favor_points(state)[seat],
        "strongest": strongest_points(state.players[seat]),
        "bonus": bonus_points(state, seat),
    }
    if state.kronos:
        found["blight"] = -blight_loss(state)
    return found


def public_points(state: PantheumState) -> list[int]:
    """The points that everybody can count, by seat: all but the plans'."""
    favor, lost = favor_points(state), blight_loss(state) if state.kronos else 0
    boards = [_demigods(*map(tuple, player.columns.values())) for player in state.players.values()]
    return [favor[seat] + strongest + _bonus(state, seat, own) - lost for seat, (strongest, own) in enumerate(boards)]


def recruited_power(state: PantheumState, seat: Seat) -> int:
    """The summed power of every demigod this seat ever recruited (second tie-break, A26)."""
    return sum(card_of(card).power for card in state.players[seat].recruited)


def band(points: int) -> Band:
    """The solo result for so many points: the highest whose threshold is reached."""
    return next(band for band in DATA.solo.bands if band.least is None or points >= band.least)


def standings(state: PantheumState) -> tuple[Standing, ...]:
    """All seats by rank; those that left come last, whatever their points."""
    scores = {}
    for seat in range(state.seats):
        points = parts(state, seat)
        ties = (plan_matches(state, state.players[seat].plan), recruited_power(state, seat))
        scores[seat] = Score(sum(points.values()), points, ties)
    return ranked(scores, state.resigned)


def finish_match(draft: PantheumState, ctx: Ctx, reason: Text) -> None:
    """Score and end the match."""
    placed = standings(draft)
    won = winners(placed, draft.resigned)
    verdict = None
    if draft.kronos:
        reached = band(placed[0].score)
        verdict = "defeat" if draft.resigned else reached.name
        won = won if reached.won else ()
    draft.outcome = Outcome(reason, placed, won, verdict)
    ctx.begin("end", Text("pantheum-event-end", {"reason": reason}), None, public_points(draft), reveals=True)
