"""The 8 characters of The Great Train Robbery.

The abilities of four of them are in train.py, which asks for these characters by name.
"""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.character import Character
from whistlestop.games.bang.effects import Ability, Cover, Effects
from whistlestop.games.bang.response import ignores
from whistlestop.games.bang.shot import Shot
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.targets import Aim, aimed_at
from whistlestop.games.bang.train_robbery import verbs
from whistlestop.games.bang.train_robbery.table_state import used
from whistlestop.games.bang.train_robbery.train import (
    BOARDS_FREE,
    DRAWS_AT_THE_END,
    NO_LIMIT_ON_RAILCARS,
    SWAPS_WHEN_IT_MOVES,
    advance,
)
from whistlestop.games.bang.verbs import hands, in_play, under_way

# GTR-115: he may take several railcars in a turn.
BENNY_BRAWLER = Character(NO_LIMIT_ON_RAILCARS, life=4)


def _redirect_targets(g: Table, shot: Shot) -> list[int]:
    """GTR-118 to GTR-120: The new target is at distance 1 from Evan Babbit, and not the shooter."""
    if len(g.living) < 3:
        return []
    return [seat for seat in Aim(g, shot.at).within(1) if seat != shot.by]


def _redirect_offer(g: Table, shot: Shot, answers: list[Answer]) -> None:
    """GTR-117: Evan Babbit may redirect a BANG! with a hand card of the same suit.

    He may have used something else against the shot before (docs/rulings.md, T-33).
    """
    if not shot.is_bang:
        return
    seats = _redirect_targets(g, shot)
    answers += [
        Answer("use", ("evan-babbit", card.id), seat)
        for card in g.players[shot.at].hand
        if shot.card is not None and card.suit == shot.card.suit
        for seat in seats
    ]


def _redirect(g: Table, shot: Shot, answer: Answer) -> Rule[bool]:
    """GTR-121: The shot gets a new target, but still comes from the same shooter."""
    me, seat = shot.at, aimed_at(answer)
    in_play.discard(g, me, g.catalogue.card[answer.cards[1]], "evan-babbit")
    shot.turn_to(seat)
    under_way.redirect(g, me, seat, shot.by, shot.need)
    if (yield from ignores(g, seat, shot.card, bang=True)):
        shot.need = 0
    return False


EVAN_BABBIT = Character(
    "evan-babbit", life=4, effects=Effects(cover=(Cover(_redirect_offer, _redirect),))
)


def draw_at_the_end(g: Table, me: int) -> Rule[None]:
    """GTR-122 to GTR-124: Jimmy Texas draws a card at the end of his turn, even of a lost one."""
    hands.draw(g, me, 1, "jimmy-texas")
    yield from ()


JIMMY_TEXAS = Character("jimmy-texas", life=4, effects=Effects(turn_ends=(draw_at_the_end,)))

# GTR-125: she draws two cards at the End of the Line.
MANUELITA = Character(DRAWS_AT_THE_END, life=4)

# GTR-126, GTR-127: he may take a railcar without paying.
SANCHO = Character(BOARDS_FREE, life=3)

# GTR-130 to GTR-132: he may spare one target of a card that affects several players.
SGT_BLAZE = Character("sgt-blaze", life=5, effects=Effects(exempts=True))

# GTR-128, GTR-129: he may exchange a card when the train moves.
SHADE_OCONNOR = Character(SWAPS_WHEN_IT_MOVES, life=4)

_MOVE = Answer("use", ("zippy-roy",))


def _move_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if not used(g, me, "zippy-roy"):
        answers.append(_MOVE)


def _move(g: Table, me: int, _answer: Answer) -> Rule[None]:
    """GTR-133: Zippy Roy moves the train one station, once a turn."""
    verbs.count_use(g, me, "zippy-roy")
    yield from advance(g, me)


ZIPPY_ROY = Character("zippy-roy", life=5, effects=Effects(action=(Ability(_move_offer, _move),)))

CHARACTERS = (
    BENNY_BRAWLER,
    EVAN_BABBIT,
    JIMMY_TEXAS,
    MANUELITA,
    SANCHO,
    SGT_BLAZE,
    SHADE_OCONNOR,
    ZIPPY_ROY,
)
