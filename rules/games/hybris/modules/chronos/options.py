"""House options of a match with Chronos; they attach like modules, and need his."""

from __future__ import annotations

from importlib.resources import files

import msgspec
from msgspec import Struct, structs

from rules.core.ops import Whole
from rules.core.rng import Source
from rules.games.hybris.data import Amounts, Part, Pillar, Record
from rules.games.hybris.module import Module
from rules.games.hybris.modules.chronos import board
from rules.games.hybris.modules.compatibility import COMPATIBILITY
from rules.games.hybris.state import HybrisState


class PrintedNumbering(Module[HybrisState]):
    """The numbers that two hints in print fit: Kratos 4, Gonos 5; their Pillars change numbers (RUL2, G61)."""

    key, option = "printed", "numbering"
    terms = COMPATIBILITY["printed"]
    swapped = (4, 5)

    def pillars(self, pillars: dict[int, Pillar]) -> dict[int, Pillar]:
        """The two Pillars with each other's number."""
        first, second = (pillars[number] for number in self.swapped)
        return pillars | dict(zip(self.swapped, (second, first), strict=True))


class SharedLocations(Module[HybrisState]):
    """Other players' characters close their spaces alone, not whole Locations; Cities all the same (RUL3)."""

    key, option = "spaces", "exclusion"
    terms = COMPATIBILITY["spaces"]


class LevelNumbers(Record, frozen=True, kw_only=True):
    """What a level of difficulty changes."""

    income: int
    """Aegis more or less for each player in each Age."""
    unlock: Whole
    """Victory Points more for an Enhancement tile that is unlocked."""
    start: dict[str, Whole]
    """Victory Points that Chronos begins with, by the number of seats."""


class LevelPart(Part, frozen=True, kw_only=True):
    """The records of a level."""

    numbers: LevelNumbers


class Levels(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `levels.json`; the usual level changes nothing."""

    gentle: LevelPart
    harsh: LevelPart


LEVELS = msgspec.json.decode(files(__package__).joinpath("levels.json").read_bytes(), type=Levels)


class Level(Module[HybrisState]):
    """An easier match, or a harder one."""

    option = "difficulty"

    def __init__(self, key: str, records: LevelPart) -> None:
        self.key, self.records, self.terms = key, records, COMPATIBILITY[key]
        self.start = records.numbers.start

    def amounts(self, amounts: Amounts, records: Part) -> Amounts:
        """Another income, and points for tiles."""
        assert isinstance(records, LevelPart)
        unlock = {**amounts.unlock, "vp": amounts.unlock["vp"] + records.numbers.unlock}
        return structs.replace(amounts, income=max(0, amounts.income + records.numbers.income), unlock=unlock)

    def setup(self, state: HybrisState, source: Source) -> None:
        """What Chronos begins with; his own module has laid out the board."""
        board.part(state)["vp"] += self.start.get(str(state.seats), 0)


OPTIONS: tuple[Module[HybrisState], ...] = (
    PrintedNumbering(),
    SharedLocations(),
    Level("gentle", LEVELS.gentle),
    Level("harsh", LEVELS.harsh),
)
