"""Keyboard input that is read in a thread, so that messages can be printed meanwhile."""

from __future__ import annotations

import codecs
import os
import re
import signal
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from shutil import get_terminal_size
from threading import Thread
from typing import IO, Any, Self

from rich.cells import cell_len

from whistlestop.terminal.console import Quit

try:
    import termios
    import tty
except ImportError:  # Windows has no termios: its console edits lines itself
    termios = tty = None  # type: ignore[assignment]

_CLOSED = -1
_ERASE = "\r\x1b[K"
# The bytes of an arrow or a similar key, of the start of such a key, and of any escape sequence.
_KEY = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|O[A-DFHP-S])")
_START_OF_KEY = re.compile(r"\x1b(\[[0-?]*[ -/]*|O)?\Z")
_ESCAPED = re.compile(rf"{_KEY.pattern}|\x1b.?")
_ENTER, _DELETE, _END = "\r\n", "\x7f\x08", "\x04"
_CLEAR, _CLEAR_WORD = "\x15", "\x17"


class Keyboard:
    """The keyboard. A thread reads keys and posts them; the main thread passes them to `type`.

    At a terminal we edit the line ourselves: when a message is printed, the unfinished line is
    erased and drawn again below the message. A pipe delivers whole lines.
    """

    def __init__(self, post: Callable[[bytes], None], out: IO[str], *, screen: bool) -> None:
        self._post = post
        self._out = out
        self._fd = _stdin()
        self.live = os.isatty(self._fd)  # whether a person types, not a script
        self.edits = self.live and screen and termios is not None
        self._saved: list[Any] | None = None
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._lines: deque[str] = deque()
        self._typed = ""
        self._start_of_key = ""  # the first bytes of a key whose other bytes are still to come
        self._prompt: str | None = None  # the prompt on the screen now, if there is one
        self._ended = self._fd == _CLOSED

    def __enter__(self) -> Self:
        if self.edits:
            self._saved = termios.tcgetattr(self._fd)
            self._set_mode()
            signal.signal(signal.SIGCONT, self._set_mode)  # the shell resets the mode after Ctrl-Z
        if not self._ended:
            Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self.hide()
        if self._saved is not None:
            signal.signal(signal.SIGCONT, signal.SIG_DFL)
            with suppress(termios.error):
                termios.tcsetattr(self._fd, termios.TCSADRAIN, self._saved)

    def _set_mode(self, *_: object) -> None:
        """Switch the terminal to single keys without echo."""
        with suppress(termios.error):
            tty.setcbreak(self._fd, termios.TCSADRAIN)

    def _listen(self) -> None:
        while True:
            try:
                data = os.read(self._fd, 4096)
            except OSError:
                data = b""
            self._post(data)
            if not data:
                return

    # Lines

    def line(self, prompt: str) -> str | None:
        """Return the next complete line, or None while there is none.

        Raise Quit after the last line.
        """
        if self._lines:
            word = self._lines.popleft()
            self._echo(prompt, word)
            return word
        if self._ended:
            raise Quit
        return None

    def type(self, data: bytes) -> None:
        """Process the bytes that the thread has read. No bytes mean the end of the input."""
        text = self._decoder.decode(data, final=not data)
        if self.edits:
            for key in self._without_escaped(text):
                self._press(key)
            if self._prompt is not None:
                self._draw(self._prompt)
        else:
            *lines, self._typed = (self._typed + text).split("\n")
            self._lines += lines
        if not data:
            self._ended = True
            if self._typed:
                self._lines.append(self._typed)

    def _without_escaped(self, text: str) -> str:
        """Remove the bytes of arrows and similar keys, which may come in several reads."""
        start, self._start_of_key = self._start_of_key, ""
        text = start + text
        if start and not (_KEY.match(text) or _START_OF_KEY.match(text)):
            text = text[1:]  # it was the Escape key itself
        unfinished = _START_OF_KEY.search(text)
        if unfinished is not None:
            self._start_of_key, text = unfinished[0], text[: unfinished.start()]
        return _ESCAPED.sub("", text)

    def _press(self, key: str) -> None:
        if key in _ENTER:
            self._lines.append(self._typed)
            self._typed = ""
        elif key in _DELETE:
            self._typed = self._typed[:-1]
        elif key == _CLEAR:
            self._typed = ""
        elif key == _CLEAR_WORD:
            self._typed = self._typed.rstrip().rpartition(" ")[0]
        elif key == _END:
            self._ended = self._ended or not self._typed
        elif key.isprintable():
            self._typed += key

    # The screen

    def show(self, prompt: str) -> None:
        """Show the prompt, followed by the letters that are typed so far."""
        if self._prompt != prompt and (self.edits or self._prompt is None):
            self._draw(prompt)
        self._prompt = prompt

    def hide(self) -> None:
        """Erase the prompt, so that something else can be printed."""
        if self._prompt is not None:
            self._write(_ERASE if self.edits else "\n")
        self._prompt = None

    def _draw(self, prompt: str) -> None:
        if not self.edits:
            self._write(prompt)
            return
        shown = self._typed
        while shown and cell_len(prompt + shown) >= get_terminal_size().columns:
            shown = shown[1:]
        self._write(_ERASE + prompt + shown)

    def _echo(self, prompt: str, word: str) -> None:
        """Print a finished line, so that it stands above its result."""
        if self.edits:
            self._write(f"{_ERASE}{prompt}{word}\n")
        elif not self.live:
            self._write(f"{word}\n" if self._prompt is not None else f"{prompt}{word}\n")
        self._prompt = None

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()


def _stdin() -> int:
    try:
        return sys.stdin.fileno()
    except (AttributeError, OSError, ValueError):
        return _CLOSED
