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
    """Ask whether the player gets by without this check, by a rule of the table."""
    for rule in g.effects.waived:
        if (yield from rule(g, seat, why)):
            return True
    return False


def _maker(g: Table, seat: int, why: str) -> tuple[int, ChecksForOthers | None]:
    """Find who turns the cards over and chooses: the player, unless somebody does it for others."""
    for other in g.living:
        for duty in g.players[other].effects.checks_for_others:
            if duty.takes_over(g, other, why):
                return other, duty
    return seat, None


def check(g: Table, seat: int, why: str, good: Callable[[PlayingCard], bool]) -> Rule[bool]:
    """BASE-036, BASE-037: turn over the top card, discard it, compare its sign.

    A player who turns over several chooses the one that counts. No card at all is no success
    (BASE-112).
    """
    maker, duty = _maker(g, seat, why)
    cards = deck.flip(g, seat, 1 + g.players[maker].effects.more_flips, why)
    card = cards[0] if cards else None
    if len(cards) > 1:
        answers = tuple([each.to_pick for each in cards])
        about = {"why": why, "cards": ids(cards), "at": seat}
        answer = yield Ask(maker, "luck", answers, about)
        card = g.catalogue.card[answer.cards[0]]
    if duty is not None and card is not None:
        duty.counted(g, maker, card)
    success = card is not None and good(card)
    deck.announce_check(g, seat, why, card, good=success)
    return success


# What a check may ask for


def is_hearts(card: PlayingCard) -> bool:
    return card.suit == HEARTS


def is_spades(card: PlayingCard) -> bool:
    return card.suit == SPADES


def is_red(card: PlayingCard) -> bool:
    return card.suit in RED


def is_jack_or_higher(card: PlayingCard) -> bool:
    return card.rank >= JACK
