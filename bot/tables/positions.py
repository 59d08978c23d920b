"""States of matches: from the newest snapshot, kept in memory while they are wanted, played on where needed."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from bot.model import Match, MatchId
from bot.store.port import Store
from bot.tables.errors import Refused
from bot.tables.referee import Referee
from rules.core import codec
from rules.core.errors import Rejected
from rules.core.game import State
from rules.core.types import Seat, Text

KEPT = 64
"""States in memory; they are never changed, so sharing them is safe."""

FARTHEST = 200
"""A turn of more commands than this cannot be undone."""


class Position(Struct, frozen=True):
    """A match and its state after command `seq`."""

    match: Match
    seq: int
    state: State


class Positions:
    """Loads states by match and command number."""

    def __init__(self, store: Store, referee: Referee) -> None:
        self._store = store
        self._referee = referee
        self._kept: OrderedDict[tuple[MatchId, int], State] = OrderedDict()

    def keep(self, match: MatchId, seq: int, state: State) -> None:
        """Have a state at hand; the oldest gives way."""
        self._kept[match, seq] = state
        self._kept.move_to_end((match, seq))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def newest(self, match: Match) -> Position:
        """The state now."""
        return await self.at(match, match.seq)

    async def at(self, match: Match, seq: int) -> Position:
        """The state after command `seq`; raises Refused when there is no such command."""
        if not 0 <= seq <= match.seq:
            raise Refused(Text("refused-at", {"at": seq, "newest": match.seq}))
        state = self._kept.get((match.id, seq))
        if state is None:
            state = await self._load(match, seq)
            self.keep(match.id, seq, state)
        return Position(match, seq, state)

    async def _load(self, match: Match, seq: int) -> State:
        stored = await self._store.snapshot(match.id, seq)
        assert stored is not None, f"match {match.id} has no snapshot up to {seq}"
        game = self._referee.game(match.game)
        try:
            state: State = codec.decode_state(game, stored.state, stored.rules_version)
        except Rejected as error:
            raise Refused(error.text) from error
        if stored.seq == seq:
            return state
        # A snapshot is kept after each undo: no way from a snapshot to the next leads across one.
        entries = await self._store.entries(match.id, stored.seq, seq)
        return (await self._referee.line(match, state, stored.seq, entries)).state

    async def own_turn(self, match: Match, seat: Seat) -> tuple[Position, int]:
        """Where the newest unbroken run of a seat's own answers and undos began, and how many they are."""
        recent = await self._store.entries(match.id, max(0, match.seq - FARTHEST))
        run = 0
        for entry in reversed(recent):
            if entry.seat != seat or entry.kind not in ("answer", "undo"):
                break
            run += 1
        if run == FARTHEST:
            run = 0
        return await self.at(match, match.seq - run), run
