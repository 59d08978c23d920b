"""“Why can’t I …?” on the panel: reasons on demand, privately, for who is asked and nobody else."""

from __future__ import annotations

from bot.ui.custom_id import CustomId
from tests.e2e.forging import forge
from tests.e2e.rig import EPHEMERAL, Rig, control, offers, words_of
from tests.e2e.test_whole_match import begin


async def test_reasons_come_on_demand_in_place_of_the_panel_and_lead_back(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    for uid in toy.people[:2]:
        await toy.press_kind(uid, "turn", match=match)
        panel = toy.panel(uid) or {}
        await toy.press(uid, panel, control(panel, "why"))
        assert "Nothing that one might expect is missing" in words_of(toy.panel(uid) or {})
    found = await toy.match(match)
    for uid in toy.people[:2]:
        look = await toy.tables.look(match, int(uid))
        await toy.tables.answer(match, int(uid), look.decisions[0].id, look.decisions[0].options[0].key, f"lead {uid}")
    found = await toy.match(match)
    uid = next(uid for uid in toy.people if found.seat_of(int(uid)) in found.waiting)
    await toy.press_kind(uid, "turn", match=match)
    panel = toy.panel(uid) or {}
    before = words_of(panel)
    await toy.press(uid, panel, control(panel, "why"))
    told = toy.panel(uid) or {}
    assert told["flags"] & EPHEMERAL
    assert told["id"] == panel["id"]
    assert "**Turn points into tokens**: you have no points." in words_of(told)
    await toy.press(uid, told, control(told, "turn"))
    assert words_of(toy.panel(uid) or {}) == before


async def test_nobody_else_learns_why_and_an_old_question_has_no_reasons(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    one, other, stranger = toy.people[:3]
    look = await toy.tables.look(match, int(one))
    asked = look.decisions[0].id
    for uid in (other, stranger):
        await toy.run(uid, "help")
        await forge(toy, uid, toy.panel(uid) or {}, str(CustomId("why", match, asked)))
        assert "expect" not in words_of(toy.panel(uid) or {})
    await toy.tables.answer(match, int(one), asked, look.decisions[0].options[0].key, "lead")
    await toy.run(one, "help")
    await forge(toy, one, toy.panel(one) or {}, str(CustomId("why", match, asked)))
    assert "expect" not in words_of(toy.panel(one) or {})


async def test_a_turn_of_elysium_says_what_is_out_of_reach(rig: Rig) -> None:
    host = rig.people[0]
    match = await rig.create(host, "elysium", 2)
    await rig.press_kind(host, "automat", match=match.id)
    await rig.press_kind(host, "start", match=match.id)
    await rig.press_kind(host, "turn", match=match.id)
    await rig.until(lambda: offers(rig.panel(host) or {}, "why", match.id))
    panel = rig.panel(host) or {}
    await rig.press(host, panel, control(panel, "why"))
    said = words_of(rig.panel(host) or {})
    assert "**Take a Citizen; Pass**: only when neither a card nor a Quest is in reach." in said, said
