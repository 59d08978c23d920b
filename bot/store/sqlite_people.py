"""The store on SQLite: what has been explained to a person, and forgetting what is kept of them."""

from __future__ import annotations

from bot.model import Forgotten, UserId
from bot.store.connection import Transaction
from bot.store.sqlite_messages import Messages

_ENDED = "(SELECT id FROM game_match WHERE status IN ('over', 'closed'))"
_FORGET = (
    # A number that is no account stands for whoever sat there: the seat was a person's all the same.
    f"UPDATE seat SET user_id = -1 - seat, name = '' WHERE user_id = ?1 AND match_id IN {_ENDED}",
    f"UPDATE game_match SET host = 0 WHERE host = ?1 AND id IN {_ENDED}",
    f"UPDATE command SET actor = NULL WHERE actor = ?1 AND match_id IN {_ENDED}",
    f"DELETE FROM draft WHERE user_id = ?1 AND match_id IN {_ENDED}",
    f"DELETE FROM message_link WHERE user_id = ?1 AND match_id IN {_ENDED}",
    f"DELETE FROM outbox WHERE json_extract(body, '$.user') = ?1 AND match_id IN {_ENDED}",
    "DELETE FROM watcher WHERE user_id = ?1",
    "DELETE FROM preset WHERE user_id = ?1",
    "DELETE FROM lesson WHERE user_id = ?1",
    "DELETE FROM user_settings WHERE user_id = ?1",
)


class People(Messages):
    """Lessons, and forgetting."""

    async def lessons(self, user: UserId, game: str) -> set[str]:
        """Kinds of question that have been explained."""
        found = await self.db.read("SELECT kind FROM lesson WHERE user_id = ? AND game_key = ?", (user, game))
        return {str(row["kind"]) for row in found}

    async def teach(self, user: UserId, game: str, kind: str) -> None:
        """Remember that one has been."""
        await self._set("INSERT OR IGNORE INTO lesson VALUES (?, ?, ?)", (user, game, kind))

    async def drop_lessons(self, user: UserId) -> None:
        """Forget all of them."""
        await self._set("DELETE FROM lesson WHERE user_id = ?", (user,))

    async def forget(self, user: UserId) -> Forgotten:
        """Take a person out of ended matches, and delete what is kept of them beside; open matches stay."""

        async def work(tx: Transaction) -> Forgotten:
            counted = await tx.run(
                "SELECT m.status IN ('lobby', 'running') AS open, count(*) AS n FROM seat s"
                " JOIN game_match m ON m.id = s.match_id WHERE s.user_id = ? GROUP BY 1",
                (user,),
            )
            counts = {bool(row["open"]): int(row["n"]) for row in counted}
            for sql in _FORGET:
                await tx.run(sql, (user,))
            return Forgotten(counts.get(False, 0), counts.get(True, 0))

        return await self.db.write(work)
