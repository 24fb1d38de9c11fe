"""Explanations of the words and cards of Train Heist, with their rules."""

from __future__ import annotations

from whistlestop.engine.errors import cut
from whistlestop.games.train_heist.view import TableView
from whistlestop.rulebook import clauses
from whistlestop.terminal.console import Console
from whistlestop.terminal.train_heist.names import Names

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
    "abilities": "ability",
    "cherokee": "cherokee",
}


def explain(word: str, names: Names, view: TableView, console: Console) -> None:
    """Explain a word with all its rules, or everything with one rule each if `word` is empty."""
    say, language = names.say, names.texts.language
    ids = {f"heist-word-{each}": rule for each, rule in WORDS.items()}
    ids |= dict.fromkeys([f"heist-wanted-{each}" for each in view.decks.wanted], "")
    ids |= dict.fromkeys([f"heist-event-card-{each.name}" for each in view.decks.events], "")
    place = names.meant(view, word)
    if place is not None and place in {each.id for each in view.board.spaces}:
        spot, near = names.spot(view, place), names.neighbours(view, place)
        console.say(say("heist-terminal-neighbours", place=spot, places=near), style="bold")
        return
    start = word.lower()
    found = [each for each in ids if say(each).lower().startswith(start)]
    if not found:
        console.say(say("terminal-not-understood", text=cut(word)))
    for each in found:
        console.say(f"{say(each)}: {say(each + '.about')}", style="bold")
        most = 99 if len(found) == 1 else 1
        rules = [clause for clause in clauses("TH", language) if ids[each] in clause.about]
        for clause in rules[:most]:
            console.say(say("terminal-rule", id=clause.id, rule=clause.rule), indent=2)
    if not word:
        console.say(say("heist-terminal-legend"))
        console.say(say("heist-terminal-dots"))
        console.say(say("heist-own-design"))
        console.say(say("terminal-more-rules"), style="dim")
