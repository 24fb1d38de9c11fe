"""Log lines as text or as JSON, without names, keys, secrets or seeds."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

# The fields of a line besides its text. Tables, matches and people appear as numbers.
FIELDS = (
    "table",
    "match",
    "game",
    "seat",
    "person",
    "action",
    "job",
    "method",
    "route",
    "status",
    "ms",
    "where",
    "unlogged",
    "url",
    "why",
)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).strftime("%H:%M:%S")
        fields = "".join(f" {name}={value}" for name, value in _fields(record).items())
        text = f"{at} {record.levelname.lower():7} {record.getMessage()}{fields}"
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        return text


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}


def _is_not_cancelled(record: logging.LogRecord) -> bool:
    """Filter out each request that shutdown interrupts: uvicorn logs their number once."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def set_up(kind: str, stream: TextIO) -> None:
    """Send all logs to one stream. Libraries log only warnings and errors."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    handler.addFilter(_is_not_cancelled)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("whistlestop").setLevel(logging.INFO)
