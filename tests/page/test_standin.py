"""The page in front of the real stand-in, with a bot of ordinary discord.py behind it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Locator, expect

from bot.local.page.server import start_page
from bot.local.world import LocalWorld
from tests.standin.driven import Scene, scene

from .browsing import SIZES, Tab, running, tab

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]
expect.set_options(timeout=15_000)


@asynccontextmanager
async def playing(chromium: str, size: str) -> AsyncIterator[tuple[Tab, Scene]]:
    async with scene() as play, running(chromium) as browser:
        world: LocalWorld = play.people
        page = await start_page(world, play.standin.base_url)
        try:
            async with tab(browser, page.url + "?as=theano", size) as t:
                yield t, play
        finally:
            await page.stop()


def message(t: Tab, text: str) -> Locator:
    return t.page.locator("article.msg").filter(has_text=text).last


async def use(t: Tab, path: str, fields: Sequence[tuple[str, str]] = ()) -> None:
    """Use a command as a person does."""
    await t.page.get_by_role("textbox", name="Message").fill(f"/{path}")
    await t.page.get_by_role("option", name=f"/{path}").first.click()
    for name, value in fields:
        await t.page.get_by_role("textbox", name=name, exact=True).fill(value)
    await t.page.get_by_role("button", name="Send", exact=True).click()


async def loaded(picture: Locator) -> None:
    await picture.evaluate("image => image.decode()")
    assert await picture.evaluate("image => image.naturalWidth") > 0


@pytest.mark.parametrize("size", SIZES)
async def test_commands_pictures_and_buttons(chromium: str, size: str) -> None:
    async with playing(chromium, size) as (t, _):
        page = t.page
        await page.get_by_role("button", name="Open a table").click()
        await expect(page.get_by_role("option", name="Chess")).to_be_visible()
        await page.keyboard.type("che", delay=20)
        await expect(page.get_by_role("option", name="Hex")).to_be_hidden()
        await page.keyboard.press("Enter")
        await page.get_by_role("textbox", name="rival").fill("kal")
        await page.get_by_role("option", name="Kallias").click()
        await page.get_by_role("textbox", name="rated").fill("yes")
        await page.get_by_role("textbox", name="weight").fill("1.5")
        await page.get_by_role("button", name="Send", exact=True).click()
        made = message(t, "chess for 2 against kallias, True in None, 1.5 slow")
        await expect(made).to_contain_text("Theano used /game create")
        await made.get_by_role("button", name="Move 1").click()
        await expect(message(t, "match 1 move 1 by theano")).to_be_visible()
        await use(t, "card")
        card = message(t, "Pick a card")
        await loaded(card.get_by_role("button", name="the hand"))
        await card.get_by_role("button", name="Move 1").click()
        await expect(message(t, "Hand 2")).to_be_visible()
        await use(t, "deferred")
        await loaded(message(t, "Board").locator("img"))
        await use(t, "hand")
        await loaded(message(t, "only you see this").locator("img"))
        await expect(message(t, "only you see this")).to_contain_text("Only you can see this")
        await message(t, "only you see this").get_by_role("button", name="Dismiss").click()
        await expect(message(t, "only you see this")).to_have_count(0)
        await t.accessible()


@pytest.mark.parametrize("size", SIZES)
async def test_forms_and_menus(chromium: str, size: str) -> None:
    async with playing(chromium, size) as (t, play):
        page = t.page
        await use(t, "bid")
        form = page.get_by_role("dialog", name="Your bid")
        await form.get_by_role("textbox", name="Amount").fill("12")
        await form.get_by_role("combobox", name="Suit").click()
        await page.get_by_role("option", name="hearts").click()
        await form.get_by_role("radio", name="fast").click()
        await form.get_by_role("checkbox", name="undo").click()
        await form.get_by_role("combobox", name="Partner").click()
        await page.get_by_role("option", name="Lykos").click()
        await form.get_by_role("button", name="Submit").click()
        partner = play.ids["lykos"]
        await expect(message(t, f"bid ['12', ['hearts'], 'fast'] [{partner}] ['undo']")).to_be_visible()
        await use(t, "menus")
        both = message(t, "choose")
        await both.get_by_role("combobox").first.click()
        for color in ("red", "blue"):
            await page.get_by_role("option", name=color).click()
        await page.keyboard.press("Escape")
        await expect(message(t, "colors ['blue', 'red']")).to_be_visible()
        await both.get_by_role("combobox").last.click()
        await page.get_by_role("option", name="Myrrine").click()
        await expect(message(t, "chosen myrrine")).to_be_visible()
        await message(t, "chosen myrrine").hover()
        await message(t, "chosen myrrine").get_by_role("button", name="More for this message").click()
        await page.get_by_role("button", name="Quote").click()
        await expect(message(t, "quote chosen myrrine")).to_contain_text("Theano used Quote")


async def test_letters_threads_and_calls(chromium: str) -> None:
    async with playing(chromium, "wide") as (t, _):
        page = t.page
        await use(t, "whisper")
        await expect(page.get_by_text("You have a private letter from")).to_be_visible()
        await page.get_by_role("button", name="Go there").click()
        await loaded(message(t, "psst").locator("img"))
        await t.go("general")
        await use(t, "mention", [("one", "Kallias"), ("other", "Lykos")])
        await expect(page.get_by_role("radio", name="Kallias, 1 for them")).to_be_visible()
        await t.become("Kallias")
        await expect(message(t, "@Lykos @everyone")).to_be_visible()
        await expect(page.get_by_role("radio", name="for them")).to_have_count(0)
        await t.become("Theano")
        await use(t, "table")
        await expect(message(t, "ok ")).to_be_visible()
        await message(t, "table open").get_by_role("button", name="Open Table 1").click()
        await expect(page.get_by_role("heading", level=1)).to_contain_text("Table 1")
        await loaded(message(t, "round 2").locator("img"))


async def test_a_late_answer(chromium: str) -> None:
    async with playing(chromium, "wide") as (t, _):
        await use(t, "slow", [("seconds", "3.5")])
        await expect(t.page.get_by_text("/slow: the bot did not answer in time.")).to_be_visible()
        await expect(message(t, "late")).to_have_count(0)


async def test_what_is_typed_outlives_other_places_and_people(chromium: str) -> None:
    """The line is not drawn anew beneath the cursor when another channel opens, or another person is played."""
    async with playing(chromium, "wide") as (t, _):
        line = t.page.get_by_role("textbox", name="Message")
        await line.press_sequentially("Shall we meet at the agora")
        await line.evaluate("line => line.setSelectionRange(5, 5)")
        await t.become("Kallias")
        await expect(t.page.get_by_role("textbox", name="Message")).to_have_value("Shall we meet at the agora")
        assert await line.get_attribute("placeholder") == await line.evaluate("line => line.placeholder")
        await expect(line).to_have_attribute("placeholder", re.compile("Kallias"))
        assert await line.evaluate("line => line.selectionStart") == 5
        await t.become("Theano")
        await expect(line).to_have_attribute("placeholder", re.compile("Theano"))
        await line.press("End")
        await line.press_sequentially(", all of us?")
        await line.press("Enter")
        await expect(message(t, "Shall we meet at the agora, all of us?")).to_be_visible()
        await expect(line).to_have_value("")


async def test_a_line_typed_in_one_go_loses_nothing_to_what_is_drawn_meanwhile(chromium: str) -> None:
    """The fields of a command come while its first value is being typed."""
    async with playing(chromium, "wide") as (t, _):
        for rest in ("Kallias", "Lykos the elder"):
            await t.page.get_by_role("textbox", name="Message").focus()
            await t.page.keyboard.type(f"/mention {rest}", delay=1)
            field = t.page.get_by_role("textbox", name="one", exact=True)
            await expect(field).to_have_value(rest)
            await t.page.get_by_role("button", name="Cancel command").click()


async def test_a_command_half_filled_in_is_kept_where_it_can_be_used(chromium: str) -> None:
    async with playing(chromium, "wide") as (t, _):
        await t.page.get_by_role("textbox", name="Message").fill("/mention ")
        field = t.page.get_by_role("textbox", name="one", exact=True)
        await field.fill("Kal")
        await t.become("Kallias")
        await expect(field).to_have_value("Kal")


async def test_a_field_may_be_named_in_front_of_its_value(chromium: str) -> None:
    """As commands are written down; whether it comes with the whole line or is typed once the fields are there."""
    async with playing(chromium, "wide") as (t, _):
        for typed in ("/mention one:Kallias", "/mention other: Kallias", "/mention one: Kallias"):
            await t.page.get_by_role("textbox", name="Message").focus()
            await t.page.keyboard.type(typed, delay=1)
            name = typed.split()[1].partition(":")[0]
            await expect(t.page.get_by_role("textbox", name=name, exact=True)).to_have_value("Kallias")
            await t.page.get_by_role("button", name="Cancel command").click()
