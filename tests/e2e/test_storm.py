"""Storm over Olympus through controls only: a whole match, and that nobody sees a hidden unit of the other side."""

from __future__ import annotations

import json

from bot.ui.words import Words
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision
from rules.games.storm.data import pool
from rules.games.storm.view import SIDES
from tests.e2e.people import Person, play_out
from tests.e2e.rig import Rig, control, offers, words_of
from tests.e2e.test_whole_match import begin

REVEALS = ("A fight in", "Shown in")
"""With these words units become known to everybody."""


async def test_two_people_play_storm_to_the_end(rig: Rig) -> None:
    match = await begin(rig, "storm", 2)
    people = [Person(rig, uid, hurry=True) for uid in rig.people[:2]]
    await play_out(rig, match, people)
    assert await rig.until(lambda: rig.newest(rig.people[0], "rematch"))
    assert {name for person in people for name in person.pressed} >= {"menu", "many", "sure", "done"}


async def test_a_person_and_an_automatic_seat_play_storm(rig: Rig) -> None:
    match = await begin(rig, "storm", 1, automats=1)
    await play_out(rig, match, [Person(rig, rig.people[0], hurry=True)])
    assert await rig.until(lambda: rig.newest(rig.people[0], "rematch"))


def seen_words(rig: Rig, uid: str) -> str:
    """Everything in sight of a person, controls included; but the form of house choices, which names units for all."""
    begun = Words().say("options-begun")
    forms = [message for message in rig.seen(uid) if offers(message, "option") or begun in words_of(message)]
    return json.dumps([message for message in rig.seen(uid) if message not in forms])


async def test_nothing_in_sight_names_a_hidden_unit_of_the_other_side(rig: Rig) -> None:
    match = await begin(rig, "storm", 2)
    people = [Person(rig, uid, seed="quiet", hurry=True) for uid in rig.people[:2]]
    looked = 0
    for _ in range(400):
        found = await rig.match(match)
        if found.status == "over":
            break
        person = next(one for one in people if found.seat_of(int(one.uid)) in found.waiting)
        if not await person.step(match):
            await rig.settle()
            await person.open(match)
        for one in people:
            words = seen_words(rig, one.uid)
            if any(sign in words for sign in REVEALS):
                assert looked > 20
                return
            foe = SIDES[1 - (found.seat_of(int(one.uid)) or 0)]
            # What Persephone can do is said with Demeter's name.
            names = [name for name in pool(foe) if name != "demeter" and name.capitalize() in words]
            assert names == [], f"{one.uid} sees {names}"
            looked += 1
    raise AssertionError("nobody ever fought")


async def choose(rig: Rig, uid: str, kind: str, values: list[str] | None = None) -> str:
    """Press a control of the person's panel; what the panel says then."""
    panel = rig.panel(uid)
    assert panel is not None
    await rig.press(uid, panel, control(panel, kind), values)
    return shown(rig, uid)


def shown(rig: Rig, uid: str) -> str:
    panel = rig.panel(uid)
    assert panel is not None
    return words_of(panel)


async def formation(rig: Rig, match: str, uid: str) -> str:
    """What the person's own page says of the formation."""
    await rig.run(uid, "hand", match=match)
    return shown(rig, uid)


async def test_a_formation_is_saved_used_again_and_deleted(rig: Rig) -> None:
    uid = rig.people[0]
    match = await begin(rig, "storm", 1, automats=1)
    await rig.press_kind(uid, "turn", match=match)
    await choose(rig, uid, "done")
    panel = rig.panel(uid)
    assert panel is not None
    form = await rig.press(uid, panel, control(panel, "keep"))
    assert form.modal is not None
    await rig.standin.people.submit(uid, form, {"name": "*My* wall"})
    await rig.answered()
    assert "is saved" in shown(rig, uid)
    saved = await formation(rig, match, uid)
    await rig.press_kind(uid, "turn", match=match)
    panel = rig.panel(uid) or {}
    await rig.press(uid, panel, control(panel, "pick", option="pick"))
    assert await formation(rig, match, uid) != saved
    await rig.press_kind(uid, "turn", match=match)
    said = await choose(rig, uid, "recall", ["*My* wall"])
    assert "stands as you saved it" in said
    assert "*My*" not in said, "names are literal"
    assert await formation(rig, match, uid) == saved
    await rig.run(uid, "plan save", saved="typed", match=match)
    await rig.run(uid, "plan delete", saved="*my* WALL", match=match)
    assert "is deleted" in shown(rig, uid)
    await rig.run(uid, "plan use", saved="*My* wall", match=match)
    assert "kept nothing called" in shown(rig, uid)
    await choose(rig, uid, "forgetting")
    await choose(rig, uid, "forget", ["typed"])
    panel = rig.panel(uid)
    assert panel is not None
    assert not offers(panel, "recall")


async def test_who_chooses_units_may_go_back_by_a_button(rig: Rig) -> None:
    match = await begin(rig, "storm", 2)
    uid, asked = await _marking(rig, match)
    await Person(rig, uid).open(match)
    panel = rig.panel(uid)
    assert panel is not None
    marked = control(panel, "many")
    assert "back" not in {option["value"] for option in marked["options"]}
    await rig.press(uid, panel, marked, [marked["options"][0]["value"]])
    await rig.press(uid, panel, control(panel, "pick", option="back"))
    again = (await rig.tables.look(match, int(uid))).decisions[0]
    assert again.kind == "turn"
    assert again.id != asked.id
    assert await rig.tables.draft(match, int(uid)) is None


async def _marking(rig: Rig, match: str) -> tuple[str, AnyDecision]:
    """Answer anything until somebody chooses the units that leave a region; who that is, and the question."""
    for turn in range(300):
        found = await rig.match(match)
        uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
        decision: AnyDecision = (await rig.tables.look(match, int(uid))).decisions[0]
        if decision.kind == "movers" and len(decision.options) > 2:  # sets of two are put together with where they go
            return uid, decision
        choice = random_choice(decision, Source(Rng(str(turn))))
        await rig.tables.answer(match, int(uid), decision.id, choice, f"{match}-{turn}")
    raise AssertionError("nobody ever moved")
