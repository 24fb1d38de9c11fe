"""The button that asks a bot what it would do, in real browsers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check, check_both_themes, check_every_language, settle
from tables.serving import Process
from tables.staged import played_until
from whistlestop.engine.ask import Ask
from whistlestop.engine.match import Match

pytestmark = pytest.mark.slow

BUTTON = "What would you do?"
# Whether the bubble overlaps what it must not cover.
COVERS = """() => {
  const bubble = document.querySelector('.bubble.placed').getBoundingClientRect();
  return [...document.querySelectorAll('[data-keep-clear]')].filter(each => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && bubble.left < box.right && box.left < bubble.right
      && bubble.top < box.bottom && box.top < bubble.bottom;
  }).map(each => each.outerHTML.slice(0, 100));
}"""
PLACES = """() => ['.sentence', '.controls', '.scheme', '.board', '.held'].map(each => {
  const box = document.querySelector(each)?.getBoundingClientRect();
  return box ? [box.x, box.y, box.width, box.height].map(Math.round).join() : each;
})"""


@pytest.fixture
def site(club: Process) -> Process:
    return club


@cache
def against_bots(game: str, seats: int, kind: str, most: int = 30) -> Match:
    """Return a match of Ann and bots in which she is asked this kind of question."""

    def wanted(match: Match) -> bool:
        ask: Ask | None = match.ask(0)
        return (
            ask is not None
            and ask.kind == kind
            and len(ask.answers) > 3
            and len(match.choices) >= most
            and len(match.waiting) == 1
        )

    return played_until(
        wanted, game=game, seats=seats, names=("Ann", *["bot normal"] * (seats - 1)), level="normal"
    )


@cache
def scheme() -> Match:
    """Return a match of Colt Super Express in which Ann lays cards down while bots may still."""

    def wanted(match: Match) -> bool:
        ask = match.ask(0)
        return ask is not None and ask.kind == "scheme"

    names = ("Ann", *["bot normal"] * 2)
    return played_until(wanted, game="colt-super-express", seats=3, names=names)


MOMENTS: dict[str, Callable[[], Match]] = {
    "bang": lambda: against_bots("bang", 5, "turn"),
    "train-heist": lambda: against_bots("train-heist", 2, "turn", 12),
    "colt-super-express": scheme,
}


def put(visitors: Visitors, game: str, **how: Any) -> Page:
    page = visitors.come(**how)
    visitors.show(page, MOMENTS[game]())
    expect(page.locator(".sentence.asked")).to_be_visible()
    expect(page.locator(".waiting li")).to_have_count(0)  # the bots have answered
    return page


def ask_for_a_hint(page: Page) -> None:
    page.get_by_role("button", name=BUTTON).click()
    expect(page.locator(".bubble.placed .answer")).to_be_visible()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", MOMENTS)
def test_a_hint_says_what_and_why_and_lights_it(
    visitors: Visitors, game: str, how: dict[str, Any]
) -> None:
    page = put(visitors, game, **how)
    settle(page)
    before = page.evaluate(PLACES)
    ask_for_a_hint(page)
    assert page.evaluate(COVERS) == []
    assert page.evaluate(PLACES) == before, "something has jumped"
    assert page.locator(".bubble p").nth(1).inner_text().endswith(".")
    assert page.locator("[data-advised]").count() > 0
    page.locator(".bubble summary").click()
    check(page)
    assert page.evaluate(COVERS) == []
    check_every_language(page, fit=False)
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    expect(page.locator("[data-advised]")).to_have_count(0)


def test_a_hint_looks_well_in_both_themes(visitors: Visitors) -> None:
    page = put(visitors, "bang")
    ask_for_a_hint(page)
    page.locator(".bubble summary").click()
    check_both_themes(page)


def test_the_key_asks_and_do_it_answers(visitors: Visitors) -> None:
    page = put(visitors, "train-heist")
    page.keyboard.press("h")
    expect(page.locator(".bubble.placed .answer")).to_be_visible()
    turn = page.locator(".log li").count()
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".bubble")).to_have_count(0)
    expect(page.locator(".log li")).not_to_have_count(turn)


def test_no_button_while_another_person_plays(visitors: Visitors) -> None:
    match = played_until(
        lambda match: (ask := match.ask(0)) is not None and ask.kind == "turn",
        game="bang",
        seats=4,
        names=("Ann", "Bo", "bot normal", "bot normal"),
    )
    page = visitors.come()
    visitors.show(page, match)
    expect(page.locator(".sentence.asked")).to_be_visible()
    expect(page.get_by_role("button", name=BUTTON)).to_have_count(0)
