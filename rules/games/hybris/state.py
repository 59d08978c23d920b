"""The full truth of a Hybris match: the mortal world and the places round it, the seats, and a Combat in progress."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.core.triggers import Due, Reacting
from rules.core.types import Seat
from rules.games.hybris.content import Content, content_of

TILE, READY, USED, STYX = "tile", "ready", "used", "styx"
"""Where a character is that stands in no place."""
OFF_BOARD = (TILE, READY, USED, STYX)


class Char(Struct, gc=False):
    """An Olympian, Hero or Prophet of a seat."""

    where: str = TILE
    """On its tile, `ready`, `used`, in the `styx`, on a space or in a City, or in a Location before its space."""
    token: str | None = None
    """The Location token laid on it: secret until it is activated."""
    laid: bool = False
    """Whether one lies there: open to all once plans are made."""

    def lay(self, token: str | None) -> None:
        """Lay a Location token on it, or take the one away that lies there."""
        self.token, self.laid = token, token is not None


class Made(Struct, frozen=True):
    """A Technology tile with the token of its owner."""

    tile: str
    owner: Seat


class City(Struct, gc=False):
    """What stands in a City, characters apart."""

    technologies: list[Made] = []
    temples: list[Seat] = []


class Warded(Struct, frozen=True):
    """A Conflict card under the Oracle."""

    seat: Seat
    card: str


class Player(Struct, gc=False):
    """One seat."""

    olympian: str = ""
    """Empty until it is chosen."""
    aegis: int = 0
    believer: int = 0
    prayer: int = 0
    vp: int = 0
    greatness: int = 0
    tiles: dict[str, list[str]] = {}
    """Tile -> the pieces still on it."""
    sparks: int = 0
    hindrance: int = 0
    chars: dict[str, Char] = {}
    hand: list[str] = []
    deck: list[str] = []
    """The next card first; so it is of every deck."""
    discard: list[str] = []
    """The latest last."""
    drawn: list[str] = []
    """Cards just drawn, before it is settled which are kept."""
    premonitions: list[str] = []
    pillars: list[int] = []
    technologies: list[str] = []
    """Made ones, not deployed."""
    trophies: list[str] = []
    threads: dict[str, int] = {}
    passed: bool = False
    used: list[str] = []
    """Rules used up for this Age."""
    wins: int = 0
    """Combats won this Age."""
    aloof: int = 0
    """Contests for Technologies of less VP are passed without a question until the end of the Age."""


class Side(Struct, gc=False):
    """One side of a Combat."""

    seat: Seat | None
    """None: the game."""
    character: str
    """A character; of the game, the champion."""
    zone: list[str] = []
    strength: int = 0
    """Added to the Base Strength by powers and effects, or taken off it."""
    limit: int = 0
    stopped: bool = False
    cancelled: list[int] = []
    """Places in the zone whose Combo does not count."""
    spared: bool = False


class Combat(Struct, gc=False):
    """A Combat in progress: the attacker is side 0."""

    sides: list[Side]
    place: str
    """Where."""
    space: str = ""
    first: int | None = None
    """Which side has played the first card."""

    def side_of(self, seat: Seat) -> int | None:
        """Which side a seat is on."""
        return next((number for number, side in enumerate(self.sides) if side.seat == seat), None)


class HybrisState(Reacting[Due], kw_only=True):
    """Everything there is; see README for the JSON form."""

    pack: str
    """Hash of the records, `house` for those that come with the game."""
    modules: list[str] = []
    players: dict[Seat, Player]
    order: list[Seat]
    """Seats by the turn order of the last Age; at first a random one."""
    age: int = 0
    phase: str = "setup"
    """`setup`, `pillars`, `planning`, `action`, `closing`, `over`."""
    turn: Seat | None = None
    last: int | None = None
    """The number after which the next turn of this cycle comes; None: a new cycle begins."""
    well: int
    display: list[str]
    stack_of_tiles: list[str]
    forge: list[Made] = []
    """The head first."""
    cities: dict[str, City]
    primordial: str
    primordials: list[str]
    wards: list[Warded] = []
    weakened: bool = False
    """The Weakening was used this Age."""
    premonitions: list[str]
    premonition_discard: list[str] = []
    coliseum: list[str]
    coliseum_discard: list[str] = []
    champions: list[str]
    removed: list[str] = []
    """Cards and tiles out of the game."""
    combat: Combat | None = None
    parts: dict[str, Any] = {}
    """What belongs to a module alone, by its key: JSON values."""

    @property
    def content(self) -> Content:
        """What the match is played with."""
        return content_of(self.pack, tuple(self.modules))

    @property
    def staying(self) -> list[Seat]:
        """The seats still in the match, by the order of the last Age."""
        return [seat for seat in self.order if seat not in self.resigned]

    def characters(self, seat: Seat) -> list[tuple[str, Char]]:
        """The characters of a seat in the order of their records: stored states sort the keys of dicts."""
        player = self.players[seat]
        records = self.content.olympians[player.olympian].characters if player.olympian else ()
        return [(one.id, player.chars[one.id]) for one in records]

    def tiles(self, seat: Seat) -> list[tuple[str, list[str]]]:
        """The Enhancement tiles of a seat with the pieces still on them, in the order of their records."""
        player = self.players[seat]
        records = self.content.olympians[player.olympian].tiles if player.olympian else ()
        return [(one.id, player.tiles[one.id]) for one in records]

    def towns(self) -> list[tuple[str, City]]:
        """All Cities in the order of their records."""
        return [(key, self.cities[key]) for key in self.content.cities]

    def owner(self, character: str) -> Seat | None:
        """Whose a character is; None when it is of no seat."""
        return next((seat for seat, player in self.players.items() if character in player.chars), None)

    def char(self, character: str) -> Char:
        """A character of some seat by id."""
        return next(player.chars[character] for player in self.players.values() if character in player.chars)
