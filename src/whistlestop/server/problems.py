"""Every HTTP error as a Problem, so that a client has one way to read them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from whistlestop.engine.errors import WhistlestopError
from whistlestop.server.desk import cut_why, refusal
from whistlestop.server.errors import ServerRefusal
from whistlestop.store.store import StoreProblem
from whistlestop.wire.http import Problem

log = logging.getLogger(__name__)

KINDS = {
    401: "who-are-you",
    403: "foreign-origin",
    404: "not-found",
    405: "not-found",
    413: "too-big",
    429: "too-fast",
}


def _answer(
    problem: Problem, status: int, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def refused(_: Request[Any, Any, Any], problem: WhistlestopError) -> Response[Problem]:
    """One of ours."""
    told = refusal(None, problem)
    status = 503 if isinstance(problem, StoreProblem) else 400
    if isinstance(problem, ServerRefusal):
        status = problem.status
    return _answer(Problem(kind=told.kind, details=told.details, text=told.text), status)


def http_error(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """One of Litestar's: a route that is not there, a body that does not fit."""
    why = cut_why(problem.detail)
    if isinstance(problem, ValidationException) and problem.extra:
        first: Any = problem.extra[0] if isinstance(problem.extra, list) else problem.extra
        why = cut_why(first.get("message", why) if isinstance(first, dict) else first)
    status = problem.status_code
    kind = KINDS.get(status, "bad-message" if status < 500 else "server-trouble")
    details = {"why": why} if kind == "bad-message" else {}
    return _answer(Problem(kind=kind, details=details, text=why), status, problem.headers)


def failed(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """A bug. The log has it; the person gets no more than that there is one."""
    request.app.state.house.metrics.trouble.inc()
    log.error("a request failed", exc_info=problem)
    return _answer(Problem(kind="server-trouble", details={}, text="the server is in trouble"), 500)
