"""A second, plain reading of the rules, from views only: what is legal, told without any code of the game."""

from __future__ import annotations

from itertools import product

from rules.games.pantheum.view import PantheumView, SeatView, TileView

LAND = {"G": "F", "R": "M", "B": "W"}
COST = {
    card: {element: cost.count(element) for element in "GRB"}
    for card, cost in {
        "orpheus": "GGB", "triptolemus": "GGR", "palamedes": "GGRB", "aristaeus": "GG", "icarus": "RB",
        "bellerophon": "RR", "cadmus": "GRR", "theseus": "RRB", "ariadne": "BB", "perseus": "GRBB", "autolycus": "GB",
        "helen": "RBB", "asclepius": "GB", "hippolyta": "GRB", "phaethon": "RB", "jason": "GRB", "psyche": "GR",
        "castor": "GRBB", "tantalus": "GRB", "pandora": "GB", "heracles": "GGGRB", "atalanta": "GGGRB",
        "circe": "GRRRB", "minos": "GRRB", "aeneas": "GRBBB", "achilles": "GRBBB",
    }.items()
}  # fmt: skip


def me(view: PantheumView) -> SeatView:
    return view.players[view.turn]


def own(view: PantheumView, column: str) -> list[str]:
    return [card.id for card in me(view).columns[column]]


def free(tile: TileView, view: PantheumView) -> bool:
    """No other god stands there."""
    return tile.god is None or tile.god == view.turn


def in_range(view: PantheumView, column: str) -> list[TileView]:
    at = me(view).at
    assert at is not None
    everywhere = column == "shift" and "icarus" in own(view, "shift")
    return [
        tile
        for tile in view.board
        if free(tile, view) and (everywhere or (abs(tile.row - at[0]) <= 1 and abs(tile.col - at[1]) <= 1))
    ]


def takes(tile: TileView, element: str) -> bool:
    return not tile.pit and tile.landscape is None and tile.element in (None, element)


def place_action(view: PantheumView) -> set[str]:
    """Elements that may be chosen."""
    return {element for element, number in me(view).satchel.items() if number}


def place_targets(view: PantheumView, element: str) -> set[str]:
    return {f"tile:{tile.row},{tile.col}" for tile in in_range(view, "place") if takes(tile, element)}


def shifts(view: PantheumView) -> set[tuple[str, str]]:
    """Pairs from and to, blight included in solo, when the payment is there."""
    if not any(me(view).satchel.values()):
        return set()
    span = in_range(view, "shift")
    found = set()
    for source, target in product(span, span):
        if source is target:
            continue
        to = f"tile:{target.row},{target.col}"
        if source.element and takes(target, source.element):
            found.add((f"tile:{source.row},{source.col}", to))
        if view.kronos and source.blight:
            found.add((f"blight:{source.row},{source.col}", to))
    return found


def locks(view: PantheumView) -> set[str]:
    """Tiles that may be locked, when two elements are there to pay."""
    if sum(me(view).satchel.values()) < 2 or view.favor_left < 1:
        return set()
    found = set()
    for tile in in_range(view, "lock"):
        need = 3
        if "achilles" in own(view, "lock") or ("perseus" in own(view, "lock") and tile.vp > 0):
            need = 2
        if tile.element and tile.count >= need and view.landscapes_left[LAND[tile.element]] > 0:
            found.add(f"tile:{tile.row},{tile.col}")
    return found


def possible(view: PantheumView, column: str) -> bool:
    """Whether the Action of a column can be performed at once."""
    return bool({"place": place_action(view), "shift": shifts(view), "lock": locks(view)}[column])


def affordable(view: PantheumView, less: int, barred: set[str]) -> set[str]:
    """Cards that may be recruited with a discount of 0 or 1."""
    held = me(view).satchel
    found = set()
    for stack in (*view.market, *view.epics):
        if stack.card is None or stack.card.id in barred:
            continue
        lacking = sum(max(0, COST[stack.card.id][element] - held[element]) for element in "GRB")
        if lacking <= less:
            found.add(f"card:{stack.card.id}")
    return found


def targets_to_move(view: PantheumView) -> set[str]:
    return {f"tile:{tile.row},{tile.col}" for tile in view.board if tile.god is None}
