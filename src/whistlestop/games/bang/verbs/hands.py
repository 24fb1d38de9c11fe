"""Verbs that write hands."""

from __future__ import annotations

from whistlestop.games.bang.card import PlayingCard, ids
from whistlestop.games.bang.state import Table, who
from whistlestop.games.bang.verbs.deck import top
from whistlestop.games.bang.verbs.knowledge import lose_track, show_to


def draw(g: Table, seat: int, count: int, why: str) -> list[PlayingCard]:
    """Draw from the draw pile, unseen by the others."""
    if 0 < count < len(g.deck):
        cards = g.deck[: -count - 1 : -1]
        del g.deck[-count:]
    else:
        cards = []
        while len(cards) < count and (card := top(g)) is not None:
            cards.append(card)
    if cards:
        show_to(g, seat, cards)
        g.players[seat].hand += cards
        g.emit_secret("drew", (seat,), {"cards": ids(cards)}, seat=seat, count=len(cards), why=why)
    return cards


def keep_peeked(g: Table, seat: int, why: str) -> None:
    """Take all that was looked at into the hand."""
    cards, g.peeked = g.peeked, []
    g.players[seat].hand += cards
    g.emit_secret("drew", (seat,), {"cards": ids(cards)}, seat=seat, count=len(cards), why=why)


def lose_card(g: Table, seat: int, card: PlayingCard) -> None:
    """Take a card out of a hand. Whoever fills it up again does so when the card is resolved."""
    player = g.players[seat]
    player.hand.remove(card)
    if player.effects.hand_shrank and not player.out:
        note_refill(g, seat)


def note_refill(g: Table, seat: int) -> None:
    """Note, until the card is resolved, that this hand is to be filled up."""
    if g.players[seat].effects.hand_shrank and seat not in g.to_refill:
        g.to_refill.append(seat)


def forget_refill(g: Table, seat: int) -> None:
    """Forget that this hand is to be filled up."""
    g.to_refill.remove(seat)


def play(g: Table, seat: int, card: PlayingCard, at: int, on: str | None, like: str) -> None:
    """Play a brown card out of the hand; it lies on the discard pile from now on."""
    lose_card(g, seat, card)
    g.knowledge.show(card.number)
    g.discard.append(card)
    g.emit("played", seat=seat, card=card.id, at=who(at), on=on, like=like)
    for heard in g.effects.played:
        heard(g, seat, card)


def take_discard(g: Table, seat: int, card: PlayingCard | None = None) -> None:
    """Take the top card of the discard pile, or another one of it, in front of everybody."""
    if card is None:
        card = g.discard[-1]
    g.discard.remove(card)
    g.knowledge.show(card.number)
    g.players[seat].hand.append(card)
    g.emit("took-discard", seat=seat, card=card.id)


def take_from_store(g: Table, seat: int, card: PlayingCard) -> None:
    """Take a card that was turned up."""
    g.face_up.remove(card)
    g.players[seat].hand.append(card)
    g.emit("took-store", seat=seat, card=card.id)


def reveal(g: Table, seat: int, card: PlayingCard) -> None:
    """Show a hand card to all; it stays in the hand."""
    g.knowledge.show(card.number)
    g.emit("showed", seat=seat, card=card.id)


def look_at_hand(g: Table, seat: int, victim: int) -> tuple[str, ...]:
    """Show all cards of that hand to this seat alone."""
    hand = g.players[victim].hand
    show_to(g, seat, hand)
    cards = ids(hand)
    g.emit_secret(
        "looked-at", (seat, victim), {"cards": cards}, seat=seat, victim=victim, count=len(cards)
    )
    return cards


def take_blind(g: Table, seat: int, victim: int, why: str) -> PlayingCard:
    """Take a random card of that hand; the two of them know which one."""
    hand = g.players[victim].hand
    card = hand[g.rng.below(len(hand))]
    take_from_hand(g, seat, victim, card, why)
    return card


def take_from_hand(g: Table, seat: int, victim: int, card: PlayingCard, why: str) -> None:
    """Take that card of that hand; the two of them know which one."""
    hand = g.players[victim].hand
    if len(hand) > 1:
        lose_track(g, hand, (seat, victim))
    lose_card(g, victim, card)
    g.players[seat].hand.append(card)
    g.knowledge.tell(seat, (card.number,))
    announce_taken(g, seat, victim, card, why)


def announce_taken(g: Table, seat: int, victim: int, card: PlayingCard, why: str) -> None:
    """Announce that a card went from hand to hand; only those two learn which one."""
    g.emit_secret(
        "took",
        (seat, victim),
        {"card": card.id},
        seat=seat,
        victim=victim,
        place="hand",
        why=why,
    )
    for heard in g.effects.took:
        heard(g, seat, victim, card, False)


def hand_over(g: Table, seat: int, to: int, card: PlayingCard, why: str) -> None:
    """Give a hand card to somebody else; the two of them know which one."""
    if len(g.players[seat].hand) > 1:
        lose_track(g, g.players[seat].hand, (seat, to))
    lose_card(g, seat, card)
    g.players[to].hand.append(card)
    g.knowledge.tell(to, (card.number,))
    g.emit_secret("gave", (seat, to), {"card": card.id}, seat=seat, target=to, why=why)


def reward(g: Table, seat: int, count: int, victim: int) -> None:
    """Draw the reward for an elimination."""
    g.emit("reward", seat=seat, count=count, victim=victim)
    draw(g, seat, count, "reward")
