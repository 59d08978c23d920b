"""Honor gained and lost, units lost, and the judgment whether the match is over (End of the game)."""

from __future__ import annotations

from rules.core.types import Outcome, Seat, Standing, Text, seat_text
from rules.games.storm.board import PALACE, enemy
from rules.games.storm.data import UNITS
from rules.games.storm.state import GONE, UNSEEN, StormState, numbers_of, seat_of
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, SIDES
from rules.games.storm.words import Ctx, say, unit_text


def change_honor(draft: StormState, side: str, by: int, reason: str, ctx: Ctx) -> None:
    """Change a side's honor and say why; nothing happens for 0. Judge afterwards."""
    if by:
        faction = draft.factions[side]
        faction.honor += by
        way = "lose" if by < 0 else "gain"
        say(ctx, "honor", "storm-event-honor", side, by=abs(by), way=way, honor=faction.honor, reason=reason)


def honors(state: StormState) -> list[int]:
    """The honor of each seat's side; none where no side is chosen yet."""
    by_seat = {faction.seat: faction.honor for faction in state.factions.values()}
    return [by_seat.get(seat, 0) for seat in range(state.seats)]


def eliminate(draft: StormState, number: int, ctx: Ctx, *, key: str = "storm-event-lost") -> None:
    """A unit leaves the map for good (unless it is revived); everybody sees which. `key` says how it is told."""
    piece = draft.pieces[number]
    draft.change(number, region=GONE, known=True)
    draft.factions[piece.side].lost.append(piece.name)
    draft.seen = UNSEEN
    say(ctx, "lost", key, piece.side, reveals=True, unit=unit_text(piece.name), name=piece.name)


def decided(honor: dict[str, int], *, leader_in_palace: bool, leaders_left: bool) -> str | None:
    """Who has won: a side, `draw`, or None. Honor is judged before the objectives."""
    broken = [side for side in SIDES if honor[side] <= 0]
    if broken:
        return "draw" if len(broken) == len(SIDES) else enemy(broken[0])
    if leader_in_palace:
        return CHTHONIAN
    return None if leaders_left else OLYMPIAN


def leaders(state: StormState) -> list[int]:
    """Where the Chthonian leaders stand that are on the map."""
    return [piece.region for piece in state.pieces if piece.region != GONE and UNITS[piece.name].leader]


def judge(draft: StormState, ctx: Ctx) -> bool:
    """End the match when it is decided; True when it is over."""
    if draft.outcome is not None:
        return True
    honor = {side: faction.honor for side, faction in draft.factions.items()}
    found = leaders(draft)
    won = decided(honor, leader_in_palace=PALACE in found, leaders_left=bool(found))
    if won is None:
        return False
    if won == "draw":
        end_match(draft, ctx, None, Text("storm-end-draw-honor"))
    else:
        loser = enemy(won)
        cause = "honor" if honor[loser] <= 0 else "palace" if won == CHTHONIAN else "leaders"
        names = {"winner": seat_text(seat_of(draft, won)), "loser": seat_text(seat_of(draft, loser))}
        end_match(draft, ctx, seat_of(draft, won), Text(f"storm-end-{cause}", {**names}))
    return True


def judge_honor(draft: StormState, ctx: Ctx) -> bool:
    """Judge honor alone, where units still have to be taken off before the objectives count; True when over."""
    return any(draft.factions[side].honor <= 0 for side in SIDES) and judge(draft, ctx)


def end_match(draft: StormState, ctx: Ctx, winner: Seat | None, reason: Text) -> None:
    """End the match; None is a draw. The score is the honor left."""
    left = enumerate(honors(draft))
    rows = [Standing(seat, 1 if winner in (None, seat) else 2, max(0, honor)) for seat, honor in left]
    placed = tuple(sorted(rows, key=lambda row: (row.rank, row.seat)))
    draft.outcome = Outcome(reason, placed, () if winner is None else (winner,), "draw" if winner is None else None)
    ctx.begin("end", Text("storm-event-end", {"reason": reason}), None, honors(draft), reveals=True)


def clash(draft: StormState, region: int, ctx: Ctx) -> None:
    """Persephone and Demeter, where they meet: both are lost before anything else counts."""
    here = [n for n in numbers_of(draft, "persephone", "demeter") if draft.pieces[n].region == region]
    anywhere = draft.options["clash"] == "anywhere"
    if len(here) == 2 and (region == PALACE or anywhere):
        say(ctx, "clash", "storm-event-clash", CHTHONIAN, reveals=True, region=region)
        for number in here:
            eliminate(draft, number, ctx)
