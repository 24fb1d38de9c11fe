"""Requests over HTTP, and every kind of response that a server may give."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest

from whistlestop.client.errors import RequestRefused, Unreachable
from whistlestop.client.http_api import Guest, cookie_header, http_client
from whistlestop.wire.from_server import Me

URL = "http://host:1/games"
ME = {"id": 7, "name": "Ann"}
COOKIE = {"set-cookie": "whistlestop=secret; HttpOnly; Path=/; SameSite=lax"}

Answer = Callable[[httpx.Request], httpx.Response]


def wired(answer: Answer) -> tuple[httpx.AsyncClient, list[httpx.Request]]:
    """Return an HTTP client without a server, and the list of the requests that it sends."""
    sent: list[httpx.Request] = []

    def note(request: httpx.Request) -> httpx.Response:
        sent.append(request)
        return answer(request)

    return httpx.AsyncClient(base_url=URL, transport=httpx.MockTransport(note)), sent


def says(status: int, body: object, **headers: str) -> Answer:
    return lambda _: httpx.Response(status, json=body, headers=headers)


async def test_a_guest_is_known_by_the_cookie() -> None:
    http, sent = wired(lambda _: httpx.Response(201, json=ME, headers=COOKIE))
    guest = await Guest.register(URL, "Ann", http)
    http, more = wired(says(200, []))
    assert await Guest(URL, guest.token, guest.me, http).tables() == []
    assert (
        guest.me,
        guest.token,
        str(sent[0].url),
        json.loads(sent[0].content),
        more[0].headers["cookie"],
    ) == (
        Me(id=7, name="Ann"),
        "secret",
        f"{URL}/api/guests",
        {"name": "Ann"},
        "__Host-whistlestop=secret; whistlestop=secret",
    )


async def test_a_guest_is_known_by_the_cookie_that_is_for_this_host_only() -> None:
    cookies = [
        ("set-cookie", "whistlestop=; Max-Age=0; Path=/"),
        ("set-cookie", "__Host-whistlestop=secret; HttpOnly; Path=/; Secure"),
    ]
    http, _ = wired(lambda _: httpx.Response(201, json=ME, headers=cookies))
    guest = await Guest.register(URL, "Ann", http)
    assert (guest.me, guest.token) == (Me(id=7, name="Ann"), "secret")


async def test_guests_on_one_line_are_not_mistaken_for_each_other() -> None:
    cookies: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        cookies.append(request.headers.get("cookie", ""))
        token = f"whistlestop=secret{len(cookies)}; Path=/"
        return httpx.Response(200, json=ME, headers={"set-cookie": token})

    shared = http_client(URL)
    shared._transport = httpx.MockTransport(answer)
    ann = await Guest.register(URL, "Ann", shared)
    bo = await Guest.register(URL, "Bo", shared)
    await ann.rename("Anna")
    await bo.rename("Bob")
    await ann.close()
    assert (cookies, shared.is_closed) == (
        ["", "", cookie_header("secret1"), cookie_header("secret2")],
        False,
    )
    await shared.aclose()


async def test_a_refusal_has_its_kind_and_its_parts() -> None:
    problem = {"kind": "bad-name", "details": {"most": 24}, "text": "a name has a letter in it"}
    http, _ = wired(says(400, problem))
    with pytest.raises(RequestRefused) as caught:
        await Guest.register(URL, "!", http)
    assert (caught.value.kind, caught.value.details, str(caught.value)) == (
        "bad-name",
        {"most": 24},
        "a name has a letter in it",
    )


@pytest.mark.parametrize(
    "answer",
    [
        says(200, {"hello": "world"}),
        says(404, {"detail": "not here"}),
        says(302, {}, location="http://elsewhere"),
        lambda _: httpx.Response(200, text="<html>"),
        lambda _: httpx.Response(502, text="Bad Gateway"),
        says(200, ME),  # without a cookie
    ],
)
async def test_a_foreign_server_is_recognized(answer: Answer) -> None:
    http, _ = wired(answer)
    with pytest.raises(Unreachable) as caught:
        await Guest.register(URL, "Ann", http)
    assert (caught.value.kind, caught.value.details) == ("foreign-server", {"address": URL})


async def test_an_address_without_a_listener_is_unreachable() -> None:
    with pytest.raises(Unreachable) as caught:
        await Guest.register("http://127.0.0.1:1", "Ann")
    assert (caught.value.kind, caught.value.details["address"]) == (
        "unreachable",
        "http://127.0.0.1:1",
    )


async def test_a_host_that_does_not_exist_is_not_reached() -> None:
    with pytest.raises(Unreachable):
        await Guest.register("http://no.such.host.invalid", "Ann")
