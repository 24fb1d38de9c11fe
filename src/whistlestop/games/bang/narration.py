"""The narration of BANG! events: the words for players, cards and causes.

This file names no card. Each expansion has a narrator, which chooses the texts for its events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from whistlestop.engine.event import Event
from whistlestop.engine.narration import Arg, Narration, PlayerName, Text, Word, text
from whistlestop.games.bang.card import NO_SIGN, RANKS, SUITS, PlayingCard
from whistlestop.games.bang.view import TableView

if TYPE_CHECKING:
    from whistlestop.games.bang.catalogue import Catalogue

Args: TypeAlias = dict[str, Arg]

NOBODY = "-"  # stands for a missing player or card
# Causes that belong to the course of the game: neither a card nor a character.
COURSE = ("deal", "phase", "reward")


def narrate(
    event: Event, view: TableView, narrator: Narrator, catalogue: Catalogue
) -> Narration | None:
    """Make the narration of an event: see `Game.narrate`."""
    kind = event.kind
    args = narrator.events[kind](Happening(event, view, narrator, catalogue))
    if args is None:
        return None
    texts: tuple[Text, ...] = (Text(f"bang-event-{kind}", tuple(args.items())),)
    if kind == "over":
        texts = (Text(ending(event.payload["why"], len(view.players))), *texts)
    return Narration(texts, opens_step=kind in narrator.steps)


def ending(why: str, players: int) -> str:
    """Return the text id for the end of a match. In a game of three there is no Sheriff."""
    return "bang-over-outlaw-alone" if (why, players) == ("outlaws", 3) else f"bang-over-{why}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Narrator:
    """The narration of the base game or of an expansion: its events, and words for other events."""

    # For each kind of event: the arguments of the text `bang-event-KIND`, or None for no text.
    events: Mapping[str, Callable[[Happening], Args | None]]
    # Kinds of events that begin a new step of the match.
    steps: frozenset[str] = frozenset()
    # The family of texts for each name that is neither a card nor a character, such as a station.
    families: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    # Reasons for a discard for which `bang-event-discarded` has its own words.
    discards: frozenset[str] = frozenset()
    # Causes of a "draw!" whose result has no text, because the next event tells it.
    quiet_checks: frozenset[str] = frozenset()
    # Kinds of cards whose text names the target, so that their shot needs no text.
    aimed: frozenset[str] = frozenset()
    # Names the shooter of a shot that no player fires.
    shooter: Callable[[TableView], str] | None = None


def together(narrators: Iterable[Narrator]) -> Narrator:
    """Combine the narrators. Each kind of event belongs to one narrator."""
    each = tuple(narrators)
    shooters = [narrator.shooter for narrator in each if narrator.shooter is not None]
    return Narrator(
        events=MappingProxyType({k: v for narrator in each for k, v in narrator.events.items()}),
        families=MappingProxyType(
            {k: v for narrator in each for k, v in narrator.families.items()}
        ),
        steps=frozenset([kind for narrator in each for kind in narrator.steps]),
        discards=frozenset([why for narrator in each for why in narrator.discards]),
        quiet_checks=frozenset([why for narrator in each for why in narrator.quiet_checks]),
        aimed=frozenset([kind for narrator in each for kind in narrator.aimed]),
        shooter=shooters[0] if shooters else None,
    )


class Happening:
    """An event, the view of a spectator right after it, and the words for its text."""

    __slots__ = ("catalogue", "narrator", "payload", "view")

    def __init__(
        self, event: Event, view: TableView, narrator: Narrator, catalogue: Catalogue
    ) -> None:
        self.payload: Mapping[str, Any] = event.payload
        self.view = view
        self.narrator = narrator
        self.catalogue = catalogue

    def who(self, seat: int | None) -> Word:
        """Name a player by the character, because two players may have the same name."""
        if seat is None:
            return NOBODY
        return _player(seat, self.view.players[seat].character)

    def player(self) -> Word:
        """Name the player of the event."""
        return self.who(self.payload["seat"])

    def is_own_gift(self) -> bool:
        """Return whether the cause is the player's own character, which the text names anyway."""
        return bool(self.payload["why"] == self.view.players[self.payload["seat"]].character)

    def family(self, name: str) -> str:
        """Return the family of texts for a name: character, card, or a family of an expansion."""
        if name in self.catalogue.characters:
            return "character"
        return self.narrator.families.get(name, "card")

    def named(self, name: str) -> Text:
        """Return the text that names a card kind, a character or another cause."""
        return _text(f"bang-{self.family(name)}-{name}")

    def cause(self) -> Word:
        """Name the cause of the event. Return "" if it is part of the normal course of the game."""
        why = self.payload["why"]
        return "" if why in COURSE else self.named(why)

    def card(self, card: str | None) -> Word:
        """Name a card, such as `BANG! Q♥`; most cards of expansions have no sign."""
        if card is None:
            return NOBODY
        name = self.named(self.kind_of(card))
        found = self.catalogue.card.get(card)
        return name if found is None or found.suit == NO_SIGN else _signed(found, name)

    def cards(self, cards: Iterable[str]) -> tuple[Word, ...]:
        return tuple([self.card(card) for card in cards])

    def kind_of(self, card: str) -> str:
        """Return the kind of a card from its id. Return any other id unchanged."""
        found = self.catalogue.card.get(card)
        return card if found is None else found.name

    def front_of(self, character: str) -> str:
        """Return the name of the side of a character that is dealt, whichever side is up."""
        return self.catalogue.front_of(character)

    def sign(self, card: str) -> Text:
        """Name the sign of a card, such as `Q♥`."""
        return _sign(self.catalogue.card[card])


# Most texts name the same few cards and characters, so the texts for these names are made once.


@lru_cache(1024)
def _player(seat: int, character: str) -> PlayerName:
    return PlayerName(seat, _text(f"bang-character-{character}") if character else None)


@lru_cache(1024)
def _text(text_id: str) -> Text:
    return Text(text_id)


@lru_cache(256)
def _sign(card: PlayingCard) -> Text:
    return text("bang-sign-short", rank=RANKS[card.rank], suit=SUITS[card.suit])


@lru_cache(256)
def _signed(card: PlayingCard, name: Text) -> Text:
    return text("bang-card-sign", card=name, sign=_sign(card))


# The arguments of the simplest events.


def player(it: Happening) -> Args:
    return {"player": it.player()}


def player_and_card(it: Happening) -> Args:
    return {"player": it.player(), "card": it.card(it.payload["card"])}


def card(it: Happening) -> Args:
    return {"card": it.card(it.payload["card"])}


def count(it: Happening) -> Args:
    return {"count": it.payload["count"]}
