"""Hybris as the engine knows it: the table of frames, and every question a game must answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy

from msgspec.structs import replace

from rules.core import council
from rules.core.game import Component, Context, Game, GameInfo, Rule, Topic
from rules.core.options import OptionSpec, OptionValue
from rules.core.packs import pack_hash
from rules.core.rng import Source
from rules.core.story import Deed
from rules.core.text import add_name
from rules.core.types import (
    BACK,
    AnyDecision,
    Choice,
    ChooseMany,
    Event,
    Proceedings,
    Seat,
    Setup,
    Text,
    Viewer,
    seat_text,
)
from rules.games.hybris import decks, printed, story
from rules.games.hybris.actions import arena, moirai, rites, technologies
from rules.games.hybris.auto import steady
from rules.games.hybris.cards import components
from rules.games.hybris.content import HOUSE, MODULES, Content, content_of, know
from rules.games.hybris.data import House
from rules.games.hybris.describe import position, secrets
from rules.games.hybris.flow import activation, age, age_end, contest, fight, turn
from rules.games.hybris.invariants import check
from rules.games.hybris.missing import missing
from rules.games.hybris.module import Module
from rules.games.hybris.pack import FORMAT, read_pack
from rules.games.hybris.planner import outlook
from rules.games.hybris.position import settle
from rules.games.hybris.reshuffle import reshuffle
from rules.games.hybris.scoring import finish
from rules.games.hybris.setup import new_match
from rules.games.hybris.state import HybrisState
from rules.games.hybris.team import TEAM
from rules.games.hybris.topics import topics
from rules.games.hybris.triggers import TRIGGERS
from rules.games.hybris.verbs import EFFECTS, use
from rules.games.hybris.view import HybrisView
from rules.games.hybris.views import view_for
from rules.games.hybris.words import named, phase_text

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
    "spin": Rule(ask=moirai.ask_spin, answer=moirai.answer_spin),
    "drop": Rule(ask=technologies.ask_drop, answer=technologies.answer_drop),
    "deployment": Rule(run=contest.deployment),
    "contest": Rule(ask=contest.ask_contest, resolve=contest.resolve_contest),
    "duel": Rule(run=arena.after_duel),
    "combat": Rule(run=fight.fight),
    "card": Rule(ask=fight.ask_card, answer=fight.answer_card),
    "drawn": Rule(run=decks.drawn),
    "keep": Rule(ask=decks.ask_keep, answer=decks.answer_keep),
    "closing": Rule(run=age_end.closing),
    "limit": Rule(ask=age_end.ask_limit, answer=age_end.answer_limit),
    "primordial": Rule(run=age_end.primordial),
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

KEY_WORDS = (
    "olympian", "character", "pillar", "token", "none", "done", "pass", "end", "premonition", "place", "space",
    "power", "convert", "design", "make", "appropriate", "foresee", "ward", "drain", "resurrect", "duel", "train",
    "spin", "ignite", "deploy", "pray", "preach", "use", "hero", "drop", "contest", "card", "stop", "tile", "city",
    "choose",
)  # fmt: skip
"""Words of option keys of the base."""

SEATS = (2, 3, 4)
"""How many can play without a module that changes that (3.0)."""

SHOWN = 8
"""Digits of a pack's hash that tell it from another of the same name."""

_QUIET = ("done", "end", "none", "stop", "pass")
"""What silence prefers, where it is offered."""


class Hybris(Game[HybrisState, HybrisView]):
    """Olympians, their Heroes and Prophets, for two to four seats; `modules` can be chosen for a match.

    `packs` are content packs of the host by hash, the usual one for new matches last.
    """

    state_type = HybrisState
    automats = {"steady": steady}
    check = staticmethod(check)
    reshuffle_hidden = staticmethod(reshuffle)
    barred = staticmethod(missing)
    settle_position = staticmethod(settle)
    describe = staticmethod(position)
    secrets = staticmethod(secrets)
    outlook = staticmethod(outlook)

    def __init__(self, modules: Sequence[Module[HybrisState]] = (), packs: Mapping[str, House] | None = None) -> None:
        self.modules, self.packs = tuple(modules), dict(packs or {})
        MODULES.update({module.key: module for module in modules})
        for key, house in self.packs.items():
            know(key, house)
            add_name(f"hybris-option-cards-{key}", f"{house.name} ({key[:SHOWN]})")
        self.flow = dict(FLOW)
        for module in modules:
            self.flow |= module.rules()
        self.content = content_of([HOUSE, *self.packs][-1], ())
        self.lists: tuple[Content, ...] = (
            self.content,
            *(content_of(self.content.key, (module.key,)) for module in modules),
        )
        self.info = GameInfo(
            key="hybris",
            seats=tuple(sorted({*SEATS, *(count for module in modules for count in module.terms.seats)})),
            rules_version=1,
            options=self._options(),
            automats=("random", "steady"),
            pack_format=FORMAT,
            minutes=self.content.house.length.minutes,
            primer=("goal", "age", "turn"),
            noteless=("plan", "destination", "temple", "space", "turn", "contest"),
            numbered=("pillar",),
            kinds=(*KINDS, *(kind for module in modules for kind in module.kinds)),
        )
        self._usual = {spec.key: spec.default for spec in self.info.options}
        self.key_words = (*KEY_WORDS, *(word for module in modules for word in module.key_words))

    def _options(self) -> tuple[OptionSpec, ...]:
        """Which modules are played with: those of the general kind together, of any other option one or none."""
        found: dict[str, list[str]] = {}
        for module in self.modules:
            found.setdefault(module.option, []).append(module.key)
        together = tuple(found.pop("modules", ()))
        spec = OptionSpec("modules", ("base",), "base", parts=together, most=len(together), sets={"base": ()})
        others = [self._one_of(option, keys) for option, keys in found.items()]
        lists = (HOUSE, *self.packs)
        cards = OptionSpec("cards", lists, lists[-1], refusal="hybris-rejected-pack")
        return (*([spec] if together else []), *others, cards)

    def _one_of(self, option: str, keys: Sequence[str]) -> OptionSpec:
        """An option of which one module is chosen or none; it is open where the modules of the general kind let it."""
        modules = [module for module in self.modules if module.key in keys]
        needed = {one for module in modules for one in module.terms.only_with}
        barred = tuple(module.key for module in self.modules if option in module.terms.never_options)
        only_with = {"modules": needed.pop()} if len(needed) == 1 else {}
        never_with = {"modules": barred} if barred else {}
        return OptionSpec(option, ("none", *keys), "none", only_with=only_with, never_with=never_with)

    def chosen_modules(self, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """The modules of a match, in their order."""
        specs = {spec.key: spec for spec in self.info.options}
        # What there is not is refused where a match is set up; here it chooses nothing.
        known = [(specs[name], value) for name, value in options.items() if name in specs]
        chosen = {key for spec, value in known for key in (spec.parts_of(value) or (value,))}
        return tuple(module.key for module in self.modules if module.key in chosen)

    def refuse(self, seats: int, options: Mapping[str, OptionValue]) -> Text | None:
        """What a module cannot be played with (G56)."""
        chosen = self.chosen_modules(options)
        if seats not in SEATS and not any(seats in MODULES[key].terms.seats for key in chosen):
            more = [Text(f"hybris-module-{one.key}") for one in self.modules if seats in one.terms.seats]
            return Text("hybris-rejected-seats", {"modules": more, "seats": seats})
        unusual = {key: value for key, value in options.items() if value != self._usual[key]}
        refusals = (MODULES[key].refuse(chosen, unusual) for key in chosen)
        return next((one for one in refusals if one is not None), None)

    def _content(self, options: Mapping[str, OptionValue]) -> Content:
        return content_of(str(options.get("cards", self.content.key)), self.chosen_modules(options))

    def played(self, options: Mapping[str, OptionValue]) -> Hybris:
        """Hybris with the records and modules of a match; raises BadPosition when the host has its list no more."""
        content = self._content(options)
        other = copy(self)
        other.content, other.lists = content, (content,)
        return other

    def with_pack(self, raw: bytes) -> Hybris:
        """Hybris with one more list of records, which new matches are played with unless they choose another."""
        key = pack_hash(raw)
        return Hybris(
            self.modules, {**{known: one for known, one in self.packs.items() if known != key}, key: read_pack(raw)}
        )

    def setup(self, spec: Setup, ctx: Source) -> HybrisState:
        """The table as laid out, before Olympians are chosen."""
        return new_match(spec, ctx, self._content(spec.options))

    def view(self, state: HybrisState, viewer: Viewer, standing: Sequence[AnyDecision]) -> HybrisView:
        """What a viewer may know."""
        return view_for(state, viewer, standing[0].kind if standing else "")

    def default(self, state: HybrisState, decision: AnyDecision) -> Choice:
        """Silence passes, ends what may end, else takes the first legal answer; it never goes back."""
        agreed = TEAM.default(state, decision)
        if agreed is not None:
            return agreed
        keys = [option.key for option in decision.options]
        if isinstance(decision, ChooseMany):
            return keys[: decision.minimum]
        if decision.kind == "plan":
            return keys[0]
        return next((key for key in _QUIET if key in keys), keys[0] if keys else BACK)

    def resign(self, draft: HybrisState, seat: Seat, ctx: Context[HybrisState]) -> None:
        """The default is played for who left until the Age is over; then it is left out. The last seat left wins."""
        council.left(draft, seat)
        left = draft.staying
        if any(module.deserted(draft, ctx) for module in draft.content.modules):
            pass
        elif len(left) == 1:
            finish(draft, ctx, Text("hybris-end-alone", {"seat": seat_text(left[0])}))
            return
        for module in draft.content.modules:
            module.leave(draft, seat, ctx)

    def council(self, state: HybrisState) -> Proceedings | None:
        """What the players are deciding together."""
        return TEAM.proceedings(state)

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

    def byname(self, state: HybrisState, seat: Seat) -> Text | None:
        """Its Olympian, once chosen."""
        key = state.players[seat].olympian
        return named(key) if key else None

    def components(self) -> Sequence[Component]:
        """Everything printed: of the match, or of the base and all modules."""
        found = {one.id: (content, one) for content in self.lists for one in components(content)}
        return [printed.viewed(content, one) for content, one in found.values()]

    def topics(self) -> Sequence[Topic]:
        """Rule summaries, those of modules last."""
        parts = [(content, module) for content in self.lists for module in content.modules]
        more = [topic for content, module in parts for topic in module.topics(content)]
        retold = {key: text for module in self.content.modules for key, text in module.retold.items()}
        base = [
            replace(one, body=Text(retold.get(one.key, one.body.key), one.body.args)) for one in topics(self.content)
        ]
        return [*base, *more]

    def about(self, options: Mapping[str, OptionValue]) -> Text:
        """As modules say it, where it is other with them."""
        said = [MODULES[key].about for key in self.chosen_modules(options) if MODULES[key].about]
        return Text(said[0]) if said else super().about(options)

    def key_names(self) -> Collection[str]:
        """Everything with an id."""
        found = {"pay", "a", "b", "age", "small", *(name for module in self.modules for name in module.key_names)}
        for content in self.lists:
            found |= {*content.names, *content.conversions, *content.threads, *content.spaces, *content.tiles}
        return found
