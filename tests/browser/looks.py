"""What must be right about a page, whatever it shows."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

AXE = Path("web/node_modules/axe-core/axe.min.js").read_text("utf-8")
_RUN = """how => axe.run(document, how ? {runOnly: how} : {}).then(
  r => r.violations.map(v => v.id + ' ' + v.nodes[0].html))"""
# Whatever a finger has to hit; links in running text are as big as their words.
SMALL = """
[...document.querySelectorAll('button, a.button, nav a, input, select, summary')]
  .filter(e => e.checkVisibility() && !e.closest('.hidden') && !e.matches('.skip, .mute'))
  .map(e => [e, (e.closest('label.check') ?? e).getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([e, box]) => `${e.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)
"""


def complaints(page: Page, *rules: str) -> list[str]:
    """Of axe-core, by these rules or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(_RUN, list(rules) or None)
    return found


def missing_texts(page: Page) -> list[str]:
    """Their ids, which are shown instead."""
    return re.findall(r"\b(?:web|colt|bang|heist|error|fair)-[a-z-]+", page.inner_text("body"))


def check(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    found = complaints(page)
    assert not found, found
    fits(page)
    missing = missing_texts(page)
    assert not missing, missing


def fits(page: Page) -> None:
    """For fingers, and without scrolling sideways."""
    small = page.evaluate(SMALL)
    assert not small, small
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"
