"""Where all that a seat has stands in its line: cards as large as fit, then closer together, then in more rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from render.games.elysium.cards import DOMAIN_HIGH, LEGEND_HIGH
from render.shapes import Box

HIGH = 240
"""Height of a line with one row of cards."""
PITCH = 174
"""From one row of cards to the next."""
LEFT, INSET, END = 452, 22, 14
"""Width of the part with name, columns and amounts; what stays free behind it, and at the right end."""
WIDEST, NARROWEST, ALIGNED, ROOMY = 92, 44, 64, 76
"""Width of a small card; below `ROOMY` tiles stand in the heading, below `ALIGNED` each seat has a size of its own."""
NUMBERED = 60
"""Width of the smallest card with room for a number of two figures."""
SEEN = 36
"""What is seen at least of a card that the next one lies over."""
GAP, JOIN, DIVIDER = 6, 3, 44
"""Between cards of a Domain; what cards of a Legend share; from the Domain to the Elysium."""
LEGEND_GAP, CLOSE = 26, 12
"""Between Legends, and where there is little room."""
CELLS = 58
"""Where small cards begin, from the top of the line."""
FOOT = (127, 168)
"""The words below a Legend, from the top of its cards."""
LEAST = 132
"""Room for a heading over an empty Domain or Elysium."""
TILE, SMALL_TILE, SMALL_HIGH = 78, 66, 50
"""Size of a bonus tile at the right end, and width and height of one in the heading."""
TILE_GAP, SMALL_GAP, WIDE_GAP = 6, 4, 16


class Group(Struct, frozen=True):
    """A Legend or a single card: how many cards, and how wide the words below are."""

    cards: int
    foot: int


class Contents(Struct, frozen=True):
    """All that has to find its place in a line."""

    domain: int | None
    """Cards in the Domain; None when the match is over and no Domain is left to be shown."""
    groups: tuple[Group, ...]
    tiles: int
    numbered: bool = False
    """Some cards carry a number of two figures, which asks for its room."""


class Sizes(Struct, frozen=True):
    """Width of a card, from one to the next in the Domain and in a Legend, and between Legends."""

    cell: int
    apart: int
    joined: int
    gap: int

    @property
    def beside(self) -> bool:
        """Tiles stand large at the right end."""
        return self.cell >= ROOMY

    def room(self, step: int) -> tuple[int, int]:
        """Width of a card, and of what is seen of each in a row with so many pixels from one to the next."""
        return self.cell, self.cell if step >= self.cell - JOIN else step


class Block(Struct, frozen=True):
    """A Legend: what is seen of each card, and where its words stand."""

    cards: tuple[Box, ...]
    foot: Box


class Plan(Struct, frozen=True):
    """A line's boxes, from its own top left corner; those of cards are what is seen of them."""

    high: int
    sizes: Sizes
    heads: tuple[Box, ...]
    """Headings: of the Domain unless there is none to be shown, and of the Elysium."""
    domain: tuple[Box, ...]
    blocks: tuple[Block, ...]
    tiles: tuple[Box, ...]
    hollows: tuple[Box, ...]
    """Where nothing lies yet."""


def _roomy(cell: int) -> Sizes:
    return Sizes(cell, cell + GAP, cell - JOIN, LEGEND_GAP)


def _ladder(rows: int, numbered: bool) -> Iterator[Sizes]:
    """Ever smaller sizes: first the cards, then what lies between them, then what is seen of them."""
    least = NUMBERED if numbered else NARROWEST
    yield from (_roomy(cell) for cell in range(WIDEST if rows == 1 else ROOMY - 1, least - 1, -1))
    for step in () if numbered else range(NARROWEST + GAP, SEEN - 1, -1):
        yield Sizes(NARROWEST, step, min(step, NARROWEST - JOIN), CLOSE)


def _row_wide(cards: int, cell: int, step: int) -> int:
    return (cards - 1) * step + cell if cards else 0


def _domain_wide(contents: Contents, sizes: Sizes, rows: int) -> int:
    """Pixels a Domain takes in so many rows; 0 without one."""
    if contents.domain is None:
        return 0
    return max(LEAST, _row_wide(-(-contents.domain // rows), sizes.cell, sizes.apart))


def _row(cards: int, left: float, top: float, high: int, sizes: Sizes, step: int) -> Iterator[Box]:
    """What is seen of cards in a row: all of the last."""
    for i in range(cards):
        seen = sizes.cell if i == cards - 1 else min(sizes.cell, step)
        yield left + i * step, top, left + i * step + seen, top + high


def _domain(contents: Contents, sizes: Sizes, rows: int) -> Iterator[Box]:
    cards = contents.domain or 0
    across = max(1, -(-cards // rows))
    for row, first in enumerate(range(0, cards, across)):
        top = CELLS + row * PITCH
        yield from _row(min(across, cards - first), LEFT + INSET, top, DOMAIN_HIGH, sizes, sizes.apart)


def _block(group: Group, left: float, wide: int, top: float, sizes: Sizes) -> Block:
    start = left + (wide - _row_wide(group.cards, sizes.cell, sizes.joined)) // 2
    cards = tuple(_row(group.cards, start, top, LEGEND_HIGH, sizes, sizes.joined))
    words = left + (wide - group.foot) / 2
    return Block(cards, (words, top + FOOT[0], words + group.foot, top + FOOT[1]))


def _flow(contents: Contents, sizes: Sizes, rows: int, left: int, right: int) -> tuple[Block, ...] | None:
    """Legends in their order, each as far left as it fits; None if they ask for more rows, or are too wide."""
    x, row, blocks = left, 0, list[Block]()
    for group in contents.groups:
        wide = max(_row_wide(group.cards, sizes.cell, sizes.joined), group.foot)
        if x > left and x + wide > right:
            x, row = left, row + 1
        if row == rows or x + wide > right:
            return None
        blocks.append(_block(group, x, wide, CELLS + row * PITCH, sizes))
        x += wide + sizes.gap
    return tuple(blocks)


def _tiles_beside(tiles: int, right: int) -> Iterator[Box]:
    """Two above each other, an odd last one alone."""
    columns, step = -(-tiles // 2), TILE + TILE_GAP
    for i in range(tiles):
        x = right - (columns - i // 2) * step + TILE_GAP // 2
        alone = i == tiles - 1 and not i % 2
        y = (HIGH - TILE) // 2 + (0 if alone else i % 2 * 92 - 46)
        yield x, y, x + TILE, y + TILE


def _tiles_above(tiles: int, left: int, right: int) -> Iterator[Box]:
    """In one line right of the heading, apart as far as there is room."""
    gap = max(SMALL_GAP, min(WIDE_GAP, (right - left) // max(1, tiles) - SMALL_TILE))
    for i in range(tiles):
        x = right - (tiles - i) * (SMALL_TILE + gap) + gap
        yield x, 3, x + SMALL_TILE, 3 + SMALL_HIGH


def arrange(contents: Contents, w: int, sizes: Sizes, rows: int = 1, domain: int = 0) -> Plan | None:
    """A line `w` pixels wide with cards of a size in so many rows; `domain` is the least width of the Domain.

    None if it does not fit.
    """
    start, right = LEFT + INSET, w - END
    wide = max(domain, _domain_wide(contents, sizes, rows))
    left = start + wide + DIVIDER if wide else start
    columns, one = -(-contents.tiles // 2), TILE + TILE_GAP
    end = right - (columns * one + 10 if sizes.beside and columns else 0)
    head = LEAST + (0 if sizes.beside else contents.tiles * (SMALL_TILE + SMALL_GAP))
    blocks = _flow(contents, sizes, rows, left, end) if left + head <= end else None
    if blocks is None:
        return None
    cards = tuple(_domain(contents, sizes, rows))
    tiles = _tiles_beside(contents.tiles, right) if sizes.beside else _tiles_above(contents.tiles, left + LEAST, right)
    tops = [box[1] for box in (*cards, *(block.foot for block in blocks))]
    used = max([int(top - CELLS) // PITCH + 1 for top in tops], default=1)
    lefts = (start, left) if wide else (left,)
    empty = [(start, DOMAIN_HIGH)] if contents.domain == 0 else []
    empty += [] if contents.groups else [(left, LEGEND_HIGH)]
    return Plan(
        HIGH + (used - 1) * PITCH, sizes, tuple((x, 12, x + LEAST, 50) for x in lefts), cards, blocks, tuple(tiles),
        tuple((x, CELLS, x + sizes.cell, CELLS + high) for x, high in empty),
    )  # fmt: skip


def alone(contents: Contents, w: int) -> Plan:
    """The largest cards with which one line fits in as few rows as it can; ValueError if a Legend is wider than it."""
    most = max(1, contents.domain or 0, len(contents.groups))
    for rows in range(1, most + 1):
        for sizes in _ladder(rows, contents.numbered):
            plan = arrange(contents, w, sizes, rows)
            if plan is not None:
                return plan
    raise ValueError(f"no line of {w} pixels has room for {contents}")


def together(lines: Sequence[Contents], w: int) -> list[Plan]:
    """All lines with cards of one size and their dividers in one line; each for itself where cards grow too small."""
    for cell in range(WIDEST, ALIGNED - 1, -1):
        sizes = _roomy(cell)
        domain = max(_domain_wide(contents, sizes, 1) for contents in lines)
        plans = [plan for contents in lines if (plan := arrange(contents, w, sizes, 1, domain)) is not None]
        if len(plans) == len(lines):
            return plans
    return [alone(contents, w) for contents in lines]
