"""The table: who sits at it, and where every card is."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from whistlestop.engine.game import Outcome
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.engine.state_copying import Fields, copier
from whistlestop.games.bang.card import MOST_SEATS, PlayingCard
from whistlestop.games.bang.catalogue import Catalogue
from whistlestop.games.bang.effects import NONE, Effects
from whistlestop.games.card_knowledge import CardKnowledge

NOBODY: Final = -1

# Where a turn has got to. At rest this and the rest of the table say everything.
Phase: TypeAlias = Literal["setup", "start", "draw", "play", "discard", "end", "over"]
SETUP: Final = "setup"
START: Final = "start"
DRAW: Final = "draw"
MAIN: Final = "play"
EXCESS: Final = "discard"
END: Final = "end"
OVER: Final = "over"


# A shot, a BANG! card that is asked for, a last chance.
KindUnderWay: TypeAlias = Literal["shot", "fend", "save"]


class UnderWay:
    """Something that is going on, for all to see: a card on its way, a shot, a last chance."""

    __slots__ = ("at", "by", "card", "need", "what")

    def __init__(
        self, what: KindUnderWay, by: int, at: int, card: PlayingCard | None, need: int
    ) -> None:
        self.what = what
        self.by = by
        self.at = at
        self.card = card
        self.need = need


class Player:
    """One seat: a character, a role, life points and cards."""

    FIELDS: ClassVar[Fields] = Fields(
        values=(
            *("character", "role", "side", "shown", "life", "max_life", "out"),
            *("offered", "traits", "effects"),
        ),
        lists=("hand", "in_play"),
        dicts=("counters",),
        dicts_of_lists=("piles",),
    )
    __slots__ = FIELDS.names

    def __init__(self) -> None:
        self.character = ""
        self.role = ""  # none in a duel of two
        self.side = ""  # the role that it plays for; another one than its own only for a while
        self.shown = False  # its role lies open
        self.life = 0
        self.max_life = 0  # life points never rise above it
        self.hand: list[PlayingCard] = []
        self.in_play: list[PlayingCard] = []
        self.out = False  # not the same as having no life: some play on without
        self.offered: tuple[str, ...] = ()  # the characters to choose from
        # The names of the things that speak for it, sorted: its character, its cards, its marks.
        # And what they say together.
        self.traits: tuple[str, ...] = ()
        self.effects: Effects = NONE
        self.counters: dict[str, int] = {}  # what expansions count
        self.piles: dict[str, list[PlayingCard]] = {}  # and lay before it


_copy_player = copier(Player, Player.FIELDS)


class Table(State):
    """The whole table. The top of a pile is the end of its list."""

    FIELDS: ClassVar[Fields] = Fields(
        values=(
            *("catalogue", "expansions", "effects", "rulings", "turn", "phase", "outcome"),
            *("granted_turns", "extra_turn", "skipped", "bangs", "shuffles", "redealt_shuffles"),
        ),
        lists=(
            *("living", "deck", "discard", "face_up", "peeked", "spare_characters"),
            *("dying", "eliminated", "to_refill", "under_way"),
        ),
        dicts=("counters", "shuffled"),
        dicts_of_lists=("piles", "notes"),
        objects={"knowledge": CardKnowledge.copy},
        lists_of_objects={"players": _copy_player},
        reset={"distances": dict},
    )
    __slots__ = FIELDS.names

    def __init__(
        self,
        rng: Rng,
        catalogue: Catalogue,
        expansions: tuple[str, ...],
        rulings: frozenset[str],
    ) -> None:
        super().__init__(rng)
        self.catalogue = catalogue
        self.expansions = expansions  # the names of what is in play, the base game first
        self.effects: Effects = NONE  # what the rules of the whole table say
        self.rulings = rulings  # what was chosen where the rules can be read in two ways
        self.players: list[Player] = []
        self.living: list[int] = []  # the seats in the game, in order
        self.deck: list[PlayingCard] = []
        self.discard: list[PlayingCard] = []
        self.face_up: list[PlayingCard] = []  # turned up for all to choose from
        self.peeked: list[PlayingCard] = []  # looked at by the player whose turn it is
        self.spare_characters: list[str] = []  # not in play
        self.turn = NOBODY
        self.phase: Phase = SETUP
        self.granted_turns = 0  # that this player gets after this one
        self.extra_turn = False  # this turn was granted
        self.skipped = False  # this turn was lost before phase 1
        self.bangs = 0  # BANG! cards played this turn
        self.dying: list[tuple[int, int]] = []  # seat and who did it, until the card is resolved
        self.eliminated: list[tuple[int, int]] = []  # the same, of those whom the card has put out
        self.to_refill: list[int] = []  # seats that lost hand cards while a card is resolved
        self.under_way: list[UnderWay] = []  # the outermost first
        self.outcome: Outcome | None = None
        self.counters: dict[str, int] = {}  # what expansions count
        self.piles: dict[str, list[PlayingCard]] = {}  # and lay out
        # What expansions remember of this turn, and nobody sees: seats and card numbers. At rest
        # only such cards are named here as everybody has seen.
        self.notes: dict[str, list[int]] = {}
        self.knowledge = CardKnowledge(0, MOST_SEATS)  # who knows which card
        # How many shuffles there were; and of each pile the number of its last one, its cards and
        # how often each had been shown. `redealt_shuffles` is another outcome of some: redeal.py.
        self.shuffles = 0
        self.shuffled: dict[str, tuple[int, tuple[tuple[int, int], ...]]] = {}
        self.redealt_shuffles: dict[int, dict[int, int]] = {}
        # By seat, until somebody goes out or comes back, or sees or is seen otherwise.
        self.distances: dict[int, list[tuple[int, int]]] = {}

    def copy(self) -> Table:
        """Copy a table at rest: nobody is dying and nothing is going on."""
        return _copy_table(self)


_copy_table = copier(Table, State.FIELDS, Table.FIELDS)


def following(g: Table, seat: int) -> int:
    """Find the next seat in the game, clockwise."""
    for other in g.living:
        if other > seat:
            return other
    return g.living[0]


def clockwise(g: Table, seat: int) -> list[int]:
    """List the seats in the game, clockwise from the one after this."""
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


def who(seat: int) -> int | None:
    """Name a seat as events and views do."""
    return None if seat == NOBODY else seat
