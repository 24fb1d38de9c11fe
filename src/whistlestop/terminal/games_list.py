"""The list of the games, with their options and bots."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.engine.game import Game
from whistlestop.engine.game_option import Option
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.seat_names import bot_level_name

_LONG = 20  # letters of an option's allowed values that fit on one line


def show_games(texts: Texts, console: Console) -> None:
    """Print every game with its options."""
    say = texts.say
    for name in games.NAMES:
        game = games.find(name)
        console.say(f"{name}: {say(name)}", style="bold")
        console.say(say(f"{name}.about"))
        console.say(say("games-seats", fewest=game.fewest, most=game.most))
        table = Table(box=None, pad_edge=False)
        for heading in ("games-option", "games-allowed", "games-default", "games-help"):
            table.add_column(say(heading), overflow="fold")
        for option in game.options:
            default = option.show(option.default)
            about = " ".join([say(option.help), *_needs(option, game, texts)])
            table.add_row(option.name, _folded(option.allowed()), default, about)
        console.rich.print(table)
        console.say(say("games-bots", bots=_levels(name, texts)))
        console.say()


def _needs(option: Option, game: Game[Any], texts: Texts) -> list[str]:
    """Say with which values of other options, and how many seats, an option changes anything."""
    declared = {each.name: each for each in game.options}
    values = [
        f"{name}={'|'.join(map(declared[name].show, needed))}" for name, needed in option.needs
    ]
    found = [texts.say("games-only-with", values=", ".join(values))] if values else []
    seats = option.needs_seats
    if seats:
        found.append(texts.say("games-only-seats", fewest=min(seats), most=max(seats)))
    return found


def _levels(game: str, texts: Texts) -> str:
    """List the bot levels as a command takes them, each with its translation if that differs."""
    said = [(level, bot_level_name(level, texts)) for level in roster.levels(game)]
    return ", ".join(
        level if word.casefold() == level else f"{level} ({word})" for level, word in said
    )


def _folded(words: str) -> str:
    """Put each value on its own line if all values are too long for one line."""
    return words.replace("|", "|\n") if len(words) > _LONG else words
