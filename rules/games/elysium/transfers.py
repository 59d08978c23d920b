"""Planning transfers: which card, to which Legend, with price, Gold left and points; and the plan as it stands."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import ChooseOne, Option, Seat, Text
from rules.games.elysium.legends import NEW, Way, legend_text, points_gained, transfer
from rules.games.elysium.scoring import parts
from rules.games.elysium.state import ElysiumState, Written, is_citizen
from rules.games.elysium.words import Args, Ctx, family_text, name_text


def card_options(state: ElysiumState, seat: Seat, found: list[Way]) -> list[Option]:
    """One option per card that can be transferred; its hint tells the cheapest price and the most points."""
    cards = list(dict.fromkeys(way.card for way in found))
    return [_card(state, seat, key, [way for way in found if way.card == key]) for key in cards]


def _card(state: ElysiumState, seat: Seat, key: str, found: list[Way]) -> Option:
    cost = min(way.cost for way in found)
    points = max(points_gained(state, seat, way) for way in found)
    return Option(f"card:{key}", _label(state, key), ref=f"card:{key}", hint=_hint(state, seat, cost, points))


def _label(state: ElysiumState, key: str) -> Text:
    """A card with what its Legend is made by: family and level."""
    name = name_text(state.content, key)
    if is_citizen(key):
        return name
    design = state.content.card(key)
    return Text("elysium-say-card", {"card": name, "family": family_text(design.family), "level": design.level})


def _hint(state: ElysiumState, seat: Seat, cost: int, points: int) -> Text:
    left = state.players[seat].gold - cost
    return Text("elysium-hint-transfer", {"gold": cost, "left": left, "points": points})


def ask_legend(state: ElysiumState, frame: Frame, seat: Seat, found: list[Way], key: str) -> ChooseOne:
    """To which Legend a card goes."""
    here = [way for way in found if way.card == key]
    options = [_legend(state, seat, way) for way in here]
    prompt = Text("elysium-ask-legend", {"moved": name_text(state.content, key)})
    return flow.one(frame, seat, "legend", prompt, [*options, Option("back", Text("elysium-option-back"))])


def _legend(state: ElysiumState, seat: Seat, way: Way) -> Option:
    hint = _hint(state, seat, way.cost, points_gained(state, seat, way))
    if way.legend == NEW:
        return Option("legend:new", Text("elysium-option-new-legend"), hint=hint)
    legend = state.players[seat].legends[way.legend]
    cards = [name_text(state.content, key) for key in legend.cards]
    label = Text("elysium-option-legend", {"number": way.legend + 1, "legend": legend_text(state, legend)})
    if legend.kind is None:
        label = Text("elysium-option-join", {"number": way.legend + 1, "card": cards[0]})
    return Option(f"legend:{way.legend}", label, ref=f"legend:{seat}:{way.legend}", hint=hint)


def make(draft: ElysiumState, seat: Seat, way: Way, ctx: Ctx) -> None:
    """Transfer, and in Phase III note it in the plan."""
    player = draft.players[seat]
    if draft.phase == "legends":
        number = len(player.legends) if way.legend == NEW else way.legend
        points, before = points_gained(draft, seat, way), sum(parts(draft, seat).values())
        player.written.append(Written(way.card, number, way.cost, points, player.gold, before))
    transfer(draft, seat, way, ctx)


def plan_text(state: ElysiumState, seat: Seat) -> Text | None:
    """The transfers of this step in order, with Gold and points since the first of them; None when there is none yet.

    The totals count what powers brought on the way, too.
    """
    player = state.players[seat]
    if not player.written:
        return None
    rows = [_row(state, seat, number, one) for number, one in enumerate(player.written, 1)]
    begun, total = player.written[0], sum(parts(state, seat).values())
    names: Args = {"before": begun.gold, "gold": player.gold, "points": total - begun.total}
    return Text("elysium-plan", {"rows": _lines(rows), **names})


def done_text(made: int, left: int) -> Text:
    """What being done means: transfers made, and those left that lapse."""
    done = Text("elysium-hint-done", {"made": made})
    return Text("elysium-hint-lapse", {"done": done, "left": left}) if left else done


def _row(state: ElysiumState, seat: Seat, number: int, one: Written) -> Text:
    legend = legend_text(state, state.players[seat].legends[one.legend])
    names: Args = {"number": number, "card": _label(state, one.card), "gold": one.cost, "points": one.points}
    return Text("elysium-plan-row", {**names, "legend": legend})


def _lines(rows: list[Text]) -> Text:
    head, *rest = rows
    return Text("elysium-plan-rows", {"row": head, "rest": _lines(rest)}) if rest else head


def chosen(frame: Frame, found: list[Way], choice: str) -> Way | None:
    """The transfer that an answer completes; None when the next question is where to, or which card."""
    if choice == "back":
        frame.v["card"] = None
        return None
    kind, _, rest = choice.partition(":")
    if kind == "card":
        here = [way for way in found if way.card == rest]
        if len(here) == 1:
            return here[0]
        frame.v["card"] = rest
        return None
    number = NEW if rest == "new" else int(rest)
    key, frame.v["card"] = frame.v["card"], None
    return next(way for way in found if way.card == key and way.legend == number)
