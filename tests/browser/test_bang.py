"""BANG! in real browsers. Rare moments are found by random play from known seeds."""

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
    again,
    answers,
    at_any_time,
    can,
    card,
    check_room,
    moment,
    play_a_match,
    put,
    put_asked,
    step,
)
from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check, check_both_themes, check_every_language
from browser.overheard import Overheard, once, views
from browser.steps import MATCH, Glimpses, come_in, is_over, make_table, open_log, tab_to, take_part
from tables.serving import Process
from tables.staged import played_until, put_on
from tables.told import expected, told
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.games.bang.expansions import CATALOGUE
from whistlestop.wire.from_server import Standing, Step

pytestmark = pytest.mark.slow

PASS = Answer("pass")
# Cards with a rank and a suit in their name. The names of the other cards are also names of
# expansions.
SIGNED = [card for card in CATALOGUE.card if re.search(r"-(10|[2-9JQKA])[SHDC]\b", card)]
LATEST = 60  # lines of the log that are shown at once
BOTS = ("Ann", *["bot normal"] * 4)


@pytest.fixture
def site(club: Process) -> Process:
    return club


# Moments


def beer_at_full_life(match: Match, ask: Ask) -> bool:
    mine = match.view(0).players[0]
    alive = sum(not player.out for player in match.view(0).players)
    return can(ask, "play beer") > 0 and mine.life == mine.most and alive > 2


def with_a_barrel(match: Match, ask: Ask) -> bool:
    return can(ask, "use barrel") == 1 and match.view(0).players[0].life > 1


def with_a_beer(_: Match, ask: Ask) -> bool:
    return can(ask, "play beer") > 0 and can(ask, "use") == 0


def many_to_aim_at(match: Match, ask: Ask) -> bool:
    """Return whether the first seat can duel everybody with a full hand. It takes the most room."""
    others = match.seats - 1
    return can(ask, "play duel") == others and len(match.view(0).hand) >= 6


def nothing_to_discard(match: Match, _: Ask) -> bool:
    mine = match.view(0).players[0]
    return bool(mine.hand <= mine.hand_limit)


def full_store(match: Match, _: Ask) -> bool:
    return len(match.view(0).store) >= match.seats - 1


@cache
def ended() -> Match:
    return played_until(
        lambda match: match.outcome is not None,
        game="bang",
        seats=5,
        names=BOTS,
        level="normal",
    )


# Whole matches


def test_a_whole_match_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    make_table(page, visitors.site.url, "Ann", game="BANG!", seats=4)
    tab_to(page, "Start with bots")
    page.keyboard.press("Enter")
    page.locator(".board .seats").wait_for()
    play_a_match(page, Random(1))
    again(page)
    expect(page.locator(".board .seats")).to_be_visible()


def test_two_people_a_spectator_and_bots_are_sent_what_is_theirs_and_nothing_else(
    visitors: Visitors,
) -> None:
    ann, bo, eve = visitors.come(), visitors.come(**PHONE), visitors.come()
    taps = [Overheard(page) for page in (ann, bo, eve)]
    link = make_table(ann, visitors.site.url, "Ann", game="BANG!", seats=5)
    take_part(bo, link, "Bo")
    eve.goto(link)
    come_in(eve, "Eve")
    expect(ann.get_by_text("Watching: Eve")).to_be_visible()
    ann.get_by_role("button", name="Start with bots").click()
    ann.locator(".board .seats").wait_for()
    random, reloaded = Random(5), False
    end = time.monotonic() + MATCH
    while not (is_over(ann) and is_over(bo)):
        assert time.monotonic() < end, "the match does not end"
        if reloaded:
            step(ann, random)
        elif answers(ann).count() and taps[0].undecided():  # her first choice
            reload(ann)
            expect(answers(ann)).to_be_visible()
            reloaded = True
        step(bo, random)
    reload(ann)
    expect(eve.get_by_role("link", name="Replay")).to_be_visible()
    key = taps[0].standings()[0].match
    record = ann.request.get(f"{visitors.site.url}/api/matches/{key}/record").text()
    for tap, seat in zip(taps, (0, 1, None), strict=True):
        assert once(told(tap)) == once(expected(record, seat))
        assert not any(card in tap.others() for card in SIGNED)
        for message in tap.heard:
            if isinstance(message, Standing | Step) and message.end is None:
                assert message.fair.seed is None
                assert message.given is None
                assert seat is not None or message.ask is None
        for view in views(tap.heard):
            for each in view["players"]:
                if each["seat"] != seat and not each["out"] and not view["over"]:
                    assert view["roles"][each["seat"]] in (None, "sheriff")


def reload(page: Page) -> None:
    """Reload the page and check that its log stays the same. Nothing happens meanwhile: the players
    think, or the match is over.
    """
    log = page.get_by_role("list", name="Game log")
    before = log.inner_text()
    page.reload()
    expect(page.locator(".sentence")).not_to_be_empty()
    assert log.inner_text() == before


# Display


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_wrong_with_any_question(visitors: Visitors, device: dict[str, Any]) -> None:
    page = visitors.come(**device)
    put_asked(visitors, moment("character", 6, at_any_time, characters="choose"), page)
    check_both_themes(page)
    put_asked(visitors, moment("store", 6, full_store), page)
    check_both_themes(page)
    for kind in ("turn", "dodge", "save", "excess", "fend", "luck"):
        put_asked(visitors, moment(kind, 6), page)
        check_both_themes(page)
        check_every_language(page)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_wrong_with_dialogs_the_end_the_rules_and_the_settings(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    page = put(visitors, moment("turn", 5, beer_at_full_life), **device)
    card(page, "Beer").click()
    check_both_themes(page)  # with a picked card
    answers(page).locator("button.primary").click()
    expect(page.get_by_text("the Beer will have no effect")).to_be_visible()
    check_both_themes(page)
    page.keyboard.press("Escape")
    page.locator(".seats [data-seat]:visible").first.click()
    expect(page.get_by_role("dialog", name="Explanation")).to_be_visible()
    check_both_themes(page)
    page.keyboard.press("Escape")
    open_log(page)
    page.get_by_role("button", name="Settings").click()
    check_both_themes(page)

    put(visitors, ended(), page)
    expect(page.get_by_role("table")).to_contain_text("Sheriff")
    first = page.get_by_role("region", name="What the bots guessed").locator("details").first
    first.locator("summary").click()
    expect(first.get_by_role("list")).to_be_visible()
    check_both_themes(page)

    for screen in ("/rules/bang", "/settings"):
        page.goto(visitors.site.url + screen)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check_both_themes(page)


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everybody_at_the_table_can_be_seen(
    visitors: Visitors, seats: int, device: dict[str, Any]
) -> None:
    page = visitors.come(**device)
    for match in (moment("dodge", seats), moment("store", seats, full_store)):
        put_asked(visitors, match, page)
        check_room(page, seats)
    put_asked(visitors, moment("turn", seats, many_to_aim_at), page)
    card(page, "Duel").click()
    expect(answers(page).get_by_role("button", name="Aim at")).to_have_count(seats - 1)
    check_room(page, seats)


def test_no_text_is_missing_in_any_language(visitors: Visitors) -> None:
    page = visitors.come()
    put_asked(visitors, moment("turn", 5, beer_at_full_life), page)
    page.locator(".seats [data-seat='1']").click()
    expect(
        page.locator("dialog[open]").get_by_role("button", name=re.compile("rule"))
    ).to_be_visible()
    check_every_language(page, fit=False)
    page.keyboard.press("Escape")
    page.locator("button.gear").click()
    check_every_language(page, fit=False)
    put(visitors, ended(), page)
    expect(page.locator(".hand").get_by_role("table").first).to_be_visible()
    check_every_language(page, fit=False)


# Questions, settings, details


def test_a_long_log_shows_its_latest_lines_and_the_others_on_request(visitors: Visitors) -> None:
    page = put(visitors, ended())
    log = page.get_by_role("list", name="Game log")
    lines = log.get_by_role("listitem")
    more = log.get_by_role("button", name=re.compile(r"^Show the \d+ earlier lines$"))
    expect(lines).to_have_count(1 + LATEST)
    hidden = int("".join(filter(str.isdigit, more.inner_text())))
    more.press("Enter")
    expect(lines).to_have_count(hidden + LATEST)
    expect(log).to_be_focused()


def test_a_beer_at_full_life_is_asked_about_until_that_is_turned_off(visitors: Visitors) -> None:
    match = moment("turn", 5, beer_at_full_life)
    page = put(visitors, match)
    dialog = page.get_by_role("dialog")
    card(page, "Beer").click()
    answers(page).get_by_role("button", name="Play Beer").click()
    expect(dialog).to_contain_text("the Beer will have no effect")
    dialog.get_by_role("button", name="Better not").click()
    expect(dialog).to_be_hidden()
    expect(answers(page)).to_be_visible()
    answers(page).get_by_role("button", name="Play Beer").click()
    expect(dialog).to_be_visible()
    table = page.url
    page.goto(f"{visitors.site.url}/settings")
    page.get_by_label("Ask me before I harm myself or waste a card").uncheck()
    page.goto(table)
    card(page, "Beer").click()
    answers(page).get_by_role("button", name="Play Beer").click()
    expect(page.get_by_role("list", name="Game log")).to_contain_text(
        re.compile("Beer .+ has no effect for")
    )
    expect(dialog).to_be_hidden()


def test_cards_fly_but_nothing_moves_where_motion_is_unwanted(visitors: Visitors) -> None:
    for motion in ("no-preference", "reduce"):
        match = moment("turn", 5, nothing_to_discard)
        page = put_asked(visitors, match, speed=1, reduced_motion=motion)
        flying = Glimpses(page, ".layer > .thing")
        width = page.evaluate("document.documentElement.scrollWidth")
        answers(page).get_by_role("button", name="End the turn").click()
        log = page.get_by_role("list", name="Game log")
        expect(log).to_contain_text(re.compile(r"draws \d cards"))
        if motion == "reduce":
            assert page.evaluate("window.glimpses['.layer > .thing']") == []
        else:
            flying.wait_for()
            expect(page.locator(".layer > *")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_barrel_is_tried_without_asking_or_never_as_you_like(visitors: Visitors) -> None:
    match = moment("dodge", 5, with_a_barrel)
    page = put(visitors, match)
    barrel = answers(page).get_by_role("button", name="Use Barrel")
    expect(barrel).to_be_visible()
    switch(page, "Never use my Barrel", on=True)
    expect(barrel).to_have_count(0)
    switch(page, "Never use my Barrel", on=False)
    expect(barrel).to_be_visible()
    switch(page, "Try my Barrel first, without asking", on=True)
    expect(page.get_by_role("list", name="Game log")).to_contain_text("for Barrel")


def test_a_player_who_wants_no_beer_is_not_saved_by_one(visitors: Visitors) -> None:
    page = put(visitors, moment("save", 5, with_a_beer))
    expect(answers(page).get_by_role("button", name="Do nothing")).to_contain_text("you are out!")
    switch(page, "Never drink a Beer to save myself", on=True)
    expect(page.get_by_role("list", name="Game log")).to_contain_text("is eliminated")


def switch(page: Page, what: str, *, on: bool) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(what).set_checked(on)
    page.keyboard.press("Escape")


def fallen(names: tuple[str, ...], alive: int) -> Match:
    return played_until(
        lambda match: (
            match.outcome is None
            and match.view(0).players[0].out
            and sum(not each.out for each in match.view(0).players) == alive
        ),
        game="bang",
        seats=len(names),
        names=names,
    )


def test_an_eliminated_player_may_watch_or_leave(visitors: Visitors) -> None:
    page = put(visitors, fallen(NAMES[:5], 4))
    expect(page.get_by_text("You are out of the game.")).to_be_visible()
    expect(page.get_by_label("Play the next match")).not_to_be_checked()
    check(page)
    page.get_by_role("link", name="Go to the lobby").click()
    expect(page).to_have_url(f"{visitors.site.url}/lobby")


def next_to_the_end(match: Match) -> bool:
    """Return whether the first seat is out and the second seat can end the match with a pass."""
    ask = match.ask(1)
    if ask is None or len(ask.answers) < 2 or PASS not in ask.answers:
        return False
    if not match.view(0).players[0].out:
        return False
    what_if = match.fork()
    what_if.choose(1, PASS)
    return what_if.outcome is not None


def test_an_eliminated_player_may_ask_for_the_next_match(visitors: Visitors) -> None:
    names = ("Ann", "Bo", "bot easy", "bot easy")
    match = played_until(next_to_the_end, game="bang", seats=4, names=names)
    stage = put_on(visitors.site.db, match)
    people = ann, bo = visitors.come(), visitors.come()
    taps = [Overheard(page) for page in people]
    visitors.take_seat(ann, stage, 0)
    visitors.take_seat(bo, stage, 1)
    ann.get_by_label("Play the next match").check()
    answers(bo).get_by_role("button", name="Do nothing").click()
    insist = bo.get_by_role("dialog").get_by_role("button", name="anyway")
    expect(insist.or_(bo.get_by_role("button", name="Play again"))).to_be_visible()
    if insist.count():
        insist.click()
    expect(ann.get_by_role("link", name="Replay")).to_be_visible()  # until Bo asks for it too
    bo.get_by_role("button", name="Play again").click()
    old = taps[0].standings()[0].match
    for seat, (page, tap) in enumerate(zip(people, taps, strict=True)):
        # Ann has already asked for the next match. Her page shows the end for a moment longer.
        expect(page.locator(f"a[href^='/replay/{old}']")).to_have_count(0)
        expect(page.locator(".board .seats")).to_be_visible()
        begun: Any = next(each for each in tap.standings() if each.match != old)
        assert begun.seat == seat
        assert not begun.view["players"][seat]["out"]


def holds_a_missed(match: Match, _ask: Ask) -> bool:
    view = match.view(0)
    names = [card.rpartition("-")[0] for card in view.hand]
    return "missed" in names and len(names) > 1 and view.players[0].character != "calamity-janet"


# Parts of the page that a bubble covers although it must not.
_COVERED = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [...document.querySelectorAll('[data-keep-clear]')].filter(each => {
    const kept = each.getBoundingClientRect();
    return kept.left < box.right && kept.right > box.left
      && kept.top < box.bottom && kept.bottom > box.top;
  }).map(each => each.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_that_cannot_be_played_says_why_and_covers_no_answer(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    page = put_asked(visitors, moment("turn", 5, holds_a_missed), **device)
    missed = card(page, "^Missed!")
    expect(missed).to_have_attribute("aria-disabled", "true")
    missed.click(force=True)
    reason = page.get_by_role("status").locator(".bubble", has_text="Missed! answers a shot")
    expect(reason).to_be_visible()
    assert page.evaluate(_COVERED, ".bubble.placed") == []
    check_both_themes(page)
    why = reason.get_by_role("button", name="Why?")
    page.keyboard.press("Escape")
    expect(reason).to_be_hidden()
    page.get_by_role("button", name="End the turn").focus()
    missed.focus()  # after a key, so as a person with a keyboard comes to it
    expect(reason).to_be_visible()
    missed.click(force=True)
    why.click()
    drawer = page.get_by_role("dialog", name="BANG!")
    expect(drawer.get_by_role("link", name="Link to BASE-049")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(missed).to_be_focused()


def somebody_out_and_somebody_out_of_reach(match: Match, ask: Ask) -> bool:
    view = match.view(0)
    others = range(1, match.seats)
    far = any(not view.reaches[seat] and not view.players[seat].out for seat in others)
    return far and can(ask, "play bang") > 0 and any(view.players[seat].out for seat in others)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_player_who_cannot_be_shot_at_says_why_and_no_target_is_covered(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    match = moment("turn", 6, somebody_out_and_somebody_out_of_reach)
    page = put_asked(visitors, match, **device)
    # The others are away: only a player who is out of the game needs no bot.
    expect(page.locator(".board .seat:not(.out) > .seat-clock").first).to_be_visible()
    expect(page.locator(".board .seat.out > .seat-clock")).to_have_count(0)
    card(page, "^BANG!").first.click()
    expect(page.locator(".board .seat.lit").first).to_be_visible()
    page.locator(".board .seat:not(.lit, .out, [data-seat='0']) button.who").first.click()
    reason = page.locator(".bubble.placed")
    expect(reason).to_contain_text("Out of reach")
    assert page.evaluate(_COVERED, ".bubble.placed") == []
    check_both_themes(page)


def several_to_play(_: Match, ask: Ask) -> bool:
    plays = [words for answer in ask.answers if (words := str(answer).split())[0] == "play"]
    return len({card for _, card, *_ in plays}) > 3


def test_the_explanation_under_the_mouse_covers_no_other_card_to_play(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, several_to_play))
    for lit in page.locator(".hand ul button.lit").all():
        lit.hover()
        expect(page.locator(".peek.placed")).to_be_visible()
        assert page.evaluate(_COVERED, ".peek.placed") == []
        page.mouse.move(1, 1)
        expect(page.locator(".peek")).to_have_count(0)


def test_a_long_press_explains_a_card_until_it_is_dismissed(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 5, holds_a_missed), **PHONE)
    box = card(page, "^Missed!").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 15, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    peek = page.get_by_role("region", name="Explanation")
    expect(peek).to_contain_text("Play it when you are shot at.")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(peek).to_contain_text("In your turn it has no effect.")
    assert page.evaluate(_COVERED, ".peek.placed") == []
    check(page)
    peek.get_by_role("button", name="Close").tap()
    expect(peek).to_be_hidden()


def look_up(page: Page, dialog: Locator) -> None:
    """Go from the explanation to the rules about the thing, and back to the table."""
    dialog.get_by_role("button", name="about it").press("Enter")
    expect(dialog).to_be_hidden()
    drawer = page.get_by_role("dialog", name="BANG!")
    expect(drawer.get_by_role("link", name=re.compile(r"Link to BASE-\d{3}")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


def test_the_key_i_tells_all_about_a_card_and_a_player(visitors: Visitors) -> None:
    page = put(visitors, moment("turn", 5, beer_at_full_life))
    dialog = page.get_by_role("dialog", name="Explanation")
    card(page, "Beer").focus()
    page.keyboard.press("i")
    expect(dialog).to_contain_text("Beer")
    expect(dialog).to_contain_text("brown: used once")
    look_up(page, dialog)
    page.locator("[data-seat='1'] button.who").first.focus()
    page.keyboard.press("i")
    expect(dialog).to_contain_text("Bo")
    expect(dialog).to_contain_text(re.compile(r"\d of \d life points"))
    look_up(page, dialog)
