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
