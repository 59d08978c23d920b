"""How a question to all players is put: its words, and what asks it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.game import Frame
from rules.core.types import Option, Seat, Text, seat_text
from rules.games.hybris.cards import source_text
from rules.games.hybris.state import HybrisState
from rules.games.hybris.team import CAUSED, Question
from rules.games.hybris.verbs import EFFECTS


class Asked(Question):
    """A question with words of its own, `hybris-ask-<name>`."""

    name: str

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """By its name, with what asks."""
        return caused(state, frame, Text(f"hybris-ask-{self.name}"))


def caused(state: HybrisState, frame: Frame, question: Text) -> Text:
    """A question with the card, tile or step that asks it; as it is where nothing does.

    `frame.v["cause"]` names a step of the Age, `hybris-cause-<name>`; else it is the effect in progress.
    """
    if "cause" in frame.v:
        return Text(CAUSED, {"cause": Text(f"hybris-cause-{frame.v['cause']}"), "question": question})
    if EFFECTS.running(state) is None:
        return question
    return Text(CAUSED, {"cause": source_text(state, EFFECTS.run_of(state).source), "question": question})


def somebody(seats: Sequence[Seat]) -> list[Option]:
    """Players to choose from."""
    return [Option(f"seat:{seat}", seat_text(seat), ref=f"seat:{seat}") for seat in seats]
