"""What the verbs share: whom an op concerns, whether a power could do anything, questions and their options."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import flow
from rules.core.copies import facts
from rules.core.effects import Effects, Extent, Run, Targets
from rules.core.game import Frame
from rules.core.ops import Op
from rules.core.types import BACK, AnyDecision, Arg, Args, Option, Seat, Text, seat_text
from rules.games.elysium.nouns import either
from rules.games.elysium.ops import Choose, Discard, Some, Where, who_of
from rules.games.elysium.state import ElysiumState
from rules.games.elysium.table import RELATIONS, holds, protected, stat
from rules.games.elysium.words import Ctx, filed_text, name_text, say


def targets(effects: Effects[ElysiumState], state: ElysiumState, run: Run, op: Op) -> Targets:
    """Whom an op concerns, opponents by Disc."""
    who = who_of(op)
    if who == "self":
        return Targets((run.actor,))
    if who == "chooser":
        return Targets(() if run.chooser is None else (run.chooser,))
    opponents = state.opponents(run.actor)
    if who == "each_opponent":
        return Targets(tuple(opponents))
    if isinstance(who, Some):
        if who.opponents_where is not None:
            return Targets(tuple(seat for seat in opponents if _where(state, run, who.opponents_where, seat)))
        most = max((state.players[seat].vp for seat in opponents), default=0)
        return Targets(tuple(seat for seat in opponents if state.players[seat].vp == most), choose=True)
    verb = effects.verbs[type(op)]
    return Targets(tuple(seat for seat in opponents if verb.extent(state, run, op, seat)), choose=True)


def _where(state: ElysiumState, run: Run, where: Where, seat: Seat) -> bool:
    before = run.memory.get("before", {}).get(where.stat)
    theirs, own = (stat(state, one, where) if before is None else before[str(one)] for one in (seat, run.actor))
    return RELATIONS[where.rel](theirs, own if where.value is None else where.value)


def able(effects: Effects[ElysiumState], state: ElysiumState, seat: Seat, source: str, ident: str) -> bool:
    """Whether the power of a design could do something if it were printed on `source` (R23, R43)."""
    run = Run(ident, 0, seat, source, {})
    record = state.content.designs[ident]
    return all(holds(state, run, test) for test in record.when) and effects.reach(state, run, ident) > Extent.NONE


def shielded(state: ElysiumState, run: Run, seat: Seat, loss: str) -> bool:
    """Whether a seat is protected from this loss by an opponent's power (R25)."""
    return seat != run.actor and protected(state, seat, loss)


def tell(ctx: Ctx, state: ElysiumState, run: Run, kind: str, by: Seat, *, key: str = "", **args: Arg) -> None:
    """Log what a power does to a seat, and by which card; `key` names the words where the kind does not."""
    source = name_text(state.content, run.source)
    say(ctx, kind, f"elysium-event-{key or kind}", by, source=source, **args)


def hits(effects: Effects[ElysiumState], state: ElysiumState, seat: Seat, key: str) -> Text | list[Text] | None:
    """Whom the power of a card concerns as things stand, where it says which opponents; None where it says no such."""
    run = Run(state.content.card(key).id, 0, seat, key, {})
    steps = state.content.card(key).steps
    meant = [targets(effects, state, run, op) for op in steps if isinstance(who_of(op), Some)]
    if not meant:
        return None
    found = [other for other in state.order if any(other in one.seats for one in meant)]
    if not found:
        return Text("elysium-nobody")
    names = [seat_text(other) for other in found]
    return either(names) if any(one.choose for one in meant) else names


_ANSWERS = ("choose", "discard")
"""Questions whose one answer, of who is asked in the turn of another, nobody takes back."""


def question(
    state: ElysiumState, run: Run, frame: Frame, kind: str, options: Sequence[Option], back: bool = False, **args: Arg
) -> AnyDecision:
    """A choice of one option to the seat of a frame; the prompt names the card whose power asks."""
    prompt = Text(f"elysium-ask-{kind}", {"card": name_text(state.content, run.source), **args})
    if kind in _ANSWERS and frame.v["seat"] != run.actor:
        prompt = Text("elysium-prompt-aside", {"ask": prompt})
    way_back = plain(BACK) if back else None
    return flow.one(frame, frame.v["seat"], kind, prompt, options, public=True, back=way_back)


def card_option(
    state: ElysiumState, key: str, *, hint: Text | None = None, irreversible: bool = False, prefix: str = "card"
) -> Option:
    """A card to choose, by its name, family and level."""
    ref = f"card:{key}"
    label = filed_text(state.content, key)
    return Option(f"{prefix}:{key}", label, ref=ref, hint=hint, irreversible=irreversible)


def plain(key: str, **args: Arg) -> Option:
    """An option that is no card: `done`, `none`, or the way back."""
    return Option(key, Text(f"elysium-option-{key}", dict(args)))


def picked(choice: str) -> str:
    """What an option key names: all after its prefix."""
    return choice.partition(":")[2]


def ask_target(state: ElysiumState, run: Run, op: Op, beneath: Frame) -> AnyDecision:
    """Which opponent."""
    frame = state.stack[-1]
    seats: list[Seat] = beneath.v["seats"]
    # Whom the power asks what they lose has been told of it.
    final = isinstance(op, Choose | Discard)
    options = [
        Option(f"seat:{seat}", seat_text(seat), ref=f"seat:{seat}", hint=_owns(state, seat), irreversible=final)
        for seat in seats
    ]
    return question(state, run, frame, "target", options)


def _owns(state: ElysiumState, seat: Seat) -> Text:
    player = state.players[seat]
    names: Args = {**facts(player, "gold", "vp", "pp"), "cards": len(player.domain)}
    return Text("elysium-hint-seat", {**names, "prestige": "yes" if "ares" in state.families else "no"})
