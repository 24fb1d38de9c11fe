"""Redealing the secrets of a seat: unknown cards, roles, characters and the order of new shuffles.

`rest` is the table at the last rest, and `now` is the table after it. A card is dealt again if the
seat did not know its place at `rest` and has not seen it since. The knowledge of the other seats
stays with the place. The number of times that a card was shown stays with the card. The cards are
sorted first, so that nothing of the old order is left. They are dealt until every hand holds a card
that a choice of its owner implies.
"""

from __future__ import annotations

from random import Random

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.state import Table


def redeal(rest: Table, now: Table, seat: int, rng: Random) -> None:
    before = _numbers(rest) if now.implied_cards else []
    while True:
        _cards(rest, now, seat, rng)
        _last_shuffles(rest, now, seat, rng)
        if not before or _holds_implied_cards(rest, now, before):
            break
    _roles(rest, now, seat, rng)
    _characters(rest, now, seat, rng)


def _cards(rest: Table, now: Table, seat: int, rng: Random) -> None:
    hands = [player.hand for other, player in enumerate(rest.players) if other != seat]
    _deal(rest, now, seat, rng, [*hands, rest.deck])
    for pile in rest.piles.values():
        _deal(rest, now, seat, rng, [pile])


def _deal(rest: Table, now: Table, seat: int, rng: Random, piles: list[list[PlayingCard]]) -> None:
    """Deal the cards of these piles again, except the cards that the seat knows."""
    numbers = [[card.number for card in pile] for pile in piles]
    rest.knowledge.redeal(now.knowledge, seat, numbers, rng)
    for pile, dealt in zip(piles, numbers, strict=True):
        pile[:] = [rest.catalogue.cards[number] for number in dealt]


def _last_shuffles(rest: Table, now: Table, seat: int, rng: Random) -> None:
    """Choose another order for the cards shuffled since `rest` that the seat has not seen since."""
    rest.redealt_shuffles = {}
    for number, cards in now.shuffled.values():
        if number > rest.shuffles:
            unseen = sorted(now.knowledge.still_unseen(seat, cards))
            dealt = unseen[:]
            rng.shuffle(dealt)
            rest.redealt_shuffles[number] = dict(zip(unseen, dealt, strict=True))


def _numbers(g: Table) -> list[int]:
    """List the numbers of the cards in hands and in the draw pile, place by place."""
    return [card.number for pile in (*[each.hand for each in g.players], g.deck) for card in pile]


def _holds_implied_cards(rest: Table, now: Table, before: list[int]) -> bool:
    """Return whether each hand holds one of its implied cards after this deal.

    `before` lists the cards by place, as they were before the deal. A hand is implied before
    anything is shuffled, so shuffles since `rest` change nothing here.
    """
    dealt = dict(zip(before, _numbers(rest), strict=True))
    return all(
        any(dealt.get(card, card) in cards for card in hand) for hand, cards in now.implied_cards
    )


def _roles(rest: Table, now: Table, seat: int, rng: Random) -> None:
    hidden = [
        player
        for other, (player, then) in enumerate(zip(rest.players, now.players, strict=True))
        if other != seat and not then.shown and player.role != SHERIFF
    ]
    roles = sorted([player.role for player in hidden])
    rng.shuffle(roles)
    for player, role in zip(hidden, roles, strict=True):
        player.role = player.side = role


def _characters(rest: Table, now: Table, seat: int, rng: Random) -> None:
    """Deal again the spare characters, and those offered to other players that nobody chose."""
    chosen = {rest.catalogue.front_of(player.character) for player in now.players}
    places = [
        (player, at)
        for other, player in enumerate(rest.players)
        if other != seat
        for at, name in enumerate(player.offered)
        if name not in chosen
    ]
    names = sorted([player.offered[at] for player, at in places] + rest.spare_characters)
    rng.shuffle(names)
    for player, at in places:
        offered = list(player.offered)
        offered[at] = names.pop()
        player.offered = tuple(offered)
    rest.spare_characters = names
