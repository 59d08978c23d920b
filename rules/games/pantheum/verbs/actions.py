"""The Actions of the three columns, and recruiting: what a seat may do without a demigod."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement

from rules.core.types import Option, Text, seat_text
from rules.games.pantheum import data
from rules.games.pantheum.board import lock, lockable, takes
from rules.games.pantheum.data import COLUMN, COLUMN_OF, Demigod, card_id, card_of
from rules.games.pantheum.market import offered, open_card, refill, take
from rules.games.pantheum.options import (
    card_option,
    drop_option,
    element_option,
    home_option,
    lock_option,
    pass_option,
    pay_option,
    seat_option,
)
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.verbs.base import Move, Scene, Verb, bare
from rules.games.pantheum.verbs.shifts import DoShift
from rules.games.pantheum.view import COLUMNS, ELEMENTS
from rules.games.pantheum.words import Args, Ctx, card_text, column_text, element_text, elements_text, record


def pay(scene: Scene, ctx: Ctx, elements: str) -> None:
    """Elements of the satchel go to the bank: `G,R`."""
    paid = Counter(elements.split(","))
    scene.player.spend(paid)
    scene.say(ctx, "pay", elements=elements_text(paid))


class PlaceAction(Verb[None]):
    """An element of the satchel onto a tile in range; one that fits nowhere to the bank (A2)."""

    asks = ("element", "tile")

    def moves(self, scene: Scene) -> Iterable[Move]:
        """Any that is held, on every tile that takes it."""
        tiles = scene.state.board
        span = scene.reach()
        for element in scene.player.held():
            fits = [key for key in span if takes(tiles[key], element)]
            for key in fits:
                yield f"element:{element}", f"tile:{key}"
            if not fits:
                yield f"element:{element}", "bank"

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Place it."""
        element = bare(move[0])
        scene.player.satchel[element] -= 1
        scene.state.acted = True
        if move[1] == "bank":
            scene.say(ctx, "to-bank", element=element_text(element))
        else:
            scene.put(ctx, element, bare(move[1]))

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """How many of the color are there, or that it fits nowhere."""
        if prefix:
            return super().option(scene, prefix, key)
        element = bare(key)
        held = elements_text({element: scene.player.satchel[element]})
        fits = any(takes(scene.state.board[key], element) for key in scene.reach())
        hint = Text("pantheum-hint-held", {"elements": held}) if fits else Text("pantheum-hint-to-bank")
        return element_option(element, hint)


class ShiftAction(Verb[None]):
    """A shift, and an element paid for it."""

    asks = ("from", "to", "pay")
    _shift = DoShift(data.Shift())

    def moves(self, scene: Scene) -> Iterable[Move]:
        """Every shift, with every color to pay."""
        paid = scene.player.held()
        for move in self._shift.moves(scene) if paid else ():
            for element in paid:
                yield (*move, f"pay:{element}")

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

    def moves(self, scene: Scene) -> Iterable[Move]:
        """Every tile that is full, with every pair to pay."""
        held = scene.player.satchel
        pairs = [
            (one, two)
            for one, two in combinations_with_replacement(ELEMENTS, COLUMN["lock"].pay)
            if held[one] >= 1 + (one == two) and held[two] >= 1
        ]
        for key in lockable(scene.state, scene.seat) if pairs else ():
            for one, two in pairs:
                yield f"tile:{key}", f"pay:{one},{two}"

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Pay, and lock."""
        pay(scene, ctx, bare(move[1]))
        scene.state.acted = True
        lock(scene.state, ctx, scene.seat, bare(move[0]))

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """What the tile becomes, then what is left after paying."""
        return pay_option(scene.player.satchel, bare(key)) if prefix else lock_option(scene.state, bare(key))


class Recruit(Verb[None]):
    """The fourth step of a turn: a card with where it goes and what is dropped from its cost, or nobody."""

    final = True
    _asks = {"card": "recruit", "pass": "recruit", "seat": "seat", "column": "home", "drop": "drop"}

    def moves(self, scene: Scene) -> Iterable[Move]:
        """Every open card that can be paid, whose name this seat has not in play; and the pass."""
        less = discounted(scene.state)
        for card in offered(scene.state):
            ident = card_id(card)
            if scene.player.bars(ident):
                continue
            for drop in prices(card_of(card), scene.player.satchel, less):
                dropped = (f"drop:{','.join(drop)}",) if drop else ()
                for where in _homes(scene, card_of(card)):
                    yield (f"card:{ident}", *where, *dropped)
        yield ("pass",)

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Pay, and put the card where it goes; the market is refilled."""
        draft, seat = scene.state, scene.seat
        if move == ("pass",):
            record(ctx, "pass", "pantheum-event-pass", seat, seat=seat_text(seat))
            return
        chosen = {part.partition(":")[0]: bare(part) for part in move}
        card = open_card(draft, chosen["card"])
        cost = Counter(card_of(card).cost) - Counter(chosen.get("drop", "").split(","))
        scene.player.spend(cost)
        holder = int(chosen.get("seat", seat))
        column = chosen.get("column") or COLUMN_OF[card_of(card).color]
        draft.players[holder].columns[column].append(card)
        scene.player.recruited.append(card)
        scene.player.claims.append(card)
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

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """The card with its price, and where it goes."""
        kind, what = key.partition(":")[0], bare(key)
        match kind:
            case "card":
                card = card_of(open_card(scene.state, what))
                names: Args = {"elements": elements_text(card.cost), "power": card.power}
                return card_option(scene.state, what, Text("pantheum-hint-recruit", names))
            case "seat":
                return seat_option(int(what))
            case "column":
                return home_option(what)
            case "drop":
                return drop_option(card_of(bare(prefix[0])), what)
            case _:
                return pass_option(alone=next(iter(self.moves(scene))) == ("pass",))


def discounted(state: PantheumState) -> int:
    """How many elements less this turn's recruit costs: an Autolycus in the performed column, or a copied one (A4)."""
    values = [
        effect.value
        for card in (state.player.columns[state.column] if state.column else ())
        if isinstance(effect := card_of(card).effect, data.Discount)
    ]
    return max([state.discount, *values])


def prices(card: Demigod, held: dict[str, int], less: int) -> list[tuple[str, ...]]:
    """Ways to pay a card: which elements of its cost are dropped by a discount; empty when none is affordable."""
    cost = card.cost
    missing = sum([max(0, number - held[element]) for element, number in cost.items()])
    if missing > less:
        return []
    drops = combinations_with_replacement(ELEMENTS, min(less, sum(cost.values())))
    return [drop for drop in drops if all(0 <= cost[e] - drop.count(e) <= held[e] for e in ELEMENTS)] if less else [()]


def _homes(scene: Scene, card: Demigod) -> Iterable[Move]:
    if card.color in COLUMN_OF:
        return [()]
    columns = [(f"column:{column}",) for column in COLUMNS]
    if not isinstance(card.effect, data.Curse):
        return columns
    return [(f"seat:{seat}", *column) for seat in scene.state.others(scene.seat) for column in columns]


ACTIONS: dict[str, Verb[None]] = {"place": PlaceAction(None), "shift": ShiftAction(None), "lock": LockAction(None)}
"""What is done in each column."""
RECRUIT = Recruit(None)
