"""Small makers of Discord's components, each kept inside the limits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.names import visible
from bot.ui.custom_id import CustomId
from bot.ui.limits import MENU_OPTIONS, ROW_BUTTONS, TEXT_TOTAL
from bot.ui.words import clip

Style = discord.ButtonStyle
Layout: TypeAlias = ui.LayoutView
Row: TypeAlias = "ui.ActionRow[ui.LayoutView]"
Button: TypeAlias = "ui.Button[ui.LayoutView]"
Block: TypeAlias = "ui.Item[ui.LayoutView]"

TERRACOTTA = 0xC4562A
AEGEAN = 0x1F5F92
OLIVE = 0x6F7D2B
PLAIN = 0x8A8478

BUTTON_WORDS = 72
MENU_WORDS = 90
UNSEEN = "…"
"""Stands where there is nothing to see."""
TEXT_ROOM = int(TEXT_TOTAL * 0.85)


def _seen(words: str, room: int) -> str:
    """Words for a control: Discord refuses the whole message for one that nobody can see."""
    return clip(words, room) if visible(words) else UNSEEN


def parts(components: Sequence[Any]) -> Iterator[Any]:
    """All components of a message that Discord gave, those inside others too."""
    waiting = list(components)
    while waiting:
        part = waiting.pop()
        yield part
        waiting += getattr(part, "children", ())
        waiting += [inner for inner in (getattr(part, "accessory", None),) if inner is not None]


def texts(components: Sequence[Any]) -> list[str]:
    """The blocks of markdown among components, of a message that Discord gave or of one to be sent."""
    return [str(part.content).strip() for part in parts(components) if hasattr(part, "content")]


def button(label: str, to: CustomId, style: Style = Style.secondary, *, off: bool = False) -> Button:
    """A button; `off` shows it greyed."""
    return ui.Button(label=_seen(label, BUTTON_WORDS), custom_id=str(to), style=style, disabled=off)


def rows(buttons: Sequence[Button]) -> list[Row]:
    """Buttons in rows of five."""
    return [ui.ActionRow(*buttons[at : at + ROW_BUTTONS]) for at in range(0, len(buttons), ROW_BUTTONS)]


def entry(label: str, value: str, hint: str = "", *, on: bool = False) -> discord.SelectOption:
    """A line of a menu; `on` shows it chosen."""
    return discord.SelectOption(
        label=_seen(label, MENU_WORDS), value=value, description=_seen(hint, MENU_WORDS) if hint else None, default=on
    )


def menu(to: CustomId, placeholder: str, entries: Sequence[discord.SelectOption], least: int = 1, most: int = 1) -> Row:
    """A menu in its own row; between `least` and `most` of at most 25 entries may be chosen."""
    shown = list(entries[:MENU_OPTIONS])
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=str(to),
        placeholder=_seen(placeholder, 120),
        options=shown,
        min_values=min(least, len(shown)),
        max_values=min(most, len(shown)),
        required=least > 0,
    )
    return ui.ActionRow(select)


def text(words: str) -> Block:
    """A block of markdown."""
    return ui.TextDisplay(words if visible(words) else UNSEEN)


def picture(name: str, alt: str) -> Block:
    """An attached picture by file name, with its alt text."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=clip(alt, 900) or None))


def layout(blocks: Iterable[Block], color: int = PLAIN) -> Layout:
    """A Components V2 message: one framed box, with texts cut to what one message may carry.

    The view is stopped at once: discord.py must not keep it, since every control is found by its id.
    """
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*_fitted(blocks), accent_colour=color))
    view.stop()
    return view


def _fitted(blocks: Iterable[Block]) -> Iterable[Block]:
    room = TEXT_ROOM
    for block in blocks:
        if isinstance(block, ui.TextDisplay):
            block.content = clip(block.content, max(room, 2))
            room -= len(block.content)
        yield block
