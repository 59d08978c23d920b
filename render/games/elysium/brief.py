"""A request made ready for drawing: the view, the words, the names, and the markers by what they point at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from render import brief
from render.brief import cut, ground
from render.canvas import Canvas
from render.fonts import drawable
from render.kinds import Spot
from render.palette import Color
from render.words import Words
from rules.core.text import add_words
from rules.core.types import Text
from rules.games.elysium.view import COLORS, CardView, ElysiumView, HeldView, SeatView

add_words("rules.games.elysium")
add_words("render.games.elysium")

THEMES: dict[str, tuple[Color, Color]] = {"day": ("#E4DBC6", "#C7B896"), "night": ("#4A443C", "#37322C")}
"""Marble of the table and its mottling."""
INKS: dict[str, tuple[Color, Color]] = {"day": ("ink", "umber"), "night": ("ivory", "sand")}
"""Of words that stand on the table itself: what is said, and headings."""
SEED = 5
SHEET = (1600, 1500)


def empty_table(theme: str, w: int, h: int) -> Canvas:
    """A bare table of a size (at most 1,600 wide) in the colors of a theme."""
    return cut(ground(*THEMES[theme], *SHEET, SEED).image, w, h)


class Brief(brief.Brief[ElysiumView]):
    """What every picture of Elysium needs at hand."""

    themes = THEMES

    @property
    def clock(self) -> str:
        """Where the match stands: "Epoch 3 of 5"."""
        return self.words("picture-elysium-epoch", epoch=self.view.epoch, epochs=self.view.epochs)

    def asks(self) -> str:
        """Whom a power or the turn asks, and what for."""
        name, count = self.movers(self.view.turn)
        return self.words("picture-elysium-asks", name=name, count=count, doing=self.view.doing)

    @property
    def inks(self) -> tuple[Color, Color]:
        """Colors of words on the bare table: what is said, and headings."""
        return INKS[self.theme]

    @property
    def asked(self) -> int:
        """The seat whose choice the markers are: the viewer's if play waits for it, else who is waited for."""
        return self.whose(self.view.turn)

    def spot(self, ref: str) -> Spot:
        """Open cards and Quests large, what somebody holds on the seat's own page, all else on the table."""
        kind, _, rest = ref.partition(":")
        view, owner = self.view, None
        if kind == "card":
            for place, cards in (("market", view.agora), ("oracle", view.oracle or []), ("discard", view.discard)):
                if any(card.key == rest for card in cards):
                    return Spot(place)
            owner = next((str(seat) for seat, held in self.held() if held.key == rest), None)
        elif kind in ("legend", "column"):
            owner = rest.partition(":")[0] if ":" in rest else str(self.asked)
        return Spot(kind) if kind == "quest" else Spot("board") if owner is None else Spot("seat", f"seat:{owner}")

    @property
    def taking(self) -> bool:
        """True while the seat on turn takes something, so that what it cannot take steps back."""
        return self.view.doing == "turn"

    def acts(self, held: HeldView) -> bool:
        """True for a card whose power can be used now or is being used."""
        power = self.view.power
        return held.usable or (power is not None and power.card.key == held.key)

    def card_number(self, key: str) -> int:
        """The marker on a card or citizen by key; 0 for none. Copies side by side are one option, with one number."""
        return self.numbers.get(f"card:{key}", 0) or self._copies.get(key, 0)

    @cached_property
    def _copies(self) -> dict[str, int]:
        """Numbers by card, in the Agora and the Oracle, where another copy that lies there has the marker."""
        found = dict[str, int]()
        for zone in (self.view.agora, self.view.oracle or []):
            marked = {card.id: self.numbers[ref] for card in zone if (ref := f"card:{card.key}") in self.numbers}
            found |= {card.key: marked[card.id] for card in zone if card.id in marked}
        return found

    def in_menu_order(self, cards: list[CardView]) -> list[CardView]:
        """As the menu lists them: by number, or else by the columns they ask for; what is out of reach stays behind."""

        def place(card: CardView) -> tuple[int, bool, list[int]]:
            number = self.card_number(card.key) or len(self.numbers) + 1
            out = self.taking and not card.takeable
            needs = [COLORS.index(need) if need in COLORS else len(COLORS) for need in card.needs]
            return number, out, needs if self.taking and not out else []

        return sorted(cards, key=place)

    def column_number(self, seat: int, color: str) -> int:
        """The marker on a seat's column: `column:red` on the board of who is asked, `column:2:red` on any."""
        own = self.numbers.get(f"column:{color}", 0) if seat == self.asked else 0
        return self.numbers.get(f"column:{seat}:{color}", own)

    def table(self, w: int, h: int) -> Canvas:
        """An empty table in the colors of the theme."""
        return empty_table(self.theme, w, h)

    def seat(self, number: int) -> SeatView:
        """A seat's board."""
        return self.view.players[number]

    def title(self, card: CardView) -> str:
        """A card's name as it can be drawn."""
        return titled(self.words, card.name)

    def says(self, card: CardView) -> str:
        """What a card does: in the words of the view, which knows its match's card list, or else of the request."""
        return titled(self.words, card.text, "Regular") or self.request.texts.get(card.id, "")

    def held(self) -> Iterator[tuple[int, HeldView]]:
        """Everything in a Domain or a Legend, with its seat."""
        for player in self.view.players:
            for held in [*player.domain, *(held for legend in player.legends for held in legend.cards)]:
                yield player.seat, held

    def card(self, name: str) -> CardView | None:
        """A card that lies somewhere open, by key (with or without `card:`) or by design."""
        key, view = name.removeprefix("card:"), self.view
        lying = [*view.agora, *(view.oracle or ()), *(held.card for _, held in self.held() if held.card is not None)]
        cards = [*lying, *view.discard, *((view.power.card,) if view.power is not None else ())]
        return next((c for c in cards if c.key == key), None) or next((c for c in cards if c.id == key), None)


def titled(words: Words, text: Text, weight: str = "Bold") -> str:
    """Words of a view as far as the face can show them."""
    return drawable(words.text(text), "sans", weight)
