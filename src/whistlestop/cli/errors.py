"""The error of a command line that cannot be run."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.errors import WhistlestopError

INTERRUPTED: Final = 130  # the exit code after Ctrl-C, as shells expect it


class UsageError(WhistlestopError):
    """The command line asks for something that does not exist or does not fit together."""
