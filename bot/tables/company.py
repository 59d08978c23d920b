"""What automatic players are called."""

from __future__ import annotations

from typing import Any

from bot.model import Match
from bot.names import looks
from rules.core.errors import Rejected
from rules.core.game import Game
from rules.core.rng import Rng, Source
from rules.core.text import Wording
from rules.core.types import Text


def automat_name(lobby: Match, game: Game[Any, Any]) -> str:
    """A name for one more automatic player: nobody else's at the table, and no card's of the title as it is played.

    The same for the same table, so that a second try gives no other.
    """
    say = Wording()
    names = Source(Rng(f"{lobby.id}:automats")).shuffle(say(Text("automat-names")).split(", "))
    taken = {looks(holder.name) for holder in lobby.holders} | _of_cards(lobby, game, say)
    return next(name for name in names if looks(name) not in taken)


def _of_cards(lobby: Match, game: Game[Any, Any], say: Wording) -> set[str]:
    try:
        return {looks(say(card.name)) for card in game.played(lobby.options).components()}
    except Rejected:  # its content pack is not there: the match cannot begin either
        return set()
