"""Pictures of real questions, as a random match of Elysium asks them: every marker is drawn, once, over nothing.

A second copy of a design in the Agora or the Oracle has the number of the first.
"""

from __future__ import annotations

import msgspec
import pytest

from render.games.elysium.brief import Brief
from render.painter import artist_of
from render.types import Marker, Request
from rules.core import engine
from rules.core.recorder import Recorder
from rules.core.types import AnyDecision, Setup, View, Viewer
from rules.games.elysium.game import Elysium
from rules.games.elysium.view import ElysiumView
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


def copied(view: ElysiumView, markers: tuple[Marker, ...]) -> list[int]:
    """Numbers that further copies repeat, where the first one is on offer itself."""
    lying = {f"card:{card.key}": card for card in (*view.agora, *(view.oracle or ()))}
    marked = {m.ref for m in markers}
    return [
        m.number
        for m in markers
        for ref, card in lying.items()
        if ref not in marked and m.ref in lying and m.ref.startswith(f"card:{card.id}/")
    ]


def test_the_large_agora_lists_cards_as_the_menu_does() -> None:
    recorder = Recorder(Elysium(), Setup("elysium", 4, "menu order"))
    recorder.start()
    turns = 0
    for decision in walking(recorder, "menu order"):
        view = engine.view(recorder.game, recorder.state, Viewer(decision.seat))
        assert isinstance(view, ElysiumView)
        if decision.kind != "turn" or len(view.agora) < 6:
            continue
        turns += 1
        for request in (asked(decision, view), Request(game="elysium", kind="market", view=view, names=NAMES)):
            shown = [f"card:{card.key}" for card in Brief(request, view).in_menu_order(view.agora)]
            menu = [option.ref for option in decision.options if option.ref in shown]
            designs = [ref for ref in shown if ref in menu]
            assert designs == menu
            out = [f"card:{card.key}" for card in view.agora if not card.takeable]
            assert shown[len(shown) - len(out) :] == out
    assert turns > 10


@pytest.mark.parametrize("seats", [2, 4])
def test_every_marker_of_a_match_is_drawn(seats: int) -> None:
    recorder = Recorder(Elysium(), Setup("elysium", seats, f"pictures {seats}"))
    recorder.start()
    seen, drawn = set[str](), 0
    for number, decision in enumerate(walking(recorder, "pictures")):
        if decision.kind in seen and number % EVERY:
            continue
        seen.add(decision.kind)
        view = engine.view(recorder.game, recorder.state, Viewer(decision.seat))
        assert isinstance(view, ElysiumView)
        request = asked(decision, view)
        canvas = ARTIST.draw(request)
        drawn += 1
        copies = copied(view, request.markers)
        assert numbers(canvas) == sorted([*(marker.number for marker in request.markers), *copies])
        assert 2 / 3 <= canvas.width / canvas.height <= 3 / 2
        assert 20 < len(ARTIST.alt(request)) <= 1024
        check_discs_over_no_words(canvas)
        check_words_apart(canvas)
    assert {"turn", "dismiss", "transfer"} <= seen
    assert drawn > 8
