"""Limits of components, in messages and in modals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bot.local.standin.components import SELECTS, Kind, children, walk
from bot.local.standin.errors import FormErrors
from bot.local.world import Payload

At = tuple[str | int, ...]
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_ROWS = 5
MAX_MODAL_ITEMS = 5
_IN_V2 = (Kind.ROW, Kind.SECTION, Kind.TEXT, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR)
_INSIDE: dict[int, tuple[Kind, ...]] = {
    Kind.ROW: (Kind.BUTTON, *SELECTS),
    Kind.SECTION: (Kind.TEXT,),
    Kind.CONTAINER: _IN_V2,
}
_IN_LABEL = (
    *SELECTS, Kind.TEXT_INPUT, Kind.FILE_UPLOAD, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP, Kind.CHECKBOX,
)  # fmt: skip


def _trimmed(words: object) -> object:
    """As Discord counts words: without the spaces around them."""
    return words.strip() if isinstance(words, str) else words


def text_total(tree: list[Payload]) -> int:
    """Characters over all text displays."""
    return sum(len(c.get("content") or "") for c in walk(tree) if c.get("type") == Kind.TEXT)


def check_components(tree: list[Payload], errors: FormErrors, *, v2: bool) -> None:
    """The components of a message."""
    at: At = ("components",)
    if not v2:
        errors.length(tree, 0, MAX_ROWS, at)
    elif (total := sum(1 for _ in walk(tree))) > MAX_COMPONENTS:
        message = f"Total number of components must not exceed {MAX_COMPONENTS}, there are {total}."
        errors.add(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    allowed = (*_IN_V2, Kind.CONTAINER) if v2 else (Kind.ROW,)
    for n, component in enumerate(tree):
        if errors.one_of(component.get("type"), allowed, (*at, n, "type")):
            _check(component, (*at, n), errors)
    _check_unique(tree, at, errors)


def check_modal(data: Payload) -> None:
    """A modal to be opened; raises 50035."""
    errors = FormErrors()
    errors.length(_trimmed(data.get("title")) or "", 1, 45, ("data", "title"))
    errors.length(data.get("custom_id") or "", 1, 100, ("data", "custom_id"))
    tree, at = data.get("components") or [], ("data", "components")
    errors.length(tree, 1, MAX_MODAL_ITEMS, at)
    for n, item in enumerate(tree):
        _check_modal_item(item, (*at, n), errors)
    _check_unique(tree, at, errors)
    errors.check()


def _check_modal_item(item: Payload, at: At, errors: FormErrors) -> None:
    if not errors.one_of(item.get("type"), (Kind.LABEL, Kind.TEXT, Kind.ROW), (*at, "type")):
        return
    if item["type"] == Kind.TEXT:
        _check_text(item, at, errors)
        return
    if item["type"] == Kind.LABEL:
        errors.length(_trimmed(item.get("label")) or "", 1, 45, (*at, "label"))
        errors.length(_trimmed(item.get("description")), 1, 100, (*at, "description"))
    allowed = _IN_LABEL if item["type"] == Kind.LABEL else (Kind.TEXT_INPUT,)
    inside = children(item)
    errors.length(inside, 1, 1, (*at, "component"))
    for one in inside:
        if errors.one_of(one.get("type"), allowed, (*at, "component", "type")):
            _check(one, (*at, "component"), errors)


def _check_unique(tree: list[Payload], at: At, errors: FormErrors) -> None:
    for what, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        used = Counter(c[what] for c in walk(tree) if c.get(what))
        for value, times in used.items():
            if times > 1:
                errors.add(at, code, f"Component {what} cannot be duplicated: {value}")


def _check(component: Payload, at: At, errors: FormErrors) -> None:
    kind = component["type"]
    _CHECKS[kind](component, at, errors)
    for n, child in enumerate(component.get("components") or []):
        if errors.one_of(child.get("type"), _INSIDE.get(kind, ()), (*at, "components", n, "type")):
            _check(child, (*at, "components", n), errors)


def _check_row(row: Payload, at: At, errors: FormErrors) -> None:
    inside = row.get("components") or []
    selects = sum(c.get("type") in SELECTS for c in inside)
    errors.length(inside, 1, 1 if selects else 5, (*at, "components"))


def _check_section(section: Payload, at: At, errors: FormErrors) -> None:
    errors.length(section.get("components") or [], 1, 3, (*at, "components"))
    accessory = section.get("accessory") or {}
    if errors.one_of(accessory.get("type"), (Kind.BUTTON, Kind.THUMBNAIL), (*at, "accessory", "type")):
        _check(accessory, (*at, "accessory"), errors)


def _check_container(container: Payload, at: At, errors: FormErrors) -> None:
    errors.length(container.get("components") or [], 1, MAX_COMPONENTS, (*at, "components"))


def _check_text(text: Payload, at: At, errors: FormErrors) -> None:
    errors.length(_trimmed(text.get("content")) or "", 1, MAX_TEXT, (*at, "content"))


def _check_thumbnail(thumbnail: Payload, at: At, errors: FormErrors) -> None:
    errors.length(_trimmed(thumbnail.get("description")), 0, 1024, (*at, "description"))
    _check_url(thumbnail.get("media"), (*at, "media"), errors)


def _check_gallery(gallery: Payload, at: At, errors: FormErrors) -> None:
    items = gallery.get("items") or []
    errors.length(items, 1, 10, (*at, "items"))
    for n, item in enumerate(items):
        errors.length(_trimmed(item.get("description")), 0, 1024, (*at, "items", n, "description"))
        _check_url(item.get("media"), (*at, "items", n, "media"), errors)


def _check_file(file: Payload, at: At, errors: FormErrors) -> None:
    _check_url(file.get("file"), (*at, "file"), errors, ("attachment://",))


def _check_separator(separator: Payload, at: At, errors: FormErrors) -> None:
    errors.one_of(separator.get("spacing", 1), (1, 2), (*at, "spacing"))


_SCHEMES = ("http://", "https://", "attachment://")


def _check_url(media: Payload | None, at: At, errors: FormErrors, schemes: tuple[str, ...] = _SCHEMES) -> None:
    url = (media or {}).get("url") or ""
    errors.length(url, 1, 2048, (*at, "url"))
    if url and not url.startswith(schemes):
        errors.add((*at, "url"), "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}.")


def _check_button(button: Payload, at: At, errors: FormErrors) -> None:
    errors.length(_trimmed(button.get("label")), 0, 80, (*at, "label"))
    if not errors.one_of(button.get("style"), (1, 2, 3, 4, 5, 6), (*at, "style")):
        return
    if button["style"] <= 4:
        errors.length(button.get("custom_id") or "", 1, 100, (*at, "custom_id"))
    elif button["style"] == 5:
        errors.length(button.get("url") or "", 1, 512, (*at, "url"))
    if not _trimmed(button.get("label")) and not button.get("emoji") and button["style"] != 6:
        errors.add((*at, "label"), "BUTTON_COMPONENT_INVALID", "A button must have a label or an emoji.")


def _check_custom(component: Payload, at: At, errors: FormErrors) -> None:
    errors.length(component.get("custom_id") or "", 1, 100, (*at, "custom_id"))


def _check_select(select: Payload, at: At, errors: FormErrors) -> None:
    _check_custom(select, at, errors)
    errors.length(_trimmed(select.get("placeholder")), 0, 150, (*at, "placeholder"))
    _check_range(select, 25, at, errors)
    if select["type"] == Kind.STRING_SELECT:
        _check_options(select, 1, 25, at, errors)


def _check_range(component: Payload, most: int, at: At, errors: FormErrors) -> None:
    low, high = component.get("min_values"), component.get("max_values")
    low, high = 1 if low is None else low, 1 if high is None else high
    if not 0 <= low <= most or not 1 <= high <= most or low > high:
        message = f"min_values and max_values must lie in 0..{most} in order."
        errors.add((*at, "max_values"), "NUMBER_TYPE_RANGE", message)
    options = component.get("options") or []
    if options and (high > len(options) or sum(o.get("default", False) for o in options) > high):
        errors.add((*at, "max_values"), "NUMBER_TYPE_MAX", "More values than options, or more defaults than values.")


def _check_options(component: Payload, low: int, high: int, at: At, errors: FormErrors) -> None:
    options = component.get("options") or []
    errors.length(options, low, high, (*at, "options"))
    for n, option in enumerate(options):
        here = (*at, "options", n)
        errors.length(_trimmed(option.get("label")) or "", 1, 100, (*here, "label"))
        errors.length(option.get("value") or "", 1, 100, (*here, "value"))
        errors.length(_trimmed(option.get("description")), 0, 100, (*here, "description"))
    for value, times in Counter(o.get("value") for o in options).items():
        if times > 1:
            errors.add((*at, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", f"Value used twice: {value}")


def _check_text_input(text: Payload, at: At, errors: FormErrors) -> None:
    _check_custom(text, at, errors)
    errors.one_of(text.get("style"), (1, 2), (*at, "style"))
    errors.length(_trimmed(text.get("label")), 1, 45, (*at, "label"))
    errors.length(text.get("value"), 0, 4000, (*at, "value"))
    errors.length(_trimmed(text.get("placeholder")), 0, 100, (*at, "placeholder"))


def _check_upload(upload: Payload, at: At, errors: FormErrors) -> None:
    _check_custom(upload, at, errors)
    _check_range(upload, 10, at, errors)


def _check_radio(radio: Payload, at: At, errors: FormErrors) -> None:
    _check_custom(radio, at, errors)
    _check_options(radio, 2, 10, at, errors)


def _check_checkboxes(group: Payload, at: At, errors: FormErrors) -> None:
    _check_custom(group, at, errors)
    _check_options(group, 1, 10, at, errors)


_CHECKS: dict[int, Callable[[Payload, At, FormErrors], None]] = {
    Kind.ROW: _check_row, Kind.BUTTON: _check_button, Kind.TEXT_INPUT: _check_text_input, Kind.SECTION: _check_section,
    Kind.TEXT: _check_text, Kind.THUMBNAIL: _check_thumbnail, Kind.GALLERY: _check_gallery, Kind.FILE: _check_file,
    Kind.SEPARATOR: _check_separator, Kind.CONTAINER: _check_container, Kind.FILE_UPLOAD: _check_upload,
    Kind.RADIO_GROUP: _check_radio, Kind.CHECKBOX_GROUP: _check_checkboxes, Kind.CHECKBOX: _check_custom,
    **dict.fromkeys(SELECTS, _check_select),
}  # fmt: skip
