"""Names on pictures: what the face cannot show, and names that look the same once drawn."""

from __future__ import annotations

import pytest

from render.games.elysium.brief import Brief
from render.types import Request
from tests.render import elysium_samples as samples


def brief(*names: str, waiting: tuple[int, ...] = (1,)) -> Brief:
    view = samples.worst(waiting=waiting)
    return Brief(Request(game="elysium", kind="board", view=view, names=names), view)


@pytest.mark.parametrize(
    ("names", "drawn"),
    [
        (("Ann\U0001f525", "Ann\U0001f4a7", "Bo", "Cy"), ["Ann A", "Ann B", "Bo", "Cy"]),
        (("\U0001f525", "\U0001f4a7", "Bo", "Cy"), ["Player A", "Player B", "Bo", "Cy"]),
        (("Theano of Athens", "Theano of Athens (2)", "Bo", "Cy"), ["Theano of Athens", "Theano of Athe…", "Bo", "Cy"]),
        (("Theano of Megara, I", "Theano of Megara, II", "B", "C"), ["Theano of Mega A", "Theano of Mega B", "B", "C"]),
    ],
)
def test_names_that_look_the_same_bear_the_letter_of_their_seat(names: tuple[str, ...], drawn: list[str]) -> None:
    made = brief(*names)
    shown = [made.name(seat) for seat in range(4)]
    assert len(set(shown)) == 4
    assert all(len(name) <= 16 for name in shown)
    assert [one for one, wanted in zip(shown, drawn, strict=True) if one != wanted and "…" not in wanted] == []


@pytest.mark.parametrize(
    ("waiting", "said"), [((0, 1), "Ann A and Ann B"), ((1,), "Ann B"), ((), "Ann A"), ((0, 1, 2), "3 players")]
)
def test_the_headline_tells_them_apart_as_well(waiting: tuple[int, ...], said: str) -> None:
    made = brief("Ann\U0001f525", "Ann\U0001f4a7", "Bo", "Cy", waiting=waiting)
    assert made.movers(0) == (said, max(1, len(waiting)))
