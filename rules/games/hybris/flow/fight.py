"""A Combat step by step: powers, cards one by one, the comparison, rewards and defeat (2.9)."""

from __future__ import annotations

from msgspec import structs

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Args, Option, Seat, Text, seat_text
from rules.games.hybris import combat, decks, resources
from rules.games.hybris.cards import said
from rules.games.hybris.ops import Happened
from rules.games.hybris.state import STYX, USED, Combat, HybrisState, Side
from rules.games.hybris.table import has
from rules.games.hybris.triggers import TRIGGERS, set_off
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, at_text, name_text, names_text, say, whose_text, why_text


def begin(draft: HybrisState, attacker: str, defender: str, place: str, ctx: Ctx, *, prize: bool = True) -> None:
    """Begin a Combat; the last thing a handler does to the stack. The frame beneath is told who won: `won`, 0 or 1."""
    sides = [Side(draft.owner(attacker), attacker), Side(draft.owner(defender), defender)]
    draft.combat = Combat(sides, place)
    names: Args = {"attacker": name_text(draft, attacker), "defender": name_text(draft, defender)}
    names["place"] = at_text(draft, place)
    say(ctx, "combat", sides[0].seat, reveals=False, **names)
    flow.push(draft, "combat", step="powers", prize=prize)


def current(state: HybrisState) -> Combat:
    """The Combat in progress."""
    assert state.combat is not None
    return state.combat


def fight(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The next step."""
    _STEPS[frame.v["step"]](draft, frame, ctx)


def _powers(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Powers of the attacker before cards are played; then those of the defender, whoever's turn it is."""
    frame.v["step"] = "answers"
    _prepare(draft, 0)


def _answers(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    frame.v["step"] = "line"
    _prepare(draft, 1)


def _prepare(draft: HybrisState, number: int) -> None:
    side = current(draft).sides[number]
    if side.seat is not None:
        TRIGGERS.happened(draft, Happened("combat", side.seat, side.character))
        if number == 1:
            TRIGGERS.happened(draft, Happened("attacked", side.seat, side.character))
        TRIGGERS.see_to(draft)


def _line(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The game's cards are turned up before the seat plays, one by one (HYB-045: no power changes that draw): a
    Conflict card does what it says, to who fights against it.
    """
    number = next((n for n, side in enumerate(current(draft).sides) if side.seat is None and not side.stopped), None)
    if number is None:
        frame.v |= {"step": "play", "next": 0}
        return
    side = current(draft).sides[number]
    lacks = len(side.zone) < combat.line(draft, side)
    card = decks.take(draft, 0, draft.content.champion(side.character).deck, ctx) if lacks else None
    if card is not None:
        _turn_up(draft, number, card, ctx)
        return
    side.stopped, current(draft).first = True, number
    plain = [str(combat.strength_of(draft.content, card)) for card in side.zone if card not in draft.content.cards]
    if plain or not side.zone:
        cards = [Text("literal", {"text": one}) for one in plain]
        say(ctx, "line", None, reveals=True, enemy=name_text(draft, side.character), cards=cards)


def _turn_up(draft: HybrisState, number: int, card: str, ctx: Ctx) -> None:
    side, enemy = current(draft).sides[number], current(draft).sides[1 - number].seat
    side.zone.append(card)
    if card not in draft.content.cards or enemy is None:
        return
    bonus = combat.combo(draft.content, side.zone, len(side.zone) - 1)
    facts: Args = {"strength": combat.strength_of(draft.content, card), "combo": bonus}
    program = f"{card}:on_play"
    does = "yes" if draft.content.programs[program] else "no"
    facts |= {"card": name_text(draft, card), "enemy": name_text(draft, side.character)}
    facts |= {"does": does, "says": said(draft.content, program)}
    say(ctx, "turned-up", None, reveals=True, **facts)
    set_off(draft, enemy, program)
    TRIGGERS.see_to(draft)


def _play(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The sides play in turn until both have stopped."""
    number = frame.v["next"]
    found = next((n for n in (number, 1 - number) if combat.may_play(draft, n)), None)
    if found is None:
        frame.v["step"] = "settle"
        return
    frame.v["next"] = 1 - found
    flow.push(draft, "card", side=found)


def ask_card(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which card, or none any more."""
    number, now = frame.v["side"], current(state)
    seat = now.sides[number].seat
    assert seat is not None
    totals = [combat.total(state, now, n) for n in (number, 1 - number)]
    prompt = Text("hybris-ask-card", {"own": totals[0], "enemy": totals[1]})
    options = [_playable(state, now.sides[number], card) for card in state.players[seat].hand]
    return flow.one(
        frame, seat, "card", prompt, [*options, Option("stop", Text("hybris-option-stop"))], secret=True, quotable=True
    )


def _playable(state: HybrisState, side: Side, card: str) -> Option:
    """A card of the hand; whether it would make a Combo is said with its name."""
    option, zone = decks.card_option(state, card), [*side.zone, card]
    count = combat.combo(state.content, zone, len(zone) - 1)
    label = Text("hybris-option-combo", {"card": option.label, "count": count})
    return structs.replace(option, label=label) if count else option


def answer_card(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Play it at the right end of the own zone; its effect comes at once."""
    number, now, seat = frame.v["side"], current(draft), decision.seat
    flow.pop(draft)
    if choice == "stop":
        now.sides[number].stopped = True
        say(ctx, "stopped", seat)
        return
    card, side = picked(choice), now.sides[number]
    draft.players[seat].hand.remove(card)
    side.zone.append(card)
    if now.first is None:
        now.first = number
    bonus = combat.combo(draft.content, side.zone, len(side.zone) - 1)
    facts: Args = {"strength": combat.strength_of(draft.content, card), "combo": bonus}
    say(ctx, "played", seat, reveals=True, card=name_text(draft, card), **facts)
    set_off(draft, seat, f"{card}:on_play")
    TRIGGERS.see_to(draft)


def _settle(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Compare; the winner's cards and rewards come first."""
    now = current(draft)
    won = combat.winner(draft, now)
    frame.v |= {"step": "defeat", "won": won}
    winner, loser = now.sides[won], now.sides[1 - won]
    totals = combat.total(draft, now, won), combat.total(draft, now, 1 - won)
    facts: Args = {"winner": whose_text(draft, winner.character), "loser": whose_text(draft, loser.character)}
    facts |= {"won": totals[0], "lost": totals[1]}
    facts["tied"] = "no" if totals[0] > totals[1] else "defended" if won else "attacked"
    say(ctx, "won", winner.seat, reveals=False, **facts)
    if winner.seat is not None:
        _rewards(draft, winner, loser, frame.v["prize"], ctx)
    if loser.seat is not None:
        TRIGGERS.happened(draft, Happened("lose", loser.seat, loser.character))
    TRIGGERS.see_to(draft)


def _rewards(draft: HybrisState, winner: Side, loser: Side, prize: bool, ctx: Ctx) -> None:
    """`on_win` parts, Greatness, and 1 VP from a player or the printed reward of the game's fighter."""
    seat, amounts = winner.seat, draft.content.amounts.victory
    assert seat is not None
    draft.players[seat].wins += 1
    resources.gain(draft, seat, "greatness", amounts["greatness"], ctx, why_text("won"))
    for card in winner.zone:
        set_off(draft, seat, f"{card}:on_win")
    if loser.seat is not None:
        resources.gain(draft, seat, "vp", amounts["vp"], ctx, why_text("beaten"))
    elif prize:
        set_off(draft, seat, loser.character)
    TRIGGERS.happened(draft, Happened("win", seat, winner.character))


def _defeat(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The steps of a defeat: Greatness, where the character goes, a card."""
    frame.v["step"] = "clear"
    loser = current(draft).sides[1 - frame.v["won"]]
    if loser.seat is not None:
        defeat(draft, loser.seat, loser.character, ctx, spared=loser.spared)
        TRIGGERS.see_to(draft)


def defeat(draft: HybrisState, seat: Seat, character: str, ctx: Ctx, *, spared: bool = False) -> None:
    """A character is defeated: a Hero goes to the Styx, an Olympian to the supply."""
    resources.lose(draft, seat, "greatness", draft.content.amounts.defeat["greatness"], ctx, why_text("defeat"))
    hero = draft.content.characters[character].kind == "hero"
    sinks = hero and not spared and not has(draft, seat, "skip_styx")
    draft.players[seat].chars[character].where = STYX if sinks else USED
    say(ctx, "styx" if sinks else "home", seat, character=name_text(draft, character))
    if sinks:
        TRIGGERS.happened(draft, Happened("styx", seat, character))
    decks.draw(draft, seat, "conflict", draft.content.amounts.defeat["draw"], ctx)


def _clear(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """All cards go to their discard piles."""
    over, won = current(draft), frame.v["won"]
    for side in over.sides:
        deck = "conflict" if side.seat is not None else draft.content.champion(side.character).deck
        decks.piles(draft, side.seat or 0, deck)[1].extend(side.zone)
    draft.combat = None
    flow.pop(draft)
    draft.stack[-1].v["won"] = won
    for module in draft.content.modules:
        module.fought(draft, over, won, ctx)


_STEPS = {
    "powers": _powers, "answers": _answers, "line": _line, "play": _play, "settle": _settle, "defeat": _defeat,
    "clear": _clear,
}  # fmt: skip


def zone_text(state: HybrisState, side: Side) -> list[Text]:
    """The cards of a zone by name."""
    return names_text(state, side.zone)


def opponent_text(side: Side) -> Text:
    """Who fights on a side, for a heading."""
    return Text("hybris-game") if side.seat is None else seat_text(side.seat)
