"""The errors of the store."""

from __future__ import annotations

from collections.abc import Collection

from whistlestop.engine.errors import WhistlestopError

_LONGEST = 200
# Words of SQLite, PostgreSQL and the system, and what they mean.
_REASONS = (
    (("disk is full", "no space left", "file too large", "quota exceeded"), "the disk is full"),
    (("locked", "lock timeout"), "it is locked"),
    (("readonly", "read-only", "permission denied"), "it cannot be written"),
    (("disk i/o error", "input/output error"), "the disk cannot be read or written"),
)


class StoreProblem(WhistlestopError):
    """The database cannot be used, or a write failed and changed nothing."""


class BadBackup(StoreProblem):
    """The file is no backup, or it is damaged, or a newer version of this program has made it."""


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


def plain_reason(problem: StoreProblem) -> str:
    """Return why the database failed, for everybody: without its path and its own message."""
    said = str(problem).casefold()
    for words, reason in _REASONS:
        if any(each in said for each in words):
            return reason
    return "it does not work"


def not_stored(error: BaseException) -> StoreProblem:
    text = why(error)
    return StoreProblem(f"nothing was stored: {text}", "not-stored", why=text)
