"""Lines of text that fit the terminal's 80 columns."""

from __future__ import annotations

import textwrap

WIDTH = 80


def unbroken(text: str) -> str:
    """Return the text with spaces at which `wrapped` does not break the line."""
    return text.replace(" ", "\xa0")


def wrapped(text: str, margin: str = "") -> list[str]:
    """Wrap a paragraph into lines. Without a margin, indent all lines after the first."""
    lines = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=margin,
        subsequent_indent=margin or "  ",
        break_on_hyphens=False,
    )
    return [line.replace("\xa0", " ") for line in lines]
