"""Explanations of the cards and words of Colt Super Express, with their rules."""

from __future__ import annotations

from whistlestop.games.colt_super_express.expansions import CARDS
from whistlestop.games.colt_super_express.view import TrainView
from whistlestop.locales import Texts
from whistlestop.rulebook import clauses
from whistlestop.terminal.colt_super_express.names import text_id
from whistlestop.terminal.console import Console
from whistlestop.terminal.rulebook_text import say_clause


def explained_words(view: TrainView) -> tuple[str, ...]:
    """Return the cards and words that can be explained at this table."""
    return (*view.hand, "stunned", *(each for each in view.expansions if each not in CARDS))


def explain_all(view: TrainView, texts: Texts, console: Console) -> None:
    """Explain the goal, the end and the winner, and then every word with its first rule."""
    with console.paged():
        _explain_goal(view, texts, console)
        for word in explained_words(view):
            _explain(word, view, texts, console, most=1)
        console.say(texts.say("colt-legend"))
        console.say(texts.say("terminal-more-rules"), style="dim")


def _explain_goal(view: TrainView, texts: Texts, console: Console) -> None:
    """Say the goal, the end and the winner of this match, with its numbers."""
    say, aboard = texts.say, sum(each.status != "out" for each in view.bandits)
    cars = len(view.train) - 1
    for line in (
        say("colt-terminal-goal", bandits=aboard, players=len(view.bandits)),
        say("colt-terminal-end", cars=cars),
        say("colt-terminal-winner"),
    ):
        console.say(line, style="bold")
    console.say()


def explain(word: str, view: TrainView, texts: Texts, console: Console) -> None:
    """Explain a word with all its rules."""
    with console.paged():
        _explain(word, view, texts, console, most=99)


def _explain(word: str, view: TrainView, texts: Texts, console: Console, most: int) -> None:
    """Explain a word, with at most `most` of its rules."""
    say, about = texts.say, texts.about(text_id(word), view.expansions)
    console.say(f"{say(text_id(word))}: {about}", style="bold")
    rules = [clause for clause in clauses("COLT", texts.language) if word in clause.about]
    for clause in rules[:most]:
        say_clause(clause, texts, console, with_note=most > 1)
