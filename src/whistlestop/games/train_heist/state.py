"""The state of a game: the table with everything on it, and the progress of the turn."""

from __future__ import annotations

from typing import ClassVar

from whistlestop.engine.game import Outcome
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.engine.state_copying import Fields, copier, filler
from whistlestop.games.card_knowledge import CardKnowledge, copy_knowledge
from whistlestop.games.train_heist.board import LETTERS, Board
from whistlestop.games.train_heist.constants import (
    NOBODY,
    NOTHING,
    SETUP,
    Mode,
    Phase,
)
from whistlestop.games.train_heist.cowboy import Cowboy, copy_cowboy
from whistlestop.games.train_heist.decks import Decks
from whistlestop.games.train_heist.turn_progress import TurnProgress, copy_progress


class Table(State):
    """The state of the whole table.

    Cards, tiles and spaces are numbers. The top card or tile of a pile is the last one in its list.
    """

    # Everything that players can see or work out, and the knowledge of the cards. An undo restores
    # these fields.
    OPEN: ClassVar[Fields] = Fields(
        values=(
            "owners",
            "goal",
            "sheriff",
            "tokens",
            "speed",
            "hangman",
            "points",
            "bullets",
            "tipis",
            "territory",
            "drawn",
            "first",
            "turn",
            "round",
            "phase",
            "actions",
            "outcome",
            "winners",
            "idle",
        ),
        lists=("horses", "cars", "colours", "sack", "discard", "row", "pending"),
        lists_of_lists=("squares", "towns", "counters"),
        objects={"knowledge": copy_knowledge, "this_turn": copy_progress},
        lists_of_objects={"cowboys": copy_cowboy},
    )
    # A copy is made at rest. Then nobody is trading, and no tile is lifted.
    FIXED: ClassVar[Fields] = Fields(
        values=("board", "decks", "mode", "seats"),
        reset={
            "lifted": NOTHING,
            "trading": NOBODY,
            "offered": list,
            "returned": list,
            "fruitless": False,
        },
    )
    HIDDEN: ClassVar[Fields] = Fields(values=("past",), lists=("deck", "events_deck", "box"))
    __slots__ = (*OPEN.names, *FIXED.names, *HIDDEN.names)

    def __init__(self, rng: Rng, board: Board, decks: Decks, seats: int, mode: Mode) -> None:
        """Make a table; the setup, a trade or an action sets the fields without a value here."""
        super().__init__(rng)
        self.board = board  # never changes, so all copies share it
        self.decks = decks  # never changes, so all copies share it
        self.mode = mode
        self.seats = seats
        self.owners: tuple[int, ...]  # the seat of each cowboy
        self.goal: int
        self.cowboys: list[Cowboy]
        self.horses: list[int]  # the space of each horse; NOTHING: out of the game
        self.cars: list[int]  # the space of each car, the engine first
        self.sheriff: int  # his place on his path through the train
        self.colours: list[int]  # the colours of the switches
        self.tokens = True  # whether the switches have their tokens
        self.speed: int
        self.hangman = 0
        self.points = 0
        self.bullets: int  # Bullet Tokens on the board
        self.tipis: tuple[int, ...] = ()  # the cacti with a Cherokee Token
        self.territory: frozenset[int] = frozenset()  # the spaces that the tipis close
        self.squares: list[list[int]]  # the loot on the train: A1, A2, B1 ...
        self.towns: list[list[int]] = [[] for _ in LETTERS]
        self.counters: list[list[int]]  # Loot Counters beside each town, by cowboy
        self.sack: list[int]
        self.lifted = NOTHING  # a tile that is out of the sack but not laid down yet
        self.deck: list[int]
        self.discard: list[int]
        self.events_deck: list[int]  # all Event Cards of the game, in the order of drawing
        self.drawn = 0  # the number of Event Cards that are drawn
        self.box: list[int]  # Event Cards that were removed unseen
        self.row: list[str]  # the Wanted Cards that can be gained
        self.knowledge: CardKnowledge  # the seats' knowledge of Poker Cards
        # The course of the game
        self.first: int
        self.turn = NOBODY
        self.round = 0
        self.phase: Phase = SETUP
        self.actions = 0
        self.pending: list[int] = []  # events and towns that are not resolved yet
        self.outcome: Outcome | None = None
        self.winners: tuple[int, ...] = ()  # cowboys; the outcome names their seats
        self.this_turn = TurnProgress()
        self.idle = False  # whether the turn is lost, so that only the train moves
        # The current trade: the partner, and the cards that both sides have laid out.
        self.trading = NOBODY
        self.offered: list[int]
        self.returned: list[int]
        # For undo.py
        self.fruitless: bool  # whether the current action had no effect, like a refused trade
        self.past: tuple[Table, ...] = ()  # snapshots from before the last actions

    def copy(self) -> Table:
        return _copy_table(self)

    def take(self, other: Table) -> None:
        """Copy the open fields of another table; hidden cards, random numbers, snapshots stay."""
        _take_open(self, other)

    def snapshot(self) -> Table:
        """Return a copy for an undo; it leaves out hidden cards, which do not change."""
        return _copy_open(self)

    def pitch_tipis(self, tipis: tuple[int, ...]) -> None:
        """TH-118: Each cactus with a token closes its space and the track space before it."""
        self.tipis = tipis
        board = self.board
        self.territory = frozenset(
            [board.cacti[tipi] for tipi in tipis] + [board.fronts[tipi] for tipi in tipis]
        )


# The values in a snapshot instead of hidden cards and random numbers.
_BLANK = Fields(
    reset={
        "rng": Rng(0),
        "events": list,
        "watcher": None,
        "silent": False,
        "past": (),
        "deck": list,
        "events_deck": list,
        "box": list,
    }
)
_copy_table = copier(Table, State.FIELDS, Table.OPEN, Table.FIXED, Table.HIDDEN)
_copy_open = copier(Table, Table.OPEN, Table.FIXED, _BLANK)
_take_open = filler(Table, Table.OPEN)


def clockwise(g: Table) -> list[int]:
    """Return the cowboys in order, beginning with the one whose turn it is."""
    count = len(g.cowboys)
    return [(g.turn + step) % count for step in range(count)]


def riders(g: Table, horse: int) -> list[int]:
    """Return the cowboys on this horse."""
    return [number for number, cowboy in enumerate(g.cowboys) if cowboy.horse == horse]
