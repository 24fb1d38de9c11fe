"""The commands of `whistlestop admin` that only show things, such as `people` and `stats`."""

# No `from __future__ import annotations`: see parameters.py.
from functools import partial
from typing import Annotated, Any, Literal

from cyclopts import App

from whistlestop.cli.admin.database import found, number_or_key, query
from whistlestop.cli.parameters import (
    WHOLE,
    Language,
    check_at_least,
    environment,
    parameter,
    usage,
)
from whistlestop.locales import Texts
from whistlestop.terminal.admin_reports import show_report, show_rows
from whistlestop.terminal.console import Console

_MOST = 50  # rows of a list, unless --limit says otherwise


def add_look_commands(admin: App, texts: Texts, console: Console) -> None:
    """Add the commands to the app."""
    _add_lists(admin, texts, console)
    _add_show(admin, texts, console)
    _add_stats(admin, texts, console)


def _add_lists(admin: App, texts: Texts, console: Console) -> None:
    param, say, env = partial(parameter, texts), texts.say, environment
    spoken: Any = texts.language

    @admin.command(help=say("cli-admin-people"), usage=usage("admin people [--...]"))
    def people(
        *,
        search: Annotated[str, param("cli-param-search-name", "--search")] = "",
        limit: Annotated[int, param("cli-param-limit", "--limit", **WHOLE)] = _MOST,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        from whistlestop.store.reports import list_people  # noqa: PLC0415

        check_at_least("--limit", limit, 1)
        show_rows(query(db, lambda c: list_people(c, search, limit)), texts, console, json=json)

    @admin.command(help=say("cli-admin-sessions"), usage=usage("admin sessions PERSON [--...]"))
    def sessions(
        person: Annotated[int, param("cli-param-person", **WHOLE)],
        /,
        *,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> None:
        from whistlestop.store.reports import list_sessions  # noqa: PLC0415

        show_rows(query(db, lambda c: list_sessions(c, person)), texts, console, json=json)

    @admin.command(help=say("cli-admin-tables"), usage=usage("admin tables [--...]"))
    def tables(
        *,
        search: Annotated[str, param("cli-param-search-game", "--search")] = "",
        limit: Annotated[int, param("cli-param-limit", "--limit", **WHOLE)] = _MOST,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> None:
        from whistlestop.store.reports import list_tables  # noqa: PLC0415

        check_at_least("--limit", limit, 1)
        show_rows(query(db, lambda c: list_tables(c, search, limit)), texts, console, json=json)

    @admin.command(help=say("cli-admin-matches"), usage=usage("admin matches [--...]"))
    def matches(
        *,
        search: Annotated[str, param("cli-param-search-game", "--search")] = "",
        running: Annotated[bool, param("cli-param-running", "--running")] = False,
        limit: Annotated[int, param("cli-param-limit", "--limit", **WHOLE)] = _MOST,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> None:
        from whistlestop.store.reports import list_matches  # noqa: PLC0415

        check_at_least("--limit", limit, 1)
        rows = query(db, lambda c: list_matches(c, search, limit, running=running))
        show_rows(rows, texts, console, json=json)


def _add_show(admin: App, texts: Texts, console: Console) -> None:
    param, say, env = partial(parameter, texts), texts.say, environment
    spoken: Any = texts.language

    @admin.command(help=say("cli-admin-show"), usage=usage("admin show KIND NUMBER [--...]"))
    def show(
        kind: Annotated[Literal["person", "table", "match"], param("cli-param-kind")],
        which: Annotated[str, param("cli-param-which", allow_leading_hyphen=True)],
        /,
        *,
        chat: Annotated[bool, param("cli-param-chat", "--chat")] = False,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> None:
        from whistlestop.store import reports  # noqa: PLC0415

        wanted = number_or_key(which)
        if kind == "person":
            person = wanted if isinstance(wanted, int) else -1
            report = query(db, lambda c: reports.show_person(c, person))
        elif kind == "table":
            report = query(db, lambda c: reports.show_table(c, wanted, chat=chat))
        else:
            report = query(db, lambda c: reports.show_match(c, wanted))
        show_report(found(report, which), texts, console, json=json)


def _add_stats(admin: App, texts: Texts, console: Console) -> None:
    param, say, env = partial(parameter, texts), texts.say, environment
    spoken: Any = texts.language

    @admin.command(help=say("cli-admin-stats"), usage=usage("admin stats [--...]"))
    def stats(
        *,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> None:
        from whistlestop.server.clocks import now_ms  # noqa: PLC0415
        from whistlestop.store.reports import statistics  # noqa: PLC0415

        now = now_ms()
        show_report(query(db, lambda c: statistics(c, now)), texts, console, json=json)
