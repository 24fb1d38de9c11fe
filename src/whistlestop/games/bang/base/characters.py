"""The 16 characters of the base game."""

from __future__ import annotations

from functools import cache

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.after_resolution import refill
from whistlestop.games.bang.card import DODGE, STRIKE, PlayingCard, ids
from whistlestop.games.bang.character import Character
from whistlestop.games.bang.draw_check import check, is_hearts, is_red
from whistlestop.games.bang.effects import NO_LIMIT, Ability, Cover, Effects
from whistlestop.games.bang.shot import Shot
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.taking import take
from whistlestop.games.bang.targets import number_of
from whistlestop.games.bang.turn import cards_to_draw
from whistlestop.games.bang.verbs import deck, hands, in_play, life
from whistlestop.games.bang.wound import Wound

_DRAW = Answer("draw")


def draw_for_each_life_point(g: Table, hurt: Wound) -> Rule[None]:
    """BASE-135 to BASE-137: Bart Cassidy draws a card for each life point lost, if he survives."""
    hands.draw(g, hurt.seat, hurt.points, "bart-cassidy")
    yield from ()


BART_CASSIDY = Character(
    "bart-cassidy", life=4, effects=Effects(wounded=(draw_for_each_life_point,))
)


def show_second_card(g: Table, me: int, count: int) -> Rule[None]:
    """BASE-138, BASE-139: Black Jack shows the second card. If it is red, he draws another card."""
    second = 1 - (cards_to_draw(g, me) - count)  # he may have given up the first card
    cards = hands.draw(g, me, count, "phase")
    if len(cards) > second:
        hands.reveal(g, me, cards[second])
        if is_red(cards[second]):
            hands.draw(g, me, 1, "black-jack")
    yield from ()


BLACK_JACK = Character("black-jack", life=4, effects=Effects(phase_one=(show_second_card,)))

# BASE-140 to BASE-144: her BANG! cards also serve as Missed! cards, and the other way round.
CALAMITY_JANET = Character(
    "calamity-janet", life=4, effects=Effects(serves_as={"bang": DODGE, "missed": STRIKE})
)


def take_from_attacker(g: Table, hurt: Wound) -> Rule[None]:
    """BASE-145 to BASE-148, BASE-175: El Gringo takes random hand cards of the attacker.

    He takes a card for each life point lost.
    """
    if hurt.by not in (NOBODY, hurt.seat):
        refill(g, hurt.by)
        for _ in range(hurt.points):
            if g.players[hurt.by].hand:
                take(g, hurt.seat, hurt.by, None, "el-gringo")
    yield from ()


EL_GRINGO = Character("el-gringo", life=3, effects=Effects(wounded=(take_from_attacker,)))


def draw_from_a_hand(g: Table, me: int, count: int) -> Rule[None]:
    """BASE-149: Jesse Jones may take a random card of another player's hand as the first card."""
    victims = [seat for seat in clockwise(g, me) if g.players[seat].hand]
    if victims:
        answers = (_DRAW, *[Answer("take", (), seat) for seat in victims])
        answer = yield Ask(me, "draw", answers)
        if answer.seat is not None:
            take(g, me, answer.seat, None, "jesse-jones")
            count -= 1
    hands.draw(g, me, count, "phase")


JESSE_JONES = Character(
    "jesse-jones", life=4, effects=Effects(phase_one=(draw_from_a_hand,), first_card=True)
)

_BARREL = Answer("use", ("jourdonnais",))


def _own_barrel_offer(_g: Table, shot: Shot, answers: list[Answer]) -> None:
    if "jourdonnais" not in shot.tried:
        answers.append(_BARREL)


def _own_barrel(g: Table, shot: Shot, _answer: Answer) -> Rule[bool]:
    """BASE-150, BASE-151: Jourdonnais has a built-in Barrel, besides a Barrel in play."""
    return (yield from check(g, shot.at, "jourdonnais", is_hearts))


JOURDONNAIS = Character(
    "jourdonnais", life=4, effects=Effects(cover=(Cover(_own_barrel_offer, _own_barrel),))
)

_PUT_BACK = tuple([Answer("return", number=number) for number in (1, 2, 3)])


def choose_of_three(g: Table, me: int, count: int) -> Rule[None]:
    """BASE-152, BASE-153: Kit Carlson looks at three cards and puts one back on the draw pile.

    If he has to put back several cards, they keep their order.
    """
    deck.look(g, me, max(3, count))
    cards = ids(g.peeked)
    places = list(range(len(cards)))
    back: list[int] = []
    while len(places) > count:
        # The answer names the place of the card, because the others must not learn the card.
        answers = tuple([_PUT_BACK[place] for place in places])
        answer = yield Ask(me, "return", answers, {"cards": cards})
        back.append(number_of(answer) - 1)
        places.remove(back[-1])
    for place in sorted(back, reverse=True):
        deck.put_back(g, me, place)
    hands.keep_peeked(g, me, "phase")


KIT_CARLSON = Character("kit-carlson", life=4, effects=Effects(phase_one=(choose_of_three,)))

# BASE-154: he turns over two cards for every "draw!".
LUCKY_DUKE = Character("lucky-duke", life=4, effects=Effects(more_flips=1))

# BASE-155: others see him at 1 more distance.
PAUL_REGRET = Character("paul-regret", life=3, effects=Effects(farther=1))


def draw_from_discards(g: Table, me: int, count: int) -> Rule[None]:
    """BASE-156 to BASE-158: Pedro Ramirez may take the top discard as the first card."""
    if g.discard:
        answer = yield Ask(me, "draw", (_DRAW, g.discard[-1].to_take))
        if answer.verb == "take":
            hands.take_discard(g, me)
            count -= 1
    hands.draw(g, me, count, "phase")


PEDRO_RAMIREZ = Character(
    "pedro-ramirez",
    life=4,
    effects=Effects(phase_one=(draw_from_discards,), first_card=True, order_counts=True),
)

# BASE-159: she sees others at 1 less distance.
ROSE_DOOLAN = Character("rose-doolan", life=4, effects=Effects(nearer=1))


def _trade_offer(g: Table, me: int, answers: list[Answer]) -> None:
    player = g.players[me]
    if len(player.hand) > 1 and player.life < player.max_life and not player.effects.frozen:
        answers += [_trade_answer(card) for card in player.hand]


@cache
def _trade_answer(card: PlayingCard) -> Answer:
    return Answer("use", ("sid-ketchum", card.id))


def _trade(g: Table, me: int, answer: Answer) -> Rule[None]:
    """BASE-160 to BASE-163: Sid Ketchum may discard two hand cards for a life point at any time."""
    in_play.discard(g, me, g.catalogue.card[answer.cards[1]], "trade")
    hand = g.players[me].hand
    other = hand[0]
    if len(hand) > 1:
        second = yield Ask(me, "trade", tuple([card.to_discard for card in hand]))
        other = g.catalogue.card[second.cards[0]]
    in_play.discard(g, me, other, "trade")
    life.heal(g, me, 1, "sid-ketchum")


SID_KETCHUM = Character(
    "sid-ketchum", life=4, effects=Effects(any_time=(Ability(_trade_offer, _trade),))
)


def one_missed_more(shot: Shot) -> int:
    """BASE-164 to BASE-168: A BANG! card of Slab the Killer needs two Missed!."""
    return 1 if shot.is_bang else 0


SLAB_THE_KILLER = Character(
    "slab-the-killer", life=4, effects=Effects(more_misses=(one_missed_more,))
)


def draw_when_empty(g: Table, me: int) -> None:
    """BASE-169 to BASE-174: Suzy Lafayette draws a card when her hand is empty."""
    if not g.players[me].hand:
        hands.draw(g, me, 1, "suzy-lafayette")


SUZY_LAFAYETTE = Character(
    "suzy-lafayette", life=4, effects=Effects(hand_shrank=(draw_when_empty,))
)


def take_cards_of_the_dead(g: Table, me: int, dead: int) -> None:
    """BASE-176 to BASE-178: Vulture Sam takes all cards of an eliminated player."""
    in_play.inherit(g, me, dead, "vulture-sam")


VULTURE_SAM = Character("vulture-sam", life=4, effects=Effects(inherits=(take_cards_of_the_dead,)))

# BASE-179: he has no limit of BANG! cards in a turn.
WILLY_THE_KID = Character("willy-the-kid", life=4, effects=Effects(more_bangs=NO_LIMIT))

CHARACTERS = (
    BART_CASSIDY,
    BLACK_JACK,
    CALAMITY_JANET,
    EL_GRINGO,
    JESSE_JONES,
    JOURDONNAIS,
    KIT_CARLSON,
    LUCKY_DUKE,
    PAUL_REGRET,
    PEDRO_RAMIREZ,
    ROSE_DOOLAN,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    SUZY_LAFAYETTE,
    VULTURE_SAM,
    WILLY_THE_KID,
)
