"""Lines of text that fit the terminal's 80 columns."""

from __future__ import annotations

import textwrap

WIDTH = 80


def unbroken(text: str) -> str:
    """Text within which `wrapped` breaks no line."""
    return text.replace(" ", "\xa0")


def wrapped(text: str, margin: str = "") -> list[str]:
    """Lines of a paragraph; without a margin the second and later lines are indented."""
    lines = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=margin,
        subsequent_indent=margin or "  ",
        break_on_hyphens=False,
    )
    return [line.replace("\xa0", " ") for line in lines]
