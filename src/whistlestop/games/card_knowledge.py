"""Who knows which card: what every seat has seen, and what it has lost sight of again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from whistlestop.engine.state_copying import Fields, copier


class CardKnowledge:
    """Which seats know where each card is, and how often each card was shown to all.

    `known` has two bits of a number for each seat: one for a seat that knows the card, and further
    up one for a seat that knew it once and has lost track of it.
    """

    FIELDS: ClassVar[Fields] = Fields(
        values=("cards", "seats", "everybody"), lists=("known", "shown")
    )
    __slots__ = FIELDS.names

    def __init__(self, cards: int, seats: int) -> None:
        """Begin with so many cards that nobody knows, for at most so many seats."""
        self.cards = cards
        self.seats = seats
        self.everybody = (1 << seats) - 1
        self.known = [0] * cards
        self.shown = [0] * cards

    def copy(self) -> CardKnowledge:
        return copy_knowledge(self)

    # Learning and forgetting

    def show(self, card: int) -> None:
        """Let every seat see the card."""
        self.known[card] = self.everybody
        self.shown[card] += 1

    def show_all(self, cards: Sequence[int]) -> None:
        """Let every seat see these cards."""
        known, shown, everybody = self.known, self.shown, self.everybody
        for card in cards:
            known[card] = everybody
            shown[card] += 1

    def lay_open(self, cards: Sequence[int]) -> None:
        """Let every seat know these cards, which were never hidden; nobody is shown anything."""
        known, everybody = self.known, self.everybody
        for card in cards:
            known[card] = everybody

    def tell(self, seat: int, cards: Sequence[int]) -> None:
        """Let this seat alone see these cards."""
        known, bit = self.known, 1 << seat
        for card in cards:
            known[card] |= bit

    def forget(self, cards: Sequence[int]) -> None:
        """Take away what anybody knows of these cards, because they were shuffled."""
        known = self.known
        for card in cards:
            known[card] = 0

    def lose_track(self, hand: Sequence[int], witnesses: tuple[int, ...]) -> None:
        """Make all but the witnesses unsure of this hand, because a card leaves it unseen.

        Somebody else could still say that a card is in one of two hands. We let that go too.
        """
        known, seats, others = self.known, self.seats, self.everybody
        for seat in witnesses:
            others &= ~(1 << seat)
        for card in hand:
            unsure = known[card] & others
            if unsure:
                known[card] = known[card] & ~unsure | unsure << seats

    # Asking

    def knows(self, seat: int | None, card: int) -> bool:
        """Tell whether this seat knows the card; None is a spectator, who knows what all know."""
        known = self.known[card]
        return known == self.everybody if seat is None else bool(known >> seat & 1)

    def all_know(self, cards: Sequence[int]) -> bool:
        """Tell whether every seat knows all of these cards."""
        known, everybody = self.known, self.everybody
        return all(known[card] == everybody for card in cards)

    def times_shown(self, cards: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """Return each of these cards with how often it was shown so far."""
        shown = self.shown
        return tuple([(card, shown[card]) for card in cards])

    def still_unseen(self, seat: int, cards: tuple[tuple[int, int], ...]) -> list[int]:
        """Return those cards of an earlier `times_shown` that this seat has not seen since."""
        known, shown, ever = self.known, self.shown, self._ever(seat)
        return [card for card, times in cards if shown[card] == times and not known[card] & ever]

    def _ever(self, seat: int) -> int:
        """Return the bits of a card that this seat knows or once knew."""
        return 1 << seat | 1 << seat + self.seats

    # Imagining another world

    def redeal(self, now: CardKnowledge, seat: int, piles: list[list[int]], rng: Random) -> None:
        """Let the cards of these piles change places, but for those that this seat knows.

        This is the knowledge at the last rest, and `now` what has become of it. A card changes its
        place if the seat did not know it then and has not seen it since. Which other seats know a
        card goes with its place; what this seat has seen of it and how often it was shown go with
        the card. The cards are sorted first, so that nothing of the old order is left.
        """
        known, ever = self.known, self._ever(seat)
        places = [
            (pile, at)
            for pile in piles
            for at, card in enumerate(pile)
            if self._hides(now, seat, card)
        ]
        others = [known[pile[at]] & ~ever for pile, at in places]
        own = {pile[at]: known[pile[at]] & ever for pile, at in places}
        cards = sorted(own)
        rng.shuffle(cards)
        for (pile, at), card, bits in zip(places, cards, others, strict=True):
            pile[at] = card
            known[card] = bits | own[card]

    def _hides(self, now: CardKnowledge, seat: int, card: int) -> bool:
        """Tell whether the seat does not know the card and has not seen it until `now`."""
        if self.known[card] >> seat & 1 or now.shown[card] != self.shown[card]:
            return False
        # The seat may have been told of the card, alone, between then and now.
        return not now.known[card] & ~self.known[card] & self._ever(seat)


copy_knowledge = copier(CardKnowledge, CardKnowledge.FIELDS)
