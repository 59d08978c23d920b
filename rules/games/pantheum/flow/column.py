"""Step 3 of a turn: the choice of a column, its Action and abilities in any order, and what may be asked between."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.core import flow
from rules.core.game import Frame
from rules.core.story import ANNULS
from rules.core.types import BACK, AnyDecision, Args, Option, Seat, Text, seat_text
from rules.games.pantheum.board import add_blight, last_favor
from rules.games.pantheum.checkpoint import restore
from rules.games.pantheum.completion import action_possible, completable
from rules.games.pantheum.data import Curse, Part, Parts, card_of
from rules.games.pantheum.flow.pick import begin
from rules.games.pantheum.flow.turn import to_recruit
from rules.games.pantheum.options import BACK_OPTION, demigod_option, element_option
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.verbs import DoPlaceOne, Scene, card_verb, effect_text, others_gain, tag, verb_of
from rules.games.pantheum.view import COLUMNS, ELEMENTS, KRONOS
from rules.games.pantheum.words import Ctx, actor_text, card_text, column_text, listed_text


def curses(state: PantheumState, seat: Seat, column: str) -> list[str]:
    """The Pandoras in a column."""
    return [card for card in state.players[seat].columns[column] if isinstance(card_of(card).effect, Curse)]


def ask_column(state: PantheumState, frame: Frame) -> AnyDecision:
    """Which column: those whose Action can be completed; without any (by hand only) the step is left out."""
    seat = state.turn
    options = [
        _column(column, last_favor(state), final=bool(curses(state, seat, column) and state.others(seat)))
        for column in COLUMNS
        if completable(state, seat, column)
    ]
    nothing = Option("end", Text("pantheum-option-no-column"))
    return flow.one(frame, seat, "column", Text("pantheum-ask-column"), options or [nothing], public=True)


@cache
def _column(column: str, last: str, *, final: bool) -> Option:
    key = f"column:{column}"
    return Option(key, column_text(column), key, hint=_hint(column, last), irreversible=final)


def _hint(column: str, last: str) -> Text:
    return Text(f"pantheum-hint-column-{column}", {"last": last} if column == "lock" else {})


def choose_column(draft: PantheumState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """The column is chosen; a Pandora in it lets the others gain first (A32)."""
    if choice == "end":
        to_recruit(draft)
        return
    column = choice.removeprefix("column:")
    draft.fresh_column()
    draft.column = column
    ctx.say("column", "pantheum-event-column", draft.turn, seat=seat_text(draft.turn), column=column_text(column))
    flow.goto(draft, "act", back=len(decision.offered) > 1)
    found, gainers = curses(draft, draft.turn, column), draft.others(draft.turn)
    if found and gainers:
        draft.opened = True
        for card in reversed(found):
            flow.push(draft, "pandora", card=card, gainers=gainers)
    else:
        open_act(draft, ctx)


def open_act(draft: PantheumState, ctx: Ctx) -> None:
    """Where there is nothing but the Action to do, ask for it at once."""
    back = "column" if _may_go_back(draft, draft.stack[-1]) else ""
    if not any(_abilities(draft)) and action_possible(draft, draft.turn, str(draft.column)):
        begin(draft, ctx, back=back, task="action")


def ask_pandora(state: PantheumState, frame: Frame) -> list[AnyDecision]:
    """Every other seat says which element it gains."""
    options = [element_option(element) for element in ELEMENTS]
    prompt = Text("pantheum-ask-pandora", {"seat": seat_text(state.turn)})
    return [flow.one(frame, seat, "pandora", prompt, options, public=True) for seat in frame.v["gainers"]]


def resolve_pandora(draft: PantheumState, frame: Frame, choices: dict[Seat, str], ctx: Ctx) -> None:
    """All have said: they gain, clockwise; seats that left meanwhile do not."""
    flow.pop(draft)
    ctx.say("pandora", "pantheum-event-pandora", draft.turn, card=card_text(frame.v["card"]))
    others_gain(draft, ctx, draft.turn, {seat: key.removeprefix("element:") for seat, key in choices.items()})
    if draft.stack[-1].at == "act":
        open_act(draft, ctx)


def fresh(state: PantheumState) -> bool:
    """Whether nothing was done in the column yet, by anybody."""
    return not (state.acted or state.used or state.opened)


def _may_go_back(state: PantheumState, frame: Frame) -> bool:
    return fresh(state) and bool(frame.v.get("back", True))


def _abilities(state: PantheumState) -> Iterator[str]:
    """Every ability of the column that can be used, as option keys."""
    column, seat = str(state.column), state.turn
    for card in state.player.columns[column]:
        if card not in state.used and card_verb(card).possible(Scene(state, seat, column, card)):
            yield f"ability:{card}"


def _doable(state: PantheumState) -> list[str]:
    """The Action, every ability that can be used, and the end of the column once it may end; as option keys."""
    able = not state.acted and action_possible(state, state.turn, str(state.column))
    keys = [*(["action"] if able else []), *_abilities(state)]
    return [*keys, "end"] if state.acted or state.excused else keys


_END = Option("end", Text("pantheum-option-end"), hint=Text("pantheum-hint-end"))


@cache
def _action(column: str, last: str) -> Option:
    label = Text("pantheum-option-action", {"column": column_text(column)})
    return Option("action", label, f"column:{column}", hint=_hint(column, last))


def _option(state: PantheumState, key: str) -> Option:
    column, card = str(state.column), key.removeprefix("ability:")
    if key == "action":
        return _action(column, last_favor(state))
    if key == "end":
        return _END
    hint, final = effect_text(card_of(card).effect), card_verb(card).gambles(Scene(state, state.turn, column, card))
    return demigod_option(state, state.turn, card, hint, kind="ability", final=final)


def ask_act(state: PantheumState, frame: Frame) -> AnyDecision:
    """What to do next in the column; when its Action has become impossible, only the way back (A14)."""
    keys = _doable(state)
    if state.acted or state.excused or "action" in keys or completable(state, state.turn, str(state.column)):
        options, back = [_option(state, key) for key in keys], BACK_OPTION if _may_go_back(state, frame) else None
    else:
        options, back = [], Option(BACK, Text("pantheum-option-take-back"))
    names: Args = {"column": column_text(str(state.column)), "acted": "yes" if state.acted else "no"}
    return flow.one(frame, state.turn, "act", Text("pantheum-ask-act", names), options, public=True, back=back)


def act(draft: PantheumState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Do one thing of the column."""
    if choice == "end":
        to_recruit(draft)
    elif choice == BACK:
        _back(draft, ctx)
    elif choice == "action":
        others = len(decision.offered) > 1
        begin(draft, ctx, back="act" if others else "", task="action")
    else:
        begin(draft, ctx, back="act", task="ability", card=choice.removeprefix("ability:"))


def _back(draft: PantheumState, ctx: Ctx) -> None:
    if draft.before:
        restore(draft)
        told = Text("pantheum-event-back", {"seat": seat_text(draft.turn)})
        ctx.tell("back", told, seat=draft.turn, data={ANNULS: ["column", "pandora"]})
    if fresh(draft):
        draft.fresh_column()
        flow.goto(draft, "column")
    elif not completable(draft, draft.turn, str(draft.column)):
        # Who left took the last way to the Action along; the choice of the column stands, so it is left out unpaid.
        draft.excused = True


def ask_parts(state: PantheumState, frame: Frame) -> AnyDecision:
    """Which part of an ability with two parts, either or both (A34)."""
    scene = Scene(state, state.turn, state.column, frame.v["card"])
    options = [
        Option(f"part:{tag(part)}", Text(f"pantheum-option-part-{tag(part)}"), hint=effect_text(part))
        for n, part in enumerate(_parts(frame))
        if n not in frame.v["done"] and verb_of(part).possible(scene)
    ]
    back = BACK_OPTION if frame.v["back"] and not frame.v["done"] else None
    if back is None:
        options.append(Option("done", Text("pantheum-option-done" if frame.v["done"] else "pantheum-option-neither")))
    prompt = Text("pantheum-ask-part", {"by": card_text(frame.v["of"])})
    return flow.one(frame, state.turn, "part", prompt, options, public=True, back=back)


def _parts(frame: Frame) -> tuple[Part, ...]:
    effect = card_of(frame.v["of"]).effect
    assert isinstance(effect, Parts)
    return effect.parts


def choose_part(draft: PantheumState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Perform a part, or be done."""
    if choice in (BACK, "done"):
        flow.pop(draft)
        return
    part = [f"part:{tag(part)}" for part in _parts(frame)].index(choice)
    frame.v["done"].append(part)
    begin(draft, ctx, back="act", task="part", card=frame.v["card"], of=frame.v["of"], part=part)


def each(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    """Place the next of several elements; what fits nowhere goes to the bank, for Kronos it becomes blight."""
    actor, left = frame.v["actor"], list(frame.v["left"])
    column = None if actor == KRONOS else draft.column
    if left and DoPlaceOne(tuple(left)).possible(Scene(draft, actor, column)):
        begin(draft, ctx, task="each", actor=actor, card=frame.v["card"], left=left)
        return
    flow.pop(draft)
    counts = listed_text(left)
    if left and actor == KRONOS and draft.kronos:
        ctx.say("unplaced", "pantheum-event-unplaced-kronos", None, elements=counts)
        for _ in left:
            add_blight(draft, ctx, draft.kronos.at)
    elif left:
        ctx.say("unplaced", "pantheum-event-unplaced", actor, seat=actor_text(actor), elements=counts)
    if frame.v.get("luck") and not draft.acted:
        # What a die decided stays: from here on the column goes back only to this point (A14).
        draft.before = ""
        draft.excused = not completable(draft, draft.turn, str(draft.column))
