"""Gold Rush and the shadow-gunslingers in real browsers: the market, and players who come back."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.bang import (
    NAMES,
    answers,
    at_any_time,
    can,
    card,
    check_room,
    expect_unless_over,
    moment,
    play_a_match,
    put,
    put_asked,
)
from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check_both_themes, check_every_language
from browser.steps import make_table, tab_to
from tables.serving import Process
from tables.staged import played_until
from whistlestop.engine.ask import Ask
from whistlestop.engine.match import Match

pytestmark = pytest.mark.slow

GOLD = {"gold-rush": True}
SHADOWS = {"shadow-gunslingers": True}
BOTH = {**GOLD, **SHADOWS}
ONE_LINE = 48  # px, the height of a line of equipment in a seat
DEVICES = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture
def site(club: Process) -> Process:
    return club


# Moments


def gear(match: Match, seat: int) -> int:
    return sum(len(cards) for _, cards in match.view(0).players[seat].piles)


def at_market(match: Match, ask: Ask) -> bool:
    """Return whether the first seat has equipment, can buy, and can pay to discard a card."""
    return can(ask, "buy") >= 2 and can(ask, "scrap") >= 1 and gear(match, 0) >= 1


def with_a_beer_to_sell(_: Match, ask: Ask) -> bool:
    return can(ask, "sell") > 0


def to_give_away(_: Match, ask: Ask) -> bool:
    """Return whether the first seat can buy a Wanted and give it to a player of its choice."""
    return can(ask, "buy wanted") > 1


def as_a_shadow(match: Match, _: Ask) -> bool:
    return "shadow" in match.view(0).players[0].marks


def a_rich_table(match: Match, _: Ask) -> bool:
    """Return whether nobody is out and several players have equipment. This takes the most room."""
    living = [each.seat for each in match.view(0).players if not each.out]
    return len(living) == match.seats and sum(gear(match, seat) > 0 for seat in living) > 2


def saved_by_a_rucksack(_: Match, ask: Ask) -> bool:
    return can(ask, "use rucksack") > 0


# Actions


def market(page: Page) -> Locator:
    return page.get_by_role("group", name="Equipment for sale")


def nuggets(page: Page) -> Locator:
    """Return the element that shows the nuggets of the player who looks at the page."""
    return page.locator("[data-seat='0']").first.locator(".held.gold")


def happened(page: Page) -> Locator:
    return page.get_by_role("list", name="Game log")


# Whole matches


def test_a_whole_match_with_everything_by_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    used = ("Gold Rush", "Shadow-Gunslingers")
    make_table(page, visitors.site.url, "Ann", game="BANG!", seats=4, used=used)
    tab_to(page, "Start with bots")
    page.keyboard.press("Enter")
    page.locator(".board .seats").wait_for()
    expect_unless_over(page, market(page))
    play_a_match(page, Random(3))


# Buying


def test_equipment_is_bought_by_the_keyboard(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, at_market, **GOLD))
    before = nuggets(page).inner_text()
    tab_to(page, "you can buy it now")
    page.keyboard.press("Enter")
    choice = answers(page).locator("button:not(.undo)").first
    expect(choice).to_be_focused()
    page.keyboard.press("Enter")
    expect(happened(page)).to_contain_text("buys")
    expect(nuggets(page)).not_to_have_text(before)


def test_somebody_is_made_to_discard_equipment_by_the_keyboard(visitors: Visitors) -> None:
    match = moment("turn", 5, at_market, **GOLD)
    ask = match.ask(0)
    assert ask is not None
    price = next(answer.number for answer in ask.answers if answer.verb == "scrap")
    page = put_asked(visitors, match)
    tab_to(page, f"for {price} nugget")
    page.keyboard.press("Enter")
    expect(answers(page).locator("button:not(.undo)").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(happened(page)).to_contain_text("discard")


def test_a_beer_is_sold_for_a_nugget(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, with_a_beer_to_sell, **GOLD))
    before = nuggets(page).inner_text()
    card(page, "Beer").click()
    answers(page).get_by_role("button", name="for 1 nugget").click()
    expect(happened(page)).to_contain_text("sells Beer")
    expect(nuggets(page)).to_have_text(str(int(before) + 1))


def test_a_wanted_card_goes_to_the_tapped_player(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, to_give_away, **GOLD))
    market(page).get_by_role("button", name="Wanted").first.click()
    page.locator(".seats .seat.lit button.who").first.click()
    expect(happened(page)).to_contain_text("buys Wanted")


def test_equipment_that_is_too_expensive_says_so(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, at_any_time, **GOLD))
    dear = market(page).get_by_role("button", name="too expensive for you").first
    expect(dear).to_be_visible()
    dear.click()
    reason = page.get_by_role("status").locator(".bubble", has_text=", and you have")
    expect(reason).to_be_visible()
    reason.get_by_role("button", name="What is it?").click()
    expect(page.get_by_role("dialog", name="Explanation")).to_be_visible()


# Display


@DEVICES
def test_nothing_is_wrong_with_any_question(visitors: Visitors, device: dict[str, Any]) -> None:
    page = visitors.come(**device)
    for match in (
        moment("turn", 6, at_market, **GOLD),
        moment("as", 5, at_any_time, **GOLD),
        moment("give", 5, at_any_time, **GOLD),
        moment("drop", 5, at_any_time, **GOLD),
        moment("save", 5, saved_by_a_rucksack, **GOLD),
        moment("turn", 6, as_a_shadow, **BOTH),
    ):
        put_asked(visitors, match, page)
        check_both_themes(page)
        check_every_language(page)


@DEVICES
@pytest.mark.parametrize("seats", range(4, 9))
def test_everybody_and_everything_for_sale_can_be_seen(
    visitors: Visitors, seats: int, device: dict[str, Any]
) -> None:
    page = put_asked(visitors, moment("turn", seats, a_rich_table, **GOLD), **device)
    check_room(page, seats, covered=ONE_LINE)
    for offer in market(page).get_by_role("button").all():
        offer.scroll_into_view_if_needed()
        offer.click(trial=True)  # nothing covers it


def test_no_text_is_missing_in_any_language(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 6, at_market, **GOLD))
    page.locator(".market button").first.focus()
    page.keyboard.press("i")
    expect(
        page.locator("dialog[open]").get_by_role("button", name=re.compile("rule"))
    ).to_be_visible()
    check_every_language(page, fit=False)


def test_shadows_look_like_shadows_and_the_others_are_told_so(visitors: Visitors) -> None:
    match = played_until(
        lambda match: any("shadow" in each.marks for each in match.view(0).players[1:]),
        game="bang",
        seats=5,
        options=SHADOWS,
        names=NAMES[:5],
    )
    page = put(visitors, match)
    seat = page.locator(".seats .seat.shadow")
    expect(seat).to_have_count(1)
    expect(seat).to_contain_text("Shadow")
    expect(seat.locator(".bullets")).to_have_count(0)
