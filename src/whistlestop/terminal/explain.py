"""Errors, in the person's language."""

from __future__ import annotations

from typing import Any

from whistlestop.client.errors import CutOff, Turned
from whistlestop.engine.errors import WhistlestopError
from whistlestop.locales import Texts

_LONGEST_PART = 400  # there may be hundreds of legal answers


def explain(problem: WhistlestopError, texts: Texts) -> str:
    """One may have another as its reason. A server may have reasons that we have no words for."""
    details: dict[str, Any] = {}
    for name, value in problem.details.items():
        if isinstance(value, WhistlestopError):
            details[name] = explain(value, texts)
        elif isinstance(value, str) and len(value) > _LONGEST_PART:
            details[name] = value[:_LONGEST_PART] + " ..."
        else:
            details[name] = value
    try:
        return texts.say(f"error-{problem.kind}", **details)
    except (LookupError, ValueError):
        if isinstance(problem, CutOff | Turned):
            return str(problem)[:_LONGEST_PART]
        raise
