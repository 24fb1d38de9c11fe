"""`whistlestop join`: play at a server's table."""

# No `from __future__ import annotations`: see parameters.py.
from functools import partial
from typing import Annotated, Any

from cyclopts import App

from whistlestop.cli.errors import UsageError
from whistlestop.cli.parameters import WHOLE, Language, parameter, pause_seconds, usage
from whistlestop.cli.signals import quit_on_signals
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.wire.field_types import MOST_SEATS


def add_join(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param = partial(parameter, texts)
    spoken: Any = texts.language

    @app.command(help=texts.say("cli-join"), usage=usage("join URL [--...]"))
    def join(
        url: Annotated[str, param("cli-param-link")],
        /,
        *,
        name: Annotated[str | None, param("cli-param-name", "--name")] = None,
        seat: Annotated[int | None, param("cli-param-take-seat", "--seat", **WHOLE)] = None,
        watch: Annotated[bool, param("cli-param-watch", "--watch")] = False,
        pause: Annotated[float | None, param("cli-param-pause", "--pause")] = None,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        # Imported only here: the network libraries take long to load.
        from whistlestop.terminal.join import join as play_online  # noqa: PLC0415
        from whistlestop.terminal.live_console import LiveConsole  # noqa: PLC0415

        if watch and seat is not None:
            raise UsageError("--watch takes no seat", "not-together", one="--watch", other="--seat")
        if seat is not None and not 0 <= seat < MOST_SEATS:
            last = MOST_SEATS - 1
            raise UsageError(f"there is no seat {seat}", "bad-seat", found=seat, last=last)
        quit_on_signals()
        play_online(
            url,
            texts,
            LiveConsole(console.rich),
            name=name,
            seat=seat,
            watch=watch,
            pause=pause_seconds(pause, console),
        )
