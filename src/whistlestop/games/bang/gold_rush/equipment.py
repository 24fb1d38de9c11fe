"""The equipment: 24 cards that are bought, 13 of them brown and 11 black."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang.card import BLACK, BLIND, BROWN, DIAMONDS, Card, PlayingCard
from whistlestop.games.bang.distance import Aim, aimed_at
from whistlestop.games.bang.duel import duel
from whistlestop.games.bang.effects import Ability, Effects
from whistlestop.games.bang.general_store import share_out
from whistlestop.games.bang.gold_rush import verbs
from whistlestop.games.bang.gold_rush.table_state import DECK, OWN, owned, used
from whistlestop.games.bang.response import ignores
from whistlestop.games.bang.shot import Shot, fire
from whistlestop.games.bang.state import EXCESS, NOBODY, Table, clockwise
from whistlestop.games.bang.taking import belongings, make_discard, take, takeable
from whistlestop.games.bang.thing import TableRule
from whistlestop.games.bang.verbs import deck, hands, life, turns, under_way
from whistlestop.games.bang.wound import Wound


def is_brown(card: PlayingCard) -> bool:
    return card.kind.border == BROWN


# Brown


def use_at_once(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """GR-019: what a brown card does, at once; it lies under the deck from now on."""
    verbs.put_under(g, card)
    if card.kind.play is not None:
        yield from card.kind.play(g, me, card, answer)


def shot(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """A player of your choice regains 1 life point."""
    seat = answer.seat
    if seat is None:
        seat = yield from choose_player(me, card, [me, *clockwise(g, me)])
    life.heal(g, seat, 1, "shot")


def choose_player(me: int, card: PlayingCard, seats: list[int]) -> Rule[int]:
    """Ask whom a card is for that came without a choice."""
    if len(seats) == 1:
        return seats[0]
    answers = tuple([Answer("give", (card.id,), seat) for seat in seats])
    answer = yield Ask(me, "give", answers, {"card": card.id})
    return aimed_at(answer)


def bottle(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """GR-047, GR-048: like a BANG!, a Panic! or a Beer, and none of them."""
    aim = Aim(g, me)
    answers = [_as("bang", seat) for seat in aim.in_range()]
    for seat in (*aim.within(1), me):
        answers += _on("panic", seat, takeable(g, me, seat))
    answers.append(_as("beer"))
    chosen = yield Ask(me, "as", tuple(answers), {"card": card.id})
    like = chosen.cards[0]
    under_way.tell_used_as(g, me, card.id, like, chosen.seat)
    if like == "bang":
        yield from fire(g, Shot(me, aimed_at(chosen), card, "bottle"))
    elif like == "panic":
        if not (yield from _is_ignored(g, me, card, chosen)):
            take(g, me, aimed_at(chosen), _wanted(g, chosen), "bottle")
    else:
        life.heal(g, me, 1, "bottle")


def pardner(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """GR-054: like a Cat Balou, a Duel or a General Store, and none of them."""
    others = clockwise(g, me)
    answers = [_as("duel", seat) for seat in others]
    for seat in (*others, me):
        answers += _on("cat-balou", seat, belongings(g, me, seat))
    answers.append(_as("general-store"))
    chosen = yield Ask(me, "as", tuple(answers), {"card": card.id})
    like = chosen.cards[0]
    under_way.tell_used_as(g, me, card.id, like, chosen.seat)
    if like == "duel":
        if not (yield from _is_ignored(g, me, card, chosen)):
            yield from duel(g, me, aimed_at(chosen), card, "pardner")
    elif like == "cat-balou":
        if not (yield from _is_ignored(g, me, card, chosen)):
            make_discard(g, me, aimed_at(chosen), _wanted(g, chosen), "pardner")
    else:
        yield from share_out(g, me, card, "pardner")


def _is_ignored(g: Table, me: int, card: PlayingCard, chosen: Answer) -> Rule[bool]:
    """Ask whether it does nothing to whomever it is aimed at."""
    return chosen.seat != me and (yield from ignores(g, aimed_at(chosen), card))


def _as(like: str, seat: int | None = None) -> Answer:
    return Answer("as", (like,), seat)


def _on(like: str, seat: int, cards: list[PlayingCard | None]) -> list[Answer]:
    return [
        Answer("as", (like,), seat, BLIND) if card is None else Answer("as", (like, card.id), seat)
        for card in cards
    ]


def _wanted(g: Table, answer: Answer) -> PlayingCard | None:
    return None if answer.place == BLIND else g.catalogue.card[answer.cards[1]]


def gold_rush(g: Table, me: int, _card: PlayingCard, _answer: Answer) -> Rule[None]:
    """GR-042: the turn ends, all life comes back, and there is another turn."""
    verbs.promise_recovery(g, me)
    turns.grant_turn(g)
    turns.go_to(g, EXCESS)
    yield from ()


def rhum(g: Table, me: int, _card: PlayingCard, _answer: Answer) -> Rule[None]:
    """GR-055, GR-056: a life point for every suit among four cards, and more if one flips more."""
    cards = deck.flip(g, me, 4 + g.players[me].effects.more_flips, "rhum")
    life.heal(g, me, len({card.suit for card in cards}), "rhum")
    yield from ()


def union_pacific(g: Table, me: int, _card: PlayingCard, _answer: Answer) -> Rule[None]:
    """Four cards from the draw pile."""
    hands.draw(g, me, 4, "union-pacific")
    yield from ()


# Black


def ignore_diamonds(_g: Table, _me: int, card: PlayingCard) -> bool:
    """GR-044, GR-045: Diamonds of others do nothing; within a Duel nobody asks."""
    return card.suit == DIAMONDS


def eight_cards(_g: Table, _me: int, _limit: int) -> int:
    """GR-043: eight cards, whatever the life points."""
    return 8


def pay_bounty(g: Table, _dead: int, by: int) -> None:
    """GR-058 to GR-060: two cards and a nugget for whoever did it."""
    hands.draw(g, by, 2, "wanted")
    verbs.gain_nuggets(g, by, 1, "wanted")


def pay_for_cards(what: str) -> Ability:
    """Let the owner pay 1 nugget to draw 1 card, at most twice a turn."""
    answer = Answer("use", (what,))

    def offer(g: Table, me: int, answers: list[Answer]) -> None:
        if owned(g, me) and used(g, me, what) < 2:
            answers.append(answer)

    def use(g: Table, me: int, _answer: Answer) -> Rule[None]:
        verbs.pay_nuggets(g, me, 1, what)
        verbs.count_use(g, me, what)
        hands.draw(g, me, 1, what)
        yield from ()

    return Ability(offer, use)


def not_the_last(hurt: Wound) -> int:
    """GR-046, GR-052: how many of the points lost were not the last one."""
    return min(hurt.points, hurt.before - 1)


def draw_for_wounds(g: Table, hurt: Wound) -> Rule[None]:
    """GR-046: a card for every life point lost but the last."""
    hands.draw(g, hurt.seat, not_the_last(hurt), "boots")
    yield from ()


def nuggets_for_wounds(g: Table, hurt: Wound) -> Rule[None]:
    """GR-053: from the heap."""
    verbs.gain_nuggets(g, hurt.seat, not_the_last(hurt), "lucky-charm")
    yield from ()


_RUCKSACK = Answer("use", ("rucksack",))


def _rucksack_offer(g: Table, me: int, answers: list[Answer]) -> None:
    player = g.players[me]
    if owned(g, me) >= 2 and player.life < player.most and not player.effects.frozen:
        answers.append(_RUCKSACK)


def _rucksack(g: Table, me: int, _answer: Answer) -> Rule[None]:
    """GR-057: two nuggets for a life point, in one's turn or at the last moment."""
    verbs.pay_nuggets(g, me, 2, "rucksack")
    life.heal(g, me, 1, "rucksack")
    yield from ()


_HEAL_FOR_NUGGETS: Final = (Ability(_rucksack_offer, _rucksack),)

# At somebody: those that are put before a player, or used on one, of the buyer's choice.
CARDS = (
    Card("shot", deck=DECK, copies=3, cost=1, at_somebody=True, play=shot),
    Card("bottle", deck=DECK, copies=3, cost=2, play=bottle),
    Card("pardner", deck=DECK, copies=3, cost=2, play=pardner),
    Card("gold-rush", deck=DECK, cost=5, play=gold_rush),
    Card("rhum", deck=DECK, copies=2, cost=3, play=rhum),
    Card("union-pacific", deck=DECK, cost=4, play=union_pacific),
    Card("calumet", deck=DECK, border=BLACK, cost=3, effects=Effects(ignores=(ignore_diamonds,))),
    Card("gun-belt", deck=DECK, border=BLACK, cost=2, effects=Effects(hand_limit=(eight_cards,))),
    # GR-050, GR-051
    Card("horseshoe", deck=DECK, border=BLACK, cost=2, effects=Effects(more_flips=1)),
    Card("pickaxe", deck=DECK, border=BLACK, cost=4, effects=Effects(more_drawn=1)),
    Card(
        "wanted",
        deck=DECK,
        border=BLACK,
        copies=3,
        cost=2,
        at_somebody=True,
        effects=Effects(bounty=(pay_bounty,)),
    ),
    Card(
        "gold-pan",
        deck=DECK,
        border=BLACK,
        cost=3,
        effects=Effects(action=(pay_for_cards("gold-pan"),)),
    ),
    Card("boots", deck=DECK, border=BLACK, cost=3, effects=Effects(wounded=(draw_for_wounds,))),
    Card(
        "lucky-charm",
        deck=DECK,
        border=BLACK,
        cost=3,
        effects=Effects(wounded=(nuggets_for_wounds,)),
    ),
    Card(
        "rucksack",
        deck=DECK,
        border=BLACK,
        cost=3,
        effects=Effects(action=_HEAL_FOR_NUGGETS, last_chance=_HEAL_FOR_NUGGETS),
    ),
)


# The whole table


def lose_all(g: Table, seat: int) -> None:
    """GR-033, GR-035: nobody inherits it."""
    for card in g.players[seat].piles.get(OWN, [])[:]:
        verbs.lose_equipment(g, seat, card, NOBODY)


def recover(g: Table, me: int) -> Rule[None]:
    """GR-042: only now, as the hand limit was that of the life before."""
    if verbs.redeem_recovery(g, me):
        life.heal(g, me, g.players[me].most, "gold-rush")
    yield from ()


EQUIPMENT = TableRule("equipment", Effects(stripped=(lose_all,), turn_over=(recover,)))
