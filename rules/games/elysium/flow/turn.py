"""A turn of Phase II: powers, one take, one Column dismissed, powers (Phase II: Actions)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from msgspec import structs

from rules.core import flow
from rules.core.copies import facts
from rules.core.game import Frame
from rules.core.types import AnyDecision, Args, ChooseOne, Option, Seat, Text
from rules.games.elysium import acquisition, piles, powers
from rules.games.elysium.acquisition import quest_columns, quest_ref
from rules.games.elysium.cards import commits, needs_text, rules_text, speaks_of_prestige
from rules.games.elysium.content import Content
from rules.games.elysium.data import Reward
from rules.games.elysium.state import ElysiumState
from rules.games.elysium.table import distinct
from rules.games.elysium.triggers import TRIGGERS
from rules.games.elysium.verbs import EFFECTS
from rules.games.elysium.verbs.base import hits
from rules.games.elysium.words import Ctx, color_text, colors_text, dismiss_text, family_text, name_text, say, span_text


def ask_turn(state: ElysiumState, frame: Frame) -> ChooseOne:
    """What to do: a power, or what is to be taken; after the take powers, or the end of the turn."""
    seat = frame.v["seat"]
    names: Args = {"epoch": state.epoch, "round": state.round, "columns": colors_text(state.players[seat].columns)}
    found = power_options(state, seat)
    if frame.v["took"]:
        # Where nothing can be used or taken back any more, the turn ends without a question.
        stays = bool(found) or not frame.v.get("bound", False)
        options = [*found, Option("end", Text("elysium-option-end"), irreversible=stays)]
        return flow.one(frame, seat, "after", Text("elysium-ask-after", {"powers": len(found)}), options, public=True)
    cards, quests = acquisition.card_refusals(state, seat), acquisition.quest_refusals(state, seat)
    takes = take_options(state, seat, [*_free(cards)], [*_free(quests)], final=not found)
    kinds = list(dict.fromkeys(option.key.partition(":")[0] for option in takes))
    prompt = Text("elysium-ask-turn", {**names, "what": "either" if len(kinds) > 1 else kinds[0]})
    barred = acquisition.barred(state.content, cards, quests)
    if barred is not None:
        prompt = Text("elysium-turn-barred", {"ask": prompt, "barred": barred})
    return flow.one(frame, seat, "turn", prompt, [*takes, *found], public=True)


def _free(refusals: Mapping[str, Text | None]) -> Iterator[str]:
    """What may be taken."""
    return (key for key, why in refusals.items() if why is None)


def take_options(
    state: ElysiumState, seat: Seat, cards: Sequence[str], quests: Sequence[str], *, final: bool
) -> list[Option]:
    """Cards by what they ask for, Quests; a citizen or a pass where nothing else is left.

    `final` says that no power can be used after it; then it cannot be taken back where the last Column goes with it.
    """
    options = [_card(state.content, key) for key in acquisition.by_columns(state, distinct(cards))]
    options += [_quest(state, key) for key in quests]
    if not options:
        forced = acquisition.forced(state, seat)
        hint = Text("elysium-hint-citizen") if forced == "citizen" else _pass_hint(state)
        options = [Option(forced, Text(f"elysium-option-{forced}"), hint=hint)]
    if final and len(state.players[seat].columns) == 1:
        return [structs.replace(option, irreversible=True) for option in options]
    return options


def _pass_hint(state: ElysiumState) -> Text:
    """What one of the Incomplete Quests that may be left over brings."""
    every = state.content.quests_for(state.seats)
    left = [quest for quest in every if acquisition.holder_of(state, quest) is None] or every
    names = Reward.__struct_fields__
    return Text("elysium-hint-pass", {name: span_text(getattr(one.incomplete, name) for one in left) for name in names})


@cache
def _card(content: Content, key: str) -> Option:
    design = content.card(key)
    names: Args = {"says": rules_text(content.key, design.id), "kind": design.activation}
    hint = Text("elysium-hint-kind", {**names, "prestige": "yes" if speaks_of_prestige(content, design) else "no"})
    name = name_text(content, key)
    final = design.activation == "instantaneous" and commits(content, design.id)
    kind = Text(f"elysium-activation-{design.activation}")
    names = {"card": name, "family": family_text(design.family), "level": design.level, "kind": kind}
    label = Text("elysium-option-card", {**names, "needs": colors_text(design.needs)})
    group = needs_text(design.needs)
    return Option(f"card:{key}", label, ref=f"card:{key}", group=group, hint=hint, irreversible=final)


def _quest(state: ElysiumState, ident: str) -> Option:
    quest = state.content.quests[ident]
    label = acquisition.quest_text(state, quest)
    hint = Text("elysium-hint-quest", facts(quest.complete, "gold", "vp", "transfers"))
    group = Text("elysium-group-quests")
    return Option(f"quest:{ident}", label, ref=quest_ref(quest), group=group, hint=hint)


def power_options(state: ElysiumState, seat: Seat) -> list[Option]:
    """Powers that may be used now; each says first what it will do."""
    return [_power(state, seat, key) for key in powers.usable(state, seat)]


def _power(state: ElysiumState, seat: Seat, key: str) -> Option:
    """What it does, and whom it would hit now."""
    ident, whom = state.content.card(key).id, hits(EFFECTS, state, seat, key)
    label = Text("elysium-option-power", {"card": name_text(state.content, key)})
    hint = rules_text(state.content.key, ident)
    if whom is not None:
        hint = Text("elysium-hint-now", {"hint": hint, "seats": whom})
    group, final = Text("elysium-group-powers"), commits(state.content, ident)
    return Option(f"power:{key}", label, ref=f"card:{key}", group=group, hint=hint, irreversible=final)


def answer_turn(draft: ElysiumState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Use the power, or take; a Column is dismissed when what was taken is through."""
    seat = frame.v["seat"]
    kind, _, key = choice.partition(":")
    if kind == "end":
        flow.pop(draft)
        return
    if kind == "power":
        frame.v["bound"] = commits(draft.content, draft.content.card(key).id)
        powers.use(draft, seat, key, ctx)
        return
    frame.v["took"], frame.v["bound"] = True, False
    if draft.players[seat].columns:
        flow.push(draft, "dismiss", seat=seat)
    if kind == "quest":
        draft.players[seat].quest = key
        say(ctx, "quest", "elysium-event-quest", seat, number=draft.content.quests[key].number)
    elif kind == "pass":
        say(ctx, "pass", "elysium-event-pass", seat)
    else:
        draft.players[seat].taken += 1
        if kind == "citizen":
            piles.take_citizen(draft, seat, ctx)
        else:
            draft.agora.remove(key)
            acquisition.enter_domain(draft, seat, key)
            say(ctx, "took", "elysium-event-took", seat, card=name_text(draft.content, key))
    TRIGGERS.see_to(draft)


def ask_dismiss(state: ElysiumState, frame: Frame) -> ChooseOne:
    """Which Column goes; any one, not only one that was asked for."""
    seat = frame.v["seat"]
    columns = state.players[seat].columns
    final = len(columns) > 1 and _ends(state, seat)
    options = [
        Option(key := f"column:{color}", dismiss_text(color), ref=key, hint=_keeps(state, color), irreversible=final)
        for color in columns
    ]
    return flow.one(frame, seat, "dismiss", Text("elysium-ask-dismiss"), options, public=True)


def _ends(state: ElysiumState, seat: Seat) -> bool:
    """Whether the turn is over with any Column less: no power can be used then, and none asks for a color.

    The last Column goes without a question; there the take before it was what could not be taken back.
    """
    player = state.players[seat]
    # Who is asked a question reads no pile, so only the seat is another one.
    less = structs.replace(player, columns=player.columns[1:])
    return not powers.usable(structs.replace(state, players={**state.players, seat: less}), seat)


def _keeps(state: ElysiumState, color: str) -> Text:
    """What in the Agora and under the Pediment still asks for this color."""
    cards = sum(1 for key in state.agora if color in state.content.card(key).needs)
    open_quests = [
        quest
        for quest in state.content.quests_for(state.seats)
        if color in quest_columns(state, quest) and acquisition.holder_of(state, quest) is None
    ]
    return Text("elysium-hint-dismiss", {"cards": cards, "quests": len(open_quests)})


def answer_dismiss(draft: ElysiumState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Dismiss it; without a power to use the turn is over."""
    flow.pop(draft)
    seat, color = frame.v["seat"], choice.partition(":")[2]
    draft.players[seat].columns.remove(color)
    say(ctx, "dismissed", "elysium-event-dismissed", seat, color=color_text(color))
    if not powers.usable(draft, seat):
        flow.pop(draft)
