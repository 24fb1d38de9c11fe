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


def session_cookie(answer: httpx.Response) -> Any:
    return SimpleCookie(answer.headers["set-cookie"])["whistlestop"]


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
        assert bool(session_cookie(answer)["secure"]) is secure
        assert ("strict-transport-security" in answer.headers) is secure
        assert ("strict-transport-security" in (await http.get("/")).headers) is secure


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
