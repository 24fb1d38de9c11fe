"""The headers of every response, and details that no response reveals."""

from __future__ import annotations

import re

import httpx
import pytest

from tables.browser_requests import asking, assert_secure_headers, cookie_of, greeted
from tables.serving import Serving
from whistlestop.client.http_api import Guest
from whistlestop.server.http.static_site import STATIC
from whistlestop.server.secrets import new_key

ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/t/key", 200),
    ("GET", "/fair/key", 200),
    ("GET", "/resume", 200),
    ("GET", "/t/<script>/match", 200),
    *(("GET", f"/assets/{file.name}", 200) for file in sorted((STATIC / "assets").glob("*[!z]"))),
    *(("GET", f"/public/{file.name}", 200) for file in sorted((STATIC / "public").glob("*"))),
    ("GET", "/sw.js", 200),
    ("GET", "/tv/key", 200),
    ("GET", "/assets/none.js", 404),
    ("GET", "/assets/../serve.py", 404),
    ("GET", "/assets/%2e%2e/%2e%2e/serve.py", 404),
    ("GET", "/health", 200),
    ("GET", "/metrics", 200),
    ("GET", "/api/offer", 200),
    ("GET", "/api/me", 401),
    ("GET", f"/api/matches/{new_key()}", 404),
    ("GET", "/api/matches/x", 400),
    ("GET", "/nowhere", 404),
    ("GET", "/api/nowhere", 404),
    ("DELETE", "/api/me", 405),
    ("POST", "/", 405),
    ("OPTIONS", "/api/me", 204),
    ("POST", "/api/guests", 400),
    ("POST", "/api/tables", 400),
    ("GET", "/api/schema/openapi.json", 200),
]


async def test_every_answer_tells_the_browser_to_be_careful(server: Serving) -> None:
    async with asking(server) as http:
        for method, path, status in ANSWERS:
            answer = await http.request(method, path)
            assert answer.status_code == status, path
            assert_secure_headers(answer)
            if status == 405:
                assert "GET" in answer.headers["allow"]


async def test_nothing_is_kept_by_a_browser_or_a_proxy_but_our_own_files(server: Serving) -> None:
    async with asking(server) as http:
        for method, path, status in ANSWERS:
            answer = await http.request(method, path)
            expected = "no-store"
            if status == 200 and path.startswith("/assets/"):
                expected = "public, immutable, max-age=31536000"  # each version has its own names
            elif status == 200 and path.startswith("/public/"):
                expected = "public, max-age=3600"
            elif status == 200 and path in (*SCREENS, "/sw.js", "/api/offer"):
                expected = "no-cache"  # kept, but only used if the server says that it is the same
            assert same(answer.headers["cache-control"], expected), path


SCREENS = ("/", "/tv/key", "/t/key", "/fair/key", "/resume", "/t/<script>/match")


def same(header: str, expected: str) -> bool:
    return set(header.split(", ")) == set(expected.split(", "))


async def test_a_bug_is_reported_to_the_operator_only(
    server: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def bug(*_: object, **__: object) -> None:
        raise RuntimeError("the inside of the server")

    async with await Guest.register(server.url, "Ann") as ann:
        monkeypatch.setattr(server.context.store, "person_of", bug)
        async with asking(server, **cookie_of(ann)) as http:
            answer = await http.get("/api/me")
        assert await greeted(server, ann) == 1011
    assert answer.status_code == 500
    assert answer.json() == {
        "kind": "server-trouble",
        "details": {},
        "text": "the server is in trouble",
    }
    assert_secure_headers(answer)
    assert "whistlestop_trouble_total 2.0" in server.context.metrics.text().decode()
    assert [each.levelname for each in caplog.records] == ["ERROR", "ERROR"]
    assert "the inside of the server" in caplog.text


async def test_an_odd_host_is_not_repeated(server: Serving) -> None:
    async with asking(server) as http:
        for host in ("[", "]:x", "a:b:c", "x:99999", "x:999999", "", "a/b", "<b>", "ü"):
            http.headers["Host"] = host
            for path in ("/", "/t/key", "/api/offer"):
                answer = await http.get(path)
                assert answer.status_code in (200, 400, 421), host
                assert "<b>" not in answer.text
                assert "a/b" not in answer.text


ODD_KEYS = [
    "<script>alert(1)</script>",
    "\"onload='x'",
    "'><img src=x onerror=alert(1)>",
    "$key ${title} $$",
    "{{7*7}}",
    "$(reboot) `reboot` ; reboot | reboot & reboot",
    "\r\nSet-Cookie: whistlestop=x",
    "\0\x1b",
    "ü中\U0001f47b",
    "x" * 3000,
]


@pytest.mark.parametrize("page", ["t", "fair"])
async def test_no_link_puts_anything_into_a_page(server: Serving, page: str) -> None:
    """The tags of the page are the same, whatever the key."""
    async with asking(server) as http:
        usual = tags(await http.get(f"/{page}/{new_key()}"))
        for key in ODD_KEYS:
            path = "".join(f"%{byte:02x}" for byte in key.encode()).replace("%2f", "_")
            answer = await http.get(f"/{page}/{path}")
            assert tags(answer) == usual
            assert "set-cookie" not in answer.headers
            # People copy this line into a terminal: it must have only one word after `join`.
            for command in re.findall(r"<code>whistlestop join (.*)</code>", answer.text):
                assert re.fullmatch(r"http://127\.0\.0\.1:[0-9]+/t/[A-Za-z0-9_.~%-]*", command)


def tags(page: httpx.Response) -> list[str]:
    assert page.status_code == 200
    found = re.findall(r"<[^>]*>", page.text)
    return [re.sub(r'data-match="[^"]*"', "", tag) for tag in found]
