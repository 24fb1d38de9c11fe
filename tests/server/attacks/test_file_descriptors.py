"""A server with too few files for all connections refuses some, and still serves the operator."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from attacked_server import Prepared, attacked_server
from floods import FILES, file_flood
from victims import VICTIM

pytestmark = pytest.mark.slow


def test_a_server_without_free_files_says_so_and_is_healthy(tmp_path: Path) -> None:
    empty = Prepared(f"sqlite:///{tmp_path / 'empty.db'}")
    with attacked_server(empty, FILES[file_flood]) as target:
        answers = asyncio.run(_ask_under_attack(target.url, file_flood(target)))
    assert {status for path, status in answers if path == "/health"} == {200}
    assert {status for path, status in answers if path == "/api/offer"} <= {200, 503}


async def _ask_under_attack(
    url: str, attack: Coroutine[object, object, None]
) -> list[tuple[str, int]]:
    """Ask until the server is full and a while longer. Return the paths and statuses."""
    attacking = asyncio.create_task(attack)
    answers: list[tuple[str, int]] = []
    try:
        async with asyncio.timeout(60), _client(url, None) as local, _client(url, VICTIM) as victim:
            while [status for _, status in answers].count(503) < 5:
                answers.append(("/health", (await local.get("/health")).status_code))
                answers.append(("/api/offer", (await victim.get("/api/offer")).status_code))
                await asyncio.sleep(0.05)
    finally:
        attacking.cancel()
        with suppress(asyncio.CancelledError):
            await attacking
    return answers


def _client(url: str, address: str | None) -> httpx.AsyncClient:
    """Return a client that opens a connection for each request."""
    limits = httpx.Limits(max_keepalive_connections=0)
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=60)
