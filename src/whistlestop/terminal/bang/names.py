"""The names of BANG!'s cards and players, and how lines are set."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

from rich.text import Text

from whistlestop.games.bang.cards import KINDS
from whistlestop.games.bang.part import FRONTS, LIFE
from whistlestop.games.bang.train_robbery.stations import TILES
from whistlestop.games.bang.view import PlayerView, TableView
from whistlestop.locales import Texts

WIDTH = 80
CARD = re.compile(r"(?P<kind>.+?)-(?P<rank>10|[2-9JQKA])(?P<suit>[SHDC])(-\d)?")
_COPY = re.compile(r"(?P<kind>.+)-\d")  # of a card without a sign, if there are several
_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_WEAPONS = frozenset(kind.name for kind in KINDS if kind.weapon)
RAILCARS = frozenset(kind.name for kind in KINDS if kind.home)
STATIONS = tuple(kind.name for kind, _ in TILES)
LOCOMOTIVES = ("ironhorse", "leland")  # by the table's counter of that name: 0 or 1
ROLES = ("sheriff", "deputy", "outlaw", "renegade")
BASE_WORDS = ("colt-45", "distance", "range", "draw-check", "life", "hand-limit", "elimination")
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


class Words:
    """In one language, at one table. `players` are the names of the people and bots, by seat."""

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        self.say = texts.say
        self.players = players

    def who(self, view: TableView, seat: int | None) -> str:
        """By the character: players may be called alike, and one of them is `you`."""
        if seat is None:
            return "-"
        character = view.players[seat].character
        return self.say(f"bang-character-{character}") if character else self.players[seat]

    def known_as(self, character: str) -> str:
        """The name that everybody knows, whichever side of the card is up."""
        return self.source(FRONTS.get(character, character))

    def card(self, card: str | None) -> str:
        """Such as `BANG! Q♥`; equipment, railcars and whatever works like a card have no sign."""
        if card is None:
            return "-"
        found = CARD.fullmatch(card)
        if found is None:
            return self.source(kind_of(card))
        return f"{self.say('bang-card-' + found['kind'])} {sign(card)}"

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def source(self, name: str) -> str:
        """The name of a kind of card, a character, or whatever else may be the cause."""
        return self.say(text_id(name))

    def means(self, view: TableView, by: int | None, card: str | None) -> str:
        """What a card or a shot comes from: without a card it is the weapon alone, and without
        anybody who did it the Locomotive.
        """
        if card is not None:
            return self.card(card)
        if by is None:
            return self.locomotive(view)
        weapons = [each for each in view.players[by].cards if is_weapon(each)]
        return self.cards(weapons) if weapons else self.say("bang-word-colt-45")

    def locomotive(self, view: TableView) -> str:
        side = dict(view.counters).get("leland")
        return "-" if side is None else self.source(LOCOMOTIVES[side])


# Names


def kind_of(card: str) -> str:
    """Of a card; a character is its own."""
    found = CARD.fullmatch(card) or _COPY.fullmatch(card)
    return card if found is None else found["kind"]


def is_legend(player: PlayerView) -> bool:
    return player.character in FRONTS


def is_weapon(card: str) -> bool:
    return kind_of(card) in _WEAPONS


def sign(card: str) -> str:
    """Such as `Q♥`."""
    found = CARD.fullmatch(card)
    return "" if found is None else found["rank"] + _SUITS[found["suit"]]


def text_id(name: str) -> str:
    """Of a kind of card, a character, a role, or another word of the table."""
    families = (
        ("character", LIFE),
        ("role", ROLES),
        ("word", WORDS),
        ("station", STATIONS),
        ("locomotive", LOCOMOTIVES),
    )
    family = next((family for family, names in families if name in names), "card")
    return f"bang-{family}-{name}"


# What the texts tell apart


def yes(yes: object) -> str:
    return "yes" if yes else "no"


# Lines


def life(player: PlayerView) -> str:
    left = max(0, player.life)
    return "●" * left + "○" * (player.most - left)


def glued(text: str) -> str:
    """Within it a line may not be broken."""
    return text.replace(" ", "\xa0")


def wrapped(text: str, margin: str) -> list[str]:
    lines = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=margin,
        subsequent_indent=margin or "  ",
        break_on_hyphens=False,
    )
    return [line.replace("\xa0", " ") for line in lines]


def coloured(lines: list[str]) -> Text:
    text = Text("\n".join(line.rstrip() for line in lines))
    text.highlight_regex(r"[●♥♦]", style="red")
    return text
