"""An Age against Chronos: its beginning, Pillars and Focus, the order of the Concepts, its three last steps (3.4)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Args, Option, Seat, Text
from rules.games.hybris.cards import program_text
from rules.games.hybris.flow import turn
from rules.games.hybris.modules.chronos import board, conditions, forces, marches, verdict
from rules.games.hybris.modules.chronos.records import (
    avatars,
    cards,
    concepts,
    enhancements,
    number_of,
    numbered,
)
from rules.games.hybris.modules.chronos.view import BOARD
from rules.games.hybris.state import HybrisState
from rules.games.hybris.team import TEAM
from rules.games.hybris.verbs import start
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, name_text, say


def alone(state: HybrisState) -> bool:
    """Whether one seat plays against Chronos, by the rules of a solo match."""
    return len(state.staying) == 1


# 1. Divine Pillars


def dawn(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The Desolation of each card that is face up, by the number of its Concept (HYB-285 to HYB-287); then what each
    Avatar on the board brings, the lowest number first (HYB-298).
    """
    if frame.v["concepts"]:
        concept = frame.v["concepts"].pop(0)
        card = board.card(draft, concept)
        if card is not None:
            say(ctx, "desolation", None, concept=name_text(draft, concept), card=name_text(draft, card))
            forces.obliterate_card(draft, concept, ctx)
            start(draft, forces.first(draft), f"{card}:desolation")
    elif frame.v["avatars"]:
        avatar = frame.v["avatars"].pop(0)
        if board.where(draft, avatar) == BOARD:
            say(ctx, "avatar-brings", None, avatar=name_text(draft, avatar))
            start(draft, forces.first(draft), f"{avatar}:board")
    else:
        flow.pop(draft)


def begin(draft: HybrisState) -> None:
    """What comes before Pillars are chosen; the last thing that a handler does to the stack."""
    in_order = [key for key in numbered(draft.content).values() if key in concepts(draft.content)]
    flow.push(draft, "dawn", concepts=in_order, avatars=list(avatars(draft.content)))


def beside_pillar(state: HybrisState, number: int) -> Text:
    """What taking a Pillar does to its Concept: a Chain breaks there, or Chronos scores; or the Intensity changes."""
    concept = numbered(state.content)[number]
    name = name_text(state, concept)
    if concept in concepts(state.content):
        return Text("hybris-pillar-chain", {"concept": name, "chains": board.chains(state, concept), "number": number})
    modifier = forces.side(state, concept).modifier or 0
    way = "up" if modifier > 0 else "down" if modifier else "none"
    return Text("hybris-pillar-intensity", {"concept": name, "way": way, "count": abs(modifier)})


def took_pillar(draft: HybrisState, seat: Seat, number: int, ctx: Ctx) -> None:
    """A token on the Focus space; the Intensity changes, or a Chain breaks (HYB-303, HYB-308, HYB-310, HYB-311)."""
    concept = numbered(draft.content)[number]
    if not alone(draft):
        put_focus(draft, seat, concept, ctx)
    if concept in concepts(draft.content):
        forces.break_chain(draft, concept, ctx)
    else:
        modifier = forces.side(draft, concept).modifier
        forces.change_intensity(draft, concept, modifier or 0, ctx)


def took_pillars(draft: HybrisState) -> None:
    """Alone, one of the Concepts of one's Pillars is chosen once all are taken (HYB-312)."""
    for seat in draft.staying:
        if focus_of(draft, seat) is None:
            flow.push(draft, "focus", seat=seat)


def put_focus(draft: HybrisState, seat: Seat, concept: str, ctx: Ctx) -> None:
    """A token of the seat lies there: it is its turn on this Concept (HYB-305)."""
    board.part(draft)["focus"][concept] = seat
    say(ctx, "focus", seat, concept=name_text(draft, concept), number=number_of(draft.content, concept))


def ask_focus(state: HybrisState, frame: Frame) -> AnyDecision:
    """On which of them."""
    seat = frame.v["seat"]
    keys = [numbered(state.content)[number] for number in sorted(state.players[seat].pillars)]
    options = [_focus(state, key) for key in keys]
    return flow.one(frame, seat, "focus", Text("hybris-ask-focus"), options, public=True)


def _focus(state: HybrisState, concept: str) -> Option:
    facts: Args = {"concept": name_text(state, concept), "number": number_of(state.content, concept)}
    kind = "chained" if concept in concepts(state.content) else "enhancement"
    label, hint = Text("hybris-option-focus", facts), Text("hybris-hint-focus", {"kind": kind})
    return Option(f"concept:{concept}", label, ref=f"concept:{concept}", hint=hint)


def answer_focus(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """The token lies there."""
    flow.pop(draft)
    put_focus(draft, decision.seat, picked(choice), ctx)


# 3. The Action Phase


def cycle(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """One Concept after the other, by number, until all have passed: then at once no more (HYB-315 to HYB-317)."""
    if all(draft.players[seat].passed for seat in draft.staying):
        flow.pop(draft)
        return
    order = numbered(draft.content)
    number = frame.v["next"] if frame.v["next"] in order else min(order)
    frame.v["next"] = min([one for one in order if one > number], default=min(order))
    seat = board.focus(draft, order[number])
    if seat is None:
        _time(draft, order[number], ctx)
    elif seat in draft.staying and not draft.players[seat].passed:
        turn.begin(draft, seat, number, ctx)


def _time(draft: HybrisState, concept: str, ctx: Ctx) -> None:
    """Chronos's turn: nothing where no card lies, or where the players meet what the open icons ask for together;
    else they choose what happens (HYB-333 to HYB-336, HYB-364).
    """
    if board.card(draft, concept) is None:
        return
    draft.turn = None
    name = name_text(draft, concept)
    if conditions.met(draft, concept):
        say(ctx, "time-met", None, concept=name)
        return
    say(ctx, "time", None, concept=name)
    TEAM.ask(draft, "time", ctx, concept=concept)


def focus_of(state: HybrisState, seat: Seat) -> str | None:
    """The Concept on which the token of a seat lies."""
    return next((key for key, one in board.part(state)["focus"].items() if one == seat), None)


def heed(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The card of the own Concept is resolved before an activation whose kind its bar shows; without a bar it may be
    (HYB-320 to HYB-324).
    """
    seat, character = frame.v["seat"], frame.v["character"]
    concept = focus_of(draft, seat)
    card = None if concept is None else board.card(draft, concept)
    if concept is None or card is None:
        return
    bar = cards(draft.content)[card].bar
    if draft.content.characters[character].kind in bar:
        frame.v["heeded"] = True
        resolve(draft, seat, concept, ctx)
    elif not bar:
        flow.push(draft, "heeding", seat=seat, concept=concept, character=character)


def ask_heed(state: HybrisState, frame: Frame) -> AnyDecision:
    """Whether it is resolved."""
    concept = frame.v["concept"]
    card = board.card(state, concept)
    assert card is not None
    hint = state.content.things[card][2].says(state.content, card)
    yes = Option("use", Text("hybris-option-heed"), hint=hint, irreversible=True)
    no = Option("none", Text("hybris-option-no-heed"))
    facts: Args = {"card": name_text(state, card), "character": name_text(state, frame.v["character"])}
    return flow.confirm(frame, frame.v["seat"], "heed", Text("hybris-ask-heed", facts), yes, no, public=True)


def answer_heed(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Resolve it, or go on."""
    flow.pop(draft)
    if choice == "use":
        draft.stack[-1].v["heeded"] = True
        resolve(draft, decision.seat, frame.v["concept"], ctx)


def resolve(draft: HybrisState, seat: Seat, concept: str, ctx: Ctx) -> None:
    """The main effect of the card, which leaves the game (HYB-324); the last thing that a handler does to the stack."""
    card = board.card(draft, concept)
    assert card is not None
    say(ctx, "concept-resolved", seat, card=name_text(draft, card))
    forces.obliterate_card(draft, concept, ctx)
    start(draft, seat, f"{card}:main")


def passed(draft: HybrisState, seat: Seat, ctx: Ctx) -> None:
    """On the own Concept the card that lies there is always resolved, before the Pillar (HYB-329)."""
    concept = focus_of(draft, seat)
    if concept is not None and board.card(draft, concept) is not None:
        resolve(draft, seat, concept, ctx)


def passes(state: HybrisState, seat: Seat) -> Text | None:
    """That a pass resolves the card on the own Concept, and what that does."""
    concept = focus_of(state, seat)
    card = None if concept is None else board.card(state, concept)
    if card is None:
        return None
    facts: Args = {"card": name_text(state, card), "main": program_text(state.content.programs[f"{card}:main"])}
    return Text("hybris-hint-pass", facts)


def resolved(state: HybrisState, seat: Seat, programs: list[str]) -> list[str]:
    """Alone, the lower parts of the Pillars do nothing; instead the Intensity changes again on an Enhancement Concept,
    and Chronos gains on a Chained one (HYB-330 to HYB-332).
    """
    if not alone(state):
        return programs
    upper = [one for one in programs if not one.endswith(":others")]
    concept = focus_of(state, seat)
    if concept is None:
        return upper
    return [*upper, f"{concept}:gain" if concept in concepts(state.content) else _modifier(state, concept)]


def _modifier(state: HybrisState, tile: str) -> str:
    """The program that changes the Intensity as the side of a tile says."""
    return f"{tile}:{board.side_name(state, tile)}:modifier"


# 4. The end of an Age


def end(draft: HybrisState) -> None:
    """Steps 8 to 10 (HYB-371); the last thing that a handler does to the stack."""
    flow.push(
        draft, "dusk", step="descent", avatars=list(avatars(draft.content)), tiles=list(enhancements(draft.content))
    )


def dusk(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """8 Descent, 9 Damnation, 10 Fate; then what counts by Age is over."""
    if frame.v["step"] == "descent":
        frame.v["step"] = "damnation"
        _descent(draft, ctx)
    elif frame.v["avatars"]:
        avatar = frame.v["avatars"].pop(0)
        if board.where(draft, avatar) != BOARD:
            say(ctx, "damnation", None, avatar=name_text(draft, avatar))
            start(draft, forces.first(draft), f"{avatar}:damnation")
    elif frame.v["tiles"]:
        tile = frame.v["tiles"].pop(0)
        start(draft, forces.first(draft), f"{tile}:{board.side_name(draft, tile)}:end_of_age")
    else:
        found = board.part(draft)
        found["focus"] = dict.fromkeys(found["focus"])
        found["free"], found["risen"] = [], None
        flow.pop(draft)


def _descent(draft: HybrisState, ctx: Ctx) -> None:
    """The Avatar of the Primordial that has risen moves, if it is on the board (HYB-372, RUL25)."""
    avatar = board.part(draft)["risen"]
    if avatar is not None and marches.ways(draft, avatar):
        TEAM.ask(draft, "march", ctx, avatar=avatar, where=marches.ANY, cause="descent")


def ends(draft: HybrisState, ctx: Ctx) -> bool:
    """After the last Age it is compared."""
    verdict.after_last(draft, ctx)
    return True
