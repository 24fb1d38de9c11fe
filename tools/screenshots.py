"""Pictures of the web client for people to look at: docs/screenshots. `make screenshots`."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
DEVICES: dict[str, dict[str, Any]] = {
    "desktop-light": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "desktop-dark": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "phone-light": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
    "phone-dark": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
}
AT_ONCE = "localStorage.setItem('whistlestop.settings', JSON.stringify({speed: 0}))"


@contextmanager
def server() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with TemporaryDirectory() as folder:
        flags = [f"--port={port}", f"--db=sqlite:///{folder}/club.db", "--bot-pause=0.1"]
        command = [sys.executable, "-m", "whistlestop", "serve", "--lang=en", *flags]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            if process.stdout is not None:
                process.stdout.readline()  # it is open
            yield f"http://127.0.0.1:{port}"
            process.terminate()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    where = shutil.which("chromium") or shutil.which("chromium-browser")
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
        for name, device in DEVICES.items():
            shoot(browser, url, name, device)
        browser.close()


def shoot(browser: Browser, url: str, name: str, device: dict[str, Any]) -> None:
    context = browser.new_context(**device, locale="en-US")
    context.add_init_script(AT_ONCE)
    page = context.new_page()

    def keep(screen: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(400)
        page.screenshot(path=FOLDER / f"{screen}-{name}.png")

    page.goto(url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    keep("welcome")
    gather(page, url)
    keep("table")
    page.get_by_role("button", name="Start, with bots").click()
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
    page.get_by_role("button", name="Come in").click()
    page.get_by_label("Seats").select_option("5")
    for expansion in ("Reflex", "Horse"):
        page.get_by_label(expansion).check()
    page.get_by_label("Listed in the lobby").check()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    page.get_by_placeholder("Say something").fill("Howdy, partners!")
    page.get_by_role("button", name="Send").click()
    page.evaluate("document.activeElement.blur()")


def play(page: Page, keep: Any) -> None:
    """To the end, with a picture of the second round's question."""
    for number in range(400):
        if page.get_by_role("link", name="Replay").count():
            return
        if page.get_by_role("group", name="Which bandit will you be?").count():
            keep("bandits")
            page.keyboard.press("1")
        elif page.get_by_role("button", name="Lay it face down").count():
            for key in "416"[number % 2 :] + "3":
                page.keyboard.press(key)
            if page.get_by_text("round 1").or_(page.get_by_text("round 2")).count():
                keep("match")  # the second round's, if there is one
            page.keyboard.press("Enter")
        page.wait_for_timeout(120)


if __name__ == "__main__":
    main()
