"""The state: the train, the bandits and their cards."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from whistlestop.engine.game import Outcome
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.engine.state_copying import Fields, copier
from whistlestop.games.colt_super_express.expansion import Expansion

# COLT-003
NAMES: Final = ("belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco")
# COLT-001: the values of the eight cars as treasures
VALUES: Final = (301, 312, 323, 345, 356, 367, 378, 389)

# Cars are numbered by their distance from the Locomotive, so that a number never changes.
LOCOMOTIVE: Final = 0
# A direction is the number that one step adds to the number of the car. An end of the train is
# written as the direction that leads to it.
FRONT: Final = -1
REAR: Final = 1
INSIDE: Final = 0
ROOF: Final = 1

# Floors and directions as words, for events and views.
Floor: TypeAlias = Literal["inside", "roof"]
Direction: TypeAlias = Literal["front", "rear"]

BanditStatus: TypeAlias = Literal["boarding", "aboard", "pending", "out"]
BOARDING: Final = "boarding"
ABOARD: Final = "aboard"
PENDING: Final = "pending"  # off the train, but Horse may still bring it back
OUT: Final = "out"


class Bandit:
    """One player's bandit, cards and treasures."""

    FIELDS: ClassVar[Fields] = Fields(
        values=(
            "name",
            "status",
            "car",
            "floor",
            "facing",
            "stunned",
            "scheme",
            "played",
            "trips",
            "shown",
        ),
        lists=("treasures",),
    )
    __slots__ = FIELDS.names

    def __init__(self) -> None:
        self.name = ""
        self.status: BanditStatus = BOARDING
        self.car = LOCOMOTIVE
        self.floor = INSIDE
        self.facing = FRONT
        self.stunned = False
        self.scheme: tuple[str, ...] = ()
        self.played = 0  # the number of revealed cards of the scheme
        self.trips = 0  # trips through time in this round
        self.treasures: list[int] = []  # the numbers of the cars
        self.shown = False  # whether its treasures are open, because they decided the game


copy_bandit = copier(Bandit, Bandit.FIELDS)


class Train(State):
    """The state of the whole table.

    Each floor of the train is one list of seats, from the rear end to the front end. The list gives
    the order of the bandits (COLT-028). Each bandit has the number of its car.
    """

    FIELDS: ClassVar[Fields] = Fields(
        values=(
            "expansions",
            "cards",
            "hand",
            "secrecy",
            "rear",
            "first",
            "round",
            "pending",
            "outcome",
        ),
        lists=("values", "box"),
        lists_of_lists=("floors",),
        lists_of_objects={"bandits": copy_bandit},
    )
    __slots__ = FIELDS.names

    def __init__(self, rng: Rng, expansions: tuple[Expansion, ...]) -> None:
        """Make a train; the setup gives the fields without a value here their first one."""
        super().__init__(rng)
        self.expansions = expansions  # those in play; the base game is one of them
        # COLT-002, COLT-070: Every player has one of each card.
        self.cards = {card.name: card for each in expansions for card in each.cards}
        self.hand = tuple(self.cards)
        self.secrecy: str  # the `treasure` option: who knows the value of a won treasure
        self.values: list[int]  # by the number of the car; the Locomotive is worth nothing
        self.box: list[int]  # the cars that are not in play
        self.rear: int  # the number of the Last Car
        self.bandits: list[Bandit]
        self.floors: list[list[int]] = [[], []]  # the seats on INSIDE and on ROOF
        self.first = -1
        self.round = 0
        self.pending = 0  # the number of pending bandits
        self.outcome: Outcome | None = None

    def copy(self) -> Train:
        return _copy_train(self)


_copy_train = copier(Train, State.FIELDS, Train.FIELDS)


def survivors(g: Train) -> list[int]:
    """List the seats whose bandits are on the train or may still come back to it."""
    return [seat for seat, bandit in enumerate(g.bandits) if bandit.status != OUT]
