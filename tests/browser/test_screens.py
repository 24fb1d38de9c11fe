"""Every screen, in both themes, on a phone and on a desktop."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check, check_both_themes
from browser.steps import answer, make_table, play_to_the_end, play_until_asked
from tables.serving import Process
from whistlestop.locales import LANGUAGES

pytestmark = pytest.mark.slow

COLOURS = ("color-contrast",)  # the rule that does not depend on the language


@pytest.fixture
def site(club: Process) -> Process:
    return club


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_wrong_on_any_screen(visitors: Visitors, device: dict[str, Any]) -> None:
    url = visitors.site.url
    page = visitors.come(**device)
    page.goto(url)
    check_both_themes(page)
    page.goto(f"{url}/new")
    check_both_themes(page)
    link = make_table(page, url, "Ann", seats=4, used=("Horse",))
    page.get_by_placeholder("Say something").fill("Howdy!")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log").get_by_text("Howdy!")).to_be_visible()
    check_both_themes(page)
    page.get_by_role("button", name="Start with bots").click()
    expect(page.get_by_role("group", name="Which bandit will you be?")).to_be_visible()
    check_both_themes(page)
    answer(page)
    expect(page.get_by_role("button", name="Lay the cards face down")).to_be_visible()
    page.keyboard.press("1")
    check_both_themes(page)
    page.keyboard.press("Backspace")
    play_to_the_end(page)
    page.get_by_text("Was the deal fair?").click()
    check_both_themes(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text(re.compile("Moment 1 of"))).to_be_visible()
    check_both_themes(page)
    size = "each => [each.offsetWidth, each.offsetHeight]"
    replay = page.locator(".layout > *").first
    before = replay.evaluate(size)
    page.get_by_text("Was the deal fair?").click()
    expect(page.get_by_role("button", name="Check it here")).to_be_visible()
    assert replay.evaluate(size) == before, "what the panel opens stretches the replay"
    for screen in ("/lobby", "/rules", "/rules/colt-super-express", "/settings", "/resume"):
        page.goto(url + screen)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check_both_themes(page)
    page.goto(link)
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


def test_an_unknown_address_shows_a_page_that_leads_home(visitors: Visitors) -> None:
    visitors.forgiven = ("404 (Not Found)",)  # Chromium's own word about the address
    page = visitors.come()
    for path, title in (
        ("/t/" + "x" * 22, "There is no such table."),
        ("/t/no-key", "There is nothing at this address."),
        ("/far/out/in/the/desert?really=yes", "There is nothing at this address."),
    ):
        page.goto(visitors.site.url + path)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
    check_both_themes(page)
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page).to_have_url(f"{visitors.site.url}/")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete(visitors: Visitors, language: str) -> None:
    url = visitors.site.url
    page = visitors.come(language=language)
    for screen in ("/", "/new", "/lobby", "/rules/colt-super-express", "/settings"):
        page.goto(url + screen)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        check(page, without=COLOURS)
        assert page.get_attribute("html", "lang") == language
    page.goto(url)
    page.locator("button.primary").first.click()
    expect(page.locator(".pick")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".scheme")).to_be_visible()
    check(page, without=COLOURS)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024), (1440, 900), (2560, 1440)])
def test_a_full_table_fits_every_size(visitors: Visitors, width: int, height: int) -> None:
    page = visitors.come(viewport={"width": width, "height": height})
    make_table(page, visitors.site.url, "A rather long name 1234", seats=7, used=("Horse",))
    page.get_by_role("button", name="Start with bots").click()
    play_until_asked(page, "scheme")
    check(page)


def test_the_first_load_is_small(visitors: Visitors) -> None:
    page = visitors.come()
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))  # noqa: PLW0108 - no built-in
    page.goto(visitors.site.url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {
        each.url: len(gzip.compress(each.body()))
        for each in loaded
        if each.ok and each.request.resource_type != "font"
    }
    assert 20_000 < sum(sizes.values()) < 200_000, sizes
    zipped = [each for each in loaded if each.header_value("content-encoding") == "gzip"]
    assert zipped, "nothing was sent compressed"
