"""Trees of components: walking, numbering, and naming uploaded files in them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from itertools import count

from bot.local.standin.errors import FormErrors
from bot.local.world import Payload


class Kind(IntEnum):
    """Component types as Discord numbers them."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    Kind.STRING_SELECT, Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.MENTIONABLE_SELECT, Kind.CHANNEL_SELECT,
)  # fmt: skip


def children(component: Payload) -> list[Payload]:
    """The components directly inside one."""
    inside = component.get("components")
    found = list(inside) if isinstance(inside, list) else []
    return found + [component[key] for key in ("accessory", "component") if component.get(key)]


def walk(tree: list[Payload]) -> Iterator[Payload]:
    """Every component of a tree, outer ones first."""
    for component in tree:
        yield component
        yield from walk(children(component))


def find(tree: list[Payload], custom_id: str) -> Payload | None:
    """The component with that custom id."""
    return next((c for c in walk(tree) if c.get("custom_id") == custom_id), None)


def numbered(tree: list[Payload]) -> list[Payload]:
    """A copy in which every component carries an integer id, as Discord returns it."""
    taken = {c["id"] for c in walk(tree) if c.get("id")}
    fresh = (n for n in count(1) if n not in taken)

    def number(component: Payload) -> Payload:
        out = {**component, "id": component.get("id") or next(fresh)}
        if isinstance(component.get("components"), list):
            out["components"] = [number(c) for c in component["components"]]
        if component.get("items"):
            out["items"] = [dict(item) for item in component["items"]]
        for key in ("accessory", "component"):
            if component.get(key):
                out[key] = number(component[key])
        return out

    return [number(c) for c in tree]


def name_files(tree: list[Payload], attachments: list[Payload]) -> None:
    """Replace `attachment://name` by the whole media object, in place; raises 50035 for a file that is not there."""
    named = {f"attachment://{a['filename']}": a for a in attachments}
    errors = FormErrors()
    for component in walk(tree):
        for holder, key in _media_places(component):
            holder[key] = _media(holder[key], named, errors)
            holder.setdefault("description", None)
            holder.setdefault("spoiler", False)
        if component["type"] == Kind.FILE:
            _describe_file(component, attachments)
    errors.check()


def _describe_file(component: Payload, attachments: list[Payload]) -> None:
    component.pop("description")
    attachment = next((a for a in attachments if a["url"] == component["file"]["url"]), None)
    component.update(name=attachment and attachment["filename"], size=attachment and attachment["size"])


def _media_places(component: Payload) -> list[tuple[Payload, str]]:
    if component["type"] == Kind.GALLERY:
        return [(item, "media") for item in component["items"]]
    if component["type"] == Kind.THUMBNAIL:
        return [(component, "media")]
    return [(component, "file")] if component["type"] == Kind.FILE else []


def _media(media: Payload, named: dict[str, Payload], errors: FormErrors) -> Payload:
    url = media["url"]
    attachment = named.get(url)
    if attachment is None:
        if url.startswith("attachment://"):
            message = "The referenced attachment was not found."
            errors.add(("components",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
        known = next((a for a in named.values() if a["url"] == url), None)
        attachment = known or {"id": "0", "url": url, "proxy_url": url}
    return {
        "id": attachment["id"], "url": attachment["url"], "proxy_url": attachment["proxy_url"],
        "width": attachment.get("width"), "height": attachment.get("height"),
        "content_type": attachment.get("content_type"),
        **({"attachment_id": attachment["id"]} if attachment["id"] != "0" else {}),
    }  # fmt: skip
