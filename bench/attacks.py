"""Attacks on a server, and how long a victim waits meanwhile.

The program starts `whistlestop serve` with a database of its own. For each attack, some people on
another address (the victims) ping the server at a fixed pace: first at rest, then while the attack
runs in a process of its own. What counts is the time of a ping under attack as a multiple of the
time at rest. All processes share the machine, so a part of each multiple is not the server's.

    python bench/attacks.py [ATTACK ...] [--seconds 6] [--json]

To add an attack, write a function that attacks a `Target` without end, and put it into `ATTACKS`.
An attack in `STORED` fills the database instead. The server meets it when it starts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from stored_matches import (
    play_at_random,
    play_peacefully,
    play_some,
    store_match,
    store_public_table,
)
from whistlestop import games
from whistlestop.client.http_api import COOKIE
from whistlestop.server import secrets
from whistlestop.server.clocks import now_ms
from whistlestop.server.http.static_site import STATIC
from whistlestop.store.rows import Person
from whistlestop.store.store import Store
from whistlestop.wire.from_client import Enter, Leave, Ping, Request, WatchLobby

VICTIM, ATTACKER = "127.0.0.2", "127.0.0.3"  # addresses of this machine that no proxy has
VICTIMS = 4
PING_EVERY = 0.12  # seconds; a person may send ten requests a second
AT_ONCE = 40  # requests of an attack that are under way at the same time
AFTER_REFUSAL = 0.05  # seconds: we measure the cost of what the server grants, not of refusals
FILMS = 60  # finished matches
BOT_TABLES = 300
LONG_CLOCKS = 900
PUBLIC = 1000  # public tables
LONG = 1500  # choices of the long match, which still runs
EXPANSIONS = ("gold-rush", "train-robbery", "legends")
LANGUAGES = ("en", "it", "pt")

clock = time.perf_counter


@dataclass(frozen=True)
class Target:
    """A server, and what an attacker knows about it."""

    url: str
    films: tuple[str, ...]  # keys of finished matches
    table: str  # the table of the long match
    cookie: str
    assets: tuple[str, ...]


Attack: TypeAlias = Callable[[Target], Coroutine[Any, Any, None]]
StoredAttack: TypeAlias = Callable[[Store, Person], Coroutine[Any, Any, int]]


# Attacks


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


async def record_flood(target: Target) -> None:
    """Ask for the records of many matches."""
    await _get_all(target, [f"/api/matches/{key}/record" for key in target.films])


async def rules_flood(target: Target) -> None:
    """Ask for the rules of every game in every language, and keep nothing."""
    paths = [f"/api/rules/{game}?lang={each}" for each in LANGUAGES for game in games.NAMES]
    await _get_all(target, paths)


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


# Attacks that are stored: the server meets them when it starts. Each fills a database with matches
# of one guest.


async def unattended_bot_tables(store: Store, host: Person) -> int:
    """Let bots play at 300 tables with clocks, at which nobody is. Return their number."""
    matches = [play_some(name, games.find(name).usual, 0) for name in games.NAMES]
    for number in range(BOT_TABLES):
        await store_match(store, host.id, matches[number % len(matches)], clock=3600)
    return BOT_TABLES


async def long_clock_matches(store: Store, host: Person) -> int:
    """Begin 900 matches with clocks of a day. Return their number."""
    match = play_some("bang", 4, 40)
    people = [await add_person(store, name) for name in ("Ann", "Bo", "Cy")]
    for _ in range(LONG_CLOCKS):
        await store_match(store, host.id, match, clock=24 * 3600, people=[host, *people])
    return LONG_CLOCKS


STORED: list[StoredAttack] = [unattended_bot_tables, long_clock_matches]


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
    """Make public tables as many guests."""

    async def make(number: int) -> None:
        async with _http(target) as http:
            answer = await http.post("/api/guests", json={"name": f"Mallory {number}"})
            http.headers["Cookie"] = f"{COOKIE}={answer.cookies.get(COOKIE)}"
            http.cookies.clear()
            while True:
                answer = await http.post("/api/tables", json={"game": "bang", "public": True})
                if answer.is_error:
                    await asyncio.sleep(AFTER_REFUSAL)

    async with asyncio.TaskGroup() as group:
        for number in range(AT_ONCE):
            group.create_task(make(number))


async def spectator_flood(target: Target) -> None:
    """Look on at one table as many guests, and come in again and again."""

    async def look_on(number: int) -> None:
        async with _http(target) as http:
            answer = await http.post("/api/guests", json={"name": f"Mallory {number}"})
        guest = replace(target, cookie=answer.cookies[COOKIE])
        await _say_again_and_again(guest, [Enter(id=1, table=target.table)])

    async with asyncio.TaskGroup() as group:
        for number in range(AT_ONCE):
            group.create_task(look_on(number))


ATTACKS: list[Attack] = [
    refused_flood,
    film_flood,
    film_flood_with_cookie,
    thoughts_flood,
    record_flood,
    rules_flood,
    assets_flood,
    qr_flood,
    entering_a_long_match,
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
]
FILES: dict[Attack, int] = {file_flood: 256}  # the most open files of the server during an attack


def _seats(target: Target) -> list[tuple[str, int]]:
    return [(key, seat) for seat in range(5) for key in target.films]


async def _get_all(
    target: Target, paths: list[str], *, cookie: bool = False, hosts: list[str] | None = None
) -> None:
    """Ask for these paths without end, many at a time."""
    headers = {"Cookie": f"{COOKIE}={target.cookie}"} if cookie else {}
    transport = httpx.AsyncHTTPTransport(
        local_address=ATTACKER, limits=httpx.Limits(max_connections=AT_ONCE)
    )

    async def ask(number: int) -> None:
        while True:
            host = {"Host": hosts[number % len(hosts)]} if hosts else None
            number += AT_ONCE
            try:
                refused = (await http.get(paths[number % len(paths)], headers=host)).is_error
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


async def _say_again_and_again(target: Target, requests: list[Request]) -> None:
    """Send these requests without end, each after the reply to the last one."""
    async with _socket(target.url, target.cookie, ATTACKER) as socket:
        while True:
            for request in requests:
                await socket.send(msgspec.json.encode(request), text=True)
                if await _reply(socket) == "refused":
                    await asyncio.sleep(AFTER_REFUSAL)


async def _reply(socket: ClientConnection) -> str:
    while True:
        found = re.match(rb'{"type":"(done|refused)"', await socket.recv(decode=False))
        if found is not None:
            return found[1].decode()


# Frames of a client without content, with a mask that changes nothing.
_PING, _PONG = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"
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
    address: str = ATTACKER,
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
    target: Target, address: str = ATTACKER
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = target.url.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port), local_addr=(address, 0))


def _http(target: Target) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    return httpx.AsyncClient(base_url=target.url, transport=transport, timeout=600)


def _handshake(target: Target, cookie: str) -> bytes:
    host = target.url.removeprefix("http://")
    return (
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: {COOKIE}={cookie}\r\n\r\n"
    ).encode()


@asynccontextmanager
async def _socket(url: str, cookie: str, address: str) -> AsyncIterator[ClientConnection]:
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


# Victims


class Victim:
    """A person who pings at a fixed pace, however long the replies take."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent: list[float] = []
        self._waiting: dict[int, float] = {}
        self._times: dict[int, float] = {}

    async def ping(self, seconds: float) -> list[float]:
        """Ping for some seconds, wait for all replies, and return the time that each took."""
        self._times, end, due = {}, clock() + seconds, clock()
        listening = asyncio.create_task(self._listen())
        while due < end:
            await asyncio.sleep(max(0.0, due - clock()))
            number = len(self._sent)
            self._sent.append(due)  # a ping that could not be sent in time has waited too
            self._waiting[number] = due
            await self._socket.send(msgspec.json.encode(Ping(id=number)), text=True)
            due += PING_EVERY
        while self._waiting:
            await asyncio.sleep(0.01)
            if listening.done():
                listening.result()
        listening.cancel()
        return list(self._times.values())

    async def _listen(self) -> None:
        while True:
            said = msgspec.json.decode(await self._socket.recv(decode=False))
            sent = self._waiting.pop(said.get("id"), None)
            if sent is not None:
                self._times[said["id"]] = clock() - sent


async def ping_all(victims: list[Victim], seconds: float) -> Figures:
    """Let all victims ping in turn, and return how long their pings took."""

    async def later(victim: Victim, pause: float) -> list[float]:
        await asyncio.sleep(pause)
        return await victim.ping(seconds)

    pauses = [PING_EVERY * number / len(victims) for number in range(len(victims))]
    found = await asyncio.gather(*map(later, victims, pauses))
    return Figures.of([each for times in found for each in times])


@dataclass(frozen=True)
class Figures:
    """The median and the 99th percentile of some times, in milliseconds."""

    p50: float
    p99: float

    @classmethod
    def of(cls, times: list[float]) -> Figures:
        times = sorted(times)
        places = len(times) // 2, len(times) * 99 // 100
        return cls(*(round(times[place] * 1000, 2) for place in places))


@dataclass(frozen=True)
class Result:
    """The times of the victims' pings at rest and under one attack."""

    attack: str
    rest: Figures
    attacked: Figures

    @property
    def multiples(self) -> Figures:
        return Figures(
            round(self.attacked.p50 / self.rest.p50, 1), round(self.attacked.p99 / self.rest.p99, 1)
        )


# The server and its matches


@dataclass(frozen=True)
class Prepared:
    """A database with matches and public tables, and what an attacker knows about it."""

    db: str
    films: tuple[str, ...] = ()
    table: str = ""
    cookie: str = ""

    @classmethod
    @contextmanager
    def made(cls) -> Iterator[Prepared]:
        with TemporaryDirectory(prefix="whistlestop-attacks-") as folder:
            yield asyncio.run(_fill(f"sqlite:///{folder}/attacks.db"))


async def _fill(db: str) -> Prepared:
    store = await Store.open(db)
    try:
        cookie = secrets.new_secret()
        person = await add_person(store, "Mallory", cookie)
        finished = play_at_random("bang", 7, dict.fromkeys(EXPANSIONS, True))
        films = [await store_match(store, person.id, finished) for _ in range(FILMS)]
        for number in range(PUBLIC):
            await store_public_table(store, person.id, f"Host {number}")
        _, table = await store_match(store, person.id, play_peacefully("bang", 4, LONG))
        return Prepared(db, tuple(key for key, _ in films), table, cookie)
    finally:
        await store.close()


async def add_person(store: Store, name: str, cookie: str | None = None) -> Person:
    token = secrets.hash_secret(cookie or secrets.new_secret())
    return await store.add_person(name, token, now_ms())


async def _fill_with(db: str, attack: StoredAttack) -> int:
    store = await Store.open(db)
    try:
        return await attack(store, await add_person(store, "Mallory"))
    finally:
        await store.close()


@contextmanager
def attacked_server(prepared: Prepared, files: int | None = None) -> Iterator[Target]:
    """Start a server with so many files, and yield what an attacker knows about it."""
    command = [sys.executable, "-m", "whistlestop", "serve", "--port=0", "--lang=en"]
    with (
        TemporaryFile("w+") as log,
        subprocess.Popen(
            [*_limit_files(files), *command, f"--db={prepared.db}"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        try:
            said = process.stdout.readline() if process.stdout else ""
            found = re.search(r"http://[\w.:]+", said)
            if found is None:
                log.seek(0)
                sys.exit(f"the server does not open: {said}{log.read()}")
            yield Target(
                found[0], prepared.films, prepared.table, prepared.cookie, _biggest_assets()
            )
        finally:
            process.kill()  # an attack may have left it a lot to do


def _limit_files(most: int | None) -> list[str]:
    return [] if most is None else ["sh", "-c", f'ulimit -n {most}; exec "$@"', "sh"]


def _biggest_assets() -> tuple[str, ...]:
    files = [each for each in (STATIC / "assets").iterdir() if each.suffix in (".js", ".css")]
    return tuple(each.name for each in sorted(files, key=lambda each: -each.stat().st_size)[:10])


# Measuring


def measure(prepared: Prepared, attack: Attack, seconds: float) -> Result:
    """Start a server, and let the victims ping at rest and then under an attack."""
    with attacked_server(prepared, FILES.get(attack)) as target:
        return asyncio.run(_measure(target, attack, seconds))


def measure_stored(attack: StoredAttack, seconds: float) -> Result:
    """Let victims ping on an empty server, and on one that starts with the stored attack."""
    with TemporaryDirectory(prefix="whistlestop-attacks-") as folder:
        quiet, filled = f"sqlite:///{folder}/quiet.db", f"sqlite:///{folder}/filled.db"
        with attacked_server(Prepared(quiet)) as target:
            rest = asyncio.run(_ping(target, seconds))
        tables = asyncio.run(_fill_with(filled, attack))
        with attacked_server(Prepared(filled)) as target:
            attacked = asyncio.run(_ping(target, seconds, tables))
    return Result(attack.__name__, rest, attacked)


async def _ping(target: Target, seconds: float, tables: int = 0) -> Figures:
    """Let victims ping while the server loads so many tables, and then for some seconds."""
    async with AsyncExitStack() as stack:
        victims = [await stack.enter_async_context(_victim(target.url)) for _ in range(VICTIMS)]
        loading: list[Figures] = []
        async with httpx.AsyncClient(base_url=target.url, timeout=600) as http:
            while tables and await _rooms(http) < tables:
                loading.append(await ping_all(victims, 1.0))
        found = [*loading, await ping_all(victims, seconds)]
        return max(found, key=lambda each: each.p50)


async def _rooms(http: httpx.AsyncClient) -> float:
    """Return how many tables are in memory."""
    lines = (await http.get("/metrics")).text.splitlines()
    return next(float(each.split()[1]) for each in lines if each.startswith("whistlestop_rooms "))


async def _measure(target: Target, attack: Attack, seconds: float) -> Result:
    async with AsyncExitStack() as stack:
        victims = [await stack.enter_async_context(_victim(target.url)) for _ in range(VICTIMS)]
        rest = await ping_all(victims, seconds)
        async with attacking(target, attack):
            attacked = await ping_all(victims, seconds)
        return Result(attack.__name__, rest, attacked)


@asynccontextmanager
async def _victim(url: str) -> AsyncIterator[Victim]:
    transport = httpx.AsyncHTTPTransport(local_address=VICTIM)
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=600) as http:
        answer = await http.post("/api/guests", json={"name": "Victor"})
        async with _socket(url, answer.cookies[COOKIE], VICTIM) as socket:
            yield Victim(socket)


@asynccontextmanager
async def attacking(target: Target, attack: Attack) -> AsyncIterator[None]:
    """Run an attack in a process of its own, so that it does not hold up the victims."""
    command = [sys.executable, __file__, "--attack", attack.__name__, "--target"]
    process = await asyncio.create_subprocess_exec(
        *command, json.dumps(asdict(target)), stdout=subprocess.PIPE
    )
    try:
        if process.stdout is None or not await process.stdout.readline():
            sys.exit(f"{attack.__name__} does not begin")
        yield
        if process.returncode is not None:
            sys.exit(f"{attack.__name__} has ended")
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def show(results: list[Result]) -> None:
    print(f"{'':24} {'at rest':>15} {'under attack':>19} {'multiple':>15}")
    print(f"{'attack':24} {'p50':>7} {'p99':>7} {'p50':>9} {'p99':>9} {'p50':>7} {'p99':>7}  (ms)")
    for each in results:
        rest, attacked, times = each.rest, each.attacked, each.multiples
        print(
            f"{each.attack:24} {rest.p50:7} {rest.p99:7} {attacked.p50:9} {attacked.p99:9} "
            f"{times.p50:7} {times.p99:7}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    by_name = {each.__name__: each for each in ATTACKS}
    stored = {each.__name__: each for each in STORED}
    names = [*by_name, *stored]
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(names)}; all if none")
    parser.add_argument("--seconds", type=float, default=6.0, help="of pings, for each figure")
    parser.add_argument("--json", action="store_true", help="print JSON only")
    parser.add_argument("--attack", choices=by_name, help=argparse.SUPPRESS)
    parser.add_argument("--target", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        target = msgspec.json.decode(arguments.target, type=Target)
        print("attacking", flush=True)
        asyncio.run(by_name[arguments.attack](target))
    unknown = set(arguments.attacks) - set(names)
    if unknown:
        parser.error(f"there is no attack {', '.join(unknown)}")
    chosen = arguments.attacks or names
    results = []
    if set(chosen) & set(by_name):
        with Prepared.made() as prepared:
            attacks = [by_name[name] for name in chosen if name in by_name]
            results += [measure(prepared, each, arguments.seconds) for each in attacks]
    results += [
        measure_stored(stored[each], arguments.seconds) for each in chosen if each in stored
    ]
    if arguments.json:
        print(json.dumps([asdict(each) for each in results]))
    else:
        show(results)


if __name__ == "__main__":
    main()
