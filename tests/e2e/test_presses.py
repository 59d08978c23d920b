"""Presses that come late, from strangers, twice, after a restart, or while the connection is gone."""

from __future__ import annotations

import asyncio

import pytest

from bot.local.standin.interaction import Asked
from bot.local.world import Payload
from bot.ui.custom_id import CustomId
from tests.e2e.people import Person
from tests.e2e.rig import Rig, control, controls, meaning, words_of
from tests.e2e.test_whole_match import begin


async def entries(rig: Rig, match: str) -> int:
    return len(await rig.tables._store.entries(match))


async def my_panel(rig: Rig, uid: str, match: str) -> Payload:
    await rig.press_kind(uid, "turn", match=match)
    panel = rig.panel(uid)
    assert panel is not None
    return panel


def first_option(panel: Payload) -> tuple[Payload, list[str] | None]:
    part = next(one for one in controls(panel) if meaning(one).kind in ("pick", "menu"))
    return part, [str(part["options"][0]["value"])] if "options" in part else None


async def test_a_press_for_a_question_already_answered_changes_nothing_and_gives_the_current_controls(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 1)
    uid = rig.people[0]
    old = await my_panel(rig, uid, match)
    kept = {**old, "components": old["components"]}
    await rig.press(uid, old, *first_option(old))
    newer = await my_panel(rig, uid, match)
    before = await entries(rig, match)
    # The first panel is put back as it was: a client that has not heard of the edit yet.
    rig.standin.world.messages[str(old["id"])]["components"] = kept["components"]
    await rig.press(uid, kept, *first_option(kept))
    assert await entries(rig, match) == before
    shown = rig.standin.world.messages[str(old["id"])]
    assert "does not stand any more" in words_of(shown)
    assert {meaning(part).decision for part in controls(shown)} >= {meaning(first_option(newer)[0]).decision}


async def test_who_presses_what_is_asked_of_another_is_told_whose_turn_it_is(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 2)
    asked = await _asked(rig, match)
    other = next(uid for uid in rig.people[:2] if uid != asked)
    theirs, panel = await my_panel(rig, asked, match), await my_panel(rig, other, match)
    kept = {**panel, "components": theirs["components"]}
    rig.standin.world.messages[str(panel["id"])]["components"] = kept["components"]
    await rig.press(other, kept, *first_option(theirs))
    said = words_of(rig.standin.world.messages[str(panel["id"])])
    assert "It is not your turn: play waits for" in said
    assert "does not stand" not in said


async def test_a_stranger_is_refused_privately_and_told_whose_turn_it_is(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 1)
    stranger = rig.people[3]
    before = await entries(rig, match)
    for kind in ("turn", "hand", "undo"):
        await rig.press_kind(stranger, kind, match=match)
        refusal = rig.panel(stranger)
        assert refusal is not None
        assert "no seat" in words_of(refusal)
        assert "belongs to Theano" in words_of(refusal)
        assert not controls(refusal)
    assert await entries(rig, match) == before


async def test_fifty_copies_of_one_press_make_one_entry(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 1)
    uid = rig.people[0]
    panel = await my_panel(rig, uid, match)
    part, values = first_option(panel)
    before = await entries(rig, match)
    people = rig.standin.people
    answers = await asyncio.gather(*(people.press(uid, panel, part, values) for _ in range(50)))
    await rig.answered()
    assert not any(answer.failed for answer in answers)
    assert await entries(rig, match) == before + 1


async def test_every_control_works_after_a_restart_in_mid_turn(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 2)
    uid = await _asked(rig, match)
    panel = await my_panel(rig, uid, match)
    await rig.press(uid, panel, *first_option(panel))
    shown = rig.panel(uid)
    assert shown is not None
    panel = shown
    before = [part["custom_id"] for part in controls(panel)]
    await rig.settle()
    for _ in range(2):
        await rig.stop_bot()
        await rig.start_bot()
        again = await my_panel(rig, uid, match)
        assert [part["custom_id"] for part in controls(again)] == before
    for kind in ("hand", "board", "since", "turn"):
        await rig.press_kind(uid, kind, match=match)
    await rig.press(uid, panel, *first_option(panel))
    await rig.press_kind(uid, "undo", match=match)


async def _asked(rig: Rig, match: str) -> str:
    found = await rig.match(match)
    return next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)


async def test_a_form_that_was_open_during_a_restart_is_taken(toy: Rig) -> None:
    """discord.py keeps forms in memory; ours are found by their id."""
    match = await begin(toy, "toy", 1, automats=1)
    uid = toy.people[0]
    card = await toy.until(lambda: toy.newest(uid, "turn", match))
    row = [{"type": 1, "id": 90, "components": [
        {"type": 2, "id": 91, "style": 1, "label": "n", "custom_id": str(CustomId("type", match, 1, "number/0/99/"))}
    ]}]  # fmt: skip
    toy.standin.world.messages[str(card["id"])]["components"] += row
    opened = await toy.press(uid, card, row[0]["components"][0])  # type: ignore[index]  # a plain dict
    assert opened.modal is not None
    await toy.stop_bot()
    await toy.start_bot()
    submitted = await toy.standin.people.submit(uid, opened, {"number": "7"})
    assert not submitted.failed
    await toy.answered()
    refusal = toy.panel(uid)
    assert refusal is not None
    assert "does not stand any more" in words_of(refusal)


async def test_a_control_of_an_unknown_form_is_answered(toy: Rig) -> None:
    match = await begin(toy, "toy", 1, automats=1)
    uid = toy.people[0]
    card = await toy.until(lambda: toy.newest(uid, "turn", match))
    for words in ("p0:old:thing", "p1:nosuchkind:x::"):
        row = {"type": 1, "id": 90, "components": [{"type": 2, "id": 91, "style": 1, "label": "?", "custom_id": words}]}
        toy.standin.world.messages[str(card["id"])]["components"] = [row]
        await toy.press(uid, card, row["components"][0])  # type: ignore[index]  # a plain dict
        told = toy.panel(uid)
        assert told is not None
        assert "older time" in words_of(told)


async def test_a_lost_connection_loses_no_press(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    uid = toy.people[0]
    panel = await my_panel(toy, uid, match)
    before = await entries(toy, match)
    await toy.faults.drop("abort")
    await toy.press(uid, panel, *first_option(panel))
    assert await entries(toy, match) == before + 1


async def test_a_press_whose_answer_is_too_late_still_counts(toy: Rig, caplog: pytest.LogCaptureFixture) -> None:
    match = await begin(toy, "toy", 2)
    uid = toy.people[0]
    panel = await my_panel(toy, uid, match)
    before = await entries(toy, match)
    toy.faults.refuse("POST", r"/interactions/.*/callback", 404, code=10062)
    part, values = first_option(panel)
    pressing = asyncio.ensure_future(toy.standin.people.press(uid, panel, part, values))
    await asyncio.sleep(0.2)
    toy.standin.world.clock.advance(toy.standin.settings.acknowledge_seconds + 1)
    assert (await pressing).failed
    await toy.answered()
    assert await entries(toy, match) == before + 1


async def test_two_matches_in_one_channel_never_cross(rig: Rig) -> None:
    one, two = await begin(rig, "pantheum", 2), await begin(rig, "pantheum", 2)
    threads = {(await rig.match(match)).place.thread for match in (one, two)}
    assert len(threads) == 2
    for match, other in ((one, two), (two, one)):
        person = Person(rig, await _asked(rig, match))
        before = await entries(rig, other)
        await person.open(match)
        for _ in range(3):
            await person.step(match)
        assert await entries(rig, other) == before
    cards = [m for m in rig.seen(rig.people[0]) if any(meaning(part).kind == "turn" for part in controls(m))]
    assert all(len({meaning(part).match for part in controls(card)}) == 1 for card in cards)


async def test_undo_takes_back_the_last_answer_of_ones_own_open_turn(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 1)
    uid = rig.people[0]
    first = await my_panel(rig, uid, match)
    offered = [part.get("options") for part in controls(first)]
    await rig.press(uid, first, *first_option(first))
    panel = rig.panel(uid)
    assert panel is not None
    await rig.press(uid, panel, control(panel, "undo"))
    again = rig.panel(uid)
    assert again is not None
    assert [part.get("options") for part in controls(again)] == offered


async def test_discord_py_keeps_nothing_of_what_was_sent(toy: Rig) -> None:
    """Every control is found by its id; a view kept for each message would fill the memory."""
    match = await begin(toy, "toy", 1, automats=1)
    person = Person(toy, toy.people[0])
    for _ in range(20):
        if not await person.step(match):
            await toy.settle()
            await person.open(match)
    assert toy.host is not None
    kept = toy.host.bot._connection._view_store
    assert not kept._views
    assert not kept._synced_message_views
    assert not kept._modals


async def test_a_press_on_a_control_that_was_just_taken_off_is_answered(toy: Rig) -> None:
    """The message that comes with the press may be newer than what was pressed; discord.py then passes it over."""
    match = await begin(toy, "toy", 1, automats=1)
    uid = toy.people[0]
    card = await toy.until(lambda: toy.newest(uid, "since", match))
    part = control(card, "board")
    toy.standin.world.messages[str(card["id"])]["components"] = [{"type": 10, "id": 1, "content": "newer"}]
    data = {"custom_id": part["custom_id"], "component_type": 2, "id": part["id"]}
    channel = toy.standin.world.channels[str(card["channel_id"])]
    engine = toy.standin.people._engine
    assert await engine.answered(engine.ask(uid, channel, Asked.COMPONENT, data, message_id=str(card["id"])))
    await toy.answered()
    assert toy.panel(uid) is not None


async def test_who_plays_against_automats_alone_keeps_one_panel(toy: Rig) -> None:
    """Automatic seats answer within the same answer, so that the next question is there at once."""
    match = await begin(toy, "toy", 1, automats=1)
    uid = toy.people[0]
    person = Person(toy, uid)
    await person.open(match)
    panel = toy.panel(uid)
    assert panel is not None
    while await person.step(match):
        assert (toy.panel(uid) or {})["id"] == panel["id"]
    assert (await toy.match(match)).status == "over"
