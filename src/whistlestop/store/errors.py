"""The errors of the store."""

from __future__ import annotations

from collections.abc import Collection

from whistlestop.engine.errors import WhistlestopError

_LONGEST = 200


class StoreProblem(WhistlestopError):
    """The database cannot be used, or a write failed and changed nothing."""


class ChoiceTaken(Exception):
    """Another process has stored a choice with this number first."""


def why(error: BaseException, secrets: Collection[str] = ()) -> str:
    """Return the message of the database or the system in one line.

    The line has no SQL statements and no secrets.
    """
    said = getattr(error, "orig", None) or error
    said = said.__cause__ or said  # the driver's error, not the error of the layer around it
    text = str(said).strip().partition("\n")[0] or type(said).__name__
    for secret in secrets:
        text = text.replace(secret, "***")
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


def bad_database(error: BaseException, secrets: Collection[str] = ()) -> StoreProblem:
    text = why(error, secrets)
    return StoreProblem(f"the database cannot be used: {text}", "bad-database", why=text)


def not_stored(error: BaseException) -> StoreProblem:
    text = why(error)
    return StoreProblem(f"nothing was stored: {text}", "not-stored", why=text)
