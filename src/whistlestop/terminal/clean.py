"""What other people wrote, so that it cannot steer the terminal or pretend to be ours."""

from __future__ import annotations

import re

# Control characters but the line break and the tab, and marks that turn the writing direction or
# have no look at all.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
)


def clean(text: str) -> str:
    """Without what could steer a terminal."""
    return _UNSEEN.sub("", text)


def one_line(text: str) -> str:
    """A name or a line of chat: clean, and on one line."""
    return " ".join(clean(text).split())
