"""Good Company: a card discarded and one of the same name played, one right after the other.

What is played and discarded is noted: of the thing that is being resolved, and of the one before.
"""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import IDS, KINDS, STRIKE
from whistlestop.games.bang.distance import Aim
from whistlestop.games.bang.hooks import ACTION
from whistlestop.games.bang.legends import feats
from whistlestop.games.bang.legends.characters import ANY_CARD, JANET, collect
from whistlestop.games.bang.response import use
from whistlestop.games.bang.settle import settle
from whistlestop.games.bang.shot import offer_strike
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.turn import play_card

FEAT: Final = "good-company"

# Notes: a card; and a card with whose it was.
_PLAYED: Final = "played"
_DROPPED: Final = "dropped"
_PLAYED_NOW: Final = "played-now"
_DROPPED_NOW: Final = "dropped-now"
_REPLACED: Final = "replaced"  # why a weapon goes when another one comes


def _fit(g: Table, played: int, dropped: int, owner: int) -> bool:
    """LEG-078: two cards of one name; there is one for whom all of her own cards fit."""
    if played == dropped:
        return False
    if KINDS[played].name == KINDS[dropped].name:
        return True
    return owner == g.turn and g.players[owner].character in (JANET, ANY_CARD)


def note_played(g: Table, card: int) -> bool:
    """Whether it follows a discard that it fits."""
    last = g.notes.get(_DROPPED)
    fresh = _PLAYED_NOW not in g.notes and _DROPPED_NOW not in g.notes
    g.notes[_PLAYED_NOW] = [card]
    return last is not None and fresh and _fit(g, card, last[0], last[1])


def note_dropped(g: Table, seat: int, card: int, why: str) -> bool:
    """LEG-077: whether it follows a card that it fits and that is wholly resolved.

    A weapon goes before the one that is played is in play (B-03).
    """
    last, now = g.notes.get(_PLAYED), g.notes.get(_PLAYED_NOW)
    if why == _REPLACED and now is not None and KINDS[now[0]].weapon:
        last = now
    elif now is not None or _DROPPED_NOW in g.notes:
        last = None
    g.notes[_DROPPED_NOW] = [card, seat]
    return last is not None and _fit(g, last[0], card, seat)


def turn_the_page(g: Table) -> None:
    """Something is wholly resolved: what was played and discarded meanwhile is the last now."""
    played, dropped = g.notes.pop(_PLAYED_NOW, None), g.notes.pop(_DROPPED_NOW, None)
    if played is None and dropped is None:
        return
    for note, cards in ((_PLAYED, played), (_DROPPED, dropped)):
        g.notes.pop(note, None)
        if cards is not None:
            g.notes[note] = cards


def last_ones(g: Table) -> list[int]:
    """The cards that have been played and discarded last."""
    return [g.notes[note][0] for note in (_PLAYED, _DROPPED) if note in g.notes]


# Done freely


def candidates(g: Table, me: int) -> list[int]:
    """Own cards that another one fits, or that fit the one played last; legal to play or not."""
    hand, table = g.players[me].hand, g.players[me].table
    last = g.notes.get(_PLAYED, []) if me == g.turn else []
    found = [card for card in hand if _fits_any(g, me, card, [*hand, *table, *last])]
    return found + [card for card in table if _fits_any(g, me, card, [*hand, *last])]


def _fits_any(g: Table, me: int, card: int, others: list[int]) -> bool:
    return any(_fits(g, me, card, other) for other in others)


def _fits(g: Table, me: int, card: int, other: int) -> bool:
    if card == other:
        return False
    janet = g.players[me].character in (JANET, ANY_CARD)
    return janet or KINDS[card].name == KINDS[other].name


def ways(g: Table, me: int) -> list[tuple[int, ...]]:
    """LEG-076: a card that fits the one just played; or one to discard and one to play then."""
    player = g.players[me]
    played = g.notes.get(_PLAYED)
    found: list[tuple[int, ...]] = []
    for card in player.hand + player.table:
        if played is not None and _fit(g, played[0], card, me):
            found.append((card,))
            continue
        others = [other for other in player.hand if _fits(g, me, card, other)]
        if others:
            found += [(card, other) for other in _playable_without(g, me, card, others)]
    return found


def _playable_without(g: Table, me: int, card: int, others: list[int]) -> list[int]:
    """Those of them that could be played once the card is on the discard pile.

    It is put there to see, and back; the table is as it was.
    """
    player = g.players[me]
    hand, table, discard, traits = player.hand, player.table, g.discard, player.traits
    player.hand = [each for each in hand if each != card]
    player.table = [each for each in table if each != card]
    if not KINDS[card].home:
        g.discard = [*discard, card]
    if card in table:
        rest = list(traits)
        rest.remove(KINDS[card].name)
        player.has(tuple(rest))
        g.ways.clear()
    found = [other for other in others if _plays(g, me, other)]
    player.hand, player.table, g.discard = hand, table, discard
    if card in table:
        player.has(traits)
        g.ways.clear()
    return found


def _plays(g: Table, me: int, card: int) -> list[Answer]:
    """The ways to play this card now."""
    answers: list[Answer] = []
    aim = Aim(g, me)
    kind, voice = KINDS[card], g.players[me].voice
    if kind.offer is not None:
        kind.offer(aim, card, answers)
    if voice.serves_as.get(kind.name) == STRIKE:
        offer_strike(aim, card, answers)
    if g.players[me].character == ANY_CARD:
        every: list[Answer] = []
        ACTION.by_name[ANY_CARD].offer(g, me, every)
        answers += [answer for answer in every if answer.cards[1] == IDS[card]]
    return answers


def do(g: Table, me: int, cards: list[int]) -> Rule[bool]:
    """LEG-076, LEG-077: discard the card; if none was played before it, play the other one now.

    That one is settled with the first: all see it, even if it is still to be said at whom it goes.
    """
    verbs.discard(g, me, cards[0], FEAT)
    if len(cards) == 1 or g.players[me].out:
        return not g.players[me].out
    feats.act(g, me)  # there is no other Feat while this one is under way
    answers = tuple(_plays(g, me, cards[1]))
    if not answers:
        return False
    answer = answers[0]
    if len(answers) > 1:
        verbs.reveal(g, me, cards[1])
        answer = yield Ask(me, "company", answers, {"card": IDS[cards[0]]})
    if answer.verb == "play":
        yield from play_card(g, me, answer)
    else:
        yield from use(g, me, answer)
    yield from settle(g)
    yield from collect(g)
    return not g.players[me].out and g.outcome is None
