"""The lock of a database: a second server is refused until the first one has ended."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tables import postgres
from tables.operating import health
from tables.serving import Process
from whistlestop import cli
from whistlestop.locales import Texts
from whistlestop.store import server_lock
from whistlestop.store.errors import StoreProblem
from whistlestop.store.store import Store

pytestmark = pytest.mark.slow


@pytest.fixture
def process(db: str, tmp_path: Path) -> Iterator[Process]:
    started = Process(db, tmp_path / "log")
    started.start()
    try:
        yield started
    finally:
        started.kill()


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_lock, "_PATIENCE", 0.3)


@pytest.fixture
def time_limit() -> Iterator[None]:
    """Stop a second server that was not refused. Otherwise it would serve for ever."""
    timer = threading.Timer(60, os.kill, (os.getpid(), signal.SIGTERM))
    timer.start()
    yield
    timer.cancel()


@pytest.mark.usefixtures("time_limit")
@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_a_second_server_is_refused_in_the_hosts_language(
    process: Process, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--port=0", f"--db={process.db}", f"--lang={language}"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == Texts(language).say("error-database-in-use") + "\n"
    assert asyncio.run(health(process.url))[0] == 200


@pytest.mark.usefixtures("time_limit")
def test_another_name_of_the_file_is_the_same_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = Process(f"sqlite:///{tmp_path / 'club.db'}", tmp_path / "log")
    first.start()
    try:
        (tmp_path / "link.db").symlink_to("club.db")
        assert cli.main(["serve", "--port=0", f"--db=sqlite:///{tmp_path / 'link.db'}"]) == 2
        assert capsys.readouterr().err == Texts("en").say("error-database-in-use") + "\n"
    finally:
        first.kill()


def test_a_killed_server_leaves_no_lock_behind(process: Process) -> None:
    process.kill()
    process.start()
    assert process.stop() == 0


async def test_other_programs_open_the_database_beside_a_server(process: Process) -> None:
    store = await Store.open(process.db)
    ann = await store.add_person("Ann", b"token", 1)
    assert await store.person_of(b"token") == ann
    await store.close()


async def test_the_lock_is_taken_again_when_postgres_was_restarted(
    postgres_server: postgres.Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_lock, "_CHECK_EVERY", 0.05)
    lost = asyncio.Event()
    async with server_lock.server_lock(postgres_url, lost.set):
        await asyncio.to_thread(postgres_server.stop)
        await asyncio.to_thread(postgres_server.start)
        async with asyncio.timeout(60):
            while await can_be_taken(postgres_url):  # noqa: ASYNC110 - the database tells nobody
                await asyncio.sleep(0.05)
        assert not lost.is_set()
    assert await can_be_taken(postgres_url)


async def can_be_taken(url: str) -> bool:
    try:
        async with server_lock.server_lock(url, lambda: None):
            return True
    except StoreProblem:
        return False


async def test_a_server_hears_that_another_one_has_taken_its_lock(
    postgres_server: postgres.Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_lock, "_CHECK_EVERY", 0.05)
    lost, taken, take_again = asyncio.Event(), asyncio.Event(), server_lock._take_again

    async def too_late(lock: server_lock._AdvisoryLock) -> bool:
        await taken.wait()
        return await take_again(lock)

    monkeypatch.setattr(server_lock, "_take_again", too_late)
    async with server_lock.server_lock(postgres_url, lost.set):
        await asyncio.to_thread(postgres_server.stop)
        await asyncio.to_thread(postgres_server.start)
        async with asyncio.timeout(60), server_lock.server_lock(postgres_url, lambda: None):
            taken.set()
            await lost.wait()
