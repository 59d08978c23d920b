"""Pantheum: when reasons are true, and positions without them. Squares are `row,col`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.core.types import AnyDecision, Bar
from rules.games.pantheum.data import COLUMN, KRONOS_CARDS, LANDSCAPE, card_of
from rules.games.pantheum.state import Tile
from rules.games.pantheum.verbs import tag

ALL = tuple(f"{row},{col}" for row in range(4) for col in range(4))


def bare(key: str) -> str:
    return key.partition(":")[2]


def op(card: str) -> str:
    return tag(card_of(card).effect)


def actor(state: Any) -> Any:
    return state.stack[-1].v.get("actor", state.turn)


def at(state: Any) -> str | None:
    """Where whoever acts stands."""
    who = actor(state)
    found: str | None = state.kronos.at if isinstance(who, str) else state.players[who].at
    return found


def gods(state: Any) -> list[str]:
    """Squares of the other gods."""
    own = actor(state)
    found = [player.at for seat, player in state.players.items() if seat != own and player.at is not None]
    return found + ([state.kronos.at] if state.kronos and own != "kronos" else [])


def near(state: Any, key: str) -> bool:
    """Whether a square is within a god's step, or an Icarus makes every square so."""
    who, here = actor(state), at(state)
    if here is None:
        return False
    own = [] if isinstance(who, str) or state.column != "shift" else state.players[who].columns["shift"]
    if any(op(card) == "wide-range" for card in own):
        return True
    (row, col), (r, c) = (tuple(map(int, one.split(","))) for one in (key, here))
    return max(abs(row - r), abs(col - c)) <= 1


def within(state: Any) -> list[str]:
    others = gods(state)
    return [key for key in ALL if near(state, key) and key not in others]


def takes(state: Any, key: str, element: str) -> bool:
    tile = state.board[key]
    return not tile.pit and tile.landscape is None and tile.element in (None, element)


def card_in_use(state: Any) -> str:
    """The demigod that is used, the copied one for a copy; empty for an Action."""
    v = state.stack[-1].v
    card = str(v.get("of") or v.get("card") or "")
    if card and op(card) == "copy" and v.get("prefix"):
        return bare(v["prefix"][0])
    return card


def effects(state: Any) -> list[Any]:
    """What the demigod in use does, part by part."""
    card = card_in_use(state)
    if not card:
        return []
    effect = card_of(card).effect
    return list(getattr(effect, "parts", [effect]))


def says(state: Any, field: str, value: str) -> bool:
    return any(getattr(effect, field, "") == value for effect in effects(state))


def moved(state: Any) -> tuple[str, str]:
    """The element that is placed or shifted, or `blight`; and the square it comes from."""
    prefix = [str(part) for part in state.stack[-1].v["prefix"] if not str(part).startswith("demigod:")]
    kind, _, what = prefix[0].partition(":")
    if kind == "element":
        return what, ""
    return ("blight", what) if kind == "blight" else (str(state.board[what].element), what)


def least(state: Any, key: str) -> int:
    """From how many elements on a tile is full for the acting seat."""
    found = COLUMN["lock"].full_at
    for card in state.players[state.turn].columns["lock"]:
        effect: Any = card_of(card).effect
        if op(card) == "full-at" and (effect.where == "range" or state.board[key].vp > 0):
            found = min(found, effect.value)
    return found


def lockable(state: Any) -> list[str]:
    tiles = {key: state.board[key] for key in within(state)}
    return [
        key
        for key, tile in tiles.items()
        if tile.element and tile.count >= least(state, key) and state.landscapes[LANDSCAPE[tile.element]]
    ]


def shiftable(state: Any) -> bool:
    keys = within(state)
    elements = [(key, state.board[key].element) for key in keys if state.board[key].element]
    blight = state.kronos is not None and any(state.board[key].blight for key in keys) and len(keys) > 1
    return blight or any(takes(state, key, one) for source, one in elements for key in keys if key != source)


def idle(state: Any, card: str) -> bool:
    """Whether a demigod could change nothing now."""
    effect: Any = card_of(card).effect
    return all(_idle(state, part) for part in getattr(effect, "parts", [effect]))


def _idle(state: Any, effect: Any) -> bool:
    keys, tiles, player = within(state), state.board, state.players[state.turn]
    match tag(effect):
        case "place":
            keys = [
                key for key in keys
                if (effect.where != "not-own" or key != at(state)) and (effect.where != "worth" or tiles[key].vp)
            ]  # fmt: skip
            return not any(takes(state, key, element) for key in keys for element in "GRB")
        case "place-each":
            return not any(takes(state, key, element) for key in keys for element in effect.elements)
        case "shift":
            sources = [key for key in ALL if near(state, key)] if effect.source == "gods" else keys
            sources = [key for key in sources if tiles[key].element and (effect.source != "worth" or tiles[key].vp)]
            if state.kronos is not None and any(tiles[key].blight for key in keys):
                return False
            return not any(takes(state, key, tiles[one].element) for one in sources for key in keys if key != one)
        case "remove":
            own = [at(state)] if effect.source == "own" and at(state) else keys
            solo = state.kronos is not None
            return not any(tiles[key].element or (solo and tiles[key].blight) for key in own)
        case "store":
            return not any(player.satchel.values())
        case "swap":
            return not gods(state)
        case "copy":
            others = [card for column, cards in player.columns.items() if column != state.column for card in cards]
            return all(op(card) in effect.never or _passive(card) or idle(state, card) for card in others)
    return False


def _passive(card: str) -> bool:
    return op(card) in ("wide-range", "full-at", "discount", "bonus", "curse")


def never(state: Any) -> tuple[str, ...]:
    """What the copying card never copies."""
    effect: Any = card_of(state.stack[-1].v["card"]).effect
    return tuple(effect.never)


def rolls(state: Any, card: str) -> bool:
    """Whether a demigod rolls a die, or copies one of another column that does."""
    columns = state.players[state.turn].columns
    others = [one for column, cards in columns.items() if column != state.column for one in cards]
    return op(card) == "roll-and-place" or (op(card) == "copy" and "roll-and-place" in map(op, others))


def saved(state: Any) -> int:
    """How many elements less a recruit costs this turn."""
    cards = state.players[state.turn].columns[state.column] if state.column else ()
    effects: list[Any] = [card_of(card).effect for card in cards]
    return max([int(state.discount), *(int(one.value) for one in effects if tag(one) == "discount")])


def lacking(state: Any, card: str) -> int:
    held = state.players[state.turn].satchel
    return sum(max(0, int(number) - int(held[element])) for element, number in card_of(card).cost.items())


def priced(state: Any) -> Any:
    """What the card costs that is being recruited."""
    return card_of(bare(state.stack[-1].v["prefix"][0])).cost


def too_many(cost: Any, saved: str) -> bool:
    return any(saved.count(one) > cost[one] for one in "GRB")


def dark(state: Any, key: str) -> bool:
    """Whether the card of Kronos marks a square, seen from where he stands."""
    (row, col), (r, c) = (tuple(map(int, one.split(","))) for one in (key, state.kronos.at))
    grid = KRONOS_CARDS[state.kronos.card].grid
    return max(abs(row - r), abs(col - c)) <= 1 and grid[row - r + 1][col - c + 1] == "o"


# --- without


def off_the_board(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    for seat, player in state.players.items():
        if player.at == bare(bar.key):
            state.change(seat, at=None)
            return state
    return None


def beside(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    if isinstance(actor(state), str) or bare(bar.key) in gods(state) or decision.kind == "remove":
        return None  # there may be nothing left to remove
    state.change(actor(state), at=bare(bar.key))
    return state


def cleared(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    if decision.kind == "lock":
        return None
    tile = state.board[bare(bar.key)]
    state.board[bare(bar.key)] = Tile(vp=tile.vp, kind="desert" if tile.pit else tile.kind)
    return state


def worth(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    tile = state.board[bare(bar.key)]
    if tile.pit:
        return None
    state.board[bare(bar.key)] = replace(tile, vp=1)
    return state


def filled(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    key = bare(bar.key)
    state.board[key] = replace(state.board[key], count=least(state, key))
    return state


def given(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    state.fill(state.turn, {bare(bar.key): 1})
    return state


def rich(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    state.fill(state.turn, dict.fromkeys("GRB", 5))
    return state


def again(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    state.used.remove(bare(bar.key))
    return state


def acted(value: bool) -> Any:
    def set_it(state: Any, decision: AnyDecision, bar: Bar) -> Any:
        state.acted = value
        return state

    return set_it


def gone(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    claims = state.players[state.turn].claims
    state.change(state.turn, claims=[card for card in claims if card.partition("/")[0] != bare(bar.key)])
    return state


def supplied(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    for landscape in state.landscapes:
        state.landscapes[landscape] += 1
    return state


PANTHEUM: dict[str, tuple[Any, ...]] = {
    "pantheum-why-god": (
        lambda s, d, b: bare(b.key) in [*(p.at for p in s.players.values()), s.kronos and s.kronos.at],
        off_the_board, False,
    ),
    "pantheum-why-leave": (lambda s, d, b: s.players[d.seat].at == bare(b.key), off_the_board),
    "pantheum-why-far": (lambda s, d, b: not near(s, bare(b.key)), beside, False),
    "pantheum-why-not-own": (lambda s, d, b: says(s, "where", "not-own") and at(s) == bare(b.key),),
    "pantheum-why-worth": (
        lambda s, d, b: not s.board[bare(b.key)].vp and (says(s, "where", "worth") or says(s, "source", "worth")),
        worth, False,
    ),
    "pantheum-why-own-tile": (lambda s, d, b: says(s, "source", "own") and at(s) != bare(b.key),),
    "pantheum-why-part-done": (
        lambda s, d, b: [tag(one) for one in effects(s)].index(bare(b.key)) in s.stack[-1].v["done"],
    ),
    "pantheum-why-part-idle": (
        lambda s, d, b: all(_idle(s, one) for one in effects(s) if tag(one) == bare(b.key)),
    ),
    "pantheum-why-holds": (
        lambda s, d, b: s.board[bare(b.key)].element is None if d.kind == "lock"
        else not takes(s, bare(b.key), moved(s)[0]),
        cleared,
    ),
    "pantheum-why-empty": (lambda s, d, b: s.board[bare(b.key)].element is None,),
    "pantheum-why-stays": (
        lambda s, d, b: not any(
            takes(s, key, s.board[bare(b.key)].element) for key in within(s) if key != bare(b.key)
        ),
    ),
    "pantheum-why-there": (lambda s, d, b: moved(s)[1] == bare(b.key),),
    "pantheum-why-landscapes": (
        lambda s, d, b: not s.landscapes[LANDSCAPE[s.board[bare(b.key)].element]], supplied, False,
    ),
    "pantheum-why-full": (
        lambda s, d, b: s.board[bare(b.key)].count == b.why.args["have"] < b.why.args["need"] == least(s, bare(b.key)),
        filled,
    ),
    "pantheum-why-not-held": (lambda s, d, b: not s.players[s.turn].satchel[bare(b.key)], given),
    "pantheum-why-nowhere": (
        lambda s, d, b: not any(
            takes(s, key, bare(b.key)) for key in within(s)
            if not (says(s, "where", "not-own") and key == at(s)) and (not says(s, "where", "worth") or s.board[key].vp)
        ),
    ),
    "pantheum-why-satchel": (lambda s, d, b: not any(s.players[s.turn].satchel.values()), rich),
    "pantheum-why-pay": (
        lambda s, d, b: sum(s.players[s.turn].satchel.values()) < b.why.args["count"], rich, False,
    ),
    "pantheum-why-shift-target": (lambda s, d, b: not shiftable(s),),
    "pantheum-why-lock-target": (lambda s, d, b: not lockable(s),),
    "pantheum-why-acted": (lambda s, d, b: s.acted, acted(False), False),
    "pantheum-why-passive": (lambda s, d, b: _passive(bare(b.key)),),
    "pantheum-why-used": (lambda s, d, b: bare(b.key) in s.used, again, False),
    "pantheum-why-die": (
        lambda s, d, b: rolls(s, bare(b.key)) and not s.acted
        and "action" not in {option.key for option in d.options},
    ),
    "pantheum-why-idle": (lambda s, d, b: _passive(bare(b.key)) or idle(s, bare(b.key)),),
    "pantheum-why-first": (lambda s, d, b: not s.acted, acted(True)),
    "pantheum-why-own-column": (lambda s, d, b: bare(b.key) in s.players[s.turn].columns[s.column],),
    "pantheum-why-never": (lambda s, d, b: op(bare(b.key)) in never(s),),
    "pantheum-why-twin": (
        lambda s, d, b: bare(b.key) in [card.partition("/")[0] for card in s.players[s.turn].claims], gone, False,
    ),
    "pantheum-why-favor": (lambda s, d, b: s.favor == 0,),
    "pantheum-why-held": (
        lambda s, d, b: any(bare(b.key).count(one) > s.players[s.turn].satchel[one] for one in "GRB"), rich,
    ),
    "pantheum-why-blightless": (lambda s, d, b: not s.board[bare(b.key)].blight,),
    "pantheum-why-absent": (
        lambda s, d, b: [one.at for one in s.players.values() if one.god == bare(b.key)] == [None],
    ),
    "pantheum-why-cost-none": (lambda s, d, b: too_many(priced(s), bare(b.key)),),
    "pantheum-why-cost-rest": (
        lambda s, d, b: not too_many(priced(s), bare(b.key)) and any(
            priced(s)[one] - bare(b.key).count(one) > s.players[s.turn].satchel[one] for one in "GRB"
        ),
        rich,
    ),
    "pantheum-why-own-god": (lambda s, d, b: s.players[s.turn].at == bare(b.key), off_the_board, False),
    "pantheum-why-no-blight": (lambda s, d, b: not dark(s, bare(b.key)) and s.players[s.turn].at != bare(b.key),),
    "pantheum-why-epic": (
        lambda s, d, b: bare(b.key) in [stack[0].partition("/")[0] for stack in s.epics.values() if stack]
        and bare(b.key) not in [stack[0].partition("/")[0] for stack in s.market if stack],
    ),
    "pantheum-why-cost": (lambda s, d, b: lacking(s, bare(b.key)) > saved(s), rich),
}  # fmt: skip
"""By key: when it is true, a position without it, and whether the thing must be offered there."""
