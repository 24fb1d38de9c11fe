"""`whistlestop admin ban`, `unban` and `bans`: people and networks that may not come in."""

# No `from __future__ import annotations`: see parameters.py.
from dataclasses import asdict
from functools import partial
from ipaddress import ip_network
from typing import Annotated, Any, Literal

from cyclopts import App

from whistlestop.cli.admin.database import carry_out, query
from whistlestop.cli.errors import UsageError
from whistlestop.cli.parameters import (
    WHOLE,
    Language,
    check_at_least,
    environment,
    parameter,
    usage,
)
from whistlestop.engine.errors import cut
from whistlestop.locales import Texts
from whistlestop.terminal.admin_reports import show_answer, show_rows
from whistlestop.terminal.console import Console


def add_ban_commands(admin: App, texts: Texts, console: Console) -> None:
    """Add the commands to the app."""
    param, say, env = partial(parameter, texts), texts.say, environment
    spoken: Any = texts.language

    @admin.command(help=say("cli-admin-ban"), usage=usage("admin ban KIND WHOM [--...]"))
    def ban(
        kind: Annotated[Literal["person", "address"], param("cli-param-ban-kind")],
        whom: Annotated[str, param("cli-param-whom")],
        /,
        *,
        days: Annotated[int | None, param("cli-param-days", "--days", **WHOLE)] = None,
        why: Annotated[str, param("cli-param-why", "--why")] = "",
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        if days is not None:
            check_at_least("--days", days, 1)
        person = _person(whom) if kind == "person" else None
        network = _network(whom) if kind == "address" else None
        answer = carry_out(db, "ban", person=person, network=network, days=days, why=why)
        text = say("admin-done-ban", number=answer["ban"])
        show_answer(answer, text, console, json=json)

    @admin.command(help=say("cli-admin-unban"), usage=usage("admin unban NUMBER [--...]"))
    def unban(
        number: Annotated[int, param("cli-param-ban", **WHOLE)],
        /,
        *,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> None:
        answer = carry_out(db, "unban", ban=number)
        show_answer(answer, say("admin-done-unban", number=number), console, json=json)

    @admin.command(help=say("cli-admin-bans"), usage=usage("admin bans [--...]"))
    def bans(
        *,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> None:
        from whistlestop.server.clocks import now_ms  # noqa: PLC0415
        from whistlestop.store.bans import in_force  # noqa: PLC0415

        now = now_ms()
        rows = [asdict(each) for each in query(db, lambda c: in_force(c, now))]
        show_rows(rows, texts, console, json=json)


def _person(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 19):
        raise UsageError("a person is a number", "bad-word", name="PERSON", found=cut(word))
    return int(word)


def _network(word: str) -> str:
    """Read an address or a network such as 192.0.2.0/24."""
    try:
        return str(ip_network(word))
    except ValueError:
        raise UsageError("not a network", "bad-network", found=cut(word)) from None
