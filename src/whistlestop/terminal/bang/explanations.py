"""Explanations of the cards and words of BANG!, with their rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from whistlestop.games.bang.expansions import EXPANSIONS
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.roles import DEALT, PREY
from whistlestop.games.bang.view import TableView
from whistlestop.rulebook import Clause, clauses
from whistlestop.terminal.bang.names import (
    BASE_WORDS,
    LOCOMOTIVES,
    MORE_WORDS,
    RAILCARS,
    ROLES,
    WORDS,
    Names,
    kind_of,
    text_id,
)
from whistlestop.terminal.console import Console, number
from whistlestop.terminal.rulebook_text import say_clause
from whistlestop.terminal.typed_words import not_understood

# The rulebooks that are used only if one of these expansions is in play.
_BOOKS = {
    "GR": frozenset({"gold-rush", "shadow-gunslingers"}),
    "GTR": frozenset({"train-robbery"}),
    "LEG": frozenset({"legends"}),
}


class Explanations:
    """The explanations that the person asks for with `?`."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

    def explain(
        self, word: str, offered: Mapping[int, str], view: TableView, console: Console
    ) -> None:
        """Explain a word with all its rules.

        If `word` is empty, explain the viewer's own things and the menu, with one rule each.
        `offered` are the kinds of cards and the characters of the menu, by their numbers.
        """
        if not word:
            with console.paged():
                self._explain_goal(view, console)
                for each in dict.fromkeys([*_own_words(view), *offered.values()]):
                    self._explain_one(each, view, console, most=1)
                console.say(self.say("terminal-more-rules"), style="dim")
            return
        numbered = _numbered(word, offered, view)
        found = (
            [numbered] if numbered else self._meant(word, [*offered.values(), *_all_words(view)])
        )
        if len(found) == 1:
            with console.paged():
                self._explain_one(found[0], view, console, most=99)
        else:
            titles = [self.names.source(each) for each in found]
            console.say(not_understood(self.names.texts, word, titles))

    def _explain_goal(self, view: TableView, console: Console) -> None:
        """Say the goal, the end and the winner of this match, with its players and roles."""
        say, players = self.say, len(view.players)
        dealt = Counter(DEALT[players])
        lines = [self._goal(view)]
        if dealt:
            roles = ", ".join(f"{say(f'bang-role-{role}')} ({dealt[role]})" for role in dealt)
            lines.append(say("bang-terminal-roles", players=players, roles=roles))
        lines += [say("bang-terminal-end", players=players)]
        lines += [say("bang-terminal-winner", players=players)]
        for line in filter(None, lines):
            console.say(line, style="bold")
        console.say()

    def _goal(self, view: TableView) -> str:
        """Return the goal of the viewer; an empty string for a viewer without a role."""
        players = len(view.players)
        role = None if view.seat is None else view.roles[view.seat]
        if players == 2:
            return self.say("bang-terminal-goal-last", players=players)
        if role is None:
            return ""
        name = self.say(f"bang-role-{role}")
        if players == 3:
            prey = self.say(f"bang-role-{PREY[role]}")
            return self.say("bang-terminal-goal-hunt", role=name, prey=prey)
        return self.say("bang-terminal-goal", role=name, goal=self.say(f"bang-role-{role}.about"))

    def _meant(self, word: str, names: list[str]) -> list[str]:
        """Find the thing with this name, or all things whose names begin with it."""
        start = word.lower()
        titles = {name: self.names.source(name).lower() for name in names}
        exact = [name for name, title in titles.items() if start in (name, title)]
        return exact or [
            name
            for name, title in titles.items()
            if name.startswith(start) or title.startswith(start)
        ]

    def _explain_one(self, word: str, view: TableView, console: Console, most: int) -> None:
        say, text, goal = self.say, text_id(word), _goal(word, view)
        about = say(f"{text}.{goal}") if goal else self.names.texts.about(text, view.expansions)
        console.say(f"{say(text)}: {about}", style="bold")
        for clause in _rules(word, view, self.names.texts.language)[:most]:
            say_clause(clause, self.names.texts, console, with_note=most > 1)


def _goal(word: str, view: TableView) -> str | None:
    """Return the name of the text that explains a role at this table; None for other words.

    The goal of a role depends on the number of players. Only the viewer's own role is explained in
    the second person.
    """
    players = len(view.players)
    if word == "roles" and players == 2:
        return "two"
    if word not in ROLES:
        return None
    own = view.seat is not None and view.roles[view.seat] == word
    if players == 3:
        return "yours-three" if own else "three"
    return "yours" if own else "about"


def _own_words(view: TableView) -> list[str]:
    """Return the viewer's own cards, railcars, equipment, character and role, each once.

    In a game without roles, the word for roles stands for the goal.
    """
    kinds = [kind_of(card) for card in (*view.hand, *view.store, *view.peeked)]
    if view.seat is None:
        return list(dict.fromkeys(kinds))
    me = view.players[view.seat]
    kinds += [card for card in me.cards if card in RAILCARS]
    kinds += [kind_of(card) for _, pile in me.piles for card in pile]
    role = view.roles[view.seat] or "roles"
    mine = (me.character, role, *(each for each in me.marks if each in WORDS))
    return list(dict.fromkeys([*kinds, *(each for each in mine if each)]))


def _all_words(view: TableView) -> list[str]:
    """Return all words that can be explained at this table."""
    base, *others = EXPANSIONS
    in_play = [base, *(each for each in others if each.name in view.expansions)]
    kinds = [card.name for each in in_play for card in each.cards]
    characters = [player.character for player in view.players if player.character]
    more = [word for each in in_play for word in MORE_WORDS.get(each.name, ())]
    if "train" in more:
        more += LOCOMOTIVES
    roles = DEALT[len(view.players)]
    return list(dict.fromkeys([*kinds, *characters, *roles, *BASE_WORDS, *more]))


def _rules(word: str, view: TableView, language: str) -> list[Clause]:
    """Return the clauses about a word that apply at this table, from the rulebooks in use."""
    books = [
        book
        for book in GAME.rulebooks
        if book not in _BOOKS or not _BOOKS[book].isdisjoint(view.expansions)
    ]
    return [
        clause
        for book in books
        for clause in clauses(book, language)
        if word in clause.about and clause.applies_to(len(view.players))
    ]


def _numbered(word: str, offered: Mapping[int, str], view: TableView) -> str | None:
    """Return the kind of card or the character with this number in the menu or in the hand."""
    at = number(word, 999)
    if at is None:
        return None
    if at in offered:
        return offered[at]
    return kind_of(view.hand[at - 1]) if 0 < at <= len(view.hand) else None
