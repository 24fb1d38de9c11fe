"""The messages to a process in which bots think.

Such a process keeps a copy of each match for which it thinks, and the bots of this match. It gets
only the choices that were made since the last message. The copy is the whole match: the bot sees it
through `MatchAsSeen`, as everywhere.
"""

from __future__ import annotations

from msgspec import Struct

from whistlestop.engine.game_option import OptionValue


class Beginning(Struct, frozen=True):
    """Everything that is needed to begin a copy of a match."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    seed: str  # a number that has more bits than JSON's


class Question(Struct, frozen=True):
    """The question to a seat, which the bot of this level answers, or for which it gives a hint.

    `seed` decides the bot's own chance. Only the seed of the first question to a bot counts.
    """

    seat: int
    level: str
    seed: int
    wants_hint: bool = False


class Update(Struct, frozen=True):
    """News of one match, and a question if the news is complete.

    `match` is a number that the server has chosen. With `beginning`, a new copy is made. The copies
    in `forget` are not needed any more.
    """

    match: int
    choices: list[tuple[int, str]]
    beginning: Beginning | None = None
    question: Question | None = None
    forget: list[int] = []
