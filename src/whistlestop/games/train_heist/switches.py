"""The two switches of the railway."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist.constants import NOBODY
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import railway, turns
from whistlestop.games.train_heist.wanted_cards import RAILROAD, earn


def movable(g: Table) -> list[int]:
    """TH-164: A switch with a car on it cannot be flipped.

    TH-138: Without tokens no switch can be flipped.
    """
    if not g.tokens:
        return []
    return [number for number, space in enumerate(g.board.junctions) if space not in g.cars]


def offer_flip(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-065, TH-161: A cowboy on a junction may flip its switch."""
    place = g.cowboys[me].place
    if g.tokens and place in g.board.junctions:
        answers.append(Answer("flip", place=g.board.names[place]))


def flip(g: Table, me: int, answer: Answer) -> None:
    """TH-065: A cowboy flips a switch by hand, which is the mission of Railroad."""
    turns.spend_action(g)
    junction = g.board.junctions.index(g.board.named_in(answer))
    railway.flip(g, junction, me, "action")
    earn(g, me, RAILROAD)


def flip_next(g: Table) -> None:
    """TH-123, TH-163: An event flips the next switch ahead.

    TH-164: If a car stands there, the event flips the other switch. TH-124: If cars stand on both,
    it flips no switch.
    """
    if not g.tokens:
        railway.flip_nothing(g, "gone")
        return
    ahead = g.board.next_junction(g.cars, g.colours)
    open_ones = movable(g)
    if ahead in open_ones:
        railway.flip(g, ahead, NOBODY, "event")
    elif open_ones:
        railway.flip(g, open_ones[0], NOBODY, "event")
    else:
        railway.flip_nothing(g, "both")
