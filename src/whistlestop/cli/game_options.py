"""The game on the command line, and its options: --with and --set."""

from __future__ import annotations

from typing import Any

from whistlestop import games
from whistlestop.cli.errors import UsageError
from whistlestop.engine.errors import cut
from whistlestop.engine.game import Game
from whistlestop.engine.game_option import OptionValue, read_all


def find_game(name: str | None) -> Game[Any]:
    """Find a game by its name."""
    if name is None:
        allowed = ", ".join(games.NAMES)
        raise UsageError("no game is given", "no-game", allowed=allowed)
    return games.find(name)


def game_options(game: Game[Any], expansions: str, settings: list[str]) -> dict[str, OptionValue]:
    """Read --with and --set as the game's options."""
    return {**_expansions(game, expansions), **_settings(game, settings)}


def _expansions(game: Game[Any], words: str) -> dict[str, OptionValue]:
    """Return the options that --with turns on: flags of the game, and its mixes of options."""
    flags = [option.name for option in game.options if option.kind == "flag"]
    mixes = {mix.name: mix.options for mix in game.mixes}
    options: dict[str, OptionValue] = {}
    for name in filter(None, words.split(",")):
        if name in mixes:
            options.update(mixes[name])
            continue
        if name not in flags:
            allowed = ", ".join([*flags, *mixes])
            raise UsageError(f"{name!r} is not a flag", "not-a-flag", option=name, allowed=allowed)
        options[name] = True
    return options


def _settings(game: Game[Any], settings: list[str]) -> dict[str, OptionValue]:
    """Return the options that --set gives as name=value."""
    texts: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise UsageError("the setting is not name=value", "not-a-setting", found=cut(setting))
        texts[name] = value
    return dict(read_all(game.options, texts))
