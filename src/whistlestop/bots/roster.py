"""The bots there are, by name."""

from __future__ import annotations

from random import Random

from whistlestop.bots.bot import Bot
from whistlestop.bots.drifter import Drifter
from whistlestop.bots.greedy import Greedy
from whistlestop.engine.errors import WhistlestopError, cut

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Drifter, Greedy)}

NAMES = tuple(_BOTS)
USUAL = Greedy.name  # where nobody asked for another


class UnknownBot(WhistlestopError):
    """There is no bot of this name."""


def check(name: str) -> None:
    """UnknownBot unless there is one of this name."""
    if name not in _BOTS:
        raise UnknownBot(
            f"there is no bot {cut(name)!r}; there are {', '.join(NAMES)}",
            "unknown-bot",
            found=cut(name),
            allowed=", ".join(NAMES),
        )


def hire(name: str, rng: Random) -> Bot:
    """A bot of this name, for one seat of one match."""
    check(name)
    return _BOTS[name](rng)
