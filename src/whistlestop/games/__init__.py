"""Every game there is, by its name on the command line. A game is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from whistlestop.engine.errors import UnknownGame, cut
from whistlestop.engine.game import Game

_WHERE = {
    "colt-super-express": "whistlestop.games.colt_super_express.game",
    "bang": "whistlestop.games.bang.game",
    "train-heist": "whistlestop.games.train_heist.game",
}

NAMES = tuple(_WHERE)


def find(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in _WHERE:
        raise UnknownGame(
            f"there is no game {cut(name)!r}; there is {', '.join(NAMES)}",
            "unknown-game",
            found=cut(name),
            allowed=", ".join(NAMES),
        )
    game: Game[Any] = import_module(_WHERE[name]).GAME
    return game
