"""The table: both maps with all that stands on them, and where every card and tile is."""

from __future__ import annotations

from typing import Any, Final

from whistlestop.engine.game import Outcome
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.games.card_knowledge import CardKnowledge
from whistlestop.games.train_heist.board import LETTERS, Board
from whistlestop.games.train_heist.decks import Decks
from whistlestop.games.train_heist.shelf import board_of, decks_of

MOST_SEATS: Final = 4
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

    def dump(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "horse": self.horse,
            "lying": self.lying,
            "hand": self.hand,
            "loot": self.loot,
            "bullets": self.bullets,
            "title": self.title,
            "ready": self.ready,
            "used": self.used,
            "raised": self.raised,
            "points": self.points,
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> Cowboy:
        cowboy = cls(data["place"])
        cowboy.horse = data["horse"]
        cowboy.lying = data["lying"]
        cowboy.hand = data["hand"]
        cowboy.loot = data["loot"]
        cowboy.bullets = data["bullets"]
        cowboy.title = data["title"]
        cowboy.ready = data["ready"]
        cowboy.used = data["used"]
        cowboy.raised = data["raised"]
        cowboy.points = data["points"]
        return cowboy


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

    def dump(self) -> dict[str, Any]:
        return {
            "fresh_bullets": self.fresh_bullets,
            "spent_bullets": self.spent_bullets,
            "abilities": self.abilities,
            "quick": self.quick,
            "favoured": self.favoured,
            "refused": self.refused,
            "undos": self.undos,
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> SoFar:
        so_far = cls()
        so_far.fresh_bullets = data["fresh_bullets"]
        so_far.spent_bullets = data["spent_bullets"]
        so_far.abilities = data["abilities"]
        so_far.quick = data["quick"]
        so_far.favoured = data["favoured"]
        so_far.refused = data["refused"]
        so_far.undos = data["undos"]
        return so_far


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
        self.knowledge = CardKnowledge(0, MOST_SEATS)  # who knows which Poker Card
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
        self.so_far = other.so_far.copy()

    def snapshot(self) -> Table:
        """What an undo goes back to: nothing hidden is in it, since nothing hidden will change."""
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
        """What `take` takes."""
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
            "so_far": self.so_far.dump(),
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> Table:
        board, decks = board_of(data["board"]), decks_of(data["decks"])
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
        self.so_far = SoFar.load(data["so_far"])

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
