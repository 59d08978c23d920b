"""What people do and how the bot answers, over real HTTP and WebSocket."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from bot.local.standin.state import COMPONENTS_V2, EPHEMERAL, LOADING
from bot.local.world import LocalWorld
from tests.standin.driven import Scene, until


def test_people_implement_the_protocol_of_the_page(play: Scene) -> None:
    world: LocalWorld = play.people
    assert [u["global_name"] for u in world.people()] == ["Theano", "Kallias", "Lykos", "Myrrine"]
    assert world.server_name() == "The Agora"
    assert [c["name"] for c in world.channels_of(play.ids["theano"])] == ["general", "tables", "chatter"]


async def test_subcommands_with_options_of_every_kind(play: Scene) -> None:
    paths = [c.path for c in play.people.commands_here(play.ids["theano"], play.places["general"])]
    assert "game create" in paths
    assert "Quote" not in paths
    message = await play.run(
        "theano", "game create", title="chess", seats=4, rival=play.ids["lykos"], rated=True,
        where=play.places["tables"], weight=1.5, pace="fast",
    )  # fmt: skip
    assert message["content"] == "chess for 4 against lykos, True in tables, 1.5 fast"
    assert play.people.command_used(message) == "game create"


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({}, "required"), ({"title": "chess", "seats": 7}, "range"), ({"title": "chess", "seats": "4"}, "type"),
        ({"title": "chess", "pace": "dull"}, "choice"), ({"title": "chess", "color": 1}, "no option"),
    ],
)  # fmt: skip
async def test_a_client_does_not_send_impossible_values(play: Scene, values: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        await play.people.run(play.ids["theano"], play.places["general"], "game create", values)


async def test_autocomplete(play: Scene) -> None:
    answer = await play.people.suggest(
        play.ids["theano"], play.places["general"], "game create", {"title": "ch"}, "title"
    )
    assert [c["value"] for c in answer.choices] == ["chess", "checkers"]


async def test_a_button_pressed_by_another_person_edits_the_message(play: Scene) -> None:
    message = await play.run("theano", "game create", title="hex")
    button = message["components"][0]["components"][0]
    answer = await play.people.press(play.ids["kallias"], message, button)
    assert not answer.failed
    assert play.last("lykos")["content"] == "match 1 move 1 by kallias"
    gone = await play.people.press(play.ids["kallias"], message, button)
    assert gone.failed, "the button has been replaced"


async def test_modal_with_every_kind_of_input(play: Scene) -> None:
    theano, general = play.ids["theano"], play.places["general"]
    answer = await play.people.run(theano, general, "bid", {})
    assert answer.modal is not None
    assert answer.modal["title"] == "Your bid"
    with pytest.raises(ValueError, match="amount"):
        await play.people.submit(theano, answer, {"suit": ["hearts"], "pace": "fast"})
    values = {"amount": "42", "suit": ["hearts"], "partner": [play.ids["lykos"]], "pace": "fast", "extras": ["undo"]}
    done = await play.people.submit(theano, answer, values)
    assert not done.failed
    expected = f"bid ['42', ['hearts'], 'fast'] [{play.ids['lykos']}] ['undo']"
    assert play.last("theano")["content"] == expected
    stranger = await play.people.submit(play.ids["lykos"], answer, values)
    assert stranger.failed


async def test_private_answer_is_seen_by_one_person_and_can_be_dismissed(play: Scene) -> None:
    message = await play.run("theano", "hand")
    assert message["flags"] & EPHEMERAL
    assert not play.people.visible(message, play.ids["kallias"])
    assert play.people.messages_of(play.ids["kallias"], play.places["general"]) == []
    assert message["attachments"][0]["description"] == "alt of hand.png"
    with pytest.raises(ValueError, match="own private"):
        play.people.dismiss(play.ids["kallias"], message["id"])
    play.people.dismiss(play.ids["theano"], message["id"])
    assert play.people.messages_of(play.ids["theano"], play.places["general"]) == []


async def test_v2_card_keeps_its_picture_over_an_edit(play: Scene) -> None:
    message = await play.run("theano", "card")
    assert message["flags"] & COMPONENTS_V2
    box = message["components"][0]
    media = box["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"], media["url"]) == (64, 64, message["attachments"][0]["url"])
    async with aiohttp.ClientSession() as session, session.get(media["url"]) as answer:
        assert answer.content_type == "image/png"
        assert len(await answer.read()) == message["attachments"][0]["size"]
    async with aiohttp.ClientSession() as session, session.get(media["url"].partition("?")[0]) as answer:
        assert answer.status == 404, "the address is signed"
    pressed = await play.people.press(play.ids["kallias"], message, box["components"][2]["accessory"])
    assert not pressed.failed
    edited = play.last("theano")
    assert "Hand 2" in edited["components"][0]["components"][0]["content"]
    assert edited["components"][0]["components"][1]["items"][0]["media"]["url"] == media["url"]


async def test_deferred_answer_is_filled_in_by_the_follow_up(play: Scene) -> None:
    message = await play.run("theano", "deferred")
    assert message["flags"] & LOADING
    assert await until(lambda: not message["flags"] & LOADING)
    assert message["embeds"][0]["image"]["url"] == message["attachments"][0]["url"]
    assert len(play.people.messages_of(play.ids["theano"], play.places["general"])) == 1


async def test_menus_of_texts_and_of_people(play: Scene) -> None:
    message = await play.run("theano", "menus")
    colors, who = (row["components"][0] for row in message["components"])
    with pytest.raises(ValueError, match="number"):
        await play.people.press(play.ids["theano"], message, colors, ["red", "green", "blue"])
    await play.people.press(play.ids["theano"], message, colors, ["red", "blue"])
    assert play.last("theano")["content"] == "colors ['blue', 'red']"
    await play.people.press(play.ids["kallias"], message, who, [play.ids["myrrine"]])
    assert await until(lambda: message["content"] == "chosen myrrine")


async def test_context_menus(play: Scene) -> None:
    theano, general = play.ids["theano"], play.places["general"]
    play.people.say(theano, general, "well met")
    said = play.last("theano")
    assert play.people.menus_here(theano, general, on_message=True) == ["Quote"]
    await play.people.use_menu(theano, general, "Quote", said["id"])
    assert play.last("theano")["content"] == "quote well met"
    await play.people.use_menu(theano, general, "Poke", play.ids["lykos"])
    assert play.last("theano")["content"] == "poke lykos"


async def test_follow_ups_are_edited_and_deleted(play: Scene) -> None:
    await play.run("theano", "many")
    general = play.places["general"]

    def texts(who: str) -> list[str]:
        return [m["content"] for m in play.people.messages_of(play.ids[who], general)]

    assert await until(lambda: texts("theano") == ["second, edited", "third"])
    assert texts("kallias") == ["third"]


async def test_mentions_only_whom_the_sender_allows(play: Scene) -> None:
    message = await play.run("theano", "mention", one=play.ids["lykos"], other=play.ids["kallias"])
    assert [u["username"] for u in message["mentions"]] == ["lykos"]
    assert not message["mention_everyone"]
    general = play.places["general"]
    assert play.people.unread(play.ids["lykos"], general) == (True, 1)
    assert play.people.unread(play.ids["kallias"], general) == (True, 0)
    play.people.mark_read(play.ids["lykos"], general)
    assert play.people.unread(play.ids["lykos"], general) == (False, 0)


async def test_direct_message_and_its_refusals(play: Scene) -> None:
    assert (await play.run("theano", "whisper"))["content"] == "sent"
    dm = play.people.channels_of(play.ids["theano"])[-1]
    assert play.last("theano", dm["id"])["content"] == "psst"
    assert play.people.unread(play.ids["theano"], dm["id"]) == (True, 1)
    assert dm not in play.people.channels_of(play.ids["lykos"])
    play.faults.no_dms.add(play.ids["lykos"])
    assert (await play.run("lykos", "whisper"))["content"] == "refused 50007"
    play.faults.no_mutual.add(play.ids["lykos"])
    assert (await play.run("lykos", "whisper"))["content"] == "refused 50278"


async def test_command_in_direct_messages(play: Scene) -> None:
    dm = play.world.dm_with(play.ids["theano"])
    assert (await play.run("theano", "ping", dm["id"]))["content"] == "pong"


async def test_no_answer_within_three_seconds(play: Scene) -> None:
    asked: list[str] = []
    play.world.listeners.append(lambda event: asked.append(event.name))
    waiting = play.people.run(play.ids["theano"], play.places["general"], "slow", {"seconds": 0.2})
    task = asyncio.create_task(waiting)
    assert await until(lambda: "INTERACTION_CREATE" in asked)
    await asyncio.sleep(0.05)
    play.world.clock.advance(3.1)
    assert (await task).failed
    assert await until(lambda: play.bot.errors)
    assert getattr(play.bot.errors[0], "code", 0) == 10062
