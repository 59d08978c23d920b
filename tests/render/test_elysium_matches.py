"""Pictures of real questions, as a random match asks them: every marker is drawn, once, over nothing."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from render.painter import artist_of
from render.types import Marker, Request
from rules.core.auto import random_choice
from rules.core.recorder import Recorder
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Command, Setup, View, Viewer
from rules.games.elysium.game import Elysium
from tests.render.test_elysium_pictures import overlap

EVERY = 40
"""Besides the first question of its kind, each so many-th is drawn."""
ARTIST = artist_of("elysium")
NAMES = ("Aristodemos the E", "Kallias", "Theano", "Lykos")


def questions(seats: int) -> Iterator[tuple[AnyDecision, View]]:
    """Every question of a match played by chance, with what the seat asked sees."""
    recorder = Recorder(Elysium(), Setup("elysium", seats, f"pictures {seats}"))
    recorder.start()
    chooser = Source(Rng("pictures"))
    while recorder.pending:
        decision = recorder.pending[chooser.below(len(recorder.pending))]
        yield decision, recorder.game.view(recorder.state, Viewer(decision.seat))
        recorder.submit(Command(decision.id, decision.seat, random_choice(decision, chooser)))


def asked(decision: AnyDecision, view: View) -> Request:
    """The picture that goes with a question, as the bot asks for it."""
    refs = dict.fromkeys(option.ref for option in decision.options if option.ref is not None)
    markers = tuple(Marker(ref, number) for number, ref in enumerate(refs, 1))
    request = Request(game="elysium", kind="board", view=view, names=NAMES[: view.seats], markers=markers)
    return msgspec.structs.replace(request, kind=ARTIST.best(request))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_marker_of_a_match_is_drawn(seats: int) -> None:
    seen, drawn = set[str](), 0
    for number, (decision, view) in enumerate(questions(seats)):
        if decision.kind in seen and number % EVERY:
            continue
        seen.add(decision.kind)
        request = asked(decision, view)
        canvas = ARTIST.draw(request)
        drawn += 1
        assert sorted(shown for shown, _ in canvas.discs) == [marker.number for marker in request.markers]
        assert 2 / 3 <= canvas.width / canvas.height <= 3 / 2
        assert 20 < len(ARTIST.alt(request)) <= 1024
        for (_, box), run in itertools.product(canvas.discs, canvas.runs):
            assert overlap(box, run.box) == 0, run
        for one, other in itertools.combinations(canvas.runs, 2):
            assert overlap(one.box, other.box) == 0, (one, other)
    assert {"turn", "dismiss", "transfer"} <= seen
    assert drawn > 8
