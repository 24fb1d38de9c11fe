"""The HTTP API against its own OpenAPI schema, which must describe every response."""

from __future__ import annotations

import atexit
import os
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from whistlestop.server.app import make_app
from whistlestop.server.context import ServerContext
from whistlestop.server.http import static_site
from whistlestop.server.settings import Settings

pytestmark = pytest.mark.slow

SOAK = "WHISTLESTOP_SOAK" in os.environ
FOLDER = Path(mkdtemp(prefix="whistlestop-api-"))
atexit.register(rmtree, FOLDER)
SETTINGS = Settings(db=f"sqlite:///{FOLDER / 'club.db'}", per_address=10**6)
APP = make_app(lambda: ServerContext.opened(SETTINGS))
SCHEMA: dict[str, Any] = APP.openapi_schema.to_schema()
OPERATIONS = [
    (method, path, operation)
    for path, item in SCHEMA["paths"].items()
    for method, operation in item.items()
]
PAGES = {*static_site.SCREENS, "/assets/{name:str}", "/public/{name:str}", "/sw.js"}

# Lists that are too long make bodies that are too big, which are refused before they are read.
REFUSALS = {"negative_data_rejection": {"expected-statuses": ["4xx"]}}
CONFIG = schemathesis.Config.from_dict({"checks": REFUSALS})
schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", APP, config=CONFIG)
some = settings(
    max_examples=500 if SOAK else 12,
    deadline=None,
    derandomize=not SOAK,
    suppress_health_check=[*HealthCheck],
)
# Our response to OPTIONS names only one method of a path, and no schema can describe valid names.
EXCLUDED = [allow_header_conformance, positive_data_acceptance]


@pytest.fixture
def token() -> str:
    """Return the session token of a guest. Each route has its own, because one ends sessions."""
    with TestClient(APP) as http:
        answer = http.post("/api/guests", json={"name": "Ann"})
        return str(answer.cookies["whistlestop"])


@schema.parametrize()
@some
def test_nobody_gets_an_answer_that_the_schema_does_not_describe(
    case: schemathesis.Case[Any],
) -> None:
    case.call_and_validate(excluded_checks=EXCLUDED)


@schema.parametrize()
@some
def test_a_guest_gets_no_answer_that_the_schema_does_not_describe(
    case: schemathesis.Case[Any], token: str
) -> None:
    answer = case.call_and_validate(
        excluded_checks=EXCLUDED, headers={"Cookie": f"whistlestop={token}"}
    )
    assert answer.status_code != 401 or case.path == "/api/me/logout"


def test_every_route_is_described_but_the_pages() -> None:
    hidden, described = set(), set()
    for route in APP.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler in route.route_handlers:
            methods = {str(method).lower() for method in handler.http_methods} - {"options"}
            if handler.resolve_include_in_schema():
                described |= {(method, route.path_format) for method in methods}
            elif methods and not route.path.startswith("/api/schema"):
                hidden.add(route.path)
    assert hidden == PAGES
    assert described == {(method, path) for method, path, _ in OPERATIONS}


@pytest.mark.parametrize(("method", "path", "operation"), OPERATIONS)
def test_every_refusal_is_described_as_a_problem(
    method: str, path: str, operation: dict[str, Any]
) -> None:
    refusals = {
        int(status): answer["content"]
        for status, answer in operation["responses"].items()
        if int(status) >= 400
    }
    expected = {429}
    expected |= {403} if method in ("post", "put", "delete") else set()
    expected |= {400, 413} if "requestBody" in operation else set()
    expected |= {400, 404} if "{" in path else set()
    assert set(refusals) >= expected
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    assert all(content == problem for content in refusals.values())
    assert operation["summary"]


def test_the_schema_says_that_unknown_fields_are_refused() -> None:
    for _, _, operation in OPERATIONS:
        if "requestBody" in operation:
            (content,) = operation["requestBody"]["content"].values()
            name = content["schema"]["$ref"].rpartition("/")[2]
            assert SCHEMA["components"]["schemas"][name]["additionalProperties"] is False
