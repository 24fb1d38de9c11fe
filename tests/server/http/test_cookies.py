"""The session cookie, and the headers that a proxy in front of the server may add."""

from __future__ import annotations

import re
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from tables.browser_requests import asking, greeted
from tables.serving import Serving, serving
from whistlestop.client.http_api import Guest
from whistlestop.server.settings import Settings

OVER_TLS = "__Host-whistlestop"


def session_cookie(answer: httpx.Response, name: str = "whistlestop") -> Any:
    return cookies(answer)[name]


def cookies(answer: httpx.Response) -> dict[str, Any]:
    """Return the cookies that an answer sets, by their names."""
    found = [SimpleCookie(each) for each in answer.headers.get_list("set-cookie")]
    return {name: cookie for each in found for name, cookie in each.items()}


async def test_the_cookie_is_a_long_secret_that_no_script_can_read(server: Serving) -> None:
    async with asking(server) as http:
        answers = [await http.post("/api/guests", json={"name": "Ann"}) for _ in range(2)]
        first, second = map(session_cookie, answers)
        assert (first["httponly"], first["samesite"], first["path"]) == (True, "lax", "/")
        assert int(first["max-age"]) > 300 * 24 * 60 * 60
        assert not first["secure"]
        assert not first["domain"]
        assert re.fullmatch(r"[A-Za-z0-9_-]{43}", first.value)  # 256 bits
        assert first.value != second.value


@pytest.mark.parametrize(
    ("how", "proto", "secure"),
    [
        ({}, "https", True),
        ({}, "http", False),
        ({"proxies": "192.0.2.1"}, "https", False),
        ({"url": "https://play.example.org"}, "http", True),
        ({"url": "https://play.example.org", "proxies": "192.0.2.1"}, "http", True),
        ({"url": "http://play.example.org"}, "http", False),
    ],
)
async def test_cookie_and_headers_are_secure_only_over_tls(
    settings: Settings, how: dict[str, Any], proto: str, secure: bool
) -> None:
    """Only the setting `url` or a trusted proxy can tell the server that people use TLS."""
    async with (
        serving(replace(settings, **how)) as server,
        asking(server, **{"X-Forwarded-Proto": proto}) as http,
    ):
        answer = await http.post("/api/guests", json={"name": "Ann"})
        cookie = session_cookie(answer, OVER_TLS if secure else "whistlestop")
        assert bool(cookie["secure"]) is secure
        assert (cookie["path"], cookie["domain"]) == ("/", "")
        assert ("strict-transport-security" in answer.headers) is secure
        assert ("strict-transport-security" in (await http.get("/")).headers) is secure


def by_old_name(guest: Guest) -> dict[str, str]:
    return {"Cookie": f"whistlestop={guest.token}"}


def by_new_name(guest: Guest) -> dict[str, str]:
    return {"Cookie": f"{OVER_TLS}={guest.token}"}


async def test_a_session_that_began_without_tls_moves_to_the_safe_name(settings: Settings) -> None:
    async with serving(settings) as server:
        ann = await Guest.register(server.url, "Ann")
        await ann.close()
    async with (
        serving(replace(settings, url="https://play.example.org")) as server,
        asking(server) as http,
    ):
        for path in ("/api/welcome", "/api/me", "/api/me"):  # an answer may get lost
            moved = cookies(await http.get(path, headers=by_old_name(ann)))
            assert (moved[OVER_TLS].value, moved[OVER_TLS]["secure"]) == (ann.token, True)
            assert (moved["whistlestop"].value, moved["whistlestop"]["max-age"]) == ("", "0")
        assert await greeted(server, headers=by_old_name(ann)) == 0
        answer = await http.get("/api/me", headers=by_new_name(ann))
        assert (answer.status_code, cookies(answer)) == (200, {})


async def test_another_host_of_the_domain_cannot_bring_its_own_session(settings: Settings) -> None:
    """It can set a cookie for the whole domain under the old name, but not under the safe one."""
    async with (
        serving(replace(settings, url="https://play.example.org")) as server,
        await Guest.register(server.url, "Eve") as eve,
        asking(server) as http,
    ):
        await http.get("/api/me", headers=by_new_name(eve))
        await server.context.session_uses.store()
        assert (await http.get("/api/me", headers=by_old_name(eve))).status_code == 401
        assert await greeted(server, headers=by_old_name(eve)) == 4401
        assert (await http.get("/api/me", headers=by_new_name(eve))).status_code == 200


async def test_the_safe_name_wins_over_the_old_one(settings: Settings) -> None:
    async with (
        serving(replace(settings, url="https://play.example.org")) as server,
        await Guest.register(server.url, "Ann") as ann,
        await Guest.register(server.url, "Eve") as eve,
        asking(server) as http,
    ):
        both = f"whistlestop={eve.token}; {OVER_TLS}={ann.token}; whistlestop={eve.token}"
        assert (await http.get("/api/me", headers={"Cookie": both})).json()["name"] == "Ann"
        ended = f"whistlestop={eve.token}; {OVER_TLS}={'x' * 43}"
        assert (await http.get("/api/me", headers={"Cookie": ended})).status_code == 401


async def test_only_a_proxy_that_is_trusted_says_where_people_come_from(settings: Settings) -> None:
    strangers = replace(settings, proxies="192.0.2.1", per_address=3)
    async with serving(strangers) as server, asking(server) as http:
        codes = []
        for number in range(4):
            http.headers["X-Forwarded-For"] = f"198.51.100.{number}"
            codes.append((await http.post("/api/guests", json={"name": "Ann"})).status_code)
        assert codes == [201, 201, 201, 429]


async def test_an_ipv6_network_of_64_bits_counts_as_one_address(settings: Settings) -> None:
    async with serving(replace(settings, per_address=2)) as server, asking(server) as http:
        codes = []
        for address in ("2001:db8::1", "2001:db8::2:3", "2001:db8:0:0:ffff::", "2001:db8:0:1::1"):
            http.headers["X-Forwarded-For"] = address
            codes.append((await http.post("/api/guests", json={"name": "Ann"})).status_code)
        assert codes == [201, 201, 429, 201]
        for address in ("::ffff:192.0.2.1", "::ffff:192.0.2.2", "::ffff:192.0.2.3", "no address"):
            http.headers["X-Forwarded-For"] = address
            assert (await http.post("/api/guests", json={"name": "Ann"})).status_code == 201


JUNK_COOKIES = [
    b"",
    b"whistlestop",
    b"whistlestop=",
    b"whistlestop=" + b"a" * 43,
    b"whistlestop=" + b"\xff" * 43,
    b"whistlestop=" + "é".encode() * 43,
    b'whistlestop="',
    b"whistlestop=%00%ff",
    b"whistlestop=" + b"a" * 7000,
    b";;=;==; whistlestop",
    b"whistlestop=' OR 1=1 --; whistlestop=x",
    b"__Host-whistlestop=" + b"a" * 43,
    b'__Host-whistlestop="',
]


async def test_a_foreign_cookie_identifies_nobody(server: Serving) -> None:
    async with asking(server) as http:
        for junk in JUNK_COOKIES:
            for path in ("/api/me", "/api/me/tables"):
                answer = await http.get(path, headers=[(b"Cookie", junk)])
                assert (answer.status_code, answer.json()["kind"]) == (401, "who-are-you"), junk
            assert (await http.get("/api/offer", headers=[(b"Cookie", junk)])).status_code == 200
            headers = {"Cookie": junk.decode("latin-1")} if junk else {}
            assert await greeted(server, headers=headers) == 4401, junk


def everything(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def test_only_hashes_of_secrets_are_stored(server: Serving, tmp_path: Path) -> None:
    async with await Guest.register(server.url, "Ann") as ann:
        link = await ann.resume_link()
        async with await Guest.resume(server.url, link.secret) as twin:
            stored = everything(tmp_path)
            assert b"Ann" in stored
            for secret in (ann.token, twin.token, link.secret):
                assert secret.encode() not in stored
