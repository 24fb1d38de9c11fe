"""Leaving a match, by choice or by accident: its record stays, and it can be resumed."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from threading import Timer
from typing import NoReturn

import pytest

import whistlestop
from cli.command_line import (
    ENVIRONMENT,
    GAME,
    SCHEMES,
    TIMEOUT,
    Run,
    command,
    contents,
    record,
    the_record,
)
from whistlestop import cli
from whistlestop.locales import LANGUAGES


@pytest.mark.parametrize("typed", ["2\n12\nq\n", "2\n12\n", "2\n123\nquit\n"])
def test_leaving_leaves_a_record_and_says_how_to_go_on(
    typed: str, run: Run, tmp_path: Path
) -> None:
    result = run("play", GAME, "--bots", "easy", "--seed", "3", typed=typed)
    file = the_record(tmp_path)
    match = whistlestop.replay(file.read_text("utf-8"))
    assert (
        result.returncode,
        f"whistlestop play --resume {file.name}" in result.stdout.splitlines(),
        [answer.verb for _, answer, _ in match.choices],
    ) == (0, True, ["pick"] * 4)


def shown_until(process: subprocess.Popen[str], words: str) -> None:
    """Read what the program shows up to these words."""
    assert process.stdout is not None
    patience = Timer(TIMEOUT, process.kill)  # ends a program that waits for more input
    patience.start()
    shown = ""
    while words not in shown and (letter := process.stdout.read(1)):
        shown += letter
    patience.cancel()
    assert words in shown


def interrupt(command: Sequence[str], typed: str, after: str, folder: Path) -> int:
    """Type, and press Ctrl-C once `after` has been shown; return the exit code."""
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=folder,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdin is not None
        process.stdin.write(typed)
        process.stdin.flush()
        shown_until(process, after)
        process.send_signal(signal.SIGINT)
        return left(process)


def left(process: subprocess.Popen[str]) -> int:
    """Return the exit code. The input stays open: its end would be another way to leave."""
    try:
        return process.wait(TIMEOUT)
    finally:
        process.kill()


def test_ctrl_c_at_a_prompt_leaves_a_record(tmp_path: Path) -> None:
    words = ("play", GAME, "--bots", "easy", "--seed", "3")
    code = interrupt(command(words), "2\n123\n", "Press Enter to lay the cards face down", tmp_path)
    match = whistlestop.replay(the_record(tmp_path).read_text("utf-8"))
    assert (code, len(match.choices)) == (0, 4)


# A bot that never stops thinking, so that Ctrl-C cannot come too late.
NEVER_SURE = """
import sys
from whistlestop import cli
from whistlestop.bots.colt.monte_carlo import MonteCarloBot

decide = MonteCarloBot.choose

def choose(self, ask, match):
    print("A bot thinks.", flush=True)
    while True:
        decide(self, ask, match)

MonteCarloBot.choose = choose
sys.exit(cli.main())
"""


def test_ctrl_c_while_the_bots_think_leaves_a_record(tmp_path: Path) -> None:
    words = f"play {GAME} --seats 7 --with reflex,horse --set bandits=dealt".split()
    thinking = [sys.executable, "-c", NEVER_SURE, *words]
    code = interrupt(thinking, "123\n\n", "A bot thinks.", tmp_path)
    match = whistlestop.replay(the_record(tmp_path).read_text("utf-8"))
    assert (code, [seat for seat, _, _ in match.choices]) == (0, [0])


def test_a_resumed_match_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    run("play", GAME, "--bots", "easy", "--seed", "3", typed="2\n12\n")
    before = whistlestop.replay(the_record(tmp_path).read_text("utf-8"))
    result = run("play", "--resume", the_record(tmp_path).name, "--record", "b", typed=SCHEMES)
    match = whistlestop.replay((tmp_path / "b").read_text("utf-8"))
    assert (result.returncode, match.choices[: len(before.choices)], match.outcome is None) == (
        0,
        before.choices,
        False,
    )


def test_a_resumed_match_that_ends_is_over_in_its_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text(record(4), "utf-8")
    run("play", "--resume", "a.record", typed=SCHEMES)
    match = whistlestop.replay((tmp_path / "a.record").read_text("utf-8"))
    assert match.outcome is not None


def test_a_resumed_match_that_is_left_again_stays_in_its_file(run: Run, tmp_path: Path) -> None:
    """The first of four people has chosen a scheme, the others have not."""
    (tmp_path / "a.record").write_text(record(4, people=4), "utf-8")
    run("play", "--resume", "a.record", typed="\n123\n\n")
    match = whistlestop.replay((tmp_path / "a.record").read_text("utf-8"))
    assert (list(contents(tmp_path)), match.waiting) == (["a.record"], (1, 2, 3))


def test_a_match_that_is_over_is_not_resumed_but_can_be_looked_at(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text(record(), "utf-8")
    result = run("play", "--resume", "a.record")
    assert (result.returncode, "whistlestop replay a.record" in result.stdout.splitlines()) == (
        0,
        True,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_to_go_on_stands_on_a_line_of_its_own(
    language: str, run: Run, tmp_path: Path
) -> None:
    name = f"{'long ' * 20}name.record"
    words = ("play", GAME, "--bots", "easy", "--record", name, "--lang", language)
    result = run(*words, typed="2\nq\n")
    command_line = f"whistlestop play --resume '{name}'"
    assert (command_line in result.stdout.splitlines(), (tmp_path / name).exists()) == (True, True)


@pytest.mark.parametrize(
    "file",
    [
        "missing/a.record",
        "folder",
        ".",
        "/",
    ],
)
def test_a_record_that_cannot_be_written_is_printed_instead(
    file: str, run: Run, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    words = ("play", GAME, "--bots", "easy", "--record", file)
    result = run(*words, typed="2\n12\nq\n")
    printed = result.stdout[result.stdout.index("whistlestop record 1") :]
    assert (result.returncode, whistlestop.replay(printed).outcome, contents(tmp_path)) == (
        1,
        None,
        {},
    )


def test_a_full_disk_costs_nobody_the_match(tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text(record(4, people=4), "utf-8")
    before = contents(tmp_path)
    result = subprocess.run(
        [
            "/bin/sh",
            "-c",
            'ulimit -f 0; exec "$@"',
            "sh",
            *command(["play", "--resume", "a.record"]),
        ],
        input="\n123\n\n",
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        env=ENVIRONMENT,
        timeout=TIMEOUT,
        check=False,
    )
    printed = result.stdout[result.stdout.index("whistlestop record 1") :]
    assert (result.returncode, len(whistlestop.replay(printed).choices), contents(tmp_path)) == (
        1,
        5,
        before,
    )


def test_typed_bytes_that_are_not_text_cost_nobody_the_match(tmp_path: Path) -> None:
    subprocess.run(
        command(["play", GAME, "--bots", "easy"]),
        input=b"2\n\xff\xfe\n",
        capture_output=True,
        cwd=tmp_path,
        env=ENVIRONMENT | {"PYTHONIOENCODING": "utf-8:strict"},
        timeout=TIMEOUT,
        check=False,
    )
    assert len(list(tmp_path.glob("*.record"))) == 1


def test_a_closed_input_is_the_end_of_the_input(tmp_path: Path) -> None:
    words = " ".join(command(["play", GAME, "--bots", "easy"]))
    subprocess.run(
        ["/bin/sh", "-c", f"{words} <&-"],
        capture_output=True,
        cwd=tmp_path,
        env=ENVIRONMENT,
        timeout=TIMEOUT,
        check=True,
    )
    assert len(list(tmp_path.glob("*.record"))) == 1


@pytest.mark.pure
def test_a_bug_in_a_rule_leaves_the_match_in_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("whistlestop.games.colt_super_express.verbs.turn_around", broken)
    monkeypatch.setattr("sys.stdin", StringIO("1\n123\n\n"))
    with pytest.raises(ZeroDivisionError):
        cli.main(["play", GAME, "--bots", "easy", "--seed", "1"])
    assert "0 pick belle" in the_record(tmp_path).read_text("utf-8")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_closed_window_leaves_the_match_in_its_record(name: str, tmp_path: Path) -> None:
    with subprocess.Popen(
        command(["play", GAME, "--bots", "easy"]),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path,
        env=ENVIRONMENT,
    ) as playing:
        shown_until(playing, "Belle")  # the question is on the screen
        playing.send_signal(getattr(signal, name))
        assert left(playing) == 0
    assert len(list(tmp_path.glob("*.record"))) == 1


def test_kill_9_loses_no_answer(run: Run, tmp_path: Path) -> None:
    with subprocess.Popen(
        command(["play", GAME, "--bots", "easy"]),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path,
        env=ENVIRONMENT,
    ) as playing:
        assert playing.stdin is not None
        playing.stdin.write("2\n")
        playing.stdin.flush()
        shown_until(playing, "round 1")  # the next question is on the screen
        playing.kill()
    resumed = run("play", "--resume", the_record(tmp_path).name, typed="q\n")
    assert "Player 1 (you) plays Cheyenne" in resumed.stdout


def test_a_match_played_to_its_end_leaves_no_file_behind(run: Run, tmp_path: Path) -> None:
    run("play", GAME, "--bots", "easy", "--seed", "1", typed="1\n" + "123\n\n" * 9)
    assert list(tmp_path.iterdir()) == []
