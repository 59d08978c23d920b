"""Forms (modals): one function per kind of input, and what is missing said in words."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, NamedTuple

from nicegui import ui

from ..world import Answer, Payload
from .choice import SELECTS, Choice, limits, menu_options
from .tab import Tab
from .tags import Tag, raw
from .texts import say

ROW, INPUT, TEXT, LABEL, RADIO, CHECKS, CHECK = 1, 4, 10, 18, 21, 22, 23
PARAGRAPH = 2


class Field(NamedTuple):
    """One drawn input: how to read it, and why its value cannot be sent (empty when it can)."""

    custom_id: str
    label: str
    read: Callable[[], Any]
    fault: Callable[[], str]


class Modal:
    """A form that the bot asked for, as a dialog."""

    def __init__(self, tab: Tab, answer: Answer) -> None:
        self.tab = tab
        self.answer = answer
        spec: Payload = answer.modal or {}
        self.fields: list[Field] = []
        with tab.client.content:
            self.dialog = ui.dialog().props("no-backdrop-dismiss transition-show=fade transition-hide=fade")
        title = str(spec.get("title") or "")
        self.dialog._props["aria-label"] = title
        with self.dialog, Tag("div", css="modal"):
            Tag("h2", title)
            for component in spec.get("components", ()):
                self._part(component)
            self.problem = Tag("p", "", "failed", role="alert")
            with Tag("div", css="buttons"):
                Tag("button", say("cancel"), "btn secondary", type="button").on("click", self.dialog.close)
                self.send = Tag("button", say("submit"), "btn primary", type="button").on("click", self.submit)
        self.dialog.on("hide", self.dialog.delete)
        self.dialog.open()

    def _part(self, component: Payload) -> None:
        if component["type"] == TEXT:
            raw(self.tab.pieces.markup.html(component["content"]), "text")
            return
        inner = component.get("component") or next(iter(component.get("components") or ()), component)
        label = str(component.get("label") or inner.get("label") or "")
        must = " must" if inner.get("required", True) and inner["type"] != CHECK else ""
        with Tag("div", css="field"):
            if label:
                Tag("div", label, "label" + must)
            if component.get("description"):
                Tag("div", component["description"], "about")
            draw = _INPUTS.get(inner["type"])
            if draw is None:
                raw(escape(say("component-unknown", type=inner["type"])), "failed", "p")
                return
            self.fields.append(draw(self.tab, inner, label))

    async def submit(self) -> None:
        """Send the form, or say what is missing."""
        for field in self.fields:
            fault = field.fault()
            if fault:
                self.problem.text = fault
                return
        self.problem.text = ""
        values = {field.custom_id: field.read() for field in self.fields}
        self.dialog.close()
        answer = await self.tab.busy(self.tab.world.submit(self.tab.uid, self.answer, values))
        self.tab.answered(answer, str((self.answer.modal or {}).get("title") or ""))


def _text(_: Tab, spec: Payload, label: str) -> Field:
    kind = ui.textarea if spec.get("style") == PARAGRAPH else ui.input
    widget = kind(value=spec.get("value") or "", placeholder=spec.get("placeholder") or "")
    widget.props(f"outlined dense hide-bottom-space maxlength={spec.get('max_length') or 4000}")
    if spec.get("style") == PARAGRAPH:
        widget.props("autogrow")
    widget._props["aria-label"] = label
    low = int(spec.get("min_length") or 0)

    def fault() -> str:
        text = widget.value or ""
        if not text:
            return say("form-missing", label=label) if spec.get("required", True) else ""
        return say("form-short", label=label, low=low) if len(text) < low else ""

    return Field(str(spec["custom_id"]), label, lambda: widget.value or "", fault)


def _select(tab: Tab, spec: Payload, label: str) -> Field:
    menu = Choice(menu_options(tab.world, tab.uid, spec), spec, label)
    required = spec.get("required", True)

    def fault() -> str:
        if not menu.values:
            return say("form-missing", label=label) if required and menu.fewest else ""
        return "" if menu.enough else say("form-count", label=label, low=menu.fewest, high=menu.most)

    return Field(str(spec["custom_id"]), label, lambda: menu.values, fault)


def _radio(_: Tab, spec: Payload, label: str) -> Field:
    first = next((option["value"] for option in spec["options"] if option.get("default")), None)
    widget = ui.radio({option["value"]: _two_lines(option) for option in spec["options"]}, value=first)
    widget.classes("pt-options").props("color=none")
    widget._props["aria-label"] = label

    def fault() -> str:
        return say("form-missing", label=label) if spec.get("required", True) and widget.value is None else ""

    return Field(str(spec["custom_id"]), label, lambda: widget.value, fault)


def _checks(_: Tab, spec: Payload, label: str) -> Field:
    low, high = limits({**spec, "max_values": spec.get("max_values") or len(spec["options"])})
    with Tag("div", css="pt-options", role="group", aria_label=label):
        boxes = {
            str(option["value"]): ui.checkbox(_two_lines(option), value=bool(option.get("default")))
            for option in spec["options"]
        }

    def read() -> list[str]:
        return [value for value, box in boxes.items() if box.value]

    def fault() -> str:
        count = len(read())
        if count == 0 and not spec.get("required", True):
            return ""
        return "" if low <= count <= high else say("form-count", label=label, low=low, high=high)

    return Field(str(spec["custom_id"]), label, read, fault)


def _check(_: Tab, spec: Payload, label: str) -> Field:
    widget = ui.checkbox(say("yes"), value=bool(spec.get("default")))
    widget._props["aria-label"] = label
    return Field(str(spec["custom_id"]), label, lambda: bool(widget.value), lambda: "")


def _two_lines(option: Payload) -> str:
    return f"{option['label']}\n{option['description']}" if option.get("description") else str(option["label"])


_INPUTS: dict[int, Callable[[Tab, Payload, str], Field]] = {
    INPUT: _text,
    RADIO: _radio,
    CHECKS: _checks,
    CHECK: _check,
    **dict.fromkeys(SELECTS, _select),
}
