"""A match put away as it stands: a first line with a checksum, then JSON."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from whistlestop.engine.errors import BadSave

FORMAT = 1
_FIRST = f"whistlestop save {FORMAT} sha256="


def pack(data: dict[str, Any]) -> str:
    body = json.dumps(data, separators=(",", ":"))
    return f"{_FIRST}{_sum(body)}\n{body}\n"


def unpack(text: str) -> dict[str, Any]:
    """What was packed; BadSave if it is not ours or not whole."""
    first, _, body = text.partition("\n")
    if not first.startswith("whistlestop save "):
        raise BadSave("this is no saved match: its first line is not ours", "save-foreign")
    if not first.startswith(_FIRST):
        raise BadSave(
            f"this program loads saves of format {FORMAT}; this one is of another",
            "save-format",
            format=FORMAT,
        )
    body = body.removesuffix("\n")
    if first.removeprefix(_FIRST) != _sum(body):
        raise BadSave("this saved match is damaged: its checksum is not true", "save-damaged")
    try:
        data = json.loads(body, parse_constant=_no_number)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadSave("this saved match is damaged: it holds no match", "save-damaged")
    return data


def _no_number(word: str) -> float:
    """Python would take NaN and Infinity, which are no JSON and equal to nothing."""
    raise ValueError(word)


def _sum(body: str) -> str:
    return sha256(body.encode(errors="surrogatepass")).hexdigest()


def frozen(value: Any) -> Any:
    """JSON knows no tuples; in events and answers there are no lists."""
    if isinstance(value, list):
        return tuple(frozen(part) for part in value)
    if isinstance(value, dict):
        return {name: frozen(part) for name, part in value.items()}
    return value
