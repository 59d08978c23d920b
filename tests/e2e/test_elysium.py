"""Elysium through controls only: a whole match of four, what panels say of cards and transfers, cards looked up."""

from __future__ import annotations

import re

from bot.local.world import Payload
from bot.ui.custom_id import shorten
from rules.core.game import find
from rules.core.text import Wording
from tests.e2e.people import Person, play_out
from tests.e2e.rig import Rig, controls, meaning, words_of
from tests.e2e.test_whole_match import begin

SAY = Wording()


async def test_four_people_play_elysium_to_the_end(rig: Rig) -> None:
    match = await begin(rig, "elysium", 4)
    people = [Person(rig, uid, hurry=True) for uid in rig.people[:4]]
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


async def acting(rig: Rig, match: str, people: list[Person], kind: str) -> Person:
    """Play on until a person is asked a kind of question, and open their panel."""
    for _ in range(400):
        found = await rig.match(match)
        assert found.status == "running"
        for person in people:
            seat = found.seat_of(int(person.uid))
            if seat in found.waiting:
                look = await rig.tables.look(match, int(person.uid))
                if any(decision.kind == kind for decision in look.decisions):
                    await person.open(match)
                    return person
                if not await person.step(match):
                    await person.open(match)
        await rig.settle()
    raise AssertionError(f"nobody is asked {kind}")


async def test_the_panel_groups_cards_by_columns_and_says_what_is_out_of_reach(rig: Rig) -> None:
    match = await begin(rig, "elysium", 1, automats=3)
    (person,) = people = [Person(rig, rig.people[0], hurry=True)]
    await acting(rig, match, people, "dismiss")
    await acting(rig, match, people, "turn")
    panel = rig.panel(person.uid)
    assert panel is not None
    said = plain(words_of(panel))
    assert re.search(r"Your Columns: \w+, \w+ and \w+\.", said)
    assert re.search(r"Out of reach: .*\((you lack|none of|somebody has it|you have one)", said)
    view = (await rig.tables.look(match, int(person.uid))).view
    # Few are on buttons, many in a menu.
    buttons = [str(part["label"]) for part in controls(panel) if meaning(part).kind == "pick"]
    offered = [*entries(panel), *buttons]
    cards = [label for label in offered if label.count(" · ") == 4]
    needs = [label.split(" · ")[3] for label in cards]
    # What asks for the same Columns stands together.
    assert len({*needs}) == sum(1 for n, need in enumerate(needs) if n == 0 or need != needs[n - 1])
    for card in view.agora:
        name = SAY(card.name)
        assert card.takeable == any(f" · {name} · " in label for label in cards), name
        if not card.takeable and "every card" not in said:
            assert name in said.partition("Out of reach:")[2], name


async def test_transfers_tell_gold_and_points_before_they_are_confirmed(rig: Rig) -> None:
    match = await begin(rig, "elysium", 2, automats=2)
    people = [Person(rig, uid, hurry=True) for uid in rig.people[:2]]
    person = await acting(rig, match, people, "transfer")
    panel = rig.panel(person.uid)
    assert panel is not None
    said = plain(words_of(panel))
    found = re.search(r"Transfers left: (\d+)\. Your Gold: (\d+)", said)
    assert found is not None, said
    told = said + "\n".join(entries(panel).values())
    hints = re.findall(r"Costs (\d+) Gold, leaves (\d+)\. Points: (?:up to )?(\d+)", told)
    assert hints
    assert all(int(cost) + int(left) == int(found[2]) for cost, left, _ in hints)
    before = await rig.match(match)
    look = await rig.tables.look(match, int(person.uid))
    own = look.view.players[before.seat_of(int(person.uid))]
    powers = {option.key.partition(":")[2] for option in look.decisions[0].options if option.key.startswith("power:")}
    idle = [held.card for held in own.domain if held.card is not None and held.card.key not in powers]
    assert not any(SAY(card.text) in said for card in idle), "what a card does is told only where it is used"
    await rig.press(person.uid, panel, next(part for part in controls(panel) if meaning(part).option == "done"))
    assert (await rig.match(match)).seq == before.seq, "what ends the step wants a second press"
    await person.open(match)
    planner = Person(rig, person.uid, saved="done", until=50)
    while (plan := re.search(r"Together: Gold (\d+) → (\d+), points -?\d+\.", said)) is None:
        assert await planner.step(match)
        panel = rig.panel(person.uid)
        assert panel is not None
        said = plain(words_of(panel))
    seat = (await rig.match(match)).seat_of(int(person.uid))
    view = (await rig.tables.look(match, int(person.uid))).view
    assert int(plan[2]) == view.players[seat].gold
    assert re.search(r"1\. .*: \d Gold, points -?\d+, to ", said)
    assert re.search(r"\d transfers? made", said), "what Done does stands above it"


async def binding(rig: Rig, match: str, uid: str) -> tuple[str, list[str]] | None:
    """An option that cannot be taken back although it does not say so, and the keys of its question."""
    for decision in (await rig.tables.look(match, int(uid))).decisions:
        for option in decision.options:
            if not option.irreversible and await rig.tables.binds(match, int(uid), decision.id, (option.key,)):
                return option.key, [one.key for one in decision.options]
    return None


async def test_what_hands_the_turn_over_wants_a_second_press_even_where_rules_do_not_mark_it(rig: Rig) -> None:
    match = await begin(rig, "elysium", 1, automats=3)
    (uid,) = rig.people[:1]
    person = Person(rig, uid, hurry=True)
    while (found := await binding(rig, match, uid)) is None:
        if not await person.step(match):
            await rig.settle()
            await person.open(match)
    await person.open(match)
    panel, short = rig.panel(uid), shorten(*found)
    assert panel is not None
    for part in controls(panel):
        values = [short] if any(one["value"] == short for one in part.get("options", ())) else None
        if meaning(part).kind in ("pick", "menu") and (values or meaning(part).option == short):
            before = await rig.match(match)
            await rig.press(uid, panel, part, values)
            assert (await rig.match(match)).seq == before.seq
            asked = rig.panel(uid)
            assert asked is not None
            sure = next(part for part in controls(asked) if meaning(part).kind == "sure")
            await rig.press(uid, asked, sure)
            assert (await rig.match(match)).seq > before.seq
            return
    raise AssertionError(f"{short} is not on the panel")


async def test_my_hand_is_the_own_seat_drawn_large(rig: Rig) -> None:
    match = await begin(rig, "elysium", 2)
    uid = rig.people[1]
    await rig.run(uid, "hand", match=match)
    panel = rig.panel(uid)
    assert panel is not None
    assert panel["attachments"]
    seat = (await rig.match(match)).seat_of(int(uid))
    assert (rig.sketch.requests[-1].kind, rig.sketch.requests[-1].focus) == ("seat", f"seat:{seat}")


async def test_who_is_asked_finds_the_numbers_of_the_panel_on_every_picture(rig: Rig) -> None:
    match = await begin(rig, "elysium", 2)
    found = await rig.match(match)
    asked = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    other = next(uid for uid in rig.people[:2] if uid != asked)
    await rig.run(asked, "board", view="market", match=match)
    assert rig.sketch.requests[-1].kind == "market"
    numbers = [marker.number for marker in rig.sketch.requests[-1].markers]
    await rig.press_kind(asked, "turn", match=match)
    panel = rig.panel(asked)
    assert panel is not None
    labels = [*entries(panel), *(str(part.get("label")) for part in controls(panel))]
    assert numbers
    assert all(any(label.startswith((f"{number} · ", f"Quest {number}")) for label in labels) for number in numbers)
    await rig.run(other, "board", view="market", match=match)
    assert not rig.sketch.requests[-1].markers
