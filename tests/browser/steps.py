"""Functions for what people do in the web client."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright import sync_api as playwright
from playwright.sync_api import ElementHandle, Locator, Page, WebSocket, expect

# Time limits for one step and for a whole match. They only end tests that are broken.
PATIENCE = 120_000  # ms
MATCH = 900.0  # seconds
_ONCE_MORE = 5_000  # ms


def come_in(page: Page, name: str) -> None:
    """Come in as a new guest, to watch a table or to follow a link to another screen."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("^(Come in|Only watch|Watch)$")).click()


def make_table(
    page: Page,
    url: str,
    name: str,
    *,
    game: str = "Colt Super Express",
    seats: int = 3,
    used: tuple[str, ...] = (),
) -> str:
    """Make a table and return its invite link."""
    page.goto(f"{url}/new")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name=game).check()
    page.get_by_role("group", name="Players").get_by_role("radio", name=str(seats)).check()
    for option in used:
        page.get_by_role("checkbox", name=option).check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(page).to_have_url(re.compile("/t/"))
    return page.url.removesuffix("/match")


def take_part(page: Page, link: str, name: str) -> None:
    """Follow the link, sit down and say that the person is ready."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="I am ready").click()


def asked(page: Page) -> str:
    """Return what the person is asked now: `bandit`, `scheme`, `over` or an empty text."""
    if (
        page.get_by_role("button", name="Play again")
        .or_(page.get_by_role("link", name="Replay"))
        .count()
    ):
        return "over"
    if page.get_by_role("button", name="Lay the cards face down").count():
        return "scheme"
    if page.get_by_role("group", name="Which bandit will you be?").count():
        return "bandit"
    return ""


@contextmanager
def answering(page: Page) -> Iterator[ElementHandle]:
    """Yield the present question, and wait until it is gone. An action before that might still
    belong to this question.
    """
    question = page.locator(".pick, .scheme").element_handle()
    yield question
    question.wait_for_element_state("hidden")


def press(page: Page, question: ElementHandle, button: Locator) -> None:
    """Click the button until the question is gone. A click can get lost, because the page may move
    between press and release when others answer. Fail if the server refused the answer.
    """
    end = time.monotonic() + PATIENCE / 1000
    while question.is_visible():
        refused = page.locator(".hand .problem")
        assert refused.count() == 0, refused.all_inner_texts()
        assert time.monotonic() < end, "the question does not go away"
        with suppress(playwright.TimeoutError):
            button.click(timeout=_ONCE_MORE)
            question.wait_for_element_state("hidden", timeout=_ONCE_MORE)


def answer(page: Page, cards: tuple[str, ...] = ("Flip", "Move", "Fire")) -> None:
    """Answer the present question by clicks."""
    reply(page, asked(page), cards)


def reply(page: Page, question: str, cards: tuple[str, ...] = ("Flip", "Move", "Fire")) -> None:
    """Answer this question, which must be the present one, by clicks."""
    if question == "bandit":
        bandits = page.get_by_role("group", name="Which bandit will you be?")
        with answering(page) as it:
            press(page, it, bandits.get_by_role("button").first)
    elif question == "scheme":
        hand = page.get_by_role("group", name="Your cards")
        with answering(page) as it:
            for card in cards:
                while (one := hand.get_by_role("button", name=card, pressed=False)).count():
                    one.click()
            press(page, it, page.get_by_role("button", name="Lay the cards face down"))


def play_to_the_end(*pages: Page) -> None:
    end = time.monotonic() + MATCH
    while not all(asked(page) == "over" for page in pages):
        assert time.monotonic() < end, "the match does not end"
        for page in pages:
            answer(page)
            page.wait_for_timeout(30)


def play_until_asked(page: Page, question: str, others: tuple[Page, ...] = ()) -> None:
    """Answer questions on all pages until this page is asked this question. Leave that one open."""
    end = time.monotonic() + MATCH
    while (now := asked(page)) != question:
        assert time.monotonic() < end, f"nobody is asked for a {question}"
        assert now != "over"
        reply(page, now)  # not to a newer question
        for other in others:
            reply(other, asked(other))
        page.wait_for_timeout(30)


# The text of a button or a link, as shown and as a screen reader says it.
_SAID = "(at => at.innerText + (at.ariaLabel ?? ''))"
# After the last element of a page Tab reaches the whole page, which is no button and no link.
_REACHED = f"""name => (at => at.matches('button, a') && {_SAID}(at).includes(name))(
  document.activeElement)"""
_THERE = f"""name => [...document.querySelectorAll('button:enabled, a')].some(
  at => {_SAID}(at).includes(name))"""


def is_over(page: Page) -> bool:
    return page.get_by_role("link", name="Replay").count() > 0


def tab_to(page: Page, name: str) -> None:
    page.wait_for_function(_THERE, arg=name)
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate(_REACHED, name):
            return
    raise AssertionError(f"{name} is not within reach of the keyboard")


def open_log(page: Page) -> None:
    """Show the log, the chat and the settings, which a phone hides behind a button."""
    opener = page.get_by_role("button", name="Log and chat")
    if opener.count():
        opener.click()


class Wiretap:
    """A record of everything that a page is sent over its socket."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._tap)

    def _tap(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))


_WATCH = """selector => {
  const seen = ((window.glimpses ??= {})[selector] = []);
  const look = () => {
    for (const each of document.querySelectorAll(selector)) {
      const now = {text: each.textContent, classes: each.getAttribute('class') ?? ''};
      if (!seen.some(old => old.text === now.text && old.classes === now.classes)) seen.push(now);
    }
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""


class Glimpses:
    """Records of elements that are shown for a moment only. From now on the page itself records
    them, so that a test cannot look too late.
    """

    def __init__(self, page: Page, selector: str) -> None:
        self._page = page
        self._selector = selector
        page.evaluate(_WATCH, selector)

    def wait_for(self, text: str = "") -> dict[str, Any]:
        """Wait for the first recorded element with this text; return its text and its classes."""
        found: dict[str, Any] = self._page.wait_for_function(
            "([at, text]) => window.glimpses[at].find(each => each.text.includes(text))",
            arg=[self._selector, text],
        ).json_value()
        return found
