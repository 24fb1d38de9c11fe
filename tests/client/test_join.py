"""`whistlestop join` against `whistlestop serve`, as people run them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import stat
import subprocess
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest

import whistlestop
from client.pseudo_terminal import PseudoTerminal
from tables import quick_start
from tables.serving import Process
from whistlestop.client.http_api import Guest
from whistlestop.client.reconnecting import TableConnection
from whistlestop.client.wallet import Wallet
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.wire.from_client import Chat, Kick, Ready, Sit
from whistlestop.wire.from_server import Bye

pytestmark = pytest.mark.slow

GAME = "colt-super-express"
KEPT = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
SCHEMES = "123\n\n134\n\n421\n\n" * 20
PATIENCE = 200.0  # seconds; only to end a broken test

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("club")
    process = Process(f"sqlite:///{folder / 'club.db'}", folder / "log", "--bot-pause=0.01")
    process.start()
    yield process
    process.stop()


def environment(folder: Path, person: str = "ann") -> dict[str, str]:
    return KEPT | {
        "LANG": "C.UTF-8",
        "NO_COLOR": "1",
        "WHISTLESTOP_DATA": str(folder / person),
        "HOME": str(folder),
    }


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return a function that runs `whistlestop join` and types this text."""

    def run(*words: str, typed: str = "", person: str = "ann") -> subprocess.CompletedProcess[str]:
        return quick_start.run(
            ["join", *words],
            typed=typed,
            folder=tmp_path,
            environment=environment(tmp_path, person),
            timeout=PATIENCE,
        )

    return run


def link(text: str) -> str:
    """Return the invite link that was printed."""
    (found,) = set(re.findall(r"http://\S+/t/[\w-]{22}", text))
    return str(found)


def one_line(text: str) -> str:
    return " ".join(text.split())


# Input from a script


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_opens_a_table_fills_it_with_bots_and_plays_a_match(
    language: str, club: Process, run: Run, tmp_path: Path
) -> None:
    script = "n\n1\nset horse=yes\nset bandits=dealt\nstart easy\n" + SCHEMES
    result = run(club.url, "--name", "Ann", "--lang", language, typed=script)
    say = Texts(language).say
    fair = say("join-fair", seed="SEED").partition("SEED")[0]
    match = asyncio.run(last_match(club.url, tmp_path / "ann", link(result.stdout)))
    assert (
        result.returncode,
        result.stderr,
        say("join-begins") in result.stdout,
        one_line(fair) in one_line(result.stdout),
        match.outcome is None,
        match.options["horse"],
        match.names,
    ) == (0, "", True, True, False, True, ("Ann", "bot easy", "bot easy", "bot easy"))


async def last_match(url: str, folder: Path, invite: str) -> whistlestop.Match:
    """Return the last match at a table, replayed from its record."""
    token = Wallet(folder).token(url) or ""
    async with (
        await Guest.restore(url, token) as guest,
        TableConnection(guest, invite[-22:]) as table,
    ):
        record = await guest.record(table.state.match or "")
        film = await guest.film(table.state.match or "", seat=0)
        assert film.match.end == table.state.end
    return whistlestop.replay(record)


def test_running_it_again_finds_the_same_person_and_the_seat(
    club: Process, run: Run, tmp_path: Path
) -> None:
    invite = link(run(club.url, "--name", "Ann", typed="n\n1\n").stdout)
    again = run(invite).stdout
    listed = run(club.url, typed="1\n").stdout
    wallet = Wallet(tmp_path / "ann").file
    assert (
        "0 Ann (you) · host" in again,
        "you have a seat there" in one_line(listed),
        invite in listed,
        stat.S_IMODE(wallet.stat().st_mode),
    ) == (True, True, True, 0o600)


def test_a_name_can_be_changed_by_coming_with_another(club: Process, run: Run) -> None:
    invite = link(run(club.url, "--name", "Ann", typed="n\n1\n").stdout)
    assert "0 Anna (you) · host" in run(invite, "--name", "Anna").stdout


def test_a_person_without_a_name_is_asked_for_one(club: Process, run: Run) -> None:
    assert "Welcome, Zoë!" in run(club.url, typed="Zoë\n").stdout


def test_a_personal_link_makes_another_device_the_same_person(club: Process, run: Run) -> None:
    shown = run(club.url, "--name", "Ann", typed="n\n1\nlink\n").stdout
    (personal,) = re.findall(r"http://\S+/resume#[\w-]{43}", shown)
    other = run(personal, typed="1\n", person="phone").stdout
    again = run(link(shown), person="phone").stdout
    assert ("Welcome, Ann!" in other, link(shown) in other, "0 Ann (you)" in again) == (
        True,
        True,
        True,
    )


def test_somebody_looks_on_to_the_end_without_typing(
    club: Process, run: Run, tmp_path: Path
) -> None:
    invite = link(run(club.url, "--name", "Ann", typed="n\n1\nset bandits=dealt\n").stdout)
    seen: list[str] = []
    watcher = Thread(
        target=lambda: seen.append(run(invite, "--name", "Cy", "--watch", person="cy").stdout)
    )
    watcher.start()
    with PseudoTerminal(["join", invite], environment(tmp_path)) as ann:
        ann.expect("Cy is watching.", "Watching: Cy")  # depends on who comes first
        ann.enter("start easy")
        while ann.expect("choose 3 cards", "The match is over.") == "choose 3 cards":
            ann.type("123\r\r")
    watcher.join(PATIENCE)
    assert ("The deal was fair" in seen[0], "choose 3 cards" in seen[0]) == (True, False)


def test_a_table_is_opened_with_a_mix_by_its_number(club: Process, run: Run) -> None:
    result = run(club.url, "--name", "Ann", typed="n\n2\n9\n5\n")
    seen = one_line(result.stdout)
    on = ("gold-rush", "shadow-gunslingers", "train-robbery", "legends")
    assert ([name for name in on if f"{name} yes" not in seen], result.returncode) == ([], 0)


def test_a_person_who_picks_no_table_is_asked_again(club: Process, run: Run) -> None:
    result = run(club.url, "--name", "Ann", typed="99\nx\n\nn\n1\n")
    assert (
        result.returncode,
        result.stdout.count("is not one of the choices"),
        "(you)" in result.stdout,
    ) == (
        0,
        2,
        True,
    )


# Refused commands


BAD = [
    ("127.0.0.1:1", "http://127.0.0.1:1"),
    ("{club}/t/" + "x" * 22, "There is no such table."),
    ("{club}/resume#" + "x" * 43, "This personal link is not valid, or no longer valid."),
    ("{club}/elsewhere", "There is nothing here."),
    ("{club} --name !", "A name needs at least one letter or digit"),
    ("{club} --name bot", "cannot be a name"),
    ("ftp://host", "is not an address"),
    ("{club} --watch --seat 1", "--watch --seat"),
    ("{club} --seat 16", "16 0 15"),
]


@pytest.mark.parametrize(("words", "expected"), BAD, ids=[words for words, _ in BAD])
def test_an_impossible_command_is_reported_on_stderr(
    words: str, expected: str, club: Process, run: Run
) -> None:
    given = words.format(club=club.url).split()
    name = [] if "--name" in given else ["--name", "Ann"]
    result = run(*given, *name, typed="1\n")
    said = one_line(result.stderr)
    assert (result.returncode, [each for each in expected.split() if each not in said]) == (2, [])


def test_a_kicked_person_cannot_come_back(club: Process, run: Run, tmp_path: Path) -> None:
    invite = link(run(club.url, "--name", "Ann", typed="n\n1\n").stdout)
    run(invite, "--name", "Bo", person="bo")

    async def kick() -> None:
        token = Wallet(tmp_path / "ann").token(club.url) or ""
        async with (
            await Guest.restore(club.url, token) as ann,
            TableConnection(ann, invite[-22:]) as connected,
        ):
            table = connected.state.table
            assert table is not None
            await connected.request(Kick, person=table.seats[1].person)

    asyncio.run(kick())
    result = run(invite, person="bo")
    assert (result.returncode, one_line(result.stderr)) == (
        2,
        "The host has removed you from this table.",
    )


# At a real terminal


async def sit_down(invite: str, name: str) -> tuple[Guest, TableConnection]:
    """Connect another person by the client, without a terminal."""
    guest = await Guest.register(invite.partition("/t/")[0], name)
    table = TableConnection(guest, invite[-22:])
    await table.__aenter__()
    return guest, table


def test_others_come_speak_and_play_while_somebody_types(club: Process, tmp_path: Path) -> None:
    with PseudoTerminal(["join", club.url, "--name", "Ann"], environment(tmp_path)) as ann:
        ann.expect("q leaves")
        ann.enter("n")
        ann.expect("BANG!")
        ann.enter("1")
        ann.expect("Invite others: ")
        ann.expect("/text chats")
        invite = link(ann.text)
        ann.type("half a li")

        async def play_online() -> None:
            guest, table = await sit_down(invite, "Bo")
            async with guest, table:
                await table.request(Sit, seat=1)
                await table.request(Chat, key="k", text="hi \x1b[2J there")
                await table.request(Ready, on=True)
                async for news in table:
                    if isinstance(news, Bye):
                        break

        bo = Thread(target=lambda: asyncio.run(play_online()))
        bo.start()
        ann.expect("Bo takes seat 1.")
        ann.expect("Bo: hi [2J there")
        ann.expect("Bo is ready.")
        ann.expect("half a li")
        ann.enter("\x15set bandits=dealt")
        ann.expect("Bo is no longer ready.")
        ann.expect("bandits dealt")
        ann.enter("start")
        ann.expect("Not ready yet: Bo")
        ann.enter("kick Bo")
        ann.expect("Bo leaves seat 1.")
        ann.enter("start")
        ann.expect("The match begins.")
        ann.expect("choose 3 cards")
        ann.enter("q")
        assert (ann.exit_code(), 0 in ann.settings(), invite in ann.text) == (0, False, True)
        bo.join(PATIENCE)
        assert not bo.is_alive()
    assert not re.search(r"\x1b\[2J there", ann.raw)


@pytest.mark.parametrize("way", ["\x03", "\x04", "q\r", signal.SIGTERM, signal.SIGHUP])
def test_every_way_of_leaving_leaves_the_terminal_as_it_was(
    way: str | signal.Signals, club: Process, tmp_path: Path
) -> None:
    with PseudoTerminal(["join", club.url, "--name", "Ann"], environment(tmp_path)) as ann:
        ann.expect("q leaves")
        ann.enter("n")
        ann.expect("BANG!")
        ann.enter("1")
        ann.expect("/text chats")
        ann.expect("> ")
        inside = ann.settings()
        if isinstance(way, str):
            ann.type(way)
        else:
            os.kill(ann._process.pid, way)
        code = ann.exit_code()
        assert (inside, code, ann.settings()) == ([0, 0], 0, [termios.ECHO, termios.ICANON])


def test_a_killed_server_costs_nobody_a_turn(tmp_path: Path) -> None:
    """The server is killed between a question and its answer, and restarted after the answer."""
    server = Process(f"sqlite:///{tmp_path / 'db'}", tmp_path / "log", "--bot-pause=0.01")
    server.start()
    try:
        with PseudoTerminal(["join", server.url, "--name", "Ann"], environment(tmp_path)) as ann:
            ann.expect("q leaves")
            ann.enter("n")
            ann.expect("BANG!")
            ann.enter("1")
            ann.expect("/text chats")
            ann.enter("set bandits=dealt")
            ann.expect("bandits dealt")
            ann.enter("start easy")
            ann.expect("choose 3 cards")
            ann.enter("12")
            ann.expect("Change Floor\n")
            server.kill()
            ann.expect("The connection is lost.")
            ann.type("3\r")
            ann.expect("Flip, Change Floor, Move")
            ann.type("\r")
            ann.enter("stand")
            ann.expect("There is no connection")
            server.start()
            ann.expect("The connection is back.")
            ann.expect("lays Flip, Change Floor, Move face down.")
            ann.expect("reveals")
            ann.type("\x03")
            code, later = ann.exit_code(), ann.text.rpartition("The connection is back.")[2]
            assert (code, later.count("Round 1\n")) == (0, 0)
    finally:
        server.stop()


def test_an_answer_that_can_no_longer_be_sent_keeps_nobody_from_leaving(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'db'}", tmp_path / "log", "--bot-pause=0.01")
    server.start()
    with PseudoTerminal(["join", server.url, "--name", "Ann"], environment(tmp_path)) as ann:
        ann.expect("q leaves")
        ann.enter("n")
        ann.expect("BANG!")
        ann.enter("1")
        ann.expect("/text chats")
        ann.enter("start easy")
        ann.expect("Which bandit will you be?")
        server.kill()
        ann.expect("The connection is lost.")
        ann.enter("1")
        ann.enter("/is anybody there?")
        ann.enter("q")
        code = ann.exit_code()
        noise = [word for word in ("Traceback", "Task was destroyed", "Error") if word in ann.text]
        assert (code, noise) == (0, [])
