"""The 80 cards of the base game."""

from __future__ import annotations

from whistlestop.engine.ask import Answer
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import (
    BLIND,
    DODGE,
    HEARTS,
    IDS,
    KINDS,
    MEANT,
    NUMBER,
    PLAY,
    PLAY_AT,
    PLAY_BLIND,
    RANK,
    RANKS,
    RESCUE,
    SPADES,
    STRIKE,
    SUIT,
    USE,
    Kind,
)
from whistlestop.games.bang.check import check, waived
from whistlestop.games.bang.crowd import crowd
from whistlestop.games.bang.distance import Aim, aimed_at
from whistlestop.games.bang.duel import duel as fight
from whistlestop.games.bang.hooks import (
    COVER,
    FARTHER,
    MORE_BANGS,
    NEARER,
    NO_LIMIT,
    TURN_STARTS,
    Cover,
)
from whistlestop.games.bang.response import beer_helps, drink, fends, ignores
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.shot import Shot, fire, offer_strike, strike
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.store import share_out
from whistlestop.games.bang.taking import belongings, make_discard, may_lie_before, take, takeable
from whistlestop.games.bang.wound import wound

MEANT.update({STRIKE: "bang", DODGE: "missed", RESCUE: "beer"})


# How a card is offered


def alone(_aim: Aim, card: int, answers: list[Answer]) -> None:
    """It needs no target."""
    answers.append(PLAY[card])


def at_anybody(aim: Aim, card: int, answers: list[Answer]) -> None:
    at = PLAY_AT[card]
    answers += [at[seat] for seat in aim.others()]


def before_oneself(aim: Aim, card: int, answers: list[Answer]) -> None:
    """BASE-103: unless a card of the same name is already there; of weapons see below."""
    if KINDS[card].name not in aim.g.players[aim.me].traits:
        answers.append(PLAY[card])


def weapon(aim: Aim, card: int, answers: list[Answer]) -> None:
    """BASE-105 to BASE-107: the old one goes; if it is of the same name, by a ruling (B-03)."""
    if "refuse" not in aim.g.rulings or KINDS[card].name not in aim.g.players[aim.me].traits:
        answers.append(PLAY[card])


def _on_cards(seat: int, card: int, wanted: list[int]) -> list[Answer]:
    """BASE-108: a blind card of the hand, or any card in play."""
    return [PLAY_BLIND[card][seat] if each == NOBODY else _on(card, each, seat) for each in wanted]


_ON: dict[tuple[int, int, int], Answer] = {}


def _on(card: int, other: int, seat: int) -> Answer:
    answer = _ON.get((card, other, seat))
    if answer is None:
        answer = _ON[card, other, seat] = Answer("play", (IDS[card], IDS[other]), seat)
    return answer


def _played_on(g: Table, me: int, card: int, answer: Answer, like: str) -> int:
    """Play a card on another card; that one, or NOBODY for a blind one of the hand."""
    blind = answer.place == BLIND
    on = BLIND if blind else answer.cards[1]
    verbs.play(g, me, card, aimed_at(answer), on, like)
    return NOBODY if blind else NUMBER[on]


# Brown cards


def beer(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """BASE-051 to BASE-053: 1 life point back; nothing while only two are left, or at full life."""
    drink(g, me, card, "beer")
    if not (beer_helps(g) and verbs.heal(g, me, 1, "beer")):
        g.emit("no-effect", seat=me, card=IDS[card])
    yield from ()


def panic_offer(aim: Aim, card: int, answers: list[Answer]) -> None:
    """BASE-055, BASE-058: somebody at distance 1, or a card before oneself (B-04)."""
    for seat in (*aim.within(1), aim.me):
        answers += _on_cards(seat, card, takeable(aim.g, aim.me, seat))


def panic(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """BASE-055: take a card into the hand."""
    victim, wanted = aimed_at(answer), _played_on(g, me, card, answer, "panic")
    if victim == me or not (yield from ignores(g, victim, card)):
        take(g, me, victim, wanted, "panic")


def cat_balou_offer(aim: Aim, card: int, answers: list[Answer]) -> None:
    """BASE-057, BASE-058: anybody at any distance, or a card before oneself (B-04)."""
    for seat in (*aim.others(), aim.me):
        answers += _on_cards(seat, card, belongings(aim.g, aim.me, seat))


def cat_balou(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """BASE-057: make somebody discard a card."""
    victim, wanted = aimed_at(answer), _played_on(g, me, card, answer, "cat-balou")
    if victim == me or not (yield from ignores(g, victim, card)):
        make_discard(g, me, victim, wanted, "cat-balou")


def stagecoach(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """BASE-059: two cards from the draw pile."""
    verbs.play(g, me, card, NOBODY, None, "stagecoach")
    verbs.draw(g, me, 2, "stagecoach")
    yield from ()


def wells_fargo(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """BASE-060: three cards from the draw pile."""
    verbs.play(g, me, card, NOBODY, None, "wells-fargo")
    verbs.draw(g, me, 3, "wells-fargo")
    yield from ()


def general_store(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """BASE-061, BASE-062: a card for each player, face up; each takes one, this player first."""
    verbs.play(g, me, card, NOBODY, None, "general-store")
    yield from share_out(g, me, card, "general-store")


def duel(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """BASE-063: challenge anybody, at any distance."""
    foe = aimed_at(answer)
    verbs.play(g, me, card, foe, None, "duel")
    if not (yield from ignores(g, foe, card)):
        yield from fight(g, me, foe, card, "duel")


def gatling(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """BASE-066, BASE-068: a shot at everybody else, clockwise."""
    verbs.play(g, me, card, NOBODY, None, "gatling")
    for seat in (yield from crowd(g, me, clockwise(g, me), "gatling")):
        yield from fire(g, Shot(me, seat, card, "gatling"))


def indians(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """BASE-067, BASE-068: all others, clockwise, discard a BANG! card or lose 1 life point."""
    verbs.play(g, me, card, NOBODY, None, "indians")
    about = {"by": me, "card": IDS[card], "foe": me}
    for seat in (yield from crowd(g, me, clockwise(g, me), "indians")):
        if (yield from ignores(g, seat, card)):
            continue
        verbs.begin(g, "fend", me, seat, card)
        if not (yield from fends(g, seat, about)):
            yield from wound(g, seat, 1, me, "indians", card)
        verbs.finish(g)


def saloon(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """BASE-069: 1 life point for everybody in the game."""
    verbs.play(g, me, card, NOBODY, None, "saloon")
    for seat in (yield from crowd(g, me, [me, *clockwise(g, me)], "saloon")):
        verbs.heal(g, seat, 1, "saloon")


# Blue cards


def put_before_oneself(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    verbs.equip(g, me, card, me)
    yield from ()


def is_hearts(card: int) -> bool:
    return SUIT[card] == HEARTS


def explodes(card: int) -> bool:
    """BASE-038, BASE-077: Spades from 2 to 9."""
    return SUIT[card] == SPADES and RANK[card] <= RANKS.index("9")


def jail_offer(aim: Aim, card: int, answers: list[Answer]) -> None:
    """BASE-082 to BASE-086: anybody but the Sheriff and who is in Jail; oneself by a ruling."""
    seats = aim.others()
    if "self-jail" in aim.g.rulings:
        seats.append(aim.me)
    answers += [PLAY_AT[card][seat] for seat in seats if may_lie_before(aim.g, seat, card)]


def _is_sheriff(g: Table, seat: int) -> bool:
    """BASE-083"""
    return g.players[seat].role == SHERIFF


def jail(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """BASE-082: in front of somebody else."""
    verbs.equip(g, aimed_at(answer), card, me)
    yield from ()


def _own(g: Table, seat: int, kind: str) -> int:
    """The player's card of this kind in play."""
    return next(card for card in g.players[seat].table if KINDS[card].name == kind)


# BASE-022: this check stands before that of the Jail, so it comes first.
@TURN_STARTS.on("dynamite")
def dynamite_check(g: Table, me: int) -> Rule[bool]:
    """BASE-077 to BASE-079: on Spades 2 to 9 it costs 3 life points; otherwise it moves on."""
    card = _own(g, me, "dynamite")
    if (yield from check(g, me, "dynamite", explodes)):
        verbs.discard(g, me, card, "dynamite")
        g.emit("exploded", seat=me, card=IDS[card])
        yield from wound(g, me, 3, NOBODY, "dynamite", card)
        return True
    for seat in clockwise(g, me):
        if "dynamite" not in g.players[seat].traits:
            verbs.pass_on(g, me, seat, card)
            break
    return True


@TURN_STARTS.on("jail")
def jail_check(g: Table, me: int) -> Rule[bool]:
    """BASE-087, BASE-088: on Hearts the turn is played, otherwise not. The card goes anyway."""
    card = _own(g, me, "jail")
    free = (yield from waived(g, me, "jail")) or (yield from check(g, me, "jail", is_hearts))
    verbs.discard(g, me, card, "jail")
    g.emit("freed" if free else "skipped", seat=me, card=IDS[card])
    return free


def barrel_offer(g: Table, shot: Shot, answers: list[Answer]) -> None:
    """BASE-073: one check for each shot."""
    if "barrel" not in shot.tried:
        answers.append(USE[_own(g, shot.at, "barrel")])


def barrel(g: Table, shot: Shot, _answer: Answer) -> Rule[bool]:
    """BASE-072: on Hearts it counts as one Missed!."""
    return (yield from check(g, shot.at, "barrel", is_hearts))


COVER.put("barrel", Cover(barrel_offer, barrel))
# BASE-091, BASE-092, BASE-095
FARTHER.put("mustang", 1)
NEARER.put("scope", 1)
MORE_BANGS.put("volcanic", NO_LIMIT)

# BASE-001 to BASE-006
DECK = (
    (
        Kind("bang", serves=STRIKE, offer=offer_strike, play=strike),
        "AS 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    ),
    (Kind("missed", serves=DODGE), "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC"),
    (Kind("beer", serves=RESCUE, offer=alone, play=beer), "6H 7H 8H 9H 10H JH"),
    (Kind("panic", offer=panic_offer, play=panic), "JH QH AH 8D"),
    (Kind("cat-balou", offer=cat_balou_offer, play=cat_balou), "KH 9D 10D JD"),
    (Kind("stagecoach", offer=alone, play=stagecoach), "9S 9S"),
    (Kind("wells-fargo", offer=alone, play=wells_fargo), "3H"),
    (Kind("general-store", offer=alone, play=general_store), "9C QS"),
    (Kind("duel", offer=at_anybody, play=duel), "QD JS 8C"),
    (Kind("gatling", offer=alone, play=gatling), "10H"),
    (Kind("indians", offer=alone, play=indians), "KD AD"),
    (Kind("saloon", offer=alone, play=saloon), "5H"),
    (Kind("barrel", blue=True, offer=before_oneself, play=put_before_oneself), "QS KS"),
    (Kind("dynamite", blue=True, offer=before_oneself, play=put_before_oneself), "2H"),
    (Kind("jail", blue=True, offer=jail_offer, play=jail, barred=_is_sheriff), "JS 10S 4H"),
    (Kind("mustang", blue=True, offer=before_oneself, play=put_before_oneself), "8H 9H"),
    (Kind("scope", blue=True, offer=before_oneself, play=put_before_oneself), "AS"),
    (Kind("volcanic", blue=True, weapon=1, offer=weapon, play=put_before_oneself), "10S 10C"),
    (Kind("schofield", blue=True, weapon=2, offer=weapon, play=put_before_oneself), "JC QC KS"),
    (Kind("remington", blue=True, weapon=3, offer=weapon, play=put_before_oneself), "KC"),
    (Kind("rev-carabine", blue=True, weapon=4, offer=weapon, play=put_before_oneself), "AC"),
    (Kind("winchester", blue=True, weapon=5, offer=weapon, play=put_before_oneself), "8S"),
)
