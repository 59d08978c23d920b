"""The store in SQL: matches and their commands."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Holder, Match, MatchId, Notice, Place, Status, UserId
from bot.store import rows
from bot.store.messages import add_notices
from bot.store.people import People
from bot.store.port import Committed, Entry, Move, Snapshot
from bot.store.units import Args, Row, Transaction, Value

_MATCH = """
    SELECT m.*, r.id AS rematch FROM game_match m LEFT JOIN game_match r ON r.origin = 'rematch:' || m.id
"""
# What is asked for most takes one question, not two as a list does.
_ONE = """
    SELECT m.*, r.id AS rematch, s.*, coalesce(u.dm_closed, 0) AS dm_closed
    FROM game_match m LEFT JOIN game_match r ON r.origin = 'rematch:' || m.id
    LEFT JOIN seat s ON s.match_id = m.id LEFT JOIN user_settings u ON u.user_id = s.user_id
    WHERE m.id = ? ORDER BY s.seat
"""
_HOLDERS = """
    SELECT s.*, coalesce(u.dm_closed, 0) AS dm_closed
    FROM seat s LEFT JOIN user_settings u ON u.user_id = s.user_id WHERE s.match_id IN ({}) ORDER BY s.seat
"""
_ADD_SEAT = "INSERT INTO seat (match_id, seat, user_id, automat, name) VALUES (?, ?, ?, ?, ?)"
_OF_PRESS = "SELECT match_id, seq FROM command WHERE interaction_id = ?"
_ADD_COMMAND = "INSERT INTO command VALUES ({}) ON CONFLICT (interaction_id) DO NOTHING RETURNING seq"
_ADVANCE = """
    UPDATE game_match SET {} seq = :seq, era = :era, asked = :asked, updated = :at, edition = edition + :starting
    WHERE id = :match AND seq = :expect AND status = :standing AND edition = coalesce(:edition, edition) RETURNING id
"""
_NEXT_SNAPSHOT = """
    UPDATE snapshot SET seq = ?, state = ?, hash = ?, rules_version = ?, keep = ?
    WHERE match_id = ? AND seq = ? AND keep = 0 RETURNING seq
"""
_WAIT = """
    UPDATE seat SET waiting = (:waiting >> seat) & 1, resigned = (:resigned >> seat) & 1,
        since = CASE WHEN (:waiting >> seat) & 1 = 0 THEN NULL WHEN waiting = 1 THEN since ELSE :at END
    WHERE match_id = :match AND (waiting <> (:waiting >> seat) & 1 OR resigned <> (:resigned >> seat) & 1)
"""
"""Seats that change, by numbers whose bit n stands for seat n."""
_LIVE = "m.status IN ('lobby', 'running')"


class SqlStore(People):
    """Everything in the tables of one database, by `Store`'s promises; each call is one unit of work."""

    async def open(self) -> None:
        """Connect and bring the schema up to date; raises SchemaTooNew or Unusable."""
        await self.db.open()

    async def close(self) -> None:
        """Finish what is being written and disconnect."""
        await self.db.close()

    async def create(self, match: Match, seed: str, origin: str | None, notices: Sequence[Notice] = ()) -> Match:
        """Add a lobby, unless `origin` was used before."""

        def work(tx: Transaction) -> Match:
            known = tx.run("SELECT id FROM game_match WHERE origin = ?", (origin,))
            name = str(known[0]["id"]) if known else match.id
            if not known:
                values = rows.match_values(match, seed, origin)
                tx.run(f"INSERT INTO game_match VALUES ({', '.join('?' * len(values))})", values)
                tx.many(_ADD_SEAT, [rows.holder_values(name, holder) for holder in match.holders])
                add_notices(tx, notices)
            made = _one(tx.run(_ONE, (name,)))
            assert made is not None
            return made

        return await self.db.write(work)

    async def match(self, match: MatchId) -> Match | None:
        """A match by id."""
        return _one(await self.db.read(_ONE, (match,)))

    async def seed(self, match: MatchId) -> str:
        """The secret seed of a match; raises KeyError."""
        found = await self.db.read("SELECT seed FROM game_match WHERE id = ?", (match,))
        if not found:
            raise KeyError(match)
        return str(found[0]["seed"])

    async def matches_of(self, user: UserId) -> list[Match]:
        """Lobbies and running matches of a user, those waiting for them first, then newest first."""
        mine = f"JOIN seat s ON s.match_id = m.id AND s.user_id = ? AND s.resigned = 0 WHERE {_LIVE}"
        return await self._matches(f"{mine} ORDER BY s.waiting DESC, m.updated DESC, m.id", (user,))

    async def ended_of(self, user: UserId, limit: int) -> list[Match]:
        """Matches of a user that were played to their end, the latest first."""
        mine = "JOIN seat s ON s.match_id = m.id AND s.user_id = ? WHERE m.status = 'over'"
        return await self._matches(f"{mine} ORDER BY m.updated DESC, m.id LIMIT ?", (user, limit))

    async def watched_by(self, user: UserId) -> list[Match]:
        """Matches that a user follows without a seat, those that go on first, then newest first."""
        theirs = "JOIN watcher w ON w.match_id = m.id AND w.user_id = ?"
        return await self._matches(f"{theirs} ORDER BY NOT {_LIVE}, m.updated DESC, m.id", (user,))

    async def matches_in(self, guild: int) -> list[Match]:
        """Lobbies and running matches of a server, lobbies first, then newest first."""
        order = "ORDER BY m.status = 'running', m.updated DESC, m.id"
        return await self._matches(f"WHERE m.guild = ? AND {_LIVE} {order}", (guild,))

    async def match_in(self, channel: int) -> list[Match]:
        """Matches whose own thread this is, else the live ones of a channel, else those played there; newest first."""
        return await self.db.query(lambda tx: _seated_in(tx, channel))

    async def waiting_for_automats(self) -> list[MatchId]:
        """Running matches in which play waits for an automatic seat."""
        found = await self.db.read(
            "SELECT DISTINCT s.match_id FROM seat s JOIN game_match m ON m.id = s.match_id"
            " WHERE s.waiting = 1 AND s.automat IS NOT NULL AND m.status = 'running' ORDER BY s.match_id"
        )
        return [str(row["match_id"]) for row in found]

    async def running_places(self) -> list[Place]:
        """Where the running matches are played that have a thread."""
        found = await self.db.read(
            "SELECT DISTINCT guild, channel, thread FROM game_match"
            " WHERE status = 'running' AND thread IS NOT NULL ORDER BY thread"
        )
        return [Place(row["guild"], row["channel"], row["thread"]) for row in found]

    async def count(self) -> dict[Status, int]:
        """Number of matches by status."""
        found = await self.db.read("SELECT status, count(*) AS n FROM game_match GROUP BY status")
        return {row["status"]: row["n"] for row in found}

    async def change_lobby(self, match: Match, expect: int, notices: Sequence[Notice] = ()) -> bool:
        """Write a lobby that still stands at edition `expect`."""

        def work(tx: Transaction) -> bool:
            changed = tx.run(
                "UPDATE game_match SET options = ?, seats = ?, host = ?, title = ?, updated = ?, edition = edition + 1"
                " WHERE id = ? AND edition = ? AND status = 'lobby' RETURNING id",
                (rows.text(match.options), match.seats, match.host, match.title, match.updated, match.id, expect),
            )
            if not changed:
                return False
            _replace_seats(tx, match.id, match.holders)
            add_notices(tx, notices)
            return True

        return await self.db.write(work)

    async def close_match(self, match: MatchId, now: float, notices: Sequence[Notice] = ()) -> bool:
        """Call a lobby or a running match off."""

        def work(tx: Transaction) -> bool:
            changed = tx.run(
                "UPDATE game_match SET status = 'closed', updated = ?, edition = edition + 1"
                " WHERE id = ? AND status IN ('lobby', 'running') RETURNING id",
                (now, match),
            )
            if changed:
                tx.run("UPDATE seat SET waiting = 0, since = NULL WHERE match_id = ?", (match,))
                tx.run("DELETE FROM draft WHERE match_id = ?", (match,))
                add_notices(tx, notices)
            return bool(changed)

        return await self.db.write(work)

    async def place_match(self, match: MatchId, place: Place) -> None:
        """Bind a match to a place."""
        await self._set(
            "UPDATE game_match SET guild = ?, channel = ?, thread = ? WHERE id = ?",
            (place.guild, place.channel, place.thread, match),
        )

    async def flag(self, match: MatchId, fault: str | None) -> None:
        """Note or clear the reference number of a fault."""
        await self._set("UPDATE game_match SET fault = ? WHERE id = ?", (fault, match))

    async def watch(self, match: MatchId, user: UserId, on: bool) -> None:
        """Begin or stop to follow a match."""
        add, remove = (
            "INSERT INTO watcher (match_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            "DELETE FROM watcher WHERE match_id = ? AND user_id = ?",
        )
        await self._set(add if on else remove, (match, user))

    async def watchers(self, match: MatchId) -> list[UserId]:
        """Who follows a match, in the order they came."""
        found = await self.db.read("SELECT user_id FROM watcher WHERE match_id = ? ORDER BY rowid", (match,))
        return [int(row["user_id"]) for row in found]

    async def commit(self, move: Move) -> Committed:
        """Write command, snapshot, seats and notices, if the match still stands at `move.expect`."""

        try:
            return await self.db.write(lambda tx: _commit(tx, move))
        except _Repeated:
            return "repeated"

    async def entries(self, match: MatchId, after: int = -1, until: int | None = None) -> list[Entry]:
        """Commands with `after` < seq <= `until`, oldest first."""
        found = await self.db.read(
            "SELECT * FROM command WHERE match_id = ? AND seq > ? AND seq <= coalesce(?, seq) ORDER BY seq",
            (match, after, until),
        )
        return [rows.entry_of(row) for row in found]

    async def entry_of(self, interaction: str) -> tuple[MatchId, int] | None:
        """Which match and command number an interaction led to."""
        found = await self.db.read(_OF_PRESS, (interaction,))
        return (str(found[0]["match_id"]), int(found[0]["seq"])) if found else None

    async def snapshot(self, match: MatchId, at: int) -> Snapshot | None:
        """The newest stored state that is not newer than command `at`."""
        found = await self.db.read(
            "SELECT * FROM snapshot WHERE match_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1", (match, at)
        )
        return rows.snapshot_of(found[0]) if found else None

    async def _matches(self, where: str, args: Args) -> list[Match]:
        return await self.db.query(lambda tx: _found(tx, where, args))


def _one(found: Sequence[Row]) -> Match | None:
    holders = (rows.holder_of(row) for row in found if row["match_id"] is not None)
    return rows.match_of(found[0], holders) if found else None


def _found(tx: Transaction, where: str, args: Args) -> list[Match]:
    found = tx.run(f"{_MATCH} {where}", args)
    if not found:
        return []
    seated = tx.run(_HOLDERS.format(", ".join("?" * len(found))), [row["id"] for row in found])
    by_match: dict[MatchId, list[Row]] = {}
    for row in seated:
        by_match.setdefault(row["match_id"], []).append(row)
    return [rows.match_of(row, map(rows.holder_of, by_match.get(row["id"], []))) for row in found]


def _seated_in(tx: Transaction, channel: int) -> list[Match]:
    for place in ("m.thread = :at AND m.channel != :at", f"m.channel = :at AND {_LIVE}", "m.thread = :at"):
        found = _found(tx, f"WHERE {place} ORDER BY m.created DESC, m.id", {"at": channel})
        if found:
            break
    return found


class _Repeated(Exception):
    """The command of this press was written before: nothing of the move may stay."""


def _commit(tx: Transaction, move: Move) -> Committed:
    if not _advance(tx, move):
        known = move.entry.interaction and tx.run(_OF_PRESS, (move.entry.interaction,))
        return "repeated" if known else "conflict"
    values = rows.entry_values(move.match, move.entry)
    if not tx.run(_ADD_COMMAND.format(", ".join("?" * len(values))), values):
        raise _Repeated
    if move.holders is not None:
        _replace_seats(tx, move.match, move.holders)
    _write_snapshot(tx, move)
    _write_waiting(tx, move)
    if move.status == "over":
        tx.run("DELETE FROM draft WHERE match_id = ?", (move.match,))
    elif move.entry.actor is not None:
        tx.run("DELETE FROM draft WHERE match_id = ? AND user_id = ?", (move.match, move.entry.actor))
    add_notices(tx, move.notices)
    return "done"


def _advance(tx: Transaction, move: Move) -> bool:
    """Whether the match still stood at `move.expect`; then it has gone on."""
    starting = move.edition is not None
    standing = "lobby" if starting else "running"
    args: dict[str, Value] = {
        "match": move.match, "expect": move.expect, "edition": move.edition, "standing": standing,
        "seq": move.entry.seq, "status": move.status, "era": move.era, "asked": rows.text(move.asked),
        "at": move.entry.at, "starting": int(starting),
    }  # fmt: skip
    # An index of statuses is not written where the status stays.
    changes = "" if move.status == standing else "status = :status,"
    return bool(tx.run(_ADVANCE.format(changes), args))


def _write_snapshot(tx: Transaction, move: Move) -> None:
    """In place of the one before, unless that is to stay: the fewest pages that way."""
    new = move.snapshot
    values = (new.seq, new.state, new.hash, new.rules_version, int(move.keep))
    if not tx.run(_NEXT_SNAPSHOT, (*values, move.match, move.expect)):
        tx.run("INSERT INTO snapshot VALUES (?, ?, ?, ?, ?, ?)", (move.match, *values))


def _write_waiting(tx: Transaction, move: Move) -> None:
    waiting, resigned = (sum(1 << seat for seat in seats) for seats in (move.waiting, move.resigned))
    tx.run(_WAIT, {"match": move.match, "waiting": waiting, "resigned": resigned, "at": move.entry.at})


def _replace_seats(tx: Transaction, match: MatchId, holders: Sequence[Holder]) -> None:
    tx.run("DELETE FROM seat WHERE match_id = ?", (match,))
    tx.many(_ADD_SEAT, [rows.holder_values(match, holder) for holder in holders])
