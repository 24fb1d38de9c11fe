"""What others cannot do to you: pages of other sites, people at other tables, readers of files."""

from __future__ import annotations

import asyncio
import re
import time
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tables.serving import Serving, serving
from tables.visitor import COLT, another_tab, begin, company, play_out, sit_down, visiting
from whistlestop.client.errors import Turned
from whistlestop.client.guest import Guest
from whistlestop.server.connections.dispatch import PERSON_BURST, PERSON_RATE
from whistlestop.server.errors import BadMessage, NotNow
from whistlestop.server.http.static_site import STATIC
from whistlestop.server.rooms import seating
from whistlestop.server.sanitize import sanitize_chat_line, sanitize_name, sanitize_text
from whistlestop.server.secrets import new_key, new_secret
from whistlestop.server.settings import Settings
from whistlestop.store import TableRow
from whistlestop.wire.field_types import CHAT_LENGTH, NAME_LENGTH
from whistlestop.wire.from_client import (
    Choose,
    Configure,
    Enter,
    Kick,
    Ready,
    Sit,
    Stand,
    WatchLobby,
)
from whistlestop.wire.from_server import Line, Lobby, LobbyChanged

ELSEWHERE = [
    "http://evil.example",
    "https://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example",
    "null",
    "",
    "http://",
    "http://[",
    "http://a]b:x",
    "file://",
    "x" * 5000,
]


def cookie_of(guest: Guest) -> dict[str, str]:
    return {"Cookie": f"whistlestop={guest.token}"}


@asynccontextmanager
async def asking(server: Serving, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as http:
        yield http


async def greeted(server: Serving, guest: Guest | None = None, **how: Any) -> int:
    """0 if a connection is welcome, or the code that it is closed with."""
    headers = {} if guest is None else cookie_of(guest)
    headers |= how.pop("headers", {})
    where = server.url.replace("http", "ws", 1) + "/ws"
    async with connect(where, additional_headers=headers, open_timeout=60, **how) as socket:
        try:
            return 0 if "hello" in str(await socket.recv()) else -1
        except ConnectionClosed as problem:
            return 1006 if problem.rcvd is None else problem.rcvd.code


# Pages of other sites


async def test_a_page_of_another_site_cannot_act_for_you(server: Serving) -> None:
    async with await Guest.come(server.url, "Ann") as ann, asking(server, **cookie_of(ann)) as http:
        for origin in ELSEWHERE:
            assert await greeted(server, ann, origin=Origin(origin)) == 1008, origin
            http.headers["Origin"] = origin
            for answer in (
                await http.put("/api/me", json={"name": "Eve"}),
                await http.post("/api/me/link"),
                await http.post("/api/tables", json={"game": COLT}),
                await http.post("/api/guests", json={"name": "Eve"}),
                await http.post("/api/resume", json={"secret": new_secret()}),
            ):
                assert (answer.status_code, answer.json()["kind"]) == (403, "foreign-origin")
                assert "set-cookie" not in answer.headers
        assert (await http.get("/api/me")).json()["name"] == "Ann"
        assert await ann.my_tables() == []


async def test_our_own_pages_and_programs_may_act(server: Serving) -> None:
    async with await Guest.come(server.url, "Ann") as ann:
        assert await greeted(server, ann, origin=Origin(server.url)) == 0
        assert await greeted(server, ann) == 0
        async with asking(server, Origin=server.url, **cookie_of(ann)) as http:
            assert (await http.put("/api/me", json={"name": "Ann 2"})).status_code == 200
            # Behind a proxy that does not tell that people come by https.
            answer = await http.post("/api/me/link", headers={"Origin": "https" + server.url[4:]})
            assert answer.status_code == 201


async def test_behind_a_proxy_the_pages_are_those_of_its_address(settings: Settings) -> None:
    public = "https://play.example.org:443/club/"
    async with (
        serving(replace(settings, url=public)) as server,
        await Guest.come(server.url, "Ann") as ann,
    ):
        assert await greeted(server, ann, origin=Origin("https://play.example.org")) == 0
        assert await greeted(server, ann, origin=Origin("https://play.example.com")) == 1008
        assert (await ann.open_table(COLT)).url.startswith(public + "t/")
        assert (await ann.resume_link()).url.startswith(public + "resume#")


# Cookies and proxies


def crumbs(answer: httpx.Response) -> Any:
    return SimpleCookie(answer.headers["set-cookie"])["whistlestop"]


async def test_the_cookie_is_a_long_secret_that_no_script_can_read(server: Serving) -> None:
    async with asking(server) as http:
        answers = [await http.post("/api/guests", json={"name": "Ann"}) for _ in range(2)]
        first, second = map(crumbs, answers)
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
async def test_over_tls_everything_stays_there(
    settings: Settings, how: dict[str, Any], proto: str, secure: bool
) -> None:
    """Whether it is TLS only a proxy that we trust can say, or the host."""
    async with (
        serving(replace(settings, **how)) as server,
        asking(server, **{"X-Forwarded-Proto": proto}) as http,
    ):
        answer = await http.post("/api/guests", json={"name": "Ann"})
        assert bool(crumbs(answer)["secure"]) is secure
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


async def test_a_network_of_2_to_the_64_addresses_is_one(settings: Settings) -> None:
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


async def test_a_cookie_that_is_not_ours_is_nobodys(server: Serving) -> None:
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
    async with await Guest.come(server.url, "Ann") as ann:
        link = await ann.resume_link()
        async with await Guest.resume(server.url, link.secret) as twin:
            stored = everything(tmp_path)
            assert b"Ann" in stored
            for secret in (ann.token, twin.token, link.secret):
                assert secret.encode() not in stored


# What every answer says


ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/t/key", 200),
    ("GET", "/fair/key", 200),
    ("GET", "/resume", 200),
    ("GET", "/t/<script>/match", 200),
    *(("GET", f"/assets/{file.name}", 200) for file in sorted((STATIC / "assets").iterdir())),
    ("GET", "/public/icon.svg", 200),
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
            careful(answer)
            if status == 405:
                assert "GET" in answer.headers["allow"]


async def test_nothing_is_kept_by_a_browser_or_a_proxy_but_our_own_files(server: Serving) -> None:
    async with asking(server) as http:
        for method, path, status in ANSWERS:
            answer = await http.request(method, path)
            expected = "no-store"
            if status == 200 and path.startswith("/assets/"):
                expected = "public, immutable, max-age=31536000"  # another version has other names
            elif status == 200 and path.startswith("/public/"):
                expected = "public, max-age=3600"
            elif status == 200 and path in SCREENS:
                expected = "no-cache"
            assert same(answer.headers["cache-control"], expected), path


SCREENS = ("/", "/t/key", "/fair/key", "/resume", "/t/<script>/match")


def same(header: str, expected: str) -> bool:
    return set(header.split(", ")) == set(expected.split(", "))


def careful(answer: httpx.Response) -> None:
    headers = answer.headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


async def test_a_bug_is_told_to_the_operator_and_to_nobody_else(
    server: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def bug(_: bytes) -> None:
        raise RuntimeError("the inside of the server")

    async with await Guest.come(server.url, "Ann") as ann:
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
    careful(answer)
    assert "whistlestop_trouble_total 2.0" in server.context.metrics.text().decode()
    assert [each.levelname for each in caplog.records] == ["ERROR", "ERROR"]
    assert "the inside of the server" in caplog.text


async def test_a_body_that_is_too_big_is_not_read(server: Serving) -> None:
    async with asking(server) as http:
        for body in (b" " * (16 * 1024 + 1), b"x" * 10**6, slowly(b" " * 1000, 20)):
            answer = await http.post("/api/guests", content=body)
            assert (answer.status_code, answer.json()["kind"]) == (413, "too-big")
            careful(answer)
        room = b'{"name": "Ann"}'.ljust(16 * 1024)
        assert (await http.post("/api/guests", content=room)).status_code == 201


async def slowly(part: bytes, times: int) -> AsyncIterator[bytes]:
    for _ in range(times):
        yield part


NO_GUESTS = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"Ann"',
    b'{"name": 5}',
    b'{"name": ""}',
    b'{"name": "Ann", "id": 1}',
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b'{"name": "Ann", "x": ' + b"[" * 8000,
    b"[" * 16000,
    b'{"a":' * 3000,
]


async def test_a_body_that_is_no_request_is_refused(server: Serving) -> None:
    async with asking(server) as http:
        for body in NO_GUESTS:
            answer = await http.post("/api/guests", content=body)
            assert (answer.status_code, answer.json()["kind"]) == (400, "bad-message"), body
            assert 0 < len(answer.json()["details"]["why"]) <= 200


async def test_an_odd_host_is_not_repeated(server: Serving) -> None:
    async with asking(server) as http:
        for host in ("[", "]:x", "a:b:c", "x:99999", "x:999999", "", "a/b", "<b>", "ü"):
            http.headers["Host"] = host
            for path in ("/", "/t/key", "/api/offer"):
                answer = await http.get(path)
                assert answer.status_code in (200, 400), host
                assert "<b>" not in answer.text
                assert "a/b" not in answer.text


# What people write


ZALGO = "Z" + "\u0351\u0489\u0300" * 10 + "a"


@pytest.mark.parametrize(
    ("name", "tidied"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\n\tB.", "Ann B."),
        ("Jose\u0301", "José"),
        ("J\0o\x07\x1b[31me", "Jo[31me"),
        ("\u202eevil\u202c", "evil"),
        ("A\u200b\u200d\u2060\ufeffnn", "Ann"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        (ZALGO, "Z\u0351\u0489a"),
        ("Z\u0301\u0301\0\u0301\u0301\u200d\u0301", "Ź\u0301\u0301"),
        ("\U000e0041Ann\U000e007f", "Ann"),
        ("中文 名字", "中文 名字"),
        ("N" * 90, "N" * NAME_LENGTH),
        ("\u3164Ann\u2800", "Ann"),
        ("\ue000A", "A"),
    ],
)
def test_a_name_is_what_it_looks_like(name: str, tidied: str) -> None:
    assert sanitize_name(name) == tidied


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "bad-name"),
        ("\u200b\u3164\u2800\u115f\u1160\uffa0", "bad-name"),
        ("...", "bad-name"),
        ("\u0301\u0301", "bad-name"),
        ("bot", "name-reserved"),
        (" BOT greedy", "name-reserved"),
        ("b\u200dot 1", "name-reserved"),
        ("\uff42\uff4f\uff54 1", "name-reserved"),
        ("Player 2", "name-reserved"),
    ],
)
def test_nobody_is_called_nothing_or_like_a_bot(name: str, why: str) -> None:
    with pytest.raises(BadMessage) as problem:
        sanitize_name(name)
    assert problem.value.kind == why


ODD = st.sampled_from("\u0301\u0302\u0489\u200d\u200c\0\n\t \u202e\u3164\u2800\u00adae\u1100\u1161")
WRITTEN = st.text(st.one_of(st.characters(), ODD), max_size=400)


@given(WRITTEN)
def test_what_is_tidy_stays_as_it_is(text: str) -> None:
    assert sanitize_text(sanitize_text(text)) == sanitize_text(text)
    for tidied, most in ((sanitize_name, NAME_LENGTH), (sanitize_chat_line, CHAT_LENGTH)):
        with suppress(BadMessage):
            kept = tidied(text)
            assert tidied(kept) == kept == unicodedata.normalize("NFC", kept).strip()
            assert 0 < len(kept) <= most
            assert "\n" not in kept
            joined = kept.replace("\u200c", "").replace("\u200d", "")
            assert not re.search("[\u0300-\u036f]{3}", joined)
            assert joined.isprintable()


async def test_what_is_said_comes_as_text_and_can_pretend_nothing(server: Serving) -> None:
    said = {
        "<script>alert(1)</script>": "<script>alert(1)</script>",
        'a"}{"type":"bye"\\': 'a"}{"type":"bye"\\',
        "one\ntwo\r\n\u2028three": "one two three",
        "\u202eright to left\u202c\u2066": "right to left",
        ZALGO: "Z\u0351\u0489a",
        "\x1b[2J\x07hi": "[2Jhi",
    }
    async with company(server.url, "A<b>nn", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        for number, line in enumerate(list(said)[:5]):
            await ann.chat(line, f"k{number}")
        await bo.chat(list(said)[5], "k")
        await bo.until(lambda it: len(it.said(Line)) == len(said))
        assert [line.text for line in bo.said(Line)] == list(said.values())
        assert {line.name for line in bo.said(Line)} == {"A<b>nn", "Bo"}


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
    """The tags are the same, whatever the key: it never gets out of its place."""
    async with asking(server) as http:
        usual = tags(await http.get(f"/{page}/{new_key()}"))
        for key in ODD_KEYS:
            path = "".join(f"%{byte:02x}" for byte in key.encode()).replace("%2f", "_")
            answer = await http.get(f"/{page}/{path}")
            assert tags(answer) == usual
            assert "set-cookie" not in answer.headers
            # A line that people copy into their terminals has one word after `join`.
            for command in re.findall(r"<code>whistlestop join (.*)</code>", answer.text):
                assert re.fullmatch(r"http://127\.0\.0\.1:[0-9]+/t/[A-Za-z0-9_.~%-]*", command)


def tags(page: httpx.Response) -> list[str]:
    assert page.status_code == 200
    found = re.findall(r"<[^>]*>", page.text)
    return [re.sub(r'data-match="[^"]*"', "", tag) for tag in found]


# Matches, tables and people


async def test_a_running_match_keeps_its_secrets(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        key = str(people[0].chair.match)
        async with asking(server) as http:
            for path in ("record", "film", "film?seat=0", "thoughts"):
                answer = await http.get(f"/api/matches/{key}/{path}")
                assert (answer.status_code, answer.json()["kind"]) == (409, "match-running")
                unknown = await http.get(f"/api/matches/{new_key()}/{path}")
                assert (unknown.status_code, unknown.json()["kind"]) == (404, "no-such-match")
            card = (await http.get(f"/api/matches/{key}")).json()
            assert (card["fair"]["seed"], card["fair"]["nonce"], card["end"]) == (None, None, None)
            await play_out(people, Random(1))
            for path in ("record", "film", "film?seat=2", "thoughts"):
                assert (await http.get(f"/api/matches/{key}/{path}")).status_code == 200
            missing = await http.get(f"/api/matches/{key}/film?seat=3")
            assert (missing.status_code, missing.json()["kind"]) == (404, "bad-seat")


async def test_a_private_table_is_listed_nowhere(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy", "Eve") as people:
        eve = people.pop()
        await eve.ask(WatchLobby, on=True)
        key = await sit_down(people)
        await people[0].ask(Configure, clock=60)
        await people[1].ask(Ready, on=True)
        await people[2].ask(Ready, on=True)
        await begin(people)
        await play_out(people, Random(1))
        shown = await people[0].guest.open_table(COLT, public=True)
        await eve.until(lambda it: it.said(LobbyChanged))
        assert {change.key for change in eve.said(LobbyChanged)} == {shown.key}
        assert [card.key for card in await eve.guest.tables()] == [shown.key]
        await eve.ask(WatchLobby, on=True)
        assert [card.key for card in eve.said(Lobby)[-1].tables] == [shown.key]
        await people[0].ask(Configure, public=True)
        await eve.until(lambda it: len(it.said(LobbyChanged)) == 2)
        await people[0].ask(Configure, public=False)
        await eve.until(lambda it: len(it.said(LobbyChanged)) == 3)
        assert (eve.said(LobbyChanged)[-1].key, eve.said(LobbyChanged)[-1].table) == (key, None)
        assert [card.key for card in await eve.guest.tables()] == [shown.key]


async def test_what_you_do_is_done_by_you_and_for_your_own_seat(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, bo, cy = people
        await sit_down(people)
        await bo.ask(Ready, on=False)
        await ann.until(lambda it: not it.table.seats[1].ready)
        assert [card.ready for card in ann.table.seats] == [False, False, True]
        await bo.ask(Ready, on=True)
        await begin(people)
        before = [card.person for card in ann.table.seats]
        for each in people:
            if each.chair.ask is None:
                choice = {"match": ann.chair.match, "turn": 0}
                for other in people:
                    ask = other.chair.ask
                    if ask is not None:
                        kind = await each.refused(Choose, **choice, answer=ask.answers[0])
                        assert kind == "not-asked"
        await cy.ask(Stand)
        await ann.until(lambda it: it.table.seats[2].bot)
        assert [card.person for card in ann.table.seats] == [*before[:2], None]
        await bo.guest.rename("Bob")
        await ann.until(lambda it: it.table.seats[1].name == "Bob")
        assert ann.table.seats[0].name == "Ann"


async def test_who_was_sent_away_cannot_come_back_by_any_door(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3)
        link = await bo.guest.resume_link()
        await ann.ask(Kick, person=bo.guest.me.id)
        with pytest.raises(Turned) as problem:
            await bo.enter(key)
        assert problem.value.kind == "kicked"
        async with await Guest.resume(server.url, link.secret) as twin:
            assert twin.me == bo.guest.me
        assert await bo.guest.my_tables() == []


async def test_what_somebody_asks_while_they_are_sent_away_is_not_done(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=4)
        room = server.context.lobby.rooms[key]
        async with room.lock:
            asked = []
            for ask in (ann.ask(Kick, person=bo.guest.me.id), bo.ask(Sit, seat=2)):
                asked.append(asyncio.create_task(ask))
                await ann.until(lambda _: len(room.lock._waiters or ()) == len(asked))
        kicked, sat = await asyncio.gather(*asked, return_exceptions=True)
        assert kicked is None
        assert isinstance(sat, Turned)
        assert room.seat_of(bo.guest.me.id) is None


async def test_who_may_not_enter_stays_where_they_are(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as (ann, bo, cy):
        home = await sit_down([bo, cy], seats=3)
        shut = await sit_down([ann], seats=3)
        async with another_tab(bo.guest) as guest:
            await guest.enter(shut)
            await ann.ask(Kick, person=bo.guest.me.id)
        assert await bo.refused(Enter, table=shut) == "kicked"
        await bo.ask(Ready, on=True)
        assert bo.table.key == home


async def test_who_comes_again_and_again_may_not_say_more(server: Serving) -> None:
    said = 0
    began = time.monotonic()
    async with visiting(server.url, "Ann") as ann, await Guest.come(server.url, "Eve") as eve:
        key = await sit_down([ann], seats=3)
        for _ in range(6):
            async with another_tab(eve) as tab:
                with suppress(Turned):  # in the end even coming in is too much
                    await tab.enter(key)
                    for _ in range(10):
                        await tab.chat("la", new_key())
                        said += 1
            await ann.until(lambda it: not it.table.spectators)
    # Eleven for a line: one for the message, ten because everybody hears it.
    assert said <= (PERSON_BURST + PERSON_RATE * (time.monotonic() - began)) / 11


def test_nobody_uses_up_the_mutes_of_others() -> None:
    chairs = (seating.FREE,) * 3
    row = TableRow(1, "k", COLT, {}, False, None, True, 1, chairs, (), (), None, 0)
    with suppress(NotNow):
        for whom in range(1000, 2000):
            row = seating.mute(row, 7, whom, on=True)
    assert seating.is_muted(seating.mute(row, None, 7, on=True), 7, 1)


async def test_nobody_looks_into_the_cards_of_one_seat_after_the_other(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        key = await sit_down([ann], seats=4)
        await begin([ann], fill="random")
        await eve.enter(key)
        await eve.ask(Sit, seat=1)
        await eve.ask(Stand)
        assert await eve.refused(Sit, seat=2) == "match-running"
        await eve.ask(Sit, seat=1)


# The resume link


async def test_a_resume_link_makes_another_device_yours(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        link = await ann.guest.resume_link()
        assert link.url == f"{server.url}/resume#{link.secret}"
        async with await Guest.resume(server.url, link.secret) as phone:
            assert phone.me == ann.guest.me
            assert phone.token != ann.guest.token
            assert await greeted(server, phone) == 0
        async with await Guest.back(server.url, ann.guest.token) as still:
            assert still.me == ann.guest.me


async def test_a_new_resume_link_ends_the_one_before(server: Serving) -> None:
    async with await Guest.come(server.url, "Ann") as ann:
        old = await ann.resume_link()
        new = await ann.resume_link()
        with pytest.raises(Turned) as problem:
            await Guest.resume(server.url, old.secret)
        assert problem.value.kind == "bad-link"
        async with await Guest.resume(server.url, new.secret) as phone:
            assert phone.me == ann.me


async def test_resume_links_cannot_be_guessed(settings: Settings) -> None:
    async with serving(replace(settings, per_address=5)) as server, asking(server) as http:
        codes = []
        for _ in range(8):
            answer = await http.post("/api/resume", json={"secret": new_secret()})
            codes.append(answer.status_code)
        assert codes == [404] * 5 + [429] * 3
        for junk in ("", "x", "x" * 44, "\0" * 43, "ü" * 43):
            answer = await http.post("/api/resume", json={"secret": junk})
            assert (answer.status_code, answer.json()["kind"]) == (400, "bad-message")


async def test_nobody_changes_names_without_end(settings: Settings) -> None:
    async with (
        serving(replace(settings, per_address=5)) as server,
        await Guest.come(server.url, "Ann") as ann,
    ):
        for number in range(5):
            await ann.rename(f"Ann {number}")
        with pytest.raises(Turned) as problem:
            await ann.rename("Eve")
        assert problem.value.kind == "too-fast"
