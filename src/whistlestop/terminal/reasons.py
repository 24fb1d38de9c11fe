"""Reasons in the terminal: why a typed thing cannot be used now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from whistlestop.engine.match import Match
from whistlestop.engine.reason import Pick, Reason
from whistlestop.locales.narration import say_words
from whistlestop.rulebook import BOOKS, clauses
from whistlestop.terminal.console import Console
from whistlestop.terminal.rulebook_text import say_clause

if TYPE_CHECKING:
    from whistlestop.terminal.screen import Screen


class Thing(NamedTuple):
    """Something on the table that a person can type, by any of these words.

    The last word is the name by which the table shows it.
    """

    words: tuple[str, ...]
    pick: Pick


def find_pick(typed: str, things: Sequence[Thing]) -> Pick | None:
    """Find what typed words pick: a thing, or a card and its target, as in `bang, rose`."""
    what, comma, target = typed.partition(",")
    found = _find(what, things)
    if found is None or not comma:
        return found
    at = _find(target, [each for each in things if each.pick.seat is not None])
    return None if at is None else found._replace(seat=at.seat)


def _find(typed: str, things: Iterable[Thing]) -> Pick | None:
    """Find the first thing with this word, or else with a word that begins like this."""
    start = typed.strip().casefold()
    known = [([word.casefold() for word in each.words], each.pick) for each in things]
    same = [pick for words, pick in known if start in words]
    like = [pick for words, pick in known if start and any(w.startswith(start) for w in words)]
    return next(iter(same or like), None)


def say_why(
    match: Match, seat: int, words: str, screen: Screen, console: Console, *, usable: bool
) -> bool:
    """Say why a seat cannot use the typed thing, as `say_reason`; return False if it is none."""
    pick = find_pick(words, screen.things(match.view(seat)))
    if pick is not None:
        say_reason(match.why_not(seat, pick), screen, console, usable=usable)
    return pick is not None


def say_reason(reason: Reason | None, screen: Screen, console: Console, *, usable: bool) -> None:
    """Print a reason with its clauses or, if `usable` is set, that the thing can be used now."""
    texts = screen.texts
    if reason is None:
        if usable:
            console.say(texts.say("terminal-usable"))
        return
    console.say(say_words(texts, reason.text, screen.players), style="bold")
    for clause_id in reason.clauses:
        book = clause_id.partition("-")[0]
        for clause in clauses(book, texts.language) if book in BOOKS else ():
            if clause.id == clause_id:
                say_clause(clause, texts, console, with_note=False)
