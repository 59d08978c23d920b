"""The two building stones of the page: a plain HTML element, and a piece of HTML that is safe already."""

from __future__ import annotations

from nicegui import ui
from nicegui.elements.mixins.text_element import TextElement

Attribute = str | int | bool | None


class Tag(TextElement):
    """A plain HTML element with text, classes and attributes (`aria_label` becomes `aria-label`; None is left out)."""

    def __init__(self, tag: str, text: str = "", css: str = "", **attrs: Attribute) -> None:
        super().__init__(tag=tag, text=text)
        self.classes(css)
        self._props.update(_attributes(attrs))


def _attributes(attrs: dict[str, Attribute]) -> dict[str, Attribute]:
    return {key.strip("_").replace("_", "-"): value for key, value in attrs.items() if value is not None}


def raw(html: str, css: str = "", tag: str = "div", **attrs: Attribute) -> ui.html:
    """An element around HTML that was escaped where it was made, by `markup` or `pieces`."""
    element = ui.html(html, sanitize=False, tag=tag).classes(css)
    element._props.update(_attributes(attrs))
    return element


def set_attribute(element: ui.element, key: str, value: Attribute) -> None:
    """Change one attribute of an element that is drawn already; None takes it away."""
    if value is None:
        element._props.pop(key, None)
    else:
        element._props[key] = value
    element.update()
