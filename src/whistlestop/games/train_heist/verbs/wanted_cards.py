"""Verbs of Wanted Cards."""

from __future__ import annotations

from whistlestop.games.train_heist.state import Table


def gain(g: Table, who: int, title: str) -> None:
    """TH-130, TH-131, TH-133: take a card out of the row; it works from the next turn on."""
    g.row.remove(title)
    cowboy = g.cowboys[who]
    cowboy.title = title
    cowboy.ready = False
    g.emit("wanted", cowboy=who, card=title)


def loosen_noose(g: Table, me: int) -> None:
    """Move the Hangman Marker one knot up, once, for a Tombstone cowboy."""
    g.cowboys[me].used = True
    g.hangman -= 1
    g.emit("tombstone", cowboy=me, knot=g.hangman)
