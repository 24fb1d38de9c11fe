"""The clauses of the rulebooks, as text."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop import games
from whistlestop.locales import Texts
from whistlestop.rulebook import clauses
from whistlestop.terminal.console import Console


def show_rules(names: Iterable[str], texts: Texts, console: Console) -> None:
    """Print the rulebook clauses of these games in the reader's language."""
    for name in names:
        console.say(texts.say(name), style="bold")
        for book in games.find(name).rulebooks:
            for clause in clauses(book, texts.language):
                console.say(f"{clause.id} {clause.title}", style="bold")
                console.say(clause.rule, indent=2)
                if clause.note:
                    console.say(texts.say("rules-note", note=clause.note), style="dim", indent=2)
