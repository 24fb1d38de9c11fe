"""Names of the seats, in the form of a record and in the form that people read."""

from __future__ import annotations

from random import Random

from whistlestop.bots.former_names import current_names
from whistlestop.engine.match import Match
from whistlestop.locales import Texts
from whistlestop.terminal.sanitize import one_line
from whistlestop.wire.field_types import BOT

_PERSON = "player "


def seat_names(seats: int, people: int, bot: str) -> tuple[str, ...]:
    """Return the names for the record: people have the first seats, bots the other seats."""
    return tuple(person_name(seat) if seat < people else f"{BOT}{bot}" for seat in range(seats))


def person_name(seat: int) -> str:
    """Return the name of a person in this seat for the record."""
    return f"{_PERSON}{seat + 1}"


def bot_seats(match: Match) -> dict[int, str]:
    """Return the levels of the bots, by seat."""
    names = current_names(match.names, match.game.name, BOT)
    return {seat: name.removeprefix(BOT) for seat, name in enumerate(names) if name.startswith(BOT)}


def display_names(
    match: Match, texts: Texts, you: int | None = None, names: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Return the names of a match in the user's language; `you` is the user's own seat.

    `names` are others than those of the match itself.
    """
    names = names or match.names or seat_names(match.seats, match.seats, "")
    first_names = _first_names(match, texts)
    shown = [
        texts.say("terminal-bot", name=first_name)
        if name.startswith(BOT)
        else _translate(name, texts)
        for name, first_name in zip(names, first_names, strict=True)
    ]
    return _marked(shown, texts, you)


def _first_names(match: Match, texts: Texts) -> list[str]:
    """Return a first name for each seat: the same one in every match of this kind of table.

    The names do not depend on the seed, which nobody may learn while the match runs.
    """
    names = texts.say("terminal-bot-names").split()
    return Random(f"{match.game.name} {match.seats}").sample(names, match.seats)


def translate_names(
    names: tuple[str, ...], texts: Texts, you: int | None = None
) -> tuple[str, ...]:
    """Translate stored names and mark the reader's own, such as `Ann (you)`.

    The reader's name is not replaced by `you`: the log names all players in the same way.
    """
    return _marked([_translate(name, texts) for name in names], texts, you)


def _marked(shown: list[str], texts: Texts, you: int | None) -> tuple[str, ...]:
    mark = texts.say("terminal-you")
    return tuple(f"{name} ({mark})" if seat == you else name for seat, name in enumerate(shown))


def _translate(name: str, texts: Texts) -> str:
    if name.startswith(BOT):
        return bot_name(name.removeprefix(BOT), texts)
    if name.startswith(_PERSON):
        return texts.say("terminal-player", number=one_line(name.removeprefix(_PERSON)))
    return one_line(name)


def bot_name(level: str, texts: Texts) -> str:
    """Return the name of a bot of this level, such as `Normal (bot)`."""
    return texts.say("terminal-bot", name=bot_level_name(level, texts))


def bot_level_name(level: str, texts: Texts) -> str:
    """Return the word for a level in the user's language."""
    return texts.say("bot-level", level=one_line(level))
