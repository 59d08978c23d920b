"""The card lists a match can be played with: the house list, and content packs that a host has made known.

A state names its list by hash, so a match keeps the cards it began with.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files

import msgspec

from rules.core.errors import BadPosition
from rules.core.ops import Op, Programs
from rules.core.types import Text
from rules.games.elysium.data import Bonuses, Design, House, Quest, Side


class Content:
    """One card list with Quests, pediment and bonuses, and the programs of its cards."""

    def __init__(
        self,
        key: str,
        name: str,
        designs: tuple[Design, ...],
        quests: tuple[Quest, ...],
        pediment: dict[str, Side],
        bonuses: Bonuses,
    ) -> None:
        self.key = key
        """Its hash; `house` for the list that comes with the game."""
        self.name = name
        self.designs = {design.id: design for design in designs}
        self.cards = {
            f"{design.id}/{copy}": design for design in designs for copy in range(1, design.copies + 1)
        } | self.designs
        """Designs by the keys of their cards, `zeus-1-hebe/2`, and by their own."""
        self.events = {key: design.event for key, design in self.cards.items() if design.event is not None}
        """What cards wait for whose power something sets off."""
        self.passive = {
            key: design
            for key, design in self.cards.items()
            if design.activation == "permanent" and design.event is None
        }
        """Those with a Permanent power that changes rules as long as they lie there."""
        self.quests = {quest.id: quest for quest in quests}
        self._quests = {
            seats: sorted((quest for quest in quests if seats in quest.seats), key=lambda quest: quest.number)
            for seats in (2, 3, 4)
        }
        self.pediment = pediment
        self.bonuses = bonuses
        self.programs = Programs()
        for design in designs:
            ops: tuple[Op, ...] = (*design.cost, *design.steps)
            self.programs.add(design.id, ops)

    def card(self, key: str) -> Design:
        """The design of a card by its key."""
        return self.cards[key]

    def known(self, keys: Iterable[str]) -> list[Design]:
        """The designs of the family cards among some cards, Citizens left out."""
        return [design for key in keys if (design := self.cards.get(key)) is not None]

    def quests_for(self, seats: int) -> list[Quest]:
        """The Quests of a match with so many seats, by number."""
        return self._quests[seats]

    def cards_of(self, families: Sequence[str]) -> list[str]:
        """Keys of all cards of these families."""
        return [key for key, design in self.cards.items() if key != design.id and design.family in families]


DATA = msgspec.json.decode(files(__package__).joinpath("data.json").read_bytes(), type=House)
HOUSE = Content("house", DATA.name, DATA.designs, DATA.quests, DATA.pediment, DATA.bonuses)
KNOWN: dict[str, Content] = {HOUSE.key: HOUSE}
"""The lists that the host has made known, by hash."""


def know(content: Content) -> None:
    """Make a list known, so that matches can be played with it."""
    KNOWN[content.key] = content


def content_of(key: str) -> Content:
    """A list by its hash; raises BadPosition when the host has not made it known."""
    if key not in KNOWN:
        raise BadPosition(Text("elysium-rejected-pack", {"name": "cards", "value": key}))
    return KNOWN[key]
