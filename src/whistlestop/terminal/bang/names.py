"""Names of the cards, characters and players of BANG! in the user's language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from whistlestop.games.bang.expansions import CATALOGUE
from whistlestop.games.bang.train_robbery.stations import TILES
from whistlestop.games.bang.train_robbery.table_state import RAILCARS as RAILCAR_DECK
from whistlestop.games.bang.view import PlayerView, TableView
from whistlestop.locales import Texts

CARD = re.compile(r"(?P<kind>.+?)-(?P<rank>10|[2-9JQKA])(?P<suit>[SHDC])(-\d)?")
_COPY = re.compile(r"(?P<kind>.+)-\d")  # one of several copies of a card without suit and rank
_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_WEAPONS = frozenset(kind.name for kind in CATALOGUE.kinds if kind.range)
RAILCARS = frozenset(kind.name for kind in CATALOGUE.kinds if kind.deck == RAILCAR_DECK)
STATIONS = tuple(tile.name for tile in TILES)
LOCOMOTIVES = ("ironhorse", "leland")  # by the table's counter `leland`: 0 or 1
ROLES = ("sheriff", "deputy", "outlaw", "renegade")
BASE_WORDS = (
    *("roles", "colt-45", "distance", "range", "draw-check", "life", "hand-limit"),
    "elimination",
)
MORE_WORDS = {
    "gold-rush": ("nuggets", "equipment"),
    "shadow-gunslingers": ("shadow",),
    "train-robbery": (
        *("train", "railcar", "station", "locomotive"),
        *("free-advance", "end-of-the-line", "ghost"),
    ),
    "legends": ("feat", "fame", "crossroad", "boast", "legend", "claim"),
}
WORDS = (*BASE_WORDS, *(word for words in MORE_WORDS.values() for word in words))


class Names:
    """The names in one language, at one table. `players` are the people and bots by seat."""

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        self.texts = texts
        self.say = texts.say
        self.players = players

    def who(self, view: TableView, seat: int | None) -> str:
        """Return the name of a seat's character, or of its player before characters are chosen."""
        if seat is None:
            return "-"
        character = view.players[seat].character
        return self.say(f"bang-character-{character}") if character else self.players[seat]

    def known_as(self, character: str) -> str:
        """Return the name of a character. A Legend keeps the name of the card's front."""
        return self.source(CATALOGUE.front_of(character))

    def card(self, card: str | None) -> str:
        """Return a card's name, such as `BANG! Q♥`; equipment and railcars lack suit and rank."""
        if card is None:
            return "-"
        found = CARD.fullmatch(card)
        if found is None:
            return self.source(kind_of(card))
        return f"{self.say('bang-card-' + found['kind'])} {sign(card)}"

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def source(self, name: str) -> str:
        """Return the name of a kind of card, a character, or another word of the table."""
        return self.say(text_id(name))

    def means(self, view: TableView, by: int | None, card: str | None) -> str:
        """Return the name of the thing that hits a player: a card, a weapon or the Locomotive."""
        if card is not None:
            return self.card(card)
        if by is None:
            return self.locomotive(view)
        weapons = [each for each in view.players[by].cards if is_weapon(each)]
        return self.cards(weapons) if weapons else self.say("bang-word-colt-45")

    def locomotive(self, view: TableView) -> str:
        side = dict(view.counters).get("leland")
        return "-" if side is None else self.source(LOCOMOTIVES[side])


# Cards and characters by their ids


def kind_of(card: str) -> str:
    """Return the kind of a card. A character's id is returned as it is."""
    found = CARD.fullmatch(card) or _COPY.fullmatch(card)
    return card if found is None else found["kind"]


def is_legend(player: PlayerView) -> bool:
    return CATALOGUE.is_other_side(player.character)


def is_weapon(card: str) -> bool:
    return kind_of(card) in _WEAPONS


def sign(card: str) -> str:
    """Return the rank and suit of a card, such as `Q♥`, or an empty string."""
    found = CARD.fullmatch(card)
    return "" if found is None else found["rank"] + _SUITS[found["suit"]]


def text_id(name: str) -> str:
    """Return the text id of a kind of card, a character, a role, or another word of the table."""
    families = (
        ("character", CATALOGUE.characters),
        ("role", ROLES),
        ("word", WORDS),
        ("station", STATIONS),
        ("locomotive", LOCOMOTIVES),
    )
    family = next((family for family, names in families if name in names), "card")
    return f"bang-{family}-{name}"


def yes(yes: object) -> str:
    """Return `yes` or `no`, as a value by which a text of the locales selects its words."""
    return "yes" if yes else "no"
