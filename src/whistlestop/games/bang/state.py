"""The table: who sits at it, and where every card is."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.game import Outcome
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.games.bang.hooks import voice_of

NOBODY: Final = -1

# Where a turn has got to. At rest this and the rest of the table say everything.
SETUP: Final = "setup"
START: Final = "start"
DRAW: Final = "draw"
MAIN: Final = "play"
EXCESS: Final = "discard"
END: Final = "end"
OVER: Final = "over"


class Doing:
    """Something that is going on, for all to see: a card on its way, a shot, a last chance."""

    __slots__ = ("at", "by", "card", "need", "what")

    def __init__(self, what: str, by: int, at: int, card: int, need: int) -> None:
        self.what = what
        self.by = by
        self.at = at
        self.card = card
        self.need = need


class Player:
    """One seat: a character, a role, life points and cards."""

    __slots__ = (
        "character",
        "counters",
        "hand",
        "life",
        "most",
        "offered",
        "out",
        "piles",
        "role",
        "shown",
        "side",
        "table",
        "traits",
        "voice",
    )

    def __init__(self) -> None:
        self.character = ""
        self.role = ""  # none in a duel of two
        self.side = ""  # the role that it plays for; another one than its own only for a while
        self.shown = False  # its role lies open
        self.life = 0
        self.most = 0  # life points, and never more
        self.hand: list[int] = []
        self.table: list[int] = []  # what it has in play
        self.out = False  # not the same as having no life: some play on without
        self.offered: tuple[str, ...] = ()  # the characters to choose from
        # The names of what speaks for it in the rules' hooks, sorted: its character, its cards.
        self.traits: tuple[str, ...] = ()
        self.voice = voice_of(())
        self.counters: dict[str, int] = {}  # what expansions count
        self.piles: dict[str, list[int]] = {}  # and lay before it

    def has(self, traits: tuple[str, ...]) -> None:
        """These things speak for it from now on."""
        self.traits = traits
        self.voice = voice_of(traits)

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.character = self.character
        twin.role = self.role
        twin.shown = self.shown
        twin.life = self.life
        twin.most = self.most
        twin.hand = self.hand[:]
        twin.table = self.table[:]
        twin.out = self.out
        twin.offered = self.offered
        twin.traits = self.traits
        twin.voice = self.voice
        twin.side = self.side
        twin.counters = self.counters.copy() if self.counters else {}
        twin.piles = {name: pile[:] for name, pile in self.piles.items()} if self.piles else {}
        return twin


class Table(State):
    """The whole table. The top of a pile is the end of its list."""

    __slots__ = (
        "again",
        "bangs",
        "counters",
        "deck",
        "discard",
        "doing",
        "dying",
        "extra",
        "graves",
        "known",
        "lighter",
        "living",
        "notes",
        "outcome",
        "parts",
        "peeked",
        "phase",
        "piles",
        "players",
        "rulings",
        "shown",
        "shuffled",
        "shuffles",
        "skipped",
        "spare",
        "store",
        "traits",
        "turn",
        "twist",
        "voice",
        "ways",
    )

    def __init__(self, rng: Rng, parts: tuple[str, ...], rulings: frozenset[str]) -> None:
        super().__init__(rng)
        self.parts = parts  # what is in play: the base game and its expansions
        # The names of rules that speak for the whole table, sorted.
        self.traits: tuple[str, ...] = ()
        self.voice = voice_of(())
        self.rulings = rulings  # what was chosen where the rules can be read in two ways
        self.players: list[Player] = []
        self.living: list[int] = []  # the seats in the game, in order
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.store: list[int] = []  # turned up for all to choose from
        self.peeked: list[int] = []  # looked at by the player whose turn it is
        self.spare: list[str] = []  # characters that are not in play
        self.turn = NOBODY
        self.phase = SETUP
        self.again = 0  # turns that this player gets after this one
        self.extra = False  # this is such a turn
        self.skipped = False  # this turn was lost before phase 1
        self.bangs = 0  # BANG! cards played this turn
        self.dying: list[tuple[int, int]] = []  # seat and who did it, until the card is resolved
        self.graves: list[tuple[int, int]] = []  # the same, of those whom the card has put out
        self.lighter: list[int] = []  # the seats that lost hand cards while a card is resolved
        self.doing: list[Doing] = []
        self.outcome: Outcome | None = None
        self.counters: dict[str, int] = {}  # what expansions count
        self.piles: dict[str, list[int]] = {}  # and lay out
        # What they remember of this turn, and nobody sees: seats and cards. At rest only such
        # cards are named here as everybody has seen.
        self.notes: dict[str, list[int]] = {}
        # Who knows where a card is: a bit for each seat; above them a bit for each seat that knew
        # it and lost track of it. And how often a card was there for all to see.
        self.known: list[int] = []
        self.shown: list[int] = []
        # How many shuffles there were; and of each pile the number of its last one, its cards and
        # how often each had been shown. `twist` is another outcome of some: see redeal.py.
        self.shuffles = 0
        self.shuffled: dict[str, tuple[int, tuple[tuple[int, int], ...]]] = {}
        self.twist: dict[int, dict[int, int]] = {}
        # Distances by seat, until somebody goes out or comes back, or sees or is seen otherwise.
        self.ways: dict[int, list[tuple[int, int]]] = {}

    def has(self, traits: tuple[str, ...]) -> None:
        """These rules speak for the table from now on."""
        self.traits = traits
        self.voice = voice_of(traits)

    def copy(self) -> Table:
        """At rest nobody is dying and nothing is going on."""
        twin = Table(self.rng.copy(), self.parts, self.rulings)
        twin.players = [player.copy() for player in self.players]
        twin.living = self.living[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.store = self.store[:]
        twin.peeked = self.peeked[:]
        twin.spare = self.spare[:]
        twin.turn = self.turn
        twin.phase = self.phase
        twin.traits = self.traits
        twin.voice = self.voice
        twin.again = self.again
        twin.extra = self.extra
        twin.skipped = self.skipped
        twin.bangs = self.bangs
        twin.dying = self.dying[:]
        twin.graves = self.graves[:]
        twin.lighter = self.lighter[:]
        twin.doing = self.doing[:]
        twin.outcome = self.outcome
        twin.counters = self.counters.copy()
        twin.piles = {name: pile[:] for name, pile in self.piles.items()} if self.piles else {}
        twin.notes = {name: note[:] for name, note in self.notes.items()} if self.notes else {}
        twin.known = self.known[:]
        twin.shown = self.shown[:]
        twin.shuffles = self.shuffles
        twin.shuffled = self.shuffled.copy()
        twin.twist = self.twist
        twin.ways = {}
        return twin


def following(g: Table, seat: int) -> int:
    """The next seat in the game, clockwise."""
    for other in g.living:
        if other > seat:
            return other
    return g.living[0]


def clockwise(g: Table, seat: int) -> list[int]:
    """The seats in the game, clockwise from the one after this."""
    living = g.living
    at = 0
    for other in living:
        if other > seat:
            break
        at += 1
    order = living[at:] + living[:at]
    if order and order[-1] == seat:
        order.pop()
    return order
