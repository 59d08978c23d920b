"""What the cards of a question do, where the panel has no room for it: a private answer behind one button."""

from __future__ import annotations

import pytest

from bot.ui import panel as panels
from tests.e2e.rig import Rig, control, offers, words_of
from tests.e2e.test_whole_match import begin


async def test_one_button_tells_what_all_cards_do(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panels, "NOTE_ROOM", 10)
    match = await begin(rig, "elysium", 2)
    found = await rig.match(match)
    uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    await rig.press_kind(uid, "turn", match=match)
    asking = rig.panel(uid)
    assert asking is not None
    assert offers(asking, "told", match)
    await rig.press(uid, asking, control(asking, "told"))
    told = rig.panel(uid) or {}
    assert told["id"] == asking["id"], "in its place"
    assert "What they do" in words_of(told)
    assert words_of(told).count("**") > 4
    others = [one["id"] for other in rig.people if other != uid for one in rig.seen(other)]
    assert told["id"] not in others
    await rig.press(uid, told, control(told, "turn", match))
    back = rig.panel(uid) or {}
    assert back["id"] == asking["id"]
    assert offers(back, "told", match)
