"""The words of reasons that many decisions share: who a player is to us, and what decided.

A reason stands beside the ranking or the play that it explains. It repeats the calculation of the
value and names the part that decided. It is made only for hints.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whistlestop.bots.bang.advice import Rated, Reasoner
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.role_goals import enmity_by_role
from whistlestop.bots.bang.rule_facts import is_character, kind_of
from whistlestop.bots.hint import Sentences, percent
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import Arg, PlayerName, Text, text
from whistlestop.games.bang.roles import PREY

_LIKELY: Final = 0.5  # from this share on, a role is a probable one


# Names


def player(position: Position, seat: int) -> PlayerName:
    """Name a player by the character, because two players may have the same name."""
    character = position.view.players[seat].character
    return PlayerName(seat, text(f"bang-character-{character}") if character else None)


def thing(card: str) -> Text:
    """Name a card by its kind, or a character."""
    kind = kind_of(card)
    return text(f"bang-character-{kind}" if is_character(kind) else f"bang-card-{kind}")


def first_card(answer: Answer) -> Text:
    return thing(answer.cards[0])


# Sentences


def always(text_id: str) -> Reasoner:
    """Make a reason that is always said with the same words."""
    return lambda _position, _ask, _answer: (text(text_id),)


def about_card(text_id: str) -> Reasoner:
    """Make a reason whose words name the first card of the answer."""
    return lambda _position, _ask, answer: (text(text_id, card=first_card(answer)),)


needed_least = about_card("bang-hint-least")
needed_more = about_card("bang-hint-needed-more")
helps_most = about_card("bang-hint-adds-most")
helps_less = about_card("bang-hint-adds-less")


def at_player(text_id: str, *, card: bool = False) -> Reasoner:
    """Make a reason that says who the player at the answer's seat is to us, and then these words.

    The words name the player and, with `card`, the first card of the answer.
    """

    def why(position: Position, _ask: Ask, answer: Answer) -> Sentences:
        seat = 0 if answer.seat is None else answer.seat
        args: dict[str, Arg] = {"player": player(position, seat)}
        if card:
            args["card"] = first_card(answer)
        return (*who_is(position, seat), text(text_id, **args))

    return why


def who_is(position: Position, seat: int) -> Sentences:
    """Say who another player is to us: the part of our enmity that weighs most."""
    if seat == position.seat:
        return ()
    if position.belief is None:
        return (_open_rival(position, seat),)
    view = position.view
    known = view.players[seat].side or view.roles[seat]
    if known is not None:
        return (text("bang-hint-role", player=player(position, seat), role=known),)
    goals = enmity_by_role(view, position.seat)
    shares = {role: share for role, share in position.belief.shares(seat).items() if share}
    hostile = min([goals[role] for role in shares]) > 0
    if hostile and max(shares.values()) < _LIKELY:
        return (text("bang-hint-any-role", player=player(position, seat)),)
    # Of the roles that speak for our enmity or friendship, name the one that weighs most.
    sign = 1 if position.enmity[seat] > 0 else -1
    role = max(shares, key=lambda each: sign * shares[each] * goals[each])
    share = shares[role]
    if share == 1:
        return (text("bang-hint-role", player=player(position, seat), role=role),)
    likely = "bang-hint-role-likely" if share >= _LIKELY else "bang-hint-role-possible"
    said = text(likely, player=player(position, seat), role=role, share=percent(share))
    return (said,)


def _open_rival(position: Position, seat: int) -> Text:
    """Say who a player is in a match of two players, or of three who hunt each other."""
    view = position.view
    rival, mine = player(position, seat), view.roles[position.seat]
    if len(position.living) == 2:
        return text("bang-hint-last-rival", player=rival)
    hunted = mine is not None and PREY.get(mine) == view.roles[seat]
    return text("bang-hint-prey" if hunted else "bang-hint-hunter", player=rival)


def likely_foes(position: Position) -> list[int]:
    """Return the players whom we rather hurt than help, the worst enemy first."""
    foes = [seat for seat in position.others if position.enmity[seat] > 0]
    return sorted(foes, key=lambda seat: -position.enmity[seat])


def worst_foe(position: Position) -> Sentences:
    """Say who our worst enemy is; nothing if we have none."""
    foes = likely_foes(position)
    return who_is(position, foes[0]) if foes else ()


def explain_order(ask: Ask, rated: Sequence[Rated]) -> Sentences:
    """Say that the order of plays has decided, if a play of higher value comes after the first."""
    values = [each.value or 0.0 for each in rated]
    if ask.kind == "turn" and values and max(values) > values[0]:
        return (text("bang-hint-order"),)
    return ()
