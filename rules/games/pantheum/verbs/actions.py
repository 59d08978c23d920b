"""The Actions of the three columns, and recruiting: what a seat may do without a demigod."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from rules.core.types import Args, Option, Seat, Text, seat_text
from rules.games.pantheum import data
from rules.games.pantheum.board import REFS, last_favor, lock, lockable, room
from rules.games.pantheum.data import COLUMN, COLUMN_OF, DATA, LANDSCAPE, Demigod, card_of
from rules.games.pantheum.market import offered, open_card, refill, take
from rules.games.pantheum.options import card_option, held_option, pay_option, tile_option
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.verbs.base import Move, Scene, Verb, bare
from rules.games.pantheum.verbs.shifts import DoShift
from rules.games.pantheum.view import COLUMNS, ELEMENTS
from rules.games.pantheum.words import (
    Ctx,
    card_text,
    column_text,
    element_text,
    elements_text,
    landscape_text,
    listed_text,
    player_text,
    unheard,
)


def pay(scene: Scene, ctx: Ctx, elements: str) -> None:
    """Elements of the satchel go to the bank: `G,R`."""
    scene.state.fill(scene.seat, Counter(elements.split(",")), -1)
    scene.say(ctx, "pay", elements=listed_text(elements))


_PAYMENTS = {
    column.id: [
        (f"pay:{','.join(way)}", way[0], way.count(way[0]), way[-1])
        for way in combinations_with_replacement(ELEMENTS, column.pay)
    ]
    for column in DATA.columns
    if column.pay
}
"""By column the ways to pay one or two elements: the key, the first element, how often it comes, the last element."""


def payments(scene: Scene, column: str) -> list[str]:
    """Every way to pay for the Action of a column from the satchel: `pay:G`, `pay:G,R`."""
    held = scene.player.satchel
    return [key for key, one, times, other in _PAYMENTS[column] if held[one] >= times and held[other] >= 1]


class PlaceAction(Verb[None]):
    """An element of the satchel onto a tile in range; one that fits nowhere to the bank (A2)."""

    asks = ("element", "tile")

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Any that is held, on every tile that takes it."""
        if not prefix:
            return [f"element:{element}" for element in scene.player.held()]
        return room(scene.state, scene.reach())[bare(prefix[0])] or ["bank"]

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Place it."""
        element = bare(move[0])
        scene.state.fill(scene.seat, {element: -1})
        scene.state.acted = True
        if move[1] == "bank":
            scene.say(ctx, "to-bank", element=element_text(element))
        else:
            scene.put(ctx, element, bare(move[1]))

    def options(self, scene: Scene, prefix: Move, keys: Sequence[str]) -> list[Option]:
        """How many of the color are there, or that it fits nowhere."""
        if prefix:
            return super().options(scene, prefix, keys)
        held, fits = scene.player.satchel, room(scene.state, scene.reach())
        return [held_option(element, held[element], bool(fits[element])) for element in map(bare, keys)]


class ShiftAction(Verb[None]):
    """A shift, and an element paid for it."""

    asks = ("from", "to", "pay")
    _shift = DoShift(data.Shift())

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Every shift, with every color to pay."""
        if len(prefix) == 2:
            return payments(scene, "shift")
        return self._shift.answers(scene, prefix) if scene.player.elements() else ()

    def question(self, scene: Scene, prefix: Move, key: str) -> tuple[str, Text]:
        """That of the shift, then the pay."""
        if len(prefix) == 2:
            return super().question(scene, prefix, key)
        return self._shift.question(scene, prefix, key)

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Pay, and shift."""
        pay(scene, ctx, bare(move[2]))
        scene.state.acted = True
        self._shift.do(scene, ctx, move[:2])

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """The shift, then what is left after paying."""
        if len(prefix) < 2:
            return self._shift.option(scene, prefix, key)
        return pay_option(scene.player.satchel, bare(key))


class LockAction(Verb[None]):
    """A full tile becomes its landscape, and two elements are paid for it."""

    asks = ("lock", "pay")

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Every tile that is full, with every pair to pay."""
        if prefix:
            return payments(scene, "lock")
        able = scene.player.elements() >= COLUMN["lock"].pay
        return [REFS[key] for key in lockable(scene.state, scene.seat)] if able else ()

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Pay, and lock."""
        pay(scene, ctx, bare(move[1]))
        scene.state.acted = True
        lock(scene.state, ctx, scene.seat, bare(move[0]))

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """What the tile becomes, then what is left after paying."""
        if prefix:
            return pay_option(scene.player.satchel, bare(key))
        tile = scene.state.board[bare(key)]
        names: Args = {
            "landscape": landscape_text(LANDSCAPE[str(tile.element)]),
            "points": tile.vp,
            "last": last_favor(scene.state),
        }
        return tile_option(bare(key), tile.face, Text("pantheum-hint-lock", names))


class Recruit(Verb[None]):
    """The fourth step of a turn: a card with where it goes and what is dropped from its cost, or nobody."""

    _asks = {"card": "recruit", "pass": "recruit", "seat": "seat", "column": "home", "drop": "drop"}

    def parts(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Every open card that can be paid, whose name this seat has not in play; and the pass."""
        return [way[0] for way in _recruitments(scene, prefix) if way]

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Pay, and put the card where it goes; the market is refilled."""
        draft, seat = scene.state, scene.seat
        if move == ("pass",):
            unheard(ctx, "pass", "pantheum-event-pass", seat, seat=seat_text(seat))
            return
        chosen = {part.partition(":")[0]: bare(part) for part in move}
        card = open_card(draft, chosen["card"])
        cost = Counter(card_of(card).cost) - Counter(chosen.get("drop", "").split(","))
        draft.fill(seat, cost, -1)
        holder = int(chosen.get("seat", seat))
        column = chosen.get("column") or COLUMN_OF[card_of(card).color]
        columns = draft.players[holder].columns
        draft.change(holder, columns={**columns, column: [*columns[column], card]})
        draft.change(seat, recruited=[*scene.player.recruited, card], claims=[*scene.player.claims, card])
        names: Args = {
            "card": card_text(card),
            "column": column_text(column),
            "elements": elements_text(cost),
            "id": card,
        }
        if holder == seat:
            scene.say(ctx, "recruit", **names)
        else:
            scene.say(ctx, "recruit", "recruit-other", holder=seat_text(holder), **names)
        if take(draft, card):
            refill(draft, ctx)

    def question(self, scene: Scene, prefix: Move, key: str) -> tuple[str, Text]:
        """Whom, with what is there to pay; the pass comes first only where it is the only answer."""
        kind = self._asks[key.partition(":")[0]]
        if kind != "recruit":
            return kind, Text(f"pantheum-ask-{kind}", {"by": scene.doer()})
        held = elements_text(scene.player.satchel)
        able = "no" if key == "pass" else "yes"
        return kind, Text("pantheum-ask-recruit", {"satchel": held, "holds": "yes" if held else "no", "can": able})

    def options(self, scene: Scene, prefix: Move, keys: Sequence[str]) -> list[Option]:
        """The last answer hands the turn over; where there is nothing but the pass, it is the end of the turn."""
        found = [
            replace(option, irreversible=True) if keys.count(option.key) == 1 else option
            for option in super().options(scene, prefix, keys)
        ]
        return found if [*keys] != ["pass"] else [replace(found[0], label=Text("pantheum-option-end-turn"))]

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """The card with its price, and where it goes."""
        kind, what = key.partition(":")[0], bare(key)
        match kind:
            case "card":
                return card_option(scene.state, what, price_text(what))
            case "seat":
                label = player_text(scene.state.players[int(what)].god, int(what))
                return Option(key, label, key, hint=Text("pantheum-hint-curse"))
            case "column":
                return Option(key, column_text(what), key, hint=Text("pantheum-hint-home"))
            case "drop":
                left = elements_text(Counter(card_of(bare(prefix[0])).cost) - Counter(what.split(",")))
                label = Text("pantheum-option-drop", {"elements": listed_text(what)})
                return Option(key, label, hint=Text("pantheum-hint-drop", {"elements": left}))
            case _:
                last = Text("pantheum-hint-pass", {"last": "yes" if scene.state.ending else "no"})
                return Option("pass", Text("pantheum-option-pass"), hint=last)


@cache
def price_text(card: str) -> Text:
    """What a card costs and brings."""
    names: Args = {"elements": elements_text(card_of(card).cost), "power": card_of(card).power}
    return Text("pantheum-hint-recruit", names)


def discounted(state: PantheumState) -> int:
    """How many elements less this turn's recruit costs: an Autolycus in the performed column, or a copied one (A4)."""
    values = [
        effect.value
        for card in (state.player.columns[state.column] if state.column else ())
        if isinstance(effect := card_of(card).effect, data.Discount)
    ]
    return max([state.discount, *values])


def _recruitments(scene: Scene, prefix: Move) -> list[Move]:
    """How a recruitment that begins so may go on to its end: whom, where the card goes, what is dropped of its cost."""
    player, less, length = scene.player, discounted(scene.state), len(prefix)
    barred, others = player.barred(), tuple(scene.state.others(scene.seat))
    ways: list[Move] = []
    for card in [bare(prefix[0])] if prefix else offered(scene.state):
        if card and card not in barred and (drops := _drops(card_of(card), player.satchel, less)):
            ways += _ways(card, drops, others)
    return [way[length:] for way in [*ways, ("pass",)] if way[:length] == prefix]


def _drops(card: Demigod, held: Mapping[str, int], less: int) -> tuple[str, ...]:
    """Ways to pay a card: which elements of its cost are dropped by a discount; empty when none is affordable."""
    if sum([cost - held[element] for element, cost in card.cost.items() if cost > held[element]]) > less:
        return ()
    if not less:
        return ("",)
    ways = combinations_with_replacement(ELEMENTS, min(less, sum(card.cost.values())))
    return tuple(",".join(way) for way in ways if all(0 <= n - way.count(e) <= held[e] for e, n in card.cost.items()))


@cache
def _ways(ident: str, drops: tuple[str, ...], others: tuple[Seat, ...]) -> list[Move]:
    card = card_of(ident)
    homes: list[Move] = [()] if card.color in COLUMN_OF else [(f"column:{column}",) for column in COLUMNS]
    if isinstance(card.effect, data.Curse):
        homes = [(f"seat:{seat}", *home) for seat in others for home in homes]
    dropped = [(f"drop:{drop}",) if drop else () for drop in drops]
    return [(f"card:{ident}", *home, *drop) for drop in dropped for home in homes]


ACTIONS: dict[str, Verb[None]] = {"place": PlaceAction(None), "shift": ShiftAction(None), "lock": LockAction(None)}
"""What is done in each column."""
RECRUIT = Recruit(None)
