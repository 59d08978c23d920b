"""A turn of the Action Phase: who comes next, a character or a pass, Premonitions (2.5 Phase 3; G03 to G05)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Args, Option, Seat, Text
from rules.games.hybris import decks, scoring, table
from rules.games.hybris.flow.activation import toll
from rules.games.hybris.ops import Happened
from rules.games.hybris.places import destinations
from rules.games.hybris.state import HybrisState
from rules.games.hybris.triggers import TRIGGERS, every_power, powers_of, set_off
from rules.games.hybris.verbs import able
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, amount_text, name_text, phase_text, say


def actions(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The next turn: the smallest number above that of the turn before; if there is none, a new cycle."""
    left = [seat for seat in table.by_number(draft) if not draft.players[seat].passed]
    if not left:
        flow.pop(draft)
        return
    after = [seat for seat in left if draft.last is None or table.number(draft, seat) > draft.last]
    seat = (after or left)[0]
    begin(draft, seat, table.number(draft, seat), ctx)


def begin(draft: HybrisState, seat: Seat, number: int, ctx: Ctx) -> None:
    """The turn of a seat, which comes by a number."""
    draft.last, draft.turn = number, seat
    scoring.begin(draft, ctx, "turn", phase_text(draft.age, "action"), seat)
    TRIGGERS.begin(draft)
    flow.push(draft, "turn", seat=seat, acted=False)


def startable(state: HybrisState, seat: Seat) -> list[str]:
    """Characters that may be activated: ready, with a token (an Olympian needs none), and paid."""
    return [key for key in table.ready(state, seat) if idle(state, seat, key) == ""]


def idle(state: HybrisState, seat: Seat, key: str) -> str:
    """Why a ready character cannot be activated, as the end of the key of a reason; empty when it can."""
    char, kind = state.players[seat].chars[key], state.content.characters[key].kind
    if kind != "olympian" and not char.laid:
        return "token"
    if state.players[seat].aegis < table.activation_cost(state, seat, key):
        return "aegis"
    if kind == "olympian" and not destinations(state, seat, key, None):
        return "nowhere"
    return ""


def completable(state: HybrisState, seat: Seat) -> list[str]:
    """Premonitions whose condition is true."""
    held = state.players[seat].premonitions
    return [card for card in held if table.fits(state, seat, dict(state.content.premonitions[card].needs))]


def free(state: HybrisState, seat: Seat) -> list[str]:
    """Powers that a seat may use in its turn whenever it likes, used ones included, each named once."""
    events = {power: state.content.powers[power].event for power in every_power(state, seat)}
    return [power for power, event in events.items() if event is not None and event.name == "free"]


def usable(state: HybrisState, seat: Seat) -> list[str]:
    """Those of them that are not used up, and would do something."""
    left = powers_of(state, seat)
    return [power for power in free(state, seat) if power in left and able(state, seat, power)]


def turn(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Ask; after the activation who has a power to use, or Premonitions: whether one can be completed is nobody's
    business.
    """
    seat = frame.v["seat"]
    if frame.v["acted"] and not draft.players[seat].premonitions and not usable(draft, seat):
        flow.pop(draft)
    else:
        flow.push(draft, "deciding", seat=frame.v["seat"], acted=frame.v["acted"])


def ask_turn(state: HybrisState, frame: Frame) -> AnyDecision:
    """Who acts, or a pass; after that Premonitions, or the end of the turn."""
    seat, acted = frame.v["seat"], frame.v["acted"]
    options = [_premonition(state, card) for card in completable(state, seat)]
    options += [_power(state, power) for power in usable(state, seat)]
    if acted:
        options.append(Option("end", Text("hybris-option-end")))
        return flow.one(frame, seat, "after", Text("hybris-ask-after"), options, secret=True, quotable=True)
    chars = [_character(state, seat, key) for key in startable(state, seat)]
    hints = (module.passes(state, seat) for module in state.content.modules)
    hint = next((one for one in hints if one is not None), None)
    last = Option("pass", Text("hybris-option-pass"), hint=hint, irreversible=True)
    return flow.one(frame, seat, "turn", Text("hybris-ask-turn"), [*chars, *options, last], secret=True, quotable=True)


def _premonition(state: HybrisState, card: str) -> Option:
    label = Text("hybris-option-premonition", {"card": name_text(state, card)})
    return Option(f"premonition:{card}", label, ref=f"card:{card}", hint=decks.card_hint(state, card))


def _power(state: HybrisState, power: str) -> Option:
    label = Text("hybris-option-power", {"power": name_text(state, power)})
    return Option(f"power:{power}", label, hint=decks.card_hint(state, power))


def _character(state: HybrisState, seat: Seat, key: str) -> Option:
    token = state.players[seat].chars[key].token
    price = amount_text("aegis", table.activation_cost(state, seat, key))
    where = Text("hybris-anywhere") if token is None else name_text(state, token)
    facts: Args = {"cost": price, "where": where, "kind": state.content.characters[key].kind}
    hint, cost = Text("hybris-hint-character", facts), None if token is None else toll(state, seat, token)
    if cost is not None:
        hint = Text("hybris-hint-warned", {"warning": cost, "hint": hint})
    name = name_text(state, key)
    return Option(f"character:{key}", name, ref=f"character:{key}", hint=hint, irreversible=cost is not None)


def answer_turn(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Complete a Premonition, activate, pass, or end the turn."""
    seat, what = frame.v["seat"], picked(choice)
    flow.pop(draft)
    beneath = draft.stack[-1]
    if choice == "pass":
        say(ctx, "passed", seat)
        draft.players[seat].passed = beneath.v["acted"] = True
        flow.push(draft, "passing", seat=seat, programs=resolved(draft, seat))
        for module in draft.content.modules:
            module.passed(draft, seat, ctx)
    elif choice == "end":
        flow.pop(draft)
    elif choice.startswith("premonition:"):
        complete(draft, seat, what, ctx)
    elif choice.startswith("power:"):
        say(ctx, "power", seat, power=name_text(draft, what))
        set_off(draft, seat, what)
        TRIGGERS.see_to(draft)
    else:
        beneath.v["acted"] = True
        char = draft.players[seat].chars[what]
        # What lies there is open from now on.
        flow.push(draft, "activation", seat=seat, character=what, token=char.token, step="heed", place="", space="")
        char.lay(None)


def complete(draft: HybrisState, seat: Seat, card: str, ctx: Ctx) -> None:
    """Reveal a Premonition, gain its reward, discard it."""
    draft.players[seat].premonitions.remove(card)
    draft.premonition_discard.append(card)
    say(ctx, "premonition", seat, reveals=True, card=name_text(draft, card))
    set_off(draft, seat, card)
    TRIGGERS.happened(draft, Happened("premonition", seat))
    TRIGGERS.see_to(draft)


def resolved(state: HybrisState, seat: Seat) -> list[str]:
    """What a pass resolves: the upper parts of the Pillar, then the lower one (RUL16)."""
    pillars = [state.content.pillars[one].id for one in state.players[seat].pillars]
    found = [f"{pillar}:{part}" for part in ("resolve", "others") for pillar in pillars]
    for module in state.content.modules:
        found = module.resolved(state, seat, found)
    return found


def passing(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """One part of the Pillar after the other."""
    if not frame.v["programs"]:
        flow.pop(draft)
        return
    set_off(draft, frame.v["seat"], frame.v["programs"].pop(0))
    TRIGGERS.see_to(draft)
