"""Somebody goes away from a match with friends, and comes back: the whole story in two browsers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Visitors
from browser.looks import check
from browser.steps import answer, make_table, play_until_asked, take_part
from tables.serving import Process

pytestmark = pytest.mark.slow


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Process]:
    """Serve a site that soon asks the table about somebody who is away."""
    process = Process(
        f"sqlite:///{tmp_path / 'club.db'}",
        tmp_path / "log",
        "--bot-pause=0.05",
        "--per-address=9999",
        "--vote-after=3",
    )
    process.start()
    yield process
    process.stop()


def test_a_friend_goes_away_and_gets_the_seat_back(visitors: Visitors) -> None:
    ann, bo = visitors.come(), visitors.come(**PHONE)
    link = make_table(ann, visitors.site.url, "Ann")
    take_part(bo, link, "Bo")
    ann.get_by_role("button", name="Start with bots").click()
    play_until_asked(ann, "bandit")
    answer(ann)
    expect(ann.get_by_text("Waiting for Bo.")).to_be_visible()

    # Bo looks at the lobby, so Bo is present. A link leads back to the match.
    bo.get_by_role("link", name="Lobby").click()
    ann.wait_for_timeout(4_000)  # longer than it takes until the table is asked
    expect(ann.get_by_text("Bo is away")).to_have_count(0)
    expect(ann.get_by_text("Should a bot play")).to_have_count(0)
    bo.get_by_role("link", name="turn").click()
    expect(bo.get_by_role("group", name="Which bandit will you be?")).to_be_visible()

    # Bo closes the page, so Bo is away. The table is asked, and the host decides.
    bo.goto(f"{visitors.site.url}/health")  # a page without a connection
    expect(ann.get_by_text("Bo is away. In 0:0").first).to_be_visible()
    expect(ann.locator(".seat-clock").get_by_text("away")).to_be_visible()
    yes = ann.get_by_role("button", name="Yes, let a bot play")
    expect(yes).to_be_visible()
    check(ann)
    yes.click()
    expect(ann.locator(".seat-clock").get_by_text("bot plays")).to_be_visible()
    play_until_asked(ann, "scheme")

    # Bo comes back, has the seat, and reads what the bot did until Bo dismisses it.
    bo.goto(link)
    summary = bo.get_by_role("region", name="While you were away")
    expect(summary).to_be_visible()
    expect(summary.get_by_role("listitem").first).to_contain_text("Bo")
    expect(ann.locator(".seat-clock")).to_have_count(0)
    check(bo)
    bo.reload()
    expect(summary).to_be_visible()
    summary.get_by_role("button", name="All right").click()
    bo.reload()
    # The bot may have planned for Bo already, so Ann must play on before Bo is asked.
    play_until_asked(bo, "scheme", others=(ann,))
    expect(summary).to_have_count(0)
