"""The "draw!" check: a card is turned over, and its sign decides."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.engine.ask import Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import HEARTS, JACK, RED, SPADES, PlayingCard, ids
from whistlestop.games.bang.effects import ChecksForOthers
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs import deck


def waived(g: Table, seat: int, why: str) -> Rule[bool]:
    """Return whether a rule of the table lets the player skip this check."""
    for rule in g.effects.waived:
        if (yield from rule(g, seat, why)):
            return True
    return False


def _maker(g: Table, seat: int, why: str) -> tuple[int, ChecksForOthers | None]:
    """Find the seat that makes the check: the player, unless somebody makes checks for others."""
    for other in g.living:
        for duty in g.players[other].effects.checks_for_others:
            if duty.takes_over(g, other, why):
                return other, duty
    return seat, None


def check(g: Table, seat: int, why: str, good: Callable[[PlayingCard], bool]) -> Rule[bool]:
    """BASE-036, BASE-037: The top card is turned over and discarded, and its sign decides.

    A player who turns over several cards chooses the card that counts. Without any card the check
    fails (BASE-112).
    """
    maker, duty = _maker(g, seat, why)
    cards = deck.flip(g, seat, 1 + g.players[maker].effects.more_flips, why)
    card = cards[0] if cards else None
    if len(cards) > 1:
        answers = tuple([each.to_pick for each in cards])
        about = {"why": why, "cards": ids(cards), "at": seat}
        answer = yield Ask(maker, "luck", answers, about)
        card = g.catalogue.card[answer.cards[0]]
        deck.announce_choice(g, maker, card, seat, why)
    if duty is not None and card is not None:
        duty.counted(g, maker, card)
    success = card is not None and good(card)
    deck.announce_check(g, seat, why, card, good=success)
    return success


# Conditions of checks


def is_hearts(card: PlayingCard) -> bool:
    return card.suit == HEARTS


def is_spades(card: PlayingCard) -> bool:
    return card.suit == SPADES


def is_red(card: PlayingCard) -> bool:
    return card.suit in RED


def is_jack_or_higher(card: PlayingCard) -> bool:
    return card.rank >= JACK
