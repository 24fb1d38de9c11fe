"""The user's own files for games, such as maps and cards of Train Heist."""

from __future__ import annotations

from pathlib import Path

from whistlestop import games
from whistlestop.engine.errors import WhistlestopError, cut


def add_own_files(words: str, separator: str) -> None:
    """Add files such as `train-heist=club.json`, each to its game."""
    for word in filter(None, words.split(separator)):
        name, equals, path = word.partition("=")
        if not equals:
            raise WhistlestopError("the setting is not game=file", "not-a-setting", found=cut(word))
        games.find(name).add_file(Path(path))
