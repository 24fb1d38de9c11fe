"""The table: its players, and the place of every card."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from whistlestop.engine.game import Outcome
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.engine.state_copying import Fields, copier
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.catalogue import Catalogue
from whistlestop.games.bang.effects import NONE, Effects
from whistlestop.games.card_knowledge import CardKnowledge

NOBODY: Final = -1

# The phase of a turn. At rest, the phase and the other fields of the table are the whole state.
Phase: TypeAlias = Literal["setup", "start", "draw", "play", "discard", "end", "over"]
SETUP: Final = "setup"
START: Final = "start"
DRAW: Final = "draw"
MAIN: Final = "play"
EXCESS: Final = "discard"
END: Final = "end"
OVER: Final = "over"


# "shot": a shot. "fend": a question for a BANG! card. "save": a last chance.
KindUnderWay: TypeAlias = Literal["shot", "fend", "save"]


class UnderWay:
    """A shot, a question for a BANG! card or a last chance in progress. Everybody sees it."""

    __slots__ = ("at", "by", "card", "need", "what")

    def __init__(
        self,
        what: KindUnderWay,
        by: int,
        at: int,
        card: PlayingCard | None,
        need: int | None,
    ) -> None:
        self.what = what
        self.by = by
        self.at = at
        self.card = card
        self.need = need  # None: nothing cancels the shot


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
        self.role = ""  # empty in a game of two players
        self.side = ""  # the role that the player plays for: `role`, unless an expansion changes it
        self.shown = False  # everybody sees the role
        self.life = 0
        self.max_life = 0  # life points never rise above it
        self.hand: list[PlayingCard] = []
        self.in_play: list[PlayingCard] = []
        self.out = False  # out of the game; some players stay in the game without life points
        self.offered: tuple[str, ...] = ()  # the characters to choose from
        # The sorted names of the things whose effects apply to the player: the character, the cards
        # in front of the player, the marks. `effects` joins their effects.
        self.traits: tuple[str, ...] = ()
        self.effects: Effects = NONE
        self.counters: dict[str, int] = {}  # counters of the expansions
        self.piles: dict[str, list[PlayingCard]] = {}  # their piles in front of the player


_copy_player = copier(Player, Player.FIELDS)


class Table(State):
    """The whole table. The top of a pile is the end of its list."""

    FIELDS: ClassVar[Fields] = Fields(
        values=(
            *("catalogue", "expansions", "effects", "rulings", "turn", "phase", "outcome"),
            *("granted_turns", "extra_turn", "skipped", "choosing", "bangs"),
            *("shuffles", "redealt_shuffles"),
        ),
        lists=(
            *("living", "deck", "discard", "face_up", "peeked", "spare_characters"),
            *("dying", "eliminated", "to_refill", "under_way", "implied_cards"),
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
        # `setup.lay_out` sets the fields without a value.
        self.catalogue = catalogue
        self.expansions = expansions  # the names of the expansions in play, the base game first
        self.effects: Effects  # the joined effects of the rules of the whole table
        self.rulings = rulings  # the words of the chosen options; see game.py
        self.players: list[Player]
        self.living: list[int]  # the seats in the game, in order
        self.deck: list[PlayingCard]
        self.discard: list[PlayingCard] = []
        self.face_up: list[PlayingCard] = []  # cards of the draw pile, turned up to be taken
        self.peeked: list[PlayingCard] = []  # cards that only the active player is looking at
        self.spare_characters: list[str]  # characters that are not in play
        self.turn = NOBODY
        self.phase: Phase = SETUP
        self.granted_turns = 0  # extra turns that the active player gets after this turn
        self.extra_turn = False  # this turn is an extra turn
        self.skipped = False  # this turn was lost before phase 1
        self.choosing = False  # the active player is being asked for an action of phase 2
        self.bangs = 0  # BANG! cards played this turn
        # Pairs of seats, until the card is resolved: a player who is dying or was eliminated, and
        # the player who did it, or NOBODY.
        self.dying: list[tuple[int, int]] = []
        self.eliminated: list[tuple[int, int]] = []
        self.to_refill: list[int] = []  # seats that fill up their hands when the card is resolved
        self.under_way: list[UnderWay] = []  # the outermost first
        self.outcome: Outcome | None = None
        self.counters: dict[str, int] = {}  # counters of the expansions
        self.piles: dict[str, list[PlayingCard]] = {}  # piles of the expansions
        # Notes of the expansions about this turn: seats and card numbers. Nobody sees them. At rest
        # they name only cards that everybody has seen.
        self.notes: dict[str, list[int]] = {}
        self.knowledge: CardKnowledge  # which seats know which card
        # Pairs of card numbers, until the card is shown: a hand, and the cards of which it holds at
        # least one, as everybody can conclude from a choice of its owner.
        self.implied_cards: list[tuple[tuple[int, ...], frozenset[int]]] = []
        # The number of shuffles so far. Then, for each pile: the number of its last shuffle, and
        # the shuffled cards with the number of times that each was shown before. And other results
        # for some shuffles, set by redeal.py.
        self.shuffles = 0
        self.shuffled: dict[str, tuple[int, tuple[tuple[int, int], ...]]] = {}
        self.redealt_shuffles: dict[int, dict[int, int]] = {}
        # The distances that each seat sees. They are cleared when a player leaves the game or comes
        # back, and when an effect on distances changes.
        self.distances: dict[int, list[tuple[int, int]]] = {}

    def copy(self) -> Table:
        """Copy a table at rest: nobody is dying, and nothing is under way."""
        return _copy_table(self)


_copy_table = copier(Table, State.FIELDS, Table.FIELDS)


def following(g: Table, seat: int) -> int:
    """Find the next seat in the game, clockwise."""
    for other in g.living:
        if other > seat:
            return other
    return g.living[0]


def clockwise(g: Table, seat: int) -> list[int]:
    """List the other seats in the game, clockwise from the seat after this one."""
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
    """Return the seat as events and views name it: None for NOBODY."""
    return None if seat == NOBODY else seat
