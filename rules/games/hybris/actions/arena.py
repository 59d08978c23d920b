"""The Coliseum: a duel with one of its Heroes, training."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import Option, Text
from rules.games.hybris import decks, halt
from rules.games.hybris.cards import champion_text
from rules.games.hybris.flow import fight
from rules.games.hybris.module import Action
from rules.games.hybris.places import FIGHTERS
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import change
from rules.games.hybris.words import Ctx, name_text, say


class Duel(Action[HybrisState]):
    """An Olympian or Hero fights one of those in the Coliseum; the nameless one when all are beaten."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One for each."""
        if state.content.characters[frame.v["character"]].kind not in FIGHTERS:
            return []
        return [_duel(state, key) for key in state.champions or [state.content.house.champion.id]]

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """Prophets do not fight."""
        return Text("hybris-why-duel")

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Fight; what comes of it is seen to beneath."""
        flow.push(draft, "duel", seat=frame.v["seat"], character=frame.v["character"], enemy=what)
        fight.begin(draft, frame.v["character"], what, frame.v["place"], ctx)


def _duel(state: HybrisState, key: str) -> Option:
    label = Text("hybris-option-duel", {"enemy": name_text(state, key)})
    return Option(f"duel:{key}", label, ref=f"champion:{key}", hint=champion_text(state.content.champion(key)))


def after_duel(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """A beaten Hero is a trophy; a beaten attacker's turn is over."""
    seat, enemy = frame.v["seat"], frame.v["enemy"]
    flow.pop(draft)
    if frame.v["won"]:
        halt.cut(draft)
    elif enemy in draft.champions:
        draft.champions.remove(enemy)
        draft.players[seat].trophies.append(enemy)
        say(ctx, "trophy", seat, enemy=name_text(draft, enemy))


class Train(Action[HybrisState]):
    """Draw Conflict cards."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One, as long as there are cards."""
        seat = frame.v["seat"]
        label = Text("hybris-option-train", {"count": _cards(state, seat)})
        return (
            [Option("train", label, hint=Text("hybris-hint-train"))]
            if any(decks.piles(state, seat, "conflict"))
            else []
        )

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """No card is left."""
        return Text("hybris-why-cards")

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """Draw."""
        decks.draw(draft, frame.v["seat"], "conflict", _cards(draft, frame.v["seat"]), ctx)


def _cards(state: HybrisState, seat: int) -> int:
    return state.content.actions.train["draw"] + change(state, seat, "train")
