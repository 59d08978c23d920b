"""Messages over REST: fields, files, edits, replies, nonces, lists."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local.standin import Caps, Permission, default_world
from bot.local.standin.state import COMPONENTS_V2
from tests.standin.driven import BOT_PERMISSIONS, png, scene
from tests.standin.rest import Rest, resting

TEXT = {"type": 10, "content": "hello"}


async def test_files_are_kept_replaced_and_dropped(rest: Rest) -> None:
    general = rest.places["general"]
    body = {"content": "two", "attachments": [{"id": 0, "description": "first"}, {"id": 1}]}
    made = await rest.ask("POST", f"/channels/{general}/messages", body, files={"a b.png": png(), "b.png": png(32)})
    first, second = made.body["attachments"]
    assert (first["filename"], first["description"], first["width"], second["width"]) == ("a_b.png", "first", 64, 32)
    path = f"/channels/{general}/messages/{made.body['id']}"
    untouched = await rest.ask("PATCH", path, {"content": "still two"})
    assert untouched.body["attachments"] == made.body["attachments"]
    one = await rest.ask("PATCH", path, {"attachments": [{"id": second["id"]}]})
    assert [a["filename"] for a in one.body["attachments"]] == ["b.png"]
    added = await rest.ask("PATCH", path, {"content": "and one"}, files={"c.png": png(16)})
    assert [a["filename"] for a in added.body["attachments"]] == ["b.png", "c.png"]
    none = await rest.ask("PATCH", path, {"attachments": []})
    assert none.body["attachments"] == []


async def test_a_refused_edit_changes_nothing(rest: Rest) -> None:
    made = await rest.post(content="before")
    path = f"/channels/{rest.places['general']}/messages/{made.body['id']}"
    refused = await rest.ask("PATCH", path, {"content": "after", "components": [{"type": 2, "style": 1}]})
    assert refused.code == 50035
    assert (await rest.ask("GET", path)).body["content"] == "before"


async def test_v2_is_one_way(rest: Rest) -> None:
    made = await rest.post(flags=COMPONENTS_V2, components=[TEXT])
    path = f"/channels/{rest.places['general']}/messages/{made.body['id']}"
    assert (await rest.ask("PATCH", path, {"content": "old"})).code == 50035
    assert (await rest.ask("PATCH", path, {"flags": 0, "components": [TEXT]})).code == 50035
    assert (await rest.ask("PATCH", path, {"components": []})).code == 50006
    edited = await rest.ask("PATCH", path, {"components": [{**TEXT, "content": "new"}]})
    assert edited.body["components"][0]["content"] == "new"
    old = await rest.post(content="text")
    path = f"/channels/{rest.places['general']}/messages/{old.body['id']}"
    assert (await rest.ask("PATCH", path, {"flags": COMPONENTS_V2, "components": [TEXT]})).code == 50035
    cleared = {"flags": COMPONENTS_V2, "components": [TEXT], "content": None}
    assert (await rest.ask("PATCH", path, cleared)).body["flags"] & COMPONENTS_V2


async def test_file_component_names_its_file(rest: Rest) -> None:
    body: dict[str, Any] = {
        "flags": COMPONENTS_V2,
        "components": [{"type": 13, "file": {"url": "attachment://log.txt"}}],
    }
    made = await rest.ask("POST", f"/channels/{rest.places['general']}/messages", body, files={"log.txt": b"moves"})
    assert made.body["components"][0]["size"] == 5
    absent = await rest.post(**body)
    assert absent.code == 50035


async def test_reply_quotes_and_calls(rest: Rest) -> None:
    rest.people.say(rest.ids["lykos"], rest.places["general"], "a question")
    asked = rest.people.messages_of(rest.ids["lykos"], rest.places["general"])[-1]
    made = await rest.post(content="an answer", message_reference={"message_id": asked["id"]})
    assert made.body["type"] == 19
    assert made.body["referenced_message"]["content"] == "a question"
    assert [u["username"] for u in made.body["mentions"]] == ["lykos"]
    silent = {"parse": [], "replied_user": False}
    quiet = await rest.post(content="hm", message_reference={"message_id": asked["id"]}, allowed_mentions=silent)
    assert quiet.body["mentions"] == []
    assert (await rest.post(content="?", message_reference={"message_id": "1"})).code == 50035
    rest.take_away(Permission.READ_MESSAGE_HISTORY)
    assert (await rest.post(content="?", message_reference={"message_id": asked["id"]})).code == 160002


async def test_an_edit_calls_nobody_and_takes_no_call_back(rest: Rest) -> None:
    lykos, theano, general = rest.ids["lykos"], rest.ids["theano"], rest.places["general"]
    made = await rest.post(content=f"<@{lykos}>", allowed_mentions={"parse": [], "users": [lykos]})
    path = f"/channels/{general}/messages/{made.body['id']}"
    edited = await rest.ask("PATCH", path, {"content": f"<@{lykos}> <@{theano}>", "allowed_mentions": {"parse": []}})
    assert edited.body["mentions"] == []
    assert rest.people.unread(lykos, general) == (True, 1)
    both = await rest.ask("PATCH", path, {"content": f"<@{lykos}> <@{theano}>!"})
    assert len(both.body["mentions"]) == 2
    assert rest.people.unread(theano, general) == (True, 0)


async def test_mentions_in_code_call_nobody(rest: Rest) -> None:
    made = await rest.post(content=f"`<@{rest.ids['lykos']}>` <@{rest.ids['theano']}>")
    assert [u["username"] for u in made.body["mentions"]] == ["theano"]


async def test_an_enforced_nonce_is_posted_once(rest: Rest) -> None:
    first = await rest.post(content="once", nonce="n1", enforce_nonce=True)
    again = await rest.post(content="once", nonce="n1", enforce_nonce=True)
    assert again.body["id"] == first.body["id"]
    elsewhere = await rest.post("tables", content="once", nonce="n1", enforce_nonce=True)
    assert elsewhere.body["id"] != first.body["id"]
    rest.world.clock.advance(301)
    later = await rest.post(content="once", nonce="n1", enforce_nonce=True)
    assert later.body["id"] != first.body["id"]


async def test_lists_of_messages(rest: Rest) -> None:
    ids = [(await rest.post(content=str(n))).body["id"] for n in range(5)]
    path = f"/channels/{rest.places['general']}/messages"

    async def listed(query: str) -> list[str]:
        return [m["content"] for m in (await rest.ask("GET", path + query)).body]

    assert await listed("?limit=2") == ["4", "3"]
    assert await listed(f"?before={ids[2]}") == ["1", "0"]
    assert await listed(f"?after={ids[2]}&limit=1") == ["3"]
    assert await listed(f"?around={ids[2]}&limit=3") == ["3", "2", "1"]
    assert (await rest.ask("GET", path + "?limit=101")).code == 50035
    rest.take_away(Permission.READ_MESSAGE_HISTORY)
    assert await listed("") == []


async def test_other_peoples_messages(rest: Rest) -> None:
    rest.people.say(rest.ids["lykos"], rest.places["general"], "mine")
    mid = rest.people.messages_of(rest.ids["lykos"], rest.places["general"])[-1]["id"]
    path = f"/channels/{rest.places['general']}/messages/{mid}"
    assert (await rest.ask("PATCH", path, {"content": "yours"})).code == 50005
    assert (await rest.ask("DELETE", path)).code == 50013
    rest.give(Permission.MANAGE_MESSAGES)
    assert (await rest.ask("DELETE", path)).status == 204
    assert (await rest.ask("GET", path)).code == 10008


async def test_pins_have_a_permission_of_their_own(rest: Rest) -> None:
    made = await rest.post(content="rules")
    path = f"/channels/{rest.places['general']}/messages/pins"
    assert (await rest.ask("PUT", f"{path}/{made.body['id']}")).code == 50013
    rest.give(Permission.PIN_MESSAGES)
    assert (await rest.ask("PUT", f"{path}/{made.body['id']}")).status == 204
    assert [i["message"]["content"] for i in (await rest.ask("GET", path)).body["items"]] == ["rules"]
    assert (await rest.ask("DELETE", f"{path}/{made.body['id']}")).status == 204
    assert (await rest.ask("GET", path)).body["items"] == []


async def test_the_oldest_messages_and_files_are_forgotten() -> None:
    caps = Caps(messages_per_channel=3, file_bytes=2 * len(png()) + 1)
    async with resting(default_world(caps=caps, bot=BOT_PERMISSIONS)) as rest:
        path = f"/channels/{rest.places['general']}/messages"
        made = [await rest.ask("POST", path, {"content": str(n)}, files={"a.png": png()}) for n in range(5)]
        assert len(rest.world.messages) == 3
        assert sum(len(f.data) for f in rest.world.files.held.values()) <= caps.file_bytes
        assert (await rest.ask("PATCH", f"{path}/{made[0].body['id']}", {"content": "?"})).code == 10008
        assert (await rest.ask("PATCH", f"{path}/{made[4].body['id']}", {"content": "!"})).status == 200


async def test_a_form_of_a_forgotten_interaction_fails() -> None:
    async with scene(default_world(caps=Caps(interactions=2), bot=BOT_PERMISSIONS)) as play:
        theano, general = play.ids["theano"], play.places["general"]
        answer = await play.people.run(theano, general, "bid", {})
        assert answer.modal is not None
        for _ in range(2):
            await play.run("theano", "ping")
        assert (await play.people.submit(theano, answer, {})).failed


async def test_what_people_say(rest: Rest) -> None:
    lykos, general = rest.ids["lykos"], rest.places["general"]
    for text in ("", "  ", "x" * 2001):
        with pytest.raises(ValueError, match="2000"):
            rest.people.say(lykos, general, text)
    rest.world.overwrite(rest.world.channels[general], lykos, deny=Permission.SEND_MESSAGES)
    with pytest.raises(ValueError, match="cannot write"):
        rest.people.say(lykos, general, "hello")
    rest.people.say(rest.ids["theano"], general, f"<@{lykos}> hello")
    assert rest.people.unread(lykos, general) == (True, 1)
