"""Names that bots had in earlier versions, and their names now.

Tables, matches and records from earlier versions still use the old names. So may commands that
people have written down. No other file knows the old names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_ANY_GAME: Final[Mapping[str, str]] = {"random": "easy"}
_OF_GAME: Final[Mapping[str, Mapping[str, str]]] = {
    "bang": {
        "deputy": "normal",
        "thrifty": "without-buying",
        "homebody": "without-railcars",
        "modest": "without-feats",
    },
    "colt-super-express": {"greedy": "normal"},
    "train-heist": {"bandit": "normal"},
}


def current_name(name: str, game: str) -> str:
    """Return the present name of a bot. A name that never changed is returned as it is."""
    return _OF_GAME.get(game, {}).get(name) or _ANY_GAME.get(name, name)


def current_names(names: tuple[str, ...], game: str, prefix: str) -> tuple[str, ...]:
    """Return the seat names of a record with present bot names. Bot names start with `prefix`."""
    return tuple(
        prefix + current_name(name.removeprefix(prefix), game) if name.startswith(prefix) else name
        for name in names
    )
