"""The store in SQL: panels, messages, what waits to be sent, settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.model import (
    Draft,
    GuildSettings,
    Link,
    MatchId,
    Notice,
    NoticeKind,
    Preset,
    Purpose,
    UserId,
    UserSettings,
)
from bot.store import rows
from bot.store.port import DMS_CLOSED, HORIZON, RETIRE_PAUSE, RETIRE_REVIVALS
from bot.store.units import Backend, Transaction, Value

_ADD_NOTICE = "INSERT INTO outbox (match_id, seq, target, kind, merge_key, body, due) VALUES (?, ?, ?, ?, ?, ?, ?)"

_CLAIM = """
    -- A claim that ran out may have been sent all the same: that counts as a try.
    UPDATE outbox SET tries = tries + CASE WHEN claimed_by IS NULL THEN 0 ELSE 1 END,
        claimed_by = :worker, claimed_until = :until
    WHERE failed_at IS NULL AND (target, merge_key) IN (
        -- of every target that nobody is sending to, the key of the oldest notice that is due
        SELECT o.target, o.merge_key FROM outbox o
        WHERE o.id IN (
            SELECT min(id) FROM outbox
            WHERE failed_at IS NULL AND NOT (due > :now AND due <= :far) GROUP BY target)
          AND NOT EXISTS (
            SELECT 1 FROM outbox c
            WHERE c.target = o.target AND c.failed_at IS NULL
              AND c.claimed_until > :now AND c.claimed_until <= :far)
        ORDER BY o.due, o.id LIMIT :limit)
    RETURNING *
"""

_LET_BE = "DELETE FROM outbox WHERE failed_at IS NOT NULL AND kind = 'retire' AND revived >= ?"
_REVIVE = """
    UPDATE outbox SET failed_at = NULL, due = :now, tries = 0, claimed_by = NULL, claimed_until = 0,
        revived = revived + :by_itself
    WHERE failed_at IS NOT NULL AND reason <> :closed AND match_id = coalesce(:match, match_id)
      AND (:everywhere = 1 OR match_id IN (SELECT id FROM game_match WHERE guild = :guild))
      AND (:by_itself = 0 OR kind <> 'retire' OR failed_at + :pause * ((1 << revived) - 1) <= :now)
    RETURNING id
"""

_SAVE_DRAFT = """
    INSERT INTO draft VALUES (?, ?, ?, ?, ?) ON CONFLICT (match_id, user_id)
    DO UPDATE SET decision = excluded.decision, body = excluded.body, at = excluded.at
"""
_SAVE_PRESET = """
    INSERT INTO preset VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user_id, game_key, shelf, folded)
    DO UPDATE SET name = excluded.name, body = excluded.body, at = excluded.at
"""
_SAVE_USER = """
    INSERT INTO user_settings VALUES (?, ?, ?) ON CONFLICT (user_id)
    DO UPDATE SET dm_closed = excluded.dm_closed, body = excluded.body
"""
_SAVE_GUILD = "INSERT INTO guild_settings VALUES (?, ?) ON CONFLICT (guild_id) DO UPDATE SET body = excluded.body"
_REMEMBER = "INSERT INTO memory VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"

_SHELF = "user_id = ? AND game_key = ? AND shelf = ?"

_ADD_LINK = """
    INSERT INTO message_link (message_id, channel_id, match_id, purpose, user_id, seq, nonce, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (message_id) DO UPDATE SET seq = excluded.seq, purpose = excluded.purpose, nonce = excluded.nonce
"""


def add_notices(tx: Transaction, notices: Sequence[Notice]) -> None:
    """Add notices within a transaction."""
    tx.many(_ADD_NOTICE, [rows.notice_values(notice) for notice in notices])


class Messages:
    """The half of the store that is not about commands."""

    def __init__(self, db: Backend) -> None:
        self.db = db

    async def _set(self, sql: str, args: Sequence[Value]) -> None:
        await self.db.write(lambda tx: tx.run(sql, args))

    # --- panels

    async def draft(self, match: MatchId, user: UserId) -> Draft | None:
        """The unfinished choice of a user in a match."""
        found = await self.db.read("SELECT * FROM draft WHERE match_id = ? AND user_id = ?", (match, user))
        return rows.draft_of(found[0]) if found else None

    async def save_draft(self, draft: Draft, now: float) -> None:
        """Keep an unfinished choice; a newer one replaces it."""
        await self._set(
            _SAVE_DRAFT,
            (draft.match, draft.user, draft.decision, rows.text(draft.body), now),
        )

    async def drop_draft(self, match: MatchId, user: UserId) -> None:
        """Forget an unfinished choice."""
        await self._set("DELETE FROM draft WHERE match_id = ? AND user_id = ?", (match, user))

    # --- kept preparations

    async def presets(self, user: UserId, game: str, shelf: str | None = None) -> list[Preset]:
        """What a user has kept on a shelf of a game, or on all of them, by name."""
        sql = "SELECT * FROM preset WHERE user_id = ? AND game_key = ? ORDER BY folded, shelf"
        kept = [rows.preset_of(row) for row in await self.db.read(sql, (user, game))]
        return [one for one in kept if shelf in (None, one.shelf)]

    async def save_preset(self, preset: Preset, now: float, most: int) -> Literal["new", "replaced", "full"]:
        """Keep one, by what `Store` says of names and of `most`."""

        def work(tx: Transaction) -> Literal["new", "replaced", "full"]:
            kept = tx.run(f"SELECT folded FROM preset WHERE {_SHELF}", (preset.user, preset.game, preset.shelf))
            known = preset.name.casefold() in {str(row["folded"]) for row in kept}
            if not known and len(kept) >= most:
                return "full"
            tx.run(_SAVE_PRESET, rows.preset_values(preset, now))
            return "replaced" if known else "new"

        return await self.db.write(work)

    async def drop_preset(self, user: UserId, game: str, shelf: str, name: str) -> bool:
        """Forget one; False when there was none of that name."""
        sql = f"DELETE FROM preset WHERE {_SHELF} AND folded = ? RETURNING name"
        return bool(await self.db.write(lambda tx: tx.run(sql, (user, game, shelf, name.casefold()))))

    # --- messages

    async def add_link(self, link: Link, now: float, notices: Sequence[Notice] = ()) -> None:
        """Remember that a message belongs to a match, and add what is due once it is out."""
        await self.db.write(lambda tx: _add_link(tx, link, now, notices))

    async def link_of(self, message: int) -> Link | None:
        """What a message was sent for."""
        found = await self.db.read("SELECT * FROM message_link WHERE message_id = ?", (message,))
        return rows.link_of(found[0]) if found else None

    async def newest_link(self, match: MatchId, purpose: Purpose, user: UserId | None = None) -> Link | None:
        """The newest message of a match for a purpose."""
        found = await self.db.read(
            "SELECT * FROM message_link WHERE match_id = ? AND purpose = ? AND coalesce(user_id, 0) = coalesce(?, 0)"
            " ORDER BY message_id DESC LIMIT 1",
            (match, purpose, user),
        )
        return rows.link_of(found[0]) if found else None

    async def drop_link(self, message: int) -> None:
        """Forget a message that is gone."""
        await self._set("DELETE FROM message_link WHERE message_id = ?", (message,))

    async def enqueue(self, notices: Sequence[Notice]) -> None:
        """Add outgoing messages."""
        await self.db.write(lambda tx: add_notices(tx, notices))

    async def claim(self, worker: str, now: float, lease: float, limit: int = 50) -> list[Notice]:
        """Take due notices, one key per target that is idle, with all that are to be merged with them."""
        args: dict[str, Value] = {
            "worker": worker,
            "until": now + lease,
            "now": now,
            "far": now + HORIZON,
            "limit": limit,
        }
        found = await self.db.write(lambda tx: tx.run(_CLAIM, args))
        return sorted(map(rows.notice_of, found), key=lambda notice: notice.id)

    async def release(self, worker: str) -> None:
        """Void the claims of a worker that is no more."""
        sql = "UPDATE outbox SET claimed_by = NULL, claimed_until = 0, tries = tries + 1 WHERE claimed_by = ?"
        await self._set(sql, (worker,))

    async def next_due(self) -> float | None:
        """When the next notice can be claimed; None when there is none."""
        found = await self.db.read(
            "SELECT min(ready) AS ready FROM (SELECT CASE WHEN min(due) > max(claimed_until) THEN min(due)"
            " ELSE max(claimed_until) END AS ready FROM outbox WHERE failed_at IS NULL GROUP BY target) lanes"
        )
        ready = found[0]["ready"]
        return None if ready is None else float(ready)

    async def sent(self, ids: Sequence[int], link: Link | None, now: float, notices: Sequence[Notice] = ()) -> None:
        """Remove notices that went out, and remember the message as `add_link` does, in one transaction."""

        def work(tx: Transaction) -> None:
            tx.many("DELETE FROM outbox WHERE id = ?", [(notice,) for notice in ids])
            if link is not None:
                _add_link(tx, link, now, notices)

        await self.db.write(work)

    async def postpone(self, notices: Sequence[int], due: float, reason: str, tried: bool = True) -> None:
        """Give claimed notices back, to be tried again at `due`."""
        back = "claimed_by = NULL, claimed_until = 0"
        sql = f"UPDATE outbox SET {back}, due = ?, reason = ?, tries = tries + ? WHERE id = ?"
        await self.db.write(lambda tx: tx.many(sql, [(due, reason, int(tried), notice) for notice in notices]))

    async def give_up(self, notices: Sequence[int], reason: str, now: float) -> None:
        """Put notices aside for good, with the reason."""
        sql = "UPDATE outbox SET claimed_by = NULL, claimed_until = 0, failed_at = ?, reason = ? WHERE id = ?"
        await self.db.write(lambda tx: tx.many(sql, [(now, reason, notice) for notice in notices]))

    async def awaits(self, match: MatchId, kind: NoticeKind) -> bool:
        """Whether a notice of a kind is still to be sent."""
        sql = "SELECT 1 FROM outbox WHERE target = ? AND kind = ? AND failed_at IS NULL LIMIT 1"
        return bool(await self.db.read(sql, (match, kind)))

    async def undelivered(self, match: MatchId) -> list[tuple[Notice, str]]:
        """Notices that were given up, with the reasons."""
        found = await self.db.read(
            "SELECT * FROM outbox WHERE match_id = ? AND failed_at IS NOT NULL ORDER BY id", (match,)
        )
        return [(rows.notice_of(row), str(row["reason"])) for row in found]

    async def undelivered_in(self, guild: int, limit: int = 1000) -> list[tuple[Notice, str]]:
        """Those of a server's matches, the latest first."""
        found = await self.db.read(
            "SELECT o.* FROM outbox o JOIN game_match m ON m.id = o.match_id"
            " WHERE o.failed_at IS NOT NULL AND m.guild = ? ORDER BY o.failed_at DESC, o.id DESC LIMIT ?",
            (guild, limit),
        )
        return [(rows.notice_of(row), str(row["reason"])) for row in found]

    async def revive(self, now: float, *, guild: int | None = None, match: MatchId | None = None) -> int:
        """Have what was given up tried anew; how many."""
        args: dict[str, Value] = {
            "now": now, "closed": DMS_CLOSED, "guild": guild, "match": match, "pause": RETIRE_PAUSE,
            "by_itself": int(match is None), "everywhere": int(guild is None),
        }  # fmt: skip

        def work(tx: Transaction) -> int:
            tx.run(_LET_BE, (RETIRE_REVIVALS,))
            return len(tx.run(_REVIVE, args))

        return await self.db.write(work)

    # --- settings

    async def user(self, user: UserId) -> UserSettings:
        """What is remembered of a person."""
        found = await self.db.read("SELECT body FROM user_settings WHERE user_id = ?", (user,))
        return msgspec.json.decode(found[0]["body"], type=UserSettings) if found else UserSettings(user=user)

    async def save_user(self, settings: UserSettings) -> None:
        """Remember it."""
        await self._set(
            _SAVE_USER,
            (settings.user, int(settings.dm_closed), rows.text(settings)),
        )

    async def guild(self, guild: int) -> GuildSettings:
        """What is remembered of a server."""
        found = await self.db.read("SELECT body FROM guild_settings WHERE guild_id = ?", (guild,))
        return msgspec.json.decode(found[0]["body"], type=GuildSettings) if found else GuildSettings(guild=guild)

    async def save_guild(self, settings: GuildSettings) -> None:
        """Remember it."""
        await self._set(_SAVE_GUILD, (settings.guild, rows.text(settings)))

    async def remembered(self, key: str) -> str | None:
        """A small thing kept by name."""
        found = await self.db.read("SELECT value FROM memory WHERE key = ?", (key,))
        return str(found[0]["value"]) if found else None

    async def remember(self, key: str, value: str) -> None:
        """Keep it."""
        await self._set(_REMEMBER, (key, value))


def _add_link(tx: Transaction, link: Link, now: float, notices: Sequence[Notice]) -> None:
    ref = link.ref
    if not tx.run("SELECT 1 FROM message_link WHERE message_id = ?", (ref.message,)):
        add_notices(tx, notices)
    values = (ref.message, ref.channel, link.match, link.purpose, link.user, link.seq, link.nonce, now)
    tx.run(_ADD_LINK, values)
