"""Whole matches, played by pressing what messages offer and nothing else."""

from __future__ import annotations

from typing import Any

from bot.ui import limits
from rules.core.game import find
from rules.core.log import read_log, verify
from tests.e2e.people import Person, play_out
from tests.e2e.rig import Rig, controls, meaning, offers, words_of


async def begin(rig: Rig, game: str, people: int, automats: int = 0, **more: Any) -> str:
    """Open, join, fill and start a match by the buttons of its lobby card."""
    host, *others = rig.people[:people]
    match = await rig.create(host, game, people + automats, **more)
    for other in others:
        await rig.press_kind(other, "join", match=match.id)
    for _ in range(automats):
        await rig.press_kind(host, "automat", match=match.id)
    await rig.press_kind(host, "start", match=match.id)
    await rig.until(lambda: rig.newest(host, "since", match.id))
    return match.id


async def test_three_people_play_pantheum_to_the_end(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 3)
    people = [Person(rig, uid, hurry=True) for uid in rig.people[:3]]
    await play_out(rig, match, people)
    card = await rig.until(lambda: rig.newest(rig.people[0], "rematch"))
    assert "Seed:" in words_of(card)
    assert "Divine Plan" in words_of(card)
    assert {name for person in people for name in person.pressed} >= {"pick", "menu", "sure"}
    await exported(rig, match)


async def exported(rig: Rig, match: str, game: str = "pantheum") -> None:
    """The file behind Export says what the store says."""
    answer = rig.people[0]
    await rig.press_kind(answer, "export", match=match)
    message = rig.panel(answer)
    assert message is not None
    url = message["attachments"][0]["url"]
    upload = rig.standin.world.files.serve(*_served(url))
    assert upload is not None
    verified = verify(find(game), read_log(upload.data))
    assert verified.state.outcome is not None
    assert verified.by_seed


def _served(url: str) -> tuple[str, str]:
    path, _, query = url.partition("/cdn/attachments/")[2].partition("?")
    return path, next(part[3:] for part in query.split("&") if part.startswith("hm="))


async def test_one_person_plays_pantheum_against_kronos(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 1)
    await play_out(rig, match, [Person(rig, rig.people[0], hurry=True)])
    assert await rig.until(lambda: rig.newest(rig.people[0], "rematch"))


async def test_every_shape_of_decision_is_played_by_controls(toy: Rig) -> None:
    wanted = {"pick", "menu", "sure", "many", "number", "entry", "give", "next", "rest", "done"}
    pressed: set[str] = set()
    for round_ in range(30):
        match = await begin(toy, "toy", 2, automats=1)
        # A stake of one point is no question: who saves them up first is asked how many.
        people = [Person(toy, uid, seed=str(round_), saved="stake", until=round_ % 20) for uid in toy.people[:2]]
        await play_out(toy, match, people)
        pressed |= {kind for person in people for kind in person.pressed}
        if pressed >= wanted:
            return
    raise AssertionError(f"never pressed: {wanted - pressed}")


async def test_a_whole_match_with_every_direct_message_refused(rig: Rig) -> None:
    rig.faults.no_dms.update(rig.people)
    match = await begin(rig, "pantheum", 2)
    card = await rig.until(lambda: _card_saying(rig, "press My plan"))
    tried = rig.standin.requests["POST /users/@me/channels"]
    await rig.press(rig.people[0], card, next(part for part in controls(card) if meaning(part).kind == "hand"))
    plan = rig.panel(rig.people[0])
    assert plan is not None
    assert "Divine Plan" in words_of(plan)
    await play_out(rig, match, [Person(rig, uid, hurry=True) for uid in rig.people[:2]])
    # Nobody is tried again by the notices of the match.
    assert rig.standin.requests["POST /users/@me/channels"] == tried


def _card_saying(rig: Rig, words: str) -> limits.Payload | None:
    seen = reversed(rig.seen(rig.people[0]))
    return next((m for m in seen if offers(m, "turn") and words in words_of(m)), None)


async def test_each_change_of_who_decides_mentions_each_person_at_most_once(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    await play_out(toy, match, [Person(toy, uid) for uid in toy.people[:2]])
    await toy.until(lambda: toy.newest(toy.people[0], "rematch"))
    mentions, called = 0, set[int]()
    for exchange in toy.sent:
        body = exchange.body if isinstance(exchange.body, dict) else {}
        allowed = body.get("allowed_mentions")
        if exchange.method in ("POST", "PATCH") and allowed:
            assert not allowed.get("parse")
            assert not allowed.get("roles")
            calls = allowed.get("users") or []
            if exchange.method == "PATCH":
                # Discord calls nobody by an edit; it keeps the mentions of the call that becomes a card.
                assert set(calls) <= called
            else:
                mentions += len(calls)
                called |= set(calls)
    entries = await toy.tables._store.entries(match)
    assert 0 < mentions <= len(entries)


async def test_a_rematch_is_one_press_away(toy: Rig) -> None:
    match = await begin(toy, "toy", 1, automats=1)
    await play_out(toy, match, [Person(toy, toy.people[0])])
    await toy.press_kind(toy.people[0], "rematch", match=match)
    found = await toy.match(match)
    assert found.rematch is not None
    card = await toy.until(lambda: toy.newest(toy.people[1], "start", str(found.rematch)))
    assert "Chance" in words_of(card)
