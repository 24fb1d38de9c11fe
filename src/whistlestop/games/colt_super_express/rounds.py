"""The course of a game, as the rulebook tells it."""

from __future__ import annotations

from itertools import permutations

from whistlestop.engine.ask import Answer, Ask, Together
from whistlestop.engine.rule_generator import AT_REST, Rule
from whistlestop.games.colt_super_express import setup, verbs
from whistlestop.games.colt_super_express.state import (
    INSIDE,
    LOCOMOTIVE,
    OUT,
    PENDING,
    ROOF,
    Train,
    survivors,
)


def play(g: Train) -> Rule[None]:
    """COLT-017: rounds, until somebody has won or nobody can."""
    if g.first < 0:
        yield AT_REST
        if not g.bandits[0].name:
            yield from setup.choose_bandits(g)
        setup.board(g)
    while g.outcome is None:
        yield AT_REST
        yield from play_round(g)


def play_round(g: Train) -> Rule[None]:
    """COLT-018: Schemin', Shootin', and the end of the round."""
    verbs.begin_round(g)
    seats = tuple(survivors(g))
    answers = yield _schemes(g.hand, seats)
    for seat, answer in zip(seats, answers, strict=True):
        verbs.lay_scheme(g, seat, answer.cards)
    shootin(g)
    if g.outcome is None:
        end_of_round(g)
    verbs.take_back_cards(g)


_TOGETHER: dict[tuple[tuple[str, ...], tuple[int, ...]], Together] = {}


def _schemes(hand: tuple[str, ...], seats: tuple[int, ...]) -> Together:
    """COLT-020, COLT-021: everybody chooses 3 different cards and their order, in secret."""
    asks = _TOGETHER.get((hand, seats))
    if asks is None:
        answers = tuple([Answer("scheme", cards) for cards in permutations(hand, 3)])
        asks = Together(tuple([Ask(seat, "scheme", answers) for seat in seats]))
        _TOGETHER[hand, seats] = asks
    return asks


def shootin(g: Train) -> None:
    """COLT-023 to COLT-025: clockwise from the first player, a card each, until none is left.

    COLT-086: a bandit that comes back through time may end up acting alone.
    """
    bandits, (inside, roof) = g.bandits, g.floors
    order = [*range(g.first, len(bandits)), *range(g.first)]
    cards_left = True
    while cards_left:
        cards_left = False
        for seat in order:
            bandit = bandits[seat]
            if bandit.status == OUT or bandit.played == len(bandit.scheme):  # COLT-027
                continue
            cards_left = True
            take_turn(g, seat)
            if len(inside) + len(roof) < 2 and end_if_decided(g):
                return


def take_turn(g: Train, seat: int) -> None:
    """COLT-026: the top card, like it or not. COLT-053: the stunned only get up.

    COLT-078: beside the track, any card but the one that saves is the end.
    """
    bandit = g.bandits[seat]
    card = g.cards[verbs.reveal(g, seat)]
    if bandit.stunned:
        (card.stunned or verbs.get_up)(g, seat)
    elif bandit.status == PENDING:
        (card.off_train or _lose_hope)(g, seat)
    else:
        card.standing(g, seat)


def _lose_hope(g: Train, seat: int) -> None:
    """COLT-078: out, as this card did not bring it back."""
    verbs.eliminate(g, seat, "not-rescued")


def end_if_decided(g: Train) -> bool:
    """COLT-061, COLT-063, COLT-091: the game ends with one bandit aboard or none, and none pending.

    Tell whether it has ended.
    """
    aboard = g.floors[INSIDE] + g.floors[ROOF]
    if g.pending or len(aboard) > 1:
        return False
    if aboard:
        verbs.end(g, aboard[0], "last-aboard")
    else:
        verbs.end(g, None, "nobody-left")
    return True


def end_of_round(g: Train) -> None:
    """COLT-055 to COLT-060, COLT-064: a car less, a treasure more, and another first player."""
    car = g.rear
    verbs.uncouple(g)
    if end_if_decided(g):
        return
    verbs.award(g, farthest_back(g), car)
    if g.rear == LOCOMOTIVE:
        count_treasures(g)
    else:
        verbs.give_first_player(g, next_first_player(g))


def farthest_back(g: Train) -> int:
    """COLT-057 to COLT-059: by car, then roof before inside, then the rear-most in the line."""
    inside, roof = g.floors[INSIDE], g.floors[ROOF]
    if not roof:
        return inside[0]
    if not inside:
        return roof[0]
    return roof[0] if g.bandits[roof[0]].car >= g.bandits[inside[0]].car else inside[0]


def next_first_player(g: Train) -> int:
    """COLT-060: the nearest to the left who is not eliminated."""
    seats = len(g.bandits)
    seat = (g.first + 1) % seats
    while g.bandits[seat].status == OUT:
        seat = (seat + 1) % seats
    return seat


def count_treasures(g: Train) -> None:
    """COLT-065: most cards; COLT-066: of those who tie, the single most valuable card."""
    alive = survivors(g)
    most = max(len(g.bandits[seat].treasures) for seat in alive)
    tied = [seat for seat in alive if len(g.bandits[seat].treasures) == most]
    if len(tied) == 1:
        verbs.end(g, tied[0], "most-treasure")
        return
    for seat in tied:
        verbs.show_treasures(g, seat)
    best = max(tied, key=lambda seat: max(g.values[car] for car in g.bandits[seat].treasures))
    verbs.end(g, best, "best-treasure")
