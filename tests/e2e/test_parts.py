"""Parts of one move put together, pressed where they are shown apart; and what happens between its answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from bot.local.world import Payload
from bot.store.port import Store
from bot.tables.ahead import FEW
from bot.ui.custom_id import shorten
from bot.ui.limits import ROW_BUTTONS
from bot.ui.words import Words
from rules.core.auto import random_choice
from rules.core.errors import Stale
from rules.core.rng import Rng, Source
from rules.core.types import BACK
from tests.e2e.rig import Rig, control, controls, meaning, rigged, words_of
from tests.e2e.test_commands import told
from tests.e2e.test_whole_match import begin
from tests.support.stores import Intercepted


async def put_together(rig: Rig, *, listed: bool) -> tuple[str, str]:
    """A match of Pantheum with a question whose parts are put together, and who is asked; `listed`: on the card."""
    match, chance = await begin(rig, "pantheum", 2), Source(Rng("parts"))
    for number in range(400):
        found = await rig.match(match)
        uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
        decision = (await rig.tables.look(match, int(uid))).decisions[0]
        ways = await rig.tables.ways(match, int(uid), decision.id)
        if ways and (not listed or len(decision.offered) > ROW_BUTTONS):
            await rig.drained()
            return match, uid
        choice = random_choice(decision, chance)
        await rig.tables.answer(match, int(uid), decision.id, choice, f"parts-{number}")
    raise AssertionError("no such question")


@pytest.mark.parametrize("back", [False, True], ids=["a part", "the way back"])
async def test_what_the_card_shows_apart_can_be_pressed_there(rig: Rig, back: bool) -> None:
    """Few options and the way back: the panel puts the parts of the move together, the card's menu does not."""
    match, uid = await put_together(rig, listed=True)
    before = await rig.match(match)
    card = rig.newest(uid, "since", match)
    assert card is not None
    shown = [str(one["value"]) for one in control(card, "menu", match)["options"]]
    assert len(shown) <= FEW
    await rig.press(uid, card, control(card, "pick" if back else "menu", match), None if back else shown[:1])
    entries = await rig.store.entries(match, before.seq) if rig.store is not None else []
    assert [entry.choice for entry in entries] == [BACK if back else shown[0]], told(rig, uid)


async def test_a_part_typed_that_cannot_be_taken_back_is_held_back(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although the panel puts it together with others: the second press is for what was typed, and only that."""
    match, uid = await put_together(rig, listed=False)
    before = await rig.match(match)
    (decision, *_) = (await rig.tables.look(match, int(uid))).decisions
    part = next(way.answers[0] for way in await rig.tables.ways(match, int(uid), decision.id) if len(way.answers) > 1)

    async def binds(*asked: Any) -> bool:
        return True

    monkeypatch.setattr(rig.tables, "binds", binds)
    await rig.run(uid, "play", action=part, match=match)
    assert (await rig.match(match)).seq == before.seq
    panel = rig.panel(uid)
    assert panel is not None
    await rig.press(uid, panel, control(panel, "sure", match))
    assert rig.store is not None
    assert [entry.choice for entry in await rig.store.entries(match, before.seq)] == [part]


async def test_a_fault_between_two_answers_loses_nothing_and_doubles_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The first answer stands, the player is told; the same entry pressed again shows what is left to be asked."""
    failing = False

    async def after(call: str) -> None:
        nonlocal failing
        if failing and call == "commit":
            failing = False
            raise RuntimeError("on purpose")

    async with rigged(tmp_path) as rig:
        await rig.stop_bot()
        rig.wrap = lambda store: cast(Store, Intercepted(store, after=after))
        await rig.start_bot()
        match, uid = await put_together(rig, listed=False)
        before = await rig.match(match)
        decision = (await rig.tables.look(match, int(uid))).decisions[0]
        ways = await rig.tables.ways(match, int(uid), decision.id)
        way = next(way for way in ways if len(way.answers) > 1 and not way.option.irreversible)
        await rig.press_kind(uid, "turn", match=match)
        panel = rig.panel(uid) or {}
        for times in range(2):
            failing = not times
            await _press_way(rig, uid, panel, shorten(way.option.key, [one.option.key for one in ways]))
            assert rig.store is not None
            assert [entry.choice for entry in await rig.store.entries(match, before.seq)] == [way.answers[0]]
        caplog.clear()
        assert "What you did counted" in told(rig, uid)
        (asked, *_) = (await rig.tables.look(match, int(uid))).decisions
        shown = rig.standin.world.messages[str(panel["id"])]
        assert Words()(Stale().text) in words_of(shown)
        assert [part for part in controls(shown) if meaning(part).decision == asked.id], words_of(shown)


async def _press_way(rig: Rig, uid: str, panel: Payload, key: str) -> None:
    """Press an entry of a menu, or a button."""
    listed = [part for part in controls(panel) if key in [one["value"] for one in part.get("options", ())]]
    buttons = [part for part in controls(panel) if meaning(part).option == key]
    await rig.press(uid, panel, (listed or buttons)[0], [key] if listed else None)
