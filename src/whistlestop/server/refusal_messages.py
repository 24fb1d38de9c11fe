"""What a client is told when a request is refused, over the socket and over HTTP alike."""

from __future__ import annotations

import logging

from whistlestop.engine.errors import WhistlestopError, cut
from whistlestop.store.store import StoreProblem
from whistlestop.wire.from_server import Refused

log = logging.getLogger(__name__)


def refusal(number: int | None, problem: WhistlestopError) -> Refused:
    """Build the `refused` message for a problem."""
    if isinstance(problem, StoreProblem):
        # The operator alone may know where the database is and what it said.
        log.warning("the store is in trouble", extra={"why": str(problem)})
        problem = StoreProblem("the store is in trouble", problem.kind, why="try again")
    details = {
        name: value if isinstance(value, int | float | bool | str) else cut(value)
        for name, value in problem.details.items()
    }
    return Refused(id=number, kind=problem.kind, details=details, text=str(problem)[:1000])


def shorten(problem: object) -> str:
    """Cut the text of an error to what a client may be sent."""
    return str(problem)[:200]
