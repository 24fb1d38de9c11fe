"""Who sits where: as a record says it, and as people read it."""

from __future__ import annotations

from whistlestop.engine.match import Match
from whistlestop.locales import Texts
from whistlestop.terminal.clean import one_line
from whistlestop.wire.field_types import BOT

_PERSON = "player "


def seat_names(seats: int, people: int, bot: str) -> tuple[str, ...]:
    """For the record: people sit in the first seats, bots in the others."""
    return tuple(
        f"{_PERSON}{seat + 1}" if seat < people else f"{BOT}{bot}" for seat in range(seats)
    )


def bot_seats(match: Match) -> dict[int, str]:
    """The seats that are bots, and which."""
    return {
        seat: name.removeprefix(BOT)
        for seat, name in enumerate(match.names)
        if name.startswith(BOT)
    }


def shown_names(match: Match, texts: Texts, you: int | None = None) -> tuple[str, ...]:
    """In the language of whoever reads; a name that is not ours stays as it is."""
    names = match.names or seat_names(match.seats, match.seats, "")
    return said_names(names, texts, you)


def said_names(names: tuple[str, ...], texts: Texts, you: int | None = None) -> tuple[str, ...]:
    """The same for the names alone, such as a server tells them."""
    return tuple(
        texts.say("terminal-you") if seat == you else _said(name, texts)
        for seat, name in enumerate(names)
    )


def _said(name: str, texts: Texts) -> str:
    if name.startswith(BOT):
        return texts.say("terminal-bot", name=one_line(name.removeprefix(BOT)))
    if name.startswith(_PERSON):
        return texts.say("terminal-player", number=one_line(name.removeprefix(_PERSON)))
    return one_line(name)
