"""The live console, and the order in which it handles messages and keys."""

from __future__ import annotations

from io import StringIO
from queue import Empty, SimpleQueue
from typing import Any

import pytest
from rich.console import Console as RichConsole

from whistlestop.terminal import live_console
from whistlestop.terminal.console import Quit
from whistlestop.terminal.live_console import LiveConsole, Overtaken


def live(typed: str = "") -> tuple[LiveConsole, list[Any]]:
    """Return a live console, and the messages that it has handled."""
    console = LiveConsole(RichConsole(file=StringIO(), width=80))
    heard: list[Any] = []
    console.on_message = heard.append
    if typed:
        console.post(typed.encode())
    return console, heard


def test_all_that_was_said_is_heard_before_a_line_is_taken() -> None:
    console, heard = live("first\n")
    for news in range(3):
        console.post(news)
    assert (console.read("> "), heard) == ("first", [0, 1, 2])


def test_a_question_that_is_no_longer_asked_takes_no_answer() -> None:
    console, heard = live("answer\n")
    console.post("news")
    console.is_current = lambda: not heard
    with pytest.raises(Overtaken):
        console.read("> ")
    console.is_current = lambda: True
    assert console.read("> ") == "answer"


def test_an_intercepted_line_is_not_an_answer() -> None:
    console, _ = live("/hello\nanswer\n")
    console.intercept = lambda words: words.startswith("/")
    assert console.read("> ") == "answer"


@pytest.mark.parametrize("typed", ["q\n", " quit \n", ""])
def test_quit_or_the_end_of_input_leaves_the_console(typed: str) -> None:
    console, _ = live(typed)
    console.post(b"")
    with pytest.raises(Quit):
        console.read("> ")


def test_ctrl_c_leaves_the_console(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pressed(SimpleQueue[Any]):
        def get(self, *_: object, **__: object) -> Any:
            raise KeyboardInterrupt

    console, _ = live()
    console.keyboard._ended = False
    monkeypatch.setattr(console, "_inbox", Pressed())
    with pytest.raises(Quit):
        console.wait(lambda: False)


class Timeless(SimpleQueue[Any]):
    """An inbox with its own clock, which advances only while somebody waits in vain."""

    now = 0.0

    def get(self, block: bool = True, timeout: float | None = None) -> Any:
        if self.empty() and block and timeout is not None:
            self.now += timeout
            raise Empty
        return super().get(block, timeout)


@pytest.fixture
def inbox(monkeypatch: pytest.MonkeyPatch) -> Timeless:
    """Give every console this inbox and its clock."""
    timeless = Timeless()
    monkeypatch.setattr(live_console, "SimpleQueue", lambda: timeless)
    monkeypatch.setattr(live_console, "monotonic", lambda: timeless.now)
    return timeless


def test_in_a_pause_news_waits_and_keys_do_not(inbox: Timeless) -> None:
    console, heard = live("typed\n")
    console.post("news")
    console.pause(20)
    assert (inbox.now, heard, console.keyboard.line("> ")) == (20, [], "typed")
    console.catch_up()
    assert heard == ["news"]


def test_a_pause_is_cut_short_by_much_news(inbox: Timeless) -> None:
    console, heard = live()
    for news in range(5):
        console.post(news)
    console.pause(20)
    console.catch_up()
    assert (inbox.now, heard) == (0, [0, 1, 2, 3, 4])


def test_waiting_for_news_keeps_the_typed_line() -> None:
    console, heard = live("typed ahead\n")
    console.post("news")
    console.wait(lambda: bool(heard))
    assert console.read("> ") == "typed ahead"


def test_the_clock_stands_before_the_prompt_where_it_can_run() -> None:
    console, _ = live("a\nb\n")
    console.clock = lambda: "0:42"
    console.read("> ")
    console.keyboard.edits = True
    console.read("> ")
    out = console.rich.file
    assert isinstance(out, StringIO)
    assert out.getvalue().split("\n")[:2] == ["> a", "\r\x1b[K0:42 > b"]
