"""The devices of a person: the list in the settings, the personal link, and signing out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check, check_both_themes, check_every_language
from browser.steps import come_in, tab_to

pytestmark = pytest.mark.slow

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_devices_are_listed_and_signed_out(visitors: Visitors, device: dict[str, Any]) -> None:
    settings = f"{visitors.site.url}/settings"
    ann = visitors.come(**device)
    ann.goto(settings)
    come_in(ann, "Ann")
    devices = ann.get_by_role("region", name="Your devices")
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(devices.get_by_role("listitem")).to_contain_text("this device")
    ann.get_by_role("button", name="Create my personal link").click()
    link = ann.get_by_label("Your personal link, only for you").input_value()

    other = visitors.come(**PHONE, user_agent=IPHONE)
    other.goto(link)
    other.get_by_role("button", name="Yes, this is me").click()
    expect(other).to_have_url(f"{visitors.site.url}/")
    other.goto(settings)
    expect(other.get_by_label("Your name")).to_have_value("Ann")

    ann.reload()
    phone = devices.get_by_role("listitem").filter(has_text="Safari, iPhone")
    expect(phone).to_contain_text("with your personal link")
    expect(ann.get_by_role("button", name="Replace my personal link")).to_be_visible()
    check_both_themes(ann)
    check_every_language(ann)

    tab_to(ann, "Safari, iPhone")
    ann.keyboard.press("Enter")
    expect(devices.get_by_role("status")).to_have_text("Signed out.")
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(ann.get_by_role("heading", name="Your devices")).to_be_focused()
    # The socket of the other device is closed, and its page no longer shows anybody's devices.
    expect(other.get_by_role("heading", name="Your devices")).to_have_count(0)
    expect(other.get_by_role("button", name="Come in")).to_be_visible()

    tab_to(ann, "Sign out here")
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("button", name="Yes, sign out")).to_be_focused()
    check(ann)
    ann.keyboard.press("Enter")
    expect(ann).to_have_url(f"{visitors.site.url}/")
    ann.goto(settings)
    expect(ann.get_by_role("button", name="Come in")).to_be_visible()
    expect(ann.get_by_role("heading", name="Your devices")).to_have_count(0)
