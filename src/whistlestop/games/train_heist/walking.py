"""On foot: over the Main Map, through the train, onto it and off it; into the saddle."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist import verbs
from whistlestop.games.train_heist.sheriff import catch_one, in_tunnel
from whistlestop.games.train_heist.state import NOTHING, Table
from whistlestop.games.train_heist.wanted import CHEROKEE, CRAZY, SLIPPERY, earn, has

_SADDLES = 2  # TH-048

_MOUNT = (Answer("mount", number=0), Answer("mount", number=1))
_DISMOUNT = Answer("dismount")


def front_spaces(g: Table) -> list[int]:
    """TH-041: the rails ahead of car 1, at a junction both (docs/rulings.md, H-17)."""
    return [space for space in g.board.rails[g.cars[0]] if space != g.cars[1]]


def beside(g: Table, car: int) -> list[int]:
    """TH-040: the spaces at the side of a car, or behind the last one."""
    cars, front = g.cars, front_spaces(g)
    return [space for space in g.board.near[cars[car]] if space not in cars and space not in front]


def offer_moves(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-035: each costs a Heist Action."""
    board = g.board
    place = g.cowboys[me].place
    if place < board.main:
        _offer_main(g, me, place, answers)
    else:
        _offer_train(g, me, place, answers)


def _closed(g: Table, me: int) -> frozenset[int]:
    """TH-118: Cherokee Territory, on foot; TH-121: open to who has that Wanted Card."""
    if g.territory and has(g, me, CHEROKEE):
        return frozenset()
    return g.territory


def _offer_main(g: Table, me: int, place: int, answers: list[Answer]) -> None:
    """TH-036, TH-037: to a space beside without a car; TH-040: or aboard."""
    board, cars = g.board, g.cars
    closed = _closed(g, me)
    beside_train = False
    for space in board.near[place]:
        if space in cars:
            beside_train = True
        elif space not in closed:
            answers.append(board.move_to[space])
    if beside_train and place not in front_spaces(g):
        answers += [
            board.board_to[board.platforms[cars.index(space)]]
            for space in board.near[place]
            if space in cars
        ]


def _offer_train(g: Table, me: int, place: int, answers: list[Answer]) -> None:
    """TH-038: along the lines; TH-103: no roof in the tunnel; TH-043, TH-044: off the train."""
    board = g.board
    answers += [
        board.move_to[other]
        for other in board.near[place]
        if other not in board.roofs or not in_tunnel(g, other)
    ]
    car = board.car_of[place]
    on_roof = place in board.roofs
    if not on_roof and place != board.platforms[car]:
        return
    closed = _closed(g, me)
    spaces = [space for space in beside(g, car) if space not in closed]
    if not on_roof:
        answers += [board.leave_to[space] for space in spaces]
        return
    for horse, space in enumerate(g.horses):
        if space in spaces and len(verbs.riders(g, horse)) < _SADDLES:
            answers.append(Answer("jump", place=board.names[space], number=horse))


def move(g: Table, me: int, answer: Answer) -> None:
    verbs.spend_action(g)
    verbs.move(g, me, g.board.number[answer.place or ""])
    _meet_sheriff(g, me)


def board(g: Table, me: int, answer: Answer) -> None:
    verbs.spend_action(g)
    verbs.board(g, me, g.board.number[answer.place or ""])
    _meet_sheriff(g, me)


def leave(g: Table, me: int, answer: Answer) -> None:
    verbs.spend_action(g)
    verbs.leave(g, me, g.board.number[answer.place or ""])


def jump(g: Table, me: int, answer: Answer) -> None:
    """TH-043; it is the mission of Crazy."""
    verbs.spend_action(g)
    verbs.jump(g, me, answer.number or 0)
    earn(g, me, CRAZY)


def _meet_sheriff(g: Table, me: int) -> None:
    """TH-071; Slippery: not in the own action step, as long as one gets away before it ends."""
    if not has(g, me, SLIPPERY):
        catch_one(g, me)


# Into the saddle and out of it


def offer_saddle(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-049, TH-166: free, and in the same space."""
    cowboy = g.cowboys[me]
    if cowboy.horse != NOTHING:
        answers.append(_DISMOUNT)
        return
    empty_here = False
    for horse, space in enumerate(g.horses):
        if space != cowboy.place:
            continue
        count = len(verbs.riders(g, horse))
        if count < _SADDLES and not (count == 0 and empty_here):
            answers.append(_MOUNT[horse])  # of two horses without riders one will do
        empty_here = empty_here or count == 0


def mount(g: Table, me: int, answer: Answer) -> None:
    verbs.mount(g, me, answer.number or 0)


def dismount(g: Table, me: int, _answer: Answer) -> None:
    verbs.dismount(g, me)
