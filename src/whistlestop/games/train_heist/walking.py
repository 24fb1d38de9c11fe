"""Going on foot: over the Main Map, onto the train, through it and off it."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist.riding import SADDLES
from whistlestop.games.train_heist.sheriff import catch_one, in_tunnel
from whistlestop.games.train_heist.state import Table, riders
from whistlestop.games.train_heist.verbs import cowboys, turns
from whistlestop.games.train_heist.wanted_cards import CHEROKEE, CRAZY, SLIPPERY, earn, has


def front_spaces(g: Table) -> list[int]:
    """TH-041: the spaces on the rails ahead of car 1, two at a junction (docs/rulings.md, H-17)."""
    return [space for space in g.board.rails[g.cars[0]] if space != g.cars[1]]


def beside(g: Table, car: int) -> list[int]:
    """TH-040: the spaces at the side of a car, or behind the last one."""
    cars, front = g.cars, front_spaces(g)
    return [space for space in g.board.near[cars[car]] if space not in cars and space not in front]


def offer_moves(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-035: every step costs a Heist Action."""
    board = g.board
    place = g.cowboys[me].place
    if place < board.main:
        _offer_main(g, me, place, answers)
    else:
        _offer_train(g, me, place, answers)


def _closed(g: Table, me: int) -> frozenset[int]:
    """TH-118: nobody walks into Cherokee Territory; TH-121: except with that Wanted Card."""
    if g.territory and has(g, me, CHEROKEE):
        return frozenset()
    return g.territory


def _offer_main(g: Table, me: int, place: int, answers: list[Answer]) -> None:
    """TH-036, TH-037: to a space beside that has no car; TH-040: or onto the train."""
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
    """TH-038: along the white lines; TH-103: to no roof in the tunnel; TH-043, TH-044: off it."""
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
        if space in spaces and len(riders(g, horse)) < SADDLES:
            answers.append(Answer("jump", place=board.names[space], number=horse))


def move(g: Table, me: int, answer: Answer) -> None:
    """TH-035: step to a space or place beside."""
    turns.spend_action(g)
    cowboys.move(g, me, g.board.number[answer.place or ""])
    _meet_sheriff(g, me)


def board_train(g: Table, me: int, answer: Answer) -> None:
    """TH-040: step onto the platform of a car beside."""
    turns.spend_action(g)
    cowboys.board_train(g, me, g.board.number[answer.place or ""])
    _meet_sheriff(g, me)


def leave_train(g: Table, me: int, answer: Answer) -> None:
    """TH-044: step off a platform."""
    turns.spend_action(g)
    cowboys.leave_train(g, me, g.board.number[answer.place or ""])


def jump(g: Table, me: int, answer: Answer) -> None:
    """TH-043: jump from a roof onto a horse, which is the mission of Crazy."""
    turns.spend_action(g)
    cowboys.jump(g, me, answer.number or 0)
    earn(g, me, CRAZY)


def _meet_sheriff(g: Table, me: int) -> None:
    """TH-071: the Sheriff catches whoever comes to him; Slippery may pass in the own actions."""
    if not has(g, me, SLIPPERY):
        catch_one(g, me)
