"""Take screenshots of every screen of the web client: `make screenshots`.

They go to build/screenshots, for people to look at. The few that the docs show go to docs/pictures
as WebP too.

With names it takes only some of them, as in `tools/screenshots.py bang train`. The names are `bang`
for BANG!, `train` for The Great Train Robbery, `legends` for Legends and `heist` for Train Heist.
"""

from __future__ import annotations

import socket
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from tables.chromium import FLAGS, find_chromium
from tables.staged import Stage, played_until, put_on
from whistlestop.engine.match import Match
from whistlestop.games.bang.game import GAME as BANG
from whistlestop.server.http.session import COOKIE

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "screenshots"
# The pictures that the docs show, by the screenshots that they are.
PICTURES = {
    "bang-dodge-desktop-dark": "bang",
    "match-desktop-light": "colt-super-express",
    "heist-desktop-light": "train-heist",
    "bang-all-aboard-desktop-light": "bang-all-aboard",
    "bang-seven-phone-light": "bang-phone",
    "match-phone-dark": "colt-super-express-phone",
}
DEVICES: dict[str, dict[str, Any]] = {
    "desktop-light": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "desktop-dark": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "phone-light": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
    "phone-dark": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
}
AT_ONCE = "localStorage.setItem('whistlestop.settings', JSON.stringify({speed: 0}))"


@contextmanager
def server() -> Iterator[tuple[str, str]]:
    """Run a server, and yield its address and its database."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/club.db"
        flags = [f"--port={port}", f"--db={db}", "--bot-pause=0.1"]
        command = [sys.executable, "-m", "whistlestop", "serve", "--lang=en", *flags]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            if process.stdout is not None:
                process.stdout.readline()  # wait until it serves
            try:
                yield f"http://127.0.0.1:{port}", db
            finally:
                process.terminate()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with server() as (url, db), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, device in DEVICES.items():
            if len(sys.argv) == 1:
                shoot(browser, url, name, device)
            for part, moments in MOMENTS.items():
                for screen, match in moments(name) if wanted(part) else ():
                    shoot_bang(browser, url, f"{screen}-{name}", put_on(db, match), device)
            if wanted("heist"):
                for screen, match in heist_moments().items():
                    shoot_heist(browser, url, f"{screen}-{name}", put_on(db, match), device)
        browser.close()


def save(page: Page, name: str) -> None:
    """Write a screenshot, and the picture of the docs that it is."""
    page.screenshot(path=FOLDER / f"{name}.png")
    if name in PICTURES:
        devtools = page.context.new_cdp_session(page)  # Playwright itself writes no WebP
        taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
        picture = ROOT / "docs" / "pictures" / f"{PICTURES[name]}.webp"
        picture.parent.mkdir(exist_ok=True)
        picture.write_bytes(b64decode(taken["data"]))


def wanted(game: str) -> bool:
    return len(sys.argv) == 1 or game in sys.argv


def shoot(browser: Browser, url: str, name: str, device: dict[str, Any]) -> None:
    context = browser.new_context(**device, locale="en-US")
    context.add_init_script(AT_ONCE)
    page = context.new_page()

    def keep(screen: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(400)
        save(page, f"{screen}-{name}")

    page.goto(url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    keep("welcome")
    gather(page, url)
    keep("table")
    page.get_by_role("button", name="Start with bots").click()
    play(page, keep)
    keep("end")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Moment 1 of")).to_be_visible()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    keep("replay")
    for screen in ("lobby", "rules/colt-super-express", "settings"):
        page.goto(f"{url}/{screen}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        keep(screen.split("/")[0])
    context.close()


def gather(page: Page, url: str) -> None:
    page.goto(f"{url}/new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("group", name="Players").get_by_role("radio", name="5").check()
    for expansion in ("Reflex", "Horse"):
        page.get_by_label(expansion).check()
    page.get_by_label("Show this table in the lobby").check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    page.get_by_placeholder("Say something").fill("Howdy, partners!")
    page.get_by_role("button", name="Send").click()
    page.evaluate("document.activeElement.blur()")


def play(page: Page, keep: Any) -> None:
    """Play to the end, and take a screenshot of the question of the second round."""
    for number in range(400):
        if page.get_by_role("link", name="Replay").count():
            return
        if page.get_by_role("group", name="Which bandit will you be?").count():
            keep("bandits")
            page.keyboard.press("1")
        elif page.get_by_role("button", name="Lay the cards face down").count():
            for key in "416"[number % 2 :] + "3":
                page.keyboard.press(key)
            if page.get_by_text("round 1").or_(page.get_by_text("round 2")).count():
                keep("match")  # the second round overwrites the screenshot of the first
            page.keyboard.press("Enter")
        page.wait_for_timeout(120)


NAMES = ("Ann", "Bo", "Cleo", "Dot", "Eli", "Fay", "Gus", "Hal")


def all_in(match: Match, laid: int, held: int) -> bool:
    players = match.view(0).players
    cards = sum(len(each.cards) for each in players)
    held_well = held <= players[0].hand <= 5
    return not any(each.out for each in players) and cards >= laid and held_well


def turn(match: Match) -> bool:
    ask = match.ask(0)
    if ask is None or ask.kind != "turn" or len(ask.answers) < 7:
        return False
    view = match.view(0)
    return all_in(match, match.seats + 1, 4) and bool(view.players[0].cards and view.discard)


def dodge(match: Match) -> bool:
    ask = match.ask(0)
    if ask is None or ask.kind != "dodge" or len(ask.answers) < 3:
        return False
    return all_in(match, 4, 3) and ask.about.get("by") in (2, 3)


def market(match: Match) -> bool:
    """Return whether the first seat can buy one or two cards, and three players have equipment."""
    ask = match.ask(0)
    if ask is None or ask.kind != "turn" or not all_in(match, 4, 3):
        return False
    bought = {answer.cards for answer in ask.answers if answer.verb == "buy"}
    worn = [each for each in match.view(0).players if any(pile for _, pile in each.piles)]
    return 1 <= len(bought) <= 2 and len(worn) >= 3


def shadow(match: Match) -> bool:
    """Return whether the first seat has its turn as a shadow, with cards in hand."""
    ask = match.ask(0)
    mine = match.view(0).players[0]
    return "shadow" in mine.marks and ask is not None and ask.kind == "turn" and mine.hand > 1


def of(seats: int) -> dict[str, Any]:
    """Return the settings for a match of BANG! that bots play with this number of seats."""
    return {"game": "bang", "seats": seats, "names": NAMES[:seats], "level": "normal"}


def bang_moments(device: str) -> Iterator[tuple[str, Match]]:
    """Yield matches of BANG! with many cards on the table and several possible plays."""
    if device.startswith("phone"):
        yield "bang", played_until(turn, **of(4))
        yield "bang-seven", played_until(turn, **of(7))
    else:
        yield "bang", played_until(turn, **of(6))
    yield "bang-dodge", played_until(dodge, **of(5))
    yield "bang-gold", played_until(market, **of(5), options={"gold-rush": True})
    both = {"gold-rush": True, "shadow-gunslingers": True}
    yield "bang-shadow", played_until(shadow, **of(6), options=both)
    bots = {**of(5), "names": ("Ann", *["bot normal"] * 4)}
    yield "bang-end", played_until(lambda match: match.outcome is not None, **bots)


def railcars(match: Match) -> bool:
    """Return whether we can board a railcar, use the free advance, and a player has a railcar."""
    ask, view = match.ask(0), match.view(0)
    if ask is None or ask.kind != "turn" or not all_in(match, 1, 4):
        return False
    verbs = {answer.verb for answer in ask.answers}
    return {"board", "advance"} <= verbs and any("-car" in str(each.cards) for each in view.players)


def robbed(match: Match) -> bool:
    ask = match.ask(0)
    return ask is not None and ask.kind == "robbed" and len(ask.answers) > 3


def train_moments(device: str) -> Iterator[tuple[str, Match]]:
    """Yield matches with the train: the line, a move of the train, and a robbery."""
    options = {"train-robbery": True}
    more = 0 if device.startswith("phone") else 1
    yield "bang-train", played_until(railcars, **of(5 + more), options=options)
    yield "bang-train-advance", played_until(railcars, **of(4 + 4 * more), options=options)
    yield "bang-train-robbed", played_until(robbed, **of(5), options=options)


def feats(match: Match) -> bool:
    """Return whether the row of Feats is full, there are Legends, and we can do a Feat at will."""
    ask, view = match.ask(0), match.view(0)
    if ask is None or ask.kind != "turn" or len(view.goals) < 4 or len(view.hand) < 4:
        return False
    legends = [each for each in view.players if "legendary" in each.character and not each.out]
    done = {answer.cards[0] for answer in ask.answers if answer.verb in ("perform", "claim")}
    return len(legends) > 1 and 1 <= len(done) <= 2 and not view.players[0].out


def last_token(match: Match) -> bool:
    """Return whether the next Feat makes the first seat a Legend."""
    ask, mine = match.ask(0), match.view(0).players[0]
    if ask is None or ask.kind != "feat" or len(ask.answers) < 2 or not all_in(match, 4, 2):
        return False
    return 0 < dict(mine.counters).get("fame", 0) <= 2 and len(match.view(0).goals) > 2


def all_aboard(match: Match) -> bool:
    view = match.view(0)
    rich = sum(any(pile for _, pile in each.piles) for each in view.players) > 1
    return feats(match) and all_in(match, 4, 4) and rich


def legends_moments(device: str) -> Iterator[tuple[str, Match]]:
    """Yield matches with Legends: the Feats, a player who becomes a Legend, all expansions."""
    wide = not device.startswith("phone")
    everything = dict(BANG.mixes[-1].options)

    def of(seats: int) -> dict[str, Any]:
        return {"game": "bang", "seats": seats, "names": NAMES[:seats]}

    yield "bang-legends", played_until(feats, **of(6), options={"legends": True})
    yield "bang-legend-born", played_until(last_token, **of(6), options={"legends": True})
    yield "bang-all-aboard", played_until(all_aboard, **of(7 if wide else 6), options=everything)


def shoot_bang(browser: Browser, url: str, name: str, stage: Stage, device: dict[str, Any]) -> None:
    context = browser.new_context(**device, locale="en-US")
    context.add_init_script(AT_ONCE)
    context.add_cookies([{"name": COOKIE, "value": stage.cookies[0], "url": url}])
    page = context.new_page()
    page.goto(f"{url}/t/{stage.key}")
    expect(page.locator(".board .seats")).to_be_visible()
    if name.startswith("bang-end"):
        first = page.get_by_role("region", name="What the bots guessed").locator("details").first
        first.locator("summary").click()
        expect(first.locator("ul")).to_be_visible()
        page.evaluate("document.activeElement.blur()")
        page.evaluate("document.querySelector('section.hand').scrollIntoView()")
    if name.startswith("bang-legend-born"):
        page.locator(".controls .feat").first.click()
        expect(page.locator(".crown")).to_be_visible()
    page.mouse.move(1, 1)
    if name.startswith("bang-train-advance"):
        page.locator(".controls button", has_text="Free advance").click()
        page.mouse.move(1, 1)
    page.wait_for_timeout(1200 if name.startswith("bang-train") else 600)
    save(page, name)
    context.close()


@cache
def heist_moments() -> dict[str, Match]:
    """Return matches of Train Heist: a turn in the desert, a turn on the train, and the end."""

    def out(match: Match) -> bool:
        ask, view = match.ask(0), match.view(0)
        if ask is None or ask.kind != "turn" or not view.tipis or view.points < 2:
            return False
        desert = {each.id for each in view.board.spaces}
        moves = [each for each in ask.answers if each.verb == "move" and each.place in desert]
        waiting = [each for each in view.towns if each.tiles]
        return view.actions >= 3 and len(moves) > 2 and bool(waiting)

    def aboard(match: Match) -> bool:
        ask, view = match.ask(0), match.view(0)
        if ask is None or ask.kind != "turn" or view.actions < 2 or view.points < 1:
            return False
        return any(each.verb == "loot" for each in ask.answers)

    def over(match: Match) -> bool:
        return match.outcome is not None

    def of(seats: int) -> dict[str, Any]:
        return {"game": "train-heist", "seats": seats, "names": NAMES[:seats], "level": "normal"}

    return {
        "heist": played_until(out, **of(3)),
        "heist-aboard": played_until(aboard, **of(4)),
        "heist-alone": played_until(out, options={"cowboys": 2}, **of(1)),
        "heist-end": played_until(over, **of(2)),
    }


def shoot_heist(
    browser: Browser, url: str, name: str, stage: Stage, device: dict[str, Any]
) -> None:
    context = browser.new_context(**device, locale="en-US")
    context.add_init_script(AT_ONCE)
    context.add_cookies([{"name": COOKIE, "value": stage.cookies[0], "url": url}])
    page = context.new_page()
    page.goto(f"{url}/t/{stage.key}")
    expect(page.locator(".map svg").first).to_be_visible()
    if name.startswith("heist-aboard"):
        tile = page.locator(".loot .can:visible").first
        if tile.count():
            tile.click()  # now the cards that pay for it are marked
        page.evaluate("document.querySelector('.train').scrollIntoView({block: 'nearest'})")
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.wait_for_timeout(600)
    save(page, name)
    context.close()


MOMENTS = {"bang": bang_moments, "train": train_moments, "legends": legends_moments}


if __name__ == "__main__":
    main()
