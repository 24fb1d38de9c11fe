"""The Great Train Robbery in real browsers: the railway, its questions, and room for all of it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check, fits, missing_texts
from browser.test_bang import (
    NAMES,
    answers,
    can,
    card,
    check_both_themes,
    check_room,
    many_to_aim_at,
    press,
    put_asked,
)
from tables.serving import Process
from tables.staged import played_until
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.locales import LANGUAGES

pytestmark = pytest.mark.slow

STRETCH = 60  # answers by keyboard
PATIENCE = 90.0  # seconds for them
# On a phone the railway takes room: so much of the last seats may be covered until one scrolls.
MOST_COVERED = 24  # px


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("train")
    process = Process(
        f"sqlite:///{folder / 'club.db'}", folder / "log", "--bot-pause=0.02", "--per-address=9999"
    )
    process.start()
    yield process
    process.stop()


# Moments


def at_any_time(_: Match, __: Ask) -> bool:
    return True


@cache
def moment(
    kind: str,
    seats: int = 5,
    good: Callable[[Match, Ask], bool] = at_any_time,
    names: tuple[str, ...] = NAMES,
    *more: str,
) -> Match:
    """The first seat is asked for something, and has a choice."""

    def wanted(match: Match) -> bool:
        ask = match.ask(0)
        return (
            ask is not None and ask.kind == kind and len(ask.answers) > 1 and bool(good(match, ask))
        )

    options = dict.fromkeys(("train-robbery", *more), True)
    return played_until(wanted, game="bang", seats=seats, options=options, names=names[:seats])


def can_take(match: Match, ask: Ask) -> bool:
    """A railcar, by paying a card, or after a free advance without showing one."""
    one = sum(str(answer).startswith("board") and len(answer.cards) == 2 for answer in ask.answers)
    return one > 0 and Answer("advance") in ask.answers and len(match.view(0).hand) >= 4


def pays_life(_: Match, ask: Ask) -> bool:
    return any(str(each).startswith("board") and len(each.cards) == 1 for each in ask.answers)


def shows_a_card(_: Match, ask: Ask) -> bool:
    return any(each.verb == "advance" and each.cards for each in ask.answers)


def with_next_stop(_: Match, ask: Ask) -> bool:
    return can(ask, "play next-stop") > 0


def railway(page: Page) -> Locator:
    return page.get_by_role("group", name="The railway")


def preview(page: Page) -> Locator:
    """That the train is not there yet."""
    return railway(page).get_by_text("After the move", exact=True)


def told(page: Page) -> Locator:
    return page.get_by_role("list", name="What happened")


# Playing


def test_a_stretch_is_played_with_the_keyboard_alone(visitors: Visitors) -> None:
    names = ("Ann", *["bot random"] * 4)
    page = put_asked(visitors, moment("turn", 5, can_take, names))
    random, given = Random(3), 0
    end = time.monotonic() + PATIENCE
    while given < STRETCH and not page.get_by_role("link", name="Replay").count():
        assert time.monotonic() < end, "the match stands still"
        given += press(page, random) in ("card", "answer")
    expect(told(page)).to_contain_text("The train moves on")


def test_a_railcar_is_taken_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, can_take))
    railway(page).get_by_role("button", name=re.compile("can be taken now")).first.focus()
    page.keyboard.press("Enter")
    expect(answers(page)).to_contain_text("pay with")
    lit = page.locator(".hand ul button.lit, .controls .laid-out")
    expect(lit.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(answers(page)).not_to_contain_text("pay with")
    railway(page).get_by_role("button", name=re.compile("can be taken now")).first.focus()
    page.keyboard.press("Enter")
    lit.first.focus()
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text(re.compile("takes .* at"))


def test_the_train_is_shown_where_a_free_advance_would_bring_it(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, can_take))
    engine = page.locator(".vehicle.engine")
    before = engine.bounding_box()
    advance = answers(page).get_by_role("button", name="Free advance")
    expect(advance).to_contain_text("within your means")
    advance.hover()
    expect(preview(page)).to_be_visible()
    page.mouse.move(1, 1)
    expect(preview(page)).to_have_count(0)
    advance.click()
    expect(preview(page)).to_be_visible()
    after = engine.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] == pytest.approx(before["x"] + before["width"], abs=2)
    answers(page).get_by_role("button", name="Move the train on").click()
    expect(page.get_by_text("Which railcar do you take?")).to_be_visible()
    expect(preview(page)).to_have_count(0)
    assert engine.bounding_box() == pytest.approx(after, abs=2)
    expect(told(page)).to_contain_text("The train moves on to")


def test_the_train_runs_from_station_to_station_and_stands_still_for_who_wants_it(
    visitors: Visitors,
) -> None:
    duration = "e => getComputedStyle(e).transitionDuration"
    for motion, expected in (("no-preference", "0.9s"), ("reduce", "0s")):
        match = moment("turn", 5, with_next_stop)
        page = put_asked(visitors, match, speed=1, reduced_motion=motion)
        assert page.locator(".vehicle").first.evaluate(duration) == expected


def test_a_next_stop_shows_the_train_one_place_further(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, with_next_stop))
    card(page, "Next Stop").focus()
    expect(preview(page)).to_be_visible()


def test_a_life_point_is_paid_on_a_second_tap_only(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, pays_life), **PHONE)
    place = railway(page).get_by_role("button", name=re.compile("^Tombrock.*can be taken now"))
    place.tap()
    pay = answers(page).get_by_role("button", name=re.compile("pay 1 life point"))
    expect(pay).to_contain_text("left")
    pay.tap()
    expect(told(page)).to_contain_text("Tombrock costs")


def test_a_card_is_shown_for_an_advance(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, shows_a_card))
    answers(page).get_by_role("button", name="Free advance").click()
    expect(answers(page)).to_contain_text("Show a card")
    page.locator(".hand ul button.lit").first.click()
    expect(told(page)).to_contain_text("shows")


def test_the_key_i_tells_all_about_a_station_and_what_is_below_it(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, can_take))
    dialog = page.get_by_role("dialog", name="What this is")
    place = railway(page).get_by_role("button", name=re.compile("below it .*(Car|Caboose|Wagon)"))
    place.first.focus()
    page.keyboard.press("i")
    expect(dialog).to_contain_text("A railcar here costs")
    dialog.locator("summary").press("Enter")
    expect(dialog.get_by_text(re.compile(r"^GTR-\d{3}$")).first).to_be_visible()
    check(page)


# What is shown

QUESTIONS = (
    *("turn", "board", "pay", "give", "swap", "full-steam", "spare", "as", "dig", "circus"),
    *("derail", "lounge", "mail", "robbed", "map"),
)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_wrong_with_any_question(visitors: Visitors, device: dict[str, Any]) -> None:
    page = visitors.come(**device)
    for kind in QUESTIONS:
        put_asked(visitors, moment(kind, 6), page)
        check_both_themes(page)
    put_asked(visitors, moment("turn", 5, can_take), page)
    answers(page).get_by_role("button", name="Free advance").click()
    expect(preview(page)).to_be_visible()
    check_both_themes(page)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_railway_and_everybody_can_be_seen(
    visitors: Visitors, seats: int, device: dict[str, Any]
) -> None:
    page = visitors.come(**device)
    for match in (moment("turn", seats, can_take), moment("dodge", seats)):
        put_asked(visitors, match, page)
        check_room(page, seats, MOST_COVERED)
        check_railway(page)
    if seats > 3:
        put_asked(visitors, moment("turn", seats, many_to_aim_at), page)
        card(page, "Duel").click()
        expect(answers(page).get_by_role("button", name="Aim at")).to_have_count(seats - 1)
        check_room(page, seats, MOST_COVERED)


_RAILWAY = """() => {
  const scroll = document.querySelector('.railway .scroll').getBoundingClientRect();
  return [...document.querySelectorAll('.railway .vehicle')].map(e => {
    const box = e.getBoundingClientRect();
    return Math.min(box.right, scroll.right) - Math.max(box.left, scroll.left) > box.width - 2;
  });
}"""


def check_railway(page: Page) -> None:
    """The whole train is in sight: on a phone the line is scrolled to it."""
    assert page.evaluate(_RAILWAY) == [True] * page.locator(".railway .vehicle").count()


@pytest.mark.parametrize("seats", [4, 8])
def test_with_gold_rush_there_is_room_for_all_of_it(visitors: Visitors, seats: int) -> None:
    for device in (DESKTOP, PHONE):
        page = put_asked(visitors, moment("turn", seats, can_take, NAMES, "gold-rush"), **device)
        check_room(page, seats, MOST_COVERED)
        check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_in_any_language(visitors: Visitors, language: str) -> None:
    for device in (DESKTOP, PHONE):
        page = visitors.come(language=language, **device)
        for kind in QUESTIONS:
            put_asked(visitors, moment(kind, 6), page)
            fits(page)
            assert missing_texts(page) == []
        put_asked(visitors, moment("turn", 5, can_take), page)
        page.locator(".controls .move").last.click()
        assert missing_texts(page) == []
        page.locator(".railway .tile").last.click()
        expect(page.locator("dialog[open] summary")).to_be_visible()
        assert missing_texts(page) == []
