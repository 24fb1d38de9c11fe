"""The error of a command line that cannot be run."""

from __future__ import annotations

from whistlestop.engine.errors import WhistlestopError


class UsageError(WhistlestopError):
    """The command line asks for something that does not exist or does not fit together."""
