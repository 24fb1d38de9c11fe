"""A console that prints messages from other threads while the person types."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any

from rich.console import Console as RichConsole
from rich.text import Text

from whistlestop.terminal.console import Console, Quit
from whistlestop.terminal.keyboard import Keyboard

_TICK = 1.0  # seconds between two updates of the clock in the prompt
_BEHIND = 3  # if this many messages wait, there are no more pauses


class Overtaken(Exception):
    """The question that the person is answering is no longer asked."""


class LiveConsole(Console):
    """A console that prints and reads in one thread; other threads `post` their messages to it.

    `on_message` is called with each message while the console waits. `read` raises Overtaken as
    soon as `is_current` returns False. `intercept` gets each typed line first; if it returns True,
    the line was a command and not an answer.
    """

    def __init__(self, rich: RichConsole | None = None) -> None:
        super().__init__(rich)
        self._inbox: SimpleQueue[Any] = SimpleQueue()
        self._delayed: deque[Any] = deque()
        screen = self.rich.is_terminal and not self.rich.is_dumb_terminal
        self.keyboard = Keyboard(self.post, self.rich.file, screen=screen)
        self.on_message: Callable[[Any], None] = lambda _: None
        self.is_current: Callable[[], bool] = lambda: True
        self.intercept: Callable[[str], bool] = lambda _: False
        self.clock: Callable[[], str] = lambda: ""

    def post(self, thing: object) -> None:
        """Hand over keys (bytes) or a message (anything else), from any thread."""
        self._inbox.put(thing)

    def _print(self, text: Text) -> None:
        self.keyboard.hide()
        super()._print(text)

    def _erase(self) -> None:
        self.keyboard.hide()
        super()._erase()

    def read(self, prompt: str) -> str:
        """Read a line. Raise Quit, or Overtaken if the question is no longer asked."""
        while True:
            word = super().read(prompt)
            if not self.intercept(word):
                return word

    def read_line(self, prompt: str) -> str:
        while True:
            self.catch_up()
            if not self.is_current():
                raise Overtaken
            shown = f"{self.clock()} {prompt}".lstrip() if self.keyboard.edits else prompt
            word = self.keyboard.line(shown)
            if word is None:
                self.keyboard.show(shown)
                self._wait(_TICK)
            else:
                return word.strip()

    def wait(self, until: Callable[[], bool]) -> None:
        """Handle messages until `until` returns True. Typed lines wait."""
        while not until():
            self._wait(_TICK)

    def pause(self, seconds: float) -> None:
        """Let people look at the table. Messages wait; too many of them end the pause."""
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0 and len(self._delayed) < _BEHIND:
            thing = self._next(left)
            if isinstance(thing, bytes):
                self.keyboard.type(thing)
            elif thing is not None:
                self._delayed.append(thing)

    def catch_up(self) -> None:
        while self._delayed or not self._inbox.empty():
            self._wait(0)

    def _wait(self, seconds: float) -> None:
        """Wait for one message or key, and handle it."""
        thing = self._delayed.popleft() if self._delayed else self._next(seconds)
        if isinstance(thing, bytes):
            self.keyboard.type(thing)
        elif thing is not None:
            self.on_message(thing)

    def _next(self, seconds: float) -> Any:
        try:
            return self._inbox.get(timeout=seconds) if seconds else self._inbox.get_nowait()
        except Empty:
            return None
        except KeyboardInterrupt:
            raise Quit from None
