"""Threads: opening, archiving, locking, members, removal."""

from __future__ import annotations

from bot.local.standin import Caps, Permission, default_world
from tests.standin.driven import BOT_PERMISSIONS, Scene, until
from tests.standin.rest import Got, Rest, resting


async def opened(rest: Rest, **more: object) -> Got:
    body = {"name": "Table", "type": 11, **more}
    return await rest.ask("POST", f"/channels/{rest.places['general']}/threads", body)


async def test_the_bot_opens_writes_edits_and_archives(play: Scene) -> None:
    tid = (await play.table("theano")).removeprefix("ok ")
    thread = play.world.channels[tid]
    assert thread["thread_metadata"]["archived"]
    assert [a["filename"] for a in play.last("theano", tid)["attachments"]] == ["c.png"]
    assert thread not in play.people.channels_of(play.ids["theano"])
    play.people.say(play.ids["theano"], tid, "anybody here?")
    assert thread in play.people.channels_of(play.ids["theano"])
    assert await until(lambda: play.bot.threads_seen == ["create Table 1", "update True", "update False"])


async def test_one_thread_per_message_and_a_cap_on_open_ones() -> None:
    world = default_world(caps=Caps(active_threads=2), bot=BOT_PERMISSIONS)
    async with resting(world) as rest:
        made = await rest.post(content="start")
        path = f"/channels/{rest.places['general']}/messages/{made.body['id']}/threads"
        first = await rest.ask("POST", path, {"name": "T"})
        assert (first.status, first.body["id"]) == (201, made.body["id"])
        assert (await rest.ask("POST", path, {"name": "T"})).code == 160004
        assert (await opened(rest)).status == 201
        assert (await opened(rest)).code == 160006
        starter = await rest.ask("GET", f"/channels/{rest.places['general']}/messages/{made.body['id']}")
        assert starter.body["thread"]["id"] == made.body["id"]


async def test_archived_thread_takes_no_edits_but_a_message_reopens_it(rest: Rest) -> None:
    tid = (await opened(rest)).body["id"]
    made = await rest.post(tid, content="first")
    assert (await rest.ask("PATCH", f"/channels/{tid}", {"archived": True})).status == 200
    assert (await rest.ask("PATCH", f"/channels/{tid}/messages/{made.body['id']}", {"content": "x"})).code == 50083
    assert (await rest.ask("DELETE", f"/channels/{tid}/messages/{made.body['id']}")).code == 50083
    assert (await rest.ask("PATCH", f"/channels/{tid}", {"name": "Other"})).code == 50083
    assert (await rest.post(tid, content="second")).status == 200
    assert not rest.world.channels[tid]["thread_metadata"]["archived"]
    assert (await rest.ask("PATCH", f"/channels/{tid}", {"archived": True})).status == 200
    assert (await rest.ask("PATCH", f"/channels/{tid}", {"archived": False})).status == 200


async def test_a_lock_is_for_those_who_manage_threads(rest: Rest) -> None:
    tid = (await opened(rest)).body["id"]
    assert (await rest.ask("PATCH", f"/channels/{tid}", {"locked": True})).code == 50013
    rest.give(Permission.MANAGE_THREADS)
    assert (await rest.ask("PATCH", f"/channels/{tid}", {"locked": True, "archived": True})).status == 200
    rest.take_away(Permission.MANAGE_THREADS)
    assert (await rest.post(tid, content="x")).code == 50083
    assert (await rest.ask("PATCH", f"/channels/{tid}", {"archived": False})).code == 50013


async def test_quiet_threads_archive_by_themselves(rest: Rest) -> None:
    tid = (await opened(rest, auto_archive_duration=60)).body["id"]
    rest.world.clock.advance(3000)
    assert (await rest.post(tid, content="still here")).status == 200
    rest.world.clock.advance(3000)
    assert not (await rest.ask("GET", f"/channels/{tid}")).body["thread_metadata"]["archived"]
    rest.world.clock.advance(700)
    assert (await rest.ask("GET", f"/channels/{tid}")).body["thread_metadata"]["archived"]


async def test_private_threads_are_for_their_members(rest: Rest) -> None:
    rest.give(Permission.CREATE_PRIVATE_THREADS)
    thread = await opened(rest, type=12)
    tid, lykos = thread.body["id"], rest.ids["lykos"]
    assert rest.world.channels[tid] not in rest.people.channels_of(lykos)
    await rest.post(tid, content=f"come in, <@{lykos}>")
    assert rest.world.channels[tid] in rest.people.channels_of(lykos)
    members = await rest.ask("GET", f"/channels/{tid}/thread-members")
    assert [m["user_id"] for m in members.body] == [rest.world.bot_id, lykos]
    assert (await rest.ask("DELETE", f"/channels/{tid}/thread-members/{lykos}")).status == 204
    assert (await rest.ask("GET", f"/channels/{tid}/thread-members/{lykos}")).code == 10007
    assert (await rest.ask("PUT", f"/channels/{tid}/thread-members/{lykos}")).status == 204
    assert rest.world.channels[tid] in rest.people.channels_of(lykos)
    active = await rest.ask("GET", f"/guilds/{rest.guild['id']}/threads/active")
    assert [t["id"] for t in active.body["threads"]] == [tid]


async def test_bad_threads(rest: Rest) -> None:
    for body in ({"name": ""}, {"name": "n" * 101}, {"auto_archive_duration": 61}):
        assert (await opened(rest, **body)).status == 400
    tid = (await opened(rest)).body["id"]
    inside = await rest.ask("POST", f"/channels/{tid}/threads", {"name": "T", "type": 11})
    assert inside.code == 50024


async def test_removal(rest: Rest) -> None:
    tid = (await opened(rest)).body["id"]
    made = await rest.post(tid, content="x")
    assert (await rest.ask("DELETE", f"/channels/{tid}")).code == 50013
    rest.give(Permission.MANAGE_THREADS | Permission.MANAGE_CHANNELS)
    assert (await rest.ask("DELETE", f"/channels/{tid}")).status == 200
    assert (await rest.post(tid, content="x")).code == 10003
    assert made.body["id"] not in rest.world.messages
    general = rest.places["general"]
    assert (await rest.ask("PATCH", f"/channels/{general}", {"name": "agora"})).body["name"] == "agora"
    other = (await opened(rest)).body["id"]
    assert (await rest.ask("DELETE", f"/channels/{general}")).status == 200
    assert (await rest.ask("GET", f"/channels/{other}")).code == 10003
