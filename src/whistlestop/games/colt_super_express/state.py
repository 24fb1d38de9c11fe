"""The train, the bandits and their cards."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.game import Outcome
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State

# COLT-003
NAMES: Final = ("belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco")
# COLT-001: what the eight cars are worth as treasures
VALUES: Final = (301, 312, 323, 345, 356, 367, 378, 389)

# Cars are numbered by their distance from the Locomotive, so that a number never changes.
LOCOMOTIVE: Final = 0
# A direction is what one step in it adds to the number of the car; an end is a direction too.
FRONT: Final = -1
REAR: Final = 1
INSIDE: Final = 0
ROOF: Final = 1

BOARDING: Final = "boarding"
ABOARD: Final = "aboard"
PENDING: Final = "pending"  # off the train, but Horse may yet bring it back
OUT: Final = "out"


class Bandit:
    """One player's bandit, cards and treasures."""

    __slots__ = (
        "car",
        "facing",
        "floor",
        "name",
        "played",
        "scheme",
        "shown",
        "status",
        "stunned",
        "treasures",
        "trips",
    )

    def __init__(self) -> None:
        self.name = ""
        self.status = BOARDING
        self.car = LOCOMOTIVE
        self.floor = INSIDE
        self.facing = FRONT
        self.stunned = False
        self.scheme: tuple[str, ...] = ()
        self.played = 0  # how many cards of the scheme are revealed
        self.trips = 0  # through time, this round
        self.treasures: list[int] = []  # the numbers of the cars
        self.shown = False  # its treasures lie open: they decided the game

    def copy(self) -> Bandit:
        twin = Bandit.__new__(Bandit)
        twin.name = self.name
        twin.status = self.status
        twin.car = self.car
        twin.floor = self.floor
        twin.facing = self.facing
        twin.stunned = self.stunned
        twin.scheme = self.scheme
        twin.played = self.played
        twin.trips = self.trips
        twin.treasures = self.treasures[:]
        twin.shown = self.shown
        return twin


class Train(State):
    """The whole table.

    A floor of the whole train is one line of seats, from its rear end to its front end. Who
    stands in which car is in the bandits; the line says who stands behind whom (COLT-028).
    """

    __slots__ = (
        "bandits",
        "box",
        "first",
        "floors",
        "hand",
        "outcome",
        "parts",
        "pending",
        "rear",
        "round",
        "secrecy",
        "values",
    )

    def __init__(self, rng: Rng, parts: tuple[str, ...], hand: tuple[str, ...]) -> None:
        super().__init__(rng)
        self.parts = parts  # what is in play: the base game and its expansions
        self.hand = hand  # the action cards that everybody has
        self.secrecy = "own"  # who knows the value of a treasure once it is won
        self.values: list[int] = []  # by the number of the car; the Locomotive is worth nothing
        self.box: list[int] = []  # the cars that are not in play
        self.rear = 0  # the number of the Last Car
        self.bandits: list[Bandit] = []
        self.floors: tuple[list[int], list[int]] = ([], [])
        self.first = -1
        self.round = 0
        self.pending = 0  # how many bandits are
        self.outcome: Outcome | None = None

    def copy(self) -> Train:
        twin = Train(self.rng.copy(), self.parts, self.hand)
        twin.secrecy = self.secrecy
        twin.values = self.values[:]
        twin.box = self.box[:]
        twin.rear = self.rear
        twin.bandits = [bandit.copy() for bandit in self.bandits]
        twin.floors = (self.floors[INSIDE][:], self.floors[ROOF][:])
        twin.first = self.first
        twin.round = self.round
        twin.pending = self.pending
        twin.outcome = self.outcome
        return twin


def survivors(g: Train) -> list[int]:
    """The seats whose bandits are on the train or may yet come back to it."""
    return [seat for seat, bandit in enumerate(g.bandits) if bandit.status != OUT]
