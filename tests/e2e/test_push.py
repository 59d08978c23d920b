"""What a phone shows: every call, and every direct message, names the match and what is asked, in plain words."""

from __future__ import annotations

import asyncio

import pytest

from bot import sender
from bot.ui import illustrated
from bot.ui.cards import seat_names
from bot.ui.words import Words
from rules.core.game import games
from tests.e2e.outages import answer, cards, delivered, opened
from tests.e2e.rig import Rig
from tests.support.toy import Toy


@pytest.mark.parametrize(
    ("title", "people", "hidden"),
    [("toy", 3, 3), ("pantheum", 3, 0), ("elysium", 3, 0), ("storm", 2, 2), ("hybris", 3, 2)],
)
async def test_every_call_names_match_and_question(rig: Rig, title: str, people: int, hidden: int) -> None:
    """`hidden`: calls whose question is for those alone who are asked, such as how far a formation is, or a plan."""
    rig.known = lambda: {**games(), "toy": Toy()}
    await rig.stop_bot()
    await rig.start_bot()
    match = await opened(rig, people, game=title)
    await delivered(rig)
    named, asked = await _told(rig, match, set())
    for turn in range(150):
        before = set(rig.standin.world.pushes)
        await answer(rig, match, str(turn))
        await delivered(rig)
        if named > 7 or (await rig.match(match)).status != "running":
            break
        more = await _told(rig, match, before)
        named, asked = named + more[0], asked + more[1]
    assert named > 7
    assert asked >= named - hidden, "with the question"


async def _told(rig: Rig, match: str, before: set[str]) -> tuple[int, int]:
    """How many people were called since, each in a line that names the match, and how many with the question."""
    look = await rig.tables.look(match, None)
    words = Words("en", seat_names(Words(), look.match))
    named = asked = 0
    for mid in set(rig.standin.world.pushes) - before:
        called = rig.standin.world.calls[mid]
        lines = rig.standin.world.pushes[mid].splitlines()
        assert all(match[:4].upper() in line for line in lines), "which match"
        assert len(called) in (0, len(lines))
        named += len(called)
        for seat, prompt in look.prompts.items():
            if str(look.match.holders[seat].user) in called:
                question = words(prompt).partition("\n")[0]
                assert any(line.endswith(question) for line in lines), (question, lines)
                asked += 1
    return named, asked


async def test_a_hand_says_nothing_of_itself_on_a_locked_phone(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    for uid in toy.people[:2]:
        seat = (await toy.match(match)).seat_of(int(uid))
        hand = (await toy.tables.look_as(match, seat)).view.hand
        told = " ".join(toy.standin.people.pushes(uid))
        assert hand
        assert not any(str(card) in told for card in hand)


async def test_a_mention_stays_when_the_picture_follows(toy: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(illustrated, "PATIENCE", 0.1)
    toy.sketch.delay = 0.6
    match = await opened(toy)
    await delivered(toy)
    (card,) = cards(toy, match)
    called = [one["id"] for one in card["mentions"]]
    assert called
    await toy.until(lambda: toy.standin.world.messages[card["id"]]["attachments"])
    assert [one["id"] for one in toy.standin.world.messages[card["id"]]["mentions"]] == called
    assert toy.standin.world.messages[card["id"]]["content"] == ""
    edits = [one for one in toy.sent if one.method == "PATCH" and one.path.endswith(f"/messages/{card['id']}")]
    assert len(edits) >= 2, "the words become the card, and its picture follows"


async def test_a_picture_that_follows_keeps_the_distance_of_edits(toy: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(illustrated, "PATIENCE", 0.05)
    toy.sketch.delay = 0.2
    loop, times = asyncio.get_running_loop(), []
    watch = toy.standin._on_exchange

    def timed(exchange):  # type: ignore[no-untyped-def]  # as the stand-in's own watchers
        if exchange.method == "PATCH" and "/messages/" in exchange.path and "channels" in exchange.path:
            times.append((exchange.path, loop.time()))
        watch(exchange)  # type: ignore[misc]  # the rig watches

    toy.standin._on_exchange = timed
    match = await opened(toy)
    await delivered(toy)
    (card,) = cards(toy, match)
    await toy.until(lambda: toy.standin.world.messages[card["id"]]["attachments"])
    mine = [at for path, at in times if path.endswith(f"/{card['id']}")]
    assert len(mine) == 2
    assert mine[1] - mine[0] > 1.8


@pytest.mark.parametrize("how", ["reset", "page", "503"])
async def test_a_picture_follows_when_the_line_is_back(toy: Rig, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(illustrated, "PATIENCE", 0.1)
    monkeypatch.setattr(sender, "PAUSE", 0.2)
    toy.sketch.delay = 1.0
    match = await opened(toy)
    await delivered(toy)
    (card,) = cards(toy, match)
    assert not toy.standin.world.messages[card["id"]]["attachments"]
    path = r"/channels/\d+/messages/\d+"
    if how == "reset":
        toy.faults.cut("PATCH", path, times=3)
    elif how == "page":
        toy.faults.intrude("PATCH", path, times=3)
    else:
        toy.faults.refuse("PATCH", path, 503, times=3)
    await toy.until(lambda: toy.standin.world.messages[card["id"]]["attachments"])


async def test_killed_between_the_call_and_its_card(toy: Rig) -> None:
    """The plain words are out; the next process makes them the card, and calls nobody twice."""
    toy.faults.cut("PATCH", r"/channels/\d+/messages/\d+", "hang", times=3)
    match = await opened(toy)
    await toy.until(lambda: any(toy.standin.world.calls.values()))
    await toy.stop_bot()
    toy.faults.clear()
    toy.standin.world.clock.advance(1800)  # Discord has long forgotten the number it was posted under
    await toy.start_bot()
    await delivered(toy)
    (card,) = cards(toy, match)
    assert sum(bool(called) for called in toy.standin.world.calls.values()) == 1
    assert toy.standin.world.calls[card["id"]]
    assert toy.standin.world.pushes[card["id"]]
    hands = [m for m in toy.standin.world.messages.values() if m["content"]]
    assert hands == [], "no plain words are left behind"


async def test_a_card_that_is_refused_leaves_the_call(toy: Rig) -> None:
    toy.faults.refuse("PATCH", r"/channels/\d+/messages/\d+", 400, code=50035, times=50)
    match = await opened(toy)
    await delivered(toy)
    told = [m for m in toy.standin.world.messages.values() if "it is your turn" in m["content"]]
    assert len(told) == 1
    assert match[:4].upper() in told[0]["content"]
