"""Taking a column back: what it can change is remembered when its first ability is used before its Action (A14)."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from rules.games.pantheum.state import PantheumState, Player, Tile


class Before(Struct):
    """Everything that abilities used before an Action can change; the plans and piles they cannot see stay out."""

    board: dict[str, Tile]
    players: dict[str, Player]
    """By seat number as text: sorted JSON wants text keys."""
    deck: int
    sunk: int
    favor: int
    landscapes: dict[str, int]
    used: list[str]
    discount: int
    ending: bool
    kronos_at: str | None


_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(Before)


def remember(draft: PantheumState) -> None:
    """Keep the position to which the column goes back, unless it is kept already or the Action is done."""
    if draft.acted or draft.before:
        return
    players = {str(seat): player.clone() for seat, player in draft.players.items()}
    for player in players.values():
        player.plan = ""
    kept = Before(
        draft.board,
        players,
        len(draft.deck),
        draft.sunk,
        draft.favor,
        draft.landscapes,
        draft.used,
        draft.discount,
        draft.ending,
        draft.kronos.at if draft.kronos else None,
    )
    draft.before = _encoder.encode(kept).decode()


def restore(draft: PantheumState) -> None:
    """Go back to the remembered position."""
    kept = _decoder.decode(draft.before)
    players = {seat: kept.players[str(seat)] for seat in draft.players}
    for seat, player in players.items():
        player.plan = draft.players[seat].plan
        if seat in draft.resigned:
            player.at = None
    draft.board, draft.players = kept.board, players
    # Cards only ever go under the deck while a column is performed.
    draft.deck = draft.deck[: kept.deck]
    draft.sunk, draft.favor, draft.landscapes = kept.sunk, kept.favor, kept.landscapes
    draft.used, draft.discount, draft.ending = kept.used, kept.discount, kept.ending
    if draft.kronos and kept.kronos_at is not None:
        draft.kronos.at = kept.kronos_at
    draft.before = ""
