"""Prisoners where a character goes: met one after the other before a space is chosen (3.3, G22, G23)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Args, Option, Seat, Text, seat_text
from rules.games.hybris import halt, table
from rules.games.hybris.flow import fight
from rules.games.hybris.flow.activation import gone
from rules.games.hybris.modules.tartarus import board
from rules.games.hybris.modules.tartarus.view import PRISON
from rules.games.hybris.places import FIGHTERS
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs import start
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, name_text, say


def arrive(draft: HybrisState, frame: Frame) -> None:
    """A character has come to a place: with Prisoners there, one's own included, it meets them (HYB-132)."""
    v = {name: frame.v[name] for name in ("seat", "character", "place")}
    if board.present(draft, v["place"]):
        flow.push(draft, "encounters", **v, met=[], now=None)


def encounters(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """After a fight what comes of it, after the main effect perhaps a fight, else the next Prisoner (HYB-142)."""
    seat, character, now = frame.v["seat"], frame.v["character"], frame.v["now"]
    won = frame.v.pop("won", None)
    if won is not None:
        _fought(draft, seat, now, won=won == 0, ctx=ctx)
    elif gone(draft, frame):
        flow.pop(draft)
    elif now is not None:
        frame.v["now"] = None
        if draft.content.characters[character].kind in FIGHTERS:
            flow.push(draft, "challenge", seat=seat, character=character, prisoner=now, place=frame.v["place"])
    elif unmet(draft, frame):
        flow.push(draft, "encounter", seat=seat, character=character, keys=unmet(draft, frame))
    else:
        flow.pop(draft)


def unmet(state: HybrisState, frame: Frame) -> list[str]:
    """Prisoners of the place that the character has not met."""
    return [key for key in board.present(state, frame.v["place"]) if key not in frame.v["met"]]


def ask_encounter(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which one next; the character stands on its card, not on a space (HYB-133)."""
    options = [_prisoner(state, key) for key in frame.v["keys"]]
    prompt = Text("hybris-ask-encounter", {"character": name_text(state, frame.v["character"])})
    return flow.one(frame, frame.v["seat"], "encounter", prompt, options, public=True)


def _prisoner(state: HybrisState, key: str) -> Option:
    hint = state.content.things[key][2].says(state.content, key)
    return Option(f"prisoner:{key}", board.whose_text(state, key), ref=f"prisoner:{key}", hint=hint)


def answer_encounter(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Its main effect, unless a power of the seat has it pass (HYB-134)."""
    seat, key = decision.seat, picked(choice)
    flow.pop(draft)
    beneath = draft.stack[-1]
    beneath.v["met"].append(key)
    beneath.v["now"] = key
    say(ctx, "met", seat, character=name_text(draft, frame.v["character"]), prisoner=board.whose_text(draft, key))
    if table.has(draft, seat, "prisoner_main"):
        return
    owner = board.owner(draft, key)
    start(draft, seat, f"{key}:main", roles={} if owner is None else {"owner": owner})


def ask_challenge(state: HybrisState, frame: Frame) -> AnyDecision:
    """Whether the Prisoner is fought; a Prophet is not asked (HYB-135)."""
    key = frame.v["prisoner"]
    record = board.prisoner(state.content, key)
    facts: Args = {"base": record.base, "cards": record.cards}
    yes = Option("use", Text("hybris-option-challenge", facts), irreversible=True)
    no = Option("none", Text("hybris-option-no-challenge"))
    prompt = Text("hybris-ask-challenge", {"prisoner": name_text(state, key)})
    return flow.confirm(frame, frame.v["seat"], "challenge", prompt, yes, no, public=True)


def answer_challenge(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """A Combat against the game, as any other (HYB-136, RUL11)."""
    flow.pop(draft)
    if choice == "use":
        draft.stack[-1].v["now"] = frame.v["prisoner"]
        fight.begin(draft, frame.v["character"], frame.v["prisoner"], frame.v["place"], ctx, prize=False)


def _fought(draft: HybrisState, seat: Seat, key: str, *, won: bool, ctx: Ctx) -> None:
    """A beaten attacker's turn is over (HYB-137); a beaten Prisoner's owner suffers the sanction (HYB-138)."""
    if not won:
        halt.cut(draft)
        return
    draft.stack[-1].v["now"] = None
    owner = board.owner(draft, key)
    flow.push(draft, "imprison", prisoner=key)
    if owner is not None:
        say(ctx, "sanction", seat, prisoner=name_text(draft, key), owner=seat_text(owner))
        start(draft, owner, f"{key}:sanction", roles={"victor": seat})


def imprison(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The token goes home, the Prisoner to a free Prison space, the card beside the Tartarus (HYB-139 to HYB-141)."""
    flow.pop(draft)
    board.put(draft, frame.v["prisoner"], PRISON, None)
    say(ctx, "imprisoned", None, prisoner=name_text(draft, frame.v["prisoner"]))
