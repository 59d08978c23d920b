"""Controls that no panel offers: edited, old, of another shape, of other people, matches and titles.

None may end in a fault, change anything, or say what the person may not know; the panel as it stands comes back.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.local.world import Payload
from bot.tables.errors import Outdated
from bot.ui.custom_id import CustomId
from bot.ui.words import Words
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import Allocate, Amount, AnyDecision, Arrange, ChooseMany, ChooseOne
from tests.e2e.forging import forge, forge_form, public
from tests.e2e.people import Person, play_out
from tests.e2e.rig import Rig, controls, meaning, words_of
from tests.e2e.test_presses import my_panel
from tests.e2e.test_whole_match import begin

OUTDATED = Words()(Outdated().text)
SHAPES: dict[type[AnyDecision], str] = {
    ChooseOne: "",
    ChooseMany: "cheer",
    Amount: "stake",
    Allocate: "spread",
    Arrange: "order",
}
ACTING = ("resign", "undo", "withdraw", "handdm", "adminend")
"""What a seated person may always do, wherever the control comes from."""
WRONG = ("", "x", "~0.deadbeef", "~9", "-1", "0", "7/", "/", "//", "number/1", "resign/0/9/", "give/a/b/c", "9" * 60,
         "999.0", "0.999", "9" * 30 + ".0", "my-turn.99999999999", "²", "٣", "<@1>", "game.rounds", "seats",
         "seat:9", "toy", "pantheum", "' OR 1=1", "\u202e\u0000", "🏛" * 20)  # fmt: skip
VALUES: tuple[Sequence[str] | None, ...] = (
    None, [], [""], ["x"], ["0", "1"], ["-1"], ["1.5"], ["9" * 90], ["²"], ["True"], ["~0.deadbeef"], ["number="],
    ["name="], ["number=five"], ["seat:0"], [str(n) for n in range(25)], ["\u0000"], ["🏛" * 25],
)  # fmt: skip


async def reach(rig: Rig, match: str, shape: type[AnyDecision]) -> str:
    """Play until somebody is asked a question of that shape; who that is."""
    for turn in range(500):
        found = await rig.match(match)
        uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
        decision = (await rig.tables.look(match, int(uid))).decisions[0]
        if isinstance(decision, shape):
            return uid
        wanted = [one.key for one in decision.options if one.key == SHAPES[shape]]
        choice = wanted[0] if wanted else random_choice(decision, Source(Rng(str(turn))))
        await rig.tables.answer(match, int(uid), decision.id, choice, f"reach-{match}-{turn}")
    raise AssertionError(f"no {shape} in sight")


async def stands(rig: Rig, match: str) -> list[Any]:
    """All that a press could change."""
    people = [int(uid) for uid in rig.people]
    return [
        await rig.match(match),
        await rig.tables._store.entries(match),
        [await rig.tables.draft(match, uid) for uid in people],
        [await rig.tables.watchers(match)],
        [[one.id for one in await rig.tables.mine(uid)] for uid in people],
        public(rig),
    ]


def shown(rig: Rig, panel: Payload) -> Payload:
    """A message as it is now."""
    return rig.standin.world.messages[str(panel["id"])]


def forgeries(rig: Rig, match: str, decision: int | None, seed: str, count: int) -> Iterator[tuple[CustomId, Any]]:
    """Kinds of control with what does not belong to them."""
    assert rig.host is not None
    chance = random.Random(seed)
    kinds = sorted(rig.host.bot.desk.kinds - set(ACTING))
    for _ in range(count):
        number = chance.choice([decision, decision, None, 0, 10**14])
        yield CustomId(chance.choice(kinds), match, number, chance.choice(WRONG)), chance.choice(VALUES)


async def attempt(rig: Rig, uid: str, message: Any, to: CustomId, values: Any) -> list[str]:
    words = f"p1:{to.kind}:{to.match}:{'' if to.decision is None else to.decision}:{to.option}"[:100]
    if values and len(values) == 1 and "=" in values[0]:
        key, _, value = values[0].partition("=")
        return await forge_form(rig, uid, message, words, {key: value})
    return await forge(rig, uid, message, words, values, menu=bool(values))


def legitimate(kind: str, values: Any) -> bool:
    """What a control needs no argument for, on the question that has it."""
    return kind in ("clear", "done", "drop", "rest") or (kind == "many" and not values)


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: str(shape.__name__))
async def test_nonsense_on_ones_own_question(toy: Rig, shape: type[AnyDecision]) -> None:
    match = await begin(toy, "toy", 3)
    uid = await reach(toy, match, shape)
    panel = await my_panel(toy, uid, match)
    decision = (await toy.tables.look(match, int(uid))).decisions[0]
    await toy.drained()
    before = await stands(toy, match)
    for to, values in forgeries(toy, match, decision.id, shape.__name__, 150):
        if legitimate(to.kind, values):
            continue
        said = await attempt(toy, uid, panel, to, values)
        assert not [one for one in said if "on our side" in one], (to, values)
        assert await stands(toy, match) == before, (to, values)
    await toy.press_kind(uid, "turn", match=match)


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: str(shape.__name__))
async def test_controls_of_another_shape_show_the_present_panel(toy: Rig, shape: type[AnyDecision]) -> None:
    """With options that there are, but by a control that this question never has."""
    match = await begin(toy, "toy", 3)
    uid = await reach(toy, match, shape)
    panel = await my_panel(toy, uid, match)
    decision = (await toy.tables.look(match, int(uid))).decisions[0]
    key = decision.options[0].key if decision.options else "x"
    keys = [one.key for one in decision.options]
    tried = {
        "pick": (key, None), "menu": (".0", [key]), "sure": (key, None), "many": (".0", [key]),
        "entry": (".0", [key]), "give": (f"1/{key}", None), "next": (".0", [key]), "rest": ("", None),
        "drop": ("", None), "clear": ("", None), "done": ("", None), "number": ("1/", None),
    }  # fmt: skip
    own: dict[type[AnyDecision], tuple[str, ...]] = {
        ChooseOne: ("pick", "menu", "sure"), ChooseMany: ("many", "clear", "done"), Amount: ("number",),
        Allocate: ("entry", "give", "clear", "done"), Arrange: ("next", "rest", "drop", "clear", "done"),
    }  # fmt: skip
    wrong: dict[str, list[tuple[str, Any]]] = {kind: [args] for kind, args in tried.items() if kind not in own[shape]}
    # Too many values, none, or such as are not there.
    wrong |= {kind: [(tried[kind][0], ["nosuch"])] for kind in own[shape] if tried[kind][1]}
    for kind in set(own[shape]) & {"menu", "entry", "next"}:
        wrong[kind] += [(".0", None), (".0", [key, key]), (".0", [])]
    if isinstance(decision, ChooseMany):
        wrong["many"].append((".0", [*keys, *keys]))
    await toy.drained()
    before = await stands(toy, match)
    for kind, several in wrong.items():
        for option, values in several:
            await forge(toy, uid, panel, str(CustomId("turn", match)))
            assert OUTDATED not in words_of(shown(toy, panel))
            await attempt(toy, uid, panel, CustomId(kind, match, decision.id, option), values)
            assert OUTDATED in words_of(shown(toy, panel)), (kind, option, values)
            assert {meaning(part).decision for part in controls(shown(toy, panel))} >= {decision.id}
    assert await stands(toy, match) == before


async def test_a_number_past_what_may_be_given_is_refused_with_the_bounds(toy: Rig) -> None:
    match = await begin(toy, "toy", 3)
    uid = await reach(toy, match, Allocate)
    panel = await my_panel(toy, uid, match)
    decision = (await toy.tables.look(match, int(uid))).decisions[0]
    key = decision.options[0].key
    for number in ("3", "-1", "99999999999999999999"):
        to = CustomId("give", match, decision.id, f"/{key}")
        await forge(toy, uid, panel, str(CustomId("turn", match)))
        await forge_form(toy, uid, panel, str(to), {"number": number})
        assert "from 0 to 2" in words_of(shown(toy, panel)).lower()
        assert await toy.tables.draft(match, int(uid)) is None


async def test_nonsense_from_strangers_and_on_other_peoples_questions(toy: Rig) -> None:
    match = await begin(toy, "toy", 3)
    await toy.create(toy.people[0], "toy", 2)
    uid = await reach(toy, match, ChooseMany)
    other, stranger = next(one for one in toy.people[:2] if one != uid), toy.people[3]
    decision = (await toy.tables.look(match, int(uid))).decisions[0]
    key = decision.options[0].key
    await toy.drained()
    card = toy.newest(stranger, "turn", match)
    before = await stands(toy, match)
    for person, seed in ((other, "other"), (stranger, "stranger")):
        for kind in (
            "pick",
            "menu",
            "sure",
            "many",
            "done",
            "rest",
            "number",
            "entry",
            "give",
            "next",
            "drop",
            "clear",
        ):
            await attempt(toy, person, card, CustomId(kind, match, decision.id, key), [key])
        if person == stranger:
            for kind in ACTING:
                await attempt(toy, person, card, CustomId(kind, match, decision.id), None)
        for to, values in forgeries(toy, match, decision.id, seed, 150):
            if to.kind == "watch" and person == stranger:
                continue
            said = await attempt(toy, person, card, to, values)
            assert not [one for one in said if "on our side" in one], (to, values)
            assert await stands(toy, match) == before, (to, values)


@pytest.mark.parametrize("state", ["lobby", "over", "closed"])
async def test_nonsense_before_and_after_a_match(toy: Rig, state: str) -> None:
    host, guest = toy.people[:2]
    match = (await toy.create(host, "toy", 2)).id if state != "over" else await begin(toy, "toy", 2)
    if state == "over":
        await play_out(toy, match, [Person(toy, uid) for uid in (host, guest)])
    if state == "closed":
        await toy.tables.end(match, int(host))
    await toy.run(host, "help")
    await toy.drained()
    message = toy.panel(host)
    before = await stands(toy, match)
    changing = {
        "automat",
        "unautomat",
        "closelobby",
        "leave",
        "rematch",
        "option",
        "start",
        "watch",
        "join",
    }
    for to, values in forgeries(toy, match, 1, state, 150):
        if to.kind in changing:
            continue
        said = await attempt(toy, host, message, to, values)
        assert not [one for one in said if "on our side" in one], (to, values)
        assert await stands(toy, match) == before, (to, values)
    for kind in set(ACTING) - {"handdm"}:
        await attempt(toy, guest, message, CustomId(kind, match, 1), None)
    assert await stands(toy, match) == before


async def test_a_control_of_one_match_never_edits_the_card_of_another(toy: Rig) -> None:
    """A shared card is edited only by a control that is on it."""
    one, two = await toy.create(toy.people[0], "toy", 2), await toy.create(toy.people[0], "toy", 2)
    card = await toy.until(lambda: toy.newest(toy.people[0], "join", one.id))
    await toy.drained()
    before = card["components"]
    for kind in ("join", "leave", "watch", "automat"):
        await forge(toy, toy.people[1], card, str(CustomId(kind, two.id)))
    await toy.drained()
    assert toy.standin.world.messages[str(card["id"])]["components"] == before


async def test_ids_that_are_none_are_answered(toy: Rig) -> None:
    await toy.run(toy.people[0], "help")
    message = toy.panel(toy.people[0])
    assert message is not None
    long = "p1:keep:abc::" + "x" * 87
    for words in ("", "p1", "p0:pick:a:1:b", "p1:pick:a:1e9:b", "p1:nosuch:a:1:b", "p1:pick:a:" + "9" * 90, long):
        said = await forge(toy, toy.people[0], message, words)
        assert "older time" in "\n".join(said), words


async def test_nonsense_on_a_preparation_and_across_titles(rig: Rig) -> None:
    """Storm lets people keep what they prepare; a control of the one title means nothing to the other."""
    storm, pantheum = await begin(rig, "storm", 2), await begin(rig, "pantheum", 2)
    uid = rig.people[0]
    panel = await my_panel(rig, uid, storm)
    await rig.drained()
    before = [await stands(rig, storm), await stands(rig, pantheum)]
    asked = [(await rig.tables.look(match, int(uid))).decisions for match in (storm, pantheum)]
    for match, decisions in ((storm, asked[1]), (pantheum, asked[0])):
        for decision in decisions:
            for kind in ("pick", "menu", "sure", "many", "done"):
                key = decision.options[0].key
                await attempt(rig, uid, panel, CustomId(kind, match, decision.id + 500, key), [key])
    for to, values in forgeries(rig, storm, asked[0][0].id, "storm", 150):
        if legitimate(to.kind, values):
            continue
        said = await attempt(rig, uid, panel, to, values)
        assert not [one for one in said if "on our side" in one], (to, values)
        assert [await stands(rig, storm), await stands(rig, pantheum)] == before, (to, values)


@pytest.mark.parametrize("game", ["elysium", "storm"])
async def test_nonsense_as_house_choices_leaves_a_table_that_can_be_played(rig: Rig, game: str) -> None:
    host, guest = rig.people[:2]
    match = await rig.create(host, game, 2)
    await rig.press_kind(host, "options", match=match.id)
    panel = rig.panel(host)
    await rig.drained()
    options = [meaning(part).option for part in controls(panel or {}) if meaning(part).kind == "option"]
    chance = random.Random(game)
    for _ in range(150):
        option, values = chance.choice([*options, *WRONG]), chance.choice(VALUES)
        for uid in (host, guest):
            said = await attempt(rig, uid, panel, CustomId("option", match.id, None, option), values)
            assert not [one for one in said if "on our side" in one], (option, values)
    await rig.press_kind(guest, "join", match=match.id)
    await rig.tables.set_options(match.id, int(host), seats=2)
    assert (await rig.tables.start(match.id, int(host))).match.status == "running"
