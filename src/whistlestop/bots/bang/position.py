"""The table at one decision, as one seat sees it, with facts that many calculations need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from whistlestop.bots.bang.advice import Advice, Knowledge
from whistlestop.bots.bang.belief import Belief
from whistlestop.bots.bang.role_goals import enmities
from whistlestop.bots.bang.rule_facts import has_unlimited_bangs, kind_of
from whistlestop.games.bang.roles import DEPUTY, OUTLAW, SHERIFF
from whistlestop.games.bang.view import TableView

T = TypeVar("T")


class Position:
    """The table as one seat sees it when it is asked, and the conclusions of the bot."""

    __slots__ = (
        "_advice",
        "_done",
        "_things",
        "belief",
        "enmity",
        "excess",
        "hand",
        "kinds",
        "knowledge",
        "lifeless",
        "living",
        "me",
        "others",
        "rules",
        "seat",
        "view",
    )

    def __init__(
        self, view: TableView, seat: int, belief: Belief | None, knowledge: Knowledge
    ) -> None:
        self.view = view
        self.seat = seat
        self.belief = belief
        self.knowledge = knowledge
        self.rules = knowledge.of_expansions(view.expansions)  # of the expansions that are played
        self.me = view.players[seat]
        self.hand = view.hand
        self.kinds = [kind_of(card) for card in view.hand]
        self.living = [each.seat for each in view.players if not each.out]
        self.others = [other for other in self.living if other != seat]
        self.enmity = enmities(view, seat, belief)  # by seat: see role_goals.py
        # A lifeless player is out again after this turn, and its cards are lost. Until then nothing
        # can hurt it.
        self.lifeless = self.is_lifeless(seat)
        # The number of cards that we must discard at the end of the turn.
        self.excess = max(0, len(view.hand) - (0 if self.lifeless else self.me.hand_limit))
        self._things: dict[int, tuple[str, ...]] = {}
        self._advice: dict[int, tuple[Advice, ...]] = {}
        self._done: dict[Callable[[Position], Any], Any] = {}

    def cached(self, work: Callable[[Position], T]) -> T:
        """Return the result of this function for the position. The function runs only once."""
        if work not in self._done:
            self._done[work] = work(self)
        done: T = self._done[work]
        return done

    # Players

    def things(self, seat: int) -> tuple[str, ...]:
        """Return the names of a player's character, cards in play, equipment and marks."""
        if seat not in self._things:
            player = self.view.players[seat]
            piles = [card for _, pile in player.piles for card in pile]
            kinds = [kind_of(card) for card in (*player.cards, *piles)]
            self._things[seat] = (player.character, *kinds, *player.marks)
        return self._things[seat]

    def advice(self, seat: int) -> tuple[Advice, ...]:
        """Return the advice on all things of a player."""
        if seat not in self._advice:
            self._advice[seat] = self.knowledge.all_of(self.things(seat))
        return self._advice[seat]

    def character(self, seat: int) -> Advice:
        """Return the advice on a player's character."""
        return self.knowledge.of(self.view.players[seat].character)

    def is_lifeless(self, seat: int) -> bool:
        """Return whether this player plays on without life points."""
        marks = self.view.players[seat].marks
        return bool(marks) and any(each.lifeless for each in self.knowledge.all_of(marks))

    def ignores(self, seat: int, card: str) -> bool:
        """Return whether this card does nothing to that player if we play it."""
        return any(each.ignores is not None and each.ignores(card) for each in self.advice(seat))

    def has_in_play(self, seat: int, kind: str) -> bool:
        return any(kind_of(card) == kind for card in self.view.players[seat].cards)

    def role_chance(self, seat: int, role: str) -> float:
        """Return the chance that this seat has this role."""
        if self.belief is None:
            return 1.0 if self.view.roles[seat] == role else 0.0
        return self.belief.shares(seat).get(role, 0.0)

    def reward_chance(self, seat: int) -> float:
        """Return the chance that we draw three cards for eliminating this seat."""
        return 1.0 if len(self.view.players) == 3 else self.role_chance(seat, OUTLAW)

    def penalty_chance(self, seat: int) -> float:
        """Return the chance that we lose all our cards for eliminating this seat."""
        return self.role_chance(seat, DEPUTY) if self.role == SHERIFF else 0.0

    # Ourselves

    @property
    def role(self) -> str | None:
        return self.view.roles[self.seat]

    @property
    def wounded(self) -> bool:
        return self.me.life < self.me.most and not self.lifeless

    @property
    def needs_life(self) -> bool:
        """Return whether we lack a life point, and it will not come back by itself this turn."""
        return self.wounded and not self.cached(_heals_anyway)

    @property
    def beer_helps(self) -> bool:
        return len(self.living) > 2

    @property
    def nothing_to_draw(self) -> bool:
        """Return whether both piles are empty.

        A card that draws cards would then only draw itself, again and again.
        """
        return not self.view.deck and not self.view.discarded

    @property
    def unlimited_bangs(self) -> bool:
        """Return whether our character may play any number of BANG! cards."""
        return has_unlimited_bangs(self.me.character)

    def bang_count(self) -> int:
        """Count the cards of our hand that we can use as a BANG!."""
        return sum([self.serves_as_bang(kind) for kind in self.kinds])

    def serves_as_bang(self, kind: str) -> bool:
        if kind == "bang" or self.character(self.seat).every_card_serves:
            return True
        return kind == "missed" and self.me.character == "calamity-janet"

    def serves_as_missed(self, kind: str) -> bool:
        if kind == "missed" or self.character(self.seat).every_card_serves:
            return True
        return kind == "bang" and self.me.character == "calamity-janet"


def _heals_anyway(position: Position) -> bool:
    return any(
        rules.heals_anyway is not None and rules.heals_anyway(position) for rules in position.rules
    )
