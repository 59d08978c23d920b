"""Hybris as the engine knows it: the table of frames, and every question a game must answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.core.game import Component, Context, Game, GameInfo, Rule, Topic
from rules.core.options import OptionSpec, OptionValue
from rules.core.rng import Source
from rules.core.story import Deed
from rules.core.types import BACK, AnyDecision, Choice, ChooseMany, Event, Seat, Setup, Text, Viewer, seat_text
from rules.games.hybris import decks, printed, story
from rules.games.hybris.actions import arena, making, rites
from rules.games.hybris.cards import components
from rules.games.hybris.content import DATA, HOUSE, MODULES, Content, content_of
from rules.games.hybris.describe import position, secrets
from rules.games.hybris.flow import activation, age, closing, contest, fight, turn
from rules.games.hybris.hiding import reshuffle
from rules.games.hybris.invariants import check
from rules.games.hybris.missing import missing
from rules.games.hybris.module import Module
from rules.games.hybris.scoring import finish
from rules.games.hybris.settling import settle
from rules.games.hybris.setup import new_match
from rules.games.hybris.state import HybrisState
from rules.games.hybris.topics import topics
from rules.games.hybris.triggers import TRIGGERS
from rules.games.hybris.verbs import EFFECTS, use
from rules.games.hybris.view import HybrisView
from rules.games.hybris.views import view_for
from rules.games.hybris.words import phase_text

FLOW: dict[str, Rule[HybrisState]] = {
    "choosing": Rule(run=age.choosing),
    "olympian": Rule(ask=age.ask_olympian, answer=age.answer_olympian),
    "companion": Rule(ask=age.ask_companion, answer=age.answer_companion),
    "age": Rule(run=age.age),
    "pillars": Rule(run=age.pillars),
    "pillar": Rule(ask=age.ask_pillar, answer=age.answer_pillar),
    "income": Rule(run=age.income),
    "plan": Rule(ask=age.ask_plan, answer=age.answer_plan),
    "actions": Rule(run=turn.actions),
    "turn": Rule(run=turn.turn),
    "deciding": Rule(ask=turn.ask_turn, answer=turn.answer_turn),
    "passing": Rule(run=turn.passing),
    "activation": Rule(run=activation.activate),
    "destination": Rule(ask=activation.ask_destination, answer=activation.answer_destination),
    "space": Rule(ask=activation.ask_space, answer=activation.answer_space),
    "instead": Rule(ask=activation.ask_instead, answer=activation.answer_instead),
    "action": Rule(ask=activation.ask_action, answer=activation.answer_action),
    "convert": Rule(ask=rites.ask_convert, answer=rites.answer_convert),
    "weaken": Rule(ask=rites.ask_weaken, answer=rites.answer_weaken),
    "resurrect": Rule(ask=rites.ask_resurrect, answer=rites.answer_resurrect),
    "spin": Rule(ask=rites.ask_spin, answer=rites.answer_spin),
    "drop": Rule(ask=making.ask_drop, answer=making.answer_drop),
    "deployment": Rule(run=contest.deployment),
    "contest": Rule(ask=contest.ask_contest, resolve=contest.resolve_contest),
    "duel": Rule(run=arena.after_duel),
    "combat": Rule(run=fight.fight),
    "card": Rule(ask=fight.ask_card, answer=fight.answer_card),
    "drawn": Rule(run=decks.drawn),
    "keep": Rule(ask=decks.ask_keep, answer=decks.answer_keep),
    "closing": Rule(run=closing.closing),
    "limit": Rule(ask=closing.ask_limit, answer=closing.answer_limit),
    "primordial": Rule(run=closing.primordial),
    **EFFECTS.rules(),
    **TRIGGERS.rules(EFFECTS, use=use),
}
"""Where play can be; see README."""

KINDS = (
    "olympian", "companion", "pillar", "plan", "planned", "turn", "after", "destination", "space", "instead", "action",
    "convert", "weaken", "resurrect", "spin", "drop", "contest", "card", "keep", "discard", "recover", "tile", "temple",
    "choose", "limit",
)  # fmt: skip
"""Every kind of decision of the base; see README."""

_QUIET = ("done", "end", "none", "stop", "pass")
"""What silence prefers, where it is offered."""


class Hybris(Game[HybrisState, HybrisView]):
    """Olympians, their Heroes and Prophets, for two to four seats; `modules` can be chosen for a match."""

    state_type = HybrisState
    check = staticmethod(check)
    reshuffle_hidden = staticmethod(reshuffle)
    barred = staticmethod(missing)
    settle_position = staticmethod(settle)
    describe = staticmethod(position)
    secrets = staticmethod(secrets)

    def __init__(self, modules: Sequence[Module] = ()) -> None:
        self.modules = tuple(modules)
        MODULES.update({module.key: module for module in modules})
        self.flow = dict(FLOW)
        for module in modules:
            self.flow |= module.rules()
        self.option = self._option()
        self.content = content_of(HOUSE, ())
        self.info = GameInfo(
            key="hybris",
            seats=(2, 3, 4),
            rules_version=1,
            options=(self.option,) if modules else (),
            minutes=DATA.length.minutes,
            primer=("goal", "age", "turn"),
            noteless=("plan", "destination", "temple", "space"),
            kinds=(*KINDS, *(kind for module in modules for kind in module.kinds)),
        )

    def _option(self) -> OptionSpec:
        """Which modules are played with."""
        parts = tuple(module.key for module in self.modules)
        return OptionSpec("modules", ("base",), "base", parts=parts, most=len(parts), sets={"base": ()})

    def chosen_modules(self, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """The modules of a match, in their order."""
        return self.option.parts_of(options["modules"]) if "modules" in options else ()

    def refuse(self, seats: int, options: Mapping[str, OptionValue]) -> Text | None:
        """What a module cannot be played with (G56)."""
        chosen = self.chosen_modules(options)
        refusals = (MODULES[key].refuse(seats, chosen) for key in chosen)
        return next((one for one in refusals if one is not None), None)

    def _content(self, options: Mapping[str, OptionValue]) -> Content:
        return content_of(HOUSE, self.chosen_modules(options))

    def setup(self, spec: Setup, ctx: Source) -> HybrisState:
        """The table as laid out, before Olympians are chosen."""
        return new_match(spec, ctx, self._content(spec.options))

    def view(self, state: HybrisState, viewer: Viewer, standing: Sequence[AnyDecision]) -> HybrisView:
        """What a viewer may know."""
        return view_for(state, viewer, standing[0].kind if standing else "")

    def default(self, state: HybrisState, decision: AnyDecision) -> Choice:
        """Silence passes, ends what may end, else takes the first legal answer; it never goes back."""
        keys = [option.key for option in decision.options]
        if isinstance(decision, ChooseMany):
            return keys[: decision.minimum]
        if decision.kind == "plan":
            return keys[0]
        return next((key for key in _QUIET if key in keys), keys[0] if keys else BACK)

    def resign(self, draft: HybrisState, seat: Seat, ctx: Context[HybrisState]) -> None:
        """The default is played for who left until the Age is over; then it is left out. The last seat left wins."""
        left = draft.staying
        if len(left) == 1:
            finish(draft, ctx, Text("hybris-end-alone", {"seat": seat_text(left[0])}))
            return
        for module in draft.content.modules:
            module.leave(draft, seat, ctx)

    def turn(self, view: HybrisView) -> Seat | None:
        """Whose turn it is; nobody's outside the Action Phase."""
        return None if view.over or view.phase != "action" else view.turn

    def tally(self, view: HybrisView) -> dict[Seat, Text]:
        """Points as the match would be scored now."""
        return {one.seat: Text("hybris-tally", {"points": one.score.total}) for one in view.players}

    def phase(self, view: HybrisView) -> Text:
        """The Age and its phase."""
        return phase_text(view.age, view.phase)

    def errands(self, view: HybrisView) -> dict[Seat, Text]:
        """By what is being asked: one kind of question at a time."""
        return {seat: story.errand(view) for seat in view.waiting}

    def deeds(self, events: Sequence[Event], seat: Seat | None) -> list[Deed]:
        """What was moved, made, won and unlocked."""
        return story.deeds(events, seat)

    def components(self) -> Sequence[Component]:
        """Everything printed."""
        return [printed.viewed(self.content, one) for one in components(self.content)]

    def topics(self) -> Sequence[Topic]:
        """Rule summaries."""
        return topics(self.content)

    # fmt: off
    key_words = (
        "olympian", "character", "pillar", "token", "none", "done", "pass", "end", "premonition", "place", "space",
        "convert", "design", "make", "appropriate", "foresee", "ward", "drain", "resurrect", "duel", "train", "spin",
        "ignite", "deploy", "pray", "preach", "use", "hero", "drop", "contest", "card", "stop", "tile", "city",
        "choose",
    )
    # fmt: on

    def key_names(self) -> Collection[str]:
        """Everything with an id."""
        content = self.content
        return {
            *content.names, *content.conversions, *content.threads, *content.spaces, *content.tiles, "pay", "a", "b",
            "age", "small",
        }  # fmt: skip
