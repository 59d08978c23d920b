"""Rows of the database as records, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.model import Draft, Holder, Link, Match, MatchId, MessageRef, Notice, Place, Preset
from bot.names import apart
from bot.store.port import Entry, Snapshot
from bot.store.units import Row, Value
from rules.core.choices import Forced
from rules.core.types import Choice, Draw, Event, Json, Seat, Text


def text(value: object) -> str:
    """A value as JSON text, the same bytes for equal values."""
    return msgspec.json.encode(value, order="deterministic").decode()


class CommandBody(Struct, frozen=True, omit_defaults=True):
    """What a command says, as kept in its `body`."""

    decision: int | None = None
    choice: Choice | None = None
    to: int | None = None
    order: list[int] | None = None
    forced: tuple[Forced, ...] = ()


class NoticeBody(Struct, frozen=True, omit_defaults=True):
    """What a notice says, as kept in its `body`."""

    new: bool = True
    mention: tuple[Seat, ...] = ()
    seat: Seat | None = None
    user: int | None = None
    text: Text | None = None
    ref: MessageRef | None = None
    since: int = -1


class EventRow(Struct, frozen=True):
    """An event as kept: `Event` itself holds two kinds of lists in `data`, which JSON cannot tell apart."""

    kind: str
    text: Text
    seat: Seat | None = None
    data: dict[str, str | int | list[str | int]] = {}
    audience: tuple[Seat, ...] | None = None
    public: Text | None = None
    reveals: bool = False

    def event(self) -> Event:
        """The event it was."""
        data = cast("dict[str, str | int | list[str] | list[int]]", self.data)
        return Event(self.kind, self.text, self.seat, data, self.audience, self.public, self.reveals)


_options = msgspec.json.Decoder(dict[str, str | int | bool])
_seats = msgspec.json.Decoder(tuple[Seat, ...])
_command_body = msgspec.json.Decoder(CommandBody)
_draws = msgspec.json.Decoder(tuple[Draw, ...])
_events = msgspec.json.Decoder(list[EventRow])
_notice_body = msgspec.json.Decoder(NoticeBody)


def told_apart(holders: Iterable[Holder]) -> tuple[Holder, ...]:
    """Holders by names that differ: matches of before kept those of one name alike."""
    found: list[Holder] = []
    for holder in holders:
        if holder.user is not None and holder.name:
            others = [one.name for one in found if one.user is not None]
            holder = replace(holder, name=apart(holder.name, others, holder.seat + 1))
        found.append(holder)
    return tuple(found)


def match_values(match: Match, seed: str, origin: str | None) -> list[Value]:
    """A match as the columns of `game_match`, in their order."""
    place = match.place
    return [
        *(match.id, match.game, match.rules_version, text(match.options), match.seats, match.host, match.status),
        *(match.seq, match.era, match.edition, seed, match.seed_hash, match.title, match.pace, match.visibility),
        *(place.guild, place.channel, place.thread, text(match.asked), match.fault, origin),
        *(match.created, match.updated, int(match.practice)),
    ]


def match_of(row: Row, holders: Iterable[Holder]) -> Match:
    """A match from a row of `game_match` joined with the id of its rematch."""
    return Match(
        id=row["id"],
        game=row["game_key"],
        rules_version=row["rules_version"],
        options=_options.decode(row["options"]),
        seats=row["seats"],
        holders=told_apart(holders),
        host=row["host"],
        status=row["status"],
        seq=row["seq"],
        era=row["era"],
        edition=row["edition"],
        seed_hash=row["seed_hash"],
        title=row["title"],
        pace=row["pace"],
        visibility=row["visibility"],
        practice=bool(row["practice"]),
        place=Place(row["guild"], row["channel"], row["thread"]),
        asked=_seats.decode(row["asked"]),
        fault=row["fault"],
        rematch=row["rematch"],
        created=row["created"],
        updated=row["updated"],
    )


def holder_values(match: MatchId, holder: Holder) -> list[Value]:
    """A holder as the columns match_id, seat, user_id, automat, name of `seat`."""
    return [match, holder.seat, holder.user, holder.automat, holder.name]


def holder_of(row: Row) -> Holder:
    """A holder from a row of `seat` joined with the user's settings."""
    return Holder(
        seat=row["seat"],
        user=row["user_id"],
        automat=row["automat"],
        name=row["name"],
        waiting=bool(row["waiting"]),
        since=row["since"],
        resigned=bool(row["resigned"]),
        dm_closed=bool(row["dm_closed"]),
    )


def entry_values(match: MatchId, entry: Entry) -> list[Value]:
    """A command as the columns of `command`, in their order."""
    body = CommandBody(entry.decision, entry.choice, entry.to, entry.order, entry.forced)
    return [
        *(match, entry.seq, entry.seat, entry.actor, entry.kind, text(body), text(entry.draws), text(entry.events)),
        *(entry.interaction, entry.at),
    ]


def entry_of(row: Row) -> Entry:
    """A command from a row of `command`."""
    body = _command_body.decode(row["body"])
    return Entry(
        seq=row["seq"],
        kind=row["kind"],
        seat=row["seat"],
        actor=row["actor"],
        decision=body.decision,
        choice=body.choice,
        to=body.to,
        order=body.order,
        forced=body.forced,
        draws=_draws.decode(row["draws"]),
        events=tuple(kept.event() for kept in _events.decode(row["events"])),
        interaction=row["interaction_id"],
        at=row["at"],
    )


def snapshot_of(row: Row) -> Snapshot:
    """A snapshot from a row of `snapshot`."""
    return Snapshot(row["seq"], row["state"], row["hash"], row["rules_version"])


def draft_of(row: Row) -> Draft:
    """A draft from a row of `draft`."""
    body: Json = msgspec.json.decode(row["body"])
    return Draft(row["match_id"], row["user_id"], row["decision"], body)


def preset_values(preset: Preset, now: float) -> list[Value]:
    """A kept preparation as the columns of `preset`, in their order."""
    name = preset.name
    return [preset.user, preset.game, preset.shelf, name.casefold(), name, text(preset.body), now]


def preset_of(row: Row) -> Preset:
    """A kept preparation from a row of `preset`."""
    body = msgspec.json.decode(row["body"], type=list[str])
    return Preset(user=row["user_id"], game=row["game_key"], shelf=row["shelf"], name=row["name"], body=body)


def link_of(row: Row) -> Link:
    """A link from a row of `message_link`."""
    ref = MessageRef(row["channel_id"], row["message_id"])
    return Link(
        match=row["match_id"],
        purpose=row["purpose"],
        ref=ref,
        user=row["user_id"],
        seq=row["seq"],
        nonce=row["nonce"],
    )


def notice_values(notice: Notice) -> list[Value]:
    """A notice as the columns match_id, seq, target, kind, merge_key, body, due of `outbox`."""
    body = NoticeBody(notice.new, notice.mention, notice.seat, notice.user, notice.text, notice.ref, notice.since)
    return [notice.match, notice.seq, notice.lane, notice.kind, notice.merge_key, text(body), notice.due]


def notice_of(row: Row) -> Notice:
    """A notice from a row of `outbox`."""
    body = _notice_body.decode(row["body"])
    return Notice(
        id=row["id"],
        match=row["match_id"],
        seq=row["seq"],
        kind=row["kind"],
        merge_key=row["merge_key"],
        new=body.new,
        mention=body.mention,
        seat=body.seat,
        user=body.user,
        text=body.text,
        ref=body.ref,
        since=body.since,
        due=row["due"],
        tries=row["tries"],
    )
