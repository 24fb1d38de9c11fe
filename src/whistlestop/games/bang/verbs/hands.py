"""Verbs that write hands."""

from __future__ import annotations

from whistlestop.games.bang.card import PlayingCard, ids
from whistlestop.games.bang.state import Table, who
from whistlestop.games.bang.verbs.deck import reshuffle, top
from whistlestop.games.bang.verbs.knowledge import lose_track, show_to


def draw(g: Table, seat: int, count: int, why: str) -> list[PlayingCard]:
    """Draw `count` cards from the draw pile, unseen by the others, and return them."""
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
    """Take all peeked cards into the hand. The discard pile is shuffled if no card is left."""
    cards, g.peeked = g.peeked, []
    if not cards:
        return
    if not g.deck:
        reshuffle(g)
    g.players[seat].hand += cards
    g.emit_secret("drew", (seat,), {"cards": ids(cards)}, seat=seat, count=len(cards), why=why)


def lose_card(g: Table, seat: int, card: PlayingCard) -> None:
    """Take a card out of a hand. An ability may fill the hand up when the card is resolved."""
    player = g.players[seat]
    player.hand.remove(card)
    if player.effects.hand_shrank and not player.out:
        note_refill(g, seat)


def note_refill(g: Table, seat: int) -> None:
    """Note a hand that an ability of its owner fills up when the card is resolved."""
    if g.players[seat].effects.hand_shrank and seat not in g.to_refill:
        g.to_refill.append(seat)


def forget_refill(g: Table, seat: int) -> None:
    """Forget the note that this hand is filled up."""
    g.to_refill.remove(seat)


def play(g: Table, seat: int, card: PlayingCard, at: int, on: str | None, like: str) -> None:
    """Play a card from the hand, and put it on the discard pile at once."""
    lose_card(g, seat, card)
    g.knowledge.show(card.number)
    g.discard.append(card)
    g.emit("played", seat=seat, card=card.id, at=who(at), on=on, like=like)
    for heard in g.effects.played:
        heard(g, seat, card, like)


def take_discard(g: Table, seat: int, card: PlayingCard | None = None) -> None:
    """Take the top card of the discard pile, or the given card of it. Everybody sees the card."""
    if card is None:
        card = g.discard[-1]
    g.discard.remove(card)
    g.players[seat].hand.append(card)
    g.emit("took-discard", seat=seat, card=card.id)


def take_from_store(g: Table, seat: int, card: PlayingCard) -> None:
    """Take a turned-up card into the hand."""
    g.face_up.remove(card)
    g.players[seat].hand.append(card)
    g.emit("took-store", seat=seat, card=card.id)


def reveal(g: Table, seat: int, card: PlayingCard) -> None:
    """Show a hand card to everybody. It stays in the hand."""
    g.knowledge.show(card.number)
    g.emit("showed", seat=seat, card=card.id)


def look_at_hand(g: Table, seat: int, victim: int) -> tuple[str, ...]:
    """Show the whole hand of the victim to this seat alone, and return the ids of the cards."""
    hand = g.players[victim].hand
    show_to(g, seat, hand)
    cards = ids(hand)
    g.emit_secret(
        "looked-at", (seat, victim), {"cards": cards}, seat=seat, victim=victim, count=len(cards)
    )
    return cards


def take_blind(g: Table, seat: int, victim: int, why: str) -> None:
    """Take a random hand card of the victim. Only these two players see the card."""
    hand = g.players[victim].hand
    take_from_hand(g, seat, victim, hand[g.rng.below(len(hand))], why)


def take_from_hand(g: Table, seat: int, victim: int, card: PlayingCard, why: str) -> None:
    """Take this hand card of the victim. Only these two players see the card."""
    hand = g.players[victim].hand
    if len(hand) > 1:
        lose_track(g, hand, (seat, victim))
    lose_card(g, victim, card)
    g.players[seat].hand.append(card)
    g.knowledge.tell(seat, (card.number,))
    announce_taken(g, seat, victim, card, why)


def announce_taken(g: Table, seat: int, victim: int, card: PlayingCard, why: str) -> None:
    """Announce that a card went from hand to hand. Only these two players see the card."""
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
    """Give a hand card to another player. Only these two players see the card."""
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
