"""Rights are looked at where they matter, and where no match can be hosted one true sentence says so."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.local.standin.permissions import Permission
from tests.e2e.rig import Rig, offers, words_of
from tests.e2e.test_trouble import deny
from tests.e2e.test_whole_match import begin

COMMANDS: dict[str, dict[str, Any]] = {"game create": {"title": "toy", "players": 2}, "game browse": {}}


def told(rig: Rig, uid: str) -> str:
    return words_of(rig.panel(uid) or {"components": []})


def channel_of(rig: Rig, name: str) -> str:
    return next(str(one["id"]) for one in rig.standin.world.channels.values() if one.get("name") == name)


async def tables_here(rig: Rig) -> list[Any]:
    return list(await rig.tables.browse(int(rig.standin.world.channels[rig.channel]["guild_id"])))


@pytest.mark.parametrize("lost", [Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES, Permission.CREATE_PUBLIC_THREADS])
async def test_the_channel_that_the_card_goes_to_is_the_one_that_is_checked(toy: Rig, lost: Permission) -> None:
    owner, chosen = toy.people[0], channel_of(toy, "chatter")
    await toy.run(owner, "admin setup", channel=chosen)
    deny(toy, lost, chosen)
    await asyncio.sleep(0.05)
    await toy.run(owner, "game create", title="toy", players=2)
    assert f"in <#{chosen}> yet" in told(toy, owner)
    await toy.run(owner, "admin check")
    assert "Something is missing" in told(toy, owner)
    assert f"<#{chosen}>" in told(toy, owner)
    assert await tables_here(toy) == []


async def test_what_is_lacking_here_does_not_matter_when_matches_are_announced_elsewhere(toy: Rig) -> None:
    owner, chosen = toy.people[0], channel_of(toy, "chatter")
    await toy.run(owner, "admin setup", channel=chosen)
    deny(toy, Permission.SEND_MESSAGES)
    await asyncio.sleep(0.05)
    await toy.run(owner, "game create", title="toy", players=2)
    await toy.until(lambda: [m for m in toy.messages(owner, chosen) if offers(m, "join")])


async def test_a_channel_that_the_bot_cannot_use_is_refused_by_setup(toy: Rig) -> None:
    owner, hidden = toy.people[0], channel_of(toy, "chatter")
    deny(toy, Permission.VIEW_CHANNEL, hidden)
    await asyncio.sleep(0.05)
    await toy.run(owner, "admin setup", channel=hidden)
    assert "see this channel" in told(toy, owner)
    await toy.run(owner, "game create", title="toy", players=2)
    await toy.until(lambda: [m for m in toy.messages(owner, toy.channel) if offers(m, "join")])


async def test_a_setup_channel_that_is_gone_is_said_and_the_match_opened_here(toy: Rig) -> None:
    owner, chosen = toy.people[0], channel_of(toy, "chatter")
    await toy.run(owner, "admin setup", channel=chosen)
    toy.standin.moderator.delete_channel(chosen)
    await asyncio.sleep(0.05)
    await toy.run(owner, "game create", title="toy", players=2)
    assert "is gone" in told(toy, owner)
    await toy.until(lambda: [m for m in toy.messages(owner, toy.channel) if offers(m, "join")])


async def test_in_direct_messages_one_sentence_leads_to_a_server(toy: Rig) -> None:
    uid = toy.people[0]
    direct = str(toy.standin.world.dm_with(uid)["id"])
    for path, values in COMMANDS.items():
        await toy.run(uid, path, direct, **values)
        assert "played on servers" in told(toy, uid)
        assert f"client_id={toy.standin.world.bot_id}" in told(toy, uid)
    assert "admin check" not in [one.path for one in toy.standin.people.commands_here(uid, direct)]


async def test_a_server_with_the_commands_but_without_the_bot_is_told_to_invite_it(toy: Rig) -> None:
    owner = toy.people[0]
    toy.standin.moderator.leave_commands(str(toy.standin.world.channels[toy.channel]["guild_id"]))
    await asyncio.sleep(0.1)
    for path, values in {**COMMANDS, "admin check": {}}.items():
        await toy.run(owner, path, **values)
        assert "not a member of this server" in told(toy, owner), path
        assert f"client_id={toy.standin.world.bot_id}" in told(toy, owner), path


async def test_inside_threads_only_the_rights_that_threads_need_are_asked_for(toy: Rig) -> None:
    uid = toy.people[0]
    thread = toy.thread_of(await toy.match(await begin(toy, "toy", 1, automats=1)))
    deny(toy, Permission.SEND_MESSAGES | Permission.CREATE_PUBLIC_THREADS)
    await asyncio.sleep(0.05)
    await toy.run(uid, "game create", thread, title="toy", players=2)
    assert "is set in" in told(toy, uid)
    await toy.run(uid, "play", thread)
    assert "post messages" not in told(toy, uid)


async def test_contexts_and_installs_are_declared(toy: Rig) -> None:
    commands = {one["name"]: one for one in toy.standin.world.commands[""]}
    assert commands["admin"]["contexts"] == [0]
    assert {tuple(one["contexts"]) for name, one in commands.items() if name != "admin"} == {(0, 1)}
    assert {tuple(one["integration_types"]) for one in commands.values()} == {(0,)}
