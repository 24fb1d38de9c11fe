"""Who sits where: as a record says it, and as people read it."""

from __future__ import annotations

from whistlestop.engine.match import Match
from whistlestop.locales import Texts

_BOT = "bot "
_PERSON = "player "


def seat_names(seats: int, people: int, bot: str) -> tuple[str, ...]:
    """For the record: people sit in the first seats, bots in the others."""
    return tuple(
        f"{_PERSON}{seat + 1}" if seat < people else f"{_BOT}{bot}" for seat in range(seats)
    )


def bot_seats(match: Match) -> dict[int, str]:
    """The seats that are bots, and which."""
    return {
        seat: name.removeprefix(_BOT)
        for seat, name in enumerate(match.names)
        if name.startswith(_BOT)
    }


def shown_names(match: Match, texts: Texts, you: int | None = None) -> tuple[str, ...]:
    """In the language of whoever reads; a name that is not ours stays as it is."""
    bots = bot_seats(match)
    names = []
    for seat in range(match.seats):
        name = match.names[seat] if match.names else f"{_PERSON}{seat + 1}"
        if seat == you:
            names.append(texts.say("terminal-you"))
        elif seat in bots:
            names.append(texts.say("terminal-bot", name=bots[seat]))
        elif name.startswith(_PERSON):
            names.append(texts.say("terminal-player", number=name.removeprefix(_PERSON)))
        else:
            names.append(name)
    return tuple(names)
