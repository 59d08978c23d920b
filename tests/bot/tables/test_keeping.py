"""Places, messages, people, and the cards drawn again."""

from __future__ import annotations

import pytest

from bot.model import Link, MessageRef, Place, UserSettings
from bot.tables import Refused
from tests.support.tables import PEOPLE, Table

ADA, BO, CY, STRANGER = PEOPLE


async def test_a_match_moves_to_another_place(table: Table) -> None:
    match = await table.running(2)
    moved = await table.tables.bind(match, Place(2, 20, 21))
    assert moved.place == (await table.tables.match(match)).place == Place(2, 20, 21)
    assert moved.edition == (await table.tables.match(match)).edition
    with pytest.raises(Refused):
        await table.tables.bind("nosuch", Place())


async def test_a_message_sent_by_other_means_becomes_the_card(table: Table) -> None:
    lobby = await table.lobby(1, 1, announce=False)
    await table.tables.link(lobby.id, "lobby", MessageRef(10, 77))
    await table.tables.refresh(lobby.id)
    table.clock.time += 10
    await table.outbox.flush()
    assert [parcel.edit for parcel in table.messages.of("lobby")] == [MessageRef(10, 77)]
    newest = await table.tables.newest(lobby.id, "lobby")
    assert newest == Link(match=lobby.id, purpose="lobby", ref=MessageRef(10, 77), seq=-1)


async def test_the_turn_card_is_drawn_again_without_a_mention(table: Table) -> None:
    match = await table.running(2)
    await table.outbox.flush()
    table.clock.time += 10
    await table.tables.refresh(match)
    await table.outbox.flush()
    last = table.messages.parcels[-1]
    assert (last.notice.kind, last.edit is None, last.notice.mention) == ("card", False, ())


async def test_only_who_sits_there_gets_a_hand_again(table: Table) -> None:
    lobby = await table.lobby(2)
    with pytest.raises(Refused) as caught:
        await table.tables.resend_secret(lobby.id, ADA)
    assert caught.value.text.key == "refused-not-started"
    await table.tables.start(lobby.id, ADA)
    with pytest.raises(Refused) as caught:
        await table.tables.resend_secret(lobby.id, STRANGER)
    assert caught.value.text.key == "refused-not-seated"
    await table.outbox.flush()
    await table.tables.resend_secret(lobby.id, BO)
    await table.outbox.flush()
    last = table.messages.parcels[-1]
    assert (last.notice.kind, last.notice.user, last.edit) == ("secret", BO, None)


async def test_who_takes_no_direct_messages_is_not_tried_at_the_next_start(table: Table) -> None:
    await table.tables.save_user(UserSettings(user=BO, locale="de", dm_closed=True))
    await table.running(2)
    await table.outbox.flush()
    assert [parcel.notice.user for parcel in table.messages.of("secret")] == [ADA]
    assert (await table.tables.user(BO)).locale == "de"


async def test_what_servers_and_processes_want_kept(table: Table) -> None:
    assert await table.tables.guild_channel(1) is None
    await table.tables.set_guild_channel(1, 10)
    assert await table.tables.guild_channel(1) == 10
    await table.tables.remember("commands", "hash")
    assert await table.tables.remembered("commands") == "hash"
    assert await table.tables.remembered("other") is None
