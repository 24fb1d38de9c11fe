"""Verbs that move cowboys and horses."""

from __future__ import annotations

from whistlestop.games.train_heist.constants import NOTHING
from whistlestop.games.train_heist.state import Table, riders
from whistlestop.games.train_heist.verbs import hands


def move(g: Table, me: int, to: int) -> None:
    """TH-035: Move a cowboy to an adjacent space.

    A rider gets off first (docs/rulings.md, H-43).
    """
    cowboy = g.cowboys[me]
    start = cowboy.place
    cowboy.place = to
    cowboy.horse = NOTHING
    g.emit("moved", cowboy=me, start=g.board.names[start], to=g.board.names[to])


def board_train(g: Table, me: int, to: int) -> None:
    """TH-040: Move a cowboy onto a platform of the train."""
    cowboy = g.cowboys[me]
    start = cowboy.place
    cowboy.place = to
    cowboy.horse = NOTHING
    names = g.board.names
    g.emit("boarded", cowboy=me, car=g.board.car_of[to] + 1, start=names[start], to=names[to])


def leave_train(g: Table, me: int, to: int) -> None:
    """TH-044: Move a cowboy off a platform of the train."""
    cowboy = g.cowboys[me]
    start = cowboy.place
    cowboy.place = to
    names = g.board.names
    g.emit("left", cowboy=me, car=g.board.car_of[start] + 1, start=names[start], to=names[to])


def jump(g: Table, me: int, horse: int) -> None:
    """TH-043: Move a cowboy from a roof onto a horse."""
    cowboy = g.cowboys[me]
    start, to = cowboy.place, g.horses[horse]
    cowboy.place = to
    cowboy.horse = horse
    names = g.board.names
    car = g.board.car_of[start] + 1
    g.emit("jumped", cowboy=me, car=car, horse=horse, start=names[start], to=names[to])


def throw_flat(g: Table, who: int, why: str, space: int) -> None:
    """TH-102, TH-109: Lay a cowboy down in the middle of Crackpot Canyon.

    The cowboy loses only its next turn.
    """
    cowboy = g.cowboys[who]
    cowboy.place = g.board.canyon
    cowboy.horse = NOTHING
    cowboy.lying = True
    g.emit("flat", cowboy=who, why=why, space=g.board.names[space])


# Horses


def mount(g: Table, me: int, horse: int) -> None:
    g.cowboys[me].horse = horse
    g.emit("mounted", cowboy=me, horse=horse)


def dismount(g: Table, me: int) -> None:
    cowboy = g.cowboys[me]
    horse = cowboy.horse
    cowboy.horse = NOTHING
    g.emit("dismounted", cowboy=me, horse=horse)


def call_horse(g: Table, me: int, horse: int, card: int) -> None:
    """TH-045: Discard the card for a ride, before the player says where the horse goes."""
    hands.put_away(g, g.cowboys[me], (card,))
    g.emit("called", cowboy=me, horse=horse, card=g.decks.cards[card])


def ride(g: Table, me: int, horse: int, path: list[int]) -> None:
    """TH-048: Move a horse and all its riders."""
    start, to = g.horses[horse], path[-1]
    g.horses[horse] = to
    carried = riders(g, horse)
    for each in carried:
        g.cowboys[each].place = to
    names = g.board.names
    g.emit(
        "rode",
        cowboy=me,
        horse=horse,
        start=names[start],
        to=names[to],
        path=tuple([names[space] for space in path]),
        riders=tuple(carried),
    )


def lose_horse(g: Table, horse: int) -> None:
    """TH-110: Take a horse out of the game."""
    space = g.horses[horse]
    g.horses[horse] = NOTHING
    g.emit("horse-lost", horse=horse, space=g.board.names[space])
