"""Storm as the engine knows it: the table of frames, and every question a game must answer."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rules.core import codec, flow
from rules.core.game import Context, Game, GameInfo, Rule
from rules.core.options import OptionSpec
from rules.core.rng import Source
from rules.core.types import Seat, Setup, Text, Viewer, seat_text
from rules.games.storm import story
from rules.games.storm.auto import steady
from rules.games.storm.cards import components
from rules.games.storm.data import AMOUNT, DATA, UNITS
from rules.games.storm.describe import own_secrets, position
from rules.games.storm.flow import draws, fight, preparation, turn
from rules.games.storm.formations import keepable, recall
from rules.games.storm.invariants import check
from rules.games.storm.missing import missing
from rules.games.storm.outcome import end_match
from rules.games.storm.reshuffle import reshuffled
from rules.games.storm.silence import silent
from rules.games.storm.state import StormState, seen_of, side_of
from rules.games.storm.topics import topics
from rules.games.storm.view import StormView
from rules.games.storm.views import view_for
from rules.games.storm.words import side_text

FLOW: dict[str, Rule[StormState]] = {
    "bid": Rule(ask=preparation.ask_bid, answer=preparation.bid),
    "side": Rule(ask=preparation.ask_side, answer=preparation.choose_side),
    "muster": Rule(run=preparation.muster),
    "prepare": Rule(ask=preparation.ask_formations, answer=preparation.form),
    "deploy": Rule(run=preparation.deploy),
    "next": Rule(run=turn.next_turn),
    "turn": Rule(ask=turn.ask_turn, answer=turn.take_turn),
    "movement": turn.MOVEMENT.rule(),
    "round": Rule(run=fight.start_round),
    "sealed": Rule(ask=fight.ask_sealed, resolve=fight.resolve_sealed),
    "open": Rule(ask=fight.ask_open, answer=fight.choose_open),
    "after": Rule(run=fight.after),
    "loss": Rule(ask=fight.ask_loss, answer=fight.lose),
    "caught": Rule(run=fight.caught),
    "stay": Rule(ask=fight.ask_stay, answer=fight.stay),
    "retreats": Rule(run=fight.run_retreats),
    "retreat": Rule(ask=fight.ask_retreat, answer=fight.retreat),
    "draw-offer": Rule(ask=draws.ask_offer, answer=draws.offer),
    "draw-answer": Rule(ask=draws.ask_answer, answer=draws.answer),
}
"""Where play can be; see README."""


def _renewed(data: dict[str, Any]) -> dict[str, Any]:
    """A state from when formations had serials of their own, and a movement a frame for each of its questions."""
    top = data["stack"][-1] if data["stack"] else {}
    for seat, formation in data["formations"].items():
        top.setdefault("serials", {})[seat] = formation.pop("serial")
    if top.get("at") in ("movers", "target"):
        numbers, pieces = top["v"].get("movers", []), data["pieces"]
        chosen = [f"unit:{pieces[n]['name']}" if pieces[n]["known"] else f"hidden:{n}" for n in numbers]
        region = pieces[numbers[0]]["region"] if numbers else top["v"]["region"]
        top |= {"at": "movement", "v": {"region": region, "prefix": [chosen] if chosen else [], "asks": []}}
    return codec.answers_to_frames(data)


KINDS = (
    "bid", "side", "pick", "formation", "place", "arrange", "turn", "movers", "target", "manoeuvre", "loss", "stay",
    "retreat", "draw-offer", "draw-answer",
)  # fmt: skip
"""Every kind of decision; see README."""


class Storm(Game[StormState, StormView]):
    """Storm over Olympus, for two seats."""

    info = GameInfo(
        key="storm",
        seats=(2,),
        rules_version=2,
        options=(
            OptionSpec("setup", ("chosen", "random"), "chosen"),
            OptionSpec("combat", ("sealed", "open"), "sealed"),
            OptionSpec("challenge", (False, True), False),
            OptionSpec("repetition", ("offer", "none"), "offer"),
            OptionSpec("clash", ("palace", "anywhere"), "palace"),
        ),
        automats=("random", "steady"),
        numbered=("region",),
        minutes=DATA.length.minutes,
        primer=("goal", "setup", "turn"),
        kinds=KINDS,
        leads=False,
    )
    state_type = StormState
    upgrades = {1: _renewed}
    replays = (1,)
    flow = FLOW
    automats = {"steady": steady}
    view = staticmethod(view_for)
    default = staticmethod(silent)
    check = staticmethod(check)
    barred = staticmethod(missing)
    describe = staticmethod(position)
    secrets = staticmethod(own_secrets)
    phase = staticmethod(story.phase)
    deeds = staticmethod(story.deeds)
    components = staticmethod(components)
    topics = staticmethod(topics)
    keepable = staticmethod(keepable)
    recall = staticmethod(recall)

    def setup(self, spec: Setup, ctx: Source) -> StormState:
        """Stocks on the table; bids, sides and formations come next."""
        honor = AMOUNT.open_honor if spec.options["combat"] == "open" else AMOUNT.honor
        challenge = bool(spec.options["challenge"])
        factions = preparation.factions(honor, chosen=challenge)
        state = StormState(seats=spec.seats, options=dict(spec.options), rng=ctx.rng, factions=factions)
        first = "bid" if challenge else "deploy" if spec.options["setup"] == "random" else "muster"
        flow.push(state, first)
        return state

    def reshuffle_hidden(self, state: StormState, viewer: Viewer, source: Source) -> StormState:
        """Other names for hidden units, other formations and sealed choices of others, another seed."""
        return reshuffled(self, state, viewer, source)

    def resign(self, draft: StormState, seat: Seat, ctx: Context[StormState]) -> None:
        """The other seat wins at once."""
        winner = next((other for other in range(draft.seats) if other not in draft.resigned), None)
        end_match(draft, ctx, winner, Text("storm-end-resigned", {"loser": seat_text(seat)}))

    def turn(self, view: StormView) -> Seat | None:
        """The seat of the side whose turn it is; None before the first turn."""
        before = view.over or view.phase in ("bid", "side", "setup")
        return None if before else next((one.seat for one in view.sides if one.side == view.active), None)

    def tally(self, view: StormView) -> dict[Seat, Text]:
        """The honor of each side that has a seat."""
        told = {one.seat: Text("storm-tally", {"side": side_text(one.side), "honor": one.honor}) for one in view.sides}
        return {seat: text for seat, text in told.items() if seat is not None}

    def byname(self, state: StormState, seat: Seat) -> Text | None:
        """Its side, unless that is still to be chosen."""
        side = side_of(state, seat)
        return None if side is None else side_text(side)

    def errands(self, view: StormView) -> dict[Seat, Text]:
        """By what is being decided; never how far somebody is with a secret choice."""
        return {seat: Text(f"storm-errand-{view.phase}") for seat in view.waiting}

    def settle_position(self, state: StormState) -> None:
        """A position given by hand may leave out eliminated units: what stands nowhere is lost."""
        seen_of(state)
        gone = [number for number, piece in enumerate(state.pieces) if not piece.region]
        state.change(*gone, known=True)
        for side, faction in state.factions.items():
            faction.lost = [piece.name for piece in map(state.pieces.__getitem__, gone) if piece.side == side]

    # fmt: off
    key_words = (
        "from", "unit", "hidden", "region", "liturgy", "feast", "pass", "show", "revive", "oracle", "barter",
        "steal", "leave", "stay", "offer", "accept", "play-on", "random", "arrange", "pick", "lock", "chthonian",
        "olympian", "standard", "retreat", "pursuit", "total-attack", "total-defence",
    )
    # fmt: on

    def key_names(self) -> Collection[str]:
        """Units, and what no state names."""
        return {*UNITS, "night"}
