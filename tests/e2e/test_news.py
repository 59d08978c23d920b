"""What a person's panel tells of what has happened: their own things first, whatever automatic players did since."""

from __future__ import annotations

from bot.ui.cards import seat_names
from bot.ui.words import Words
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from tests.e2e.rig import Rig, words_of
from tests.e2e.test_whole_match import begin


async def test_a_panel_that_is_opened_says_what_others_have_done_since(rig: Rig) -> None:
    """Where a question comes in the turn of somebody else, what they did last is told with it, as a card in a fight."""
    match = await begin(rig, "hybris", 2)
    people, chooser, played = {int(uid): uid for uid in rig.people[:2]}, Source(Rng("news")), 0
    for number in range(120):
        found = await rig.match(match)
        user = next(one for one in people if found.seat_of(one) in found.waiting)
        look = await rig.tables.look(match, user)
        asked = next(one for one in look.decisions if not one.optional)
        told, story = await rig.tables.missed(match, user)
        if told and story[-1].told and story[-1].told[-1].text == told[-1].text:
            await rig.press_kind(people[user], "turn", match=match)
            shown = words_of(rig.panel(people[user]) or {})
            assert Words("en", seat_names(Words(), found))(told[-1].text) in shown
            played += 1
            if played == 3:
                return
        await rig.tables.answer(match, user, asked.id, random_choice(asked, chooser), f"n{number}")
    raise AssertionError("nobody was asked anything in the turn of another")
