"""Functions that many cards share: they offer a card, or put a blue card down."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.engine.reason import Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.reasons import name_of_card, not_a_target, of_nearest
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.targets import Aim
from whistlestop.games.bang.verbs import in_play


def without_target(_aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """Offer a card that needs no target."""
    answers.append(card.to_play)


def not_aimed(_aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """Return the reason that a card needs no target, if the player aims it at somebody."""
    return None if seat is None else reason("bang-why-no-target", card=name_of_card(card))


def at_anybody(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """Offer a card with each other player as its target."""
    at = card.to_play_at
    answers += [at[seat] for seat in aim.others()]


def not_at_anybody(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """Return why a card cannot be played at this seat, or at anybody."""
    if seat is None:
        return of_nearest(aim.g, aim.me, lambda each: not_at_anybody(aim, card, each))
    return not_a_target(aim.g, aim.me, seat)


def before_oneself(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """BASE-103: A player may put a card down unless a card of the same name is already there."""
    if card.name not in aim.g.players[aim.me].traits:
        answers.append(card.to_play)


def not_before_oneself(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """BASE-103: Return the reason that a card of this name is already in front of the player."""
    if card.name in aim.g.players[aim.me].traits:
        return reason("bang-why-same-card", "BASE-103", card=name_of_card(card))
    return not_aimed(aim, card, seat)


def put_before_oneself(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """Put a blue card down in front of the player who plays it."""
    in_play.equip(g, me, card, me)
    yield from ()
