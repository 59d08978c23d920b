"""What counted is never reported as failed: an answer that can no longer be shown is no fault."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import cast

import pytest

from bot.discord_codes import BODY, Call, Verdict, verdict
from bot.local.world import Payload
from bot.store.port import Store
from bot.ui.custom_id import CustomId
from tests.e2e.outages import answer, delivered, opened
from tests.e2e.rig import EPHEMERAL, Rig, control, controls, meaning, words_of
from tests.e2e.test_commands import suggestions
from tests.e2e.test_presses import entries, first_option, my_panel
from tests.e2e.test_refusals import codes
from tests.e2e.test_whole_match import begin
from tests.support.stores import Intercepted

ORIGINAL = r"/webhooks/.*/messages/@original"


def private(rig: Rig, uid: str, *, but: str) -> list[Payload]:
    return [m for m in rig.seen(uid) if m["flags"] & EPHEMERAL and m["id"] != but]


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50083), (400, 160005)])
async def test_a_panel_that_is_gone_is_answered_by_a_new_one(toy: Rig, status: int, code: int) -> None:
    match = await begin(toy, "toy", 2)
    found = await toy.match(match)
    uid = next(uid for uid in toy.people if found.seat_of(int(uid)) in found.waiting)
    panel = await my_panel(toy, uid, match)
    before, known = await entries(toy, match), len(private(toy, uid, but=panel["id"]))
    toy.faults.refuse("PATCH", ORIGINAL, status, code=code)
    await toy.press(uid, panel, *first_option(panel))
    assert await entries(toy, match) == before + 1
    (told,) = private(toy, uid, but=panel["id"])[known:]
    assert "went wrong" not in words_of(told)
    assert any(meaning(part).match == match for part in controls(told)), "the panel, anew"


async def test_joining_at_a_card_that_was_just_deleted(toy: Rig) -> None:
    host, guest = toy.people[:2]
    match = (await toy.create(host, "toy", 2)).id
    toy.faults.refuse("PATCH", ORIGINAL, 404, code=10008, times=9)
    await toy.press_kind(guest, "join", match=match)
    assert (await toy.match(match)).seat_of(int(guest)) is not None
    assert not any("went wrong" in words_of(m) for m in private(toy, guest, but=""))


@pytest.mark.parametrize("locked", [False, True])
async def test_a_thread_that_closes_between_press_and_answer(toy: Rig, locked: bool) -> None:
    match = await begin(toy, "toy", 2)
    found = await toy.match(match)
    uid = next(uid for uid in toy.people if found.seat_of(int(uid)) in found.waiting)
    panel = await my_panel(toy, uid, match)
    before = await entries(toy, match)
    thread = toy.standin.world.channels[toy.thread_of(found)]
    acknowledged = toy.standin.requests["POST /interactions/{iid}/{token}/callback"]
    toy.faults.delay("PATCH", ORIGINAL, 0.5)
    pressing = asyncio.create_task(toy.press(uid, panel, *first_option(panel)))
    await toy.until(lambda: toy.standin.requests["POST /interactions/{iid}/{token}/callback"] > acknowledged)
    thread["thread_metadata"].update(archived=True, locked=locked)
    await pressing
    assert await entries(toy, match) == before + 1, "the move stands, whatever can be told"


async def test_an_answer_met_by_any_refusal_is_no_fault(toy: Rig) -> None:
    """The whole table: the press counted, nothing is logged as an error, and nobody is told of one."""
    match = await opened(toy, 3)
    await delivered(toy)
    uid = toy.people[0]
    await toy.press_kind(uid, "turn", match=match)
    for number, (status, code) in enumerate(codes()):
        if code in BODY or status == 429:
            continue  # A malformed body is a fault of the bot; limits are waited for.
        panel = toy.panel(uid)
        assert panel is not None
        before = len(private(toy, uid, but=""))
        toy.faults.refuse("PATCH", ORIGINAL, status, code=code, times=2)
        await toy.run(uid, "board", match=match)
        shown = private(toy, uid, but="")[before:]
        assert not any("went wrong" in words_of(m) for m in shown), code
        toy.faults.clear()
        if verdict(Call.ANSWER, code) is Verdict.AROUND and number % 10 == 0:
            await answer(toy, match, str(code))


async def test_no_network_while_an_answer_is_on_its_way(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    found = await toy.match(match)
    uid = next(uid for uid in toy.people if found.seat_of(int(uid)) in found.waiting)
    panel = await my_panel(toy, uid, match)
    before = await entries(toy, match)
    toy.faults.cut("PATCH", ORIGINAL, times=50)
    await toy.press(uid, panel, *first_option(panel))
    assert await entries(toy, match) == before + 1
    toy.faults.clear()
    await toy.press_kind(uid, "turn", match=match)
    again = toy.panel(uid)
    assert again is not None
    assert control(again, "board", match) is not None


async def test_what_is_written_is_not_called_failed_when_what_came_of_it_cannot_be_read(
    toy: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    written: list[str] = []

    async def before(call: str) -> None:
        task = asyncio.current_task()
        if call == "entries" and written and task is not None and not task.get_name().startswith("send"):
            raise sqlite3.OperationalError("disk I/O error")

    async def after(call: str) -> None:
        if call == "commit":
            written.append(call)

    match = await begin(toy, "toy", 2)
    await toy.drained()
    await toy.stop_bot()
    toy.wrap = lambda store: cast(Store, Intercepted(store, before, after))
    await toy.start_bot()
    found = await toy.match(match)
    uid = next(uid for uid in toy.people if found.seat_of(int(uid)) in found.waiting)
    panel = await my_panel(toy, uid, match)
    known = {m["id"] for m in private(toy, uid, but="")}
    await toy.press(uid, panel, *first_option(panel))
    assert written
    said = [words_of(m) for m in private(toy, uid, but="") if m["id"] not in known]
    assert [words.split(",")[0] for words in said] == ["What you did counted"]
    assert not any(one.exc_info for one in caplog.records), "a sentence is enough for that"
    written.clear()
    caplog.clear()


async def test_suggestions_that_cannot_be_read_are_none(toy: Rig, caplog: pytest.LogCaptureFixture) -> None:
    async def refuse(call: str) -> None:
        if call in ("matches_of", "match_in", "watched_by"):
            raise sqlite3.OperationalError("database is locked")

    await toy.create(toy.people[0], "toy", 2)
    assert await suggestions(toy, toy.people[0], "game status", "match", match="")
    await toy.stop_bot()
    toy.wrap = lambda store: cast(Store, Intercepted(store, refuse))
    await toy.start_bot()
    assert await suggestions(toy, toy.people[0], "game status", "match", match="") == []


def lose_callback(toy: Rig, how: str) -> None:
    """The next answer to an interaction comes too late, breaks off, or meets the page of something else."""
    callback = r"/interactions/.*/callback"
    if how == "late":
        toy.faults.refuse("POST", callback, 404, code=10062)
    elif how == "reset":
        toy.faults.cut("POST", callback)
    else:
        toy.faults.intrude("POST", callback)


@pytest.mark.parametrize("how", ["late", "reset", "page"])
async def test_suggestions_that_nobody_takes_any_more_are_no_fault(toy: Rig, how: str) -> None:
    await toy.create(toy.people[0], "toy", 2)
    lose_callback(toy, how)
    answer = await toy.standin.people.suggest(toy.people[0], toy.channel, "game status", {"match": ""}, "match")
    assert answer.failed
    assert await suggestions(toy, toy.people[0], "game status", "match", match="")


@pytest.mark.parametrize("how", ["late", "reset", "page"])
async def test_a_form_that_cannot_be_opened_is_no_fault(toy: Rig, how: str) -> None:
    match = await begin(toy, "toy", 1, automats=1)
    uid = toy.people[0]
    card = await toy.until(lambda: toy.newest(uid, "turn", match))
    part = {"type": 2, "id": 91, "style": 1, "label": "n", "custom_id": str(CustomId("type", match, 1, "number/0/99/"))}
    toy.standin.world.messages[str(card["id"])]["components"] += [{"type": 1, "id": 90, "components": [part]}]
    before = len(private(toy, uid, but=""))
    lose_callback(toy, how)
    await toy.standin.people.press(uid, card, part)
    await toy.answered()
    assert len(private(toy, uid, but="")) == before, "nobody is told of a fault"
