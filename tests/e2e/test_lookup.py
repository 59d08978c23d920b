"""Looking up what a question is about, without typing: a menu of its cards and pieces behind one button."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules.games
from bot.tables.errors import Outdated
from bot.ui.words import Words
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from tests.e2e.rig import Rig, control, controls, meaning, offers, words_of
from tests.e2e.test_commands import told
from tests.e2e.test_whole_match import begin

FOLDER = Path(rules.games.__file__).parent


async def panel_of(rig: Rig, match: str, uid: str) -> dict[str, object]:
    await rig.press_kind(uid, "turn", match=match)
    shown = rig.panel(uid)
    assert shown is not None
    return shown


async def test_every_unit_to_choose_from_can_be_read_about_with_its_picture(rig: Rig) -> None:
    match = await begin(rig, "storm", 2)
    found = await rig.match(match)
    uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    for _ in range(10):
        (asked, *_) = (await rig.tables.look(match, int(uid))).decisions
        if asked.kind == "pick":
            break
        await rig.tables.answer(match, int(uid), asked.id, asked.options[0].key, f"to-{asked.id}")
        found = await rig.match(match)
        uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    assert asked.kind == "pick"
    panel = await panel_of(rig, match, uid)
    await rig.press(uid, panel, control(panel, "cards", match))
    page = rig.panel(uid) or {}
    menu = control(page, "lookup", match)
    assert len({one["label"] for one in menu["options"]}) == len(menu["options"])
    assert {f"unit:{one['value']}" for one in menu["options"]} == {option.ref for option in asked.options}
    chosen = menu["options"][3]
    await rig.press(uid, page, menu, [str(chosen["value"])])
    shown = rig.panel(uid) or {}
    assert shown["id"] == page["id"], "in the same place"
    assert f"### {chosen['label']} · " in words_of(shown)
    assert shown["attachments"], "with its picture"
    assert offers(shown, "lookup", match), "and the next can be chosen"
    await rig.tables.answer(match, int(uid), asked.id, random_choice(asked, Source(Rng("pick"))), "picked")
    await rig.press(uid, shown, control(shown, "lookup", match), [str(chosen["value"])])
    assert Words()(Outdated().text) in told(rig, uid)


async def test_a_question_about_no_card_has_no_such_button(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 2)
    found = await rig.match(match)
    uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    panel = await panel_of(rig, match, uid)
    assert (await rig.tables.look(match, int(uid))).decisions[0].kind == "move"
    assert "cards" not in {meaning(part).kind for part in controls(panel)}


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*/texts/en.ftl")), ids=lambda file: file.parts[-3])
def test_lessons_name_buttons_and_no_commands(file: Path) -> None:
    lessons = re.findall(r"^[a-z]+-lesson-[a-z-]+ = .*(?:\n .*)*", file.read_text("utf-8"), re.MULTILINE)
    assert lessons
    assert [one for one in lessons if re.search(r"(?<!\w)/[a-z]", one)] == []
