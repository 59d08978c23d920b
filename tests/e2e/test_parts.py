"""Parts of one move put together, pressed where they are shown apart; and what happens between its answers."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.ahead import FEW
from bot.ui.limits import ROW_BUTTONS
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import BACK
from tests.e2e.rig import Rig, control
from tests.e2e.test_commands import told
from tests.e2e.test_whole_match import begin


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
