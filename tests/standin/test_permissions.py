"""Roles, overwrites, and each right that may be missing."""

from __future__ import annotations

import discord
import pytest

from bot.local.standin import Permission
from tests.standin.driven import Scene, png
from tests.standin.rest import Rest

P = Permission
EMBEDS = [{"title": "t"}]


@pytest.mark.parametrize(
    ("missing", "code"),
    [(P.VIEW_CHANNEL, 50001), (P.SEND_MESSAGES, 50013), (P.EMBED_LINKS, 50013), (P.ATTACH_FILES, 50013)],
)
async def test_each_right_to_post(rest: Rest, missing: Permission, code: int) -> None:
    path = f"/channels/{rest.places['general']}/messages"
    body = {"content": "x", "embeds": EMBEDS}
    made = await rest.ask("POST", path, body, files={"a.png": png()})
    assert made.status == 200
    rest.take_away(missing)
    assert (await rest.ask("POST", path, body, files={"a.png": png()})).code == code
    assert (await rest.ask("PATCH", f"{path}/{made.body['id']}", body, files={"a.png": png()})).code == code
    if missing in (P.EMBED_LINKS, P.ATTACH_FILES):
        assert (await rest.post(content="x")).status == 200


async def test_an_overwrite_holds_in_one_channel(rest: Rest) -> None:
    general = rest.world.channels[rest.places["general"]]
    rest.world.overwrite(general, rest.world.bot_id, deny=P.SEND_MESSAGES)
    assert (await rest.post(content="x")).code == 50013
    assert (await rest.post("tables", content="x")).status == 200
    rest.world.overwrite(general, rest.world.bot_id)
    assert (await rest.post(content="x")).status == 200


async def test_overwrites_of_the_member_beat_those_of_roles_beat_everyones(rest: Rest) -> None:
    general, bot = rest.world.channels[rest.places["general"]], rest.world.bot_id
    role = rest.guild["roles"][2]["id"]
    rest.world.overwrite(general, rest.guild["id"], deny=P.SEND_MESSAGES)
    assert not rest.world.may(bot, general) & P.SEND_MESSAGES
    assert not rest.world.may(bot, general) & P.ATTACH_FILES, "who may not write may not attach either"
    rest.world.overwrite(general, role, allow=P.SEND_MESSAGES)
    assert rest.world.may(bot, general) & P.SEND_MESSAGES
    rest.world.overwrite(general, bot, deny=P.SEND_MESSAGES)
    assert not rest.world.may(bot, general) & P.SEND_MESSAGES
    assert rest.world.may(rest.ids["theano"], general) & P.ADMINISTRATOR, "the owner may do all"


async def test_threads_have_a_right_to_write_of_their_own(rest: Rest) -> None:
    general = rest.places["general"]
    thread = await rest.ask("POST", f"/channels/{general}/threads", {"name": "T", "type": 11})
    rest.take_away(P.SEND_MESSAGES)
    assert (await rest.post(thread.body["id"], content="x")).status == 200
    rest.take_away(P.SEND_MESSAGES_IN_THREADS)
    assert (await rest.post(thread.body["id"], content="x")).code == 50013
    rest.take_away(P.CREATE_PUBLIC_THREADS)
    assert (await rest.ask("POST", f"/channels/{general}/threads", {"name": "T", "type": 11})).code == 50013
    assert (await rest.ask("POST", f"/channels/{general}/threads", {"name": "T"})).code == 50013


async def test_the_bot_is_told_its_rights_and_refused_files(play: Scene) -> None:
    await play.run("theano", "hand")
    play.world.overwrite(play.world.channels[play.places["general"]], play.world.bot_id, deny=P.ATTACH_FILES)
    assert await play.table("theano") == "refused 50013"
    channel = play.bot.get_channel(int(play.places["general"]))
    assert isinstance(channel, discord.TextChannel)
    assert not channel.permissions_for(channel.guild.me).attach_files, "the bot's cache follows"


async def test_commands_are_for_those_who_may_use_them(play: Scene) -> None:
    general = play.world.channels[play.places["general"]]
    play.world.overwrite(general, play.ids["lykos"], deny=P.USE_APPLICATION_COMMANDS)
    assert play.people.commands_here(play.ids["lykos"], general["id"]) == []
    with pytest.raises(ValueError, match="no such command"):
        await play.people.run(play.ids["lykos"], general["id"], "ping", {})
    play.world.commands[""][0]["default_member_permissions"] = str(int(P.MANAGE_GUILD))
    name = play.world.commands[""][0]["name"]
    allowed = [c.path.split()[0] for c in play.people.commands_here(play.ids["theano"], general["id"])]
    refused = [c.path.split()[0] for c in play.people.commands_here(play.ids["kallias"], general["id"])]
    assert name in allowed
    assert name not in refused


async def test_a_hidden_channel_is_hidden(rest: Rest) -> None:
    general = rest.world.channels[rest.places["general"]]
    role = rest.guild["roles"][1]["id"]
    rest.world.overwrite(general, role, deny=P.VIEW_CHANNEL)
    await rest.post(content="secret")
    assert general not in rest.people.channels_of(rest.ids["lykos"])
    assert rest.people.messages_of(rest.ids["lykos"], general["id"]) == []
    rest.world.overwrite(general, rest.world.bot_id, deny=P.VIEW_CHANNEL)
    assert (await rest.ask("GET", f"/channels/{general['id']}")).code == 50001
    listed = await rest.ask("GET", f"/guilds/{rest.guild['id']}/channels")
    assert [c["name"] for c in listed.body] == ["tables", "chatter"]
