"""What Discord refuses in a message although its OpenAPI document allows it, and what both refuse."""

from __future__ import annotations

from collections.abc import Sequence

from bot.local.standin.component_limits import MAX_TEXT, check_components, text_total
from bot.local.standin.errors import FormErrors, Refusal, refuse
from bot.local.standin.files import Upload
from bot.local.standin.state import COMPONENTS_V2
from bot.local.world import Payload

MAX_CONTENT = 2000
MAX_EMBED_TOTAL = 6000
MAX_FILE = 10 << 20
MAX_REQUEST = 25 << 20
MAX_FILES = 10
_LEGACY_ONLY = ("content", "embeds", "poll", "sticker_ids")
_EMBED_TEXTS = {"title": 256, "description": 4096}
_EMBED_NESTED = {("footer", "text"): 2048, ("author", "name"): 256}


def check_files(uploads: Sequence[Upload]) -> None:
    """Sizes of what is uploaded; raises 413 / 40005."""
    too_large = any(len(u.data) > MAX_FILE for u in uploads) or sum(len(u.data) for u in uploads) > MAX_REQUEST
    if too_large:
        raise refuse(Refusal.TOO_LARGE)


def check_message(body: Payload, *, v2: bool) -> None:
    """Everything in the body of a message to send or edit; raises 50035 with all faults."""
    errors = FormErrors()
    errors.length(body.get("content"), 0, MAX_CONTENT, ("content",))
    if body.get("nonce") is not None:
        errors.length(str(body["nonce"]), 0, 25, ("nonce",))
    attachments = body.get("attachments") or []
    errors.length(attachments, 0, MAX_FILES, ("attachments",))
    for n, attachment in enumerate(attachments):
        errors.length(attachment.get("description"), 0, 1024, ("attachments", n, "description"))
    _check_embeds(body.get("embeds") or [], errors)
    if v2:
        _check_v2_fields(body, errors)
    check_components(body.get("components") or [], errors, v2=v2)
    errors.check()


def _check_v2_fields(body: Payload, errors: FormErrors) -> None:
    for name in _LEGACY_ONLY:
        if body.get(name):
            message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            errors.add((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    if (total := text_total(body.get("components") or [])) > MAX_TEXT:
        message = f"Total text of all components must not exceed {MAX_TEXT} characters, it has {total}."
        errors.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def _check_embeds(embeds: list[Payload], errors: FormErrors) -> None:
    errors.length(embeds, 0, 10, ("embeds",))
    total = 0
    for n, embed in enumerate(embeds):
        total += _check_embed(embed, ("embeds", n), errors)
    if total > MAX_EMBED_TOTAL:
        message = f"Embed size exceeds maximum size of {MAX_EMBED_TOTAL}"
        errors.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(embed: Payload, at: tuple[str | int, ...], errors: FormErrors) -> int:
    """Checks one embed; the characters that count towards the total."""
    total = 0
    for name, most in _EMBED_TEXTS.items():
        errors.length(embed.get(name), 0, most, (*at, name))
        total += len(embed.get(name) or "")
    for (outer, inner), most in _EMBED_NESTED.items():
        text = (embed.get(outer) or {}).get(inner)
        errors.length(text, 0, most, (*at, outer, inner))
        total += len(text or "")
    fields = embed.get("fields") or []
    errors.length(fields, 0, 25, (*at, "fields"))
    for n, one in enumerate(fields):
        errors.length(one.get("name"), 1, 256, (*at, "fields", n, "name"))
        errors.length(one.get("value"), 1, 1024, (*at, "fields", n, "value"))
        total += len(one.get("name") or "") + len(one.get("value") or "")
    return total


def is_v2(flags: int) -> bool:
    """Whether a message is made of V2 components."""
    return bool(flags & COMPONENTS_V2)
