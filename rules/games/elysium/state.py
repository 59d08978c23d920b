"""The full truth of an Elysium match: piles, seats with Domain and Elysium, tiles, and what still has to happen."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from rules.core import triggers
from rules.core.ops import Lasting
from rules.core.triggers import Reacting
from rules.core.types import Seat
from rules.games.elysium.content import KNOWN, Content, content_of
from rules.games.elysium.view import CITIZEN


class Held(Struct, gc=False):
    """A card in a Domain. A citizen's face is not here, but in the state's `citizens`."""

    key: str
    turned: bool = False
    ring: bool = False
    used: bool = False
    """A Legend power that was used in this Phase III."""
    readied: bool = False
    """A power straightened it this Epoch already."""


WHOLE = {"family": 3, "level": 5}
"""Cards of a whole Legend, by its kind."""


class Legend(Struct, frozen=True, gc=False):
    """Cards of a Legend in the order in which they came; a single card has no kind yet."""

    cards: tuple[str, ...]
    kind: str | None = None
    """`family` or `level`."""
    stands: Mapping[str, int] = {}
    """Citizen -> the level it stands for."""

    @property
    def complete(self) -> bool:
        """Whether nothing can be added any more."""
        return self.kind is not None and len(self.cards) == WHOLE[self.kind]


class Written(Struct, frozen=True):
    """A transfer of this Phase III: which card, to which Legend by number, for how much Gold and how many points."""

    card: str
    legend: int
    cost: int
    points: int
    gold: int
    """Gold before it."""
    total: int
    """The seat's points in all before it."""
    prestige: int
    """Those of them by prestige."""


class Player(Struct, gc=False):
    """One seat."""

    gold: int
    vp: int
    pp: int = 0
    columns: list[str] = []
    domain: list[Held] = []
    legends: list[Legend] = []
    taken: int = 0
    """Cards taken this Epoch by turns."""
    quest: str | None = None
    incomplete: bool = False
    made: int = 0
    """Transfers of this Phase III that used the Quest's allowance."""
    written: list[Written] = []
    """Every transfer of this Phase III, those by powers too, in order."""
    lasting: list[Lasting] = []
    """Changed rules that were used for the rest of this step."""
    chronos: int = 0
    """VP of Chronos powers, at the end."""

    def held(self, key: str) -> Held:
        """A card of the Domain by key; raises KeyError when it is not there."""
        for held in self.domain:
            if held.key == key:
                return held
        raise KeyError(key)

    def holds(self, key: str) -> bool:
        """Whether a card lies in the Domain."""
        return any(held.key == key for held in self.domain)


class Citizen(Struct, frozen=True):
    """The face of a card that became a citizen: nobody ever sees it. `pile`: from which draw pile it came.

    A position by hand may leave both out.
    """

    face: str = ""
    pile: int = 0


class Due(triggers.Due, frozen=True):
    """A Permanent power set off by something, waiting for its turn."""

    program: str = field(name="design")


class Taken(Struct, frozen=True):
    """A card that was taken, whose Instantaneous power waits."""

    seat: Seat
    key: str


class ElysiumState(Reacting[Due], kw_only=True):
    """Everything there is; see README for the JSON form."""

    pack: str
    """Hash of the card list, `house` for the one that comes with the game."""
    families: list[str]
    side: str
    """Of the Pediment."""
    deck: list[str]
    """The next card first."""
    pile: int = 0
    """Number of the draw pile: one more each time the discard pile was shuffled into a new one."""
    discard: list[str] = []
    """The latest last."""
    agora: list[str]
    oracle: list[str] = []
    citizens: dict[str, Citizen] = {}
    """Every citizen there ever was, by key."""
    gone: list[str] = []
    """Citizens discarded face down."""
    removed: list[str] = []
    """Cards and citizens taken out by final scoring."""
    players: dict[Seat, Player]
    order: list[Seat]
    """Seats by Disc."""
    epoch: int = 1
    phase: str = "actions"
    """`actions`, `legends`, `scoring`."""
    round: int = 0
    turn: Seat
    family_tiles: dict[str, list[Seat]]
    """Family -> who completed a Legend of it first and second."""
    level_tiles: dict[str, Seat]
    """Level -> holder."""
    taken: list[Taken] = []

    @property
    def content(self) -> Content:
        """The card list of the match."""
        return KNOWN.get(self.pack) or content_of(self.pack)

    @property
    def has_oracle(self) -> bool:
        """Apollo is in play, and so is the Oracle."""
        return "apollo" in self.families

    def opponents(self, seat: Seat) -> list[Seat]:
        """The other seats still in the match, by Disc."""
        return [other for other in self.order if other != seat and other not in self.resigned]

    def owned(self) -> list[str]:
        """Cards and citizens of all Domains and Legends."""
        domains = [held.key for player in self.players.values() for held in player.domain]
        return domains + [key for player in self.players.values() for one in player.legends for key in one.cards]

    def disc(self, seat: Seat) -> int:
        """The number of a seat's Disc, from 1."""
        return self.order.index(seat) + 1


_CITIZEN = f"{CITIZEN}/"


def is_citizen(key: str) -> bool:
    """Whether a key is that of a citizen."""
    return key.startswith(_CITIZEN)
