"""The 16 playing cards of The Great Train Robbery."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import BLUE, DODGE, RESCUE, STRIKE, Card, PlayingCard, ids
from whistlestop.games.bang.common_plays import (
    before_oneself,
    not_aimed,
    not_at_anybody,
    not_before_oneself,
    put_before_oneself,
    without_target,
)
from whistlestop.games.bang.draw_check import check, is_jack_or_higher, is_red, is_spades
from whistlestop.games.bang.effects import NONE, Effects
from whistlestop.games.bang.reasons import (
    beyond_weapon,
    name_of,
    name_of_card,
    not_a_target,
    of_all,
    of_nearest,
)
from whistlestop.games.bang.response import beer_helps, ignores
from whistlestop.games.bang.shot import Shot, fire, no_bang_left
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.taking import react_to_robbery
from whistlestop.games.bang.targets import Aim, aimed_at, choose_targets
from whistlestop.games.bang.train_robbery.table_state import paired
from whistlestop.games.bang.train_robbery.train import advance, placeable, take_railcar
from whistlestop.games.bang.verbs import deck, hands, in_play, life, turns, under_way
from whistlestop.games.bang.wound import wound

# Answers to a shot


def cactus(g: Table, shot: Shot) -> Rule[None]:
    """Make a "draw!" after the answer. A red card gives a life point back."""
    if (yield from check(g, shot.at, "cactus", is_red)):
        life.heal(g, shot.at, 1, "cactus")


def evaded(_g: Table, shot: Shot) -> Rule[None]:
    """GTR-088, GTR-089: The player gets the card that fired the shot, if the shot misses (T-07)."""
    if shot.card is not None and shot.card.kind.home is None:
        shot.keeper = shot.at
    yield from ()


# Brown cards


def full_steam(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """GTR-090 to GTR-092: The train goes to the End of the Line.

    The player then skips or doubles the effect of the Locomotive.
    """
    hands.play(g, me, card, NOBODY, None, "full-steam")
    yield from advance(g, me, to_the_end=True)


def knife_revolver_offer(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """Offer a card that counts for the BANG! limit, but is no BANG! card (GTR-086, GTR-093)."""
    if aim.bang_left():
        answers += [card.to_play_at[seat] for seat in aim.in_range()]


def no_knife_revolver(aim: Aim, _card: PlayingCard, seat: int | None) -> Reason | None:
    """GTR-086, GTR-093: Return why this card cannot be used at this seat, or at anybody."""
    return no_bang_left(aim, "GTR-093") or _no_shot(aim, seat)


def _no_shot(aim: Aim, seat: int | None) -> Reason | None:
    """Return why the weapon of this player does not reach this seat, or anybody."""
    if seat is None:
        return of_nearest(aim.g, aim.me, lambda each: _no_shot(aim, each))
    return not_a_target(aim.g, aim.me, seat, "BASE-048") or beyond_weapon(aim.g, aim.me, seat)


def knife_revolver(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """Make a "draw!" first: on a Jack or higher the card returns to the hand (T-06). Then shoot."""
    at = aimed_at(answer)
    hands.play(g, me, card, at, None, "knife-revolver")
    turns.count_bang(g)
    if (yield from check(g, me, "knife-revolver", is_jack_or_higher)) and card in g.discard:
        hands.take_discard(g, me, card)
    yield from fire(g, Shot(me, at, card, "knife-revolver"))


def money_bag_offer(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """GTR-096: Money Bag is offered like the top discard, if that is a brown card."""
    if not aim.g.discard:
        return
    kind = aim.g.discard[-1].kind
    if kind.serves == STRIKE:
        answers += [card.to_play_at[seat] for seat in aim.in_range()]
    elif not kind.blue and kind.offer is not None:
        kind.offer(aim, card, answers)


def no_money_bag(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """GTR-096: Return why the top discard has no effect that Money Bag could have."""
    if not aim.g.discard:
        return reason("bang-why-empty-discard", "GTR-096")
    top = aim.g.discard[-1]
    if top.kind.serves == STRIKE:
        return _no_shot(aim, seat)
    if top.kind.blue or top.kind.offer is None:
        return reason("bang-why-top-discard", "GTR-096", card=name_of_card(top))
    return top.kind.why_not and top.kind.why_not(aim, card, seat)


def money_bag(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """Carry out the effect of the top discard. Money Bag does not become that card (T-04, T-05)."""
    kind = g.discard[-1].kind
    if kind.serves == STRIKE:
        at = aimed_at(answer)
        hands.play(g, me, card, at, None, kind.name)
        yield from fire(g, Shot(me, at, card, "money-bag"))
    elif kind.serves == RESCUE:
        hands.play(g, me, card, NOBODY, None, kind.name)
        if not (beer_helps(g) and life.heal(g, me, 1, "money-bag")):
            under_way.announce_no_effect(g, me, card)
    elif kind.play is not None:
        yield from kind.play(g, me, card, answer)


def most_wanted(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """Draw a card. Then everybody must "draw!", and Spades cost a life point (GTR-097)."""
    hands.play(g, me, card, NOBODY, None, "most-wanted")
    hands.draw(g, me, 1, "most-wanted")
    for seat in (yield from choose_targets(g, me, [me, *clockwise(g, me)], "most-wanted")):
        if seat != me and (yield from ignores(g, seat, card)):
            continue
        if (yield from check(g, seat, "most-wanted", is_spades)):
            yield from wound(g, seat, 1, NOBODY if seat == me else me, "most-wanted", card)


def next_stop(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """GTR-098: The player draws a card first. Then the train moves one station."""
    hands.play(g, me, card, NOBODY, None, "next-stop")
    hands.draw(g, me, 1, "next-stop")
    yield from advance(g, me)


def switch_offer(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """GTR-104, GTR-106: Switch is offered for each pair of cards in play that may be exchanged."""
    g, me = aim.g, aim.me
    answers += [
        Answer("play", (card.id, mine.id, theirs.id), seat)
        for mine in g.players[me].in_play
        for seat in aim.others()
        for theirs in g.players[seat].in_play
        if _may_change(g, me, mine, seat, theirs)
    ]


def _may_change(g: Table, me: int, mine: PlayingCard, seat: int, theirs: PlayingCard) -> bool:
    """Return whether neither player gets a barred card, or a second card of the same name."""
    return _may_get(g, me, theirs, mine) and _may_get(g, seat, mine, theirs)


def _may_get(g: Table, seat: int, card: PlayingCard, given: PlayingCard) -> bool:
    kind = card.kind
    if kind.barred is not None and kind.barred.applies(g, seat):
        return False
    kept = [each.name for each in g.players[seat].in_play if each != given]
    return kind.name not in kept


def no_switch(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """GTR-104, GTR-106: Return why no card can be exchanged with this player, or with anybody."""
    g, me = aim.g, aim.me
    if not g.players[me].in_play:
        return reason("bang-why-switch-own", "GTR-103")
    if seat is None:
        found = of_all(aim.others(), lambda each: no_switch(aim, card, each))
        return found and reason("bang-why-switch-nobody", "GTR-104")
    if (out := not_a_target(g, me, seat, "GTR-103")) is not None:
        return out
    theirs = g.players[seat].in_play
    if not theirs:
        return reason("bang-why-nothing-in-play", "GTR-103", player=name_of(g, seat))
    if any(
        _may_change(g, me, mine, seat, card) for mine in g.players[me].in_play for card in theirs
    ):
        return None
    return reason("bang-why-switch", "GTR-104", "GTR-106", player=name_of(g, seat))


def switch(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """GTR-103 to GTR-107: The player exchanges a card in play with another player.

    If the new card is a weapon, the other player is made to discard their old weapon.
    """
    other = aimed_at(answer)
    mine, theirs = g.catalogue.card[answer.cards[1]], g.catalogue.card[answer.cards[2]]
    hands.play(g, me, card, other, theirs.id, "switch")
    if (yield from ignores(g, other, card)):
        return
    count = len(g.players[other].in_play)
    in_play.exchange(g, me, mine, other, theirs)
    if len(g.players[other].in_play) < count:
        react_to_robbery(g, me, other)


def train_robbery_offer(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """GTR-108, GTR-109: Train Robbery counts for the BANG! limit, and reaches every player."""
    if aim.bang_left():
        answers += [card.to_play_at[seat] for seat in aim.others()]


def no_train_robbery(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """GTR-108: Return why nobody, or not this player, can be robbed."""
    return no_bang_left(aim, "GTR-108") or not_at_anybody(aim, card, seat)


def train_robbery(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """GTR-110 to GTR-112: For each card in play, the target discards it or faces a shot."""
    at = aimed_at(answer)
    hands.play(g, me, card, at, None, "train-robbery")
    turns.count_bang(g)
    if (yield from ignores(g, at, card)):
        return
    left = g.players[at].in_play[:]
    while left:
        left = [each for each in left if each in g.players[at].in_play]
        if not left or g.players[at].out or any(at == dead for dead, _ in g.dying):
            return
        answers = [each.to_discard for each in left]
        answers += [Answer("shot", (each.id,)) for each in left]
        about = {"by": me, "card": card.id, "cards": ids(left)}
        choice = yield Ask(at, "robbed", tuple(answers), about)
        chosen = g.catalogue.card[choice.cards[0]]
        left.remove(chosen)
        if choice.verb == "discard":
            in_play.discard(g, at, chosen, "train-robbery")
        else:
            yield from fire(g, Shot(me, at, card, "train-robbery"))


def water_tower_offer(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """T-01: Water Tower can take only a railcar that is below a station."""
    g, me = aim.g, aim.me
    answers += [Answer("play", (card.id, car.id)) for car, _ in paired(g) if placeable(g, me, car)]


def no_water_tower(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """GTR-113: Return the reason that no railcar below a station can be taken."""
    if not any(placeable(aim.g, aim.me, car) for car, _ in paired(aim.g)):
        return reason("bang-why-no-railcar", "GTR-022", "GTR-113")
    return not_aimed(aim, card, seat)


def water_tower(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """GTR-113, GTR-114: The player takes a railcar without paying, besides the one of the turn."""
    car = g.catalogue.card[answer.cards[1]]
    hands.play(g, me, card, NOBODY, car.id, "water-tower")
    yield from take_railcar(g, me, car)


# Blue cards


def draw_for_a_robbery(g: Table, me: int) -> None:
    """GTR-099: The owner draws a card when another player takes or discards one of their cards."""
    hands.draw(g, me, 1, "refund")


def draw_at_the_end(g: Table, me: int) -> Rule[None]:
    """GTR-101, GTR-102: The owner draws a card at the end of the turn, even of a lost one."""
    hands.draw(g, me, 1, "strongbox")
    yield from ()


def look_at_the_map(g: Table, me: int) -> Rule[bool]:
    """GTR-094, GTR-095: The owner of Map looks at the top two cards, and may discard one of them.

    This comes after all checks at the start of the turn.
    """
    deck.look(g, me, 2)
    count = len(g.peeked)
    if count:
        # The answer names the place of the card, because nobody else may know the other card.
        answers = (*[Answer("drop", number=at + 1) for at in range(count)], Answer("keep"))
        answer = yield Ask(me, "map", answers, {"cards": ids(g.peeked)})
        deck.put_peeked_back(g, me, (answer.number or 0) - 1, "map")
    return True


def _blue(name: str, signs: str, effects: Effects = NONE, *, range: int = 0) -> Card:
    """Make a blue card that its owner puts down in front of themselves."""
    return Card(
        name,
        signs,
        border=BLUE,
        range=range,
        offer=before_oneself,
        why_not=not_before_oneself,
        play=put_before_oneself,
        effects=effects,
    )


CARDS = (
    Card("cactus", "7H", serves=DODGE, dodged=cactus),
    _blue("dragoon", "JS", Effects(more_bangs=1), range=2),
    Card("evaded", "QC", serves=DODGE, dodged=evaded),
    Card("full-steam", "2S", offer=without_target, why_not=not_aimed, play=full_steam),
    Card(
        "knife-revolver",
        "5D",
        offer=knife_revolver_offer,
        why_not=no_knife_revolver,
        play=knife_revolver,
    ),
    _blue("map", "3D", Effects(last_check=(look_at_the_map,))),
    Card("money-bag", "QC", offer=money_bag_offer, why_not=no_money_bag, play=money_bag),
    Card("most-wanted", "KS", offer=without_target, why_not=not_aimed, play=most_wanted),
    Card("next-stop", "2D KC", offer=without_target, why_not=not_aimed, play=next_stop),
    _blue("refund", "3S", Effects(robbed=(draw_for_a_robbery,))),
    _blue("strongbox", "9H", Effects(turn_ends=(draw_at_the_end,))),
    Card("switch", "6H", offer=switch_offer, why_not=no_switch, play=switch),
    Card(
        "train-robbery",
        "4D JC",
        offer=train_robbery_offer,
        why_not=no_train_robbery,
        play=train_robbery,
    ),
    Card("water-tower", "8H", offer=water_tower_offer, why_not=no_water_tower, play=water_tower),
)
