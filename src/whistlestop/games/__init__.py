"""The list of games, by their names on the command line. A game is imported when it is needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from whistlestop.engine.errors import UnknownGame, cut
from whistlestop.engine.game import Game

_MODULES = {
    "colt-super-express": "whistlestop.games.colt_super_express.game",
    "bang": "whistlestop.games.bang.game",
    "train-heist": "whistlestop.games.train_heist.game",
}

NAMES = tuple(_MODULES)


def find(name: str) -> Game[Any]:
    """Return the game with this name; raise UnknownGame if there is no such game."""
    if name not in _MODULES:
        raise UnknownGame(
            f"there is no game {cut(name)!r}; the games are {', '.join(NAMES)}",
            "unknown-game",
            found=cut(name),
            allowed=", ".join(NAMES),
        )
    game: Game[Any] = import_module(_MODULES[name]).GAME
    return game
