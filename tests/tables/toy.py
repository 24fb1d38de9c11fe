"""The toy game of the engine's tests, with everything that can be hard for an engine.

Everybody holds three secret cards. In each trick all players play one card at once; the highest
card takes the trick. Its winner may roll the die up to three times for a bonus. After each roll the
next seat says whether it doubts, which costs the roller half of its points. The cards of the last
trick are forced. So there are secret hands, questions to all at once, questions inside a step,
chance between questions, questions with one answer, and answers with every part.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Literal

from whistlestop.engine.ask import Answer, Ask, Together, read_answer
from whistlestop.engine.errors import UnknownGame
from whistlestop.engine.game import Game, Outcome
from whistlestop.engine.game_option import FirstMatch, Option, Options
from whistlestop.engine.match import Match
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import AT_REST, Rule
from whistlestop.engine.state import State
from whistlestop.engine.state_copying import Fields, copier

TRICKS = 3
STOP = Answer("stop")
ROLL = Answer("roll", place="table", number=6)


class Tricks(State):
    FIELDS: ClassVar[Fields] = Fields(
        values=("trick", "doubts"), lists=("deck", "points"), lists_of_lists=("hands",)
    )
    __slots__ = FIELDS.names

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.points: list[int] = []
        self.trick = 0
        self.doubts = True

    def copy(self) -> Tricks:
        return _copy_tricks(self)


_copy_tricks = copier(Tricks, State.FIELDS, Tricks.FIELDS)


class Toy(Game[Tricks]):
    name: ClassVar[str] = "toy"
    rulebooks: ClassVar[tuple[str, ...]] = ()
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    usual: ClassVar[int] = 3
    first: ClassVar[FirstMatch] = FirstMatch(seats=2)
    minutes: ClassVar[tuple[int, int]] = (1, 2)
    weight: ClassVar[Literal[1, 2, 3]] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("doubts", "flag", default=True, help="-"),
        Option("cards", "number", default=20, low=16, high=40, help="-"),
        Option("colour", "choice", default="red", choices=("red", "blue"), help="-"),
    )

    def setup(self, seats: int, options: Options, rng: Rng) -> Tricks:
        g = Tricks(rng)
        g.deck = list(range(1, int(options["cards"]) + 1))
        rng.shuffle(g.deck)
        g.hands = [sorted(g.deck.pop() for _ in range(TRICKS)) for _ in range(seats)]
        g.points = [0] * seats
        g.doubts = bool(options["doubts"])
        return g

    def play(self, state: Tricks) -> Rule[None]:
        while state.trick < TRICKS:
            yield AT_REST
            yield from self.play_trick(state)

    def play_trick(self, g: Tricks) -> Rule[None]:
        seats = range(len(g.hands))
        asks = tuple(Ask(seat, "card", _plays(g.hands[seat])) for seat in seats)
        cards = [int(answer.cards[0]) for answer in (yield Together(asks))]
        for seat in seats:
            g.hands[seat].remove(cards[seat])
        winner = cards.index(max(cards))
        g.points[winner] += 1
        g.trick += 1
        g.emit("trick", winner=winner, cards=tuple(cards))
        yield from self.roll(g, winner)
        drawn = g.deck.pop(0)
        g.emit_secret("peeked", (winner,), {"card": drawn}, seat=winner)
        g.deck.append(drawn)

    def roll(self, g: Tricks, me: int) -> Rule[None]:
        for _ in range(3):
            answer = yield Ask(me, "roll", (STOP, ROLL), {"points": g.points[me]})
            if answer == STOP:
                return
            die = g.rng.below(6) + 1
            g.points[me] += die
            g.emit("rolled", seat=me, die=die)
            if g.doubts:
                yield from self.doubt(g, me)

    def doubt(self, g: Tricks, roller: int) -> Rule[None]:
        seat = (roller + 1) % len(g.points)
        # A seat without points cannot doubt. Everybody knows that, but the seat is asked anyway.
        answers: tuple[Answer, ...] = (Answer("pass"),)
        if g.points[seat]:
            answers += (Answer("doubt", seat=roller),)
        answer = yield Ask(seat, "doubt", answers)
        if answer.verb == "doubt":
            g.points[roller] //= 2
            g.emit("doubted", seat=seat, roller=roller)

    def outcome(self, state: Tricks) -> Outcome | None:
        if state.trick < TRICKS:
            return None
        best = max(state.points)
        return Outcome(
            tuple(s for s, points in enumerate(state.points) if points == best), "points"
        )

    def view(self, state: Tricks, seat: int | None) -> Any:
        return {
            "trick": state.trick,
            "points": tuple(state.points),
            "cards": tuple(len(hand) for hand in state.hands),
            "hand": () if seat is None else tuple(state.hands[seat]),
            "deck": len(state.deck),
        }

    def why_not(self, state: Tricks, ask: Ask, pick: Pick) -> Reason:
        if pick.card is not None and pick.card in map(str, state.hands[ask.seat]):
            return reason("toy-why-after-the-trick", "TOY-001", trick=state.trick)
        return super().why_not(state, ask, pick)

    def redeal(self, rest: Tricks, now: Tricks, seat: int, rng: Random) -> None:
        """Deal again the others' cards that were not played since. Nobody remembers a card of the
        deck that they peeked at.
        """
        others = [other for other in range(len(now.hands)) if other != seat]
        deck_too = now.trick == rest.trick  # otherwise this seat may have peeked into it
        pool = sorted([card for other in others for card in now.hands[other]] + now.deck * deck_too)
        rng.shuffle(pool)
        for other in others:
            played = [card for card in rest.hands[other] if card not in now.hands[other]]
            rest.hands[other] = sorted(played + [pool.pop() for _ in now.hands[other]])
        if deck_too:
            rest.deck = pool


def _plays(hand: list[int]) -> tuple[Answer, ...]:
    return tuple(Answer("play", (str(card),)) for card in hand)


TOY = Toy()


def find_toy(name: str) -> Game[Any]:
    if name != TOY.name:
        raise UnknownGame(f"there is no game {name!r}", "unknown-game", found=name, allowed="toy")
    return TOY


# With seed 1 three seats hold 5 9 16, 10 14 20 and 11 13 17: seat 1 takes the first two tricks.
TRICK = ("0 play 16", "1 play 20", "2 play 17")
TWO_TRICKS = (*TRICK, "1 stop", "0 play 9", "1 play 14", "2 play 13", "1 stop")
GAME = (*TWO_TRICKS, "0 play 5", "1 play 10", "2 play 11", "2 stop")


def play(match: Match, lines: Sequence[str]) -> Match:
    """Make the choices in these lines of a record, such as "0 play 16"."""
    for line in lines:
        seat, _, answer = line.partition(" ")
        match.choose(int(seat), read_answer(answer))
    return match


def after(lines: Sequence[str], game: Game[Any] = TOY, **how: Any) -> Match:
    """Begin a match of three with seed 1, and play these lines of a record."""
    return play(Match(game, 3, seed=1, **how), lines)


def position() -> Tricks:
    """Lay out a table with the seats' points 5, 0 and 0, and one trick to go."""
    g = TOY.setup(3, {"doubts": True, "cards": 20, "colour": "red"}, Rng(1))
    g.points, g.trick = [5, 0, 0], 2
    return g
