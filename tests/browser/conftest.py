"""Fixtures with a real Chromium and a real server.

Every test file starts its own browser, because Playwright's event loop must not outlive the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from browser.steps import PATIENCE
from tables.chromium import FLAGS, find_chromium
from tables.serving import Process
from tables.staged import Stage, put_on
from whistlestop.engine.match import Match
from whistlestop.server.http.session import COOKIE

expect.set_options(timeout=PATIENCE)

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Process]:
    process = Process(
        f"sqlite:///{tmp_path / 'club.db'}",
        tmp_path / "log",
        "--bot-pause=0.05",
        "--per-address=9999",
    )
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Serve one site for a whole test file. Tests share it: each staged match has its own table."""
    folder: Path = tmp_path_factory.mktemp("club")
    process = Process(
        f"sqlite:///{folder / 'club.db'}", folder / "log", "--bot-pause=0.02", "--per-address=9999"
    )
    process.start()
    yield process
    process.stop()


# Go to an address of the client as its links do, and wait until the old screen is gone.
_GO = """async path => {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""


def go_to(page: Page, path: str) -> None:
    """Go to another address of the client without loading it again."""
    page.evaluate(_GO, path)


class Visitors:
    """People with one browser each. The errors and warnings of the browsers are collected."""

    def __init__(self, browser: Browser, site: Process) -> None:
        self.browser = browser
        self.site = site
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self._contexts: list[BrowserContext] = []
        self._stages: dict[Page, Stage] = {}

    def come(
        self, *, speed: float = 0, language: str = "en-US", app: bool = False, **how: Any
    ) -> Page:
        context = self.browser.new_context(
            **{**DESKTOP, "locale": language, "reduced_motion": "reduce", **how}
        )
        context.add_init_script(
            "if (!localStorage.getItem('whistlestop.settings')) "
            f"localStorage.setItem('whistlestop.settings', JSON.stringify({{speed: {speed}}}))"
        )
        if not app:
            # Pages of tests are short-lived: they need no service worker that keeps their files.
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))
        return page

    def take_seat(self, page: Page, stage: Stage, seat: int = 0) -> None:
        """Take a seat in a staged match."""
        url = self.site.url
        page.context.add_cookies([{"name": COOKIE, "value": stage.cookies[seat], "url": url}])
        page.goto(f"{url}/t/{stage.key}")

    def show(self, page: Page, match: Match) -> None:
        """Show a staged match from its first seat.

        A page that shows one already goes on to the next one without loading the client again.
        """
        before = self._stages.get(page)
        stage = self._stages[page] = put_on(self.site.db, match, before)
        if before is None:
            self.take_seat(page, stage)
        else:
            go_to(page, f"/t/{stage.key}")

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(
            each in message.text for each in self.forgiven
        ):
            self.complaints.append(message.text)

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def visitors(chromium: Browser, site: Process) -> Iterator[Visitors]:
    """Yield the visitors. At the end, check that no browser has complained."""
    people = Visitors(chromium, site)
    yield people
    people.close()
    assert people.complaints == []
