"""Moments of Train Heist, and functions for what a person sees and does at its table.

Rare moments are found by random play from known seeds.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, TypeAlias

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitors
from tables.staged import Wish, played_until
from whistlestop import games
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match

HEIST = "train-heist"
NAMES = ("Ann", "Bo", "Cleo", "Dot")


# Moments


Way: TypeAlias = tuple[str, Wish]  # the level of the bots, and the wish that guides them


def no_wish(_: Match, __: Ask) -> Answer | None:
    return None


def be_crazy(_: Match, ask: Ask) -> Answer | None:
    """Choose to jump onto a horse, which wins the Wanted Card Crazy, or to ask for its favours."""
    return next((each for each in ask.answers if each.verb in ("jump", *FAVOURS)), None)


def meet_two_missions(match: Match, ask: Ask) -> Answer | None:
    for answer in ask.answers:
        if answer.verb == "loot" and len(answer.cards) > 2:
            then = match.fork()
            then.choose(ask.seat, answer)
            if any(each.kind == "wanted" for each in then.asks):
                return answer
    return None


FAVOURS = ("crazy-give", "crazy-take")
RANDOM: Way = ("easy", no_wish)
BANDIT: Way = ("normal", no_wish)
CRAZY: Way = ("easy", be_crazy)
TWO_MISSIONS: Way = ("normal", meet_two_missions)


def after_a_while(match: Match, _: Ask) -> bool:
    return len(match.choices) > 30


@cache
def moment(
    kind: str,
    seats: int = 3,
    good: Callable[[Match, Ask], bool] = after_a_while,
    how: Way = RANDOM,
    names: tuple[str, ...] = NAMES,
    **options: str | int,
) -> Match:
    """Return a match in which the first seat is asked this kind of question."""
    level, wish = how

    def wanted(match: Match) -> bool:
        ask = match.ask(0)
        return ask is not None and ask.kind == kind and good(match, ask)

    return played_until(
        wanted,
        game=HEIST,
        seats=seats,
        options=options,
        names=names[:seats],
        level=level,
        wish=wish,
    )


def at_any_time(_: Match, __: Ask) -> bool:
    return True


def rare(kind: str) -> Match:
    """Return a match at a rare question, which random play hardly ever reaches."""
    if kind == "favour":
        return moment(kind, 2, at_any_time, CRAZY)
    if kind == "wanted":
        return moment(kind, 1, at_any_time, TWO_MISSIONS, cowboys=4)
    return moment(kind, 3, at_any_time, BANDIT)


RARE = ("favour", "wanted", "load", "fill")


def can(start: str) -> Callable[[Match, Ask], bool]:
    def good(_: Match, ask: Ask) -> bool:
        return any(str(answer).startswith(start) for answer in ask.answers)

    good.__name__ = start
    return good


can_loot, can_flip, can_board = can("loot "), can("flip "), can("board ")


def in_the_tunnel(match: Match, _: Ask) -> bool:
    view = match.view(0)
    tunnel = {space.id for space in view.board.spaces if space.tunnel}
    return len(tunnel & set(view.cars)) > 1 and bool(view.tipis)


@cache
def ended() -> Match:
    return played_until(
        lambda match: match.outcome is not None, game=HEIST, seats=2, names=NAMES[:2]
    )


def fresh(seats: int, **options: str | int) -> Match:
    return Match(games.find(HEIST), seats, options, 11, NAMES[:seats])


def put(visitors: Visitors, match: Match, page: Page | None = None, **how: Any) -> Page:
    """Open the first seat's page at the table of this match: a new page, or this one."""
    page = page or visitors.come(**how)
    visitors.show(page, match)
    expect(the_map(page)).to_be_visible()
    return page


def put_asked(visitors: Visitors, match: Match, page: Page | None = None, **how: Any) -> Page:
    page = put(visitors, match, page, **how)
    expect(page.locator(".sentence.asked")).to_be_visible()
    return page


# Actions


def the_map(page: Page) -> Locator:
    return page.locator(".map svg").first


def answers(page: Page) -> Locator:
    return page.locator(".controls")


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Game log")


_NEXT = """([first, second]) => {
  const of = selector => [...document.querySelectorAll(selector)];
  const found = [
    of('dialog[open] button').slice(-1),
    first < 0.25 ? of('.map .spot.go') : [],
    first < 0.5 ? of('.hand .cards button.lit:not(.picked)') : [],
    of('.controls button:not(.undo):enabled'),
    of('.controls button:enabled'),
  ].find(each => each.length) ?? [];
  return document.querySelector('.controls') && found[Math.floor(second * found.length)];
}"""


def step(page: Page, random: Random, *, ending: bool = False) -> None:
    """Click one random element that leads to an answer. With `ending`, click the last answer, so
    that the train runs.
    """
    ways = [1, 0.999] if ending else [random.random(), random.random()]
    found = page.evaluate_handle(_NEXT, ways).as_element()
    if found is None:
        return
    with suppress(PlaywrightError):  # the element is gone: there is a new question
        found.dispatch_event("click")
