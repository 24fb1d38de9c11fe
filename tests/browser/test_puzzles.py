"""Puzzles in real browsers: by keyboard and on a phone, with a wrong try, and shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESKTOP, PHONE, Visitors, go_to
from browser.lessons import attribute_names, press, tap
from browser.looks import check, check_both_themes, check_every_language
from tables.serving import Process
from whistlestop import games, puzzles
from whistlestop.engine.ask import Answer
from whistlestop.puzzles import Puzzle

FIRST = [puzzles.load(game, puzzles.numbers(game)[0]) for game in games.NAMES]
_MOST = 12  # actions for one answer
_COUNT = """() => {
  window.tries = 0;
  const fetch = window.fetch;
  window.fetch = (path, options) => {
    if (options?.method === 'POST' && /^.api.puzzles.[^/]+.[0-9]+$/.test(path)) window.tries += 1;
    return fetch(path, options);
  };
}"""


@pytest.fixture(scope="module")
def guests(chromium: Browser, club: Process) -> Iterator[Visitors]:
    """Visitors whose pages are used for many puzzles."""
    found = Visitors(chromium, club)
    yield found
    found.close()
    assert found.complaints == []


@pytest.fixture(scope="module")
def desktop(guests: Visitors) -> Page:
    page = guests.come(**DESKTOP)
    page.goto(f"{guests.site.url}/puzzles")
    page.evaluate(_COUNT)
    return page


@pytest.fixture(scope="module")
def phone(guests: Visitors) -> Page:
    page = guests.come(**PHONE)
    page.goto(f"{guests.site.url}/puzzles")
    page.evaluate(_COUNT)
    return page


def begin(page: Page, puzzle: Puzzle) -> None:
    """Go to a puzzle without loading the client again."""
    go_to(page, "/puzzles")
    go_to(page, f"/puzzles/{puzzle.file}")
    expect(page.locator(".guide .said")).to_have_text("Find the best answer.")


def wrong_answer(puzzle: Puzzle) -> Answer:
    return next(each for each in puzzle.answers if not puzzle.is_right(each))


def answer(page: Page, wanted: Answer, *, by_keys: bool) -> None:
    """Give an answer: use one thing after the other until the page sends it."""
    names, before = attribute_names(wanted), page.evaluate("window.tries")
    for _ in range(_MOST):
        used = (press if by_keys else tap)(page, names)
        names = [each for each in names if each not in used]
        if page.evaluate("window.tries") > before:
            return
    raise AssertionError(f"{wanted} is not sent")


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.file)
def test_a_puzzle_is_solved_on_both_after_a_wrong_try(
    desktop: Page, phone: Page, puzzle: Puzzle
) -> None:
    for page in (desktop, phone):
        begin(page, puzzle)
        check(page)
        if page is desktop:
            check_both_themes(page)
        answer(page, wrong_answer(puzzle), by_keys=page is desktop)
        guide = page.locator(".guide")
        expect(guide.locator(".wrong")).to_contain_text("There is something better than this: ")
        expect(guide.get_by_role("button", name="Show the answer")).to_be_visible()
        answer(page, puzzle.best.answer, by_keys=page is desktop)
        expect(guide.locator(".right")).to_have_text("Right! This is the best answer.")
        expect(guide.locator("[data-onward]").first).to_be_focused()
        guide.locator("summary").click()
        expect(guide.locator("li")).to_have_count(len(puzzle.verdicts))
        check(page)
        check_every_language(page, fit=page is phone)
        go_to(page, f"/puzzles/{puzzle.game}")
        expect(page.locator(".puzzle.solved")).to_have_count(1)


def test_a_player_who_gives_up_is_shown_the_answer_and_the_puzzle_stays_open(desktop: Page) -> None:
    puzzle = puzzles.load("bang", puzzles.numbers("bang")[1])
    begin(desktop, puzzle)
    answer(desktop, wrong_answer(puzzle), by_keys=False)
    desktop.get_by_role("button", name="Show the answer").click()
    guide = desktop.locator(".guide")
    expect(guide.locator(".solution")).to_contain_text("The best answer: ")
    expect(guide.locator(".right")).to_have_count(0)
    guide.get_by_role("link", name="Next puzzle").click()
    expect(guide.locator(".number")).to_have_text("Puzzle 3")


def test_the_puzzle_of_the_day_is_on_the_first_page(desktop: Page, phone: Page) -> None:
    for page in (desktop, phone):
        go_to(page, "/")
        link = page.get_by_role("link", name="Puzzle of the day")
        expect(link).to_be_visible()
        check(page)
        link.click()
        expect(page.locator(".guide .number")).to_contain_text("Puzzle ")
        go_to(page, "/puzzles")
        expect(page.get_by_role("heading", level=1)).to_have_text("Puzzles")
        check(page)
        check_every_language(page, fit=page is phone)


def test_a_puzzle_that_does_not_exist_is_not_found(desktop: Page) -> None:
    go_to(desktop, "/puzzles/bang/99999")
    expect(desktop.get_by_role("heading", level=1)).to_have_text(
        "There is nothing at this address."
    )
