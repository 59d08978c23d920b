"""Discord's limits as data, and a measure of how much of each a message, modal or set of commands uses.

Sources: Discord's documentation and OpenAPI document. A cap that our own paging fills on purpose (buttons in a row,
entries of a menu) may be used to the last; of all others CI lets us use nine tenths.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Payload: TypeAlias = Mapping[str, Any]
"""A JSON object as it goes to Discord."""

MARGIN = 0.9
"""The share of a cap that payloads may use; more fails in CI."""

ROW_BUTTONS = 5
MENU_OPTIONS = 25
CHOICES = 25
CUSTOM_ID = 100
LABEL = 80
OPTION_TEXT = 100
PLACEHOLDER = 150
TEXT_TOTAL = 4000
COMPONENTS = 40
CONTENT = 2000
ALT = 1024
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
PICTURE_BYTES = 2 * 1024 * 1024
MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_DESCRIPTION = 100
MODAL_ROWS = 5
MODAL_TEXT = 4000
COMMANDS = 100
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_CHARACTERS = 8000
CONTEXT_MENUS = 15

ACTION_ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, CONTAINER, LABELLED = 9, 10, 11, 12, 17, 18
V2_FLAG = 1 << 15

FILLED = frozenset({"buttons in a row", "entries of a menu", "choices", "texts of a section", "modal rows"})
"""Caps that our own paging fills on purpose."""


class Use(NamedTuple):
    """How much of one cap is used, and where."""

    what: str
    used: int
    cap: int
    where: str = ""

    @property
    def share(self) -> float:
        """Used part of the cap; 1.0 is all of it."""
        return self.used / self.cap


def over(uses: Iterable[Use], margin: float = MARGIN) -> list[Use]:
    """Those that use more than `margin` of their cap, or more than all of a cap that is filled on purpose."""
    return [use for use in uses if use.share > (1.0 if use.what in FILLED else margin)]


def message(payload: Payload, files: Sequence[int] = ()) -> list[Use]:
    """Uses of a message body; `files` are the sizes in bytes of what is attached."""
    uses = [Use("content", len(payload.get("content") or ""), CONTENT)]
    parts = list(walk(payload.get("components") or ()))
    uses += [Use("components", len(parts), COMPONENTS)]
    uses += [
        Use("text in all", sum(len(part.get("content", "")) for part in parts if part["type"] == TEXT), TEXT_TOTAL)
    ]
    for part in parts:
        uses += _part(part)
    uses += _same_ids(parts)
    if int(payload.get("flags") or 0) & V2_FLAG and (payload.get("content") or payload.get("embeds")):
        uses.append(Use("content beside V2", 2, 1))
    for attachment in payload.get("attachments") or ():
        uses.append(Use("alt text", len(attachment.get("description") or ""), ALT))
    uses += [Use("files", len(files), FILES), Use("request", sum(files), REQUEST_BYTES)]
    return uses + [Use("picture", size, PICTURE_BYTES) for size in files]


def modal(payload: Payload) -> list[Use]:
    """Uses of a modal."""
    rows = payload["components"]
    parts = list(walk(rows))
    uses = [Use("modal title", len(payload["title"]), MODAL_TITLE), Use("modal rows", len(rows), MODAL_ROWS)]
    uses.append(Use("custom id", len(payload["custom_id"]), CUSTOM_ID))
    for part in parts:
        uses += _part(part)
        if part["type"] == LABELLED:
            uses.append(Use("modal label", len(part["label"]), MODAL_LABEL, part["label"]))
            uses.append(Use("modal description", len(part.get("description") or ""), MODAL_DESCRIPTION, part["label"]))
    return uses + _same_ids(parts)


def commands(tree: Sequence[Payload]) -> list[Use]:
    """Uses of the whole set of application commands."""
    slash = [entry for entry in tree if entry.get("type", 1) == 1]
    uses = [Use("commands", len(slash), COMMANDS)]
    uses += [Use("context menus", sum(entry.get("type") == kind for entry in tree), CONTEXT_MENUS) for kind in (2, 3)]
    for entry in tree:
        uses.append(Use("command characters", _characters(entry), COMMAND_CHARACTERS, entry["name"]))
        uses += _command(entry, entry["name"])
    return uses


def walk(parts: Iterable[Payload]) -> Iterator[Payload]:
    """Every component with those inside it, in the order shown."""
    for part in parts:
        yield part
        yield from walk(part.get("components") or ())
        for inner in ("accessory", "component"):
            if part.get(inner):
                yield from walk([part[inner]])


def _part(part: Payload) -> list[Use]:
    where = str(part.get("custom_id") or part.get("label") or "")
    uses = [Use("custom id", len(part["custom_id"]), CUSTOM_ID, where)] if part.get("custom_id") else []
    kind = part["type"]
    if kind == ACTION_ROW:
        uses.append(Use("buttons in a row", len(part["components"]), ROW_BUTTONS))
        if any(inner["type"] != BUTTON for inner in part["components"]):
            uses.append(
                Use("menus in a row", len(part["components"]), 1) if len(part["components"]) > 1 else Use("menus", 0, 1)
            )
    elif kind == BUTTON:
        uses.append(Use("button label", len(part.get("label") or ""), LABEL, where))
    elif kind == SELECT:
        uses += _menu(part, where)
    elif kind == SECTION:
        uses.append(Use("texts of a section", len(part["components"]), 3, where))
    elif kind == GALLERY:
        uses += [Use("alt text", len(item.get("description") or ""), ALT) for item in part["items"]]
    elif kind == TEXT_INPUT:
        uses.append(Use("modal text", len(part.get("value") or ""), MODAL_TEXT, where))
    return uses


def _menu(part: Payload, where: str) -> list[Use]:
    options = part.get("options") or ()
    uses = [Use("entries of a menu", len(options), MENU_OPTIONS, where)]
    uses.append(Use("placeholder", len(part.get("placeholder") or ""), PLACEHOLDER, where))
    # An empty menu, or two entries with one value, is refused by Discord.
    uses.append(Use("empty menus", 0 if options else 2, 1, where))
    uses.append(Use("equal values", len(options) - len({option["value"] for option in options}), 1, where))
    for option in options:
        for field in ("label", "value", "description"):
            uses.append(Use(f"option {field}", len(option.get(field) or ""), OPTION_TEXT, where))
    return uses


def _same_ids(parts: Sequence[Payload]) -> list[Use]:
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    return [Use("equal custom ids", 2, 1, one) for one in sorted({one for one in ids if ids.count(one) > 1})]


def _characters(entry: Payload) -> int:
    texts = [entry["name"], entry.get("description") or "", *(entry.get("name_localizations") or {}).values()]
    texts += (entry.get("description_localizations") or {}).values()
    texts += [choice["name"] + str(choice["value"]) for choice in entry.get("choices") or ()]
    return sum(map(len, texts)) + sum(_characters(option) for option in entry.get("options") or ())


def _command(entry: Payload, where: str) -> list[Use]:
    uses = [Use("command name", len(entry["name"]), COMMAND_NAME, where)]
    uses.append(Use("command description", len(entry.get("description") or ""), COMMAND_DESCRIPTION, where))
    uses.append(Use("choices", len(entry.get("choices") or ()), CHOICES, where))
    uses.append(Use("options of a command", len(entry.get("options") or ()), MENU_OPTIONS, where))
    for option in entry.get("options") or ():
        uses += _command(option, f"{where} {option['name']}")
    return uses
