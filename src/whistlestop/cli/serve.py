"""`whistlestop serve`: run the play server."""

# No `from __future__ import annotations`: see parameters.py.
import webbrowser
from functools import partial
from threading import Thread
from typing import Annotated, Any, Literal

from cyclopts import App

from whistlestop.cli.browser import has_graphical_browser
from whistlestop.cli.errors import UsageError
from whistlestop.cli.parameters import (
    WHOLE,
    Language,
    check_at_least,
    environment,
    parameter,
    usage,
)
from whistlestop.cli.retention import KeepFlags, read_retention
from whistlestop.engine.errors import cut
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console


def add_serve(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param, say, env = partial(parameter, texts), texts.say, environment
    keep = KeepFlags.of(texts)
    spoken: Any = texts.language

    @app.command(help=say("cli-serve"), usage=usage("serve [--...]"))
    def serve(
        *,
        host: Annotated[str, param("cli-param-host", "--host", **env("HOST"))] = "127.0.0.1",
        port: Annotated[int, param("cli-param-port", "--port", **WHOLE, **env("PORT"))] = 8080,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        url: Annotated[str, param("cli-param-url", "--url", **env("URL"))] = "",
        proxies: Annotated[
            str, param("cli-param-proxies", "--proxies", **env("PROXIES"))
        ] = "127.0.0.1",
        log: Annotated[
            Literal["text", "json"], param("cli-param-log", "--log", **env("LOG"))
        ] = "text",
        bot_pause: Annotated[
            float, param("cli-param-bot-pause", "--bot-pause", **env("BOT_PAUSE"))
        ] = 1.2,
        away_after: Annotated[
            float, param("cli-param-away-after", "--away-after", **env("AWAY_AFTER"))
        ] = 60.0,
        vote_after: Annotated[
            float, param("cli-param-vote-after", "--vote-after", **env("VOTE_AFTER"))
        ] = 120.0,
        per_address: Annotated[
            int, param("cli-param-per-address", "--per-address", **WHOLE, **env("PER_ADDRESS"))
        ] = 100,
        loop_lag: Annotated[
            float, param("cli-param-loop-lag", "--loop-lag", **env("LOOP_LAG"))
        ] = 0.2,
        metrics: Annotated[str, param("cli-param-metrics", "--metrics", **env("METRICS"))] = "",
        metrics_token: Annotated[
            str, param("cli-param-metrics-token", "--metrics-token", **env("METRICS_TOKEN"))
        ] = "",
        longest_match: Annotated[
            int,
            param("cli-param-longest-match", "--longest-match", **WHOLE, **env("LONGEST_MATCH")),
        ] = 20_000,
        bot_processes: Annotated[
            int,
            param("cli-param-bot-processes", "--bot-processes", **WHOLE, **env("BOT_PROCESSES")),
        ] = 0,
        sleep_after: Annotated[
            float, param("cli-param-sleep-after", "--sleep-after", **env("SLEEP_AFTER"))
        ] = 300.0,
        abuse_log: Annotated[
            str, param("cli-param-abuse-log", "--abuse-log", **env("ABUSE_LOG"))
        ] = "-",
        keep_chat: Annotated[int | None, keep.chat] = None,
        keep_guests: Annotated[int | None, keep.guests] = None,
        keep_tables: Annotated[int | None, keep.tables] = None,
        keep_matches: Annotated[int | None, keep.matches] = None,
        connections: Annotated[
            int, param("cli-param-connections", "--connections", **WHOLE, **env("CONNECTIONS"))
        ] = 10_000,
        tables: Annotated[str, param("cli-param-tables", "--tables", **env("TABLES"))] = "",
        public_tables: Annotated[
            str, param("cli-param-public-tables", "--public-tables", **env("PUBLIC_TABLES"))
        ] = "",
        matches: Annotated[str, param("cli-param-matches", "--matches", **env("MATCHES"))] = "",
        bot_matches: Annotated[
            str, param("cli-param-bot-matches", "--bot-matches", **env("BOT_MATCHES"))
        ] = "",
        spectators: Annotated[
            str, param("cli-param-spectators", "--spectators", **env("SPECTATORS"))
        ] = "",
        spectators_per_table: Annotated[
            int,
            param(
                "cli-param-spectators-per-table",
                "--spectators-per-table",
                **WHOLE,
                **env("SPECTATORS_PER_TABLE"),
            ),
        ] = 100,
        open_: Annotated[bool, param("cli-param-open", "--open")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        # Imported only here: the server's libraries take long to load.
        from whistlestop.server.serve import serve as run_server  # noqa: PLC0415
        from whistlestop.server.settings import Quota, Settings  # noqa: PLC0415

        def quota(name: str, text: str, usual: Quota) -> Quota:
            try:
                return Quota.parse(text) if text else usual
            except ValueError:
                raise UsageError(
                    f"{name} cannot be {text!r}", "bad-word", name=name, found=cut(text)
                ) from None

        def opened(where: str) -> None:
            console.say(say("serve-open", url=where))
            if open_ and has_graphical_browser():
                # In a thread: some browsers block the program that opens them.
                Thread(target=webbrowser.open, args=(where,), daemon=True).start()
            elif open_:
                console.say(say("serve-no-browser", url=where))

        for name, value in (
            ("--bot-pause", bot_pause),
            ("--away-after", away_after),
            ("--vote-after", vote_after),
            ("--loop-lag", loop_lag),
            ("--sleep-after", sleep_after),
            ("--bot-processes", bot_processes),
        ):
            check_at_least(name, value, 0)
        check_at_least("--port", port, 0)
        check_at_least("--per-address", per_address, 1)
        check_at_least("--longest-match", longest_match, 1)
        check_at_least("--connections", connections, 1)
        check_at_least("--spectators-per-table", spectators_per_table, 0)
        usual = Settings()
        run_server(
            Settings(
                host=host,
                port=port,
                db=db,
                url=url,
                proxies=proxies,
                log=log,
                pause=bot_pause,
                away_after=away_after,
                vote_after=vote_after,
                per_address=per_address,
                loop_lag=loop_lag,
                metrics=metrics,
                metrics_token=metrics_token,
                longest_match=longest_match,
                bot_processes=bot_processes,
                sleep_after=sleep_after,
                abuse_log=abuse_log,
                keep=read_retention(
                    chat=keep_chat, guests=keep_guests, tables=keep_tables, matches=keep_matches
                ),
                connections=connections,
                tables=quota("--tables", tables, usual.tables),
                public_tables=quota("--public-tables", public_tables, usual.public_tables),
                matches=quota("--matches", matches, usual.matches),
                bot_matches=quota("--bot-matches", bot_matches, usual.bot_matches),
                spectators=quota("--spectators", spectators, usual.spectators),
                spectators_per_table=spectators_per_table,
            ),
            opened=opened,
        )
        console.say(say("serve-closed"))
