"""The value of each place for a cowboy, computed backwards over its next turns.

The value is the number of tiles that the cowboy can expect to bring to towns from this place. There
is one for each of the next turns, for each place, and for zero, one or two tiles of loot. Later
tiles count less. The model assumes that the train moves as in the forecast, that the Sheriff moves
by chance with the Event Cards, and that hands are average. This is rough, but it takes the way to
the train, the ride on it and the way to a town into account.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whistlestop.bots.train_heist.movement import (
    reachable_rows,
    spaces_beside,
    spaces_within_ride,
    steps_on_foot,
)
from whistlestop.bots.train_heist.position import Position
from whistlestop.bots.train_heist.sheriff_forecast import Odds, sheriff_odds, sheriff_odds_from
from whistlestop.bots.train_heist.train_forecast import Run, TrainForecast, forecast_train

HORIZON: Final = 5  # turns of our own that we look ahead
_ACTIONS: Final = 4
_MOST_ACTIONS: Final = 6
_LATER: Final = 0.9  # the share of a value that remains if it comes one turn later
_RIDE: Final = 5  # the number of the card that we expect to have for a horse
_LOST_TURN: Final = 0.7
_JAIL: Final = 1.5  # the cost to the others while we are in jail
_TURNS_IN_JAIL: Final = 3
_HORSE: Final = 0.15
# The value of preventing a knot, by the number of knots so far. The third knot ends the game.
KNOT_VALUES: Final = (0.5, 1.2, 5.0, 5.0)
_WIN: Final = 4.0

Row = list[float]
Rows = list[list[Row]]  # by the number of tiles carried, and by whether a horse is at the place


def delivery_value(
    position: Position, forecast: TrainForecast, town: int, load: int, at: int
) -> float:
    """Return the value of bringing `load` tiles to a town before move `at` of the train."""
    view = position.view
    visit = forecast.visit(town, at)
    rounds = 0.0 if visit is None else (visit - at) / position.count
    if position.versus:
        return load * (0.35 if visit is None else 0.6 + 0.4 * _LATER**rounds)
    value = float(load)
    if view.goal is not None and view.points + load >= view.goal:
        value += _WIN
    if visit is None or (position.towns[town] and visit == forecast.visit(town, 0)):
        return value
    helpers: int = len([each for each in view.cowboys if each.loot and each.number != position.me])
    need: float = KNOT_VALUES[view.hangman] * 0.9**rounds * 0.7**helpers
    return value + need


class Lookahead:
    """The value of each place where one cowboy may stand at the end of this turn."""

    __slots__ = (
        "_horizon",
        "_later",
        "_next",
        "_run",
        "_values",
        "colours",
        "forecast",
        "now",
        "position",
    )

    def __init__(
        self,
        position: Position,
        chances: Sequence[tuple[float, float]],
        at_hand: Sequence[tuple[float, float]],
        colours: tuple[int, ...],
        horizon: int = HORIZON,
    ) -> None:
        """Compute the values of all places, over `horizon` turns of our own.

        `chances` are the chances to pay with an average hand in later turns, `at_hand` the chances
        with our hand now.
        """
        self.position = position
        self.colours = colours
        self._horizon = horizon
        left = position.view.events_left if position.tokens else 0
        count = position.count
        self.forecast = forecast_train(
            position.board,
            position.cars,
            colours,
            position.view.speed,
            left,
            count * (horizon + 1),
        )
        runs = [
            self.forecast.between(count * turn, count * (turn + 1), position.cars)
            for turn in range(horizon + 1)
        ]
        self._run = runs[0]
        self._values: dict[tuple[int, int, bool, int], float] = {}
        odds = self._sheriff_by_turn(runs)
        self._next: list[Rows] = []  # in our next turn, by the number of actions left
        self._later = self._next_turn(chances, runs, odds)
        # By the number of actions left in this turn. This is rough, but enough to sort the search.
        there, met = odds[0]
        ended = self._turn_ends(self._later, runs[0], met)
        self.now = self._turn_values(ended, 0, position.cars, at_hand, there, _MOST_ACTIONS)

    def _next_turn(
        self,
        chances: Sequence[tuple[float, float]],
        runs: list[Run],
        odds: list[tuple[Odds, Odds]],
    ) -> Rows:
        """Compute the values at the start of our next turn, from the last turn backwards."""
        position = self.position
        size = len(position.board.names)
        rows: Rows = [[[0.4 * load] * size] * 2 for load in range(3)]
        for turn in range(self._horizon, 0, -1):
            if runs[turn - 1].over:
                rows = [[[0.0] * size] * 2 for _ in range(3)]
                continue
            there, met = odds[turn]
            ended = self._turn_ends(rows, runs[turn], met)
            cars = runs[turn - 1].cars
            self._next = self._turn_values(ended, turn, cars, chances, there, _ACTIONS)
            rows = self._next[-1]
        return rows

    def _sheriff_by_turn(self, runs: list[Run]) -> list[tuple[Odds, Odds]]:
        """Return two chances of the Sheriff for each turn and place.

        They are the chance that he is there when the turn starts, and that he comes there after it.
        """
        position = self.position
        places = len(position.board.sheriff_path)
        now, _ = sheriff_odds(position.events, position.sheriff, 0, places)
        at, met = sheriff_odds(position.events, position.sheriff, min(3, runs[0].events), places)
        found = [(now, met)]
        for turn in range(1, self._horizon + 1):
            later, met = sheriff_odds_from(position.events, at, min(2, runs[turn].events))
            found.append((at, met))
            at = later
        return found

    def _turn_ends(self, rows: Rows, run: Run, met: Odds) -> Rows:
        """Return the values at the end of a turn, from the values at the start of the next."""
        board = self.position.board
        if run.over:
            return [[[0.0] * len(board.names)] * 2 for _ in range(3)]
        jail = _LATER**_TURNS_IN_JAIL * rows[0][0][board.platforms[0]] - _JAIL
        ended: Rows = []
        for load in range(3):
            foot = [_LATER * value for value in rows[load][0]]
            flat = foot[board.canyon] - _LOST_TURN
            for at, place in enumerate(board.sheriff_path):
                foot[place] += met[at] * (jail - foot[place])
            for place in board.roofs:
                if board.car_of[place] in run.scraped:
                    foot[place] = flat
            horse = [_LATER * value for value in rows[load][1]]
            for space in run.entered:
                foot[space] = flat
                horse[space] = flat - _HORSE
            ended.append([foot, horse])
        return ended

    def _turn_values(
        self,
        ended: Rows,
        turn: int,
        cars: tuple[int, ...],
        chances: Sequence[tuple[float, float]],
        there: Odds,
        actions: int,
    ) -> list[Rows]:
        """Return the values in a turn, by the number of Heist Actions left, from zero on."""
        position = self.position
        board = position.board
        steps = reachable_rows(board, cars, position.territory)
        rides = self._rides(cars)
        at = turn * position.count
        deliveries = [
            [delivery_value(position, self.forecast, town, load, at) for town in range(3)]
            for load in range(3)
        ]
        free = [
            1 - (0.4 if turn else 1.0) * there[board.sheriff_step_at[place]]
            for place in board.inside
        ]
        found = [ended]
        for _ in range(actions):
            before = found[-1]
            rows: Rows = []
            for load in range(3):
                foot = [max(near(before[load][0])) for near in steps]
                rows.append([foot, self._ridden(before[load][1], foot, rides[load > 0])])
            for car, place in enumerate(board.inside):
                one, both = chances[car]
                if one:
                    got = both * before[2][0][place] + (one - both) * before[1][0][place]
                    stay = rows[0][0][place]
                    got = got + (1 - one) * stay
                    rows[0][0][place] = max(stay, stay + free[car] * (got - stay))
            for town, place in enumerate(board.towns):
                for load in (1, 2):
                    for horse in (0, 1):
                        value = deliveries[load][town] + before[0][horse][place]
                        row = rows[load][horse]
                        row[place] = max(row[place], value)
            found.append(rows)
        return found

    def _rides(self, cars: tuple[int, ...]) -> tuple[list[int], list[int]]:
        """Return the targets of a ride: the spaces beside the train, and the towns."""
        board = self.position.board
        to_train = {
            space for car in range(1, len(cars)) for space in spaces_beside(board, cars, car)
        }
        return sorted(to_train - self.position.territory), list(board.towns)

    def _ridden(self, before: Row, foot: Row, targets: list[int]) -> Row:
        """Return the values with a horse at the same place: the best of walking and riding."""
        board = self.position.board
        ride = before[: board.main] + foot[board.main :]
        best = foot[:]
        for target in sorted(
            targets, key=before.__getitem__
        ):  # so that the best one is written last
            value = before[target]
            for space in spaces_within_ride(board, target, _RIDE):
                best[space] = value
        return list(map(max, foot, ride, best))

    def value(self, place: int, load: int, horse: bool, sheriff: int) -> float:
        """Return the value of ending this turn at this place, with the Sheriff at `sheriff`."""
        key = (place, load, horse, sheriff)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = self._end(place, load, horse, sheriff)
        return known

    def _end(self, place: int, load: int, horse: bool, sheriff: int) -> float:
        position, run = self.position, self._run
        board = position.board
        if run.over:
            return 0.0
        value = _LATER * self._later[load][horse][place]
        if place in run.entered or (place in board.roofs and board.car_of[place] in run.scraped):
            return _LATER * self._later[load][0][board.canyon] - _LOST_TURN - _HORSE * horse
        if place in board.sheriff_step_at:
            return value + self.risk(place, sheriff) * (self.jailed() - value)
        return value

    def aim(self, place: int, load: int) -> int | None:
        """Return where the next turn, on foot from this place, first loots or delivers.

        It is the way that gives the place its value. Return None if it takes longer than a turn.
        """
        if self._run.over:
            return None
        steps = steps_on_foot(self.position.board, self._run.cars, self.position.territory)
        for before, now in zip(self._next[-2::-1], self._next[:0:-1], strict=True):
            row = before[load][0]
            best = max((place, *steps[place]), key=row.__getitem__)
            if now[load][0][place] > row[best]:
                return place
            place = best
        return None

    def estimate(self, place: int, load: int, horse: bool, actions: int) -> float:
        """Estimate the value of standing at this place with `actions` Heist Actions left."""
        return self.now[min(actions, _MOST_ACTIONS)][load][horse][place]

    def risk(self, place: int, sheriff: int) -> float:
        """Return the chance that the Sheriff comes to this place before our next turn."""
        board = self.position.board
        at = board.sheriff_step_at.get(place)
        if at is None:
            return 0.0
        _, met = sheriff_odds(
            self.position.events, sheriff, min(3, self._run.events), len(board.sheriff_path)
        )
        return met[at]

    def jailed(self) -> float:
        """Return the value of being caught by the Sheriff."""
        platform = self.position.board.platforms[0]
        return _LATER ** (_TURNS_IN_JAIL + 1) * self._later[0][0][platform] - _JAIL

    def is_swept(self, space: int) -> bool:
        """Return whether the train runs over this space before our next turn."""
        return space in self._run.entered
