"""A console at which others may speak while somebody types."""

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

_TICK = 1.0  # seconds between two looks at the clock
_BEHIND = 3  # so much news waiting: no more pauses until it is told


class Overtaken(Exception):
    """What was asked is no longer asked."""


class LiveConsole(Console):
    """Everything happens in one thread; others put what they have into the inbox.

    `hear` is called with all news, whenever the console waits. What waits for a person is broken
    off by Overtaken as soon as `still` no longer holds. `aside` may take a line that was typed as
    not being meant for whoever asked.
    """

    def __init__(self, rich: RichConsole | None = None) -> None:
        super().__init__(rich)
        self._inbox: SimpleQueue[Any] = SimpleQueue()
        self._later: deque[Any] = deque()
        screen = self.rich.is_terminal and not self.rich.is_dumb_terminal
        self.keyboard = Keyboard(self.post, self.rich.file, screen=screen)
        self.hear: Callable[[Any], None] = lambda _: None
        self.still: Callable[[], bool] = lambda: True
        self.aside: Callable[[str], bool] = lambda _: False
        self.clock: Callable[[], str] = lambda: ""

    def post(self, thing: object) -> None:
        """From any thread: keys are bytes, everything else is news."""
        self._inbox.put(thing)

    def show(self, text: Text | str) -> None:
        self.keyboard.hide()
        super().show(text)

    def read(self, prompt: str) -> str:
        """What the person types; Quit as ever, and Overtaken."""
        while True:
            self.catch_up()
            if not self.still():
                raise Overtaken
            shown = f"{self.clock()} {prompt}".lstrip() if self.keyboard.edits else prompt
            word = self.keyboard.line(shown)
            if word is None:
                self.keyboard.show(shown)
                self._wait(_TICK)
            elif word.strip() in ("q", "quit"):
                raise Quit
            elif not self.aside(word.strip()):
                return word.strip()

    def wait(self, until: Callable[[], bool]) -> None:
        """Listen to the news, and to nobody who types, until this holds."""
        while not until():
            self._wait(_TICK)

    def pause(self, seconds: float) -> None:
        """So that people can follow; the news have to wait, but not for ever."""
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0 and len(self._later) < _BEHIND:
            thing = self._next(left)
            if isinstance(thing, bytes):
                self.keyboard.type(thing)
            elif thing is not None:
                self._later.append(thing)

    def catch_up(self) -> None:
        while self._later or not self._inbox.empty():
            self._wait(0)

    def _wait(self, seconds: float) -> None:
        """For one thing, and deal with it."""
        thing = self._later.popleft() if self._later else self._next(seconds)
        if isinstance(thing, bytes):
            self.keyboard.type(thing)
        elif thing is not None:
            self.hear(thing)

    def _next(self, seconds: float) -> Any:
        try:
            return self._inbox.get(timeout=seconds) if seconds else self._inbox.get_nowait()
        except Empty:
            return None
        except KeyboardInterrupt:
            raise Quit from None
