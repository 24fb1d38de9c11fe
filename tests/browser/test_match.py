"""Whole matches in real browsers."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Visitors
from browser.steps import (
    MATCH,
    Wiretap,
    answer,
    answering,
    asked,
    come_in,
    make_table,
    play_to_the_end,
    play_until_asked,
    tab_to,
    take_part,
)

pytestmark = pytest.mark.slow


def test_two_people_on_two_devices_and_a_bot_play_to_the_end(visitors: Visitors) -> None:
    ann, bo = visitors.come(), visitors.come(**PHONE)
    link = make_table(ann, visitors.site.url, "Ann")
    take_part(bo, link, "Bo")
    ann.get_by_role("button", name="Start with bots").click()
    play_to_the_end(ann, bo)
    expect(ann).to_have_url(f"{link}/end")
    ann.get_by_text("Was the deal fair?").click()
    ann.get_by_role("button", name="Check it here").click()
    expect(ann.get_by_text("Everything fits")).to_be_visible()
    expect(ann.get_by_text("The part of this device is in the deal.")).to_be_visible()
    for page in (ann, bo):
        page.get_by_role("button", name="Play again").click()
    expect(
        bo.get_by_role("group", name="Which bandit will you be?").or_(
            bo.get_by_text("Waiting for Ann")
        )
    ).to_be_visible()


def test_one_click_starts_a_match_against_bots(visitors: Visitors) -> None:
    ann = visitors.come(**PHONE)
    ann.goto(visitors.site.url)
    ann.get_by_role("button", name="Play now Colt Super Express").click()
    play_to_the_end(ann)
    ann.get_by_role("link", name="Replay").click()
    expect(ann.get_by_text(re.compile(r"Moment 1 of \d+"))).to_be_visible()
    ann.keyboard.press("End")
    expect(ann.get_by_role("status").get_by_text(re.compile("wins|Nobody wins"))).to_be_visible()
    expect(ann).to_have_url(re.compile(r"[?&]step=[1-9]"))
    ann.reload()
    expect(ann.get_by_text(re.compile(r"Moment (\d+) of \1"))).to_be_visible()
    # Another viewer sees the same moment, and the slider stays in sight of a long page.
    for viewer in ("everybody, all hands open", "a spectator"):
        ann.get_by_label("Seen by").select_option(viewer)
        expect(ann.get_by_text(re.compile(r"Moment (\d+) of \1"))).to_be_visible()
    ann.get_by_text("Replay", exact=True).scroll_into_view_if_needed()
    expect(ann.get_by_role("slider")).to_be_in_viewport()
    ann.get_by_role("link", name="Watch moment").first.click()
    step = re.search(r"step=(\d+)", ann.url)
    assert step is not None
    expect(ann.get_by_role("slider")).to_have_value(step[1])


def test_a_match_goes_on_after_a_reload_and_after_the_servers_restart(visitors: Visitors) -> None:
    # The browser complains while the server is away.
    visitors.forgiven = ("WebSocket connection", "net::ERR_")
    ann = visitors.come()
    make_table(ann, visitors.site.url, "Ann")
    ann.get_by_role("button", name="Start with bots").click()
    expect(ann.get_by_role("group", name="Which bandit will you be?")).to_be_visible()
    answer(ann)
    expect(ann.get_by_role("button", name="Lay the cards face down")).to_be_visible()
    ann.reload()
    expect(ann.get_by_role("button", name="Lay the cards face down")).to_be_visible()
    log = ann.get_by_role("list", name="Game log").inner_text()
    visitors.site.kill()
    expect(ann.get_by_text("The connection is lost")).to_be_visible()
    visitors.site.start()
    expect(ann.get_by_text("The connection is lost")).to_be_hidden()
    assert ann.get_by_role("list", name="Game log").inner_text() == log
    play_to_the_end(ann)


def test_a_whole_match_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(visitors.site.url)
    tab_to(page, "Play now")  # the first game
    page.keyboard.press("Enter")
    end = time.monotonic() + MATCH
    while (question := asked(page)) != "over":
        assert time.monotonic() < end, "the match does not end"
        if question == "bandit":
            with answering(page):
                tab_to(page, "Belle")
                page.keyboard.press("Enter")
        elif question == "scheme":
            with answering(page):
                for key in "134":
                    page.keyboard.press(key)
                tab_to(page, "Lay the cards face down")
                page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Which bandit will you be?")).to_be_visible()


def test_messages_to_a_spectator_and_an_opponent_hold_no_secret(visitors: Visitors) -> None:
    ann, bo, eve = visitors.come(), visitors.come(), visitors.come()
    taps = {"bo": Wiretap(bo), "eve": Wiretap(eve)}
    link = make_table(ann, visitors.site.url, "Ann", seats=3)
    take_part(bo, link, "Bo")
    eve.goto(link)
    come_in(eve, "Eve")
    expect(eve.get_by_text("Watching: Eve")).to_be_visible()
    ann.get_by_role("button", name="Start with bots").click()
    play_until_asked(ann, "bandit")
    answer(ann)
    play_until_asked(bo, "bandit")
    answer(bo)
    play_until_asked(ann, "scheme")
    answer(ann, ("Fire", "Move", "Flip"))
    expect(ann.get_by_text("You have chosen: Fire, Move, Flip")).to_be_visible()
    end = time.monotonic() + MATCH
    while any(waited_for(tap) != [1] for tap in taps.values()):  # the bot has chosen too
        assert time.monotonic() < end, "nobody is told that Ann has chosen"
        ann.wait_for_timeout(30)
    for tap in taps.values():
        for message in map(json.loads, tap.heard):
            if message["type"] in ("standing", "step"):
                assert message["given"] is None
                assert message["fair"]["seed"] is None
            message.pop("ask", None)  # everybody is offered all schemes
            sent = json.dumps(message)
            assert not re.search(r"fire\W+move\W+flip", sent), "Ann's scheme is told"
    assert all('"ask":{' not in text for text in taps["eve"].heard)


def waited_for(tap: Wiretap) -> list[int]:
    """Return the seats that the match waits for, as the page was told last."""
    told = [message for message in map(json.loads, tap.heard) if "waiting" in message]
    return [each["seat"] for each in told[-1]["waiting"]] if told else []
