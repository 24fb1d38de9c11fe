"""The web client as an app: it opens without the server, says so, and comes back by itself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.looks import check, check_every_language
from browser.steps import make_table

# The addresses of everything that the service worker has kept.
_KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const each of await (await caches.open(name)).keys())
      found.push(new URL(each.url).pathname);
  return found;
}"""
_LANGUAGE_KEPT = f"async () => (await ({_KEPT})()).some(each => each.startsWith('/assets/web-'))"


def kept(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_KEPT)
    return found


def test_the_client_opens_without_the_server_and_comes_back(visitors: Visitors) -> None:
    visitors.forgiven = ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED", "WebSocket")
    page = visitors.come(app=True)
    link = make_table(page, visitors.site.url, "Ann")
    page.wait_for_function(_LANGUAGE_KEPT)
    files = kept(page)
    # Nothing of a person is kept: only the page, which is the same for all, and hashed files.
    assert {"/"} == {each for each in files if not each.startswith("/assets/")}

    page.context.set_offline(True)
    page.goto(link)
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    check(page)
    page.get_by_role("link", name="Change the language").click()
    expect(page.get_by_label("Language")).to_be_visible()
    page.goto(visitors.site.url)
    again = page.get_by_role("button", name="Try again")
    again.focus()
    page.keyboard.press("Enter")
    expect(again).to_be_enabled()

    page.context.set_offline(False)  # the page notices it by itself
    expect(page.get_by_role("heading", name="No connection")).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_visible()

    # Signing out deletes the kept files.
    page.goto(f"{visitors.site.url}/settings")
    page.get_by_role("button", name="Sign out here").click()
    page.get_by_role("button", name="Yes, sign out").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_function(f"async () => (await ({_KEPT})()).length === 0")


def test_a_television_shows_the_table_and_nobodys_cards(visitors: Visitors) -> None:
    page = visitors.come()
    link = make_table(page, visitors.site.url, "Ann")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Show on a television").click()
    screen = opened.value
    screen.set_viewport_size({"width": 1920, "height": 1080})
    expect(screen).to_have_url(link.replace("/t/", "/tv/"))
    expect(screen.get_by_text("Scan to sit here")).to_have_count(2)
    check(screen)
    check_every_language(screen)

    page.get_by_role("button", name="Start with bots").click()
    expect(page.get_by_role("group", name="Which bandit will you be?")).to_be_visible()
    expect(screen.get_by_role("heading", name="To play")).to_be_visible()
    expect(screen.get_by_role("group", name="Which bandit will you be?")).to_have_count(0)
    for width, height in ((1920, 1080), (3840, 2160), (1366, 768)):
        screen.set_viewport_size({"width": width, "height": height})
        check(screen)
        assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")

    other = visitors.come()  # a display that nobody has used yet, without a keyboard for a name
    other.goto(link.replace("/t/", "/tv/"))
    other.get_by_role("button", name="Show the table here").click()
    expect(other.get_by_role("heading", name="To play")).to_be_visible()


def test_the_settings_say_how_to_install_the_client(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(f"{visitors.site.url}/settings")
    expect(page.get_by_role("heading", name="Install")).to_be_visible()
    expect(page.get_by_role("button", name="Install Whistlestop")).to_have_count(0)
    page.evaluate("""() => {
      const offer = new Event('beforeinstallprompt', {cancelable: true});
      offer.prompt = async () => { window.prompted = true; };
      dispatchEvent(offer);
    }""")
    page.get_by_role("button", name="Install Whistlestop").click()
    assert page.evaluate("window.prompted")
    expect(page.get_by_role("button", name="Install Whistlestop")).to_have_count(0)
