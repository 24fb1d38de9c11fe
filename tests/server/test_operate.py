"""For whoever runs the server: is it well, what does it say, how does it stop, what can be set."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tables import postgres
from tables.serving import Process, Serving, serving
from tables.visitor import COLT, Visitor, another_tab, begin, company, play_out, sit_down, visiting
from whistlestop import cli
from whistlestop.client.errors import Turned
from whistlestop.client.guest import Guest
from whistlestop.locales import Texts
from whistlestop.server.serve import _listen
from whistlestop.server.settings import Settings
from whistlestop.store.store import Store
from whistlestop.wire.from_client import Ping, Sit
from whistlestop.wire.from_server import Step

RESTARTING, TRY_LATER = 1012, 1013


@asynccontextmanager
async def socket_of(server: str, guest: Guest) -> AsyncIterator[ClientConnection]:
    cookie = {"Cookie": f"whistlestop={guest.token}"}
    where = server.replace("http", "ws", 1) + "/ws"
    async with connect(where, additional_headers=cookie, open_timeout=60) as line:
        yield line


async def end_of(line: ClientConnection) -> int:
    """The code with which the server closes it."""
    try:
        while True:
            await line.recv()
    except ConnectionClosed as problem:
        return 1006 if problem.rcvd is None else problem.rcvd.code


async def health(url: str) -> tuple[int, Any]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        answer = await http.get("/health")
    return answer.status_code, answer.json()


# Is it well?


async def test_a_server_that_is_well_says_so(server: Serving) -> None:
    status, said = await health(server.url)
    assert (status, said["status"]) == (200, "ok")


@pytest.mark.slow
async def test_a_server_without_its_store_says_so_and_recovers(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    database = await asyncio.to_thread(postgres.Server)
    try:
        await asyncio.to_thread(database.start)
        where = await asyncio.to_thread(database.new_database)
        async with (
            serving(replace(settings, db=where)) as server,
            await Guest.come(server.url, "Ann") as ann,
        ):
            await asyncio.to_thread(database.stop)
            status, said = await health(server.url)
            assert (status, said["kind"]) == (503, "bad-database")
            assert "127.0.0.1" not in str(said)
            assert "127.0.0.1" in str([each.__dict__.get("why") for each in caplog.records])
            async with socket_of(server.url, ann) as line:
                assert await end_of(line) == TRY_LATER
            with pytest.raises(Turned) as problem:
                await ann.open_table(COLT)
            assert problem.value.kind in ("bad-database", "not-stored")
            await asyncio.to_thread(database.start)
            assert (await health(server.url))[0] == 200
            await ann.open_table(COLT)
            assert "whistlestop_trouble_total 0.0" in server.context.metrics.text().decode()
    finally:
        await asyncio.to_thread(database.remove)


# Figures


async def figures(server: Serving) -> dict[str, float]:
    """By name, with the value of the label if there is one."""
    await server.context.lobby.clean_up()
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        answer = await http.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found[" ".join([sample.name.removeprefix("whistlestop_"), *sample.labels.values()])] = (
                sample.value
            )
    return found


async def test_the_figures_count_what_happens(server: Serving) -> None:
    async with company(server.url, "Annabel", "Bo", "Cy") as people:
        key = await sit_down(people)
        assert (await figures(server))["tabs"] == 3
        await begin(people)
        shown = await figures(server)
        assert (shown["rooms"], shown["playing"], shown["matches_total"]) == (1, 1, 1)
        await play_out(people, Random(1))
        assert await people[1].refused(Sit, seat=0) == "seat-taken"
        shown = await figures(server)
        made = [step.by for step in people[0].said(Step)]
        assert shown["playing"] == 0
        chosen = shown["choices_total person"] + shown.get("choices_total only", 0)
        assert chosen == shown["choice_seconds_count"] == len(made)
        assert shown["choice_seconds_bucket +Inf"] == len(made)
        assert shown["messages_total enter"] == 3
        assert shown["messages_total ready"] == 2
        assert shown["refused_total seat-taken"] == 1
        assert shown["trouble_total"] == 0
        text = server.context.metrics.text().decode()
        assert not [word for word in (key, "Annabel", people[0].chair.match) if str(word) in text]
    async with asyncio.timeout(60):
        while server.context.lobby.connections:  # noqa: ASYNC110 - that the last one has gone tells nobody
            await asyncio.sleep(0.005)
    assert (await figures(server))["tabs"] == 0


# The log


async def live_a_little(url: str) -> list[str]:
    """A match with all that belongs to it; gives every word that is nobody else's business."""
    async with company(url, "Annabel", "Bonifaz", "Cyrill") as people:
        ann = people[0]
        key = await sit_down(people)
        await ann.chat("psst, a secret word", "chatkey-one")
        link = await ann.guest.resume_link()
        async with await Guest.resume(url, link.secret) as phone, another_tab(phone) as tab:
            await tab.enter(key)
            await begin(people)
            await play_out(people, Random(1))
        await ann.guest.rename("Anastasia")
        with pytest.raises(Turned):
            await Guest.resume(url, link.secret[::-1])
        card = await ann.guest.match(str(ann.chair.match))
        await ann.guest.film(card.key)
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            await http.get(f"/t/{key}", headers={"Cookie": f"whistlestop={ann.guest.token}"})
            await http.get(f"/api/tables/{key}/nowhere")
        async with socket_of(url, ann.guest) as line:
            await line.send(f"{ann.guest.token} is no JSON")
            await line.send(key.encode() * 1000)
            await end_of(line)
        names = ["Annabel", "Bonifaz", "Cyrill", "Anastasia", "psst", "secret word", "chatkey"]
        tokens = [phone.token, *(each.guest.token for each in people)]
        seeds = [str(card.fair.seed), str(card.fair.nonce), card.fair.hash]
        return [*names, *tokens, *seeds, key, card.key, link.secret]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["text", "json"])
async def test_the_log_tells_what_happened_and_no_secret(tmp_path: Path, kind: str) -> None:
    db = f"sqlite:///{tmp_path / 'club.db'}"
    process = Process(db, tmp_path / "log", f"--log={kind}", "--bot-pause=0.01")
    process.start()
    try:
        secrets = await live_a_little(process.url)
    finally:
        assert process.stop() == 0
    said = read(tmp_path / "log")
    assert [secret for secret in secrets if secret in said] == []
    lines = said.splitlines()
    if kind == "json":
        told = [json.loads(line) for line in lines]
        assert all({"at", "level", "from", "text"} <= set(each) for each in told)
        texts, levels = [each["text"] for each in told], {each["level"] for each in told}
        assert [each["match"] for each in told if each["text"] == "match ended"] == [1]
    else:
        texts = [re.sub(r"^\d\d:\d\d:\d\d \w+ +| \w+=\S+", "", line) for line in lines]
        levels = {line.split()[1] for line in lines}
    assert texts == ["table made", "match begun", "match ended"]
    assert levels == {"info"}


def read(file: Path) -> str:
    return file.read_text("utf-8")


def test_whatever_is_logged_in_json_is_one_line(tmp_path: Path) -> None:
    script = (
        "import logging, sys\n"
        "from whistlestop.server import logs\n"
        "logs.set_up('json', sys.stderr)\n"
        "log = logging.getLogger('whistlestop.x')\n"
        "log.info('two\\nlines %s', object(), extra={'why': object(), 'table': 7})\n"
        "log.debug('not told')\n"
        "logging.getLogger('other').info('nor this')\n"
        "try:\n    1 / 0\n"
        "except ZeroDivisionError:\n    log.exception('a bug')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    told = [json.loads(line) for line in done.stderr.splitlines()]
    assert [each["level"] for each in told] == ["info", "error"]
    assert told[0]["table"] == 7
    assert "ZeroDivisionError" in told[1]["trace"]


# The end


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    started = Process(f"sqlite:///{tmp_path / 'club.db'}", tmp_path / "log", "--bot-pause=0.01")
    started.start()
    try:
        yield started
    finally:
        started.kill()


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_that_is_told_to_stop_says_so_and_keeps_everything(
    process: Process, how: signal.Signals
) -> None:
    async with company(process.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people)
        await begin(people)
        for _ in range(4):
            await play_one(people)
        standing = [(each.chair.count, each.chair.view) for each in people]
        ends = asyncio.gather(*(each.tab.over() for each in people))
        assert await asyncio.to_thread(process._end, how) == 0
        assert [end.code for end in await ends] == [RESTARTING] * 3
        assert read(process.log).count("\n") == 2
        process.start()
        for each, known in zip(people, standing, strict=True):
            async with another_tab(each.guest) as tab:
                await tab.enter(key)
                assert (tab.chair.count, tab.chair.view) == known


async def play_one(people: list[Visitor]) -> None:
    """One answer, and everybody has heard of it."""
    for each in people:
        each.catch_up()
    (first, *_) = [each for each in people if each.chair.ask is not None]
    assert first.chair.ask is not None
    await first.choose(first.chair.ask.answers[0])
    for each in people:
        await each.ask(Ping)


@pytest.mark.slow
async def test_a_server_stops_also_while_somebody_hangs(process: Process) -> None:
    host, port = "127.0.0.1", process.port
    upload = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    silent = [await asyncio.open_connection(host, port) for _ in range(3)]
    for (_, writer), words in zip(silent, (upload, b"GET /ws HT", b""), strict=True):
        writer.write(words)
    async with visiting(process.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        assert await asyncio.to_thread(process.stop) == 0
        assert (await ann.tab.over()).code == RESTARTING
    for _, writer in silent:
        writer.transport.abort()
    (_, last) = read(process.log).splitlines()
    assert "Cancel 1 running task(s)" in last


async def shut(process: Process) -> None:
    """Until nobody is let in any more."""
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", process.port)
            except ConnectionRefusedError:
                return
            writer.transport.abort()
            await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_told_twice_it_stops_at_once(process: Process) -> None:
    upload = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    _, writer = await asyncio.open_connection("127.0.0.1", process.port)
    writer.write(upload)
    await health(process.url)
    os.kill(process.pid, signal.SIGTERM)
    await shut(process)  # it has heard the first word: two that wait together would be one
    assert await asyncio.to_thread(process.stop) == 0
    writer.transport.abort()
    assert read(process.log) == ""


# What can be set


def serve(*words: str) -> int:
    return cli.main(["serve", *words])


@pytest.fixture(autouse=True)
def own_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of this machine's settings none counts, and pytest keeps its own log."""
    for name in os.environ:
        if name.startswith("WHISTLESTOP_") and name != "WHISTLESTOP_SOAK":
            monkeypatch.delenv(name)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setattr("whistlestop.server.logs.set_up", lambda *_: None)


def a_file(folder: Path) -> str:
    """That is no database."""
    (folder / "letter").write_text("Dear Ann, " * 100)
    return f"sqlite:///{folder / 'letter'}"


def a_folder(folder: Path) -> str:
    return f"sqlite:///{folder}"


def below_a_file(folder: Path) -> str:
    return a_file(folder) + "/club.db"


def from_the_future(folder: Path) -> str:
    where = f"sqlite:///{folder / 'club.db'}"
    asyncio.run(_make(where))
    with sqlite3.connect(folder / "club.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    return where


async def _make(where: str) -> None:
    await (await Store.open(where)).close()


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda _: "club.db", "sqlite:///FILE"),
        (lambda _: "mysql://ann:sesame@localhost/club", "sqlite:///FILE"),
        (lambda _: "sqlite://", "needs a file"),
        (lambda _: "postgresql://ann:sesame@127.0.0.1:1/club", "Connect"),
        (a_file, "not a database"),
        (a_folder, "unable to open"),
        (below_a_file, "File exists"),
        (from_the_future, "newer version"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_a_line(
    make: Callable[[Path], str],
    expected: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert serve("--port=0", f"--db={make(tmp_path)}") == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(Texts("en").say("error-bad-database", why="")[:20])
    assert expected in told.err
    assert told.err.count("\n") == 1
    assert "sesame" not in told.err


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is closed to root")
def test_a_database_that_is_closed_to_us_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "club.db").touch(mode=0o000)
    assert serve("--port=0", f"--db=sqlite:///{tmp_path / 'club.db'}") == 2
    assert "unable to open" in capsys.readouterr().err


BAD = [
    ("port", "x", '--port does not take "x"'),
    ("port", "", '--port does not take ""'),
    ("port", "-1", "--port must be at least 0, not -1"),
    ("port", "1.5", '--port does not take "1.5"'),
    ("port", "65536", '--port does not take "65536"'),
    ("host", "", '--host does not take ""'),
    ("host", "nowhere.invalid", "Cannot listen at nowhere.invalid:0"),
    ("host", "192.0.2.1", "Cannot listen at 192.0.2.1:0"),
    ("host", "ü..", "Cannot listen at ü..:0"),
    ("host", "[::1]", "Cannot listen at [::1]:0"),
    ("log", "xml", '--log does not take "xml"'),
    ("bot-pause", "soon", '--bot-pause does not take "soon"'),
    ("bot-pause", "nan", "--bot-pause must be at least 0, not NaN"),
    ("bot-pause", "inf", '--bot-pause does not take "inf"'),
    ("bot-pause", "-1", "--bot-pause must be at least 0, not -1"),
    ("away-after", "-0.5", "--away-after must be at least 0, not -0.5"),
    ("away-after", "inf", '--away-after does not take "inf"'),
    ("per-address", "0", "--per-address must be at least 1, not 0"),
    ("url", "play.example.org", '--url does not take "play.example.org"'),
    ("url", "ftp://play.example.org", '--url does not take "ftp://play.example.org"'),
    ("url", "https://play.example.org/?a", "--url does not take"),
    ("url", "https://ann@play.example.org", "--url does not take"),
]


@pytest.mark.parametrize("by", ["flag", "variable"])
@pytest.mark.parametrize(("name", "value", "expected"), BAD)
def test_a_setting_that_makes_no_sense_is_told_in_a_line(
    name: str,
    value: str,
    expected: str,
    by: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [f"--db=sqlite:///{tmp_path / 'club.db'}"]
    words += [] if name == "port" else ["--port=0"]
    if by == "flag":
        words.append(f"--{name}={value}")
    else:
        monkeypatch.setenv(variable(name), value)
    assert serve(*words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert expected in told.err
    assert told.err.count("\n") == 1
    assert not (tmp_path / "club.db").exists()


def variable(name: str) -> str:
    return "WHISTLESTOP_" + name.upper().replace("-", "_")


@pytest.mark.parametrize("words", [["--nothing"], ["now"], ["--port"], ["--port=0", "--port=0"]])
def test_words_that_are_not_known_are_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(*words) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_a_port_that_is_taken_is_told_in_the_hosts_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        db = f"--db=sqlite:///{tmp_path / 'club.db'}"
        assert serve(f"--port={port}", db, f"--lang={language}") == 2
    told = capsys.readouterr()
    parts = {"address": f"127.0.0.1:{port}", "why": ""}
    assert told.err.startswith(Texts(language).say("error-cannot-serve", **parts).rstrip())
    assert told.out == ""
    assert not (tmp_path / "club.db").exists()


GIVEN = {
    "host": "::1",
    "port": "8123",
    "db": "sqlite:///club.db",
    "url": "https://play.example.org/club",
    "proxies": "192.0.2.1,192.0.2.2",
    "log": "json",
    "bot-pause": "0.5",
    "away-after": "90",
    "per-address": "7",
}
SET = Settings(
    host="::1",
    port=8123,
    db="sqlite:///club.db",
    url="https://play.example.org/club",
    proxies="192.0.2.1,192.0.2.2",
    log="json",
    pause=0.5,
    away_after=90.0,
    per_address=7,
)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """With what the doors would have been opened."""
    found: list[Settings] = []

    def note(settings: Settings, opened: Callable[[str], None]) -> None:
        opened("here")
        found.append(settings)

    monkeypatch.setattr("whistlestop.server.serve.serve", note)
    return found


def test_every_setting_has_a_flag(served: list[Settings]) -> None:
    assert serve(*(f"--{name}={value}" for name, value in GIVEN.items())) == 0
    assert serve() == 0
    assert served == [SET, Settings()]


def test_every_setting_has_a_variable(
    served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in GIVEN.items():
        monkeypatch.setenv(variable(name), value)
    assert serve() == 0
    assert served == [SET]


def test_a_flag_wins_over_a_variable(
    served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    others = {
        "host": "0.0.0.0",  # noqa: S104 - nobody listens there
        "port": "1",
        "db": "sqlite:///other.db",
        "url": "http://other.example.org",
        "proxies": "*",
        "log": "text",
        "bot-pause": "9",
        "away-after": "9",
        "per-address": "9",
    }
    for name, value in others.items():
        monkeypatch.setenv(variable(name), value)
    assert serve(*(f"--{name}={value}" for name, value in GIVEN.items())) == 0
    assert served == [SET]


def test_what_is_said_in_two_parts_is_not_held_back() -> None:
    with _listen(Settings(port=0)) as listener:
        assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
