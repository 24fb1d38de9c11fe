"""Cards: the definition of a card, and its copies with their suits and ranks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from whistlestop.engine.ask import Answer
from whistlestop.games.bang.effects import NONE, Effects, Prohibition
from whistlestop.games.bang.thing import Thing

if TYPE_CHECKING:
    from whistlestop.engine.reason import Reason
    from whistlestop.engine.rule_generator import Rule
    from whistlestop.games.bang.shot import Shot
    from whistlestop.games.bang.state import Table
    from whistlestop.games.bang.targets import Aim

SUITS: Final = "SHDC"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
RED: Final = (HEARTS, DIAMONDS)
JACK: Final = RANKS.index("J")
NO_SIGN: Final = -1  # stands for the suit and the rank of a card without a sign
MOST_SEATS: Final = 8

# Borders. A brown card is discarded after use. A blue or black card stays in front of a player.
BROWN: Final = "brown"
BLUE: Final = "blue"
BLACK: Final = "black"
NO_BORDER: Final = ""

# Decks. Only playing cards have a suit and a rank, and only they come into hands.
PLAYING: Final = "playing"

# Duties: the questions that a hand card can answer.
STRIKE: Final = "strike"  # a question for a BANG! card
DODGE: Final = "dodge"  # a shot
RESCUE: Final = "rescue"  # a lethal hit

PASS: Final = Answer("pass")
BLIND: Final = "hand"  # the place of a random hand card


class Card(Thing):
    """A card of the game. Its effects apply to the player in front of whom it lies."""

    __slots__ = (
        "at_somebody",
        "barred",
        "border",
        "copies",
        "cost",
        "deck",
        "dodged",
        "home",
        "offer",
        "play",
        "range",
        "serves",
        "signs",
        "why_not",
    )

    def __init__(
        self,
        name: str,
        signs: str = "",
        *,
        deck: str = PLAYING,
        copies: int = 1,
        border: str = BROWN,
        range: int = 0,
        cost: int = 0,
        serves: str = "",
        at_somebody: bool = False,
        offer: Callable[[Aim, PlayingCard, list[Answer]], None] | None = None,
        why_not: Callable[[Aim, PlayingCard, int | None], Reason | None] | None = None,
        play: Callable[[Table, int, PlayingCard, Answer], Rule[None]] | None = None,
        dodged: Callable[[Table, Shot], Rule[None]] | None = None,
        barred: Prohibition | None = None,
        home: Callable[[Table, PlayingCard], None] | None = None,
        effects: Effects = NONE,
    ) -> None:
        super().__init__(name, replace(effects, range=range) if range else effects)
        self.signs = tuple(signs.split())  # the signs of its copies, such as `10S KH`
        self.copies = len(self.signs) or copies
        self.deck = deck
        self.border = border
        self.range = range  # the range of a weapon; 0 for other cards
        self.cost = cost  # in nuggets
        self.serves = serves  # its duty: STRIKE, DODGE or RESCUE, or empty
        self.at_somebody = at_somebody  # it may be used on any player or put in front of them
        self.offer = offer  # adds the answers with which it can be played now
        # Tells why it cannot be played now, at this seat if there is one; None: it can be played.
        self.why_not = why_not
        self.play = play  # carries out its effect in its owner's turn
        self.dodged = dodged  # carries out its additional effect after it has answered a shot
        self.barred = barred  # it may never lie in front of these players
        # Puts a discarded card in its own place instead of the discard pile. Such a card never
        # enters a hand: it comes into play in front of the player who gets it.
        self.home = home

    @property
    def blue(self) -> bool:
        return self.border == BLUE


class PlayingCard:
    """One copy of a card. It lies in a hand, in a pile or in play.

    All matches share one object for each copy. Its number is its place in the catalogue. The
    answers that name the copy are made once.
    """

    __slots__ = (
        "id",
        "kind",
        "name",
        "number",
        "rank",
        "suit",
        "to_discard",
        "to_pick",
        "to_play",
        "to_play_at",
        "to_play_blind",
        "to_take",
        "to_use",
    )

    def __init__(self, number: int, card_id: str, kind: Card, suit: int, rank: int) -> None:
        self.number = number
        self.id = card_id
        self.kind = kind
        self.name = kind.name
        self.suit = suit
        self.rank = rank
        cards, seats = (card_id,), range(MOST_SEATS)
        self.to_play = Answer("play", cards)
        self.to_play_at = tuple([Answer("play", cards, seat) for seat in seats])
        self.to_play_blind = tuple([Answer("play", cards, seat, BLIND) for seat in seats])
        self.to_discard = Answer("discard", cards)
        self.to_take = Answer("take", cards)
        self.to_pick = Answer("pick", cards)
        self.to_use = Answer("use", cards)

    def __repr__(self) -> str:
        return self.id


def copies_of(kind: Card, number: int) -> list[PlayingCard]:
    """Make the copies of a card. Their numbers begin with `number`."""
    if not kind.signs:
        single = kind.copies == 1
        return [
            PlayingCard(
                number + copy,
                kind.name if single else f"{kind.name}-{copy + 1}",
                kind,
                NO_SIGN,
                NO_SIGN,
            )
            for copy in range(kind.copies)
        ]
    made: list[PlayingCard] = []
    for copy, sign in enumerate(kind.signs):
        twin = "-2" if sign in kind.signs[:copy] else ""
        suit, rank = SUITS.index(sign[-1]), RANKS.index(sign[:-1])
        made.append(PlayingCard(number + copy, f"{kind.name}-{sign}{twin}", kind, suit, rank))
    return made


def ids(cards: list[PlayingCard] | tuple[PlayingCard, ...]) -> tuple[str, ...]:
    """List the ids of these cards, as events and views name them."""
    return tuple([card.id for card in cards])


def id_of(card: PlayingCard | None) -> str | None:
    return None if card is None else card.id
