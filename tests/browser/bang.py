"""A table of BANG! in real browsers: functions to find a moment, to act, and to check the page."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitors
from browser.looks import fits
from browser.steps import MATCH, is_over, tab_to
from tables.staged import played_until
from whistlestop.engine.ask import Ask
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match

NAMES = ("Ann", "Bo", "Cleo", "Dot", "Eli", "Fay", "Gus", "Hal")

# Moments


def after_a_while(match: Match, _: Ask) -> bool:
    return len(match.choices) > 30


@cache
def moment(
    kind: str,
    seats: int = 5,
    good: Callable[[Match, Ask], bool] = after_a_while,
    names: tuple[str, ...] = NAMES,
    **options: OptionValue,
) -> Match:
    """Return a match in which the first seat is asked this kind of question and has a choice."""

    def wanted(match: Match) -> bool:
        ask = match.ask(0)
        return (
            ask is not None and ask.kind == kind and len(ask.answers) > 1 and bool(good(match, ask))
        )

    return played_until(wanted, game="bang", seats=seats, options=options, names=names[:seats])


def can(ask: Ask, start: str) -> int:
    """Count the answers that begin with this text."""
    return sum(str(answer).startswith(start) for answer in ask.answers)


def at_any_time(_: Match, __: Ask) -> bool:
    return True


def put(visitors: Visitors, match: Match, page: Page | None = None, **how: Any) -> Page:
    """Open the first seat's page at the table of this match: a new page, or this one."""
    page = page or visitors.come(**how)
    visitors.show(page, match)
    expect(page.locator(".board .seats")).to_be_visible()
    return page


def put_asked(visitors: Visitors, match: Match, page: Page | None = None, **how: Any) -> Page:
    page = put(visitors, match, page, **how)
    expect(page.locator(".sentence.asked")).to_be_visible()
    return page


# Actions


def answers(page: Page) -> Locator:
    return page.locator(".controls")


def card(page: Page, name: str) -> Locator:
    """Return the first card in the hand whose name matches."""
    return page.locator(".hand ul button", has_text=re.compile(name)).first


_NEXT = """([first, second]) => {
  const of = selector => [...document.querySelectorAll(selector)];
  const lit = of('.hand ul button.lit:not(.picked)');
  const found = [
    of('dialog[open] button').slice(-1),
    of('.controls :is(.target, .laid button, .characters button):enabled'),
    of('.controls button.primary:enabled'),
    first < 0.8 ? lit : [],
    of('.controls button:enabled'),
  ].find(each => each.length) ?? [];
  return document.querySelector('.controls') && found[Math.floor(second * found.length)];
}"""


def step(page: Page, random: Random) -> None:
    """Click one random element that leads to an answer. Do nothing if there is none."""
    found = page.evaluate_handle(_NEXT, [random.random(), random.random()]).as_element()
    if found is None:
        return
    with suppress(PlaywrightError):  # the element is gone, or another card covers it
        found.click(timeout=2_000)


# Play by keyboard


_KEYS = """() => {
  const asked = document.querySelector('.controls button:enabled, .hand ul button.lit') !== null;
  const cards = [...document.querySelectorAll('.hand ul button')];
  const at = document.activeElement;
  return {
    asked, doubt: document.querySelector('dialog[open]') !== null,
    within: at.closest('.controls') !== null,
    answer: at.matches('.controls button:not(.undo)'),
    picked: document.querySelector('.controls .undo') !== null,
    lit: cards.flatMap((card, at) => card.matches('.lit:not(.picked)') ? [at] : []),
    stuck: document.querySelector('.controls button:not(.undo)') === null,
    end: [...document.querySelectorAll('.controls .row button')].length,
  }
}"""


def press(page: Page, random: Random) -> str:
    """Press the next keys of a person without a mouse, and return a word for what they did.

    Usually the keys pick a card by its number, then the first answer. Sometimes they press Escape.
    """
    now = page.evaluate(_KEYS)
    if now["doubt"]:
        page.keyboard.press("Tab")  # "Better not" comes first
        page.keyboard.press("Enter")
        return "doubt"
    if not now["asked"]:
        page.wait_for_timeout(15)
        return "wait"
    if random.random() < 0.1:
        page.keyboard.press("Escape")
        return "escape"
    card = not now["picked"] and (not now["end"] or random.random() < 0.8)
    if now["lit"] and (card or now["stuck"]):
        page.keyboard.press(str((random.choice(now["lit"][:10]) + 1) % 10))
        return "card"
    if not now["answer"]:
        if not now["within"]:
            into_answers(page)
            return "tab"
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    return "answer"


def play_a_match(page: Page, random: Random) -> None:
    """Play a whole match by keys. Play another one if it was over before there was a question."""
    for _ in range(3):
        played, end = set(), time.monotonic() + MATCH
        while not is_over(page):
            sentence = page.locator(".sentence").first
            assert time.monotonic() < end, f"it does not end: {sentence.inner_text()}"
            played.add(press(page, random))
        if played & {"card", "answer"}:
            return
        again(page)
    raise AssertionError("nobody is ever asked anything")


def again(page: Page) -> None:
    """Start the next match by keys, and wait until the end of this match is gone from the page. The
    end of the next match may already be shown.
    """
    replay = page.get_by_role("link", name="Replay").get_attribute("href")
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.locator(f'a[href="{replay}"]')).to_have_count(0)


def expect_unless_over(page: Page, part: Locator) -> None:
    """Expect this part of the page, unless the match is over. A random match may end too early."""
    expect(part.or_(page.get_by_role("link", name="Replay")).first).to_be_visible()


_THERE = """document.activeElement.closest('.controls') !== null
  || document.querySelector('.controls button:enabled') === null"""


def into_answers(page: Page) -> None:
    """Press Tab until an answer has the focus. Stop if only cards answer the question now."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate(_THERE):
            return
    raise AssertionError("the answers are not within reach of the keyboard")


# Checks


_SEATS = """() => {
  const panel = document.querySelector('section.hand');
  const seen = [];
  for (const seat of document.querySelectorAll('.board .seats [data-seat]')) {
    if (!seat.checkVisibility()) continue;
    scrollTo(0, 0);
    let box = seat.getBoundingClientRect();
    const scrolled = Math.max(0, box.bottom - panel.getBoundingClientRect().top);
    scrollBy(0, scrolled);
    box = seat.getBoundingClientRect();
    const on = (x, y) => seat.contains(document.elementFromPoint(x, y));
    const whole = on(box.left + 6, box.bottom - 6) && on(box.right - 6, box.bottom - 6)
      && on(box.left + box.width / 2, box.top + 12);
    seen.push({seat: Number(seat.dataset.seat), whole, scrolled});
  }
  scrollTo(0, 0);
  return seen;
}"""
MOST_COVERED = 12  # px of a seat that may be covered on a phone before scrolling
_TOO_LONG = "document.documentElement.scrollHeight - innerHeight"


def check_room(page: Page, seats: int, covered: int = MOST_COVERED) -> None:
    fits(page)
    wide = (page.viewport_size or {"width": 0})["width"] > 900
    seen = page.evaluate(_SEATS)
    # On a phone the player's own seat is beside the hand, not among the seats.
    assert {each["seat"] for each in seen} == {*range(0 if wide else 1, seats)}
    assert [each for each in seen if not each["whole"]] == []
    if wide:
        assert page.evaluate(_TOO_LONG) <= 0, "the page has to be scrolled"
    else:
        assert max(each["scrolled"] for each in seen) <= covered, seen
