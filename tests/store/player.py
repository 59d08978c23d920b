"""Plays toy matches one after the other in a folder until it is killed; run by `test_kill.py` as a process of its own.

Every step is the same whenever it is taken, so that whoever comes next goes on where this one was killed. Messages go
to a file that stands for Discord: one line per message, one message per nonce.
"""

from __future__ import annotations

import asyncio
import json
import sys
from itertools import count
from pathlib import Path

from bot.model import MessageRef
from bot.outbox import Outbox
from bot.outbox_port import Parcel
from tests.support.tables import PEOPLE, PLACE, Table, opened


class FileMessages:
    """A sender whose messages survive it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        lines = path.read_text().splitlines() if path.exists() else []
        self._known = {json.loads(line)["nonce"]: number for number, line in enumerate(lines)}

    async def send(self, parcel: Parcel) -> MessageRef | None:
        if parcel.edit is not None:
            return parcel.edit
        if parcel.nonce not in self._known:
            self._known[parcel.nonce] = len(self._known)
            notice = parcel.notice
            kept = {
                "nonce": parcel.nonce,
                "match": notice.match,
                "kind": notice.kind,
                "seq": notice.seq,
                "user": notice.user,
                "mention": notice.mention,
            }
            with self._path.open("a") as file:
                file.write(json.dumps(kept) + "\n")
        await asyncio.sleep(0)
        return MessageRef(1, self._known[parcel.nonce] + 1)


async def play(table: Table, number: int) -> None:
    """One match, from its lobby or wherever it stands, to its end."""
    made = await table.tables.create(
        game="toy", host=PEOPLE[0], name="A", seats=3, place=PLACE, interaction=f"match {number}"
    )
    if made.status == "lobby":
        await table.tables.join(made.id, PEOPLE[1], "B")
        if (await table.tables.match(made.id)).free:
            await table.tables.add_automat(made.id, PEOPLE[0])
        await table.tables.start(made.id, PEOPLE[0])
    await table.finish(made.id)


async def finished(folder: Path) -> int:
    """How many matches are over."""
    table = await opened(folder)
    over = (await table.store.count()).get("over", 0)
    await table.close()
    return over


async def main(folder: Path, matches: int) -> None:
    """Play `matches` matches (0: for ever), saying so on the way; then send what is left."""
    first = await finished(folder)
    table = await opened(folder, name=f"player {first}")
    table.outbox = Outbox(table.store, FileMessages(folder / "sent.jsonl"), now=table.clock)
    table.tables.listen(table.outbox.wake)
    sending = asyncio.create_task(table.outbox.run())
    await table.automats.start()
    print("ready", flush=True)
    for number in range(first, matches) if matches else count(first):
        await play(table, number)
        # Time passes, or edits would be paced.
        table.clock.time += 10
        if not matches:
            await asyncio.sleep(0)
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    await table.store.release("outbox")
    for _ in range(100):
        table.clock.time += 10
        await table.outbox.flush()
    await table.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
