"""Verbs that move the Hangman Marker along the noose."""

from __future__ import annotations

from whistlestop.games.train_heist.board import LETTERS
from whistlestop.games.train_heist.state import Table


def tighten_noose(g: Table, town: int) -> None:
    """TH-099: Move the Hangman Marker one knot down."""
    g.hangman += 1
    g.emit("hangman", knot=g.hangman, town=LETTERS[town])


def loosen_noose(g: Table, me: int) -> None:
    """Move the Hangman Marker one knot up for a Tombstone cowboy, who may do this once."""
    g.cowboys[me].used = True
    g.hangman -= 1
    g.emit("tombstone", cowboy=me, knot=g.hangman)
