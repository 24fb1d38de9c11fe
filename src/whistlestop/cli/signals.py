"""Signals that ask the program to end: the window was closed, or the machine shuts down."""

from __future__ import annotations

import signal
from typing import NoReturn

from whistlestop.terminal.console import Quit


def quit_on_signals() -> None:
    """Raise Quit on these signals, so that the person leaves the table properly."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # Windows has no SIGHUP
            signal.signal(getattr(signal, name), _quit)


def _quit(_signal: int, _frame: object) -> NoReturn:
    raise Quit
