"""The abuse log: refusals for rates, quotas and bans, with the address that they came from.

It is apart from the other logs, because addresses are personal data: an operator may want to keep
it for a shorter time, or not at all.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections import OrderedDict
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path

import msgspec

from whistlestop.server.clocks import loop_time

OFF, STDERR = "off", "-"

_QUIET = 60.0  # seconds in which the same refusal of the same address is only counted
_REMEMBERED = 10_000  # addresses and kinds
_FILE_BYTES, _FILES = 2**20, 5


class AbuseLog:
    """A log with one JSON object in each line. The first refusal of an address is logged at once,
    and the later ones only as a number.

    So an attack cannot fill the disk with lines.
    """

    def __init__(self, where: str) -> None:
        """Log to a file, to stderr if `where` is "-", or nowhere if it is "off"."""
        self._handler = None if where == OFF else _handler(where)
        # For each kind and address: when its last line was written, and how many came since then.
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def note(self, kind: str, address: str, person: int | None = None) -> None:
        """Log that a request of this address was refused."""
        if self._handler is None:
            return
        now, key = loop_time(), (kind, address)
        since, more = self._seen.get(key, (-_QUIET, 0))
        if now - since < _QUIET:
            self._seen[key] = (since, more + 1)
            return
        self._seen[key] = (now, 0)
        self._seen.move_to_end(key)
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        line: dict[str, str | int] = {
            "at": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "refused": kind,
            "address": address,
        }
        if person is not None:
            line["person"] = person
        if more:
            line["more"] = more  # that were not logged since the last line
        self._handler.handle(logging.makeLogRecord({"msg": msgspec.json.encode(line).decode()}))

    def close(self) -> None:
        if self._handler is not None:
            self._handler.close()


def _handler(where: str) -> logging.Handler:
    if where == STDERR:
        return logging.StreamHandler(sys.stderr)
    Path(where).parent.mkdir(parents=True, exist_ok=True)
    return _PrivateFiles(where, maxBytes=_FILE_BYTES, backupCount=_FILES - 1, encoding="utf-8")


class _PrivateFiles(RotatingFileHandler):
    """Rotating log files that only their owner can read."""

    def _open(self):  # type: ignore[no-untyped-def]  # noqa: ANN202 - as in the standard library
        with contextlib.suppress(FileExistsError):
            os.close(os.open(self.baseFilename, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        return super()._open()
