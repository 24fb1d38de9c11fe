"""Error messages in the user's language."""

from __future__ import annotations

from typing import Any

from whistlestop.client.errors import ConnectionLost, RequestRefused
from whistlestop.engine.errors import WhistlestopError
from whistlestop.locales import Texts

_LONGEST_DETAIL = 400  # letters; a detail may list hundreds of legal answers


def error_message(problem: WhistlestopError, texts: Texts) -> str:
    """Return the message for an error, and for the error that is its reason.

    A newer server may refuse for reasons that have no text here. Then the server's text is shown.
    """
    details: dict[str, Any] = {}
    for name, value in problem.details.items():
        if isinstance(value, WhistlestopError):
            details[name] = error_message(value, texts)
        elif isinstance(value, str) and len(value) > _LONGEST_DETAIL:
            details[name] = value[:_LONGEST_DETAIL] + " ..."
        else:
            details[name] = value
    try:
        return texts.say(f"error-{problem.kind}", **details)
    except (LookupError, ValueError):
        if isinstance(problem, ConnectionLost | RequestRefused):
            return str(problem)[:_LONGEST_DETAIL]
        raise
