"""Every command, typed; a whole match without pressing anything."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.local.world import Payload
from bot.ui.words import Words
from rules.core.auto import random_choice
from rules.core.game import find, games
from rules.core.rng import Rng, Source
from tests.e2e.people import Person, play_out
from tests.e2e.rig import Rig, control, controls, meaning, words_of
from tests.e2e.test_whole_match import begin


def told(rig: Rig, uid: str) -> str:
    panel = rig.panel(uid)
    assert panel is not None
    return words_of(panel)


async def suggestions(rig: Rig, uid: str, path: str, focused: str, **values: Any) -> list[Payload]:
    answer = await rig.standin.people.suggest(uid, rig.channel, path, values, focused)
    assert not answer.failed
    return list(answer.choices)


async def test_a_whole_match_typed(toy: Rig) -> None:
    """With `/play action` and its suggestions alone; what cannot be undone still wants its second press."""
    match = await begin(toy, "toy", 2)
    chance = random.Random(1)
    for _ in range(150):
        found = await toy.match(match)
        if found.status == "over":
            return
        uid = next(uid for uid in toy.people if found.seat_of(int(uid)) in found.waiting)
        typed = ""
        while (await toy.match(match)).seq == found.seq:
            # What was taken up is typed on, until the whole is an answer.
            offered = await suggestions(toy, uid, "play", "action", action=typed, match=match)
            assert offered
            typed = str(chance.choice(offered)["value"])
            await toy.run(uid, "play", action=typed, match=match)
            await _sure(toy, uid)
            typed += "; "
    raise AssertionError("no end in sight")


async def _sure(toy: Rig, uid: str) -> None:
    """The second press, where one is wanted."""
    panel = toy.panel(uid)
    assert panel is not None
    sure = [part for part in controls(panel) if meaning(part).kind == "sure"]
    if sure:
        await toy.press(uid, panel, sure[0])


async def test_where_nothing_can_be_typed_the_suggestion_says_why(toy: Rig) -> None:
    """No match, a match that waits for somebody else: not an empty list, and chosen all the same it is answered."""
    one, other = toy.people[:2]
    (said,) = await suggestions(toy, one, "play", "action", action="")
    assert "You sit in no match" in str(said["name"])
    await toy.run(one, "play", action=str(said["value"]))
    assert "You sit in no match" in told(toy, one)
    match = await begin(toy, "toy", 2)
    look = await toy.tables.look(match, int(one))
    await toy.tables.answer(match, int(one), look.decisions[0].id, look.decisions[0].options[0].key, "lead")
    assert not (await toy.tables.look(match, int(one))).decisions
    (said,) = await suggestions(toy, one, "play", "action", action="x")
    assert "play waits for" in str(said["name"])
    (said,) = await suggestions(toy, toy.people[2], "play", "action", action="", match=match)
    assert "no seat" in str(said["name"]) or "belongs to" in str(said["name"])
    assert len(await suggestions(toy, other, "play", "action", action="")) > 1


@pytest.mark.parametrize("typed", ["nonsense", "tile:9,9", "~7.deadbeef", "@everyone <@1>", "x" * 3000, "7", ";;;"])
async def test_typed_nonsense_is_refused_in_words_and_changes_nothing(rig: Rig, typed: str) -> None:
    match = await begin(rig, "pantheum", 1)
    before = (await rig.match(match)).seq
    await rig.run(rig.people[0], "play", action=typed, match=match)
    assert "not possible" in told(rig, rig.people[0])
    assert (await rig.match(match)).seq == before


async def test_an_action_is_meant_by_key_or_by_label(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 1)
    uid = rig.people[0]
    offered = await suggestions(rig, uid, "play", "action", action="", match=match)
    named = await suggestions(rig, uid, "play", "action", action=str(offered[0]["name"])[:4], match=match)
    assert offered[0] in named
    look = await rig.tables.look(match, int(uid))
    option = look.decisions[0].options[0]
    await rig.run(uid, "play", action=option.key, match=match)
    assert (await rig.match(match)).seq > look.seq


async def test_lobby_by_commands(toy: Rig) -> None:
    host, guest, third = toy.people[:3]
    match = await toy.create(host, "toy", 2, name="Evening *at* the agora")
    await toy.run(guest, "game browse")
    assert "Evening" in told(toy, guest)
    await toy.run(guest, "game join")
    assert "have a seat" in told(toy, guest)
    await toy.run(third, "game join", match=match.id)
    assert "taken" in told(toy, third)
    await toy.run(guest, "game leave", match=match.id)
    await toy.run(third, "game join", match=match.id)
    await toy.run(host, "game start", match=match.id)
    await toy.run(third, "game status", match=match.id)
    assert "waiting for" in told(toy, third) or "your turn" in told(toy, third)
    await toy.run(third, "mygames")
    assert "Evening" in told(toy, third)
    await toy.run(third, "game resign", match=match.id)
    panel = toy.panel(third)
    assert panel is not None
    assert (await toy.match(match.id)).status == "running"
    await toy.press(third, panel, control(panel, "resign"))
    assert (await toy.match(match.id)).status == "over"
    await toy.run(host, "game rematch", match=match.id)
    assert (await toy.match(match.id)).rematch is not None


async def test_options_of_a_lobby_are_its_hosts_to_change(toy: Rig) -> None:
    host, guest = toy.people[:2]
    match = await toy.create(host, "toy", 3)
    await toy.press_kind(guest, "options")
    assert not [part for part in controls(toy.panel(guest) or {"components": []}) if meaning(part).kind == "option"]
    await toy.press_kind(host, "options")
    panel = toy.panel(host)
    assert panel is not None
    seats = control(panel, "option", option="seats")
    await toy.press(host, panel, seats, ["2"])
    assert (await toy.match(match.id)).seats == 2
    rounds = control(toy.panel(host) or {}, "option", option="game.rounds")
    await toy.press(host, panel, rounds, [str(rounds["options"][0]["value"])])
    await toy.press_kind(host, "automat")
    await toy.press_kind(host, "options")
    panel = toy.panel(host)
    assert panel is not None
    await toy.press(host, panel, control(panel, "unautomat"))
    assert len((await toy.match(match.id)).holders) == 1
    await toy.press(host, panel, control(toy.panel(host) or {}, "closelobby"))
    assert (await toy.match(match.id)).status == "closed"


async def test_looks_by_commands(rig: Rig) -> None:
    match = await begin(rig, "pantheum", 2)
    uid = rig.people[0]
    person = Person(rig, uid, hurry=True)
    await person.open(match)
    for _ in range(4):
        await person.step(match)
    await rig.run(uid, "plan show", match=match)
    assert "Divine Plan" in told(rig, uid)
    await rig.run(uid, "hand", dm=True, match=match)
    for view in ("board", "market", "seat:1", "text", "mine", "nonsense", "seat:9", "seat:x"):
        await rig.run(uid, "board", view=view, match=match)
        assert told(rig, uid)
    assert {request.focus for request in rig.sketch.requests} <= {None, "seat:0", "seat:1"}, "of seats that there are"
    await rig.run(uid, "board", at=0, match=match)
    await rig.run(uid, "board", at=99999, match=match)
    assert "99" in told(rig, uid)
    await rig.press_kind(uid, "view", ["market"], match)
    for since in ("my-turn", "round", "start", "nonsense"):
        await rig.run(uid, "log", since=since, match=match)
        assert told(rig, uid)
    assert await suggestions(rig, uid, "board", "view", view="", match=match)
    assert await suggestions(rig, uid, "log", "since", since="")
    assert any(choice["value"] == match for choice in await suggestions(rig, uid, "board", "match", match=""))
    await rig.run(uid, "undo", match=match)
    await suggestions(rig, uid, "undo", "to", to="", match=match)


async def test_a_long_log_is_paged(toy: Rig) -> None:
    match = await begin(toy, "toy", 1, automats=2)
    person = Person(toy, toy.people[0])
    for _ in range(3):
        await play_out(toy, match, [person])
    await toy.run(toy.people[0], "log", since="start", match=match)
    assert told(toy, toy.people[0])


async def test_rules_cards_and_help(rig: Rig) -> None:
    uid = rig.people[0]
    await rig.run(uid, "help")
    assert "</game create:" in told(rig, uid)
    assert await suggestions(rig, uid, "rules", "title", title="")
    for topic in await suggestions(rig, uid, "rules", "topic", topic=""):
        await rig.run(uid, "rules", title="pantheum", topic=str(topic["value"]))
        assert len(told(rig, uid)) > 40
    await rig.run(uid, "rules", title="chess")
    assert "no game" in told(rig, uid)
    cards = await suggestions(rig, uid, "card", "name", name="orph")
    assert cards
    await rig.run(uid, "card", name=str(cards[0]["value"]))
    panel = rig.panel(uid)
    assert panel is not None
    assert panel["attachments"]
    await rig.run(uid, "card", name="nobody")
    assert "no card" in told(rig, uid)


async def test_administration(toy: Rig) -> None:
    owner, member = toy.people[0], toy.people[1]
    match = await begin(toy, "toy", 2)
    await toy.run(owner, "admin check")
    assert "All set" in told(toy, owner)
    await toy.run(owner, "admin setup", channel=_general(toy))
    await toy.run(owner, "game create", title="toy", players=2)
    await toy.until(lambda: [m for m in toy.messages(owner, _general(toy)) if controls(m)])
    await toy.run(owner, "admin setup")
    assert "wherever" in told(toy, owner)
    await toy.run(owner, "admin end", match=match)
    panel = toy.panel(owner)
    assert panel is not None
    assert (await toy.match(match)).status == "running"
    await toy.press(owner, panel, control(panel, "adminend"))
    assert (await toy.match(match)).status == "closed"
    assert "admin end" not in [one.path for one in toy.standin.people.commands_here(member, toy.channel)]


def _general(rig: Rig) -> str:
    return next(str(c["id"]) for c in rig.standin.people.channels_of(rig.people[0]) if c["name"] == "general")


async def test_the_menu_of_a_message_shows_its_match(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    uid = toy.people[1]
    card = await toy.until(lambda: toy.newest(uid, "since", match))
    answer = await toy.standin.people.use_menu(uid, str(card["channel_id"]), "Show this match", str(card["id"]))
    assert not answer.failed
    await toy.answered()
    panel = toy.panel(uid)
    assert panel is not None
    assert {meaning(part).kind for part in controls(panel)} == {"board", "hand", "turn"}


async def test_names_full_of_markup_are_shown_as_they_are_and_ping_nobody(toy: Rig) -> None:
    for user in toy.standin.world.users.values():
        user["global_name"] = "**@everyone** <@1> `x`"
    match = await begin(toy, "toy", 2)
    await play_out(toy, match, [Person(toy, uid) for uid in toy.people[:2]])
    for message in toy.seen(toy.people[0]):
        assert not message["mention_everyone"]
        assert "**@everyone**" not in words_of(message)
        assert "<@1>" not in words_of(message)


@pytest.mark.parametrize("title", list(games()))
async def test_a_component_of_every_kind_is_shown_by_the_key_that_is_suggested(rig: Rig, title: str) -> None:
    uid, kinds = rig.people[0], {one.kind: one for one in find(title).components()}
    for one in kinds.values():
        await rig.run(uid, "card", name=f"{title}:{one.id}")
        assert Words().say("no-card", name=f"{title}:{one.id}") not in told(rig, uid)
        assert Words().label(one.name) in told(rig, uid)


async def test_a_name_of_several_titles_means_the_match_here_and_says_the_title(rig: Rig) -> None:
    match = await rig.match(await begin(rig, "hybris", 2))
    thread, uid = rig.thread_of(match), rig.people[0]
    answer = await rig.standin.people.suggest(uid, thread, "card", {"name": "Zeus"}, "name")
    assert answer.choices[0] == {"name": "Zeus · Hybris", "value": "hybris:zeus"}
    assert len({one["name"] for one in answer.choices}) == len(answer.choices)
    await rig.run(uid, "card", thread, name="Zeus")
    assert "Zeus · Olympian\n" in told(rig, uid)
    await rig.run(uid, "card", thread, name="Heracles")
    assert "### Heracles's tile · Enhancement tile\n" in told(rig, uid), (
        "what is played here before another title's very name"
    )
    await rig.run(uid, "card", thread, name="pantheum:heracles")
    assert "### Heracles · Epic demigod · Pantheum\n" in told(rig, uid)
    answer = await rig.standin.people.suggest(uid, thread, "card", {"name": "Heracl"}, "name")
    assert [one["name"] for one in answer.choices][:2] == ["Heracles's tile", "Heracles · Pantheum"]


async def test_the_only_answer_that_ends_a_turn_takes_one_press_or_one_command(rig: Rig) -> None:
    """The question is the warning: on a panel, on the card and typed, what is asked is not asked again."""
    match = await begin(rig, "pantheum", 2)
    ways = set[str]()
    for n in range(400):
        found = await rig.match(match)
        uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
        (decision, *_) = (await rig.tables.look(match, int(uid))).decisions
        if [option.key for option in decision.offered] == ["pass"]:
            how = "typed" if len(ways) % 2 else "pressed"
            if how == "typed":
                await rig.run(uid, "play", action="pass", match=match)
            else:
                await rig.run(uid, "play", match=match)
                await _sure(rig, uid)
            assert (await rig.match(match)).seq == found.seq + 1, how
            ways.add(how)
            if len(ways) == 2:
                return
        else:
            choice = random_choice(decision, Source(Rng(f"only-{n}")))
            await rig.tables.answer(match, int(uid), decision.id, choice, f"only-{n}")
    raise AssertionError("no turn ended with nobody to recruit")
