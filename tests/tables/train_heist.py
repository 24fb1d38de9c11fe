"""Tables of Train Heist in a line or two, and functions that play on them.

    t = table(A=who("IN_B", "KEY-1 KEY-2 KEY-3"), B=who(), squares={"B1": "L03"}, sheriff="E2")
    t.do("A", "loot KEY-1 KEY-2 KEY-3 to B1")
    assert t.loot("A") == ["L03"]

Cowboys are letters; A has the turn and four Heist Actions. A cowboy stands in Crackpot Canyon with
an empty hand unless `who(...)` says otherwise. Loot squares are empty, the row has no Wanted Card
and there is no horse unless the test names them. Other tiles are in the sack. Other Poker Cards are
in the deck, below those that the test names. The train stands as at the start.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop import scenarios
from whistlestop.engine.ask import Ask
from whistlestop.engine.game_option import OptionValue, complete
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.game import GAME
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.view import TableView
from whistlestop.scenarios import train_heist
from whistlestop.scenarios.train_heist import SQUARES, TOWNS, ring

__all__ = ["LETTERS", "Bench", "deal", "played", "ring", "ring_back", "table", "who"]

LETTERS = "ABCD"

Who = train_heist.Seat


def who(place: str = "CC", hand: str = "", loot: str = "", **said: Any) -> Who:
    """Describe a cowboy: its place, its hand, and everything that is not as usual."""
    return Who(place=place, hand=hand, loot=loot, **said)


def played(scenario: str) -> Bench:
    """Return the table after all answers of a scenario of the package."""
    return Bench(scenarios.load(scenario).played())


def ring_back(front: int) -> str:
    """Return a train on the ring that runs clockwise, with car 1 on this space."""
    return " ".join(f"R{(front - 1 + car) % 40 + 1:02}" for car in range(5))


def table(
    *,
    mode: str = "co-op",
    solo: bool = False,
    goal: int = 12,
    options: Mapping[str, OptionValue] | None = None,
    **said: Any,
) -> Bench:
    """Build a table with these cowboys.

    Other words than letters of cowboys are those of `train_heist.Position`.
    """
    cowboys = {letter: each for letter, each in said.items() if letter in LETTERS}
    assert "".join(cowboys) == LETTERS[: len(cowboys)], "cowboys are A, B, C, D in order"
    given: dict[str, OptionValue] = {"mode": mode, "goal": goal, **(options or {})}
    if solo:
        given["cowboys"] = len(cowboys)
    position = train_heist.Position(**{name: said[name] for name in said if name not in cowboys})
    laid = train_heist.stage(cowboys, position, complete(GAME.options, given), solo=solo)
    return Bench(Match(GAME, 1 if solo else len(cowboys), given, position=laid))


class Bench:
    """A match that a test plays by the letters of cowboys and the texts of answers."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Playing

    def do(self, letter: str, *texts: str) -> Bench:
        """Choose the answers with these texts, one after the other."""
        for text in texts:
            ask = self.ask(letter)
            every = [str(answer) for answer in ask.answers]
            assert text in every, f"{letter} cannot {text!r}: {every}"
            self.match.choose(ask.seat, ask.answers[every.index(text)])
        return self

    def end(self, letter: str) -> Bench:
        """End the actions, so that the train moves."""
        return self.do(letter, "end")

    def pass_turn(self, letter: str) -> Bench:
        """Play the rest of the turn, always with the last answer."""
        self.end(letter)
        while self.match.outcome is None and self.asked == (letter, self._kind):
            if self._kind in ("turn", "jail"):
                break
            answers = self.ask(letter).answers
            self.match.choose(self.ask(letter).seat, answers[-1])
        return self

    @property
    def _kind(self) -> str:
        return self.match.asks[0].kind

    # Reading

    def ask(self, letter: str) -> Ask:
        for ask in self.match.asks:
            if ask.about["cowboy"] == LETTERS.index(letter):
                return ask
        raise AssertionError(f"{letter} is not asked; {self.asked} is")

    @property
    def asked(self) -> tuple[str, str] | None:
        """Return the cowboy that is asked, and the kind of question; None if the game is over."""
        asks = self.match.asks
        return (LETTERS[asks[0].about["cowboy"]], asks[0].kind) if asks else None

    def can(self, letter: str, start: str = "") -> list[str]:
        """Return the legal answers that begin with this text; [] if the cowboy is not asked."""
        for ask in self.match.asks:
            if ask.about["cowboy"] == LETTERS.index(letter):
                texts = [str(answer) for answer in ask.answers]
                return [text for text in texts if text == start or text.startswith(start)]
        return []

    def spaces(self, letter: str, verb: str) -> list[str]:
        """Return the spaces or places that answers with this verb name, sorted."""
        answers = self.ask(letter).answers
        return sorted({str(each.place) for each in answers if each.verb == verb and each.place})

    def view(self, letter: str | None = None) -> TableView:
        """Return what the seat of a cowboy sees; without a letter, what a spectator sees."""
        seat = None if letter is None else self.state.owners[LETTERS.index(letter)]
        view: TableView = self.match.view(seat)
        return view

    @property
    def state(self) -> Table:
        self.match.view(None)  # wakes a match that is asleep, which has no state
        state = self.match._state
        assert isinstance(state, Table)
        return state

    def place(self, letter: str) -> str:
        return self.view().cowboys[LETTERS.index(letter)].place

    def hand(self, letter: str) -> list[str]:
        """Return the cards in the hand, sorted, as their owner sees them."""
        hand = self.view(letter).cowboys[LETTERS.index(letter)].hand
        return sorted(str(card) for card in hand)

    def loot(self, letter: str) -> list[str]:
        return list(self.view().cowboys[LETTERS.index(letter)].loot)

    def bullets(self, letter: str) -> int:
        return self.view().cowboys[LETTERS.index(letter)].bullets

    def title(self, letter: str) -> str:
        return self.view().cowboys[LETTERS.index(letter)].title

    def jailed(self, letter: str) -> bool:
        return self.view().cowboys[LETTERS.index(letter)].jailed

    def lying(self, letter: str) -> bool:
        return self.view().cowboys[LETTERS.index(letter)].lying

    def horse(self, number: int = 0) -> str | None:
        """Return the space of a horse; None if it is out of the game."""
        return self.view().horses[number].space

    def square(self, name: str) -> list[str]:
        """Return the tiles on a loot square, the top one last."""
        return list(self.view().squares[SQUARES.index(name)].tiles)

    def town(self, letter: str) -> list[str]:
        return list(self.view().towns[TOWNS.index(letter)].tiles)

    @property
    def sheriff(self) -> str:
        return self.view().sheriff

    @property
    def train(self) -> str:
        return " ".join(self.view().cars)

    @property
    def speed(self) -> int:
        return self.view().speed

    @property
    def actions(self) -> int:
        return self.view().actions

    @property
    def switches(self) -> str:
        return " ".join(str(each.colour) for each in self.view().switches)

    @property
    def sack(self) -> list[str]:
        return sorted(self.state.decks.tile_names(self.state.sack))

    @property
    def discard(self) -> list[str]:
        return list(self.view().discard)

    @property
    def turn(self) -> str:
        return LETTERS[self.state.turn]

    @property
    def over(self) -> tuple[str, str] | None:
        """Return the letters of the winners, and why they won; None while the game goes on."""
        view = self.view()
        if not view.over:
            return None
        return "".join(LETTERS[number] for number in view.winners), view.why

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Return the public payloads of all events of this kind."""
        return [dict(event.payload) for event in self.match.events if event.kind == kind]

    def sent(self, letter: str | None = None) -> list[Any]:
        """Return everything that a seat is sent: table, events, question, and who is waited for."""
        seat = None if letter is None else self.state.owners[LETTERS.index(letter)]
        match = self.match
        return [match.view(seat), match.seen(seat), match.ask(seat), match.waiting]


def deal(seats: int, seed: int = 1, **options: OptionValue) -> Bench:
    """Begin a match from its setup."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Bench(Match(GAME, seats, given, seed))
