"""The real painter behind the real bot: pictures arrive, inside the limits, with words beside them."""

from __future__ import annotations

from pathlib import Path

from bot.local.world import Payload
from bot.ui import limits
from render.painter import Painter
from tests.e2e.people import Person
from tests.e2e.rig import Rig, rigged
from tests.e2e.test_secrecy import _files
from tests.e2e.test_whole_match import begin


async def drawn(rig: Rig, uid: str, message: Payload) -> str:
    """Wait for a message's picture; check it, and give its file name."""
    mid = str(message["id"])
    await rig.until(lambda: rig.standin.world.messages[mid]["attachments"])
    name, data = _files(rig, mid)
    assert data[:4] in (b"\x89PNG", b"RIFF")
    assert len(data) < limits.PICTURE_BYTES
    shown = [p for p in limits.walk(rig.standin.world.messages[mid]["components"]) if p["type"] == limits.GALLERY]
    assert len(shown) == 1
    assert len(shown[0]["items"][0]["description"]) > 20
    return name.decode()


async def test_every_message_of_a_turn_brings_its_picture(tmp_path: Path) -> None:
    painter = Painter()
    async with rigged(tmp_path, painter=painter) as rig:
        match = await begin(rig, "pantheum", 2)
        found = await rig.match(match)
        uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
        card = await rig.until(lambda: rig.newest(uid, "since", match))
        assert "board" in await drawn(rig, uid, card)
        letter = await rig.until(lambda: _letter(rig, uid))
        assert "plan" in await drawn(rig, uid, letter)
        person = Person(rig, uid, hurry=True)
        await person.open(match)
        for _ in range(3):
            panel = rig.panel(uid)
            assert panel is not None
            assert await drawn(rig, uid, panel)
            await person.step(match)
        for view in ("market", "seat:0", "seat:1"):
            await rig.run(uid, "board", view=view, match=match)
            panel = rig.panel(uid)
            assert panel is not None
            assert view.split(":")[0] in await drawn(rig, uid, panel)
    painter.close()


def _letter(rig: Rig, uid: str) -> Payload | None:
    direct = next((str(c["id"]) for c in rig.standin.people.channels_of(uid) if c["type"] == 1), None)
    return rig.messages(uid, direct)[-1] if direct is not None and rig.messages(uid, direct) else None
