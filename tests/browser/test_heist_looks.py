"""The look of Train Heist: every question, every language, every screen size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visitors
from browser.heist import (
    BANDIT,
    HEIST,
    RANDOM,
    RARE,
    Way,
    after_a_while,
    answers,
    at_any_time,
    can_loot,
    ended,
    in_the_tunnel,
    moment,
    put,
    put_asked,
    rare,
    the_map,
)
from browser.looks import (
    check,
    check_both_themes,
    check_every_language,
    fits,
    settle,
)
from browser.steps import open_log
from tables.serving import Process
from whistlestop.engine.ask import Ask
from whistlestop.engine.match import Match

pytestmark = pytest.mark.slow


@pytest.fixture
def site(club: Process) -> Process:
    return club


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_wrong_with_any_question(visitors: Visitors, device: dict[str, Any]) -> None:
    page = put_asked(visitors, moment("turn", 3, can_loot), **device)
    check_both_themes(page)
    page.get_by_role("button", name="Loot (").or_(
        answers(page).get_by_role("button", name="Loot")
    ).first.click()
    check_both_themes(page)
    for kind in ("ride", "give", "back", "deal", "discard", "jail", "undo"):
        put_asked(visitors, moment(kind, 3, at_any_time), page)
        check_both_themes(page)
        check_every_language(page)
    for kind in RARE:
        put_asked(visitors, rare(kind), page)
        check_both_themes(page)
        check_every_language(page)
    put_asked(visitors, moment("turn", 4, in_the_tunnel), page)
    check_both_themes(page)
    put_asked(visitors, moment("turn", 1, after_a_while, cowboys=4), page)
    check_both_themes(page)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_wrong_with_pointing_dialogs_words_the_end_and_the_rules(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    page = put_asked(visitors, moment("turn", 2, at_any_time), **device)
    page.keyboard.press("p")
    check_both_themes(page)
    page.keyboard.press("Escape")
    page.locator(".words summary").click()
    check_both_themes(page)
    answers(page).get_by_role("button", name="End the turn").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_both_themes(page)
    page.keyboard.press("Escape")
    open_log(page)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("group", name="Emotes")).to_be_visible()
    expect(page.get_by_role("list", name="Game log")).to_be_hidden()
    check_both_themes(page)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("list", name="Game log")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    check_both_themes(page)
    put(visitors, ended(), page)
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    check_both_themes(page)
    page.get_by_role("link", name="Replay").click()
    expect(the_map(page)).to_be_visible()
    check(page)
    page.goto(f"{visitors.site.url}/rules/{HEIST}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check_both_themes(page)


def test_no_text_is_missing_in_any_language(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 3, at_any_time))
    page.locator(".words summary").click()
    check_every_language(page)
    page.locator("button.gear").click()
    check_every_language(page, fit=False)
    put(visitors, ended(), page)
    check_every_language(page, fit=False)
    page.goto(f"{visitors.site.url}/new")
    expect(page.locator("input[type=radio]").first).to_be_visible()
    check_every_language(page, fit=False)


@pytest.mark.parametrize(
    ("width", "height"), [(390, 844), (768, 1024), (1024, 768), (1440, 900), (2560, 1440)]
)
def test_a_table_of_four_fits_every_size(visitors: Visitors, width: int, height: int) -> None:
    page = put_asked(visitors, moment("turn", 4), viewport={"width": width, "height": height})
    fits(page)
    board = page.locator(".board").bounding_box()
    assert board is not None
    for part in page.locator(".board .meter").all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= board["x"] + board["width"] + 1


def carries_two_tiles(match: Match, _: Ask) -> bool:
    """Return whether a cowboy needs a second row for their loot, and a Wanted Card is left."""
    view = match.view(0)
    return bool(view.wanted) and any(len(each.loot) > 1 for each in view.cowboys)


def three_have_earned_cards(match: Match, _: Ask) -> bool:
    """Return whether three cowboys have the ability of a Wanted Card, and a card is left."""
    view = match.view(0)
    return bool(view.wanted) and sum(bool(each.title) for each in view.cowboys) > 2


@pytest.mark.parametrize(
    ("seats", "good", "how"),
    [
        (3, after_a_while, RANDOM),
        (4, after_a_while, RANDOM),
        (3, carries_two_tiles, RANDOM),
        (4, three_have_earned_cards, BANDIT),
    ],
)
def test_the_whole_board_is_in_sight_on_a_desktop(
    visitors: Visitors, seats: int, good: Callable[[Match, Ask], bool], how: Way
) -> None:
    page = put_asked(visitors, moment("turn", seats, good, how))
    settle(page)
    for part in (".table .train", ".table .map", ".controls", ".hand .cards", ".wanted"):
        assert bottom(page, part) <= 900


def bottom(page: Page, part: str) -> float:
    box = page.locator(part).first.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_the_latest_lines_of_the_log_are_in_sight_beside_many_answers(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 3, many_ways_to_go))
    page.locator(".controls .answer", has_text="Go").first.click()
    expect(page.locator(".controls .answer").nth(4)).to_be_visible()
    settle(page)
    latest = page.get_by_role("list", name="Game log").get_by_role("listitem").last
    expect(latest).to_be_in_viewport(ratio=0.8)


def many_ways_to_go(_: Match, ask: Ask) -> bool:
    return sum(answer.verb == "move" for answer in ask.answers) > 5
