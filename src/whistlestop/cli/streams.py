"""The streams that the command line writes to."""

from __future__ import annotations

import os
import sys

from rich.console import Console as RichConsole

from whistlestop.terminal.console import Console


def stderr() -> Console:
    """Make a console that prints to stderr."""
    return Console(RichConsole(stderr=True, highlight=False))


def close_stdout() -> None:
    """Discard the output that is still buffered: Python would fail to write it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
