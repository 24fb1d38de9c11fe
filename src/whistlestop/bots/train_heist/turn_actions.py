"""The actions of a cowboy in its own turn that the planner considers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from whistlestop.bots.train_heist.movement import ride_distances, spaces_beside, steps_on_foot
from whistlestop.bots.train_heist.payment_chances import Cards, offers
from whistlestop.bots.train_heist.place_values import Lookahead, delivery_value
from whistlestop.bots.train_heist.position import NOTHING, Position
from whistlestop.bots.train_heist.turn_state import Action, TurnState
from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist.board import square_name
from whistlestop.games.train_heist.decks import HIGHEST, WILD
from whistlestop.games.train_heist.payment import of_a_kind, straights

_SETS: Final = (("four", 4), ("three", 3), ("pair", 2))
_OTHER_RIDES: Final = 2  # targets of a ride besides the train and the towns


class TurnActions:
    """The actions that are possible in each state of one turn."""

    __slots__ = ("_position", "_steps")

    def __init__(self, position: Position) -> None:
        self._position = position
        self._steps = steps_on_foot(position.board, position.cars, position.territory)

    def all(self, state: TurnState, lookahead: Lookahead) -> Iterator[Action]:
        """Yield the actions in this state. `lookahead` belongs to the state's switch colours."""
        if state.actions == 0:
            yield from self._more_actions(state)
            return
        yield from self._drop(state, lookahead)
        yield from self._loot(state)
        yield from self._rides(state, lookahead)
        yield from self._walk(state)
        yield from self._flips(state)
        yield from self._wild(state)

    def _more_actions(self, state: TurnState) -> Iterator[Action]:
        """Yield the ways to get more Heist Actions. They are useful only when no action is left."""
        decks = self._position.decks
        if state.bullets:
            then = state._replace(actions=1, bullets=state.bullets - 1)
            yield Action((Answer("spend-bullet"),), 0.0, then)
        for verb, size in _SETS:
            for cards in of_a_kind(decks, state.hand, size, alike=True):
                then = state._replace(actions=size - 1, hand=_without(state.hand, cards))
                yield Action((Answer(verb, decks.names(cards)),), 0.0, then)

    def _walk(self, state: TurnState) -> Iterator[Action]:
        board = self._position.board
        here = state.place
        for to in self._steps[here]:
            if self._meets(to, state.sheriff):
                continue
            verb = "move"
            if (here < board.main) != (to < board.main):
                verb = "board" if here < board.main else "leave"
            then = state._replace(place=to, ridden=NOTHING, actions=state.actions - 1)
            yield Action((Answer(verb, place=board.names[to]),), 0.0, then)
        if here in board.roofs:
            spaces = spaces_beside(board, self._position.cars, board.car_of[here])
            for horse, at in enumerate(state.horses):
                if at in spaces:
                    then = state._replace(place=at, ridden=horse, actions=state.actions - 1)
                    answer = Answer("jump", place=board.names[at], number=horse)
                    yield Action((answer,), 0.0, then)

    def _meets(self, place: int, sheriff: int) -> bool:
        """Return whether the Sheriff is at this place.

        A place in the tunnel counts too: he catches the cowboy when they leave the tunnel.
        """
        return place == self._position.board.sheriff_path[sheriff]

    def _drop(self, state: TurnState, lookahead: Lookahead) -> Iterator[Action]:
        position = self._position
        if state.load and state.place in position.board.town_of:
            town = position.board.town_of[state.place]
            gain = delivery_value(position, lookahead.forecast, town, state.load, 0)
            then = state._replace(load=0, actions=state.actions - 1)
            yield Action((Answer("drop"),), gain, then)

    def _loot(self, state: TurnState) -> Iterator[Action]:
        position = self._position
        letter = position.board.letter_of[state.place]
        if letter < 0 or (state.load and not (state.load == 1 and position.has("two-timing"))):
            return
        tops = tuple([self._top(square, state.taken) for square in (2 * letter, 2 * letter + 1)])
        way = state.sheriff - position.board.sheriff_step_at[state.place]
        for bits, cards in offers(position.decks, tops, state.hand):
            if state.load and bits == 3:
                continue
            lured = 0 if position.has("wild") else min(abs(way), _wilds(position, cards))
            if lured and lured == abs(way):
                continue  # the Sheriff would come to our place
            sheriff = state.sheriff + (-lured if way > 0 else lured)
            if self._catches(state.sheriff, sheriff):
                continue
            names = position.decks.names(cards)
            squares = [2 * letter + at for at in range(2) if bits >> at & 1]
            place = "ABC"[letter] if bits == 3 else square_name(squares[0])
            then = state._replace(
                load=state.load + len(squares),
                hand=_without(state.hand, cards),
                taken=state.taken | bits << 2 * letter,
                sheriff=sheriff,
                actions=state.actions - 1,
            )
            yield Action((Answer("loot", names, place=place),), 0.0, then)

    def _top(self, square: int, taken: int) -> int:
        stack = self._position.squares[square]
        under = 1 + (taken >> square & 1)
        return stack[-under] if len(stack) >= under else NOTHING

    def _catches(self, start: int, end: int) -> bool:
        """Return whether the Sheriff would catch a friend on his way from `start` to `end`."""
        position = self._position
        if position.versus or start == end:
            return False
        step = 1 if end > start else -1
        met = {position.board.sheriff_path[at] for at in range(start + step, end + step, step)}
        return any(
            position.places[who] in met for who in range(position.count) if who != position.me
        )

    def _rides(self, state: TurnState, lookahead: Lookahead) -> Iterator[Action]:
        if not state.hand:
            return
        for horse, at in enumerate(state.horses):
            if at == NOTHING or (horse and at == state.horses[0] and state.ridden != horse):
                continue  # we can use the other horse on the same space
            if at == state.place:
                yield from self._ride(state, horse, lookahead)
            elif state.place not in state.horses:
                yield from self._call(state, horse)

    def _ride(self, state: TurnState, horse: int, lookahead: Lookahead) -> Iterator[Action]:
        """Yield the rides on this horse: to the train or a town, or to a good place to wait."""
        position = self._position
        board = position.board
        reach = ride_distances(board, position.cars, position.territory, state.place)
        if state.load:
            targets = set(board.towns)
        else:
            targets = {
                space
                for car in range(len(position.cars))
                for space in spaces_beside(board, position.cars, car)
            }
        best = sorted(
            [space for space, far in reach.items() if 0 < far <= HIGHEST],
            key=lambda space: -lookahead.value(space, state.load, True, state.sheriff),
        )
        for to in sorted(targets.intersection(reach).union(best[:_OTHER_RIDES])):
            for card in self._cards_for(state.hand, reach[to]):
                horses = (*state.horses[:horse], to, *state.horses[horse + 1 :])
                then = state._replace(
                    place=to,
                    ridden=horse,
                    horses=horses,
                    hand=_without(state.hand, (card,)),
                    actions=state.actions - 1,
                )
                mount = () if state.ridden == horse else (Answer("mount", number=horse),)
                yield Action((*mount, *self._ride_answers(horse, card, to)), 0.0, then)

    def _call(self, state: TurnState, horse: int) -> Iterator[Action]:
        """Yield the ways to call a horse to our space, or to a space beside the car we are on."""
        position = self._position
        board = position.board
        if state.place < board.main:
            targets = [state.place]
        elif state.load:
            targets = spaces_beside(board, position.cars, board.car_of[state.place])
        else:
            return
        reach = ride_distances(
            board, position.cars, frozenset(position.territory), state.horses[horse]
        )
        for to in targets:
            for card in self._cards_for(state.hand, reach.get(to, 99)):
                horses = (*state.horses[:horse], to, *state.horses[horse + 1 :])
                hand = _without(state.hand, (card,))
                then = state._replace(horses=horses, hand=hand, actions=state.actions - 1)
                yield Action(self._ride_answers(horse, card, to), 0.0, then)

    def _ride_answers(self, horse: int, card: int, to: int) -> tuple[Answer, ...]:
        position = self._position
        name = position.decks.cards[card]
        return Answer("ride", (name,), number=horse), position.board.ride_to[to]

    def _cards_for(self, hand: Cards, far: int) -> list[int]:
        """Return the two lowest cards that are enough for this distance.

        A Wild Card is returned only if no other card is enough.
        """
        decks = self._position.decks
        more = 3 if self._position.has("galloping") else 0
        able = [card for card in hand if decks.numbers[card] + more >= far > 0]
        able = [card for card in able if decks.suits[card] != WILD]
        able.sort(key=decks.numbers.__getitem__)
        if able:
            return able[:2]
        wilds = [card for card in hand if decks.suits[card] == WILD]
        return wilds[:1] if 0 < far <= HIGHEST + more else []

    def _flips(self, state: TurnState) -> Iterator[Action]:
        """Yield the ways to flip a switch: the one where we stand, or any one for a straight.

        The planner flips only one switch in a turn.
        """
        position = self._position
        board = position.board
        if not position.tokens or state.colours != position.colours:
            return
        for number, space in enumerate(board.junctions):
            if space in position.cars:
                continue
            colours = tuple([colour ^ (at == number) for at, colour in enumerate(state.colours)])
            if state.place == space:
                then = state._replace(colours=colours, actions=state.actions - 1)
                yield Action((Answer("flip", place=board.names[space]),), 0.0, then)
            size = 3 if position.has("railroad") else 4
            for cards in straights(position.decks, state.hand, size, alike=True):
                then = state._replace(colours=colours, hand=_without(state.hand, cards))
                answer = Answer("straight", position.decks.names(cards), place=board.names[space])
                yield Action((answer,), 0.0, then)

    def _wild(self, state: TurnState) -> Iterator[Action]:
        """Yield the ways to move the Sheriff by one space for a Wild Card, once in a turn."""
        position = self._position
        board = position.board
        wilds = [card for card in state.hand if position.decks.suits[card] == WILD]
        if not wilds or state.sheriff != position.sheriff:
            return
        if position.versus and state.place < board.main:
            return
        for to in (state.sheriff - 1, state.sheriff + 1):
            if not 0 <= to < len(board.sheriff_path) or board.sheriff_path[to] == state.place:
                continue
            if self._catches(state.sheriff, to):
                continue
            caught = [
                len(each.loot)
                for each in position.view.cowboys
                if position.versus and position.places[each.number] == board.sheriff_path[to]
            ]
            then = state._replace(sheriff=to, hand=_without(state.hand, wilds[:1]))
            answer = Answer(
                "wild", position.decks.names(wilds[:1]), place=board.names[board.sheriff_path[to]]
            )
            yield Action((answer,), 0.5 * sum([1 + load for load in caught]), then)


def _without(hand: Cards, cards: Cards | list[int]) -> Cards:
    return tuple([card for card in hand if card not in cards])


def _wilds(position: Position, cards: Cards) -> int:
    return len([card for card in cards if position.decks.suits[card] == WILD])
