"""Elysium as the engine knows it: the table of frames, and every question a game must answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any

from rules.core import codec
from rules.core.game import Component, Context, Game, GameInfo, Rule, Topic
from rules.core.ops import Choose, with_branches
from rules.core.options import OptionSpec, OptionValue
from rules.core.rng import Rng, Source
from rules.core.text import add_name
from rules.core.types import BACK, AnyDecision, Choice, Seat, Setup, Text, Viewer, seat_text
from rules.games.elysium import powers, story
from rules.games.elysium.auto import steady
from rules.games.elysium.cards import components
from rules.games.elysium.content import DATA, HOUSE, Content, content_of, know
from rules.games.elysium.departure import give_back, staying, without_those_who_left
from rules.games.elysium.describe import position
from rules.games.elysium.flow import epoch, turn
from rules.games.elysium.invariants import check
from rules.games.elysium.missing import missing
from rules.games.elysium.pack import FORMAT, read_pack
from rules.games.elysium.scoring import finish
from rules.games.elysium.setup import FAMILIES_OPTION, give_way, leave_out, new_match
from rules.games.elysium.state import Citizen, ElysiumState
from rules.games.elysium.topics import topics
from rules.games.elysium.triggers import TRIGGERS
from rules.games.elysium.verbs import EFFECTS
from rules.games.elysium.view import COLORS, ElysiumView
from rules.games.elysium.views import view_for

FLOW: dict[str, Rule[ElysiumState]] = {
    "awakening": Rule(run=epoch.awakening),
    "round": Rule(run=epoch.rounds),
    "turn": Rule(ask=turn.ask_turn, answer=turn.answer_turn),
    "dismiss": Rule(ask=turn.ask_dismiss, answer=turn.answer_dismiss),
    "writing": Rule(run=epoch.writing),
    "steps": Rule(run=epoch.steps),
    "step": epoch.STEP.rule(),
    "close": Rule(run=epoch.close),
    "final": Rule(run=epoch.final),
    **EFFECTS.rules(),
    **TRIGGERS.rules(EFFECTS, use=powers.set_off, rest=powers.after_take),
}
"""Where play can be; see README."""

SHOWN = 8
"""Digits of a pack's hash that tell it from another of the same name."""

_QUIET = ("end", "done", "none", "fallback")
"""What silence prefers, where it is offered."""
OPTIONS = (
    FAMILIES_OPTION,
    OptionSpec("pediment", ("random", "A", "B"), "random"),
    OptionSpec("two-seat-quests", ("any", "all"), "any", seats=(2,)),
)


@cache
def _key_names(content: Content) -> frozenset[str]:
    ops = [op for ident in content.designs for op in with_branches(content.programs[ident])]
    choices = [name for op in ops if isinstance(op, Choose) for name in op.options]
    return frozenset([*content.cards, *content.designs, *content.quests, *COLORS, *choices, "new"])


def _renewed(data: dict[str, Any]) -> dict[str, Any]:
    """A state from when a transfer kept its card under that name."""
    for frame in data["stack"]:
        card = frame["v"].pop("card", None)
        if card is not None:
            frame["v"] |= {"prefix": [f"card:{card}"], "asks": [0]}
    return codec.answers_to_frames(data)


KINDS = (
    "turn", "dismiss", "after", "transfer", "power-transfer", "legend", "target", "choose", "pay", "discard", "ready",
    "take", "take-discarded", "oracle", "swap-agora", "swap-oracle", "swap-own", "swap-other", "column-back",
    "column-out", "copy", "chronos",
)  # fmt: skip
"""Every kind of decision; see README."""


class Elysium(Game[ElysiumState, ElysiumView]):
    """Demigods who gather cards and write Legends, for two to four seats.

    `packs` are content packs of the host, the usual one for new matches last. The option `cards` names a match's list
    by its hash, so a match goes on with the list it began with as long as that is among them.
    """

    state_type = ElysiumState
    upgrades = {1: _renewed, 2: without_those_who_left}
    replays = (1, 2)
    differs = {1: ("resign",), 2: ("resign",)}
    flow = FLOW
    automats = {"steady": steady}
    check = staticmethod(check)
    settle_position = staticmethod(give_way)
    may_end = ("deck",)
    leave_out = staticmethod(leave_out)
    view = staticmethod(view_for)
    phase = staticmethod(story.phase)
    errands = staticmethod(story.errands)
    deeds = staticmethod(story.deeds)
    barred = staticmethod(missing)
    describe = staticmethod(position)

    def __init__(self, packs: Sequence[Content] = ()) -> None:
        self.packs = tuple(packs)
        self.content = packs[-1] if packs else HOUSE
        self._by_cards = {self.content.key: self}
        for pack in packs:
            know(pack)
            add_name(f"elysium-option-cards-{pack.key}", f"{pack.name} ({pack.key[:SHOWN]})")
        keys = ("house", *(pack.key for pack in packs))
        cards = OptionSpec("cards", keys, keys[-1], refusal="elysium-rejected-pack")
        self.info = GameInfo(
            key="elysium",
            seats=(2, 3, 4),
            rules_version=3,
            options=(*OPTIONS, cards),
            automats=("random", "steady"),
            numbered=("quest",),
            noteless=("transfer", "legend", "power-transfer"),
            pack_format=FORMAT,
            minutes=DATA.length.minutes,
            primer=("goal", "epoch", "turn"),
            kinds=KINDS,
        )

    def played(self, options: Mapping[str, OptionValue]) -> Elysium:
        """Elysium with the card list of a match; raises BadPosition when the host has it no more."""
        content = content_of(str(options.get("cards", self.content.key)))
        if content.key not in self._by_cards:
            self._by_cards[content.key] = other = copy(self)
            other.content = content
        return self._by_cards[content.key]

    def with_pack(self, raw: bytes) -> Elysium:
        """Elysium with one more card list, which new matches are played with unless they choose another."""
        pack = read_pack(raw)
        return Elysium((*(one for one in self.packs if one.key != pack.key), pack))

    def setup(self, spec: Setup, ctx: Source) -> ElysiumState:
        """The table as laid out, before the first turn."""
        return new_match(spec, ctx, content_of(str(spec.options["cards"])))

    def default(self, state: ElysiumState, decision: AnyDecision) -> Choice:
        """Silence transfers nothing, ends what may end, else takes the first legal answer."""
        keys = [option.key for option in decision.offered]
        if decision.kind == "legend":
            return BACK
        return next((key for key in _QUIET if key in keys), keys[0])

    def reshuffle_hidden(self, state: ElysiumState, viewer: Viewer, source: Source) -> ElysiumState:
        """Another order of the draw pile and other faces of citizens, pile by pile; another seed."""
        other = state.clone()
        other.rng = Rng(f"{source.below(2**31)}", state.rng.count)
        for pile in range(other.pile + 1):
            keys = [key for key, citizen in other.citizens.items() if citizen.pile == pile]
            unseen = [other.citizens[key].face for key in keys] + (other.deck if pile == other.pile else [])
            mixed = source.shuffle(unseen) if unseen else []
            for key, face in zip(keys, mixed, strict=False):
                other.citizens[key] = Citizen(face, pile)
            if pile == other.pile:
                other.deck = mixed[len(keys) :]
        return other

    def resign(self, draft: ElysiumState, seat: Seat, ctx: Context[ElysiumState]) -> None:
        """What the seat was at ends, its turns are left out; its cards stay, tiles go back. The last seat left wins."""
        give_back(draft, seat, ctx)
        left = staying(draft)
        if len(left) == 1:
            finish(draft, ctx, Text("elysium-end-alone", {"seat": seat_text(left[0])}))
            return
        draft.taken = [taken for taken in draft.taken if taken.seat != seat]
        own = ("turn", "dismiss", "step")
        draft.stack = [frame for frame in draft.stack if frame.at not in own or frame.v["seat"] != seat]
        EFFECTS.leave(draft, seat)
        TRIGGERS.leave(draft, seat)
        TRIGGERS.see_to(draft)

    def turn(self, view: ElysiumView) -> Seat | None:
        """Whose turn it is; others may be asked by a power."""
        return None if view.over else view.turn

    def tally(self, view: ElysiumView) -> dict[Seat, Text]:
        """Points as the match would be scored now."""
        return {one.seat: Text("elysium-tally", {"points": one.score.total}) for one in view.players}

    def byname(self, state: ElysiumState, seat: Seat) -> Text:
        """The letter of its mark on the table."""
        return Text("elysium-byname", {"seat": seat})

    def components(self) -> Sequence[Component]:
        """Every card."""
        return components(self.content)

    def topics(self) -> Sequence[Topic]:
        """Rule summaries."""
        return topics(self.content)

    # fmt: off
    key_words = (
        "card", "quest", "citizen", "pass", "power", "column", "end", "done", "legend", "seat", "choose", "pay",
        "none", "copy", "fallback", "new",
    )
    # fmt: on

    def key_names(self) -> Collection[str]:
        """Cards and Quests that no state names, and what a choice may be called."""
        return _key_names(self.content)
