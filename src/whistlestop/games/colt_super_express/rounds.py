"""The course of a game, in the order of the rulebook."""

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
    """COLT-017: The players play rounds until somebody has won or nobody can win."""
    if g.first < 0:
        yield AT_REST
        if not g.bandits[0].name:
            yield from setup.choose_bandits(g)
        setup.board(g)
    while g.outcome is None:
        yield AT_REST
        yield from play_round(g)


def play_round(g: Train) -> Rule[None]:
    """COLT-018: A round has the Schemin' phase, the Shootin' phase and the end of the round."""
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
    """COLT-020, COLT-021: Every player secretly chooses 3 different cards and their order."""
    asks = _TOGETHER.get((hand, seats))
    if asks is None:
        answers = tuple([Answer("scheme", cards) for cards in permutations(hand, 3)])
        asks = Together(tuple([Ask(seat, "scheme", answers) for seat in seats]))
        _TOGETHER[hand, seats] = asks
    return asks


def shootin(g: Train) -> None:
    """COLT-023 to COLT-025: Clockwise from the first player, each player reveals one card.

    This goes on until no card is left. COLT-086: A bandit that comes back through time may end up
    acting alone.
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
    """COLT-026: The bandit must play the top card of its stack.

    COLT-053: A stunned bandit only gets up, unless the card has an action for stunned bandits.
    COLT-078: A bandit off the train is eliminated, unless the card saves it.
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
    """COLT-078: The bandit is eliminated, because its card did not save it."""
    verbs.eliminate(g, seat, "not-rescued")


def end_if_decided(g: Train) -> bool:
    """COLT-061, COLT-063: The game ends when at most one bandit is aboard.

    COLT-091: It does not end while a bandit is pending. Return whether the game has ended.
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
    """COLT-055 to COLT-060: The Last Car is uncoupled, and a bandit gets it as a treasure.

    Then the next player gets the First Player card. COLT-064: If only the Locomotive is left, the
    treasures decide the game.
    """
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
    """COLT-057 to COLT-059: Return the bandit that is farthest back.

    In the same car the roof comes before the inside. On the same floor the rear-most bandit counts.
    """
    inside, roof = g.floors[INSIDE], g.floors[ROOF]
    if not roof:
        return inside[0]
    if not inside:
        return roof[0]
    return roof[0] if g.bandits[roof[0]].car >= g.bandits[inside[0]].car else inside[0]


def next_first_player(g: Train) -> int:
    """COLT-060: The next first player is the nearest to the left who is not eliminated."""
    seats = len(g.bandits)
    seat = (g.first + 1) % seats
    while g.bandits[seat].status == OUT:
        seat = (seat + 1) % seats
    return seat


def count_treasures(g: Train) -> None:
    """COLT-065: The player with the most treasure cards wins.

    COLT-066: If players tie, the one of them with the single most valuable card wins.
    """
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
