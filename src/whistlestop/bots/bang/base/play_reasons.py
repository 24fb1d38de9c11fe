"""The reasons of plays of the base game in our own turn."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.bang.card_value import weapon_gain
from whistlestop.bots.bang.chances import death_chance, duel_win_chance, hit_chance
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.reasons import (
    about_card,
    always,
    first_card,
    player,
    thing,
    who_is,
    worst_foe,
)
from whistlestop.bots.bang.rule_facts import WEAPON_RANGE, kind_of, more_bangs
from whistlestop.bots.hint import Sentences, percent
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import text

_DRAWN: Final = {"stagecoach": 2, "wells-fargo": 3}
_BETTER_IN_PLAY: Final = {
    "barrel": "bang-hint-barrel",
    "mustang": "bang-hint-mustang",
    "scope": "bang-hint-scope",
}
_TROUBLE: Final = ("dynamite", "jail")


# Attacks


def shot(position: Position, _ask: Ask, answer: Answer) -> Sentences:
    """Say who the target is, and how likely the shot hits."""
    seat = 0 if answer.seat is None else answer.seat
    own = position.character(position.seat)
    is_bang = answer.verb == "play"
    need = 2 if is_bang and position.me.character == "slab-the-killer" else 1
    chance = 1.0 if is_bang and own.unstoppable else hit_chance(position, seat, need)
    return (
        *who_is(position, seat),
        text("bang-hint-shot", player=player(position, seat), chance=percent(chance)),
        *_last_life(position, seat),
    )


def _last_life(position: Position, seat: int) -> Sentences:
    """Say how likely a wound eliminates this player, if it can."""
    chance = death_chance(position, seat)
    if not chance:
        return ()
    return (text("bang-hint-deadly", player=player(position, seat), chance=percent(chance)),)


def duel(position: Position, _ask: Ask, answer: Answer) -> Sentences:
    seat, bangs = 0 if answer.seat is None else answer.seat, position.bang_count()
    chance = percent(duel_win_chance(position, seat, bangs))
    return (
        *who_is(position, seat),
        text("bang-hint-duel", bangs=bangs, chance=chance),
        *_last_life(position, seat),
    )


def jail(position: Position, _ask: Ask, answer: Answer) -> Sentences:
    """Say who the target is, and what a lost turn costs them: cards in hand count most."""
    seat = 0 if answer.seat is None else answer.seat
    cards = position.view.players[seat].hand
    said = text("bang-hint-jail", player=player(position, seat), cards=cards)
    return (*who_is(position, seat), said)


def attack_on_all(position: Position, _ask: Ask, _answer: Answer) -> Sentences:
    return (text("bang-hint-attack-on-all"), *worst_foe(position))


# Taking cards away


def loss_of_card(position: Position, _ask: Ask, answer: Answer) -> Sentences:
    """Say why a player should lose this card: it harms a friend, or helps an enemy."""
    seat = position.seat if answer.seat is None else answer.seat
    owner = player(position, seat)
    if answer.place is not None:
        return (*who_is(position, seat), text("bang-hint-hand-card", player=owner))
    card = answer.cards[-1]
    kind = kind_of(card)
    if seat == position.seat:
        return (text("bang-hint-rid-own", card=thing(card)),)
    who = who_is(position, seat)
    if kind in _TROUBLE:
        return (*who, text("bang-hint-rid-friend", card=thing(card), player=owner))
    distance = position.view.distances[seat]
    if kind == "mustang" and distance == position.me.range + 1 and position.bang_count():
        return (*who, text("bang-hint-rid-mustang", player=owner))
    if kind == "barrel" and position.view.reaches[seat] and position.bang_count():
        return (*who, text("bang-hint-rid-barrel", player=owner))
    return (*who, text("bang-hint-loses", card=thing(card), player=owner))


# Cards for us


def draws(_position: Position, _ask: Ask, answer: Answer) -> Sentences:
    return (text("bang-hint-draws", count=_DRAWN[kind_of(answer.cards[0])]),)


def heals(position: Position, _ask: Ask, _answer: Answer) -> Sentences:
    return (text("bang-hint-heals", life=position.me.life, most=position.me.most),)


def saloon(position: Position, ask: Ask, answer: Answer) -> Sentences:
    if position.needs_life:
        return heals(position, ask, answer)
    return (text("bang-hint-saloon"),)


def equip(position: Position, _ask: Ask, answer: Answer) -> Sentences:
    """Say what the card does in front of us. A weapon reaches an enemy, or shoots more often."""
    kind = kind_of(answer.cards[0])
    if kind not in WEAPON_RANGE:
        return (text(_BETTER_IN_PLAY.get(kind, "bang-hint-in-play"), card=first_card(answer)),)
    reach, distances = WEAPON_RANGE[kind], position.view.distances
    foes = [seat for seat in position.others if position.enmity[seat] > 0]
    new = [seat for seat in foes if position.me.range < (distances[seat] or 99) <= reach]
    if more_bangs(kind) and not position.unlimited_bangs and position.bang_count() > 1:
        return (text("bang-hint-more-shots", count=position.bang_count()),)
    if new:
        foe = max(new, key=lambda seat: position.enmity[seat])
        return (*who_is(position, foe), text("bang-hint-reaches", player=player(position, foe)))
    if weapon_gain(position, kind) > 0:
        return (text("bang-hint-weapon", card=first_card(answer)),)
    return (text("bang-hint-best-use", card=first_card(answer)),)


general_store = always("bang-hint-store")
dynamite = always("bang-hint-dynamite")
two_cards_for_life = always("bang-hint-two-cards")
best_use = about_card("bang-hint-best-use")
