"""A second reading of Colt Super Express, to set against the game itself.

It follows the clauses in the words of `rulebook/colt_super_express.yaml` and the rulings, and it
takes nothing from `whistlestop`. It is plain and slow: figures lie in lists, as on a table.
`test_colt_super_express.py` plays both readings side by side.
"""

from __future__ import annotations

from dataclasses import dataclass, field

FLIP, FLOOR, MOVE, FIRE = "flip", "change-floor", "move", "fire"
REFLEX, HORSE, TIME_CAR = "reflex", "horse", "time-car"

FRONT, REAR = "front", "rear"
INSIDE, ROOF = "inside", "roof"
ABOARD, PENDING, OUT = "aboard", "pending", "out"


@dataclass
class Player:
    """A player with bandit, cards and treasures."""

    facing: str
    stunned: bool = False
    status: str = ABOARD
    plan: list[str] = field(default_factory=list)  # as scheduled, first card first
    played: int = 0  # how many cards of the plan are face up
    trips: int = 0  # arrivals in the Time Travel Car in this round
    treasures: list[int] = field(default_factory=list)


@dataclass
class TrainCard:
    """A card of the train. On each floor stand the seats of bandits, the rear-most first."""

    value: int  # as a treasure; the Locomotive has none
    inside: list[int] = field(default_factory=list)
    roof: list[int] = field(default_factory=list)

    def floor(self, name: str) -> list[int]:
        return self.inside if name == INSIDE else self.roof


def other_way(facing: str) -> str:
    return REAR if facing == FRONT else FRONT


class Oracle:
    """A match of Colt Super Express, played by the letter of the clauses."""

    def __init__(self, first: int, values: list[int], parts: set[str], secrecy: str) -> None:
        """Set up the train (COLT-005 to COLT-016).

        `values` are those of the cars from the Last Car on. `parts` are the optional parts in use.
        `secrecy` says which seats know the values of treasures (ruling R-10).
        """
        seats = len(values) - 1
        self.horse, self.time_car = HORSE in parts, TIME_CAR in parts
        self.hand = [FLIP, FLOOR, MOVE, FIRE, *(card for card in (REFLEX, HORSE) if card in parts)]
        self.secrecy = secrecy
        self.train = [*(TrainCard(value) for value in values), TrainCard(0)]
        self.first = first
        rear_half = (seats + 1) // 2
        self.players = [Player(REAR) for _ in range(seats)]
        for place in range(seats):
            seat = (first + place) % seats
            self.train[1 + place].inside.append(seat)
            self.players[seat].facing = FRONT if place < rear_half else REAR
        self.turn = first
        self.round = 1
        self.shown: list[int] = []  # the seats whose treasures everybody may look at
        self.happened: set[str] = set()  # rare things, so that a test can count them
        self.over = False
        self.winner: int | None = None

    # Questions about the table

    def alive(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.status != OUT]

    def in_status(self, status: str) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.status == status]

    def place(self, seat: int) -> tuple[int, str]:
        """Find a bandit: the number of the train card, counted from the rear, and the floor."""
        for number, card in enumerate(self.train):
            for floor in (INSIDE, ROOF):
                if seat in card.floor(floor):
                    return number, floor
        raise AssertionError(f"seat {seat} is not on the train")

    def treasures(self, seat: int, eyes: int | None) -> list[int | None]:
        """List the treasures of a player as `eyes` may know them (rulings R-10 and R-19)."""
        owner = self.secrecy == "own" and seat == eyes
        known = owner or self.secrecy == "open" or seat in self.shown
        return [value if known else None for value in self.players[seat].treasures]

    def left(self, seat: int) -> int:
        player = self.players[seat]
        return 0 if player.status == OUT else len(player.plan) - player.played

    # A round

    def scheme(self, plans: dict[int, list[str]]) -> None:
        """Take the plans of a new round (COLT-019 to COLT-022)."""
        assert sorted(plans) == self.alive()
        for seat, plan in plans.items():
            assert len(plan) == len(set(plan) & set(self.hand)) == 3
            self.players[seat].plan = list(plan)
        self.turn = self.first

    def next_seat(self) -> int | None:
        """Find whose card comes next (COLT-023 to COLT-025); None when all stacks are empty."""
        for step in range(len(self.players)):
            seat = (self.turn + step) % len(self.players)
            if self.left(seat):
                return seat
        return None

    def reveal(self) -> tuple[int, str]:
        """Reveal one card and apply it; return the seat and the card."""
        seat = self.next_seat()
        assert seat is not None
        assert not self.over
        player = self.players[seat]
        card = player.plan[player.played]
        player.played += 1
        self.apply(seat, card)
        self.turn = (seat + 1) % len(self.players)
        if not self.in_status(PENDING):  # COLT-061, COLT-062, COLT-091
            self.end_if_decided()
        return seat, card

    def apply(self, seat: int, card: str) -> None:
        player = self.players[seat]
        if player.status == PENDING:
            self.settle(seat, card)
        elif player.stunned:  # COLT-053, COLT-054, COLT-071, COLT-079
            player.stunned = False
            if card == REFLEX:
                self.fire(seat)
        elif card == FLIP:  # COLT-030
            player.facing = other_way(player.facing)
        elif card == FLOOR:
            self.change_floor(seat)
        elif card == MOVE:
            self.carry(seat, player.facing)
        elif card == FIRE:
            self.fire(seat)
        elif card == REFLEX:  # COLT-072
            player.stunned = True
        elif card == HORSE:
            self.lift(seat)
            self.ride(seat)
        else:
            raise AssertionError(card)

    def settle(self, seat: int, card: str) -> None:
        """COLT-075, COLT-076, COLT-078, COLT-092: only Horse saves a pending bandit."""
        player = self.players[seat]
        self.happened.add("rescued" if card == HORSE else "not rescued")
        if card == HORSE:
            player.status, player.stunned = ABOARD, False
            self.ride(seat)
        else:
            player.status = OUT

    # Actions

    def lift(self, seat: int) -> None:
        """Take a figure from the train."""
        number, floor = self.place(seat)
        self.train[number].floor(floor).remove(seat)

    def put(self, seat: int, number: int, floor: str, end: str) -> None:
        """Put a figure at one end of the line of figures on a floor (COLT-028, COLT-029)."""
        line = self.train[number].floor(floor)
        line.insert(0 if end == REAR else len(line), seat)

    def change_floor(self, seat: int) -> None:
        """COLT-031 to COLT-034: the back of the bandit is to the edge."""
        number, floor = self.place(seat)
        self.lift(seat)
        new_floor = ROOF if floor == INSIDE else INSIDE
        self.put(seat, number, new_floor, other_way(self.players[seat].facing))

    def carry(self, seat: int, direction: str) -> None:
        """COLT-035 to COLT-039, COLT-046, COLT-048, COLT-051, COLT-081, COLT-082: go one card on,
        by a Move or a shot.
        """
        number, floor = self.place(seat)
        self.lift(seat)
        number += 1 if direction == FRONT else -1
        if 0 <= number < len(self.train):
            self.put(seat, number, floor, other_way(direction))
        elif direction == FRONT and self.time_car:
            self.travel(seat)
        else:
            self.leave_the_train(seat)

    def fire(self, seat: int) -> None:
        """COLT-040 to COLT-052: lay the first standing bandit in sight on its back, a card on."""
        number, floor = self.place(seat)
        facing = self.players[seat].facing
        line = self.train[number].floor(floor)
        at = line.index(seat)
        if facing == FRONT:
            sight = line[at + 1 :]
            for card in self.train[number + 1 :]:
                sight += card.floor(floor)
        else:
            sight = line[:at][::-1]
            for card in self.train[:number][::-1]:
                sight += card.floor(floor)[::-1]
        for target in sight:
            if not self.players[target].stunned:
                self.players[target].stunned = True
                self.carry(target, facing)
                return

    def ride(self, seat: int) -> None:
        """COLT-073, COLT-074, COLT-093: go inside the Locomotive, at the very front."""
        self.put(seat, len(self.train) - 1, INSIDE, FRONT)
        self.players[seat].facing = FRONT

    def travel(self, seat: int) -> None:
        """COLT-083, COLT-084, COLT-087, COLT-094 to COLT-096: reach the Time Travel Car."""
        player = self.players[seat]
        player.trips += 1
        if player.trips > 1:
            self.happened.add("paradox")
            player.status = OUT
            return
        self.happened.add("trip" if player.played else "trip before the first card")
        player.stunned, player.facing = False, FRONT
        self.put(seat, 0, INSIDE, REAR)
        player.played = 0

    def leave_the_train(self, seat: int) -> None:
        """COLT-089: wait for the Horse if, by what everybody can see, it may still come."""
        player = self.players[seat]
        face_up = player.plan[: player.played]
        may_be_saved = self.horse and player.played < len(player.plan) and HORSE not in face_up
        player.status = PENDING if may_be_saved else OUT

    # The ends of a round and of the game

    def end_if_decided(self) -> None:
        aboard = self.in_status(ABOARD)
        if len(aboard) <= 1:
            self.over = True
            self.winner = aboard[0] if aboard else None
            self.take_cards_back()

    def take_cards_back(self) -> None:
        """COLT-019, COLT-088: begin anew; no clause says that this waits for the next round."""
        for player in self.players:
            player.plan, player.played, player.trips = [], 0, 0

    def end_round(self) -> None:
        """COLT-055 to COLT-067: uncouple the Last Car, give out the treasure, pass the card."""
        assert self.next_seat() is None
        assert not self.in_status(PENDING)
        self.take_cards_back()
        lost = self.train.pop(0)
        for seat in lost.inside + lost.roof:
            self.players[seat].status = OUT
        self.end_if_decided()
        if self.over:
            return
        rear_most = next(card for card in self.train if card.roof or card.inside)
        taker = (rear_most.roof + rear_most.inside)[0]
        self.players[taker].treasures.append(lost.value)
        if len(self.train) == 1:
            self.over = True
            self.winner = self.richest()
            return
        self.first = (self.first + 1) % len(self.players)
        while self.players[self.first].status == OUT:
            self.first = (self.first + 1) % len(self.players)
        self.round += 1

    def richest(self) -> int:
        """COLT-065, COLT-066: most cards first, then the most valuable card."""
        aboard = self.in_status(ABOARD)
        most = max(len(self.players[seat].treasures) for seat in aboard)
        tied = [seat for seat in aboard if len(self.players[seat].treasures) == most]
        if len(tied) > 1:
            self.shown = tied
        return max(tied, key=lambda seat: max(self.players[seat].treasures))
