"""Taking a column back: what it can change is remembered when its first ability is used before its Action (A14)."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

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


_ALIKE = ("board", "sunk", "favor", "landscapes", "used", "discount", "ending")
"""What is kept as it is."""


def remember(draft: PantheumState) -> None:
    """Keep the position to which the column goes back, unless it is kept already or the Action is done."""
    if draft.acted or draft.before:
        return
    players = {str(seat): replace(player, plan="") for seat, player in draft.players.items()}
    alike = {name: getattr(draft, name) for name in _ALIKE}
    at = draft.kronos.at if draft.kronos else None
    draft.before = _encoder.encode(Before(players=players, deck=len(draft.deck), kronos_at=at, **alike)).decode()


def restore(draft: PantheumState) -> None:
    """Go back to the remembered position."""
    kept = _decoder.decode(draft.before)
    for seat, player in draft.players.items():
        before = kept.players[str(seat)]
        at = None if seat in draft.resigned else before.at
        draft.players[seat] = replace(before, plan=player.plan, at=at)
    for name in _ALIKE:
        setattr(draft, name, getattr(kept, name))
    # Cards only ever go under the deck while a column is performed.
    draft.deck = draft.deck[: kept.deck]
    if draft.kronos and kept.kronos_at is not None:
        draft.kronos.at = kept.kronos_at
    draft.before = ""
