"""A turn: checks for the cards in front of the player, drawing, playing, discarding."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import AT_REST, Rule
from whistlestop.games.bang import setup
from whistlestop.games.bang.after_resolution import resolved, settle
from whistlestop.games.bang.card import STRIKE
from whistlestop.games.bang.response import any_time, use
from whistlestop.games.bang.shot import offer_strike, strike
from whistlestop.games.bang.state import (
    DRAW,
    END,
    EXCESS,
    MAIN,
    SETUP,
    START,
    Table,
    following,
)
from whistlestop.games.bang.targets import Aim
from whistlestop.games.bang.verbs import hands, in_play, turns

_END_OF_TURN = Answer("end")
_DRAWN = 2


def play(g: Table) -> Rule[None]:
    """BASE-030: Players take their turns until somebody has won."""
    steps = {
        SETUP: setup.deal,
        START: start,
        DRAW: phase_one,
        MAIN: phase_two,
        EXCESS: phase_three,
        END: end,
    }
    while g.outcome is None:
        if g.phase != MAIN:
            run_on(g)
        yield AT_REST
        yield from steps[g.phase](g)


def run_on(g: Table) -> None:
    """Run through the phases in which nobody decides anything. The table need not rest there."""
    while g.phase != MAIN:
        player = g.players[g.turn]
        if g.phase == EXCESS and (
            player.effects.discards_all or len(player.hand) <= hand_limit(g, g.turn)
        ):
            turns.go_to(g, END)
        elif g.phase == END and not (
            g.effects.turn_over or g.effects.turn_ends or player.effects.turn_ends
        ):
            next_turn(g)
        elif g.phase == START and not (
            g.effects.turn_starts or player.effects.turn_starts or player.effects.last_check
        ):
            turns.go_to(g, DRAW)
        elif g.phase == DRAW and not (player.effects.phase_one or g.effects.draw_begins):
            hands.draw(g, g.turn, cards_to_draw(g, g.turn), "phase")
            turns.go_to(g, MAIN)
        else:
            return


def start(g: Table) -> Rule[None]:
    """BASE-022: A turn begins with the checks, in a fixed order. A check may end the turn."""
    me = g.turn
    made: list[Callable[[Table, int], Rule[bool]]] = []
    while True:
        # An earlier check may have put a card in front of the player, or taken one away.
        own = g.players[me].effects
        checks = (*g.effects.turn_starts, *own.turn_starts, *own.last_check)
        check = next((each for each in checks if each not in made), None)
        if check is None:
            break
        made.append(check)
        goes_on = yield from check(g, me)
        yield from settle(g)
        if g.effects.resolved:
            yield from resolved(g)
        if g.outcome is not None or g.players[me].out:
            return
        if not goes_on:
            turns.skip_turn(g)
            return
    turns.go_to(g, DRAW)


def cards_to_draw(g: Table, seat: int) -> int:
    """BASE-023: A player draws two cards in phase 1, and the extra cards of their effects."""
    return _DRAWN + g.players[seat].effects.more_drawn


def phase_one(g: Table) -> Rule[None]:
    """Carry out phase 1 with its abilities and table rules. `run_on` handles a plain draw.

    A player who gives up the first card cannot use an ability for the first card.
    """
    me = g.turn
    count = cards_to_draw(g, me)
    for begins in g.effects.draw_begins:
        if (yield from begins(g, me)):
            count -= 1
    effects = g.players[me].effects
    if effects.phase_one and not (effects.first_card and count < cards_to_draw(g, me)):
        yield from effects.phase_one[0](g, me, count)
    else:
        hands.draw(g, me, count, "phase")
    turns.go_to(g, MAIN)
    yield from settle(g)
    for ends in g.effects.draw_ends:
        yield from ends(g, me)


def phase_two(g: Table) -> Rule[None]:
    """BASE-024, BASE-025: The player uses cards and abilities. Each is resolved before the next."""
    me = g.turn
    turns.open_choice(g, choosing=True)
    answer = yield Ask(me, "turn", tuple(turn_answers(g, me)))
    turns.open_choice(g, choosing=False)
    if answer.verb == "end":
        turns.go_to(g, EXCESS)
    elif answer.verb == "play":
        yield from play_card(g, me, answer)
    elif answer.verb == "use":
        yield from use(g, me, answer)
    else:
        yield from g.catalogue.action(answer.verb).use(g, me, answer)
    if g.dying or g.eliminated or g.to_refill:
        yield from settle(g)
    if g.effects.resolved:
        yield from resolved(g)


def turn_answers(g: Table, me: int) -> list[Answer]:
    """List all answers that the player may give now, in phase 2."""
    player = g.players[me]
    effects = player.effects
    aim = Aim(g, me)
    answers: list[Answer] = []
    swaps = effects.serves_as
    for card in player.hand:
        offer = card.kind.offer
        if offer is not None:
            offer(aim, card, answers)
        if swaps and swaps.get(card.name) == STRIKE:
            offer_strike(aim, card, answers)
    if effects.any_time:
        any_time(g, me, answers)
    for ability in effects.action:
        ability.offer(g, me, answers)
    for ability in g.effects.action:
        ability.offer(g, me, answers)
    answers.append(_END_OF_TURN)
    return answers


def play_card(g: Table, me: int, answer: Answer) -> Rule[None]:
    """Play a card. A card without an effect in a turn can only be played as a BANG!."""
    card = g.catalogue.card[answer.cards[0]]
    if card.kind.play is None:
        yield from strike(g, me, card, answer)
    else:
        yield from card.kind.play(g, me, card, answer)


def hand_limit(g: Table, seat: int) -> int:
    """BASE-028: A player may keep as many cards as life points."""
    player = g.players[seat]
    limit = max(player.life, 0)
    for change in g.effects.hand_limit:
        limit = change(g, seat, limit)
    for change in player.effects.hand_limit:
        limit = change(g, seat, limit)
    return limit


def phase_three(g: Table) -> Rule[None]:
    """BASE-028: The player discards down to the hand limit, card by card, and no further.

    An ability may be used in between, and may change the limit (docs/rulings.md, B-08).
    """
    me = g.turn
    hand = g.players[me].hand
    while len(hand) > (limit := hand_limit(g, me)):
        answers = [card.to_discard for card in hand]
        any_time(g, me, answers)
        about = {"limit": limit, "over": len(hand) - limit}
        answer = yield Ask(me, "excess", tuple(answers), about)
        if answer.verb == "use":
            yield from use(g, me, answer)
        else:
            in_play.discard(g, me, g.catalogue.card[answer.cards[0]], "excess")
    yield from settle(g)
    yield from resolved(g)
    if g.phase == EXCESS:
        turns.go_to(g, END)  # even if the hand was filled up again


def end(g: Table) -> Rule[None]:
    """Run the effects at the end of a turn: those of the player, then those of the table."""
    me = g.turn
    player = g.players[me]
    own = () if player.out else (*player.effects.turn_ends, *g.effects.turn_ends)
    for effect in (*own, *g.effects.turn_over):
        yield from effect(g, me)
        yield from settle(g)
        if g.outcome is not None:
            return
    next_turn(g)


def next_turn(g: Table) -> None:
    """BASE-030, BASE-031: The next player clockwise takes a turn, unless an extra turn comes."""
    if g.effects.order:
        seat = g.effects.order[0](g)
    elif g.granted_turns and not g.players[g.turn].out:
        seat = g.turn
    else:
        seat = following(g, g.turn)
    turns.begin_turn(g, seat, START)
