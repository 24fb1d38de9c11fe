"""Handlers that answer every error with a Problem, so that all errors look alike to clients."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException, ValidationException

from whistlestop.engine.errors import WhistlestopError
from whistlestop.server.errors import ABUSE, ServerRefusal, TryLater
from whistlestop.server.http.request_origin import client_address
from whistlestop.server.http.static_site import unknown_address
from whistlestop.server.refusal_messages import refusal, shorten
from whistlestop.store.store import StoreProblem
from whistlestop.wire.http_bodies import Problem

log = logging.getLogger(__name__)

KIND_BY_STATUS = {
    401: "who-are-you",
    403: "foreign-origin",
    404: "not-found",
    405: "not-found",
    413: "too-big",
    429: "too-fast",
}


def _response(
    problem: Problem, status: int, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def handle_refusal(request: Request[Any, Any, Any], problem: WhistlestopError) -> Response[Problem]:
    """Answer an error of this program, which has its own kind and details."""
    if isinstance(problem, ABUSE):
        person = request.state.get("person")
        request.app.state.context.abuse_log.note(problem.kind, client_address(request), person)
    told = refusal(None, problem)
    status = 503 if isinstance(problem, StoreProblem) else 400
    if isinstance(problem, ServerRefusal):
        status = problem.status
    headers = {}
    if isinstance(problem, TryLater):
        headers["retry-after"] = str(problem.details["wait"])
    body = Problem(kind=told.kind, details=told.details, text=told.text)
    return _response(body, status, headers)


def handle_http_error(
    request: Request[Any, Any, Any], problem: HTTPException
) -> Response[Problem] | Response[str]:
    """Answer an error of Litestar: an unknown route, or a body that does not fit the schema."""
    page = unknown_address(request) if isinstance(problem, NotFoundException) else None
    if page is not None:
        return page
    why = shorten(problem.detail)
    if isinstance(problem, ValidationException) and problem.extra:
        first: Any = problem.extra[0] if isinstance(problem.extra, list) else problem.extra
        why = shorten(first.get("message", why) if isinstance(first, dict) else first)
    status = problem.status_code
    kind = KIND_BY_STATUS.get(status, "bad-message" if status < 500 else "server-trouble")
    details = {"why": why} if kind == "bad-message" else {}
    return _response(Problem(kind=kind, details=details, text=why), status, problem.headers)


def handle_bug(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """Log a bug with its traceback. Tell the client only that the server is in trouble."""
    request.app.state.context.metrics.trouble.inc()
    log.error("a request failed", exc_info=problem)
    return _response(
        Problem(kind="server-trouble", details={}, text="the server is in trouble"), 500
    )
