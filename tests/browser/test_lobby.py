"""The lobby with more public tables than fit on a page."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from browser.conftest import Visitors
from browser.looks import check
from browser.steps import make_table

pytestmark = pytest.mark.slow


def test_the_lobby_searches_and_turns_pages(visitors: Visitors) -> None:
    url = visitors.site.url
    for number in range(11):  # each from an address of its own: an address has a quota
        with httpx.Client(
            base_url=url, headers={"X-Forwarded-For": f"192.0.2.{number}"}, timeout=60
        ) as http:
            http.post("/api/guests", json={"name": f"Harry {number}"}).raise_for_status()
            for _ in range(5):
                made = http.post("/api/tables", json={"game": "bang", "public": True})
                made.raise_for_status()
    page = visitors.come()
    page.goto(url + "/lobby")
    for name in (None, "Ann"):  # over HTTP, and over a socket
        if name is not None:
            make_table(page, url, name)
            page.get_by_role("link", name="Lobby").click()
        expect(page.get_by_text("Tables 1 to 50 of 55")).to_be_visible()
        check(page)
        expect(page.get_by_role("button", name="Previous page")).to_be_disabled()
        page.get_by_role("button", name="Next page").click()
        expect(page.get_by_text("Tables 51 to 55 of 55")).to_be_visible()
        page.get_by_label("Search by host or game").fill("harry 10")
        expect(page.get_by_text("Tables 1 to 5 of 5")).to_be_visible()
        page.get_by_role("combobox").select_option("train-heist")
        expect(page.get_by_text("No table fits your search.")).to_be_visible()
        page.get_by_role("combobox").select_option("")
        page.get_by_label("Search by host or game").fill("")
        page.get_by_label("Only tables with a free seat").check()
        expect(page.get_by_text("Tables 1 to 50 of 55")).to_be_visible()
        page.get_by_label("Only tables with a free seat").uncheck()
