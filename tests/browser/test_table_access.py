"""Coming to a table in a browser: requests for bots' seats, and renewed invite links."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check
from browser.steps import come_in, make_table, take_part

pytestmark = pytest.mark.slow

DEVICES = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


@DEVICES
def test_a_spectator_asks_for_a_bots_seat_and_the_players_agree(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    ann, bo, eve = visitors.come(**device), visitors.come(), visitors.come(**device)
    link = make_table(ann, visitors.site.url, "Ann", seats=4)
    take_part(bo, link, "Bo")
    ann.get_by_role("button", name="Start with bots").click()
    eve.goto(link)
    come_in(eve, "Eve")
    eve.get_by_text("Take over a bot's seat").click()
    check(eve)
    eve.get_by_role("button", name="Ask for seat 3").click()
    expect(eve.get_by_text("You have asked for seat 3. Still to agree: Ann, Bo.")).to_be_visible()
    check(eve)
    expect(ann.get_by_text("Eve asks to take over seat 3 from a bot.")).to_be_visible()
    check(ann)
    ann.get_by_role("button", name="Agree").click()
    expect(ann.get_by_text("You have agreed. Still to agree: Bo.")).to_be_visible()
    bo.get_by_role("button", name="Agree").click()
    for page in (ann, bo, eve):
        expect(page.locator(".board").get_by_text("Eve", exact=True)).to_be_visible()
        expect(page.locator(".request")).to_have_count(0)
    expect(eve.get_by_text("Take over a bot's seat")).to_have_count(0)


def test_a_player_declines_and_the_spectator_reads_it(visitors: Visitors) -> None:
    ann, eve = visitors.come(), visitors.come(**PHONE)
    link = make_table(ann, visitors.site.url, "Ann", seats=3)
    ann.get_by_role("button", name="Start with bots").click()
    eve.goto(link)
    come_in(eve, "Eve")
    for leave in ("Withdraw", "Decline"):
        eve.get_by_text("Take over a bot's seat").click()
        eve.get_by_role("button", name="Ask for seat 2").click()
        (eve if leave == "Withdraw" else ann).get_by_role("button", name=leave).click()
    expect(eve.get_by_text("The players have not agreed.")).to_be_visible()
    check(eve)


@DEVICES
def test_a_host_renews_the_invite_link(visitors: Visitors, device: dict[str, Any]) -> None:
    ann, bo, eve = visitors.come(**device), visitors.come(), visitors.come(**device)
    old = make_table(ann, visitors.site.url, "Ann", seats=3)
    take_part(bo, old, "Bo")
    expect(bo.get_by_role("button", name="New invite link")).to_have_count(0)
    ann.get_by_role("button", name="New invite link").scroll_into_view_if_needed()
    ann.get_by_role("button", name="New invite link").click()
    expect(ann).not_to_have_url(old)
    new = ann.url
    expect(bo).to_have_url(new)
    expect(ann.get_by_label("Invite link", exact=True)).to_have_value(new)
    check(ann)
    visitors.forgiven = ("404 (Not Found)",)  # Chromium's own word about the old link
    eve.goto(old)
    expect(eve.get_by_text("This invite link is no longer valid.")).to_be_visible()
    check(eve)
    bo.goto(old)  # Bo's seat is Bo's
    expect(bo).to_have_url(new)
    eve.goto(new)
    come_in(eve, "Eve")
    expect(eve.get_by_role("button", name="Sit here")).to_be_visible()
