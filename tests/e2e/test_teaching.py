"""What a newcomer finds: rules and how to play from the table's card."""

from __future__ import annotations

import pytest

from bot.ui.limits import GALLERY, walk
from tests.e2e.rig import EPHEMERAL, Rig, control, controls, meaning, offers, words_of


async def pressed(rig: Rig, uid: str, kind: str) -> str:
    """What a person is told privately after pressing a control of the newest table's card."""
    card = await rig.until(lambda: next((m for m in reversed(rig.messages(uid, rig.channel)) if offers(m, "join")), 0))
    await rig.press(uid, card, control(card, kind))
    panel = rig.panel(uid)
    assert panel is not None
    assert panel["flags"] & EPHEMERAL
    return words_of(panel)


@pytest.mark.parametrize(
    ("game", "goal"),
    [("pantheum", "1 to 4 seats"), ("elysium", "2 to 4"), ("storm", "2 seats"), ("hybris", "1 to 4 seats")],
)
async def test_the_card_of_a_table_leads_to_rules_and_how_to_play(rig: Rig, game: str, goal: str) -> None:
    host, stranger = rig.people[:2]
    match = await rig.create(host, game, 2)
    card = rig.newest(host, "options", match.id) or {}
    assert goal in words_of(card)
    assert any(part["type"] == GALLERY for part in walk(card["components"])), "with its picture"
    assert rig.sketch.requests[0].kind == "title"
    for uid in (host, stranger):
        assert words_of(rig.newest(uid, "options", match.id) or {}) == words_of(card)
        said = await pressed(rig, uid, "topic")
        assert "### " in said
        said = await pressed(rig, uid, "howto")
        assert "Goal" in said or "The goal" in said
        assert "*Take turn*" in said
        # From there on to the rules, on the same private message.
        panel = rig.panel(uid) or {}
        await rig.press(uid, panel, control(panel, "topic"))
        assert {meaning(part).kind for part in controls(rig.panel(uid) or {})} == {"topic"}
