"""What must be true of a match in the end, whatever happened to the bot meanwhile: its log, and its messages."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.local.world import Payload
from bot.model import Match
from bot.store.port import Store
from rules.core.engine import waited_for
from rules.core.game import Game, find
from tests.e2e.rig import Rig, offers
from tests.support.tables import replayed


async def check_log(store: Store, match: Match, game: Game[Any, Any] | None = None) -> list[tuple[int, ...]]:
    """A match stands where its log leads; whom play waited for after each command."""
    entries = await store.entries(match.id)
    assert [entry.seq for entry in entries] == list(range(match.seq + 1))
    presses = [entry.interaction for entry in entries if entry.interaction is not None]
    assert len(presses) == len(set(presses)), "each press counts once"
    if not entries:
        return []
    stored = await store.snapshot(match.id, match.seq)
    states = await replayed(store, match, game or find(match.game))
    assert stored is not None
    assert (stored.seq, stored.state) == (match.seq, states[-1].raw)
    return [waited_for(one.pending) for one in states]


def posted(rig: Rig, match: Match) -> list[Payload]:
    """What the bot has posted by itself for a match: their nonces begin with its id."""
    return [m for m in rig.standin.world.messages.values() if str(m.get("nonce", "")).startswith(f"{match.id}-")]


def check_messages(rig: Rig, match: Match) -> None:
    """Each message that a match must have is there, and once."""
    messages, started = posted(rig, match), match.seq >= 0
    assert max(Counter(m["nonce"] for m in messages).values()) == 1
    assert not [m for m in messages if m["content"]], "every call has become its message"
    places = Counter(m["channel_id"] for m in messages)
    assert places[rig.channel] == 1, "the lobby card"
    if not started:
        return
    thread = [m for m in messages if m["channel_id"] == str(match.place.thread)]
    dms = len(messages) - len(thread) - 1
    people = [holder for holder in match.holders if holder.user is not None]
    assert dms in (0, len(people)), "a hand for each person, in titles that have hands"
    over = match.status == "over"
    assert sum(offers(m, "rematch", match.id) for m in messages) == over
    assert sum(offers(m, "turn", match.id) for m in thread) == (not over), "one card that can be pressed"
