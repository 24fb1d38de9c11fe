"""The value of each play of the base game in our own turn.

The bot does not make a play with a value of zero or less.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistlestop.bots.bang.advice import AnswerValue, Play, Reasoner
from whistlestop.bots.bang.base import play_reasons
from whistlestop.bots.bang.card_value import (
    UNSEEN_CARD,
    hand_value,
    loss,
    ranked_hand,
    weapon_gain,
)
from whistlestop.bots.bang.chances import duel_win_chance, hit_chance, no_bang_chance
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import (
    BANG_SHARE,
    BLAST_SHARE,
    WEAPON_RANGE,
    kind_of,
    may_spare_one,
    more_flips,
)
from whistlestop.bots.bang.wounds import FOE, HEAL, own_wound_cost, shot_value, wound_value
from whistlestop.engine.ask import Answer
from whistlestop.games.bang.roles import SHERIFF

BLAST: Final = 3  # life points that a Dynamite takes
_FRIEND: Final = -0.5  # below this enmity we remove a Dynamite or a Jail from a player
_TROUBLE: Final = ("dynamite", "jail")


# Cards against one player


def strike(position: Position, answer: Answer) -> float:
    """Return the value of playing a BANG!.

    The last one in our hand is also useful against Indians! and in duels, unless we must discard it
    anyway.
    """
    seat = _enemy(position, answer)
    if seat is None:
        return 0.0
    price = 0.0
    if not position.excess:
        last = position.bang_count() == 1
        price = 0.08 if last else 0.0
        if position.me.character == "calamity-janet" and position.me.life <= 2:
            price += 0.25 if last else 0.1
    if len(position.hand) > 1:
        price += position.character(seat).bang_toll
    return shot_value(position, seat, bang=True) - price


def _enemy(position: Position, answer: Answer) -> int | None:
    """Return the target, if it is an enemy and the card affects it; otherwise None."""
    seat = answer.seat
    if seat is None or position.enmity[seat] <= FOE or position.ignores(seat, answer.cards[0]):
        return None
    return seat


def duel(position: Position, answer: Answer) -> float:
    seat = _enemy(position, answer)
    if seat is None:
        return 0.0
    bangs = position.bang_count()
    won = duel_win_chance(position, seat, bangs)
    spent = min(bangs, BANG_SHARE * position.view.players[seat].hand)
    price = (0.0 if position.excess > spent else 0.3) * spent
    return won * wound_value(position, seat) - (1 - won) * own_wound_cost(position) - price


def jail(position: Position, answer: Answer) -> float:
    """Return the value of a Jail. A strong player loses more with a turn."""
    seat = _enemy(position, answer)
    if seat is None or position.view.roles[seat] == SHERIFF:
        return 0.0
    player = position.view.players[seat]
    return position.enmity[seat] * (0.8 + 0.06 * player.hand + 0.05 * player.range)


def panic(position: Position, answer: Answer) -> float:
    """Return the value to us of the player's loss, plus the value of the card in our hand."""
    gain = _loss_gain(position, answer)
    if gain <= 0 or answer.seat == position.seat:
        return gain
    if answer.place is not None:
        return gain + UNSEEN_CARD
    kind = kind_of(answer.cards[1])
    return gain if kind in _TROUBLE else gain + hand_value(position, kind)


def cat_balou(position: Position, answer: Answer) -> float:
    return _loss_gain(position, answer)


def _loss_gain(position: Position, answer: Answer) -> float:
    """Return the value to us of a player losing this card."""
    seat = answer.seat
    if seat is None or position.ignores(seat, answer.cards[0]):
        return 0.0
    kind = "" if answer.place is not None else kind_of(answer.cards[1])
    if seat == position.seat:
        return max(0.0, -loss(position, seat, kind))
    enmity = position.enmity[seat]
    if kind in _TROUBLE:
        if enmity >= _FRIEND:
            return 0.0
        return -max(-1.5, enmity) * (_blast_risk(position, seat) if kind == "dynamite" else 0.7)
    missed = loss(position, seat, kind) if kind else 0.0
    if missed < 0:
        return enmity * missed if enmity < _FRIEND else 0.0
    if enmity <= FOE:
        return 0.0
    if not kind:
        last = position.view.players[seat].hand == 1
        return enmity * (UNSEEN_CARD + (0.15 if last else 0.0))
    return enmity * (missed + _opening(position, seat, kind))


def _blast_risk(position: Position, seat: int) -> float:
    """Return the cost of a Dynamite in play to another player."""
    return BLAST_SHARE * (3 if position.view.players[seat].life > BLAST else 5)


def dynamite_loss(position: Position, seat: int) -> float:
    if seat == position.seat:
        return -BLAST_SHARE * own_wound_cost(position, BLAST)
    return -_blast_risk(position, seat)


def jail_loss(_position: Position, _seat: int) -> float:
    return -0.7


def _opening(position: Position, seat: int, kind: str) -> float:
    """Return the value of removing a card that protects this player against our shots."""
    distance = position.view.distances[seat]
    if kind == "mustang" and distance == position.me.range + 1 and position.bang_count():
        return 0.4
    in_the_way = kind == "barrel" and position.view.reaches[seat] and position.bang_count()
    return 0.3 if in_the_way else 0.0


# Things used as cards


def free_bang(position: Position, answer: Answer) -> float:
    """Return the value of a shot without a BANG! card."""
    seat = answer.seat
    if seat is None or position.enmity[seat] <= FOE:
        return 0.0
    return shot_value(position, seat, bang=False)


def use_value(position: Position, answer: Answer) -> float:
    """Return the value of using something as the kind of card that the answer names."""
    value = position.knowledge.of(answer.cards[0]).used_as
    if value is None:
        raise LookupError(f"the bot does not know the value of using a thing as {answer.cards[0]}")
    return value(position, answer)


def uses_on(position: Position, kind: str, seat: int) -> list[Answer]:
    """Return the ways to use something as this kind of card on each card of one player."""
    player = position.view.players[seat]
    answers = [Answer("as", (kind, card), seat) for card in player.cards]
    if player.hand and seat != position.seat:
        answers.append(Answer("as", (kind,), seat, "hand"))
    return answers


# Cards that affect several players


def gatling(position: Position, _answer: Answer) -> float:
    return total_value(
        position,
        [hit_chance(position, seat) * wound_value(position, seat) for seat in position.others],
    )


def indians(position: Position, answer: Answer) -> float:
    there = [seat for seat in position.others if not position.ignores(seat, answer.cards[0])]
    return total_value(
        position, [no_bang_chance(position, seat) * wound_value(position, seat) for seat in there]
    )


def total_value(position: Position, values: list[float]) -> float:
    """Add up the values of an effect on several players.

    If we may spare one player, leave out the lowest value, if it is negative.
    """
    spares = may_spare_one(position.things(position.seat))
    worst = min(values, default=0.0) if spares else 0.0
    return sum(values) - min(0.0, worst)


def general_store(position: Position, _answer: Answer) -> float:
    """Return the value of a General Store. Everybody gets a card, and we choose first."""
    if position.nothing_to_draw:
        return 0.0
    return 0.9 - 0.45 * sum([_within_one(position.enmity[seat]) for seat in position.others])


def saloon(position: Position, _answer: Answer) -> float:
    """Return the value of a Saloon, which gives a life point to every wounded player."""
    value = HEAL if position.needs_life else 0.0
    for seat in position.others:
        player = position.view.players[seat]
        if player.life < player.most:
            value -= _within_one(position.enmity[seat]) * (1.3 if player.life <= 2 else 0.8)
    return value


def dynamite(position: Position, _answer: Answer) -> float:
    """Return the value of a Dynamite from the chance that it explodes in front of each player.

    It moves from player to player, and we are the first who must "draw!" for it.
    """
    lucky, value, still = more_flips(position.things(position.seat)) > 0, 0.0, 1.0
    if position.lifeless or (position.me.life <= BLAST and not lucky):
        return 0.0
    later = [seat for seat in position.others if seat > position.seat]
    earlier = [seat for seat in position.others if seat < position.seat]
    for seat in (position.seat, *later, *earlier):
        own = seat == position.seat
        blow = BLAST_SHARE**2 if own and lucky else BLAST_SHARE
        if own:
            value -= still * blow * 1.2 * own_wound_cost(position, BLAST)
        else:
            deadly = 2.0 if position.view.players[seat].life <= BLAST else 1.0
            value += still * blow * BLAST * position.enmity[seat] * deadly
        still *= 1 - blow
    return value - 0.15


def _within_one(enmity: float) -> float:
    return max(-1.0, min(1.0, enmity))


# Cards for ourselves


def stagecoach(position: Position, _answer: Answer) -> float:
    return 0.0 if position.nothing_to_draw else 1.5


def wells_fargo(position: Position, _answer: Answer) -> float:
    return 0.0 if position.nothing_to_draw else 2.0


def beer(position: Position, _answer: Answer) -> float:
    """Return the value of a Beer now. We could keep it until we need it, but it may be stolen."""
    return HEAL if position.needs_life and position.beer_helps else 0.0


def equip(position: Position, answer: Answer) -> float:
    kind = kind_of(answer.cards[0])
    if kind not in WEAPON_RANGE:
        return hand_value(position, kind)
    gain = weapon_gain(position, kind)
    if any(kind_of(card) in WEAPON_RANGE for card in position.me.cards):
        for rules in position.rules:
            if rules.weapon_swap_bonus is not None:
                gain += rules.weapon_swap_bonus(position)
    return gain


def heal_for_two_cards(position: Position, answer: Answer) -> float:
    """Return the value of Sid Ketchum's ability with our two least valuable cards.

    Cards that we must discard anyway cost nothing.
    """
    ranked = ranked_hand(position, position.hand)
    if not position.needs_life or answer.cards[1] != ranked[0][1]:
        return 0.0
    # With one more life point we may keep one more card.
    price = sum([value for value, _ in ranked[position.excess : 2]])
    bonus = sum(
        [
            advice.healing_bonus(position)
            for advice in position.advice(position.seat)
            if advice.healing_bonus is not None
        ]
    )
    return HEAL * (1.0 if position.me.life > 1 else 1.5) + bonus - price - 0.05


# The plays in the order in which we try them: first plays that bring cards, then plays that make
# shots better, then shots, and last plays that can wait. Expansions use the numbers in between.
_IN_ORDER: Final[Mapping[str, tuple[AnswerValue, Reasoner]]] = {
    "wells-fargo": (wells_fargo, play_reasons.draws),
    "stagecoach": (stagecoach, play_reasons.draws),
    "general-store": (general_store, play_reasons.general_store),
    "panic": (panic, play_reasons.loss_of_card),
    "scope": (equip, play_reasons.equip),
    "weapon": (equip, play_reasons.equip),
    "barrel": (equip, play_reasons.equip),
    "mustang": (equip, play_reasons.equip),
    "cat-balou": (cat_balou, play_reasons.loss_of_card),
    "jail": (jail, play_reasons.jail),
    "indians": (indians, play_reasons.attack_on_all),
    "gatling": (gatling, play_reasons.attack_on_all),
    "bang": (strike, play_reasons.shot),
    "duel": (duel, play_reasons.duel),
    "dynamite": (dynamite, play_reasons.dynamite),
    "saloon": (saloon, play_reasons.saloon),
    "beer": (beer, play_reasons.heals),
    "sid-ketchum": (heal_for_two_cards, play_reasons.two_cards_for_life),
}
PLAYS: Final[Mapping[str, Play]] = {
    kind: Play(10 * number, *play) for number, (kind, play) in enumerate(_IN_ORDER.items())
}
