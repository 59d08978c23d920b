"""Looking: what each viewer may see and hear, and nothing else."""

from __future__ import annotations

import pytest

from bot.model import Link, Look, MatchId, MessageRef, Told
from bot.store.sqlite import SqliteStore
from bot.tables import Refused, telling
from bot.tables.telling import told
from rules.core import codec
from rules.core.log import BadLog, read_log, verify
from rules.core.rng import Rng, Source, seed_hash
from rules.core.types import Text, Viewer
from tests.support.tables import PEOPLE, Table
from tests.support.toy import Toy, ToyState

ADA, BO, CY, STRANGER = PEOPLE


async def played(table: Table, commands: int = 9) -> MatchId:
    match = await table.running(3, options={"rounds": 3})
    for _ in range(commands):
        await table.move(match)
    return match


async def swap_hidden(table: Table, match: MatchId, viewer: int | None, salt: int) -> None:
    """Put another state in its place that this viewer cannot tell from it."""
    state = codec.decode_state(Toy(), await table.state(match))
    other = Toy().reshuffle_hidden(state, Viewer(viewer), Source(Rng(f"other {salt}")))
    await table.overwrite(match, codec.encode(other))


def seen(look: Look) -> bytes:
    return codec.encode(look)


@pytest.mark.parametrize("commands", [0, 1, 2, 5, 9])
async def test_what_a_viewer_may_not_know_makes_no_difference_to_what_they_see(table: Table, commands: int) -> None:
    match = await played(table, commands)
    found = await table.tables.match(match)
    for user in (None, STRANGER, *PEOPLE[:3]):
        before, log = await table.tables.look(match, user), await table.tables.log(match, user)
        truth = await table.state(match)
        for salt in range(3):
            await swap_hidden(table, match, found.seat_of(user), salt)
            assert await table.state(match) != truth
            assert seen(await table.tables.look(match, user)) == seen(before)
            assert await table.tables.log(match, user) == log
        await table.overwrite(match, truth)


async def test_no_seed_reaches_anybody_before_the_end(table: Table) -> None:
    match = await played(table)
    seed = await table.store.seed(match)
    for user in (None, *PEOPLE):
        assert seed.encode() not in seen(await table.tables.look(match, user))
        assert seed not in repr(await table.tables.log(match, user))
    with pytest.raises(Refused) as caught:
        await table.tables.ending(match)
    assert caught.value.text.key == "refused-not-over"
    with pytest.raises(Refused):
        await table.tables.export(match)


async def test_a_log_line_is_heard_only_by_those_it_is_for(table: Table) -> None:
    match = await table.running(2)
    await table.finish(match)
    entries = await table.store.entries(match)
    events = [event for entry in entries for event in entry.events]
    private = [event for event in events if event.audience is not None]
    assert private, "the toy game deals in private"
    for viewer in (None, 0, 1):
        heard = {codec.encode(line.text) for line in told(entries, viewer)}
        for event in private:
            assert event.audience is not None
            mine = viewer in event.audience
            assert (codec.encode(event.text) in heard) == mine or event.text == event.public
            if not mine and event.public is not None:
                assert codec.encode(event.public) in heard
    lines = told(entries, 0)
    assert any(line.private for line in lines)
    assert not any(line.private for line in told(entries, None))


async def test_the_log_since_and_by_seat(table: Table) -> None:
    match = await played(table, 20)
    found = await table.tables.match(match)
    whole = await table.tables.log(match, None)
    assert [line.seq for line in whole] == sorted(line.seq for line in whole)
    assert await table.tables.log(match, None, 4) == [line for line in whole if line.seq > 4]
    assert await table.tables.log(match, None, seat=1) == [line for line in whole if line.seat == 1]
    entries = await table.store.entries(match)
    for user in PEOPLE[:3]:
        seat = found.seat_of(user)
        seqs = [entry.seq for entry in entries]
        if seat in found.waiting:
            while entries[seqs[-1]].seat == seat:
                seqs.pop()
        last = max((seq for seq in seqs if entries[seq].seat == seat), default=-1)
        lines = await table.tables.log(match, user, "my-turn")
        mine = await table.tables.log(match, user)
        assert lines == [line for line in mine if line.seq >= last], "what came of the last answer, and since"
    since = await table.tables.log(match, None, "round")
    after = telling.after(entries, "round", None, (), 3)
    assert {entry.seat for entry in entries[after + 1 :]} == {0, 1, 2}
    assert {entry.seat for entry in entries[after + 2 :]} != {0, 1, 2}
    assert since == [line for line in whole if line.seq > after]


async def test_what_was_taken_back_is_not_told(table: Table) -> None:
    match = await table.running(3)
    for look in await table.asked(match):
        await table.answer(look)
    (look,) = await table.asked(match)
    before = await table.tables.log(match, None)
    await table.answer(look, "order")
    user = look.match.holders[look.seat or 0].user
    assert user is not None
    (look,) = await table.asked(match)
    await table.answer(look, [option.key for option in look.decisions[0].options])
    during = await table.tables.log(match, None)
    await table.tables.undo(match, user, look.seq - 1, table.press())
    after = await table.tables.log(match, None)
    assert len(during) > len(before)
    assert after[: len(before)] == before
    assert [line.text.key for line in after[len(before) :]] == ["event-undone"]


async def test_an_older_position_as_it_was_then(table: Table) -> None:
    match = await table.running(3, options={"rounds": 3})
    looks = [await table.tables.look(match, ADA)]
    for _ in range(20):
        await table.move(match)
        looks.append(await table.tables.look(match, ADA))
    table.forget()
    for seq, then in enumerate(looks[:-1]):
        look = await table.tables.look(match, ADA, at=seq)
        assert (look.seq, look.view, look.decisions) == (seq, then.view, ())
    for wrong in (-1, 21):
        with pytest.raises(Refused) as caught:
            await table.tables.look(match, ADA, at=wrong)
        assert caught.value.text.key == "refused-at"


async def test_a_lobby_has_no_view(table: Table) -> None:
    lobby = await table.lobby(2)
    look = await table.tables.look(lobby.id, ADA)
    assert (look.view, look.seq, look.seat, look.decisions) == (None, -1, 0, ())
    assert await table.tables.log(lobby.id, ADA) == []


async def test_the_end_shows_seed_and_standing_and_the_export_verifies(table: Table) -> None:
    match = await table.running(2, 1)
    await table.finish(match)
    ending = await table.tables.ending(match)
    found = await table.tables.match(match)
    assert found.seed_hash == ending.seed_hash == seed_hash(ending.seed)
    assert ending.commands == found.seq
    log = read_log(await table.tables.export(match))
    checked = verify(Toy(), log)
    assert checked.by_seed
    assert codec.state_hash(checked.state) == log.hash
    assert isinstance(checked.state, ToyState)
    assert checked.state.outcome == ending.outcome == (await table.tables.look(match, None)).outcome
    for person in (*PEOPLE, "P0", "P1"):
        assert str(person).encode() not in await table.tables.export(match), "an export names seats, not people"


async def test_an_export_names_the_rules_that_the_match_was_played_by(table: Table) -> None:
    match = await table.running(2)
    await table.finish(match)
    log = read_log(await table.tables.export(match))
    assert (log.rules_version, log.begun_version) == (2, None)
    await _written_by(table, match, 0, 1)
    log = read_log(await table.tables.export(match))
    assert (log.rules_version, log.begun_version) == (2, 1)
    assert verify(Toy(), log).by_seed, "nothing that was played has changed in the rules"
    await _written_by(table, match, (await table.tables.match(match)).seq, 1)
    log = read_log(await table.tables.export(match))
    assert (log.rules_version, log.begun_version) == (1, None)
    with pytest.raises(BadLog) as caught:
        verify(Toy(), log)
    assert caught.value.text.key == "log-version"


async def _written_by(table: Table, match: str, seq: int, version: int) -> None:
    """As if the rules had been of that version at that command."""
    sql = "UPDATE snapshot SET rules_version = ? WHERE match_id = ? AND seq = ?"
    assert isinstance(table.store, SqliteStore)
    await table.store.db.write(lambda tx: tx.run(sql, (version, match, seq)))


async def test_my_games_those_waiting_first(table: Table) -> None:
    one, two, three = await table.running(2), await table.lobby(2), await table.running(2)
    look = next(look for look in await table.asked(three) if look.seat == look.match.seat_of(ADA))
    await table.answer(look)
    assert [match.id for match in await table.tables.mine(ADA)] == [one, *sorted([two.id, three])]
    assert await table.tables.mine(STRANGER) == []


async def test_a_message_leads_to_its_match(table: Table) -> None:
    one = await table.running(2)
    await table.tables.link(one, "card", MessageRef(99, 1234))
    assert await table.tables.of_message(1234) == Link(match=one, purpose="card", ref=MessageRef(99, 1234), seq=0)
    assert await table.tables.of_message(1) is None


async def test_a_state_of_older_rules_is_read_by_newer_ones(table: Table) -> None:
    match = await table.running(2)
    old = (await table.state(match)).replace(b'"tokens":[', b'"coins":[')
    assert b'"coins"' in old
    await table.overwrite(match, old, version=1)
    await table.move(match)
    assert (await table.tables.match(match)).seq == 1


async def test_since_my_turn_goes_from_ones_last_answer_on(table: Table) -> None:
    """A panel points to the log for what it leaves out: what came of the reader's own answer is in it."""
    match = await played(table, 20)
    for user in PEOPLE[:3]:
        mine = await table.tables.log(match, user)
        first = min(line.seq for line in await table.tables.log(match, user, "my-turn"))
        headings = {repr(chapter.heading) for chapter in await table.tables.story(match, user)}
        wanted = [line for line in mine if line.seq >= first and repr(line.text) not in headings]
        story = await table.tables.story(match, user, "my-turn")
        told = [line for chapter in story for line in chapter.told if line.text.key != "told-forced"]
        assert [line for line in told if line.seq >= first] == wanted


async def test_what_was_missed_is_what_others_have_done_since_ones_last_command(table: Table) -> None:
    match = await played(table, 20)
    entries = await table.store.entries(match)
    found = await table.tables.match(match)
    for user in PEOPLE[:3]:
        last = max(entry.seq for entry in entries if entry.seat == found.seat_of(user))
        told, story = await table.tables.missed(match, user)
        assert told == await table.tables.log(match, user, last)
        assert story == await table.tables.story(match, user, last)
    assert await table.tables.missed(match, STRANGER) == ([], [])


def test_that_somebody_has_chosen_is_told_until_something_else_has_happened() -> None:
    chosen, thought, opened = ("event-chosen", "event-withdrawn", "event-opened")

    def left(*keys: str) -> list[str]:
        lines = [Told(seq=at, seat=0, text=Text(key), private=False, at=0.0) for at, key in enumerate(keys)]
        return [line.text.key for line in telling.settled(lines)]

    assert left(chosen, thought, chosen) == [chosen, thought, chosen]
    assert left(chosen, chosen, opened) == [opened]
    assert left(chosen, opened, chosen) == [opened, chosen]
