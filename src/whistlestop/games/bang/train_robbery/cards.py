"""The 16 playing cards of The Great Train Robbery."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import (
    DISCARD,
    DODGE,
    IDS,
    KINDS,
    NUMBER,
    PLAY,
    PLAY_AT,
    RANK,
    RANKS,
    RED,
    RESCUE,
    SPADES,
    STRIKE,
    SUIT,
    Kind,
    names,
)
from whistlestop.games.bang.check import check
from whistlestop.games.bang.crowd import crowd
from whistlestop.games.bang.distance import Aim, aimed_at
from whistlestop.games.bang.hooks import MORE_BANGS, ROBBED, TURN_ENDS
from whistlestop.games.bang.response import beer_helps, ignores
from whistlestop.games.bang.shot import Shot, fire
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.taking import may_lie_before, rob
from whistlestop.games.bang.train_robbery import train
from whistlestop.games.bang.wound import wound


def alone(_aim: Aim, card: int, answers: list[Answer]) -> None:
    answers.append(PLAY[card])


def before_oneself(aim: Aim, card: int, answers: list[Answer]) -> None:
    if may_lie_before(aim.g, aim.me, card):
        answers.append(PLAY[card])


def put_before_oneself(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    verbs.equip(g, me, card, me)
    yield from ()


# Answers to a shot


def cactus(g: Table, shot: Shot, _card: int) -> Rule[None]:
    """Besides, a "draw!": a red card gives a life point back."""
    if (yield from check(g, shot.at, "cactus", _is_red)):
        verbs.heal(g, shot.at, 1, "cactus")


def _is_red(card: int) -> bool:
    return SUIT[card] in RED


def evaded(_g: Table, shot: Shot, _card: int) -> Rule[None]:
    """GTR-088, GTR-089: the card that was evaded, if there is one and it misses (T-07)."""
    if shot.card != NOBODY and not KINDS[shot.card].home:
        shot.keeper = shot.at
    yield from ()


# Brown cards


def full_steam(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """GTR-090 to GTR-092: straight to the End of the Line, with no effect or twice the effect."""
    verbs.play(g, me, card, NOBODY, None, "full-steam")
    yield from train.advance(g, me, to_the_end=True)


def knife_revolver_offer(aim: Aim, card: int, answers: list[Answer]) -> None:
    """As a BANG! of the turn, but it is no BANG! card (GTR-086, GTR-093)."""
    if aim.g.bangs < aim.g.players[aim.me].voice.bang_limit:
        answers += [PLAY_AT[card][seat] for seat in aim.in_range()]


def knife_revolver(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """First a "draw!": from a Jack up it comes back to the hand (T-06). Then the shot."""
    at = aimed_at(answer)
    verbs.play(g, me, card, at, None, "knife-revolver")
    verbs.count_bang(g)
    if (yield from check(g, me, "knife-revolver", _is_high)) and card in g.discard:
        verbs.take_discard(g, me, card)
    yield from fire(g, Shot(me, at, card, "knife-revolver"))


def _is_high(card: int) -> bool:
    return RANK[card] >= RANKS.index("J")


def money_bag_offer(aim: Aim, card: int, answers: list[Answer]) -> None:
    """GTR-096: what can be done with the top discard, if it is a brown card."""
    if not aim.g.discard:
        return
    kind = KINDS[aim.g.discard[-1]]
    if kind.serves == STRIKE:
        answers += [PLAY_AT[card][seat] for seat in aim.in_range()]
    elif not kind.blue and kind.offer is not None:
        kind.offer(aim, card, answers)


def money_bag(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """Its effect, but it is no card of that name (T-04, T-05)."""
    kind = KINDS[g.discard[-1]]
    if kind.serves == STRIKE:
        at = aimed_at(answer)
        verbs.play(g, me, card, at, None, kind.name)
        yield from fire(g, Shot(me, at, card, "money-bag"))
    elif kind.serves == RESCUE:
        verbs.play(g, me, card, NOBODY, None, kind.name)
        if not (beer_helps(g) and verbs.heal(g, me, 1, "money-bag")):
            g.emit("no-effect", seat=me, card=IDS[card])
    elif kind.play is not None:
        yield from kind.play(g, me, card, answer)


def most_wanted(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """A card; then everybody has to "draw!", and Spades cost a life point (GTR-097)."""
    verbs.play(g, me, card, NOBODY, None, "most-wanted")
    verbs.draw(g, me, 1, "most-wanted")
    for seat in (yield from crowd(g, me, [me, *clockwise(g, me)], "most-wanted")):
        if seat != me and (yield from ignores(g, seat, card)):
            continue
        if (yield from check(g, seat, "most-wanted", _is_spades)):
            yield from wound(g, seat, 1, NOBODY if seat == me else me, "most-wanted", card)


def _is_spades(card: int) -> bool:
    return SUIT[card] == SPADES


def next_stop(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """GTR-098: a card first, then one station on."""
    verbs.play(g, me, card, NOBODY, None, "next-stop")
    verbs.draw(g, me, 1, "next-stop")
    yield from train.advance(g, me)


def switch_offer(aim: Aim, card: int, answers: list[Answer]) -> None:
    """GTR-104, GTR-106: which of one's own cards can change places with somebody's at all."""
    g, me = aim.g, aim.me
    answers += [
        Answer("play", (IDS[card], IDS[mine], IDS[theirs]), seat)
        for mine in g.players[me].table
        for seat in aim.others()
        for theirs in g.players[seat].table
        if _may_change(g, me, mine, seat, theirs)
    ]


def _may_change(g: Table, me: int, mine: int, seat: int, theirs: int) -> bool:
    """Nobody may end up with two of a name, nor with what may not lie before them."""
    return _may_get(g, me, theirs, mine) and _may_get(g, seat, mine, theirs)


def _may_get(g: Table, seat: int, card: int, given: int) -> bool:
    kind = KINDS[card]
    if kind.barred is not None and kind.barred(g, seat):
        return False
    kept = [KINDS[each].name for each in g.players[seat].table if each != given]
    return kind.name not in kept


def switch(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """GTR-103 to GTR-107: a card in play for another one.

    A weapon that goes for the one that it brings is one that the other player is made to discard.
    """
    other = aimed_at(answer)
    mine, theirs = NUMBER[answer.cards[1]], NUMBER[answer.cards[2]]
    verbs.play(g, me, card, other, IDS[theirs], "switch")
    if (yield from ignores(g, other, card)):
        return
    count = len(g.players[other].table)
    verbs.exchange(g, me, mine, other, theirs)
    if len(g.players[other].table) < count:
        rob(g, me, other)


def train_robbery_offer(aim: Aim, card: int, answers: list[Answer]) -> None:
    """GTR-108, GTR-109: the BANG! of the turn, at anybody."""
    if aim.g.bangs < aim.g.players[aim.me].voice.bang_limit:
        answers += [PLAY_AT[card][seat] for seat in aim.others()]


def train_robbery(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """GTR-110 to GTR-112: for each card in play the target discards it or faces a shot."""
    at = aimed_at(answer)
    verbs.play(g, me, card, at, None, "train-robbery")
    verbs.count_bang(g)
    if (yield from ignores(g, at, card)):
        return
    left = g.players[at].table[:]
    while left:
        left = [each for each in left if each in g.players[at].table]
        if not left or any(at == dead for dead, _ in g.dying):
            return
        answers = [DISCARD[each] for each in left]
        answers += [Answer("shot", (IDS[each],)) for each in left]
        about = {"by": me, "card": IDS[card], "cards": names(left)}
        choice = yield Ask(at, "robbed", tuple(answers), about)
        chosen = NUMBER[choice.cards[0]]
        left.remove(chosen)
        if choice.verb == "discard":
            verbs.discard(g, at, chosen, "train-robbery")
        else:
            yield from fire(g, Shot(me, at, card, "train-robbery"))


def water_tower_offer(aim: Aim, card: int, answers: list[Answer]) -> None:
    """T-01: only what stands below a station."""
    g, me = aim.g, aim.me
    answers += [
        Answer("play", (IDS[card], IDS[car]))
        for car, _ in train.paired(g)
        if train.placeable(g, me, car)
    ]


def water_tower(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """GTR-113, GTR-114: a railcar without paying, beside the one of the turn."""
    car = NUMBER[answer.cards[1]]
    verbs.play(g, me, card, NOBODY, IDS[car], "water-tower")
    yield from train.take_car(g, me, car)


# Blue cards

MORE_BANGS.put("dragoon", 1)


@ROBBED.on("refund")
def refund(g: Table, me: int) -> None:
    """GTR-099: a card for every other card that somebody takes or discards."""
    verbs.draw(g, me, 1, "refund")


@TURN_ENDS.on("strongbox")
def strongbox(g: Table, me: int) -> Rule[None]:
    """GTR-101, GTR-102: a card when the turn is over, also in Jail."""
    verbs.draw(g, me, 1, "strongbox")
    yield from ()


DECK = (
    (Kind("cactus", serves=DODGE, dodged=cactus), "7H"),
    (
        Kind("dragoon", blue=True, weapon=2, offer=before_oneself, play=put_before_oneself),
        "JS",
    ),
    (Kind("evaded", serves=DODGE, dodged=evaded), "QC"),
    (Kind("full-steam", offer=alone, play=full_steam), "2S"),
    (Kind("knife-revolver", offer=knife_revolver_offer, play=knife_revolver), "5D"),
    (Kind("map", blue=True, offer=before_oneself, play=put_before_oneself), "3D"),
    (Kind("money-bag", offer=money_bag_offer, play=money_bag), "QC"),
    (Kind("most-wanted", offer=alone, play=most_wanted), "KS"),
    (Kind("next-stop", offer=alone, play=next_stop), "2D KC"),
    (Kind("refund", blue=True, offer=before_oneself, play=put_before_oneself), "3S"),
    (Kind("strongbox", blue=True, offer=before_oneself, play=put_before_oneself), "9H"),
    (Kind("switch", offer=switch_offer, play=switch), "6H"),
    (Kind("train-robbery", offer=train_robbery_offer, play=train_robbery), "4D JC"),
    (Kind("water-tower", offer=water_tower_offer, play=water_tower), "8H"),
)
