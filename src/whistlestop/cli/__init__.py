"""The command line `whistlestop`: one file for each command, and the parts that they share.

Its texts are in the locales. Importing this package loads no server and no network library: a
command that needs such a library imports it when it runs.
"""

from __future__ import annotations

from whistlestop.cli.entry_point import main

__all__ = ["main"]
