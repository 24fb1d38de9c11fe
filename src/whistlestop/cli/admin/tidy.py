"""`whistlestop admin tidy`: delete everything that is too old, or only count it."""

# No `from __future__ import annotations`: see parameters.py.
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App

from whistlestop.cli.admin.database import carry_out, query
from whistlestop.cli.parameters import (
    WHOLE,
    Language,
    check_at_least,
    environment,
    parameter,
    usage,
)
from whistlestop.locales import Texts
from whistlestop.terminal.admin_reports import show_report
from whistlestop.terminal.console import Console

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from whistlestop.store.retention import Retention


def add_tidy(admin: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param, say, env = partial(parameter, texts), texts.say, environment
    spoken: Any = texts.language

    @admin.command(help=say("cli-admin-tidy"), usage=usage("admin tidy [--...]"))
    def tidy(
        *,
        dry_run: Annotated[bool, param("cli-param-dry-run", "--dry-run")] = False,
        keep_chat: Annotated[
            int, param("cli-param-keep-chat", "--keep-chat", **WHOLE, **env("KEEP_CHAT"))
        ] = 180,
        keep_guests: Annotated[
            int, param("cli-param-keep-guests", "--keep-guests", **WHOLE, **env("KEEP_GUESTS"))
        ] = 90,
        keep_tables: Annotated[
            int, param("cli-param-keep-tables", "--keep-tables", **WHOLE, **env("KEEP_TABLES"))
        ] = 180,
        keep_matches: Annotated[
            int, param("cli-param-keep-matches", "--keep-matches", **WHOLE, **env("KEEP_MATCHES"))
        ] = 0,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        keep = checked_retention(keep_chat, keep_guests, keep_tables, keep_matches)
        if dry_run:
            answer: dict[str, Any] = query(db, lambda c: _count(c, keep))
        else:
            answer = carry_out(db, "tidy", **asdict(keep))
        if not json:
            console.say(say("admin-tidy-dry") if dry_run else say("admin-tidy-done"))
        show_report(answer, texts, console, json=json)


def checked_retention(chat: int, guests: int, tables: int, matches: int) -> "Retention":
    """Return the days for which things are kept. Refuse negative ones."""
    from whistlestop.store.retention import Retention  # noqa: PLC0415 - see database.py

    for name, days in (
        ("--keep-chat", chat),
        ("--keep-guests", guests),
        ("--keep-tables", tables),
        ("--keep-matches", matches),
    ):
        check_at_least(name, days, 0)
    return Retention(chat, guests, tables, matches)


def _count(connection: "Connection", keep: "Retention") -> dict[str, Any]:
    from whistlestop.server.clocks import now_ms  # noqa: PLC0415 - see database.py
    from whistlestop.store.retention import KINDS, count  # noqa: PLC0415

    now = now_ms()
    return {kind: count(connection, kind, keep, now) for kind in KINDS}
