"""The Legends: the other sides of the 16 characters' cards.

The sides that are dealt are the characters of the base game, with the rules of the base game.
"""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.after_resolution import refill, settle
from whistlestop.games.bang.card import BLIND, DODGE, PASS, RANKS, STRIKE, PlayingCard, ids
from whistlestop.games.bang.character import Character
from whistlestop.games.bang.draw_check import check, is_jack_or_higher
from whistlestop.games.bang.effects import NO_LIMIT, Ability, ChecksForOthers, Effects
from whistlestop.games.bang.legends import feats, verbs
from whistlestop.games.bang.response import ignores
from whistlestop.games.bang.shot import Shot, fire, strike
from whistlestop.games.bang.state import NOBODY, Table, clockwise, who
from whistlestop.games.bang.taking import react_to_robbery, take, takeable
from whistlestop.games.bang.targets import Aim, aimed_at, number_of
from whistlestop.games.bang.turn import cards_to_draw
from whistlestop.games.bang.verbs import deck, hands, in_play
from whistlestop.games.bang.wound import Wound

JANET: Final = "calamity-janet"
ANY_CARD: Final = "legendary-calamity-janet"
LAST_POINT: Final = "legendary-slab-the-killer"  # LEG-066: his claim may take the last life point
FILLED_UP: Final = {"suzy-lafayette": 1, "legendary-suzy-lafayette": 2}  # hand size to fill up to

# Notes. They hold, in this order: alternating seats and cards; a seat; cards.
_OWED: Final = "owed"
_REGAINED: Final = "regained"
TRIED: Final = "tried"

_DRAW = Answer("draw")


def _legend(front: str, effects: Effects, *, life: int = 4) -> Character:
    """LEG-001: A Legend has the same life points as the dealt side."""
    return Character(f"legendary-{front}", life=life, front=front, effects=effects)


def _owe(g: Table, seat: int, card: PlayingCard) -> None:
    """Note that the player gets this card from the discard pile when all is resolved."""
    verbs.note_more(g, _OWED, seat, card.number)


def collect(g: Table) -> Rule[None]:
    """Give the owed cards, and offer Sid Ketchum his free shot, when something is resolved."""
    verbs.take_owed(g, _OWED)
    while verbs.remove_note(g, _REGAINED) is not None:
        yield from _offer_free_shot(g)
        yield from settle(g)


def draw_two_for_each_life_point(g: Table, hurt: Wound) -> Rule[None]:
    """Draw two cards for each life point lost, if Bart Cassidy survives (L-19)."""
    hands.draw(g, hurt.seat, 2 * hurt.points, "legendary-bart-cassidy")
    yield from ()


BART_CASSIDY = _legend("bart-cassidy", Effects(wounded=(draw_two_for_each_life_point,)))

# Black Jack

_TURN_OVER = Answer("use", ("legendary-black-jack",))
_SCORE: Final = 21
_MORE, _STOP = Answer("more"), Answer("stop")


def worth(card: PlayingCard) -> int:
    """LEG-054: Jack, Queen and King count ten, an Ace counts eleven."""
    rank = RANKS[card.rank]
    if rank == "A":
        return 11
    return 10 if rank in ("J", "Q", "K") else int(rank)


def draw_or_turn_over(g: Table, me: int, count: int) -> Rule[None]:
    """Ask whether Black Jack draws as usual, or turns cards over and takes them all."""
    answer = yield Ask(me, "draw", (_DRAW, _TURN_OVER), {"all": True})
    if answer.verb == "draw":
        hands.draw(g, me, count, "phase")
        return
    yield from _turn_cards_over(g, me)
    if count < cards_to_draw(g, me) and g.face_up:
        deck.drop_from_store(g, me, g.face_up[0], "oregon-trail")  # he gives up the first card
    for card in g.face_up[:]:
        hands.take_from_store(g, me, card)


def _turn_cards_over(g: Table, me: int) -> Rule[None]:
    """LEG-054, LEG-055: Black Jack turns cards over until they are worth more than 21.

    At exactly 21 he may stop.
    """
    score = 0
    while score <= _SCORE:
        if score == _SCORE:
            about = {"total": score, "cards": ids(g.face_up)}
            if (yield Ask(me, "more", (_MORE, _STOP), about)).verb == "stop":
                return
        card = deck.turn_up(g, me)
        if card is None:
            return
        score += worth(card)


BLACK_JACK = _legend("black-jack", Effects(phase_one=(draw_or_turn_over,)))

# Calamity Janet


def _any_card_offer(g: Table, me: int, answers: list[Answer]) -> None:
    seats = Aim(g, me).may_bang()
    answers += [
        Answer("use", (ANY_CARD, card.id), seat)
        for card in g.players[me].hand
        if card.kind.serves != STRIKE
        for seat in seats
    ]


def _any_card(g: Table, me: int, answer: Answer) -> Rule[None]:
    """Play any hand card as a BANG! card. It does nothing else."""
    yield from strike(g, me, g.catalogue.card[answer.cards[1]], answer)


# Every hand card of hers also serves as a BANG! or a Missed!.
CALAMITY_JANET = _legend(
    JANET, Effects(serves_all=(STRIKE, DODGE), action=(Ability(_any_card_offer, _any_card),))
)


def take_from_attacker(g: Table, hurt: Wound) -> Rule[None]:
    """LEG-056, LEG-057: El Gringo takes hand cards of the attacker, and the card that hit him."""
    if hurt.by not in (NOBODY, hurt.seat):
        refill(g, hurt.by)
        for _ in range(hurt.points):
            if g.players[hurt.by].hand:
                take(g, hurt.seat, hurt.by, None, "legendary-el-gringo")
        if hurt.card is not None:
            _owe(g, hurt.seat, hurt.card)
    yield from ()


EL_GRINGO = _legend("el-gringo", Effects(wounded=(take_from_attacker,)), life=3)

# Jesse Jones

_NTH = tuple([Answer("take", (), None, None, number + 1) for number in range(100)])


def draw_from_a_seen_hand(g: Table, me: int, count: int) -> Rule[None]:
    """Let Jesse Jones look at a hand and take a card of it as the first card of phase 1.

    The other cards come from the draw pile. He may also draw all cards as usual.
    """
    victims = [seat for seat in clockwise(g, me) if g.players[seat].hand]
    if victims:
        answers = (_DRAW, *[Answer("take", (), seat) for seat in victims])
        answer = yield Ask(me, "draw", answers)
        if answer.seat is not None:
            yield from _choose_of_hand(g, me, answer.seat)
            count -= 1
    hands.draw(g, me, count, "phase")


def _choose_of_hand(g: Table, me: int, victim: int) -> Rule[None]:
    """Ask for a card of the hand and take it.

    The answer names the place of the card, because the others must not see the hand or the card.
    """
    cards = hands.look_at_hand(g, me, victim)
    place = 0
    if len(cards) > 1:
        about = {"victim": victim, "cards": cards}
        answer = yield Ask(me, "look", _NTH[: len(cards)], about)
        place = number_of(answer) - 1
    card = g.players[victim].hand[place]
    hands.take_from_hand(g, me, victim, card, "legendary-jesse-jones")
    react_to_robbery(g, me, victim)


JESSE_JONES = _legend("jesse-jones", Effects(phase_one=(draw_from_a_seen_hand,), first_card=True))

# Jourdonnais

_IGNORE = Answer("use", ("legendary-jourdonnais",))


def check_against_brown_cards(g: Table, me: int, card: PlayingCard, bang: bool) -> Rule[bool]:
    """LEG-058: Jourdonnais may "draw!" once against each brown card.

    On a Jack or higher the card does nothing to him.
    """
    if (card.kind.blue and not bang) or card.number in g.notes.get(TRIED, ()):
        return False
    verbs.note_more(g, TRIED, card.number)
    about = {"by": who(g.turn), "card": card.id}
    answer = yield Ask(me, "ignore", (_IGNORE, PASS), about)
    if answer.verb == "pass":
        return False
    return (yield from check(g, me, "legendary-jourdonnais", is_jack_or_higher))


JOURDONNAIS = _legend("jourdonnais", Effects(evades=(check_against_brown_cards,)))

# Kit Carlson

_DONE = Answer("done")


def draw_and_give(g: Table, me: int, count: int) -> Rule[None]:
    """Draw an extra card. Kit Carlson may give one of the drawn cards to another player."""
    cards = hands.draw(g, me, count + 1, "phase")
    others = clockwise(g, me)
    if not cards or not others:
        return
    # The answer names the place of the card among them, because nobody else may know the card.
    answers = [
        Answer("give", (), seat, None, number + 1)
        for number in range(len(cards))
        for seat in others
    ]
    about = {"card": "legendary-kit-carlson", "cards": ids(cards)}
    answer = yield Ask(me, "mail", (*answers, _DONE), about)
    if answer.seat is not None:
        card = cards[number_of(answer) - 1]
        hands.hand_over(g, me, answer.seat, card, "legendary-kit-carlson")


KIT_CARLSON = _legend("kit-carlson", Effects(phase_one=(draw_and_give,)))

# Lucky Duke


def _because_of_a_card(g: Table, _me: int, why: str) -> bool:
    """LEG-059, LEG-060: Lucky Duke makes all "draw!" checks except those of characters."""
    return why not in g.catalogue.characters


def _keep_in_own_turn(g: Table, me: int, card: PlayingCard) -> None:
    """LEG-061: In his own turn Lucky Duke gets the card, when all its effects are resolved."""
    if g.turn == me:
        _owe(g, me, card)


LUCKY_DUKE = _legend(
    "lucky-duke",
    Effects(
        more_flips=1,
        checks_for_others=(ChecksForOthers(_because_of_a_card, _keep_in_own_turn),),
    ),
)

PAUL_REGRET = _legend("paul-regret", Effects(farther=1, tax=1), life=3)


def draw_and_take_discard(g: Table, me: int, count: int) -> Rule[None]:
    """Draw cards, and then take the top card of the discard pile too."""
    hands.draw(g, me, count, "phase")
    if g.discard:
        hands.take_discard(g, me)
    yield from ()


PEDRO_RAMIREZ = _legend(
    "pedro-ramirez", Effects(phase_one=(draw_and_take_discard,), order_counts=True)
)

# Rose Doolan


def _blue_as_panic_offer(g: Table, me: int, answers: list[Answer]) -> None:
    player = g.players[me]
    if "legendary-rose-doolan" in player.counters:
        return
    blue = [card.id for card in player.hand + player.in_play if card.kind.blue]
    if not blue:
        return
    for seat in clockwise(g, me):
        wanted = takeable(g, me, seat)
        for card in blue:
            used = ("legendary-rose-doolan", card)
            answers += [
                Answer("use", used, seat, BLIND)
                if each is None
                else Answer("use", (*used, each.id), seat)
                for each in wanted
            ]


def _blue_as_panic(g: Table, me: int, answer: Answer) -> Rule[None]:
    """Discard a blue card of Rose Doolan to take a card like a Panic!, once a turn."""
    verbs.use_once(g, me, "legendary-rose-doolan")
    card, victim = g.catalogue.card[answer.cards[1]], aimed_at(answer)
    in_play.discard(g, me, card, "legendary-rose-doolan")
    if g.players[me].out or (yield from ignores(g, victim, card)):
        return
    wanted = None if answer.place == BLIND else g.catalogue.card[answer.cards[2]]
    take(g, me, victim, wanted, "legendary-rose-doolan")


# LEG-062, LEG-063: all players are at distance 1 for her.
ROSE_DOOLAN = _legend(
    "rose-doolan",
    Effects(next_to_all=True, action=(Ability(_blue_as_panic_offer, _blue_as_panic),)),
)

# Sid Ketchum


def _trade_of_front(g: Table) -> Ability:
    """Return the ability that Sid Ketchum has on the dealt side of his card."""
    return g.catalogue.thing["sid-ketchum"].effects.any_time[0]


def _trade_offer(g: Table, me: int, answers: list[Answer]) -> None:
    _trade_of_front(g).offer(g, me, answers)


def _trade(g: Table, me: int, answer: Answer) -> Rule[None]:
    yield from _trade_of_front(g).use(g, me, answer)


def note_regained_life(g: Table, me: int) -> None:
    """LEG-065: Every life point that Sid Ketchum regains in his turn counts, from any source."""
    if g.turn == me:
        verbs.note(g, _REGAINED, me)


def _offer_free_shot(g: Table) -> Rule[None]:
    """LEG-064: Sid Ketchum may fire a shot without a card, once a turn, at a player in range."""
    me = g.turn
    player = g.players[me]
    if g.outcome is not None or player.out or "legendary-sid-ketchum" in player.counters:
        return
    seats = Aim(g, me).in_range()
    if not seats:
        return
    answer = yield Ask(me, "free-bang", (*[Answer("shoot", (), seat) for seat in seats], PASS))
    if answer.verb == "shoot":
        verbs.use_once(g, me, "legendary-sid-ketchum")
        yield from fire(g, Shot(me, aimed_at(answer), None, "legendary-sid-ketchum"))


SID_KETCHUM = _legend(
    "sid-ketchum",
    Effects(any_time=(Ability(_trade_offer, _trade),), healed=(note_regained_life,)),
)


def bang_is_unstoppable(shot: Shot) -> bool:
    """LEG-066: Nothing cancels a BANG! card of Slab the Killer, but a Beer can save the target."""
    return shot.is_bang


SLAB_THE_KILLER = _legend("slab-the-killer", Effects(unstoppable=(bang_is_unstoppable,)))


def fill_up_to_two(g: Table, me: int) -> None:
    """Draw until Suzy Lafayette has two cards."""
    missing = 2 - len(g.players[me].hand)
    if missing > 0:
        hands.draw(g, me, missing, "legendary-suzy-lafayette")


SUZY_LAFAYETTE = _legend("suzy-lafayette", Effects(hand_shrank=(fill_up_to_two,)))

# Vulture Sam


def take_cards_of_the_dead(g: Table, me: int, dead: int) -> None:
    """Take all cards of an eliminated player, as on the dealt side of his card."""
    in_play.inherit(g, me, dead, "legendary-vulture-sam")


def stay_as_himself(g: Table, me: int) -> bool:
    """LEG-068 to LEG-070: Vulture Sam stays in the game, but stops being a Legend.

    He has four life points, and never more than that.
    """
    verbs.end_legend(g, me, "vulture-sam", VULTURE_SAM.life)
    return True


VULTURE_SAM = _legend(
    "vulture-sam", Effects(inherits=(take_cards_of_the_dead,), survives=(stay_as_himself,))
)

# Willy the Kid


def _shot_for_a_feat_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if not feats.has_acted(g, me):
        used = ("legendary-willy-the-kid",)
        answers += [Answer("use", used, seat) for seat in Aim(g, me).in_range()]


def _shot_for_a_feat(g: Table, me: int, answer: Answer) -> Rule[None]:
    """LEG-071, LEG-072: Willy the Kid fires a shot without a card, instead of a Feat."""
    verbs.act(g, me)
    yield from fire(g, Shot(me, aimed_at(answer), None, "legendary-willy-the-kid"))


WILLY_THE_KID = _legend(
    "willy-the-kid",
    Effects(more_bangs=NO_LIMIT, action=(Ability(_shot_for_a_feat_offer, _shot_for_a_feat),)),
)

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
LEGEND_OF: Final = {each.front: each.name for each in CHARACTERS}
