"""Logs as lines for people or as JSON for programs; without names, keys, secrets or seeds."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

# What a line may say beside its text. Tables, matches and people are told by their numbers.
FIELDS = (
    "table",
    "match",
    "game",
    "seat",
    "person",
    "method",
    "route",
    "status",
    "ms",
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


def _is_news(record: logging.LogRecord) -> bool:
    """That a request was cut off when the server closed is none; that some were is said once."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def set_up(kind: str, stream: TextIO) -> None:
    """Everything goes to one stream; what the libraries say only if it matters."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    handler.addFilter(_is_news)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("whistlestop").setLevel(logging.INFO)
