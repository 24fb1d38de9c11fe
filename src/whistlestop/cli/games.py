"""`whistlestop games`: list the games and their options."""

# No `from __future__ import annotations`: see parameters.py.
from functools import partial
from typing import Annotated, Any

from cyclopts import App

from whistlestop.cli.parameters import Language, parameter, usage
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.games_list import show_games


def add_games(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param = partial(parameter, texts)
    spoken: Any = texts.language

    @app.command(name="games", help=texts.say("cli-games"), usage=usage("games [--...]"))
    def list_games(
        *,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        show_games(texts, console)
