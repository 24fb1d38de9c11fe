"""The 8 characters of The Great Train Robbery.

Benny Brawler and Sancho take railcars: see train.py. Manuelita and Shade O'Connor watch it move,
there too.
"""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import IDS, NUMBER, SUIT
from whistlestop.games.bang.distance import Aim, aimed_at
from whistlestop.games.bang.hooks import ACTION, COVER, EXEMPTS, TURN_ENDS, Ability, Cover
from whistlestop.games.bang.response import ignores
from whistlestop.games.bang.shot import Shot
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.train_robbery import train

CHARACTERS = {
    "benny-brawler": 4,
    "evan-babbit": 4,
    "jimmy-texas": 4,
    "manuelita": 4,
    "sancho": 3,
    "sgt-blaze": 5,
    "shade-oconnor": 4,
    "zippy-roy": 5,
}


def _evan_targets(g: Table, shot: Shot) -> list[int]:
    """GTR-118 to GTR-120: at distance 1 from him, and not who fired it."""
    if len(g.living) < 3:
        return []
    return [seat for seat in Aim(g, shot.at).within(1) if seat != shot.by]


def _evan_babbit_offer(g: Table, shot: Shot, answers: list[Answer]) -> None:
    """GTR-117: with a hand card of the suit of that BANG!, before anything else is tried."""
    if not shot.is_bang or shot.tried:
        return
    seats = _evan_targets(g, shot)
    answers += [
        Answer("use", ("evan-babbit", IDS[card]), seat)
        for card in g.players[shot.at].hand
        if SUIT[card] == SUIT[shot.card]
        for seat in seats
    ]


def _evan_babbit(g: Table, shot: Shot, answer: Answer) -> Rule[bool]:
    """GTR-121: somebody else is shot at now, still by whoever fired."""
    seat = aimed_at(answer)
    verbs.discard(g, shot.at, NUMBER[answer.cards[1]], "evan-babbit")
    g.emit("redirected", seat=shot.at, to=seat, by=shot.by)
    shot.at, shot.tried = seat, []
    verbs.retarget(g, seat)
    if (yield from ignores(g, seat, shot.card, bang=True)):
        shot.need = 0
    return False


COVER.put("evan-babbit", Cover(_evan_babbit_offer, _evan_babbit))


@TURN_ENDS.on("jimmy-texas")
def jimmy_texas(g: Table, me: int) -> Rule[None]:
    """GTR-122 to GTR-124: a card when the turn is over, also in Jail."""
    verbs.draw(g, me, 1, "jimmy-texas")
    yield from ()


# GTR-130 to GTR-132
EXEMPTS.put("sgt-blaze", True)

_ZIPPY = Answer("use", ("zippy-roy",))


def _zippy_roy_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if not train.used(g, me, "zippy-roy"):
        answers.append(_ZIPPY)


def _zippy_roy(g: Table, me: int, _answer: Answer) -> Rule[None]:
    """GTR-133: one station on, once a turn."""
    train.count_use(g, me, "zippy-roy")
    yield from train.advance(g, me)


ACTION.put("zippy-roy", Ability(_zippy_roy_offer, _zippy_roy))
