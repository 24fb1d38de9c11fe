"""The verbs of Gold Rush: they write nuggets, equipment and the uses of this turn."""

from __future__ import annotations

from typing import Final

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.gold_rush.table_state import (
    DECK,
    DISPLAY,
    NUGGETS,
    OWN,
    UNDER,
    nuggets_of,
    used,
)
from whistlestop.games.bang.state import Table, who
from whistlestop.games.bang.verbs import deck, in_play

# Uses that are counted until the end of the turn (GR-049, GR-071, GR-074).
_USED: Final = ("gold-pan", "pretty-luzena", "raddie-snake")
_RECOVERS: Final = "gold-rush"  # the player regains all life when the turn is over


# Nuggets


def gain_nuggets(g: Table, seat: int, count: int, why: str) -> None:
    """GR-008, GR-012: A player takes nuggets from the heap, which never runs out."""
    if count > 0:
        total = nuggets_of(g, seat) + count
        g.players[seat].counters[NUGGETS] = total
        g.emit("gained-nuggets", seat=seat, count=count, total=total, why=why)


def pay_nuggets(g: Table, seat: int, count: int, why: str) -> None:
    """GR-026: A player pays nuggets back to the heap."""
    if count > 0:
        total = nuggets_of(g, seat) - count
        g.players[seat].counters[NUGGETS] = total
        g.emit("paid-nuggets", seat=seat, count=count, total=total, why=why)


def count_use(g: Table, seat: int, what: str) -> None:
    """Count a use that is limited in a turn."""
    g.players[seat].counters[what] = used(g, seat, what) + 1


def forget_uses(g: Table, seat: int) -> None:
    """Forget the counted uses of the player in this turn."""
    for what in _USED:
        g.players[seat].counters.pop(what, None)


def promise_recovery(g: Table, seat: int) -> None:
    """Note that the player regains all life when the turn is over."""
    g.players[seat].counters[_RECOVERS] = 1


def redeem_recovery(g: Table, seat: int) -> bool:
    """Remove the note of `promise_recovery`. Return whether there was such a note."""
    return bool(g.players[seat].counters.pop(_RECOVERS, 0))


# Equipment


def lay_out(g: Table, cards: list[PlayingCard]) -> None:
    """GR-003, GR-004: The equipment is shuffled, and three cards are turned up."""
    g.rng.shuffle(cards)
    g.piles[DECK], g.piles[UNDER], g.piles[DISPLAY] = cards, [], []
    for _ in range(3):
        _turn_up(g)


def _turn_up(g: Table) -> PlayingCard | None:
    card = take_top(g)
    if card is not None:
        g.knowledge.show(card.number)
        g.piles[DISPLAY].append(card)
    return card


def take_top(g: Table) -> PlayingCard | None:
    """GR-036: When the face-down cards are used up, the cards under them are shuffled.

    Take and return the top card; None if no card is left.
    """
    if not g.piles[DECK] and g.piles[UNDER]:
        cards, g.piles[UNDER] = g.piles[UNDER], []
        g.piles[DECK] = deck.shuffle(g, cards, DECK)
        g.emit("equipment-reshuffled", count=len(cards))
    return g.piles[DECK].pop() if g.piles[DECK] else None


def find_equipment(g: Table, seat: int) -> PlayingCard:
    """Turn over the top card of the equipment for everybody to see, and return it."""
    card = take_top(g)
    if card is None:
        raise ValueError("there is no equipment left")
    g.knowledge.show(card.number)
    g.emit("found-equipment", seat=seat, card=card.id)
    return card


def put_under(g: Table, card: PlayingCard) -> None:
    """GR-034: Discarded equipment goes face up under the deck."""
    g.piles[UNDER].append(card)


def take_from_under(g: Table, card: PlayingCard) -> None:
    """Take a card from under the deck, because its owner is chosen now."""
    g.piles[UNDER].remove(card)


def take_bought(g: Table, seat: int, card: PlayingCard, price: int, at: int | None) -> None:
    """GR-022: A bought card leaves the display, and another card is turned up at once."""
    g.piles[DISPLAY].remove(card)
    g.emit("bought", seat=seat, card=card.id, price=price, at=at)
    new = _turn_up(g)
    if new is not None:
        g.emit("displayed", card=new.id)


def put_before(g: Table, seat: int, card: PlayingCard) -> None:
    """GR-020: Black equipment stays in front of a player, and its effects apply to them."""
    g.players[seat].piles.setdefault(OWN, []).append(card)
    in_play.gain_trait(g, seat, card.name)
    g.emit("got-equipment", seat=seat, card=card.id)


def lose_equipment(g: Table, seat: int, card: PlayingCard, by: int) -> None:
    """Take equipment from a player, and put it under the deck."""
    g.players[seat].piles[OWN].remove(card)
    in_play.lose_trait(g, seat, card.name)
    put_under(g, card)
    g.emit("lost-equipment", seat=seat, card=card.id, by=who(by))
