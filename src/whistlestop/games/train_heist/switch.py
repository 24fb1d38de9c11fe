"""The two switches of the railway."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist import verbs
from whistlestop.games.train_heist.state import NOBODY, Table
from whistlestop.games.train_heist.wanted import RAILROAD, earn


def movable(g: Table) -> list[int]:
    """TH-164: the switches without a car on them; TH-138: none once the tokens are gone."""
    if not g.tokens:
        return []
    return [number for number, space in enumerate(g.board.junctions) if space not in g.cars]


def offer_flip(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-065, TH-161: on the junction itself."""
    place = g.cowboys[me].place
    if g.tokens and place in g.board.junctions:
        answers.append(Answer("flip", place=g.board.names[place]))


def flip(g: Table, me: int, answer: Answer) -> None:
    """TH-065; it is the mission of Railroad."""
    verbs.spend_action(g)
    junction = g.board.junctions.index(g.board.number[answer.place or ""])
    verbs.flip(g, junction, me, "action")
    earn(g, me, RAILROAD)


def flip_next(g: Table) -> None:
    """TH-123, TH-163: the next one ahead; TH-164: the other one if a car stands there; TH-124:
    none if cars stand on both.
    """
    if not g.tokens:
        verbs.no_flip(g, "gone")
        return
    ahead = g.board.next_junction(g.cars, g.colours)
    open_ones = movable(g)
    if ahead in open_ones:
        verbs.flip(g, ahead, NOBODY, "event")
    elif open_ones:
        verbs.flip(g, open_ones[0], NOBODY, "event")
    else:
        verbs.no_flip(g, "both")
