"""Discord is some 150 ms away: what is handled meanwhile, and what waits for what."""

from __future__ import annotations

import asyncio

import pytest

from bot import door
from bot.local.standin import Settings
from bot.local.world import Payload
from tests.e2e.outages import opened
from tests.e2e.rig import Rig, control, offers, words_of
from tests.e2e.test_presses import entries, first_option, my_panel
from tests.e2e.test_whole_match import begin

CALLBACK = r"/interactions/\d+/[^/]+/callback"


async def test_a_match_is_played_from_afar(toy: Rig) -> None:
    toy.standin.settings = Settings(rate_limits=False, distance=0.075)
    match = await begin(toy, "toy", 2)
    for uid in toy.people[:2]:
        panel = await my_panel(toy, uid, match)
        before = await entries(toy, match)
        await toy.press(uid, panel, *first_option(panel))
        assert await entries(toy, match) == before + 1


async def test_a_press_is_handled_while_its_acknowledgement_is_under_way(toy: Rig) -> None:
    """And nobody else waits for that either: order, not time, is what is looked at."""
    match = await begin(toy, "toy", 2)
    panels = [await my_panel(toy, uid, match) for uid in toy.people[:2]]
    before = await entries(toy, match)
    toy.faults.cut("POST", CALLBACK, "hang", times=2)
    pressing = [
        asyncio.create_task(toy.standin.people.press(uid, panel, *first_option(panel)))
        for uid, panel in zip(toy.people[:2], panels, strict=True)
    ]
    for _ in range(500):
        if (made := await entries(toy, match) - before) == 2:
            break
        await asyncio.sleep(0.01)
    assert made == 2
    assert not any(press.done() for press in pressing), "neither is acknowledged yet"
    for press in pressing:
        press.cancel()
    await asyncio.gather(*pressing, return_exceptions=True)


def _press_turn(rig: Rig, uid: str, match: str) -> asyncio.Task[object]:
    card = rig.newest(uid, "turn", match)
    assert card is not None
    return asyncio.create_task(rig.standin.people.press(uid, card, control(card, "turn", match)))


async def test_in_a_rush_no_words_wait_for_a_picture(toy: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PICTURE", 60.0)
    matches = [await opened(toy, key=f"rush-{n}") for n in range(6)]
    uid, paint = toy.people[0], asyncio.Event()
    await toy.until(lambda: all(toy.newest(uid, "turn", match) for match in matches))
    await toy.drained()
    toy.sketch.before = paint.wait
    begun = len(toy.sent)

    def shown() -> list[bool]:
        """Of each private answer, in order, whether it had its picture."""
        edits = [one for one in toy.sent[begun:] if one.method == "PATCH" and one.path.endswith("@original")]
        return [one.multipart for one in edits]

    await asyncio.gather(*(_press_turn(toy, uid, match) for match in matches))
    await toy.until(lambda: shown() == [False] * 6, 10)
    paint.set()
    await toy.answered()
    assert shown() == [False] * 6 + [True] * 6


async def test_a_late_picture_never_brings_back_what_was_shown_before(
    toy: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panel that has just opened, and is pressed before its picture is there."""
    monkeypatch.setattr(door, "PICTURE", 0.0)
    match = await begin(toy, "toy", 2)
    uid = toy.people[0]
    toy.sketch.delay = 0.5
    opening = _press_turn(toy, uid, match)
    panel = await toy.until(lambda: _opened_panel(toy, uid))
    toy.sketch.delay = 0.0
    assert not (await toy.standin.people.press(uid, panel, *first_option(panel))).failed
    await toy.until(lambda: words_of(toy.standin.world.messages[panel["id"]]) != words_of(panel))
    now = words_of(toy.standin.world.messages[panel["id"]])
    await opening
    await toy.answered()
    assert words_of(toy.standin.world.messages[panel["id"]]) == now


def _opened_panel(rig: Rig, uid: str) -> Payload | None:
    """As it is now, whatever it becomes."""
    panel = rig.panel(uid)
    return dict(panel) if panel is not None and (offers(panel, "pick") or offers(panel, "menu")) else None
