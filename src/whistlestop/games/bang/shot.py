"""Shots: their source, their target and the answers against them."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.after_resolution import refill
from whistlestop.games.bang.card import DODGE, PASS, STRIKE, PlayingCard, id_of
from whistlestop.games.bang.reasons import (
    beyond_weapon,
    forbidden_by,
    name_of,
    not_a_target,
    of_nearest,
)
from whistlestop.games.bang.response import any_time, ignores, name_of_used, serving, use
from whistlestop.games.bang.state import NOBODY, Table, who
from whistlestop.games.bang.targets import Aim, aimed_at, bang_limit
from whistlestop.games.bang.verbs import hands, in_play, turns, under_way
from whistlestop.games.bang.wound import wound


class Shot:
    """A shot while it is being resolved. It holds ids and cards only."""

    __slots__ = ("at", "by", "card", "is_bang", "keeper", "need", "needed", "tried", "why")

    def __init__(
        self, by: int, at: int, card: PlayingCard | None, why: str, *, is_bang: bool = False
    ) -> None:
        self.by = by  # NOBODY: no player fired it
        self.at = at
        self.card = card  # the card that fired the shot, if there is one
        self.why = why  # the name of the card or other thing that caused the shot
        self.is_bang = is_bang  # a BANG! card was played, not something that works like one
        self.needed = 1  # the number of Missed! that it takes to cancel the shot
        self.need = 1  # the number of Missed! that its target still has to use
        self.tried: list[str] = []  # the cards and abilities that the target has used against it
        self.keeper = NOBODY  # the player who gets the card that fired the shot, if it misses

    def turn_to(self, seat: int) -> None:
        """Aim at a new target, who has used nothing against the shot yet."""
        self.at, self.need = seat, self.needed
        self.tried, self.keeper = [], NOBODY


def offer_strike(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """BASE-048, BASE-101: A player may play one BANG! card a turn, at somebody in range."""
    at = card.to_play_at
    for seat in aim.may_bang():
        answers.append(at[seat])  # noqa: PERF401 - a comprehension is slower for one or two


def no_strike(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """Return why no BANG! card can be played at this seat, or at anybody."""
    g, me = aim.g, aim.me
    if (limit := no_bang_left(aim)) is not None:
        return limit
    if seat is None:
        return of_nearest(g, me, lambda each: no_strike(aim, card, each))
    if (found := not_a_target(g, me, seat, "BASE-048") or beyond_weapon(g, me, seat)) is not None:
        return found
    target = g.players[seat].effects
    for rule in target.no_aim:
        if rule.applies(g, seat):
            return forbidden_by(rule, g, seat)
    if target.tax >= len(g.players[me].hand):
        return reason("bang-why-tax", player=name_of(g, seat), count=target.tax)
    return None


def no_bang_left(aim: Aim, clause: str = "BASE-101") -> Reason | None:
    """Return the reason that the player has played all BANG! cards of the turn."""
    if aim.bang_left():
        return None
    return reason("bang-why-bang-limit", clause, count=bang_limit(aim.g.players[aim.me]))


def strike(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """BASE-047: A BANG! card fires a shot at another player."""
    at, like = aimed_at(answer), g.catalogue.meant[STRIKE]
    hands.play(g, me, card, at, None, like)
    turns.count_bang(g)
    for _ in range(g.players[at].effects.tax):
        yield from _pay_tax(g, me, card, at)
    yield from fire(g, Shot(me, at, card, like, is_bang=True))


def _pay_tax(g: Table, me: int, card: PlayingCard, at: int) -> Rule[None]:
    """Make the shooter discard another hand card, without effect, before the shot."""
    hand = g.players[me].hand
    if len(hand) > 1:
        about = {"card": card.id, "at": at}
        answer = yield Ask(me, "tax", tuple([each.to_discard for each in hand]), about)
        in_play.discard(g, me, g.catalogue.card[answer.cards[0]], "tax")
    elif hand:
        in_play.discard(g, me, hand[0], "tax")


def fire(g: Table, shot: Shot) -> Rule[None]:
    """BASE-047: The target of a shot loses 1 life point unless the shot is cancelled."""
    sure = False
    if shot.by != NOBODY:
        shooter = g.players[shot.by].effects
        for certain in shooter.unstoppable:
            sure = sure or certain(shot)
        for more in shooter.more_misses:
            shot.needed += more(shot)
        shot.need = shot.needed
    for fired in g.effects.fired:
        fired(g, shot)
    target = g.players[shot.at].effects
    if (target.ignores or target.evades) and (
        yield from ignores(g, shot.at, shot.card, bang=shot.is_bang, tries=not sure)
    ):
        _react_to_stop(g, shot)
        return
    under_way.begin_shot(g, shot.by, shot.at, shot.card, None if sure else shot.need)
    if not sure:
        yield from dodge(g, shot)
    under_way.finish(g)
    if shot.need > 0:
        yield from wound(g, shot.at, 1, shot.by, shot.why, shot.card)
    else:
        _react_to_stop(g, shot)
        if shot.keeper != NOBODY and shot.card in g.discard:
            hands.take_discard(g, shot.keeper, shot.card)


def _react_to_stop(g: Table, shot: Shot) -> None:
    for heard in g.effects.stopped:
        heard(g, shot)


def dodge(g: Table, shot: Shot) -> Rule[None]:
    """BASE-046, BASE-049, BASE-074: The target may use Missed! and covers in any order, or pass."""
    while shot.need > 0 and not g.players[shot.at].out:
        me = shot.at
        player = g.players[me]
        answers = [card.to_play for card in serving(player, DODGE)]
        for cover in player.effects.cover:
            cover.offer(g, shot, answers)
        any_time(g, me, answers)
        if not answers and not player.hand:
            return
        answers.append(PASS)
        about = {
            "by": who(shot.by),
            "card": id_of(shot.card),
            "need": shot.need,
            "bang": shot.is_bang,
        }
        answer = yield Ask(me, "dodge", tuple(answers), about)
        if answer.verb == "pass":
            return
        if answer.verb == "play":
            yield from _play_missed(g, shot, g.catalogue.card[answer.cards[0]])
        elif g.catalogue.thing[name_of_used(g, answer)].effects.any_time:
            yield from use(g, me, answer)
        else:
            yield from _take_cover(g, shot, answer)


def no_dodge(_g: Table, _me: int, _card: PlayingCard) -> Reason:
    """BASE-049: Return the reason that only a Missed! answers a shot."""
    return reason("bang-why-dodge", "BASE-049")


def _play_missed(g: Table, shot: Shot, card: PlayingCard) -> Rule[None]:
    hands.play(g, shot.at, card, NOBODY, None, g.catalogue.meant[DODGE])
    shot.tried.append(card.id)
    _cancel(g, shot, card.id)
    if card.kind.dodged is not None:
        yield from card.kind.dodged(g, shot)


def _take_cover(g: Table, shot: Shot, answer: Answer) -> Rule[None]:
    """Use a cover, and note it: most covers can be used only once against each shot."""
    name = name_of_used(g, answer)
    shot.tried.append(name)
    if (yield from g.catalogue.thing[name].effects.cover[0].use(g, shot, answer)):
        _cancel(g, shot, answer.cards[0])


def _cancel(g: Table, shot: Shot, used: str) -> None:
    shot.need -= 1
    under_way.need_fewer(g, shot.at, used, shot.need)
    if shot.need > 0:
        refill(g, shot.at)
