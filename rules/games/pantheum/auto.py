"""The steady automatic player: of the answers offered, the one that promises most points one step ahead.

It sees what its seat sees, and the decision; what an option leads to it reads from the option's key and hint.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.auto import random_choice
from rules.core.rng import Source
from rules.core.types import AnyDecision, Choice, ChooseOne, Option, Text
from rules.games.pantheum.board import AROUND
from rules.games.pantheum.data import (
    CARDS,
    LANDSCAPE,
    Bonus,
    Gain,
    Parts,
    Place,
    PlaceEach,
    Remove,
    RollAndPlace,
    Shift,
    Store,
    card_id,
)
from rules.games.pantheum.view import COLUMNS, ELEMENTS, PantheumView, SeatView, TileView

_NEVER = -100.0
_WEIGHT = (0.0, 0.12, 0.3, 0.6)
"""What a tile with so many elements is worth, as a share of its lock."""


def steady(view: PantheumView, decision: AnyDecision, source: Source) -> Choice:
    """The most promising answer; equals are told apart by lot."""
    judge = _JUDGES.get(decision.kind)
    if judge is None or not isinstance(decision, ChooseOne):
        return random_choice(decision, source)
    if _groping(view, decision) and not source.below(3 if decision.kind != "act" else 1):
        # Only abilities lead to the Action; a wrong way is taken back (A14), and must not be taken for ever.
        return source.pick([option.key for option in decision.offered if option.key != "back"] or ["back"])
    worth = [(-1e9 if option.key == "back" else judge(view, option)) for option in decision.offered]
    best = max(worth)
    return source.pick([o.key for o, value in zip(decision.offered, worth, strict=True) if value == best])


def _groping(view: PantheumView, decision: AnyDecision) -> bool:
    """Whether an ability is to be chosen or performed before the Action can be."""
    if view.column is None or view.acted:
        return False
    if decision.kind == "act":
        return all(option.key not in ("action", "end") for option in decision.offered)
    by = decision.prompt.args.get("by")
    return isinstance(by, Text) and not by.key.startswith("pantheum-column")


def _me(view: PantheumView) -> SeatView:
    return view.players[view.viewer.seat or 0]


def _at(view: PantheumView, key: str) -> TileView:
    row, col = key.partition(":")[2].split(",")
    return view.board[4 * int(row) + int(col)]


def _key(tile: TileView) -> str:
    return f"{tile.row},{tile.col}"


def _wanted(view: PantheumView, tile: TileView) -> str:
    return view.plan.rows[tile.row][tile.col] if view.plan else ""


def _lock_worth(view: PantheumView, tile: TileView, element: str) -> float:
    """Points of locking a tile with this element: its favor, and the plan, for or against."""
    if view.landscapes_left[LANDSCAPE[element]] < 1:
        return 0.0
    fits = _wanted(view, tile) == LANDSCAPE[element]
    return 0.2 + tile.vp + (0.3 + tile.vp if fits else -0.5 * tile.vp)


def _promise(view: PantheumView, tile: TileView, element: str | None, count: int) -> float:
    if element is None or count < 1:
        return 0.0
    return _WEIGHT[min(count, 3)] * _lock_worth(view, tile, element)


def _placing(view: PantheumView, tile: TileView, element: str) -> float:
    """What one more element is worth there; where it does not fit, nothing."""
    if tile.pit or tile.landscape or tile.element not in (None, element):
        return _NEVER
    return _promise(view, tile, element, tile.count + 1) - _promise(view, tile, tile.element, tile.count)


def _taking(view: PantheumView, tile: TileView) -> float:
    return _promise(view, tile, tile.element, tile.count - 1) - _promise(view, tile, tile.element, tile.count)


def _best_placing(view: PantheumView, tiles: list[TileView], elements: str) -> float:
    return max((_placing(view, tile, element) for tile in tiles for element in elements), default=_NEVER)


def _best_lock(view: PantheumView, tiles: list[TileView]) -> float:
    ready = [tile for tile in tiles if tile.element and tile.count >= 3]
    worth = [_lock_worth(view, tile, tile.element or "") for tile in ready]
    # An urge to finish, growing with time: without it two careful players could go on for ever.
    return max((value + 0.05 * view.round for value in worth if value > 0), default=_NEVER)


def _best_shift(view: PantheumView, tiles: list[TileView]) -> float:
    worth = [
        _taking(view, source) + _placing(view, target, source.element)
        for source in tiles
        if source.element
        for target in tiles
        if target is not source
    ]
    return max(worth, default=_NEVER)


def _span(view: PantheumView, key: str) -> list[TileView]:
    """Tiles in range of a god that would stand on a square."""
    own = _me(view).seat
    tiles = [_at(view, f"tile:{other}") for other in AROUND[key]]
    return [tile for tile in tiles if tile.god in (None, own)]


def _in_range(view: PantheumView) -> list[TileView]:
    return [view.board[4 * row + col] for row, col in view.range]


def _held(view: PantheumView) -> str:
    return "".join(element for element in ELEMENTS if _me(view).satchel[element])


def _move(view: PantheumView, option: Option) -> float:
    tiles = _span(view, _key(_at(view, option.key)))
    lock = _best_lock(view, tiles) if sum(_me(view).satchel.values()) > 1 else _NEVER
    return max(3 * lock, 2 * _best_placing(view, tiles, _held(view)), 0.0) + 0.01 * len(tiles)


def _column(view: PantheumView, option: Option) -> float:
    tiles = _in_range(view)
    match option.key:
        case "column:lock":
            return 2 * _best_lock(view, tiles)
        case "column:shift":
            return _best_shift(view, tiles) - 0.4 + 0.3 * _helpers(view, "shift")
        case "column:place":
            return _best_placing(view, tiles, _held(view)) + 0.3 * _helpers(view, "place")
    return 0.0


def _helpers(view: PantheumView, column: str) -> int:
    return sum(1 for card in _me(view).columns[column] if isinstance(CARDS[card.id].effect, Place | PlaceEach | Store))


def _act(view: PantheumView, option: Option) -> float:
    if option.key == "action":
        return 10.0
    if option.key == "end":
        return 0.0
    # Before the Action is done there may be nothing but abilities that lead to it.
    card = card_id(option.key.partition(":")[2])
    return _ability(view, card) - 0.01


def _ability(view: PantheumView, card: str) -> float:
    tiles = _in_range(view)
    match CARDS[card].effect:
        case Place() | PlaceEach() | RollAndPlace():
            return _best_placing(view, tiles, "GRB")
        case Parts(parts=parts):
            return 1.0 if any(isinstance(part, Gain) for part in parts) else _best_placing(view, tiles, "GRB")
        case Shift():
            return _best_shift(view, tiles)
        case Store():
            return 0.6 if sum(_me(view).satchel.values()) > 3 else -1.0
        case Remove(to="satchel"):
            here = next((tile for tile in view.board if tile.god == _me(view).seat), None)
            return 0.3 + (_taking(view, here) if here and here.element else _NEVER)
        case _:
            return -1.0


def _promised(option: Option) -> tuple[str, int]:
    """Element and count a tile would hold, from the option's hint."""
    listed = option.hint.args.get("elements") if option.hint else None
    if isinstance(listed, list) and listed:
        return str(listed[0].args["element"]), int(str(listed[0].args["count"]))
    return "", 0


def _element(view: PantheumView, option: Option) -> float:
    element = option.key.partition(":")[2]
    spare = 0.01 * _me(view).satchel[element]
    return _best_placing(view, _in_range(view), element) + spare


def _tile(view: PantheumView, option: Option) -> float:
    tile = _at(view, option.key)
    element, _ = _promised(option)
    return _placing(view, tile, element) if element else -float(tile.blight)


def _from(view: PantheumView, option: Option) -> float:
    if option.key.startswith("blight:"):
        return 1.0
    tile = _at(view, option.key)
    others = [other for other in _in_range(view) if other is not tile]
    return _taking(view, tile) + _best_placing(view, others, tile.element or "")


def _lock(view: PantheumView, option: Option) -> float:
    tile = _at(view, option.key)
    return _lock_worth(view, tile, tile.element or "G")


def _remove(view: PantheumView, option: Option) -> float:
    tile = _at(view, option.key)
    return 2.0 if option.key.startswith("blight:") else _taking(view, tile)


def _pay(view: PantheumView, option: Option) -> float:
    """Pay with what there is most of."""
    paid = option.key.partition(":")[2].split(",")
    held = _me(view).satchel
    return float(min(held[element] - paid.count(element) for element in ELEMENTS)) + 0.1 * sum(held[e] for e in paid)


def _scarce(view: PantheumView, option: Option) -> float:
    return -float(_me(view).satchel[option.key.partition(":")[2]])


def _plenty(view: PantheumView, option: Option) -> float:
    return -_scarce(view, option)


def _recruit(view: PantheumView, option: Option) -> float:
    kind, _, ident = option.key.partition(":")
    if kind != "card":
        return 0.0
    card, columns = CARDS[ident], _me(view).columns
    homes = [column for column in COLUMNS if card.color == "colorless" or _home_color(column) == card.color]
    tops = [max((held.power for held in columns[column]), default=0) for column in homes]
    more = max(0, card.power - min(tops))
    extra = 2.0 if isinstance(card.effect, Bonus | Store) else 0.7
    return more + extra - 0.45 * sum(card.cost.values())


def _home_color(column: str) -> str:
    return {"place": "green", "shift": "red", "lock": "blue"}[column]


def _home(view: PantheumView, option: Option) -> float:
    column = _me(view).columns[option.key.partition(":")[2]]
    return -float(max((card.power for card in column), default=0))


def _seat(view: PantheumView, option: Option) -> float:
    score = view.players[int(option.key.partition(":")[2])].score
    return float(score.favor + score.strongest + score.bonus)


def _part(view: PantheumView, option: Option) -> float:
    swap = -1.0 if view.acted else 0.5
    return {"part:gain": 2.0, "part:place": 1.0, "done": 0.0, "part:swap": swap}[option.key]


def _blight(view: PantheumView, option: Option) -> float:
    """Kronos' blight goes where it hurts least."""
    tile = _at(view, option.key)
    if tile.pit:
        return -1.0
    loss = _promise(view, tile, tile.element, tile.count)
    if tile.favor is not None:
        loss = float(tile.vp * (2 if tile.landscape == _wanted(view, tile) else 1))
    return -0.2 * tile.blight - 0.1 * loss - (2.0 + loss if tile.blight == 2 else 0.0)


_JUDGES: dict[str, Callable[[PantheumView, Option], float]] = {
    "move": _move,
    "column": _column,
    "act": _act,
    "element": _element,
    "tile": _tile,
    "from": _from,
    "to": _tile,
    "lock": _lock,
    "pay": _pay,
    "remove": _remove,
    "gain": _scarce,
    "pandora": _scarce,
    "store": _plenty,
    "lose": _plenty,
    "recruit": _recruit,
    "home": _home,
    "seat": _seat,
    "part": _part,
    "blight": _blight,
}
