"""What people write, tidied: names and chat lines that cannot pretend to be something else."""

from __future__ import annotations

import re
import unicodedata

from whistlestop.server.errors import BadMessage
from whistlestop.wire.words import CHAT_LENGTH, NAME_LENGTH

# Control characters, marks that turn the direction of writing, and what has no look of its own.
_UNSEEN = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
_MARKS = {"Mn", "Me"}
_MOST_MARKS = 2  # accents piled on one letter
_JOINERS = "\u200c\u200d"  # some scripts and emoji are written with them


def _is_seen(letter: str) -> bool:
    if letter in _JOINERS:
        return True
    return unicodedata.category(letter) not in _UNSEEN and letter not in _BLANK


def tidy(text: str) -> str:
    """In composed letters, without what cannot be seen, and with single spaces."""
    seen = "".join(filter(_is_seen, re.sub(r"\s+", " ", text)))
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", seen):
        if unicodedata.category(letter) in _MARKS:
            marks += 1
        elif letter not in _JOINERS:
            marks = 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    return re.sub(r"\s+", " ", "".join(kept)).strip(" " + _JOINERS)


def tidy_name(text: str) -> str:
    """A name for the table; records call bots `bot` and strangers `player`, so nobody else may."""
    name = tidy(re.sub(f"[{_JOINERS}]", "", text))[:NAME_LENGTH].strip()
    if not any(letter.isalnum() for letter in name):
        raise BadMessage("a name has a letter in it", "bad-name", most=NAME_LENGTH)
    if unicodedata.normalize("NFKC", name).casefold().split(" ")[0] in ("bot", "player"):
        raise BadMessage(f"{name!r} sounds like a bot", "name-reserved", found=name)
    return name


def tidy_line(text: str) -> str:
    """A line of chat."""
    line = tidy(tidy(text)[:CHAT_LENGTH])
    if not line:
        raise BadMessage("a chat line says something", "empty-line")
    return line
