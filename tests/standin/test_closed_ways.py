"""Where the stand-in refuses as Discord does: locked threads, rooms without threads, new direct messages, numbers."""

from __future__ import annotations

import aiohttp
import pytest

from bot.local.standin import Faults
from bot.local.standin.state import EPHEMERAL, FORUM, NEWS, NEWS_THREAD, VOICE
from tests.standin.rest import Rest
from tests.standin.test_threads import opened


def room(rest: Rest, name: str, kind: int) -> str:
    guild = next(iter(rest.world.guilds.values()))
    return str(rest.world.add_channel(guild, name, kind)["id"])


async def test_a_locked_thread_takes_neither_messages_nor_edits(rest: Rest) -> None:
    tid = (await opened(rest)).body["id"]
    made = (await rest.post(tid, content="x")).body
    rest.world.channels[tid]["thread_metadata"]["locked"] = True
    sent = await rest.post(tid, content="y")
    assert (sent.status, sent.code) == (400, 160005)
    assert (await rest.ask("PATCH", f"/channels/{tid}/messages/{made['id']}", {"content": "z"})).code == 160005
    rest.world.channels[tid]["thread_metadata"]["archived"] = True
    closed = await rest.post(tid, content="y")
    assert (closed.status, closed.code) == (403, 50083)


async def test_rooms_and_their_threads(rest: Rest) -> None:
    voice, news, forum = room(rest, "agora", VOICE), room(rest, "herald", NEWS), room(rest, "stoa", FORUM)
    assert (await rest.post(forum, content="x")).code == 40058
    rest.world.caps.announcement_threads = 1
    for cid, codes in ((voice, [50024]), (news, [0, 160007])):
        for code in codes:
            made = (await rest.post(cid, content="x")).body["id"]
            thread = await rest.ask("POST", f"/channels/{cid}/messages/{made}/threads", {"name": "T"})
            assert thread.code == code
            assert code or thread.body["type"] == NEWS_THREAD
    post = rest.standin.moderator.open_post(forum, "A question")
    assert (await rest.post(post, content="x")).status == 200


async def test_direct_messages_opened_too_fast(rest: Rest) -> None:
    rest.world.caps.new_dms = 1
    first, second = [str(one["id"]) for one in rest.standin.people.people()][:2]
    assert (await rest.ask("POST", "/users/@me/channels", {"recipient_id": first})).status == 200
    assert (await rest.ask("POST", "/users/@me/channels", {"recipient_id": first})).status == 200, "open already"
    assert (await rest.ask("POST", "/users/@me/channels", {"recipient_id": second})).code == 40003
    rest.world.clock.advance(11)
    assert (await rest.ask("POST", "/users/@me/channels", {"recipient_id": second})).status == 200


async def test_a_number_whose_message_was_deleted(rest: Rest) -> None:
    made = await rest.post(content="x", nonce="7", enforce_nonce=True)
    assert (await rest.post(content="x", nonce="7", enforce_nonce=True)).body["id"] == made.body["id"]
    rest.standin.moderator.delete_message(made.body["id"])
    assert (await rest.post(content="x", nonce="7", enforce_nonce=True)).code == 10008


async def test_a_phone_shows_the_words_of_a_call_and_no_components(rest: Rest) -> None:
    person = rest.standin.people.people()[0]
    allowed = {"parse": [], "users": [person["id"]]}
    await rest.post(content=f"<@{person['id']}>, your turn.", allowed_mentions=allowed)
    text = {"type": 10, "content": f"<@{person['id']}>, your turn again."}
    await rest.post(components=[text], flags=1 << 15, allowed_mentions=allowed)
    words = [f"@{person['username']}, your turn.", ""]
    assert rest.standin.people.pushes(person["id"]) == words
    people, other = rest.standin.people, rest.standin.people.people()[1]
    shown = people.messages_of(person["id"], rest.places["general"])[-2:]
    assert [people.pushed(person["id"], message) for message in shown] == words
    assert [people.pushed(other["id"], message) for message in shown] == [None, None]


async def test_a_phone_shows_nothing_of_a_private_answer(rest: Rest) -> None:
    people, uid = rest.standin.people, str(rest.standin.people.people()[0]["id"])
    letters = (await rest.ask("POST", "/users/@me/channels", {"recipient_id": uid})).body["id"]
    letter = (await rest.post(letters, content="A letter")).body
    assert people.pushed(uid, letter) == "A letter"
    private = {"flags": EPHEMERAL, "interaction_metadata": {"user": {"id": uid}}}
    assert people.visible(letter | private, uid)
    assert people.pushed(uid, letter | private) is None


async def test_a_server_without_the_bot_is_none_of_its_servers(rest: Rest) -> None:
    gid = next(iter(rest.world.guilds))
    rest.standin.moderator.kick_bot(gid)
    assert (await rest.post(content="x")).code == 50001
    rest.standin.moderator.invite_bot(gid)
    assert (await rest.post(content="x")).status == 200


async def test_lines_that_break(rest: Rest) -> None:
    faults = Faults()
    rest.standin.faults = faults
    faults.cut("POST", r"/channels/\d+/messages", done=True)
    with pytest.raises(aiohttp.ClientError):
        await rest.post(content="through")
    assert [m["content"] for m in rest.world.messages.values()] == ["through"]
    await rest.standin.unplug()
    with pytest.raises(aiohttp.ClientError):
        await rest.post(content="lost")
    await rest.standin.plug_in()
    assert (await rest.post(content="again")).status == 200
