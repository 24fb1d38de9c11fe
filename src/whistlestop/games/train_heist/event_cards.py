"""The effects of the four kinds of Event Cards (TH-175)."""

from __future__ import annotations

from whistlestop.games.train_heist import sheriff, switches
from whistlestop.games.train_heist.decks import CHEROKEE, SHERIFF, SPEED_UP, SWITCH
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import event_cards, railway


def draw_and_carry_out(g: Table) -> None:
    """TH-094, TH-114: Draw an Event Card and carry it out.

    TH-138: After the last card the tokens leave the switches. If no card is left, nothing happens
    (docs/rulings.md, H-46).
    """
    if g.drawn == len(g.events_deck):
        return
    carry_out(g, event_cards.draw_event(g))
    if g.drawn == len(g.events_deck):
        railway.remove_tokens(g)


def carry_out(g: Table, name: str) -> None:
    """TH-175: Carry out the Event Card of this name."""
    kind, _, rest = name.partition("-")
    if name == SPEED_UP:
        event_cards.speed_up(g)
    elif name == SWITCH:
        switches.flip_next(g)
    elif kind == CHEROKEE:
        event_cards.pitch_tipi(g, int(rest) - 1)
    elif kind == SHERIFF:
        way, _, arrows = rest.partition("-")
        sheriff.march(g, sheriff.FORWARD if way == "forward" else sheriff.REAR, int(arrows))
