"""A person plays the page in a real browser, wide and on a phone, light and dark."""

from __future__ import annotations

import asyncio
import re
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from playwright.async_api import Locator, expect

from .browsing import SIZES, Tab, running, tab
from .serving import Served, served

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]
expect.set_options(timeout=15_000)
sizes = pytest.mark.parametrize("size", SIZES)


def message(page: Tab, text: str) -> Locator:
    return page.page.locator("article.msg").filter(has_text=text)


async def open_table(t: Tab) -> None:
    await t.page.get_by_role("button", name="Open a table").click()
    await expect(t.page.get_by_role("option", name="Pantheum")).to_be_visible()
    await t.shot("create")
    await t.page.keyboard.press("Enter")
    await expect(t.page.get_by_role("textbox", name="title")).to_have_value("Pantheum")
    await t.page.get_by_role("textbox", name="players").click()
    await t.page.get_by_role("option", name="3", exact=True).click()
    await t.page.get_by_role("button", name="Send", exact=True).click()
    await expect(message(t, "free seat")).to_be_visible()


async def fill_table(t: Tab) -> None:
    for name in ("Kallias", "Lykos"):
        await t.become(name)
        await t.page.get_by_role("button", name="Join").click()
        await expect(message(t, f"@{name}")).to_be_visible()


async def fill_form(t: Tab) -> None:
    page = t.page
    await page.get_by_role("button", name="Options").click()
    form = page.get_by_role("dialog", name="Options of this table")
    await expect(form).to_be_visible()
    await page.wait_for_timeout(300)
    await t.accessible_now()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_contain_text("missing")
    await form.get_by_role("textbox", name="Table name").fill("Evening at the agora")
    await form.locator(".q-select").first.click()
    for name in ("Hermes", "Chronos"):
        await page.get_by_role("option", name=name).click()
    await page.keyboard.press("Escape")
    await t.shot("form")
    await form.get_by_role("button", name="Submit").click()
    await expect(message(t, "modules hermes, chronos")).to_contain_text("Only you can see this")


@pytest.fixture
async def here() -> AsyncIterator[Served]:
    async with served() as here:
        yield here


@sizes
async def test_from_welcome_to_a_running_match(here: Served, chromium: str, size: str) -> None:
    async with running(chromium) as browser, tab(browser, here.page.url + "?as=theano", size) as t:
        page = t.page
        await expect(page.get_by_text("on this computer only").first).to_be_attached()
        await t.shot("welcome")
        await t.accessible()
        await t.go("tables")
        begin = time.monotonic()
        await open_table(t)
        await fill_table(t)
        await fill_form(t)
        await t.shot("lobby")
        await page.get_by_role("button", name="Start").click()
        await expect(page.get_by_role("radio", name="Theano, 2 for them")).to_be_visible()
        assert time.monotonic() - begin < 60
        await t.become("Theano")
        await expect(message(t, "modules hermes")).to_have_count(0)
        await expect(page.get_by_role("heading", level=1)).to_contain_text("Pantheum 17")
        await turn(t)
        await letter(t)
        await t.accessible()


async def turn(t: Tab) -> None:
    page, card = t.page, message(t, "Round 6")
    await card.locator("img").evaluate("image => image.decode()")
    await t.shot("turn")
    await card.locator(".q-select").click()
    for name in ("Gather in a field", "Ask Athena"):
        await page.get_by_role("option", name=name).click()
    await t.shot("choices")
    await page.keyboard.press("Escape")
    await expect(message(t, "You chose Gather in a field, Ask Athena")).to_be_visible()
    await card.get_by_role("button", name="My hand").click()
    await expect(message(t, "is thinking")).to_be_visible()
    await expect(message(t, "three plans")).to_be_visible()
    await page.get_by_role("button", name="Hidden text").click()
    await expect(page.get_by_text("Jason")).to_be_visible()
    await card.get_by_role("button", name="Since my turn").click()
    await expect(message(t, "Since your last turn")).to_be_visible()
    await t.shot("private")
    await t.accessible()


async def letter(t: Tab) -> None:
    page = t.page
    await page.get_by_role("button", name="Go there").click()
    await expect(message(t, "Divine Plan")).to_be_visible()
    picture = page.get_by_role("button", name="Your plan")
    await picture.evaluate("image => image.decode()")
    await t.shot("letter")
    await picture.click()
    box = page.get_by_role("dialog", name="Picture")
    await expect(box).to_be_visible()
    await t.shot("picture")
    before = await box.locator("img").bounding_box()
    await page.mouse.move(t.page.viewport_size["width"] / 2, 400)  # type: ignore[index]  # every tab has a size
    await page.mouse.wheel(0, -400)
    await expect(box.locator(".near")).to_be_visible()
    after = await box.locator("img").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 2 * before["width"]
    if t.size == "phone":
        await pinch(t)
    await page.keyboard.press("Escape")
    await expect(box).to_be_hidden()


async def pinch(t: Tab) -> None:
    """Two fingers bring an enlarged picture closer, and together again back."""
    fingers = await t.page.context.new_cdp_session(t.page)
    image = t.page.get_by_role("dialog", name="Picture").locator("img")

    async def spread(kind: str, apart: float) -> None:
        points = [{"x": 200 - apart, "y": 400, "id": 0}, {"x": 200 + apart, "y": 400, "id": 1}]
        touch = {"type": kind, "touchPoints": [] if kind == "touchEnd" else points}
        await fingers.send("Input.dispatchTouchEvent", touch)

    async def width(begin: int, end: int) -> float:
        await spread("touchStart", begin)
        for n in range(1, 11):
            await spread("touchMove", begin + (end - begin) * n / 10)
        await spread("touchEnd", end)
        box = await image.bounding_box()
        assert box is not None
        return box["width"]

    small = await width(180, 20)
    assert await width(20, 100) > 2 * small
    assert await width(180, 20) == pytest.approx(small)


@sizes
async def test_every_component(here: Served, chromium: str, size: str) -> None:
    async with running(chromium) as browser, tab(browser, here.page.url, size, "dark") as t:
        page = t.page
        line = page.get_by_role("textbox", name="Message")
        await line.fill("/all")
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="Send", exact=True).click()
        await expect(page.get_by_text("cannot show a component of type 99")).to_be_visible()
        await t.shot("components")
        await t.accessible()
        if size == "phone":
            await big_enough(t)
        await page.get_by_role("combobox", name="Many").click()
        await expect(page.get_by_role("option", name="Number 1").first).to_be_in_viewport()
        await t.shot("long-menu")
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Danger").click()
        await expect(page.get_by_text("did not answer in time")).to_be_visible()
        await page.get_by_role("combobox", name="A person", exact=True).click()
        await page.get_by_role("option", name="Kallias").click()
        for _ in range(100):
            if any(key == "who" for key, _ in here.world.calls):
                break
            await asyncio.sleep(0.02)
        assert next(what["values"] for key, what in here.world.calls if key == "who") == ["101"]


async def big_enough(t: Tab) -> None:
    """What a finger presses is at least 44 pixels high (words inside a sentence aside)."""
    small = await t.page.evaluate(
        """() => [...document.querySelectorAll('button, a.btn, .q-field__control, [role=radio]')]
            .filter(e => e.offsetParent && !e.closest('.text, .side'))
            .filter(e => e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML.slice(0, 120))"""
    )
    assert small == []


async def test_two_threads_of_one_long_title_are_told_apart_in_the_list(here: Served, chromium: str) -> None:
    for end in ("RGDZ", "XE4U"):
        here.world.add_room(f"Storm over Olympus {end}", 11, here.world.room("tables"))
    async with running(chromium) as browser, tab(browser, here.page.url + "?as=theano", "wide") as t:
        names = t.page.locator(".chan.thread .name")
        await expect(names).to_have_count(2)
        cut = "all => all.map(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)"
        assert await names.evaluate_all(cut) == [False, False]


@sizes
async def test_a_menu_opens_by_a_press_on_what_is_chosen(here: Served, chromium: str, size: str) -> None:
    gods = [{"value": name, "label": name, "default": name != "Hermes"} for name in ("Ares", "Hermes", "Zeus")]
    menu = {"type": 3, "custom_id": "gods", "min_values": 2, "max_values": 2, "options": gods}
    here.world.post(here.world.room("general"), flags=1 << 15, components=[{"type": 1, "components": [menu]}])
    async with running(chromium) as browser, tab(browser, here.page.url, size) as t:
        picked = t.page.locator("article.msg .picked").first
        await expect(picked).to_be_visible()
        box = await picked.bounding_box()
        assert box is not None
        await t.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await expect(t.page.get_by_role("option", name="Hermes")).to_be_visible()
        await t.shot("chosen")


@sizes
async def test_menus_of_messages_and_people(here: Served, chromium: str, size: str) -> None:
    here.world.post(here.world.room("general"), content="a card")
    async with running(chromium) as browser, tab(browser, here.page.url, size) as t:
        page = t.page
        await message(t, "a card").hover()
        await page.get_by_role("button", name="More for this message").click()
        await t.shot("menu")
        await page.get_by_role("button", name="Show this match").click()
        await expect(message(t, "This is match")).to_be_visible()
        if size == "phone":
            await page.get_by_role("button", name="Channels").click()
            await t.shot("drawer")
        await page.get_by_role("button", name="More for Lykos").click()
        await page.get_by_role("button", name="Play as Lykos").click()
        await expect(page.get_by_role("radio", name="Lykos")).to_be_checked()
        await page.get_by_role("radio", name="Theano").click(button="right")
        await page.get_by_role("button", name="Invite to my match").click()
        assert ("Invite to my match", here.world.uid("theano")) in here.world.calls
        await message(t, "a card").locator(".text").click(button="right")
        await page.get_by_role("button", name="My hand here").click()
        await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_by_keys_alone(here: Served, chromium: str) -> None:
    async with running(chromium) as browser, tab(browser, here.page.url + "?as=theano", "wide") as t:
        page, line = t.page, t.page.get_by_role("textbox", name="Message")
        await line.focus()
        await page.keyboard.type("/game cr", delay=15)
        await expect(page.get_by_role("option", name="/game create")).to_be_visible()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("option", name="Elysium")).to_be_visible()
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("textbox", name="title")).to_have_value("Elysium")
        await expect(page.get_by_role("textbox", name="players")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(message(t, "Elysium")).to_be_visible()
        join = page.get_by_role("button", name="Leave")
        await join.focus()
        await page.keyboard.press("Enter")
        await expect(message(t, "@Theano")).to_have_count(0)
        await expect(join).to_be_focused()
        await page.get_by_role("radio", name="Theano").focus()
        await page.keyboard.press("ArrowRight")
        await expect(page.get_by_role("radio", name="Kallias")).to_be_checked()
        await expect(page.get_by_role("radio", name="Kallias")).to_be_focused()


async def test_a_command_written_in_one_go_with_the_names_of_its_fields(here: Served, chromium: str) -> None:
    """As Discord shows it, and as READMEs write it: what follows a name is that field's."""
    async with running(chromium) as browser, tab(browser, here.page.url + "?as=theano", "wide") as t:
        page, line = t.page, t.page.get_by_role("textbox", name="Message")
        await line.focus()
        await page.keyboard.type("/game create title:Elysium", delay=15)
        await expect(page.get_by_role("option", name="Elysium")).to_be_visible()
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="Send", exact=True).click()
        await expect(message(t, "Elysium")).to_be_visible()


async def test_words_of_others_stay_words(here: Served, chromium: str) -> None:
    async with running(chromium) as browser, tab(browser, here.page.url, "wide") as t:
        line = t.page.get_by_role("textbox", name="Message")
        await line.fill("<b>x</b> <img src=x onerror=alert(1)> [a](javascript:alert(1)) <@1> @everyone")
        await t.page.keyboard.press("Enter")
        await expect(message(t, "<b>x</b> <img src=x onerror=alert(1)> [a](javascript:alert(1))")).to_be_visible()
        await expect(line).to_have_value("")


async def test_the_same_place_after_a_reload_and_the_hint_stays_away(here: Served, chromium: str) -> None:
    async with running(chromium) as browser, tab(browser, here.page.url, "wide") as t:
        page = t.page
        await expect(page.get_by_role("note")).to_be_visible()
        await page.get_by_role("button", name="Got it").click()
        await expect(page.get_by_role("note")).to_be_hidden()
        await t.become("Lykos")
        await t.go("tables")
        await expect(page.get_by_role("heading", level=1)).to_contain_text("tables")
        await expect(page).to_have_url(re.compile(f"as=lykos&in={here.world.room('tables')}$"))
        await page.reload()
        await expect(page.get_by_role("radio", name="Lykos")).to_be_checked()
        await expect(page.get_by_role("heading", level=1)).to_contain_text("tables")
        await expect(page.get_by_role("note")).to_be_hidden()


async def test_two_windows_are_two_players(here: Served, chromium: str) -> None:
    async with (
        running(chromium) as browser,
        tab(browser, here.page.url + "?as=theano", "wide") as one,
        tab(browser, here.page.url + "?as=kallias", "phone") as two,
    ):
        line = one.page.get_by_role("textbox", name="Message")
        await line.fill("Who plays?")
        await one.page.keyboard.press("Enter")
        await expect(message(two, "Who plays?")).to_be_visible()


@asynccontextmanager
async def elsewhere(port: int = 0) -> AsyncIterator[str]:
    """The page in a process of its own, which dies at the end; yields its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.page.serving",
        str(port),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        yield (await asyncio.wait_for(process.stdout.readline(), 20)).decode().strip()
    finally:
        process.kill()
        await process.wait()


async def test_a_lost_connection_is_told_and_comes_back(chromium: str) -> None:
    async with running(chromium) as browser, AsyncExitStack() as first:
        url = await first.enter_async_context(elsewhere())
        async with tab(browser, url + "?as=lykos", "wide") as t:
            await first.aclose()
            await expect(t.page.get_by_text("Connection lost")).to_be_visible()
            await t.shot("lost")
            async with elsewhere(int(url.rstrip("/").rsplit(":", 1)[1])):
                await expect(t.page.get_by_text("Connection lost")).to_be_hidden(timeout=15_000)
                line = t.page.get_by_role("textbox", name="Message #general")
                await line.fill("back again")
                await line.press("Enter")
                await expect(message(t, "back again").filter(has_text="Lykos")).to_be_visible()
            t.errors[:] = [error for error in t.errors if "ERR_CONNECTION" not in error and "WebSocket" not in error]


async def loop_pause(stop: asyncio.Event) -> float:
    """The longest the loop was kept busy between two breaths until told to stop, in milliseconds of processor time.

    Processor time, because other work shares the machine.
    """
    longest = 0.0
    while not stop.is_set():
        begin = time.thread_time()
        await asyncio.sleep(0.001)
        longest = max(longest, time.thread_time() - begin)
    return 1000 * longest


async def crowd(here: Served) -> None:
    room = here.world.room("general")
    for n in range(20):
        here.world.say(here.world.uid("lykos"), room, f"word {n} with **some** text")
        await here.world.run(here.world.uid("kallias"), room, "game create", {"title": "pantheum"})


async def test_a_full_page_keeps_the_loop_free(here: Served, chromium: str) -> None:
    """Forty messages, half of them cards: the first drawing, presses and a burst of news, no pause over 200 ms."""
    async with running(chromium) as browser:
        await crowd(here)
        stop = asyncio.Event()
        pause = asyncio.create_task(loop_pause(stop))
        async with tab(browser, here.page.url, "wide") as t:
            await expect(t.page.locator("article.msg")).to_have_count(30)
            card = t.page.locator("article.msg").last
            times = []
            for n in range(10):
                begin = time.perf_counter()
                await card.get_by_role("button", name="Leave" if n % 2 else "Join").click()
                await expect(card.get_by_text("@Theano")).to_have_count((n + 1) % 2)
                times.append(1000 * (time.perf_counter() - begin))
            for n in range(50):
                here.world.say(here.world.uid("lykos"), here.world.room("general"), f"burst {n}.")
            await expect(message(t, "burst 49.")).to_be_visible()
            await t.become("Lykos")
        stop.set()
        longest = await pause
        print(f"longest pause {longest:.0f} ms; press to redraw, all in all, {statistics.median(times):.0f} ms")
        assert longest < 200  # Whatever shares the cores makes each instruction slower.
