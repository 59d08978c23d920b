"""Pact: Believers become something else, row by row, after a Corruption card was turned up (3.3, G12, G13)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Seat, Text
from rules.games.hybris import resources
from rules.games.hybris.cards import said_for
from rules.games.hybris.module import Action, Price
from rules.games.hybris.modules.tartarus.records import KEY, Row, records
from rules.games.hybris.modules.tartarus.verbs import reveal
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs import able, start
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, amount_text


class Pact(Action[HybrisState]):
    """Any number of conversions, none of them included."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Always."""
        return [Option("pact", Text("hybris-option-pact"), hint=Text("hybris-hint-pact"), irreversible=True)]

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """First the card; the conversions are asked beneath (HYB-084)."""
        flow.push(draft, "pact", seat=frame.v["seat"])
        reveal(draft, frame.v["seat"], "pact", ctx)


def useful(state: HybrisState, seat: Seat) -> list[Row]:
    """Rows that do something."""
    return [row for row in records(state.content).pact if able(state, seat, row.id)]


def prices(state: HybrisState, seat: Seat) -> list[Price]:
    """The rows for the planner."""
    return [Price(f"pact:{row.id}", {"believer": row.believer}, row.id) for row in useful(state, seat)]


def ask_pact(state: HybrisState, frame: Frame) -> AnyDecision:
    """Another row, or enough."""
    seat = frame.v["seat"]
    held = state.players[seat].believer
    options = [row_option(state, seat, row) for row in useful(state, seat) if row.believer <= held]
    options.append(Option("done", Text("hybris-option-done")))
    return flow.one(frame, seat, "pact", Text("hybris-ask-pact"), options, public=True)


def row_option(state: HybrisState, seat: Seat, row: Row) -> Option:
    """A row of the table."""
    cost = amount_text("believer", row.believer)
    return Option(
        f"pact:{row.id}", Text("hybris-option-convert", {"cost": cost, "gain": said_for(state, seat, row.id)})
    )


def answer_pact(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Pay and gain at once (HYB-092, HYB-093); then ask again."""
    if choice == "done":
        flow.pop(draft)
        return
    row = next(row for row in records(draft.content).pact if row.id == picked(choice))
    flow.ask_again(draft, frame)
    resources.pay(draft, decision.seat, "believer", row.believer, ctx)
    start(draft, decision.seat, row.id, KEY)
