"""Verbs that write the cards in play and the traits of the players.

`discard` is for hand cards too. It is in this file because a new weapon discards the old one.
"""

from __future__ import annotations

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.effects import Effects
from whistlestop.games.bang.state import NOBODY, Player, Table
from whistlestop.games.bang.verbs.hands import announce_taken, lose_card


def gain_trait(g: Table, seat: int, name: str) -> None:
    """Give a player the trait of this name: the effects of the thing apply from now on."""
    player = g.players[seat]
    _set_traits(g, player, tuple(sorted((*player.traits, name))))


def lose_trait(g: Table, seat: int, name: str) -> None:
    """Take the trait of this name from a player: the effects of the thing end."""
    player = g.players[seat]
    traits = list(player.traits)
    traits.remove(name)
    _set_traits(g, player, tuple(traits))


def _set_traits(g: Table, player: Player, traits: tuple[str, ...]) -> None:
    before, now = player.effects, g.catalogue.effects_of(traits)
    player.traits, player.effects = traits, now
    if _of_distances(now) != _of_distances(before):
        g.distances.clear()


def _of_distances(effects: Effects) -> tuple[int, int, bool]:
    """Return the effects that change distances."""
    return effects.farther, effects.nearer, effects.next_to_all


def remember_distances(g: Table, seat: int, found: list[tuple[int, int]]) -> None:
    """Keep the distances that a seat sees, until a distance changes."""
    g.distances[seat] = found


def discard(g: Table, seat: int, card: PlayingCard, why: str, by: int = NOBODY) -> None:
    """Discard a card of the hand or in play. `by` is the player who causes it, or NOBODY for its
    owner.
    """
    player = g.players[seat]
    in_play = card in player.in_play
    if in_play:
        _take_out_of_play(g, seat, card)
    else:
        lose_card(g, seat, card)
    g.knowledge.show(card.number)
    if card.kind.home is not None:
        card.kind.home(g, card)
    else:
        g.discard.append(card)
    g.emit("discarded", seat=seat, card=card.id, why=why)
    if in_play:
        _react_to_leaving(g, seat, card)
    for heard in g.effects.discarded:
        heard(g, seat, card, in_play, seat if by == NOBODY else by, why)


def equip(g: Table, seat: int, card: PlayingCard, by: int) -> None:
    """Put a blue card from the hand of `by` in front of `seat`."""
    lose_card(g, by, card)
    g.knowledge.show(card.number)
    for heard in g.effects.played:
        heard(g, by, card, card.name)
    _bring_into_play(g, seat, card)
    g.emit("equipped", seat=seat, card=card.id, by=by)


def put_into_play(g: Table, seat: int, card: PlayingCard, by: int) -> None:
    """Put a card that does not come from a hand in front of a player. Everybody has seen it."""
    _bring_into_play(g, seat, card)
    g.emit("equipped", seat=seat, card=card.id, by=by)


def exchange(g: Table, seat: int, card: PlayingCard, other: int, theirs: PlayingCard) -> None:
    """Exchange two cards in play."""
    _take_out_of_play(g, seat, card)
    _take_out_of_play(g, other, theirs)
    _bring_into_play(g, seat, theirs)
    _bring_into_play(g, other, card, seat)
    g.emit("exchanged", seat=seat, card=card.id, other=other, theirs=theirs.id)
    _react_to_leaving(g, seat, card)
    _react_to_leaving(g, other, theirs)


def pass_on(g: Table, seat: int, to: int, card: PlayingCard) -> None:
    """Move a card in play in front of another player."""
    _take_out_of_play(g, seat, card)
    _bring_into_play(g, to, card)
    g.emit("passed-on", seat=seat, to=to, card=card.id)


def take_from_play(g: Table, seat: int, victim: int, card: PlayingCard, why: str) -> None:
    """Take a card in play of the victim into the hand. Everybody sees the card.

    A card that never enters a hand comes into play in front of the player instead.
    """
    _take_out_of_play(g, victim, card)
    if card.kind.home is not None:
        _bring_into_play(g, seat, card)
    else:
        g.players[seat].hand.append(card)
    g.emit("took", seat=seat, victim=victim, place="play", card=card.id, why=why)
    _react_to_leaving(g, victim, card)
    for heard in g.effects.took:
        heard(g, seat, victim, card, True)


def inherit(g: Table, seat: int, dead: int, why: str) -> None:
    """Take all cards of a player who is out.

    Everybody sees the cards that were in play. Only these two players see the hand.
    """
    player = g.players[dead]
    for card in player.in_play[:]:
        take_from_play(g, seat, dead, card, why)
    hand, player.hand = player.hand, []
    g.players[seat].hand += hand
    for card in hand:
        g.knowledge.tell(seat, (card.number,))
        announce_taken(g, seat, dead, card, why)


def _take_out_of_play(g: Table, seat: int, card: PlayingCard) -> None:
    g.players[seat].in_play.remove(card)
    lose_trait(g, seat, card.name)


def _react_to_leaving(g: Table, seat: int, card: PlayingCard) -> None:
    """Run the effects of a card that has left play, for the player who had it."""
    for react in card.kind.effects.left_play:
        react(g, seat)


def _bring_into_play(g: Table, seat: int, card: PlayingCard, by: int = NOBODY) -> None:
    """Put a card in play. If it is a weapon, `by` makes the player discard the old weapon."""
    player = g.players[seat]
    if card.kind.range:
        for other in player.in_play:
            if other.kind.range:
                discard(g, seat, other, "replaced", by)
                break
    player.in_play.append(card)
    gain_trait(g, seat, card.name)
    for react in card.kind.effects.came_into_play:
        react(g, seat)


# Cards in play at the start of a turn


def explode(g: Table, seat: int, card: PlayingCard) -> None:
    """Discard a card that explodes in front of its owner."""
    discard(g, seat, card, card.name)
    g.emit("exploded", seat=seat, card=card.id)


def release(g: Table, seat: int, card: PlayingCard, *, free: bool) -> None:
    """Discard the card that holds a player, and announce whether the turn is played or skipped."""
    discard(g, seat, card, card.name)
    g.emit("freed" if free else "skipped", seat=seat, card=card.id)
