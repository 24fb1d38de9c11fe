"""Sessions: the list of a person's devices, and the ways to end them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tables.browser_requests import asking, cookie_of, greeted
from tables.operating import close_code_of, connected_socket
from tables.serving import Serving, all_gone, serving
from tables.visitor import COLT, another_tab, sit_down, visiting
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.server.clocks import now_ms
from whistlestop.server.http.browser_kind import browser_kind
from whistlestop.server.http.routes.sessions import MOST_SESSIONS
from whistlestop.server.secrets import new_key
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import Ready

NOT_SIGNED_IN = 4401
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def refusal(guest: Guest) -> str:
    """Return the kind with which a guest is refused; "" if the guest is signed in."""
    try:
        await guest.my_tables()
    except RequestRefused as problem:
        return problem.kind
    return ""


async def test_your_sessions_are_listed(server: Serving) -> None:
    began = now_ms()
    async with await Guest.register(server.url, "Ann") as ann, asking(server) as browser:
        link = await ann.resume_link()
        await browser.post(
            "/api/resume", json={"secret": link.secret}, headers={"User-Agent": FIREFOX}
        )
        found = await ann.sessions()
        assert found.link
        by_kind = {each.browser: each for each in found.sessions}
        assert set(by_kind) == {"Whistlestop, Linux", "Firefox, Linux"}
        own, firefox = by_kind["Whistlestop, Linux"], by_kind["Firefox, Linux"]
        assert (own.this, own.by_link, firefox.this, firefox.by_link) == (True, False, False, True)
        assert began <= own.since <= own.used <= now_ms()
        assert began <= firefox.since <= firefox.used <= now_ms()
        used = own.used
        (own,) = [each for each in (await ann.sessions()).sessions if each.this]
        assert own.used >= used
        seen = (await browser.get("/api/me/sessions")).json()["sessions"]
        assert {each["key"]: each["this"] for each in seen} == {own.key: False, firefox.key: True}


async def test_no_list_shows_a_secret_or_its_hash(server: Serving) -> None:
    async with (
        await Guest.register(server.url, "Ann") as ann,
        asking(server, **cookie_of(ann)) as http,
    ):
        text = (await http.get("/api/me/sessions")).text
        (row,) = await server.context.store.sessions_of(ann.me.id)
        assert ann.token not in text
        assert row.token_hash.hex() not in text


async def test_an_ended_session_is_signed_out_and_its_sockets_are_closed(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        link = await ann.guest.resume_link()
        async with (
            await Guest.resume(server.url, link.secret) as phone,
            connected_socket(server.url, phone) as line,
        ):
            await line.recv()
            (theirs,) = [each for each in (await ann.guest.sessions()).sessions if not each.this]
            await ann.guest.end_session(theirs.key)
            assert await close_code_of(line) == NOT_SIGNED_IN
            assert await refusal(phone) == "who-are-you"
            assert await greeted(server, phone) == NOT_SIGNED_IN
        await ann.ask(Ready, on=True)  # this session and its connection go on
    await all_gone(server)


async def test_nobody_ends_the_session_of_another_person(server: Serving) -> None:
    async with (
        await Guest.register(server.url, "Ann") as ann,
        await Guest.register(server.url, "Eve") as eve,
    ):
        (session,) = (await ann.sessions()).sessions
        for key in (session.key, new_key()):
            with pytest.raises(RequestRefused) as problem:
                await eve.end_session(key)
            assert problem.value.kind == "no-session"
        assert await refusal(ann) == ""


async def test_a_session_that_ends_while_its_socket_opens_gets_no_socket(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = server.context.store
    person_of = store.person_of

    async def then_ended(token_hash: bytes, *, unbound: bool = False) -> Any:
        person = await person_of(token_hash, unbound=unbound)
        if person is not None:
            await store.end_sessions(person.id, [token_hash])
        return person

    async with await Guest.register(server.url, "Ann") as ann:
        monkeypatch.setattr(store, "person_of", then_ended)
        async with connected_socket(server.url, ann) as line:
            assert await close_code_of(line) == NOT_SIGNED_IN
    await all_gone(server)


async def test_all_other_sessions_end_together_with_the_link(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        link = await ann.guest.resume_link()
        phones = [await Guest.resume(server.url, link.secret) for _ in range(3)]
        await ann.guest.end_other_sessions()
        found = await ann.guest.sessions()
        assert [each.this for each in found.sessions] == [True]
        assert not found.link
        assert [await refusal(phone) for phone in phones] == ["who-are-you"] * 3
        with pytest.raises(RequestRefused) as problem:
            await Guest.resume(server.url, link.secret)
        assert problem.value.kind == "bad-link"
        for phone in phones:
            await phone.close()
        await ann.guest.open_table(COLT)


async def test_a_person_who_logs_out_has_no_session_on_this_device(server: Serving) -> None:
    async with await Guest.register(server.url, "Ann") as ann, another_tab(ann) as tab:
        async with asking(server, **cookie_of(ann)) as http:
            answer = await http.post("/api/me/logout")
            assert answer.status_code == 204
            assert "Max-Age=0" in answer.headers["set-cookie"]
        assert (await tab.tab.wait_closed()).kind == "who-are-you"
        assert await refusal(ann) == "who-are-you"
        async with asking(server) as http:
            assert (await http.post("/api/me/logout")).status_code == 401


async def test_a_new_link_ends_what_the_former_one_opened(server: Serving) -> None:
    async with await Guest.register(server.url, "Ann") as ann:
        link = await ann.resume_link()
        async with (
            await Guest.resume(server.url, link.secret) as phone,
            connected_socket(server.url, phone) as line,
        ):
            await line.recv()
            await ann.resume_link()
            assert await close_code_of(line) == NOT_SIGNED_IN
            assert await refusal(phone) == "who-are-you"
        assert await refusal(ann) == ""


async def test_nobody_has_sessions_without_end(server: Serving) -> None:
    async with await Guest.register(server.url, "Ann") as ann:
        link = await ann.resume_link()
        for _ in range(MOST_SESSIONS - 1):
            await (await Guest.resume(server.url, link.secret)).close()
        with pytest.raises(RequestRefused) as problem:
            await Guest.resume(server.url, link.secret)
        assert problem.value.kind == "too-many-devices"
        await ann.end_other_sessions()


async def test_the_last_use_survives_a_restart(settings: Settings) -> None:
    async with serving(settings) as server:
        ann = await Guest.register(server.url, "Ann")
        (first,) = (await ann.sessions()).sessions
        await ann.my_tables()
        await ann.close()
    async with serving(replace(settings)) as server:
        (row,) = await server.context.store.sessions_of(ann.me.id)
        assert row.since <= first.used <= row.used


@pytest.mark.parametrize(
    ("user_agent", "kind"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
                "Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0"
            ),
            "Edge, Windows",
        ),
        (
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) "
                "Chrome/138.0.0.0 Mobile Safari/537.36"
            ),
            "Chrome, Android",
        ),
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
                "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
            ),
            "Safari, iPhone",
        ),
        (
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 "
                "(KHTML, like Gecko) Version/18.5 Safari/605.1.15"
            ),
            "Safari, macOS",
        ),
        ("curl/8.14.1", ""),
        ("", ""),
        ("<script>" * 1000 + "Firefox", ""),
    ],
)
def test_the_kind_of_a_browser_is_told_roughly(user_agent: str, kind: str) -> None:
    assert browser_kind(user_agent) == kind
