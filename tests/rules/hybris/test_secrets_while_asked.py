"""At every kind of question nobody is shown what they may not know: decks, hands, plans and answers of others."""

from __future__ import annotations

import pytest

from rules.core.types import SPECTATOR, Viewer
from tests.contract.test_secrets import everything, others, peeked
from tests.rules.hybris.abyss import abyss
from tests.rules.hybris.table import Table, seat
from tests.rules.hybris.test_leaving_while_asked import AT
from tests.support import spy

KEPT = "kept Corruption cards"


def keeping() -> Table:
    """Two who keep Corruption cards."""
    return Table(seat("zeus"), seat("hades"), **abyss(kept=[["K01", "K02"], ["K08"]]))


@pytest.mark.parametrize("kind", [*AT, KEPT])
def test_nobody_sees_more_than_they_may_whatever_is_asked(kind: str) -> None:
    table = keeping() if kind == KEPT else AT[kind]()
    game, state = table.game, table.state
    for viewer in (*(Viewer(number) for number in range(state.seats)), SPECTATOR):
        seen = everything(game, state, viewer)
        unlike = set[spy.Path]()
        for other in others(game, state, viewer):
            game.check(other)
            unlike |= spy.differing(other, state)
            assert everything(game, other, viewer) == seen
        assert unlike, "there is something that this viewer does not know"
        assert peeked(game, state, viewer) == set()
