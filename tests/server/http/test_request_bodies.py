"""Request bodies that are too big, or that are not a valid request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from tables.browser_requests import asking, assert_secure_headers
from tables.raw_socket import until
from tables.serving import Serving


async def test_a_body_that_is_too_big_is_not_read(server: Serving) -> None:
    async with asking(server) as http:
        for body in (b" " * (16 * 1024 + 1), b"x" * 10**6, slowly(b" " * 1000, 20)):
            answer = await http.post("/api/guests", content=body)
            assert (answer.status_code, answer.json()["kind"]) == (413, "too-big")
            assert_secure_headers(answer)
        room = b'{"name": "Ann"}'.ljust(16 * 1024)
        assert (await http.post("/api/guests", content=room)).status_code == 201


async def slowly(part: bytes, times: int) -> AsyncIterator[bytes]:
    for _ in range(times):
        yield part


async def test_a_body_that_is_cut_off_is_no_error_of_the_server(server: Serving) -> None:
    """The operator is alarmed by responses with status 500."""
    host, port = server.url.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
    await until(lambda: server.context.traffic.count)
    writer.close()
    await until(lambda: responses(server))
    assert responses(server) == {"400": 1}


def responses(server: Serving) -> dict[str, float]:
    """Return how many responses had each status."""
    (family,) = server.context.metrics.responses.collect()
    return {each.labels["status"]: each.value for each in family.samples}


NO_GUESTS = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"Ann"',
    b'{"name": 5}',
    b'{"name": ""}',
    b'{"name": "Ann", "id": 1}',
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b'{"name": "Ann", "x": ' + b"[" * 8000,
    b"[" * 16000,
    b'{"a":' * 3000,
]


async def test_a_body_that_is_not_a_request_is_refused(server: Serving) -> None:
    async with asking(server) as http:
        for body in NO_GUESTS:
            answer = await http.post("/api/guests", content=body)
            assert (answer.status_code, answer.json()["kind"]) == (400, "bad-message"), body
            assert 0 < len(answer.json()["details"]["why"]) <= 200
