"""A request made ready for drawing: the view, the words, the names, and the markers by what they point at."""

from __future__ import annotations

from render import brief
from render.brief import cut, ground
from render.canvas import TABLES, Canvas
from render.palette import Color
from render.textures import texture
from render.types import Request
from rules.core.text import add_words
from rules.games.storm.view import CHTHONIAN, FormationView, RegionView, SideView, StormView, UnitView

add_words("rules.games.storm")
add_words("render.games.storm")

THEMES: dict[str, tuple[Color, Color]] = {"day": ("#16323F", "#0F2430"), "night": ("#0D1B24", "#08121A")}
"""The sea round the map and its mottling."""
SEED = 31
SHEET = (1600, 1400)


PAPER: dict[str, tuple[Color, Color]] = {"day": ("parchment", "sand"), "night": ("umber", "soot")}
"""The ground of cards and its mottling."""


@TABLES.kept
def _sea(theme: str) -> Canvas:
    """The one sheet that all tables of a theme are cut from."""
    base, dark = THEMES[theme]
    return Canvas(texture(*SHEET, base, dark, 0.9, SEED))


def empty_table(theme: str, w: int, h: int) -> Canvas:
    """A bare table of a size, at most 1,600 by 1,400, in the colors of a theme."""
    return cut(_sea(theme).image, w, h)


def signed(number: int) -> str:
    """A change with its sign: `+2`, `−4`, `0`; a true minus."""
    return f"{number:+d}".replace("-", "−") if number else "0"


class Brief(brief.Brief[StormView]):
    """What every picture of Storm needs at hand."""

    themes = THEMES

    def __init__(self, request: Request, view: StormView, *, own: bool = False) -> None:
        """`own`: the picture is for the viewer alone; without it nothing enters that only the viewer knows."""
        super().__init__(request, view, own=own and view.own is not None)
        self.regions = {region.number: region for region in view.regions}

    @property
    def formation(self) -> FormationView:
        """The viewer's formation in the making; ValueError where there is none."""
        if self.view.formation is None:
            raise ValueError("no formation in this view")
        return self.view.formation

    def player(self, side: str) -> str:
        """The display name of who plays a side; the side's own name if nobody does yet."""
        seat = self.side(side).seat
        return self.title(side) if seat is None else self.name(seat)

    @property
    def clock(self) -> str:
        """The turn, once there is one."""
        return self.words("picture-storm-turn", turn=self.view.turn) if self.view.turn else ""

    def asks(self) -> str:
        """What is decided in this phase; how far a move is chosen its owner alone sees."""
        view = self.view
        acting = [side for side in view.acting if self.side(side).seat is not None]
        if acting:
            name, count = self.player(acting[0]), len(acting)
        elif view.waiting or view.active is None:
            name, count = self.movers(0)
        else:
            name, count = self.player(view.active), 1
        choosing = view.choosing if self.own and view.phase == "turn" else None
        phase = view.phase if choosing is None else "target" if choosing.targets else "movers"
        region = choosing.origin if choosing is not None else 0
        return self.words("picture-storm-asks", phase=phase, name=name, count=count, region=region)

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

    def table(self, w: int, h: int) -> Canvas:
        """An empty table in the colors of the theme."""
        return empty_table(self.theme, w, h)

    def parchment(self, w: int, h: int) -> Canvas:
        """An empty ground for a card, at most 1,600 by 1,400."""
        return cut(ground(*PAPER[self.theme], *SHEET, 44).image, w, h)
