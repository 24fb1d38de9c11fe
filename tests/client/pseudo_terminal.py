"""A pseudo-terminal that runs the command as at a real terminal, types keys and waits for text."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from typing import Self

_CONTROL = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")
_TIMEOUT = 200.0  # seconds; long, because it only ends tests that fail
_LAST = "<nothing comes after this>"


class PseudoTerminal:
    """A command at a terminal: `with PseudoTerminal(["join", url], environment) as terminal:`"""

    def __init__(
        self, words: Sequence[str], environment: Mapping[str, str], rows: int = 50
    ) -> None:
        self._master, self._slave = pty.openpty()
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "whistlestop", *words],
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            env={**environment, "TERM": "xterm"},
            start_new_session=True,
            preexec_fn=self._own_terminal,  # noqa: PLW1509 - so that Ctrl-C and closing it work
        )
        self.raw = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._seen = 0
        self._ended = False
        self._all_read = False

    def _own_terminal(self) -> None:
        fcntl.ioctl(self._slave, termios.TIOCSCTTY, 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)
        os.close(self._slave)

    @property
    def text(self) -> str:
        """Return everything that was shown, without control sequences."""
        return _CONTROL.sub("", self.raw).replace("\r\n", "\n")

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def enter(self, line: str) -> None:
        self.type(line + "\r")

    def expect(self, *texts: str) -> str:
        """Wait for one of these texts after the last one that was found; return this text."""
        end = time.monotonic() + _TIMEOUT
        wanted = re.compile("|".join(map(re.escape, texts)))
        while (found := wanted.search(self.text, self._seen)) is None:
            assert self._read(end), f"no {texts} in: {self.text[self._seen :]}"
        self._seen = found.end()
        return found[0]

    def exit_code(self) -> int:
        """Wait for the end of the command and return its exit code."""
        end = time.monotonic() + _TIMEOUT
        while self._read(end):
            pass
        assert self._all_read, f"it is still there: {self.text[self._seen :]}"
        return self._process.wait()

    def settings(self) -> list[int]:
        """Return the flags that say whether the terminal echoes keys and reads whole lines."""
        flags: int = termios.tcgetattr(self._slave)[3]
        return [flags & termios.ECHO, flags & termios.ICANON]

    def _read(self, end: float) -> bool:
        """Read more output; return False after the program's end or the time limit."""
        while not self._all_read:
            left = end - time.monotonic()
            if not self._ended and self._process.poll() is not None:
                # The last output of the program may still be on its way; this mark comes after it.
                os.write(self._slave, _LAST.encode())
                self._ended = True
            ready, _, _ = select.select([self._master], [], [], max(0.0, min(left, 0.1)))
            if ready:
                self.raw += self._decoder.decode(os.read(self._master, 65536))
                if self._ended and self.raw.endswith(_LAST):
                    self.raw = self.raw.removesuffix(_LAST)
                    self._all_read = True
                return True
            if left <= 0:
                break
        return False
