"""A turn leaves one private message: what is looked up from the panel stands in its place, and leads back."""

from __future__ import annotations

import pytest

from tests.e2e.rig import EPHEMERAL, Rig, control, controls, meaning, offers
from tests.e2e.test_whole_match import begin

LOOKS = ("hand", "board", "told", "cards", "why")


@pytest.mark.parametrize("title", ["pantheum", "elysium", "hybris", "storm"])
async def test_every_look_from_the_panel_stands_in_its_place_and_leads_back(rig: Rig, title: str) -> None:
    match = await begin(rig, title, 2)
    found = await rig.match(match)
    uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    before = {one["id"] for one in rig.seen(uid) if one["flags"] & EPHEMERAL}
    await rig.press_kind(uid, "turn", match=match)
    panel = rig.panel(uid) or {}
    asked = [part["custom_id"] for part in controls(panel)]
    looks = {part["custom_id"] for part in controls(panel) if meaning(part).kind in LOOKS}
    assert len(looks) >= 2
    for look in sorted(looks):
        shown = rig.panel(uid) or {}
        await rig.press(uid, shown, next(part for part in controls(shown) if part["custom_id"] == look))
        looked = rig.panel(uid) or {}
        assert offers(looked, "turn", match), look
        await rig.press(uid, looked, control(looked, "turn", match))
        assert [part["custom_id"] for part in controls(rig.panel(uid) or {})] == asked
    private = {one["id"] for one in rig.seen(uid) if one["flags"] & EPHEMERAL}
    assert private - before == {panel["id"]}


async def test_the_same_from_the_shared_card_is_a_message_of_its_own(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 2)
    uid = rig.people[0]
    card = await rig.until(lambda: rig.newest(uid, "since", match))
    await rig.press(uid, card, control(card, "board", match))
    shown = rig.panel(uid) or {}
    assert shown["id"] != card["id"]
    assert shown["flags"] & EPHEMERAL
