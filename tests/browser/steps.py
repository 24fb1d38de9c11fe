"""What people do in the client, in a word each."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocket, expect


def come_in(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()


def make_table(
    page: Page,
    url: str,
    name: str,
    *,
    game: str = "Colt Super Express",
    seats: int = 3,
    used: tuple[str, ...] = (),
) -> str:
    """Gives the invite link."""
    page.goto(f"{url}/new")
    come_in(page, name)
    page.get_by_role("radio", name=game).check()
    page.get_by_label("Seats").select_option(str(seats))
    for option in used:
        page.get_by_label(option).check()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    return page.url.removesuffix("/match")


def take_part(page: Page, link: str, name: str) -> None:
    """Follow the link, sit down, be ready."""
    page.goto(link)
    come_in(page, name)
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="I am ready").click()


def asked(page: Page) -> str:
    """What the person is asked now: `bandit`, `scheme`, `over` or nothing."""
    if (
        page.get_by_role("button", name="Play again")
        .or_(page.get_by_role("link", name="Replay"))
        .count()
    ):
        return "over"
    if page.get_by_role("button", name="Lay it face down").count():
        return "scheme"
    if page.get_by_role("group", name="Which bandit will you be?").count():
        return "bandit"
    return ""


def answer(page: Page, cards: tuple[str, ...] = ("Flip", "Move", "Fire")) -> None:
    """With clicks."""
    if asked(page) == "bandit":
        page.get_by_role("group", name="Which bandit will you be?").get_by_role(
            "button"
        ).first.click()
    elif asked(page) == "scheme":
        hand = page.get_by_role("group", name="Your cards")
        for card in cards:
            hand.get_by_role("button", name=card).click()
        page.get_by_role("button", name="Lay it face down").click()


def play_to_the_end(*pages: Page) -> None:
    for _ in range(400):
        if all(asked(page) == "over" for page in pages):
            return
        for page in pages:
            answer(page)
            page.wait_for_timeout(60)
    raise AssertionError("the match does not end")


# Past the last thing on a page the whole page is reached: that is nothing in particular.
_REACHED = """(at => at === document.body ? '' : at.innerText + (at.ariaLabel ?? ''))(
  document.activeElement)"""


def is_over(page: Page) -> bool:
    return page.get_by_role("link", name="Replay").count() > 0


def tab_to(page: Page, name: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        found = page.evaluate(_REACHED)
        if name in str(found):
            return
    raise AssertionError(f"{name} is not within reach of the keyboard")


class Wiretap:
    """Everything that a page is sent over its socket."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._tap)

    def _tap(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
