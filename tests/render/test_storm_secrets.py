"""Pictures of Storm tell what their viewer may know: own units only to their owner, nothing sealed, nothing else."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import msgspec
import pytest

import rules.games  # registers the games  # noqa: F401
from render.cache import SCENES, SPRITES
from render.canvas import PLATES, TABLES
from render.painter import artist_of, paint
from render.types import Marker, Request
from rules.core import engine, game
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import SPECTATOR, AnyDecision, Command, Setup, Viewer
from rules.games.storm.view import CHTHONIAN, StormView
from tests.render import storm_samples as samples
from tests.render.storm_requests import REQUESTS, fighting, make

SHOWN = ("board", "units, crowded flight", "combat, worst", "crop", "setup, place", "card, zeus", "score, draw")
DIGEST = f"""
import hashlib
from render.painter import paint
from tests.render.storm_requests import REQUESTS
for name in {SHOWN}:
    picture = paint(REQUESTS[name])
    print(hashlib.sha256(picture.data + picture.alt.encode()).hexdigest())
"""
STEPS = 60


def test_another_process_with_another_hash_seed_draws_the_same_bytes() -> None:
    found = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run([sys.executable, "-c", DIGEST], env=env, capture_output=True, text=True, check=True)
        found.append(done.stdout.split())
    pictures = [paint(REQUESTS[name]) for name in SHOWN]
    here = [hashlib.sha256(picture.data + picture.alt.encode()).hexdigest() for picture in pictures]
    assert found[0] == found[1] == here


@pytest.mark.parametrize("name", SHOWN)
def test_what_was_drawn_before_leaves_no_trace(name: str) -> None:
    warm = paint(REQUESTS[name])
    for memory in (SPRITES, SCENES, PLATES, TABLES):
        memory.clear()
    assert paint(REQUESTS[name]) == warm


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


def drawn(view: StormView, kind: str, refs: tuple[str, ...] = ()) -> Request:
    markers = tuple(Marker(ref, number) for number, ref in enumerate(dict.fromkeys(refs), 1))
    return Request(game="storm", kind=kind, view=view, names=samples.NAMES, markers=markers)


def by_group(decision: AnyDecision) -> list[tuple[str, ...]]:
    """The places of the options, group by group as the menus show them."""
    groups: dict[str, list[str]] = {}
    for option in decision.options:
        if option.ref is not None:
            groups.setdefault(str(option.group), []).append(option.ref)
    return [tuple(refs[:25]) for refs in groups.values()]


@pytest.mark.parametrize("seed", ["one", "two"])
def test_real_matches_can_be_drawn_and_hide_what_they_must(seed: str) -> None:
    """Every third position: all markers stand on the best picture, and another hidden world looks the same."""
    storm, artist, chance = game.games()["storm"], artist_of("storm"), Source(Rng(seed))
    state = engine.start(storm, Setup("storm", 2, seed, {"setup": "random"})).state
    for number in range(STEPS):
        if state.outcome is not None:
            break
        for decision in engine.pending(storm, state) if number % 3 == 0 else ():
            seen = storm.view(state, Viewer(decision.seat))
            assert isinstance(seen, StormView)
            for refs in by_group(decision):
                request = drawn(seen, "board", refs)
                canvas = artist.draw(msgspec.structs.replace(request, kind=artist.best(request)))
                assert sorted(n for n, _ in canvas.discs) == [marker.number for marker in request.markers]
            other = storm.view(storm.reshuffle_hidden(state, SPECTATOR, Source(Rng(str(number)))), SPECTATOR)
            public = storm.view(state, SPECTATOR)
            assert isinstance(other, StormView)
            assert isinstance(public, StormView)
            image = artist.draw(drawn(public, "board")).image
            assert image == artist.draw(drawn(other, "board")).image == artist.draw(drawn(seen, "board")).image
        decision = engine.pending(storm, state)[0]
        command = Command(decision.id, decision.seat, random_choice(decision, chance))
        state = engine.submit(storm, state, command).state
    assert state.turn > 5
