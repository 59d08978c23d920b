"""Components of a message: what is still becomes HTML, what can be pressed becomes an element; an unknown type says so.

Neighbors that are still share one element: the time a change takes grows with the number of elements on the page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Protocol

from nicegui import ui

from ..world import Payload
from .choice import SELECTS, Choice, chosen_first, emoji_text, menu_options
from .pieces import Pieces, bar
from .tab import Tab
from .tags import Tag, raw
from .texts import say

ROW, BUTTON, SECTION, CONTAINER = 1, 2, 9, 17
LINK = 5
FORM_ONLY = (4, 18, 19, 21, 22, 23)
_STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 6: "secondary"}
LONG = 24
"""Characters of a label; a button with more has a line of its own on a narrow screen, not a third of one."""


class Surface(Protocol):
    """What components are drawn on: a message that takes presses and choices."""

    tab: Tab
    pieces: Pieces

    async def press(self, component: Payload, widget: ui.element, values: list[str] | None = None) -> None:
        """Send a press or the chosen values."""

    async def choose(self, component: Payload, menu: Choice) -> None:
        """Send a menu's choice."""


def draw_all(view: Surface, components: Sequence[Payload]) -> None:
    """Draw components in order into the open element."""
    still: list[str] = []
    for component in components:
        html = still_html(view, component)
        if html is not None:
            still.append(html)
            continue
        _flush(still)
        _LIVE[component["type"]](view, component)
    _flush(still)


def _flush(still: list[str]) -> None:
    if still:
        raw("".join(still), "still")
        still.clear()


def still_html(view: Surface, component: Payload) -> str | None:
    """The HTML of a component with nothing to press in it; None when it has."""
    kind = component["type"]
    if kind in (ROW, SECTION, CONTAINER):
        return _still_box(view, component)
    if kind == BUTTON:
        return _link(view, component) if component.get("style") == LINK else None
    if kind in SELECTS:
        return _shut_menu(view, component) if component.get("disabled") else None
    draw = _STILL.get(kind)
    if draw:
        return draw(view, component)
    key = "component-form" if kind in FORM_ONLY else "component-unknown"
    return f'<p class="failed">{escape(say(key, type=kind))}</p>'


def _still_box(view: Surface, component: Payload) -> str | None:
    inner = [still_html(view, child) for child in component.get("components", ())]
    side = still_html(view, component["accessory"]) if component.get("accessory") else ""
    if side is None or None in inner:
        return None
    html = "".join(part or "" for part in inner)
    if component["type"] == ROW:
        return f'<div class="actions">{html}</div>'
    if component["type"] == SECTION:
        return f'<div class="section"><div class="grow">{html}</div>{side}</div>'
    return f'<section class="pt-card v2{_veil(component)}"{bar(component.get("accent_color"))}>{html}</section>'


def _shut_menu(view: Surface, component: Payload) -> str:
    """A menu that cannot be used now: what is chosen in it, or what it asks."""
    offered = menu_options(view.tab.world, view.tab.uid, component)
    chosen = ", ".join(offered[value].split("\n")[0] for value in chosen_first(component) if value in offered)
    return f'<div class="menu pt-shut">{escape(chosen or component.get("placeholder") or say("choose"))}</div>'


def _veil(component: Payload) -> str:
    return " veiled" if component.get("spoiler") else ""


def _text(view: Surface, component: Payload) -> str:
    return f'<div class="text">{view.pieces.markup.html(component["content"])}</div>'


def _thumbnail(view: Surface, component: Payload) -> str:
    media = {**component["media"], "spoiler": component.get("spoiler")}
    return view.pieces.picture(media, component.get("description"), "thumb")


def _gallery(view: Surface, component: Payload) -> str:
    items = component["items"]
    inner = "".join(
        view.pieces.picture({**item["media"], "spoiler": item.get("spoiler")}, item.get("description"))
        for item in items
    )
    return f'<div class="gallery n{min(len(items), 4)}">{inner}</div>'


def _file(view: Surface, component: Payload) -> str:
    url = str(component["file"]["url"])
    name = component.get("name") or url.rsplit("/", 1)[-1].split("?")[0]
    return view.pieces.file(url, str(name), component.get("size"))


def _separator(_: Surface, component: Payload) -> str:
    ruled = " ruled" if component.get("divider", True) else ""
    return f'<div class="sep{ruled}{" wide" if component.get("spacing") == 2 else ""}"></div>'


def _link(view: Surface, component: Payload) -> str:
    return view.pieces.link_button(str(component["url"]), _label(component))


def _label(component: Payload) -> str:
    return f"{emoji_text(component.get('emoji'))} {component.get('label') or ''}".strip()


def _row(view: Surface, component: Payload) -> None:
    with ui.element("div").classes("actions"):
        draw_all(view, component["components"])


def _section(view: Surface, component: Payload) -> None:
    with ui.element("div").classes("section"):
        with ui.element("div").classes("grow"):
            draw_all(view, component["components"])
        draw_all(view, [component["accessory"]])


def _container(view: Surface, component: Payload) -> None:
    box = ui.element("section").classes(f"pt-card v2{_veil(component)}")
    if component.get("accent_color"):
        box._style["--bar"] = f"#{component['accent_color'] & 0xFFFFFF:06x}"
    with box:
        draw_all(view, component["components"])


def _button(view: Surface, component: Payload) -> None:
    label = _label(component)
    css = f"btn {_STYLES.get(component.get('style', 2), 'secondary')}{' long' if len(label) > LONG else ''}"
    off = True if component.get("disabled") or component.get("style") == 6 else None
    button = Tag("button", label, css, type="button", disabled=off, data_custom=component.get("custom_id"))
    if not off:
        button.on("click", lambda: view.press(component, button))


def _select(view: Surface, component: Payload) -> None:
    options = menu_options(view.tab.world, view.tab.uid, component)
    menu = Choice(options, component, str(component.get("placeholder") or ""))
    menu.classes("menu")
    if menu.many:

        async def closed() -> None:
            if menu.values != menu.first:
                await view.choose(component, menu)

        menu.on("popup-hide", closed)
    else:
        menu.on_value_change(lambda: view.choose(component, menu))


_STILL: dict[int, Callable[[Surface, Payload], str]] = {
    10: _text,
    11: _thumbnail,
    12: _gallery,
    13: _file,
    14: _separator,
}
_LIVE: dict[int, Callable[[Surface, Payload], None]] = {
    ROW: _row,
    BUTTON: _button,
    SECTION: _section,
    CONTAINER: _container,
    **dict.fromkeys(SELECTS, _select),
}
