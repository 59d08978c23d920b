"""What the bot sends somebody is the same to the byte when only what they may not know differs.

The same match is looked at twice by the same person, in every way there is; in between its stored state is replaced by
another one that this person cannot tell from it, and the bot is started anew.
"""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec
import pytest

from bot import door
from bot.ui import illustrated
from rules.core import codec
from rules.core.game import find
from rules.core.rng import Rng, Source
from rules.core.types import Viewer
from tests.e2e.people import Person
from tests.e2e.rig import Rig, control
from tests.e2e.test_whole_match import begin


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures come with their words, however slow this machine is: the number of edits is compared, too."""
    monkeypatch.setattr(illustrated, "PATIENCE", 60.0)
    monkeypatch.setattr(door, "PICTURE", 60.0)


VIEWS = ("board", "market", "seat:0", "seat:1", "text", "score")


async def shown(rig: Rig, uid: str, match: str) -> list[bytes]:
    """All that the bot sends because this person looks, in order: bodies, picture files, suggestions."""
    start = len(rig.sent)
    files_before = set(rig.standin.world.messages)
    card = await rig.until(lambda: rig.newest(uid, "since", match))
    for kind in ("turn", "hand", "board", "since", "details"):
        await rig.press(uid, card, control(card, kind))
    for view in VIEWS:
        await rig.run(uid, "board", view=view, match=match)
    await rig.run(uid, "log", since="start", match=match)
    suggested = await rig.standin.people.suggest(uid, rig.channel, "play", {"action": "", "match": match}, "action")
    await rig.standin.people.run(uid, rig.channel, "hand", {"match": match})
    await rig.answered()
    asked = [one for one in rig.sent[start:] if one.path.startswith(("/interactions/", "/webhooks/"))]
    bodies = [msgspec.json.encode(_told(exchange.body)) for exchange in asked]
    pictures = [data for mid in sorted(set(rig.standin.world.messages) - files_before) for data in _files(rig, mid)]
    public = await _card(rig, match)
    return [*bodies, *pictures, msgspec.json.encode(list(suggested.choices)), public]


async def _card(rig: Rig, match: str) -> bytes:
    """The public card as the bot edits it."""
    await rig.drained()
    await rig.tables.refresh(match)
    await rig.drained()
    edits = [one for one in rig.sent if one.method == "PATCH" and one.path.startswith("/channels/")]
    return msgspec.json.encode(_told(edits[-1].body))


def _told(body: Any) -> Any:
    return {key: value for key, value in body.items() if key != "nonce"} if isinstance(body, dict) else body


def _files(rig: Rig, mid: str) -> list[bytes]:
    found = []
    for attachment in rig.standin.world.messages[mid]["attachments"]:
        path, _, query = str(attachment["url"]).partition("/cdn/attachments/")[2].partition("?")
        upload = rig.standin.world.files.serve(path, next(p[3:] for p in query.split("&") if p.startswith("hm=")))
        assert upload is not None
        found += [str(attachment["filename"]).encode(), upload.data]
    return found


def replace_state(rig: Rig, match: str, viewer: Viewer) -> bool:
    """Put another state that the viewer cannot tell apart in the store's place; whether it is another one."""
    game = find("pantheum")
    with sqlite3.connect(rig.folder / "petteia.sqlite3") as db:
        seq, stored, version = db.execute(
            "SELECT seq, state, rules_version FROM snapshot WHERE match_id = ? ORDER BY seq DESC LIMIT 1", (match,)
        ).fetchone()
        state = codec.decode_state(game, stored, version)
        other = game.reshuffle_hidden(state, viewer, Source(Rng("another")))
        db.execute(
            "UPDATE snapshot SET state = ?, hash = ? WHERE match_id = ? AND seq = ?",
            (codec.encode(other), codec.state_hash(other), match, seq),
        )
        return bool(codec.encode(other) != stored)


@pytest.mark.parametrize("seated", [True, False], ids=["seat", "spectator"])
@pytest.mark.parametrize("people", [1, 3])
async def test_hidden_information_changes_nothing_that_is_sent(rig: Rig, people: int, seated: bool) -> None:
    match = await begin(rig, "pantheum", people)
    uid = rig.people[0] if seated else rig.people[3]
    for _ in range(6):
        found = await rig.match(match)
        mover = Person(rig, next(one for one in rig.people if found.seat_of(int(one)) in found.waiting), hurry=True)
        await mover.open(match)
        await mover.step(match)
    await rig.drained()
    first = await shown(rig, uid, match)
    await rig.stop_bot()
    seat = (await _seat(rig, match, uid)) if seated else None
    assert replace_state(rig, match, Viewer(seat))
    await rig.start_bot()
    second = await shown(rig, uid, match)
    assert len(first) == len(second)
    assert first == second


async def _seat(rig: Rig, match: str, uid: str) -> int:
    with sqlite3.connect(rig.folder / "petteia.sqlite3") as db:
        found = db.execute("SELECT seat FROM seat WHERE match_id = ? AND user_id = ?", (match, int(uid))).fetchone()
    return int(found[0])


async def test_what_a_person_may_know_does_change_what_is_sent(rig: Rig) -> None:
    """The comparison above can fail: another plan of one's own is another picture and other words."""
    match = await begin(rig, "pantheum", 2)
    uid = rig.people[0]
    first = await shown(rig, uid, match)
    await rig.stop_bot()
    assert replace_state(rig, match, Viewer(None))
    await rig.start_bot()
    assert await shown(rig, uid, match) != first
