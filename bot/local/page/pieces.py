"""The still parts of a message as HTML: faces, pictures, files, embeds. Every word in them is escaped here."""

from __future__ import annotations

from datetime import datetime
from html import escape

from ..world import LocalWorld, Payload
from .markup import Markup, jump, jump_target, link, time_tag
from .options import shown_name
from .texts import say

_FACES = (("#2E2620", "#E29A63"), ("#EBB534", "#1A1512"), ("#3F4A1E", "#F6ECD8"), ("#5B1F2A", "#F6ECD8"))
_OTHER_FACE = ("#6E655A", "#FFFFFF")
_BOAT = (
    '<svg viewBox="0 0 24 24"><path d="M3 14h18l-3 5H6zM12 3v9M12 4l6 7h-6z" fill="currentColor" '
    'stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/></svg>'
)


def bar(color: int | None) -> str:
    """The style attribute that gives a card its colored bar; nothing for no color."""
    return f' style="--bar:#{color & 0xFFFFFF:06x}"' if color else ""


def seconds(stamp: str) -> int:
    """Seconds since 1970 of one of Discord's ISO 8601 times."""
    return int(datetime.fromisoformat(stamp).timestamp())


class Pieces:
    """Draws the still parts for one tab; pictures are shown only from `files_base`, the stand-in's own address."""

    def __init__(self, world: LocalWorld, files_base: str) -> None:
        self.world = world
        self.files_base = files_base.rstrip("/") + "/"
        self.markup = Markup(self.name_of, say("spoiler"))

    def name_of(self, kind: str, i: str) -> str:
        """The name of a person, channel or role; a plain word when it is unknown."""
        if kind == "user":
            user = self.world.user(i)
            return shown_name(user) if user else say("someone")
        if kind == "role":
            return next((str(role["name"]) for role in self.world.roles() if str(role["id"]) == i), say("a-role"))
        room = self.world.channel(i)
        return str(room.get("name") or say("a-channel")) if room else say("a-channel")

    def face(self, user: Payload, css: str = "") -> str:
        """A round face: a person's first letter, or the bot's boat."""
        if user.get("bot"):
            return f'<span class="pt-face bot {css}" aria-hidden="true">{_BOAT}</span>'
        ids = [person["id"] for person in self.world.people()]
        known = user["id"] in ids
        back, front = _FACES[ids.index(user["id"]) % len(_FACES)] if known else _OTHER_FACE
        letter = escape(shown_name(user)[:1].upper())
        return f'<span class="pt-face {css}" style="background:{back};color:{front}" aria-hidden="true">{letter}</span>'

    def picture(self, media: Payload, alt: str | None, css: str = "") -> str:
        """A picture that opens enlarged; one from another host is offered as a link and never loaded."""
        url = str(media.get("url") or "")
        if not url.startswith(self.files_base):
            return self._elsewhere(url)
        size = f'width="{int(media["width"])}" height="{int(media["height"])}" ' if media.get("width") else ""
        hidden = " veiled" if media.get("spoiler") else ""
        words = escape(alt or say("picture"))
        return (
            f'<img class="zoom {css}{hidden}" tabindex="0" role="button" src="{escape(url)}" alt="{words}" {size}'
            'loading="lazy" decoding="async">'
        )

    def _elsewhere(self, url: str) -> str:
        words = escape(say("picture-elsewhere"))
        safe = url.startswith(("http://", "https://"))
        return f'<p class="aside">{link(url, words) if safe else words}</p>'

    def file(self, url: str, name: str, size: int | None) -> str:
        """A file to take away."""
        weight = f"<small>{escape(say('kilobytes', size=max(1, round(size / 1024))))}</small>" if size else ""
        if not url.startswith(self.files_base):
            return f'<p class="aside">{escape(name)}</p>'
        return (
            f'<a class="file" href="{escape(url)}" download="{escape(name)}" target="_blank" rel="noopener">'
            f'<span class="clip" aria-hidden="true"></span><span>{escape(name)}</span>{weight}</a>'
        )

    def attachment(self, one: Payload) -> str:
        """An attached picture or file."""
        if str(one.get("content_type") or "").startswith("image/"):
            return self.picture(one, one.get("description"))
        return self.file(str(one["url"]), str(one["filename"]), one.get("size"))

    def link_button(self, url: str, label: str) -> str:
        """A button that leads to a channel of this page, or to another site."""
        target = jump_target(url)
        if target:
            return jump(target, escape(label), "btn secondary")
        if not url.startswith(("http://", "https://")):
            return f'<span class="btn secondary" aria-disabled="true">{escape(label)}</span>'
        return (
            f'<a class="btn secondary" href="{escape(url)}" target="_blank" rel="noopener noreferrer">'
            f'{escape(label)} <span aria-hidden="true">↗</span></a>'
        )

    def embed(self, one: Payload, files: list[Payload]) -> str:
        """An embed as a card with a colored bar."""
        parts = [self._embed_head(one)]
        if one.get("description"):
            parts.append(f'<div class="text">{self.markup.html(one["description"])}</div>')
        if one.get("fields"):
            parts.append('<div class="fields">' + "".join(map(self._field, one["fields"])) + "</div>")
        if one.get("image"):
            file = next((file for file in files if file["url"] == one["image"].get("url")), {})
            parts.append(self.picture({**file, **one["image"]}, file.get("description") or one.get("title")))
        parts.append(self._embed_foot(one))
        thumb = self.picture(one["thumbnail"], one.get("title"), "thumb") if one.get("thumbnail") else ""
        return f'<section class="pt-card"{bar(one.get("color"))}>{thumb}{"".join(parts)}</section>'

    def _embed_head(self, one: Payload) -> str:
        author = f'<div class="eauthor">{escape(one["author"]["name"])}</div>' if one.get("author") else ""
        title = escape(one.get("title") or "")
        if title and one.get("url"):
            title = link(str(one["url"]), title) if str(one["url"]).startswith("http") else title
        return author + (f'<div class="etitle">{title}</div>' if title else "")

    def _field(self, field: Payload) -> str:
        css = "third" if field.get("inline") else ""
        return f'<div class="{css}"><b>{escape(field["name"])}</b>{self.markup.html(field["value"])}</div>'

    def _embed_foot(self, one: Payload) -> str:
        foot = [escape(one["footer"]["text"])] if one.get("footer") else []
        if one.get("timestamp"):
            foot.append(time_tag(seconds(one["timestamp"])))
        return f'<div class="efoot">{" · ".join(foot)}</div>' if foot else ""
