"""Elysium through controls only: a whole match of four, what panels say of cards and transfers, cards looked up."""

from __future__ import annotations

import re

from bot.local.world import Payload
from rules.core.game import find
from rules.core.text import Wording
from tests.e2e.people import Person, play_out
from tests.e2e.rig import Rig, controls, meaning, words_of
from tests.e2e.test_whole_match import begin

SAY = Wording()


async def test_four_play_elysium_to_the_end_two_of_them_people(rig: Rig) -> None:
    match = await begin(rig, "elysium", 2, automats=2)
    people = [Person(rig, uid, hurry=True) for uid in rig.people[:2]]
    await play_out(rig, match, people)
    card = await rig.until(lambda: rig.newest(rig.people[0], "rematch"))
    assert "Seed:" in words_of(card)
    assert {name for person in people for name in person.pressed} >= {"pick", "menu", "sure"}
    assert (await rig.match(match)).seq > 60


async def suggested(rig: Rig, typed: str) -> list[Payload]:
    """What `/card` suggests for something typed."""
    answer = await rig.standin.people.suggest(rig.people[0], rig.channel, "card", {"name": typed}, "name")
    assert not answer.failed
    return list(answer.choices)


async def test_every_card_is_found_by_its_name_and_shown_as_picture_and_text(rig: Rig) -> None:
    cards = find("elysium").components()
    assert len(cards) == 96
    uid = rig.people[0]
    for number, card in enumerate(cards):
        name = SAY(card.name)
        found = {str(choice["value"]) for choice in await suggested(rig, name)}
        assert f"elysium:{card.id}" in found, name
        if number % 12 == 0:
            await rig.run(uid, "card", name=f"elysium:{card.id}")
            panel = rig.panel(uid)
            assert panel is not None
            assert SAY(card.text) in plain(words_of(panel))
            assert panel["attachments"]
    assert {request.kind for request in rig.sketch.requests} == {"card"}
    assert len(rig.sketch.requests) == 8


def plain(words: str) -> str:
    """Words without the marks that keep Markdown out."""
    return re.sub(r"\\(.)", r"\1", words)


def entries(panel: Payload, kind: str = "menu") -> dict[str, str]:
    """The entries of a menu with what is said below each."""
    menus = [part for part in controls(panel) if meaning(part).kind == kind]
    return {str(one["label"]): str(one.get("description", "")) for part in menus for one in part["options"]}
