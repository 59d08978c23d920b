"""Hybris through controls only: Ages of three people, and that nobody sees what another keeps hidden."""

from __future__ import annotations

import json
import re

import pytest

from rules.core.text import Wording
from rules.core.types import Text
from rules.games.hybris.describe import secrets
from rules.games.hybris.view import CardView, HybrisView
from tests.e2e.people import Person
from tests.e2e.rig import Rig
from tests.e2e.test_whole_match import begin

AGES = {"base": 2, "tartarus": 2, "chronos": 1}
"""Modules -> how many Ages are played."""
SAY = Wording()


def seen_words(rig: Rig, uid: str) -> str:
    """Everything in sight of a person, controls included."""
    return json.dumps(rig.seen(uid), ensure_ascii=False)


async def view_of(rig: Rig, match: str, uid: str) -> HybrisView:
    """What one person may know."""
    view = (await rig.tables.look(match, int(uid))).view
    assert isinstance(view, HybrisView)
    return view


def secrets_of(view: HybrisView) -> set[str]:
    """What only the viewer knows, as they read it: the names of their cards, and where each character shall go."""
    lines = [line.args["plan"] for line in secrets(view) if line.key == "hybris-secret-plan"]
    plans = [text for line in lines if isinstance(line, list) for text in line if isinstance(text, Text)]
    return {SAY(text) for text in (*(card.name for card in own_cards(view)), *plans)}


def own_cards(view: HybrisView) -> list[CardView]:
    return [*view.hand, *view.premonitions, *view.drawn]


def shown(view: HybrisView) -> set[str]:
    """Names of cards that all see lying somewhere."""
    sides = view.combat.sides if view.combat is not None else []
    piles = [view.premonition_discard, *(seat.discard for seat in view.players), *(side.cards for side in sides)]
    piles += [view.parts[key]["board"].discard for key in ("tartarus", "chronos") if key in view.modules]
    return {SAY(card.name) for pile in piles for card in pile}


def named(names: set[str], words: str) -> set[str]:
    """Which names stand in the words."""
    return {name for name in names if re.search(rf"\b{re.escape(name)}(?!\w)", words)}


@pytest.mark.parametrize("modules", list(AGES))
async def test_three_people_play_some_ages_and_see_nothing_that_another_hides(rig: Rig, modules: str) -> None:
    match = await begin(rig, "hybris", 3, options=f"modules={modules}")
    people = [Person(rig, uid, hurry=True) for uid in rig.people[:3]]
    open_to_all: set[str] = set()
    for _ in range(1500):
        found = await rig.match(match)
        person = next(one for one in people if found.seat_of(int(one.uid)) in found.waiting)
        if not await person.step(match):
            await rig.settle()
            await person.open(match)
        views = {one.uid: await view_of(rig, match, one.uid) for one in people}
        open_to_all |= {name for view in views.values() for name in shown(view)}
        words = {uid: seen_words(rig, uid) for uid in views}
        for uid, view in views.items():
            kept = secrets_of(view) - open_to_all
            for other in words.keys() - {uid}:
                assert named(kept, words[other]) == set(), f"{other} sees what {uid} hides"
        if views[person.uid].age > AGES[modules]:
            break
    else:
        raise AssertionError("the last Age never ended")
    assert {name for one in people for name in one.pressed} >= {"pick", "menu", "sure"}
    for uid, view in views.items():
        await rig.run(uid, "hand", match=match)
        assert secrets_of(view)
        assert named(secrets_of(view), seen_words(rig, uid)) == secrets_of(view), "who holds it reads it in these words"
