"""Legends in real browsers: Feats and Fame, becoming a Legend, and room for everything at once."""

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
    check_room,
    expect_unless_over,
    moment,
    play_a_match,
    put,
    put_asked,
)
from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check, check_both_themes, check_every_language
from browser.steps import Glimpses, open_log, tab_to
from tables.serving import Process
from tables.staged import played_until
from whistlestop.engine.ask import Ask
from whistlestop.engine.match import Match

pytestmark = pytest.mark.slow

LEGENDS = {"legends": True}
ALL = {**LEGENDS, "gold-rush": True, "shadow-gunslingers": True, "train-robbery": True}
ROW = 4  # most Feats that lie open
# With all expansions, a phone may cover this much of the last seats before scrolling.
MOST_COVERED = 150  # px
DEVICES = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture
def site(club: Process) -> Process:
    return club


# Moments


def fame(match: Match) -> int:
    return int(dict(match.view(0).players[0].counters).get("fame", 0))


def full_row(match: Match, ask: Ask) -> bool:
    """Return whether nobody is out, all four Feats are open, and the first seat can perform one."""
    view = match.view(0)
    everybody = not any(each.out for each in view.players)
    return everybody and len(view.goals) == ROW and can(ask, "perform") > 0 and len(view.hand) > 2


def usual_turn(match: Match, ask: Ask) -> bool:
    """Return whether the row is full, with a usual hand, few cards in play and one Feat to perform.

    More of any of these takes another row, and on a phone more scrolling.
    """
    view = match.view(0)
    few = len(view.hand) < 6 and all(len(each.cards) <= 2 for each in view.players)
    return full_row(match, ask) and can(ask, "perform") == 1 and few


def with_a_beer(_: Match, ask: Ask) -> bool:
    return can(ask, "perform bottleneck") == 1


def hand_to_lose(match: Match, ask: Ask) -> bool:
    return can(ask, "perform borderlands") > 0 and len(match.view(0).hand) > 2


def last_token(match: Match, ask: Ask) -> bool:
    """Return whether the next Feat can make the first seat a Legend."""
    return 0 < fame(match) <= 2 and can(ask, "perform") > 0


def pair_to_show(_: Match, ask: Ask) -> bool:
    return can(ask, "perform thousand-ways-to-die") == 1


def blackjack(_: Match, ask: Ask) -> bool:
    return can(ask, "use legendary-black-jack") > 0


def for_another(_: Match, ask: Ask) -> bool:
    return bool(ask.about.get("at", ask.seat) != ask.seat)


def legends_around(match: Match, _: Ask) -> bool:
    view = match.view(0)
    return sum("legendary" in each.character and not each.out for each in view.players[1:]) > 1


QUESTIONS = {
    **dict.fromkeys(("feat", "trail", "victim", "boast", "dismiss", "fame"), at_any_time),
    **dict.fromkeys(("company", "jail", "ignore", "tax", "free-bang"), at_any_time),
    **dict.fromkeys(("more", "look", "mail"), at_any_time),
    "draw": blackjack,
    "luck": for_another,
    "turn": full_row,
}


def question(kind: str) -> Match:
    return moment(kind, 5, QUESTIONS[kind], **LEGENDS)


# Actions


def feats(page: Page) -> Locator:
    """Return the visible list of Feats. It is beside the table or above it."""
    return page.locator(".feats:visible").first


def happened(page: Page) -> Locator:
    return page.get_by_role("list", name="Game log", include_hidden=True)


def tokens(page: Page) -> Locator:
    """Return the element that shows the Fame tokens of the player who looks at the page."""
    return page.locator("[data-seat='0']").first.locator(".held.tokens")


# Whole matches


def test_a_whole_match_with_everything_by_the_keyboard_alone(visitors: Visitors) -> None:
    """Start at the form for a new table, and choose the mix with all expansions."""
    page = visitors.come()
    page.goto(f"{visitors.site.url}/new")
    page.get_by_role("radio", name="BANG!").check()
    page.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    tab_to(page, "All aboard")
    page.keyboard.press("Enter")
    for option in ("Gold Rush", "Shadow-Gunslingers", "The Great Train Robbery", "Legends"):
        expect(page.get_by_role("checkbox", name=re.compile(f"^{option}"))).to_be_checked()
    tab_to(page, "Create the table")
    page.keyboard.press("Enter")
    tab_to(page, "Start with bots")
    page.keyboard.press("Enter")
    page.locator(".board .seats").wait_for()
    expect_unless_over(page, feats(page))
    play_a_match(page, Random(3))


# Named mixes


def test_a_mix_sets_what_it_names_and_nothing_else(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(f"{visitors.site.url}/new")
    page.get_by_role("radio", name="BANG!").check()
    everything, plain = (
        page.get_by_role("button", name=each) for each in ("All aboard", "Back to basics")
    )
    expect(plain).to_have_attribute("aria-pressed", "true")
    page.get_by_text("More options").click()
    page.get_by_label("You may put yourself in Jail").check()
    everything.click()
    expect(everything).to_have_attribute("aria-pressed", "true")
    page.get_by_role("checkbox", name=re.compile("^Legends")).uncheck()
    expect(everything).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Gold and ghosts").click()
    for number, checked in enumerate((True, True, False, False)):
        expect(page.get_by_role("checkbox").nth(number)).to_be_checked(checked=checked)
    expect(page.get_by_label("You may put yourself in Jail")).to_be_checked()
    expect(page.get_by_label("A Sheriff who eliminates a Deputy")).to_be_visible()  # of Gold Rush
    expect(page.get_by_label("Custom Station")).to_have_count(0)  # of The Great Train Robbery
    check(page)


# Performing


def test_a_feat_is_performed_by_the_keyboard(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, with_a_beer, **LEGENDS))
    before = int(tokens(page).inner_text())
    tab_to(page, "Bottleneck")
    page.keyboard.press("Enter")
    choice = answers(page).locator("button.primary")
    expect(choice).to_contain_text("discard Beer")
    expect(choice).to_be_focused()
    page.keyboard.press("Enter")
    expect(happened(page)).to_contain_text("performs Bottleneck")
    if before > 2:
        expect(tokens(page)).to_have_text(str(before - 2))


def test_a_feat_is_performed_by_taps_on_the_table(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, pair_to_show, **LEGENDS), **PHONE)
    feats(page).get_by_role("button", name="A Thousand Ways to Die").tap()
    lit, picked = (page.locator(f".hand ul button{each}") for each in (".lit", ".picked"))
    expect(lit).to_have_count(2)  # there is no other pair
    lit.last.tap()
    expect(picked).to_have_count(2)  # so the second card is proposed
    answers(page).locator("button.primary").tap()
    expect(happened(page)).to_contain_text("performs A Thousand Ways to Die")


def test_discarding_the_whole_hand_is_confirmed_first(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, hand_to_lose, **LEGENDS))
    held = page.locator(".hand ul button").count()
    feats(page).get_by_role("button", name="Borderlands").click()
    answers(page).locator("button.primary").click()
    doubt = page.get_by_role("dialog", name="You will discard your whole hand")
    expect(doubt).to_be_visible()
    doubt.get_by_role("button", name="Better not").click()
    expect(page.locator(".hand ul button")).to_have_count(held)


def test_a_feat_that_is_far_explains_itself(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 6, full_row, **LEGENDS))
    feats(page).locator("button:not(.lit)").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Explanation")).to_be_visible()
    check(page)


@DEVICES
def test_becoming_a_legend_is_seen_by_everybody(visitors: Visitors, device: dict[str, Any]) -> None:
    for motion, speed in (("no-preference", 1), ("reduce", 1)):
        match = moment("feat", 5, last_token, **LEGENDS)
        page = put_asked(visitors, match, speed=speed, reduced_motion=motion, **device)
        crowns = Glimpses(page, ".crown")
        answers(page).locator(".feat").first.click()
        crown = crowns.wait_for("is a Legend!")
        assert ("still" in crown["classes"].split()) == (motion == "reduce")
        expect(page.locator(".crown")).to_have_count(0)
        open_log(page)
        expect(happened(page)).to_contain_text("becomes a Legend!")
        expect(page.locator("[data-seat='0'].legend:visible")).to_have_count(1)


def test_both_sides_of_a_character_are_shown(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, legends_around, **LEGENDS))
    page.locator(".seats .seat.legend button.who").first.focus()
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog", name="Explanation")
    expect(dialog).to_contain_text("Normal side")
    expect(dialog.locator(".gilt.up")).to_contain_text("in effect")
    dialog.get_by_role("button", name=re.compile("rules about it")).press("Enter")
    drawer = page.get_by_role("dialog", name="BANG!", exact=True)
    expect(drawer.get_by_text(re.compile(r"LEG-\d{3}")).first).to_be_visible()
    check_both_themes(page)


# Display


@DEVICES
def test_nothing_is_wrong_with_any_question(visitors: Visitors, device: dict[str, Any]) -> None:
    page = visitors.come(**device)
    for kind in QUESTIONS:
        put_asked(visitors, question(kind), page)
        check_both_themes(page)
        check_every_language(page)


@DEVICES
@pytest.mark.parametrize("seats", range(4, 9))
def test_with_everything_everybody_and_everything_can_be_seen(
    visitors: Visitors, seats: int, device: dict[str, Any]
) -> None:
    page = put_asked(visitors, moment("turn", seats, usual_turn, **ALL), **device)
    check_room(page, seats, covered=MOST_COVERED)
    expect(feats(page).get_by_role("button")).to_have_count(ROW)
    if device is PHONE:
        for tab, group in (("Railway", "The railway"), ("Market", "Equipment for sale")):
            page.get_by_role("tab", name=tab).tap()
            expect(page.get_by_role("group", name=group)).to_be_visible()
            check(page)
    else:
        expect(page.get_by_role("group", name="The railway")).to_be_visible()
        for offer in (
            page.get_by_role("group", name="Equipment for sale").get_by_role("button").all()
        ):
            offer.click(trial=True)  # nothing covers it


@DEVICES
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_feats_leave_room_for_everybody(
    visitors: Visitors, seats: int, device: dict[str, Any]
) -> None:
    page = put_asked(visitors, moment("turn", seats, full_row, **LEGENDS), **device)
    check_room(page, seats, covered=48)


@DEVICES
def test_no_text_is_missing_in_any_language(visitors: Visitors, device: dict[str, Any]) -> None:
    page = put_asked(visitors, moment("turn", 8, full_row, **ALL), **device)
    check_every_language(page)
    feats(page).locator("button:not(.lit)").first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_be_visible()
    check_every_language(page, fit=False)


def test_the_tabs_of_a_phone_are_gone_through_by_keys(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, full_row, **ALL), **PHONE)
    page.get_by_role("tab", name="Feats").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Railway")).to_be_focused()
    expect(page.get_by_role("group", name="The railway")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(feats(page)).to_be_visible()


def test_legends_look_like_legends_to_spectators_too(visitors: Visitors) -> None:
    match = played_until(
        lambda match: any("legendary" in each.character for each in match.view(0).players[1:]),
        game="bang",
        seats=5,
        options=LEGENDS,
        names=NAMES[:5],
    )
    page = put(visitors, match)
    seat = page.locator(".seats .seat.legend").first
    expect(seat.locator(".laurel")).to_be_visible()
    expect(seat).to_contain_text("Legend")
