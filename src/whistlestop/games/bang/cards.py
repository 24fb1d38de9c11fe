"""What a playing card is: its kind, its sign, and the answers that name it.

No card is named here: the folders of the base game and of the expansions add theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from whistlestop.engine.ask import Answer

if TYPE_CHECKING:
    from whistlestop.engine.rule import Rule
    from whistlestop.games.bang.distance import Aim
    from whistlestop.games.bang.state import Table

SUITS: Final = "SHDC"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
RED: Final = (HEARTS, DIAMONDS)
NO_SIGN: Final = -1
MOST_SEATS: Final = 8

# What a hand card can be good for outside its owner's own play.
STRIKE: Final = "strike"  # where a BANG! card is asked for
DODGE: Final = "dodge"  # against a shot
RESCUE: Final = "rescue"  # against a lethal hit


# The kind of card that is meant by each; base/ says it.
MEANT: dict[str, str] = {}


class Kind:
    """All cards of one name. What it does in its owner's turn is `offer` and `play`."""

    __slots__ = ("blue", "name", "offer", "play", "serves", "weapon")

    def __init__(
        self,
        name: str,
        *,
        blue: bool = False,
        weapon: int = 0,
        serves: str = "",
        offer: Callable[[Aim, int, list[Answer]], None] | None = None,
        play: Callable[[Table, int, int, Answer], Rule[None]] | None = None,
    ) -> None:
        self.name = name
        self.blue = blue  # it stays in play
        self.weapon = weapon  # its range, if it is one
        self.serves = serves
        self.offer = offer  # adds the ways to play this card now
        self.play = play


# By the number of the card, in the order in which the parts of the game were named in parts.py.
KINDS: list[Kind] = []
IDS: list[str] = []
SUIT: list[int] = []
RANK: list[int] = []
NUMBER: dict[str, int] = {}

# The answers that name a card, made once.
PLAY: list[Answer] = []
PLAY_AT: list[tuple[Answer, ...]] = []  # by seat
PLAY_BLIND: list[tuple[Answer, ...]] = []
DISCARD: list[Answer] = []
TAKE: list[Answer] = []
PICK: list[Answer] = []
USE: list[Answer] = []

PASS: Final = Answer("pass")
BLIND: Final = "hand"


def add(kind: Kind, signs: str) -> None:
    """The cards of this kind, such as `10S KH`."""
    for sign in signs.split():
        name = f"{kind.name}-{sign}"
        if name in NUMBER:
            name += "-2"
        _add(kind, name, SUITS.index(sign[-1]), RANKS.index(sign[:-1]))


def add_plain(kind: Kind, copies: int) -> None:
    """Cards without a sign."""
    for copy in range(copies):
        _add(kind, kind.name if copies == 1 else f"{kind.name}-{copy + 1}", NO_SIGN, NO_SIGN)


def _add(kind: Kind, name: str, suit: int, rank: int) -> None:
    NUMBER[name] = len(KINDS)
    KINDS.append(kind)
    IDS.append(name)
    SUIT.append(suit)
    RANK.append(rank)
    cards, seats = (name,), range(MOST_SEATS)
    PLAY.append(Answer("play", cards))
    PLAY_AT.append(tuple([Answer("play", cards, seat) for seat in seats]))
    PLAY_BLIND.append(tuple([Answer("play", cards, seat, BLIND) for seat in seats]))
    DISCARD.append(Answer("discard", cards))
    TAKE.append(Answer("take", cards))
    PICK.append(Answer("pick", cards))
    USE.append(Answer("use", cards))


def names(cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple([IDS[card] for card in cards])
