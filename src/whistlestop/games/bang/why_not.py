"""The reasons why a player cannot use something now.

Each card, ability and expansion carries its own reasons; this module finds the one that applies.
"""

from __future__ import annotations

from whistlestop.engine.ask import Ask
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.games.bang.card import STRIKE, PlayingCard
from whistlestop.games.bang.reasons import forbidden_by, name_of, name_of_card, not_a_target
from whistlestop.games.bang.shot import no_strike
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.targets import Aim

_OTHER_QUESTION = reason("reason-other-question")


def why_not(g: Table, ask: Ask, pick: Pick) -> Reason:
    """Return why no answer of this ask uses what the player has picked: see `Game.why_not`."""
    me = ask.seat
    if pick.seat is not None and not 0 <= pick.seat < len(g.players):
        return _OTHER_QUESTION
    card = _own(g.players[me].hand, pick)
    if card is not None:
        return _in_turn(g, me, card, pick.seat) if ask.kind == "turn" else _as_answer(g, ask, card)
    if pick.card is not None:
        return _on_table(g, ask, pick) or _OTHER_QUESTION
    return _at_seat(g, ask, pick.seat) or _OTHER_QUESTION


def _own(cards: list[PlayingCard], pick: Pick) -> PlayingCard | None:
    return next((card for card in cards if card.id == pick.card), None)


def _in_turn(g: Table, me: int, card: PlayingCard, seat: int | None) -> Reason:
    """BASE-024: Return why a hand card cannot be played in phase 2, or not at this seat."""
    return unplayable(g, me, card, seat) or _OTHER_QUESTION


def unplayable(g: Table, me: int, card: PlayingCard, seat: int | None) -> Reason | None:
    """Return why a hand card cannot be played now, or None if it can be played."""
    aim = Aim(g, me)
    as_bang = g.players[me].effects.serves_as.get(card.name) == STRIKE
    if card.kind.why_not is not None:
        found = card.kind.why_not(aim, card, seat)
        return no_strike(aim, card, seat) if found and as_bang else found
    if as_bang:
        return no_strike(aim, card, seat)
    return reason("bang-why-answers-shot", "BASE-049", card=name_of_card(card))


def _as_answer(g: Table, ask: Ask, card: PlayingCard) -> Reason:
    """Return why a hand card does not answer a question, as the expansion of the question says."""
    why = g.catalogue.why_not.get(ask.kind)
    return _OTHER_QUESTION if why is None else why(g, ask.seat, card)


def _on_table(g: Table, ask: Ask, pick: Pick) -> Reason | None:
    """Return why a card on the table cannot be used: one on offer, or one in front of a player."""
    me = ask.seat
    player = g.players[me]
    own = _own([*player.in_play, *[each for pile in player.piles.values() for each in pile]], pick)
    if own is not None and pick.seat is not None and _works_alone(ask, own):
        return reason("bang-why-no-target", card=name_of_card(own))
    if ask.kind == "turn":
        for ability in (*player.effects.action, *g.effects.action):
            found = ability.why_not and ability.why_not(g, me, pick)
            if found:
                return found
    if own is None:
        others = [card for each in g.players for card in each.in_play]
        return reason("bang-why-choose-card") if _own(others, pick) and ask.kind == "turn" else None
    if ask.kind == "dodge" and own.kind.effects.cover:
        return reason("bang-why-used-on-shot", "BASE-073", card=name_of_card(own))
    return reason("bang-why-in-play", card=name_of_card(own))


def _works_alone(ask: Ask, card: PlayingCard) -> bool:
    """Return whether an answer uses this card and names no target, though it may ask for one."""
    return any(answer.seat is None and answer.cards[:1] == (card.id,) for answer in ask.answers)


def _at_seat(g: Table, ask: Ask, seat: int | None) -> Reason | None:
    """Return why a seat cannot be picked: a card comes first, or the card may not lie there."""
    if ask.kind == "turn":
        return reason("bang-why-choose-card")
    if ask.kind != "give" or seat is None:
        return None
    card = g.catalogue.card[ask.about["card"]]
    barred, name = card.kind.barred, name_of_card(card)
    if barred is not None and barred.applies(g, seat):
        return forbidden_by(barred, g, seat)
    if card.name in g.players[seat].traits:
        return reason("bang-why-has", card=name, player=name_of(g, seat))
    return not_a_target(g, ask.seat, seat)


def why_not_asked(g: Table, seat: int) -> Reason | None:
    """BASE-030: Return the reason that the player is out of the game."""
    return reason("bang-why-you-are-out", "BASE-030") if g.players[seat].out else None
