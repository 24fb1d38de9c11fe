"""One connection: requests, their replies, and other messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.server import ServerConnection

from client.fake_server import KEY, ME, FakeServer, once, refuse
from tables.ports import kept_port, number
from whistlestop.client.connection import Connection
from whistlestop.client.errors import ConnectionLost, RequestRefused, Unreachable
from whistlestop.client.http_api import Guest
from whistlestop.wire.from_client import Chat, Enter, FromClient, Ping, Sit
from whistlestop.wire.from_server import FromServer, Hello, Line, Standing, Table


@pytest.fixture
async def server() -> AsyncIterator[FakeServer]:
    async with FakeServer().opened() as server:
        yield server


async def test_a_request_is_over_when_it_is_done(server: FakeServer) -> None:
    async with Connection.open(server.guest()) as connection:
        await connection.request(Ping)
        await connection.request(Sit, seat=3)
    assert (server.heard, server.cookies) == (
        [Ping(id=1), Sit(id=2, seat=3)],
        ["__Host-whistlestop=token; whistlestop=token"],
    )


async def test_a_refusal_says_why(server: FakeServer) -> None:
    async def taken(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "seat-taken", seat=3, kind="odd", text="names")
        return True

    server.tricks.append(once(taken, Sit))
    async with Connection.open(server.guest()) as connection:
        with pytest.raises(RequestRefused) as caught:
            await connection.request(Sit, seat=3)
        await connection.request(Sit, seat=3)
    assert (caught.value.kind, caught.value.details, str(caught.value)) == (
        "seat-taken",
        {"seat": 3, "kind": "odd", "text": "names"},
        "no: seat-taken",
    )


async def test_unrequested_messages_arrive_in_order(server: FakeServer) -> None:
    async with Connection.open(server.guest()) as connection:
        await connection.request(Chat, key="k", text="hello")
        await connection.request(Enter, table=KEY)
        found = [type(await anext(connection)) for _ in range(4)]
    assert found == [Line, Table, Line, Standing]


async def test_a_listener_hears_unrequested_messages_at_once(server: FakeServer) -> None:
    heard: list[FromServer] = []
    async with Connection.open(server.guest(), heard.append) as connection:
        await connection.request(Enter, table=KEY)
        assert [type(each) for each in heard] == [Table, Standing]


async def test_a_reply_reaches_the_request_it_belongs_to(server: FakeServer) -> None:
    """Answer the first request last."""
    held: list[FromClient] = []

    async def hold(_: ServerConnection, request: FromClient) -> bool:
        held.append(request)
        return True

    async def let_go(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "second")
        await refuse(socket, held[0], "first")
        return True

    server.tricks += [once(hold, Sit), once(let_go, Ping)]
    async with Connection.open(server.guest()) as connection:
        replies = await asyncio.gather(
            connection.request(Sit, seat=0), connection.request(Ping), return_exceptions=True
        )
    assert [reply.kind for reply in replies if isinstance(reply, RequestRefused)] == [
        "first",
        "second",
    ]


async def test_nobody_waits_for_a_reply_on_a_lost_connection(server: FakeServer) -> None:
    async def drop(socket: ServerConnection, _: FromClient) -> bool:
        await socket.close(1012)
        return True

    server.tricks.append(drop)
    async with Connection.open(server.guest()) as connection:
        with pytest.raises(ConnectionLost) as caught:
            await connection.request(Ping)
        with pytest.raises(ConnectionLost):
            await connection.request(Ping)
        with pytest.raises(ConnectionLost):
            await anext(connection)
        assert ((await connection.wait_closed()).code, caught.value.code) == (1012, 1012)


async def test_an_unknown_guest_is_told_so(server: FakeServer) -> None:
    server.code = 4401
    with pytest.raises(ConnectionLost) as caught:
        async with Connection.open(server.guest()):
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
    hello: Line | Hello, kind: str, server: FakeServer
) -> None:
    server.hello = hello
    with pytest.raises(Unreachable) as caught:
        async with Connection.open(server.guest()):
            pass
    assert caught.value.kind == kind


async def test_a_port_without_a_listener_loses_the_connection() -> None:
    with kept_port() as nobody, pytest.raises(ConnectionLost):
        async with Connection.open(Guest(f"http://127.0.0.1:{number(nobody)}", "token", ME)):
            pass


async def test_a_message_that_cannot_be_read_ends_the_connection(server: FakeServer) -> None:
    async def babble(socket: ServerConnection, _: FromClient) -> bool:
        await socket.send('{"type": "gibberish"}')
        return True

    server.tricks.append(babble)
    async with Connection.open(server.guest()) as connection:
        with pytest.raises(ConnectionLost):
            await connection.request(Ping)


async def test_a_bug_in_the_listener_does_not_look_like_a_lost_connection(
    server: FakeServer,
) -> None:
    def hear(_: FromServer) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        async with Connection.open(server.guest(), hear) as connection:
            await connection.request(Enter, table=KEY)


async def test_a_page_that_is_not_a_socket_is_a_foreign_server() -> None:
    async def page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(page, "127.0.0.1", 0) as server:
        guest = Guest(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "token", ME)
        with pytest.raises(Unreachable) as caught:
            async with Connection.open(guest):
                pass
    assert caught.value.kind == "foreign-server"
