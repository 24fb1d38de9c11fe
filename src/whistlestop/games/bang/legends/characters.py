"""The 16 characters, and the other sides of their cards.

The sides with which they are dealt are those of the base game, which knows their rules.
"""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import (
    BLIND,
    DODGE,
    IDS,
    KINDS,
    NUMBER,
    PASS,
    RANK,
    RANKS,
    STRIKE,
    names,
)
from whistlestop.games.bang.check import check
from whistlestop.games.bang.distance import Aim, aimed_at
from whistlestop.games.bang.hooks import (
    ACTION,
    ANY_TIME,
    EVADES,
    FARTHER,
    FIRST_CARD,
    HAND_SHRANK,
    HEALED,
    INHERITS,
    LUCK,
    MORE_BANGS,
    MORE_FLIPS,
    NEXT_TO_ALL,
    NO_LIMIT,
    PHASE_ONE,
    SERVES_ALL,
    SURVIVES,
    TAX,
    UNSTOPPABLE,
    WOUNDED,
    Ability,
    Luck,
)
from whistlestop.games.bang.legends import feats
from whistlestop.games.bang.part import LIFE
from whistlestop.games.bang.response import ignores
from whistlestop.games.bang.settle import refill, settle
from whistlestop.games.bang.shot import Shot, fire, strike
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.taking import rob, take, takeable
from whistlestop.games.bang.turn import cards_to_draw
from whistlestop.games.bang.wound import Wound

# LEG-001: their life points, the same on both sides.
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
BACKS = {name: f"legendary-{name}" for name in CHARACTERS}

JANET: Final = "calamity-janet"
ANY_CARD: Final = "legendary-calamity-janet"
LAST_POINT: Final = "legendary-slab-the-killer"  # LEG-066: whose claim may take it
FILLED_UP: Final = {"suzy-lafayette": 1, "legendary-suzy-lafayette": 2}  # hands, to so many cards
# What can be done once a turn.
USES: Final = ("legendary-rose-doolan", "legendary-sid-ketchum")

# Notes: seats and cards by turns; a seat; cards.
_OWED: Final = "owed"
_REGAINED: Final = "regained"
TRIED: Final = "tried"

_DRAW = Answer("draw")


def _owe(g: Table, seat: int, card: int) -> None:
    """The player gets this card of the discard pile when all is resolved."""
    g.notes.setdefault(_OWED, []).extend((seat, card))


def collect(g: Table) -> Rule[None]:
    """All that is still owed when something is resolved."""
    _get(g)
    while (yield from _shoots_free(g)):
        yield from settle(g)
        _get(g)


def _get(g: Table) -> None:
    """Unless the card has been shuffled away, or somebody has it."""
    owed = g.notes.pop(_OWED, [])
    for seat, card in zip(owed[::2], owed[1::2], strict=True):
        if card in g.discard and not g.players[seat].out:
            verbs.take_discard(g, seat, card)


@WOUNDED.on("legendary-bart-cassidy")
def bart_cassidy(g: Table, hurt: Wound) -> Rule[None]:
    """Two cards for each life point lost, if he lives (L-19)."""
    verbs.draw(g, hurt.seat, 2 * hurt.points, "legendary-bart-cassidy")
    yield from ()


# Black Jack

_TURN_OVER = Answer("use", ("legendary-black-jack",))
_SCORE: Final = 21
_MORE, _STOP = Answer("more"), Answer("stop")


def worth(card: int) -> int:
    """LEG-054: court cards ten, an ace eleven."""
    rank = RANKS[RANK[card]]
    if rank == "A":
        return 11
    return 10 if rank in ("J", "Q", "K") else int(rank)


@PHASE_ONE.on("legendary-black-jack")
def black_jack(g: Table, me: int, count: int) -> Rule[None]:
    """Instead of drawing he may turn cards over, and take them all."""
    answer = yield Ask(me, "draw", (_DRAW, _TURN_OVER))
    if answer.verb == "draw":
        verbs.draw(g, me, count, "phase")
        return
    yield from _turn_cards_over(g, me)
    if count < cards_to_draw(g, me) and g.store:
        verbs.drop_from_store(g, me, g.store[0], "oregon-trail")  # he does without the first one
    for card in g.store[:]:
        verbs.take_from_store(g, me, card)


def _turn_cards_over(g: Table, me: int) -> Rule[None]:
    """LEG-054, LEG-055: until they are worth more than 21; at exactly 21 he may stop."""
    score = 0
    while score <= _SCORE:
        if score == _SCORE:
            about = {"total": score, "cards": names(g.store)}
            if (yield Ask(me, "more", (_MORE, _STOP), about)).verb == "stop":
                return
        card = verbs.turn_up(g, me)
        if card == NOBODY:
            return
        score += worth(card)


# Calamity Janet

# Every hand card is as good as a BANG! or a Missed!.
SERVES_ALL.put(ANY_CARD, (STRIKE, DODGE))


def _calamity_janet_offer(g: Table, me: int, answers: list[Answer]) -> None:
    seats = Aim(g, me).may_bang()
    answers += [
        Answer("use", (ANY_CARD, IDS[card]), seat)
        for card in g.players[me].hand
        if KINDS[card].serves != STRIKE
        for seat in seats
    ]


def _calamity_janet(g: Table, me: int, answer: Answer) -> Rule[None]:
    """The card is a BANG! card then, and does nothing else."""
    yield from strike(g, me, NUMBER[answer.cards[1]], answer)


ACTION.put(ANY_CARD, Ability(_calamity_janet_offer, _calamity_janet))


@WOUNDED.on("legendary-el-gringo")
def el_gringo(g: Table, hurt: Wound) -> Rule[None]:
    """LEG-056, LEG-057: hand cards of whoever did it; and the card that did it, if there is one."""
    if hurt.by not in (NOBODY, hurt.seat):
        refill(g, hurt.by)
        for _ in range(hurt.points):
            if g.players[hurt.by].hand:
                take(g, hurt.seat, hurt.by, NOBODY, "legendary-el-gringo")
        if hurt.card != NOBODY:
            _owe(g, hurt.seat, hurt.card)
    yield from ()


# Jesse Jones

FIRST_CARD.put("legendary-jesse-jones", True)
_NTH = tuple([Answer("take", (), None, None, number + 1) for number in range(100)])


@PHASE_ONE.on("legendary-jesse-jones")
def jesse_jones(g: Table, me: int, count: int) -> Rule[None]:
    """He looks at a hand and takes a card of his choice; the others come from the draw pile."""
    victims = [seat for seat in clockwise(g, me) if g.players[seat].hand]
    if victims:
        answers = (_DRAW, *[Answer("take", (), seat) for seat in victims])
        answer = yield Ask(me, "draw", answers)
        if answer.seat is not None:
            yield from _choose_of_hand(g, me, answer.seat)
            count -= 1
    verbs.draw(g, me, count, "phase")


def _choose_of_hand(g: Table, me: int, victim: int) -> Rule[None]:
    """By its place: the others see neither the hand nor which card it is."""
    cards = verbs.look_at_hand(g, me, victim)
    place = 0
    if len(cards) > 1:
        about = {"victim": victim, "cards": cards}
        answer = yield Ask(me, "look", _NTH[: len(cards)], about)
        place = (answer.number or 1) - 1
    card = g.players[victim].hand[place]
    verbs.take_from_hand(g, me, victim, card, "legendary-jesse-jones")
    rob(g, me, victim)


# Jourdonnais

_IGNORE = Answer("use", ("legendary-jourdonnais",))


@EVADES.on("legendary-jourdonnais")
def jourdonnais(g: Table, me: int, card: int, bang: bool) -> Rule[bool]:
    """LEG-058: one "draw!" against every brown card; from a Jack up it does nothing to him."""
    tried = g.notes.setdefault(TRIED, [])
    if (KINDS[card].blue and not bang) or card in tried:
        return False
    tried.append(card)
    about = {"by": verbs.who(g.turn), "card": IDS[card]}
    answer = yield Ask(me, "ignore", (_IGNORE, PASS), about)
    if answer.verb == "pass":
        return False
    return (yield from check(g, me, "legendary-jourdonnais", _is_high))


def _is_high(card: int) -> bool:
    return RANK[card] >= RANKS.index("J")


# Kit Carlson

_DONE = Answer("done")


@PHASE_ONE.on("legendary-kit-carlson")
def kit_carlson(g: Table, me: int, count: int) -> Rule[None]:
    """He draws one card more, and may give one of them to somebody else."""
    cards = verbs.draw(g, me, count + 1, "phase")
    others = clockwise(g, me)
    if not cards or not others:
        return
    # By its place among them: nobody else knows which card it is.
    answers = [
        Answer("give", (), seat, None, number + 1)
        for number in range(len(cards))
        for seat in others
    ]
    about = {"card": "legendary-kit-carlson", "cards": names(cards)}
    answer = yield Ask(me, "mail", (*answers, _DONE), about)
    if answer.seat is not None:
        card = cards[(answer.number or 1) - 1]
        verbs.hand_over(g, me, answer.seat, card, "legendary-kit-carlson")


# Lucky Duke


def _because_of_a_card(_g: Table, _me: int, why: str) -> bool:
    """LEG-059, LEG-060: everybody's "draw!", but not what a character's ability is for."""
    return why not in LIFE


def _counted(g: Table, me: int, card: int) -> None:
    """LEG-061: in his own turn he gets the card, when all that came of it is resolved."""
    if g.turn == me:
        _owe(g, me, card)


LUCK.put("legendary-lucky-duke", Luck(_because_of_a_card, _counted))
MORE_FLIPS.put("legendary-lucky-duke", 1)

# Paul Regret
FARTHER.put("legendary-paul-regret", 1)
TAX.put("legendary-paul-regret", 1)


@PHASE_ONE.on("legendary-pedro-ramirez")
def pedro_ramirez(g: Table, me: int, count: int) -> Rule[None]:
    """The top card of the discard pile, besides those that he draws."""
    verbs.draw(g, me, count, "phase")
    if g.discard:
        verbs.take_discard(g, me)
    yield from ()


# Rose Doolan

# LEG-062, LEG-063
NEXT_TO_ALL.put("legendary-rose-doolan", True)


def _rose_doolan_offer(g: Table, me: int, answers: list[Answer]) -> None:
    player = g.players[me]
    if "legendary-rose-doolan" in player.counters:
        return
    blue = [IDS[card] for card in player.hand + player.table if KINDS[card].blue]
    if not blue:
        return
    for seat in clockwise(g, me):
        wanted = takeable(g, me, seat)
        for card in blue:
            used = ("legendary-rose-doolan", card)
            answers += [
                Answer("use", used, seat, BLIND)
                if each == NOBODY
                else Answer("use", (*used, IDS[each]), seat)
                for each in wanted
            ]


def _rose_doolan(g: Table, me: int, answer: Answer) -> Rule[None]:
    """Once a turn a blue card of hers is as good as a Panic!."""
    g.players[me].counters["legendary-rose-doolan"] = 1
    card, victim = NUMBER[answer.cards[1]], aimed_at(answer)
    verbs.discard(g, me, card, "legendary-rose-doolan")
    if g.players[me].out or (yield from ignores(g, victim, card)):
        return
    wanted = NOBODY if answer.place == BLIND else NUMBER[answer.cards[2]]
    take(g, me, victim, wanted, "legendary-rose-doolan")


ACTION.put("legendary-rose-doolan", Ability(_rose_doolan_offer, _rose_doolan))

# Sid Ketchum


def _trades(g: Table, me: int, answers: list[Answer]) -> None:
    """As on the other side of his card."""
    ANY_TIME.by_name["sid-ketchum"].offer(g, me, answers)


def _trade(g: Table, me: int, answer: Answer) -> Rule[None]:
    yield from ANY_TIME.by_name["sid-ketchum"].use(g, me, answer)


ANY_TIME.put("legendary-sid-ketchum", Ability(_trades, _trade))


@HEALED.on("legendary-sid-ketchum")
def sid_ketchum(g: Table, me: int) -> None:
    """LEG-065: in whatever way, in his turn."""
    if g.turn == me:
        g.notes[_REGAINED] = [me]


def _shoots_free(g: Table) -> Rule[bool]:
    """LEG-064: once a turn, without a card, at somebody in range; whether he does."""
    if g.notes.pop(_REGAINED, None) is None:
        return False
    me = g.turn
    player = g.players[me]
    if g.outcome is not None or player.out or "legendary-sid-ketchum" in player.counters:
        return False
    seats = Aim(g, me).in_range()
    if not seats:
        return False
    answer = yield Ask(me, "free-bang", (*[Answer("shoot", (), seat) for seat in seats], PASS))
    if answer.verb == "pass":
        return False
    g.players[me].counters["legendary-sid-ketchum"] = 1
    yield from fire(g, Shot(me, aimed_at(answer), NOBODY, "legendary-sid-ketchum"))
    return True


@UNSTOPPABLE.on(LAST_POINT)
def slab_the_killer(shot: Shot) -> bool:
    """His BANG! cards cannot be cancelled; LEG-066: a Beer still helps."""
    return shot.is_bang


@HAND_SHRANK.on("legendary-suzy-lafayette")
def suzy_lafayette(g: Table, me: int) -> None:
    """Fewer than two cards become two."""
    missing = 2 - len(g.players[me].hand)
    if missing > 0:
        verbs.draw(g, me, missing, "legendary-suzy-lafayette")


# Vulture Sam


@INHERITS.on("legendary-vulture-sam")
def inherits(g: Table, me: int, dead: int) -> None:
    verbs.inherit(g, me, dead, "legendary-vulture-sam")


@SURVIVES.on("legendary-vulture-sam")
def vulture_sam(g: Table, me: int) -> bool:
    """LEG-068 to LEG-070: he stays, with four life points and never more, and is a Legend no
    longer.
    """
    verbs.turn_over(g, me, "vulture-sam")
    verbs.start_over(g, me, CHARACTERS["vulture-sam"])
    player = g.players[me]
    g.emit("legend-over", seat=me, name=player.character, life=player.life, most=player.most)
    return True


# Willy the Kid

MORE_BANGS.put("legendary-willy-the-kid", NO_LIMIT)


def _willy_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if not feats.has_acted(g, me):
        used = ("legendary-willy-the-kid",)
        answers += [Answer("use", used, seat) for seat in Aim(g, me).in_range()]


def _willy(g: Table, me: int, answer: Answer) -> Rule[None]:
    """LEG-071, LEG-072: a shot without a card, instead of a Feat."""
    feats.act(g, me)
    yield from fire(g, Shot(me, aimed_at(answer), NOBODY, "legendary-willy-the-kid"))


ACTION.put("legendary-willy-the-kid", Ability(_willy_offer, _willy))
