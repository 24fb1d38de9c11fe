"""Every lesson in real browsers, by keyboard and on a phone; also left and taken up again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESKTOP, PHONE, Visitors, go_to
from browser.lessons import LessonPage, press, press_onward, reach, tap, tap_onward
from browser.looks import check, check_both_themes, check_every_language, settle
from browser.steps import come_in
from tables.serving import Process
from whistlestop import lessons
from whistlestop.lessons import Lesson

LESSONS = lessons.load_all()
GAME_NAMES = {
    "bang": "BANG!",
    "colt-super-express": "Colt Super Express",
    "train-heist": "Train Heist",
}
FIRST = {lesson.game: lesson for lesson in reversed(LESSONS)}

# The focus is at what the step points at, or among the answers.
_FOCUS_IS_THERE = """() => {
  const at = document.activeElement;
  return at.closest('[data-pointed], .answers') !== null;
}"""


@pytest.fixture(scope="module")
def guests(chromium: Browser, club: Process) -> Iterator[Visitors]:
    """Visitors whose pages are used for many lessons."""
    found = Visitors(chromium, club)
    yield found
    found.close()
    assert found.complaints == []


@pytest.fixture(scope="module")
def desktop(guests: Visitors) -> Page:
    page = guests.come(**DESKTOP)
    page.goto(f"{guests.site.url}/learn")
    return page


@pytest.fixture(scope="module")
def phone(guests: Visitors) -> Page:
    page = guests.come(**PHONE)
    page.goto(f"{guests.site.url}/learn")
    return page


def begin(page: Page, lesson: Lesson) -> LessonPage:
    """Go to a lesson without loading the client again, and begin it."""
    page.evaluate("localStorage.removeItem('whistlestop.lessons')")
    go_to(page, "/learn")
    go_to(page, f"/learn/{lesson.file}")
    found = LessonPage(page, lesson)
    restart = found.guide.get_by_role("button", name="Start again")
    restart.wait_for()
    if restart.is_enabled():
        restart.click()
    found.wait()
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.file)
def test_a_lesson_is_taken_by_keyboard_alone(desktop: Page, lesson: Lesson) -> None:
    it = begin(desktop, lesson)
    onward = it.guide.locator("[data-onward]").element_handle()
    assert onward is not None
    reach(desktop, onward)
    while (step := it.run.step) is not None:
        settle(desktop)
        assert it.hidden() == [], step.text
        if step.expect:
            desktop.wait_for_function(_FOCUS_IS_THERE)
        it.step(press, press_onward)
        it.wait()
    expect(it.guide.locator("[data-onward]").first).to_be_focused()


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.file)
def test_a_lesson_is_taken_on_a_phone_with_wrong_tries(phone: Page, lesson: Lesson) -> None:
    it = begin(phone, lesson)
    while (step := it.run.step) is not None:
        settle(phone)
        assert it.hidden() == [], step.text
        wrong = it.wrong_answer() if step.expect else None
        if wrong is not None:
            it.try_wrong(wrong, tap)
        it.step(tap, tap_onward)
        it.wait()


@pytest.mark.parametrize("lesson", FIRST.values(), ids=lambda lesson: lesson.game)
def test_a_lesson_looks_well_on_desktop_and_phone(
    desktop: Page, phone: Page, lesson: Lesson
) -> None:
    """Check the look of a step that is read, of a wrong try, and of the end."""
    for page in (desktop, phone):
        it = begin(page, lesson)
        wrong_seen = False
        if page is desktop:
            check_both_themes(page)
        while (step := it.run.step) is not None:
            wrong = it.wrong_answer() if step.expect else None
            if wrong is not None and not wrong_seen:
                it.try_wrong(wrong, tap)
                check(page)
                wrong_seen = True
            it.step(tap, tap_onward)
            it.wait()
        check(page)
        check_every_language(page, fit=page is phone)


def test_the_list_of_lessons_is_shown(desktop: Page, phone: Page) -> None:
    for page in (desktop, phone):
        go_to(page, "/learn")
        expect(page.get_by_role("heading", level=2)).to_have_count(len(FIRST))
        check_both_themes(page)
        check_every_language(page)


def test_a_lesson_is_left_and_taken_up_again(guests: Visitors) -> None:
    """Keep the progress of a visitor on the device, and on the server once they have a name."""
    lesson, url = FIRST["colt-super-express"], guests.site.url
    page = guests.come()
    page.goto(url)
    page.get_by_role("link", name=f"Learn {GAME_NAMES[lesson.game]}").click()
    page.get_by_role("link", name="Begin").first.click()
    it = LessonPage(page, lesson)
    it.wait()
    while it.run.number < 3:
        it.step(tap, tap_onward)
        it.wait()
    it.guide.get_by_role("link", name="All lessons").click()
    expect(page.locator("li.now")).to_contain_text(f"Step 4 of {len(lesson.steps)}")
    page.reload()
    page.get_by_role("link", name="Continue").click()
    it.wait()

    page.goto(f"{url}/settings")
    come_in(page, "Ann")
    expect(page.get_by_role("button", name="Sign out here")).to_be_visible()
    page.goto(f"{url}/learn/{lesson.game}")
    expect(page.locator("li.now")).to_contain_text(f"Step 4 of {len(lesson.steps)}")
    assert page.evaluate("localStorage.getItem('whistlestop.lessons')") == "{}"
    page.get_by_role("link", name="Continue").click()
    it.wait()


def test_the_end_of_a_lesson_leads_into_a_match(guests: Visitors) -> None:
    """Play the match that the end of the lesson offers, without a word about names."""
    lesson = FIRST["colt-super-express"]
    page = guests.come()
    page.goto(f"{guests.site.url}/learn/{lesson.file}")
    it = LessonPage(page, lesson)
    it.wait()
    while it.run.step is not None:
        it.step(tap, tap_onward)
        it.wait()
    it.guide.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("group", name="Which bandit will you be?")).to_be_visible()


def test_a_thing_that_cannot_be_used_in_a_lesson_says_why(desktop: Page) -> None:
    it = begin(desktop, lessons.load("bang", "reach"))
    while it.run.ask is None:
        it.step(tap, tap_onward)
        it.wait()
    tap(desktop, ["card-bang-QH"])
    desktop.locator(".board [data-seat='2'] .who").click()
    expect(desktop.locator(".bubble")).to_contain_text("Out of reach")


def test_an_unknown_lesson_says_so(desktop: Page) -> None:
    go_to(desktop, "/learn/bang/nothing")
    expect(desktop.get_by_role("heading", name="Nothing")).to_be_visible()
