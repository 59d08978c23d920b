"""`/forget me`, and where the host's promises are read."""

from __future__ import annotations

from bot.model import Contacts
from bot.ui.custom_id import CustomId
from tests.e2e.forging import forge
from tests.e2e.outages import delivered
from tests.e2e.people import Person, play_out
from tests.e2e.rig import Rig, control, words_of
from tests.e2e.test_whole_match import begin


async def test_forgetting_oneself_takes_two_presses_and_only_for_oneself(toy: Rig) -> None:
    one, other = toy.people[:2]
    match = await begin(toy, "toy", 2)
    await play_out(toy, match, [Person(toy, uid) for uid in (one, other)])
    await toy.run(one, "forget me")
    panel = toy.panel(one)
    assert panel is not None
    assert "cannot be taken back" in words_of(panel)
    await toy.run(other, "help")
    foreign = toy.panel(other) or {}
    await forge(toy, other, foreign, str(CustomId("forgetme", "", None, one)))
    assert (await toy.match(match)).seat_of(int(one)) is not None
    await toy.press(one, panel, control(panel, "forgetme"))
    assert "One match that has ended" in words_of(toy.panel(one) or {})
    assert (await toy.match(match)).seat_of(int(one)) is None
    await toy.run(other, "game status", match=match)
    assert "Theano" not in words_of(toy.panel(other) or {})


async def test_a_notice_that_waits_does_not_bring_a_forgotten_name_back(toy: Rig) -> None:
    one = toy.people[0]
    match = (await toy.create(one, "toy", 2)).id
    await delivered(toy)
    await toy.standin.unplug()
    await toy.tables.end(match, int(one))
    await toy.tables.forget(int(one))
    begun = len(toy.sent)
    await toy.standin.plug_in()
    await delivered(toy)
    told = "\n".join(str(exchange.body) for exchange in toy.sent[begun:])
    assert "called this match off" in told
    assert "Theano" not in told


async def test_help_leads_to_what_the_host_promises(toy: Rig) -> None:
    uid = toy.people[0]
    await toy.run(uid, "help")
    assert "forget me" in words_of(toy.panel(uid) or {})
    assert "Terms" not in words_of(toy.panel(uid) or {})
    await toy.stop_bot()
    toy.contacts = Contacts(privacy="https://example.org/privacy", terms="https://example.org/terms")
    await toy.start_bot()
    await toy.run(uid, "help")
    assert all(one in words_of(toy.panel(uid) or {}) for one in (toy.contacts.privacy, toy.contacts.terms))
