"""The ways into a match: the first page, an invitation, and the way back from another screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check, check_both_themes, check_every_language
from browser.steps import answer, come_in, play_until_asked
from tables.serving import Process

pytestmark = pytest.mark.slow

DEVICES = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture
def site(club: Process) -> Process:
    return club


def invite_to_colt(page: Page, url: str) -> str:
    """Make a table for friends from the first page, and return its link."""
    page.goto(url)
    page.get_by_role("button", name="With friends Colt Super Express").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    link = page.get_by_label("Invite link", exact=True)
    expect(link).to_be_visible()
    expect(link).to_be_in_viewport()
    return link.input_value()


@DEVICES
def test_an_invitation_says_who_invites_to_what_and_whether_there_is_room(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    visitors.forgiven = ("400 (Bad Request)",)  # Chromium's own word about a reserved name
    ann, bo, eve = (visitors.come(**device) for _ in range(3))
    ann.goto(visitors.site.url)
    suggested = ann.get_by_label("Your name").input_value()
    link = invite_to_colt(ann, visitors.site.url)
    own_seat = ann.get_by_role("listitem").filter(has_text=suggested)
    expect(own_seat).to_contain_text("host")
    expect(own_seat).not_to_contain_text("ready")  # the host starts, and need not be ready
    check_both_themes(ann)
    bo.goto(link)
    heading = bo.get_by_role("heading", level=1)
    expect(heading).to_have_text(f"{suggested} invites you to Colt Super Express")
    expect(bo.get_by_text("3 seats are free.")).to_be_visible()
    check_both_themes(bo)
    check_every_language(bo)
    bo.get_by_label("Your name").fill("admin")
    bo.get_by_role("button", name="Take a seat").click()
    expect(bo.get_by_role("alert")).to_be_visible()
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take a seat").click()
    expect(bo.get_by_role("button", name="I am ready")).to_be_visible()
    for seat in (3, 4):
        ann.get_by_label(f"Bot for seat {seat}").select_option("easy")
    expect(ann.get_by_role("button", name="Start", exact=True)).to_be_visible()
    eve.goto(link)
    expect(eve.get_by_text("All seats are taken.")).to_be_visible()
    bo.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="Start", exact=True).click()
    expect(ann.get_by_role("group", name="Which bandit will you be?")).to_be_visible()
    eve.reload()
    expect(eve.get_by_text("The match has begun.")).to_be_visible()
    check(eve)
    come_in(eve, "Eve")
    expect(eve.get_by_text("Take over a bot's seat")).to_be_visible()


def test_a_guest_without_a_seat_takes_one(visitors: Visitors) -> None:
    ann, bo = visitors.come(), visitors.come(**PHONE)
    bo.goto(invite_to_colt(ann, visitors.site.url))
    come_in(bo, "Bo")
    expect(bo.get_by_text("invites you to Colt Super Express")).to_be_visible()
    check(bo)
    bo.get_by_role("button", name="Take a seat").click()
    expect(bo.get_by_role("button", name="I am ready")).to_be_visible()


@DEVICES
def test_other_screens_lead_back_to_the_match(visitors: Visitors, device: dict[str, Any]) -> None:
    page = visitors.come(**device)
    page.goto(visitors.site.url)
    page.get_by_role("button", name="Play now Colt Super Express").click()
    play_until_asked(page, "bandit")
    for screen in ("Settings", "Rules", "Lobby"):  # at the table, the rules open beside it
        page.get_by_role("link", name=screen, exact=True).click()
        expect(page.get_by_role("link", name="Back to the match: your turn")).to_be_visible()
    check_both_themes(page)
    page.reload()  # a tab that has not seen the match
    page.get_by_role("link", name="Back to the match: your turn").click()
    expect(page).to_have_url(re.compile("/match$"))
    answer(page)
    play_until_asked(page, "scheme")
    expect(page.get_by_role("button", name="Lay the cards face down")).to_be_visible()
    page.get_by_role("link", name="Whistlestop").click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.get_by_role("main").get_by_text("Your turn")).to_be_visible()
    check_both_themes(page)
