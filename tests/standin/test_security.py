"""Nothing of the stand-in is for another machine, another page, or another token."""

from __future__ import annotations

import socket

import aiohttp
import pytest

from tests.standin.driven import png
from tests.standin.rest import Rest, resting

PATHS = ("/api/v10/users/@me", "/gateway", "/", "/cdn/attachments/1/2/a.png", "/api/v10/interactions/1/x/callback")


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "petteia.example"},
        {"Host": "127.0.0.1:1"},
        {"Origin": "https://petteia.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
    ],
)
async def test_foreign_hosts_and_origins_are_refused(rest: Rest, path: str, headers: dict[str, str]) -> None:
    given = {"Authorization": f"Bot {rest.standin.token}", **headers}
    async with aiohttp.ClientSession() as http, http.get(rest.standin.base_url + path, headers=given) as answer:
        assert answer.status == 403


async def test_a_foreign_pages_form_is_refused(rest: Rest) -> None:
    url, headers = f"{rest.standin.base_url}/api/v10/users/@me", {"Sec-Fetch-Site": "cross-site"}
    async with aiohttp.ClientSession() as http, http.get(url, headers=headers) as answer:
        assert answer.status == 403


async def test_its_own_names_are_taken(rest: Rest) -> None:
    port = rest.standin.port
    for own in (f"127.0.0.1:{port}", f"localhost:{port}"):
        headers = {"Host": own, "Origin": f"http://{own}"}
        assert (await rest.ask("GET", "/users/@me", headers=headers)).status == 200


@pytest.mark.parametrize("given", ["", "Bot wrong", "Bearer x", "Bot \xe9"])
async def test_another_token_is_refused(rest: Rest, given: str) -> None:
    got = await rest.ask("GET", "/users/@me", headers={"Authorization": given})
    assert (got.status, got.code) == (401, 0)


async def test_there_is_no_route_for_people() -> None:
    async with resting() as rest, aiohttp.ClientSession() as http:
        for path in ("/local/command", "/local-events", "/world", "/api/v10/local/command", "/cdn/"):
            async with http.post(rest.standin.base_url + path, json={}) as answer:
                assert answer.status in (401, 404, 405)
        assert (await rest.ask("GET", "/local/command")).status == 404


async def test_it_listens_on_the_loopback_address_only(rest: Rest) -> None:
    assert rest.standin.base_url.startswith("http://127.0.0.1:")
    others = {a[4][0] for a in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)} - {"127.0.0.1"}
    for address in others:
        with socket.socket() as probe, pytest.raises(OSError, match="refused"):
            probe.connect((str(address), rest.standin.port))


async def test_files_need_their_signature(rest: Rest) -> None:
    path = f"/channels/{rest.places['general']}/messages"
    made = await rest.ask("POST", path, {"content": "x"}, files={"a.png": png()})
    url = made.body["attachments"][0]["url"]
    async with aiohttp.ClientSession() as http:
        for address, status in ((url, 200), (url[:-1] + "?", 404), (url.partition("?")[0], 404)):
            async with http.get(address) as answer:
                assert answer.status == status
                assert status != 200 or answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("body", [b"{", b"[1]", b'"text"', b"\xff"])
async def test_broken_bodies(rest: Rest, body: bytes) -> None:
    url = f"{rest.standin.base_url}/api/v10/channels/{rest.places['general']}/messages"
    headers = {"Authorization": f"Bot {rest.standin.token}", "Content-Type": "application/json"}
    async with aiohttp.ClientSession() as http, http.post(url, data=body, headers=headers) as answer:
        assert answer.status == 400
        assert (await answer.json())["code"] in (50109, 50035)
