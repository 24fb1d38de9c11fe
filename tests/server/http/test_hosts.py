"""Names of the server: no page of another site can let its own name point here."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tables.browser_requests import asking, assert_secure_headers, greeted
from tables.serving import Serving, serving
from whistlestop.client.http_api import Guest
from whistlestop.server.settings import Settings

OURS = [
    "127.0.0.1",
    "127.0.0.1:8080",
    "192.168.1.20:8080",
    "[::1]:8080",
    "[2001:db8::7]",
    "localhost",
    "LOCALHOST:9",
    "localhost.",
    "play.localhost:8080",
    "raspberrypi:8080",
    "raspberrypi.local:8080",
    "club.lan",
    "club.internal",
    "club.home.arpa",
]
FOREIGN = [
    "evil.example",
    "evil.example:8080",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "rebind.network",
    "local.example",
    "evillocalhost.example",
    "play.example.org.evil.example",
    "user@localhost",
    "[::1].evil.example",
]


async def status(server: Serving, host: str, path: str = "/api/offer") -> int:
    async with asking(server, Host=host) as http:
        answer = await http.get(path)
        assert_secure_headers(answer)
        if answer.status_code >= 400:
            assert answer.json()["kind"] in ("foreign-host", "bad-message")
            assert host not in answer.text
        return answer.status_code


async def test_addresses_and_local_names_are_always_ours(server: Serving) -> None:
    assert {host: await status(server, host) for host in OURS} == dict.fromkeys(OURS, 200)


async def test_a_foreign_name_is_refused(server: Serving) -> None:
    assert {host: await status(server, host) for host in FOREIGN} == dict.fromkeys(FOREIGN, 421)
    for path in ("/", "/health", "/metrics", "/api/tables", "/api/me", "/assets/x"):
        assert await status(server, "evil.example", path) == 421, path


async def test_a_host_that_is_no_name_is_refused(server: Serving) -> None:
    for host in ("evil.example#.local", "evil.example\\.local", "evil.example/.local", "<b>.local"):
        assert await status(server, host) in (400, 421), host


async def test_a_page_under_a_foreign_name_cannot_act_for_anybody(server: Serving) -> None:
    """For the browser, the page and this server have one origin after DNS rebinding."""
    async with (
        await Guest.register(server.url, "Ann") as ann,
        asking(server, Host="evil.example", Origin="http://evil.example") as http,
    ):
        answer = await http.post("/api/guests", json={"name": "Eve"})
        assert (answer.status_code, answer.json()["kind"]) == (421, "foreign-host")
        host = {"Host": "evil.example", "Origin": "http://evil.example"}
        assert await greeted(server, ann, headers=host) == 1008


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("play.example.org", 200),
        ("PLAY.example.org.:443", 200),
        ("play.example.org:8080", 200),
        ("example.org", 421),
        ("other.example.org", 421),
        ("127.0.0.1:8080", 200),
        ("localhost", 200),
    ],
)
async def test_the_public_address_names_the_server(
    settings: Settings, host: str, expected: int
) -> None:
    public = replace(settings, url="https://play.example.org:443/club/")
    async with serving(public) as server:
        assert await status(server, host) == expected


async def test_the_name_that_the_server_listens_at_is_ours(settings: Settings) -> None:
    async with serving(replace(settings, host="games.example.net")) as server:
        assert await status(server, "games.example.net:8080") == 200
