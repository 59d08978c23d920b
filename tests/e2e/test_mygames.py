"""`/mygames`: which matches one has, and how each stands."""

from __future__ import annotations

import pytest

from tests.e2e.rig import Rig, words_of
from tests.e2e.test_whole_match import begin

STANDS = {
    "pantheum": "-# Round 1 · you: ",
    "elysium": "-# Epoch 1, turn 1 · you: ",
    "storm": "-# Before the first turn",
    "hybris": "-# Choosing Olympians · you: ",
}


@pytest.mark.parametrize("title", STANDS)
async def test_each_match_says_how_far_it_is_and_ones_own_points(rig: Rig, title: str) -> None:
    match = await begin(rig, title, 2)
    uid = rig.people[0]
    await rig.run(uid, "mygames")
    lines = words_of(rig.panel(uid) or {}).splitlines()
    at = next(number for number, line in enumerate(lines) if match[:4].upper() in line)
    assert lines[at + 1].startswith(STANDS[title])
    look = await rig.tables.look(match, int(uid))
    assert (look.tally.get(look.seat) is not None) == ("you: " in lines[at + 1])


async def test_an_ended_match_says_ones_place_and_points(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 2)
    await rig.tables.resign(match, int(rig.people[1]), "gone")
    assert (await rig.match(match)).status == "over"
    uid = rig.people[0]
    await rig.run(uid, "mygames")
    assert "-# You: place 1 with " in words_of(rig.panel(uid) or {})


async def test_a_match_that_cannot_be_read_any_more_is_still_in_the_list(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 2)
    await rig.stop_bot()
    known = dict(rig.known())
    rig.known = lambda: {key: game for key, game in known.items() if key != "pantheum"}
    await rig.start_bot()
    uid = rig.people[0]
    await rig.run(uid, "mygames")
    assert match[:4].upper() in words_of(rig.panel(uid) or {})
