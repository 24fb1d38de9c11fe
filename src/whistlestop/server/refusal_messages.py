"""The messages to a client about refused requests, over the socket and over HTTP."""

from __future__ import annotations

import logging

from whistlestop.engine.errors import WhistlestopError, cut
from whistlestop.store.store import StoreProblem
from whistlestop.wire.from_server import Refused

log = logging.getLogger(__name__)


def refusal(number: int | None, problem: WhistlestopError) -> Refused:
    """Build the `refused` message for a problem."""
    if isinstance(problem, StoreProblem):
        # Only the operator may know where the database is and what its error says.
        log.warning("the store is in trouble", extra={"why": str(problem)})
        problem = StoreProblem("the store is in trouble", problem.kind, why="again")
    details = {
        name: value if isinstance(value, int | float | bool | str) else cut(value)
        for name, value in problem.details.items()
    }
    return Refused(id=number, kind=problem.kind, details=details, text=str(problem)[:1000])


def shorten(problem: object) -> str:
    """Cut the text of an error to the length that may be sent to a client."""
    return str(problem)[:200]
