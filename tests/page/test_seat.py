"""The page without a browser: NiceGUI's simulated user against the fake world."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from nicegui import ui
from nicegui.testing import User
from nicegui.testing.user_simulation import user_simulation

from bot.local.page.log import FIRST, MOST, PAGE
from bot.local.page.seat import Seat
from bot.local.page.tags import Tag
from bot.local.world import Answer

from .fake import EPHEMERAL, LOADING, V2, FakeWorld
from .script import button, install

pytestmark = pytest.mark.timeout(60)
FILES = "http://127.0.0.1:9"


class Tab(Seat):
    """A seat that the test can get at."""

    last: Seat

    def __init__(self, world: FakeWorld) -> None:
        super().__init__(world, FILES)
        Tab.last = self


@asynccontextmanager
async def tab(world: FakeWorld, query: str = "?as=theano") -> AsyncIterator[tuple[User, Seat]]:
    def root() -> None:
        Tab(world)

    async with user_simulation(root=root) as user:
        await user.open("/" + query)
        yield user, Tab.last


async def until(true: Callable[[], object], seconds: float = 3.0) -> None:
    for _ in range(int(seconds / 0.01)):
        if true():
            return
        await asyncio.sleep(0.01)
    assert true()


def html(seat: Seat) -> str:
    """All drawn HTML of the messages, in order."""
    parts: list[str] = []

    def walk(element: ui.element) -> None:
        if isinstance(element, ui.html):
            parts.append(element.content)
        for child in element.default_slot.children:
            walk(child)

    walk(seat.log.box)
    return "".join(parts)


async def test_a_call_shows_what_a_phone_would_show_of_it(world: FakeWorld) -> None:
    cid, me = world.add_room("calls"), world.user(world.uid("theano"))
    world.post(cid, content="@theano, <b>your</b> turn.", mentions=[me])
    world.post(cid, components=[{"type": 10, "id": 1, "content": "Blank."}], flags=V2, mentions=[me])
    world.post(cid, content="Others are called.", mentions=[world.user(world.uid("lykos"))])
    async with tab(world, f"?as=theano&in={cid}") as (_, seat):
        shown = html(seat)
        assert shown.count("On a phone:") == 2
        assert "On a phone: @theano, &lt;b&gt;your&lt;/b&gt; turn." in shown
        assert "On a phone: nothing" in shown


async def test_what_a_phone_showed_goes_when_the_message_calls_nobody_any_more(world: FakeWorld) -> None:
    cid, me = world.add_room("calls"), world.user(world.uid("theano"))
    called = world.post(cid, content="@theano, your turn.", mentions=[me])
    world.pushed = lambda uid, message: "@theano, your turn."  # type: ignore[method-assign]  # as the stand-in keeps it
    for mentions, there in (([me], True), ([], False)):
        world.edit(called, content="Round 3", mentions=mentions, edited_timestamp="2026-01-01T00:00:00+00:00")
        async with tab(world, f"?as=theano&in={cid}") as (_, seat):
            assert ("On a phone:" in html(seat)) == there


async def test_a_button_with_a_long_label_is_told_from_a_short_one(world: FakeWorld) -> None:
    cid, words = world.add_room("buttons"), ("Short", "1a · Hercules · Begin a new Legend")
    buttons = [{"type": 2, "style": 1, "label": word, "custom_id": word} for word in words]
    world.post(cid, components=[{"type": 1, "components": buttons}], flags=V2)
    async with tab(world, f"?as=theano&in={cid}") as (user, _):
        await user.should_see(words[1])
        drawn = [next(iter(user.find(kind=Tag, content=word).elements)).classes for word in words]
        assert ["long" in one for one in drawn] == [False, True]


def options(menu: ui.select) -> list[str]:
    """The words that a menu offers."""
    assert isinstance(menu.options, dict)
    return list(menu.options.values())


@pytest.fixture
def world() -> FakeWorld:
    world = FakeWorld()
    install(world, FILES + "/board.png")
    return world


async def test_welcome_leads_to_a_table(world: FakeWorld) -> None:
    async with tab(world) as (user, seat):
        await user.should_see("on this computer only")
        assert 'data-command="game create"' in html(seat)
        assert 'data-command="game practice"' in html(seat), "for somebody who knows none of the games"
        seat.use_command("game create")
        await user.should_see("/game create")
        seat.use_command("no such")
        await user.should_see("There is no such command. Choose one from the list.")


async def test_lobby_and_form(world: FakeWorld) -> None:
    async with tab(world) as (user, seat):
        await world.run(seat.uid, seat.cid, "game create", {"title": "pantheum"})
        await user.should_see(kind=Tag, content="Options")
        user.find(kind=Tag, content="Options").click()
        await user.should_see("Options of this table")
        user.find(kind=Tag, content="Submit").click()
        await user.should_see("Table name: something is missing.")
        field = next(
            element for element in user.find(kind=ui.input).elements if element._props["aria-label"] == "Table name"
        )
        field.value = "No"
        user.find(kind=Tag, content="Submit").click()
        await user.should_see("Table name: at least 3 characters.")
        field.value = "Evening"
        user.find(kind=Tag, content="Submit").click()
        await until(lambda: any(key == "form:t1" for key, _ in world.calls))
        sent = next(what for key, what in world.calls if key == "form:t1")
        assert sent == {"name": "Evening", "mods": [], "pace": "day", "remind": [], "rated": False, "guest": []}


async def test_news_of_others_arrives(world: FakeWorld) -> None:
    async with tab(world) as (user, seat):
        world.say(world.uid("kallias"), seat.cid, "**hello**")
        await user.should_see("<strong>hello</strong>")
        message = world.messages_of(seat.uid, seat.cid)[-1]
        world.edit(message, content="changed", edited_timestamp=message["timestamp"])
        await user.should_see("(edited)")
        world.delete(message)
        await until(lambda: "changed" not in html(seat))


async def test_a_person_lands_where_they_are_called(world: FakeWorld) -> None:
    theano, kallias = world.uid("theano"), world.uid("kallias")
    async with tab(world, "?as=lykos") as (user, seat):
        thread = world.add_room("Pantheum 17", 11, world.room("tables"))
        world.post(thread, content="your turn", mentions=[world.user(theano)])
        letter = world.add_room(None, 1, None, theano)
        world.post(letter, content="secret")
        await until(
            lambda: "Theano, 2 for them" in {e._props.get("aria-label") for e in user.find(kind=ui.html).elements}
        )
        seat.become(theano)
        assert seat.cid == thread
        assert seat.calls_for(theano) == 1
        await user.should_see("You have a private letter from petteia.")
        user.find(kind=Tag, content="Go there").click()
        await until(lambda: seat.cid == letter)
        assert seat.calls_for(theano) == 0
        seat.become(kallias)
        assert seat.cid not in (letter,)
        assert "secret" not in html(seat)


async def test_private_messages_are_marked_and_dismissed(world: FakeWorld) -> None:
    kallias = world.uid("kallias")
    async with tab(world) as (user, seat):
        world.post(seat.cid, owner=kallias, content="not for Theano")
        world.post(seat.cid, owner=seat.uid, content="for Theano")
        await user.should_see("for Theano")
        await user.should_see("Only you can see this")
        assert "not for Theano" not in html(seat)
        user.find(kind=Tag, content="Dismiss").click()
        await until(lambda: "for Theano" not in html(seat))
        assert [key for key, _ in world.calls] == ["dismiss"]


async def test_thinking_then_the_answer(world: FakeWorld) -> None:
    async with tab(world) as (user, seat):
        message = world.post(seat.cid, owner=seat.uid, flags=LOADING)
        await user.should_see("petteia is thinking")
        world.edit(message, flags=EPHEMERAL, content="done thinking")
        await user.should_see("done thinking")
        assert "is thinking" not in html(seat).replace("done thinking", "")


async def test_late_answers_are_reported(world: FakeWorld) -> None:
    async with tab(world) as (user, seat):
        seat.use_command("slow")
        user.find(kind=Tag, content="Send").click()
        await user.should_see("/slow: the bot did not answer in time. Try again.", retries=10)
        await world.run(seat.uid, seat.cid, "all", {})
        await user.should_see(kind=Tag, content="Danger")
        user.find(kind=Tag, content="Danger").click()
        await user.should_see("This did not work: the bot did not answer in time. Try again.", retries=10)


async def test_every_component_is_drawn_or_named(world: FakeWorld) -> None:
    async with tab(world) as (user, seat):
        await world.run(seat.uid, seat.cid, "all", {})
        await user.should_see("This page cannot show a component of type 99.")
        await user.should_see("A component of type 4 belongs in a form.")
        menus = {menu._props["aria-label"]: menu for menu in user.find(kind=ui.select).elements}
        assert menus["A person"].options == {"100": "Theano", "101": "Kallias", "102": "Lykos", "103": "Myrrine"}
        assert options(menus["A role"]) == ["@everyone", "@Archons"]
        assert options(menus["A channel"]) == ["#general", "#tables"]
        menus["A person"].value = "101"
        await until(lambda: ("who", ["101"]) in [(key, what["values"]) for key, what in world.calls if key == "who"])


async def test_the_largest_messages_are_drawn(world: FakeWorld) -> None:
    """Discord's caps: 40 components, 25 options, 4,000 characters, 25 fields."""
    choices = [{"value": f"v{n}", "label": f"Option {n} " + "x" * 80, "description": "y" * 100} for n in range(25)]
    rows = [{"type": 1, "components": [button(f"B{row}{n}", f"b{row}{n}") for n in range(5)]} for row in range(6)]
    menu = {"type": 1, "components": [{"type": 3, "custom_id": "m", "max_values": 25, "options": choices}]}
    inner = [{"type": 10, "content": "**word** " * 444}, {"type": 14}, *rows[:5], menu]
    fields = [{"name": f"f{n}", "value": "z" * 100, "inline": True} for n in range(25)]
    async with tab(world) as (user, seat):
        world.post(seat.cid, flags=V2, components=[{"type": 17, "components": inner}])
        world.post(seat.cid, content="c" * 2000, embeds=[{"title": f"e{n}", "fields": fields} for n in range(10)])
        await user.should_see("e9")
        assert len([e for e in user.find(kind=Tag).elements if "btn" in e.classes and e.text.startswith("B")]) == 25
        assert [len(menu.options) for menu in user.find(kind=ui.select).elements] == [25]
        assert html(seat).count("<strong>word</strong>") == 444


async def test_a_second_press_waits_for_the_first(world: FakeWorld) -> None:
    gate = asyncio.Event()

    async def wait(world: FakeWorld, uid: str, cid: str, what: object) -> Answer:
        await gate.wait()
        return Answer()

    world.handlers["once"] = wait
    async with tab(world) as (user, seat):
        world.post(seat.cid, components=[{"type": 1, "components": [button("Once", "once")]}])
        await user.should_see(kind=Tag, content="Once")
        for _ in range(2):
            user.find(kind=Tag, content="Once").click()
            await asyncio.sleep(0.05)
        assert [key for key, _ in world.calls] == ["once"]
        gate.set()
        await until(lambda: "busy" not in user.find(kind=Tag, content="Once").elements.pop().classes)


async def test_a_fault_in_drawing_is_told_and_survived(world: FakeWorld, caplog: pytest.LogCaptureFixture) -> None:
    async with tab(world) as (user, seat):
        world.post(seat.cid, components=[{"type": 10}])
        await user.should_see("A message could not be drawn.")
        world.post(seat.cid, content="still here")
        await user.should_see("still here")
    assert "drawing failed" in caplog.text


async def test_first_messages_then_the_rest_then_older(world: FakeWorld) -> None:
    room = world.room("general")
    for n in range(95):
        world.post(room, content=f"message {n}.")
    async with tab(world) as (user, seat):
        assert FIRST <= len(seat.log.views) <= PAGE
        await until(lambda: len(seat.log.views) == PAGE)
        text = html(seat)
        order = [text.index(f"message {n}.") for n in range(65, 95)]
        assert order == sorted(order)
        user.find(kind=Tag, content="Show older messages").click()
        await until(lambda: len(seat.log.views) == 2 * PAGE)
        text = html(seat)
        order = [text.index(f"message {n}.") for n in range(35, 95)]
        assert order == sorted(order)
        for n in range(95, 100):
            world.post(room, content=f"message {n}.")
        await user.should_see("message 99.")
        assert len(seat.log.views) == MOST


async def test_headings_are_shared_and_passed_on(world: FakeWorld) -> None:
    kallias = world.uid("kallias")
    async with tab(world) as (user, seat):
        for word in ("one of two", "two of two"):
            world.say(kallias, seat.cid, word)
        await user.should_see("two of two")
        first, second = seat.log.views.values()
        assert (first.joined, second.joined) == (False, True)
        world.delete(first.message)
        await until(lambda: not second.joined)
        assert "<header><b>Kallias</b>" in html(seat)


async def test_commands_by_typing(world: FakeWorld) -> None:
    async with tab(world) as (user, seat):
        composer = seat.composer
        composer.text.value = "/crea"
        await user.should_see("/game create")
        assert [row[0] for row in composer.popup.rows] == ["/game create"]
        composer.text.value = "/game create "
        await until(lambda: "title" in composer.inputs)
        await composer._entered(composer.command.options[0])  # type: ignore[union-attr]  # chosen two lines above
        assert [row[0] for row in composer.popup.rows] == ["Pantheum", "Elysium", "Storm over Olympus", "Hybris"]
        composer.popup.move(-1)
        composer.popup.take()
        assert composer.inputs["title"].value == "Hybris"
        composer.inputs["players"].value = "9"
        user.find(kind=Tag, content="Send").click()
        await user.should_see("players: a number from 2 to 4.")
        composer.inputs["players"].value = "4"
        user.find(kind=Tag, content="Send").click()
        await until(lambda: ("game create", {"title": "hybris", "players": 4}) in world.calls)


async def test_an_old_answer_to_an_old_key_is_dropped(world: FakeWorld) -> None:
    gate = asyncio.Event()

    async def slow(world: FakeWorld, uid: str, cid: str, values: dict[str, object]) -> Answer:
        if values["title"] == "old":
            await gate.wait()
        return Answer(choices=[{"name": f"for {values['title']}", "value": "x"}])

    world.handlers["?game create title"] = slow
    async with tab(world) as (_, seat):
        seat.use_command("game create")
        option = seat.composer.command.options[0]  # type: ignore[union-attr]  # filled in by the line above
        first = asyncio.create_task(seat.composer._suggest(option, "old"))
        await asyncio.sleep(0)
        await seat.composer._suggest(option, "new")
        gate.set()
        await first
        assert [row[0] for row in seat.composer.popup.rows] == ["for new"]


async def test_menus_on_messages_and_people(world: FakeWorld) -> None:
    async with tab(world) as (user, seat):
        message = world.post(seat.cid, content="a card")
        await user.should_see("a card")
        seat.menus.on_message(message)
        await user.should_see("Show this match")
        await user.should_not_see("Record")
        user.find(kind=Tag, content="Show this match").click()
        await user.should_see("Theano</b> used")
        assert ("Show this match", message["id"]) in world.calls
        seat.menus.on_person(world.uid("lykos"))
        await user.should_see("Invite to my match")
        user.find(kind=Tag, content="Play as Lykos").click()
        await until(lambda: seat.uid == world.uid("lykos"))


async def test_hostile_words_stay_words(world: FakeWorld) -> None:
    async with tab(world) as (user, seat):
        world.crowd[1]["global_name"] = "<img src=x onerror=alert(1)>"
        evil = "http://evil.example/x.png"
        world.post(
            seat.cid,
            world.crowd[1],
            content="<script>x</script> [a](javascript:x)",
            embeds=[{"title": "<b>t</b>", "url": "javascript:x", "image": {"url": evil}, "footer": {"text": "<i>"}}],
            attachments=[{"url": evil, "filename": "<b>.png", "content_type": "image/png", "size": 1}],
        )
        await user.should_see("A picture on another site")
        text = html(seat)
        assert "<script>" not in text
        assert "<img" not in text
        assert 'href="javascript' not in text
        assert "<b>t</b>" not in text


async def test_a_deleted_channel_is_left(world: FakeWorld) -> None:
    async with tab(world, f"?as=theano&in={world.room('tables')}") as (_, seat):
        gone = world.room("tables")
        assert seat.cid == gone
        world.tell("CHANNELS", world.rooms.pop(gone))
        await until(lambda: seat.cid == world.room("general"))


async def test_a_closed_tab_listens_no_more(world: FakeWorld) -> None:
    async with tab(world) as (user, seat):
        assert len(world.watchers) == 1
        with user:
            seat.client.delete()
        assert world.watchers == []
