"""The thread as a person reads it: a line for each turn, details for who asks, nothing of what was taken back."""

from __future__ import annotations

from typing import Any

from bot.local.world import Payload
from bot.ui.cards import seat_names
from bot.ui.words import Words
from render.story import Story
from tests.e2e.people import Person, play_out
from tests.e2e.rig import Rig, control, offers, words_of
from tests.e2e.test_private import private
from tests.e2e.test_thread import cards, plain, told
from tests.e2e.test_whole_match import begin


async def acting(rig: Rig, match: str) -> tuple[str, Any]:
    """Whoever is alone asked, once everybody has led a card."""
    while True:
        found = await rig.match(match)
        uid = next(one for one in rig.people if found.seat_of(int(one)) in found.waiting)
        look = await rig.tables.look(match, int(uid))
        if len(found.waiting) == 1 and look.decisions[0].kind == "act":
            return uid, look
        await answer(rig, match, uid, look.decisions[0].options[0].key)


async def answer(rig: Rig, match: str, uid: str, choice: Any) -> None:
    look = await rig.tables.look(match, int(uid))
    await rig.tables.answer(match, int(uid), look.decisions[0].id, choice, f"{match}:{look.seq}:{choice}")


async def finish_turn(rig: Rig, match: str, uid: str) -> None:
    """Pass until somebody else, or everybody, is asked."""
    while (await rig.match(match)).waiting == ((await rig.match(match)).seat_of(int(uid)),):
        look = await rig.tables.look(match, int(uid))
        if look.decisions[0].kind != "act":
            return
        await answer(rig, match, uid, "pass")


async def test_steps_taken_back_leave_one_line_when_the_turn_is_over(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    uid, _ = await acting(toy, match)
    for n in range(3):
        await answer(toy, match, uid, "cheer")
        await toy.tables.undo(match, int(uid), None, f"undo{n}")
    await toy.drained()
    shown = plain("\n".join(await cards(toy, match)))
    assert "taken back" not in shown
    assert "takes back" not in shown
    await finish_turn(toy, match, uid)
    await toy.drained()
    shown = plain("\n".join(await cards(toy, match)))
    assert shown.count("3 steps taken back") == 1
    assert "takes back" not in shown
    await toy.run(uid, "log", match=match, since="start")
    assert "takes back" not in told(toy, uid)
    assert told(toy, uid).count("3 steps taken back") == 1


async def test_thinking_again_is_not_repeated(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    uid = toy.people[0]
    for n in range(4):
        look = await toy.tables.look(match, int(uid))
        await answer(toy, match, uid, look.decisions[0].options[0].key)
        await toy.tables.withdraw(match, int(uid), f"again{n}")
    await toy.drained()
    shown = plain("\n".join(await cards(toy, match)))
    assert "thinks again" not in shown
    await toy.run(uid, "log", match=match, since="start")
    assert told(toy, uid).count("thinks again") == 1


async def details_of(rig: Rig, uid: str, card: Payload) -> str:
    await rig.press(uid, card, control(card, "details"))
    return plain(told(rig, uid))


async def a_card_drawn(rig: Rig, match: str) -> tuple[str, Payload]:
    """Somebody draws a card and ends their turn: who, and what is left of the turn's card."""
    uid, _ = await acting(rig, match)
    await answer(rig, match, uid, "draw")
    await finish_turn(rig, match, uid)
    await rig.drained()
    thread = rig.messages(uid, rig.thread_of(await rig.match(match)))
    return uid, next(one for one in thread if offers(one, "details") and "drew a card" in words_of(one))


async def test_details_tell_everybody_the_turn_and_each_their_own(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    uid, card = await a_card_drawn(toy, match)
    assert not offers(card, "turn"), "the turn is over, its details stay"
    name = seat_names(Words(), await toy.match(match))[(await toy.match(match)).seat_of(int(uid)) or 0]
    other, stranger = next(one for one in toy.people if one != uid), toy.people[3]
    assert (await toy.match(match)).seat_of(int(stranger)) is None
    for reader in (other, stranger):
        shown = await details_of(toy, reader, card)
        assert "You drew" not in shown
        assert name in shown
    assert "You drew" in await details_of(toy, uid, card)


async def test_details_of_a_private_match_are_for_whoever_sees_its_thread(toy: Rig) -> None:
    _, card = await a_card_drawn(toy, await private(toy))
    shown = await details_of(toy, toy.people[3], card)
    assert "drew a card" in shown
    assert "You drew" not in shown


async def test_a_call_to_both_says_what_they_are_asked(rig: Rig) -> None:
    match = await begin(rig, "storm", 2)
    await rig.drained()
    card = "\n".join(await cards(rig, match))
    assert "prepare a formation" in card
    assert "Before the first turn" in card
    calls = [
        one.body["content"] for one in rig.sent if isinstance(one.body, dict) and "<@" in str(one.body.get("content"))
    ]
    assert calls
    assert all(line.endswith("To do: prepare a formation.") for call in calls for line in call.splitlines())


async def test_automats_have_names_of_their_own_everywhere(rig: Rig) -> None:
    match = await begin(rig, "elysium", 1, automats=2)
    uid = rig.people[0]
    found = await rig.match(match)
    names = [one.name for one in found.automats]
    assert len(set(names)) == 2
    assert all(name.isalpha() for name in names)
    lobby = next(one for one in rig.messages(uid, rig.channel) if "sealed" in words_of(one))
    for name in names:
        assert f"{name} (auto)" in plain(words_of(lobby))
        assert any(f"{name} (auto)" in request.names for request in rig.sketch.requests)
    await rig.stop_bot()
    await rig.start_bot()
    assert [one.name for one in (await rig.match(match)).automats] == names


async def test_turns_of_automats_are_a_line_each_on_the_one_card(rig: Rig) -> None:
    match = await begin(rig, "elysium", 1, automats=2)
    uid = rig.people[0]
    person = Person(rig, uid, hurry=True)
    for _ in range(60):
        if not await person.step(match):
            await rig.settle()
            await person.open(match)
        if (
            len([one for one in await rig.tables.story(match, None) if one.last is not None and one.seat is not None])
            > 5
        ):
            break
    await rig.drained()
    (card,) = await cards(rig, match)
    assert plain(card).count("Epoch 1, turn") > 3
    for automat in (await rig.match(match)).automats:
        assert f"{automat.name} (auto)** took" in plain(card)
    await rig.run(uid, "log", match=match, since="start")
    assert all(f"{automat.name} (auto) takes" in plain(told(rig, uid)) for automat in (await rig.match(match)).automats)


async def test_the_end_tells_how_it_went_with_a_plot(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    uid = toy.people[0]
    await play_out(toy, match, [Person(toy, one, seed="story") for one in toy.people[:2]])
    card = await toy.until(lambda: toy.newest(uid, "rematch", match))
    await toy.drained()
    card = next(
        one for one in reversed(toy.messages(uid, toy.thread_of(await toy.match(match)))) if offers(one, "rematch")
    )
    assert "wins" in words_of(card) or "win together" in words_of(card)
    names = [one["filename"] for one in card["attachments"]]
    assert [name.split("-")[1] for name in names] == ["story", "crop"]
    plotted = next(one for one in reversed(toy.sketch.requests) if one.kind == "story")
    assert isinstance(plotted.view, Story)
    assert ("How it went" in words_of(card)) == bool(plotted.view.points), "a match may have had no turning point"
    assert {seat.name for seat in plotted.view.seats} == set(seat_names(Words(), await toy.match(match)))
    whole = await details_of(toy, toy.people[3], card)
    assert "Round 1" in whole
    end = whole.strip().splitlines()[-1]
    assert " won." in end, "the details go to the very end"
    await toy.run(uid, "log", match=match)
    assert "Round 1" in plain(told(toy, uid)), "after the end the log is that of the match"
    assert end in plain(told(toy, uid))
