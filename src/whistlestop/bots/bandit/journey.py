"""What it is worth to stand somewhere: the turns to come of one cowboy, worked out backwards.

For each of its next turns, each place, and with no loot, one tile or two: the tiles it may expect
to bring to towns from there, the later the less. The train runs by its timetable; the Sheriff is
where Event Cards may have taken him; hands are as good as hands are on average. It is a rough
picture, but one in which the ways to the train, along with it and to a town add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whistlestop.bots.bandit.danger import Odds, mixed, prowl
from whistlestop.bots.bandit.look import Look
from whistlestop.bots.bandit.timetable import Run, Timetable, timetable
from whistlestop.bots.bandit.ways import around, beside, stays

HORIZON: Final = 5  # own turns
_ACTIONS: Final = 4
_MOST_ACTIONS: Final = 6
_LATER: Final = 0.9  # what a turn later is worth
_RIDE: Final = 5  # the card that there will be for a horse
_LOST_TURN: Final = 0.7
_JAIL: Final = 1.5  # what it costs the others
_JAILED: Final = 3  # turns until one is out and about again
_HORSE: Final = 0.15
# What a knot is worth, by how many there are: the third one is the end.
KNOTS: Final = (0.5, 1.2, 5.0, 5.0)
_WIN: Final = 4.0

Row = list[float]
Rows = list[list[Row]]  # by load, and by whether a horse is there


def reward(look: Look, table: Timetable, town: int, load: int, at: int) -> float:
    """What it is worth to bring so many tiles to a town before this move of the train."""
    view = look.view
    visit = table.visit(town, at)
    rounds = 0.0 if visit is None else (visit - at) / look.count
    if look.versus:
        return load * (0.35 if visit is None else 0.6 + 0.4 * _LATER**rounds)
    value = float(load)
    if view.goal is not None and view.points + load >= view.goal:
        value += _WIN
    if visit is None or (look.towns[town] and visit == table.visit(town, 0)):
        return value
    helpers: int = len([each for each in view.cowboys if each.loot and each.number != look.me])
    need: float = KNOTS[view.hangman] * 0.9**rounds * 0.7**helpers
    return value + need


class Journey:
    """For one cowboy, the worth of where it may stand at the end of this turn."""

    __slots__ = ("_later", "_run", "_worth", "colours", "look", "now", "table")

    def __init__(
        self,
        look: Look,
        chances: Sequence[tuple[float, float]],
        at_hand: Sequence[tuple[float, float]],
        colours: tuple[int, ...],
    ) -> None:
        """`chances` are those of any hand in later turns, `at_hand` those of this very one."""
        self.look = look
        self.colours = colours
        left = look.view.events_left if look.tokens else 0
        count = look.count
        self.table = timetable(
            look.board,
            look.cars,
            colours,
            look.view.speed,
            left,
            count * (HORIZON + 1),
        )
        runs = [
            self.table.between(count * turn, count * (turn + 1), look.cars)
            for turn in range(HORIZON + 1)
        ]
        self._run = runs[0]
        self._worth: dict[tuple[int, int, bool, int], float] = {}
        odds = self._where_he_is(runs)
        self._later = self._backwards(chances, runs, odds)
        # By how many actions are left in this turn: near enough to tell what to look at first.
        there, met = odds[0]
        ended = self._ended(self._later, runs[0], met)
        self.now = self._turn(ended, 0, look.cars, at_hand, there, _MOST_ACTIONS)

    def _backwards(
        self,
        chances: Sequence[tuple[float, float]],
        runs: list[Run],
        odds: list[tuple[Odds, Odds]],
    ) -> Rows:
        """From the last turn to the next one."""
        look = self.look
        size = len(look.board.names)
        rows: Rows = [[[0.4 * load] * size] * 2 for load in range(3)]
        for turn in range(HORIZON, 0, -1):
            if runs[turn - 1].over:
                rows = [[[0.0] * size] * 2 for _ in range(3)]
                continue
            there, met = odds[turn]
            ended = self._ended(rows, runs[turn], met)
            rows = self._turn(ended, turn, runs[turn - 1].cars, chances, there, _ACTIONS)[-1]
        return rows

    def _where_he_is(self, runs: list[Run]) -> list[tuple[Odds, Odds]]:
        """Of each turn: how likely the Sheriff is at a place when it begins, and comes there."""
        look = self.look
        places = len(look.board.sheriff_path)
        now, _ = prowl(look.events, look.sheriff, 0, places)
        at, met = prowl(look.events, look.sheriff, min(3, runs[0].events), places)
        found = [(now, met)]
        for turn in range(1, HORIZON + 1):
            later, met = mixed(look.events, at, min(2, runs[turn].events))
            found.append((at, met))
            at = later
        return found

    def _ended(self, rows: Rows, run: Run, met: Odds) -> Rows:
        """The worth of a place at the end of a turn, by that at the beginning of the next."""
        board = self.look.board
        if run.over:
            return [[[0.0] * len(board.names)] * 2 for _ in range(3)]
        jail = _LATER**_JAILED * rows[0][0][board.platforms[0]] - _JAIL
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

    def _turn(
        self,
        ended: Rows,
        turn: int,
        cars: tuple[int, ...],
        chances: Sequence[tuple[float, float]],
        there: Odds,
        actions: int,
    ) -> list[Rows]:
        """By how many Heist Actions are left, from none on."""
        look = self.look
        board = look.board
        steps = stays(board, cars, look.territory)
        rides = self._rides(cars)
        at = turn * look.count
        prizes = [
            [reward(look, self.table, town, load, at) for town in range(3)] for load in range(3)
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
                        value = prizes[load][town] + before[0][horse][place]
                        row = rows[load][horse]
                        row[place] = max(row[place], value)
            found.append(rows)
        return found

    def _rides(self, cars: tuple[int, ...]) -> tuple[list[int], list[int]]:
        """Where a horse is worth going: to the train, or to a town."""
        board = self.look.board
        to_train = {space for car in range(1, len(cars)) for space in beside(board, cars, car)}
        return sorted(to_train - self.look.territory), list(board.towns)

    def _ridden(self, before: Row, foot: Row, targets: list[int]) -> Row:
        """With a horse at hand: on foot, or a ride to where it leads somewhere."""
        board = self.look.board
        ride = before[: board.main] + foot[board.main :]
        best = foot[:]
        for target in sorted(targets, key=before.__getitem__):  # the best one is the last one
            value = before[target]
            for space in around(board, target, _RIDE):
                best[space] = value
        return list(map(max, foot, ride, best))

    def worth(self, place: int, load: int, horse: bool, sheriff: int) -> float:
        """Of standing there at the end of this turn; the Sheriff may be elsewhere by then."""
        key = (place, load, horse, sheriff)
        known = self._worth.get(key)
        if known is None:
            known = self._worth[key] = self._end(place, load, horse, sheriff)
        return known

    def _end(self, place: int, load: int, horse: bool, sheriff: int) -> float:
        look, run = self.look, self._run
        board = look.board
        if run.over:
            return 0.0
        value = _LATER * self._later[load][horse][place]
        if place in run.entered or (place in board.roofs and board.car_of[place] in run.scraped):
            return _LATER * self._later[load][0][board.canyon] - _LOST_TURN - _HORSE * horse
        if place in board.sheriff_step_at:
            return value + self.risk(place, sheriff) * (self.jailed() - value)
        return value

    def promise(self, place: int, load: int, horse: bool, actions: int) -> float:
        """Of standing there with so many Heist Actions left."""
        return self.now[min(actions, _MOST_ACTIONS)][load][horse][place]

    def risk(self, place: int, sheriff: int) -> float:
        """How likely the Sheriff comes there before our next turn."""
        board = self.look.board
        at = board.sheriff_step_at.get(place)
        if at is None:
            return 0.0
        _, met = prowl(self.look.events, sheriff, min(3, self._run.events), len(board.sheriff_path))
        return met[at]

    def jailed(self) -> float:
        platform = self.look.board.platforms[0]
        return _LATER ** (_JAILED + 1) * self._later[0][0][platform] - _JAIL

    def swept(self, space: int) -> bool:
        return space in self._run.entered
