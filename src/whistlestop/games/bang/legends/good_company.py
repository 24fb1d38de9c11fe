"""Good Company: a card discarded and one of the same name played, one right after the other.

What is played and discarded is noted: of the thing that is being resolved, and of the one before.
"""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.after_resolution import settle
from whistlestop.games.bang.card import STRIKE, PlayingCard
from whistlestop.games.bang.legends import verbs
from whistlestop.games.bang.legends.characters import ANY_CARD, JANET, collect
from whistlestop.games.bang.response import use
from whistlestop.games.bang.shot import offer_strike
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.targets import Aim
from whistlestop.games.bang.turn import play_card
from whistlestop.games.bang.verbs import hands, in_play

FEAT: Final = "good-company"

# Notes: a card; and a card with whose it was.
_PLAYED: Final = "played"
_DROPPED: Final = "dropped"
_PLAYED_NOW: Final = "played-now"
_DROPPED_NOW: Final = "dropped-now"
_REPLACED: Final = "replaced"  # why a weapon goes when another one comes


def _fit(g: Table, played: PlayingCard, dropped: PlayingCard, owner: int) -> bool:
    """LEG-078: two cards of one name; there is one for whom all of her own cards fit."""
    if played is dropped:
        return False
    if played.name == dropped.name:
        return True
    return owner == g.turn and g.players[owner].character in (JANET, ANY_CARD)


def note_played(g: Table, card: PlayingCard) -> bool:
    """Whether it follows a discard that it fits."""
    last = g.notes.get(_DROPPED)
    fresh = _PLAYED_NOW not in g.notes and _DROPPED_NOW not in g.notes
    verbs.note(g, _PLAYED_NOW, card.number)
    return last is not None and fresh and _fit(g, card, g.catalogue.cards[last[0]], last[1])


def note_dropped(g: Table, seat: int, card: PlayingCard, why: str) -> bool:
    """LEG-077: whether it follows a card that it fits and that is wholly resolved.

    A weapon goes before the one that is played is in play (B-03).
    """
    last, now = _noted(g, _PLAYED), _noted(g, _PLAYED_NOW)
    if why == _REPLACED and now is not None and now.kind.range:
        last = now
    elif now is not None or _DROPPED_NOW in g.notes:
        last = None
    verbs.note(g, _DROPPED_NOW, card.number, seat)
    return last is not None and _fit(g, last, card, seat)


def _noted(g: Table, name: str) -> PlayingCard | None:
    """Find the card that is noted under this name."""
    found = g.notes.get(name)
    return None if found is None else g.catalogue.cards[found[0]]


def move_notes_to_last(g: Table) -> None:
    """Make what was played and discarded meanwhile the last: something is wholly resolved."""
    played, dropped = verbs.remove_note(g, _PLAYED_NOW), verbs.remove_note(g, _DROPPED_NOW)
    if played is None and dropped is None:
        return
    for name, found in ((_PLAYED, played), (_DROPPED, dropped)):
        verbs.remove_note(g, name)
        if found is not None:
            verbs.note(g, name, *found)


def last_ones(g: Table) -> list[PlayingCard]:
    """List the cards that have been played and discarded last."""
    return [card for name in (_PLAYED, _DROPPED) if (card := _noted(g, name)) is not None]


# Done freely


def candidates(g: Table, me: int) -> list[PlayingCard]:
    """List own cards that another one fits, or that fit the one played last; playable or not."""
    hand, table = g.players[me].hand, g.players[me].in_play
    played = _noted(g, _PLAYED) if me == g.turn else None
    last = [] if played is None else [played]
    found = [card for card in hand if _fits_any(g, me, card, [*hand, *table, *last])]
    return found + [card for card in table if _fits_any(g, me, card, [*hand, *last])]


def _fits_any(g: Table, me: int, card: PlayingCard, others: list[PlayingCard]) -> bool:
    return any(_fits(g, me, card, other) for other in others)


def _fits(g: Table, me: int, card: PlayingCard, other: PlayingCard) -> bool:
    if card is other:
        return False
    janet = g.players[me].character in (JANET, ANY_CARD)
    return janet or card.name == other.name


def ways(g: Table, me: int) -> list[tuple[PlayingCard, ...]]:
    """LEG-076: a card that fits the one just played; or one to discard and one to play then."""
    player = g.players[me]
    played = _noted(g, _PLAYED)
    found: list[tuple[PlayingCard, ...]] = []
    for card in player.hand + player.in_play:
        if played is not None and _fit(g, played, card, me):
            found.append((card,))
            continue
        others = [other for other in player.hand if _fits(g, me, card, other)]
        if others:
            found += [(card, other) for other in _playable_without(g, me, card, others)]
    return found


def _playable_without(
    g: Table, me: int, card: PlayingCard, others: list[PlayingCard]
) -> list[PlayingCard]:
    """List those of them that could be played once the card is on the discard pile."""
    with verbs.SetAside(g, g.players[me], card):
        return [other for other in others if _plays(g, me, other)]


def _plays(g: Table, me: int, card: PlayingCard) -> list[Answer]:
    """List the ways to play this card now."""
    answers: list[Answer] = []
    aim = Aim(g, me)
    if card.kind.offer is not None:
        card.kind.offer(aim, card, answers)
    if g.players[me].effects.serves_as.get(card.name) == STRIKE:
        offer_strike(aim, card, answers)
    if g.players[me].character == ANY_CARD:
        every: list[Answer] = []
        g.catalogue.action(ANY_CARD).offer(g, me, every)
        answers += [answer for answer in every if answer.cards[1] == card.id]
    return answers


def discard_and_play(g: Table, me: int, cards: list[PlayingCard]) -> Rule[bool]:
    """LEG-076, LEG-077: discard the card; if none was played before it, play the other one now.

    That one is settled with the first: all see it, even if it is still to be said at whom it goes.
    """
    in_play.discard(g, me, cards[0], FEAT)
    if len(cards) == 1 or g.players[me].out:
        return not g.players[me].out
    verbs.act(g, me)  # there is no other Feat while this one is under way
    answers = tuple(_plays(g, me, cards[1]))
    if not answers:
        return False
    answer = answers[0]
    if len(answers) > 1:
        hands.reveal(g, me, cards[1])
        answer = yield Ask(me, "company", answers, {"card": cards[0].id})
    if answer.verb == "play":
        yield from play_card(g, me, answer)
    else:
        yield from use(g, me, answer)
    yield from settle(g)
    yield from collect(g)
    return not g.players[me].out and g.outcome is None
