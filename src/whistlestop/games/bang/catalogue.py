"""The catalogue: every thing of the game by its name, and every copy of every card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from whistlestop.games.bang.card import PLAYING, PlayingCard, copies_of
from whistlestop.games.bang.effects import Ability, Effects, combined, declared
from whistlestop.games.bang.expansion import Expansion
from whistlestop.games.bang.thing import Thing

# Play usually needs a few thousand combinations of things. A run of several days may need more.
_MOST_COMBINATIONS: Final = 20_000


class Catalogue:
    """All things and cards of some expansions. They never change.

    The order of the expansions decides the numbers of the cards and the order in which things act.
    """

    __slots__ = (
        "_combined",
        "_declared",
        "_order",
        "_other_cards",
        "_playing_cards",
        "card",
        "cards",
        "characters",
        "face_down",
        "kinds",
        "meant",
        "thing",
        "why_not",
    )

    def __init__(self, expansions: Iterable[Expansion]) -> None:
        every = tuple(expansions)
        self.kinds = tuple([card for expansion in every for card in expansion.cards])
        self.cards: list[PlayingCard] = []  # by number
        self._playing_cards: dict[str, list[PlayingCard]] = {}  # by the name of the expansion
        self._other_cards: dict[str, list[PlayingCard]] = {}
        for expansion in every:
            start = len(self.cards)
            for kind in expansion.cards:
                self.cards += copies_of(kind, len(self.cards))
            copies = self.cards[start:]
            playing = [card for card in copies if card.kind.deck == PLAYING]
            self._playing_cards[expansion.name] = playing
            self._other_cards[expansion.name] = [card for card in copies if card not in playing]
        self.card = {card.id: card for card in self.cards}  # by id
        self.characters = {each.name: each for box in every for each in box.characters}
        self.thing: dict[str, Thing] = {}  # by name
        for expansion in every:
            for thing in _things(expansion):
                if thing.name in self.thing:
                    raise ValueError(f"two things are called {thing.name!r}")
                self.thing[thing.name] = thing
        self.meant = {duty: name for box in every for duty, name in box.meant.items()}
        self.why_not = {kind: why for box in every for kind, why in box.why_not.items()}
        self.face_down = frozenset([pile for box in every for pile in box.face_down])
        self._order = {name: place for place, name in enumerate(self.thing)}
        self._declared = {name: declared(thing.effects) for name, thing in self.thing.items()}
        self._combined: dict[tuple[str, ...], Effects] = {}

    def effects_of(self, names: tuple[str, ...]) -> Effects:
        """Combine the effects of the things with these names. The names must be sorted.

        The result depends on the names alone, so it is kept and used again.
        """
        found = self._combined.get(names)
        if found is None:
            if len(self._combined) >= _MOST_COMBINATIONS:
                self._combined.clear()
            inside = sorted(names, key=self._order.__getitem__)
            found = combined([self._declared[name] for name in inside])
            self._combined[names] = found
        return found

    def action(self, name: str) -> Ability:
        """Return the ability that the thing or the rule of this name gives in phase 2."""
        return self.thing[name].effects.action[0]

    def playing_cards(self, expansion: Expansion) -> list[PlayingCard]:
        """List the copies that an expansion adds to the draw pile."""
        return self._playing_cards[expansion.name][:]

    def other_cards(self, expansion: Expansion) -> list[PlayingCard]:
        """List the copies of an expansion that never enter a hand."""
        return self._other_cards[expansion.name][:]

    def front_of(self, character: str) -> str:
        """Return the name of the side of this character's card that is dealt."""
        found = self.characters.get(character)
        return character if found is None or not found.front else found.front

    def is_other_side(self, character: str) -> bool:
        found = self.characters.get(character)
        return found is not None and bool(found.front)


def _things(expansion: Expansion) -> list[Thing]:
    """List the things of an expansion in the order in which they act."""
    return [*expansion.rules, *expansion.cards, *expansion.characters, *expansion.marks]
