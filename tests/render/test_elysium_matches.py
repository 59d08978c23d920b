"""Pictures of real questions, as a random match of Elysium asks them: every marker is drawn, once, over nothing."""

from __future__ import annotations

import msgspec
import pytest

from render.painter import artist_of
from render.types import Marker, Request
from rules.core.recorder import Recorder
from rules.core.types import AnyDecision, Setup, View, Viewer
from rules.games.elysium.game import Elysium
from tests.render.looking import check_discs_over_no_words, check_words_apart, numbers
from tests.support.play import walking

EVERY = 40
"""Besides the first question of its kind, each so many-th is drawn."""
ARTIST = artist_of("elysium")
NAMES = ("Aristodemos the E", "Kallias", "Theano", "Lykos")


def asked(decision: AnyDecision, view: View) -> Request:
    """The picture that goes with a question, as the bot asks for it."""
    refs = dict.fromkeys(option.ref for option in decision.options if option.ref is not None)
    markers = tuple(Marker(ref, number) for number, ref in enumerate(refs, 1))
    request = Request(game="elysium", kind="board", view=view, names=NAMES[: view.seats], markers=markers)
    return msgspec.structs.replace(request, kind=ARTIST.best(request))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_marker_of_a_match_is_drawn(seats: int) -> None:
    recorder = Recorder(Elysium(), Setup("elysium", seats, f"pictures {seats}"))
    recorder.start()
    seen, drawn = set[str](), 0
    for number, decision in enumerate(walking(recorder, "pictures")):
        if decision.kind in seen and number % EVERY:
            continue
        seen.add(decision.kind)
        request = asked(decision, recorder.game.view(recorder.state, Viewer(decision.seat)))
        canvas = ARTIST.draw(request)
        drawn += 1
        assert numbers(canvas) == [marker.number for marker in request.markers]
        assert 2 / 3 <= canvas.width / canvas.height <= 3 / 2
        assert 20 < len(ARTIST.alt(request)) <= 1024
        check_discs_over_no_words(canvas)
        check_words_apart(canvas)
    assert {"turn", "dismiss", "transfer"} <= seen
    assert drawn > 8
