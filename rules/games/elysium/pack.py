"""Content packs: a host who owns the printed game can bring the printed cards, Quests and Pediment as a JSON file.

A pack is the text of the file, read and checked here; reading the file itself is the host's part. Its hash is kept in
every match that is played with it. What a pack leaves out (`quests`, `pediment`, `bonuses`) stays as in the house list.
What one record may hold is declared by its type (`data`, `ops`); here is what concerns a whole power or the whole file.

    {"format": "petteia-elysium-cards/1", "name": "printed", "designs": [...], "quests": [...],
     "pediment": {"A": {"slots": [...]}, "B": {"slots": [...]}}, "bonuses": {"family": [5, 2], "level": [3, 4, 5]}}
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from rules.core.errors import BadSetup
from rules.core.ops import Op
from rules.core.types import Text
from rules.games.elysium import ops
from rules.games.elysium.content import HOUSE, Content
from rules.games.elysium.data import Bonuses, Design, Quest, Side
from rules.games.elysium.view import CITIZEN, COLORS, FAMILIES

FORMAT = "petteia-elysium-cards/1"
FAMILY_CARDS = 21
MEMBERS = ("format", "name", "note", "designs", "quests", "pediment", "bonuses")
DEEPEST = 40
"""Lists and records within each other that a file may have: more than any card needs."""
STEPS = 8
"""Steps of a power, those in its branches included."""
UNASKED_STEPS = 4
"""The same of powers that come by themselves: those of many cards may follow one another without a question."""
REFUSABLE = (ops.Transfer, ops.Take, ops.Ready, ops.CopyPower)
"""Steps that may be answered with nothing."""
_LIMIT = re.compile(r"Expected `\w+`( of length)? ([<>])= (-?\d+)")
"""How the decoder words a limit."""
_IDENT = re.compile("[A-Za-z0-9_-]{1,40}")


class BadPack(BadSetup):
    """A pack that cannot be used; `record` says where (`designs zeus-1-hebe`), `reason` what is wrong, in English."""

    def __init__(self, record: str, reason: str) -> None:
        super().__init__(Text("elysium-rejected-pack-record", {"record": record, "reason": reason}))
        self.record = record
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.record}: {self.reason}"


def pack_hash(raw: bytes) -> str:
    """Hex SHA-256 of a pack's text."""
    return hashlib.sha256(raw).hexdigest()


def read_pack(raw: bytes) -> Content:
    """A pack from the text of its file; raises BadPack, which names the record and the field."""
    members = _members(raw)
    designs = tuple(_records("designs", members.get("designs"), Design))
    quests = tuple(_records("quests", members["quests"], Quest)) if "quests" in members else None
    pediment = _pediment(members["pediment"]) if "pediment" in members else HOUSE.pediment
    bonuses = _record("bonuses", members["bonuses"], Bonuses) if "bonuses" in members else HOUSE.bonuses
    _check_designs(designs)
    if quests is not None:
        _check_quests(quests)
    played = tuple(HOUSE.quests.values()) if quests is None else quests
    return Content(pack_hash(raw), members["name"], designs, played, pediment, bonuses)


def _members(raw: bytes) -> dict[str, Any]:
    """The members of the file, by name: those that there may be."""
    try:
        members = msgspec.json.decode(raw, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise BadPack("file", _plain(error)) from error
    except RecursionError:
        raise BadPack("file", "is nested too deeply") from None
    if _deeper(members, DEEPEST):
        raise BadPack("file", f"is nested more than {DEEPEST} deep")
    for name in members:
        if name not in MEMBERS:
            raise BadPack(name[:60], "a pack has no such member")
    if members.get("format") != FORMAT:
        raise BadPack("format", f"must be {FORMAT}")
    if not _is_name(members.get("name")):
        raise BadPack("name", "must be a text of 1 to 60 characters")
    if not isinstance(members.get("note", ""), str):
        raise BadPack("note", "must be a text")
    return members


def _deeper(value: object, levels: int) -> bool:
    """Whether there is anything further down than so many levels; without recursion, which a file could exhaust."""
    found = [value]
    for _ in range(levels):
        found = [inner for item in found if isinstance(item, list | dict) for inner in _inside(item)]
    return bool(found)


def _inside(item: list[object] | dict[str, object]) -> Iterable[object]:
    return item.values() if isinstance(item, dict) else item


def _is_name(given: object) -> bool:
    return isinstance(given, str) and given.isprintable() and bool(given.strip()) and len(given) <= 60


def _records(name: str, given: object, kind: type[Any]) -> Iterable[Any]:
    if not isinstance(given, list):
        raise BadPack(name, "must be a list of records")
    for place, item in enumerate(given):
        ident = item.get("id") if isinstance(item, Mapping) else None
        called = ident if isinstance(ident, str) and _IDENT.fullmatch(ident) else place + 1
        record = _record(f"{name} {called}", item, kind)
        if called != record.id or record.id == CITIZEN:
            raise BadPack(f"{name} {called}", f"id: 1 to 40 letters, digits, - or _, and not {CITIZEN}")
        yield record


def _record(name: str, given: object, kind: type[Any]) -> Any:
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise BadPack(name, _plain(error)) from error


def _plain(error: msgspec.MsgspecError) -> str:
    """What the decoder found wrong, the field first."""
    what, _, path = str(error).partition(" - at `$")
    limit = _LIMIT.fullmatch(what)
    if limit is not None:
        what = f"{'at least' if limit[2] == '>' else 'at most'} {limit[3]}{' of them' if limit[1] else ''}"
    field = path.strip(".`").replace("[...]", " (one of them)")
    return f"{field}: {what}" if field else what


def _pediment(given: object) -> dict[str, Side]:
    if not isinstance(given, Mapping) or sorted(given) != ["A", "B"]:
        raise BadPack("pediment", "must have the sides A and B")
    sides = {name: _record(f"pediment {name}", given[name], Side) for name in ("A", "B")}
    for name, side in sides.items():
        if sorted(side.slots) != sorted(COLORS):
            raise BadPack(f"pediment {name}", "slots must show each color once")
    return sides


def _check_designs(designs: tuple[Design, ...]) -> None:
    _unique("designs", [design.id for design in designs])
    idents = {design.id for design in designs}
    for design in designs:
        for holds, reason in (*_design_rules(design), *_event_rules(design, idents)):
            if not holds:
                raise BadPack(f"designs {design.id}", reason)
    counts = Counter[str]()
    for design in designs:
        counts[design.family] += design.copies
    for family in FAMILIES:
        if counts[family] != FAMILY_CARDS:
            raise BadPack("designs", f"copies: {family} has {counts[family]} cards, {FAMILY_CARDS} are needed")


def _design_rules(design: Design) -> list[tuple[bool, str]]:
    """What must hold for a power, and what to say when it does not."""
    steps = list(_with_branches(design.steps))
    modifies = [op for op in design.steps if isinstance(op, ops.Modify)]
    passive = design.activation == "permanent" and design.event is None
    chronos = design.activation == "chronos"
    paid = [op.what for op in design.cost]
    most = UNASKED_STEPS if chronos or design.event is not None else STEPS
    refusable = design.activation == "instantaneous" and all(isinstance(op, REFUSABLE) for op in design.steps)
    return [
        (_is_name(design.name), "name: 1 to 60 characters, not only blanks"),
        (len(steps) <= most, f"steps: at most {most}, those in branches included"),
        (len(set(paid)) == len(paid), "cost: one price for each of gold, vp and pp"),
        (
            not passive or (len(modifies) == len(design.steps) and not design.cost),
            "steps: a permanent power without an event only modifies",
        ),
        (
            not passive or all(op.who == "self" and op.duration is None for op in modifies),
            "steps: a permanent power modifies for its owner, for as long as it lies there",
        ),
        (chronos or not _uses(steps, ops.Score, ops.CopyChronos), "steps: score is for chronos powers"),
        (design.hint is None or chronos, "hint: only for a chronos power"),
        (not _outside_choice(design.steps), "steps: who: chooser is for what a choice leads to"),
        (
            not design.optional or refusable,
            "optional: only for an instantaneous power of transfer, take, ready, copy_power",
        ),
    ]


def _event_rules(design: Design, idents: set[str]) -> Iterator[tuple[bool, str]]:
    """The same for a Permanent power that waits for something."""
    event = design.event
    if event is None:
        return
    steps = list(_with_branches(design.steps))
    yield design.activation == "permanent", "event: only for a permanent power"
    yield not _uses(steps, ops.Modify, ops.CopyPower), "steps: an event sets off no modify and no copy_power"
    yield event.not_caused_by is None or event.not_caused_by in idents, "event.not_caused_by: must be a design's id"
    bounded = event.per_turn is not None or event.not_caused_by == design.id
    gains = [op for op in steps if isinstance(op, ops.Gain)]
    yield (
        bounded or event.name != "gained_pp" or all(op.what != "pp" for op in gains),
        "event: gaining PP would set itself off: give per_turn, or not_caused_by with its own id",
    )
    given = [op for op in steps if isinstance(op, ops.Gain | ops.Transfer | ops.Ready) and op.who != "self"]
    itself = event.name == "own_power_benefited_opponent" and not (event.by == "self" and event.filter.not_self)
    yield bounded or not itself or not given, "event: it would set itself off: give per_turn, or not_self and by self"


def _with_branches(given: Iterable[Op]) -> Iterator[Op]:
    for op in given:
        yield op
        for inner in op.branches().values():
            yield from _with_branches(inner)


def _outside_choice(given: Iterable[Op]) -> bool:
    """Whether anything speaks of a chooser where nobody has chosen."""
    for op in given:
        if getattr(op, "who", None) == "chooser":
            return True
        if not isinstance(op, ops.Choose) and any(_outside_choice(inner) for inner in op.branches().values()):
            return True
    return False


def _uses(given: Iterable[Op], *kinds: type[Op]) -> bool:
    return any(isinstance(op, kinds) for op in given)


def _check_quests(quests: tuple[Quest, ...]) -> None:
    _unique("quests", [quest.id for quest in quests])
    for seats, count in ((2, 2), (3, 4), (4, 4)):
        numbers = sorted(quest.number for quest in quests if seats in quest.seats)
        if numbers != list(range(1, count + 1)):
            raise BadPack("quests", f"number: {seats} seats need the numbers 1 to {count} once each")


def _unique(name: str, idents: list[str]) -> None:
    for ident, count in Counter(idents).items():
        if count > 1:
            raise BadPack(f"{name} {ident}", "id: used twice")
