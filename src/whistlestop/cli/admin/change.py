"""`whistlestop admin close`, `delete`, `erase` and `end-sessions`."""

# No `from __future__ import annotations`: see parameters.py.
from functools import partial
from typing import Annotated, Any, Literal

from cyclopts import App

from whistlestop.cli.admin.database import carry_out, found, number_or_key, query
from whistlestop.cli.errors import UsageError
from whistlestop.cli.parameters import WHOLE, Language, environment, parameter, usage
from whistlestop.locales import Texts
from whistlestop.terminal.admin_reports import show_answer
from whistlestop.terminal.console import Console


def add_change_commands(admin: App, texts: Texts, console: Console) -> None:
    """Add the commands to the app."""
    _add_close(admin, texts, console)
    _add_people_commands(admin, texts, console)


def _add_close(admin: App, texts: Texts, console: Console) -> None:
    param, say, env = partial(parameter, texts), texts.say, environment
    spoken: Any = texts.language

    @admin.command(help=say("cli-admin-close"), usage=usage("admin close TABLE [--...]"))
    def close(
        table: Annotated[str, param("cli-param-which", allow_leading_hyphen=True)],
        /,
        *,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        answer = carry_out(db, "close-table", table=_number(db, "table", table))
        show_answer(answer, say("admin-done-close", number=answer["table"]), console, json=json)

    @admin.command(help=say("cli-admin-delete"), usage=usage("admin delete KIND NUMBER [--...]"))
    def delete(
        kind: Annotated[Literal["table", "match"], param("cli-param-delete-kind")],
        which: Annotated[str, param("cli-param-which", allow_leading_hyphen=True)],
        /,
        *,
        yes: Annotated[bool, param("cli-param-yes", "--yes")] = False,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> None:
        number = _number(db, kind, which)
        _require_yes(yes)
        answer = carry_out(db, f"delete-{kind}", **{kind: number})
        show_answer(answer, say("admin-done-delete", number=number), console, json=json)


def _add_people_commands(admin: App, texts: Texts, console: Console) -> None:
    param, say, env = partial(parameter, texts), texts.say, environment
    spoken: Any = texts.language

    @admin.command(help=say("cli-admin-erase"), usage=usage("admin erase PERSON [--...]"))
    def erase(
        person: Annotated[int, param("cli-param-person", **WHOLE)],
        /,
        *,
        yes: Annotated[bool, param("cli-param-yes", "--yes")] = False,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> None:
        _require_yes(yes)
        answer = carry_out(db, "erase-person", person=person)
        text = say(
            "admin-done-erase",
            number=person,
            lines=answer["lines"],
            seats=answer["seats"],
            matches=answer["matches"],
        )
        show_answer(answer, text, console, json=json)

    @admin.command(
        name="end-sessions",
        help=say("cli-admin-end-sessions"),
        usage=usage("admin end-sessions PERSON [--...]"),
    )
    def end_sessions(
        person: Annotated[int, param("cli-param-person", **WHOLE)],
        /,
        *,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> None:
        answer = carry_out(db, "end-sessions", person=person)
        text = say("admin-done-sessions", number=person, sessions=answer["sessions"])
        show_answer(answer, text, console, json=json)


def _number(db: str, kind: str, which: str) -> int:
    """Return the number of a table or a match that is given by its number or its key."""
    from whistlestop.store import reports  # noqa: PLC0415 - see database.py

    wanted = number_or_key(which)
    if kind == "table":
        report = query(db, lambda c: reports.show_table(c, wanted, chat=False))
    else:
        report = query(db, lambda c: reports.show_match(c, wanted))
    return int(found(report, which)["id"])


def _require_yes(yes: bool) -> None:
    if not yes:
        raise UsageError("this cannot be undone", "needs-yes")
