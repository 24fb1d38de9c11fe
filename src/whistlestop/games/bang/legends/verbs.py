"""The verbs of Legends: they write the Feats, the Fame tokens, and the notes of a turn.

A note is a named list of seats and card numbers. It is forgotten when the next turn begins.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.legends.feats import (
    ACTED,
    DECK,
    FAME,
    ON_FEAT,
    ROW,
    TOKENS,
    USED,
    fame,
    placed,
    total,
)
from whistlestop.games.bang.state import Player, Table
from whistlestop.games.bang.verbs import deck, hands, identity, life

# Counters of a player: abilities that work once a turn.
_ONCE: Final = frozenset({ACTED, "legendary-rose-doolan", "legendary-sid-ketchum"})


# The deck and the row of Feats


def lay_out(g: Table, cards: list[PlayingCard]) -> None:
    """LEG-004, LEG-005, LEG-008: The Feats are shuffled, and one is turned up.

    Every player gets five tokens.
    """
    g.rng.shuffle(cards)
    g.piles[DECK], g.piles[ROW], g.piles[USED] = cards, [cards.pop()], []
    g.knowledge.show(g.piles[ROW][0].number)
    for player in g.players:
        player.counters[FAME] = TOKENS


def reveal_feat(g: Table, at: int) -> None:
    """LEG-033: A Feat is revealed at this place of the row.

    If the deck is empty, the discarded Feats are shuffled first.
    """
    if not g.piles[DECK]:
        cards, g.piles[USED] = g.piles[USED], []
        g.piles[DECK] = deck.shuffle(g, cards, DECK)
        g.emit("feats-reshuffled", count=len(cards))
    card = g.piles[DECK].pop()
    g.knowledge.show(card.number)
    g.piles[ROW].insert(at, card)
    g.emit("feat-revealed", card=card.id)


def discard_feat(g: Table, feat: str) -> int:
    """LEG-029, LEG-050: A Feat is discarded, and its tokens leave the game.

    Return its former place in the row.
    """
    tokens = total(g, feat)
    for player in g.players:
        player.counters.pop(ON_FEAT + feat, None)
    card = g.catalogue.card[feat]
    at = g.piles[ROW].index(card)
    g.piles[ROW].remove(card)
    g.piles[USED].append(card)
    g.emit("feat-discarded", card=feat, tokens=tokens)
    return at


# Fame


def perform(g: Table, seat: int, feat: str, count: int) -> None:
    """LEG-015: The player puts tokens on a performed Feat."""
    _place(g, seat, feat, count)
    g.emit("feat-performed", seat=seat, card=feat, count=count, left=fame(g, seat))


def place_for_boasting(g: Table, seat: int, feat: str, count: int) -> None:
    """LEG-031: A boasting player puts tokens on any Feat, without meeting it."""
    _place(g, seat, feat, count)
    g.emit("fame-placed", seat=seat, card=feat, count=count, left=fame(g, seat))


def _place(g: Table, seat: int, feat: str, count: int) -> None:
    counters = g.players[seat].counters
    counters[FAME] = fame(g, seat) - count
    counters[ON_FEAT + feat] = placed(g, seat, feat) + count


def lose_fame(g: Table, seat: int) -> None:
    """Take the tokens in front of a player out of the game."""
    count = g.players[seat].counters.pop(FAME, 0)
    if count:
        g.emit("fame-lost", seat=seat, count=count)


def announce_claimed(g: Table, seat: int, feat: str) -> None:
    """Announce that a Legend claims a Feat."""
    g.emit("feat-claimed", seat=seat, card=feat)


def announce_boasted(g: Table, seat: int) -> None:
    """Announce that a player boasts."""
    g.emit("boasted", seat=seat)


def become_legend(g: Table, seat: int, legend: str) -> None:
    """Turn over the character card of a player who becomes a Legend."""
    identity.turn_character_over(g, seat, legend)
    g.emit("legend", seat=seat, name=legend)


def end_legend(g: Table, seat: int, character: str, points: int) -> None:
    """Turn the card of a Legend back. `points` are the new life points and their maximum."""
    identity.turn_character_over(g, seat, character)
    life.start_over(g, seat, points)
    g.emit("legend-over", seat=seat, name=character, life=points, most=points)


def act(g: Table, seat: int) -> None:
    """Note that the player has done the one Feat of the turn."""
    g.players[seat].counters[ACTED] = 1


def use_once(g: Table, seat: int, what: str) -> None:
    """Note that an ability is used up for this turn."""
    g.players[seat].counters[what] = 1


def forget_uses(g: Table) -> None:
    """Forget the uses of all players that are limited to one a turn."""
    for player in g.players:
        for what in _ONCE.intersection(player.counters):
            del player.counters[what]


# Notes


def note(g: Table, name: str, *values: int) -> None:
    """Set the note of this name. It replaces an earlier note of the same name."""
    g.notes[name] = list(values)


def note_more(g: Table, name: str, *values: int) -> None:
    """Add values to the note of this name."""
    g.notes.setdefault(name, []).extend(values)


def remove_note(g: Table, name: str) -> list[int] | None:
    """Remove a note and return it; None if there is no such note."""
    return g.notes.pop(name, None)


def forget_notes(g: Table, prefix: str) -> None:
    """Forget all notes whose names begin with this prefix."""
    for name in [each for each in g.notes if each.startswith(prefix)]:
        del g.notes[name]


def set_out(g: Table, seat: int, feat: str) -> None:
    """Note and announce that a player gives up the first card of phase 1 for a Feat."""
    note(g, TRAIL)
    g.emit("trail", seat=seat, card=feat)


TRAIL: Final = "trail"


def note_offered(g: Table, offered: Iterable[str]) -> None:
    """Note the Feats that the answers to the next question perform or claim."""
    note(g, OFFERED, *[g.catalogue.card[feat].number for feat in offered])


OFFERED: Final = "offered"


def take_owed(g: Table, name: str) -> None:
    """Give the players the cards noted as owed, if these still lie on the discard pile."""
    owed = remove_note(g, name) or []
    for seat, number in zip(owed[::2], owed[1::2], strict=True):
        card = g.catalogue.cards[number]
        if card in g.discard and not g.players[seat].out:
            hands.take_discard(g, seat, card)


# Trying out a discard


class SetAside:
    """A trial: inside `with SetAside(...)`, one card of a player lies on the discard pile.

    No event announces it, and afterwards the table is as before.
    """

    __slots__ = ("card", "g", "hand", "in_play", "pile", "player", "traits")

    def __init__(self, g: Table, player: Player, card: PlayingCard) -> None:
        self.g = g
        self.player = player
        self.card = card
        self.hand, self.in_play, self.traits = player.hand, player.in_play, player.traits
        self.pile = g.discard

    def __enter__(self) -> None:
        g, player, card = self.g, self.player, self.card
        player.hand = [each for each in self.hand if each is not card]
        player.in_play = [each for each in self.in_play if each is not card]
        if card.kind.home is None:
            g.discard = [*self.pile, card]
        if card in self.in_play:
            rest = list(self.traits)
            rest.remove(card.name)
            self._set_traits(tuple(rest))

    def __exit__(self, *_: object) -> None:
        self.player.hand, self.player.in_play, self.g.discard = self.hand, self.in_play, self.pile
        if self.card in self.in_play:
            self._set_traits(self.traits)

    def _set_traits(self, traits: tuple[str, ...]) -> None:
        self.player.traits = traits
        self.player.effects = self.g.catalogue.effects_of(traits)
        self.g.distances.clear()
