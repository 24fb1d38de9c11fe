"""Names of the seats: as they are stored in a record, and as people read them."""

from __future__ import annotations

from whistlestop.engine.match import Match
from whistlestop.locales import Texts
from whistlestop.terminal.sanitize import one_line
from whistlestop.wire.words import BOT

_PERSON = "player "


def seat_names(seats: int, people: int, bot: str) -> tuple[str, ...]:
    """Names for the record: people sit in the first seats, bots in the others."""
    return tuple(
        f"{_PERSON}{seat + 1}" if seat < people else f"{BOT}{bot}" for seat in range(seats)
    )


def bot_seats(match: Match) -> dict[int, str]:
    """Bots by seat."""
    return {
        seat: name.removeprefix(BOT)
        for seat, name in enumerate(match.names)
        if name.startswith(BOT)
    }


def display_names(match: Match, texts: Texts, you: int | None = None) -> tuple[str, ...]:
    """Names of a match in the reader's language; `you` is the reader's own seat."""
    names = match.names or seat_names(match.seats, match.seats, "")
    return translate_names(names, texts, you)


def translate_names(
    names: tuple[str, ...], texts: Texts, you: int | None = None
) -> tuple[str, ...]:
    """Translate stored names; a name that somebody chose stays as it is."""
    return tuple(
        texts.say("terminal-you") if seat == you else _translate(name, texts)
        for seat, name in enumerate(names)
    )


def _translate(name: str, texts: Texts) -> str:
    if name.startswith(BOT):
        return texts.say("terminal-bot", name=one_line(name.removeprefix(BOT)))
    if name.startswith(_PERSON):
        return texts.say("terminal-player", number=one_line(name.removeprefix(_PERSON)))
    return one_line(name)
