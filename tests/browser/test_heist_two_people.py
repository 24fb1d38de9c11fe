"""Train Heist with two people: pointing, taking back, and the messages to each in versus."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visitors
from browser.heist import answers, fresh, step, the_map
from browser.overheard import Overheard, once, views
from browser.steps import MATCH, Glimpses, come_in, is_over
from tables.serving import Process
from tables.staged import Stage, put_on
from tables.told import expected, told
from whistlestop.engine.match import Match
from whistlestop.wire.from_server import Standing, Step

pytestmark = pytest.mark.slow


@pytest.fixture
def site(club: Process) -> Process:
    return club


def together(visitors: Visitors, match: Match, *devices: dict[str, Any]) -> list[Page]:
    stage: Stage = put_on(visitors.site.db, match)
    pages = []
    for seat, device in enumerate(devices):
        page = visitors.come(**device)
        visitors.take_seat(page, stage, seat)
        expect(the_map(page)).to_be_visible()
        pages.append(page)
    return pages


def test_two_point_at_things_and_see_each_others_hands(visitors: Visitors) -> None:
    ann, bo = together(visitors, fresh(2), DESKTOP, PHONE)
    hands = bo.locator(".posse li")
    for number in range(2):
        expect(hands.nth(number)).to_contain_text(re.compile(r"Hand: .*\d"))
    spoken, marks = Glimpses(bo, "[role=status]"), Glimpses(bo, ".map .pointer")
    ann.keyboard.press("p")
    ann.locator(".map .spot[aria-label='Town B']").dispatch_event("click")
    spoken.wait_for("Ann points at Town B.")
    marks.wait_for()
    expect(bo.locator(".map .pointer")).to_have_count(0)  # it is shown only for a moment
    spoken, marks = Glimpses(ann, "[role=status]"), Glimpses(ann, ".posse .pointed")
    bo.get_by_role("button", name="Point").click()
    bo.locator(".posse .pointable").first.click()
    marks.wait_for()
    bo.keyboard.press("p")
    bo.locator(".train .spot[aria-label='square A1']").dispatch_event("click")
    spoken.wait_for("Bo points at square A1.")


def test_an_action_is_taken_back_if_all_agree(visitors: Visitors) -> None:
    match = fresh(2)
    pages = together(visitors, match, DESKTOP, PHONE)
    mover = pages[match.asks[0].seat]
    other = pages[1 - match.asks[0].seat]
    expect(answers(mover)).to_be_visible()
    before = mover.locator(".posse li.turn .small").inner_text()
    mover.locator(".map .spot.go").first.dispatch_event("click")
    expect(mover.locator(".posse li.turn .small")).not_to_have_text(before)
    answers(mover).get_by_role("button", name="Take back the last action").click()
    expect(other.locator(".sentence.asked")).to_contain_text("take back the last action")
    answers(other).get_by_role("button", name="Agree").click()
    expect(mover.locator(".posse li.turn .small")).to_have_text(before)
    expect(mover.locator(".sentence")).to_contain_text("4 actions left")


def test_in_versus_everybody_is_sent_what_is_theirs_and_nothing_else(visitors: Visitors) -> None:
    pages = [visitors.come(), visitors.come(**PHONE), visitors.come()]
    taps = [Overheard(page) for page in pages]
    ann, bo, eve = pages
    match = fresh(2, mode="versus", length="harder", **{"fewer-events": 12})
    stage = put_on(visitors.site.db, match)
    visitors.take_seat(ann, stage, 0)
    visitors.take_seat(bo, stage, 1)
    eve.goto(f"{visitors.site.url}/t/{stage.key}")
    come_in(eve, "Eve")
    for page in pages:
        expect(the_map(page)).to_be_visible()
        expect(page.get_by_role("button", name="Point")).to_have_count(0)
    expect(ann.locator(".posse li").nth(1)).to_contain_text("a hidden card")
    random = Random(5)
    end = time.monotonic() + MATCH
    while not (is_over(ann) and is_over(bo)):
        assert time.monotonic() < end, "the match does not end"
        step(ann, random)
        step(bo, random)
        ann.wait_for_timeout(30)
    expect(eve.get_by_role("link", name="Replay")).to_be_visible()
    key = taps[0].standings()[0].match
    record = ann.request.get(f"{visitors.site.url}/api/matches/{key}/record").text()
    for tap, seat in zip(taps, (0, 1, None), strict=True):
        assert once(told(tap)) == once(expected(record, seat))
        for message in tap.heard:
            if isinstance(message, Standing | Step) and message.end is None:
                assert message.fair.seed is None
                assert seat is not None or message.ask is None
    hidden = [
        card
        for view in views(taps[2].heard)
        for cowboy in view["cowboys"]
        for card in cowboy["hand"]
    ]
    assert hidden.count(None) > len(hidden) * 0.8  # the others were shown to all
