"""Controls that act on whatever is newest name what they were drawn for: a second press does nothing more."""

from __future__ import annotations

import asyncio

from bot.local.world import Payload
from rules.core.types import Arrange
from tests.e2e.rig import Rig, control, words_of
from tests.e2e.test_forged import reach
from tests.e2e.test_presses import _asked as asked
from tests.e2e.test_presses import entries, my_panel
from tests.e2e.test_whole_match import begin


async def test_a_double_press_of_undo_takes_back_one_answer_and_an_old_panels_undo_none(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    for _ in range(2):
        uid = await asked(toy, match)
        look = await toy.tables.look(match, int(uid))
        await toy.run(uid, "play", action=look.decisions[0].options[0].key, match=match)
    uid = await asked(toy, match)
    await toy.run(uid, "play", action="order", match=match)
    early = control(toy.panel(uid) or {}, "undo")
    for kind in ("rest", "done"):
        await toy.press(uid, toy.panel(uid) or {}, control(toy.panel(uid) or {}, kind))
    panel = toy.panel(uid)
    assert panel is not None
    people = toy.standin.people
    await asyncio.gather(*(people.press(uid, panel, control(panel, "undo")) for _ in range(2)))
    await toy.answered()
    assert len(await toy.tables.undo_points(match, int(uid))) == 1
    # Which of the two answers comes last is chance; both show where the match stands.
    assert any("something else since" in str(one.body) for one in toy.sent)
    await _as_it_was(toy, uid, panel, early)
    assert len(await toy.tables.undo_points(match, int(uid))) == 1
    await toy.press(uid, toy.panel(uid) or {}, control(toy.panel(uid) or {}, "undo"))
    assert not await toy.tables.undo_points(match, int(uid))


async def test_a_double_press_adds_and_takes_out_one_automat(toy: Rig) -> None:
    host = toy.people[0]
    match = await toy.create(host, "toy", 3)
    card = await toy.until(lambda: toy.newest(host, "automat", match.id))
    await _twice(toy, host, card, "automat")
    assert len((await toy.match(match.id)).automats) == 1
    await toy.drained()
    await toy.press_kind(host, "automat", match=match.id)
    await toy.press_kind(host, "options", match=match.id)
    await _twice(toy, host, toy.panel(host) or {}, "unautomat")
    assert len((await toy.match(match.id)).automats) == 1
    assert "Options" in words_of(toy.panel(host) or {})


async def _as_it_was(rig: Rig, uid: str, panel: Payload, part: Payload) -> None:
    """Press a control that a client still shows that has not heard of the edit yet."""
    rig.standin.world.messages[str(panel["id"])]["components"] = [{"type": 1, "id": 90, "components": [part]}]
    await rig.press(uid, panel, part)


async def _twice(rig: Rig, uid: str, message: Payload, kind: str) -> None:
    part = control(message, kind)
    await asyncio.gather(*(rig.standin.people.press(uid, message, part) for _ in range(2)))
    await rig.answered()


async def test_a_draft_is_sent_and_shortened_only_as_the_panel_shows_it(toy: Rig) -> None:
    match = await begin(toy, "toy", 3)
    uid = await reach(toy, match, Arrange)
    panel = await my_panel(toy, uid, match)
    for _ in range(2):
        listed = control(panel, "next")
        await toy.press(uid, panel, listed, [str(listed["options"][0]["value"])])
        panel = toy.panel(uid) or {}
    old = {kind: control(panel, kind) for kind in ("rest", "drop", "clear")}
    await _twice(toy, uid, panel, "drop")
    draft = await toy.tables.draft(match, int(uid))
    assert draft is not None
    assert len(draft.body) == 1
    before = await entries(toy, match)
    for kind, part in old.items():
        await _as_it_was(toy, uid, panel, part)
        assert await toy.tables.draft(match, int(uid)) == draft, kind
    full = toy.panel(uid) or {}
    await toy.press(uid, full, control(full, "rest"))
    full = toy.panel(uid) or {}
    sure = control(full, "done")
    await toy.tables.save_draft(match, int(uid), draft.decision, list(reversed(await _draft(toy, match, uid))))
    await toy.press(uid, full, sure)
    assert await entries(toy, match) == before, "the draft is another than the one shown"
    full = toy.panel(uid) or {}
    await toy.press(uid, full, control(full, "done"))
    assert await entries(toy, match) == before + 1


async def _draft(rig: Rig, match: str, uid: str) -> list[str]:
    return list((await rig.tables.draft(match, int(uid))).body)
