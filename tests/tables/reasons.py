"""Reasons of a match in English, with their clauses, as tests compare them."""

from __future__ import annotations

from functools import cache

from tables.bang_bench import LETTERS, Bench
from whistlestop.engine.match import Match
from whistlestop.engine.reason import Pick
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.locales.narration import say_words
from whistlestop.rulebook import BOOKS, clauses


@cache
def _clause_ids() -> frozenset[str]:
    return frozenset([clause.id for book in BOOKS for clause in clauses(book)])


def told(match: Match, seat: int, pick: Pick) -> str:
    """Return a reason and its clauses: `One BANG! a turn, and you have played it. BASE-101`.

    Every language must have the text, and the rulebooks must have the clauses. The text is empty if
    an answer uses what is picked.
    """
    found = match.why_not(seat, pick)
    if found is None:
        return ""
    assert set(found.clauses) <= _clause_ids()
    players = list(LETTERS[: match.seats])
    said = [say_words(Texts(language), found.text, players) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    return " ".join([said[LANGUAGES.index("en")], *found.clauses])


def why(t: Bench, letter: str, card: str = "", at: str = "") -> str:
    """Return why a player of BANG! cannot use a card, named by its id or its kind, or a seat."""
    g = t.state
    me = g.players[LETTERS.index(letter)]
    tables = [cards for each in g.players for cards in (each.in_play, *each.piles.values())]
    piles = [pile for name, pile in g.piles.items() if name not in g.catalogue.face_down]
    lying = [each for pile in (me.hand, *tables, *piles) for each in pile]
    ids = [each.id for each in lying if card in (each.id, each.name)]
    seat = LETTERS.index(at) if at else None
    return told(t.match, LETTERS.index(letter), Pick(ids[0] if ids else card or None, seat))
