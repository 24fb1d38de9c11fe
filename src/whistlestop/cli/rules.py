"""`whistlestop rules`: print the rulebooks."""

# No `from __future__ import annotations`: see parameters.py.
from functools import partial
from typing import Annotated, Any

from cyclopts import App

from whistlestop import games
from whistlestop.cli.game_options import find_game
from whistlestop.cli.parameters import Language, parameter, usage
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.rulebook_text import show_rules


def add_rules(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param = partial(parameter, texts)
    spoken: Any = texts.language

    @app.command(help=texts.say("cli-rules"), usage=usage("rules [GAME] [--...]"))
    def rules(
        game: Annotated[str | None, param("cli-param-game")] = None,
        /,
        *,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        names = games.NAMES if game is None else (find_game(game).name,)
        show_rules(names, texts, console)
