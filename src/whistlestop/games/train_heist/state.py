"""The state of a game: the table with everything on it, and where the turn has got to."""

from __future__ import annotations

from typing import Any

from whistlestop.engine.game import Outcome
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.games.card_knowledge import CardKnowledge
from whistlestop.games.train_heist.board import LETTERS, Board
from whistlestop.games.train_heist.constants import MOST_SEATS, NOBODY, NOTHING, SETUP, SLOWEST
from whistlestop.games.train_heist.cowboy import Cowboy
from whistlestop.games.train_heist.decks import Decks
from whistlestop.games.train_heist.turn_progress import TurnProgress


class Table(State):
    """The whole table. Cards, tiles and spaces are numbers; the top of a pile is its last one."""

    __slots__ = (
        "actions",
        "board",
        "box",
        "bullets",
        "cars",
        "colours",
        "counters",
        "cowboys",
        "deck",
        "decks",
        "discard",
        "drawn",
        "events_deck",
        "first",
        "goal",
        "hangman",
        "horses",
        "idle",
        "knowledge",
        "lifted",
        "mode",
        "offered",
        "outcome",
        "owners",
        "past",
        "pending",
        "phase",
        "points",
        "returned",
        "revealed",
        "round",
        "row",
        "sack",
        "seats",
        "sheriff",
        "speed",
        "squares",
        "territory",
        "this_turn",
        "tipis",
        "tokens",
        "towns",
        "trading",
        "turn",
        "winners",
    )

    def __init__(self, rng: Rng, board: Board, decks: Decks, seats: int, mode: str) -> None:
        super().__init__(rng)
        self.board = board  # never written to, so shared by all copies
        self.decks = decks  # as is this
        self.mode = mode
        self.seats = seats
        self.owners: tuple[int, ...] = ()  # the seat of each cowboy
        self.goal = 0
        self.cowboys: list[Cowboy] = []
        self.horses: list[int] = []  # the space of each; NOTHING: out of the game
        self.cars: list[int] = []  # the space of each, the engine first
        self.sheriff = 0  # how far along his way through the train he is
        self.colours: list[int] = []  # of the switches
        self.tokens = True  # the switches have their tokens
        self.speed = SLOWEST
        self.hangman = 0
        self.points = 0
        self.bullets = 0  # Bullet Tokens on the board
        self.tipis: tuple[int, ...] = ()  # the cacti with a Cherokee Token
        self.territory: frozenset[int] = frozenset()  # the spaces that the tipis close
        self.squares: list[list[int]] = []  # the loot on the train: A1, A2, B1 ...
        self.towns: list[list[int]] = [[] for _ in LETTERS]
        self.counters: list[list[int]] = []  # Loot Counters beside a town, by cowboy
        self.sack: list[int] = []
        self.lifted = NOTHING  # a tile out of the sack that is not laid down yet
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.events_deck: list[int] = []  # every Event Card in it, in the order of drawing
        self.drawn = 0  # how many Event Cards are drawn
        self.box: list[int] = []  # Event Cards taken out, unseen
        self.row: list[str] = []  # the Wanted Cards to be gained
        self.knowledge = CardKnowledge(0, MOST_SEATS)  # who knows which Poker Card
        # The course of the game
        self.first = NOBODY
        self.turn = NOBODY
        self.round = 0
        self.phase = SETUP
        self.actions = 0
        self.pending: list[int] = []  # what the train has set off and is not resolved yet
        self.outcome: Outcome | None = None
        self.winners: tuple[int, ...] = ()  # cowboys; the outcome names their seats
        self.this_turn = TurnProgress()
        self.idle = False  # the turn is lost: only the train moves
        # A trade under way: the partner, and the cards that are to change hands.
        self.trading = NOBODY
        self.offered: list[int] = []
        self.returned: list[int] = []
        # For undo.py
        self.revealed = False  # the action under way has shown something new
        self.past: tuple[Table, ...] = ()  # snapshots from before the last actions

    def copy(self) -> Table:
        """Copy a table at rest: nobody trades then, and no tile is lifted."""
        twin = Table(self.rng.copy(), self.board, self.decks, self.seats, self.mode)
        twin.deck = self.deck[:]
        twin.events_deck = self.events_deck[:]
        twin.box = self.box[:]
        twin.take(self)
        twin.past = self.past
        return twin

    def take(self, other: Table) -> None:
        """Take over everything from another table but hidden cards, chance and snapshots."""
        self.owners = other.owners
        self.goal = other.goal
        self.cowboys = [cowboy.copy() for cowboy in other.cowboys]
        self.horses = other.horses[:]
        self.cars = other.cars[:]
        self.sheriff = other.sheriff
        self.colours = other.colours[:]
        self.tokens = other.tokens
        self.speed = other.speed
        self.hangman = other.hangman
        self.points = other.points
        self.bullets = other.bullets
        self.tipis = other.tipis
        self.territory = other.territory
        self.squares = [square[:] for square in other.squares]
        self.towns = [town[:] for town in other.towns]
        self.counters = [town[:] for town in other.counters]
        self.sack = other.sack[:]
        self.discard = other.discard[:]
        self.drawn = other.drawn
        self.row = other.row[:]
        self.knowledge = other.knowledge.copy()
        self.first = other.first
        self.turn = other.turn
        self.round = other.round
        self.phase = other.phase
        self.actions = other.actions
        self.pending = other.pending[:]
        self.outcome = other.outcome
        self.winners = other.winners
        self.idle = other.idle
        self.this_turn = other.this_turn.copy()

    def snapshot(self) -> Table:
        """Return what an undo goes back to; it leaves out hidden cards, which do not change."""
        twin = Table(_NO_CHANCE, self.board, self.decks, self.seats, self.mode)
        twin.take(self)
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "rng": self.rng.dump(),
            "board": self.board.name,
            "decks": self.decks.name,
            "mode": self.mode,
            "seats": self.seats,
            "deck": self.deck,
            "events_deck": self.events_deck,
            "box": self.box,
            "table": self._open(),
            "past": [each._open() for each in self.past],  # noqa: SLF001 - a table of ours
        }

    def _open(self) -> dict[str, Any]:
        """Return what `take` takes over."""
        return {
            "owners": self.owners,
            "goal": self.goal,
            "cowboys": [cowboy.dump() for cowboy in self.cowboys],
            "horses": self.horses,
            "cars": self.cars,
            "sheriff": self.sheriff,
            "colours": self.colours,
            "tokens": self.tokens,
            "speed": self.speed,
            "hangman": self.hangman,
            "points": self.points,
            "bullets": self.bullets,
            "tipis": self.tipis,
            "squares": self.squares,
            "towns": self.towns,
            "counters": self.counters,
            "sack": self.sack,
            "discard": self.discard,
            "drawn": self.drawn,
            "row": self.row,
            **self.knowledge.dump(),
            "first": self.first,
            "turn": self.turn,
            "round": self.round,
            "phase": self.phase,
            "actions": self.actions,
            "pending": self.pending,
            "outcome": self.outcome,
            "winners": self.winners,
            "idle": self.idle,
            "this_turn": self.this_turn.dump(),
        }

    @classmethod
    def load(cls, data: dict[str, Any], board: Board, decks: Decks) -> Table:
        """Make a table of what `dump` returned, with the board and the decks that it names."""
        table = cls(Rng.load(data["rng"]), board, decks, data["seats"], data["mode"])
        table.deck = data["deck"]
        table.events_deck = data["events_deck"]
        table.box = data["box"]
        table._lay_open(data["table"])
        for each in data["past"]:
            before = cls(_NO_CHANCE, board, decks, data["seats"], data["mode"])
            before._lay_open(each)
            table.past = (*table.past, before)
        return table

    def _lay_open(self, data: dict[str, Any]) -> None:
        self.owners = tuple(data["owners"])
        self.goal = data["goal"]
        self.cowboys = [Cowboy.load(cowboy) for cowboy in data["cowboys"]]
        self.horses = data["horses"]
        self.cars = data["cars"]
        self.sheriff = data["sheriff"]
        self.colours = data["colours"]
        self.tokens = data["tokens"]
        self.speed = data["speed"]
        self.hangman = data["hangman"]
        self.points = data["points"]
        self.bullets = data["bullets"]
        self.pitch_tipis(tuple(data["tipis"]))
        self.squares = data["squares"]
        self.towns = data["towns"]
        self.counters = data["counters"]
        self.sack = data["sack"]
        self.discard = data["discard"]
        self.drawn = data["drawn"]
        self.row = data["row"]
        self.knowledge = CardKnowledge.load(data, MOST_SEATS)
        self.first = data["first"]
        self.turn = data["turn"]
        self.round = data["round"]
        self.phase = data["phase"]
        self.actions = data["actions"]
        self.pending = data["pending"]
        if data["outcome"] is not None:
            winners, why = data["outcome"]
            self.outcome = Outcome(tuple(winners), why)
        self.winners = tuple(data["winners"])
        self.idle = data["idle"]
        self.this_turn = TurnProgress.load(data["this_turn"])

    def pitch_tipis(self, tipis: tuple[int, ...]) -> None:
        """TH-118: each cactus with a token closes its space and the track before it."""
        self.tipis = tipis
        board = self.board
        self.territory = frozenset(
            [board.cacti[tipi] for tipi in tipis] + [board.fronts[tipi] for tipi in tipis]
        )


_NO_CHANCE = Rng(0)  # for a snapshot, which never draws


def clockwise(g: Table) -> list[int]:
    """Return the cowboys in order, beginning with the one whose turn it is."""
    count = len(g.cowboys)
    return [(g.turn + step) % count for step in range(count)]


def riders(g: Table, horse: int) -> list[int]:
    """Return the cowboys on this horse."""
    return [number for number, cowboy in enumerate(g.cowboys) if cowboy.horse == horse]
