"""House options of a match with Chronos; they attach like modules, and need his."""

from __future__ import annotations

from rules.games.hybris.data import Pillar
from rules.games.hybris.module import Module
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


OPTIONS: tuple[Module[HybrisState], ...] = (PrintedNumbering(), SharedLocations())
