"""A request made ready for drawing: the view, the words, the names, and the markers by what they point at."""

from __future__ import annotations

from PIL import Image

from render.canvas import TABLES, Canvas
from render.fonts import drawable
from render.palette import Color
from render.textures import parchment
from render.types import DEFAULT_THEME, Request
from render.words import Words
from rules.games.pantheum.view import ELEMENTS, DemigodView, PantheumView, SeatView

NAME_LENGTH = 16
THEMES: dict[str, tuple[Color, Color]] = {"day": ("parchment", "sand"), "night": ("umber", "soot")}
"""Ground of the table and its mottling."""
SEED = 11
SHEET = (1600, 1500)


@TABLES.kept
def _ground(theme: str) -> Canvas:
    """The one sheet that all tables of a theme are cut from."""
    base, dark = THEMES[theme]
    return Canvas(parchment(*SHEET, base, dark, SEED))


def empty_table(theme: str, w: int, h: int) -> Canvas:
    """A bare table of a size (at most 1,600 wide) in the colors of a theme; what is taller repeats."""
    sheet = _ground(theme).image
    if h <= sheet.height:
        return Canvas(sheet.crop((0, 0, w, h)))
    table = Image.new("RGB", (w, h))
    for top in range(0, h, sheet.height):
        table.paste(sheet, (0, top))
    return Canvas(table)


class Brief:
    """What every picture of Pantheum needs at hand."""

    def __init__(self, request: Request, view: PantheumView) -> None:
        self.request = request
        self.view = view
        self.words = Words(request.locale)
        self.numbers = {marker.ref: marker.number for marker in request.markers}
        self.gods = {seat.seat: seat.god for seat in view.players}

    def name(self, seat: int) -> str:
        """A seat's display name as it can be drawn, cut to 16 characters; a plain "Player B" if nothing is left."""
        if seat < 0:
            return self.words("pantheum-god-kronos")
        names = self.request.names
        given = drawable(names[seat]) if seat < len(names) else ""
        if not given:
            return self.words("picture-seat", letter="ABCD"[seat])
        return given if len(given) <= NAME_LENGTH else given[: NAME_LENGTH - 1].rstrip() + "…"

    @property
    def headline(self) -> str:
        """The state of play as it can be drawn; round and turn where the request does not say."""
        said = self.request.headline
        for seat, name in enumerate(self.request.names[: len(self.view.players)]):
            if name and not drawable(name):
                said = said.replace(name, self.name(seat))
        said = drawable(said, "sans", "Semibold")
        if said or self.view.over:
            return said
        return self.words("picture-pantheum-turn", round=self.view.round, name=self.name(self.view.turn))

    @property
    def revision(self) -> str:
        """The small note that tells two pictures of one match apart."""
        return self.words("picture-revision", number=str(self.request.revision))

    def tile_number(self, row: int, col: int) -> int:
        """The marker on a square, also when it points at the god standing there; 0 for none."""
        number = self.numbers.get(f"tile:{row},{col}", 0)
        tile = self.view.board[row * 4 + col]
        if not number and tile.god is not None:
            number = self.numbers.get(f"god:{tile.god}", 0)
        return number

    @property
    def theme(self) -> str:
        """The theme asked for, or the default one."""
        return self.request.theme if self.request.theme in THEMES else DEFAULT_THEME

    @property
    def asked(self) -> int:
        """The seat whose choice the markers are: the viewer's if play waits for it, else the one whose turn it is."""
        seat = self.view.viewer.seat
        return seat if seat is not None and seat in self.view.waiting else self.view.turn

    def column_number(self, seat: int, column: str) -> int:
        """The marker on a seat's column: `column:shift` on the board of who is asked, `column:2:shift` on any."""
        own = self.numbers.get(f"column:{column}", 0) if seat == self.asked else 0
        return self.numbers.get(f"column:{seat}:{column}", own)

    def element_numbers(self, seat: int) -> tuple[int, ...]:
        """The markers on a seat's elements (`element:G`), if that seat is asked."""
        return tuple(self.numbers.get(f"element:{kind}", 0) if seat == self.asked else 0 for kind in ELEMENTS)

    def table(self, w: int, h: int) -> Canvas:
        """An empty table in the colors of the theme."""
        return empty_table(self.theme, w, h)

    def seat(self, number: int) -> SeatView:
        """A seat's public board."""
        return self.view.players[number]

    def demigod(self, key: str) -> DemigodView | None:
        """A demigod in play by key, wherever it lies, or by id."""
        stacks = [stack.card for stack in (*self.view.market, *self.view.epics) if stack.card is not None]
        placed = [card for seat in self.view.players for column in seat.columns.values() for card in column]
        cards = [*placed, *stacks]
        return next((c for c in cards if c.key == key), None) or next((c for c in cards if c.id == key), None)

    def stack(self, ref: str) -> DemigodView | None:
        """The top card of a stack by ref."""
        stacks = (*self.view.market, *self.view.epics)
        return next((stack.card for stack in stacks if stack.ref == ref), None)
