"""A turn leaves one private message: what is looked up from the panel stands in its place, and leads back."""

from __future__ import annotations

import pytest

from bot.local.world import Payload
from tests.e2e.people import Person
from tests.e2e.rig import EPHEMERAL, Rig, control, controls, meaning, offers, words_of
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


async def test_a_choice_that_is_locked_in_is_told_as_such_no_longer_than_it_is(toy: Rig) -> None:
    """Once all have chosen, the panel of whoever waited says so and what came of it, and asks nothing any more."""
    match = await begin(toy, "toy", 2)
    first, second = toy.people[:2]
    panel = await chosen(toy, match, first)
    assert "locked in" in words_of(panel)
    await chosen(toy, match, second)
    await toy.until(lambda: "Everybody has chosen" in words_of(same(toy, first, panel)) or None)
    closed = same(toy, first, panel)
    assert "locked in" not in words_of(closed)
    assert len(words_of(closed).splitlines()) > 1, "it tells what came of it"
    assert [meaning(part).kind for part in controls(closed)] == ["turn"]
    await toy.press(first, closed, control(closed, "turn", match))
    assert offers(same(toy, first, panel), "board", match), "it leads on in its place"


async def test_whoever_thinks_again_is_not_interrupted(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    first, second = toy.people[:2]
    panel = await chosen(toy, match, first)
    await toy.press(first, panel, control(panel, "withdraw", match))
    before = same(toy, first, panel)
    assert await chosen(toy, match, second)
    await toy.settle()
    assert same(toy, first, panel) == before


async def test_a_panel_ends_with_its_match(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 2)
    found = await rig.match(match)
    uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    await rig.press_kind(uid, "turn", match=match)
    panel = rig.panel(uid) or {}
    await rig.tables.resign(match, int(next(one for one in rig.people[:2] if one != uid)), "resigned")
    await rig.until(lambda: "This match has ended" in words_of(same(rig, uid, panel)) or None)
    assert [meaning(part).kind for part in controls(same(rig, uid, panel))] == ["board"]


async def chosen(rig: Rig, match: str, uid: str) -> Payload:
    """The panel of somebody who has just given a sealed answer on it."""
    person, before = Person(rig, uid, hurry=True), (await rig.match(match)).seq
    await person.open(match)
    while (await rig.match(match)).seq == before:
        assert await person.step(match)
    return rig.panel(uid) or {}


def same(rig: Rig, uid: str, panel: Payload) -> Payload:
    """The message of a panel as it stands now."""
    return next(one for one in rig.seen(uid) if one["id"] == panel["id"])
