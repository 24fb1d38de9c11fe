"""Requests of every kind, sent byte by byte: whatever a client sends, it is no error of ours."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Event, Thread

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection

from stored_matches import play_at_random, play_some, store_match
from tables.serving import Serving, serving
from whistlestop.server.app import make_app
from whistlestop.server.context import ServerContext
from whistlestop.server.secrets import hash_secret, new_secret
from whistlestop.server.settings import Settings

pytestmark = pytest.mark.slow

some = settings(
    max_examples=3000 if "WHISTLESTOP_SOAK" in os.environ else 150,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
GAME = "colt-super-express"
LONGEST_WAIT = 60.0  # seconds; only there so that a broken test ends
SECRET = new_secret()
# The keys of things that exist: a finished match, a running one, and the table of the first.
KEYS = {name: letter * 22 for name, letter in (("over", "o"), ("running", "r"), ("table", "t"))}


class Served:
    """A server in a thread of its own, so that a test can use plain sockets."""

    def __init__(self, folder: Path) -> None:
        self._settings = Settings(db=f"sqlite:///{folder / 'club.db'}", per_address=10**6)
        self._ready, self._done = Event(), Event()
        self.server: Serving | None = None

    async def _serve(self) -> None:
        async with serving(self._settings) as self.server:
            await _fill(self.server.context)
            self._ready.set()
            await asyncio.to_thread(self._done.wait)

    @contextmanager
    def running(self) -> Iterator[Served]:
        thread = Thread(target=lambda: asyncio.run(self._serve()))
        thread.start()
        assert self._ready.wait(LONGEST_WAIT)
        try:
            yield self
        finally:
            self._done.set()
            thread.join()

    def status(self, request: bytes, *, complete: bool = True) -> int:
        """Send bytes to the server; return the status of its first answer, or 0 without one.

        A request that may be incomplete ends with its connection, after which the server sends
        hardly any answer.
        """
        assert self.server is not None
        port = int(self.server.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), LONGEST_WAIT) as line:
            answer = b""
            with suppress(ConnectionError):
                line.sendall(request)
                if not complete:
                    line.shutdown(socket.SHUT_WR)
                while b"\r\n" not in answer and (more := line.recv(4096)):
                    answer += more
        found = re.match(rb"HTTP/1\.1 ([0-9]{3})", answer)
        return 0 if found is None else int(found[1])

    def troubles(self) -> float:
        assert self.server is not None
        text = self.server.context.metrics.text().decode()
        (found,) = re.findall(r"^whistlestop_trouble_total (.+)$", text, re.MULTILINE)
        return float(found)


async def _fill(context: ServerContext) -> None:
    store = context.store
    ann = await store.add_person("Ann", hash_secret(SECRET), 1)
    over, table = await store_match(store, ann.id, play_at_random(GAME, 3), people=[ann])
    running, _ = await store_match(store, ann.id, play_some(GAME, 3, 5), people=[ann])
    found = {"over": over, "running": running, "table": table}
    for name, kind in (("over", "matches"), ("running", "matches"), ("table", "tables")):
        change = f"UPDATE {kind} SET key = '{KEYS[name]}' WHERE key = '{found[name]}'"  # noqa: S608
        await store.write(partial(_execute, change))


def _execute(statement: str, connection: Connection) -> None:
    connection.exec_driver_sql(statement)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")).running() as running:
        yield running


# A client may send any byte; but most random bytes are refused before our code sees them.
PRINTED = st.binary(max_size=60).map(lambda raw: re.sub(rb"[\x00-\x20\x7f]", b"", raw))
ENCODED = st.text(max_size=20).map(lambda text: "".join(f"%{b:02x}" for b in text.encode()))
ODD = ["%00", "%ff", "%c0%80", "%", "%2e%2e%2f", "..", "%0d%0a", "x" * 300, "%f0%9f%a4%a0", "%2F"]
SEGMENT = st.one_of(
    st.sampled_from([*KEYS.values(), GAME, *ODD]).map(str.encode), ENCODED.map(str.encode)
) | PRINTED.map(lambda raw: re.sub(rb"[?#]", b"", raw))
APP = make_app(lambda: ServerContext.opened(Settings()))  # it is never started
PLACES = sorted(
    {
        "/{x}",
        "/{x}/{x}",
        "/api/lessons/bang/reach",
        "/api/lessons/bang/reach/why-not",
        "/api/puzzles/bang/1",
        "/api/puzzles/bang/1/explanation",
        "/api/puzzles/bang/1/why-not",
        *[re.sub(r"{[^}]*}", "{x}", route.path) for route in APP.routes],
    }
)


QUERIED = ["seat", "open", "step", "lang", "search", "game", "free", "first", "most"]
PARAMETERS = [*map(str.encode, QUERIED), b"x", b"%00", b""]


@st.composite
def paths(draw: st.DrawFn) -> bytes:
    parts = re.split(r"{[^}]*}", draw(st.sampled_from(PLACES)))
    path = parts[0].encode()
    for part in parts[1:]:
        path += draw(SEGMENT) + part.encode()
    if draw(st.booleans()):
        values = st.one_of(
            SEGMENT,
            st.integers().map(lambda n: str(n).encode()),
            st.sampled_from([b"0", b"1", b"true", b"1000000", b"1e3", b"-0", b"NaN"]),
        )
        pairs = draw(st.lists(st.tuples(st.sampled_from(PARAMETERS), values), max_size=3))
        path += b"?" + b"&".join(name + b"=" + value for name, value in pairs)
    return path


NAMES = [
    b"Accept",
    b"Accept-Encoding",
    b"Accept-Language",
    b"Authorization",
    b"Content-Type",
    b"Content-Encoding",
    b"Cookie",
    b"Expect",
    b"Forwarded",
    b"Host",
    b"If-Modified-Since",
    b"If-None-Match",
    b"Origin",
    b"Range",
    b"Referer",
    b"Sec-WebSocket-Key",
    b"Sec-WebSocket-Protocol",
    b"Sec-WebSocket-Version",
    b"Upgrade",
    b"User-Agent",
    b"X-Forwarded-For",
    b"X-Forwarded-Host",
    b"X-Forwarded-Proto",
    b"X-HTTP-Method-Override",
]
VALUES = st.one_of(
    st.sampled_from(
        [
            b"",
            b"*/*;q=x",
            b";;;,,,",
            b"application/json; charset=klingon",
            b"multipart/form-data; boundary=",
            b"application/x-www-form-urlencoded",
            b"application/x-msgpack",
            b"text/html",
            b"gzip;q=",
            b"websocket",
            b"100-continue",
            b"bytes=0-,1-",
            b"[::1",
            b"localhost:99999",
            b"javascript",
            b"null",
            b'"' * 50,
            b"=" * 50,
        ]
    ),
    PRINTED,
    st.text(max_size=20).map(lambda text: re.sub(rb"[\r\n\x00]", b"", text.encode())),
)
HEADERS = st.lists(st.tuples(st.sampled_from(NAMES), VALUES), max_size=5)
METHODS = st.sampled_from(
    ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "X"]
)
WORDS = st.sampled_from(
    [
        "name",
        "secret",
        "game",
        "options",
        "seats",
        "clock",
        "public",
        "open",
        "done",
        "next",
        "card",
        "seat",
        "place",
    ]
)
# Half of a pair of surrogates, the end of a C string, and numbers that fit nowhere.
STRANGE = st.sampled_from(
    ["\ud800", "\0", "a\0b", 2**63, 2**64, -(2**70), 1e308, "colt-super-express", "continue"]
)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=9), STRANGE),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.one_of(WORDS, st.text()), inner, max_size=4)
    ),
    max_leaves=8,
)
BODIES = st.one_of(
    st.just(b""), st.binary(max_size=100), JSON.map(lambda value: json.dumps(value).encode())
)


@some
@given(METHODS, paths(), HEADERS, BODIES, st.booleans())
def test_no_http_request_is_an_error_of_the_server(
    served: Served,
    method: str,
    path: bytes,
    headers: list[tuple[bytes, bytes]],
    body: bytes,
    signed_in: bool,
) -> None:
    lines = [method.encode() + b" " + path + b" HTTP/1.1"]
    if not any(name == b"Host" for name, _ in headers):
        lines.append(b"Host: localhost")
    if signed_in:
        lines.append(b"Cookie: whistlestop=" + SECRET.encode())
    lines += [name + b": " + value for name, value in headers]
    lines.append(b"Content-Length: " + str(len(body)).encode())
    assert served.status(b"\r\n".join(lines) + b"\r\n\r\n" + body) < 500
    assert served.troubles() == 0


def test_every_parameter_of_a_query_is_tried() -> None:
    paths = APP.openapi_schema.to_schema()["paths"]
    operations = [each for path in paths.values() for each in path.values()]
    parameters = [each for operation in operations for each in operation.get("parameters", ())]
    assert {each["name"] for each in parameters if each["in"] == "query"} == {*QUERIED}


@pytest.mark.parametrize("name", KEYS)
@pytest.mark.parametrize("place", [place for place in PLACES if "{" in place])
def test_no_odd_question_about_a_real_thing_is_an_error_of_the_server(
    served: Served, place: str, name: str
) -> None:
    path = place.replace("{x}", KEYS[name], 1).replace("{x}", "x")
    odd = ["", *[f"?{each}={value}" for each in QUERIED for value in ("", "0", "-1", "9" * 30)]]
    for query in odd:
        request = f"GET {path}{query} HTTP/1.1\r\nHost: localhost\r\n\r\n"
        assert served.status(request.encode()) < 500, query
    assert served.troubles() == 0


def test_addresses_of_things_that_exist_are_answered(served: Served) -> None:
    for path, status in {
        f"/api/matches/{KEYS['over']}/summary": 200,
        f"/api/matches/{KEYS['over']}/film?open=true": 200,
        f"/api/matches/{KEYS['over']}/picture?step=3": 200,
        f"/api/matches/{KEYS['running']}/summary": 409,
        f"/api/tables/{KEYS['table']}": 200,
    }.items():
        request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n"
        assert served.status(request.encode()) == status, path


@pytest.mark.parametrize("place", [place for place in PLACES if "{" in place])
def test_no_odd_path_is_an_error_of_the_server(served: Served, place: str) -> None:
    for odd in ODD:
        path = odd.join(re.split(r"{[^}]*}", place))
        assert served.status(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()) < 500
    assert served.troubles() == 0


@pytest.mark.parametrize(
    "host",
    [
        "localhost:99999",
        "localhost:65536",
        "[::1]:70000",
        "[::1",
        "[1.2.3.4]",
        "[.]",
        ":",
        "[",
        "\xb2:1",
    ],
)
def test_no_odd_host_is_an_error_of_the_server(served: Served, host: str) -> None:
    for method in ("GET", "POST"):
        for path in (
            "/",
            "/nothing",
            "/assets/x",
            "/api/tables",
            "/api/tables/x",
            "/api/lobby?most=0",
        ):
            for accept in ("*/*", "text/html"):
                lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Accept: {accept}"]
                request = "\r\n".join([*lines, "Content-Length: 0", "", ""]).encode("latin-1")
                assert 400 <= served.status(request) < 500, (method, path, accept)
    assert served.troubles() == 0


@some
@given(st.binary(max_size=300))
def test_no_bytes_are_an_error_of_the_server(served: Served, raw: bytes) -> None:
    for beginning in (b"", b"GET / HTTP/1.1\r\nHost: localhost\r\n"):
        assert served.status(beginning + raw, complete=False) < 500
    assert served.troubles() == 0


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Cookie: whistlestop=" + SECRET.encode() + b"\r\n"
)


@some
@given(HEADERS, st.binary(max_size=300))
def test_no_websocket_is_an_error_of_the_server(
    served: Served, headers: list[tuple[bytes, bytes]], frames: bytes
) -> None:
    """Frames of random bytes; `connections/test_fuzz.py` sends random messages."""
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    assert served.status(UPGRADE + lines + b"\r\n" + frames, complete=False) < 500
    assert served.troubles() == 0


@pytest.mark.parametrize("name", ["%00", "x" * 300, "%2e%2e%2fserve.py", "%ff", "a%2fb", "con"])
@pytest.mark.parametrize("folder", ["assets", "public"])
def test_a_file_that_cannot_exist_is_not_found(served: Served, folder: str, name: str) -> None:
    request = f"GET /{folder}/{name} HTTP/1.1\r\nHost: localhost\r\n\r\n"
    assert served.status(request.encode()) == 404
