"""Attacks on a running server. Each function attacks a `Target` without end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from whistlestop import games, lessons, scenarios
from whistlestop.client.http_api import COOKIE
from whistlestop.lessons.lesson_check import moments, right_answers, wrong_answers
from whistlestop.wire.from_client import (
    AskHint,
    Choose,
    Enter,
    Hurry,
    Leave,
    Look,
    Mute,
    Ping,
    Rematch,
    Request,
    WatchLobby,
    WhyNot,
)

ATTACKER = "127.0.0.3"  # an address of this machine that no proxy has
CROWD = 90  # guests of one address, which may bring 100 at once
MUTE_EVERY = 0.1  # seconds; a connection may send ten requests a second
AT_ONCE = 40  # requests of an attack that are under way at the same time
AFTER_REFUSAL = 0.05  # seconds: we measure the cost of what the server grants, not of refusals
LANGUAGES = ("en", "it", "pt")


@dataclass(frozen=True)
class Target:
    """A server, and what an attacker knows about it."""

    url: str
    films: tuple[str, ...]  # keys of finished matches
    tables: tuple[str, ...]  # where they were played; none of them is in memory
    table: str  # the table of the long match
    cookie: str
    assets: tuple[str, ...]
    seat_match: str = ""  # a running match in which the attacker has a seat, and its table
    seat_table: str = ""
    lost_tables: tuple[str, ...] = ()  # with running matches in which the attacker is out
    attacker: str = ATTACKER  # the address that the attack comes from


Attack: TypeAlias = Callable[[Target], Coroutine[Any, Any, None]]


async def refused_flood(target: Target) -> None:
    """Ask for something that is refused at once: the cost of the requests themselves."""
    await _get_all(target, ["/api/me"])


async def film_flood(target: Target) -> None:
    """Ask for the films of many matches, from every seat, without a cookie."""
    await _get_all(target, [f"/api/matches/{key}/film?seat={seat}" for key, seat in _seats(target)])


async def film_flood_with_cookie(target: Target) -> None:
    """Ask for the films of many matches, from every seat, as one person."""
    paths = [f"/api/matches/{key}/film?seat={seat}" for key, seat in _seats(target)]
    await _get_all(target, paths, cookie=True)


async def thoughts_flood(target: Target) -> None:
    """Ask for the thoughts of the bots of many matches."""
    await _get_all(target, [f"/api/matches/{key}/thoughts" for key in target.films])


async def summary_flood(target: Target) -> None:
    """Ask for the summaries of many matches."""
    await _get_all(target, [f"/api/matches/{key}/summary" for key in target.films])


async def open_film_flood(target: Target) -> None:
    """Ask for the films of many matches with all hands open."""
    await _get_all(target, [f"/api/matches/{key}/film?open=true" for key in target.films])


async def picture_flood(target: Target) -> None:
    """Ask for pictures of many moments, more than a match has."""
    paths = [
        f"/api/matches/{key}/picture?step={step}"
        for step in range(0, 100_000, 97)
        for key in target.films
    ]
    await _get_all(target, paths)


async def preview_flood(target: Target) -> None:
    """Ask for the previews that other sites show of links: pages of replays, and invitations."""
    pages = [f"/replay/{key}?step={step}" for key in target.films for step in range(20)]
    await _get_all(target, [f"/api/tables/{target.table}", *pages])


async def record_flood(target: Target) -> None:
    """Ask for the records of many matches."""
    await _get_all(target, [f"/api/matches/{key}/record" for key in target.films])


async def pages_flood(target: Target) -> None:
    """Ask for everything else that needs no cookie: lists, searches, descriptions, figures."""
    pages = [
        "/",
        "/health",
        "/metrics",
        "/api/welcome",
        "/api/offer",
        "/api/tables",
        "/api/lessons",
    ]
    pages += [f"/api/lobby?search={letter}" for letter in "abcdefghij"]
    await _get_all(target, [*pages, "/api/schema/openapi.json"])


async def rules_flood(target: Target) -> None:
    """Ask for the rules of every game in every language, and keep nothing."""
    paths = [f"/api/rules/{game}?lang={each}" for each in LANGUAGES for game in games.NAMES]
    await _get_all(target, paths)


def lessons_flood(target: Target) -> Coroutine[Any, Any, None]:
    """Take all lessons at once, from every step, with right answers and wrong ones."""
    # The moves are found when this is called, before the attack begins.
    moves = [(f"/api/lessons/{file}", move) for file, move in _lesson_moves()]
    return _ask_all(target, moves)


async def examples_flood(target: Target) -> None:
    """Ask for all examples of the rules."""
    await _get_all(target, [f"/api/examples/{name}" for name in scenarios.names()])


async def assets_flood(target: Target) -> None:
    """Ask for the biggest files of the web client, and keep nothing."""
    await _get_all(target, [f"/assets/{name}" for name in target.assets])


async def qr_flood(target: Target) -> None:
    """Ask for the QR code of an invite link under many names of the server."""
    paths = [f"/api/tables/{target.table}/qr"]
    await _get_all(target, paths, hosts=[f"host-{number}" for number in range(1000)])


async def entering_a_long_match(target: Target) -> None:
    """Enter the table of a long match again and again, over several connections."""
    enter = Enter(id=1, table=target.table)
    async with asyncio.TaskGroup() as group:
        for _ in range(5):
            group.create_task(_say_again_and_again(target, [enter, Leave(id=2)]))


async def loading_flood(target: Target) -> None:
    """Enter the tables of many matches that must be loaded first, all at once, as many guests."""
    guests = 20

    async def come(number: int) -> None:
        guest = await come_in(target, f"Mallory {number}")
        enter: list[Request] = [Enter(id=1, table=table) for table in target.tables[number::guests]]
        await _say_again_and_again(guest, enter)

    async with asyncio.TaskGroup() as group:
        for number in range(guests):
            group.create_task(come(number))


async def why_not_flood(target: Target) -> None:
    """Ask again and again why a card cannot be used, over several connections."""
    enter = Enter(id=1, table=target.seat_table)
    why_not = WhyNot(id=2, match=target.seat_match, card="bang", seat=1)
    async with asyncio.TaskGroup() as group:
        for _ in range(5):
            group.create_task(_say_again_and_again(target, [why_not], first=[enter]))


async def hint_flood(target: Target) -> None:
    """Ask for hints to each question of a match against bots, and answer it at once."""
    async with open_socket(target.url, target.cookie, target.attacker) as socket:
        numbers = count(1)

        async def send(kind: type[Request], **fields: Any) -> None:
            request = kind(id=next(numbers), **fields)
            await socket.send(msgspec.json.encode(request), text=True)

        await send(Enter, table=target.seat_table)
        while True:
            said = msgspec.json.decode(await socket.recv(decode=False))
            if said.get("end"):
                await send(Rematch, after=said["match"])
            elif said.get("ask"):
                ask, match = said["ask"], said["match"]
                for _ in range(5):
                    await send(AskHint, match=match, turn=ask["turn"])
                await asyncio.sleep(AFTER_REFUSAL)
                await send(Choose, match=match, turn=ask["turn"], answer=ask["answers"][0])


async def television_flood(target: Target) -> None:
    """Show a long match on a television, on and off, over several connections."""
    async with asyncio.TaskGroup() as group:
        for _ in range(5):
            watching = [Enter(id=1, table=target.table, watch=True), Leave(id=2)]
            group.create_task(_say_again_and_again(target, watching))


async def look_flood(target: Target) -> None:
    """Look at the cards of bots in matches in which the attacker is out, on and off."""
    async with asyncio.TaskGroup() as group:
        for table in target.lost_tables:
            looks: list[Request] = [Look(id=2, seat=seat) for seat in (0, 1, None)]
            enter = Enter(id=1, table=table)
            group.create_task(_say_again_and_again(target, looks, first=[enter]))


async def hurried_matches(target: Target) -> None:
    """Let bots play on without pauses in matches in which the attacker is out, all at once."""
    async with asyncio.TaskGroup() as group:
        for table in target.lost_tables:
            orders = [Enter(id=1, table=table), Hurry(id=2)]
            group.create_task(_say_again_and_again(target, [Ping(id=3)], first=orders, pause=1.0))


async def ping_flood(target: Target) -> None:
    """Send empty pings over one WebSocket, as fast as the server reads."""
    await _flood_socket(target, _PING * 2000)


async def pong_flood(target: Target) -> None:
    """Send empty pongs that nobody has asked for."""
    await _flood_socket(target, _PONG * 2000)


async def fragment_flood(target: Target) -> None:
    """Send a message in empty fragments, and never end it."""
    await _flood_socket(target, _FRAGMENT * 2000, first=_FIRST_FRAGMENT)


async def ping_flood_without_cookie(target: Target) -> None:
    """Send pings over many WebSockets, whose cookies the server does not know."""
    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(_flood_socket(target, _PING * 200, cookie=""))


async def pipelined_requests(target: Target) -> None:
    """Send requests over a few connections without waiting for responses."""
    request = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    async with asyncio.TaskGroup() as group:
        for _ in range(5):
            group.create_task(_flood(target, b"", request * 500))


async def tiny_chunks(target: Target) -> None:
    """Send bodies in chunks of one byte."""
    head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with asyncio.TaskGroup() as group:
        for _ in range(5):
            group.create_task(_flood(target, head, b"1\r\nx\r\n" * 2000))


async def slow_requests(target: Target) -> None:
    """Begin many requests, and send a byte now and then."""
    async with asyncio.TaskGroup() as group:
        for _ in range(1000):
            group.create_task(_flood(target, b"GET / HTTP/1.1\r\nX: ", b"x", pause=1.0))


async def connection_flood(target: Target) -> None:
    """Open connections and close them at once."""

    async def knock() -> None:
        while True:
            with suppress(OSError):
                _, writer = await _connection(target)
                writer.transport.abort()

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(knock())


async def handshake_flood(target: Target) -> None:
    """Open WebSockets without a cookie, as often as possible."""

    async def knock() -> None:
        while True:
            with suppress(OSError, EOFError):
                reader, writer = await _connection(target)
                writer.write(_handshake(target, ""))
                refused = b" 101 " not in await reader.readuntil(b"\r\n")
                writer.transport.abort()
                if refused:
                    await asyncio.sleep(AFTER_REFUSAL)

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(knock())


async def file_flood(target: Target) -> None:
    """Open connections from many addresses, more than the server has files, and keep them open."""
    async with asyncio.TaskGroup() as group:
        for number in range(300):
            address = f"127.0.1.{1 + number % 50}"
            flood = _flood(target, b"GET / HTTP/1.1\r\nX: ", b"x", pause=1.0, address=address)
            group.create_task(flood)


async def lobby_flood(target: Target) -> None:
    """Search a long list of public tables, each time for something else."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    searches: list[Request] = [
        WatchLobby(id=1, on=True, search=first + second) for first in letters for second in letters
    ]
    async with asyncio.TaskGroup() as group:
        for number in range(5):
            group.create_task(_say_again_and_again(target, searches[number:] + searches[:number]))


async def table_flood(target: Target) -> None:
    """Make public tables in the names of many guests."""

    async def make(number: int) -> None:
        async with _http(target) as http:
            guest = await come_in(target, f"Mallory {number}")
            http.headers["Cookie"] = f"{COOKIE}={guest.cookie}"
            while True:
                answer = await http.post("/api/tables", json={"game": "bang", "public": True})
                if answer.is_error:
                    await asyncio.sleep(AFTER_REFUSAL)

    async with asyncio.TaskGroup() as group:
        for number in range(AT_ONCE):
            group.create_task(make(number))


async def spectator_flood(target: Target) -> None:
    """Watch one table in the names of many guests, who enter it again and again."""

    async def look_on(number: int) -> None:
        guest = await come_in(target, f"Mallory {number}")
        await _say_again_and_again(guest, [Enter(id=1, table=target.table)])

    async with asyncio.TaskGroup() as group:
        for number in range(AT_ONCE):
            group.create_task(look_on(number))


async def mute_flood(target: Target) -> None:
    """Mute each other at one table in the names of many guests, who all watch it, on and off."""
    guests = [await come_in(target, f"Mallory {number}") for number in range(CROWD)]
    people = [await _id_of(guest) for guest in guests]
    async with _http(target) as http:
        cookie = {"Cookie": f"{COOKIE}={guests[0].cookie}"}
        table = (await http.post("/api/tables", json={"game": "bang"}, headers=cookie)).json()[
            "key"
        ]

    async def mute(number: int) -> None:
        others = (people[number + 1 :] + people[:number])[:50]
        first: list[Request] = [Enter(id=1, table=table)]
        first += [Mute(id=2, person=each, on=True) for each in others]
        again = [Mute(id=3, person=others[0], on=on) for on in (False, True)]
        await _flood(
            target,
            _handshake(target, guests[number].cookie),
            b"".join(map(_frame, again)),
            first=b"".join(map(_frame, first)),
            pause=2 * MUTE_EVERY,
        )

    async with asyncio.TaskGroup() as group:
        for number in range(CROWD):
            group.create_task(mute(number))


async def name_flood(target: Target) -> None:
    """Change the name again and again of guests who watch a table together."""

    async def rename(guest: Target, number: int) -> None:
        async with _http(guest) as http:
            http.headers["Cookie"] = f"{COOKIE}={guest.cookie}"
            while True:
                number += 1
                answer = await http.put("/api/me", json={"name": f"Mallory {number}"})
                if answer.is_error:
                    await asyncio.sleep(AFTER_REFUSAL)

    guests = [await come_in(target, f"Mallory {number}") for number in range(AT_ONCE)]
    enter = Enter(id=1, table=target.table)
    async with asyncio.TaskGroup() as group:
        for number, guest in enumerate(guests):
            watching = _say_again_and_again(guest, [Ping(id=2)], first=[enter], pause=1.0)
            group.create_task(watching)
            group.create_task(rename(guest, 1000 * number))


ATTACKS: list[Attack] = [
    refused_flood,
    film_flood,
    film_flood_with_cookie,
    thoughts_flood,
    summary_flood,
    open_film_flood,
    picture_flood,
    preview_flood,
    record_flood,
    pages_flood,
    rules_flood,
    lessons_flood,
    examples_flood,
    assets_flood,
    qr_flood,
    entering_a_long_match,
    loading_flood,
    why_not_flood,
    hint_flood,
    television_flood,
    look_flood,
    hurried_matches,
    ping_flood,
    pong_flood,
    fragment_flood,
    ping_flood_without_cookie,
    pipelined_requests,
    tiny_chunks,
    slow_requests,
    connection_flood,
    handshake_flood,
    file_flood,
    lobby_flood,
    table_flood,
    spectator_flood,
    mute_flood,
    name_flood,
]
PLAYERS: list[Attack] = [
    why_not_flood,
    hint_flood,
    look_flood,
    hurried_matches,
]  # the attacker has seats
FILES: dict[Attack, int] = {file_flood: 256}  # the most open files of the server during an attack


async def come_in(target: Target, name: str) -> Target:
    """Attack as a new guest with this name."""
    async with _http(target) as http:
        answer = await http.post("/api/guests", json={"name": name})
    return replace(target, cookie=answer.cookies[COOKIE])


async def _id_of(guest: Target) -> int:
    async with _http(guest) as http:
        answer = await http.get("/api/me", headers={"Cookie": f"{COOKIE}={guest.cookie}"})
    return int(answer.json()["id"])


def _seats(target: Target) -> list[tuple[str, int]]:
    return [(key, seat) for seat in range(5) for key in target.films]


def _lesson_moves() -> list[tuple[str, Any]]:
    """Return what a learner may send in all lessons, each with the last part of its path."""
    moves: list[tuple[str, Any]] = []
    for lesson in lessons.load_all():
        for run in moments(lesson):
            nexts = [None, *right_answers(run), *wrong_answers(run)]
            moves += [(lesson.file, {"done": run.done, "next": what}) for what in nexts]
            moves.append((f"{lesson.file}/why-not", {"done": run.done, "card": "bang"}))
    return moves


async def _get_all(
    target: Target, paths: list[str], *, cookie: bool = False, hosts: list[str] | None = None
) -> None:
    """Ask for these paths without end, many at a time."""
    await _ask_all(target, [(path, None) for path in paths], cookie=cookie, hosts=hosts)


async def _ask_all(
    target: Target,
    requests: list[tuple[str, Any]],
    *,
    cookie: bool = False,
    hosts: list[str] | None = None,
) -> None:
    """Send requests without end, many at a time. Each has a path, and a body if it is a POST."""
    headers = {"Cookie": f"{COOKIE}={target.cookie}"} if cookie else {}
    transport = httpx.AsyncHTTPTransport(
        local_address=target.attacker, limits=httpx.Limits(max_connections=AT_ONCE)
    )

    async def ask(number: int) -> None:
        while True:
            host = {"Host": hosts[number % len(hosts)]} if hosts else None
            number += AT_ONCE
            path, body = requests[number % len(requests)]
            method = "GET" if body is None else "POST"
            try:
                refused = (await http.request(method, path, json=body, headers=host)).is_error
            except httpx.TransportError:
                refused = True  # the server has closed a connection that was idle for long
            if refused:
                await asyncio.sleep(AFTER_REFUSAL)

    async with (
        httpx.AsyncClient(
            base_url=target.url, transport=transport, headers=headers, timeout=600
        ) as http,
        asyncio.TaskGroup() as group,
    ):
        for number in range(AT_ONCE):
            group.create_task(ask(number))


async def _say_again_and_again(
    target: Target,
    requests: list[Request],
    *,
    first: Sequence[Request] = (),
    pause: float = 0.0,
) -> None:
    """Send the first requests, then the others without end, each after the reply to the last."""
    async with open_socket(target.url, target.cookie, target.attacker) as socket:
        for request in first:
            while await _refused(socket, request):  # noqa: ASYNC110 - it is asked each time
                await asyncio.sleep(AFTER_REFUSAL)
        while True:
            for request in requests:
                await asyncio.sleep(AFTER_REFUSAL if await _refused(socket, request) else pause)


async def _refused(socket: ClientConnection, request: Request) -> bool:
    """Send a request; return whether it is refused."""
    await socket.send(msgspec.json.encode(request), text=True)
    return await _reply(socket) == "refused"


async def _reply(socket: ClientConnection) -> str:
    while True:
        found = re.match(rb'{"type":"(done|refused)"', await socket.recv(decode=False))
        if found is not None:
            return found[1].decode()


# Frames of a client without content, with a mask that changes nothing.
_PING, _PONG = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"
_TEXT, _MASKED = 0x81, 0x80


def _frame(request: Request) -> bytes:
    """Return the frame of a short request."""
    payload = msgspec.json.encode(request)
    return bytes([_TEXT, _MASKED | len(payload), 0, 0, 0, 0]) + payload


_FIRST_FRAGMENT, _FRAGMENT = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


async def _flood_socket(
    target: Target, data: bytes, *, first: bytes = b"", cookie: str | None = None
) -> None:
    """Send these frames over a WebSocket without end."""
    secret = target.cookie if cookie is None else cookie
    await _flood(target, _handshake(target, secret), data, first=first)


async def _flood(
    target: Target,
    head: bytes,
    data: bytes,
    *,
    first: bytes = b"",
    pause: float = 0.0,
    address: str | None = None,
) -> None:
    """Send these bytes without end. Read what comes back, and connect again when cut off."""
    while True:
        with suppress(OSError, EOFError):
            reader, writer = await _connection(target, address)
            reading = asyncio.create_task(_read_to_the_end(reader))
            try:
                writer.write(head)
                await asyncio.sleep(0.05)  # a server may drop frames that come with the handshake
                writer.write(first)
                while not reading.done():
                    writer.write(data)
                    await writer.drain()
                    await asyncio.sleep(pause)
            finally:
                reading.cancel()
                writer.transport.abort()
        await asyncio.sleep(AFTER_REFUSAL)


async def _read_to_the_end(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(2**16):
            pass


async def _connection(
    target: Target, address: str | None = None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = target.url.removeprefix("http://").split(":")
    return await asyncio.open_connection(
        host, int(port), local_addr=(address or target.attacker, 0)
    )


def _http(target: Target) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=target.attacker)
    return httpx.AsyncClient(base_url=target.url, transport=transport, timeout=600)


def _handshake(target: Target, cookie: str) -> bytes:
    host = target.url.removeprefix("http://")
    return (
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: {COOKIE}={cookie}\r\n\r\n"
    ).encode()


@asynccontextmanager
async def open_socket(url: str, cookie: str, address: str) -> AsyncIterator[ClientConnection]:
    async with connect(
        url.replace("http", "ws", 1) + "/ws",
        additional_headers={"Cookie": f"{COOKIE}={cookie}"},
        compression=None,
        max_size=2**26,
        local_addr=(address, 0),
        open_timeout=600,
        ping_timeout=None,
        close_timeout=1,
    ) as socket:
        yield socket
