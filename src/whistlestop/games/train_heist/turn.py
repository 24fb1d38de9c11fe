"""A turn: actions, the train, discarding, drawing (TH-029)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import AT_REST, Rule
from whistlestop.games.train_heist import (
    card_abilities,
    event_cards,
    jail,
    looting,
    riding,
    setup,
    sheriff,
    switches,
    trading,
    train,
    train_stop,
    undo,
    walking,
    wanted_abilities,
)
from whistlestop.games.train_heist.constants import (
    ACTIONS,
    DISCARD,
    DRAW,
    EVENT,
    EVENTS,
    TRAIN,
    VERSUS,
)
from whistlestop.games.train_heist.hand_limit import hand_limit
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import hands, poker_deck, railway, snapshots, turns
from whistlestop.games.train_heist.wanted_cards import earn_at_a_cactus

_END = Answer("end")
_DONE = Answer("done")
_TAKE_BULLET = Answer("take-bullet")
_SPEND_BULLET = Answer("spend-bullet")


def play(g: Table) -> Rule[None]:
    """TH-028, TH-029: The players take turns until the game is won or lost."""
    while True:
        run_on(g)
        if g.outcome is not None:
            return
        yield AT_REST
        if g.phase == ACTIONS:
            yield from act(g)
        elif g.phase == EVENTS:
            yield from stop_at_town(g)
        elif g.phase == DISCARD:
            yield from discard(g)
        else:
            setup.begin(g)


def run_on(g: Table) -> None:
    """Run the phases in which nobody decides anything; the game does not need to rest there."""
    while g.outcome is None:
        if g.phase == TRAIN:
            turns.go_to(g, EVENTS)
            train.run(g)
        elif g.phase == EVENTS and not g.pending:
            turns.go_to(g, DISCARD)
        elif g.phase == EVENTS and g.pending[0] == EVENT:
            railway.next_pending(g)
            event_cards.draw_and_carry_out(g)
        elif g.phase == DISCARD and (_skips(g) or not g.cowboys[g.turn].hand):
            turns.go_to(g, DRAW)
        elif g.phase == DRAW:
            draw_up(g)
        else:
            return


def act(g: Table) -> Rule[None]:
    """TH-030, TH-031: The player takes a Heist Action or a Free Action, or ends the actions."""
    me = g.turn
    answers: list[Answer] = []
    about: dict[str, Any] = {"cowboy": me, "actions": g.actions}
    if g.cowboys[me].place == g.board.jail:
        kind = "jail"
        about["need"] = jail.keys_needed(g, me)
        jail.offer_jail(g, me, answers)
    else:
        kind = "turn"
        about["caught_at"] = walking.caught_at(g, me)
        about["lure"] = looting.lure_limit(g, me)
        offer_actions(g, me, answers)
    if undo.can_undo(g):
        answers.append(undo.UNDO)
    answers.append(_END)
    answer = yield Ask(g.owners[me], kind, tuple(answers), about)
    if answer.verb == "end":
        end_actions(g)
    elif answer.verb == "undo":
        yield from undo.undo(g)
    else:
        yield from _do(g, me, answer)


def offer_actions(g: Table, me: int, answers: list[Answer]) -> None:
    """TH-030, TH-031: Offer everything that a player outside the jail may do now."""
    if g.actions > 0:
        walking.offer_moves(g, me, answers)
        riding.offer_rides(g, me, answers)
        looting.offer_loot(g, me, answers)
        looting.offer_drop(g, me, answers)
        switches.offer_flip(g, me, answers)
        trading.offer_trades(g, me, answers)
        if g.bullets > g.this_turn.spent_bullets and not (
            g.mode == VERSUS and g.cowboys[me].bullets
        ):
            answers.append(_TAKE_BULLET)
    riding.offer_saddle(g, me, answers)
    if g.cowboys[me].bullets > g.this_turn.fresh_bullets:
        answers.append(_SPEND_BULLET)
    card_abilities.offer_abilities(g, me, answers)
    wanted_abilities.offer_wanted_abilities(g, me, answers)


def _do(g: Table, me: int, answer: Answer) -> Rule[None]:
    """Carry out an action, and keep a snapshot from before it."""
    verb = answer.verb
    before = None if verb in _REVEALING else undo.snapshot(g)
    snapshots.begin_action(g)
    asking = _ASKING.get(verb)
    if asking is not None:
        yield from asking(g, me, answer)
    else:
        _PLAIN[verb](g, me, answer)
    undo.remember(g, before)


def take_bullet(g: Table, me: int, _answer: Answer) -> None:
    """TH-068: The cowboy takes a Bullet Token. TH-070: A token spent in this turn cannot be taken.

    TH-148: In versus a cowboy has at most one.
    """
    turns.spend_action(g)
    turns.take_bullet(g, me)


def spend_bullet(g: Table, me: int, _answer: Answer) -> None:
    """TH-069: The cowboy spends a Bullet Token that was taken in an earlier turn."""
    turns.spend_bullet(g, me)


def end_actions(g: Table) -> None:
    """TH-029: The actions end.

    A cowboy who is still beside the Sheriff is caught. A cowboy at a cactus may earn a Wanted Card.
    """
    me = g.turn
    turns.go_to(g, TRAIN)
    sheriff.catch_one(g, me)  # a Slippery cowboy may pass the Sheriff, but not stay
    earn_at_a_cactus(g, me)


def stop_at_town(g: Table) -> Rule[None]:
    """TH-096: The town is resolved after the event of its star space."""
    yield from train_stop.arrive(g, railway.next_pending(g))


def _skips(g: Table) -> bool:
    """TH-106: A lost turn, and a turn that ends in jail, have no discarding and no drawing."""
    return g.idle or g.cowboys[g.turn].place == g.board.jail


def discard(g: Table) -> Rule[None]:
    """TH-032: The player discards any number of cards, one after the other."""
    me = g.turn
    names = g.decks.names(g.cowboys[me].hand)
    answers = (*[Answer("discard", (name,)) for name in names], _DONE)
    about = {"cowboy": me, "limit": hand_limit(g, me)}
    answer = yield Ask(g.owners[me], "discard", answers, about)
    if answer.verb == "done":
        turns.go_to(g, DRAW)
    else:
        hands.discard(g, me, (g.decks.number[answer.cards[0]],), "turn")


def draw_up(g: Table) -> None:
    """TH-033: The player draws up to the hand limit. Then the turn passes clockwise."""
    me = g.turn
    if not _skips(g):
        poker_deck.draw(g, me, hand_limit(g, me) - len(g.cowboys[me].hand), "turn")
    turns.begin_turn(g, (me + 1) % len(g.cowboys))


# Actions without a question, by their verb.
_PLAIN: dict[str, Callable[[Table, int, Answer], None]] = {
    "move": walking.move,
    "board": walking.board_train,
    "leave": walking.leave_train,
    "jump": walking.jump,
    "mount": riding.mount,
    "dismount": riding.dismount,
    "flip": switches.flip,
    "take-bullet": take_bullet,
    "spend-bullet": spend_bullet,
    "pair": card_abilities.use_kind,
    "three": card_abilities.use_kind,
    "four": card_abilities.use_kind,
    "straight": card_abilities.use_straight,
    "wild": card_abilities.use_wild,
    "quick-draw": wanted_abilities.quick_draw,
    "tombstone": wanted_abilities.tombstone,
    "draw": jail.draw,
    "escape": jail.escape,
}
# Actions that may ask a question before they are done, by their verb.
_ASKING: dict[str, Callable[[Table, int, Answer], Rule[None]]] = {
    "ride": riding.ride,
    "loot": looting.loot,
    "drop": looting.drop,
    "trade": trading.trade,
    "crazy-give": wanted_abilities.favour,
    "crazy-take": wanted_abilities.favour,
}
# Actions that always show something new, so that they cannot be taken back.
_REVEALING = ("draw", "escape", "drop", "quick-draw")
