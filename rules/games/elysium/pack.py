"""Content packs: a host who owns the printed game can bring the printed cards, Quests and Pediment as a JSON file.

A pack is the text of the file, read and checked here; reading the file itself is the host's part. Its hash is kept in
every match that is played with it. What a pack leaves out (`quests`, `pediment`, `bonuses`) stays as in the house list.

    {"format": "petteia-elysium-cards/1", "name": "printed", "designs": [...], "quests": [...],
     "pediment": {"A": {"slots": [...]}, "B": {"slots": [...]}}, "bonuses": {"family": [5, 2], "level": [3, 4, 5]}}
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from rules.core.errors import BadSetup
from rules.core.ops import Op
from rules.core.types import Text
from rules.games.elysium import ops
from rules.games.elysium.content import HOUSE, Content
from rules.games.elysium.data import Bonuses, Design, Quest, Side
from rules.games.elysium.verbs import EFFECTS
from rules.games.elysium.view import COLORS, FAMILIES

FORMAT = "petteia-elysium-cards/1"
FAMILY_CARDS = 21
AMOUNTS = (ops.Gain, ops.Lose, ops.Pay, ops.Steal, ops.Score)
"""Ops that say how much."""
MEMBERS = ("format", "name", "note", "designs", "quests", "pediment", "bonuses")


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
    try:
        members = msgspec.json.decode(raw, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise BadPack("file", str(error)) from error
    for name in members:
        if name not in MEMBERS:
            raise BadPack(name, "a pack has no such member")
    if members.get("format") != FORMAT:
        raise BadPack("format", f"must be {FORMAT}")
    if not _is_name(members.get("name")):
        raise BadPack("name", "must be a text of 1 to 60 characters")
    designs = tuple(_records("designs", members.get("designs"), Design))
    quests = tuple(_records("quests", members["quests"], Quest)) if "quests" in members else None
    pediment = _pediment(members["pediment"]) if "pediment" in members else HOUSE.pediment
    bonuses = _record("bonuses", members["bonuses"], Bonuses) if "bonuses" in members else HOUSE.bonuses
    _check_designs(designs)
    _check_quests(quests or tuple(HOUSE.quests.values()))
    key = pack_hash(raw)
    return Content(key, members["name"], designs, quests or tuple(HOUSE.quests.values()), pediment, bonuses)


def _is_name(given: object) -> bool:
    return isinstance(given, str) and given.isprintable() and 0 < len(given) <= 60


def _records(name: str, given: object, kind: type[Any]) -> Iterable[Any]:
    if not isinstance(given, list):
        raise BadPack(name, "must be a list of records")
    for place, item in enumerate(given):
        ident = item.get("id") if isinstance(item, Mapping) else None
        yield _record(f"{name} {ident or place}", item, kind)


def _record(name: str, given: object, kind: type[Any]) -> Any:
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise BadPack(name, str(error).replace("$.", "")) from error


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
    for design in designs:
        for holds, reason in _design_rules(design):
            if not holds:
                raise BadPack(f"designs {design.id}", reason)
    counts = Counter[str]()
    for design in designs:
        counts[design.family] += design.copies
    for family in FAMILIES:
        if counts[family] != FAMILY_CARDS:
            raise BadPack("designs", f"copies: {family} has {counts[family]} cards, {FAMILY_CARDS} are needed")


def _design_rules(design: Design) -> list[tuple[bool, str]]:
    everything: list[Op] = [*design.cost, *design.steps]
    permanent, chronos = design.activation == "permanent", design.activation == "chronos"
    plain = [op for op in everything if not isinstance(op, ops.Modify)]
    inner = list(_with_branches(everything))
    return [
        (
            0 < len(design.id) <= 40 and "/" not in design.id and "." not in design.id,
            "id: 1 to 40 characters, no / or .",
        ),
        (_is_name(design.name), "name: 1 to 60 characters"),
        (design.copies >= 1, "copies: at least 1"),
        (1 <= len(design.needs) <= 2, "needs: one or two colors"),
        (bool(design.steps), "steps: at least one"),
        (all(isinstance(op, ops.Pay) for op in design.cost), "cost: only the op pay"),
        (design.event is None or permanent, "event: only for a permanent power"),
        (
            not permanent or design.event is not None or not plain,
            "steps: a permanent power without an event only modifies",
        ),
        (design.event is None or (bool(plain) and len(plain) == len(everything)), "steps: an event sets off no modify"),
        (chronos or not _uses(everything, ops.Score | ops.CopyChronos), "steps: score is for chronos powers"),
        (design.hint is None or chronos, "hint: only for a chronos power"),
        (all(type(op) in EFFECTS.verbs for op in everything), "steps: an op that nothing performs"),
        (
            all(_number_holds(op.n, paid=isinstance(op, ops.Pay)) for op in inner if isinstance(op, AMOUNTS)),
            "n: at least 1; a formula counts something, and pay alone has a range instead",
        ),
        (all(_limits_hold(op) for op in inner), "max, n, min, set and price: not below what makes sense"),
    ]


def _with_branches(given: Iterable[Op]) -> Iterable[Op]:
    for op in given:
        yield op
        for inner in op.branches().values():
            yield from _with_branches(inner)


def _number_holds(n: ops.Number, *, paid: bool) -> bool:
    if isinstance(n, int):
        return n >= 1
    if paid:
        return n.count is None and n.range is not None and 1 <= n.range[0] <= n.range[1]
    sane = min(n.times, n.div) >= 1 and n.plus >= 0 and (n.max is None or n.max >= 1)
    return n.count is not None and n.range is None and sane


def _limits_hold(op: Op) -> bool:
    """Nothing is done less than once, and nothing costs less than nothing."""
    if isinstance(op, ops.Transfer | ops.Ready) and op.max < 1:
        return False
    if isinstance(op, ops.Transfer | ops.Take) and min(op.price.gold, op.price.discount, op.price.surcharge) < 0:
        return False
    if isinstance(op, ops.Modify):
        return min(op.min, op.set or 0) >= 0
    return not isinstance(op, ops.TakeCitizen) or op.n >= 1


def _uses(given: Iterable[Op], kind: Any) -> bool:
    return any(isinstance(op, kind) for op in _with_branches(given))


def _check_quests(quests: tuple[Quest, ...]) -> None:
    _unique("quests", [quest.id for quest in quests])
    for seats, count in ((2, 2), (3, 4), (4, 4)):
        numbers = sorted(quest.number for quest in quests if seats in quest.seats)
        if numbers != list(range(1, count + 1)):
            raise BadPack("quests", f"number: {seats} seats need the numbers 1 to {count} once each")
    for quest in quests:
        sides = (quest.complete, quest.incomplete)
        if min(min(side.gold, side.vp, side.transfers) for side in sides) < 0:
            raise BadPack(f"quests {quest.id}", "gold, vp and transfers: not below 0")


def _unique(name: str, idents: list[str]) -> None:
    for ident, count in Counter(idents).items():
        if count > 1:
            raise BadPack(f"{name} {ident}", "id: used twice")
