"""How many presses a typical turn takes, from the card that calls to the card of whoever comes next."""

from __future__ import annotations

import pytest

from bot.local.world import Payload
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from tests.e2e.rig import Rig, control, controls, meaning, offers
from tests.e2e.test_whole_match import begin

SKIPPED = ("undo", "hand", "board", "turn", "ask", "at", "why", "lessons", "view", "since", "details", "told", "cards")


async def turn(rig: Rig, match: str, uid: str, wanted: tuple[str, ...], avoided: tuple[str, ...]) -> list[str]:
    """Play a turn by pressing what is wanted first; the presses made, in words."""
    seat = (await rig.match(match)).seat_of(int(uid))
    made: list[str] = []
    card = await rig.until(lambda: rig.newest(uid, "since", match))
    if offers(card, "menu", match):
        made.append(await _press(rig, uid, card, wanted, avoided))
    else:
        await rig.press_kind(uid, "turn", match=match)
        made.append("Take turn")
    while seat in (await rig.match(match)).waiting and len(made) < 20:
        panel = rig.panel(uid)
        assert panel is not None
        made.append(await _press(rig, uid, panel, wanted, avoided))
    return made


async def _press(rig: Rig, uid: str, message: Payload, wanted: tuple[str, ...], avoided: tuple[str, ...]) -> str:
    part, value, label = _choice(message, wanted, avoided)
    await rig.press(uid, message, part, [value] if value else None)
    return label


def _choice(panel: Payload, wanted: tuple[str, ...], avoided: tuple[str, ...]) -> tuple[Payload, str, str]:
    """What to press: the second press where one is wanted, else what begins with a wanted word, else the first."""
    parts = [part for part in controls(panel) if meaning(part).kind not in SKIPPED]
    offered = [(part, str(one["value"]), str(one["label"])) for part in parts for one in part.get("options", ())]
    offered += [(part, "", str(part.get("label", ""))) for part in parts if not part.get("options")]
    offered.sort(key=lambda one: meaning(one[0]).kind != "sure")
    fitting = [one for one in offered if not any(word in one[2] for word in avoided)]
    best = [one for word in wanted for one in fitting if word in one[2]]
    return (best or fitting or offered)[0]


TURNS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...], int]] = {
    "pantheum": ("pantheum", ("Done with", "action"), ("Back",), 5),
    "pantheum, abilities": ("pantheum", ("Use ",), ("Back",), 6),
    "elysium": ("elysium", (), ("Back", "Use "), 5),
    "storm": ("storm", ("From",), ("attack", "Back", "Show", "Liturgy"), 5),
    # Who acts, where to, which space, what for.
    "hybris": ("hybris", ("Done",), ("against", "Back", "Pass", "Complete", "Nothing"), 6),
    "storm, fights": ("storm", ("attack", "From"), ("Back", "Show", "Liturgy"), 6),
}
"""The title, what a person presses first and last, and how many presses that may take; a fight is chosen anew in it."""


async def prepared(rig: Rig, title: str) -> str:
    """A match in which the turns have begun: what is set up before them is set up by automatic choice."""
    match = await begin(rig, title, 2)
    chance = Source(Rng("prepared"))
    while title in ("storm", "hybris"):
        found = await rig.match(match)
        asked = [(uid, (await rig.tables.look(match, int(uid))).decisions) for uid in rig.people[:2]]
        uid, (decision, *_) = next(one for one in asked if one[1])
        if decision.kind == "turn":
            break
        choice = random_choice(decision, chance)
        await rig.tables.answer(match, int(uid), decision.id, choice, f"prepared-{found.seq}")
    await rig.drained()
    return match


@pytest.mark.parametrize("habit", TURNS)
async def test_a_typical_turn_takes_few_presses(rig: Rig, habit: str) -> None:
    title, wanted, avoided, most = TURNS[habit]
    match = await prepared(rig, title)
    counted = []
    for _ in range(10):
        found = await rig.match(match)
        if found.status == "over":
            break
        uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
        await rig.drained()
        made = await turn(rig, match, uid, wanted, avoided)
        # A plan is laid once an Age.
        counted += [] if "That is my plan" in made else [made]
    assert len(counted) >= 6
    assert [made for made in counted if len(made) > most] == []


async def test_a_turn_begins_on_the_card_for_whoever_is_asked_alone(rig: Rig) -> None:
    """Its menu is the question; a stranger is refused privately, and once answered it leads to what is asked now."""
    match = await begin(rig, "pantheum", 2)
    await rig.drained()
    found = await rig.match(match)
    uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    other = next(one for one in rig.people[:2] if one != uid)
    card = rig.newest(uid, "since", match)
    assert card is not None
    menu = control(card, "menu", match)
    shown = [str(one["value"]) for one in menu["options"]]
    assert shown == [option.key for option in (await rig.tables.look(match, int(uid))).decisions[0].options]
    for stranger in (other, rig.people[2]):
        await rig.press(stranger, card, menu, [shown[0]])
        assert (await rig.match(match)).seq == found.seq
    await rig.press(uid, card, menu, [shown[0]])
    after = await rig.match(match)
    assert after.seq == found.seq + 1
    await rig.press(uid, card, menu, [shown[1]])
    assert (await rig.match(match)).seq == after.seq, "that question has been answered"
    assert offers(rig.panel(uid) or {}, "undo", match)


async def test_a_question_that_others_may_not_read_is_not_on_the_card(rig: Rig) -> None:
    match = await prepared(rig, "storm")
    card = rig.newest(rig.people[0], "since", match)
    assert card is not None
    assert not [part for part in controls(card) if meaning(part).decision is not None and meaning(part).kind != "undo"]
