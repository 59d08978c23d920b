"""Which match a command is about: the caller's own, wherever they ask; and what typed nonsense is answered."""

from __future__ import annotations

from typing import Any

import pytest

from bot.model import Notice, Place
from bot.store.sqlite import SqliteStore
from bot.ui.custom_id import lengthen
from bot.ui.words import Words
from tests.e2e.forging import forge
from tests.e2e.outages import delivered
from tests.e2e.outages import opened as running
from tests.e2e.rig import Rig, control, controls, meaning, offers, words_of
from tests.e2e.test_commands import suggestions, told
from tests.e2e.test_whole_match import begin

GODS = ("zeus", "hades", "poseidon", "apollo", "athena", "ares", "hermes", "hephaestus")


async def seated(toy: Rig, *who: int, name: str = "", game: str = "toy") -> str:
    """A match of some of the people, by their numbers."""
    host, *others = (toy.people[n] for n in who)
    match = await toy.create(host, game, len(who), **({"name": name} if name else {}))
    for other in others:
        await toy.run(other, "game join", match=match.id)
    await toy.run(host, "game start", match=match.id)
    await toy.until(lambda: toy.newest(host, "since", match.id))
    return match.id


def of_direct(toy: Rig, uid: str) -> str:
    """The channel of a person's direct messages with the bot, where no match is played."""
    return str(toy.standin.world.dm_with(uid)["id"])


async def waiting(toy: Rig, match: str) -> str:
    found = await toy.match(match)
    return next(uid for uid in toy.people if found.seat_of(int(uid)) in found.waiting)


async def test_a_strangers_match_is_never_meant_because_it_is_played_here(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    thread, stranger = toy.thread_of(await toy.match(match)), toy.people[2]
    for path in ("play", "hand", "undo", "plan show", "game resign"):
        for place in (toy.channel, thread):
            await toy.run(stranger, path, place)
            assert "You sit in no match" in told(toy, stranger), path
    for path in ("board", "log", "game status"):
        await toy.run(stranger, path)
        assert "You have no match" in told(toy, stranger), path
    await toy.run(stranger, "game leave")
    assert "You sit at no table" in told(toy, stranger)
    own = await seated(toy, 2, 3)
    for place in (toy.channel, thread):
        await toy.run(stranger, "game status", place)
        assert own[:4].upper() in told(toy, stranger), "their own, also in the thread of another"


async def test_a_reader_without_any_match_sees_that_of_the_thread(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    await toy.run(toy.people[2], "game status", toy.thread_of(await toy.match(match)))
    assert match[:4].upper() in told(toy, toy.people[2])


async def test_the_thread_of_a_match_that_one_plays_or_watches_means_that_match(toy: Rig) -> None:
    one, two = await seated(toy, 0, 1), await seated(toy, 0, 2)
    for match in (one, two):
        await toy.run(toy.people[0], "game status", toy.thread_of(await toy.match(match)))
        assert match[:4].upper() in told(toy, toy.people[0])
    third = await toy.create(toy.people[3], "toy", 2)
    watcher = toy.people[0]
    await toy.press_kind(watcher, "watch", match=third.id)
    await toy.run(toy.people[1], "game join", match=third.id)
    await toy.run(toy.people[3], "game start", match=third.id)
    await toy.until(lambda: toy.newest(toy.people[3], "since", third.id))
    await toy.run(watcher, "game status", toy.thread_of(await toy.match(third.id)))
    assert third.id[:4].upper() in told(toy, watcher)


async def test_the_only_one_that_waits_is_meant_from_anywhere(rig: Rig) -> None:
    one = await seated(rig, 0, 1, game="pantheum")
    uid = await waiting(rig, one)
    other = next(person for person in rig.people[:2] if person != uid)
    two = await seated(rig, 0, 1, game="pantheum")
    while await waiting(rig, two) == uid:
        await rig.tables.resign(two, int(uid), two)
        two = await seated(rig, 0, 1, game="pantheum")
    for person, match in ((uid, one), (other, two)):
        for place in (rig.channel, of_direct(rig, person)):
            await rig.run(person, "game status", place)
            assert match[:4].upper() in told(rig, person)


async def test_several_are_asked_about_waiting_ones_first_and_the_command_goes_on(toy: Rig) -> None:
    """With what else was typed: another view, an older position."""
    matches = [await seated(toy, 0, 1, name=f"Table {n}") for n in range(2)]
    lobby = (await toy.create(toy.people[0], "toy", 2, name="Lobby")).id
    uid = toy.people[0]
    await toy.run(uid, "board", at=0, view="text")
    panel = toy.panel(uid)
    assert panel is not None
    assert "Which match" in words_of(panel)
    menu = control(panel, "which")
    assert sorted(str(one["value"]) for one in menu["options"]) == sorted(matches), "no lobby has a board"
    await toy.press(uid, panel, menu, [matches[1]])
    shown = toy.panel(uid)
    assert shown is not None
    assert offers(shown, "view", matches[1])
    assert not [part for part in shown["components"][0]["components"] if part["type"] == 12], "in words"
    await toy.run(uid, "game status")
    menu = control(toy.panel(uid) or {}, "which")
    assert [one["value"] for one in menu["options"]][-1] == lobby
    await toy.press(uid, toy.panel(uid) or {}, menu, [lobby])
    assert "Lobby" in told(toy, uid)


@pytest.mark.parametrize(
    ("path", "said"),
    [("game resign", "Leave this match"), ("game leave", "You have left"), ("game start", "still free")],
)
async def test_a_command_goes_on_with_the_match_chosen(toy: Rig, path: str, said: str) -> None:
    if path == "game resign":
        matches = [await seated(toy, 0, 1), await seated(toy, 0, 1)]
    else:
        matches = [(await toy.create(toy.people[0], "toy", 2)).id for _ in range(2)]
    uid = toy.people[0]
    await toy.run(uid, path)
    panel = toy.panel(uid)
    assert panel is not None
    await toy.press(uid, panel, control(panel, "which"), [matches[0]])
    assert said in told(toy, uid)


async def test_a_match_is_named_by_its_title_or_a_part_of_it(toy: Rig) -> None:
    one, _ = await seated(toy, 0, 1, name="Evening agora"), await seated(toy, 0, 1, name="Morning agora")
    uid = toy.people[0]
    await toy.run(uid, "game status", match="evening")
    assert one in str([meaning(part).match for part in controls(toy.panel(uid) or {"components": []})]) or (
        "Evening" in told(toy, uid)
    )
    await toy.run(uid, "game status", match="agora")
    assert offers(toy.panel(uid) or {}, "which")
    await toy.run(uid, "game status", match="banana")
    assert "I know no match “banana”" in told(toy, uid)


async def test_ended_matches_stay_within_reach(toy: Rig) -> None:
    match = await seated(toy, 0, 1, name="Long ago")
    uid = toy.people[0]
    await toy.tables.resign(match, int(toy.people[1]), "p")
    await toy.until(lambda: toy.newest(uid, "rematch", match))
    await seated(toy, 0, 2, name="Still on")
    for path, kind in (("board", "view"), ("log", ""), ("game export", ""), ("game rematch", "")):
        offered = await suggestions(toy, uid, path, "match", match="")
        assert match in [one["value"] for one in offered], path
        assert "ended" in next(str(one["name"]) for one in offered if one["value"] == match)
        await toy.run(uid, path, of_direct(toy, uid), match=match)
        assert "no match" not in told(toy, uid).casefold(), path
        assert not kind or offers(toy.panel(uid) or {}, kind, match)


NONSENSE: list[tuple[str, dict[str, Any], str]] = [
    ("board", {"view": "banana"}, "In words"),
    ("board", {"at": 9999}, "the newest is"),
    ("board", {"at": -3}, "the newest is"),
    ("board", {"match": "banana"}, "no match “banana”"),
    ("log", {"since": "banana"}, "This round"),
    ("undo", {"to": 9999}, "take back"),
    ("play", {"action": "banana"}, "Possible:"),
    ("plan use", {"saved": "banana"}, "nothing to keep"),
    ("rules", {"title": "banana"}, "Toy"),
    ("rules", {"topic": "banana"}, "There are:"),
    ("card", {"name": "banana"}, "no card called “banana”"),
    ("game create", {"title": "banana"}, "Toy"),
    ("game join", {"match": "banana"}, "no match “banana”"),
    ("game leave", {"match": "banana"}, "no match “banana”"),
]


@pytest.mark.parametrize(("path", "values", "said"), NONSENSE, ids=lambda one: str(one))
async def test_nonsense_is_answered_with_what_is_possible(
    toy: Rig, path: str, values: dict[str, Any], said: str
) -> None:
    match = await begin(toy, "toy", 2)
    before = await toy.match(match)
    for uid in toy.people[:2]:
        await toy.run(uid, path, **values)
        assert said in told(toy, uid).replace("\\", "") or "not your turn" in told(toy, uid)
    assert await toy.match(match) == before


async def test_nonsense_to_those_who_run_the_server(toy: Rig) -> None:
    await seated(toy, 0, 1)
    for path in ("admin end", "admin resend", "admin rebind"):
        await toy.run(toy.people[0], path, match="banana")
        assert "no such match" in told(toy, toy.people[0])


async def opened(toy: Rig, count: int) -> list[str]:
    """So many open tables of other people in the channel, the newest first."""
    place = Place(int(toy.standin.world.channels[toy.channel]["guild_id"]), int(toy.channel))
    made = [
        await toy.tables.create(
            game="toy", host=1000 + n, name=f"P{n}", seats=2, title=f"Table {n:02}", place=place, visibility="public",
            interaction=f"made-{n}",
        )
        for n in range(count)
    ]  # fmt: skip
    return [match.id for match in reversed(made)]


async def test_tables_of_a_server_are_listed_page_by_page(toy: Rig) -> None:
    matches, uid = await opened(toy, 12), toy.people[0]
    await toy.run(uid, "game browse")
    assert "12 matches" in told(toy, uid)
    joinable = [one["value"] for one in control(toy.panel(uid) or {}, "joinone")["options"]]
    await toy.press(uid, toy.panel(uid) or {}, control(toy.panel(uid) or {}, "browse", option=""))
    assert "Page 2 of 2" in told(toy, uid)
    rest = [one["value"] for one in control(toy.panel(uid) or {}, "joinone")["options"]]
    assert sorted([*joinable, *rest]) == sorted(matches)
    assert len(rest) == 2


async def test_suggestions_that_stop_say_how_many_more_there_are(toy: Rig) -> None:
    matches, uid = await opened(toy, 30), toy.people[0]
    offered = await suggestions(toy, uid, "game join", "match", match="")
    assert len(offered) == 25
    assert "6 more" in str(offered[-1]["name"])
    narrowed = await suggestions(toy, uid, "game join", "match", match="Table 07")
    assert [one["value"] for one in narrowed] == [matches[-8]]
    await toy.run(uid, "game join", match=offered[-1]["value"])
    first = control(toy.panel(uid) or {}, "which")
    await toy.press(uid, toy.panel(uid) or {}, control(toy.panel(uid) or {}, "whichpage"))
    second = control(toy.panel(uid) or {}, "which")
    assert [one["value"] for one in [*first["options"], *second["options"]]] == matches
    await toy.press(uid, toy.panel(uid) or {}, second, [matches[-1]])
    assert (await toy.match(matches[-1])).seat_of(int(uid)) is not None


async def test_my_games_go_on_page_by_page_those_that_wait_first(toy: Rig) -> None:
    ended = [await seated(toy, 0, 1, name=f"Old {n:02}") for n in range(9)]
    for match in ended:
        await toy.tables.resign(match, int(toy.people[1]), match)
    mine = [await seated(toy, 0, 1, name=f"New {n}") for n in range(3)]
    uid = toy.people[0]
    await toy.run(uid, "mygames")
    first = told(toy, uid)
    waits = [n for n in range(3) if await waiting(toy, mine[n]) == uid]
    listed = sorted(range(3), key=lambda n: first.index(f"New {n}"))
    assert sorted(listed[: len(waits)]) == waits
    assert "9 have ended" in first
    assert "Old 08" in first
    assert "Old 00" not in first
    await toy.press(uid, toy.panel(uid) or {}, control(toy.panel(uid) or {}, "mine"))
    assert "Old 00" in told(toy, uid)


async def test_typed_beginnings(rig: Rig) -> None:
    """An only beginning is taken; one of several is asked about, and what is chosen then is played."""
    match = await begin(rig, "elysium", 2)
    uid = await waiting(rig, match)
    look = await rig.tables.look(match, int(uid))
    words = Words("en")
    labels = {option.key: words.label(option.label, 200).casefold() for option in look.decisions[0].options}
    begun = {word: [key for key, label in labels.items() if f" {word}" in f" {label}"] for word in GODS}
    shared = next(word for word, keys in begun.items() if len(keys) > 1)
    await rig.run(uid, "play", action=shared)
    panel = rig.panel(uid)
    assert panel is not None
    assert "may mean" in words_of(panel)
    menu = control(panel, "menu")
    assert [lengthen(str(one["value"]), list(labels)) for one in menu["options"]] == begun[shared]
    await rig.press(uid, panel, menu, [str(menu["options"][0]["value"])])
    assert (await rig.match(match)).seq > look.seq
    await rig.run(uid, "undo")
    before = (await rig.match(match)).seq
    only = next(
        label.split()[0] for label in labels.values() if str(list(labels.values())).count(label.split()[0]) == 1
    )
    await rig.run(uid, "play", action=only.upper())
    assert (await rig.match(match)).seq > before


async def test_what_could_not_be_told_goes_on_page_by_page(toy: Rig) -> None:
    owner, guest = toy.people[:2]
    matches = [await running(toy, key=str(n)) for n in range(25)]
    await delivered(toy)
    assert toy.host is not None
    store, now = toy.host.store, toy.standin.world.clock.now()
    assert isinstance(store, SqliteStore)
    await store.enqueue([Notice(match=one, seq=0, kind="note", merge_key=f"{one}:x", due=now + 500) for one in matches])
    await store.give_up([row["id"] for row in await store.db.read("SELECT id FROM outbox")], "refused", now)
    await toy.run(owner, "admin status")
    first, panel = told(toy, owner), toy.panel(owner)
    assert panel is not None
    turn = control(panel, "undelivered", option="1")
    await toy.press(owner, panel, turn)
    second = told(toy, owner)
    listed = [[one for one in matches if one[:4].upper() in page] for page in (first, second)]
    assert [len(page) for page in listed] == [20, 5]
    assert sorted([*listed[0], *listed[1]]) == sorted(matches)
    await toy.run(guest, "mygames")
    forged = toy.panel(guest)
    assert forged is not None
    assert "Only people who manage" in "\n".join(await forge(toy, guest, forged, str(turn["custom_id"])))
