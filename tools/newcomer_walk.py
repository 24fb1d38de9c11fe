"""Walk from the first page through the first lesson of each game into a first match.

It measures what docs/learn.md says: how many taps and seconds it takes somebody who has never heard
of the game. The page plays at its usual speed, on a phone. Each text is read at the pace below, and
each tap takes a moment to find. With --pictures it also takes the pictures of the docs.
"""

from __future__ import annotations

import re
import sys
import time
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.lessons import LessonPage, tap, tap_onward
from lessons.lesson_time import SECONDS_PER_TAP, WORDS_PER_MINUTE
from tables.chromium import FLAGS, find_chromium
from tables.serving import Process
from whistlestop import lessons
from whistlestop.lessons import Lesson
from whistlestop.locales import Texts

ROOT = Path(__file__).resolve().parent.parent
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PICTURED = "bang"  # the game of the pictures in the docs
_ASKED = ".hand .asked, .opening, dialog[open]"

say = Texts("en").say


class Walk:
    """The taps and the words so far, and the time that the page itself took."""

    def __init__(self, page: Page, pictures: bool) -> None:
        self.page = page
        self.pictures = pictures
        self.taps = 0
        self.words = 0
        self.began = time.monotonic()

    @property
    def seconds(self) -> float:
        """Return how long a newcomer takes: the page's own time, reading and tapping."""
        reading = 60 * self.words / WORDS_PER_MINUTE
        return time.monotonic() - self.began + reading + SECONDS_PER_TAP * self.taps

    def read(self, text: str) -> None:
        self.words += len(text.split())

    def tap(self, name: str, role: str = "link") -> None:
        self.page.get_by_role(role, name=name).first.click()  # type: ignore[arg-type]
        self.taps += 1

    def use(self, page: Page, names: list[str]) -> list[str]:
        self.taps += 1
        return tap(page, names)

    def go_on(self, page: Page) -> None:
        self.taps += 1
        tap_onward(page)

    def picture(self, name: str) -> None:
        """Keep what the page shows as a picture of the docs."""
        if not self.pictures:
            return
        self.page.wait_for_timeout(600)  # motions have ended
        devtools = self.page.context.new_cdp_session(self.page)
        taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 70})
        picture = ROOT / "docs" / "pictures" / f"learn-{name}.webp"
        picture.write_bytes(b64decode(taken["data"]))


def take_lesson(walk: Walk, lesson: Lesson) -> None:
    """Go from the first page to the end of the lesson, with one wrong try on the way."""
    page = walk.page
    walk.read(say(f"{lesson.game}.feel"))
    page.get_by_role("link", name=f"Learn {say(lesson.game)}").scroll_into_view_if_needed()
    walk.picture("door")
    walk.tap(f"Learn {say(lesson.game)}")
    walk.read(f"{say('web-lessons-about')} {say(lesson.text)} {say(f'{lesson.text}.about')}")
    expect(page.get_by_role("link", name="Begin").first).to_be_visible()
    walk.picture("lessons")
    walk.tap("Begin")
    it = LessonPage(page, lesson)
    wrong_tries = 0
    while (step := it.run.step) is not None:
        it.wait()
        walk.read(say(step.text))
        wrong = it.wrong_answer() if step.expect and not wrong_tries else None
        if wrong is not None:
            walk.picture("step")
            walk.read(say(step.otherwise))
            it.try_wrong(wrong, walk.use)
            walk.picture("wrong")
            wrong_tries += 1
        it.step(walk.use, walk.go_on)
    it.wait()
    walk.read(f"{say('lesson-finished')} {say('lesson-learnt')} {say(f'{lesson.text}.learnt')}")
    walk.picture("end")


def first_decision(walk: Walk) -> None:
    """Play the match that the lesson offers, up to the first decision with a goal."""
    page = walk.page
    walk.tap("Play now", "button")
    opening = page.locator(".opening, dialog[open]")
    while True:
        expect(page.locator(_ASKED).first).to_be_visible(timeout=180_000)
        bandits = page.get_by_role("group", name=re.compile("Which bandit"))
        if opening.count():
            walk.read(opening.first.inner_text())
            opening.first.get_by_role("button").last.click()
        elif bandits.count():
            walk.read(page.locator(".hand .sentence").inner_text())
            bandits.get_by_role("button").first.click()
            bandits.wait_for(state="detached")
        elif page.locator(".hand .asked").count():
            walk.read(page.locator(".hand .sentence").inner_text())
            walk.picture("match")
            return
        walk.taps += 1


def measure(browser: Browser, url: str, lesson: Lesson, report: Callable[[str], None]) -> None:
    context = browser.new_context(**PHONE, locale="en-US")
    page = context.new_page()
    page.goto(url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    walk = Walk(page, "--pictures" in sys.argv and lesson.game == PICTURED)
    take_lesson(walk, lesson)
    taps, seconds = walk.taps, walk.seconds
    first_decision(walk)
    report(
        f"{lesson.file}: end of the lesson after {taps} taps and {seconds:.0f} s,"
        f" first decision after {walk.taps} taps and {walk.seconds:.0f} s"
    )
    context.close()


def main() -> None:
    first = {lesson.game: lesson for lesson in reversed(lessons.load_all())}
    expect.set_options(timeout=60_000)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        process = Process(f"sqlite:///{folder}/club.db", Path(folder) / "log")
        process.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for lesson in first.values():
            measure(browser, process.url, lesson, print)
        browser.close()
        process.stop()


if __name__ == "__main__":
    main()
