"""The abuse log: refusals with their addresses, one JSON object a line."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from typing import Any

import httpx
import pytest

from tables.operating import close_code_of, connected_socket
from tables.raw_socket import raw_socket
from tables.serving import serving
from tables.visitor import visiting
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.server import abuse_log
from whistlestop.server.abuse_log import AbuseLog
from whistlestop.server.settings import Settings
from whistlestop.store import bans
from whistlestop.store.rows import Ban
from whistlestop.wire.from_client import Ping

HERE = "127.0.0.1"


def lines(file: Path) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    for each in found:
        del each["at"]
    return found


def sizes_and_modes(folder: Path) -> list[tuple[int, int]]:
    found = [each.stat() for each in folder.iterdir()]
    return [(each.st_size, each.st_mode & 0o777) for each in found]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "logs" / "abuse.log"


async def flood(guest: Guest, count: int) -> None:
    async with raw_socket(guest) as raw:
        for _ in range(count):
            await raw.say(Ping)


@pytest.mark.usefixtures("no_refill")
async def test_requests_that_come_too_fast_are_logged_with_their_address(
    settings: Settings, file: Path
) -> None:
    async with (
        serving(replace(settings, abuse_log=str(file))) as server,
        await Guest.register(server.url, "Annabel") as ann,
    ):
        await flood(ann, 70)
        assert lines(file) == [{"refused": "too-fast", "address": HERE, "person": ann.me.id}]
    assert [mode for _, mode in sizes_and_modes(file.parent)] == [0o600]
    assert "Annabel" not in str(lines(file))


async def test_refused_http_requests_are_logged(settings: Settings, file: Path) -> None:
    few = replace(settings, per_address=2, abuse_log=str(file))
    async with serving(few) as server, httpx.AsyncClient(base_url=server.url) as http:
        while (await http.get("/api/offer")).status_code == 200:
            pass
        assert lines(file) == [{"refused": "too-fast", "address": HERE}]


async def test_too_many_connections_are_logged(settings: Settings, file: Path) -> None:
    few = replace(settings, per_address=1, abuse_log=str(file))
    async with serving(few) as server, visiting(server.url, "Ann") as ann:
        async with connected_socket(server.url, ann.guest) as line:
            await close_code_of(line)
        assert lines(file) == [{"refused": "too-many-connections", "address": HERE}]


async def test_banned_people_are_logged(settings: Settings, file: Path) -> None:
    async with serving(replace(settings, abuse_log=str(file))) as server:
        async with await Guest.register(server.url, "Ann") as ann:
            store = server.context.store
            await store.write(lambda c: bans.add(c, Ban(0, ann.me.id, None, 1, None, "")))
            await server.context.bans.load(store)
            async with connected_socket(server.url, ann) as line:
                await close_code_of(line)
        assert lines(file) == [{"refused": "banned", "address": HERE, "person": ann.me.id}]


async def test_http_requests_of_banned_people_are_logged_with_the_person(
    settings: Settings, file: Path
) -> None:
    async with serving(replace(settings, abuse_log=str(file))) as server:
        async with await Guest.register(server.url, "Ann") as ann:
            store = server.context.store
            await store.write(lambda c: bans.add(c, Ban(0, ann.me.id, None, 1, None, "")))
            await server.context.bans.load(store)
            with pytest.raises(RequestRefused):
                await ann.my_tables()
        assert lines(file) == [{"refused": "banned", "address": HERE, "person": ann.me.id}]


async def test_ordinary_refusals_are_not_logged(settings: Settings, file: Path) -> None:
    async with (
        serving(replace(settings, abuse_log=str(file))) as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        assert (await http.get("/api/me")).status_code == 401
        assert (await http.get("/api/nothing")).status_code == 404
    assert lines(file) == []


@pytest.mark.usefixtures("no_refill")
async def test_the_log_can_be_switched_off(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    async with (
        serving(replace(settings, abuse_log="off")) as server,
        await Guest.register(server.url, "Ann") as ann,
    ):
        await flood(ann, 70)
    assert HERE not in capsys.readouterr().err


@pytest.mark.usefixtures("no_refill")
async def test_the_log_goes_to_standard_error_unless_told_otherwise(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(settings) as server, await Guest.register(server.url, "Ann") as ann:
        await flood(ann, 70)
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["address"] == HERE


async def test_a_flood_makes_few_lines_and_files(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([0.0, 1.0, 2.0, 59.9, 60.0, 61.0, *repeat(62.0, 80_000)])
    monkeypatch.setattr(abuse_log, "loop_time", lambda: next(times))
    log = AbuseLog(str(file))
    for _ in range(6):
        log.note("too-fast", "192.0.2.1")
    log.note("banned", "192.0.2.1", 7)
    assert lines(file) == [
        {"refused": "too-fast", "address": "192.0.2.1"},
        {"refused": "too-fast", "address": "192.0.2.1", "more": 3},
        {"refused": "banned", "address": "192.0.2.1", "person": 7},
    ]
    for number in range(70_000):
        log.note("too-fast", f"2001:db8::{number:x}")
    log.close()
    assert len(sizes_and_modes(file.parent)) == 5
    for size, mode in sizes_and_modes(file.parent):
        assert size <= 2**20
        assert mode == 0o600
    assert len(log._seen) == 10_000
