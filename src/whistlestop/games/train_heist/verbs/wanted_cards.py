"""Verbs of Wanted Cards."""

from __future__ import annotations

from whistlestop.games.train_heist.state import Table


def gain(g: Table, who: int, title: str) -> None:
    """TH-130, TH-133: Give a cowboy a card of the row.

    TH-131: Its ability works from the cowboy's next turn on.
    """
    g.row.remove(title)
    cowboy = g.cowboys[who]
    cowboy.title = title
    cowboy.ready = False
    g.emit("wanted", cowboy=who, card=title)
