"""A turn: what lies before the player, drawing, playing, discarding."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import AT_REST, Rule
from whistlestop.games.bang import setup, verbs
from whistlestop.games.bang.cards import DISCARD, KINDS, NUMBER, STRIKE
from whistlestop.games.bang.distance import Aim
from whistlestop.games.bang.hooks import (
    HAND_LIMIT,
    MORE_DRAWN,
    PHASE_ONE,
    SERVES_AS,
    TURN_ENDS,
    TURN_STARTS,
)
from whistlestop.games.bang.response import any_time, use_any_time
from whistlestop.games.bang.settle import settle
from whistlestop.games.bang.shot import offer_strike, strike
from whistlestop.games.bang.state import (
    DRAW,
    END,
    EXCESS,
    MAIN,
    NOBODY,
    SETUP,
    START,
    Table,
    clockwise,
)

_END_OF_TURN = Answer("end")
_DRAWN = 2


def play(g: Table) -> Rule[None]:
    """BASE-030: turn after turn, until somebody has won."""
    steps = {
        SETUP: setup.deal,
        START: start,
        DRAW: phase_one,
        MAIN: phase_two,
        EXCESS: phase_three,
        END: end,
    }
    while g.outcome is None:
        yield AT_REST
        yield from steps[g.phase](g)


def start(g: Table) -> Rule[None]:
    """BASE-022: first the checks, in the order of their table; one of them may cost the turn."""
    me = g.turn
    for check in TURN_STARTS.of(g.players[me].traits):
        goes_on = yield from check(g, me)
        yield from settle(g)
        if g.outcome is not None or g.players[me].out:
            return
        if not goes_on:
            verbs.go_to(g, END)
            return
    verbs.go_to(g, DRAW)


def phase_one(g: Table) -> Rule[None]:
    """BASE-023: two cards, unless an ability says otherwise."""
    me = g.turn
    traits = g.players[me].traits
    count = _DRAWN + sum(MORE_DRAWN.of(traits))
    abilities = PHASE_ONE.of(traits)
    if abilities:
        yield from abilities[0](g, me, count)
    else:
        verbs.draw(g, me, count, "phase")
    verbs.go_to(g, MAIN)
    yield from settle(g)


def phase_two(g: Table) -> Rule[None]:
    """BASE-024, BASE-025: one card or ability after the other, each wholly resolved."""
    me = g.turn
    answer = yield Ask(me, "turn", tuple(chances(g, me)))
    if answer.verb == "end":
        verbs.go_to(g, EXCESS)
    elif answer.verb == "use":
        yield from use_any_time(g, me, answer)
    else:
        yield from play_card(g, me, answer)
    yield from settle(g)


def chances(g: Table, me: int) -> list[Answer]:
    """Everything that the player may do now."""
    player = g.players[me]
    aim = Aim(g, me)
    answers: list[Answer] = []
    swaps = SERVES_AS.of(player.traits)
    for card in player.hand:
        kind = KINDS[card]
        if kind.offer is not None:
            kind.offer(aim, card, answers)
        for swap in swaps:
            if swap.get(kind.name) == STRIKE:
                offer_strike(aim, card, answers)
    any_time(g, me, answers)
    answers.append(_END_OF_TURN)
    return answers


def play_card(g: Table, me: int, answer: Answer) -> Rule[None]:
    """A card that does nothing of its own in a turn is played as what it serves as."""
    card = NUMBER[answer.cards[0]]
    play = KINDS[card].play
    if play is None:
        yield from strike(g, me, card, answer)
    else:
        yield from play(g, me, card, answer)


def hand_limit(g: Table, seat: int) -> int:
    """BASE-028: as many cards as life points."""
    player = g.players[seat]
    limit = max(player.life, 0)
    for change in HAND_LIMIT.of(player.traits):
        limit = change(g, seat, limit)
    return limit


def phase_three(g: Table) -> Rule[None]:
    """BASE-028: what is too much for the hand goes, card by card, and no more than that."""
    me = g.turn
    hand, limit = g.players[me].hand, hand_limit(g, me)
    over = len(hand) - limit
    if over <= 0:
        verbs.go_to(g, END)
        return
    answers = tuple([DISCARD[card] for card in hand])
    answer = yield Ask(me, "excess", answers, {"limit": limit, "over": over})
    verbs.discard(g, me, NUMBER[answer.cards[0]], "excess")
    if over == 1:
        verbs.go_to(g, END)
    yield from settle(g)


def end(g: Table) -> Rule[None]:
    """BASE-030, BASE-031: what the end of a turn brings; then the next player, or another turn."""
    me = g.turn
    if not g.players[me].out:
        for effect in TURN_ENDS.of(g.players[me].traits):
            yield from effect(g, me)
            yield from settle(g)
            if g.outcome is not None:
                return
    seat = clockwise(g, me)[0] if g.next == NOBODY else g.next
    verbs.begin_turn(g, seat, START)
