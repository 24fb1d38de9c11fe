"""The clauses of the rulebooks, as text."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop import games
from whistlestop.locales import Texts
from whistlestop.rulebook import Clause, clauses
from whistlestop.terminal.console import Console


def show_rules(names: Iterable[str], texts: Texts, console: Console) -> None:
    """Print the rulebook clauses of these games in the reader's language."""
    for name in names:
        console.say(texts.say(name), style="bold")
        for book in games.find(name).rulebooks:
            for clause in clauses(book, texts.language):
                console.say(f"{clause.id} {clause.title}", style="bold")
                console.say(clause.rule, indent=2)
                _say_note(clause, texts, console, indent=2)


def say_clause(clause: Clause, texts: Texts, console: Console, *, with_note: bool) -> None:
    """Print the rule of a clause and, if wanted, the note with the ruling behind our reading."""
    console.say(texts.say("terminal-rule", id=clause.id, rule=clause.rule), indent=2)
    if with_note:
        _say_note(clause, texts, console, indent=4)


def _say_note(clause: Clause, texts: Texts, console: Console, indent: int) -> None:
    if clause.note:
        console.say(texts.say("rules-note", note=clause.note), style="dim", indent=indent)
