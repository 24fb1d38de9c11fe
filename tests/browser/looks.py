"""Checks that every page must pass, whatever it shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from whistlestop.locales import LANGUAGES

AXE = Path("web/node_modules/axe-core/axe.min.js").read_text("utf-8")
# Only violations are asked for. Style sheets are not fetched again: no rule of ours reads them.
_RUN = """([rules, left]) => axe.run(document, {
  ...(rules.length ? {runOnly: rules} : {}),
  rules: Object.fromEntries(left.map(each => [each, {enabled: false}])),
  resultTypes: ['violations'], selectors: false, preload: false,
}).then(r => r.violations.map(v => v.id + ' ' + v.nodes[0].html))"""
# Elements that are too small for a finger. Links in running text are not checked: they are as big
# as their words.
SMALL = """
[...document.querySelectorAll('button, a.button, nav a, input, select, summary')]
  .filter(e => e.checkVisibility() && !e.closest('.hidden, [inert]'))
  .filter(e => !e.matches('.skip, .mute, .word'))
  .map(e => [e, (e.closest('label.check') ?? e).getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([e, box]) => `${e.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)
"""


def complaints(page: Page, *rules: str, without: tuple[str, ...] = ()) -> list[str]:
    """Return the violations that axe-core finds, by these rules or by all rules but some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(_RUN, [rules, without])
    return found


def missing_texts(page: Page) -> list[str]:
    """Return the ids of missing texts. The page shows the id in place of such a text."""
    return re.findall(
        r"\b(?:web|colt|bang|heist|error|fair|guide|rules-area)-[a-z-]+", page.inner_text("body")
    )


_SPEAK = """language => {
  const key = 'whistlestop.settings';
  const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({...settings, language}));
  dispatchEvent(new StorageEvent('storage', {key}));
}"""


def in_every_language(page: Page) -> Iterator[str]:
    """Show the page in each language, as if the setting was changed in another tab.

    English comes last, so that the page is in English again afterwards.
    """
    for language in sorted(LANGUAGES, key="en".__eq__):
        page.evaluate(_SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        yield language


def check_every_language(page: Page, *, fit: bool = True) -> None:
    """Check that no text is missing in any language and, with `fit`, that the page has room."""
    for language in in_every_language(page):
        if fit:
            fits(page)
        missing = missing_texts(page)
        assert not missing, (language, missing)


# Wait until pictures are loaded, finite animations have ended, and no element moves from one frame
# to the next.
_SETTLED = """async most => {
  let patient = true;
  const late = new Promise(done => setTimeout(() => done(patient = false), most));
  const frame = () => new Promise(requestAnimationFrame);
  const once = each => each.effect?.getComputedTiming().endTime !== Infinity;
  const places = () => [...document.querySelectorAll('body *')].map(each => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return [x, y, width, height].join();
  }).join(' ');
  const settled = async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map(each => each.decode()));
    await Promise.allSettled(document.getAnimations().filter(once).map(each => each.finished));
    for (let before = '', now = places(); patient && before !== now;) {
      await frame();
      await frame();
      [before, now] = [now, places()];
    }
  };
  await Promise.race([settled(), late]);
}"""
_MOVES_FOR_EVER = 10_000  # ms


def settle(page: Page) -> None:
    """Wait until nothing on the page moves. Stop waiting when something seems to move for ever."""
    page.evaluate(_SETTLED, _MOVES_FOR_EVER)


def check(page: Page, *, without: tuple[str, ...] = ()) -> None:
    """Check accessibility by all rules but some, the room on the page, and that no text is missing.

    Wait until the page is complete.
    """
    page.locator("h1").first.wait_for(state="attached")  # the loaded screen has a heading
    page.wait_for_load_state("networkidle")
    settle(page)
    found = complaints(page, without=without)
    assert not found, found
    fits(page)
    missing = missing_texts(page)
    assert not missing, missing


def check_both_themes(page: Page) -> None:
    """Check the page, and its contrast in dark colours too: no other rule depends on colours."""
    root, dark = page.locator("html"), re.compile(r"\bdark\b")
    check(page)
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_class(dark)  # the client follows a little later
    settle(page)
    assert complaints(page, "color-contrast") == []
    page.emulate_media(color_scheme="light")
    expect(root).not_to_have_class(dark)


def fits(page: Page) -> None:
    """Check that elements are big enough for fingers and that the page does not scroll sideways."""
    settle(page)
    small = page.evaluate(SMALL)
    assert not small, small
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"
