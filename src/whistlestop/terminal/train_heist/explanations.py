"""Explanations of the words and cards of Train Heist, with their rules."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop.games.train_heist.constants import SKULL
from whistlestop.games.train_heist.view import TableView
from whistlestop.rulebook import clauses
from whistlestop.terminal.console import Console
from whistlestop.terminal.rulebook_text import say_clause
from whistlestop.terminal.train_heist.names import Names
from whistlestop.terminal.typed_words import not_understood

# The words that can be explained, and their names in the rulebook's clauses.
WORDS = {
    "turn": "action",
    "loot": "loot",
    "towns": "town",
    "sheriff": "sheriff",
    "jail": "jail",
    "tunnel": "tunnel",
    "flat": "flat",
    "horses": "horse",
    "switches": "switch",
    "stars": "star",
    "bullets": "bullet",
    "trade": "trade",
    "abilities": "ability",
    "cherokee": "cherokee",
}


def explain(word: str, names: Names, view: TableView, console: Console) -> None:
    """Explain a word with all its rules, or everything with one rule each if `word` is empty."""
    place = names.meant(view, word)
    if place is not None and place in {each.id for each in view.board.spaces}:
        spot, near = names.spot(view, place), names.neighbours(view, place)
        console.say(names.say("heist-terminal-neighbours", place=spot, places=near), style="bold")
        return
    ids = {f"heist-word-{each}": rule for each, rule in WORDS.items()}
    ids |= dict.fromkeys([f"heist-wanted-{each}" for each in view.decks.wanted], "")
    ids |= dict.fromkeys([f"heist-event-card-{each.name}" for each in view.decks.events], "")
    found = {
        each: rule for each, rule in ids.items() if names.say(each).lower().startswith(word.lower())
    }
    if not found:
        console.say(not_understood(names.texts, word))
        return
    with console.paged():
        if not word:
            _explain_goal(names, view, console)
        _explain_words(found, names, console)
        if not word:
            for text in ("heist-terminal-legend", "heist-terminal-dots", "heist-own-design"):
                console.say(names.say(text))
            console.say(names.say("terminal-more-rules"), style="dim")


def _explain_goal(names: Names, view: TableView, console: Console) -> None:
    """Say the goal, the end and the winner of this match, with its numbers."""
    say, mode = names.say, view.mode
    goal, cowboys = view.goal or 0, len(view.cowboys)
    lines = [
        say("heist-terminal-goal", mode=mode, goal=goal, points=view.points, cowboys=cowboys),
        say("heist-terminal-end", knots=SKULL - view.hangman, events=view.events_left),
        say("heist-terminal-winner", mode=mode, target=view.target or 0),
    ]
    limits = {each.limit for each in view.cowboys if each.seat == view.seat}
    lines += [say("heist-terminal-hand-limit", limit=each) for each in sorted(limits)]
    for line in lines:
        console.say(line, style="bold")
    console.say()


def _explain_words(ids: Mapping[str, str], names: Names, console: Console) -> None:
    """Explain these texts; `ids` has the name of each in the clauses."""
    say, language = names.say, names.texts.language
    most = 99 if len(ids) == 1 else 1
    for each, rule in ids.items():
        console.say(f"{say(each)}: {say(each + '.about')}", style="bold")
        rules = [clause for clause in clauses("TH", language) if rule in clause.about]
        for clause in rules[:most]:
            say_clause(clause, names.texts, console, with_note=most > 1)
