"""The table: both maps with all that stands on them, and where every card and tile is."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.game import Outcome
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.games.train_heist.board import LETTERS, Board
from whistlestop.games.train_heist.decks import Decks

NOBODY: Final = -1
NOTHING: Final = -1

COLOURS: Final = ("green", "yellow", "red", "blue")  # of the cowboys

CO_OP: Final = "co-op"
SCORE: Final = "score"
VERSUS: Final = "versus"

# Where a turn has got to (TH-029). At rest this and the rest of the table say everything.
SETUP: Final = "setup"
ACTIONS: Final = "actions"
TRAIN: Final = "train"
EVENTS: Final = "events"
DISCARD: Final = "discard"
DRAW: Final = "draw"
OVER: Final = "over"

SLOWEST: Final = 1
FASTEST: Final = 5  # TH-084
SKULL: Final = 3  # TH-137
BULLETS: Final = 3
COUNTERS: Final = 10  # of each colour

# What the train has set off: an Event Card, or a town, by the number of its letter.
EVENT: Final = -1


class Cowboy:
    """One cowboy, and what belongs to it."""

    __slots__ = (
        "bullets",
        "hand",
        "horse",
        "loot",
        "lying",
        "place",
        "points",
        "raised",
        "ready",
        "title",
        "used",
    )

    def __init__(self, place: int) -> None:
        self.place = place
        self.horse = NOTHING  # the one it rides
        self.lying = False  # it loses its next turn
        self.hand: list[int] = []
        self.loot: list[int] = []
        self.bullets = 0
        self.title = ""  # its Wanted Card
        self.ready = False  # whose ability works
        self.used = False  # and was used, if that is once a game
        self.raised = False  # its being in jail has raised the speed
        self.points = 0  # Loot Counters taken back, in versus

    def copy(self) -> Cowboy:
        twin = Cowboy(self.place)
        twin.horse = self.horse
        twin.lying = self.lying
        twin.hand = self.hand[:]
        twin.loot = self.loot[:]
        twin.bullets = self.bullets
        twin.title = self.title
        twin.ready = self.ready
        twin.used = self.used
        twin.raised = self.raised
        twin.points = self.points
        return twin


class SoFar:
    """What has been done in the turn under way, as far as it matters later in it."""

    __slots__ = (
        "abilities",
        "favoured",
        "fresh_bullets",
        "quick",
        "refused",
        "spent_bullets",
        "undos",
    )

    def __init__(self) -> None:
        self.fresh_bullets = 0  # taken, so not to be spent
        self.spent_bullets = 0  # spent, so not to be taken
        self.abilities = 0  # Card Abilities used
        self.quick = False  # Quick-Draw was used
        self.favoured = False  # Crazy was used
        self.refused = 0  # a bit for each cowboy that refused a trade
        self.undos = 0

    def copy(self) -> SoFar:
        twin = SoFar()
        twin.fresh_bullets = self.fresh_bullets
        twin.spent_bullets = self.spent_bullets
        twin.abilities = self.abilities
        twin.quick = self.quick
        twin.favoured = self.favoured
        twin.refused = self.refused
        twin.undos = self.undos
        return twin


class Table(State):
    """The whole table. The top of a pile is the end of its list."""

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
        "known",
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
        "shown",
        "so_far",
        "speed",
        "squares",
        "territory",
        "tipis",
        "tokens",
        "towns",
        "trading",
        "turn",
        "winners",
    )

    def __init__(self, rng: Rng, board: Board, decks: Decks, seats: int, mode: str) -> None:
        super().__init__(rng)
        self.board = board  # shared by all copies, as the decks are
        self.decks = decks
        self.mode = mode
        self.seats = seats
        self.owners: tuple[int, ...] = ()  # the seat of each cowboy
        self.goal = 0
        self.cowboys: list[Cowboy] = []
        self.horses: list[int] = []  # where they stand; NOTHING: out of the game
        self.cars: list[int] = []  # where they stand, the engine first
        self.sheriff = 0  # how far along his line he is
        self.colours: list[int] = []  # of the switches
        self.tokens = True  # the switches have them
        self.speed = SLOWEST
        self.hangman = 0
        self.points = 0
        self.bullets = 0  # on the board
        self.tipis: tuple[int, ...] = ()  # the cacti with a Cherokee Token, by number
        self.territory: frozenset[int] = frozenset()  # the spaces that they close
        self.squares: list[list[int]] = []  # A1, A2, B1 ...
        self.towns: list[list[int]] = [[] for _ in LETTERS]
        self.counters: list[list[int]] = []  # Loot Counters beside a town, by cowboy
        self.sack: list[int] = []
        self.lifted = NOTHING  # a tile that was drawn and is not laid down yet
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.events_deck: list[int] = []  # all of it, in the order of drawing
        self.drawn = 0  # how many of them are
        self.box: list[int] = []  # Event Cards taken out, unseen
        self.row: list[str] = []  # the Wanted Cards to be gained
        # Who knows where a Poker Card is: a bit for each seat; above them a bit for each seat that
        # knew it and lost track of it. And how often a card was there for all to see.
        self.known: list[int] = []
        self.shown: list[int] = []
        # The course of the game
        self.first = NOBODY
        self.turn = NOBODY
        self.round = 0
        self.phase = SETUP
        self.actions = 0
        self.pending: list[int] = []  # what the train has set off
        self.outcome: Outcome | None = None
        self.winners: tuple[int, ...] = ()  # the cowboys; the outcome names seats
        self.so_far = SoFar()
        self.idle = False  # it is lost: the train moves, and that is all
        # While two bargain: the partner, and the cards that change hands.
        self.trading = NOBODY
        self.offered: list[int] = []
        self.returned: list[int] = []
        # Taking back: what the table looked like before the last actions, see undo.py.
        self.revealed = False  # this action has shown something that nobody knew
        self.past: tuple[Table, ...] = ()

    def copy(self) -> Table:
        """At rest nobody bargains and no tile is in the air."""
        twin = Table(self.rng.copy(), self.board, self.decks, self.seats, self.mode)
        twin.deck = self.deck[:]
        twin.events_deck = self.events_deck[:]
        twin.box = self.box[:]
        twin.take(self)
        twin.past = self.past
        return twin

    def take(self, other: Table) -> None:
        """All that another table shows, but for what lies hidden and for chance."""
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
        self.known = other.known[:]
        self.shown = other.shown[:]
        self.first = other.first
        self.turn = other.turn
        self.round = other.round
        self.phase = other.phase
        self.actions = other.actions
        self.pending = other.pending[:]
        self.outcome = other.outcome
        self.winners = other.winners
        self.idle = other.idle
        self.so_far = other.so_far.copy()

    def snapshot(self) -> Table:
        """What an undo goes back to: nothing hidden is in it, since nothing hidden will change."""
        twin = Table(_NO_CHANCE, self.board, self.decks, self.seats, self.mode)
        twin.take(self)
        return twin

    def pitch_tipis(self, tipis: tuple[int, ...]) -> None:
        """TH-118: these cacti have a token; each closes its space and the track before it."""
        self.tipis = tipis
        board = self.board
        self.territory = frozenset(
            [board.cacti[tipi] for tipi in tipis] + [board.fronts[tipi] for tipi in tipis]
        )


_NO_CHANCE = Rng(0)  # of a snapshot, which never draws


def clockwise(g: Table) -> list[int]:
    """The cowboys, from the one whose turn it is."""
    count = len(g.cowboys)
    return [(g.turn + step) % count for step in range(count)]
