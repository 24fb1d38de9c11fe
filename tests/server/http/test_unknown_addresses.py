"""An address that does not exist: people get a page of the web client, programs a problem."""

from __future__ import annotations

import pytest

from tables.browser_requests import asking, assert_secure_headers
from tables.serving import Serving

# As browsers send it when a person opens an address.
BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
UNKNOWN = (
    "/nowhere",
    "/t",
    "/t/key/nowhere",
    "/rules/bang/base/nowhere",
    "/learn/bang/reach/nowhere",
    "/index.html",
)
NO_SCREENS = ("/api/nowhere", "/assets/none.js", "/public/none.svg")


@pytest.mark.parametrize("path", UNKNOWN)
async def test_a_person_gets_the_page_of_the_web_client(server: Serving, path: str) -> None:
    async with asking(server) as http:
        welcome = await http.get("/")
        answer = await http.get(path, headers=BROWSER)
    assert (answer.status_code, answer.text) == (404, welcome.text)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert_secure_headers(answer)


@pytest.mark.parametrize(
    "path", ["/nowhere", "/api/nowhere", "/assets/none.js", "/public/none.svg"]
)
async def test_a_program_gets_a_problem(server: Serving, path: str) -> None:
    async with asking(server) as http:
        answer = await http.get(path)
    assert (answer.status_code, answer.json()["kind"]) == (404, "not-found")


@pytest.mark.parametrize("path", NO_SCREENS)
async def test_paths_that_people_never_open_have_no_page(server: Serving, path: str) -> None:
    async with asking(server) as http:
        answer = await http.get(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["kind"]) == (404, "not-found")
