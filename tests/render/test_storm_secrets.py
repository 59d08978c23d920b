"""Pictures of Storm tell what their viewer may know: own units only to their owner, nothing sealed, nothing else."""

from __future__ import annotations

import itertools

import msgspec
import pytest

import rules.games  # registers the games  # noqa: F401
from render.painter import artist_of, paint
from rules.core import engine, game
from rules.core.recorder import Recorder
from rules.core.rng import Rng, Source
from rules.core.types import SPECTATOR, AnyDecision, Setup, Viewer
from rules.games.storm.view import CHTHONIAN
from tests.render import storm_samples as samples
from tests.render.looking import numbers
from tests.render.storm_requests import fighting, make
from tests.support.play import walking

STEPS = 60


def test_the_public_map_is_the_same_whoever_looks() -> None:
    public = paint(make("board", samples.view()))
    for seat in (0, 1):
        mine = samples.view(seat, choosing=samples.choosing() if seat == 0 else None)
        assert paint(make("board", mine)) == public
        assert paint(make("units", mine)).data != public.data


def test_own_hidden_units_stand_on_the_private_map_only() -> None:
    public, mine = paint(make("board", samples.view(0))).alt, paint(make("units", samples.view(0))).alt
    for name in ("Persephone", "Cerberus", "Nyx", "Charon"):
        assert name not in public
        assert f"{name} " in mine
    assert "Hera" not in public + mine


def test_what_a_seat_hides_changes_nothing_for_others() -> None:
    other = samples.MIDDLE | {15: "aphrodite?", 12: "typhon?", 16: "thanatos? hypnos?"}
    for kind in ("board", "crop"):
        assert paint(make(kind, samples.view())) == paint(make(kind, samples.view(None, other)))
    chthonian_sees = samples.MIDDLE | {15: "aphrodite?"}
    assert paint(make("units", samples.view(0))) == paint(make("units", samples.view(0, chthonian_sees)))


def test_a_sealed_choice_is_not_on_the_picture_of_others() -> None:
    sealed = fighting(fight=samples.fight(CHTHONIAN))
    own = fighting(0, fight=samples.fight(CHTHONIAN, own=True))
    public = paint(make("combat", sealed))
    assert "Pursuit" not in public.alt
    assert "Sealed" in public.alt
    assert "Pursuit" in paint(make("combat", own)).alt


def by_group(decision: AnyDecision) -> list[tuple[str, ...]]:
    """The places of the options, group by group as the menus show them."""
    groups: dict[str, list[str]] = {}
    for option in decision.options:
        if option.ref is not None:
            groups.setdefault(str(option.group), []).append(option.ref)
    return [tuple(dict.fromkeys(refs[:25])) for refs in groups.values()]


@pytest.mark.parametrize("seed", ["one", "two"])
def test_real_matches_can_be_drawn_and_hide_what_they_must(seed: str) -> None:
    """Every third position: all markers stand on the best picture, and another hidden world looks the same."""
    storm, artist = game.games()["storm"], artist_of("storm")
    recorder = Recorder(storm, Setup("storm", 2, seed, {"setup": "random"}))
    recorder.start()
    for number, _ in enumerate(itertools.islice(walking(recorder, seed), STEPS)):
        for decision in recorder.pending if number % 3 == 0 else ():
            seen = engine.view(storm, recorder.state, Viewer(decision.seat))
            for refs in by_group(decision):
                request = make("board", seen, refs)
                canvas = artist.draw(msgspec.structs.replace(request, kind=artist.best(request)))
                assert numbers(canvas) == [marker.number for marker in request.markers]
            other = storm.reshuffle_hidden(recorder.state, SPECTATOR, Source(Rng(str(number))))
            views = (seen, engine.view(storm, recorder.state, SPECTATOR), engine.view(storm, other, SPECTATOR))
            mine, public, hidden = (artist.draw(make("board", view)).image for view in views)
            assert public == hidden == mine
    assert recorder.state.turn > 5
