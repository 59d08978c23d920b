"""Without a look at a picture or a menu: an Age of Hybris with each of its boards, by typed words alone."""

from __future__ import annotations

import pytest

from rules.core.rng import Rng, Source
from rules.core.types import Choice
from rules.games.hybris.game import Hybris
from tests.e2e.rig import Rig, control, offers, words_of
from tests.e2e.test_whole_match import begin


def typed(choice: Choice) -> str:
    """An answer as one types it."""
    if isinstance(choice, dict):
        return "; ".join(f"{key}={number}" for key, number in choice.items())
    return "; ".join(choice) if isinstance(choice, list) else str(choice)


async def answer(rig: Rig, match: str, uid: str, source: Source) -> None:
    """What the steady automat would answer, typed; what cannot be taken back is confirmed by its press."""
    look = await rig.tables.look(match, int(uid))
    decision = next(one for one in look.decisions if not one.optional)
    game = rig.known()["hybris"]
    assert isinstance(game, Hybris)
    choice = game.choose("steady", look.view, decision, source)
    await rig.run(uid, "play", action=typed(choice), match=match)
    panel = rig.panel(uid) or {}
    if offers(panel, "sure"):
        await rig.press(uid, panel, control(panel, "sure"))
    assert (await rig.match(match)).seq > look.match.seq, words_of(panel)


@pytest.mark.parametrize(
    ("modules", "said"), [("tartarus", ("Tartarus", "Corruption")), ("chronos", ("Chronos", "Chain", "VP"))]
)
async def test_an_age_is_played_by_typed_words(rig: Rig, modules: str, said: tuple[str, ...]) -> None:
    match, source = await begin(rig, "hybris", 2, options=f"modules={modules}"), Source(Rng("typed"))
    for _ in range(400):
        found = await rig.match(match)
        if (await rig.tables.look(match, int(rig.people[0]))).view.age > 1:
            break
        await answer(rig, match, str(found.holders[found.waiting[0]].user), source)
    else:
        raise AssertionError("the Age does not end")
    await rig.run(rig.people[0], "board", view="text", match=match)
    told = words_of(rig.panel(rig.people[0]) or {})
    assert all(word in told for word in said), told
