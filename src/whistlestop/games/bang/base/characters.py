"""The 16 characters of the base game."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.base.cards import is_hearts
from whistlestop.games.bang.cards import DISCARD, DODGE, IDS, NUMBER, RED, STRIKE, SUIT, TAKE, names
from whistlestop.games.bang.check import check
from whistlestop.games.bang.hooks import (
    ANY_TIME,
    COVER,
    FARTHER,
    FIRST_CARD,
    HAND_SHRANK,
    INHERITS,
    MORE_BANGS,
    MORE_FLIPS,
    MORE_MISSES,
    NEARER,
    NO_LIMIT,
    PHASE_ONE,
    SERVES_AS,
    WOUNDED,
    Ability,
    Cover,
)
from whistlestop.games.bang.settle import refill
from whistlestop.games.bang.shot import Shot
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.taking import take
from whistlestop.games.bang.turn import cards_to_draw
from whistlestop.games.bang.wound import Wound

# Their life points.
CHARACTERS = {
    "bart-cassidy": 4,
    "black-jack": 4,
    "calamity-janet": 4,
    "el-gringo": 3,
    "jesse-jones": 4,
    "jourdonnais": 4,
    "kit-carlson": 4,
    "lucky-duke": 4,
    "paul-regret": 3,
    "pedro-ramirez": 4,
    "rose-doolan": 4,
    "sid-ketchum": 4,
    "slab-the-killer": 4,
    "suzy-lafayette": 4,
    "vulture-sam": 4,
    "willy-the-kid": 4,
}

_DRAW = Answer("draw")


@WOUNDED.on("bart-cassidy")
def bart_cassidy(g: Table, hurt: Wound) -> Rule[None]:
    """BASE-135 to BASE-137: a card for each life point lost, if he lives."""
    verbs.draw(g, hurt.seat, hurt.points, "bart-cassidy")
    yield from ()


@PHASE_ONE.on("black-jack")
def black_jack(g: Table, me: int, count: int) -> Rule[None]:
    """BASE-138, BASE-139: he shows the second card; if it is red he draws one more."""
    second = 1 - (cards_to_draw(g, me) - count)  # he may have done without the first one
    cards = verbs.draw(g, me, count, "phase")
    if len(cards) > second:
        verbs.reveal(g, me, cards[second])
        if SUIT[cards[second]] in RED:
            verbs.draw(g, me, 1, "black-jack")
    yield from ()


# BASE-140 to BASE-144: her BANG! cards are Missed! cards and the other way round.
SERVES_AS.put("calamity-janet", {"bang": DODGE, "missed": STRIKE})


@WOUNDED.on("el-gringo")
def el_gringo(g: Table, hurt: Wound) -> Rule[None]:
    """BASE-145 to BASE-148, BASE-175: a random hand card of whoever did it, for each life point."""
    if hurt.by not in (NOBODY, hurt.seat):
        refill(g, hurt.by)
        for _ in range(hurt.points):
            if g.players[hurt.by].hand:
                take(g, hurt.seat, hurt.by, NOBODY, "el-gringo")
    yield from ()


# What is theirs concerns the first card of phase 1.
FIRST_CARD.put("jesse-jones", True)
FIRST_CARD.put("pedro-ramirez", True)


@PHASE_ONE.on("jesse-jones")
def jesse_jones(g: Table, me: int, count: int) -> Rule[None]:
    """BASE-149: the first card may come from any other player's hand, blindly."""
    victims = [seat for seat in clockwise(g, me) if g.players[seat].hand]
    if victims:
        answers = (_DRAW, *[Answer("take", (), seat) for seat in victims])
        answer = yield Ask(me, "draw", answers)
        if answer.seat is not None:
            take(g, me, answer.seat, NOBODY, "jesse-jones")
            count -= 1
    verbs.draw(g, me, count, "phase")


def _jourdonnais_offer(_g: Table, shot: Shot, answers: list[Answer]) -> None:
    if "jourdonnais" not in shot.tried:
        answers.append(_JOURDONNAIS)


def _jourdonnais(g: Table, shot: Shot, _answer: Answer) -> Rule[bool]:
    """BASE-150, BASE-151: a Barrel of his own, beside the one that he may have in play."""
    return (yield from check(g, shot.at, "jourdonnais", is_hearts))


_JOURDONNAIS = Answer("use", ("jourdonnais",))
COVER.put("jourdonnais", Cover(_jourdonnais_offer, _jourdonnais))

_PUT_BACK = tuple([Answer("return", number=number) for number in (1, 2, 3)])


@PHASE_ONE.on("kit-carlson")
def kit_carlson(g: Table, me: int, count: int) -> Rule[None]:
    """BASE-152, BASE-153: he looks at three cards and puts one back on top.

    If he has to put back more of them, they lie there as they lay before.
    """
    verbs.look(g, me, max(3, count))
    cards = names(g.peeked)
    places = list(range(len(cards)))
    back: list[int] = []
    while len(places) > count:
        # By its place: the others must not learn from the answer which card it is.
        answers = tuple([_PUT_BACK[place] for place in places])
        answer = yield Ask(me, "return", answers, {"cards": cards})
        back.append((answer.number or 1) - 1)
        places.remove(back[-1])
    for place in sorted(back, reverse=True):
        verbs.put_back(g, me, place)
    verbs.keep_peeked(g, me, "phase")


# BASE-154: he turns over two cards for every "draw!".
MORE_FLIPS.put("lucky-duke", 1)
# BASE-155
FARTHER.put("paul-regret", 1)


@PHASE_ONE.on("pedro-ramirez")
def pedro_ramirez(g: Table, me: int, count: int) -> Rule[None]:
    """BASE-156 to BASE-158: the first card may be the top card of the discard pile."""
    if g.discard:
        answer = yield Ask(me, "draw", (_DRAW, TAKE[g.discard[-1]]))
        if answer.verb == "take":
            verbs.take_discard(g, me)
            count -= 1
    verbs.draw(g, me, count, "phase")


# BASE-159
NEARER.put("rose-doolan", 1)

_TRADE: dict[int, Answer] = {}


def _trade(card: int) -> Answer:
    answer = _TRADE.get(card)
    if answer is None:
        answer = _TRADE[card] = Answer("use", ("sid-ketchum", IDS[card]))
    return answer


def _sid_ketchum_offer(g: Table, me: int, answers: list[Answer]) -> None:
    player = g.players[me]
    if len(player.hand) > 1 and player.life < player.most:
        answers += [_trade(card) for card in player.hand]


def _sid_ketchum(g: Table, me: int, answer: Answer) -> Rule[None]:
    """BASE-160 to BASE-163: two hand cards for a life point, at any time."""
    verbs.discard(g, me, NUMBER[answer.cards[1]], "trade")
    hand = g.players[me].hand
    other = hand[0]
    if len(hand) > 1:
        second = yield Ask(me, "trade", tuple([DISCARD[card] for card in hand]))
        other = NUMBER[second.cards[0]]
    verbs.discard(g, me, other, "trade")
    verbs.heal(g, me, 1, "sid-ketchum")


ANY_TIME.put("sid-ketchum", Ability(_sid_ketchum_offer, _sid_ketchum))


@MORE_MISSES.on("slab-the-killer")
def slab_the_killer(shot: Shot) -> int:
    """BASE-164 to BASE-168: his BANG! cards take two."""
    return 1 if shot.is_bang else 0


@HAND_SHRANK.on("suzy-lafayette")
def suzy_lafayette(g: Table, me: int) -> None:
    """BASE-169 to BASE-174: she never stays without a card."""
    if not g.players[me].hand:
        verbs.draw(g, me, 1, "suzy-lafayette")


@INHERITS.on("vulture-sam")
def vulture_sam(g: Table, me: int, dead: int) -> None:
    """BASE-176 to BASE-178: the cards of whoever is eliminated are his."""
    verbs.inherit(g, me, dead, "vulture-sam")


# BASE-179
MORE_BANGS.put("willy-the-kid", NO_LIMIT)
