"""Lessons in real browsers: functions that do what any step expects, by fingers or by keys.

They find everything by the names that elements of the tables have (`data-named`), so that lessons
which are written later need no code here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle, Page, expect

from whistlestop.engine.ask import Answer, Ask
from whistlestop.lessons import Lesson, LessonRun, Step
from whistlestop.locales import Texts

_MOST = 12  # actions for one answer
_MOST_TABS = 120

# Count the moves that the page sends.
_COUNT = """() => {
  if (window.moves !== undefined) return;
  window.moves = 0;
  const fetch = window.fetch;
  window.fetch = (path, options) => {
    if (options?.method === 'POST' && /^.api.lessons.[^/]+.[^/]+$/.test(path)) window.moves += 1;
    return fetch(path, options);
  };
}"""

# Find what to use next for an answer: a thing with one of these names, or the last button.
_NEXT = """([names, byKeys]) => {
  const usable = each => each.matches('button, [role=button]') && each.checkVisibility() &&
    !each.disabled && each.ariaDisabled !== 'true' && each.ariaPressed !== 'true' &&
    (!byKeys || each.tabIndex >= 0 || each === document.activeElement);
  const of = selector => [...document.querySelectorAll(selector)].filter(usable);
  const asked = of('dialog[open] button').at(-1);
  if (asked) return asked;
  for (const name of names) {
    const named = of(`.match [data-named~="${name}"]`);
    const found = named.find(each => each.closest('.answers')) ?? named[0];
    if (found) return found;
  }
  return of('.answers button.primary')[0] ?? null;
}"""

# A button that only opens a list of answers may have to be used for the same answer again.
_NAMED = """each => {
  const names = (each.dataset.named ?? '').split(' ');
  return names.filter(name => name.startsWith('answer-')).length > 1 ? [] : names;
}"""

# The parts of a step that are not in sight: its words, its points, the figure of the learner,
# or the last button of the question, which may be the one that sends the answer. Of each point its
# figure on the picture of the table counts, or else anything that shows it.
_HIDDEN = """() => {
  const sheet = document.querySelector('.match > .hand');
  const isSeen = each => {
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (top === null || box.top < 0) return false;
    const covers = top.closest('.guide') ?? (sheet.contains(top) ? sheet : null);
    return covers === null || covers.contains(each);
  };
  const points = new Map([['guide', [document.querySelector('.guide .said, .guide .finished')]]]);
  for (const each of document.querySelectorAll('[data-pointed]'))
    if (each.checkVisibility())
      points.set(each.dataset.pointed, [...points.get(each.dataset.pointed) ?? [], each]);
  const own = [...document.querySelectorAll('.train [data-spot^=bandit-]:has(.mine)')];
  if (own.length && document.querySelector('.train [data-pointed]')) points.set('own', own);
  const buttons = [...document.querySelectorAll('.match .answers button')];
  const last = buttons.findLast(each => each.checkVisibility());
  if (last) points.set('button', [last]);
  const hidden = [...points.values()].filter(all => {
    const figures = all.filter(each => each.ownerSVGElement);
    return !(figures.length ? figures : all).some(isSeen);
  });
  return hidden.map(([each]) => each.outerHTML.slice(0, 120));
}"""


def attribute_names(answer: Answer) -> list[str]:
    """Return the names of the parts of an answer, as elements of the tables have them."""
    names = [f"answer-{answer}".replace(" ", "_")]
    names += [f"card-{card}" for card in answer.cards]
    names += [f"place-{answer.place}"] if answer.place is not None else []
    names += [f"seat-{answer.seat}"] if answer.seat is not None else []
    names += [f"number-{answer.number}"] if answer.number is not None else []
    return [*names, f"verb-{answer.verb}"]


class LessonPage:
    """A page with a lesson, and the same lesson beside it, which knows what is right."""

    def __init__(self, page: Page, lesson: Lesson) -> None:
        self.page = page
        self.run = LessonRun(lesson)
        self.say = Texts("en").say
        self.guide = page.locator(".guide")
        page.evaluate(_COUNT)

    def wait(self) -> None:
        """Wait until the page is at the same step as the lesson beside it."""
        step = self.run.step
        if step is None:
            expect(self.guide.locator(".finished")).to_be_visible()
        else:
            expect(self.guide.locator(".said")).to_have_text(self.say(step.text))
            expect(self.guide.locator(".onward")).to_have_count(0 if step.expect else 1)

    def hidden(self) -> list[str]:
        """Return what should be in sight at this step and is not."""
        found: list[str] = self.page.evaluate(_HIDDEN)
        return found

    def _question(self) -> tuple[Ask, Step]:
        ask, step = self.run.ask, self.run.step
        assert ask is not None
        assert step is not None
        return ask, step

    def right_answer(self) -> Answer:
        """Return the first answer that the step accepts."""
        ask, step = self._question()
        return next(each for each in ask.answers if step.accepts(each))

    def wrong_answer(self) -> Answer | None:
        """Return an answer that the step does not accept, if there is one."""
        ask, step = self._question()
        return next((each for each in ask.answers if not step.accepts(each)), None)

    def answer(self, answer: Answer, use: Callable[[Page, list[str]], Any]) -> None:
        """Give an answer: use one thing after the other until the page sends it."""
        names, before = attribute_names(answer), self._moves()
        for _ in range(_MOST):
            used = use(self.page, names)
            names = [each for each in names if each not in used]
            if self._moves() > before:
                return
        raise AssertionError(f"{answer} is not sent")

    def try_wrong(self, answer: Answer, use: Callable[[Page, list[str]], Any]) -> None:
        """Give a wrong answer, and wait for what the guide says about it."""
        told = self.run.choose(answer)
        assert told is not None
        self.answer(answer, use)
        expect(self.guide.locator(".wrong")).to_have_text(self.say(told))

    def step(self, use: Callable[[Page, list[str]], Any], go_on: Callable[[Page], None]) -> None:
        """Do what the step expects."""
        step = self.run.step
        assert step is not None
        if step.expect:
            answer = self.right_answer()
            self.answer(answer, use)
            self.run.choose(answer)
        else:
            go_on(self.page)
            self.run.proceed()

    def _moves(self) -> int:
        found: int = self.page.evaluate("window.moves")
        return found


def _element(page: Page, names: list[str], *, by_keys: bool = False) -> ElementHandle:
    found = page.wait_for_function(_NEXT, arg=[names, by_keys]).as_element()
    assert found is not None
    return found


# By mouse or finger


def tap(page: Page, names: list[str]) -> list[str]:
    """Tap what comes next for an answer with these names; return the names of what was tapped."""
    element = _element(page, names)
    named: list[str] = element.evaluate(_NAMED)
    element.click()
    return named


def tap_onward(page: Page) -> None:
    page.locator(".guide .onward").click()


# By keys


def press(page: Page, names: list[str]) -> list[str]:
    """Go to what comes next for an answer, and use it; return the names of what was used."""
    element = _element(page, names, by_keys=True)
    named: list[str] = element.evaluate(_NAMED)
    reach(page, element)
    page.keyboard.press("Enter")
    return named


def press_onward(page: Page) -> None:
    expect(page.locator(".guide .onward")).to_be_focused()
    page.keyboard.press("Enter")


def reach(page: Page, element: ElementHandle) -> None:
    """Go to an element with the Tab key."""
    for _ in range(_MOST_TABS):
        if element.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{element} is not within reach of the keyboard")
