"""Walking: on the Main Map, onto the train, through the train and off it."""

from __future__ import annotations

from typing import cast

from whistlestop.engine.ask import Answer
from whistlestop.engine.reason import Reason, reason
from whistlestop.games.train_heist.reasons import no_actions
from whistlestop.games.train_heist.riding import SADDLES
from whistlestop.games.train_heist.sheriff import catch_one, in_tunnel
from whistlestop.games.train_heist.state import Table, riders
from whistlestop.games.train_heist.verbs import cowboys, turns
from whistlestop.games.train_heist.wanted_cards import CHEROKEE, CRAZY, SLIPPERY, earn, has


def front_spaces(g: Table) -> list[int]:
    """TH-041: Return the spaces on the rails ahead of car 1.

    At a junction these are two spaces (docs/rulings.md, H-17).
    """
    return [space for space in g.board.rails[g.cars[0]] if space != g.cars[1]]


def beside(g: Table, car: int) -> list[int]:
    """TH-040: Return the spaces at the side of a car, or behind the last car."""
    cars, front = g.cars, front_spaces(g)
    return [space for space in g.board.near[cars[car]] if space not in cars and space not in front]


def offer_moves(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-035: Offer every step that the cowboy can take for a Heist Action."""
    board = g.board
    place = g.cowboys[me].place
    if place < board.main:
        _offer_main(g, me, place, answers)
    else:
        _offer_train(g, me, place, answers)


def _closed(g: Table, me: int) -> frozenset[int]:
    """TH-118: Nobody walks into Cherokee Territory. TH-121: The Cherokee Wanted Card allows it."""
    if has(g, me, CHEROKEE):
        return frozenset()
    return g.territory


def _offer_main(g: Table, me: int, place: int, answers: list[Answer]) -> None:
    """TH-036, TH-037: Offer the adjacent spaces that have no car.

    TH-040: Offer to board an adjacent car.
    """
    board, cars = g.board, g.cars
    closed = _closed(g, me)
    answers += [
        board.move_to[space]
        for space in board.near[place]
        if space not in cars and space not in closed
    ]
    if place not in front_spaces(g):
        answers += [
            board.board_to[board.platforms[cars.index(space)]]
            for space in board.near[place]
            if space in cars
        ]


def _offer_train(g: Table, me: int, place: int, answers: list[Answer]) -> None:
    """TH-038: Offer the places along the white lines. TH-103: No roof in the tunnel is offered.

    TH-043, TH-044: Offer to leave the train.
    """
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


def no_way(g: Table, me: int, place: int) -> Reason | None:
    """Return why the cowboy cannot go to this space or place with one Heist Action."""
    here = g.cowboys[me].place
    if here == place:
        return reason("heist-why-here")
    if (found := no_actions(g)) is not None:
        return found
    if here < g.board.main:
        return _no_way_on_main(g, me, here, place)
    return _no_way_on_train(g, me, here, place)


def _no_way_on_main(g: Table, me: int, here: int, place: int) -> Reason | None:
    """TH-036, TH-037, TH-040, TH-041, TH-118: Return why a step from the Main Map is not legal."""
    board = g.board
    if place >= board.main:
        space = g.cars[board.car_of[place]]
        if here in front_spaces(g) and space in board.near[here]:
            return reason("heist-why-front", "TH-041")
        return reason("heist-why-board", "TH-040")
    if place in g.cars:
        return reason("heist-why-car", "TH-037", "TH-040")
    if place not in board.near[here]:
        return reason("heist-why-far", "TH-036")
    return _territory(g, me, place)


def _no_way_on_train(g: Table, me: int, here: int, place: int) -> Reason | None:
    """TH-038, TH-043, TH-044, TH-103, TH-118: Return why a step from the train is not legal."""
    board = g.board
    if place >= board.main:
        if place in board.roofs and in_tunnel(g, place):
            return reason("heist-why-tunnel", "TH-103")
        return reason("heist-why-line", "TH-038")
    car = board.car_of[here]
    on_roof = here in board.roofs
    if not on_roof and here != board.platforms[car]:
        return reason("heist-why-inside", "TH-044")
    if place not in beside(g, car):
        return reason("heist-why-not-beside", "TH-043" if on_roof else "TH-044")
    if (found := _territory(g, me, place)) is not None:
        return found
    return reason("heist-why-jump", "TH-043", "TH-048") if on_roof else None


def _territory(g: Table, me: int, space: int) -> Reason | None:
    """TH-118: Return the reason that Cherokee Territory is closed to this cowboy, or None."""
    return reason("heist-why-territory", "TH-118") if space in _closed(g, me) else None


def move(g: Table, me: int, answer: Answer) -> None:
    """TH-035: The cowboy steps to an adjacent space or place."""
    turns.spend_action(g)
    cowboys.move(g, me, g.board.named_in(answer))
    _meet_sheriff(g, me)


def board_train(g: Table, me: int, answer: Answer) -> None:
    """TH-040: The cowboy steps onto the platform of an adjacent car."""
    turns.spend_action(g)
    cowboys.board_train(g, me, g.board.named_in(answer))
    _meet_sheriff(g, me)


def leave_train(g: Table, me: int, answer: Answer) -> None:
    """TH-044: The cowboy steps off a platform."""
    turns.spend_action(g)
    cowboys.leave_train(g, me, g.board.named_in(answer))


def jump(g: Table, me: int, answer: Answer) -> None:
    """TH-043: The cowboy jumps from a roof onto a horse, which is the mission of Crazy."""
    turns.spend_action(g)
    cowboys.jump(g, me, cast("int", answer.number))
    earn(g, me, CRAZY)


def caught_at(g: Table, me: int) -> str | None:
    """TH-071, TH-104: Return the place where the Sheriff would catch the cowboy; None: nowhere."""
    place = g.board.sheriff_path[g.sheriff]
    if has(g, me, SLIPPERY) or in_tunnel(g, place):
        return None
    return g.board.names[place]


def _meet_sheriff(g: Table, me: int) -> None:
    """TH-071: The Sheriff catches a cowboy who comes to him.

    A Slippery cowboy may pass him in its own actions.
    """
    if not has(g, me, SLIPPERY):
        catch_one(g, me)
