"""A table of Train Heist in a line or two.

    t = table(A=who("IN_B", "KEY-1 KEY-2 KEY-3"), B=who(), squares={"B1": "L03"}, sheriff="E2")
    t.do("A", "loot KEY-1 KEY-2 KEY-3 to B1")
    assert t.loot("A") == ["L03"]

Cowboys are letters; A has the turn and four Heist Actions. They stand in Crackpot Canyon with
empty hands unless `who(...)` says otherwise. Loot squares are empty, no Wanted Card lies in the row
and no horse is there unless they are named; the tiles that are not named are in the sack, the Poker
Cards in the deck, below those named. The train stands as at the start.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.engine.option import Value, complete
from whistlestop.engine.rng import Rng
from whistlestop.games.train_heist.board import SWITCH_COLOURS, square_name
from whistlestop.games.train_heist.constants import ACTIONS, BULLETS, NOTHING, VERSUS
from whistlestop.games.train_heist.game import GAME
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.view import TableView

LETTERS = "ABCD"
SQUARES = tuple(square_name(square) for square in range(6))
TOWNS = "ABC"


@dataclass(frozen=True)
class Who:
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
    """A cowboy: where it is, what it holds, and whatever is not as usual."""
    return Who(place, hand, loot, bullets, title, ready, horse, lying, raised, points)


def ring(front: int) -> str:
    """A train on the ring that runs counter-clockwise, car 1 on this space."""
    return " ".join(f"R{(front - 1 - car) % 40 + 1:02}" for car in range(5))


def ring_back(front: int) -> str:
    """The same, clockwise."""
    return " ".join(f"R{(front - 1 + car) % 40 + 1:02}" for car in range(5))


def table(
    *,
    mode: str = "co-op",
    solo: bool = False,
    turn: str = "A",
    first: str = "A",
    phase: str = ACTIONS,
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
    options: Mapping[str, Value] | None = None,
    seed: int = 1,
    **cowboys: Who,
) -> Bench:
    """`deck` is what is drawn, the next card first, and with `deck_only` nothing lies below.

    `events` are the next Event Cards; with `last` there are no others. `sack` are all the tiles in
    it (the others are nowhere); None: all that are not named. `tipis` are cacti, 1 to 3.
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
    # Cards that do little, so that a test that does not name them sees little of them.
    quiet = [card for card in every if g.decks.events[card] == "speed-up"]
    others = [card for card in every if card not in quiet]
    g.events_deck, g.box = (coming, every) if last else (coming + quiet + others, [])
    g.drawn = 0


class Bench:
    """A match that is played by letters and texts."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # What happens

    def do(self, letter: str, *texts: str) -> Bench:
        """The answers with these very texts, one after the other."""
        for text in texts:
            ask = self.ask(letter)
            every = [str(answer) for answer in ask.answers]
            assert text in every, f"{letter} cannot {text!r}: {every}"
            self.match.choose(ask.seat, ask.answers[every.index(text)])
        return self

    def end(self, letter: str) -> Bench:
        """The end of the actions: the train moves."""
        return self.do(letter, "end")

    def pass_turn(self, letter: str) -> Bench:
        """The whole rest of the turn, without a choice of its own."""
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

    # What there is to see

    def ask(self, letter: str) -> Ask:
        for ask in self.match.asks:
            if ask.about["cowboy"] == LETTERS.index(letter):
                return ask
        raise AssertionError(f"{letter} is not asked; {self.asked} is")

    @property
    def asked(self) -> tuple[str, str] | None:
        """Which cowboy is asked, and what."""
        asks = self.match.asks
        return (LETTERS[asks[0].about["cowboy"]], asks[0].kind) if asks else None

    def can(self, letter: str, start: str = "") -> list[str]:
        """The texts of the legal answers that begin so; [] if that cowboy is not asked."""
        for ask in self.match.asks:
            if ask.about["cowboy"] == LETTERS.index(letter):
                texts = [str(answer) for answer in ask.answers]
                return [text for text in texts if text == start or text.startswith(start)]
        return []

    def spaces(self, letter: str, verb: str) -> list[str]:
        """The spaces or places that answers with this verb name, sorted."""
        answers = self.ask(letter).answers
        return sorted({str(each.place) for each in answers if each.verb == verb and each.place})

    def view(self, letter: str | None = None) -> TableView:
        """What the seat of a cowboy sees; nobody's is a spectator's."""
        seat = None if letter is None else self.state.owners[LETTERS.index(letter)]
        view: TableView = self.match.view(seat)
        return view

    @property
    def state(self) -> Table:
        self.match.view(None)  # a match that sleeps has no state
        state = self.match._state
        assert isinstance(state, Table)
        return state

    def place(self, letter: str) -> str:
        return self.view().cowboys[LETTERS.index(letter)].place

    def hand(self, letter: str) -> list[str]:
        """Sorted; as the one who holds it sees it."""
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
        """Where it stands."""
        return self.view().horses[number].space

    def square(self, name: str) -> list[str]:
        """The tiles on it, the top one last."""
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
        """The letters of the winners, and why; None while the game goes on."""
        view = self.view()
        if not view.over:
            return None
        return "".join(LETTERS[number] for number in view.winners), view.why

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The parts of all events of this kind, as nobody's secret."""
        return [dict(event.payload) for event in self.match.events if event.kind == kind]

    def sent(self, letter: str | None = None) -> list[Any]:
        """Everything that a seat is sent: the table, the news, the question, who is waited for."""
        seat = None if letter is None else self.state.owners[LETTERS.index(letter)]
        match = self.match
        return [match.view(seat), match.seen(seat), match.ask(seat), match.waiting]


def deal(seats: int, seed: int = 1, **options: Value) -> Bench:
    """A match from its very beginning."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Bench(Match(GAME, seats, given, seed))


_EAGER = ("loot", "drop", "escape", "board", "jump", "load", "fill", "flip", "trade", "done")
_FAR = 1000


def eager(g: Table, ask: Ask, chance: Random) -> Answer:
    """Somebody who is after loot, though by chance; who plays wholly by chance finds hardly any."""
    answers = ask.answers
    luck = chance.random()
    loaded = bool(g.cowboys[ask.about["cowboy"]].loot)
    vain = "board" if loaded else "leave"
    good = [answer for answer in answers if answer.verb in _EAGER and answer.verb != vain]
    if good and luck < 0.7:
        return chance.choice(good)
    moves = [answer for answer in answers if answer.verb in ("move", "leave", "ride")]
    steps = [answer for answer in moves if answer.place is not None and answer.verb != vain]
    if steps and luck < 0.9:
        ways = _ways(g, ask.about["cowboy"])
        near = min(ways[g.board.number[str(answer.place)]] for answer in steps)
        return chance.choice([a for a in steps if ways[g.board.number[str(a.place)]] == near])
    return chance.choice(answers)


def _ways(g: Table, me: int) -> list[int]:
    """How far every space is from where this cowboy would like to be."""
    board = g.board
    loaded = bool(g.cowboys[me].loot)
    todo = list(board.towns) if loaded else [n for car in g.cars for n in board.near[car]]
    ways = [_FAR] * len(board.names)
    for space in todo:
        ways[space] = 0
    for space in todo:
        for other in board.near[space]:
            if ways[other] == _FAR:
                ways[other] = ways[space] + 1
                todo.append(other)
    for place in range(board.main, len(board.names)):
        if loaded:
            ways[place] = _FAR - (place in board.platforms)
        else:
            letter = board.letter_of[place]
            ways[place] = (
                0 if letter >= 0 and (g.squares[2 * letter] or g.squares[2 * letter + 1]) else 1
            )
    return ways


def play_by_chance(match: Match, seed: int) -> None:
    """To the end, whatever comes."""
    chance = Random(seed)
    while match.outcome is None:
        ask = chance.choice(match.asks)
        match.choose(ask.seat, chance.choice(ask.answers))
