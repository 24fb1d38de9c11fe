"""The words of reasons that many cards share: why a player cannot use something now.

A card, an ability or a prohibition carries its own reasons (`why_not`), beside the function that
offers it. See `Game.why_not`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from whistlestop.engine.narration import PlayerName, Text, text
from whistlestop.engine.reason import Reason, reason
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.distance import distances
from whistlestop.games.bang.effects import Prohibition
from whistlestop.games.bang.state import Table


def name_of(g: Table, seat: int) -> PlayerName:
    """Name a player by the character, because two players may have the same name."""
    character = g.players[seat].character
    return PlayerName(seat, text(f"bang-character-{character}") if character else None)


def name_of_card(card: PlayingCard) -> Text:
    return text(f"bang-card-{card.name}")


def name_of_weapon(g: Table, seat: int) -> Text:
    """BASE-021: Name the weapon that decides the range of this player."""
    player = g.players[seat]
    for card in player.in_play:
        if card.kind.range and card.kind.range == player.effects.range:
            return name_of_card(card)
    return text("bang-word-colt-45")


def forbidden_by(rule: Prohibition, g: Table, seat: int) -> Reason:
    """Return the reason of a prohibition that applies to this player."""
    return reason(rule.text, *rule.clauses, player=name_of(g, seat))


def not_a_target(g: Table, me: int, seat: int, *clauses: str) -> Reason | None:
    """Return why nobody can aim at this seat: it is the player's own, or the player is out.

    `clauses` say that a player cannot aim at themselves.
    """
    if seat == me:
        return reason("bang-why-self", *clauses)
    return None if seat in g.living else out_of_game(g, seat)


def out_of_game(g: Table, seat: int) -> Reason:
    """BASE-122: Return the reason that this player is out of the game."""
    return reason("bang-why-out", "BASE-122", player=name_of(g, seat))


def beyond(g: Table, me: int, seat: int, limit: int, what: Text, *clauses: str) -> Reason | None:
    """Return why `me` does not reach this player with something of this range, or None."""
    way = dict(distances(g, me))[seat]
    if way <= limit:
        return None
    return reason(
        "bang-why-reach",
        *clauses,
        player=name_of(g, seat),
        distance=way,
        what=what,
        range=limit,
    )


def beyond_weapon(g: Table, me: int, seat: int) -> Reason | None:
    """BASE-035, BASE-048: Return why the weapon does not reach this player, or None."""
    reach = g.players[me].effects.range
    return beyond(g, me, seat, reach, name_of_weapon(g, me), "BASE-048", "BASE-035")


def of_nearest(g: Table, me: int, why: Callable[[int], Reason | None]) -> Reason | None:
    """Return the reason for the nearest of the other players, or None if one has no reason."""
    order = sorted(distances(g, me), key=lambda each: each[1])
    return of_all([seat for seat, _ in order], why)


def of_all(seats: Iterable[int], why: Callable[[int], Reason | None]) -> Reason | None:
    """Return the first reason of these seats, or None if one of them has no reason."""
    found = [why(seat) for seat in seats]
    if not found:
        return reason("bang-why-nobody")
    return None if None in found else found[0]
