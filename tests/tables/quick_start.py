"""The command `whistlestop` in a process of its own that starts fast: see `fork_server.py`."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from select import select

from tables.fork_server import MOST


class _ForkServer:
    """The process that forks the commands. It ends with this process, when its socket closes."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            program = Path(__file__).with_name("fork_server.py")
            self._process = subprocess.Popen([sys.executable, program], stdin=theirs.fileno())
        atexit.register(self._close)

    def fork(self, request: bytes, handles: list[int]) -> int:
        """Start a command with its standard streams and exit code. Return its process."""
        socket.send_fds(self._socket, [request], handles)
        return int(self._socket.recv(MOST))

    def _close(self) -> None:
        self._socket.close()
        self._process.wait()


@cache
def _fork_server() -> _ForkServer:
    return _ForkServer()


class Command:
    """A running command."""

    def __init__(
        self,
        words: Sequence[str],
        streams: Sequence[int],
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Start a command. `streams` are its standard input, output and error."""
        variables = dict(os.environ if environment is None else environment)
        ignored = [name for name, value in variables.items() if _is_too_late(name, value)]
        assert not ignored, f"Python has started already: {ignored} would change nothing"
        folder = folder or Path.cwd()
        request = {"words": words, "folder": str(folder), "environment": variables}
        self._exit_code, theirs = os.pipe()
        self.returncode: int | None = None
        try:
            encoded = json.dumps(request).encode()
            self.pid = _fork_server().fork(encoded, [*streams, theirs])
        finally:
            os.close(theirs)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end of the command, and return its exit code."""
        if self.returncode is None:
            if timeout is not None and not select([self._exit_code], [], [], timeout)[0]:
                self.send_signal(signal.SIGKILL)
                self.wait()
                raise subprocess.TimeoutExpired("whistlestop", timeout)
            with os.fdopen(self._exit_code) as pipe:
                self.returncode = int(pipe.read())
        return self.returncode

    def send_signal(self, which: signal.Signals) -> None:
        """Send a signal, unless the command has ended."""
        if self.returncode is None and not select([self._exit_code], [], [], 0)[0]:
            os.kill(self.pid, which)


def _is_too_late(name: str, value: str) -> bool:
    """Return whether a variable differs from ours, and only a new Python would read it."""
    ours = os.environ.get(name)
    return name.startswith("PYTHON") and name != "PYTHONPATH" and value != ours


def run(
    words: Sequence[str],
    *,
    typed: str = "",
    folder: Path,
    environment: Mapping[str, str],
    timeout: float,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, and return what it printed."""
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as typing,
        tempfile.TemporaryFile("w+", encoding="utf-8") as out,
        tempfile.TemporaryFile("w+", encoding="utf-8") as error,
    ):
        typing.write(typed)
        typing.seek(0)
        streams = [each.fileno() for each in (typing, out, error)]
        code = Command(words, streams, folder, environment).wait(timeout)
        for each in (out, error):
            each.seek(0)
        return subprocess.CompletedProcess(list(words), code, out.read(), error.read())
