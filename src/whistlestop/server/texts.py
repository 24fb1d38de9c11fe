"""What people write, tidied: names and chat lines that cannot pretend to be something else."""

from __future__ import annotations

import re
import unicodedata

from whistlestop.server.errors import BadMessage
from whistlestop.wire.words import CHAT_LENGTH, NAME_LENGTH

# Control characters, marks that turn the direction of writing, and what has no look of its own.
_UNSEEN = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
_MOST_MARKS = 2  # accents piled on one letter
_JOINERS = "\u200c\u200d"  # some scripts and emoji are written with them


def tidy(text: str) -> str:
    """In composed letters, without what cannot be seen, and with single spaces."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            continue
        if kind not in _UNSEEN or (letter in _JOINERS and kept):
            kept.append(letter)
        elif letter in "\t\n\r\u2028\u2029":
            kept.append(" ")
    return re.sub(r"\s+", " ", "".join(kept)).strip()


def tidy_name(text: str) -> str:
    """A name for the table; records call bots `bot` and strangers `player`, so nobody else may."""
    name = "".join(filter(str.isprintable, tidy(text)))[:NAME_LENGTH].strip()
    if not any(letter.isalnum() for letter in name):
        raise BadMessage("a name has a letter in it", "bad-name", most=NAME_LENGTH)
    if name.casefold().split(" ")[0] in ("bot", "player"):
        raise BadMessage(f"{name!r} sounds like a bot", "name-reserved", found=name)
    return name


def tidy_line(text: str) -> str:
    """A line of chat."""
    line = tidy(text)[:CHAT_LENGTH]
    if not line:
        raise BadMessage("a chat line says something", "empty-line")
    return line
