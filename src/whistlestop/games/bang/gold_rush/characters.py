"""The 8 characters of Gold Rush."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import DISCARD, IDS, KINDS, NUMBER, RED, SUIT
from whistlestop.games.bang.check import check
from whistlestop.games.bang.distance import Aim, aimed_at
from whistlestop.games.bang.gold_rush import equipment, nuggets
from whistlestop.games.bang.hooks import (
    ACTION,
    PHASE_ONE,
    RESCUE_PLAYED,
    TURN_ENDS,
    WOUNDED,
    Ability,
)
from whistlestop.games.bang.shot import Shot, fire
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.wound import Wound

# Their life points. The rule of Pretty Luzena is a price: see market.py.
CHARACTERS = {
    "don-bell": 4,
    "dutch-will": 4,
    "jacky-murieta": 4,
    "josh-mccloud": 4,
    "madam-yto": 4,
    "pretty-luzena": 4,
    "raddie-snake": 4,
    "simeon-picos": 4,
}


@TURN_ENDS.on("don-bell")
def don_bell(g: Table, me: int) -> Rule[None]:
    """GR-061: a red card gives him another turn; not after such a turn, nor after one he lost."""
    if not (g.extra or g.skipped) and (yield from check(g, me, "don-bell", _is_red)):
        verbs.grant_turn(g)


def _is_red(card: int) -> bool:
    return SUIT[card] in RED


@PHASE_ONE.on("dutch-will")
def dutch_will(g: Table, me: int, count: int) -> Rule[None]:
    """GR-062: he draws, discards one of these cards and takes a nugget."""
    cards = verbs.draw(g, me, count, "phase")
    if cards:
        dropped = cards[0]
        if len(cards) > 1:
            answer = yield Ask(me, "drop", tuple([DISCARD[card] for card in cards]))
            dropped = NUMBER[answer.cards[0]]
        verbs.discard(g, me, dropped, "dutch-will")
    nuggets.gain(g, me, 1, "dutch-will")


_SHOT = tuple([Answer("use", ("jacky-murieta",), seat) for seat in range(8)])


def _jacky_murieta_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if nuggets.owned(g, me) >= 2:
        answers += [_SHOT[seat] for seat in Aim(g, me).in_range()]


def _jacky_murieta(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GR-063, GR-064: two nuggets for a shot, without a card and outside the limit."""
    nuggets.pay(g, me, 2, "jacky-murieta")
    yield from fire(g, Shot(me, aimed_at(answer), NOBODY, "jacky-murieta"))


ACTION.put("jacky-murieta", Ability(_jacky_murieta_offer, _jacky_murieta))

_JOSH = Answer("use", ("josh-mccloud",))


def _josh_mccloud_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if nuggets.owned(g, me) >= 2 and equipment.any_left(g):
        answers.append(_JOSH)


def _josh_mccloud(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GR-065, GR-066: two nuggets for the top card of the equipment, whatever it is.

    A black one lies under the deck until it is settled whose it is; if he has one, it stays there.
    """
    nuggets.pay(g, me, 2, "josh-mccloud")
    card = equipment.top(g)
    name = KINDS[card].name
    verbs.show(g, card)
    g.emit("found-equipment", seat=me, card=IDS[card])
    if name in equipment.BROWN:
        yield from equipment.apply(g, me, card, answer)
        return
    equipment.put_under(g, card)
    if equipment.has(g, me, name):
        return
    seats = [me]
    if name in equipment.AT_SOMEBODY:
        seats += [seat for seat in clockwise(g, me) if not equipment.has(g, seat, name)]
    seat = yield from equipment.choose_player(me, card, seats)
    equipment.take_from_under(g, card)
    equipment.put_before(g, seat, card)


ACTION.put("josh-mccloud", Ability(_josh_mccloud_offer, _josh_mccloud))


@RESCUE_PLAYED.on("madam-yto")
def madam_yto(g: Table, me: int) -> None:
    """GR-067 to GR-070: a card for every Beer, whoever plays it and what for."""
    verbs.draw(g, me, 1, "madam-yto")


# GR-073, GR-074
ACTION.put("raddie-snake", equipment.pay_for_cards("raddie-snake"))


@WOUNDED.on("simeon-picos")
def simeon_picos(g: Table, hurt: Wound) -> Rule[None]:
    """GR-075: a nugget for every life point lost, from the heap."""
    nuggets.gain(g, hurt.seat, hurt.points, "simeon-picos")
    yield from ()
