"""Routes about the bot, the server and commands; time and identifiers; files."""

from __future__ import annotations

import asyncio

import pytest

from bot.local.standin import Clock
from bot.local.standin.clock import Snowflakes, created_at
from bot.local.standin.files import FileStore, Upload, picture_size, safe_name, sniff
from tests.standin.driven import png
from tests.standin.rest import Rest

WEBP_LOSSLESS = b"RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f" + ((300 - 1) | (200 - 1) << 14).to_bytes(4, "little") + bytes(9)
WEBP_EXTENDED = b"RIFF\0\0\0\0WEBPVP8X" + bytes(8) + (299).to_bytes(3, "little") + (199).to_bytes(3, "little")
WEBP_LOSSY = b"RIFF\0\0\0\0WEBPVP8 " + bytes(10) + (300).to_bytes(2, "little") + (200).to_bytes(2, "little")
GIF = b"GIF89a" + (300).to_bytes(2, "little") + (200).to_bytes(2, "little")


async def test_routes_about_the_bot_and_the_server(rest: Rest) -> None:
    gid, lykos = rest.guild["id"], rest.ids["lykos"]
    got = {path: await rest.ask("GET", path) for path in (
        "/users/@me", f"/users/{lykos}", "/users/@me/guilds", "/oauth2/applications/@me", "/applications/@me",
        "/gateway", "/gateway/bot", f"/guilds/{gid}", f"/guilds/{gid}/roles", f"/guilds/{gid}/members/{lykos}",
        f"/channels/{rest.places['general']}",
    )}  # fmt: skip
    assert {g.status for g in got.values()} == {200}
    assert got["/gateway/bot"].body["session_start_limit"]["total"] == 1000
    counted = await rest.ask("GET", f"/guilds/{gid}?with_counts=true")
    assert counted.body["approximate_member_count"] == 5
    assert (await rest.ask("POST", f"/channels/{rest.places['general']}/typing")).status == 204


@pytest.mark.parametrize(
    ("path", "code"),
    [("/users/1", 10013), ("/guilds/1", 10004), ("/channels/1", 10003), ("/guilds/{gid}/members/1", 10007)],
)
async def test_unknown_things(rest: Rest, path: str, code: int) -> None:
    got = await rest.ask("GET", path.format(gid=rest.guild["id"]))
    assert (got.status, got.code) == (404, code)


async def test_direct_messages_are_opened_once(rest: Rest) -> None:
    lykos = rest.ids["lykos"]
    first = await rest.ask("POST", "/users/@me/channels", {"recipient_id": lykos})
    again = await rest.ask("POST", "/users/@me/channels", {"recipient_id": int(lykos)})
    assert first.body == again.body
    assert (await rest.ask("POST", "/users/@me/channels", {"recipient_id": "1"})).code == 10013
    assert (await rest.ask("PATCH", f"/channels/{first.body['id']}", {"name": "x"})).code == 50024


async def test_leaving_the_server(rest: Rest) -> None:
    assert (await rest.ask("DELETE", f"/users/@me/guilds/{rest.guild['id']}")).status == 204
    assert (await rest.ask("GET", f"/guilds/{rest.guild['id']}")).code == 10004
    assert rest.people.channels_of(rest.ids["theano"]) == []


async def test_commands_one_by_one(rest: Rest) -> None:
    app = rest.world.bot_id
    places = (f"/applications/{app}/commands", f"/applications/{app}/guilds/{rest.guild['id']}/commands")
    for place in places:
        body = {"name": "board", "description": "The board"}
        made = await rest.ask("POST", place, body)
        assert made.status == 201
        changed = await rest.ask("POST", place, {**body, "description": "Your board"})
        assert (changed.status, changed.body["id"]) == (200, made.body["id"])
        one = await rest.ask("GET", f"{place}/{made.body['id']}")
        assert one.body["description"] == "Your board"
        assert [c["name"] for c in (await rest.ask("GET", place)).body] == ["board"]
    assert len(rest.people.commands_here(rest.ids["theano"], rest.places["general"])) == 2
    for place in places:
        (one_left,) = (await rest.ask("GET", place)).body
        assert (await rest.ask("DELETE", f"{place}/{one_left['id']}")).status == 204
        assert (await rest.ask("GET", f"{place}/{one_left['id']}")).code == 10063
    assert (await rest.ask("GET", "/applications/1/commands")).code == 50001


def test_identifiers_rise_and_tell_their_time() -> None:
    now = [1_700_000_000.0]
    ids = Snowflakes(Clock(lambda: now[0]))
    made = [int(ids.new()) for _ in range(3)]
    now[0] -= 10
    made.append(int(ids.new()))
    assert made == sorted(set(made))
    assert created_at(str(made[0])) == 1_700_000_000.0


async def test_moving_the_clock_wakes_those_who_wait() -> None:
    clock = Clock()
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    waiting = asyncio.create_task(clock.within(done, 60.0))
    await asyncio.sleep(0)
    clock.advance(61)
    async with asyncio.timeout(1):
        assert await waiting is False
    done.set_result(None)
    assert await clock.within(done, 0.0) is True
    with pytest.raises(ValueError, match="forward"):
        clock.advance(-1)


@pytest.mark.parametrize("data", [GIF, WEBP_LOSSLESS, WEBP_EXTENDED, WEBP_LOSSY])
def test_sizes_of_pictures(data: bytes) -> None:
    assert picture_size(data) == (300, 200)
    assert sniff(Upload("a", data, "text/plain")).startswith("image/")


def test_other_files_have_no_size() -> None:
    assert picture_size(png(48)) == (48, 48)
    assert picture_size(b"text") is None
    assert sniff(Upload("a.txt", b"text", "text/plain")) == "text/plain"


@pytest.mark.parametrize(("name", "kept"), [("../a b.png", "a_b.png"), ("\u00e4.png", "\u00e4.png"), ("/", "unknown")])
def test_file_names(name: str, kept: str) -> None:
    assert safe_name(name) == kept


def test_the_oldest_files_go_first() -> None:
    store = FileStore(10)
    for n in range(4):
        store.put(f"1/{n}/a", Upload("a", bytes(4), ""))
    assert list(store.held) == ["1/2/a", "1/3/a"]
    assert store.serve("1/2/a", store.signature("1/2/a")) is not None
    assert store.serve("1/2/a", store.signature("1/3/a")) is None
