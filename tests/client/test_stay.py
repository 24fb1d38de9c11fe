"""At a table over lost connections: nothing is missed, and nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.server import ServerConnection

from client.station import KEY, MATCH, ME, Station, Trick, once, refuse
from tables.ports import kept_port, number
from whistlestop.client import stay as stay_file
from whistlestop.client.chair import Chair
from whistlestop.client.errors import CutOff, Turned
from whistlestop.client.guest import Guest
from whistlestop.client.stay import Found, Gone, Lost, News, Stay
from whistlestop.wire.from_client import Chat, Choose, Enter, FromClient, Ping, Sit
from whistlestop.wire.from_server import Standing, Step, Table, write


@pytest.fixture(autouse=True)
def _no_time_to_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stay_file, "_FIRST", 0.01)


@pytest.fixture
async def station() -> AsyncIterator[Station]:
    async with Station().opened() as station:
        yield station


def entered(station: Station) -> list[tuple[str | None, int, int]]:
    """What was said at each coming."""
    return [
        (each.match, each.events, each.chat) for each in station.heard if isinstance(each, Enter)
    ]


def chosen(station: Station) -> list[tuple[int, str]]:
    return [(each.turn, each.answer) for each in station.heard if isinstance(each, Choose)]


async def play(stay: Stay, *answers: str) -> None:
    """These, to the questions that come."""
    left = list(answers)
    async for ask in stay.asks():
        await stay.choose(ask, left.pop(0))


async def test_a_match_is_played_to_its_end(station: Station) -> None:
    async with Stay(station.guest(), KEY) as stay:
        await play(stay, "a", "b", "a")
        chair = stay.chair
        assert (station.answers, chair.view["chosen"], chair.is_fair, entered(station)) == (
            ["a", "b", "a"],
            ["a", "b", "a"],
            True,
            [(None, 0, 0)],
        )


async def drop(socket: ServerConnection, _: FromClient) -> bool:
    """Before it is done."""
    socket.transport.abort()
    return True


def take_and_drop(station: Station) -> Trick:
    """After it is stored, before anybody is told."""

    async def trick(socket: ServerConnection, request: FromClient) -> bool:
        assert isinstance(request, Choose)
        station.answers.append(request.answer)
        return await drop(socket, request)

    return trick


async def test_a_choice_that_was_lost_is_sent_again(station: Station) -> None:
    station.tricks.append(once(drop, Choose))
    async with Stay(station.guest(), KEY) as stay:
        await play(stay, "a", "b", "a")
    assert (station.answers, chosen(station), entered(station)) == (
        ["a", "b", "a"],
        [(0, "a"), (0, "a"), (1, "b"), (2, "a")],
        [(None, 0, 0), (MATCH, 0, 0)],
    )


async def test_a_choice_of_which_only_the_reply_was_lost_is_made_once(station: Station) -> None:
    station.tricks.append(once(take_and_drop(station), Choose))
    async with Stay(station.guest(), KEY) as stay:
        await play(stay, "a", "b", "a")
        assert (station.answers, stay.chair.view["chosen"]) == (["a", "b", "a"], ["a", "b", "a"])


async def test_every_event_is_told_once_over_lost_connections(station: Station) -> None:
    """The listener keeps a chair of its own, as the terminal does."""
    station.turns = 8
    told: list[str] = []
    own = Chair()

    def hear(news: News) -> None:
        if isinstance(news, Standing | Step):
            told.extend(str(moment.payload["answer"]) for moment in own.take(news))

    tricks = [once(drop, Choose), once(take_and_drop(station), Choose)]
    async with Stay(station.guest(), KEY, views=False, hear=hear) as stay:
        for turn in range(8):
            station.tricks[:] = [tricks.pop()] if turn in (2, 5) else []
            await stay.insist(Choose, match=MATCH, turn=turn, answer="ab"[turn % 2])
        while own.count < 8:  # noqa: ASYNC110 - only until what was sent has come
            await asyncio.sleep(0.005)
    assert (told, station.answers) == (list("abababab"), list("abababab"))


async def test_what_was_missed_comes_with_the_next_connection(station: Station) -> None:
    async with Stay(station.guest(), KEY) as stay:
        while stay.chair.match is None:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        station.connections[0].transport.abort()
        station.answers += ["x", "y"]
        kinds = []
        async for news in stay:
            kinds.append(type(news))
            if stay.chair.count == 2 and isinstance(news, Standing):
                break
        assert (stay.chair.view["chosen"], kinds) == (
            ["x", "y"],
            [Table, Standing, Lost, Found, Table, Standing],
        )


async def test_chat_is_not_heard_twice(station: Station) -> None:
    async with Stay(station.guest(), KEY) as stay:
        await stay.insist(Chat, key="k", text="hello")
        station.connections[0].transport.abort()
        await stay.insist(Ping)
        assert ([line.text for line in stay.chair.lines], entered(station)[-1]) == (
            ["hello"],
            (MATCH, 0, 1),
        )


async def test_whoever_is_out_of_step_comes_anew(station: Station) -> None:
    async with Stay(station.guest(), KEY) as stay:
        await play_one(station, stay)
        station.answers += ["x", "y"]
        await station.tell(station.step())  # of y; nobody was told of x
        while stay.chair.count < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        assert (stay.chair.view["chosen"], entered(station)) == (
            ["a", "x", "y"],
            [(None, 0, 0), (MATCH, 1, 0)],
        )


async def play_one(station: Station, stay: Stay) -> None:
    await stay.insist(Choose, match=MATCH, turn=0, answer="a")
    assert station.answers == ["a"]


async def test_what_cannot_be_said_twice_is_not_sent_again(station: Station) -> None:
    station.tricks.append(once(drop, Sit))
    async with Stay(station.guest(), KEY) as stay:
        with pytest.raises(CutOff):
            await stay.ask(Sit, seat=0)
    assert sum(isinstance(each, Sit) for each in station.heard) == 1


async def test_a_wrong_answer_is_refused_and_not_sent_again(station: Station) -> None:
    async def wrong(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "illegal-answer")
        return True

    station.tricks.append(once(wrong, Choose))
    async with Stay(station.guest(), KEY) as stay:
        with pytest.raises(Turned):
            await stay.insist(Choose, match=MATCH, turn=0, answer="c")
    assert chosen(station) == [(0, "c")]


async def test_a_table_where_one_may_not_come_is_told_at_once(station: Station) -> None:
    async def kicked(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "kicked")
        return True

    station.tricks.append(kicked)
    with pytest.raises(Turned) as caught:
        async with Stay(station.guest(), KEY):
            pass
    assert caught.value.kind == "kicked"


async def test_a_refusal_of_the_moment_is_waited_out(station: Station) -> None:
    async def busy(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "too-fast")
        return True

    station.tricks.append(once(busy, Enter))
    async with Stay(station.guest(), KEY) as stay:
        await play_one(station, stay)
    assert len(entered(station)) == 2


async def test_whoever_may_not_come_back_hears_why(station: Station) -> None:
    async def kicked(socket: ServerConnection, request: FromClient) -> bool:
        await refuse(socket, request, "kicked")
        return isinstance(request, Enter)

    heard: list[News] = []
    async with Stay(station.guest(), KEY, hear=heard.append) as stay:
        station.tricks.append(kicked)
        station.connections[0].transport.abort()
        with pytest.raises(Turned):
            await stay.insist(Ping)
        with pytest.raises(Turned):
            await stay.ask(Ping)
    gone = heard[-1]
    assert isinstance(gone, Gone)
    assert isinstance(gone.problem, Turned)


async def test_whoever_iterates_is_told_the_end(station: Station) -> None:
    async def unknown(socket: ServerConnection, _: FromClient) -> bool:
        await socket.close(4401)
        return True

    async with Stay(station.guest(), KEY) as stay:
        station.tricks.append(unknown)
        with pytest.raises(CutOff):
            await stay.ask(Ping)
        for _ in range(2):
            with pytest.raises(CutOff) as caught:
                async for _news in stay:
                    pass
    assert caught.value.code == 4401


async def test_patience_may_come_to_an_end() -> None:
    with kept_port() as nobody:
        guest = Guest(f"http://127.0.0.1:{number(nobody)}", "token", ME)
        with pytest.raises(CutOff):
            async with Stay(guest, KEY, patience=0.05):
                pass


async def test_a_restart_of_the_server_is_not_the_end() -> None:
    station, heard = Station(), list[News]()
    async with AsyncExitStack() as stack:
        port = number(stack.enter_context(kept_port()))
        async with station.opened(port):
            stay = Stay(station.guest(), KEY, hear=heard.append)
            await stack.enter_async_context(stay)
        async with station.opened(port):
            await play_one(station, stay)
    assert Found() in heard


async def test_a_bug_in_the_listener_is_not_hidden(station: Station) -> None:
    def hear(_: News) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        async with Stay(station.guest(), KEY, hear=hear):
            pass


async def test_messages_of_another_match_begin_anew(station: Station) -> None:
    async with Stay(station.guest(), KEY) as stay:
        await play(stay, "a", "b", "a")
        station.answers.clear()
        fresh = write(station.standing()).replace(MATCH, "N" * 22)
        await station.connections[0].send(fresh)
        async for ask in stay.asks():
            assert (ask.turn, stay.chair.match) == (0, "N" * 22)
            break
