"""The bots of each game, by level.

A level means the same in every game: `easy` chooses at random, `normal` follows the rules of thumb
of the game, and `hard` searches. People choose a level; they can choose `hard` only where it was
measured to be stronger than `normal`. The other bots are only for measurements with `sim`. There,
`hard@100` is the bot `hard` with 100 playouts for each decision.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final

from whistlestop.bots.bot import Bot
from whistlestop.bots.former_names import current_name
from whistlestop.engine.errors import WhistlestopError, cut

if TYPE_CHECKING:
    from whistlestop.bots.search.bot import SearchBot

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
RANDOM: Final = "random"

# A bot is imported when it is hired: most commands need none.
_RANDOM: Final = "random:RandomBot"
_NORMAL: Final[Mapping[str, str]] = {
    "bang": "bang.bot:BangBot",
    "colt-super-express": "colt.monte_carlo:MonteCarloBot",
    "train-heist": "train_heist.bot:TrainHeistBot",
}
_HARD: Final[Mapping[str, str]] = {
    "bang": "bang.search_guide:HardBangBot",
    "colt-super-express": "colt.hard:HardColtBot",
    "train-heist": "train_heist.search_guide:HardTrainHeistBot",
}
_STRONGER: Final = frozenset({"colt-super-express"})  # the games where `hard` beats `normal`
_BUDGET: Final = re.compile(r"hard@([1-9][0-9]{0,5})")  # hard, with this number of playouts
# Bots that leave something out. Games against them measure how much this part is worth.
_ABLATIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "bang": {
        "without-buying": "bang.ablations:WithoutBuying",
        "without-railcars": "bang.ablations:WithoutRailcars",
        "without-feats": "bang.ablations:WithoutFeats",
    },
}


class UnknownBot(WhistlestopError):
    """No bot has this name, or it does not play the game."""


def levels(game: str | None, *, study: bool = False) -> tuple[str, ...]:
    """Return the levels for this game, from weak to strong.

    For `game` None return the levels that every game has. With `study`, include the bots that are
    only for measurements.
    """
    return tuple(_bots(game, study=study))


def usual(game: str) -> str:
    """Return the default level of this game: it answers at once, and gives reasons in words."""
    return NORMAL if NORMAL in levels(game) else EASY


def resolve(name: str, game: str, *, study: bool = False) -> str:
    """Return the present name of a bot; raise UnknownBot if this game has no such bot.

    `study` has the same meaning as in `levels`.
    """
    able = _bots(game, study=study)
    if study and HARD in able and _BUDGET.fullmatch(name):
        return name
    found = name if name in able else current_name(name, game)
    if found in able:
        return found
    allowed = ", ".join(able)
    if _plays_another_game(name, game):
        raise UnknownBot(
            f"the bot {name!r} does not play {game}; {allowed} do",
            "bot-cannot-play",
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
    """Create the bot with this name for one seat of one match of this game."""
    name = resolve(name, game, study=True)
    bots = _bots(game, study=True)
    budget = _BUDGET.fullmatch(name)
    if budget is not None:
        searching: type[SearchBot] = _load(bots[HARD])
        return searching(rng, int(budget[1]))
    bot: type[Bot] = _load(bots[name])
    return bot(rng)


def looks(name: str, game: str) -> bool:
    """Tell whether this bot looks at the match, and not only at the question."""
    looks: bool = _load(_bots(game, study=True)[resolve(name, game, study=True)]).looks
    return looks


def load_levels() -> None:
    """Import the bots of all levels now, so that hiring one later takes no time."""
    for game in _NORMAL:
        for bot in _bots(game, study=False).values():
            _load(bot)


def _load(bot: str) -> Any:
    """Return the class of a bot."""
    module, _, name = bot.partition(":")
    return getattr(import_module(f"whistlestop.bots.{module}"), name)


def _bots(game: str | None, *, study: bool) -> dict[str, str]:
    """Return the module and class of each bot that plays this game, from weak to strong."""
    bots = {RANDOM: _RANDOM} if study else {}
    bots[EASY] = _RANDOM
    if study:
        bots.update(_ABLATIONS.get(game or "", {}))
    if game is not None and game in _NORMAL:
        bots[NORMAL] = _NORMAL[game]
        if study or game in _STRONGER:
            bots[HARD] = _HARD[game]
    return bots


def _plays_another_game(name: str, game: str) -> bool:
    others = [other for other in _NORMAL if other != game]
    return any(current_name(name, other) in _bots(other, study=True) for other in others)
