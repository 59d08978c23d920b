"""Practice: one press, a match against an automat, and each kind of question explained once."""

from __future__ import annotations

import pytest

from bot.local.world import Payload
from bot.ui.custom_id import CustomId
from bot.ui.limits import ROW_BUTTONS
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.text import Wording
from rules.core.types import Text
from tests.e2e.forging import forge
from tests.e2e.people import Person
from tests.e2e.rig import Rig, control, controls, meaning, offers, words_of


async def begin(rig: Rig, uid: str, game: str, modules: str = "") -> str:
    """A match for practice, begun by one press in the help; with modules by a command."""
    if modules:
        await rig.run(uid, "game practice", title=game, options=f"modules={modules}")
        return await practised(rig, uid, game)
    await rig.run(uid, "help")
    panel = rig.panel(uid) or {}
    await rig.press(uid, panel, control(panel, "practice", option=game))
    return await practised(rig, uid, game)


async def practised(rig: Rig, uid: str, game: str) -> str:
    """The one match for practice that runs."""
    (match,) = [one for one in await rig.tables.mine(int(uid)) if one.practice and one.game == game]
    assert (match.status, match.seats, len(match.automats)) == ("running", 2, 1)
    return str(match.id)


async def asked(rig: Rig, uid: str, match: str) -> tuple[str, str]:
    """The kind of question that a person's panel shows, and the words of its lesson."""
    look = await rig.tables.look(match, int(uid))
    panel = rig.panel(uid) or {}
    number = next((meaning(part).decision for part in controls(panel) if meaning(part).decision is not None), None)
    decision = next((one for one in look.decisions if one.id == number), None)
    return (decision.kind, lesson(look.match.game, decision.kind)) if decision is not None else ("", "")


async def answers(rig: Rig, uid: str, match: str) -> int:
    """How many answers of this person there are; the automat beside them may have answered meanwhile, too."""
    assert rig.store is not None
    seat = (await rig.match(match)).seat_of(int(uid))
    return sum((entry.seat, entry.kind) == (seat, "answer") for entry in await rig.store.entries(match))


def lesson(game: str, kind: str) -> str:
    return Wording()(Text(f"{game}-lesson-{kind}"))


def plain(message: Payload | None) -> str:
    return words_of(message or {"components": []}).replace("\\", "")


@pytest.mark.parametrize(
    ("game", "modules"),
    [("pantheum", ""), ("elysium", ""), ("storm", ""), ("hybris", ""), ("hybris", "tartarus"), ("hybris", "chronos")],
)
async def test_each_kind_of_question_is_explained_until_it_is_answered_once(rig: Rig, game: str, modules: str) -> None:
    uid = rig.people[0]
    match = await begin(rig, uid, game, modules)
    assert "nobody waits for you" in plain(rig.panel(uid))
    goal = rig.known()[game].played((await rig.match(match)).options).topics()[0].body
    assert Wording()(goal)[:60] in plain(rig.panel(uid)), "the first turn names the goal"
    person, answered, met = Person(rig, uid), set[str](), set[str]()
    for _ in range(60):
        kind, words = await asked(rig, uid, match)
        if kind:
            explained = words in plain(rig.panel(uid))
            assert explained is (kind not in answered), kind
            met.add(kind)
        before = await answers(rig, uid, match)
        if not await person.step(match):
            await rig.settle()
            await person.open(match)
        elif kind and await answers(rig, uid, match) > before:
            answered.add(kind)
    assert len(answered) > 2
    assert met >= answered
    assert await rig.tables.user(int(uid))  # and nothing else is kept of it
    assert rig.host is not None
    assert answered <= await rig.host.store.lessons(int(uid), game) <= met


@pytest.mark.parametrize("game", ["pantheum", "elysium", "storm", "hybris"])
async def test_practice_goes_on_in_one_place(rig: Rig, game: str) -> None:
    """The answer leads to the thread and decides nothing; there one card calls, and asks nothing itself."""
    uid = rig.people[0]
    match = await begin(rig, uid, game)
    told = rig.panel(uid) or {}
    thread = (await rig.match(match)).place.thread
    assert thread is not None
    assert f"Go on in <#{thread}>" in words_of(told)
    assert {meaning(part).kind for part in controls(told)} == {"howto", "topic"}
    await rig.drained()
    cards = [one for one in rig.messages(uid, str(thread)) if controls(one)]
    assert len(cards) == 1
    asking = {"turn", "menu", "pick", "sure"}
    assert [meaning(part).kind for part in controls(cards[0]) if meaning(part).kind in asking] == ["turn"]
    await rig.press(uid, cards[0], control(cards[0], "turn"))
    panel = rig.panel(uid) or {}
    assert panel["channel_id"] == str(thread)
    assert (await asked(rig, uid, match))[1] in plain(panel)


async def test_lessons_end_by_a_press_and_come_again_by_the_settings(rig: Rig) -> None:
    uid = rig.people[0]
    match = await begin(rig, uid, "elysium")
    await rig.press_kind(uid, "turn", match=match)
    words = (await asked(rig, uid, match))[1]
    assert words in plain(rig.panel(uid))
    panel = rig.panel(uid) or {}
    await rig.press(uid, panel, control(panel, "lessons", option="off"))
    assert words not in plain(rig.panel(uid))
    await Person(rig, uid).step(match)
    assert rig.host is not None
    assert await rig.host.store.lessons(int(uid), "elysium") == set(), "what is not told is not learned"
    await rig.run(uid, "settings")
    assert "are off" in plain(rig.panel(uid))
    panel = rig.panel(uid) or {}
    await rig.press(uid, panel, control(panel, "lessons", option="on"))
    assert "are on" in plain(rig.panel(uid))
    await rig.press_kind(uid, "turn", match=match)
    assert (await asked(rig, uid, match))[1] in plain(rig.panel(uid))


async def test_what_was_explained_can_be_explained_anew_and_is_forgotten_on_request(rig: Rig) -> None:
    uid, other = rig.people[:2]
    assert rig.host is not None
    store = rig.host.store
    for user in (uid, other):
        await store.teach(int(user), "storm", "turn")
        await store.teach(int(user), "storm", "turn")
        await store.teach(int(user), "elysium", "turn")
    assert await store.lessons(int(uid), "storm") == {"turn"}
    await rig.tables.forget(int(uid))
    assert await store.lessons(int(uid), "storm") == await store.lessons(int(uid), "elysium") == set()
    assert await store.lessons(int(other), "storm") == {"turn"}
    await rig.tables.want_lessons(int(other), on=False)
    await rig.run(other, "settings")
    panel = rig.panel(other) or {}
    await rig.press(other, panel, control(panel, "lessons", option="again"))
    assert await store.lessons(int(other), "storm") == set()
    assert (await rig.tables.user(int(other))).lessons


async def test_practice_pressed_again_leads_to_the_match_that_is_open(rig: Rig) -> None:
    uid = rig.people[0]
    match = await begin(rig, uid, "pantheum")
    await rig.run(uid, "game practice", title="Pantheum")
    assert "goes on" in plain(rig.panel(uid))
    assert await begin(rig, uid, "pantheum") == match
    await rig.tables.resign(match, int(uid), "done")
    assert await begin(rig, uid, "pantheum") != match


async def test_practice_is_offered_where_a_table_is_and_troubles_nobody(rig: Rig) -> None:
    host, guest = rig.people[:2]
    table = await rig.create(host, "storm", 2)
    card = rig.newest(guest, "join", table.id) or {}
    await rig.press(guest, card, control(card, "practice"))
    (match,) = [one for one in await rig.tables.mine(int(guest)) if one.practice]
    assert await rig.tables.browse(match.place.guild, int(host)) == [table], "nobody else's list names it"
    await rig.drained()
    said = [m for m in rig.messages(host, rig.channel) if match.id in str(m["components"])]
    assert all(not offers(m, "join") for m in said)
    await rig.run(host, "game create", title="pantheum")
    assert offers(rig.panel(host) or {}, "practice"), "beside the question for how many"


async def test_a_match_with_people_explains_nothing(rig: Rig) -> None:
    host = rig.people[0]
    match = await rig.create(host, "elysium", 2)
    await rig.press_kind(host, "automat", match=match.id)
    await rig.press_kind(host, "start", match=match.id)
    await rig.press_kind(host, "turn", match=match.id)
    kind, words = await asked(rig, host, match.id)
    assert kind
    assert words not in plain(rig.panel(host))
    assert not offers(rig.panel(host) or {}, "lessons")


async def test_forged_lessons_switch_nothing(rig: Rig) -> None:
    uid = rig.people[0]
    await rig.run(uid, "settings")
    await forge(rig, uid, rig.panel(uid) or {}, str(CustomId("lessons", "", None, "nonsense")))
    assert (await rig.tables.user(int(uid))).lessons
    await forge(rig, uid, rig.panel(uid) or {}, str(CustomId("practice", "", None, "chess")))
    assert await rig.tables.mine(int(uid)) == []


@pytest.mark.parametrize("game", ["pantheum", "elysium"])
async def test_a_question_still_to_be_explained_is_not_on_the_card(rig: Rig, game: str) -> None:
    """Its menu would have it answered, and count as learned, before its lesson was ever read."""
    uid = rig.people[0]
    match = await begin(rig, uid, game)
    await _asked_by_menu(rig, uid, match)
    card = await rig.until(lambda: rig.newest(uid, "since", match))
    assert not offers(card, "menu", match)
    look = await rig.tables.look(match, int(uid))
    kind, key = look.decisions[0].kind, look.decisions[0].options[0].key
    await rig.run(uid, "play", action=key, match=match)
    assert rig.host is not None
    assert kind not in await rig.host.store.lessons(int(uid), game), "what is typed has not been explained"


async def test_whoever_wants_no_lessons_is_asked_on_the_card(rig: Rig) -> None:
    uid = rig.people[0]
    match = await begin(rig, uid, "elysium")
    await rig.tables.want_lessons(int(uid), on=False)
    await _asked_by_menu(rig, uid, match)
    await rig.tables.refresh(match)
    await rig.until(lambda: offers(rig.newest(uid, "since", match) or {"components": []}, "menu", match))


async def _asked_by_menu(rig: Rig, uid: str, match: str) -> None:
    """Play until a question comes that the card of a match without lessons asks itself."""
    chance = Source(Rng("lessons"))
    for number in range(40):
        await rig.drained()
        look = await rig.tables.look(match, int(uid))
        if look.first is not None and len(look.first.offered) > ROW_BUTTONS:
            return
        choice = random_choice(look.decisions[0], chance)
        await rig.tables.answer(match, int(uid), look.decisions[0].id, choice, f"lessons-{number}")
    raise AssertionError("no such question")
