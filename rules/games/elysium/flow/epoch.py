"""The frames of an Epoch: Awakening, four rounds of turns, writing the Legends, the end of the Epoch, the end."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import flow
from rules.core.control import lapse
from rules.core.game import Frame
from rules.core.text import joined
from rules.core.types import Args, ChooseOne, Option, Seat, Text, seat_text
from rules.games.elysium import piles, powers, scoring, transfers
from rules.games.elysium.acquisition import holder_of
from rules.games.elysium.content import DATA
from rules.games.elysium.departure import staying
from rules.games.elysium.flow.turn import power_options
from rules.games.elysium.legends import Way, allowance, ways
from rules.games.elysium.ops import Happened
from rules.games.elysium.state import ElysiumState, is_citizen
from rules.games.elysium.table import modifiers
from rules.games.elysium.triggers import TRIGGERS
from rules.games.elysium.verbs import EFFECTS
from rules.games.elysium.verbs.base import able
from rules.games.elysium.view import COLORS
from rules.games.elysium.words import Ctx, name_text, phase_text, say


def _mark(draft: ElysiumState, ctx: Ctx, kind: str, seat: Seat | None) -> None:
    """A turn begins, or what comes before the turns of an Epoch, or after them."""
    phase = phase_text(draft.epoch, kind if seat is None else draft.phase, draft.round)
    ctx.begin(kind, phase, seat, scoring.totals(draft), epoch=draft.epoch)


def awakening(draft: ElysiumState, frame: Frame, ctx: Ctx) -> None:
    """Agora and Oracle anew (Phase I)."""
    flow.goto(draft, "round", number=1, seats=None)
    draft.phase = "actions"
    _mark(draft, ctx, "epoch", None)
    if draft.epoch == 1:
        return
    draft.discard.extend(draft.agora)
    draft.agora, draft.oracle = draft.oracle, []
    if draft.agora:
        slid = [name_text(draft.content, key) for key in draft.agora]
        say(ctx, "slid", "elysium-event-slid", None, cards=slid)
    piles.fill(draft, "agora", ctx)
    if draft.has_oracle:
        piles.fill(draft, "oracle", ctx)
        draft.turn = draft.order[0]
        TRIGGERS.begin(draft)
        TRIGGERS.happened(draft, Happened("oracle_filled"))
        TRIGGERS.see_to(draft)


def rounds(draft: ElysiumState, frame: Frame, ctx: Ctx) -> None:
    """Turns by Disc, four times (Phase II)."""
    if frame.v["seats"] is None:
        frame.v["seats"] = list(draft.order)
    draft.round = frame.v["number"]
    if frame.v["seats"]:
        seat = frame.v["seats"].pop(0)
        if seat not in draft.resigned:
            draft.turn = seat
            _mark(draft, ctx, "turn", seat)
            TRIGGERS.begin(draft)
            flow.push(draft, "turn", seat=seat, took=False)
    elif frame.v["number"] < DATA.setup.turns:
        frame.v["number"] += 1
        frame.v["seats"] = None
    else:
        flow.goto(draft, "writing")


def writing(draft: ElysiumState, frame: Frame, ctx: Ctx) -> None:
    """Incomplete Quests, Discs, rewards; then transfers in the new order (Phase III)."""
    draft.phase, draft.round = "legends", 0
    _mark(draft, ctx, "writing", None)
    for player in draft.players.values():
        player.columns = []
    _incomplete(draft, ctx)
    before, draft.order = draft.order, new_order(draft)
    key = "elysium-event-order-kept" if draft.order == before else "elysium-event-order"
    # A phase that is over stays over: undo does not go back past what the order tells.
    ctx.say("order", key, None, seats=joined([seat_text(seat) for seat in draft.order], "elysium-then"), reveals=True)
    draft.turn = draft.order[0]
    TRIGGERS.begin(draft)
    for seat in staying(draft):
        _reward(draft, seat, ctx)
    flow.goto(draft, "steps", seats=list(draft.order))
    TRIGGERS.see_to(draft)


def _incomplete(draft: ElysiumState, ctx: Ctx) -> None:
    """Who has no Quest gets one that is left, Incomplete side up (R31)."""
    left = [quest for quest in draft.content.quests_for(draft.seats) if holder_of(draft, quest) is None]
    for seat in staying(draft):
        player = draft.players[seat]
        if player.quest is None:
            player.quest, player.incomplete = left.pop(0).id, True
            say(ctx, "incomplete", "elysium-event-incomplete", seat)


def new_order(state: ElysiumState) -> list[Seat]:
    """Seats by completed Quest, lower number first; the others follow in their present order (R03, R34), who left
    last (R45).
    """
    seats = staying(state)
    complete = [seat for seat in seats if not state.players[seat].incomplete]
    complete.sort(key=lambda seat: _quest_numbers(state, seat))
    incomplete = [seat for seat in seats if state.players[seat].incomplete]
    return complete + incomplete + [seat for seat in state.order if seat in state.resigned]


def _quest_numbers(state: ElysiumState, seat: Seat) -> tuple[int, int]:
    """The number that counts, and the printed one for ties."""
    printed = state.content.quests[state.players[seat].quest or ""].number
    changed = [op.set for op in modifiers(state, seat, "quest_number") if op.set is not None]
    return min([printed, *changed]), printed


def _reward(draft: ElysiumState, seat: Seat, ctx: Ctx) -> None:
    player = draft.players[seat]
    quest = draft.content.quests[player.quest or ""]
    side = quest.incomplete if player.incomplete else quest.complete
    player.gold += side.gold
    player.vp += side.vp
    say(ctx, "reward", "elysium-event-reward", seat, gold=side.gold, vp=side.vp)
    TRIGGERS.happened(draft, Happened("quest_rewarded", seat))


def steps(draft: ElysiumState, frame: Frame, ctx: Ctx) -> None:
    """One seat after the other transfers."""
    for player in draft.players.values():
        player.lasting = lapse(player.lasting)
    if not frame.v["seats"]:
        flow.goto(draft, "close")
        return
    seat = frame.v["seats"].pop(0)
    if seat not in draft.resigned:
        draft.turn = seat
        _mark(draft, ctx, "step", seat)
        TRIGGERS.begin(draft)
        flow.push(draft, "step", seat=seat, used=False, prefix=[], asks=[])


def step_ways(state: ElysiumState, seat: Seat) -> list[Way]:
    """Transfers that the Quest still allows."""
    return ways(state, seat) if state.players[seat].made < allowance(state, seat) else []


class Step(transfers.Transfers):
    """Transfers and Legend powers of one seat; what is done may be taken back until it is done with them."""

    def ways(self, state: ElysiumState, frame: Frame) -> list[Way]:
        """Transfers that the Quest still allows."""
        return step_ways(state, frame.v["seat"])

    def others(self, state: ElysiumState, frame: Frame, found: Sequence[Way]) -> list[Option]:
        """Powers, and the end of the step; where there was never anything to do, nobody is asked."""
        player, able = state.players[frame.v["seat"]], power_options(state, frame.v["seat"])
        over = bool(able or player.made or frame.v["used"] or found)
        hint = transfers.done_text(len(player.written), _left(state, frame))
        return [*able, Option("done", Text("elysium-option-done"), hint=hint, irreversible=over)]

    def which(self, state: ElysiumState, frame: Frame, found: Sequence[Way], options: list[Option]) -> ChooseOne:
        """What is asked, and the plan as it stands."""
        seat = frame.v["seat"]
        facts: Args = {"left": _left(state, frame), "gold": state.players[seat].gold, "ways": len(found)}
        prompt, plan = Text("elysium-ask-transfer", facts), transfers.plan_text(state, seat)
        if plan is not None:
            prompt = Text("elysium-plan-asked", {"ask": prompt, "plan": plan})
        return flow.one(frame, seat, "transfer", prompt, options, public=True)

    def go(self, draft: ElysiumState, frame: Frame, way: Way, ctx: Ctx) -> None:
        """Transfer; powers that it sets off come next."""
        draft.players[frame.v["seat"]].made += 1
        transfers.make(draft, frame.v["seat"], way, ctx)
        TRIGGERS.see_to(draft)

    def other(self, draft: ElysiumState, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Use a power, or be done."""
        if choice == "done":
            flow.pop(draft)
        else:
            frame.v["used"] = True
            powers.use(draft, frame.v["seat"], choice.partition(":")[2], ctx)


STEP = Step()


def _left(state: ElysiumState, frame: Frame) -> int:
    seat = frame.v["seat"]
    return max(0, allowance(state, seat) - state.players[seat].made)


def close(draft: ElysiumState, frame: Frame, ctx: Ctx) -> None:
    """Quests back, Columns back, cards straight (end of Phase III, Phase IV); after the last Epoch final scoring."""
    for player in draft.players.values():
        player.quest, player.incomplete = None, False
        player.taken = player.made = 0
        player.written = []
        player.columns = list(COLORS)
        for held in player.domain:
            held.turned = held.used = held.readied = False
    if draft.epoch < DATA.setup.epochs:
        draft.epoch += 1
        flow.goto(draft, "awakening")
    else:
        flow.goto(draft, "final", chronos=None)


def final(draft: ElysiumState, frame: Frame, ctx: Ctx) -> None:
    """Domains and single cards go, then Chronos powers by Disc, each card once, then the count (R18, R40)."""
    if frame.v["chronos"] is None:
        draft.phase = "scoring"
        scoring.remove(draft, ctx)
        frame.v["chronos"] = [[seat, key] for seat in draft.order for key in _chronos(draft, seat)]
        return
    if not frame.v["chronos"]:
        scoring.finish(draft, ctx, Text("elysium-end-epochs"))
        return
    seat, key = frame.v["chronos"].pop(0)
    draft.turn = seat
    if seat not in draft.resigned and able(EFFECTS, draft, seat, key, draft.content.card(key).id):
        powers.start(draft, seat, key)


def _chronos(state: ElysiumState, seat: Seat) -> list[str]:
    if seat in state.resigned:
        return []
    cards = [key for legend in state.players[seat].legends for key in legend.cards if not is_citizen(key)]
    return [key for key in cards if state.content.card(key).activation == "chronos"]
