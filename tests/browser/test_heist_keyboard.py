"""Train Heist by the keyboard alone, and a table that is made and played."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.heist import answers, at_any_time, fresh, log, moment, put_asked, rare, step, the_map
from browser.steps import MATCH, is_over, make_table
from tables.serving import Process

pytestmark = pytest.mark.slow


@pytest.fixture
def site(club: Process) -> Process:
    return club


_KEYS = """() => {
  const at = document.activeElement;
  const controls = document.querySelector('.controls');
  return {
    ask: controls?.dataset.ask ?? null,
    ready: !!controls?.querySelector('button:enabled'),
    doubt: document.querySelector('dialog[open]') !== null,
    within: at.closest('.controls') !== null,
    map: at.matches('.map .spot'),
    train: at.matches('.train .spot'),
    lost: at === document.body,
    cards: document.querySelectorAll('.hand .cards button').length,
    spots: document.querySelectorAll('.map .spot').length,
    picked: document.querySelector('.controls .undo') !== null,
  }
}"""


def press(page: Page, random: Random, done: set[str]) -> str:
    """Press the next keys of a person without a mouse, and return a word for what they did. The
    keys do what was not done yet; after that they mostly end the turn.
    """
    now = page.evaluate(_KEYS)
    if now["doubt"]:
        page.keyboard.press("Tab")  # "Cancel" comes first
        page.keyboard.press("Enter")
        return "doubt"
    if not now["ready"]:
        page.wait_for_timeout(15)
        return "wait"
    if now["ask"] == "turn" and not now["picked"]:
        way = random.random()
        if (way < 0.1 or "walk" not in done) and now["spots"]:
            return walk(page, random)
        if (way < 0.25 or "card" not in done) and now["cards"]:
            page.keyboard.press(str(random.randrange(now["cards"]) + 1))
            return "card"
        if way < 0.35:
            return choose(page, now, "ArrowRight")
    if now["picked"] and random.random() < 0.3:
        page.keyboard.press("Escape")
        return "escape"
    return choose(page, now, "ArrowRight" if now["picked"] else "ArrowLeft")


def choose(page: Page, now: dict[str, Any], arrow: str) -> str:
    """Give the first or the last of the answers, as this arrow key selects it."""
    if not now["within"] and not reach(page, ".controls"):
        return "wait"
    page.keyboard.press(arrow)
    page.keyboard.press("Enter")
    return "answer"


def walk(page: Page, random: Random) -> str:
    if not reach(page, ".map .spot"):
        return "wait"
    for _ in range(random.randrange(3)):
        page.keyboard.press(random.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    page.keyboard.press("Enter")
    return "walk"


_WAY = """at => document.activeElement.closest(at) ? 'there'
  : document.querySelector(at) ? 'on' : 'gone'"""


def reach(page: Page, selector: str) -> bool:
    """Press Tab until the element is reached, and return whether it was. It may be gone meanwhile:
    the server answers a question that leaves no choice.
    """
    for _ in range(200):
        way = page.evaluate(_WAY, selector)
        if way != "on":
            return bool(way == "there")
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not within reach of the keyboard")


def into(page: Page, selector: str) -> None:
    expect(page.locator(selector).filter(visible=True).first).to_be_visible()
    assert reach(page, selector)


def test_a_whole_game_alone_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = put_asked(visitors, fresh(1, cowboys=2, length="harder", **{"fewer-events": 12}))
    played: set[str] = set()
    random = Random(2)
    end = time.monotonic() + MATCH
    while not is_over(page):
        assert time.monotonic() < end, "the match does not end"
        played.add(press(page, random, played))
    assert {"card", "walk", "answer"} <= played
    expect(log(page)).to_contain_text("heist is over")
    into(page, "button.primary")
    page.keyboard.press("Enter")  # play again
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    expect(the_map(page)).to_be_visible()


@pytest.mark.parametrize(
    ("kind", "arrow", "heard"),
    [
        ("deal", "ArrowRight", " gives "),
        ("deal", "ArrowLeft", "do not trade"),
        ("favour", "ArrowRight", " from Ann"),
        ("favour", "ArrowLeft", "says no to"),
        ("wanted", "ArrowRight", "takes a Wanted Card"),
        ("load", "ArrowRight", "A tile from "),
        ("fill", "ArrowRight", "A new tile goes to "),
    ],
)
def test_keys_answer_what_is_seldom_asked(
    visitors: Visitors, kind: str, arrow: str, heard: str
) -> None:
    page = put_asked(visitors, moment(kind, 3, at_any_time) if kind == "deal" else rare(kind))
    expect(answers(page)).to_have_attribute("data-ask", kind)
    told_so_far = log(page).get_by_text(heard).count()
    into(page, ".controls")
    page.keyboard.press(arrow)
    page.keyboard.press("Enter")
    expect(log(page).get_by_text(heard).nth(told_so_far)).to_be_attached()  # one more


@pytest.mark.parametrize("seats", [1, 3])
def test_a_table_is_made_and_played_with_bots_and_the_train_is_seen_running(
    visitors: Visitors, seats: int
) -> None:
    page = visitors.come(speed=4, reduced_motion="no-preference")
    make_table(page, visitors.site.url, "Ann", game="Train Heist", seats=seats)
    page.get_by_role("button", name="Start").click()
    expect(the_map(page)).to_be_visible()
    seen: set[str] = set()
    random = Random(4)
    end = time.monotonic() + MATCH
    while len(seen) < 12 and not is_over(page):
        assert time.monotonic() < end, "the train stands still"
        step(page, random, ending=True)
        seen.add(str(page.locator(".map .place").last.get_attribute("style")))
        page.wait_for_timeout(40)
    assert len(seen) >= 12 or is_over(page)
