"""The scenarios and variants of 2.4 step 10, house options of a match."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import engine
from rules.core.recorder import Recorder
from rules.core.rng import Rng, Source
from rules.core.types import SPECTATOR, Setup, Viewer
from rules.games.hybris.content import HOUSE, content_of
from tests.rules.hybris.table import GAME, Table, acting, seat
from tests.support.play import answer, asked, random_match


def recorder(**options: str) -> Recorder[Any]:
    found = Recorder(GAME, Setup("hybris", 3, "scenario", GAME.chosen(3, options)))
    while found.pending[0].kind in ("olympian", "companion"):
        decision = found.pending[0]
        answer(found, decision.seat, decision.options[0].key)
    return found


def test_s1_everybody_begins_with_a_cheap_technology_the_last_in_order_first() -> None:
    match = recorder(scenario="forges")
    order, technologies = match.state.order, match.state.content.technologies
    for turn in reversed(order):
        decision = match.pending[0]
        assert (decision.kind, decision.seat) == ("heirloom", turn)
        keys = [option.key.removeprefix("technology:") for option in decision.options]
        taken = [tile for player in match.state.players.values() for tile in player.technologies]
        assert keys == [key for key, tile in technologies.items() if tile.cost <= 4 and key not in taken]
        answer(match, decision.seat, f"technology:{keys[-1]}")
    assert [len(player.technologies) for player in match.state.players.values()] == [1, 1, 1]
    assert len(match.state.display) == 4
    assert match.state.age == 1


def test_s2_two_cards_more_at_the_start() -> None:
    plain, war = recorder(), recorder(scenario="heaven")
    assert [len(player.hand) for player in plain.state.players.values()] == [4, 4, 4]
    assert [len(player.hand) for player in war.state.players.values()] == [6, 6, 6]


@pytest.mark.parametrize(("options", "vp"), [({}, 1), ({"scenario": "heaven"}, 2)])
def test_s2_a_point_more_for_beating_a_player(options: dict[str, str], vp: int) -> None:
    first = {**seat("poseidon", pillars=[5]), "chars": {"poseidon": {"where": "olympus"}}}
    at = Table(
        first,
        seat("athena", at={"odysseus": "O1"}, pillars=[1]),
        options=options,
        at=acting("poseidon", "olympus", step="space"),
    )
    at.choose("space:O1")
    assert at.player().vp == vp
    assert at.char("odysseus").where == "styx"


def test_s2_against_the_game_nothing_is_added() -> None:
    plain = random_match(GAME, Setup("hybris", 2, "war", GAME.chosen(2, {"scenario": "heaven"})), "w")
    assert plain.state.outcome is not None
    assert plain.state.content.champion("CH1").reward == content_of(HOUSE, ()).champion("CH1").reward


def test_v1_four_ages_with_primordials_in_the_second_and_the_last() -> None:
    amounts = recorder(variant="short").state.content.amounts
    assert (amounts.ages, amounts.primordial_ages) == (4, (2, 4))
    match = random_match(GAME, Setup("hybris", 2, "short", GAME.chosen(2, {"variant": "short"})), "s")
    assert match.state.age == 4
    assert match.state.outcome is not None
    assert match.state.outcome.reason.key in ("hybris-end-ages", "hybris-end-tiles")


def planning(**options: str) -> Recorder[Any]:
    match, chooser = recorder(**options), Source(Rng("v2"))
    while match.pending[0].kind not in ("plan", "planned"):
        decision = match.pending[0]
        answer(match, decision.seat, chooser.pick([option.key for option in decision.options]))
    return match


def test_v2_tokens_are_laid_face_up_in_turn_order() -> None:
    match = planning(variant="open")
    order = engine.view(GAME, match.state, SPECTATOR).order
    seen = []
    while match.pending and match.pending[0].kind in ("plan", "planned"):
        assert len(match.pending) == 1
        decision = match.pending[0]
        assert not decision.secret
        if decision.seat not in seen:
            seen.append(decision.seat)
        keys = [option.key for option in decision.options]
        answer(match, decision.seat, keys[0])
        view = engine.view(GAME, match.state, SPECTATOR)
        if decision.kind == "plan":
            assert "olympus" in [one.token for one in view.players[decision.seat].characters]
    assert seen == order


def test_without_v2_all_lay_theirs_in_secret_at_once() -> None:
    match = planning()
    assert {one.seat for one in match.pending} == {0, 1, 2}
    assert all(one.secret for one in match.pending)
    answer(match, 0, asked(GAME, match.state, 0).options[0].key)
    other = engine.view(GAME, match.state, Viewer(1))
    assert [one.token for one in other.players[0].characters] == [None] * 7


@pytest.mark.parametrize(
    "options", [{"scenario": "forges", "variant": "open"}, {"scenario": "heaven", "variant": "short"}]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_combination_is_played_to_its_end(seats: int, options: dict[str, str]) -> None:
    chosen = GAME.chosen(seats, {**options, "modules": "cards,hermes"})
    assert random_match(GAME, Setup("hybris", seats, "all", chosen), "r").state.outcome is not None


def test_somebody_may_leave_while_plans_are_open() -> None:
    match = planning(variant="open")
    first = match.pending[0].seat
    state = engine.resign(GAME, match.state, first).state
    assert state.outcome is None
    assert first in state.resigned
