"""Limits on the requests of one connection, one person and one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import cycle

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tables.raw_socket import (
    POLICY_VIOLATION,
    RawSocket,
    close_code,
    raw_socket,
    socket_url,
    until,
    written,
)
from tables.serving import Serving, all_gone, serving
from tables.visitor import COLT
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest, http_client
from whistlestop.server.connections.connection import Connection
from whistlestop.server.connections.rate_limits import TokenBucket
from whistlestop.server.settings import Settings
from whistlestop.wire import from_client as asked


async def flood(raw: RawSocket, count: int) -> tuple[Counter[str], int | None]:
    """Send this many pings at once; return the counted answers, and the close code or None."""
    answers: Counter[str] = Counter()
    try:
        for number in range(count):
            await raw.socket.send(written(asked.Ping, id=number))
        for number in range(count):
            reply = msgspec.json.decode(await raw.socket.recv())
            assert reply["id"] == number
            answers[reply.get("kind", reply["type"])] += 1
    except ConnectionClosed as problem:
        while True:  # read what came before the end
            try:
                reply = msgspec.json.decode(await raw.socket.recv())
            except ConnectionClosed:
                break
            answers[reply.get("kind", reply["type"])] += 1
        return answers, close_code(problem)
    return answers, None


@pytest.mark.usefixtures("no_refill")
async def test_too_many_requests_are_refused_and_then_end_the_connection(server: Serving) -> None:
    async with await Guest.register(server.url, "Eve") as guest, raw_socket(guest) as eve:
        answers, end = await flood(eve, 100)
        assert answers["done"] >= 60
        assert answers["too-fast"] > 0
        assert end is None
        answers, end = await flood(eve, 2000)
        assert answers["too-fast"] >= 100
        assert end == POLICY_VIOLATION
    await all_gone(server)


async def test_a_steady_stream_of_too_many_requests_is_thrown_out_too(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A token now and then does not make up for too many requests."""
    tab = Connection(1, "Eve", 10, 60)
    server.context.lobby.add_connection(tab)
    tokens = cycle([True, False, False])
    monkeypatch.setattr(TokenBucket, "take", lambda *_: next(tokens))
    for number in range(1000):
        await server.context.dispatcher.handle(tab, written(asked.Ping, id=number))
    assert tab.close_code == POLICY_VIOLATION
    server.context.lobby.remove_connection(tab)


@pytest.mark.usefixtures("no_refill")
async def test_the_tabs_of_a_person_share_what_that_person_may_ask(server: Serving) -> None:
    async with AsyncExitStack() as stack:
        eve = await stack.enter_async_context(await Guest.register(server.url, "Eve"))
        ann = await stack.enter_async_context(await Guest.register(server.url, "Ann"))
        tabs = [await stack.enter_async_context(raw_socket(eve)) for _ in range(6)]
        floods = await asyncio.gather(*(flood(each, 55) for each in tabs))
        assert sum(answers["too-fast"] for answers, _ in floods) > 0
        other = await stack.enter_async_context(raw_socket(ann))
        assert (await flood(other, 55))[0] == {"done": 55}


async def test_the_tabs_of_a_person_are_limited(server: Serving) -> None:
    most = server.context.settings.connections_per_person
    async with AsyncExitStack() as stack:
        guest = await stack.enter_async_context(await Guest.register(server.url, "Eve"))
        tabs = [await stack.enter_async_context(raw_socket(guest)) for _ in range(most)]
        assert await turned_away(guest) == POLICY_VIOLATION
        await tabs[0].socket.close()
        await until(lambda: len(server.context.lobby.connections) < most)
        async with raw_socket(guest) as again:
            assert await again.say(asked.Ping) == "done"


async def turned_away(guest: Guest) -> int:
    """Return the code with which a connection is closed before any `hello`."""
    with pytest.raises(ConnectionClosed) as closed:
        async with raw_socket(guest):
            pass
    return close_code(closed.value)


async def test_the_connections_and_guests_of_an_address_are_limited(
    settings: Settings,
) -> None:
    async with (
        serving(replace(settings, per_address=5)) as server,
        http_client(server.url) as http,
        AsyncExitStack() as stack,
    ):
        guests = [await Guest.register(server.url, f"Eve {n}", http) for n in range(5)]
        with pytest.raises(RequestRefused) as problem:
            await Guest.register(server.url, "Eve 6", http)
        assert problem.value.kind == "too-fast"
        # The trusted proxy says that this request comes from another address.
        http.headers["X-Forwarded-For"] = "192.0.2.7"
        await Guest.register(server.url, "Flo", http)
        for guest in guests:
            await stack.enter_async_context(raw_socket(guest))
        assert await turned_away(guests[0]) == POLICY_VIOLATION
        elsewhere = {"Cookie": f"whistlestop={guests[0].token}", "X-Forwarded-For": "192.0.2.7"}
        async with connect(socket_url(server.url), additional_headers=elsewhere) as far:
            assert "hello" in str(await far.recv())


async def test_the_requests_of_an_address_are_limited(settings: Settings) -> None:
    async with (
        serving(replace(settings, per_address=5)) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as http,
    ):
        server.context.request_buckets.requests.rate = 0.0  # however slow this machine is
        answers = [await http.get("/api/offer") for _ in range(40)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert answers[-1].json()["kind"] == "too-fast"


async def test_the_tables_that_a_person_makes_are_limited(server: Serving) -> None:
    async with await Guest.register(server.url, "Eve") as eve:
        for _ in range(10):
            await eve.open_table(COLT)
        with pytest.raises(RequestRefused) as problem:
            await eve.open_table(COLT)
        assert problem.value.kind == "too-fast"
    async with await Guest.register(server.url, "Ann") as ann:
        await ann.open_table(COLT)
