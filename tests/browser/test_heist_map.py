"""The map of Train Heist: zooming, and play by taps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import DESKTOP, PHONE, Visitors
from browser.heist import answers, can_board, can_loot, fresh, log, moment, put_asked, rare, the_map
from browser.looks import settle
from tables.serving import Process

pytestmark = pytest.mark.slow


@pytest.fixture
def site(club: Process) -> Process:
    return club


def width(page: Page) -> float:
    """Return the width of the visible part of the map. The whole map is 1000 wide."""
    return float(str(the_map(page).get_attribute("viewBox")).split()[2])


def the_box(place: Locator) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom edge."""
    box = place.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def see(page: Page, what: str) -> None:
    """Wait until the visible width of the map fulfils this condition."""
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
        assert left <= box[0] <= box[2] - 44 <= right - 44  # and large enough for a finger
        assert top <= box[1] <= box[3] - 44 <= tools[1] - 44
    page.get_by_role("button", name="Whole map").click()
    page.locator(".map .spot.go").first.dispatch_event("click")
    expect(page.locator(".sentence")).to_contain_text("3 actions left")
    settle(page)
    assert width(page) == 1000  # as the person has set it
    answers(page).get_by_role("button", name="End the turn").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    answers(page).get_by_role("button", name="draw").click()
    expect(page.locator(".sentence")).to_contain_text("4 actions left")
    see(page, "width < 600")


def test_the_map_comes_closer_by_buttons_keys_and_fingers(visitors: Visitors) -> None:
    page = put_asked(visitors, moment("turn", 3))
    see(page, "width === 1000")
    page.get_by_role("button", name="Zoom in").click()
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
    name = str(squares.last.get_attribute("aria-label")).removeprefix("Put it on ")
    squares.last.click()
    expect(log(page)).to_contain_text(f"A new tile goes to {name}:")


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
