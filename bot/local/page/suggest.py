"""The list above the line: what can be picked now, and which row the arrow keys are on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from nicegui import ui

from .tab import Tab
from .tags import Tag, raw, set_attribute
from .texts import say

Row = tuple[str, str, Callable[[], object]]
"""Label, hint, and what picking it does."""


class Suggestions:
    """Draws the rows on offer; nothing is shown when there are none."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.rows: Sequence[Row] = ()
        self.drawn: list[ui.html] = []
        self.at = 0
        self.box = Tag("div", css="suggest", role="listbox", id="suggest", aria_label=say("suggestions"))

    def offer(self, rows: Sequence[Row], head: str = "") -> None:
        """Show these rows under a heading, the first one marked."""
        if not rows and not self.rows:
            self.box.set_visibility(False)
            return
        self.rows, self.at = rows, 0
        self.drawn = []
        self.box.clear()
        self.box.set_visibility(bool(rows))
        with self.box:
            if head and rows:
                Tag("div", head, "head", role="presentation")
            for n, (label, hint, action) in enumerate(rows):
                self._row(n, label, hint, action)

    def _row(self, n: int, label: str, hint: str, action: Callable[[], object]) -> None:
        html = f"<b>{escape(label)}</b>" + (f"<span>{escape(hint)}</span>" if hint else "")
        chosen = "true" if n == 0 else "false"
        row = raw(html, "item" + " on" * (n == 0), role="option", aria_selected=chosen)
        row.on("mousedown.prevent", lambda: action() and None)
        self.drawn.append(row)

    def move(self, step: int) -> None:
        """Mark the next row (1) or the one before (-1), around the ends."""
        if not self.rows:
            return
        self._mark(False)
        self.at = (self.at + step) % len(self.rows)
        self._mark(True)
        self.tab.js("document.querySelector('.suggest .on')?.scrollIntoView({block: 'nearest'})")

    def _mark(self, on: bool) -> None:
        row = self.drawn[self.at]
        row.classes("on") if on else row.classes(remove="on")
        set_attribute(row, "aria-selected", "true" if on else "false")

    def take(self) -> None:
        """Pick the marked row."""
        if self.rows:
            self.rows[self.at][2]()
