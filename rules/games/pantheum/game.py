"""Pantheum as the engine knows it: the table of frames, and every question a game must answer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from rules.core import codec, flow
from rules.core.game import Context, Game, GameInfo, Rule
from rules.core.options import OptionSpec
from rules.core.rng import Rng, Source
from rules.core.story import Deed
from rules.core.types import AnyDecision, Choice, Event, Seat, Text, Viewer, seat_text
from rules.games.pantheum import story
from rules.games.pantheum.auto import steady
from rules.games.pantheum.cards import components
from rules.games.pantheum.data import CARDS, DATA, GODS, PLANS
from rules.games.pantheum.describe import plan, position, tally
from rules.games.pantheum.flow import column, handover, kronos, pick, turn
from rules.games.pantheum.invariants import check
from rules.games.pantheum.missing import missing
from rules.games.pantheum.promises import promises
from rules.games.pantheum.scoring import finish_match
from rules.games.pantheum.setup import new_match, settle
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.topics import topics
from rules.games.pantheum.view import KRONOS, PantheumView
from rules.games.pantheum.views import look
from rules.games.pantheum.words import god_text, phase_text

FLOW: dict[str, Rule[PantheumState]] = {
    "opening": Rule(run=turn.opening),
    "roll": Rule(run=turn.roll),
    "move": Rule(ask=turn.ask_move, answer=turn.move),
    "column": Rule(ask=column.ask_column, answer=column.choose_column),
    "pandora": Rule(ask=column.ask_pandora, resolve=column.resolve_pandora),
    "act": Rule(ask=column.ask_act, answer=column.act),
    "pick": Rule(ask=handover.ask_pick, answer=handover.take_pick),
    "parts": Rule(ask=column.ask_parts, answer=column.choose_part),
    "each": Rule(run=column.each),
    "recruit": Rule(run=turn.recruit),
    "finish": Rule(run=turn.finish),
    "kronos": Rule(run=kronos.run),
    "kronos-blight": Rule(ask=handover.ask_blight, answer=kronos.put_blight),
}
"""Where play can be; see README."""

KINDS = (
    "move", "column", "act", "element", "tile", "from", "to", "lock", "pay", "remove", "sell", "copy", "move-god",
    "swap", "gain", "store", "part", "pandora", "recruit", "seat", "home", "drop", "blight", "lose", "discard",
)  # fmt: skip
"""Every kind of decision; see README."""

_QUIET = ("end", "pass", "done")
"""What silence prefers, where it is offered."""


def _renewed(data: dict[str, Any]) -> dict[str, Any]:
    """A state from when Kronos acted as seat -1."""
    for frame in data["stack"]:
        if frame["v"].get("actor") == -1:
            frame["v"]["actor"] = KRONOS
    return codec.answers_to_frames(data)


class Pantheum(Game[PantheumState, PantheumView]):
    """Demigods of Olympia, for one to four seats."""

    info = GameInfo(
        key="pantheum",
        seats=(1, 2, 3, 4),
        rules_version=2,
        options=(
            OptionSpec("refill", ("below-four", "always"), "below-four"),
            OptionSpec("turn-limit", ("none", 60), "none"),
            OptionSpec("blight-limit", ("none", "supply"), "none", seats=(1,)),
        ),
        automats=("random", "steady"),
        minutes=DATA.length.minutes,
        primer=("goal", "turn"),
        kinds=KINDS,
    )
    state_type = PantheumState
    upgrades = {1: _renewed}
    replays = (1,)
    flow = FLOW
    setup = staticmethod(new_match)
    check = staticmethod(check)
    settle_position = staticmethod(settle)
    automats = {"steady": steady}
    barred = staticmethod(missing)
    describe = staticmethod(position)
    secrets = staticmethod(plan)
    components = staticmethod(components)
    topics = staticmethod(topics)

    def view(self, state: PantheumState, viewer: Viewer, standing: Sequence[AnyDecision]) -> PantheumView:
        """What a viewer may know."""
        return look(state, viewer)

    def default(self, state: PantheumState, decision: AnyDecision) -> Choice:
        """Silence ends what may end, else takes the first legal answer that goes on."""
        keys = [option.key for option in decision.offered]
        if state.column is not None and not state.acted and not {"action", "end"} & set(keys):
            # Only abilities lead to the Action. Wrong ones are taken back (A14): another way then, or it never ends.
            ways = [key for key in keys if key not in ("back", "done")] or keys
            return ways[state.serial // state.seats * 7919 // 16 % len(ways)]
        for key in _QUIET:
            if key in keys:
                return key
        return "action" if "action" in keys else keys[0]

    def reshuffle_hidden(self, state: PantheumState, viewer: Viewer, source: Source) -> PantheumState:
        """Other plans of the others, another order of the unknown part of both decks, another seed."""
        other = state.clone()
        other.rng = Rng(f"{source.below(2**31)}", state.rng.count)
        unknown = len(other.deck) - other.sunk
        other.deck = (*source.shuffle(other.deck[:unknown]), *other.deck[unknown:])
        if other.kronos:
            other.kronos.deck = source.shuffle(other.kronos.deck)
        if other.outcome is None:
            own = viewer.seat if viewer.seat in other.players else None
            hidden = [seat for seat in other.players if seat != own]
            unseen = source.shuffle([plan for plan in PLANS if own is None or plan != other.players[own].plan])
            for seat, plan in zip(hidden, unseen, strict=False):
                other.change(seat, plan=plan)
        return other

    def resign(self, draft: PantheumState, seat: Seat, ctx: Context[PantheumState]) -> None:
        """The god leaves the board; demigods and favor stay. The last seat left wins; a solo match is lost."""
        draft.change(seat, at=None)
        left = [other for other in range(draft.seats) if other not in draft.resigned]
        if len(left) < 2 and draft.seats > 1:
            finish_match(draft, ctx, Text("pantheum-end-alone", {"seat": seat_text(left[0])}))
        elif draft.seats == 1:
            finish_match(draft, ctx, Text("pantheum-end-resigned"))
        elif seat == draft.turn:
            draft.stack.clear()
            flow.push(draft, "finish")
        else:
            pick.mend(draft)

    def turn(self, view: PantheumView) -> Seat | None:
        """Whose turn it is; others may be asked about Pandora's gifts."""
        return None if view.over else view.turn

    def tally(self, view: PantheumView) -> dict[Seat, Text]:
        """Points on the board, the plan only where the viewer knows it."""
        return {one.seat: tally(view, one.score) for one in view.players}

    def outlook(self, view: PantheumView, decision: AnyDecision) -> Sequence[Text]:
        """What the viewer's own plan makes of the tiles that are weighed."""
        return promises(view, decision)

    def byname(self, state: PantheumState, seat: Seat) -> Text:
        """Its god."""
        return god_text(state.players[seat].god)

    def phase(self, view: PantheumView) -> Text:
        """The round."""
        return phase_text(view.round)

    def errands(self, view: PantheumView) -> dict[Seat, Text]:
        """Where the turn is; the others choose what Pandora gives them."""
        return {seat: story.errand(view, seat) for seat in view.waiting}

    def deeds(self, events: Sequence[Event], seat: Seat | None) -> list[Deed]:
        """Where the god went, what the column did, whom the seat recruited; of Kronos, what he did to the board."""
        return story.deeds(events, seat)

    # fmt: off
    key_words = (
        "tile", "blight", "column", "action", "ability", "end", "element", "pay", "demigod", "god", "part", "done",
        "card", "pass", "seat", "drop", "copy",
    )
    # fmt: on

    def key_names(self) -> Collection[str]:
        """Demigods and what else no state names."""
        return {*CARDS, *GODS, "kronos", "swap", "place", "gain"}
