"""Actions of Olympus, Oracle, Underworld and Cities, and of lighting Sparks, that are no craft and no fight (2.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Args, Bar, Option, Seat, Text
from rules.games.hybris import decks, resources, table
from rules.games.hybris.cards import said_for
from rules.games.hybris.flow.shortfall import warned
from rules.games.hybris.module import Action
from rules.games.hybris.ops import Happened
from rules.games.hybris.state import STYX, USED, HybrisState, Warded
from rules.games.hybris.triggers import TRIGGERS
from rules.games.hybris.verbs import able, start
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, amount_text, name_text, say, why_text


def row_costs(state: HybrisState, seat: Seat, *, first: bool) -> dict[str, int]:
    """Prayers for each row of the table; the first one of an action may cost less, but at least 1."""
    less = table.change(state, seat, "convert") if first else 0
    costs = {key: max(1, row.prayer - less) for key, row in state.content.conversions.items()}
    return {key: cost - len(_altars(state, seat, cost, first=first)) for key, cost in costs.items()}


def _altars(state: HybrisState, seat: Seat, cost: int, *, first: bool) -> list[str]:
    """What makes the first row of an action cheaper once in an Age: it is used where it does so."""
    return table.unused(state, seat, "convert_once")[: cost - 1] if first else []


def _rows(state: HybrisState, seat: Seat, *, first: bool) -> list[Option]:
    costs, held = row_costs(state, seat, first=first), state.players[seat].prayer
    return [_row(state, seat, key, cost) for key, cost in costs.items() if cost <= held and able(state, seat, key)]


def _row(state: HybrisState, seat: Seat, key: str, cost: int) -> Option:
    names: Args = {"cost": amount_text("prayer", cost), "gain": said_for(state, seat, key)}
    label = Text("hybris-option-convert", names)
    return Option(f"convert:{key}", label, ref=f"convert:{key}", group=Text("hybris-group-convert"))


def rows_refused(state: HybrisState, seat: Seat, *, first: bool) -> Iterator[Bar]:
    """Rows that are not open to a seat."""
    for row, cost in row_costs(state, seat, first=first).items():
        if cost > state.players[seat].prayer:
            yield Bar(
                _row(state, seat, row, cost).key, _row(state, seat, row, cost).label, price_text({"prayer": cost})
            )
        elif not able(state, seat, row):
            yield Bar(_row(state, seat, row, cost).key, _row(state, seat, row, cost).label, Text("hybris-why-nothing"))


def price_text(price: Mapping[str, int]) -> Text:
    """Why something is too dear."""
    return Text("hybris-why-price", {"cost": [amount_text(*one) for one in price.items()]})


class Convert(Action[HybrisState]):
    """Prayers become something else, row by row, as often as one likes."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Rows that can be paid and do something."""
        return _rows(state, frame.v["seat"], first=True)

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """No Prayers; else it is said of each row."""
        return None if state.players[frame.v["seat"]].prayer else Text("hybris-why-convert")

    def lacking(self, state: HybrisState, frame: Frame) -> Iterator[Bar]:
        """Rows that cannot be paid, or would do nothing."""
        return rows_refused(state, frame.v["seat"], first=True)

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """The first row; others are asked beneath."""
        flow.push(draft, "convert", seat=frame.v["seat"])
        convert(draft, frame.v["seat"], what, ctx, first=True)


def convert(draft: HybrisState, seat: Seat, row: str, ctx: Ctx, *, first: bool) -> None:
    """Pay a row and gain what it gives."""
    cost, less = row_costs(draft, seat, first=first)[row], table.change(draft, seat, "convert") if first else 0
    full = max(1, draft.content.conversions[row].prayer - less)
    draft.players[seat].used += _altars(draft, seat, full, first=first)
    resources.pay(draft, seat, "prayer", cost, ctx)
    start(draft, seat, row)


def ask_convert(state: HybrisState, frame: Frame) -> AnyDecision:
    """Another row, or enough."""
    seat = frame.v["seat"]
    options = [*_rows(state, seat, first=False), Option("done", Text("hybris-option-done"))]
    return flow.one(frame, seat, "convert", Text("hybris-ask-convert"), options, public=True)


def answer_convert(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Convert again, or be done."""
    if choice == "done":
        flow.pop(draft)
    else:
        flow.ask_again(draft, frame)
        convert(draft, decision.seat, picked(choice), ctx, first=False)


class Foresee(Action[HybrisState]):
    """Draw Premonitions and keep one."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One, while the hand is not full."""
        seat = frame.v["seat"]
        if not (decks.room(state, seat, "premonition") and any(decks.piles(state, seat, "premonition"))):
            return []
        label = Text("hybris-option-foresee", {"count": self._cards(state, seat)})
        return [Option("foresee", label, hint=Text("hybris-hint-foresee"))]

    def _cards(self, state: HybrisState, seat: Seat) -> int:
        return state.content.actions.foresee["draw"] + table.change(state, seat, "foresee")

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """A full hand, else no card."""
        if decks.room(state, frame.v["seat"], "premonition"):
            return Text("hybris-why-deck")
        return Text("hybris-why-premonitions", {"count": state.content.amounts.premonitions})

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Draw."""
        seat, keep = frame.v["seat"], draft.content.actions.foresee["keep"]
        decks.draw(draft, seat, "premonition", self._cards(draft, seat), ctx, keep)


def wardable(state: HybrisState, seat: Seat) -> list[str]:
    """Cards of the hand that may go under the Oracle: no element that lies there, unless the card says so (G07)."""
    cards = state.content.cards
    if any(ward.seat == seat for ward in state.wards):
        return []
    there = {element for ward in state.wards for element in cards[ward.card].elements}
    hand = state.players[seat].hand
    return [card for card in hand if cards[card].free_ward or there.isdisjoint(cards[card].elements)]


class Ward(Action[HybrisState]):
    """A Conflict card under the Oracle protects from the next Wrath I."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One for each card that fits."""
        return [self._way(state, card) for card in wardable(state, frame.v["seat"])]

    def _way(self, state: HybrisState, card: str) -> Option:
        label = Text("hybris-option-ward", {"card": name_text(state, card)})
        says = decks.card_hint(state, card) or Text("hybris-nothing")
        return Option(f"ward:{card}", label, ref=f"card:{card}", hint=Text("hybris-hint-ward", {"hint": says}))

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """There is a Ward, or no card fits."""
        warded = any(ward.seat == frame.v["seat"] for ward in state.wards)
        return Text("hybris-why-warded" if warded else "hybris-why-elements")

    def lacking(self, state: HybrisState, frame: Frame) -> Iterator[Bar]:
        """Cards with an element that lies there."""
        fitting = wardable(state, frame.v["seat"])
        for card in state.players[frame.v["seat"]].hand:
            if card not in fitting:
                yield Bar(f"ward:{card}", name_text(state, card), Text("hybris-why-element"))

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """It lies there face up."""
        seat = frame.v["seat"]
        draft.players[seat].hand.remove(what)
        draft.wards.append(Warded(seat, what))
        say(ctx, "warded", seat, reveals=True, card=name_text(draft, what))
        resources.gain(draft, seat, "vp", draft.content.actions.ward["vp"], ctx, why_text("ward"))


class Drain(Action[HybrisState]):
    """Aegis from the Primordial in the Underworld, whose Weakening may be used once an Age."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Always."""
        gain = amount_text("aegis", self._aegis(state, frame.v["seat"]))
        label, hint = Text("hybris-option-drain", {"gain": gain}), Text("hybris-hint-drain")
        return [Option("drain", label, ref="primordial", hint=hint)]

    def _aegis(self, state: HybrisState, seat: Seat) -> int:
        return state.content.primordial(state.primordial).aegis + table.change(state, seat, "drain")

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Gain; then the Weakening is offered."""
        seat = frame.v["seat"]
        resources.gain(draft, seat, "aegis", self._aegis(draft, seat), ctx, Text("hybris-action-drain"))
        if not draft.weakened and able(draft, seat, f"{draft.primordial}:weakening"):
            flow.push(draft, "weaken", seat=seat)
        TRIGGERS.happened(draft, Happened("drain", seat))
        TRIGGERS.see_to(draft)


def ask_weaken(state: HybrisState, frame: Frame) -> AnyDecision:
    """Whether the Weakening is used now; it is for the whole table (RUL31)."""
    gain = said_for(state, frame.v["seat"], f"{state.primordial}:weakening")
    yes, no = Option("use", Text("hybris-option-weaken", {"gain": gain})), Option("none", Text("hybris-option-none"))
    prompt = Text("hybris-ask-weaken", {"primordial": name_text(state, state.primordial)})
    return flow.confirm(frame, frame.v["seat"], "weaken", prompt, yes, no, public=True)


def answer_weaken(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Use it, or leave it to others."""
    flow.pop(draft)
    if choice == "use":
        draft.weakened = True
        say(ctx, "weakening", decision.seat, primordial=name_text(draft, draft.primordial))
        start(draft, decision.seat, f"{draft.primordial}:weakening")


def fallen(state: HybrisState, seat: Seat) -> list[str]:
    """Own Heroes in the Styx."""
    return [key for key, char in state.characters(seat) if char.where == STYX]


class Resurrect(Action[HybrisState]):
    """Heroes come back from the Styx; a card."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One, when it does something."""
        seat = frame.v["seat"]
        heroes = len(fallen(state, seat))
        if not heroes and not any(decks.piles(state, seat, "conflict")):
            return []
        label = Text("hybris-option-resurrect", {"heroes": heroes})
        return [Option("resurrect", label, hint=Text("hybris-hint-resurrect"))]

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """Nobody to raise, and no card to draw."""
        return Text("hybris-why-nobody")

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Those there are; of too many it is asked who."""
        seat, amounts = frame.v["seat"], draft.content.actions.resurrect
        found = fallen(draft, seat)
        if len(found) > amounts["heroes"]:
            flow.push(draft, "resurrect", seat=seat, most=amounts["heroes"])
        else:
            raise_heroes(draft, seat, found, ctx)
        decks.draw(draft, seat, "conflict", amounts["draw"], ctx)


def raise_heroes(draft: HybrisState, seat: Seat, heroes: list[str], ctx: Ctx) -> None:
    """To the supply, used until the next Planning."""
    for key in heroes:
        draft.players[seat].chars[key].where = USED
        say(ctx, "resurrected", seat, character=name_text(draft, key))


def ask_resurrect(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which of the Heroes."""
    seat, most = frame.v["seat"], frame.v["most"]
    options = [Option(f"hero:{key}", name_text(state, key), ref=f"character:{key}") for key in fallen(state, seat)]
    prompt = Text("hybris-ask-resurrect", {"count": most})
    return flow.many(frame, seat, "resurrect", prompt, options, most, most, public=True)


def answer_resurrect(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: list[str], ctx: Ctx) -> None:
    """They come back."""
    flow.pop(draft)
    raise_heroes(draft, decision.seat, [picked(key) for key in choice], ctx)


class Ignite(Action[HybrisState]):
    """Aegis and Prayers for a Spark."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One, when it can be paid and there is a Spark to be had."""
        seat, price = frame.v["seat"], state.content.actions.ignite
        if any(resources.owned(state, seat, what) < n for what, n in price.items()) or not able(state, seat, "ignite"):
            return []
        facts: Args = {"cost": [amount_text(*one) for one in price.items()]}
        facts |= {"hindered": "yes" if state.players[seat].hindrance else "no"}
        hint = warned(state, seat, price, Text("hybris-hint-ignite", facts))
        return [Option("ignite", Text("hybris-option-ignite", facts), hint=hint)]

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """A price that cannot be paid, or no Spark."""
        price = state.content.actions.ignite
        if all(resources.owned(state, frame.v["seat"], what) >= n for what, n in price.items()):
            return Text("hybris-why-spark")
        return price_text(price)

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Pay; then which tile."""
        for good, count in draft.content.actions.ignite.items():
            resources.pay(draft, frame.v["seat"], good, count, ctx)
        start(draft, frame.v["seat"], "ignite")


def prayers(state: HybrisState, frame: Frame) -> int:
    """What praying in a City would bring: from the Well, or from the supply when that is empty."""
    seat, rates = frame.v["seat"], state.content.actions.pray
    if not state.well:
        return rates["supply"]
    most = rates["well"] + _as_prophet(state, frame, rates) + table.change(state, seat, "pray")
    return min(state.well, most + rates["temple"] * state.cities[frame.v["place"]].temples.count(seat))


def _as_prophet(state: HybrisState, frame: Frame, rates: dict[str, int]) -> int:
    return rates["prophet"] if state.content.characters[frame.v["character"]].kind == "prophet" else 0


class Pray(Action[HybrisState]):
    """Prayers out of the Well."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Always."""
        gain = amount_text("prayer", prayers(state, frame))
        return [Option("pray", Text("hybris-option-pray", {"gain": gain}), hint=Text("hybris-hint-pray"))]

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Take them."""
        count, taken = prayers(draft, frame), min(draft.well, prayers(draft, frame))
        draft.well -= taken
        resources.gain(draft, frame.v["seat"], "prayer", count, ctx, Text("hybris-action-pray"))
        if taken:
            say(ctx, "well", None, count=taken, way="down", well=draft.well, told="no")


def believers(state: HybrisState, frame: Frame) -> int:
    """What preaching in a City would bring."""
    seat, rates = frame.v["seat"], state.content.actions.preach
    own = any(made.owner == seat for made in state.cities[frame.v["place"]].technologies)
    more = rates["technology"] if own else 0
    return rates["believer"] + _as_prophet(state, frame, rates) + more + table.change(state, seat, "preach")


class Preach(Action[HybrisState]):
    """Believers."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Always."""
        gain = amount_text("believer", believers(state, frame))
        return [Option("preach", Text("hybris-option-preach", {"gain": gain}), hint=Text("hybris-hint-preach"))]

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Gain them."""
        resources.gain(draft, frame.v["seat"], "believer", believers(draft, frame), ctx, Text("hybris-action-preach"))
        TRIGGERS.happened(draft, Happened("preach", frame.v["seat"]))
        TRIGGERS.see_to(draft)
