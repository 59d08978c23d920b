"""What a refusal by Discord means to the outbox."""

from __future__ import annotations

import discord

from bot.discord_codes import MISSING, OLD_EDITS, Call, Verdict, verdict
from bot.outbox_port import DmClosed, Gone, Parcel, TryLater, Undeliverable
from bot.places import later


def settled(error: Exception) -> bool:
    """Whether an edit is refused for good."""
    return isinstance(error, discord.HTTPException) and verdict(Call.EDIT, error.code) is not Verdict.LATER


def call_of(parcel: Parcel) -> Call:
    """What is asked of Discord with a parcel."""
    if parcel.edit is not None:
        return Call.EDIT
    return Call.POST if parcel.notice.user is None else Call.DM


def failure(error: discord.HTTPException, parcel: Parcel) -> Exception:
    """What the outbox is to make of a refusal by Discord."""
    reason = f"{error.status} {error.code}"
    call = call_of(parcel)
    match verdict(call, error.code):
        case Verdict.LATER:
            return later(error)
        case Verdict.FINAL if call is Call.DM:
            return DmClosed(reason)
        case Verdict.AROUND if parcel.notice.kind == "retire" and error.code not in MISSING:
            # Nothing can take its place: where it stays as it is, it waits for a way to open.
            return TryLater(reason, 60.0) if error.code == OLD_EDITS else Undeliverable(reason)
        case Verdict.AROUND if call is Call.EDIT:
            return Gone(reason, stays=error.code not in MISSING)
        case _:
            return Undeliverable(reason)
