"""The rules to look up: the drawer over a match, the pages, the search and the examples."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.bang import at_any_time, moment, put_asked
from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check, check_both_themes, check_every_language, settle
from browser.steps import open_log, tab_to
from tables.serving import Process
from whistlestop import games
from whistlestop.engine.match import Match

pytestmark = pytest.mark.slow

DEVICES = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
OTHERS = {"colt-super-express": "The last bandit aboard wins", "train-heist": "Loot Tiles"}


@pytest.fixture
def site(club: Process) -> Process:
    return club


def drawer_of(page: Page, name: str = "BANG!") -> Locator:
    return page.get_by_role("dialog", name=name, exact=True)


def example_in(place: Page | Locator) -> Locator:
    return place.get_by_role("region", name=re.compile("^Example:")).first


def opened(page: Page) -> Locator:
    """Open the drawer with its key, and return it when its example is there."""
    page.keyboard.press("r")
    drawer = drawer_of(page)
    expect(example_in(drawer).get_by_text("The table before the first move.")).to_be_visible()
    return drawer


@DEVICES
def test_the_drawer_shows_the_rules_of_the_match_and_is_accessible(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    match = moment("turn", 5, at_any_time, **{"train-robbery": True, "legends": True})
    page = put_asked(visitors, match, **device)
    address = page.url
    drawer = opened(page)
    box = drawer.bounding_box()
    assert box is not None
    screen = device["viewport"]
    assert box["height"] == screen["height"]
    assert box["width"] == min(screen["width"], 46 * 16)
    check_both_themes(page)
    chapters = drawer.get_by_role("navigation", name="The games and their expansions")
    names = [text.partition("\n")[0] for text in chapters.get_by_role("button").all_inner_texts()]
    played = ["The base game", "The Great Train Robbery", "Legends"]
    assert names == [*played, "Gold Rush", "Shadow-Gunslingers"]
    for name in names[1:]:
        chapters.get_by_role("button", name=name).click()
        expect(drawer.get_by_role("heading", name=name).first).to_be_visible()
        expect(example_in(drawer).get_by_role("status")).to_be_visible()
        check(page)
    check_every_language(page)
    search = drawer.get_by_role("searchbox")
    search.fill("beer")
    expect(drawer.get_by_role("status").first).to_have_text(re.compile(r"^\d+ results$"))
    check_both_themes(page)
    search.fill("")
    drawer.get_by_role("button", name="Your turn").click()
    expect(drawer).to_be_hidden()
    assert page.url == address
    expect(page.locator(".sentence.asked")).to_be_visible()


@pytest.mark.parametrize("game", OTHERS)
@DEVICES
def test_the_drawer_of_another_game_is_accessible(
    visitors: Visitors, device: dict[str, Any], game: str
) -> None:
    page = visitors.come(**device)
    visitors.show(page, Match(games.find(game), 3, {}, 5, ("Ann", "Bo", "Cleo")))
    expect(page.get_by_role("region", name="Your turn and your cards")).to_be_visible()
    page.get_by_role("link", name="Rules").click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_text(OTHERS[game]).first).to_be_attached()
    expect(example_in(drawer).get_by_role("status")).to_be_visible()
    check_both_themes(page)
    check_every_language(page)


def test_the_drawer_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn"))
    page.locator(".hand ul button").first.focus()
    drawer = opened(page)
    tab_to(page, "One event forward")
    page.keyboard.press("Enter")
    expect(example_in(drawer).get_by_text("Moment 2 of")).to_be_visible()
    its_rules = drawer.get_by_role("button", name=re.compile(r"^\d+ rules: ")).first
    tab_to(page, its_rules.get_attribute("aria-label") or "")
    page.keyboard.press("Enter")
    expect(drawer.get_by_role("heading", name="The rules about")).to_be_visible()
    tab_to(page, "All the rules")
    page.keyboard.press("Enter")
    expect(drawer.get_by_role("heading", name="The goal")).to_be_visible()
    drawer.get_by_role("searchbox").focus()
    page.keyboard.type("Barrel r")  # letters of the search, and no key for the drawer
    expect(drawer.get_by_role("heading", name=re.compile("^Rules"))).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("r")
    expect(drawer).to_be_hidden()
    expect(page.locator(".hand ul button").first).to_be_focused()


@DEVICES
def test_a_line_of_the_log_leads_to_its_rules_and_to_an_example(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    page = put_asked(visitors, moment("turn"), **device)
    open_log(page)
    line = page.get_by_role("listitem").filter(has_text=re.compile(r"starts their turn")).last
    line.get_by_role("button", name="Why?").click()
    drawer = drawer_of(page)
    expect(drawer.get_by_role("heading", name="starts their turn")).to_be_visible()
    expect(drawer.get_by_role("link", name="Link to BASE-030")).to_be_visible()
    check(page)
    drawer.get_by_role("button", name="Show an example").first.click()
    example = example_in(drawer)
    expect(example.get_by_text("Moment 1 of")).to_be_visible()  # it waits: no motion is wanted
    check(page)
    example.get_by_role("button", name="Play", exact=True).click()
    expect(example.get_by_role("button", name="Pause")).to_be_visible()
    expect(example.get_by_role("status")).to_have_text(re.compile("Ann starts their turn."))


def test_an_example_plays_itself_where_motion_is_wanted(visitors: Visitors) -> None:
    page = visitors.come(speed=2, reduced_motion="no-preference")
    page.goto(f"{visitors.site.url}/rules/colt-super-express/horse")
    example = example_in(page)
    expect(example.get_by_role("status")).to_have_text(re.compile("gallops back"))
    example.get_by_role("button", name="Pause").click()
    now = example.get_by_text(re.compile("^Moment")).inner_text()
    page.wait_for_timeout(2_000)  # longer than a moment
    expect(example.get_by_text(now, exact=True)).to_be_visible()


def test_a_link_leads_to_a_clause_in_its_section(visitors: Visitors) -> None:
    page = visitors.come()
    url = visitors.site.url
    page.goto(f"{url}/rules/bang#GTR-041")
    expect(page.locator("#GTR-041")).to_be_in_viewport()
    chapter = page.get_by_role("button", name="The Great Train Robbery")
    expect(chapter).to_have_attribute("aria-current", "page")
    expect(page.locator("details[open]")).to_have_count(1)
    page.get_by_role("button", name="Legends").click()
    expect(page).to_have_url(f"{url}/rules/bang/legends")
    expect(page.get_by_role("heading", name="Legends").first).to_be_visible()
    page.go_back()
    expect(chapter).to_have_attribute("aria-current", "page")
    page.goto(f"{url}/rules/no-such-game")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address.")


@pytest.mark.parametrize(
    ("language", "query", "found"),
    [("it-IT", "CITTA", "Città"), ("pt-BR", "tunel", "Túnel")],
)
def test_the_search_ignores_accents_and_case(
    visitors: Visitors, language: str, query: str, found: str
) -> None:
    page = visitors.come(language=language)
    page.goto(f"{visitors.site.url}/rules/train-heist#TH-158")
    expect(page.locator("#TH-158")).to_be_in_viewport()  # far down the page
    page.get_by_role("searchbox").fill(query)
    expect(page.get_by_role("heading", level=3, name=found).first).to_be_visible()
    expect(page.get_by_role("heading", level=3).first).to_be_in_viewport()


def test_everything_is_unfolded_on_paper_and_the_drawer_is_alone_there(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn"))
    drawer = opened(page)
    folded = drawer.locator("details:not([open])")
    expect(folded.first).to_be_visible()
    page.emulate_media(media="print")
    expect(folded).to_have_count(0)
    expect(drawer.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator(".match > .board")).to_be_hidden()
    settle(page)
    height = drawer.evaluate("each => each.getBoundingClientRect().height")
    assert height > 10_000, "all clauses are on the paper"
    page.emulate_media(media="screen")
    expect(folded.first).to_be_visible()
    expect(page.locator(".match > .board")).to_be_visible()
