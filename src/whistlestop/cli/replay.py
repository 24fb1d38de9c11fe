"""`whistlestop replay`: look at a record step by step."""

# No `from __future__ import annotations`: see parameters.py.
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App

from whistlestop.cli.parameters import WHOLE, Language, parameter, usage
from whistlestop.cli.record_files import from_record
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.replay import Replay


def add_replay(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param = partial(parameter, texts)
    spoken: Any = texts.language

    @app.command(help=texts.say("cli-replay"), usage=usage("replay FILE [--...]"))
    def replay(
        file: Annotated[Path, param("cli-param-file")],
        /,
        *,
        seat: Annotated[int | None, param("cli-param-seat", "--seat", **WHOLE)] = None,
        all_: Annotated[bool, param("cli-param-all", "--all")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        replay = from_record(file, lambda text: Replay(text, seat, texts))
        if all_:
            replay.show_all(console)
        else:
            replay.browse(console)
