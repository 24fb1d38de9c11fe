"""Event Cards: what each of the four kinds does (TH-175)."""

from __future__ import annotations

from whistlestop.games.train_heist import sheriff, switch, verbs
from whistlestop.games.train_heist.decks import CHEROKEE, SHERIFF, SPEED_UP, SWITCH
from whistlestop.games.train_heist.state import Table


def happen(g: Table) -> None:
    """TH-094, TH-114: draw, carry out; TH-138: after the last one the tokens go.

    When there are no more, nothing happens (docs/rulings.md, H-46).
    """
    if g.drawn == len(g.events_deck):
        return
    carry_out(g, verbs.draw_event(g))
    if g.drawn == len(g.events_deck):
        verbs.remove_tokens(g)


def carry_out(g: Table, name: str) -> None:
    kind, _, rest = name.partition("-")
    if name == SPEED_UP:
        verbs.speed_up(g)
    elif name == SWITCH:
        switch.flip_next(g)
    elif kind == CHEROKEE:
        verbs.pitch(g, int(rest) - 1)
    elif kind == SHERIFF:
        way, _, arrows = rest.partition("-")
        sheriff.march(g, sheriff.FORWARD if way == "forward" else sheriff.REAR, int(arrows))
