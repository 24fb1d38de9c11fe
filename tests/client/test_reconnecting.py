"""A table over lost connections: nothing is missed, and nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.server import ServerConnection

from client.fake_server import KEY, MATCH, ME, FakeServer, Trick, once, refuse
from tables.ports import kept_port, number
from whistlestop.client import reconnecting
from whistlestop.client.errors import ConnectionLost, RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.client.reconnecting import Disconnected, GaveUp, News, Reconnected, TableConnection
from whistlestop.client.table_state import TableState
from whistlestop.wire.from_client import Chat, Choose, Enter, FromClient, Ping, Sit
from whistlestop.wire.from_server import Standing, Step, Table, write


@pytest.fixture(autouse=True)
def _no_time_to_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconnecting, "_FIRST", 0.01)


@pytest.fixture
async def server() -> AsyncIterator[FakeServer]:
    async with FakeServer().opened() as server:
        yield server


def entered(server: FakeServer) -> list[tuple[str | None, int, int]]:
    """Return the match, the events and the chat lines that each `enter` request named."""
    return [
        (each.match, each.events, each.chat) for each in server.heard if isinstance(each, Enter)
    ]


def chosen(server: FakeServer) -> list[tuple[int, str]]:
    return [(each.turn, each.answer) for each in server.heard if isinstance(each, Choose)]


async def play(table: TableConnection, *answers: str) -> None:
    """Give these answers, one to each question."""
    left = list(answers)
    async for ask in table.asks():
        await table.choose(ask, left.pop(0))


async def test_a_match_is_played_to_its_end(server: FakeServer) -> None:
    async with TableConnection(server.guest(), KEY) as table:
        await play(table, "a", "b", "a")
        state = table.state
        assert (server.answers, state.view["chosen"], state.is_fair, entered(server)) == (
            ["a", "b", "a"],
            ["a", "b", "a"],
            True,
            [(None, 0, 0)],
        )


async def drop(socket: ServerConnection, _: FromClient) -> bool:
    """Lose the connection before the request is done."""
    socket.transport.abort()
    return True


def take_and_drop(server: FakeServer) -> Trick:
    """Lose the connection after the choice is stored, before anybody is told."""

    async def trick(socket: ServerConnection, request: FromClient) -> bool:
        assert isinstance(request, Choose)
        server.answers.append(request.answer)
        return await drop(socket, request)

    return trick


async def test_a_choice_that_was_lost_is_sent_again(server: FakeServer) -> None:
    server.tricks.append(once(drop, Choose))
    async with TableConnection(server.guest(), KEY) as table:
        await play(table, "a", "b", "a")
    assert (server.answers, chosen(server), entered(server)) == (
        ["a", "b", "a"],
        [(0, "a"), (0, "a"), (1, "b"), (2, "a")],
        [(None, 0, 0), (MATCH, 0, 0)],
    )


async def test_a_choice_of_which_only_the_reply_was_lost_is_made_once(server: FakeServer) -> None:
    server.tricks.append(once(take_and_drop(server), Choose))
    async with TableConnection(server.guest(), KEY) as table:
        await play(table, "a", "b", "a")
        assert (server.answers, table.state.view["chosen"]) == (["a", "b", "a"], ["a", "b", "a"])


async def test_every_event_is_told_once_over_lost_connections(server: FakeServer) -> None:
    """The listener keeps a state of its own, as the terminal does."""
    server.turns = 8
    told: list[str] = []
    own = TableState()

    def hear(news: News) -> None:
        if isinstance(news, Standing | Step):
            told.extend(str(moment.payload["answer"]) for moment in own.apply(news))

    tricks = [once(drop, Choose), once(take_and_drop(server), Choose)]
    async with TableConnection(server.guest(), KEY, views=False, on_news=hear) as table:
        for turn in range(8):
            server.tricks[:] = [tricks.pop()] if turn in (2, 5) else []
            await table.request_with_retry(Choose, match=MATCH, turn=turn, answer="ab"[turn % 2])
        while own.count < 8:  # noqa: ASYNC110 - only until what was sent has come
            await asyncio.sleep(0.005)
    assert (told, server.answers) == (list("abababab"), list("abababab"))


async def test_missed_choices_come_with_the_next_connection(server: FakeServer) -> None:
    async with TableConnection(server.guest(), KEY) as table:
        while table.state.match is None:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        server.connections[0].transport.abort()
        server.answers += ["x", "y"]
        kinds = []
        async for news in table:
            kinds.append(type(news))
            if table.state.count == 2 and isinstance(news, Standing):
                break
        assert (table.state.view["chosen"], kinds) == (
            ["x", "y"],
            [Table, Standing, Disconnected, Reconnected, Table, Standing],
        )


async def test_chat_is_not_heard_twice(server: FakeServer) -> None:
    async with TableConnection(server.guest(), KEY) as table:
        await table.request_with_retry(Chat, key="k", text="hello")
        server.connections[0].transport.abort()
        await table.request_with_retry(Ping)
        assert ([line.text for line in table.state.lines], entered(server)[-1]) == (
            ["hello"],
            (MATCH, 0, 1),
        )


async def test_a_client_that_missed_a_step_enters_again(server: FakeServer) -> None:
    async with TableConnection(server.guest(), KEY) as table:
        await play_one(server, table)
        server.answers += ["x", "y"]
        await server.tell(server.step())  # about y; nobody was told of x
        while table.state.count < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        assert (table.state.view["chosen"], entered(server)) == (
            ["a", "x", "y"],
            [(None, 0, 0), (MATCH, 1, 0)],
        )


async def play_one(server: FakeServer, table: TableConnection) -> None:
    await table.request_with_retry(Choose, match=MATCH, turn=0, answer="a")
    assert server.answers == ["a"]


async def test_a_request_that_must_not_repeat_is_not_sent_again(server: FakeServer) -> None:
    server.tricks.append(once(drop, Sit))
    async with TableConnection(server.guest(), KEY) as table:
        with pytest.raises(ConnectionLost):
            await table.request(Sit, seat=0)
    assert sum(isinstance(each, Sit) for each in server.heard) == 1


async def test_a_wrong_answer_is_refused_and_not_sent_again(server: FakeServer) -> None:
    async def wrong(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "illegal-answer")
        return True

    server.tricks.append(once(wrong, Choose))
    async with TableConnection(server.guest(), KEY) as table:
        with pytest.raises(RequestRefused):
            await table.request_with_retry(Choose, match=MATCH, turn=0, answer="c")
    assert chosen(server) == [(0, "c")]


async def test_a_table_that_refuses_a_person_is_reported_at_once(server: FakeServer) -> None:
    async def kicked(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "kicked")
        return True

    server.tricks.append(kicked)
    with pytest.raises(RequestRefused) as caught:
        async with TableConnection(server.guest(), KEY):
            pass
    assert caught.value.kind == "kicked"


async def test_a_refusal_of_the_moment_is_waited_out(server: FakeServer) -> None:
    async def busy(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "too-fast")
        return True

    server.tricks.append(once(busy, Enter))
    async with TableConnection(server.guest(), KEY) as table:
        await play_one(server, table)
    assert len(entered(server)) == 2


async def test_a_refused_return_gives_its_reason(server: FakeServer) -> None:
    async def kicked(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "kicked")
        return isinstance(request, Enter)

    heard: list[News] = []
    async with TableConnection(server.guest(), KEY, on_news=heard.append) as table:
        server.tricks.append(kicked)
        server.connections[0].transport.abort()
        with pytest.raises(RequestRefused):
            await table.request_with_retry(Ping)
        with pytest.raises(RequestRefused):
            await table.request(Ping)
    gone = heard[-1]
    assert isinstance(gone, GaveUp)
    assert isinstance(gone.problem, RequestRefused)


async def test_iterating_over_the_news_raises_the_lost_connection(server: FakeServer) -> None:
    async def unknown(socket: ServerConnection, _: FromClient) -> bool:
        await socket.close(4401)
        return True

    async with TableConnection(server.guest(), KEY) as table:
        server.tricks.append(unknown)
        with pytest.raises(ConnectionLost):
            await table.request(Ping)
        for _ in range(2):
            with pytest.raises(ConnectionLost) as caught:
                async for _news in table:
                    pass
    assert caught.value.code == 4401


async def test_patience_may_come_to_an_end() -> None:
    with kept_port() as nobody:
        guest = Guest(f"http://127.0.0.1:{number(nobody)}", "token", ME)
        with pytest.raises(ConnectionLost):
            async with TableConnection(guest, KEY, patience=0.05):
                pass


async def test_a_restart_of_the_server_is_not_the_end() -> None:
    server, heard = FakeServer(), list[News]()
    async with AsyncExitStack() as stack:
        port = number(stack.enter_context(kept_port()))
        async with server.opened(port):
            table = TableConnection(server.guest(), KEY, on_news=heard.append)
            await stack.enter_async_context(table)
        async with server.opened(port):
            await play_one(server, table)
    assert Reconnected() in heard


async def test_a_bug_in_the_listener_is_not_hidden(server: FakeServer) -> None:
    def hear(_: News) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        async with TableConnection(server.guest(), KEY, on_news=hear):
            pass


async def test_messages_of_another_match_begin_anew(server: FakeServer) -> None:
    async with TableConnection(server.guest(), KEY) as table:
        await play(table, "a", "b", "a")
        server.answers.clear()
        fresh = write(server.standing()).replace(MATCH, "N" * 22)
        await server.connections[0].send(fresh)
        async for ask in table.asks():
            assert (ask.turn, table.state.match) == (0, "N" * 22)
            break
