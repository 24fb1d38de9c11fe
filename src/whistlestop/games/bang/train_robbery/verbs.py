"""The verbs of The Great Train Robbery: they write the line, the train and the uses of a turn."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.card import PlayingCard, ids
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.train_robbery.table_state import (
    ADVANCED,
    DRAWN,
    DRIVER,
    EXPRESS,
    EXPRESS_TURN,
    FULL_TRAIN,
    LOCOMOTIVE,
    RAILCARS,
    SIDE,
    STATION_BOX,
    STATIONS,
    TAKEN,
    TRAIN,
    end_of_the_line,
    used,
)
from whistlestop.games.bang.verbs import deck
from whistlestop.games.bang.verbs.in_play import put_into_play
from whistlestop.games.bang.verbs.knowledge import lay_open

# Uses that are counted until the end of the turn.
_USED: Final = frozenset({TAKEN, ADVANCED, "sleeper-car", "zippy-roy"})


# The line and the train


def lay_out(g: Table, cars: list[PlayingCard], tiles: list[PlayingCard]) -> None:
    """GTR-006 to GTR-012: The game begins with a line, a random Locomotive side and a train."""
    g.rng.shuffle(cars)
    g.piles[RAILCARS], g.piles[TRAIN] = cars, []
    g.piles[STATIONS], g.piles[STATION_BOX] = [], tiles
    g.counters[SIDE] = g.rng.below(2)
    _set_up_line(g)


def _set_up_line(g: Table) -> None:
    """GTR-008, GTR-009, GTR-011: A line has a random station for each player of the match."""
    tiles = sorted(g.piles[STATIONS] + g.piles[STATION_BOX], key=_by_number)
    g.rng.shuffle(tiles)
    count = len(g.players)
    g.piles[STATIONS] = tiles[:count]
    g.piles[STATION_BOX] = sorted(tiles[count:], key=_by_number)
    lay_open(g, tiles)
    g.counters[LOCOMOTIVE] = 1
    _fill_train(g)


def _by_number(card: PlayingCard) -> int:
    return card.number


def _fill_train(g: Table) -> None:
    """GTR-033, GTR-043 to GTR-046: The train is filled up to three railcars from the deck."""
    train, cars = g.piles[TRAIN], g.piles[RAILCARS]
    while len(train) < FULL_TRAIN and cars:
        card = cars.pop()
        g.knowledge.show(card.number)
        train.append(card)


def put_under_deck(g: Table, card: PlayingCard) -> None:
    """GTR-053: A discarded railcar goes to the bottom of its deck.

    GTR-046: If the train is not full, it is filled up from the deck.
    """
    g.piles[RAILCARS].insert(0, card)
    _fill_train(g)


def move_train(g: Table, by: int, to: int) -> None:
    """GTR-018: The Locomotive moves to a place of the line, and the railcars follow."""
    g.counters[LOCOMOTIVE] = to
    g.emit("train-moved", by=by, at=to, end=to == end_of_the_line(g))


def announce_full_steam(g: Table, seat: int, times: int) -> None:
    """Announce the number of times that the effect of the Locomotive happens."""
    g.emit("full-steam", seat=seat, times=times)


def start_new_line(g: Table) -> None:
    """GTR-039 to GTR-042: A new line and a new train are laid out, and the Locomotive is turned."""
    cars = g.piles[TRAIN] + g.piles[RAILCARS]
    g.piles[TRAIN] = []
    g.piles[RAILCARS] = deck.shuffle(g, cars, RAILCARS)
    g.counters[SIDE] = 1 - g.counters[SIDE]
    _set_up_line(g)
    g.emit("new-line", side="leland" if g.counters[SIDE] else "ironhorse")


def name_driver(g: Table, seat: int) -> None:
    """Note the seat whose turns move the train."""
    g.counters[DRIVER] = seat


# Railcars on the move


def announce_boarded(
    g: Table, seat: int, car: PlayingCard, station: PlayingCard, *, free: bool
) -> None:
    """Announce that a player has paid for a railcar, or takes it without paying."""
    g.emit("boarded", seat=seat, card=car.id, station=station.id, free=free)


def take_from_train(g: Table, seat: int, car: PlayingCard, by: int) -> None:
    """GTR-031 to GTR-033: A railcar leaves the train for a player, and the train closes the gap."""
    g.piles[TRAIN].remove(car)
    put_into_play(g, seat, car, by)
    _fill_train(g)


def draw_railcars(g: Table, seat: int, count: int) -> list[PlayingCard]:
    """Draw the top railcars of the deck for everybody to see. They stay apart until placed."""
    cars = [g.piles[RAILCARS].pop() for _ in range(count) if g.piles[RAILCARS]]
    for car in cars:
        g.knowledge.show(car.number)
    g.piles[DRAWN] = cars[:]
    g.emit("drew-railcars", seat=seat, cards=ids(cars))
    return cars


def place_drawn(g: Table, car: PlayingCard, seat: int | None, by: int) -> None:
    """Put a drawn railcar in front of a player, or under the deck if `seat` is None."""
    g.piles[DRAWN].remove(car)
    if not g.piles[DRAWN]:
        del g.piles[DRAWN]
    if seat is None:
        put_under_deck(g, car)
    else:
        put_into_play(g, seat, car, by)


# Uses of this turn


def count_use(g: Table, seat: int, what: str) -> None:
    """Count a use that is limited in a turn."""
    g.players[seat].counters[what] = used(g, seat, what) + 1


def forget_uses(g: Table) -> None:
    """Forget the counted uses of this turn, of all players."""
    for player in g.players:
        for what in _USED.intersection(player.counters):
            del player.counters[what]


def note_express_car(g: Table, seat: int) -> None:
    """Note that this player's next turn comes from an Express Car."""
    g.players[seat].counters[EXPRESS] = 1


def pass_express_turn_on(g: Table, seat: int) -> None:
    """Note at the end of a turn whether the next one comes from an Express Car."""
    if g.players[seat].counters.pop(EXPRESS, 0):
        g.counters[EXPRESS_TURN] = 1
    elif not g.extra_turn:
        g.counters.pop(EXPRESS_TURN, None)
