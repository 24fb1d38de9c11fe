"""Whatever is thrown at a server: a clear refusal or a clear end, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import typing
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tables.serving import Serving, serving
from tables.visitor import COLT, Visitor, begin, company, play_out, sit_down
from whistlestop import replay
from whistlestop.client.errors import Turned
from whistlestop.client.guest import Guest, line
from whistlestop.locales import Texts
from whistlestop.server.connections.connection import Connection
from whistlestop.server.connections.dispatch import _id_of, _read
from whistlestop.server.connections.protocol_limits import (
    _REQUEST_TIMEOUT,
    LimitedWebSocketProtocol,
)
from whistlestop.server.connections.rate_limits import TokenBucket
from whistlestop.server.errors import BadMessage
from whistlestop.server.secrets import new_key
from whistlestop.server.settings import Settings
from whistlestop.wire import from_client as asked
from whistlestop.wire.field_types import CHAT_LENGTH
from whistlestop.wire.from_client import Chat, Choose, Enter, Rematch, Request

SOAK = "WHISTLESTOP_SOAK" in os.environ
ROUNDS = 60 if SOAK else 1
EACH = 150  # messages of one fuzzer in one round

NO_TEXT, TOO_HASTY, TOO_LONG, TOO_SLOW = 1007, 1008, 1009, 1013
NEVER = 1e9

Reply = dict[str, Any]
Thrown = str | bytes
KINDS: tuple[type[Request], ...] = typing.get_args(asked.FromClient)
OFTEN = {Enter: 8.0, Choose: 6.0, asked.Start: 3.0, asked.Leave: 0.3, asked.Kick: 0.3}


# Somebody who says anything


class Fuzzer:
    """A raw socket. `heard` is all that ever came out of it."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.socket = socket
        self.heard: list[str] = []

    async def throw(self, what: Thrown | Sequence[bytes]) -> Reply | int:
        """The reply to it, or the code that the connection was closed with."""
        try:
            async with asyncio.timeout(120):
                await self.socket.send(what)
                while True:
                    said = await self.socket.recv()
                    assert isinstance(said, str)
                    self.heard.append(said)
                    reply: Reply = msgspec.json.decode(said)
                    if reply["type"] in ("done", "refused"):
                        return reply
        except ConnectionClosed as problem:
            return code(problem)

    async def say(self, kind: type[Request], **fields: Any) -> str:
        """Properly; gives why it was refused, or `done`."""
        reply = await self.throw(written(kind, **fields))
        assert isinstance(reply, dict)
        return str(reply.get("kind", "done"))


@asynccontextmanager
async def fuzzing(guest: Guest) -> AsyncIterator[Fuzzer]:
    cookie = {"Cookie": f"whistlestop={guest.token}"}
    async with connect(
        socket_of(guest.server),
        additional_headers=cookie,
        compression=None,
        max_size=None,
        open_timeout=60,
    ) as line:
        fuzzer = Fuzzer(guest, line)
        hello = await line.recv()
        assert isinstance(hello, str)
        fuzzer.heard.append(hello)
        yield fuzzer


def code(problem: ConnectionClosed) -> int:
    """With which the server closed it; 1006 if it just broke."""
    return 1006 if problem.rcvd is None else problem.rcvd.code


async def until(what: Callable[[], object]) -> None:
    """The time is only there so that a broken test ends."""
    async with asyncio.timeout(120):
        while True:
            if what():
                return
            await asyncio.sleep(0.005)


def socket_of(server: str) -> str:
    return server.replace("http", "ws", 1) + "/ws"


def written(kind: type[Request], **fields: Any) -> str:
    fields.setdefault("id", 1)
    return msgspec.json.encode({"type": kind.__struct_config__.tag, **fields}).decode()


def check(what: Thrown, reply: Reply | int) -> None:
    """It is the answer to that."""
    if isinstance(reply, int):
        assert reply == TOO_LONG
        assert len(what) > 16 * 1024
    elif reply["type"] == "done":
        assert reply["id"] == asked.read.decode(what).id
    else:
        assert reply["id"] == readable_id(what)
        assert reply["text"]
        assert Texts("en").say(f"error-{reply['kind']}", **reply["details"])


def readable_id(what: Thrown) -> int | None:
    try:
        found = json.loads(what)["id"] if isinstance(what, str) else None
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    whole = isinstance(found, int) and not isinstance(found, bool) and 0 <= found < 2**31
    return found if whole else None


# What there is to throw


class Quiver:
    """Everything wrong that a message can be, from one seed."""

    def __init__(self, rng: Random, keys: Sequence[str], people: Sequence[int]) -> None:
        self.rng = rng
        self.keys = keys
        self.people = people
        self.ask: dict[str, Any] = {}  # the last question that we heard, with its match

    def learn(self, said: str) -> None:
        message = msgspec.json.decode(said)
        if message.get("ask"):
            self.ask = {"match": message["match"], **message["ask"]}

    def draw(self) -> Thrown:
        ways: list[Callable[[], Thrown]] = [
            self.junk,
            self.binary,
            self.deep,
            self.broken,
            self.wrong_part,
            self.missing_part,
            self.unknown_part,
            self.unknown_type,
            self.wrong_id,
            *[self.proper] * 9,
        ]
        return self.rng.choice(ways)()

    def text(self) -> str:
        letters = "abcäß 中\n\t\0\u202e\u200b\u0301\"\\{}[]:,0-\U0001f47b\ufffd<>&'$%/"
        return "".join(self.rng.choices(letters, k=self.rng.randrange(40)))

    def junk(self) -> str:
        return self.rng.choice([self.text(), "", " ", "null", "[]", "{}", "1e999", "NaN", '"'])

    def binary(self) -> bytes:
        proper = self.proper().encode()
        return self.rng.choice([b"", self.rng.randbytes(self.rng.randrange(200)), proper])

    def deep(self) -> str:
        deep = self.rng.choice(["[", '{"a":', '[{"":']) * self.rng.randrange(1, 2500)
        return self.rng.choice([deep, f'{{"id":1,"type":"ping","x":{deep}', f'{{"type":{deep}'])

    def broken(self) -> str:
        text = self.proper()
        at = self.rng.randrange(len(text))
        return self.rng.choice(
            [
                text[:at],
                text[at:],
                text[:at] + text[at + 1 :],
                text[:at] + text[at] + text[at:],
                text[:at] + self.text() + text[at:],
            ]
        )

    def wrong_part(self) -> str:
        message = json.loads(self.proper())
        message[self.rng.choice(list(message))] = self.anything()
        return json.dumps(message)

    def missing_part(self) -> str:
        message = json.loads(self.proper())
        del message[self.rng.choice(list(message))]
        return json.dumps(message)

    def unknown_part(self) -> str:
        return json.dumps(json.loads(self.proper()) | {self.text(): self.anything()})

    def unknown_type(self) -> str:
        kinds = ["", "Enter", "hello", "done", "refused", "admin", "__init__", self.text()]
        return json.dumps(json.loads(self.proper()) | {"type": self.rng.choice(kinds)})

    def wrong_id(self) -> str:
        numbers = [-1, 2**31, 2**63, 2**64, 10**400, 0.5, True, None, "1", [1], {"id": 1}]
        return json.dumps(json.loads(self.proper()) | {"id": self.rng.choice(numbers)})

    def anything(self) -> object:
        some: list[object] = [None, True, 0, -1, 2**40, 2**70, 1.5, self.text(), "x" * 2000]
        some += [[], {}, [[[]]], {"a": {"b": []}}, list(range(100)), self.key(), self.person()]
        return self.rng.choice(some)

    def proper(self) -> str:
        """A message that can be read, of any type, about anything."""
        (kind,) = self.rng.choices(KINDS, [OFTEN.get(each, 1.0) for each in KINDS])
        fields = {
            name: self.part(name)
            for name, default in zip(kind.__struct_fields__, _defaults(kind), strict=True)
            if default is msgspec.NODEFAULT or self.rng.random() < 0.5
        }
        if kind is Choose and self.ask and self.rng.random() < 0.7:
            fields |= {"match": self.ask["match"], "turn": self.ask["turn"]}
            fields["answer"] = self.rng.choice(self.ask["answers"])
        return written(kind, **fields)

    def part(self, name: str) -> object:
        rng = self.rng
        ways: dict[str, Callable[[], object]] = {
            "id": lambda: rng.randrange(2**31),
            "table": self.key,
            "match": self.key,
            "person": self.person,
            "seat": lambda: rng.randrange(16),
            "seats": lambda: rng.randrange(1, 17),
            "turn": lambda: rng.choice([0, 0, 1, 2, 50, 2**31 - 1]),
            "events": lambda: rng.choice([0, 1, 1000, 2**31 - 1]),
            "chat": lambda: rng.choice([0, 1, 1000, 2**31 - 1]),
            "clock": lambda: rng.choice([None, 15, 60, 86400]),
            "level": lambda: rng.choice([None, "random", "greedy", "nobody", self.text() or "?"]),
            "fill": lambda: rng.choice([None, "random", "greedy", "nobody"]),
            "options": lambda: rng.choice([{}, {"horse": True}, {"bandits": "x"}, {"a": 1}]),
            "key": lambda: rng.choice(["k", "\0", rng.randbytes(8).hex()]),
            "what": lambda: rng.choice(["A1", "R13", "x", self.text() or "?"])[:24],
            "text": lambda: (self.text() + "x")[:CHAT_LENGTH],
            "answer": lambda: rng.choice(["pick doc", "scheme move", "0", "\0", self.text() + "?"]),
        }
        flags = ("on", "open", "public", "everyone", "ban")
        return rng.random() < 0.5 if name in flags else ways[name]()

    def key(self) -> str:
        return self.rng.choice([*self.keys, new_key()])

    def person(self) -> int:
        return self.rng.choice([*self.people, 1, 2**53])


def _defaults(kind: type[Request]) -> tuple[object, ...]:
    """Of each field, NODEFAULT if it must be said."""
    return tuple(field.default for field in msgspec.structs.fields(kind))


# Two tables where people play on, whatever others do


class Show:
    """People who play match after match: one table is private, at the other anybody may look on."""

    def __init__(self, people: list[Visitor], key: str, rng: Random) -> None:
        self.people = people
        self.key = key
        self.matches: list[str] = []
        self._rng = rng
        self._enough = asyncio.Event()
        self._playing = asyncio.create_task(self._play())

    @property
    def match(self) -> str:
        return str(self.people[0].chair.match)

    async def _play(self) -> None:
        await begin(self.people)
        while True:
            await play_out(self.people, self._rng)
            self.matches.append(self.match)
            if self._enough.is_set():
                return
            for each in self.people:
                await each.ask(Rematch)
            for each in self.people:
                await each.until(lambda it: it.chair.match not in self.matches)

    async def end(self) -> None:
        """They play this match to its end, and all was as it should be."""
        self._enough.set()
        await self._playing
        for key in self.matches:
            match = replay(await self.people[0].guest.record(key))
            assert match.outcome is not None
            assert match.names == tuple(each.guest.me.name for each in self.people)
        for seat, each in enumerate(self.people):
            assert each.chair.is_fair
            assert each.chair.view == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
            assert len(each.table.seats) == len(self.people)

    async def stop(self) -> None:
        self._playing.cancel()
        await asyncio.gather(self._playing, return_exceptions=True)


@asynccontextmanager
async def shows(server: Serving, rng: Random) -> AsyncIterator[tuple[Show, Show]]:
    async with company(server.url, "Ann", "Bo", "Cy", "Di", "Ed", "Flo") as people:
        hidden = people[:3]
        staged = people[3:]
        await sit_down(hidden)
        await sit_down(staged, public=True, open_seats=False)
        keys = [str(each[0].table.key) for each in (hidden, staged)]
        both = Show(hidden, keys[0], rng), Show(staged, keys[1], rng)
        try:
            for show in both:
                await show.people[0].until(lambda it: it.chair.match)
            yield both
        finally:
            for show in both:
                await show.stop()


async def check_no_leak(server: Serving, shows: Sequence[Show], heard: Sequence[str]) -> None:
    """Nothing of the hidden table, and of the other one only what everybody may know."""
    hidden, staged = shows
    people = [*hidden.people, *staged.people]
    secrets = [hidden.key, *(each.guest.token for each in people)]
    open_later = []
    for show in shows:
        for key in show.matches:
            row = await server.context.store.match(key)
            assert row is not None
            found = [str(row.seed), row.nonce]
            if show is hidden:
                secrets += [key, *found]
            else:
                open_later += found
    for said in heard:
        assert not [secret for secret in secrets if secret in said]
        message = msgspec.json.decode(said)
        if message.get("match") in staged.matches and message["type"] in ("standing", "step"):
            assert (message.get("ask"), message.get("given")) == (None, None)
        if not message.get("end"):
            assert not [secret for secret in open_later if secret in said]


# What must be so after all of it


@pytest.fixture
def no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Haste is another matter: here every message is to be read."""
    monkeypatch.setattr("whistlestop.server.connections.websocket.RATE", NEVER)
    monkeypatch.setattr("whistlestop.server.connections.websocket.BURST", NEVER)
    monkeypatch.setattr("whistlestop.server.connections.dispatch.PERSON_RATE", NEVER)
    monkeypatch.setattr("whistlestop.server.connections.dispatch.PERSON_BURST", NEVER)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing in the log that an operator should worry about."""
    yield
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    loud = [each.getMessage() for each in records if each.levelno >= logging.WARNING]
    assert loud == []


async def all_gone(server: Serving) -> None:
    """Whoever was there has left nothing behind, and there was no trouble."""
    assert "whistlestop_trouble_total 0.0" in server.context.metrics.text().decode()
    lobby = server.context.lobby
    await until(lambda: not lobby.connections)
    assert not lobby.watchers
    assert not any(room.attendance.connections for room in lobby.rooms.values())
    await until(lambda: not lobby._per_address and not lobby._per_person)


# The fuzzer


@pytest.mark.slow
@pytest.mark.usefixtures("no_limits")
@pytest.mark.parametrize("seed", range(ROUNDS))
async def test_whatever_is_said_is_answered_and_disturbs_nobody(server: Serving, seed: int) -> None:
    rng = Random(seed)
    heard: list[str] = []
    async with shows(server, rng) as both, line(server.url) as http:
        people = [each.guest.me.id for show in both for each in show.people]
        guests = [await Guest.come(server.url, f"Eve {n}", http) for n in range(4)]
        own = await guests[0].open_table(COLT, seats=4)
        keys = [own.key, both[1].key, both[1].match]
        people += [guest.me.id for guest in guests]

        async def storm(guest: Guest, seed: int) -> None:
            quiver = Quiver(Random(seed), keys, people)
            async with fuzzing(guest) as fuzzer:
                for _ in range(EACH):
                    what = quiver.draw()
                    known = len(fuzzer.heard)
                    check(what, await fuzzer.throw(what))
                    for said in fuzzer.heard[known:]:
                        quiver.learn(said)
                heard.extend(fuzzer.heard)

        await asyncio.gather(*(storm(guest, rng.randrange(2**32)) for guest in guests))
        for show in both:
            await show.end()
        await check_no_leak(server, both, heard)
    await all_gone(server)


@given(st.one_of(st.none(), st.text(), st.recursive(st.none(), st.lists).map(json.dumps)))
def test_a_text_is_a_request_or_a_bad_message(text: str | None) -> None:
    number = _id_of(text)
    assert number is None or 0 <= number < 2**31
    with suppress(BadMessage):
        assert isinstance(_read(text), KINDS)


# Frames that are no messages


async def test_a_message_that_is_too_long_ends_the_connection(server: Serving) -> None:
    guest = await Guest.come(server.url, "Eve")
    longest = written(Chat, key="k", text="x")
    longest += " " * (16 * 1024 - len(longest))
    async with guest, fuzzing(guest) as fuzzer:
        assert check_kind(await fuzzer.throw(longest)) == "no-room"
        assert await fuzzer.throw(longest + " ") == TOO_LONG
    async with fuzzing(guest) as fuzzer:
        assert await fuzzer.throw(b"x" * 10**6) == TOO_LONG
    async with fuzzing(guest) as fuzzer:
        assert await fuzzer.throw([b" " * 1000] * 20) == TOO_LONG
    await all_gone(server)


def check_kind(reply: Reply | int) -> str:
    assert isinstance(reply, dict)
    return str(reply["kind"])


async def test_text_that_is_no_utf_8_ends_the_connection(server: Serving) -> None:
    async with await Guest.come(server.url, "Eve") as guest:
        for junk in (b"\xff", b'{"id":1,"type":"ping\xc3"}', b"\xed\xa0\x80", b"\xf4\x90\x80\x80"):
            async with fuzzing(guest) as fuzzer:
                await fuzzer.socket.send(junk, text=True)
                with pytest.raises(ConnectionClosed) as closed:
                    await fuzzer.socket.recv()
                assert code(closed.value) == NO_TEXT
    await all_gone(server)


def greeting(guest: Guest) -> bytes:
    """The first words of a client on its socket."""
    return (
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: whistlestop={guest.token}\r\n\r\n"
    ).encode()


async def test_a_connection_that_breaks_at_any_moment_leaves_nothing_behind(
    server: Serving,
) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    async with await Guest.come(server.url, "Eve") as guest:
        frame = b"\x81\xfe\x0f\xff\0\0\0\0"  # it promises more than follows
        whole = greeting(guest)
        for what in (whole[:30], whole[:-2], whole, whole + frame, whole + b"\x81"):
            for wait in (False, True):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(what)
                if wait and what.startswith(whole):
                    await reader.readuntil(b'"type":"hello"')
                writer.transport.abort()
    await all_gone(server)


async def test_half_a_greeting_keeps_nobody_waiting(server: Serving) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    lurkers = [await asyncio.open_connection(host, int(port)) for _ in range(200)]
    for _, writer in lurkers:
        writer.write(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: webso")
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        await play_out(people, Random(1))
    for _, writer in lurkers:
        writer.transport.abort()
    await all_gone(server)


HEAD = b"GET /api/offer HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET /", b"x" * 10_000),
        (HEAD + b"X: ", b"x" * 10_000),
        (HEAD, b"a: b\r\n" * 2000),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n" * 2000),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n1;", b"x" * 10_000),
    ],
)
async def test_a_request_without_end_is_cut_off(server: Serving, start: bytes, more: bytes) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(start)
    sent = 0
    with suppress(ConnectionError):
        while not reader.at_eof() and sent < 10**8:
            writer.write(more)
            await writer.drain()
            await asyncio.sleep(0)
            sent += len(more)
    writer.transport.abort()
    assert sent < 10**7
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        assert (await http.get("/health")).status_code == 200


@pytest.mark.parametrize("words", [b"", b"GET /", HEAD, HEAD + b"Content-Length: 9\r\n\r\n{"])
async def test_a_request_that_never_ends_is_not_waited_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, words: bytes
) -> None:
    loop = asyncio.get_running_loop()
    now = loop.time
    async with (
        serving(settings) as server,
        await Guest.come(server.url, "Ann") as ann,
        fuzzing(ann) as tab,
    ):
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(words)
        for _ in range(3):  # the server reads it meanwhile
            assert await tab.say(asked.Ping) == "done"
        # So much time goes by at once, for everybody.
        monkeypatch.setattr(loop, "time", lambda: now() + _REQUEST_TIMEOUT + 1)
        async with asyncio.timeout(120):
            with suppress(ConnectionError):
                await reader.read()
        writer.transport.abort()
        # Whoever has asked for a socket may take all the time in the world.
        assert await tab.say(asked.Ping) == "done"


# Messages in the wrong place


async def test_messages_out_of_order_are_refused_by_name(server: Serving) -> None:
    async with AsyncExitStack() as stack:
        guests = [await Guest.come(server.url, name) for name in ("Ann", "Bo")]
        ann, bo = [await stack.enter_async_context(fuzzing(guest)) for guest in guests]
        stack.push_async_callback(guests[0].close)
        stack.push_async_callback(guests[1].close)
        link = await guests[0].open_table(COLT, seats=3)
        key = new_key()
        at_table: list[tuple[type[Request], dict[str, Any]]] = [
            (asked.Sit, {"seat": 0}),
            (asked.Stand, {}),
            (asked.Ready, {"on": True}),
            (asked.Configure, {}),
            (asked.SeatBot, {"seat": 1, "level": None}),
            (asked.Kick, {"person": guests[1].me.id}),
            (asked.Appoint, {"person": guests[1].me.id}),
            (asked.Mute, {"person": guests[1].me.id, "on": True}),
            (asked.Start, {}),
            (asked.Rematch, {}),
            (asked.Chat, {"key": "k", "text": "hi"}),
            (asked.Point, {"what": "A1"}),
            (asked.Choose, {"match": key, "turn": 0, "answer": "x"}),
            (asked.Back, {}),
        ]
        for kind, fields in at_table:
            assert await ann.say(kind, **fields) == "no-room"
        assert await ann.say(asked.Leave) == "done"
        assert await ann.say(Enter, table=key) == "no-table"
        assert await ann.say(Enter, table=link.key) == "done"
        assert await ann.say(asked.Rematch) == "no-match"
        assert await ann.say(Choose, match=key, turn=0, answer="x") == "no-match"
        assert await ann.say(asked.Start) == "seats-free"
        assert await ann.say(asked.Kick, person=guests[1].me.id) == "nobody"
        assert await bo.say(Enter, table=link.key) == "done"
        assert await bo.say(asked.Ready, on=True) == "no-seat"
        assert await bo.say(asked.Start, fill="random") == "not-host"
        assert await bo.say(asked.Sit, seat=1) == "done"
        assert await ann.say(asked.Start, fill="random") == "not-ready"
        assert await bo.say(asked.Ready, on=True) == "done"
        assert await ann.say(asked.Start, fill="nobody") == "unknown-bot"
        assert await ann.say(asked.Start, fill="random") == "done"
        for kind, fields in ((asked.Start, {}), (asked.Ready, {"on": True}), (asked.Rematch, {})):
            assert await ann.say(kind, **fields) == "match-running"
        assert await ann.say(asked.Configure, seats=4) == "match-running"
        assert await ann.say(Choose, match=key, turn=0, answer="x") == "stale-turn"


@pytest.mark.usefixtures("no_limits")
async def test_nobody_chooses_or_rules_at_a_table_of_others(server: Serving) -> None:
    async with shows(server, Random(1)) as both, await Guest.come(server.url, "Eve") as guest:
        hidden, staged = both
        host, *others = staged.people
        async with fuzzing(guest) as eve:
            await eve.say(Enter, table=staged.key)
            for each in staged.people:
                ask = each.chair.ask
                answers = [] if ask is None else ask.answers[:2]
                for answer in answers:
                    choice = {"match": staged.match, "turn": 0, "answer": answer}
                    assert await eve.say(Choose, **choice) == "no-seat"
            assert await eve.say(asked.Sit, seat=0) == "seat-taken"
            assert await eve.say(asked.Stand) == "no-seat"
            for kind, fields in (
                (asked.Kick, {"person": others[0].guest.me.id}),
                (asked.Appoint, {"person": guest.me.id}),
                (asked.Mute, {"person": host.guest.me.id, "on": True, "everyone": True}),
                (asked.Configure, {"open": True}),
                (asked.SeatBot, {"seat": 1, "level": "random"}),
                (asked.Start, {"fill": "random"}),
            ):
                assert await eve.say(kind, **fields) == "not-host"
            # A seat of one's own somewhere does not help at another table.
            own = await guest.open_table(COLT, seats=3)
            await eve.say(Enter, table=own.key)
            await eve.say(asked.Start, fill="random")
            for key in (staged.match, hidden.match):
                choice = {"match": key, "turn": 0, "answer": "pick doc"}
                assert await eve.say(Choose, **choice) == "stale-turn"
        for show in both:
            await show.end()
        await check_no_leak(server, both, eve.heard)


# The same again


async def session(server: Serving, guest: Guest) -> tuple[list[str], str]:
    """All that one person says at a table, from coming to going, and the match's key."""
    sent: list[str] = []
    link = await guest.open_table(COLT, seats=3)
    async with fuzzing(guest) as fuzzer:

        async def say(kind: type[Request], **fields: Any) -> None:
            sent.append(written(kind, id=len(sent), **fields))
            reply = await fuzzer.throw(sent[-1])
            assert isinstance(reply, dict)
            assert reply["type"] == "done"

        await say(asked.WatchLobby, on=True)
        await say(Enter, table=link.key)
        await say(asked.Ready, on=True)
        await say(Chat, key="hello", text="hello")
        await say(asked.Configure, seats=4)
        await say(asked.SeatBot, seat=1, level="random")
        await say(asked.Mute, person=2**20, on=True)
        await say(asked.Start, fill="greedy")
        room = server.context.lobby.rooms[link.key]
        live = room.require_session().stored
        for _ in range(5):
            await until(lambda: live.over or (live.ask(0) and live.given(0) is None))
            async with room.lock:  # no choice is half made
                ask = live.ask(0)
            if ask is None or len(ask.answers) == 1:
                continue
            await say(Choose, match=live.row.key, turn=ask.turn, answer=ask.answers[-1])
        await say(asked.Stand)
        await say(asked.Leave)
    return sent, live.row.key


@pytest.mark.slow
@pytest.mark.usefixtures("no_limits")
async def test_a_session_said_again_changes_nothing(server: Serving) -> None:
    async with line(server.url) as http:
        ann, eve = [await Guest.come(server.url, name, http) for name in ("Ann", "Eve")]
        sent, key = await session(server, ann)
        row = await server.context.store.match(key)
        assert row is not None
        table = await server.context.store.table_by_id(row.table)
        said = [choice for choice in await server.context.store.choices(row.id) if not choice.seat]
        rng = Random(1)
        shuffled = [rng.sample(sent, len(sent)) for _ in range(2)]
        # The match waits: nobody looks on but who says it all again, and that is not for long.
        for guest in (ann, eve):
            for messages in (sent, sent[::-1], *shuffled):
                async with fuzzing(guest) as fuzzer:
                    for message in messages:
                        check(message, await fuzzer.throw(message))
        again = [each for each in await server.context.store.choices(row.id) if not each.seat]
        own = [choice for choice in again if choice.by == "person"]
        assert own == [choice for choice in said if choice.by == "person"]
        assert len(await server.context.store.lines(row.table, 0, 100)) == 2
        now = await server.context.store.table_by_id(row.table)
        assert table is not None
        assert now is not None
        assert (now.host, now.key) == (ann.me.id, table.key)
    await all_gone(server)


# Too much


async def flood(fuzzer: Fuzzer, count: int) -> tuple[Counter[str], int | None]:
    """So many pings at once; how they were answered, and how the connection ended, if it did."""
    answers: Counter[str] = Counter()
    try:
        for number in range(count):
            await fuzzer.socket.send(written(asked.Ping, id=number))
        for number in range(count):
            reply = msgspec.json.decode(await fuzzer.socket.recv())
            assert reply["id"] == number
            answers[reply.get("kind", reply["type"])] += 1
    except ConnectionClosed as problem:
        while True:  # what was said before the end
            try:
                reply = msgspec.json.decode(await fuzzer.socket.recv())
            except ConnectionClosed:
                break
            answers[reply.get("kind", reply["type"])] += 1
        return answers, code(problem)
    return answers, None


@pytest.mark.usefixtures("no_refill")
async def test_who_asks_too_fast_is_refused_and_who_goes_on_is_thrown_out(server: Serving) -> None:
    async with await Guest.come(server.url, "Eve") as guest, fuzzing(guest) as eve:
        answers, end = await flood(eve, 100)
        assert answers["done"] >= 60
        assert answers["too-fast"] > 0
        assert end is None
        answers, end = await flood(eve, 2000)
        assert answers["too-fast"] >= 100
        assert end == TOO_HASTY
    await all_gone(server)


async def test_a_steady_stream_of_too_many_requests_is_thrown_out_too(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Now and then there is a drop in the bucket again: that does not make it good."""
    tab = Connection(1, "Eve", 10, 60)
    server.context.lobby.add_connection(tab)
    drops = cycle([True, False, False])
    monkeypatch.setattr(TokenBucket, "take", lambda *_: next(drops))
    for number in range(1000):
        await server.context.dispatcher.handle(tab, written(asked.Ping, id=number))
    assert tab.close_code == TOO_HASTY
    server.context.lobby.remove_connection(tab)


@pytest.mark.usefixtures("no_refill")
async def test_the_tabs_of_a_person_share_what_that_person_may_ask(server: Serving) -> None:
    async with AsyncExitStack() as stack:
        eve = await stack.enter_async_context(await Guest.come(server.url, "Eve"))
        ann = await stack.enter_async_context(await Guest.come(server.url, "Ann"))
        tabs = [await stack.enter_async_context(fuzzing(eve)) for _ in range(6)]
        floods = await asyncio.gather(*(flood(each, 55) for each in tabs))
        assert sum(answers["too-fast"] for answers, _ in floods) > 0
        other = await stack.enter_async_context(fuzzing(ann))
        assert (await flood(other, 55))[0] == {"done": 55}


async def test_a_person_has_so_many_tabs_and_no_more(server: Serving) -> None:
    most = server.context.settings.connections_per_person
    async with AsyncExitStack() as stack:
        guest = await stack.enter_async_context(await Guest.come(server.url, "Eve"))
        tabs = [await stack.enter_async_context(fuzzing(guest)) for _ in range(most)]
        assert await turned_away(guest) == TOO_HASTY
        await tabs[0].socket.close()
        await until(lambda: len(server.context.lobby.connections) < most)
        async with fuzzing(guest) as again:
            assert await again.say(asked.Ping) == "done"


async def turned_away(guest: Guest) -> int:
    """The code with which a connection ends that is not greeted."""
    with pytest.raises(ConnectionClosed) as closed:
        async with fuzzing(guest):
            pass
    return code(closed.value)


async def test_an_address_has_so_many_connections_and_guests_and_no_more(
    settings: Settings,
) -> None:
    async with (
        serving(replace(settings, per_address=5)) as server,
        line(server.url) as http,
        AsyncExitStack() as stack,
    ):
        guests = [await Guest.come(server.url, f"Eve {n}", http) for n in range(5)]
        with pytest.raises(Turned) as problem:
            await Guest.come(server.url, "Eve 6", http)
        assert problem.value.kind == "too-fast"
        # The proxy on this machine says that this one comes from elsewhere.
        http.headers["X-Forwarded-For"] = "192.0.2.7"
        await Guest.come(server.url, "Flo", http)
        for guest in guests:
            await stack.enter_async_context(fuzzing(guest))
        assert await turned_away(guests[0]) == TOO_HASTY
        elsewhere = {"Cookie": f"whistlestop={guests[0].token}", "X-Forwarded-For": "192.0.2.7"}
        async with connect(socket_of(server.url), additional_headers=elsewhere) as far:
            assert "hello" in str(await far.recv())


async def test_an_address_may_not_ask_without_end(settings: Settings) -> None:
    async with (
        serving(replace(settings, per_address=5)) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as http,
    ):
        server.context.http_requests.rate = 0.0  # however slow this machine is
        answers = [await http.get("/api/offer") for _ in range(40)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert answers[-1].json()["kind"] == "too-fast"


async def test_a_person_makes_so_many_tables_and_no_more(server: Serving) -> None:
    async with await Guest.come(server.url, "Eve") as eve:
        for _ in range(10):
            await eve.open_table(COLT)
        with pytest.raises(Turned) as problem:
            await eve.open_table(COLT)
        assert problem.value.kind == "too-fast"
    async with await Guest.come(server.url, "Ann") as ann:
        await ann.open_table(COLT)


# Too slow


async def test_what_a_slow_reader_has_not_read_is_bounded() -> None:
    tab = Connection(1, "Eve", 1, 1)
    for _ in range(100):
        tab.send("x" * 100_000)
    assert tab.close_code == TOO_SLOW
    assert len(await tab.queued_texts()) <= 20


async def no_reader(server: Serving, guest: Guest) -> socket.socket:
    """A connection of which nothing is ever read, after the hello."""
    host, port = server.url.removeprefix("http://").split(":")
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    lazy.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(lazy, (host, int(port)))
    await loop.sock_sendall(lazy, greeting(guest))
    heard = b""
    while b'"hello"' not in heard:
        heard += await loop.sock_recv(lazy, 100)
    return lazy


def is_cut(lazy: socket.socket) -> bool:
    try:
        lazy.send(masked(1, b"{}"))
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return False


def masked(opcode: int, data: bytes) -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    return bytes([0x80 | opcode, 0x80 | 126]) + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data


@pytest.mark.slow
@pytest.mark.parametrize("asks", [True, False])
@pytest.mark.usefixtures("no_limits")
async def test_who_never_reads_is_dropped_and_holds_up_nobody(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, asks: bool
) -> None:
    monkeypatch.setattr("whistlestop.server.connections.protocol_limits._CLOSE_TIMEOUT", 1.0)
    loop = asyncio.get_running_loop()
    lines: list[LimitedWebSocketProtocol] = []
    keep_alive = LimitedWebSocketProtocol.start_keepalive

    def note(one: LimitedWebSocketProtocol) -> None:
        lines.append(one)
        keep_alive(one)

    monkeypatch.setattr(LimitedWebSocketProtocol, "start_keepalive", note)
    async with (
        serving(settings) as server,
        company(server.url, "Ann", "Bo", "Cy") as people,
        await Guest.come(server.url, "Eve") as eve,
    ):
        key = await sit_down(people)
        await begin(people)
        with await no_reader(server, eve) as lazy:
            enter = masked(1, written(Enter, table=key).encode())
            sending = asyncio.create_task(loop.sock_sendall(lazy, enter * (10_000 if asks else 1)))
            (tab,) = [tab for tab in server.context.lobby.connections if tab.person == eve.me.id]
            while not tab.close_code:
                tab.send("x" * 100_000)
                await asyncio.sleep(0)
            # Of her, and of nobody else, an answer to a ping is expected within a second.
            lines[-1].stop_keepalive()
            lines[-1].ping_interval = lines[-1].ping_timeout = 1.0
            keep_alive(lines[-1])
            await play_out(people, Random(1))
            await until(lambda: tab not in server.context.lobby.connections)
            await asyncio.gather(sending, return_exceptions=True)
            await until(lambda: is_cut(lazy))
        await people[0].chat("That was good.", "k")
    await all_gone(server)


async def test_who_pings_without_end_and_reads_nothing_is_dropped(server: Serving) -> None:
    async with await Guest.come(server.url, "Eve") as eve:
        with await no_reader(server, eve) as lazy:
            pings = masked(9, b"x" * 125) * 100_000
            with pytest.raises(ConnectionError):
                await asyncio.get_running_loop().sock_sendall(lazy, pings)
    await all_gone(server)
