"""Long lists of options cut so that each piece fits one menu: by their groups, else by runs of twenty-five."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count
from typing import Generic, NamedTuple, TypeVar

from bot.ui.limits import MENU_OPTIONS
from rules.core.types import Option, Text

T = TypeVar("T")

ABREAST = 5
"""Menus that stand side by side, at most."""


class Spot(NamedTuple):
    """Where in a long list a panel stands: the shelf opened (None: none yet), and the page there."""

    shelf: int | None = None
    page: int = 0

    def __str__(self) -> str:
        shelf = "" if self.shelf is None else str(self.shelf)
        return f"{shelf}.{self.page}"


START = Spot()
"""Where a panel opens."""


def spot(words: str) -> Spot:
    """A spot as written into a control; the start of the list when it cannot be read."""
    found = re.fullmatch(r"([0-9]{0,3})\.([0-9]{1,3})", words)
    return Spot(int(found[1]) if found[1] else None, int(found[2])) if found else Spot()


def small(words: str) -> int | None:
    """A number of at most nine digits as written into a control; None when it cannot be read."""
    return int(words) if re.fullmatch(r"[0-9]{1,9}", words) else None


class Shelf(NamedTuple):
    """A named part of a long list."""

    title: Text
    options: tuple[Option, ...]


class Page(NamedTuple, Generic[T]):
    """One page of a list: what is on it, its number from 0, and how many pages there are."""

    items: tuple[T, ...]
    number: int
    pages: int


def page(items: Sequence[T], number: int, size: int = MENU_OPTIONS) -> Page[T]:
    """One page of at most so many; a number past the end gives the last one."""
    count = max(1, -(-len(items) // size))
    number = min(max(number, 0), count - 1)
    return Page(tuple(items[number * size : (number + 1) * size]), number, count)


def shelves(options: Sequence[Option]) -> list[Shelf]:
    """The parts a list falls into; a single one when all fit one menu."""
    if len(options) <= MENU_OPTIONS:
        return [Shelf(Text("panel-all"), tuple(options))]
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(repr(option.group), []).append(option)
    if len(groups) > 1:
        return [Shelf(some[0].group or Text("panel-other"), tuple(some)) for some in groups.values()]
    runs = [tuple(options[at : at + MENU_OPTIONS]) for at in range(0, len(options), MENU_OPTIONS)]
    return [Shelf(Text("panel-run", {"first": run[0].label, "last": run[-1].label}), run) for run in runs]


def by_number(options: Sequence[Option]) -> tuple[Option, ...]:
    """Options in the order of their numbers: those of one thing on the board together, where the first of them was."""
    first: dict[str, int] = {}
    places = [first.setdefault(one.ref, at) if one.ref else at for at, one in enumerate(options)]
    return tuple(options[at] for at in sorted(range(len(options)), key=places.__getitem__))


def on_shelf(options: Sequence[Option], where: Spot) -> tuple[Option, ...] | None:
    """The options of the shelf a panel stands at; None while one has to be chosen first."""
    parts = shelves(options)
    if len(parts) == 1:
        return parts[0].options
    if where.shelf is None or where.shelf >= len(parts):
        return None
    return parts[where.shelf].options


def abreast(options: Sequence[Option]) -> list[Shelf]:
    """The parts of a long list, where they are few enough to stand side by side, a menu each; else none.

    No more things on the board are numbered at once than one menu could name.
    """
    parts = shelves(options)
    few = 1 < len(parts) <= ABREAST and all(len(part.options) <= MENU_OPTIONS for part in parts)
    return parts if few and len({option.ref for option in options if option.ref}) <= MENU_OPTIONS else []


def marks(options: Sequence[Option], numbered: Sequence[str] = ()) -> dict[str, int]:
    """The number of each thing on the board that an option concerns, from 1 in the order of the options.

    Things of a kind in `numbered` keep the number they bear on the board: `region:14` is 14. No other thing gets it.
    """
    refs = dict.fromkeys(option.ref for option in options if option.ref)
    own = {ref: int(number) for ref in refs for kind, _, number in [ref.partition(":")] if kind in numbered}
    free = (number for number in count(1) if number not in own.values())
    return {ref: own[ref] if ref in own else next(free) for ref in refs}
