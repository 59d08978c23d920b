"""A request made ready for drawing: the view, the words, the names, and the markers by what they point at."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TypeVar

import msgspec
from msgspec import Struct

from render import brief
from render.brief import cut, ground
from render.canvas import Canvas
from render.fonts import drawable
from render.kinds import Spot
from render.palette import Color
from render.words import Words
from rules.core.text import add_words
from rules.core.types import Text
from rules.games.hybris.modules.chronos.view import BOARD, ChronosView
from rules.games.hybris.modules.tartarus.view import PrisonerView, TartarusView
from rules.games.hybris.view import (
    CardView,
    CharacterView,
    CityView,
    HybrisView,
    LocationView,
    PillarView,
    SeatView,
    TechnologyView,
)

add_words("rules.games.hybris")
add_words("render.games.hybris")

B = TypeVar("B")
THEMES: dict[str, tuple[Color, Color]] = {"day": ("parchment", "sand"), "night": ("#4A4033", "#37302A")}
"""Ground of the table and its mottling."""
INKS: dict[str, tuple[Color, Color]] = {"day": ("ink", "rust"), "night": ("ivory", "sand")}
"""Of words that stand on the table itself: what is said, and headings."""
SEED = 61
SHEET = (1600, 1700)
AT_PLACE = frozenset({"action", "space", "instead", "convert", "weaken", "spin", "drop", "pact", "challenge"})
"""Kinds of question that are about the place where a character is."""
TOGETHER = frozenset({"council", "council-last", "council-split", "council-share"})
AT_CHRONOS = TOGETHER | {"chain", "focus", "heed"}
"""Kinds of question that are about the Chronos board, those that are decided together first."""


def empty_table(theme: str, w: int, h: int) -> Canvas:
    """A bare table of a size (at most 1,600 wide) in the colors of a theme."""
    return cut(ground(*THEMES[theme], *SHEET, SEED).image, w, h)


def titled(words: Words, text: Text, weight: str = "Bold") -> str:
    """Words of a view as far as the face can show them."""
    return drawable(words.text(text), "sans", weight)


def sentence(said: str) -> str:
    """With a capital."""
    return said[:1].upper() + said[1:]


class FigureView(Struct, frozen=True, kw_only=True):
    """Somebody of no seat."""

    key: str
    name: Text
    place: str | None
    """Off the board of its module: the Location or City."""
    owner: int | None = None


class Brief(brief.Brief[HybrisView]):
    """What every picture of Hybris needs at hand."""

    themes = THEMES

    @property
    def clock(self) -> str:
        """Where the match stands: "Age 3 of 6"; empty before the first."""
        view = self.view
        return self.words("picture-hybris-age", age=view.age, ages=view.ages) if view.age else ""

    def asks(self) -> str:
        """Who is asked, and what for."""
        view = self.view
        name, count = self.movers(view.turn or 0)
        acting = self.character(view.acting) if view.acting else None
        hero = self.title(acting.name) if acting is not None else ""
        return self.words("picture-hybris-asks", name=name, count=count, doing=view.doing, character=hero)

    @property
    def inks(self) -> tuple[Color, Color]:
        """Colors of words on the bare table: what is said, and headings."""
        return INKS[self.theme]

    @property
    def asked(self) -> int:
        """The seat whose choice the markers are: the viewer's if play waits for it, else who is waited for."""
        return self.whose(self.view.turn or 0)

    @property
    def asking_viewer(self) -> bool:
        """True while play waits for the viewer."""
        return self.view.viewer.seat is not None and self.view.viewer.seat in self.view.waiting

    def title(self, text: Text) -> str:
        """A name as it can be drawn."""
        return titled(self.words, text)

    def says(self, text: Text | None) -> str:
        """What something does, as a sentence; empty for nothing."""
        return sentence(self.said_of(text)) if text is not None else ""

    def said_of(self, text: Text) -> str:
        """Words of the view with a true minus, as far as the face can show them."""
        return re.sub(r"-(?=\d)", "−", titled(self.words, text, "Regular"))

    @cached_property
    def characters(self) -> dict[str, CharacterView]:
        """Everybody by key."""
        return {one.key: one for player in self.view.players for one in player.characters}

    @cached_property
    def tartarus(self) -> TartarusView | None:
        """The Tartarus, where it is in play."""
        return self._board("tartarus", TartarusView)

    @cached_property
    def chronos(self) -> ChronosView | None:
        """The Chronos board, where it is in play."""
        return self._board("chronos", ChronosView)

    def _board(self, module: str, record: type[B]) -> B | None:
        found = self.view.parts.get(module, {}).get("board")
        return None if found is None else found if isinstance(found, record) else msgspec.convert(found, record)

    @cached_property
    def blocked(self) -> frozenset[str]:
        """Spaces and Cities with a Blocked token."""
        return frozenset(self.chronos.blocked if self.chronos is not None else ())

    @cached_property
    def figures(self) -> dict[str, FigureView]:
        """Prisoners and Avatars by key."""
        found = [
            FigureView(key=one.key, name=one.name, place=one.place, owner=one.owner) for one in self.prisoners.values()
        ]
        for one in self.chronos.avatars if self.chronos is not None else ():
            found.append(FigureView(key=one.key, name=one.name, place=None if one.where == BOARD else one.where))
        return {one.key: one for one in found}

    @cached_property
    def prisoners(self) -> dict[str, PrisonerView]:
        """Prisoners by key, loose or not."""
        return {one.key: one for one in (self.tartarus.prisoners if self.tartarus is not None else ())}

    @cached_property
    def last_symbol(self) -> str:
        """What a card of the viewer must begin with for a Combo; empty where none could."""
        sides = self.view.combat.sides if self.view.combat is not None else []
        own = [side for side in sides if side.seat is not None and side.seat == self.view.viewer.seat]
        return own[0].cards[-1].right if own and own[0].cards else ""

    def character(self, key: str) -> CharacterView | None:
        """An Olympian, Hero or Prophet."""
        return self.characters.get(key)

    @cached_property
    def places(self) -> list[LocationView | CityView]:
        """Locations, then Cities."""
        return [*self.view.locations, *self.view.cities]

    def place(self, key: str) -> LocationView | CityView | None:
        """A Location or City."""
        return next((one for one in self.places if one.key == key), None)

    def turned(self, pillar: PillarView) -> int | None:
        """What Hermes's Arrogance token shows on the number of a Pillar; None where it does not lie."""
        part = self.view.parts.get("hermes", {})
        shown, seat = part.get("arrogance"), part.get("seat")
        if shown is None or seat is None or pillar.holder != seat:
            return None
        # Of two Pillars it lies on the one that counts.
        return int(shown) if pillar.number == min(self.view.players[seat].pillars) else None

    def arrogance(self, seat: int) -> int | None:
        """What the token of a seat shows."""
        found = [self.turned(pillar) for pillar in self.view.pillars if pillar.holder == seat]
        return next((one for one in found if one is not None), None)

    @cached_property
    def place_of(self) -> dict[str, str]:
        """The Location or City of every space."""
        spaces = {space.key: place.key for place in self.view.locations for space in place.spaces}
        return spaces | {city.key: city.key for city in self.view.cities}

    @cached_property
    def technologies(self) -> dict[str, TechnologyView]:
        """Every Technology that lies somewhere, by key."""
        view = self.view
        antiques = self.chronos.antiques if self.chronos is not None else []
        lying = [*antiques, *view.display, *view.forge, *(tile for city in view.cities for tile in city.technologies)]
        return {tile.key: tile for tile in (*lying, *(tile for one in view.players for tile in one.technologies))}

    @cached_property
    def cards(self) -> dict[str, CardView]:
        """Every card that the viewer may see, by key."""
        view = self.view
        seen = [
            *view.hand,
            *view.premonitions,
            *view.drawn,
            *view.premonition_discard,
            *(card for _, card in view.wards),
        ]
        seen += [card for player in view.players for card in player.discard]
        seen += [card for side in (view.combat.sides if view.combat else ()) for card in side.cards]
        if self.chronos is not None:
            seen += [*self.chronos.discard, *(one.card for one in self.chronos.concepts if one.card is not None)]
        return {card.key: card for card in seen}

    @property
    def here(self) -> str:
        """The place that a picture of one place is about: in focus, else marked, else where somebody acts."""
        for named in (self.request.focus or "", *(spot.focus or "" for spot in self.spots)):
            kind, _, key = named.partition(":")
            if kind == "place" and self.place(key) is not None:
                return key
        return self._acting_place or self.view.locations[0].key

    @property
    def _acting_place(self) -> str | None:
        acting = self.character(self.view.acting) if self.view.acting else None
        return acting.place if acting is not None else None

    def spot(self, ref: str) -> Spot:
        """Characters and tiles on their seat's board, cards in hand, things at their place, all else on the table."""
        kind, _, rest = ref.partition(":")
        if kind == "character":
            found = self.character(rest)
            return Spot("seat", f"seat:{found.seat}") if found is not None else Spot("board")
        if kind == "tile":
            owners = [one.seat for one in self.view.players for tile in one.tiles if tile.key == rest]
            return Spot("seat", f"seat:{owners[0]}") if owners else Spot("board")
        if kind == "space":
            return Spot("place", f"place:{self.place_of.get(rest, '')}")
        if self.chronos is not None and (kind in ("concept", "avatar") or ref in self._of_chronos):
            return Spot("chronos")
        if kind == "prisoner" and rest in self.prisoners:
            return Spot("place", f"place:{self.prisoners[rest].place or 'tartarus'}")
        if kind in ("technology", "champion", "thread", "primordial", "convert"):
            return Spot("place", f"place:{self._acting_place}") if self._acting_place else Spot("board")
        return Spot({"card": "hand", "pillar": "pillars", "olympian": "olympians"}.get(kind, "board"))

    @cached_property
    def _of_chronos(self) -> frozenset[str]:
        """What else is chosen at the Chronos board: Antiques, Technologies of all of them, and who does something."""
        if self.chronos is None:
            return frozenset()
        tiles = {tile.key for tile in self.chronos.antiques}
        if self.view.doing in TOGETHER:
            tiles |= {tile.key for seat in self.view.players for tile in seat.technologies}
        return frozenset({f"technology:{key}" for key in tiles} | {f"seat:{seat}" for seat in range(self.view.seats)})

    @cached_property
    def meant(self) -> Spot:
        """Where the question is seen best."""
        view, kinds = self.view, {spot.kind for spot in self.spots}
        if self.asking_viewer and self._acting_place and view.doing in AT_PLACE and not kinds & {"board", "seat"}:
            return Spot("place", f"place:{self._acting_place}")
        if not self.spots and self.asking_viewer and (view.drawn or view.doing == "planned"):
            return Spot("hand")
        if not self.spots and self.chronos is not None and view.doing in AT_CHRONOS:
            return Spot("chronos")
        if not self.spots:
            return Spot("score" if view.over else "combat" if view.combat is not None else "board")
        if kinds == {"seat", "hand"} and len({spot.focus for spot in self.spots}) == 2:
            return next(spot for spot in self.spots if spot.kind == "seat")
        return self.spots[0] if len(self.spots) == 1 else Spot("board")

    def number(self, *refs: str) -> int:
        """The marker on a thing that has any of these names; 0 for none."""
        return next((self.numbers[ref] for ref in refs if ref in self.numbers), 0)

    def table(self, w: int, h: int) -> Canvas:
        """An empty table in the colors of the theme."""
        return empty_table(self.theme, w, h)

    def seat(self, number: int) -> SeatView:
        """A seat's board."""
        return self.view.players[number]

    def active(self, seat: int) -> bool:
        """Whether play waits for a seat, or it is its turn."""
        view = self.view
        return not view.over and (seat in view.waiting or (not view.waiting and seat == view.turn))

    def where(self, one: CharacterView) -> str:
        """Where a character is, in words."""
        place = self.place(one.place) if one.place is not None else None
        if place is not None:
            return self.words("picture-hybris-at", place=self.title(place.name), which=place.key)
        planned = "yes" if one.planned else "no"
        return self.words("picture-hybris-home", where=one.where, kind=one.kind, planned=planned)
