"""One connection: requests, their replies, and what comes unasked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.server import ServerConnection

from client.station import KEY, ME, Station, once, refuse
from tables.ports import kept_port, number
from whistlestop.client.errors import CutOff, Turned, Unreachable
from whistlestop.client.guest import Guest
from whistlestop.client.tab import Tab
from whistlestop.wire.from_client import Chat, Enter, FromClient, Ping, Sit
from whistlestop.wire.from_server import FromServer, Hello, Line, Standing, Table


@pytest.fixture
async def station() -> AsyncIterator[Station]:
    async with Station().opened() as station:
        yield station


async def test_a_request_is_over_when_it_is_done(station: Station) -> None:
    async with Tab.open(station.guest()) as tab:
        await tab.ask(Ping)
        await tab.ask(Sit, seat=3)
    assert (station.heard, station.cookies) == (
        [Ping(id=1), Sit(id=2, seat=3)],
        ["whistlestop=token"],
    )


async def test_a_refusal_says_why(station: Station) -> None:
    async def taken(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "seat-taken", seat=3, kind="odd", text="names")
        return True

    station.tricks.append(once(taken, Sit))
    async with Tab.open(station.guest()) as tab:
        with pytest.raises(Turned) as caught:
            await tab.ask(Sit, seat=3)
        await tab.ask(Sit, seat=3)
    assert (caught.value.kind, caught.value.details, str(caught.value)) == (
        "seat-taken",
        {"seat": 3, "kind": "odd", "text": "names"},
        "no: seat-taken",
    )


async def test_what_comes_unasked_comes_in_order(station: Station) -> None:
    async with Tab.open(station.guest()) as tab:
        await tab.ask(Chat, key="k", text="hello")
        await tab.ask(Enter, table=KEY)
        found = [type(await anext(tab)) for _ in range(4)]
    assert found == [Line, Table, Line, Standing]


async def test_what_comes_unasked_can_be_heard_at_once(station: Station) -> None:
    heard: list[FromServer] = []
    async with Tab.open(station.guest(), heard.append) as tab:
        await tab.ask(Enter, table=KEY)
        assert [type(each) for each in heard] == [Table, Standing]


async def test_replies_find_whoever_asked(station: Station) -> None:
    """The first is answered last."""
    held: list[FromClient] = []

    async def hold(_: ServerConnection, request: FromClient) -> bool:
        held.append(request)
        return True

    async def let_go(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "second")
        await refuse(socket, held[0], "first")
        return True

    station.tricks += [once(hold, Sit), once(let_go, Ping)]
    async with Tab.open(station.guest()) as tab:
        replies = await asyncio.gather(tab.ask(Sit, seat=0), tab.ask(Ping), return_exceptions=True)
    assert [reply.kind for reply in replies if isinstance(reply, Turned)] == ["first", "second"]


async def test_nobody_waits_for_a_reply_on_a_lost_connection(station: Station) -> None:
    async def drop(socket: ServerConnection, _: FromClient) -> bool:
        await socket.close(1012)
        return True

    station.tricks.append(drop)
    async with Tab.open(station.guest()) as tab:
        with pytest.raises(CutOff) as caught:
            await tab.ask(Ping)
        with pytest.raises(CutOff):
            await tab.ask(Ping)
        with pytest.raises(CutOff):
            await anext(tab)
        assert ((await tab.over()).code, caught.value.code) == (1012, 1012)


async def test_whoever_is_unknown_is_told_so(station: Station) -> None:
    station.code = 4401
    with pytest.raises(CutOff) as caught:
        async with Tab.open(station.guest()):
            pass
    assert (caught.value.code, caught.value.kind) == (4401, "who-are-you")


@pytest.mark.parametrize(
    ("hello", "kind"),
    [
        (Line(number=0, person=1, name="", text="", at=0), "foreign-server"),
        (Hello(protocol=99, version="9", me=ME), "other-protocol"),
    ],
)
async def test_only_a_server_of_our_protocol_will_do(
    hello: Line | Hello, kind: str, station: Station
) -> None:
    station.hello = hello
    with pytest.raises(Unreachable) as caught:
        async with Tab.open(station.guest()):
            pass
    assert caught.value.kind == kind


async def test_where_nobody_listens_the_connection_is_cut_off() -> None:
    with kept_port() as nobody, pytest.raises(CutOff):
        async with Tab.open(Guest(f"http://127.0.0.1:{number(nobody)}", "token", ME)):
            pass


async def test_a_message_that_cannot_be_read_ends_the_connection(station: Station) -> None:
    async def babble(socket: ServerConnection, _: FromClient) -> bool:
        await socket.send('{"type": "gibberish"}')
        return True

    station.tricks.append(babble)
    async with Tab.open(station.guest()) as tab:
        with pytest.raises(CutOff):
            await tab.ask(Ping)


async def test_a_bug_in_the_listener_does_not_look_like_a_lost_connection(
    station: Station,
) -> None:
    def hear(_: FromServer) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        async with Tab.open(station.guest(), hear) as tab:
            await tab.ask(Enter, table=KEY)


async def test_a_page_that_is_no_socket_is_a_foreign_server() -> None:
    async def page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(page, "127.0.0.1", 0) as server:
        guest = Guest(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "token", ME)
        with pytest.raises(Unreachable) as caught:
            async with Tab.open(guest):
                pass
    assert caught.value.kind == "foreign-server"
