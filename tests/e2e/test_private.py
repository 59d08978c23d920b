"""A private match, for those who are not in it: it is as if there were none of that id."""

from __future__ import annotations

import pytest

from bot.ui.custom_id import CustomId
from tests.e2e.forging import forge, public
from tests.e2e.people import Person, play_out
from tests.e2e.rig import Rig, controls
from tests.e2e.test_commands import told

NONE = "nosuchid"
COMMANDS = (
    "game join", "game leave", "game start", "game status", "game resign", "game rematch",
    "play", "undo", "hand", "board", "log", "plan show",
)  # fmt: skip
SAVED = ("plan save", "plan use", "plan delete")
STATES = ("lobby", "running", "over", "closed")


def elsewhere(rig: Rig) -> str:
    """A channel that the match has nothing to do with."""
    return next(str(c["id"]) for c in rig.standin.people.channels_of(rig.people[0]) if c["name"] == "chatter")


async def private(rig: Rig, state: str = "running") -> str:
    """A private match of two in that state, named so that a leak is seen."""
    host, guest = rig.people[:2]
    match = await rig.create(host, "toy", 2, name="Hetairia", visibility="private")
    if state == "closed":
        await rig.tables.end(match.id, int(host))
    if state in ("lobby", "closed"):
        await rig.drained()
        return match.id
    await rig.press_kind(guest, "join", match=match.id)
    await rig.press_kind(host, "start", match=match.id)
    await rig.until(lambda: rig.newest(host, "since", match.id))
    if state == "over":
        await play_out(rig, match.id, [Person(rig, uid) for uid in (host, guest)])
    await rig.drained()
    return match.id


async def answered(rig: Rig, uid: str, path: str, match: str) -> str:
    more = {"saved": "mine"} if path in SAVED else {}
    await rig.run(uid, path, elsewhere(rig), match=match, **more)
    return told(rig, uid)


@pytest.mark.parametrize("state", STATES)
async def test_by_command_it_is_as_if_there_were_none(toy: Rig, state: str) -> None:
    match = await private(toy, state)
    stranger = toy.people[3]
    before, shown = await toy.match(match), public(toy)
    for path in (*COMMANDS, *SAVED):
        for typed in (match, match.upper(), f" {match} "):
            said = (await answered(toy, stranger, path, typed)).replace(typed.strip(), NONE)
            assert said == await answered(toy, stranger, path, NONE), path
    await toy.drained()
    assert await toy.match(match) == before
    assert public(toy) == shown


@pytest.mark.parametrize("state", STATES)
async def test_by_a_forged_control_it_is_as_if_there_were_none(toy: Rig, state: str) -> None:
    match = await private(toy, state)
    stranger = toy.people[3]
    await toy.run(stranger, "help", elsewhere(toy))
    before, shown, message = await toy.match(match), public(toy), toy.panel(stranger)
    assert toy.host is not None
    assert message is not None
    kinds = sorted(toy.host.bot.desk.kinds - {"adminend"})
    for kind in kinds:
        option = "number/0/9/" if kind == "type" else "seats"
        said = [
            await forge(toy, stranger, message, str(CustomId(kind, one, 1, option)), [one]) for one in (match, NONE)
        ]
        assert said[0] == said[1], kind
    await toy.drained()
    assert await toy.match(match) == before
    assert public(toy) == shown


async def test_suggestions_do_not_know_it(toy: Rig) -> None:
    match = await private(toy)
    stranger = toy.people[3]
    people = toy.standin.people
    for path, focused in (("play", "action"), ("undo", "to"), ("board", "view"), ("game status", "match")):
        known, unknown = [
            str((await people.suggest(stranger, elsewhere(toy), path, {"match": one, focused: ""}, focused)).choices)
            for one in (match, NONE)
        ]
        # An answer may repeat what was typed.
        assert known.replace(match, NONE) == unknown, path


async def test_where_its_card_hangs_one_may_join_by_it(toy: Rig) -> None:
    match = await private(toy, "lobby")
    guest, third = toy.people[1:3]
    await toy.press_kind(guest, "watch", match=match)
    assert "is private" in told(toy, guest)
    await toy.press_kind(guest, "join", match=match)
    assert (await toy.match(match)).seat_of(int(guest)) is not None
    await toy.run(third, "game browse")
    assert "Hetairia" not in told(toy, third)


async def test_where_it_is_played_it_stays_private(toy: Rig) -> None:
    match = await private(toy, "over")
    stranger = toy.people[3]
    card = await toy.until(lambda: toy.newest(stranger, "export", match))
    for kind in ("export", "board"):
        said = await forge(toy, stranger, card, str(CustomId(kind, match)))
        assert [one for one in said if "is private" in one], kind


async def test_those_in_it_reach_it_from_anywhere(toy: Rig) -> None:
    match = await private(toy)
    host = toy.people[0]
    for path in ("game status", "board", "log", "play"):
        await toy.run(host, path, elsewhere(toy), match=match)
        assert told(toy, host) != await answered(toy, toy.people[3], path, NONE), path
    assert controls(toy.panel(host) or {"components": []})


async def test_a_public_match_is_reached_from_anywhere(toy: Rig) -> None:
    match = await toy.create(toy.people[0], "toy", 2, name="Agora")
    await toy.run(toy.people[1], "game join", elsewhere(toy), match=match.id)
    assert (await toy.match(match.id)).seat_of(int(toy.people[1])) is not None
