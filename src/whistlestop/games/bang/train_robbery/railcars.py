"""The 16 railcars: eight that work as long as they lie before their owner, eight to discard."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import (
    BLIND,
    DISCARD,
    IDS,
    KINDS,
    NUMBER,
    TAKE,
    USE,
    Kind,
)
from whistlestop.games.bang.crowd import crowd
from whistlestop.games.bang.death import leave_the_table
from whistlestop.games.bang.distance import Aim, aimed_at
from whistlestop.games.bang.hooks import (
    ACTION,
    CAME_INTO_PLAY,
    COVER,
    FARTHER,
    FENCE,
    FROZEN,
    HAND_LIMIT,
    IGNORES,
    LEFT_PLAY,
    NEARER,
    NO_AIM,
    NO_MORE_TURNS,
    SURVIVES,
    TURN_OVER,
    Ability,
    Cover,
    Fence,
)
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.shot import Shot, fire
from whistlestop.games.bang.state import EXCESS, NOBODY, Table, clockwise
from whistlestop.games.bang.taking import belongings, make_discard, may_lie_before, take, takeable
from whistlestop.games.bang.train_robbery import train
from whistlestop.games.bang.wound import survives


def own(g: Table, seat: int, kind: str) -> int:
    """The player's railcar of this name."""
    return next(card for card in g.players[seat].table if KINDS[card].name == kind)


def spend(g: Table, seat: int, kind: str) -> int:
    """GTR-052: it is discarded for what it does."""
    card = own(g, seat, kind)
    verbs.discard(g, seat, card, kind)
    return card


def blue_cards(g: Table, seat: int, but: str) -> list[int]:
    """Blue cards of the player, in hand or in play, but for the one that asks for them (T-08)."""
    player = g.players[seat]
    cards = [card for card in player.hand + player.table if KINDS[card].blue]
    return [card for card in cards if KINDS[card].name != but]


def _with(kind: str, cards: list[int]) -> list[Answer]:
    return [Answer("use", (kind, IDS[card])) for card in cards]


def _as(like: str, seat: int, cards: list[int]) -> list[Answer]:
    """Like a card that goes for another one: `as panic barrel-QS at 2`."""
    return [
        Answer("as", (like,), seat, BLIND)
        if card == NOBODY
        else Answer("as", (like, IDS[card]), seat)
        for card in cards
    ]


def _wanted(answer: Answer) -> int:
    return NOBODY if answer.place == BLIND else NUMBER[answer.cards[1]]


# Those that stay


def _caboose_offer(g: Table, shot: Shot, answers: list[Answer]) -> None:
    answers += _with("caboose", blue_cards(g, shot.at, "caboose"))


def _caboose(g: Table, shot: Shot, answer: Answer) -> Rule[bool]:
    """GTR-069: another blue card is as good as a Missed!."""
    verbs.discard(g, shot.at, NUMBER[answer.cards[1]], "caboose")
    yield from ()
    return True


COVER.put("caboose", Cover(_caboose_offer, _caboose))


# GTR-084
NEARER.put("lumber-flatcar", -1)
NEARER.put("observation-car", 1)
FARTHER.put("observation-car", 1)


@IGNORES.on("prisoner-car")
def prisoner_car(_g: Table, _me: int, card: int) -> bool:
    """Indians! and Duel cards of others."""
    return KINDS[card].name in ("duel", "indians")


@NO_AIM.on("private-car")
def private_car(g: Table, me: int) -> bool:
    """GTR-085: no BANG! card at somebody without cards in hand."""
    return not g.players[me].hand


def _sleeper_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if not train.used(g, me, "sleeper-car"):
        seats = Aim(g, me).in_range()
        answers += [
            Answer("use", ("sleeper-car", IDS[card]), seat)
            for card in blue_cards(g, me, "sleeper-car")
            for seat in seats
        ]


def _sleeper(g: Table, me: int, answer: Answer) -> Rule[None]:
    """Once a turn another blue card is as good as a BANG!, outside the limit."""
    train.count_use(g, me, "sleeper-car")
    verbs.discard(g, me, NUMBER[answer.cards[1]], "sleeper-car")
    if not g.players[me].out:
        yield from fire(g, Shot(me, aimed_at(answer), NOBODY, "sleeper-car"))


def _sleeper_fence_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if not train.used(g, me, "sleeper-car"):
        answers += _with("sleeper-car", blue_cards(g, me, "sleeper-car"))


def _sleeper_fence(g: Table, me: int, answer: Answer) -> Rule[bool]:
    """GTR-087: also where a BANG! is to be discarded."""
    train.count_use(g, me, "sleeper-car")
    verbs.discard(g, me, NUMBER[answer.cards[1]], "sleeper-car")
    yield from ()
    return True


ACTION.put("sleeper-car", Ability(_sleeper_offer, _sleeper))
FENCE.put("sleeper-car", Fence(_sleeper_fence_offer, _sleeper_fence))


# The Ghost Car

GHOST = "ghost"
FROZEN.put(GHOST, True)  # GTR-076


@HAND_LIMIT.on(GHOST)
def keeps_no_hand(_g: Table, _me: int, _limit: int) -> int:
    """GTR-078: whatever else would let it keep some (T-31)."""
    return 0


@SURVIVES.on("ghost-car")
def ghost_car(g: Table, me: int) -> bool:
    """GTR-074, GTR-077: in the game without life, and nothing of an elimination happens."""
    verbs.haunt(g, me, GHOST)
    return True


@LEFT_PLAY.on("ghost-car")
def without_the_ghost_car(g: Table, me: int) -> None:
    """GTR-079, GTR-080: who has no life is out, without rewards and heirs."""
    if GHOST not in g.players[me].traits:
        return
    verbs.loses_trait(g, me, GHOST)
    if survives(g, me):
        return
    verbs.go_out(g, me, NOBODY)
    verbs.note_grave(g, me)
    leave_the_table(g, me)
    for card in g.players[me].table + g.players[me].hand:
        verbs.discard(g, me, card, "order")


@CAME_INTO_PLAY.on("ghost-car")
def ghost_car_arrives(g: Table, me: int) -> None:
    """GTR-075: it brings back who was eliminated; for good, if it was only for a while (T-13)."""
    if g.players[me].out:
        verbs.come_back(g, me, GHOST)
        verbs.fills_up(g, me)
    elif g.players[me].voice.frozen:
        verbs.haunt(g, me, GHOST)


def _is_sheriff(g: Table, seat: int) -> bool:
    """GTR-073"""
    return g.players[seat].role == SHERIFF


# Those to discard


def _action(
    kind: str, may: Callable[[Table, int], bool], use: Callable[[Table, int], Rule[None]]
) -> None:
    """In phase 2, without any choice beforehand."""

    def offer(g: Table, me: int, answers: list[Answer]) -> None:
        if may(g, me):
            answers.append(USE[own(g, me, kind)])

    def take_it(g: Table, me: int, _answer: Answer) -> Rule[None]:
        spend(g, me, kind)
        yield from use(g, me)

    ACTION.put(kind, Ability(offer, take_it))


def _always(_g: Table, _me: int) -> bool:
    return True


def _baggage_answers(g: Table, me: int) -> list[Answer]:
    aim = Aim(g, me)
    answers = [Answer("as", ("bang",), seat) for seat in aim.in_range()]
    for seat in (*aim.within(1), me):
        answers += _as("panic", seat, _but_baggage(takeable(g, me, seat)))
    for seat in (*aim.others(), me):
        answers += _as("cat-balou", seat, _but_baggage(belongings(g, me, seat)))
    return answers


def _but_baggage(cards: list[int]) -> list[int]:
    """It is gone when it is used."""
    return [card for card in cards if card == NOBODY or KINDS[card].name != "baggage-car"]


def _baggage(g: Table, me: int) -> Rule[None]:
    """Like a BANG!, a Panic! or a Cat Balou; and it is none of them."""
    answers = tuple(_baggage_answers(g, me))
    chosen = yield Ask(me, "as", answers, {"card": "baggage-car"})
    like, at = chosen.cards[0], aimed_at(chosen)
    g.emit("used-as", seat=me, card="baggage-car", like=like, at=at)
    if like == "bang":
        yield from fire(g, Shot(me, at, NOBODY, "baggage-car"))
    elif like == "panic":
        take(g, me, at, _wanted(chosen), "baggage-car")
    else:
        make_discard(g, me, at, _wanted(chosen), "baggage-car")


_action("baggage-car", lambda g, me: bool(_baggage_answers(g, me)), _baggage)


def _baggage_cover_offer(g: Table, shot: Shot, answers: list[Answer]) -> None:
    answers.append(USE[own(g, shot.at, "baggage-car")])


def _baggage_cover(g: Table, shot: Shot, _answer: Answer) -> Rule[bool]:
    """Or like a Missed!, also outside one's turn."""
    spend(g, shot.at, "baggage-car")
    yield from ()
    return True


COVER.put("baggage-car", Cover(_baggage_cover_offer, _baggage_cover))


def _cattle_truck(g: Table, me: int) -> Rule[None]:
    """One of the three topmost discards."""
    cards = g.discard[-3:]
    if cards:
        card = cards[0]
        if len(cards) > 1:
            answer = yield Ask(me, "dig", tuple([TAKE[each] for each in cards]))
            card = NUMBER[answer.cards[0]]
        verbs.take_discard(g, me, card)


_action("cattle-truck", lambda g, _me: bool(g.discard), _cattle_truck)


def _circus_wagon(g: Table, me: int) -> Rule[None]:
    """GTR-070, GTR-071: everybody else discards a card in play, clockwise, of their own choice."""
    for seat in (yield from crowd(g, me, clockwise(g, me), "circus-wagon")):
        cards = g.players[seat].table
        if not cards:
            continue
        card = cards[0]
        if len(cards) > 1:
            answer = yield Ask(seat, "circus", tuple([DISCARD[each] for each in cards]))
            card = NUMBER[answer.cards[0]]
        verbs.discard(g, seat, card, "circus-wagon")


_action("circus-wagon", _always, _circus_wagon)


def _coal_hopper(g: Table, me: int) -> Rule[None]:
    """A card, and a railcar in play of anybody's goes."""
    verbs.draw(g, me, 1, "coal-hopper")
    answers = [
        Answer("discard", (IDS[card],), seat)
        for seat in (me, *clockwise(g, me))
        for card in g.players[seat].table
        if KINDS[card].home
    ]
    if answers:
        answer = answers[0] if len(answers) == 1 else (yield Ask(me, "derail", tuple(answers)))
        make_discard(g, me, aimed_at(answer), NUMBER[answer.cards[0]], "coal-hopper")


_action("coal-hopper", _always, _coal_hopper)

_EXPRESS = "express-car"
_EXPRESS_TURN = "express-turn"


def _express_car(g: Table, me: int) -> Rule[None]:
    """The turn ends, the whole hand goes, and there is another turn."""
    for card in g.players[me].hand[:]:
        verbs.discard(g, me, card, "express-car")
    verbs.grant_turn(g)
    g.players[me].counters[_EXPRESS] = 1
    verbs.go_to(g, EXCESS)
    yield from ()


_action("express-car", _always, _express_car)


@NO_MORE_TURNS.on("train")
def no_further_turn(g: Table) -> bool:
    """GTR-072: after the extra turn of an Express Car there is no other, whatever gives it."""
    return (g.extra and _EXPRESS_TURN in g.counters) or _EXPRESS in g.players[g.turn].counters


@TURN_OVER.on("express")
def the_next_one_is_the_last(g: Table, me: int) -> Rule[None]:
    """And all that were granted before come before it (T-17)."""
    if g.players[me].counters.pop(_EXPRESS, 0) and g.again:
        g.counters[_EXPRESS_TURN] = 1
    elif not g.extra:
        g.counters.pop(_EXPRESS_TURN, None)
    yield from ()


def _lounge_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if g.piles[train.DECK]:
        answers.append(USE[own(g, me, "lounge-car")])


def _lounge_car(g: Table, me: int, _answer: Answer) -> Rule[None]:
    """GTR-081, GTR-082: two railcars from the deck, one for oneself and one for somebody else.

    It goes under the deck after that, so that it does not draw itself (T-11).
    """
    cars = train.draw_cars(g, me, 2)
    spend(g, me, "lounge-car")
    keep = [car for car in cars if may_lie_before(g, me, car)]
    mine = keep[0] if keep else NOBODY
    if len(keep) > 1:
        answer = yield Ask(me, "lounge", tuple([TAKE[car] for car in keep]))
        mine = NUMBER[answer.cards[0]]
    for car in cars:
        seats = [me] if car == mine else _others_for(g, me, car)
        yield from train.place_drawn(g, me, car, seats)


def _others_for(g: Table, me: int, car: int) -> list[int]:
    return [seat for seat in train.places_for(g, car) if seat != me]


ACTION.put("lounge-car", Ability(_lounge_offer, _lounge_car))


def _mail_car(g: Table, me: int) -> Rule[None]:
    """Three cards, of which one goes to somebody else."""
    cards = verbs.draw(g, me, 3, "mail-car")
    others = clockwise(g, me)
    if not cards or not others:
        return
    # By its place among the three: nobody else knows which card it is.
    answers = tuple(
        [
            Answer("give", (), seat, None, number + 1)
            for number in range(len(cards))
            for seat in others
        ]
    )
    about = {"card": "mail-car", "cards": [IDS[card] for card in cards]}
    answer = yield Ask(me, "mail", answers, about)
    verbs.hand_over(g, me, aimed_at(answer), cards[(answer.number or 1) - 1], "mail-car")


_action("mail-car", _always, _mail_car)


def _passenger_car_answers(g: Table, me: int) -> list[Answer]:
    return [each for seat in clockwise(g, me) for each in _as("panic", seat, takeable(g, me, seat))]


def _passenger_car(g: Table, me: int) -> Rule[None]:
    """A card of any other player, at any distance."""
    answers = tuple(_passenger_car_answers(g, me))
    chosen = yield Ask(me, "as", answers, {"card": "passenger-car"})
    take(g, me, aimed_at(chosen), _wanted(chosen), "passenger-car")


_action("passenger-car", lambda g, me: bool(_passenger_car_answers(g, me)), _passenger_car)

_NAMES = (
    "baggage-car",
    "caboose",
    "cattle-truck",
    "circus-wagon",
    "coal-hopper",
    "dining-car",
    "express-car",
    "ghost-car",
    "lounge-car",
    "lumber-flatcar",
    "mail-car",
    "observation-car",
    "passenger-car",
    "prisoner-car",
    "private-car",
    "sleeper-car",
)
CARS = tuple(
    [
        (
            Kind(
                name,
                blue=True,
                home=train.DECK,
                barred=_is_sheriff if name == "ghost-car" else None,
            ),
            1,
        )
        for name in _NAMES
    ]
)
