"""A request made ready for drawing: the view, the words, the names, and the markers by what they point at."""

from __future__ import annotations

from render.canvas import TABLES, Canvas
from render.fonts import drawable
from render.palette import Color
from render.textures import parchment, texture
from render.types import DEFAULT_THEME, Request
from render.words import Words
from rules.core.text import add_words
from rules.games.storm.view import CHTHONIAN, RegionView, SideView, StormView, UnitView

add_words("rules.games.storm")
add_words("render.games.storm")

NAME_LENGTH = 16
THEMES: dict[str, tuple[Color, Color]] = {"day": ("#16323F", "#0F2430"), "night": ("#0D1B24", "#08121A")}
"""The sea round the map and its mottling."""
SEED = 31
SHEET = (1600, 1400)


PAPER: dict[str, tuple[Color, Color]] = {"day": ("parchment", "sand"), "night": ("umber", "soot")}
"""The ground of cards and its mottling."""


@TABLES.kept
def _paper(theme: str) -> Canvas:
    base, dark = PAPER[theme]
    return Canvas(parchment(*SHEET, base, dark, 44))


@TABLES.kept
def _sea(theme: str) -> Canvas:
    """The one sheet that all tables of a theme are cut from."""
    base, dark = THEMES[theme]
    return Canvas(texture(*SHEET, base, dark, 0.9, SEED))


def empty_table(theme: str, w: int, h: int) -> Canvas:
    """A bare table of a size, at most 1,600 by 1,400, in the colors of a theme."""
    return Canvas(_sea(theme).image.crop((0, 0, w, h)))


def signed(number: int) -> str:
    """A change with its sign: `+2`, `−4`, `0`; a true minus."""
    return f"{number:+d}".replace("-", "−") if number else "0"


class Brief:
    """What every picture of Storm needs at hand."""

    def __init__(self, request: Request, view: StormView, *, own: bool = False) -> None:
        """`own`: the picture is for the viewer alone; without it nothing enters that only the viewer knows."""
        self.request = request
        self.view = view
        self.own = own and view.own is not None
        self.words = Words(request.locale)
        self.numbers = {marker.ref: marker.number for marker in request.markers}
        self.regions = {region.number: region for region in view.regions}

    def name(self, side: str) -> str:
        """The display name of who plays a side, cut to 16 characters; the side's own name if nobody does yet."""
        seat = self.side(side).seat
        return self.title(side) if seat is None else self.seat_name(seat)

    def seat_name(self, seat: int) -> str:
        """A seat's display name as it can be drawn; a plain "Player B" if nothing is left of it."""
        names = self.request.names
        given = drawable(names[seat]) if seat < len(names) else ""
        if not given:
            return self.words("picture-seat", letter="ABCD"[seat])
        return given if len(given) <= NAME_LENGTH else given[: NAME_LENGTH - 1].rstrip() + "…"

    def title(self, side: str) -> str:
        """Chthonians or Olympians."""
        return self.words("storm-side", side=side)

    def unit_name(self, unit: str) -> str:
        """The name of a unit by key."""
        return self.words(f"storm-unit-{unit}")

    def manoeuvre(self, key: str) -> str:
        """The name of a manoeuvre."""
        return self.words("storm-manoeuvre", manoeuvre=key)

    def place(self, region: int) -> str:
        """A region by number and realm, the bases by name."""
        found = self.regions[region]
        return self.words("picture-storm-place", number=region, realm=found.realm, base=found.base or "none")

    def side(self, side: str) -> SideView:
        """A side's panel."""
        return next(one for one in self.view.sides if one.side == side)

    def seen(self, unit: UnitView) -> UnitView:
        """A unit as this picture may show it: in a public one an own hidden unit is as blank as any other."""
        if self.own or unit.shown or unit.name is None or self.view.over:
            return unit
        return UnitView(alias=unit.alias, side=unit.side, region=unit.region)

    def units(self, region: RegionView) -> list[UnitView]:
        """The units of a region as this picture may show them: known ones first, the strongest of them first."""
        units = [self.seen(unit) for unit in region.units]
        return sorted(units, key=lambda unit: (unit.side == CHTHONIAN, unit.name is None, -(unit.strength or 0)))

    def acting(self, side: str) -> bool:
        """Whether play waits for a side; while that is not told, whether it is its turn."""
        view = self.view
        return not view.over and (side in view.acting if view.acting else side == view.active)

    @property
    def headline(self) -> str:
        """The state of play as it can be drawn; turn and phase where the request does not say."""
        said = self.request.headline
        for seat, name in enumerate(self.request.names):
            if name and not drawable(name):
                said = said.replace(name, self.seat_name(seat))
        said = drawable(said, "sans", "Semibold")
        if said or self.view.over or self.view.active is None:
            return said
        return self.words("picture-storm-turn", turn=self.view.turn, name=self.name(self.view.active))

    @property
    def note(self) -> str:
        """The small note in the header: the turn, and what tells two pictures of one match apart."""
        number = str(self.request.revision)
        if not self.view.turn:
            return self.words("picture-revision", number=number)
        return self.words("picture-storm-note", turn=self.view.turn, number=number)

    @property
    def theme(self) -> str:
        """The theme asked for, or the default one."""
        return self.request.theme if self.request.theme in THEMES else DEFAULT_THEME

    def table(self, w: int, h: int) -> Canvas:
        """An empty table in the colors of the theme."""
        return empty_table(self.theme, w, h)

    def parchment(self, w: int, h: int) -> Canvas:
        """An empty ground for a card, at most 1,600 by 1,400."""
        return Canvas(_paper(self.theme).image.crop((0, 0, w, h)))
