"""Content packs: a host who owns the printed game can bring the printed cards, Quests and Pediment as a JSON file.

A pack is the text of a file, read with `rules.core.packs`; reading the file is the host's part. Its hash is kept in
every match that is played with it. What a pack leaves out (`quests`, `pediment`, `bonuses`) stays as in the house list.
What one record may hold is declared by its type (`data`, `ops`); here is what concerns a whole power or the whole file.

    {"format": "petteia-elysium-cards/1", "name": "printed", "designs": [...], "quests": [...],
     "pediment": {"A": {"slots": [...]}, "B": {"slots": [...]}}, "bonuses": {"family": [5, 2], "level": [3, 4, 5]}}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from rules.core import packs
from rules.core.ops import Op, with_branches
from rules.core.packs import BadPack
from rules.games.elysium import ops
from rules.games.elysium.content import HOUSE, Content
from rules.games.elysium.data import Bonuses, Design, Quest, Side
from rules.games.elysium.view import CITIZEN, COLORS, FAMILIES

FORMAT = "petteia-elysium-cards/1"
FAMILY_CARDS = 21
MEMBERS = ("designs", "quests", "pediment", "bonuses")
STEPS = 8
"""Steps of a power, those in its branches included."""
UNASKED_STEPS = 4
"""The same of powers that come by themselves: those of many cards may follow one another without a question."""
REFUSABLE = (ops.Transfer, ops.Take, ops.Ready, ops.CopyPower)
"""Steps that may be answered with nothing."""


def read_pack(raw: bytes) -> Content:
    """A pack from the text of its file; raises BadPack, which names the record and the field."""
    members = packs.read_members(raw, FORMAT, MEMBERS)
    designs = packs.read_records("designs", members.get("designs"), Design, reserved=CITIZEN)
    quests = packs.read_records("quests", members["quests"], Quest) if "quests" in members else None
    pediment = _pediment(members["pediment"]) if "pediment" in members else HOUSE.pediment
    bonuses = packs.read_record("bonuses", members["bonuses"], Bonuses) if "bonuses" in members else HOUSE.bonuses
    _check_designs(designs)
    if quests is not None:
        _check_quests(quests)
    played = tuple(HOUSE.quests.values()) if quests is None else quests
    return Content(packs.pack_hash(raw), members["name"], designs, played, pediment, bonuses)


def _pediment(given: object) -> dict[str, Side]:
    if not isinstance(given, Mapping) or sorted(given) != ["A", "B"]:
        raise BadPack("pediment", "must have the sides A and B")
    sides = {name: packs.read_record(f"pediment {name}", given[name], Side) for name in ("A", "B")}
    for name, side in sides.items():
        if sorted(side.slots) != sorted(COLORS):
            raise BadPack(f"pediment {name}", "slots must show each color once")
    return sides


def _check_designs(designs: tuple[Design, ...]) -> None:
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
    steps = list(with_branches(design.steps))
    modifies = [op for op in design.steps if isinstance(op, ops.Modify)]
    passive = design.activation == "permanent" and design.event is None
    chronos = design.activation == "chronos"
    paid = [op.what for op in design.cost]
    most = UNASKED_STEPS if chronos or design.event is not None else STEPS
    refusable = design.activation == "instantaneous" and all(isinstance(op, REFUSABLE) for op in design.steps)
    return [
        (packs.is_name(design.name), "name: 1 to 60 characters, not only blanks"),
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
    steps = list(with_branches(design.steps))
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
    for seats, count in ((2, 2), (3, 4), (4, 4)):
        numbers = sorted(quest.number for quest in quests if seats in quest.seats)
        if numbers != list(range(1, count + 1)):
            raise BadPack("quests", f"number: {seats} seats need the numbers 1 to {count} once each")
