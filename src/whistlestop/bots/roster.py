"""The bots there are, by name, and which games they know."""

from __future__ import annotations

from random import Random

from whistlestop.bots.bandit.bandit import Bandit
from whistlestop.bots.bot import Bot
from whistlestop.bots.deputy.deputy import Deputy
from whistlestop.bots.deputy.homebody import Homebody
from whistlestop.bots.deputy.modest import Modest
from whistlestop.bots.deputy.thrifty import Thrifty
from whistlestop.bots.drifter import Drifter
from whistlestop.bots.greedy import Greedy
from whistlestop.engine.errors import WhistlestopError, cut

# From weak to strong, where they play the same game.
_BOTS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (Drifter, Greedy, Thrifty, Homebody, Modest, Deputy, Bandit)
}

NAMES = tuple(_BOTS)


class UnknownBot(WhistlestopError):
    """There is no bot of this name, or it does not know the game."""


def levels(game: str | None, *, study: bool = False) -> tuple[str, ...]:
    """The bots that know this game, the usual one last; None: those that know any game.

    `study`: also those that are not offered to people, but measured against in `sim`.
    """
    able = [bot for bot in _BOTS.values() if _plays(bot, game)]
    return tuple(bot.name for bot in able if study or bot.offered)


def _plays(bot: type[Bot], game: str | None) -> bool:
    return game not in bot.too_long and (bot.games is None or game in bot.games)


def usual(game: str) -> str:
    """Who plays this game where nobody asked for another."""
    return levels(game)[-1]


def check(name: str, game: str, *, study: bool = False) -> None:
    """UnknownBot unless there is one of this name that knows this game; `study` as above."""
    able = levels(game, study=study)
    if name in able:
        return
    allowed = ", ".join(able)
    if name in _BOTS and game not in (_BOTS[name].games or ()):
        raise UnknownBot(
            f"the bot {name!r} does not know {game}; {allowed} do",
            "bot-knows-not",
            found=name,
            game=game,
            allowed=allowed,
        )
    raise UnknownBot(
        f"there is no bot {cut(name)!r}; there are {allowed}",
        "unknown-bot",
        found=cut(name),
        allowed=allowed,
    )


def hire(name: str, game: str, rng: Random) -> Bot:
    """A bot of this name, for one seat of one match of this game."""
    check(name, game, study=True)
    return _BOTS[name](rng)
