"""The 24 equipment cards, which players buy: 13 brown ones and 11 black ones."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import text
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import BLACK, BLIND, BROWN, DIAMONDS, Card, PlayingCard
from whistlestop.games.bang.duel import duel
from whistlestop.games.bang.effects import Ability, Effects
from whistlestop.games.bang.general_store import share_out
from whistlestop.games.bang.gold_rush import verbs
from whistlestop.games.bang.gold_rush.table_state import DECK, OWN, nuggets_of, used
from whistlestop.games.bang.response import ignores
from whistlestop.games.bang.shot import Shot, fire
from whistlestop.games.bang.state import EXCESS, NOBODY, Table, clockwise
from whistlestop.games.bang.taking import belongings, make_discard, take, takeable
from whistlestop.games.bang.targets import Aim, aimed_at
from whistlestop.games.bang.thing import TableRule
from whistlestop.games.bang.verbs import deck, hands, life, turns, under_way
from whistlestop.games.bang.wound import Wound


def is_brown(card: PlayingCard) -> bool:
    return card.kind.border == BROWN


# Brown


def use_at_once(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """GR-019: A brown card takes effect at once. It goes under the deck before that."""
    verbs.put_under(g, card)
    if card.kind.play is not None:
        yield from card.kind.play(g, me, card, answer)


def shot(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """Shot: a player of the buyer's choice regains 1 life point."""
    seat = answer.seat
    if seat is None:
        seat = yield from choose_player(me, card, [me, *clockwise(g, me)])
    life.heal(g, seat, 1, "shot")


def choose_player(me: int, card: PlayingCard, seats: list[int]) -> Rule[int]:
    """Ask for the player who gets a card, if there are several to choose from."""
    if len(seats) == 1:
        return seats[0]
    answers = tuple([Answer("give", (card.id,), seat) for seat in seats])
    answer = yield Ask(me, "give", answers, {"card": card.id})
    return aimed_at(answer)


def bottle(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """GR-047, GR-048: Bottle works like a BANG!, Panic! or Beer, but does not count as one."""
    aim = Aim(g, me)
    answers = [_as("bang", seat) for seat in aim.in_range()]
    for seat in (*aim.within(1), me):
        answers += _on("panic", seat, takeable(g, me, seat))
    answers.append(_as("beer"))
    chosen = yield Ask(me, "as", tuple(answers), {"card": card.id})
    like = chosen.cards[0]
    under_way.announce_used_as(g, me, card.id, like, chosen.seat)
    if like == "bang":
        yield from fire(g, Shot(me, aimed_at(chosen), card, "bottle"))
    elif like == "panic":
        if not (yield from _is_ignored(g, me, card, chosen)):
            take(g, me, aimed_at(chosen), _wanted(g, chosen), "bottle")
    else:
        life.heal(g, me, 1, "bottle")


def pardner(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """GR-054: Pardner works like a Cat Balou, Duel or General Store, but is not that card."""
    others = clockwise(g, me)
    answers = [_as("duel", seat) for seat in others]
    for seat in (*others, me):
        answers += _on("cat-balou", seat, belongings(g, me, seat))
    answers.append(_as("general-store"))
    chosen = yield Ask(me, "as", tuple(answers), {"card": card.id})
    like = chosen.cards[0]
    under_way.announce_used_as(g, me, card.id, like, chosen.seat)
    if like == "duel":
        if not (yield from _is_ignored(g, me, card, chosen)):
            yield from duel(g, me, aimed_at(chosen), card, "pardner")
    elif like == "cat-balou":
        if not (yield from _is_ignored(g, me, card, chosen)):
            make_discard(g, me, aimed_at(chosen), _wanted(g, chosen), "pardner")
    else:
        yield from share_out(g, me, card, "pardner")


def _is_ignored(g: Table, me: int, card: PlayingCard, chosen: Answer) -> Rule[bool]:
    """Return whether the card does nothing to its target."""
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
    """GR-042: Gold Rush ends the turn, gives all life points back and grants an extra turn."""
    verbs.promise_recovery(g, me)
    turns.grant_turn(g)
    turns.go_to(g, EXCESS)
    yield from ()


def rhum(g: Table, me: int, _card: PlayingCard, _answer: Answer) -> Rule[None]:
    """GR-055, GR-056: Rhum gives a life point for each different suit among four flipped cards.

    Effects that add cards to a "draw!" add cards here too.
    """
    cards = deck.flip(g, me, 4 + g.players[me].effects.more_flips, "rhum")
    life.heal(g, me, len({card.suit for card in cards}), "rhum")
    yield from ()


def union_pacific(g: Table, me: int, _card: PlayingCard, _answer: Answer) -> Rule[None]:
    """Union Pacific: the buyer draws four cards."""
    hands.draw(g, me, 4, "union-pacific")
    yield from ()


# Black


def ignore_diamonds(_g: Table, _me: int, card: PlayingCard) -> bool:
    """GR-044, GR-045: Diamonds of others do nothing to the owner. In a Duel suits do not matter."""
    return card.suit == DIAMONDS


def eight_cards(_g: Table, _me: int, _limit: int) -> int:
    """GR-043: The owner may keep eight cards, with any number of life points."""
    return 8


def pay_bounty(g: Table, _dead: int, by: int) -> None:
    """GR-058 to GR-060: The player who eliminates the owner gets two cards and a nugget."""
    hands.draw(g, by, 2, "wanted")
    verbs.gain_nuggets(g, by, 1, "wanted")


def pay_for_cards(what: str) -> Ability:
    """Let the owner pay 1 nugget to draw 1 card, at most twice a turn."""
    answer = Answer("use", (what,))

    def offer(g: Table, me: int, answers: list[Answer]) -> None:
        if nuggets_of(g, me) and used(g, me, what) < 2:
            answers.append(answer)

    def use(g: Table, me: int, _answer: Answer) -> Rule[None]:
        verbs.pay_nuggets(g, me, 1, what)
        verbs.count_use(g, me, what)
        hands.draw(g, me, 1, what)
        yield from ()

    def why_not(g: Table, me: int, pick: Pick) -> Reason | None:
        if pick.card != what:
            return None
        if used(g, me, what) >= 2:
            return reason("bang-why-used", "GR-049", card=text(f"bang-card-{what}"), count=2)
        return too_few_nuggets(g, me, what, 1, "GR-049")

    return Ability(offer, use, why_not)


def too_few_nuggets(g: Table, me: int, what: str, price: int, clause: str) -> Reason | None:
    """Return the reason that the player cannot pay for this use of a card; None if they can."""
    count = nuggets_of(g, me)
    if count >= price:
        return None
    name = text(f"bang-card-{what}")
    return reason("bang-why-price", clause, card=name, price=price, count=count)


def not_the_last(hurt: Wound) -> int:
    """GR-046, GR-052: Return the number of life points lost, without the last life point."""
    return min(hurt.points, hurt.before - 1)


def draw_for_wounds(g: Table, hurt: Wound) -> Rule[None]:
    """GR-046: The owner draws a card for each life point lost, except the last one."""
    hands.draw(g, hurt.seat, not_the_last(hurt), "boots")
    yield from ()


def nuggets_for_wounds(g: Table, hurt: Wound) -> Rule[None]:
    """GR-053: The owner takes nuggets for lost life points from the heap."""
    verbs.gain_nuggets(g, hurt.seat, not_the_last(hurt), "lucky-charm")
    yield from ()


_RUCKSACK = Answer("use", ("rucksack",))


def _rucksack_offer(g: Table, me: int, answers: list[Answer]) -> None:
    player = g.players[me]
    if nuggets_of(g, me) >= 2 and player.life < player.max_life and not player.effects.frozen:
        answers.append(_RUCKSACK)


def _no_rucksack(g: Table, me: int, pick: Pick) -> Reason | None:
    """GR-057: Return why Rucksack gives no life point now."""
    if pick.card != "rucksack":
        return None
    player = g.players[me]
    if player.effects.frozen:
        return reason("bang-why-frozen", "GR-088")
    if player.life >= player.max_life:
        return reason("bang-why-full-life", "GR-057")
    return too_few_nuggets(g, me, "rucksack", 2, "GR-057")


def _rucksack(g: Table, me: int, _answer: Answer) -> Rule[None]:
    """GR-057: The owner pays two nuggets for a life point, in their turn or at the last chance."""
    verbs.pay_nuggets(g, me, 2, "rucksack")
    life.heal(g, me, 1, "rucksack")
    yield from ()


_HEAL_FOR_NUGGETS: Final = (Ability(_rucksack_offer, _rucksack, _no_rucksack),)

# `at_somebody`: the buyer chooses the player who gets the card, or on whom it is used.
CARDS = (
    Card("shot", deck=DECK, copies=3, cost=1, at_somebody=True, play=shot),
    Card("bottle", deck=DECK, copies=3, cost=2, play=bottle),
    Card("pardner", deck=DECK, copies=3, cost=2, play=pardner),
    Card("gold-rush", deck=DECK, cost=5, play=gold_rush),
    Card("rhum", deck=DECK, copies=2, cost=3, play=rhum),
    Card("union-pacific", deck=DECK, cost=4, play=union_pacific),
    Card("calumet", deck=DECK, border=BLACK, cost=3, effects=Effects(ignores=(ignore_diamonds,))),
    Card("gun-belt", deck=DECK, border=BLACK, cost=2, effects=Effects(hand_limit=(eight_cards,))),
    # GR-050, GR-051: Horseshoe adds a card to each "draw!".
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
    """GR-033, GR-035: A player loses all equipment, and nobody inherits it."""
    for card in g.players[seat].piles.get(OWN, [])[:]:
        verbs.lose_equipment(g, seat, card, NOBODY)


def lose_all_as_penalty(g: Table, seat: int) -> None:
    """GR-060: A Sheriff who pays the penalty loses all equipment, unless an option forbids it."""
    if "equipment-lost" in g.rulings:
        lose_all(g, seat)


def recover(g: Table, me: int) -> Rule[None]:
    """GR-042: The buyer of Gold Rush regains all life points at the end of the turn.

    This comes last because the life points before it decide the hand limit.
    """
    if verbs.redeem_recovery(g, me):
        life.heal(g, me, g.players[me].max_life, "gold-rush")
    yield from ()


EQUIPMENT = TableRule(
    "equipment",
    Effects(stripped=(lose_all,), punished=(lose_all_as_penalty,), turn_over=(recover,)),
)
