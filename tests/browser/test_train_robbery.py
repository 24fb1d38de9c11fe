"""The Great Train Robbery in real browsers: the railway, its questions, and the room it needs."""

from __future__ import annotations

import re
import time
from functools import cache
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
    moment,
    press,
    put_asked,
)
from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import (
    check,
    check_both_themes,
    check_every_language,
    settle,
)
from browser.steps import MATCH, is_over, open_log
from tables.serving import Process
from tables.staged import played_until
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match

pytestmark = pytest.mark.slow

STRETCH = 60  # answers by keyboard
# On a phone the railway takes room. It may cover this much of the last seats before scrolling.
MOST_COVERED = 48  # px
# Gold Rush adds a row to each seat.
MOST_COVERED_WITH_GOLD_RUSH = 72  # px


TRAIN = {"train-robbery": True}
DEVICES = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture
def site(club: Process) -> Process:
    return club


# Moments


def can_take(match: Match, ask: Ask) -> bool:
    """Return whether the first seat can take a railcar for one card and can advance for free.

    The seat also has at least four cards.
    """
    one = sum(str(answer).startswith("board") and len(answer.cards) == 2 for answer in ask.answers)
    return one > 0 and Answer("advance") in ask.answers and len(match.view(0).hand) >= 4


def can_take_with_a_usual_hand(match: Match, ask: Ask) -> bool:
    """Return whether hand and cards in play are few. More take another row, and more scrolling."""
    view = match.view(0)
    few = len(view.hand) < 6 and all(len(each.cards) <= 2 for each in view.players)
    return can_take(match, ask) and few


def can_take_after_an_advance(match: Match, ask: Ask) -> bool:
    """Return whether the first seat is the next to be asked after its free advance.

    Nobody sits at the other seats: the server would answer for them after a minute.
    """
    if not can_take(match, ask):
        return False
    then = match.fork()
    then.choose(0, Answer("advance"))
    return [(each.seat, each.kind) for each in then.asks] == [(0, "board")]


def pays_life(_: Match, ask: Ask) -> bool:
    return any(str(each).startswith("board") and len(each.cards) == 1 for each in ask.answers)


def many_to_aim_at(match: Match, ask: Ask) -> bool:
    """Return whether the first seat can duel everybody with a full hand. It takes the most room."""
    return can(ask, "play duel") == match.seats - 1 and len(match.view(0).hand) >= 6


def with_next_stop(_: Match, ask: Ask) -> bool:
    return can(ask, "play next-stop") > 0


ABILITIES = 3  # the number of abilities that counts as many


def uses(ask: Ask) -> set[str]:
    return {answer.cards[0] for answer in ask.answers if answer.verb == "use"}


def collect_railcars(_: Match, ask: Ask) -> Answer | None:
    """Let the first player take railcars that can be used in a turn, and use none of them."""
    if ask.seat or ask.kind not in ("turn", "board"):
        return None
    verbs = {answer.verb: answer for answer in ask.answers if answer.cards[:1] != ("ghost-car",)}
    return verbs.get("board") or verbs.get("advance") or (verbs.get("end") if uses(ask) else None)


@cache
def with_many_abilities() -> Match:
    """Return a match in which the first player has many abilities, and three cards or more."""

    def wanted(match: Match) -> bool:
        ask = match.ask(0)
        asked = ask is not None and ask.kind == "turn" and len(uses(ask)) >= ABILITIES
        players = match.view(0).players
        return asked and players[0].hand > 2 and not any(each.out for each in players)

    names = NAMES[:5]
    return played_until(
        wanted, game="bang", seats=5, options=TRAIN, names=names, wish=collect_railcars
    )


def railway(page: Page) -> Locator:
    return page.get_by_role("group", name="The railway")


def preview(page: Page) -> Locator:
    """Return the label that marks the position of the train as a preview."""
    return railway(page).get_by_text("After the move", exact=True)


def told(page: Page) -> Locator:
    return page.get_by_role("list", name="Game log")


# Playing


def test_a_stretch_is_played_with_the_keyboard_alone(visitors: Visitors) -> None:
    names = (NAMES[0], *["bot easy"] * 4)
    page = put_asked(visitors, moment("turn", 5, can_take, names, **TRAIN))
    random, given = Random(3), 0
    end = time.monotonic() + MATCH
    while given < STRETCH and not is_over(page):
        assert time.monotonic() < end, "the match stands still"
        given += press(page, random) in ("card", "answer")
    expect(told(page)).to_contain_text("The train moves on")


def test_a_railcar_is_taken_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, can_take, **TRAIN))
    railway(page).get_by_role("button", name=re.compile("can be taken now")).first.focus()
    page.keyboard.press("Enter")
    expect(answers(page)).to_contain_text("pay with")
    lit = page.locator(".hand ul button.lit, .controls .laid-out")
    expect(lit.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(answers(page)).not_to_contain_text("pay with")
    railway(page).get_by_role("button", name=re.compile("can be taken now")).first.focus()
    page.keyboard.press("Enter")
    expect(answers(page)).to_contain_text("pay with")
    lit.first.focus()
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text(re.compile("takes .* at"))


def test_the_train_is_shown_where_a_free_advance_would_bring_it(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, can_take_after_an_advance, **TRAIN))
    engine = page.locator(".vehicle.engine")
    settle(page)
    before = engine.bounding_box()
    advance = answers(page).get_by_role("button", name="Free advance")
    expect(advance).to_contain_text("Affordable then")
    advance.hover()
    expect(preview(page)).to_be_visible()
    page.mouse.move(1, 1)
    expect(preview(page)).to_have_count(0)
    advance.click()
    expect(preview(page)).to_be_visible()
    settle(page)
    after = engine.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] == pytest.approx(before["x"] + before["width"], abs=2)
    answers(page).get_by_role("button", name="Move the train on").click()
    expect(page.get_by_text("Which railcar do you take?")).to_be_visible()
    expect(preview(page)).to_have_count(0)
    settle(page)
    assert engine.bounding_box() == pytest.approx(after, abs=2)
    expect(told(page)).to_contain_text("The train moves on to")


def test_the_train_moves_with_an_animation_unless_motion_is_reduced(
    visitors: Visitors,
) -> None:
    duration = "e => getComputedStyle(e).transitionDuration"
    for motion, expected in (("no-preference", "0.9s"), ("reduce", "0s")):
        match = moment("turn", 5, with_next_stop, **TRAIN)
        page = put_asked(visitors, match, speed=1, reduced_motion=motion)
        assert page.locator(".vehicle").first.evaluate(duration) == expected


def test_a_next_stop_shows_the_train_one_place_further(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, with_next_stop, **TRAIN))
    card(page, "Next Stop").focus()
    expect(preview(page)).to_be_visible()


def test_a_life_point_is_paid_on_a_second_tap_only(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, pays_life, **TRAIN), **PHONE)
    place = railway(page).get_by_role("button", name=re.compile("^Tombrock.*can be taken now"))
    place.tap()
    pay = answers(page).get_by_role("button", name=re.compile("pay 1 life point"))
    expect(pay).to_contain_text("left")
    pay.tap()
    open_log(page)
    expect(told(page)).to_contain_text("Tombrock costs")


def test_the_key_i_tells_all_about_a_station_and_what_is_below_it(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, can_take, **TRAIN))
    dialog = page.get_by_role("dialog", name="Explanation")
    place = railway(page).get_by_role("button", name=re.compile("below it: .*(Car|Caboose|Wagon)"))
    place.first.focus()
    page.keyboard.press("i")
    expect(dialog).to_contain_text("A railcar here costs")
    dialog.get_by_role("button", name=re.compile("rules about it")).press("Enter")
    drawer = page.get_by_role("dialog", name="BANG!", exact=True)
    expect(drawer.get_by_text(re.compile(r"GTR-\d{3}")).first).to_be_visible()
    check(page)


# Display

QUESTIONS = (
    *("turn", "board", "pay", "give", "swap", "full-steam", "spare", "as", "dig", "circus"),
    *("derail", "lounge", "mail", "robbed", "map"),
)


@DEVICES
def test_nothing_is_wrong_with_any_question(visitors: Visitors, device: dict[str, Any]) -> None:
    page = visitors.come(**device)
    for kind in QUESTIONS:
        put_asked(visitors, moment(kind, 6, at_any_time, **TRAIN), page)
        check_both_themes(page)
        check_every_language(page)
    put_asked(visitors, moment("turn", 5, can_take, **TRAIN), page)
    answers(page).get_by_role("button", name="Free advance").click()
    expect(preview(page)).to_be_visible()
    check_both_themes(page)


@pytest.mark.parametrize("seats", range(2, 9))
@DEVICES
def test_the_railway_and_everybody_can_be_seen(
    visitors: Visitors, seats: int, device: dict[str, Any]
) -> None:
    page = visitors.come(**device)
    for match in (
        moment("turn", seats, can_take_with_a_usual_hand, **TRAIN),
        moment("dodge", seats, at_any_time, **TRAIN),
    ):
        put_asked(visitors, match, page)
        check_room(page, seats, covered=MOST_COVERED)
        check_railway(page)
    if seats > 3:
        put_asked(visitors, moment("turn", seats, many_to_aim_at, **TRAIN), page)
        card(page, "Duel").click()
        expect(answers(page).get_by_role("button", name="Aim at")).to_have_count(seats - 1)
        check_room(page, seats, covered=MOST_COVERED)


@DEVICES
def test_each_of_many_abilities_says_its_price_and_its_effect(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    page = put_asked(visitors, with_many_abilities(), **device)
    offers = answers(page).get_by_role("button", name="Use")
    assert offers.count() >= ABILITIES
    for offer in offers.all():
        expect(offer.locator(".terms")).to_be_visible()
    check_room(page, 5, covered=MOST_COVERED)
    check_every_language(page)


_RAILWAY = """() => {
  const scroll = document.querySelector('.railway .scroll').getBoundingClientRect();
  return [...document.querySelectorAll('.railway .vehicle')].map(e => {
    const box = e.getBoundingClientRect();
    return Math.min(box.right, scroll.right) - Math.max(box.left, scroll.left) > box.width - 2;
  });
}"""


def check_railway(page: Page) -> None:
    """Check that the whole train is in sight. On a phone the line scrolls to the train."""
    settle(page)
    assert page.evaluate(_RAILWAY) == [True] * page.locator(".railway .vehicle").count()


@pytest.mark.parametrize("seats", [4, 8])
def test_with_gold_rush_there_is_room_for_all_of_it(visitors: Visitors, seats: int) -> None:
    for device in (DESKTOP, PHONE):
        match = moment("turn", seats, can_take_with_a_usual_hand, **TRAIN, **{"gold-rush": True})
        page = put_asked(visitors, match, **device)
        check_room(page, seats, covered=MOST_COVERED_WITH_GOLD_RUSH)
        check(page)


@DEVICES
def test_no_text_is_missing_in_any_language(visitors: Visitors, device: dict[str, Any]) -> None:
    page = put_asked(visitors, moment("turn", 5, can_take, **TRAIN), **device)
    page.locator(".controls .move").last.click()
    check_every_language(page, fit=False)
    page.locator(".railway .tile").last.click()
    expect(
        page.locator("dialog[open]").get_by_role("button", name=re.compile("rule"))
    ).to_be_visible()
    check_every_language(page, fit=False)
