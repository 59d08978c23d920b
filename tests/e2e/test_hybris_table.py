"""Hybris at a table, by what people press and type: a Combat across a restart, leaving, taking back, looking up."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from bot.local.world import Payload
from rules.core.auto import random_choice
from rules.core.game import find
from rules.core.rng import Rng, Source
from rules.core.text import Wording
from rules.core.types import AnyDecision, Choice
from rules.games.hybris.view import HybrisView
from tests.e2e.rig import Rig, control, controls, meaning, offers, words_of
from tests.e2e.test_commands import suggestions, told
from tests.e2e.test_elysium import plain
from tests.e2e.test_hybris import view_of
from tests.e2e.test_whole_match import begin, exported

SAY = Wording()


async def asked(rig: Rig, match: str) -> tuple[str, AnyDecision]:
    """Who is waited for, and the first thing they are asked."""
    found = await rig.match(match)
    uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    return uid, (await rig.tables.look(match, int(uid))).decisions[0]


async def until(rig: Rig, match: str, kind: str, choose: Callable[[AnyDecision, HybrisView], Choice | None]) -> str:
    """Answer what is asked before that; who is asked it."""
    chance = Source(Rng(kind))
    for number in range(400):
        uid, decision = await asked(rig, match)
        if decision.kind == kind:
            await rig.drained()
            return uid
        choice = choose(decision, await view_of(rig, match, uid))
        choice = random_choice(decision, chance) if choice is None else choice
        await rig.tables.answer(match, int(uid), decision.id, choice, f"{kind}-{number}")
    raise AssertionError(f"nobody is asked {kind}")


def quarrels(decision: AnyDecision, view: HybrisView) -> Choice | None:
    """Send the Olympian to where somebody of another seat stands, and fight."""
    keys = [option.key for option in decision.options]
    if decision.kind == "turn":
        gods = [f"character:{one.olympian}" for one in view.players]
        return next((key for key in keys if key in gods), None)
    if decision.kind == "destination":
        others = [one for seat in view.players if seat.seat != decision.seat for one in seat.characters]
        fighters = [one for one in others if one.place is not None and one.kind != "prophet"]
        return next((f"place:{one.place}" for one in fighters), None)
    if decision.kind == "space":
        fights = [one.key for one in decision.options if one.label.args.get("kind") in ("hero", "olympian")]
        return next(iter(fights), keys[0])
    return "none" if decision.kind == "action" else None


def peaceful(decision: AnyDecision, view: HybrisView) -> Choice | None:
    return None


def choices(rig: Rig, uid: str, match: str) -> dict[str, tuple[Payload, list[str] | None]]:
    """What a panel lets one answer, by label: the control, and the entry of its menu."""
    panel, found = rig.panel(uid), dict[str, tuple[Payload, list[str] | None]]()
    assert panel is not None
    for part in controls(panel):
        if meaning(part).match == match and meaning(part).kind in ("pick", "menu", "sure"):
            found |= {str(one["label"]): (part, [str(one["value"])]) for one in part.get("options", ())}
            found |= {} if part.get("options") else {str(part["label"]): (part, None)}
    return found


async def pick(rig: Rig, uid: str, match: str, wanted: str) -> None:
    """Press what has this in its label, and once more where a second press is wanted."""
    found = choices(rig, uid, match)
    label = next((label for label in found if wanted in label), None)
    assert label is not None, f"{wanted} is not among {list(found)}"
    part, values = found[label]
    panel = rig.panel(uid)
    assert panel is not None
    await rig.press(uid, panel, part, values)
    after = rig.panel(uid)
    if after is not None and offers(after, "sure", match):
        await rig.press(uid, after, control(after, "sure", match))


async def test_a_combat_goes_on_after_a_restart_with_its_sums(rig: Rig) -> None:
    match = await begin(rig, "hybris", 2)
    uid = await until(rig, match, "card", quarrels)
    await rig.press_kind(uid, "turn", match=match)
    before, sums = await view_of(rig, match, uid), r"you have \d+, the enemy \d+"
    said = re.findall(sums, told(rig, uid))
    await rig.stop_bot()
    await rig.start_bot()
    await rig.press_kind(uid, "turn", match=match)
    assert re.findall(sums, told(rig, uid)) == said != []
    assert (await view_of(rig, match, uid)).combat == before.combat is not None
    assert before.combat is not None
    card = before.hand[0]
    await pick(rig, uid, match, SAY(card.name))
    # Sealed by nothing: what was played lies open, or the Combat is over and the card is put away.
    after = await view_of(rig, match, uid)
    sides = after.combat.sides if after.combat is not None else []
    lying = [one.key for side in sides for one in side.cards] + [one.key for one in after.players[0].discard]
    lying += [one.key for one in after.players[1].discard]
    assert card.key in lying
    for _ in range(12):
        who, decision = await asked(rig, match)
        if decision.kind != "card":
            break
        await rig.press_kind(who, "turn", match=match)
        await pick(rig, who, match, "Play no more cards")
    assert (await view_of(rig, match, uid)).combat is None


async def leave(rig: Rig, uid: str, match: str) -> None:
    await rig.run(uid, "game resign", match=match)
    panel = rig.panel(uid)
    assert panel is not None
    await rig.press(uid, panel, control(panel, "resign"))


async def test_who_leaves_in_a_combat_loses_it_and_the_match_is_told_and_replays(rig: Rig) -> None:
    """One leaves in a Combat, then one while all plan: the last seat left wins, and the log says the same again."""
    match = await begin(rig, "hybris", 3)
    uid = await until(rig, match, "card", quarrels)
    await leave(rig, uid, match)
    found = await rig.match(match)
    seat = found.seat_of(int(uid))
    assert (found.status, found.left(seat)) == ("running", True)
    assert seat not in found.waiting
    other = await until(rig, match, "plan", lambda decision, view: "pass" if decision.kind == "turn" else None)
    await leave(rig, other, match)
    assert (await rig.match(match)).status == "over"
    (winner,) = set(rig.people[:3]) - {uid, other}
    card = await rig.until(lambda: rig.newest(winner, "rematch"))
    assert "is left" in words_of(card)
    await exported(rig, match, "hybris")


async def test_an_olympian_stays_after_all_and_an_action_is_taken_back(rig: Rig) -> None:
    match = await begin(rig, "hybris", 2)
    uid = await until(rig, match, "turn", peaceful)
    before = await view_of(rig, match, uid)
    name = before.players[(await rig.match(match)).seat_of(int(uid)) or 0].name
    assert name is not None
    god = SAY(name)
    await rig.press_kind(uid, "turn", match=match)
    assert re.search(r"-# With \d+ Aegis: your Olympian \(2\)", told(rig, uid)), "the planner stands under the question"
    assert "-# Next: with 2 Sparks" in told(rig, uid)
    # Who and where in one press, where the menu has room for all there is.
    together = f"{god} · Underworld"
    for wanted in [together] if any(together in one for one in choices(rig, uid, match)) else [god, "Underworld"]:
        await pick(rig, uid, match, wanted)
    moved = await view_of(rig, match, uid)
    assert moved != before
    for _ in range(4):
        panel = rig.panel(uid)
        if panel is None or not offers(panel, "undo", match):
            break
        await rig.press(uid, panel, control(panel, "undo", match))
    after = await view_of(rig, match, uid)
    assert (after.players, after.locations, after.well) == (before.players, before.locations, before.well)
    # What it costs has not been paid yet: Back leads from the place to who acts.
    assert (await asked(rig, match))[1].kind == "destination"
    await pick(rig, uid, match, "Back")
    assert (await asked(rig, match))[1].kind == "turn"


async def test_an_age_is_played_by_typing_and_reading_alone(rig: Rig) -> None:
    """Two people, no picture looked at, nothing pressed but where a second press is wanted."""
    match = await begin(rig, "hybris", 2)
    chance, read = random.Random(5), 0
    for _ in range(160):
        uid, _ = await asked(rig, match)
        view = await view_of(rig, match, uid)
        if view.age == 2:
            break
        before, typed = (await rig.match(match)).seq, ""
        while (await rig.match(match)).seq == before:
            offered = await suggestions(rig, uid, "play", "action", action=typed, match=match)
            typed = str(chance.choice([one for one in offered if "Back" not in str(one["name"])])["value"])
            await rig.run(uid, "play", action=typed, match=match)
            panel = rig.panel(uid)
            if panel is not None and offers(panel, "sure", match):
                await rig.press(uid, panel, control(panel, "sure", match))
            typed += "; "
        if view.phase == "action" and read < 3:
            read += 1
            assert await position(rig, uid, match) >= await facts(rig, uid, match)
    assert view.age == 2
    assert read == 3


async def position(rig: Rig, uid: str, match: str) -> set[str]:
    """The words of the position, all pages of it."""
    await rig.run(uid, "board", view="text", match=match)
    words, pages = plain(told(rig, uid)), 0
    while (panel := rig.panel(uid)) is not None and pages < 9:
        pages += 1
        following = [part for part in controls(panel) if meaning(part).kind == "words"]
        if not following or meaning(following[-1]).option.endswith(f".{pages - 1}"):
            break
        await rig.press(uid, panel, following[-1])
        words += plain(told(rig, uid))
    return set(re.findall(r"[\w']+", words))


async def facts(rig: Rig, uid: str, match: str) -> set[str]:
    """Names that the position has to hold: Olympians, Cities, the Primordial, Technologies that can be chosen."""
    view = await view_of(rig, match, uid)
    names = [seat.name for seat in view.players] + [city.name for city in view.cities] + [view.primordial.name]
    names += [place.name for place in view.locations] + [tile.name for tile in view.display]
    return {word for name in names if name is not None for word in re.findall(r"[\w']+", SAY(name))}


async def test_everything_printed_is_found_by_its_name_and_shown(rig: Rig) -> None:
    """Every card, tile, place, Pillar, power: suggested for its name, and what it says is shown with a picture."""
    uid, cards = rig.people[0], find("hybris").components()
    assert len(cards) == len({(card.kind, card.id) for card in cards}) > 220
    missing, silent = [], []
    for card in cards:
        name = SAY(card.name)
        found = {str(one["value"]) for one in await suggestions(rig, uid, "card", "name", name=name)}
        missing += [] if f"hybris:{card.id}" in found else [name]
        await rig.run(uid, "card", name=f"hybris:{card.id}")
        panel = rig.panel(uid)
        shown = panel is not None and panel["attachments"] and SAY(card.text) in plain(words_of(panel))
        silent += [] if shown else [name]
    assert (missing, silent) == ([], [])


async def test_every_topic_of_the_rules_is_told(rig: Rig) -> None:
    uid, topics = rig.people[0], find("hybris").topics()
    for topic in topics:
        await rig.run(uid, "rules", title="hybris", topic=topic.key)
        assert SAY(topic.body) in plain(told(rig, uid))
    assert len(await suggestions(rig, uid, "rules", "topic", title="hybris", topic="")) == len(topics)


async def test_the_board_offers_a_place_a_city_and_a_player_by_name(rig: Rig) -> None:
    match = await begin(rig, "hybris", 2)
    uid = await until(rig, match, "turn", peaceful)
    wanted = {"Moirai": ("place", "place:moirai"), "Athens": ("place", "place:athens"), "Board of": ("seat", "seat:0")}
    for typed, shown in wanted.items():
        found = await suggestions(rig, uid, "board", "view", view=typed, match=match)
        assert typed in str(found[0]["name"])
        await rig.run(uid, "board", view=str(found[0]["value"]), match=match)
        assert (rig.sketch.requests[-1].kind, rig.sketch.requests[-1].focus) == shown
