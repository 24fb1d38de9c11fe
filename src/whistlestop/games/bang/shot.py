"""The shot: a thing of its own, with its card, its author, and whether it is a BANG! card."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import (
    DISCARD,
    DODGE,
    IDS,
    KINDS,
    MEANT,
    NUMBER,
    PASS,
    PLAY,
    PLAY_AT,
    STRIKE,
)
from whistlestop.games.bang.distance import Aim, aimed_at
from whistlestop.games.bang.hooks import ANY_TIME, COVER
from whistlestop.games.bang.response import any_time, card_id, ignores, serving, thing, use
from whistlestop.games.bang.settle import refill
from whistlestop.games.bang.state import NOBODY, Table
from whistlestop.games.bang.wound import wound


class Shot:
    """Lives while it is being resolved, and holds ids only."""

    __slots__ = ("at", "by", "card", "is_bang", "keeper", "need", "tried", "why")

    def __init__(self, by: int, at: int, card: int, why: str, *, is_bang: bool = False) -> None:
        self.by = by  # NOBODY: no player fired it
        self.at = at
        self.card = card  # NOBODY: no card did
        self.why = why  # the kind of card, or whatever else, that it comes from
        self.is_bang = is_bang  # a BANG! card was played, not something that works like one
        self.need = 1  # how many Missed! it still takes
        self.tried: list[str] = []  # what its target has used against it
        self.keeper = NOBODY  # who gets the card that fired it, if it misses


def offer_strike(aim: Aim, card: int, answers: list[Answer]) -> None:
    """BASE-048, BASE-101: a BANG! card, at somebody in range, once a turn."""
    at = PLAY_AT[card]
    for seat in aim.may_bang():
        answers.append(at[seat])  # noqa: PERF401 - a comprehension is slower for one or two


def strike(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """BASE-047: play it, and the shot is on its way."""
    at, like = aimed_at(answer), MEANT[STRIKE]
    verbs.play(g, me, card, at, None, like)
    verbs.count_bang(g)
    for _ in range(g.players[at].voice.tax):
        yield from _pay(g, me, card, at)
    yield from fire(g, Shot(me, at, card, like, is_bang=True))


def _pay(g: Table, me: int, card: int, at: int) -> Rule[None]:
    """Another hand card, which does nothing, before the shot."""
    hand = g.players[me].hand
    if len(hand) > 1:
        about = {"card": IDS[card], "at": at}
        answer = yield Ask(me, "tax", tuple([DISCARD[each] for each in hand]), about)
        verbs.discard(g, me, NUMBER[answer.cards[0]], "tax")
    elif hand:
        verbs.discard(g, me, hand[0], "tax")


def fire(g: Table, shot: Shot) -> Rule[None]:
    """BASE-047: unless it is cancelled, it costs 1 life point."""
    sure = False
    if shot.by != NOBODY:
        voice = g.players[shot.by].voice
        for certain in voice.unstoppable:
            sure = sure or certain(shot)
        for more in voice.more_misses:
            shot.need += more(shot)
    for fired in g.voice.fired:
        fired(g, shot)
    target = g.players[shot.at].voice
    if (target.ignores or target.evades) and (
        yield from ignores(g, shot.at, shot.card, bang=shot.is_bang, tries=not sure)
    ):
        _stopped(g, shot)
        return
    verbs.begin(g, "shot", shot.by, shot.at, shot.card, shot.need)
    g.emit("shot", by=verbs.who(shot.by), at=shot.at, card=card_id(shot.card), need=shot.need)
    if not sure:
        yield from dodge(g, shot)
    if shot.need > 0:
        yield from wound(g, shot.at, 1, shot.by, shot.why, shot.card)
    else:
        _stopped(g, shot)
        if shot.keeper != NOBODY and shot.card in g.discard:
            verbs.take_discard(g, shot.keeper, shot.card)
    verbs.finish(g)


def _stopped(g: Table, shot: Shot) -> None:
    for heard in g.voice.stopped:
        heard(g, shot)


def dodge(g: Table, shot: Shot) -> Rule[None]:
    """BASE-046, BASE-049, BASE-074: Missed! and covers in any order; none of them is a must."""
    while shot.need > 0 and not g.players[shot.at].out:
        me = shot.at
        player = g.players[me]
        answers = [PLAY[card] for card in serving(player, DODGE)]
        for cover in player.voice.cover:
            cover.offer(g, shot, answers)
        any_time(g, me, answers)
        if not answers and not player.hand:
            return
        answers.append(PASS)
        about = {
            "by": verbs.who(shot.by),
            "card": card_id(shot.card),
            "need": shot.need,
            "bang": shot.is_bang,
        }
        answer = yield Ask(me, "dodge", tuple(answers), about)
        if answer.verb == "pass":
            return
        if answer.verb == "play":
            card = NUMBER[answer.cards[0]]
            verbs.play(g, me, card, NOBODY, None, MEANT[DODGE])
            shot.tried.append(answer.cards[0])
            _cancel(g, shot, answer.cards[0])
            dodged = KINDS[card].dodged
            if dodged is not None:
                yield from dodged(g, shot, card)
        elif thing(answer) in ANY_TIME.by_name:
            yield from use(g, me, answer)
        else:
            yield from _take_cover(g, shot, answer)


def _take_cover(g: Table, shot: Shot, answer: Answer) -> Rule[None]:
    """It is noted what was tried: most covers are good for one try at each shot."""
    name = thing(answer)
    shot.tried.append(name)
    if (yield from COVER.by_name[name].use(g, shot, answer)):
        _cancel(g, shot, answer.cards[0])


def _cancel(g: Table, shot: Shot, used: str) -> None:
    shot.need -= 1
    verbs.still_need(g, shot.need)
    g.emit("dodged", seat=shot.at, card=used, left=shot.need)
    if shot.need > 0:
        refill(g, shot.at)
