"""Planning transfers: which card, to which Legend, with price, Gold left and points; and the plan as it stands."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence

from msgspec import structs

from rules.core import flow
from rules.core.composition import Composition, Part
from rules.core.game import Frame
from rules.core.text import joined
from rules.core.types import BACK, AnyDecision, Args, Option, Seat, Text
from rules.games.elysium.legends import (
    NEW,
    Way,
    allowance,
    gained,
    kind_with,
    legend_family,
    legend_level,
    penalty,
    transfer,
)
from rules.games.elysium.ops import Happened
from rules.games.elysium.scoring import by_source
from rules.games.elysium.state import ElysiumState, Written, is_citizen
from rules.games.elysium.table import modifiers
from rules.games.elysium.triggers import TRIGGERS
from rules.games.elysium.words import Ctx, family_text, filed_text, name_text


class Transfers(Composition[ElysiumState]):
    """Asks which card goes, then to which Legend; beside the cards the first question offers other things to do."""

    @abstractmethod
    def ways(self, state: ElysiumState, frame: Frame) -> list[Way]:
        """Every transfer that can be made."""

    @abstractmethod
    def others(self, state: ElysiumState, frame: Frame, found: Sequence[Way]) -> list[Option]:
        """What else can be done, beside the transfers found."""

    @abstractmethod
    def which(self, state: ElysiumState, frame: Frame, found: Sequence[Way], options: list[Option]) -> AnyDecision:
        """The first question."""

    @abstractmethod
    def go(self, draft: ElysiumState, frame: Frame, way: Way, ctx: Ctx) -> None:
        """Make a transfer."""

    @abstractmethod
    def other(self, draft: ElysiumState, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Do something else."""

    def parts(self, state: ElysiumState, frame: Frame, prefix: Sequence[Part]) -> Collection[str]:
        """Cards and what else there is; then the Legends of a card."""
        if not prefix:
            found = self.ways(state, frame)
            cards = {f"card:{way.card}": None for way in found}
            return [*cards, *(option.key for option in self.others(state, frame, found))]
        return [f"legend:{_number(way)}" for way in self._of(state, frame, prefix)] if len(prefix) == 1 else ()

    def ask(self, state: ElysiumState, frame: Frame, prefix: Sequence[Part], *, back: bool) -> AnyDecision:
        """Hints tell prices and points."""
        seat = frame.v["seat"]
        if not prefix:
            found = self.ways(state, frame)
            options = [*_cards(state, seat, found), *self.others(state, frame, found)]
            return self.which(state, frame, found, options)
        found = self._of(state, frame, prefix)
        options = _told_apart([_legend(state, seat, way) for way in found])
        prompt = Text("elysium-ask-legend", {"moved": name_text(state.content, found[0].card)})
        way_back = Option(BACK, Text("elysium-option-back"))
        return flow.one(frame, seat, "legend", prompt, options, public=True, back=way_back)

    def do(self, draft: ElysiumState, frame: Frame, move: Sequence[Part], ctx: Ctx) -> None:
        """Transfer the card, or do something else."""
        found = self._of(draft, frame, move)
        if found:
            self.go(draft, frame, next(way for way in found if move[1] == f"legend:{_number(way)}"), ctx)
        else:
            self.other(draft, frame, str(move[0]), ctx)

    def may_leave(self, state: ElysiumState, frame: Frame) -> bool:
        """Done is an answer of its own."""
        return False

    def asked_anyway(self, prefix: Sequence[Part]) -> bool:
        """Being done may have a consequence, so it is asked even alone."""
        return not prefix

    def _of(self, state: ElysiumState, frame: Frame, prefix: Sequence[Part]) -> list[Way]:
        return [way for way in self.ways(state, frame) if f"card:{way.card}" == prefix[0]]


def _number(way: Way) -> str:
    return "new" if way.legend == NEW else str(way.legend)


def _cards(state: ElysiumState, seat: Seat, found: list[Way]) -> list[Option]:
    """One option per card that can be transferred; its hint tells prices and points wherever it may go."""
    cards = list(dict.fromkeys(way.card for way in found))
    return [_card(state, seat, key, [way for way in found if way.card == key]) for key in cards]


def _card(state: ElysiumState, seat: Seat, key: str, found: list[Way]) -> Option:
    return Option(f"card:{key}", filed_text(state.content, key), ref=f"card:{key}", hint=_hint(state, seat, found))


def _hint(state: ElysiumState, seat: Seat, found: list[Way]) -> Text:
    """What a card costs and brings, which powers its transfer sets off, and whether it takes a transfer with it.

    `gold` is the lowest price, `points` the most that one of the ways brings.
    """
    key, costs = found[0].card, [way.cost for way in found]
    gains = [gained(state, seat, way) for way in found]
    points = max(points for points, _ in gains)
    answers = TRIGGERS.answers(state, Happened("transferred", seat, key, itself=True))
    least, most = min(costs), max(costs)
    names: Args = {"gold": least, "most": most, "price": "one" if least == most else "several"}
    names |= {"left": state.players[seat].gold - least, "lost": _allowed_by(state, seat, key), "points": points}
    names["gain"] = "one" if min(points for points, _ in gains) == points else "several"
    names["tile"] = max(tile for brought, tile in gains if brought == points)
    names |= {"count": len(answers), "powers": [name_text(state.content, due.source) for due, _ in answers]}
    names["kind"] = "citizen" if is_citizen(key) else state.content.card(key).activation
    names["penalty"] = penalty(state, seat)
    return Text("elysium-hint-transfer", names)


def _allowed_by(state: ElysiumState, seat: Seat, key: str) -> int:
    """How many transfers a card in the Domain itself allows."""
    if not modifiers(state, seat, "extra_transfer"):
        return 0
    player = state.players[seat]
    without = structs.replace(player, domain=[held for held in player.domain if held.key != key])
    return allowance(state, seat) - allowance(structs.replace(state, players={**state.players, seat: without}), seat)


def _told_apart(options: list[Option]) -> list[Option]:
    """Places that read alike, with their numbers."""
    labels = [option.label for option in options]
    return [
        option
        if labels.count(option.label) == 1
        else structs.replace(option, label=Text("elysium-option-nth", {"place": option.label, "number": number}))
        for number, option in enumerate(options, 1)
    ]


def _legend(state: ElysiumState, seat: Seat, way: Way) -> Option:
    hint, key = _hint(state, seat, [way]), f"legend:{_number(way)}"
    if way.legend == NEW:
        return Option(key, Text("elysium-option-new-legend"), hint=hint)
    return Option(key, _place(state, seat, way), ref=f"legend:{seat}:{way.legend}", hint=hint)


def _place(state: ElysiumState, seat: Seat, way: Way) -> Text:
    """A Legend to join, by what it is; a single card by what the two become."""
    legend = state.players[seat].legends[way.legend]
    names: Args = {"family": family_text(legend_family(state, legend)), "level": legend_level(state, legend)}
    if legend.kind is None:
        kind = kind_with(state, legend, way)
        return Text(f"elysium-option-join-{kind}", {**names, "card": name_text(state.content, legend.cards[0])})
    # Nothing but what is told may differ between places, else those that read alike go unnoticed.
    told: Args = {legend.kind: names[legend.kind], "card": name_text(state.content, legend.cards[0])}
    return Text(f"elysium-option-legend-{legend.kind}", told)


def make(draft: ElysiumState, seat: Seat, way: Way, ctx: Ctx) -> None:
    """Transfer, and in Phase III note it in the plan."""
    player = draft.players[seat]
    if draft.phase == "legends":
        number = len(player.legends) if way.legend == NEW else way.legend
        (points, _), before = gained(draft, seat, way), by_source(draft, seat)
        total, prestige = sum(before.values()), before["prestige"]
        player.written.append(Written(way.card, number, way.cost, points, player.gold, total, prestige))
    transfer(draft, seat, way, ctx)


def plan_text(state: ElysiumState, seat: Seat) -> Text | None:
    """The transfers of this step in order, what powers brought on the way, Gold and points since the first transfer;
    None when there is none yet.
    """
    player = state.players[seat]
    if not player.written:
        return None
    rows = [_row(state, seat, number, one) for number, one in enumerate(player.written, 1)]
    begun, now = player.written[0], by_source(state, seat)
    points, prestige = sum(now.values()) - begun.total, now["prestige"] - begun.prestige
    more: Args = {
        "gold": player.gold - begun.gold + sum(one.cost for one in player.written),
        "points": points - prestige - sum(one.points for one in player.written),
    }
    if any(more.values()):
        rows.append(Text("elysium-plan-powers", more))
    if prestige:
        rows.append(Text("elysium-plan-prestige", {"points": prestige}))
    facts: Args = {"before": begun.gold, "gold": player.gold, "points": points}
    return Text("elysium-plan", {"rows": joined(rows, "elysium-plan-rows"), **facts})


def done_text(made: int, left: int) -> Text:
    """What being done means: transfers made, and those left that lapse."""
    done = Text("elysium-hint-done", {"made": made})
    return Text("elysium-hint-lapse", {"done": done, "left": left}) if left else done


def _row(state: ElysiumState, seat: Seat, number: int, one: Written) -> Text:
    legend = state.players[seat].legends[one.legend]
    names: Args = {"family": family_text(legend_family(state, legend)), "level": legend_level(state, legend)}
    names["first"] = name_text(state.content, legend.cards[0])
    place = Text(f"elysium-plan-to-{legend.kind or 'single'}", names)
    names = {"number": number, "card": filed_text(state.content, one.card), "gold": one.cost, "points": one.points}
    return Text("elysium-plan-row", {**names, "place": place})
