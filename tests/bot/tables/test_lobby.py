"""Gathering: who may do what before the start, and what the start does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.model import Place
from bot.tables import Refused
from bot.tables.lobby import LOBBIES, LOBBIES_HERE
from rules.core.rng import Rng, Source, seed_hash
from rules.core.types import seat_text
from tests.support.tables import PEOPLE, PLACE, Table, opened

ADA, BO, CY, STRANGER = PEOPLE


async def refused(awaited: object, key: str) -> None:
    with pytest.raises(Refused) as caught:
        await awaited  # type: ignore[misc]  # any use case
    assert caught.value.text.key == key


async def test_a_lobby_is_opened_once_per_press(table: Table) -> None:
    async def press(title: str) -> str:
        made = await table.tables.create(
            game="toy", host=ADA, name="Ada", seats=3, title=title, place=PLACE, interaction="one"
        )
        return made.id

    first, second = await asyncio.gather(press("A  long\nevening"), press("again"))
    assert first == second
    match = await table.tables.match(first)
    assert (match.status, match.seq, match.free, match.host) == ("lobby", -1, 2, ADA)
    assert match.options == {"rounds": 2, "tokens": 1}, "defaults are filled in"
    await table.outbox.flush()
    assert len(table.messages.of("lobby")) == 1


async def test_what_a_game_does_not_offer_is_refused(table: Table) -> None:
    def create(**more: object) -> object:
        fields: dict[str, object] = {
            "game": "toy",
            "host": ADA,
            "name": "Ada",
            "seats": 3,
            "place": PLACE,
            "interaction": table.press(),
        }
        return table.tables.create(**(fields | more))  # type: ignore[arg-type]  # wrong on purpose

    await refused(create(seats=9), "rejected-seats")
    await refused(create(options={"speed": 1}), "rejected-option")
    await refused(create(options={"rounds": True}), "rejected-option-value")
    await refused(create(title="x" * 61), "refused-title")
    assert await table.tables.browse(1) == []


async def test_joining_leaving_and_handing_the_lobby_on(table: Table) -> None:
    lobby = await table.lobby(2)
    await refused(table.tables.join(lobby.id, CY, "Cy"), "refused-full")
    assert (await table.tables.join(lobby.id, BO, "Bo")).holders == lobby.holders, "twice changes nothing"
    left = await table.tables.leave(lobby.id, ADA)
    assert [holder.user for holder in left.holders] == [BO]
    assert (left.host, left.holders[0].seat) == (BO, 0)
    await table.tables.join(lobby.id, CY, "Cy")
    await table.tables.leave(lobby.id, CY)
    assert (await table.tables.leave(lobby.id, BO)).status == "closed"
    await refused(table.tables.join(lobby.id, CY, "Cy"), "refused-closed")
    await refused(table.tables.match("nosuch"), "refused-no-match")


async def test_two_press_join_for_the_last_seat_and_one_gets_it(tmp_path: Path) -> None:
    one, two = await opened(tmp_path, name="a"), await opened(tmp_path, name="b")
    lobby = await one.tables.create(game="toy", host=ADA, name="Ada", seats=2, place=PLACE, interaction="x")
    results = await asyncio.gather(
        *((one, two)[n % 2].tables.join(lobby.id, 200 + n, f"N{n}") for n in range(8)), return_exceptions=True
    )
    taken = [result for result in results if not isinstance(result, Exception)]
    errors = [result.text.key for result in results if isinstance(result, Refused)]
    assert (len(taken), errors) == (1, ["refused-full"] * 7)
    await one.close()
    await two.close()


async def test_automats_come_and_go(table: Table) -> None:
    lobby = await table.tables.create(game="toy", host=ADA, name="Ada", seats=3, place=PLACE, interaction="x")
    await refused(table.tables.add_automat(lobby.id, BO), "refused-seated-only")
    await refused(table.tables.add_automat(lobby.id, ADA, "genius"), "refused-unknown-automat")
    await refused(table.tables.remove_automat(lobby.id, ADA, "2"), "refused-no-automat")
    await table.tables.add_automat(lobby.id, ADA)
    both = await table.tables.add_automat(lobby.id, ADA, "random")
    assert [holder.automat for holder in both.holders] == [None, "random", "random"]
    await refused(table.tables.add_automat(lobby.id, ADA), "refused-full")
    newest = both.automats[-1].name
    assert len((await table.tables.remove_automat(lobby.id, ADA, newest)).holders) == 2
    await refused(table.tables.remove_automat(lobby.id, ADA, newest), "refused-no-automat")
    assert len((await table.tables.add_automat(lobby.id, ADA, seen=0)).holders) == 2, "it is there already"
    assert len((await table.tables.add_automat(lobby.id, ADA, seen=1)).holders) == 3


async def test_only_the_host_sets_options_and_never_below_who_sits(table: Table) -> None:
    lobby = await table.lobby(3)
    await refused(table.tables.set_options(lobby.id, BO, options={"rounds": 1}), "refused-not-host")
    await refused(table.tables.set_options(lobby.id, ADA, seats=2), "refused-too-many")
    await refused(table.tables.set_options(lobby.id, ADA, options={"rounds": 9}), "rejected-option-value")
    changed = await table.tables.set_options(lobby.id, ADA, options={"rounds": 1}, title="New")
    assert (changed.options, changed.title, changed.seats) == ({"rounds": 1, "tokens": 1}, "New", 3)


async def test_watching(table: Table) -> None:
    lobby = await table.lobby(2)
    await table.tables.watch(lobby.id, STRANGER)
    assert await table.tables.watchers(lobby.id) == [STRANGER]
    await refused(table.tables.watch(lobby.id, BO), "refused-already-seated")
    await table.tables.leave(lobby.id, STRANGER)
    assert await table.tables.watchers(lobby.id) == []


async def test_the_start_shuffles_seats_by_the_seed_whose_hash_was_shown(table: Table) -> None:
    lobby = await table.tables.create(game="toy", host=ADA, name="Ada", seats=3, place=PLACE, interaction="x")
    published = lobby.seed_hash
    await refused(table.tables.start(lobby.id, ADA), "refused-not-full")
    await table.tables.join(lobby.id, BO, "Bo")
    await table.tables.join(lobby.id, CY, "Cy")
    await refused(table.tables.start(lobby.id, STRANGER), "refused-seated-only")
    look = await table.tables.start(lobby.id, BO)
    seed = await table.store.seed(lobby.id)
    assert published == look.match.seed_hash == seed_hash(seed)
    order = [int(n) for n in Source(Rng(f"{seed}:seats")).shuffle(["0", "1", "2"])]
    assert [holder.user for holder in look.match.holders] == [(ADA, BO, CY)[n] for n in order]
    assert (await table.store.entries(lobby.id))[0].order == order
    assert (look.match.status, look.seq, look.view is not None) == ("running", 0, True)
    await refused(table.tables.join(lobby.id, STRANGER, "S"), "refused-started")
    await refused(table.tables.leave(lobby.id, BO), "refused-started")


async def test_everybody_presses_start_and_it_starts_once(tmp_path: Path) -> None:
    one, two = await opened(tmp_path, name="a"), await opened(tmp_path, name="b")
    lobby = await one.lobby(3)
    looks = await asyncio.gather(*((one, two)[n % 2].tables.start(lobby.id, PEOPLE[n % 3]) for n in range(12)))
    assert {look.match.status for look in looks} == {"running"}
    assert len(await one.store.entries(lobby.id)) == 1
    await one.outbox.flush()
    assert len(one.messages.of("card")) == 1
    await one.close()
    await two.close()


async def test_a_rematch_is_one_lobby_for_all(table: Table) -> None:
    match = await table.running(2, 1)
    await refused(table.tables.rematch(match, ADA, "Ada"), "refused-not-over")
    await table.finish(match)
    await refused(table.tables.rematch(match, STRANGER, "S"), "refused-seated-only")
    first = await table.tables.rematch(match, BO, "Bo")
    second = await table.tables.rematch(match, ADA, "Ada")
    assert first.id == second.id == (await table.tables.match(match)).rematch
    assert [(holder.user, holder.automat) for holder in second.holders] == [(BO, None), (None, "random"), (ADA, None)]
    assert second.place == PLACE
    await table.tables.admin_end(first.id, 1)
    third = await table.tables.rematch(match, ADA, "Ada")
    assert (third.id != first.id, third.status) == (True, "lobby"), "a rematch called off does not stand in the way"


async def test_calling_off(table: Table) -> None:
    lobby = await table.lobby(2)
    await refused(table.tables.end(lobby.id, BO), "refused-not-host")
    assert (await table.tables.end(lobby.id, ADA)).status == "closed"
    await refused(table.tables.end(lobby.id, ADA), "refused-closed")
    alone = await table.running(1, 1)
    assert (await table.tables.end(alone, ADA)).status == "closed"
    together = await table.running(2)
    await refused(table.tables.end(together, ADA), "refused-people")
    assert (await table.tables.admin_end(together, 999)).status == "closed"
    await refused(table.tables.admin_end(together, 999), "refused-closed")
    await refused(table.tables.resign(together, ADA, None), "refused-closed")
    await table.outbox.flush()
    notes = [parcel.notice.text.key for parcel in table.messages.of("note") if parcel.notice.text]
    assert sorted(notes) == ["note-ended-admin", "note-ended-host", "note-ended-host"]
    told = [parcel.notice.text for parcel in table.messages.of("note") if parcel.notice.text]
    names = [note.args["name"] for note in told if note.key == "note-ended-host"]
    assert names == [seat_text(0), seat_text(1)], "seats, which bear no name of somebody forgotten meanwhile"


async def test_names_and_titles_do_not_turn_the_words_around_them(table: Table) -> None:
    lobby = await table.tables.create(
        game="toy", host=ADA, name="\u202eAda\n", seats=2, title=" a \u2066b", place=PLACE, interaction="x"
    )
    joined = await table.tables.join(lobby.id, BO, "B\u200fo  Bo")
    assert ([holder.name for holder in joined.holders], joined.title) == (["Ada", "Bo Bo"], "a b")


async def test_a_private_match_is_not_for_strangers(table: Table) -> None:
    match = await table.running(2, visibility="private")
    await refused(table.tables.look(match, STRANGER), "refused-private")
    await refused(table.tables.log(match, STRANGER), "refused-private")
    await refused(table.tables.watch(match, STRANGER), "refused-private")
    assert await table.tables.browse(1, STRANGER) == []
    assert [found.id for found in await table.tables.browse(1, ADA)] == [match]


async def test_open_lobbies_of_a_person_and_of_a_server_are_bounded(table: Table) -> None:
    async def create(host: int, guild: int = 1) -> str:
        place = Place(guild=guild, channel=10)
        made = await table.tables.create(
            game="toy", host=host, name="N", seats=2, place=place, interaction=table.press()
        )
        return made.id

    mine = [await create(ADA) for _ in range(LOBBIES)]
    await refused(create(ADA), "refused-many-lobbies")
    await refused(create(ADA, 2), "refused-many-lobbies")
    await table.tables.end(mine[0], ADA)
    await table.tables.join(mine[1], BO, "Bo")
    await table.tables.start(mine[1], ADA)
    await create(ADA)
    await create(ADA)
    await refused(create(ADA), "refused-many-lobbies")
    for number in range(LOBBIES_HERE - LOBBIES):
        await create(1000 + number)
    await refused(create(BO), "refused-many-here")
    await create(BO, 2)
