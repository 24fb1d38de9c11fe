"""A process that has imported the libraries once, and forks a copy of itself for each command.

    python tests/tables/fork_server.py

Most of the time that the command takes to start is the import of other people's libraries. Our own
modules are imported in the copy, as in a real start, so that a missing import is still noticed.
Each request comes over the Unix socket at standard input: the words, the folder and the environment
of the command as JSON, with its standard streams and a pipe for its exit code.
`tables.quick_start` sends the requests.

All commands share what Python sets at its start: the seed of hashes, the encoding of the streams.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import runpy
import selectors
import signal
import socket
import sys
import threading
from typing import Any, NoReturn

MOST = 2**20  # bytes of a request
_OURS = "whistlestop"
# Modules that import the libraries. They are forgotten again.
_BRANCHES = (
    "whistlestop.cli",
    "whistlestop.server.serve",
    "whistlestop.client.http_api",
    "whistlestop.terminal.online_table",
)


def _import_libraries() -> None:
    """Import all libraries of the program, but none of its own modules."""
    for name in _BRANCHES:
        importlib.import_module(name)
    for name in [each for each in sys.modules if each.split(".")[0] == _OURS]:
        del sys.modules[name]
    gc.collect()
    gc.freeze()  # a look at all objects would copy their memory in each fork


def _serve(requests: socket.socket) -> None:
    """Start a command for each request, until the socket is closed."""
    exit_codes: dict[int, int] = {}  # the pipes for the exit codes, by process
    wake_up, woken = socket.socketpair()
    for each in (wake_up, woken):
        each.setblocking(False)
    signal.set_wakeup_fd(wake_up.fileno(), warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    with selectors.DefaultSelector() as events:
        events.register(requests, selectors.EVENT_READ)
        events.register(woken, selectors.EVENT_READ)
        while True:
            ready = [key.fileobj for key, _ in events.select()]
            if woken in ready:
                woken.recv(MOST)
                _pass_on_exit_codes(exit_codes)
            if requests in ready:
                request, handles, _, _ = socket.recv_fds(requests, MOST, 4)
                if not request:
                    return
                *streams, exit_code = handles
                pid = os.fork()
                if not pid:
                    signal.set_wakeup_fd(-1)
                    for handle in (exit_code, *exit_codes.values()):
                        os.close(handle)
                    events.close()
                    for each in (requests, wake_up, woken):
                        each.close()
                    _become(json.loads(request), streams)
                exit_codes[pid] = exit_code
                for stream in streams:
                    os.close(stream)
                requests.send(str(pid).encode())


def _pass_on_exit_codes(exit_codes: dict[int, int]) -> None:
    """Write the exit code of each process that has ended into its pipe."""
    while exit_codes:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        with os.fdopen(exit_codes.pop(pid), "w") as pipe:
            pipe.write(str(os.waitstatus_to_exitcode(status)))


def _become(request: dict[str, Any], streams: list[int]) -> NoReturn:
    """Turn this copy into the command: its words, folder, environment and streams."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for place, stream in enumerate(streams):
        os.dup2(stream, place)
        os.close(stream)
    # The old streams may have been of another kind, such as a file where there is a pipe now.
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - it stays open
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, "utf-8", "backslashreplace", closefd=False)  # noqa: SIM115
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = [_OURS, *request["words"]]
    code: Any = None
    try:
        runpy.run_module(_OURS, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code
    except BaseException:  # noqa: BLE001 - shown and counted as at the end of any program
        sys.excepthook(*sys.exc_info())
        code = 1
    _end(code)


def _end(code: Any) -> NoReturn:
    """End the command as Python does, but do not free the memory: that would copy all of it."""
    if isinstance(code, str):
        print(code, file=sys.stderr)  # noqa: T201 - as `sys.exit` does
        code = 1
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code or 0)


if __name__ == "__main__":
    with socket.socket(fileno=os.dup(0)) as requests:
        _import_libraries()
        _serve(requests)
