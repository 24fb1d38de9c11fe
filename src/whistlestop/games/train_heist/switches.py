"""The two switches of the railway."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist.constants import NOBODY
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import railway, turns
from whistlestop.games.train_heist.wanted_cards import RAILROAD, earn


def movable(g: Table) -> list[int]:
    """TH-164: a switch with a car on it cannot be turned; TH-138: nor one without its token."""
    if not g.tokens:
        return []
    return [number for number, space in enumerate(g.board.junctions) if space not in g.cars]


def offer_flip(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-065, TH-161: a cowboy on a junction may turn its switch."""
    place = g.cowboys[me].place
    if g.tokens and place in g.board.junctions:
        answers.append(Answer("flip", place=g.board.names[place]))


def flip(g: Table, me: int, answer: Answer) -> None:
    """TH-065: turn a switch by hand, which is the mission of Railroad."""
    turns.spend_action(g)
    junction = g.board.junctions.index(g.board.number[answer.place or ""])
    railway.flip(g, junction, me, "action")
    earn(g, me, RAILROAD)


def flip_next(g: Table) -> None:
    """TH-123, TH-163: an event turns the next switch ahead; TH-164: the other one if a car stands
    there; TH-124: none if cars stand on both.
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
