"""The command line `whistlestop`: one file for each command, and what they share.

Its texts are in the locales. Importing this package loads no server and no network library: the
commands that need one import it when they run.
"""

from __future__ import annotations

from whistlestop.cli.entry_point import main

__all__ = ["main"]
