"""The table at one decision: the view, and what follows from it again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from whistlestop.bots.deputy.belief import Belief
from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.care import cares
from whistlestop.bots.deputy.hooks import AT_WILL, EVERY, IMMUNE, LIFELESS, MENDS
from whistlestop.games.bang.roles import DEPUTY, OUTLAW, SHERIFF
from whistlestop.games.bang.view import TableView

T = TypeVar("T")


class Look:
    """What one seat sees when it is asked, and what it makes of it."""

    __slots__ = (
        "_done",
        "_traits",
        "belief",
        "cares",
        "hand",
        "kinds",
        "living",
        "me",
        "others",
        "over",
        "seat",
        "shadow",
        "view",
    )

    def __init__(self, view: TableView, seat: int, belief: Belief | None) -> None:
        self.view = view
        self.seat = seat
        self.belief = belief
        self.me = view.players[seat]
        self.hand = view.hand
        self.kinds = [kind_of(card) for card in view.hand]
        self.living = [each.seat for each in view.players if not each.out]
        self.others = [other for other in self.living if other != seat]
        self.cares = cares(view, seat, belief)
        # With this turn we and all our cards are gone; till then nothing can hurt us.
        self.shadow = self.is_shadow(seat)
        # Cards that will have to go at the end of the turn.
        self.over = len(view.hand) - (0 if self.shadow else self.me.hand_limit)
        self.over = max(0, self.over)
        self._traits: dict[int, tuple[str, ...]] = {}
        self._done: dict[Callable[[Look], Any], Any] = {}

    def once(self, work: Callable[[Look], T]) -> T:
        """What this makes of the table, worked out when it is asked for the first time."""
        if work not in self._done:
            self._done[work] = work(self)
        done: T = self._done[work]
        return done

    def traits(self, seat: int) -> tuple[str, ...]:
        """The names of all that speaks for a player."""
        if seat not in self._traits:
            player = self.view.players[seat]
            piles = [card for _, pile in player.piles for card in pile]
            kinds = [kind_of(card) for card in (*player.cards, *piles)]
            self._traits[seat] = (player.character, *kinds, *player.marks)
        return self._traits[seat]

    def is_shadow(self, seat: int) -> bool:
        """Whether this player plays on without life."""
        marks = self.view.players[seat].marks
        return bool(marks) and any(LIFELESS.of(marks))

    def immune(self, seat: int, card: str) -> bool:
        """Whether this card, played by us, does nothing to that player."""
        return any(ignores(card) for ignores in IMMUNE.of(self.traits(seat)))

    @property
    def wounded(self) -> bool:
        return self.me.life < self.me.most and not self.shadow

    @property
    def in_need(self) -> bool:
        """A life point would do us good now: it does not come back in this turn anyway."""
        return self.wounded and not self.once(_mends)

    @property
    def beer_helps(self) -> bool:
        return len(self.living) > 2

    @property
    def dry(self) -> bool:
        """No card is left to draw: who plays one to draw some draws that one again, for ever."""
        return not self.view.deck and not self.view.discarded

    @property
    def role(self) -> str | None:
        return self.view.roles[self.seat]

    def share(self, seat: int, role: str) -> float:
        """How likely this seat has this role."""
        if self.belief is None:
            return 1.0 if self.view.roles[seat] == role else 0.0
        return self.belief.shares(seat).get(role, 0.0)

    def reward(self, seat: int) -> float:
        """How likely there are three cards for killing this seat."""
        return 1.0 if len(self.view.players) == 3 else self.share(seat, OUTLAW)

    def penalty(self, seat: int) -> float:
        """How likely it costs us all our cards."""
        return self.share(seat, DEPUTY) if self.role == SHERIFF else 0.0

    def has(self, seat: int, kind: str) -> bool:
        """In play."""
        return any(kind_of(card) == kind for card in self.view.players[seat].cards)

    def bangs(self) -> int:
        """Cards of our hand that do where a BANG! is asked for."""
        return sum([self.is_bang(kind) for kind in self.kinds])

    def is_bang(self, kind: str) -> bool:
        if kind == "bang" or self.me.character in EVERY.by_name:
            return True
        return kind == "missed" and self.me.character == "calamity-janet"

    def is_missed(self, kind: str) -> bool:
        if kind == "missed" or self.me.character in EVERY.by_name:
            return True
        return kind == "bang" and self.me.character == "calamity-janet"

    @property
    def at_will(self) -> bool:
        """Our character plays as many BANG! cards as it likes."""
        return self.me.character in AT_WILL.by_name


def _mends(look: Look) -> bool:
    return any(mends(look) for mends in MENDS.of(look.view.expansions))
