"""Nothing jumps while others play. On a phone the log and the chat are at hand and hide nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import heist
from browser.bang import answers, card, check_room, moment, put_asked
from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check, check_every_language
from browser.steps import reply
from tables.serving import Process
from tables.staged import played_until, put_on
from whistlestop.engine.ask import Ask
from whistlestop.engine.match import Match

pytestmark = pytest.mark.slow

EVERYTHING = {
    "gold-rush": True,
    "shadow-gunslingers": True,
    "train-robbery": True,
    "legends": True,
}
AGAINST_BOTS = ("Ann", *["bot easy"] * 7)


@pytest.fixture
def site(club: Process) -> Process:
    """Serve all tests of this file at one site."""
    return club


# Note where parts of the panel are, in every frame from now on.
_WATCH = """() => {
  const box = (part, edges) => {
    const found = document.querySelector(part)?.getBoundingClientRect();
    return found && found.height ? edges.map(edge => Math.round(found[edge])).join() : null;
  };
  const parts = ['panel', 'waiting', 'cards', 'bottom', 'log', 'buttons'];
  const seen = window.seen = Object.fromEntries(parts.map(part => [part, new Set()]));
  const look = () => {
    seen.panel.add(box('section.hand', ['top', 'bottom']));
    seen.cards.add(box('section.hand > .asking > .held ul', ['bottom']));
    seen.bottom.add(box('section.hand', ['bottom']));
    const asked = document.querySelector('.sentence.asked, .hand.over');
    if (!asked) seen.waiting.add(box('section.hand', ['top', 'bottom']));
    const buttons = asked ? [] : document.querySelectorAll('section.hand .line :is(button, a)');
    for (const button of buttons) {
      const {x, y} = button.getBoundingClientRect();
      seen.buttons.add(`${button.ariaLabel ?? button.innerText} ${Math.round(x)},${Math.round(y)}`);
    }
    seen.log.add(box('.side .panel.chat form', ['top', 'bottom']));
    requestAnimationFrame(look);
  };
  look();
}"""
_SEEN = """part => [...window.seen[part]].filter(Boolean)"""


def a_round(page: Page) -> None:
    """Watch the bots play, from the end of the person's turn to the next question."""
    page.evaluate(_WATCH)
    answers(page).get_by_role("button", name="End the turn").click()
    expect(page.locator(".sentence.asked")).to_have_count(0)
    expect(page.locator(".sentence.asked")).to_be_visible()


def still(page: Page, *parts: str) -> None:
    """Check that these parts and the buttons beside the sentence have been at one place only."""
    for part in parts:
        assert len(page.evaluate(_SEEN, part)) == 1, (part, page.evaluate(_SEEN, part))
    places = page.evaluate(_SEEN, "buttons")
    names = {place.rpartition(" ")[0] for place in places}
    assert len(places) == len(names) > 2, places


def at_the_end_of_a_turn(match: Match, ask: Ask) -> bool:
    mine = match.view(0).players[0]
    return mine.hand <= mine.life and any(str(each) == "end" for each in ask.answers)


def test_the_panel_and_its_cards_stay_where_they_are_while_bots_play(visitors: Visitors) -> None:
    match = moment("turn", 5, at_the_end_of_a_turn, AGAINST_BOTS)
    page = put_asked(visitors, match, speed=3, reduced_motion="no-preference", **DESKTOP)
    a_round(page)
    still(page, "panel", "cards", "log")


def test_the_panel_is_as_high_after_a_question_with_open_cards_and_a_small_hand(
    visitors: Visitors,
) -> None:
    match = moment("store", 5, names=AGAINST_BOTS)
    page = put_asked(visitors, match, speed=3, reduced_motion="no-preference", **DESKTOP)
    page.evaluate(_WATCH)
    answers(page).locator(".laid button").first.click()
    expect(page.locator(".sentence.asked")).to_have_count(0)
    expect(page.locator(".sentence.asked, .hand.over").first).to_be_visible()
    [while_asked, *_] = page.evaluate(_SEEN, "panel")
    assert page.evaluate(_SEEN, "waiting") == [while_asked]
    still(page, "log")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_buttons_of_a_heist_stay_whatever_the_sentence_says(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    match = heist.moment("turn", 2, names=AGAINST_BOTS)
    page = heist.put_asked(visitors, match, speed=3, reduced_motion="no-preference", **device)
    page.evaluate(_WATCH)
    for _ in range(4):  # the end of the turn asks for cards, and then the bot has its turn
        while page.locator(".sentence.asked").count():
            heist.step(page, Random(1), ending=True)
            page.wait_for_timeout(30)
        expect(page.locator(".sentence.asked")).to_be_visible()
    still(page)


def test_the_sheet_of_a_phone_keeps_its_size_while_bots_think_and_play(visitors: Visitors) -> None:
    match = played_until(
        lambda match: (ask := match.ask(0)) is not None and ask.kind == "scheme",
        game="colt-super-express",
        seats=5,
        names=AGAINST_BOTS[:5],
    )
    page = visitors.come(speed=3, reduced_motion="no-preference", **PHONE)
    visitors.show(page, match)
    expect(page.get_by_role("button", name="Lay the cards face down")).to_be_visible()
    # The cards are the answers, so there is nothing to hide.
    expect(page.get_by_role("button", name=re.compile("^(Hide|Show) your cards$"))).to_have_count(0)
    page.evaluate(_WATCH)
    reply(page, "scheme")
    expect(page.locator(".sentence.asked, .hand.over").first).to_be_visible()
    still(page, "waiting")


def test_the_sheet_of_a_phone_stays_at_the_bottom_and_its_cards_with_it(visitors: Visitors) -> None:
    match = moment("turn", 5, at_the_end_of_a_turn, AGAINST_BOTS)
    page = put_asked(visitors, match, speed=3, reduced_motion="no-preference", **PHONE)
    a_round(page)
    assert page.evaluate(_SEEN, "bottom") == ["844"]
    assert len(page.evaluate(_SEEN, "cards")) == 1


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_controls_of_a_replay_stay_whatever_the_table_shows(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    match = played_until(
        lambda match: match.outcome is not None, game="bang", seats=4, names=AGAINST_BOTS[:4]
    )
    page = visitors.come(**device)
    visitors.show(page, match)
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Seen by").select_option("everybody, all hands open")
    expect(page.locator(".hands")).to_be_visible()
    slider, play = page.get_by_role("slider"), page.get_by_role("button", name="Play", exact=True)
    places = set()
    for step in range(0, 100, 10):
        slider.fill(str(step))
        box = play.bounding_box()
        assert box is not None
        places.add((round(box["x"]), round(box["y"])))
    assert len(places) == 1, places
    # They are in sight at the end of the page too, whatever is open beside the table.
    page.get_by_text("Was the deal fair?").click()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(slider).to_be_in_viewport(ratio=1)
    expect(play).to_be_in_viewport(ratio=1)
    check(page)
    check_every_language(page)


def many_to_aim_at(_: Match, ask: Ask) -> bool:
    return sum("duel" in str(each) for each in ask.answers) > 5


@pytest.mark.parametrize("seats", [7, 8])
def test_the_sheet_hides_no_target_with_everything_on(visitors: Visitors, seats: int) -> None:
    page = put_asked(visitors, moment("turn", seats, many_to_aim_at, **EVERYTHING), **PHONE)
    sheet = page.locator("section.hand")
    expect(sheet.get_by_role("button", name="Hide your cards")).to_be_visible()
    card(page, "Duel").tap()
    expect(page.locator("section.hand > .asking > .held")).to_be_hidden()
    check_room(page, seats)
    sheet.get_by_role("button", name="Show your cards").tap()
    expect(page.locator("section.hand > .asking > .held")).to_be_visible()
    page.get_by_role("button", name="Put it back").tap()
    expect(page.locator("section.hand > .asking > .held")).to_be_visible()
    expect(card(page, "Duel")).to_be_in_viewport()


_SWIPE = """([part, from, to]) => {
  const target = document.querySelector(part);
  const touch = x => new Touch({identifier: 1, target, clientX: x, clientY: 300});
  const send = (kind, x, down) => target.dispatchEvent(new TouchEvent(kind, {
    bubbles: true, touches: down ? [touch(x)] : [], changedTouches: [touch(x)]}));
  send('touchstart', from, true);
  send('touchend', to, false);
}"""


def two(visitors: Visitors, *devices: dict[str, Any]) -> Iterator[Page]:
    """Yield the pages of Ann and Bo at one table."""
    stage = put_on(visitors.site.db, moment("turn", 4))
    for seat, device in enumerate(devices):
        page = visitors.come(**device)
        visitors.take_seat(page, stage, seat)
        expect(page.locator(".board .seats")).to_be_visible()
        yield page


def test_the_log_and_the_chat_of_a_phone_are_a_swipe_or_a_button_away(visitors: Visitors) -> None:
    ann, bo = two(visitors, PHONE, {**DESKTOP, "language": "it-IT"})
    log = ann.get_by_role("list", name="Game log")
    expect(log).to_be_hidden()
    ann.evaluate(_SWIPE, ["section.hand", 300, 250])  # not far enough
    expect(log).to_be_hidden()
    ann.evaluate(_SWIPE, [".board", 300, 100])
    expect(log).to_be_visible()
    expect(ann.get_by_role("tab", name="Game log")).to_be_focused()
    check(ann)
    check_every_language(ann)
    ann.evaluate(_SWIPE, [".both", 100, 300])
    expect(log).to_be_hidden()

    # An emote is read in everybody's own language, and shown at the seat.
    bo.get_by_role("group", name="Reazioni").get_by_role("button", name="Bel colpo!").click()
    expect(bo.get_by_role("log")).to_contain_text("Bel colpo!")
    expect(ann.locator("[data-seat='1'] .speech")).to_have_text("Nice shot!")
    opener = ann.get_by_role("button", name="Log and chat, 1 new")
    opener.focus()
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("log")).to_contain_text("Nice shot!")
    check(ann)
    ann.keyboard.press("ArrowLeft")
    expect(log).to_be_visible()
    ann.keyboard.press("Escape")
    expect(log).to_be_hidden()
    expect(ann.get_by_role("button", name="Log and chat", exact=True)).to_be_focused()

    # A name in the log shows the seat.
    ann.keyboard.press("Enter")
    log.locator("button.name").first.evaluate("each => each.click()")
    expect(log).to_be_hidden()
    expect(ann.locator("[data-seat].named").first).to_be_in_viewport()

    # After a reload a phone begins at the top of the table again, with the question in sight.
    ann.evaluate("scrollTo(0, 400)")
    ann.reload()
    expect(ann.locator(".sentence.asked")).to_be_in_viewport()
    assert ann.evaluate("scrollY") == 0
