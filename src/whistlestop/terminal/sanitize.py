"""Functions that remove control characters from the texts of other people."""

from __future__ import annotations

import re

# Control characters except the line break and the tab, marks that change the direction of
# writing, and characters without width: they could control the terminal or imitate our own lines.
_UNSAFE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
)


def clean(text: str) -> str:
    """Remove every character that could control a terminal."""
    return _UNSAFE.sub("", text)


def one_line(text: str) -> str:
    """Clean a name or a chat line, and put it on one line."""
    return " ".join(clean(text).split())
