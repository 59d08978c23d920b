"""Every documented code, once for each of the bot's calls: what was due arrives, or is known to be final."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot import upkeep
from bot.discord_codes import DM_PAUSE, TABLE, Call, Verdict, token_refused, verdict
from bot.tables import notices
from tests.e2e.outages import cards, delivered, opened, pass_by
from tests.e2e.rig import Rig


@pytest.fixture(autouse=True)
def nothing_is_tried_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is final stays put aside, for the test to see."""
    monkeypatch.setattr(upkeep, "SOON", 3600.0)


STATUSES = {429: (20016, 20022, 20028, 20029, 30046, 40062), 413: (40005,), 503: (130000,), 401: (50027,)}


def status_of(code: int) -> int:
    """The HTTP status that comes with a code."""
    special = next((status for status, codes in STATUSES.items() if code in codes), 0)
    return special or (404 if 10000 < code < 20000 else 403 if code in (50001, 50013, 50007, 50278) else 400)


def codes() -> Iterator[tuple[int, int]]:
    """All of the table, and one that nobody has heard of; without those that tell of a token."""
    for code in [*TABLE, 999_999]:
        if not token_refused(status_of(code), code):
            yield status_of(code), code


def refuse(rig: Rig, method: str, path: str, status: int, code: int) -> None:
    if status == 429:
        rig.faults.limit(method, path, 61.0, code=code)
    else:
        rig.faults.refuse(method, path, status, code=code)


def test_the_table_says_one_thing_of_each_call() -> None:
    for code, (letters, meaning) in TABLE.items():
        assert len(letters) == len(Call), code
        assert {verdict(call, code) for call in Call} <= set(Verdict)
        assert meaning
    assert {verdict(call, 424_242) for call in Call} == {Verdict.LATER}
    assert DM_PAUSE >= 60
    assert token_refused(401, 0)
    assert token_refused(401, 40001)
    assert not token_refused(401, 50027), "of an interaction"
    assert not token_refused(403, 0)


async def test_a_thread_that_is_refused(toy: Rig) -> None:
    for status, code in codes():
        refuse(toy, "POST", r"/channels/\d+/messages/\d+/threads", status, code)
        match = await opened(toy, key=f"thread-{code}")
        await delivered(toy)
        place = (await toy.match(match)).place
        (card,) = cards(toy, match)
        assert int(card["channel_id"]) == (place.thread or place.channel), code
        if verdict(Call.THREAD, code) is Verdict.LATER and status != 429:
            assert place.thread is not None, code


async def test_a_new_card_and_the_hands_that_are_refused(toy: Rig) -> None:
    await opened(toy)
    await delivered(toy)
    for status, code in codes():
        match = await opened(toy, key=f"post-{code}")
        await delivered(toy)
        found = await toy.match(match)
        hand = await toy.tables.newest(match, "secret", found.holders[0].user)
        assert toy.host is not None
        refuse(toy, "POST", rf"/channels/{found.place.thread}/messages", status, code)
        refuse(toy, "POST", rf"/channels/{hand.ref.channel}/messages", status, code)
        called = notices.card(match, found.seq, mention=found.waiting, now=toy.standin.world.clock.now())
        await toy.host.store.enqueue([called])
        await toy.tables.resend_secret(match, found.holders[0].user)
        await delivered(toy)
        aside = {notice.kind for notice, _ in await toy.host.store.undelivered(match)}
        assert ("card" in aside) == (verdict(Call.POST, code) is Verdict.FINAL), (code, aside)
        assert ("secret" in aside) == (verdict(Call.DM, code) is Verdict.FINAL), (code, aside)
        newest = await toy.tables.newest(match, "secret", found.holders[0].user)
        assert (newest != hand) == ("secret" not in aside), code
        if "card" not in aside:
            (card,) = cards(toy, match)
            assert len(toy.standin.world.calls[card["id"]]) == len(found.waiting), code
        for holder in found.holders:
            settings = await toy.tables.user(holder.user)
            assert settings.dm_closed == ("secret" in aside and holder.seat == 0), code
        await toy.tables.resend_secret(match, found.holders[0].user)
        await delivered(toy)


async def test_an_edit_that_is_refused(toy: Rig) -> None:
    for status, code in codes():
        match = await opened(toy, key=f"edit-{code}")
        await delivered(toy)
        (card,) = cards(toy, match)
        refuse(toy, "PATCH", rf"/channels/\d+/messages/{card['id']}", status, code)
        await pass_by(toy, 3.0)
        begun = len(toy.sent)
        await toy.tables.refresh(match)
        await delivered(toy)
        done = [one for one in toy.sent[begun:] if one.status == 200 and one.method in ("POST", "PATCH")]
        assert toy.host is not None
        aside = await toy.host.store.undelivered(match)
        assert bool(done) == (verdict(Call.EDIT, code) is not Verdict.FINAL), code
        assert bool(aside) == (verdict(Call.EDIT, code) is Verdict.FINAL), code
