"""The search for the best turn with the actions and cards that we have.

It uses a small model of the table without chance: cards are drawn only after the last action. The
lookahead gives the value of the end of a turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple, TypeAlias

from whistlestop.bots.train_heist.movement import nearness
from whistlestop.bots.train_heist.payment_chances import Cards, PaymentChances, count, pays
from whistlestop.bots.train_heist.place_values import HORIZON, KNOT_VALUES, Lookahead
from whistlestop.bots.train_heist.position import NOTHING, Position
from whistlestop.bots.train_heist.turn_actions import TurnActions
from whistlestop.bots.train_heist.turn_state import Action, TurnState, turn_state
from whistlestop.engine.ask import Answer

_BULLETS: Final = (0.0, 0.1, 0.17, 0.22)
_HAND: Final = 0.5
_LADEN_HAND: Final = 0.15  # for a cowboy with loot, who must go to a town before looting again
_HORSE: Final = 0.25  # the cost of a horse that the train runs over
_CAUGHT: Final = 1.5


class Effort(NamedTuple):
    """The effort of a search.

    `beam` is the states that it keeps after each action, `horizon` the turns that it looks ahead,
    and `draws` the samples of the cards that it may draw.
    """

    beam: int
    horizon: int
    draws: int


FULL_EFFORT: Final = Effort(beam=16, horizon=HORIZON, draws=10)  # at a table

Came: TypeAlias = dict[TurnState, tuple[float, TurnState | None, Action | None]]


class TurnParts(NamedTuple):
    """The gains of a turn, compared with an end of the turn at once, in tiles, and their facts."""

    delivered: float  # the value of the tiles that it brings to a town
    tiles: int  # that it brings to a town
    town: int | None
    looted: int  # tiles that it takes
    load: float  # how much more the place is worth with the load that we carry in the end
    place: float  # how much better the last place is than the first one, with the same load
    hand: float  # how much better the cards that we keep are
    others: float  # how much better it is for our friends
    swept: bool  # whether the train runs over the first place
    risk: float  # the chance that the Sheriff comes to the first place
    aim: int | None  # where our next turn first loots or delivers, from the last place on foot
    state: TurnState  # the last one


class Turn(NamedTuple):
    """A turn: its answers, each with the state in which it is given, its value and its parts."""

    steps: tuple[tuple[TurnState, Answer], ...]
    value: float
    parts: TurnParts


class _End(NamedTuple):
    """A state in which a turn may end, with the value of that turn."""

    value: float
    state: TurnState


class Planner:
    """The search for the best turn of one cowboy."""

    __slots__ = (
        "_actions",
        "_at_hand",
        "_effort",
        "_ends",
        "_held",
        "_last",
        "_lookaheads",
        "average",
        "payments",
        "position",
    )

    def __init__(self, position: Position, rng: Random, effort: Effort = FULL_EFFORT) -> None:
        self._effort = effort
        self.position = position
        self.payments = PaymentChances(position, rng, effort.draws)
        self.average = self.payments.chances(())
        self._actions = TurnActions(position)
        self._lookaheads: dict[tuple[int, ...], Lookahead] = {}
        self._at_hand = self._pays_now()
        self._held: dict[Cards, list[float]] = {}
        self._ends: list[_End] = []  # of the last search
        self._last = turn_state(position)  # the last state of the best turn

    def best(self) -> list[tuple[TurnState, Answer]]:
        """Return the answers of the best turn, each with the state in which it is given."""
        return self._answers(self._search(), self._last)

    def turns(self) -> list[Turn]:
        """Return the best turn for each way to begin it, the best one of all first."""
        came = self._search()
        by_value = sorted(self._ends, key=lambda end: -end.value)
        chosen = next(end for end in by_value if end.state == self._last)
        found: dict[Answer, Turn] = {}
        for end in [chosen, *by_value]:
            steps = self._answers(came, end.state)
            first = steps[0][1]
            if first not in found:
                found[first] = Turn(tuple(steps), end.value, self._parts(came, end.state))
        return list(found.values())

    def _search(self) -> Came:
        """Search for the best turn. Return how each state was reached, and note the last state."""
        begin = turn_state(self.position)
        came: Came = {begin: (0.0, None, None)}
        front = [begin]
        best, self._last = self._end_value(begin), begin
        self._ends = [_End(best, begin)]
        while front:
            found: set[TurnState] = set()
            for state in front:
                so_far = came[state][0]
                for action in self._actions.all(state, self.lookahead(state.colours)):
                    gain, then = so_far + action.gain, action.then
                    if then not in came or came[then][0] < gain - 1e-9:
                        came[then] = (gain, state, action)
                        found.add(then)
            ranked = sorted(found, key=lambda each: (-came[each][0] - self._estimate(each), each))
            front = ranked[: self._effort.beam]
            for state in front:
                value = came[state][0] + self._end_value(state)
                self._ends.append(_End(value, state))
                if value > best + 1e-9:
                    best, self._last = value, state
        return came

    def _answers(self, came: Came, last: TurnState) -> list[tuple[TurnState, Answer]]:
        """Collect the answers that lead from the first state to the last, and end the turn."""
        answers = list(self._free_answers(last))
        _, before, action = came[last]
        while before is not None and action is not None:
            answers = [(before, answer) for answer in action.answers] + answers
            _, before, action = came[before]
        return answers

    def _parts(self, came: Came, last: TurnState) -> TurnParts:
        """Take apart how much better a turn is than to end it at once."""
        begin, lookahead = turn_state(self.position), self.lookahead(last.colours)
        delivered, tiles, town, state = 0.0, 0, None, last
        while True:
            _, before, action = came[state]
            if before is None or action is None:
                break
            if action.answers[-1].verb == "drop":
                delivered, tiles = delivered + action.gain, tiles + before.load
                town = self.position.board.town_of[before.place]
            state = before
        looted = max(0, last.load + tiles - begin.load)
        horse = last.place in last.horses
        stayed = lookahead.value(begin.place, last.load, begin.place in begin.horses, last.sheriff)
        value = lookahead.value(last.place, last.load, horse, last.sheriff)
        return TurnParts(
            delivered=delivered,
            tiles=tiles,
            town=town,
            looted=looted,
            load=value - lookahead.value(last.place, begin.load, horse, last.sheriff),
            place=value - stayed,
            hand=self._hand_value(last) - self._hand_value(begin),
            others=self._others_value(last) - self._others_value(begin),
            swept=lookahead.is_swept(begin.place),
            risk=lookahead.risk(begin.place, last.sheriff),
            aim=None if horse else lookahead.aim(last.place, last.load),
            state=last,
        )

    def _others_value(self, state: TurnState) -> float:
        """Return the value of a state for our friends: the Sheriff's way and the train's."""
        return -self._sheriff_cost(state) - self._hangman_cost(state.colours)

    def _estimate(self, state: TurnState) -> float:
        """Estimate the value that we can still reach from a state, to choose states to search."""
        lookahead = self.lookahead(state.colours)
        horse = state.place in state.horses
        actions = state.actions + state.bullets
        return lookahead.estimate(state.place, state.load, horse, actions) + self._hand_value(state)

    # Values

    def lookahead(self, colours: tuple[int, ...]) -> Lookahead:
        """Return the lookahead for these colours of the switches."""
        found = self._lookaheads.get(colours)
        if found is None:
            found = self._lookaheads[colours] = Lookahead(
                self.position, self.average, self._at_hand, colours, self._effort.horizon
            )
        return found

    def _end_value(self, state: TurnState) -> float:
        """Return the value of ending the turn in this state."""
        position, view = self.position, self.position.view
        lookahead = self.lookahead(state.colours)
        horse = state.place in state.horses
        value = lookahead.value(state.place, state.load, horse, state.sheriff)
        spare = state.bullets + min(state.actions, view.bullets_free)
        value += _BULLETS[min(1, spare) if position.versus else min(spare, 3)]
        value += self._hand_value(state)
        value -= _HORSE * len([at for at in state.horses if lookahead.is_swept(at)])
        if state.sheriff != position.sheriff:
            value -= self._sheriff_cost(state) - self._sheriff_cost(turn_state(position))
        if state.colours != position.colours:
            value += self._hangman_cost(position.colours) - self._hangman_cost(state.colours)
        return value

    def _hand_value(self, state: TurnState) -> float:
        """Return how much more the cards left in our hand are worth than newly drawn ones."""
        more = self._held.get(state.hand)
        if more is None:
            pairs = zip(self.payments.kept(state.hand), self.payments.tiles(()), strict=True)
            more = self._held[state.hand] = [kept - usual for kept, usual in pairs]
        if state.load:
            return _LADEN_HAND * max(more)
        near = nearness(self.position.board, state.place)
        return _HAND * max([part * each for part, each in zip(near, more, strict=True)])

    def _pays_now(self) -> list[tuple[float, float]]:
        """Return, for each car, the chances (0 or 1) that our hand pays for one tile and both."""
        position = self.position
        hand = count(position.decks, position.hand)
        found = [pays(position.decks, tops, hand) for tops in self.payments.tops]
        return [(float(tiles > 0), float(tiles > 1)) for tiles in found]

    def _sheriff_cost(self, state: TurnState) -> float:
        """Return the expected loss of our friends to the Sheriff; 0 if the others are rivals."""
        position = self.position
        lookahead = self.lookahead(state.colours)
        if position.versus:
            return 0.0
        return sum(
            [
                lookahead.risk(position.places[each.number], state.sheriff)
                * (_CAUGHT + len(each.loot))
                for each in position.view.cowboys
                if each.number != position.me and not each.jailed
            ]
        )

    def _hangman_cost(self, colours: tuple[int, ...]) -> float:
        """Return the cost of the train's next visits to towns that have no loot now."""
        position = self.position
        if position.versus:
            return 0.0
        forecast = self.lookahead(colours).forecast
        cost = 0.0
        for town in range(3):
            visit = forecast.visit(town, 0)
            if visit is not None and not position.towns[town]:
                cost += 0.6 * KNOT_VALUES[position.view.hangman] * 0.9 ** (visit / position.count)
        return cost

    def _free_answers(self, state: TurnState) -> Iterator[tuple[TurnState, Answer]]:
        """Yield the last answers of the turn: take bullets with spare actions, mount, and end."""
        room = self.position.view.bullets_free
        if self.position.versus:
            room = min(room, 1 - self.position.mine.bullets)
        for _ in range(min(state.actions, room)):
            yield state, Answer("take-bullet")
            state = state._replace(actions=state.actions - 1)
        for horse, space in enumerate(state.horses):
            if space == state.place and state.ridden == NOTHING:
                yield state, Answer("mount", number=horse)
                break
        yield state, Answer("end")
