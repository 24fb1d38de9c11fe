"""The settings of `whistlestop serve`, by flag and by variable, and errors about wrong settings."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from whistlestop import cli
from whistlestop.locales import Texts
from whistlestop.server.serve import _listen
from whistlestop.server.settings import Quota, Settings
from whistlestop.store.retention import Retention
from whistlestop.store.store import Store


def serve(*words: str) -> int:
    return cli.main(["serve", *words])


def a_file(folder: Path) -> str:
    """Return the URL of a file that is not a database."""
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
def test_a_database_that_cannot_be_used_is_reported_in_one_line(
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
def test_a_database_that_refuses_us_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "club.db").touch(mode=0o000)
    assert serve("--port=0", f"--db=sqlite:///{tmp_path / 'club.db'}") == 2
    assert "unable to open" in capsys.readouterr().err


BAD = [
    ("port", "x", '--port cannot be "x"'),
    ("port", "", '--port cannot be ""'),
    ("port", "-1", "--port must be at least 0, not -1"),
    ("port", "1.5", '--port cannot be "1.5"'),
    ("port", "65536", '--port cannot be "65536"'),
    ("host", "", '--host cannot be ""'),
    ("host", "nowhere.invalid", "Cannot listen on nowhere.invalid:0"),
    ("host", "192.0.2.1", "Cannot listen on 192.0.2.1:0"),
    ("host", "ü..", "Cannot listen on ü..:0"),
    ("host", "[::1]", "Cannot listen on [::1]:0"),
    ("log", "xml", '--log cannot be "xml"'),
    ("bot-pause", "soon", '--bot-pause cannot be "soon"'),
    ("bot-pause", "nan", "--bot-pause must be at least 0, not NaN"),
    ("bot-pause", "inf", '--bot-pause cannot be "inf"'),
    ("bot-pause", "-1", "--bot-pause must be at least 0, not -1"),
    ("away-after", "-0.5", "--away-after must be at least 0, not -0.5"),
    ("away-after", "inf", '--away-after cannot be "inf"'),
    ("vote-after", "-1", "--vote-after must be at least 0, not -1"),
    ("vote-after", "inf", '--vote-after cannot be "inf"'),
    ("loop-lag", "-1", "--loop-lag must be at least 0, not -1"),
    ("loop-lag", "inf", '--loop-lag cannot be "inf"'),
    ("metrics", "9100", '--metrics cannot be "9100"'),
    ("metrics", "127.0.0.1:0", "--metrics cannot be"),
    ("metrics", "127.0.0.1:65536", "--metrics cannot be"),
    ("metrics", "::1:9100", "--metrics cannot be"),
    ("metrics", "192.0.2.1:9100", "Cannot listen on 192.0.2.1:9100"),
    ("metrics-token", "sé same", '--metrics-token cannot be "***"'),
    ("abuse-log", "/dev/null/no", '--abuse-log cannot be "/dev/null/no"'),
    ("keep-chat", "-1", "--keep-chat must be at least 0, not -1"),
    ("keep-guests", "-1", "--keep-guests must be at least 0, not -1"),
    ("keep-tables", "-1", "--keep-tables must be at least 0, not -1"),
    ("keep-matches", "soon", '--keep-matches cannot be "soon"'),
    ("per-address", "0", "--per-address must be at least 1, not 0"),
    ("connections", "0", "--connections must be at least 1, not 0"),
    ("tables", "5", '--tables cannot be "5"'),
    ("public-tables", "1,2", '--public-tables cannot be "1,2"'),
    ("matches", "1,2,x", '--matches cannot be "1,2,x"'),
    ("bot-matches", "1,-2,3", '--bot-matches cannot be "1,-2,3"'),
    ("spectators", "none", '--spectators cannot be "none"'),
    ("spectators-per-table", "-1", "--spectators-per-table must be at least 0, not -1"),
    ("url", "play.example.org", '--url cannot be "play.example.org"'),
    ("url", "ftp://play.example.org", '--url cannot be "ftp://play.example.org"'),
    ("url", "https://play.example.org/?a", "--url cannot be"),
    ("url", "https://ann@play.example.org", "--url cannot be"),
]


@pytest.mark.parametrize("by", ["flag", "variable"])
@pytest.mark.parametrize(("name", "value", "expected"), BAD)
def test_a_setting_that_makes_no_sense_is_reported_in_one_line(
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
def test_a_taken_port_is_reported_in_the_hosts_language(
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
    "vote-after": "45",
    "per-address": "7",
    "loop-lag": "0.7",
    "metrics": "[::1]:9100",
    "metrics-token": "sesame",
    "abuse-log": "off",
    "longest-match": "8",
    "bot-processes": "9",
    "sleep-after": "1.5",
    "keep-chat": "1",
    "keep-guests": "2",
    "keep-tables": "3",
    "keep-matches": "4",
    "connections": "77",
    "tables": "1,2,3",
    "public-tables": "4,5,6",
    "matches": "7,8,9",
    "bot-matches": "10,11,12",
    "spectators": "13,14,15",
    "spectators-per-table": "16",
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
    vote_after=45.0,
    per_address=7,
    loop_lag=0.7,
    metrics="[::1]:9100",
    metrics_token="sesame",  # noqa: S106 - nobody's
    abuse_log="off",
    longest_match=8,
    bot_processes=9,
    sleep_after=1.5,
    keep=Retention(chat=1, guests=2, tables=3, matches=4),
    connections=77,
    tables=Quota(1, 2, 3),
    public_tables=Quota(4, 5, 6),
    matches=Quota(7, 8, 9),
    bot_matches=Quota(10, 11, 12),
    spectators=Quota(13, 14, 15),
    spectators_per_table=16,
)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Collect the settings that a server would have been started with."""
    found: list[Settings] = []

    def note(settings: Settings, opened: Callable[[str], None]) -> None:
        opened("here")
        found.append(settings)

    monkeypatch.setattr("whistlestop.server.serve.serve", note)
    return found


def test_only_one_setting_is_for_programs_alone() -> None:
    """The tests below would not notice a setting that has its usual value there."""
    usual = Settings()
    names = [each.name for each in fields(Settings)]
    same = [name for name in names if getattr(SET, name) == getattr(usual, name)]
    assert same == ["connections_per_person"]


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
        "vote-after": "9",
        "per-address": "9",
        "loop-lag": "9",
        "metrics": "127.0.0.1:9",
        "metrics-token": "other",
        "abuse-log": "abuse.log",
        "longest-match": "19",
        "bot-processes": "19",
        "sleep-after": "19",
        "keep-chat": "9",
        "keep-guests": "9",
        "keep-tables": "9",
        "keep-matches": "9",
        "connections": "9",
        **dict.fromkeys(
            ("tables", "public-tables", "matches", "bot-matches", "spectators"), "9,9,9"
        ),
        "spectators-per-table": "9",
    }
    assert others.keys() == GIVEN.keys()
    for name, value in others.items():
        monkeypatch.setenv(variable(name), value)
    assert serve(*(f"--{name}={value}" for name, value in GIVEN.items())) == 0
    assert served == [SET]


def test_the_listening_socket_sends_without_delay() -> None:
    with _listen(Settings(port=0)) as listener:
        assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
