"""People of one name, or of none that shows, at one table: every menu, line and picture tells them apart."""

from __future__ import annotations

import pytest

from bot.names import looks, visible
from tests.e2e.people import Person
from tests.e2e.rig import Rig, controls, words_of
from tests.e2e.test_whole_match import begin


@pytest.mark.parametrize(
    ("title", "marks"),
    [("pantheum", {"Ares", "Aphrodite"}), ("storm", {"Chthonians", "Olympians"}), ("elysium", {"A", "B"})],
)
async def test_people_of_one_name_bear_what_they_play(rig: Rig, title: str, marks: set[str]) -> None:
    """In lines and pictures, by the start of the match; at the table before, by a number."""
    for uid in rig.people[:2]:
        rig.standin.world.users[uid]["global_name"] = "Theano"
    match = await begin(rig, title, 2)
    called = [holder.name for holder in (await rig.match(match)).holders]
    assert set(called) == {f"Theano ({mark})" for mark in marks}
    await rig.drained()
    assert {request.names for request in rig.sketch.requests if request.names} == {tuple(called)}
    card = rig.newest(rig.people[0], "since", match)
    assert card is not None


@pytest.mark.parametrize(
    "names", [("Theano", "\u202etheano\u200b", "Theano"), ("\u3164", "\u200f", "\u2800")], ids=["one", "none"]
)
async def test_they_are_told_apart_everywhere(toy: Rig, names: tuple[str, str, str]) -> None:
    for uid, name in zip(toy.people, names, strict=False):
        toy.standin.world.users[uid]["global_name"] = name
    match = await begin(toy, "toy", 3)
    called = [holder.name for holder in (await toy.match(match)).holders]
    assert len({looks(name) for name in called}) == 3
    assert all(map(visible, called))
    persons = [Person(toy, uid, hurry=True) for uid in toy.people[:3]]
    for _ in range(8):
        for person in persons:
            await person.step(match)
    await toy.drained()
    assert {request.names for request in toy.sketch.requests} == {tuple(called)}
    told = "\n".join(words_of(message) for uid in toy.people[:3] for message in toy.seen(uid))
    escaped = [name.replace("(", "\\(").replace(")", "\\)").replace("_", "\\_") for name in called]
    assert all(name in told for name in escaped)
    labels = [str(part.get("label", "x")) for uid in toy.people[:3] for m in toy.seen(uid) for part in controls(m)]
    assert all(map(visible, labels))
