"""Random rich columns, and whether their Action can be completed, by trying everything: a second reading of the rules.

`python -m tests.rules.pantheum.columns 100000` compares the search of the game with it on so many columns. Nothing is
left out here and nothing given up: every order of abilities, every way to use each, to the end.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from rules.games.pantheum.completion import Search
from rules.games.pantheum.data import card_id
from rules.games.pantheum.state import PantheumState, Tile
from tests.rules.pantheum.naive import COST, LAND
from tests.rules.pantheum.table import VP, start

SQUARES = [f"{row},{col}" for row in range(4) for col in range(4)]
NEAR = [
    [m for m in range(16) if abs(m // 4 - n // 4) <= 1 and abs(m % 4 - n % 4) <= 1] for n in range(16)
]  # fmt: skip
NEED = {"place": 1, "shift": 1, "lock": 2}
HOME = {
    "orpheus": "place", "triptolemus": "place", "palamedes": "place", "aristaeus": "place", "heracles": "place",
    "atalanta": "place", "icarus": "shift", "bellerophon": "shift", "cadmus": "shift", "theseus": "shift",
    "circe": "shift", "minos": "shift", "ariadne": "lock", "perseus": "lock", "autolycus": "lock", "helen": "lock",
    "aeneas": "lock", "achilles": "lock",
}  # fmt: skip
ANYWHERE = ["asclepius", "hippolyta", "phaethon", "jason", "psyche", "castor", "tantalus"]
EPIC = ["heracles", "atalanta", "circe", "minos", "aeneas", "achilles"]
NOT_COPIED = ["psyche", "castor", "pandora", "icarus", "perseus", "achilles", "helen", "jason", "aeneas"]


class Cell(NamedTuple):
    element: str = ""
    number: int = 0
    land: str = ""
    pit: bool = False
    blight: int = 0
    vp: int = 0


class Position(NamedTuple):
    """A position: all that any ability can see or change."""

    cells: tuple[Cell, ...]
    me: int
    gods: tuple[int, ...]
    kronos: int | None
    held: int
    favor: int
    lands: tuple[tuple[str, int], ...]
    cards: tuple[tuple[str, tuple[str, ...]], ...]
    used: frozenset[str]
    column: str

    def own(self, column: str) -> tuple[str, ...]:
        return dict(self.cards)[column]

    def others(self) -> tuple[int, ...]:
        return self.gods if self.kronos is None else (*self.gods, self.kronos)

    def span(self) -> list[int]:
        wide = self.column == "shift" and "icarus" in self.own("shift")
        return [n for n in (range(16) if wide else NEAR[self.me]) if n not in self.others()]

    def put(self, n: int, **changes: object) -> Position:
        cell = self.cells[n]._replace(**changes)  # type: ignore[arg-type]  # names of fields
        return self._replace(cells=(*self.cells[:n], cell, *self.cells[n + 1 :]))


def takes(cell: Cell, element: str) -> bool:
    return not cell.pit and not cell.land and cell.element in ("", element)


def add(p: Position, n: int, element: str) -> Position:
    return p.put(n, element=element, number=p.cells[n].number + 1)


def take(p: Position, n: int) -> Position:
    cell = p.cells[n]
    return p.put(n, number=cell.number - 1, element=cell.element if cell.number > 1 else "")


def blight(p: Position, n: int) -> Position:
    cell = p.cells[n]
    p = p.put(n, blight=cell.blight + 1)
    if cell.pit or cell.blight < 2:
        return p
    favor, lands = p.favor, dict(p.lands)
    if cell.land:
        favor, lands[cell.land] = favor + 1, lands[cell.land] + 1
    p = p._replace(favor=max(0, favor - 1), lands=tuple(lands.items()))
    return p.put(n, element="", number=0, land="", pit=True, blight=0, vp=0)


def reached(p: Position) -> bool:
    if p.held < NEED[p.column]:
        return False
    if p.column == "place":
        return True
    if p.column == "lock":
        cards, lands = p.own("lock"), dict(p.lands)
        for n in p.span():
            cell = p.cells[n]
            full = 2 if "achilles" in cards or ("perseus" in cards and cell.vp) else 3
            if cell.element and cell.number >= full and lands[LAND[cell.element]] and p.favor:
                return True
        return False
    return any(True for _ in shift(p, p.span(), p.span()))


def place(p: Position, squares: list[int], elements: str = "GRB") -> Iterator[Position]:
    for n in squares:
        for element in elements:
            if takes(p.cells[n], element):
                yield add(p, n, element)


def shift(p: Position, sources: list[int], targets: list[int]) -> Iterator[Position]:
    for source in sources:
        cell = p.cells[source]
        for target in targets:
            if source == target:
                continue
            if cell.element and takes(p.cells[target], cell.element):
                yield add(take(p, source), target, cell.element)
            if cell.blight and p.kronos is not None:
                yield blight(p.put(source, blight=cell.blight - 1), target)


def each(p: Position, elements: str) -> Iterator[Position]:
    ways = [(n, e) for e in sorted(set(elements)) for n in p.span() if takes(p.cells[n], e)]
    for n, element in ways:
        yield from each(add(p, n, element), elements.replace(element, "", 1))
    if not ways:
        yield p


def remove(p: Position, squares: list[int], gain: int) -> Iterator[Position]:
    for n in squares:
        if p.cells[n].element:
            yield take(p, n)._replace(held=p.held + gain)
        if p.cells[n].blight and p.kronos is not None:
            yield p.put(n, blight=p.cells[n].blight - 1)


def swap(p: Position) -> Iterator[Position]:
    for n, god in enumerate(p.gods):
        yield p._replace(me=god, gods=(*p.gods[:n], p.me, *p.gods[n + 1 :]))
    if p.kronos is not None:
        yield p._replace(me=p.kronos, kronos=p.me)


def sell(p: Position) -> Iterator[Position]:
    for column, cards in p.cards:
        for card in cards:
            left = tuple((c, tuple(x for x in held if x != card)) for c, held in p.cards)
            yield p._replace(held=p.held + sum(COST[card].values()), cards=left)
        assert column


def both(p: Position, first: str, second: str) -> Iterator[Position]:
    for one, two in permutations((first, second)):
        for after in uses(p, one):
            yield after
            yield from uses(after, two)


def uses(p: Position, card: str) -> Iterator[Position]:
    """Positions after one use of a demigod."""
    span = p.span()
    match card:
        case "orpheus":
            yield from place(p, [n for n in span if n != p.me])
        case "triptolemus":
            yield from place(p, [n for n in span if p.cells[n].vp])
        case "cadmus" | "placing":
            yield from place(p, span)
        case "asclepius":
            for after in place(p, span):
                yield after if after.kronos is None else blight(after, after.kronos)
        case "aristaeus" | "hippolyta":
            yield from shift(p, span, span)
        case "bellerophon":
            yield from shift(p, [n for n in span if p.cells[n].vp], span)
        case "minos":
            wide = p.column == "shift" and "icarus" in p.own("shift")
            yield from shift(p, list(range(16)) if wide else NEAR[p.me], span)
        case "theseus":
            yield from remove(p, span, 0)
        case "tantalus":
            yield from remove(p, [p.me], 1)
        case "ariadne":
            yield from sell(p)
        case "phaethon":
            for n in range(16):
                if n != p.me and n not in p.others():
                    yield p._replace(me=n)
        case "swapping":
            yield from swap(p)
        case "gaining":
            yield p._replace(held=p.held + 1)
        case "psyche":
            if p.held > (1 if p.column == "place" else 0):
                yield p._replace(held=p.held - 1)
        case "heracles":
            if any(takes(p.cells[n], e) for n in span for e in "GRB"):
                yield from each(p, "GRB")
        case "atalanta":
            yield from both(p, "placing", "gaining")
        case "circe":
            yield from both(p, "swapping", "placing")
        case "castor":
            for column, cards in p.cards:
                for other in cards:
                    if column != p.column and other not in NOT_COPIED:
                        yield from uses(p, other)


def everything(p: Position) -> tuple[bool, int]:
    """Whether the Action can be reached, and how many positions that took."""
    seen, waiting = {p}, [p]
    while waiting:
        here = waiting.pop()
        if reached(here):
            return True, len(seen)
        for card in here.own(here.column):
            if card not in here.used:
                for after in uses(here, card):
                    after = after._replace(used=after.used | {card})
                    if after not in seen:
                        seen.add(after)
                        waiting.append(after)
    return False, len(seen)


def plain(state: PantheumState, column: str) -> Position:
    """A position of the game in the form used here."""
    player = state.players[0]
    index = SQUARES.index
    return Position(
        tuple(
            Cell(t.element or "", t.count, t.landscape or "", t.pit, t.blight, t.vp)
            for t in (state.board[key] for key in SQUARES)
        ),
        index(str(player.at)),
        tuple(index(p.at) for seat, p in state.players.items() if seat and p.at),
        index(state.kronos.at) if state.kronos else None,
        player.elements(),
        state.favor,
        tuple(state.landscapes.items()),
        tuple((name, tuple(card_id(card) for card in cards)) for name, cards in player.columns.items()),
        frozenset(),
        column,
    )


def rich(rnd: random.Random) -> tuple[PantheumState, str]:
    """A position with a column full of abilities."""
    seats = rnd.choice([1, 1, 2, 3, 4])
    state = start(seats).clone()
    column = rnd.choice(["shift", "lock", "lock", "lock", "place"])
    shut, bare = rnd.choice([0.2, 0.5, 0.7, 0.85]), rnd.choice([0.2, 0.6, 0.9])
    colors = rnd.choice(["G", "GR", "GRB"])
    for key, vp in VP.items():
        blank = Tile(vp, "farm", blight=rnd.choice([0, 0, 0, 1, 2]) if seats == 1 else 0)
        state.board[key] = face(rnd, blank, shut, bare, colors)
    squares = rnd.sample(SQUARES, seats + 1)
    for seat in state.players:
        state.change(seat, at=squares[seat], satchel={"G": 0, "R": 0, "B": 0})
    if state.kronos:
        state.kronos.at = squares[-1]
    state.fill(0, {"G": 0 if column == "place" else rnd.choice([0, 1, 1, 2, 2])})
    state.favor = rnd.choice([0, 1, 1, 2, 5, 5])
    state.landscapes = {land: rnd.choice([0, 1, 3, 3]) for land in "FMW"}
    hand = [card for card, home in HOME.items() if home == column] + ANYWHERE
    # With many abilities on a wide board, trying everything would take hours.
    most = 2 + (shut >= 0.5) + (shut >= 0.7) + (shut >= 0.85) - (seats == 1 and shut < 0.85)
    columns: dict[str, list[str]] = {name: [] for name in state.players[0].columns}
    for card in rnd.sample(hand, rnd.choice([max(1, most - 1), most, most])):
        columns[column].append(card if card in EPIC else f"{card}/1")
    if "castor/1" in columns[column]:
        for other in rnd.sample([card for card, home in HOME.items() if home != column], rnd.choice([1, 2, 3])):
            columns[HOME[other]].append(other if other in EPIC else f"{other}/1")
    state.change(0, columns=columns)
    state.column = column
    return state, column


def face(rnd: random.Random, tile: Tile, shut: float, bare: float, colors: str) -> Tile:
    if rnd.random() < shut:
        land = rnd.choice(["F", "M", "W", ""])
        blighted = tile.blight
        return (
            Tile(tile.vp, "farm", landscape=land, favor=0, blight=blighted) if land else Tile(pit=True, blight=blighted)
        )
    if rnd.random() < bare:
        return tile
    return Tile(tile.vp, "farm", element=rnd.choice(colors), count=rnd.choice([1, 1, 2, 2, 3]), blight=tile.blight)


def main(first: int, last: int) -> None:
    """Compare so many columns; tell what was found and how far the search went."""
    yes, by_abilities, faults, hardest, most, spent = 0, 0, 0, 0, 0, 0.0
    for number in range(first, last):
        if number % 10_000 == 0:
            print(f"{number} ...")
        state, column = rich(random.Random(f"column-{number}"))
        search, begun = Search(0, column), time.process_time()
        found = search.answer(state)
        spent = max(spent, time.process_time() - begun)
        most = max(most, len(search.seen))
        expected, looked = everything(plain(state, column))
        hardest = max(hardest, looked)
        yes += expected
        by_abilities += expected and looked > 1
        faults += found != expected
        if found != expected:
            print(f"column-{number}: {column} found {found}, expected {expected}, {looked} positions")
    print(f"{last - first} columns, {yes} can be completed, {by_abilities} by abilities only; {faults} told wrong")
    print(f"positions at most: {most} by search, {hardest} by trying all; slowest search: {spent * 1000:.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[2]) if len(sys.argv) > 2 else 0, int(sys.argv[1]))
