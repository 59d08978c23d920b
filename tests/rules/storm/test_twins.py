"""Two hidden units that stand together are the same to everybody else, whatever is done with them later.

A random match is played twice from such a position, with both units having changed places. Everything the enemy and
spectators are asked, told and shown must stay equal: also who came from where, once fights or powers have shown both.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.core import codec, engine
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Choice, Command, Event, Setup, Viewer, heard
from rules.games.storm.state import GONE, StormState
from tests.rules.storm.table import GAME, SAY, SEATS, Table, known_to

BOUND = 1500
MATCHES = (29, 31, 32, 39, 43, 1, 2, 3)
"""In most of these everybody comes to know both units of the pair, so that their names stand side by side."""


def outside(state: StormState, events: Sequence[Event], owner: int) -> list[bytes]:
    """All that anybody but `owner` hears, is asked and sees."""
    found = []
    for viewer in (Viewer(1 - owner), Viewer()):
        told = [event for one in events if (event := heard(one, viewer)) is not None]
        found.append(codec.encode([*known_to(state, viewer), told, [SAY(event.text) for event in told]]))
    return found


def after(state: StormState, decision: AnyDecision, choice: Choice) -> tuple[StormState, Sequence[Event]]:
    step = engine.submit(GAME, state, Command(decision.id, decision.seat, choice))
    assert isinstance(step.state, StormState)
    return step.state, step.events


def pairs(state: StormState) -> list[tuple[int, int]]:
    """Hidden units of a side that stand together."""
    hidden = [n for n, piece in enumerate(state.pieces) if piece.region != GONE and not piece.known]

    def where(number: int) -> tuple[str, int]:
        return state.pieces[number].side, state.pieces[number].region

    return [(one, two) for one in hidden for two in hidden if one < two and where(one) == where(two)]


def swapped(state: StormState, one: int, two: int) -> StormState:
    other = state.clone()
    first, second = state.pieces[one].name, state.pieces[two].name
    other.change(one, name=second)
    other.change(two, name=first)
    return other


def translated(choice: Choice, one: int, two: int) -> Choice:
    """The same units in the other match: hidden ones are chosen by number."""
    if isinstance(choice, list):
        change = {f"hidden:{one}": f"hidden:{two}", f"hidden:{two}": f"hidden:{one}"}
        return [change.get(key, key) for key in choice]
    return choice


def answer_to(decision: AnyDecision, source: Source) -> Choice:
    """Any answer, but mostly movements, so that units meet."""
    keys = [option.key for option in decision.offered]
    walks = [key for key in keys if key.startswith(("from:", "region:"))]
    return source.pick(walks) if walks and source.below(4) else random_choice(decision, source)


def play(number: int) -> tuple[int, bool]:
    """How long a pair was compared in a match, and whether everybody came to know both."""
    options: dict[str, str | int | bool] = {"setup": "random", "combat": "open" if number % 3 == 0 else "sealed"}
    state = engine.start(GAME, Setup("storm", 2, f"twins {number}", options)).state
    assert isinstance(state, StormState)
    source = Source(Rng(f"twins {number}"))
    twin, pair, compared = None, (0, 0), 0
    for _ in range(BOUND):
        if state.outcome is not None:
            break
        if twin is None and state.stack[-1].at == "turn" and (found := pairs(state)):
            pair = found[source.below(len(found))]
            twin = swapped(state, *pair)
        asked = engine.pending(GAME, state)
        decision = asked[source.below(len(asked))]
        choice = answer_to(decision, source)
        state, events = after(state, decision, choice)
        if twin is None:
            continue
        twin, other = after(twin, decision, translated(choice, *pair))
        owner = SEATS[state.pieces[pair[0]].side]
        assert outside(twin, other, owner) == outside(state, events, owner)
        compared += 1
        if all(state.pieces[n].known for n in pair):
            return compared, True
    return compared, False


@pytest.mark.rule("STO-035", "STO-059")
def test_nobody_else_can_ever_tell_which_of_two_hidden_units_came_from_where() -> None:
    found = [play(number) for number in MATCHES]
    assert sum(compared for compared, _ in found) > 150
    assert [shown for _, shown in found].count(True) > 4


def test_units_of_a_fight_are_named_strongest_first_wherever_they_set_up() -> None:
    for places in ({"typhon": 11, "harpies": 11}, {"harpies": 11, "typhon": 11}):
        table = Table(zeus=15, ares=6, hades=10, **places)
        table.move("harpies", "typhon", to=6)
        assert "A fight in 6: Typhon and Harpies against Ares." in table.said()
