"""Formations kept and brought back step by step, and what the menu of a formation offers."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.types import AnyDecision, Viewer
from rules.games.storm.board import HOMES
from rules.games.storm.data import mandatory
from rules.games.storm.state import StormState
from rules.games.storm.view import CHTHONIAN, StormView
from tests.rules.storm.table import GAME, OTHERS, SAY, answered, start

UNITS = [mandatory(CHTHONIAN), *OTHERS[CHTHONIAN][:8]]
OTHER = [mandatory(CHTHONIAN), *OTHERS[CHTHONIAN][3:11]]


def asked(state: StormState) -> AnyDecision:
    return next(one for one in engine.pending(GAME, state) if one.seat == 0)


def seen(state: StormState) -> StormView:
    return engine.view(GAME, state, Viewer(0))


def kept(state: StormState) -> list[str] | None:
    found = GAME.keepable(seen(state))
    assert found is not None
    assert found.shelf == CHTHONIAN
    return found.body


@pytest.mark.parametrize("body", [UNITS, UNITS[::-1], OTHER])
def test_a_kept_formation_comes_back_from_anywhere(body: list[str]) -> None:
    fresh = start()
    picked = answered(fresh, OTHERS[CHTHONIAN][:8], seat=0)
    for state in (fresh, picked, answered(picked, "region:5"), answered(picked, "arrange"), answered(picked, "pick")):
        steps, way = 0, []
        while (choice := GAME.recall(seen(state), asked(state), body)) is not None:
            way.append(asked(state).kind)
            state = answered(state, choice, seat=0)
            steps += 1
            assert steps <= 6
        assert kept(state) == body
        assert asked(state).kind == "formation"
        assert ("pick" in way) == (sorted(body) != sorted(UNITS) or way[:1] == ["pick"])


def test_there_is_nothing_to_keep_before_units_are_picked_and_after_all_is_locked() -> None:
    state = start()
    assert kept(state) is None
    locked = answered(answered(state, OTHERS[CHTHONIAN][:8], "lock", seat=0), [], "lock")
    assert GAME.keepable(seen(locked)) is None
    assert GAME.keepable(engine.view(GAME, state, Viewer(None))) is None


def test_before_units_are_picked_nobody_is_said_to_stay_out() -> None:
    fresh = start()
    picked = answered(fresh, OTHERS[CHTHONIAN][:8], seat=0)
    for state in (fresh, answered(picked, "pick")):
        (line,) = [SAY(one) for one in GAME.secrets(seen(state))]
        assert line.startswith("Hades is always in. To choose from: Persephone, Charon, ")
        assert "Hades" not in line.removeprefix("Hades")
    assert any(SAY(one).startswith("Staying out: ") for one in GAME.secrets(seen(picked)))


def test_the_menu_says_what_stays_and_offers_chance_while_there_is_any() -> None:
    state = answered(start(), OTHERS[CHTHONIAN][:8], seat=0)
    for number, region in enumerate(HOMES[CHTHONIAN]):
        hints = [option.hint for option in asked(state).options if option.key.startswith("region:")]
        assert [hint is not None for hint in hints] == [n < number for n in range(9)]
        assert ("random" in [option.key for option in asked(state).options]) == (number < 8)
        state = answered(state, f"region:{region}", f"region:{region}", seat=0)
    back = answered(state, "region:5", "back", seat=0)
    assert kept(back) == kept(state)
    final = {option.key: option.irreversible for option in asked(state).options}
    assert [key for key, irreversible in final.items() if irreversible] == ["lock"]


def test_whose_turn_it_is_is_known_from_the_first_to_the_last() -> None:
    state = start()
    assert GAME.turn(seen(state)) is None
    assert GAME.turn(seen(start(challenge=True))) is None
    playing = start(setup="random")
    assert GAME.turn(seen(playing)) == 0
    assert GAME.turn(engine.view(GAME, answered(playing, "liturgy"), Viewer(None))) == 1
    over = engine.resign(GAME, playing, 1).state
    assert GAME.turn(seen(over)) is None
    tally = GAME.tally(seen(playing))
    assert [(seat, text.args["honor"]) for seat, text in sorted(tally.items())] == [(0, 16), (1, 16)]
    assert GAME.tally(seen(start(challenge=True))) == {}
