"""Names that bots had in earlier versions, and what they are called now.

Tables, matches and records that were stored then still use them, and so may commands that people
have written down. This is the only place that knows them.
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
    """Return what a bot of this name is called now; a name that never changed stays."""
    return _OF_GAME.get(game, {}).get(name) or _ANY_GAME.get(name, name)


def current_names(names: tuple[str, ...], game: str, prefix: str) -> tuple[str, ...]:
    """Return the names of a record's seats with the bots in them renamed; theirs have a prefix."""
    return tuple(
        prefix + current_name(name.removeprefix(prefix), game) if name.startswith(prefix) else name
        for name in names
    )
