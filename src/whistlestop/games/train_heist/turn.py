"""A turn: actions, the train, discarding, drawing (TH-029)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import AT_REST, Rule
from whistlestop.games.train_heist import (
    ability,
    events,
    jail,
    looting,
    riding,
    setup,
    sheriff,
    switch,
    town,
    trade,
    train,
    undo,
    verbs,
    walking,
)
from whistlestop.games.train_heist.state import (
    ACTIONS,
    DISCARD,
    DRAW,
    EVENT,
    EVENTS,
    TRAIN,
    VERSUS,
    Table,
)
from whistlestop.games.train_heist.wanted import earn_at_a_cactus, hand_limit

_END = Answer("end")
_DONE = Answer("done")
_TAKE_BULLET = Answer("take-bullet")
_SPEND_BULLET = Answer("spend-bullet")


def play(g: Table) -> Rule[None]:
    """TH-028, TH-029: turn after turn, until the game is won or lost."""
    while True:
        run_on(g)
        if g.outcome is not None:
            return
        yield AT_REST
        if g.phase == ACTIONS:
            yield from act(g)
        elif g.phase == EVENTS:
            yield from resolve(g)
        elif g.phase == DISCARD:
            yield from discard(g)
        else:
            setup.begin(g)


def run_on(g: Table) -> None:
    """Through the parts of turns in which nobody has anything to decide: no need to rest there."""
    while g.outcome is None:
        if g.phase == TRAIN:
            verbs.go_to(g, EVENTS)
            train.run(g)
        elif g.phase == EVENTS and not g.pending:
            verbs.go_to(g, DISCARD)
        elif g.phase == EVENTS and g.pending[0] == EVENT:
            verbs.next_trigger(g)
            events.happen(g)
        elif g.phase == DISCARD and (_skips(g) or not g.cowboys[g.turn].hand):
            verbs.go_to(g, DRAW)
        elif g.phase == DRAW:
            draw(g)
        else:
            return


def act(g: Table) -> Rule[None]:
    """TH-030, TH-031: one Heist Action or Free Action, or the end of them."""
    me = g.turn
    answers: list[Answer] = []
    about: dict[str, Any] = {"cowboy": me, "actions": g.actions}
    if g.cowboys[me].place == g.board.jail:
        kind = "jail"
        about["need"] = jail.keys_needed(g, me)
        jail.offer_jail(g, me, answers)
    else:
        kind = "turn"
        chances(g, me, answers)
    if undo.can_undo(g):
        answers.append(undo.UNDO)
    answers.append(_END)
    answer = yield Ask(g.owners[me], kind, tuple(answers), about)
    if answer.verb == "end":
        finish(g)
    elif answer.verb == "undo":
        yield from undo.undo(g)
    else:
        yield from _do(g, me, answer)


def chances(g: Table, me: int, answers: list[Answer]) -> None:
    """Everything that the player may do now, out of jail."""
    if g.actions > 0:
        walking.offer_moves(g, me, answers)
        riding.offer_rides(g, me, answers)
        looting.offer_loot(g, me, answers)
        looting.offer_drop(g, me, answers)
        switch.offer_flip(g, me, answers)
        trade.offer_trades(g, me, answers)
        if g.bullets > g.so_far.spent_bullets and not (g.mode == VERSUS and g.cowboys[me].bullets):
            answers.append(_TAKE_BULLET)
    walking.offer_saddle(g, me, answers)
    if g.cowboys[me].bullets > g.so_far.fresh_bullets:
        answers.append(_SPEND_BULLET)
    ability.offer_abilities(g, me, answers)


def _do(g: Table, me: int, answer: Answer) -> Rule[None]:
    verb = answer.verb
    before = None if verb in _SHOWING else undo.before(g)
    g.revealed = False
    rule = _RULES.get(verb)
    if rule is not None:
        yield from rule(g, me, answer)
    else:
        _DEEDS[verb](g, me, answer)
    undo.remember(g, before)


def take_bullet(g: Table, me: int, _answer: Answer) -> None:
    """TH-068; TH-070: not one that was spent in this turn; TH-148: in versus one each."""
    verbs.spend_action(g)
    verbs.take_bullet(g, me)


def spend_bullet(g: Table, me: int, _answer: Answer) -> None:
    """TH-069: on a later turn than it was taken."""
    verbs.spend_bullet(g, me)


def finish(g: Table) -> None:
    """The end of the first step: what depends on where one stands then."""
    me = g.turn
    verbs.go_to(g, TRAIN)
    if g.cowboys[me].place >= g.board.main:
        if g.cowboys[me].place != g.board.jail:
            sheriff.catch_one(g, me)  # a Slippery one has stayed too long
    else:
        earn_at_a_cactus(g, me)


def resolve(g: Table) -> Rule[None]:
    """TH-096: the town, after the event of its star."""
    yield from town.arrive(g, verbs.next_trigger(g))


def _skips(g: Table) -> bool:
    """TH-106: a lost turn has no discarding and no drawing, nor has one that ends in jail."""
    return g.idle or g.cowboys[g.turn].place == g.board.jail


def discard(g: Table) -> Rule[None]:
    """TH-032: as many as one likes, one after the other."""
    me = g.turn
    names = g.decks.names(g.cowboys[me].hand)
    answers = (*[Answer("discard", (name,)) for name in names], _DONE)
    about = {"cowboy": me, "limit": hand_limit(g, me)}
    answer = yield Ask(g.owners[me], "discard", answers, about)
    if answer.verb == "done":
        verbs.go_to(g, DRAW)
    else:
        verbs.discard(g, me, (g.decks.number[answer.cards[0]],), "turn")


def draw(g: Table) -> None:
    """TH-033: up to the limit; then it is the next player's turn, clockwise."""
    me = g.turn
    if not _skips(g):
        verbs.draw(g, me, hand_limit(g, me) - len(g.cowboys[me].hand), "turn")
    verbs.begin_turn(g, (me + 1) % len(g.cowboys))


Deed = Callable[[Table, int, Answer], None]
_DEEDS: dict[str, Deed] = {
    "move": walking.move,
    "board": walking.board,
    "leave": walking.leave,
    "jump": walking.jump,
    "mount": walking.mount,
    "dismount": walking.dismount,
    "drop": looting.drop,
    "flip": switch.flip,
    "take-bullet": take_bullet,
    "spend-bullet": spend_bullet,
    "pair": ability.use_kind,
    "three": ability.use_kind,
    "four": ability.use_kind,
    "straight": ability.use_straight,
    "wild": ability.use_wild,
    "quick-draw": ability.quick_draw,
    "tombstone": ability.tombstone,
    "draw": jail.draw,
    "escape": jail.escape,
}
_RULES: dict[str, Callable[[Table, int, Answer], Rule[None]]] = {
    "ride": riding.ride,
    "loot": looting.loot,
    "trade": trade.trade,
    "crazy-give": ability.favour,
    "crazy-take": ability.favour,
}
# What these draw is there for somebody to see: no use to remember how it was before.
_SHOWING = ("draw", "escape", "drop", "quick-draw")
