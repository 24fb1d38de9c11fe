"""The verbs: the only functions that change the train and emit events."""

from __future__ import annotations

from whistlestop.engine.game import Outcome
from whistlestop.games.colt_super_express.state import (
    ABOARD,
    FRONT,
    INSIDE,
    LOCOMOTIVE,
    OUT,
    PENDING,
    REAR,
    ROOF,
    Direction,
    Floor,
    Train,
)

DIRECTIONS: dict[int, Direction] = {FRONT: "front", REAR: "rear"}
FLOORS: tuple[Floor, ...] = ("inside", "roof")


def place(g: Train, seat: int, car: int, floor: int, end: int) -> None:
    """COLT-028, COLT-029: The bandit goes to an end of a floor of a car.

    The others keep their order.
    """
    bandit = g.bandits[seat]
    if bandit.status == ABOARD:
        g.floors[bandit.floor].remove(seat)
    bandit.status = ABOARD
    bandit.car = car
    bandit.floor = floor
    line = g.floors[floor]
    # Car numbers fall from rear to front. So the first bandit in a car below `limit` is ahead.
    limit = car + 1 if end == REAR else car
    at = 0
    for other in line:
        if g.bandits[other].car < limit:
            break
        at += 1
    line.insert(at, seat)


def take_off(g: Train, seat: int) -> None:
    """COLT-090: The bandit has no place on the train any more."""
    bandit = g.bandits[seat]
    if bandit.status == ABOARD:
        g.floors[bandit.floor].remove(seat)
    elif bandit.status == PENDING:
        g.pending -= 1
    bandit.stunned = False


def turn_around(g: Train, seat: int) -> None:
    """COLT-030: The bandit faces the other way."""
    bandit = g.bandits[seat]
    bandit.facing = -bandit.facing
    g.emit("flipped", seat=seat, facing=DIRECTIONS[bandit.facing])


def change_floor(g: Train, seat: int) -> None:
    """COLT-033, COLT-034: The bandit changes floor and stands with its back to the edge."""
    bandit = g.bandits[seat]
    place(g, seat, bandit.car, ROOF if bandit.floor == INSIDE else INSIDE, -bandit.facing)
    g.emit("changed-floor", seat=seat, car=bandit.car, floor=FLOORS[bandit.floor])


def step(g: Train, seat: int, direction: int, why: str) -> None:
    """COLT-037, COLT-048: The bandit goes to the next car and stands at the side it comes in by."""
    bandit = g.bandits[seat]
    car = bandit.car + direction
    place(g, seat, car, bandit.floor, -direction)
    g.emit(why, seat=seat, car=car, floor=FLOORS[bandit.floor])


def eliminate(g: Train, seat: int, why: str) -> None:
    """COLT-027: The bandit is out for the rest of the game."""
    put_out(g, seat)
    g.emit("eliminated", seat=seat, why=why)


def fall_off(g: Train, seat: int, end: int, why: str) -> None:
    """COLT-038, COLT-051: The bandit goes past an end of the train and is out.

    `why` says how it got there.
    """
    put_out(g, seat)
    g.emit("eliminated", seat=seat, why=f"{why}-off", end=DIRECTIONS[end])


def put_out(g: Train, seat: int) -> None:
    """COLT-027: The bandit is out, and the rest of its stack is dropped unseen.

    The caller emits the event.
    """
    take_off(g, seat)
    bandit = g.bandits[seat]
    bandit.status = OUT
    bandit.scheme = bandit.scheme[: bandit.played]


def shoot(g: Train, seat: int, target: int | None) -> None:
    """COLT-047: The bandit that is hit lies on its back and keeps its facing."""
    g.emit("fired", seat=seat, target=target)
    if target is not None:
        g.bandits[target].stunned = True


def lie_down(g: Train, seat: int) -> None:
    """COLT-072: The bandit lies on its back where it is and keeps its facing."""
    g.bandits[seat].stunned = True
    g.emit("lay-down", seat=seat)


def get_up(g: Train, seat: int) -> None:
    """COLT-053, COLT-054: The bandit stands up and keeps its place, floor and facing."""
    g.bandits[seat].stunned = False
    g.emit("stood-up", seat=seat)


def leave_train(g: Train, seat: int, end: int, why: str) -> None:
    """COLT-090: The bandit is off the train, but not yet out."""
    take_off(g, seat)
    g.bandits[seat].status = PENDING
    g.pending += 1
    g.emit("left-train", seat=seat, why=why, end=DIRECTIONS[end])


def ride(g: Train, seat: int) -> None:
    """COLT-073, COLT-074, COLT-092: The bandit goes inside the Locomotive to the very front."""
    bandit = g.bandits[seat]
    saved = bandit.status == PENDING
    if saved:
        g.pending -= 1
    place(g, seat, LOCOMOTIVE, INSIDE, FRONT)
    bandit.facing = FRONT
    g.emit("rescued" if saved else "rode", seat=seat)


def travel(g: Train, seat: int) -> None:
    """COLT-083, COLT-084, COLT-094: The bandit goes inside the Last Car, behind all others.

    It stands and faces front, and its played cards come back.
    """
    bandit = g.bandits[seat]
    place(g, seat, g.rear, INSIDE, REAR)
    bandit.facing = FRONT
    bandit.stunned = False
    bandit.played = 0
    bandit.trips += 1
    g.emit("travelled", seat=seat, car=g.rear)


def reveal(g: Train, seat: int) -> str:
    """COLT-024: The bandit's player reveals the top card of the stack."""
    bandit = g.bandits[seat]
    card = bandit.scheme[bandit.played]
    bandit.played += 1
    g.emit("revealed", seat=seat, card=card)
    return card


def lay_scheme(g: Train, seat: int, cards: tuple[str, ...]) -> None:
    """COLT-020: The player lays the cards face down, in the chosen order."""
    g.bandits[seat].scheme = cards
    g.emit_secret("schemed", (seat,), {"cards": cards}, seat=seat)


def take_back_cards(g: Train) -> None:
    """COLT-019, COLT-088: All players take their cards back, and trips are forgotten."""
    for bandit in g.bandits:
        bandit.scheme = ()
        bandit.played = 0
        bandit.trips = 0


def begin_round(g: Train) -> None:
    """COLT-018: A new round begins."""
    g.round += 1
    g.emit("round", number=g.round)


def end(g: Train, winner: int | None, why: str) -> None:
    """COLT-017: The game is over."""
    g.outcome = Outcome(() if winner is None else (winner,), why)
    g.emit("ended", winner=winner, why=why)


def pick(g: Train, seat: int, name: str) -> None:
    """COLT-008: The player takes this bandit."""
    g.bandits[seat].name = name
    g.emit("picked", seat=seat, bandit=name)


def board(g: Train, places: list[tuple[int, int, int]]) -> None:
    """COLT-010 to COLT-014: All bandits board the train inside.

    Each of the `places` is a seat, a car and a direction to face.
    """
    for seat, car, facing in places:
        place(g, seat, car, INSIDE, REAR)
        g.bandits[seat].facing = facing
    g.emit("boarded", cars=g.rear)


def give_first_player(g: Train, seat: int) -> None:
    """COLT-009, COLT-060: The player gets the First Player card."""
    g.first = seat
    g.emit("first-player", seat=seat)


def uncouple(g: Train) -> None:
    """COLT-055, COLT-056: The Last Car is removed, and all bandits in it or on it are out."""
    lost = g.rear
    g.rear -= 1
    gone = [seat for floor in g.floors for seat in floor if g.bandits[seat].car == lost]
    for seat in gone:
        put_out(g, seat)
    g.emit("uncoupled", car=lost)
    for seat in gone:
        g.emit("eliminated", seat=seat, why="uncoupled")


def award(g: Train, seat: int, car: int) -> None:
    """COLT-057: The player gets the car as a treasure.

    An option decides who knows its value (ruling R-10).
    """
    g.bandits[seat].treasures.append(car)
    value = g.values[car]
    if g.secrecy == "open":
        g.emit("treasure", seat=seat, car=car, value=value)
    elif g.secrecy == "own":
        g.emit_secret("treasure", (seat,), {"value": value}, seat=seat, car=car)
    else:
        g.emit("treasure", seat=seat, car=car)


def show_treasures(g: Train, seat: int) -> None:
    """COLT-066: The player shows the treasures, because their values decide the game."""
    bandit = g.bandits[seat]
    bandit.shown = True
    values = tuple(g.values[car] for car in bandit.treasures)
    g.emit("showed-treasure", seat=seat, values=values)
