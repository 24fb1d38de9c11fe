"""The equipment: 24 cards that are bought, 13 of them brown and 11 black."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import BLIND, DIAMONDS, IDS, KINDS, NUMBER, SUIT, Kind
from whistlestop.games.bang.distance import Aim, aimed_at
from whistlestop.games.bang.duel import duel
from whistlestop.games.bang.gold_rush import nuggets
from whistlestop.games.bang.hooks import (
    ACTION,
    BOUNTY,
    HAND_LIMIT,
    IGNORES,
    LAST_CHANCE,
    MORE_DRAWN,
    MORE_FLIPS,
    STRIPPED,
    TURN_OVER,
    WOUNDED,
    Ability,
)
from whistlestop.games.bang.response import ignores
from whistlestop.games.bang.shot import Shot, fire
from whistlestop.games.bang.state import EXCESS, NOBODY, Table, clockwise
from whistlestop.games.bang.store import share_out
from whistlestop.games.bang.taking import belongings, make_discard, take, takeable
from whistlestop.games.bang.wound import Wound

# Piles: face down; under it, face up; and on offer.
DECK: Final = "equipment"
UNDER: Final = "equipment-used"
DISPLAY: Final = "display"
OWN: Final = "equipment"  # before a player

COST: Final = {
    "shot": 1,
    "bottle": 2,
    "pardner": 2,
    "gold-rush": 5,
    "rhum": 3,
    "union-pacific": 4,
    "calumet": 3,
    "gun-belt": 2,
    "horseshoe": 2,
    "pickaxe": 4,
    "wanted": 2,
    "gold-pan": 3,
    "boots": 3,
    "lucky-charm": 3,
    "rucksack": 3,
}
BROWN: Final = ("shot", "bottle", "pardner", "gold-rush", "rhum", "union-pacific")
# Those that are put before a player, or used on one, of the buyer's choice.
AT_SOMEBODY: Final = ("shot", "wanted")

_COPIES = {"shot": 3, "bottle": 3, "pardner": 3, "rhum": 2, "wanted": 3}
CARDS = tuple([(Kind(name), _COPIES.get(name, 1)) for name in COST])


# The deck


def lay_out(g: Table, cards: list[int]) -> None:
    """GR-003, GR-004: shuffled, and three of them turned up."""
    g.rng.shuffle(cards)
    g.piles[DECK], g.piles[UNDER], g.piles[DISPLAY] = cards, [], []
    for _ in range(3):
        _turn_up(g)


def _turn_up(g: Table) -> int:
    card = top(g)
    if card != NOBODY:
        verbs.show(g, card)
        g.piles[DISPLAY].append(card)
    return card


def top(g: Table) -> int:
    """GR-036: when those face down are gone, the ones under them are shuffled."""
    if not g.piles[DECK] and g.piles[UNDER]:
        cards, g.piles[UNDER] = g.piles[UNDER], []
        g.piles[DECK] = verbs.shuffle(g, cards, DECK)
        g.emit("equipment-reshuffled", count=len(cards))
    return g.piles[DECK].pop() if g.piles[DECK] else NOBODY


def any_left(g: Table) -> bool:
    return bool(g.piles[DECK] or g.piles[UNDER])


def put_under(g: Table, card: int) -> None:
    """GR-034: face up, under the deck."""
    verbs.show(g, card)
    g.piles[UNDER].append(card)


def take_from_under(g: Table, card: int) -> None:
    """The one that was put there last, and has found its player."""
    g.piles[UNDER].remove(card)


def take_from_display(g: Table, card: int) -> None:
    g.piles[DISPLAY].remove(card)


def refill_display(g: Table) -> None:
    """GR-022: another one is turned up at once."""
    new = _turn_up(g)
    if new != NOBODY:
        g.emit("displayed", card=IDS[new])


def put_before(g: Table, seat: int, card: int) -> None:
    """GR-020: it stays before a player, and speaks for it."""
    verbs.show(g, card)
    g.players[seat].piles.setdefault(OWN, []).append(card)
    verbs.gains_trait(g, seat, KINDS[card].name)
    g.emit("got-equipment", seat=seat, card=IDS[card])


def lose(g: Table, seat: int, card: int, by: int) -> None:
    g.players[seat].piles[OWN].remove(card)
    verbs.loses_trait(g, seat, KINDS[card].name)
    put_under(g, card)
    g.emit("lost-equipment", seat=seat, card=IDS[card], by=verbs.who(by))


def has(g: Table, seat: int, name: str) -> bool:
    """GR-025: then it may not have another one."""
    return name in g.players[seat].traits


@STRIPPED.on("equipment")
def all_of_it(g: Table, seat: int) -> None:
    """GR-033, GR-035: nobody inherits it."""
    for card in g.players[seat].piles.get(OWN, [])[:]:
        lose(g, seat, card, NOBODY)


# Brown


def apply(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """GR-019: what a brown card does, at once; it lies under the deck from now on."""
    put_under(g, card)
    yield from _EFFECTS[KINDS[card].name](g, me, card, answer)


def _shot(g: Table, me: int, card: int, answer: Answer) -> Rule[None]:
    """A player of your choice regains 1 life point."""
    seat = answer.seat
    if seat is None:
        seat = yield from choose_player(me, card, [me, *clockwise(g, me)])
    verbs.heal(g, seat, 1, "shot")


def choose_player(me: int, card: int, seats: list[int]) -> Rule[int]:
    """Whom a card is for that came without a choice."""
    if len(seats) == 1:
        return seats[0]
    answers = tuple([Answer("give", (IDS[card],), seat) for seat in seats])
    answer = yield Ask(me, "give", answers, {"card": IDS[card]})
    return aimed_at(answer)


def _bottle(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """GR-047, GR-048: like a BANG!, a Panic! or a Beer, and none of them."""
    aim = Aim(g, me)
    answers = [_as("bang", seat) for seat in aim.in_range()]
    for seat in (*aim.within(1), me):
        answers += _on("panic", seat, takeable(g, me, seat))
    answers.append(_as("beer"))
    chosen = yield Ask(me, "as", tuple(answers), {"card": IDS[card]})
    like = chosen.cards[0]
    g.emit("used-as", seat=me, card=IDS[card], like=like, at=chosen.seat)
    if like == "bang":
        yield from fire(g, Shot(me, aimed_at(chosen), card, "bottle"))
    elif like == "panic":
        if not (yield from _is_ignored(g, me, card, chosen)):
            take(g, me, aimed_at(chosen), _wanted(chosen), "bottle")
    else:
        verbs.heal(g, me, 1, "bottle")


def _pardner(g: Table, me: int, card: int, _answer: Answer) -> Rule[None]:
    """GR-054: like a Cat Balou, a Duel or a General Store, and none of them."""
    others = clockwise(g, me)
    answers = [_as("duel", seat) for seat in others]
    for seat in (*others, me):
        answers += _on("cat-balou", seat, belongings(g, me, seat))
    answers.append(_as("general-store"))
    chosen = yield Ask(me, "as", tuple(answers), {"card": IDS[card]})
    like = chosen.cards[0]
    g.emit("used-as", seat=me, card=IDS[card], like=like, at=chosen.seat)
    if like == "duel":
        if not (yield from _is_ignored(g, me, card, chosen)):
            yield from duel(g, me, aimed_at(chosen), card, "pardner")
    elif like == "cat-balou":
        if not (yield from _is_ignored(g, me, card, chosen)):
            make_discard(g, me, aimed_at(chosen), _wanted(chosen), "pardner")
    else:
        yield from share_out(g, me, card, "pardner")


def _is_ignored(g: Table, me: int, card: int, chosen: Answer) -> Rule[bool]:
    """Whether whoever it is aimed at need not mind it."""
    return chosen.seat != me and (yield from ignores(g, aimed_at(chosen), card))


def _as(like: str, seat: int | None = None) -> Answer:
    return Answer("as", (like,), seat)


def _on(like: str, seat: int, cards: list[int]) -> list[Answer]:
    return [
        Answer("as", (like,), seat, BLIND)
        if card == NOBODY
        else Answer("as", (like, IDS[card]), seat)
        for card in cards
    ]


def _wanted(answer: Answer) -> int:
    return NOBODY if answer.place == BLIND else NUMBER[answer.cards[1]]


RECOVERS: Final = "gold-rush"


def _gold_rush(g: Table, me: int, _card: int, _answer: Answer) -> Rule[None]:
    """GR-042: the turn ends, all life comes back, and there is another turn."""
    g.players[me].counters[RECOVERS] = 1
    verbs.grant_turn(g)
    verbs.go_to(g, EXCESS)
    yield from ()


@TURN_OVER.on("equipment")
def recovers(g: Table, me: int) -> Rule[None]:
    """Only now: the hand limit was that of the life before."""
    if g.players[me].counters.pop(RECOVERS, 0):
        verbs.heal(g, me, g.players[me].most, "gold-rush")
    yield from ()


def _rhum(g: Table, me: int, _card: int, _answer: Answer) -> Rule[None]:
    """GR-055, GR-056: a life point for every suit among four cards, and more if one flips more."""
    cards = verbs.flip(g, me, 4 + g.players[me].voice.more_flips, "rhum")
    verbs.heal(g, me, len({SUIT[card] for card in cards}), "rhum")
    yield from ()


def _union_pacific(g: Table, me: int, _card: int, _answer: Answer) -> Rule[None]:
    verbs.draw(g, me, 4, "union-pacific")
    yield from ()


_EFFECTS: dict[str, Callable[[Table, int, int, Answer], Rule[None]]] = {
    "shot": _shot,
    "bottle": _bottle,
    "pardner": _pardner,
    "gold-rush": _gold_rush,
    "rhum": _rhum,
    "union-pacific": _union_pacific,
}


# Black


@IGNORES.on("calumet")
def calumet(_g: Table, _me: int, card: int) -> bool:
    """GR-044, GR-045: Diamonds of others do nothing; within a Duel nobody asks."""
    return SUIT[card] == DIAMONDS


@HAND_LIMIT.on("gun-belt")
def gun_belt(_g: Table, _me: int, _limit: int) -> int:
    """GR-043: eight cards, whatever the life points."""
    return 8


# GR-050, GR-051
MORE_FLIPS.put("horseshoe", 1)
MORE_DRAWN.put("pickaxe", 1)


@BOUNTY.on("wanted")
def wanted(g: Table, _dead: int, by: int) -> None:
    """GR-058 to GR-060: two cards and a nugget for whoever did it."""
    verbs.draw(g, by, 2, "wanted")
    nuggets.gain(g, by, 1, "wanted")


def pay_for_cards(what: str) -> Ability:
    """Pay 1 nugget to draw 1 card, at most twice a turn."""
    answer = Answer("use", (what,))

    def offer(g: Table, me: int, answers: list[Answer]) -> None:
        if nuggets.owned(g, me) and nuggets.used(g, me, what) < 2:
            answers.append(answer)

    def use(g: Table, me: int, _answer: Answer) -> Rule[None]:
        nuggets.pay(g, me, 1, what)
        nuggets.count_use(g, me, what)
        verbs.draw(g, me, 1, what)
        yield from ()

    return Ability(offer, use)


ACTION.put("gold-pan", pay_for_cards("gold-pan"))


def not_the_last(hurt: Wound) -> int:
    """GR-046, GR-052: how many of the points lost were not the last one."""
    return min(hurt.points, hurt.before - 1)


@WOUNDED.on("boots")
def boots(g: Table, hurt: Wound) -> Rule[None]:
    verbs.draw(g, hurt.seat, not_the_last(hurt), "boots")
    yield from ()


@WOUNDED.on("lucky-charm")
def lucky_charm(g: Table, hurt: Wound) -> Rule[None]:
    """GR-053: from the heap."""
    nuggets.gain(g, hurt.seat, not_the_last(hurt), "lucky-charm")
    yield from ()


_RUCKSACK = Answer("use", ("rucksack",))


def _rucksack_offer(g: Table, me: int, answers: list[Answer]) -> None:
    player = g.players[me]
    if nuggets.owned(g, me) >= 2 and player.life < player.most and not player.voice.frozen:
        answers.append(_RUCKSACK)


def _rucksack(g: Table, me: int, _answer: Answer) -> Rule[None]:
    """GR-057: two nuggets for a life point, in one's turn or at the last moment."""
    nuggets.pay(g, me, 2, "rucksack")
    verbs.heal(g, me, 1, "rucksack")
    yield from ()


ACTION.put("rucksack", Ability(_rucksack_offer, _rucksack))
LAST_CHANCE.put("rucksack", Ability(_rucksack_offer, _rucksack))
