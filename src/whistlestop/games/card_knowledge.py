"""The knowledge of every seat about the cards: those it knows, and those it has lost track of."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from whistlestop.engine.state_copying import Fields, copier


class CardKnowledge:
    """The seats that know where each card is, and how often each card was shown to all.

    `known` holds a number for each card, with two bits for each seat. The lower bit means that the
    seat knows the card. The higher bit means that the seat knew the card once and has lost track of
    it.
    """

    FIELDS: ClassVar[Fields] = Fields(
        values=("cards", "seats", "everybody"), lists=("known", "shown")
    )
    __slots__ = FIELDS.names

    def __init__(self, cards: int, seats: int) -> None:
        """Start with `cards` cards that nobody knows, for at most `seats` seats."""
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
        """Let every seat know these cards, which were never hidden, without showing them."""
        known, everybody = self.known, self.everybody
        for card in cards:
            known[card] = everybody

    def tell(self, seat: int, cards: Sequence[int]) -> None:
        """Let only this seat see these cards."""
        known, bit = self.known, 1 << seat
        for card in cards:
            known[card] |= bit

    def forget(self, cards: Sequence[int]) -> None:
        """Remove everything that seats know about these cards, because they were shuffled."""
        known = self.known
        for card in cards:
            known[card] = 0

    def lose_track(self, hand: Sequence[int], witnesses: tuple[int, ...]) -> None:
        """Make all seats except the witnesses unsure of this hand, because a card leaves it unseen.

        Such a seat could still know that a card is in one of two hands. We drop this knowledge too.
        """
        known, seats, others = self.known, self.seats, self.everybody
        for seat in witnesses:
            others &= ~(1 << seat)
        for card in hand:
            unsure = known[card] & others
            if unsure:
                known[card] = known[card] & ~unsure | unsure << seats

    # Queries

    def knows(self, seat: int | None, card: int) -> bool:
        """Return whether this seat knows the card.

        None is a spectator, who knows only the cards that every seat knows.
        """
        known = self.known[card]
        return known == self.everybody if seat is None else bool(known >> seat & 1)

    def all_know(self, cards: Sequence[int]) -> bool:
        """Return whether every seat knows all of these cards."""
        known, everybody = self.known, self.everybody
        return all(known[card] == everybody for card in cards)

    def times_shown(self, cards: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """Return each of these cards with the number of times it was shown so far."""
        shown = self.shown
        return tuple([(card, shown[card]) for card in cards])

    def still_unseen(self, seat: int, cards: tuple[tuple[int, int], ...]) -> list[int]:
        """Return the cards of an earlier `times_shown` that this seat has not seen since then."""
        known, shown, ever = self.known, self.shown, self._ever(seat)
        return [card for card, times in cards if shown[card] == times and not known[card] & ever]

    def _ever(self, seat: int) -> int:
        """Return the bits that are set if this seat knows a card or once knew it."""
        return 1 << seat | 1 << seat + self.seats

    # Dealing hidden cards again

    def redeal(self, now: CardKnowledge, seat: int, piles: list[list[int]], rng: Random) -> None:
        """Deal the cards of these piles again, except the cards that this seat knows.

        `self` is the knowledge at the last rest, and `now` is the later knowledge. A card changes
        its place if the seat did not know it at the rest and has not seen it since then. The
        knowledge of the other seats stays with the place. The knowledge of this seat, and the
        number of times a card was shown, stay with the card. The cards are sorted first, so that
        nothing of the old order is left.
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
        """Return whether the seat did not know the card at the rest, and has not seen it since."""
        if self.known[card] >> seat & 1 or now.shown[card] != self.shown[card]:
            return False
        # The card may have been shown to this seat alone, between the rest and now.
        return not now.known[card] & ~self.known[card] & self._ever(seat)


copy_knowledge = copier(CardKnowledge, CardKnowledge.FIELDS)
