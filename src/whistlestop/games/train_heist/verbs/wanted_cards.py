"""Verbs of Wanted Cards."""

from __future__ import annotations

from whistlestop.games.train_heist.state import Table


def gain(g: Table, who: int, title: str) -> None:
    """TH-130, TH-133: Give a cowboy a card of the row.

    TH-131: Its ability works from the cowboy's next turn on: `begin_turn` makes it ready.
    """
    g.row.remove(title)
    g.cowboys[who].title = title
    g.emit("wanted", cowboy=who, card=title)
