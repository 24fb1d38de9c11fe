"""Functions that clean names and chat lines, so that no text can imitate another one."""

from __future__ import annotations

import re
import unicodedata

from whistlestop.server.errors import BadMessage
from whistlestop.server.reserved_names import is_reserved
from whistlestop.wire.field_types import CHAT_LENGTH, NAME_LENGTH

# Control characters, marks that change the direction of writing, characters without a shape.
_INVISIBLE = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that look empty
_MARKS = {"Mn", "Me"}
_MAX_MARKS = 2  # accents piled on one letter
_JOINERS = "\u200c\u200d"  # some scripts and emoji are written with them


def _is_visible(letter: str) -> bool:
    if letter in _JOINERS:
        return True
    return unicodedata.category(letter) not in _INVISIBLE and letter not in _BLANK


def sanitize_text(text: str) -> str:
    """Compose letters (NFC), drop invisible characters, and make all white space one space."""
    visible = "".join(filter(_is_visible, re.sub(r"\s+", " ", text)))
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", visible):
        if unicodedata.category(letter) in _MARKS:
            marks += 1
        elif letter not in _JOINERS:
            marks = 0
        if marks <= _MAX_MARKS:
            kept.append(letter)
    return re.sub(r"\s+", " ", "".join(kept)).strip(" " + _JOINERS)


def sanitize_name(text: str) -> str:
    """Sanitize a person's name. Refuse a name that is reserved, or looks like such a name."""
    name = sanitize_text(re.sub(f"[{_JOINERS}]", "", text))[:NAME_LENGTH].strip()
    if not any(letter.isalnum() for letter in name):
        raise BadMessage("a name needs a letter or a digit", "bad-name", most=NAME_LENGTH)
    if is_reserved(name):
        raise BadMessage(f"{name!r} is a reserved name", "name-reserved", found=name)
    return name


def sanitize_chat_line(text: str) -> str:
    line = sanitize_text(sanitize_text(text)[:CHAT_LENGTH])
    if not line:
        raise BadMessage("a chat line must not be empty", "empty-line")
    return line
