"""Reports for the operator of a server: tables for people, and JSON for programs."""

from __future__ import annotations

import json as json_module
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from rich.table import Table
from rich.text import Text

from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.sanitize import clean

_HEADINGS = {
    "at": "admin-at",
    "bans": "admin-bans",
    "began": "admin-began",
    "bot": "sim-bot",
    "chat": "admin-lines",
    "browser": "admin-browser",
    "choices": "admin-choices",
    "clock": "admin-clock",
    "closed": "admin-closed",
    "ended": "admin-ended",
    "engine": "admin-engine",
    "game": "admin-game",
    "guests": "admin-guests",
    "host": "admin-host",
    "id": "admin-id",
    "key": "admin-key",
    "lines": "admin-lines",
    "link": "admin-link",
    "match": "admin-match",
    "matches": "admin-matches",
    "matches_day": "admin-matches-day",
    "matches_month": "admin-matches-month",
    "matches_running": "admin-matches-running",
    "matches_unplayable": "admin-matches-unplayable",
    "name": "admin-name",
    "names": "admin-names",
    "network": "admin-network",
    "options": "admin-options",
    "people": "admin-people",
    "people_day": "admin-people-day",
    "people_month": "admin-people-month",
    "person": "admin-person",
    "players": "admin-players",
    "public": "admin-public",
    "requests": "admin-requests",
    "seat": "admin-seat",
    "seats": "admin-seats",
    "sessions": "admin-sessions",
    "since": "admin-since",
    "started": "admin-started",
    "table": "admin-table",
    "tables": "admin-tables",
    "tables_closed": "admin-tables-closed",
    "tables_month": "admin-tables-month",
    "text": "admin-text",
    "touched": "admin-touched",
    "unplayable": "admin-unplayable",
    "until": "admin-until",
    "used": "admin-used",
    "why": "admin-why",
    "winners": "admin-winners",
}
_TIMES = frozenset({"at", "closed", "ended", "since", "started", "touched", "until", "used"})


def show_rows(
    rows: Sequence[Mapping[str, Any]], texts: Texts, console: Console, *, json: bool
) -> None:
    """Print a list: as a table, or as a JSON array."""
    if json:
        _print_json(rows)
    elif rows:
        _show_table(rows, texts, console)
    else:
        console.say(texts.say("admin-nothing"))


def show_report(report: Mapping[str, Any], texts: Texts, console: Console, *, json: bool) -> None:
    """Print the report of one thing: its values, then each of its lists, or one JSON object."""
    if json:
        _print_json(report)
        return
    values = {name: value for name, value in report.items() if not _is_list(value)}
    table = Table(box=None, pad_edge=False, show_header=False)
    for name, value in values.items():
        table.add_row(texts.say(_HEADINGS[name]), _cell(name, value, texts))
    console.rich.print(table)
    for name, value in report.items():
        if _is_list(value) and value:
            console.say()
            console.say(texts.say(_HEADINGS[name]))
            _show_table(value, texts, console)


def show_answer(answer: Mapping[str, Any], text: str, console: Console, *, json: bool) -> None:
    """Print the result of an action: as a sentence, or as a JSON object."""
    if json:
        _print_json(answer)
    else:
        console.say(text)


def _print_json(report: Any) -> None:
    sys.stdout.write(json_module.dumps(report, ensure_ascii=False) + "\n")


def _is_list(value: Any) -> bool:
    """Tell whether a value is a list of rows, and not a list of words or numbers."""
    return isinstance(value, list) and all(isinstance(each, dict) for each in value)


def _show_table(rows: Sequence[Mapping[str, Any]], texts: Texts, console: Console) -> None:
    table = Table(box=None, pad_edge=False)
    for name in rows[0]:
        number = all(type(row[name]) is int and name not in _TIMES for row in rows)
        heading = Text(texts.say(_HEADINGS[name]))
        table.add_column(heading, justify="right" if number else "left")
    for row in rows:
        table.add_row(*(_cell(name, value, texts) for name, value in row.items()))
    console.rich.print(table)


def _cell(name: str, value: Any, texts: Texts) -> Text:
    """Write a value for people. Names of people are texts and never markup."""
    if value is None or value == []:
        return Text("-")
    if isinstance(value, bool):
        return Text(texts.say("admin-yes") if value else texts.say("admin-no"))
    if name in _TIMES:
        return Text(datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M"))
    if isinstance(value, dict):
        return Text(clean(", ".join(f"{each}={value[each]}" for each in value)) or "-")
    if isinstance(value, list):
        return Text(clean(", ".join(map(str, value))))
    return Text(clean(str(value)))
