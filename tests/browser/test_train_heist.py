"""Train Heist in real browsers. Rare moments are put on: found by playing at random from seeds."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from browser.conftest import DESKTOP, PHONE, Visitors
from browser.looks import check, check_both_themes, fits, missing_texts, settle
from browser.steps import MATCH, Glimpses, Wiretap, is_over, make_table
from tables.serving import Process
from tables.staged import Stage, Wish, played_until, put_on
from tables.told import expected, told
from whistlestop import games
from whistlestop.client.table_state import TableState
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.locales import LANGUAGES
from whistlestop.wire import from_server
from whistlestop.wire.from_server import Standing, Step

pytestmark = pytest.mark.slow

HEIST = "train-heist"
NAMES = ("Ann", "Bo", "Cleo", "Dot")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One for all: matches that are put on have their own tables."""
    folder: Path = tmp_path_factory.mktemp("heist")
    process = Process(
        f"sqlite:///{folder / 'club.db'}", folder / "log", "--bot-pause=0.02", "--per-address=9999"
    )
    process.start()
    yield process
    process.stop()


# Moments


Way: TypeAlias = tuple[str, Wish]  # the bots that play, and what they are led to


def no_wish(_: Match, __: Ask) -> Answer | None:
    return None


def be_crazy(_: Match, ask: Ask) -> Answer | None:
    """Jump off whenever that is possible, for the Wanted Card; then ask for favours."""
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
    **options: str | int,
) -> Match:
    """The first seat is asked for something."""
    level, wish = how

    def wanted(match: Match) -> bool:
        ask = match.ask(0)
        return ask is not None and ask.kind == kind and good(match, ask)

    return played_until(
        wanted,
        game=HEIST,
        seats=seats,
        options=options,
        names=NAMES[:seats],
        level=level,
        wish=wish,
    )


def at_any_time(_: Match, __: Ask) -> bool:
    return True


def rare(kind: str) -> Match:
    """Questions that only who plays well, or strangely, is asked."""
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
    """The first seat's page: a new one, or this one that was at another table."""
    page = page or visitors.come(**how)
    visitors.take_seat(page, put_on(visitors.site.db, match))
    expect(the_map(page)).to_be_visible()
    return page


def put_asked(visitors: Visitors, match: Match, page: Page | None = None, **how: Any) -> Page:
    page = put(visitors, match, page, **how)
    expect(page.locator(".sentence.asked")).to_be_visible()
    return page


# Doing


def the_map(page: Page) -> Locator:
    return page.locator(".map svg").first


def answers(page: Page) -> Locator:
    return page.locator(".controls")


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="What happened")


# A whole game by keys


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
    """What a person without a mouse does next: what was not done yet, then mostly end the turn."""
    now = page.evaluate(_KEYS)
    if now["doubt"]:
        page.keyboard.press("Tab")  # "Not like this" comes first
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
    """The first or the last of the answers."""
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
    """Unless it is gone meanwhile: a question that leaves no choice is answered by the server."""
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
        ("wanted", "ArrowRight", "is wanted from now on"),
        ("load", "ArrowRight", "aboard, "),
        ("fill", "ArrowRight", "New on "),
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


# Two people


def together(visitors: Visitors, match: Match, *devices: dict[str, Any]) -> list[Page]:
    stage: Stage = put_on(visitors.site.db, match)
    pages = []
    for seat, device in enumerate(devices):
        page = visitors.come(**device)
        visitors.take_seat(page, stage, seat)
        expect(the_map(page)).to_be_visible()
        pages.append(page)
    return pages


def test_two_point_at_things_and_see_each_others_hands(visitors: Visitors) -> None:
    ann, bo = together(visitors, fresh(2), DESKTOP, PHONE)
    hands = bo.locator(".posse li")
    for number in range(2):
        expect(hands.nth(number)).to_contain_text(re.compile(r"Hand: .*\d"))
    spoken, marks = Glimpses(bo, "[role=status]"), Glimpses(bo, ".map .pointer")
    ann.keyboard.press("p")
    ann.locator(".map .spot[aria-label='Town B']").dispatch_event("click")
    spoken.wait_for("Ann points at Town B.")
    marks.wait_for()
    expect(bo.locator(".map .pointer")).to_have_count(0)  # for a moment only
    spoken, marks = Glimpses(ann, "[role=status]"), Glimpses(ann, ".posse .pointed")
    bo.get_by_role("button", name="Point").click()
    bo.locator(".posse .pointable").first.click()
    marks.wait_for()
    bo.keyboard.press("p")
    bo.locator(".train .spot[aria-label='square A1']").dispatch_event("click")
    spoken.wait_for("Bo points at square A1.")


def test_an_action_is_taken_back_if_all_agree(visitors: Visitors) -> None:
    match = fresh(2)
    pages = together(visitors, match, DESKTOP, PHONE)
    mover = pages[match.asks[0].seat]
    other = pages[1 - match.asks[0].seat]
    expect(answers(mover)).to_be_visible()
    before = mover.locator(".posse li.turn .small").inner_text()
    mover.locator(".map .spot.go").first.dispatch_event("click")
    expect(mover.locator(".posse li.turn .small")).not_to_have_text(before)
    answers(mover).get_by_role("button", name="Take the last action back").click()
    expect(other.locator(".sentence.asked")).to_contain_text("take the last action back")
    answers(other).get_by_role("button", name="Agreed").click()
    expect(mover.locator(".posse li.turn .small")).to_have_text(before)
    expect(mover.locator(".sentence")).to_contain_text("4 actions left")


class Overheard:
    """What a page was sent, as messages."""

    def __init__(self, page: Page) -> None:
        self._tap = Wiretap(page)

    @property
    def heard(self) -> list[Any]:
        return [from_server.read.decode(text) for text in self._tap.heard]


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
    """Answer by clicks, whatever it takes; or, to see the train run, by what comes last."""
    ways = [1, 0.999] if ending else [random.random(), random.random()]
    found = page.evaluate_handle(_NEXT, ways).as_element()
    if found is None:
        return
    with suppress(PlaywrightError):  # it is gone: the question was another one
        found.dispatch_event("click")


def once(told: Sequence[object]) -> list[object]:
    """Whoever has lost the connection for a while is told again what they know."""
    return [each for at, each in enumerate(told) if not at or each != told[at - 1]]


def views(heard: list[Any]) -> Iterator[Any]:
    chair = TableState()
    for message in heard:
        yield from (moment.view for moment in chair.apply(message))


def test_in_versus_everybody_is_sent_what_is_theirs_and_nothing_else(visitors: Visitors) -> None:
    pages = [visitors.come(), visitors.come(**PHONE), visitors.come()]
    taps = [Overheard(page) for page in pages]
    ann, bo, eve = pages
    match = fresh(2, mode="versus", length="harder", **{"fewer-events": 12})
    stage = put_on(visitors.site.db, match)
    visitors.take_seat(ann, stage, 0)
    visitors.take_seat(bo, stage, 1)
    eve.goto(f"{visitors.site.url}/t/{stage.key}")
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Come in").click()
    for page in pages:
        expect(the_map(page)).to_be_visible()
        expect(page.get_by_role("button", name="Point")).to_have_count(0)
    expect(ann.locator(".posse li").nth(1)).to_contain_text("a hidden card")
    random = Random(5)
    end = time.monotonic() + MATCH
    while not (is_over(ann) and is_over(bo)):
        assert time.monotonic() < end, "the match does not end"
        step(ann, random)
        step(bo, random)
        ann.wait_for_timeout(30)
    expect(eve.get_by_role("link", name="Replay")).to_be_visible()
    key = next(each.match for each in taps[0].heard if isinstance(each, Standing))
    record = ann.request.get(f"{visitors.site.url}/api/matches/{key}/record").text()
    for tap, seat in zip(taps, (0, 1, None), strict=True):
        assert once(told(tap)) == once(expected(record, seat))
        for message in tap.heard:
            if isinstance(message, Standing | Step) and message.end is None:
                assert message.fair.seed is None
                assert seat is not None or message.ask is None
    hidden = [
        card
        for view in views(taps[2].heard)
        for cowboy in view["cowboys"]
        for card in cowboy["hand"]
    ]
    assert hidden.count(None) > len(hidden) * 0.8  # but for what was shown to all


# What is shown


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_wrong_with_any_question(visitors: Visitors, device: dict[str, Any]) -> None:
    page = put_asked(visitors, moment("turn", 3, can_loot), **device)
    check_both_themes(page)
    page.get_by_role("button", name="Loot (").or_(
        answers(page).get_by_role("button", name="Loot")
    ).first.click()
    check_both_themes(page)
    for kind in ("ride", "give", "back", "deal", "discard", "jail", "undo"):
        put_asked(visitors, moment(kind, 3, at_any_time), page)
        check_both_themes(page)
    for kind in RARE:
        put_asked(visitors, rare(kind), page)
        check_both_themes(page)
    put_asked(visitors, moment("turn", 4, in_the_tunnel), page)
    check_both_themes(page)
    put_asked(visitors, moment("turn", 1, after_a_while, cowboys=4), page)
    check_both_themes(page)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_wrong_with_pointing_dialogs_words_the_end_and_the_rules(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    page = put_asked(visitors, moment("turn", 2, at_any_time), **device)
    page.keyboard.press("p")
    check_both_themes(page)
    page.keyboard.press("Escape")
    page.locator(".words summary").click()
    check_both_themes(page)
    answers(page).get_by_role("button", name="End the turn").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_both_themes(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    check_both_themes(page)
    put(visitors, ended(), page)
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    check_both_themes(page)
    page.get_by_role("link", name="Replay").click()
    expect(the_map(page)).to_be_visible()
    check(page)
    page.goto(f"{visitors.site.url}/rules/{HEIST}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check_both_themes(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_in_any_language(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language)
    for kind in ("turn", "ride", "discard", "jail", "back"):
        put_asked(visitors, moment(kind, 3, at_any_time), page)
        page.locator(".words summary").click()
        fits(page)
        assert missing_texts(page) == []
    for match in (moment("deal", 3, at_any_time), *map(rare, RARE)):
        put_asked(visitors, match, page)
        assert missing_texts(page) == []
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("button.gear").click()
    assert missing_texts(page) == []
    put(visitors, ended(), page)
    assert missing_texts(page) == []
    page.goto(f"{visitors.site.url}/new")
    expect(page.locator("input[type=radio]").first).to_be_visible()
    assert missing_texts(page) == []


@pytest.mark.parametrize(
    ("width", "height"), [(390, 844), (768, 1024), (1024, 768), (1440, 900), (2560, 1440)]
)
def test_a_table_of_four_fits_every_size(visitors: Visitors, width: int, height: int) -> None:
    page = put_asked(visitors, moment("turn", 4), viewport={"width": width, "height": height})
    fits(page)
    board = page.locator(".board").bounding_box()
    assert board is not None
    for part in page.locator(".board .meter").all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= board["x"] + board["width"] + 1


def test_the_whole_board_is_in_sight_on_a_desktop(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 3))
    settle(page)
    for part in (".table .train", ".table .map", ".controls", ".hand .cards"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900


# The map, closer


def width(page: Page) -> float:
    """What is seen of the map, whose whole width is 1000."""
    return float(str(the_map(page).get_attribute("viewBox")).split()[2])


def the_box(place: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    box = place.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def see(page: Page, what: str) -> None:
    """So much of the map's width, sooner or later."""
    page.wait_for_function(
        f"(width => {what})(document.querySelector('.map svg').viewBox.baseVal.width)"
    )


def test_on_a_phone_what_can_be_reached_fills_the_map(visitors: Visitors) -> None:
    page = put_asked(visitors, fresh(1, cowboys=2), **PHONE)
    see(page, "width < 600")
    settle(page)
    left, top, right, _ = the_box(the_map(page))
    tools = the_box(page.locator(".map .tools"))
    for spot in page.locator(".map .spot.go").all():
        box = the_box(spot)
        assert left <= box[0] <= box[2] - 44 <= right - 44  # large enough for a finger, too
        assert top <= box[1] <= box[3] - 44 <= tools[1] - 44
    page.get_by_role("button", name="Whole map").click()
    page.locator(".map .spot.go").first.dispatch_event("click")
    expect(page.locator(".sentence")).to_contain_text("3 actions left")
    settle(page)
    assert width(page) == 1000  # as it was put by hand
    answers(page).get_by_role("button", name="End the turn").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    answers(page).get_by_role("button", name="draw").click()
    expect(page.locator(".sentence")).to_contain_text("4 actions left")
    see(page, "width < 600")


def test_the_map_comes_closer_by_buttons_keys_and_fingers(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 3))
    see(page, "width === 1000")
    page.get_by_role("button", name="Closer").click()
    see(page, "width < 700")
    page.get_by_role("button", name="Whole map").click()
    see(page, "width === 1000")
    page.locator(".map .spot.go").first.focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    see(page, "width < 500")
    where = the_map(page).get_attribute("viewBox")
    box = the_map(page).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    expect(the_map(page)).not_to_have_attribute("viewBox", str(where))
    page.locator(".map .spot.go").first.focus()
    page.keyboard.press("0")
    see(page, "width === 1000")


def test_a_tap_on_a_lit_space_goes_there(visitors: Visitors) -> None:
    page = put_asked(visitors, fresh(1, cowboys=2))
    spot = page.locator(".map .spot.go").first
    label = str(spot.get_attribute("aria-label"))
    assert label.startswith("Go to ")
    assert label.endswith(", action")
    spot.click()
    place = label.removeprefix("Go to ").removesuffix(", action")
    expect(page.locator(".posse li.turn .small")).to_contain_text(place)
    expect(page.locator(".sentence")).to_contain_text("3 actions left")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tap_on_a_car_of_the_map_climbs_aboard(
    visitors: Visitors, device: dict[str, Any]
) -> None:
    page = put_asked(visitors, moment("turn", 3, can_board), **device)
    page.locator(".map .climb").last.click()
    expect(page.locator(".posse li.mine .small")).to_contain_text("platform")


def test_a_tile_goes_on_the_square_that_is_tapped(visitors: Visitors) -> None:
    page = put_asked(visitors, rare("fill"))
    squares = page.locator(".train .spot.square")
    name = str(squares.last.get_attribute("aria-label")).removeprefix("On ")
    squares.last.click()
    expect(log(page)).to_contain_text(f"New on {name}:")


def test_loot_is_paid_with_the_cards_that_are_picked(visitors: Visitors) -> None:
    match = moment("turn", 3, can_loot)
    ask = match.ask(0)
    assert ask is not None
    loot = next(each for each in ask.answers if each.verb == "loot")
    page = put_asked(visitors, match)
    expect(page.locator(".loot .can").first).to_be_attached()
    hand = page.locator(".hand .cards button")
    words = {"REV": "Revolver", "BAG": "Bag", "KEY": "Keyhole"}
    for card in loot.cards:
        code, _, number = card.partition("-")
        name = "Wild Card" if code == "WILD" else f"{number} {words[code]}"
        hand.filter(has_text=name).and_(page.locator(":not(.picked)")).first.click()
    answers(page).get_by_role("button", name="Loot").first.click()
    expect(log(page)).to_contain_text("takes")
