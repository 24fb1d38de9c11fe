"""The shot: a thing of its own, with its card, its author, and whether it is a BANG! card."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import DODGE, KINDS, MEANT, NUMBER, PASS, PLAY, PLAY_AT, STRIKE
from whistlestop.games.bang.distance import Aim, aimed_at
from whistlestop.games.bang.hooks import ANY_TIME, COVER
from whistlestop.games.bang.response import any_time, card_id, ignores, serving, use
from whistlestop.games.bang.settle import refill
from whistlestop.games.bang.state import NOBODY, Table
from whistlestop.games.bang.wound import wound


class Shot:
    """Lives while it is being resolved, and holds ids only."""

    __slots__ = ("at", "by", "card", "is_bang", "need", "tried", "why")

    def __init__(self, by: int, at: int, card: int, why: str, *, is_bang: bool = False) -> None:
        self.by = by  # NOBODY: no player fired it
        self.at = at
        self.card = card  # NOBODY: no card did
        self.why = why  # the kind of card, or whatever else, that it comes from
        self.is_bang = is_bang  # a BANG! card was played, not something that works like one
        self.need = 1  # how many Missed! it still takes
        self.tried: list[str] = []  # what its target has used against it, once each


def offer_strike(aim: Aim, card: int, answers: list[Answer]) -> None:
    """BASE-048, BASE-101: a BANG! card, at somebody in range, once a turn."""
    at = PLAY_AT[card]
    answers += [at[seat] for seat in aim.may_bang()]


def strike(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """BASE-047: play it, and the shot is on its way."""
    at, like = aimed_at(answer), MEANT[STRIKE]
    verbs.play(g, me, card, at, None, like)
    verbs.count_bang(g)
    yield from fire(g, Shot(me, at, card, like, is_bang=True))


def fire(g: Table, shot: Shot) -> Rule[None]:
    """BASE-047: unless it is cancelled, it costs 1 life point."""
    if ignores(g, shot.at, shot.card):
        return
    if shot.by != NOBODY:
        for more in g.players[shot.by].voice.more_misses:
            shot.need += more(shot)
    verbs.begin(g, "shot", shot.by, shot.at, shot.card, shot.need)
    g.emit("shot", by=verbs.who(shot.by), at=shot.at, card=card_id(shot.card), need=shot.need)
    yield from dodge(g, shot)
    if shot.need > 0:
        yield from wound(g, shot.at, 1, shot.by, shot.why, shot.card)
    verbs.finish(g)


def dodge(g: Table, shot: Shot) -> Rule[None]:
    """BASE-046, BASE-049, BASE-074: Missed! and covers in any order; none of them is a must."""
    me = shot.at
    while shot.need > 0:
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
            _cancel(g, shot, answer.cards[0])
        elif answer.cards[0] in ANY_TIME.by_name:
            yield from use(g, me, answer)
        else:
            yield from _take_cover(g, shot, answer)


def _take_cover(g: Table, shot: Shot, answer: Answer) -> Rule[None]:
    """Each cover once a shot."""
    used = answer.cards[0]
    name = KINDS[NUMBER[used]].name if used in NUMBER else used
    shot.tried.append(name)
    if (yield from COVER.by_name[name].use(g, shot, answer)):
        _cancel(g, shot, used)


def _cancel(g: Table, shot: Shot, used: str) -> None:
    shot.need -= 1
    verbs.still_need(g, shot.need)
    g.emit("dodged", seat=shot.at, card=used, left=shot.need)
    if shot.need > 0:
        refill(g, shot.at)
