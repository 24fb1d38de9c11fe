"""Elimination: the role is shown, the cards are given up, and a reward or a penalty follows."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang import roles
from whistlestop.games.bang.discard_order import discard_all, order_counts
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.verbs import elimination, hands

_REWARD: Final = 3  # cards


def eliminate_dying(g: Table) -> Rule[None]:
    """BASE-119, BASE-131, BASE-132: All players who die of one effect go out together, clockwise.

    They give up their cards first. Rewards follow, then penalties. An heir who dies of the same
    effect inherits nothing (docs/rulings.md, B-02).
    """
    killer = dict(g.dying)
    dead = [seat for seat in (g.turn, *clockwise(g, g.turn)) if seat in killer]
    for seat in dead:
        elimination.go_out(g, seat, killer[seat])
    elimination.move_dying_out(g)
    goes_on = roles.find_winners(g) is None
    bounties = [(seat, bounty) for seat in dead for bounty in g.players[seat].effects.bounty]
    for seat in dead:
        yield from _give_up_cards(g, seat, ask=goes_on)
    for seat in dead:
        _give_reward(g, seat, killer[seat])
    for seat, bounty in bounties:
        if _earns_reward(g, seat, killer[seat]):
            bounty(g, seat, killer[seat])
    for seat in dead:
        yield from _impose_penalty(g, seat, killer[seat], ask=goes_on and order_counts(g))


def _give_reward(g: Table, dead: int, by: int) -> None:
    """BASE-123, BASE-194: A player who eliminates an Outlaw draws three cards.

    In a game of three players, the elimination of any player earns these cards.
    """
    if _earns_reward(g, dead, by) and (len(g.players) == 3 or g.players[dead].role == roles.OUTLAW):
        hands.reward(g, by, _REWARD, dead)


def _earns_reward(g: Table, dead: int, by: int) -> bool:
    """BASE-126 to BASE-130: Only another player who is still in the game earns a reward."""
    return by not in (NOBODY, dead) and not g.players[by].out


def _impose_penalty(g: Table, dead: int, by: int, *, ask: bool) -> Rule[None]:
    """BASE-125: A Sheriff who eliminates a Deputy loses the hand and everything in play."""
    if by == NOBODY or g.players[by].role != roles.SHERIFF or g.players[dead].role != roles.DEPUTY:
        return
    elimination.announce_penalty(g, by)
    for react in g.effects.punished:
        react(g, by)
    yield from discard_all(g, by, g.players[by].in_play + g.players[by].hand, "penalty", ask=ask)


def _give_up_cards(g: Table, seat: int, *, ask: bool) -> Rule[None]:
    """BASE-120, BASE-121: An heir takes all cards, or their owner discards them in any order."""
    leave_the_table(g, seat)
    for heir in clockwise(g, seat):
        for inherit in g.players[heir].effects.inherits:
            inherit(g, heir, seat)
    cards = g.players[seat].hand + g.players[seat].in_play
    yield from discard_all(g, seat, cards, "order", ask=ask)


def discard_left_cards(g: Table) -> Rule[None]:
    """Let players who went out without being eliminated discard their cards. Nobody inherits them.

    They went out inside a verb, which cannot ask for the order of the discards.
    """
    for seat in [seat for seat, _ in g.eliminated if g.players[seat].out]:
        cards = g.players[seat].in_play + g.players[seat].hand
        yield from discard_all(g, seat, cards, "order", ask=roles.find_winners(g) is None)


def leave_the_table(g: Table, seat: int) -> None:
    """Apply the rules of the expansions to an eliminated player."""
    for strip in g.effects.stripped:
        strip(g, seat)
    if not g.effects.comes_back:
        for react in g.effects.out_for_good:
            react(g, seat)
    for react in g.effects.eliminated:
        react(g, seat)
