"""`whistlestop play` at a real terminal of 80 columns and 24 rows."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.command_line import ENVIRONMENT
from client.pseudo_terminal import PseudoTerminal
from terminal.emulated_screen import EmulatedScreen


def screen_of(terminal: PseudoTerminal) -> list[str]:
    screen = EmulatedScreen()
    screen.feed(terminal.raw.replace("\r\n", "\n"))
    return screen.lines


def test_a_terminal_of_24_rows_shows_the_train_the_hand_and_the_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "train-heist", "--seats", "2", "--seed", "3", "--bots", "easy", "--pause", "0"]
    environment = {**ENVIRONMENT, "LANG": "C.UTF-8"}
    with PseudoTerminal(words, environment, rows=24) as terminal:
        terminal.expect("leaves")
        terminal.expect("> ")
        first = screen_of(terminal)
        terminal.enter("take")
        terminal.expect("takes a bullet")
        terminal.expect("leaves")
        terminal.expect("> ")
        second = screen_of(terminal)
        terminal.enter("q")
        assert terminal.exit_code() == 0
    for screen in (first, second):
        assert sum(line.startswith("+---1---+") for line in screen) == 1
        assert sum("Hand: " in line for line in screen) == 1
        assert sum(line.endswith("End the turn") for line in screen) == 1
        assert [line for line in screen if line][-1] == ">"
    assert "Player 1 (you) takes a bullet." in second
