"""`whistlestop admin tidy`: delete everything that is too old, or only count it."""

# No `from __future__ import annotations`: see parameters.py.
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App

from whistlestop.cli.admin.database import carry_out, query
from whistlestop.cli.parameters import Language, environment, parameter, usage
from whistlestop.cli.retention import KeepFlags, read_retention
from whistlestop.locales import Texts
from whistlestop.terminal.admin_reports import show_report
from whistlestop.terminal.console import Console

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from whistlestop.store.retention import Retention


def add_tidy(admin: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param, say, env = partial(parameter, texts), texts.say, environment
    keep = KeepFlags.of(texts)
    spoken: Any = texts.language

    @admin.command(help=say("cli-admin-tidy"), usage=usage("admin tidy [--...]"))
    def tidy(
        *,
        dry_run: Annotated[bool, param("cli-param-dry-run", "--dry-run")] = False,
        keep_chat: Annotated[int | None, keep.chat] = None,
        keep_guests: Annotated[int | None, keep.guests] = None,
        keep_tables: Annotated[int | None, keep.tables] = None,
        keep_matches: Annotated[int | None, keep.matches] = None,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        days = read_retention(
            chat=keep_chat, guests=keep_guests, tables=keep_tables, matches=keep_matches
        )
        if dry_run:
            answer: dict[str, Any] = query(db, lambda c: _count(c, days))
        else:
            answer = carry_out(db, "tidy", **asdict(days))
        if not json:
            console.say(say("admin-tidy-dry") if dry_run else say("admin-tidy-done"))
        show_report(answer, texts, console, json=json)


def _count(connection: "Connection", keep: "Retention") -> dict[str, Any]:
    from whistlestop.server.clocks import now_ms  # noqa: PLC0415 - see database.py
    from whistlestop.store.retention import KINDS, count  # noqa: PLC0415

    now = now_ms()
    return {kind: count(connection, kind, keep, now) for kind in KINDS}
