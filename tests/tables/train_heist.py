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
from dataclasses import dataclass
from typing import Any

from whistlestop.engine.ask import Ask
from whistlestop.engine.game_option import OptionValue, complete
from whistlestop.engine.match import Match
from whistlestop.engine.rng import Rng
from whistlestop.games.train_heist.board import SWITCH_COLOURS, square_name
from whistlestop.games.train_heist.constants import ACTIONS, BULLETS, NOTHING, VERSUS, Phase
from whistlestop.games.train_heist.game import GAME
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.view import TableView

LETTERS = "ABCD"
SQUARES = tuple(square_name(square) for square in range(6))
TOWNS = "ABC"


@dataclass(frozen=True)
class Who:
    """A cowboy of a table that is to be built."""

    place: str
    hand: str
    loot: str
    bullets: int
    title: str
    ready: bool
    horse: int | None
    lying: bool
    raised: bool
    points: int


def who(
    place: str = "CC",
    hand: str = "",
    loot: str = "",
    *,
    bullets: int = 0,
    title: str = "",
    ready: bool = True,
    horse: int | None = None,
    lying: bool = False,
    raised: bool = True,
    points: int = 0,
) -> Who:
    """Describe a cowboy: its place, its hand, and everything that is not as usual."""
    return Who(place, hand, loot, bullets, title, ready, horse, lying, raised, points)


def ring(front: int) -> str:
    """Return a train on the ring that runs counter-clockwise, with car 1 on this space."""
    return " ".join(f"R{(front - 1 - car) % 40 + 1:02}" for car in range(5))


def ring_back(front: int) -> str:
    """Return a train on the ring that runs clockwise, with car 1 on this space."""
    return " ".join(f"R{(front - 1 + car) % 40 + 1:02}" for car in range(5))


def table(
    *,
    mode: str = "co-op",
    solo: bool = False,
    turn: str = "A",
    first: str = "A",
    phase: Phase = ACTIONS,
    actions: int = 4,
    train: str = "",
    speed: int = 2,
    sheriff: str = "IN_B",
    switches: str = "red green",
    tokens: bool = True,
    tipis: tuple[int, ...] = (),
    horses: str = "",
    squares: Mapping[str, str] | None = None,
    towns: Mapping[str, str] | None = None,
    counters: Mapping[str, tuple[int, ...]] | None = None,
    sack: str | None = None,
    deck: str = "",
    discard: str = "",
    deck_only: bool = False,
    events: str = "",
    last: bool = False,
    row: str = "",
    hangman: int = 0,
    points: int = 0,
    goal: int = 12,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 1,
    **cowboys: Who,
) -> Bench:
    """Build a table with these cowboys.

    `deck` are the next cards to be drawn, the first one first; with `deck_only` nothing lies below.
    `events` are the next Event Cards; with `last` there are no others. `sack` are all the tiles in
    the sack, and tiles that are not named are out of the game; without `sack` they are in it.
    `tipis` are cacti, 1 to 3.
    """
    people = list(cowboys.values())
    assert "".join(cowboys) == LETTERS[: len(people)], "cowboys are A, B, C, D in order"
    given = {"mode": mode, "goal": goal, **(options or {})}
    if solo:
        given["cowboys"] = len(people)
    seats = 1 if solo else len(people)
    g = GAME.setup(seats, complete(GAME.options, given), Rng(seed))
    g.first, g.turn, g.round = LETTERS.index(first), LETTERS.index(turn), 1
    g.phase, g.actions = phase, actions
    number = g.board.number
    g.cars = [number[space] for space in (train or ring(13)).split()]
    g.speed, g.sheriff, g.tokens = speed, g.board.sheriff_step_at[number[sheriff]], tokens
    g.colours = [SWITCH_COLOURS.index(colour) for colour in switches.split()]
    g.pitch_tipis(tuple(cactus - 1 for cactus in tipis))
    g.horses = [NOTHING if space == "-" else number[space] for space in horses.split()]
    g.row, g.hangman, g.points = row.split(), hangman, points
    for cowboy, each in zip(g.cowboys, people, strict=True):
        cowboy.place, cowboy.lying, cowboy.title = number[each.place], each.lying, each.title
        cowboy.ready = bool(each.title) and each.ready
        cowboy.horse = NOTHING if each.horse is None else each.horse
        cowboy.bullets, cowboy.points = each.bullets, each.points
        cowboy.raised = each.place == "JAIL" and each.raised
    g.bullets = BULLETS - sum(each.bullets for each in people)
    _deal(g, people, deck, discard, deck_only=deck_only)
    _lay_tiles(g, people, squares or {}, towns or {}, sack)
    for town, count in (counters or {}).items():
        g.counters[TOWNS.index(town)] = list(count)
    _stack_events(g, events, last=last)
    return Bench(Match(GAME, seats, given, position=g))


def _deal(g: Table, people: list[Who], deck: str, discard: str, *, deck_only: bool) -> None:
    number = g.decks.number
    for seat, (cowboy, each) in enumerate(zip(g.cowboys, people, strict=True)):
        cowboy.hand = [number[card] for card in each.hand.split()]
        g.knowledge.forget(cowboy.hand)
        if g.mode == VERSUS and each.place != "JAIL":
            g.knowledge.tell(g.owners[seat], cowboy.hand)
        else:
            g.knowledge.show_all(cowboy.hand)
    g.discard = [number[card] for card in discard.split()]
    coming = [number[card] for card in deck.split()]
    dealt = [card for cowboy in g.cowboys for card in cowboy.hand] + g.discard + coming
    assert len(set(dealt)) == len(dealt), "a card is named twice"
    below = [card for card in range(len(g.decks.cards)) if card not in dealt]
    g.deck = ([] if deck_only else below) + coming[::-1]
    g.knowledge.forget(g.deck)
    g.knowledge.show_all(g.discard)


def _lay_tiles(
    g: Table,
    people: list[Who],
    squares: Mapping[str, str],
    towns: Mapping[str, str],
    sack: str | None,
) -> None:
    number = g.decks.tile_number
    for cowboy, each in zip(g.cowboys, people, strict=True):
        cowboy.loot = [number[tile] for tile in each.loot.split()]
    g.squares = [[number[tile] for tile in squares.get(name, "").split()] for name in SQUARES]
    g.towns = [[number[tile] for tile in towns.get(name, "").split()] for name in TOWNS]
    laid = [tile for stack in g.squares + g.towns for tile in stack]
    laid += [tile for cowboy in g.cowboys for tile in cowboy.loot]
    assert len(set(laid)) == len(laid), "a tile is named twice"
    rest = [tile for tile in range(len(g.decks.tiles)) if tile not in laid]
    g.sack = rest if sack is None else [number[tile] for tile in sack.split()]
    assert set(g.sack) <= set(rest), "a tile is named twice"


def _stack_events(g: Table, events: str, *, last: bool) -> None:
    every = list(range(len(g.decks.events)))
    coming = []
    for name in events.split():
        card = next(card for card in every if g.decks.events[card] == name)
        every.remove(card)
        coming.append(card)
    # These cards do little, so they hardly disturb a test that does not name them.
    quiet = [card for card in every if g.decks.events[card] == "speed-up"]
    others = [card for card in every if card not in quiet]
    g.events_deck, g.box = (coming, every) if last else (coming + quiet + others, [])
    g.drawn = 0


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
