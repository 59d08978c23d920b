"""What the owner of the server does, as the bot sees it."""

from __future__ import annotations

import discord
import pytest

from bot.local.standin import Permission
from tests.standin.driven import Scene, until
from tests.standin.rest import Rest


async def test_a_deleted_message_and_channel(rest: Rest) -> None:
    made = await rest.post(content="x")
    rest.standin.moderator.delete_message(made.body["id"])
    path = f"/channels/{rest.places['general']}"
    assert (await rest.ask("PATCH", f"{path}/messages/{made.body['id']}", {"content": "y"})).code == 10008
    rest.standin.moderator.delete_channel(rest.places["general"])
    assert (await rest.ask("GET", path)).code == 10003
    with pytest.raises(KeyError):
        rest.standin.moderator.delete_channel(rest.places["general"])


async def test_an_archived_and_a_locked_thread(rest: Rest) -> None:
    path = f"/channels/{rest.places['general']}/threads"
    tid = (await rest.ask("POST", path, {"name": "T", "type": 11})).body["id"]
    rest.standin.moderator.archive(tid)
    assert (await rest.post(tid, content="reopened")).status == 200
    rest.standin.moderator.archive(tid, locked=True)
    assert (await rest.post(tid, content="x")).code == 50083
    rest.standin.moderator.unlock(tid)
    assert (await rest.post(tid, content="x")).status == 200


async def test_a_right_denied_in_one_channel(rest: Rest) -> None:
    rest.standin.moderator.deny(Permission.SEND_MESSAGES, rest.places["general"])
    assert (await rest.post(content="x")).code == 50013
    assert (await rest.post("tables", content="x")).status == 200
    rest.standin.moderator.deny(Permission(0), rest.places["general"])
    assert (await rest.post(content="x")).status == 200


async def test_the_bots_cache_follows(play: Scene) -> None:
    guild = play.bot.guilds[0]
    play.standin.moderator.take_away(Permission.ATTACH_FILES)
    assert await until(lambda: not guild.me.guild_permissions.attach_files)
    play.standin.moderator.delete_channel(play.places["chatter"])
    assert await until(lambda: [c.name for c in guild.channels] == ["general", "tables"])
    room = play.world.add_channel(play.guild, "room")
    assert await until(lambda: isinstance(play.bot.get_channel(int(room["id"])), discord.TextChannel))
    play.standin.moderator.remove_bot(play.guild["id"])
    assert await until(lambda: not play.bot.guilds)
