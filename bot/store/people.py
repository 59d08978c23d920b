"""The store in SQL: what has been explained to a person, and forgetting what is kept of them."""

from __future__ import annotations

from bot.model import Forgotten, UserId
from bot.store import rows
from bot.store.messages import Messages
from bot.store.units import Transaction

_ENDED = "(SELECT id FROM game_match WHERE status IN ('over', 'closed'))"
_FORGET = (
    # A number that is no account stands for whoever sat there: the seat was a person's all the same.
    f"UPDATE seat SET user_id = -1 - seat, name = '' WHERE user_id = :user AND match_id IN {_ENDED}",
    f"UPDATE game_match SET host = 0 WHERE host = :user AND id IN {_ENDED}",
    f"UPDATE command SET actor = NULL WHERE actor = :user AND match_id IN {_ENDED}",
    f"DELETE FROM draft WHERE user_id = :user AND match_id IN {_ENDED}",
    f"DELETE FROM message_link WHERE user_id = :user AND match_id IN {_ENDED}",
    "DELETE FROM watcher WHERE user_id = :user",
    "DELETE FROM preset WHERE user_id = :user",
    "DELETE FROM lesson WHERE user_id = :user",
    "DELETE FROM user_settings WHERE user_id = :user",
)


class People(Messages):
    """Lessons, and forgetting."""

    async def lessons(self, user: UserId, game: str) -> set[str]:
        """Kinds of question that have been explained."""
        found = await self.db.read("SELECT kind FROM lesson WHERE user_id = ? AND game_key = ?", (user, game))
        return {str(row["kind"]) for row in found}

    async def teach(self, user: UserId, game: str, kind: str) -> None:
        """Remember that one has been."""
        await self._set("INSERT INTO lesson VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (user, game, kind))

    async def drop_lessons(self, user: UserId) -> None:
        """Forget all of them."""
        await self._set("DELETE FROM lesson WHERE user_id = ?", (user,))

    async def forget(self, user: UserId) -> Forgotten:
        """Take a person out of ended matches, and delete what is kept of them beside; open matches stay."""

        def work(tx: Transaction) -> Forgotten:
            counted = tx.run(
                "SELECT m.status IN ('lobby', 'running') AS open, count(*) AS n FROM seat s"
                " JOIN game_match m ON m.id = s.match_id WHERE s.user_id = ? GROUP BY 1",
                (user,),
            )
            counts = {bool(row["open"]): int(row["n"]) for row in counted}
            for sql in _FORGET:
                tx.run(sql, {"user": user})
            waiting = tx.run(f"SELECT * FROM outbox WHERE match_id IN {_ENDED}")
            theirs = [notice.id for notice in map(rows.notice_of, waiting) if notice.user == user]
            tx.many("DELETE FROM outbox WHERE id = ?", [(notice,) for notice in theirs])
            return Forgotten(counts.get(False, 0), counts.get(True, 0))

        return await self.db.write(work)
