"""What stands in a match's thread and beside it: each turn once, who is asked what, who left, how it ended."""

from __future__ import annotations

import re
from collections import Counter

from bot.local.world import Payload
from bot.ui.cards import seat_names
from bot.ui.story import headed
from bot.ui.words import Words
from tests.e2e.people import Person, play_out
from tests.e2e.rig import EPHEMERAL, Rig, control, controls, meaning, offers, words_of
from tests.e2e.test_whole_match import begin


def told(rig: Rig, uid: str) -> str:
    panel = rig.panel(uid)
    assert panel is not None
    return words_of(panel)


def kinds(rig: Rig, uid: str) -> set[str]:
    panel = rig.panel(uid)
    assert panel is not None
    return {meaning(part).kind for part in controls(panel)}


def plain(words: str) -> str:
    return re.sub(r"\\(.)", r"\1", words)


async def cards(rig: Rig, match: str) -> list[str]:
    """What the turn cards in a match's thread say, in the order they stand there."""
    thread = rig.messages(rig.people[0], rig.thread_of(await rig.match(match)))
    shared = [message for message in thread if not message["flags"] & EPHEMERAL and not offers(message, "rematch")]
    return [words_of(message) for message in shared]


async def told_once(rig: Rig, match: str) -> None:
    """Every turn that came to something has its line in the thread, once."""
    found = await rig.match(match)
    words = Words("en", seat_names(Words(), found))
    story = await rig.tables.story(match, None)
    wanted = [
        plain(headed(words, found, one)) for one in story if one.heading and one.last is not None and not one.plain
    ]
    shown = Counter(line for card in await cards(rig, match) for line in plain(card).splitlines())
    assert wanted
    assert {line: shown[line] for line in wanted} == Counter(wanted)


async def play_on(rig: Rig, match: str, people: list[Person]) -> None:
    """To the end, while every card goes out before the next: one that tells many turns at once leaves out the first."""
    for _ in range(400):
        found = await rig.match(match)
        await rig.drained()
        if found.status == "over":
            return
        person = next(one for one in people if found.seat_of(int(one.uid)) in found.waiting)
        if not await person.step(match):
            await person.open(match)
    raise AssertionError("no end in sight")


async def test_each_turn_stands_once_in_the_thread(toy: Rig) -> None:
    match = await begin(toy, "toy", 3)
    people = [Person(toy, uid, hurry=True) for uid in toy.people[:3]]
    await play_on(toy, match, people)
    assert len(await cards(toy, match)) > 1
    await told_once(toy, match)


async def test_each_turn_stands_once_after_a_restart_in_between(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    people = [Person(toy, uid, hurry=True) for uid in toy.people[:2]]
    for _ in range(12):
        found = await toy.match(match)
        person = next(one for one in people if found.seat_of(int(one.uid)) in found.waiting)
        if not await person.step(match):
            await person.open(match)
        await toy.drained()
    await toy.stop_bot()
    await toy.start_bot()
    await play_on(toy, match, people)
    await told_once(toy, match)


async def test_after_the_end_everything_tells_the_result(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    uid = toy.people[0]
    await play_out(toy, match, [Person(toy, one, hurry=True) for one in toy.people[:2]])
    await toy.drained()
    await toy.run(uid, "game status", match=match)
    assert "wins" in told(toy, uid) or "win together" in told(toy, uid)
    assert "nothing" not in told(toy, uid)
    await toy.run(uid, "hand", match=match)
    assert "turn" not in kinds(toy, uid)
    await toy.run(uid, "mygames")
    assert "One has ended" in told(toy, uid)
    assert re.search(r"Toy .* won", told(toy, uid))
    (lobby,) = [one for one in toy.messages(uid, toy.channel) if "sealed" in words_of(one)]
    assert "has begun" not in words_of(lobby)
    assert "The match has ended" in words_of(lobby)
    assert f"/{toy.thread_of(await toy.match(match))})" in words_of(lobby)


async def test_status_of_a_running_match_tells_more_than_a_name(rig: Rig) -> None:
    match = await begin(rig, "elysium", 3)
    uid = rig.people[0]
    await rig.run(uid, "game status", match=match)
    shown = told(rig, uid)
    assert "Epoch 1 of" in shown
    assert shown.count(" VP") == 3
    assert shown.count("← asked now") == 1
    assert re.search(r"Asked <t:\d+:R>", shown)


async def test_who_leaves_is_told_what_that_does_and_that_they_have_left(toy: Rig) -> None:
    match = await begin(toy, "toy", 3)
    first, second = toy.people[:2]
    await toy.run(first, "game resign", match=match)
    assert "The others play on" in told(toy, first)
    await _sure(toy, first)
    assert "You have left this match" in told(toy, first)
    assert "your turn" not in told(toy, first)
    for command in ("play", "play action"):
        values = {"action": "pass"} if " " in command else {}
        await toy.run(first, "play", match=match, **values)
        assert "left" in told(toy, first)
    await toy.press_kind(first, "turn", match=match)
    assert "You have left this match" in told(toy, first)
    await toy.run(first, "hand", match=match)
    assert "turn" not in kinds(toy, first)
    await toy.run(second, "game status", match=match)
    assert told(toy, second).count("(left)") == 1
    await toy.run(second, "game resign", match=match)
    assert "The match ends at once" in told(toy, second)
    assert "play on without you" not in told(toy, second)
    await _sure(toy, second)
    card = await toy.until(lambda: toy.newest(second, "rematch", match))
    await toy.drained()
    assert (await toy.match(match)).status == "over"
    assert "(left)" in words_of(_lobby(toy)) or "(left)" in words_of(card)


def _lobby(rig: Rig) -> Payload:
    return next(one for one in rig.messages(rig.people[0], rig.channel) if "sealed" in words_of(one))


async def _sure(rig: Rig, uid: str) -> None:
    panel = rig.panel(uid)
    assert panel is not None
    await rig.press(uid, panel, control(panel, "resign"))


async def test_a_rematch_says_what_has_to_happen_next(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    first, second = toy.people[:2]
    await toy.run(first, "game resign", match=match)
    await _sure(toy, first)
    await toy.run(first, "game rematch", match=match)
    assert "One seat is still free" in told(toy, first)
    assert "press Start" in told(toy, first)
    await toy.run(second, "game rematch", match=match)
    assert "The table is full: one of you presses Start there." in told(toy, second)


async def test_a_game_without_plans_says_so(rig: Rig) -> None:
    match = await begin(rig, "elysium", 2)
    uid = rig.people[0]
    await rig.run(uid, "plan show", match=match)
    assert "no plans" in told(rig, uid)
    await rig.run(uid, "hand", match=match)
    assert "secret" not in told(rig, uid)
    assert "Your seat" in told(rig, uid)


async def test_the_agora_is_one_press_away_from_the_question_for_a_card(rig: Rig) -> None:
    match = await begin(rig, "elysium", 2)
    found = await rig.match(match)
    uid = next(one for one in rig.people if found.seat_of(int(one)) in found.waiting)
    await rig.press_kind(uid, "turn", match=match)
    panel = rig.panel(uid)
    assert panel is not None
    labels = {str(part.get("label")) for part in controls(panel)}
    assert {"My seat", "Board", "The Agora"} <= labels
    await rig.press(uid, panel, control(panel, "board", option="market"))
    assert rig.sketch.requests[-1].kind == "market"
    shown = rig.panel(uid)
    assert shown is not None
    menu = control(shown, "view")
    assert "The Agora" in {str(option["label"]) for option in menu["options"]}
    assert shown["id"] == panel["id"]
    await rig.press(uid, shown, control(shown, "turn"))
    assert "The Agora" in {str(part.get("label")) for part in controls(rig.panel(uid) or {})}, (
        "and one press leads back"
    )
