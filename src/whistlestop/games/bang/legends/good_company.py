"""Good Company: discard a card and play a card of the same name, one right after the other.

Played and discarded cards are noted: those of the action in progress, and those of the action
before.
"""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.after_resolution import settle
from whistlestop.games.bang.card import DODGE, STRIKE, PlayingCard
from whistlestop.games.bang.legends import verbs
from whistlestop.games.bang.legends.characters import ANY_CARD, JANET, collect
from whistlestop.games.bang.shot import offer_strike, strike
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.targets import Aim
from whistlestop.games.bang.turn import play_card
from whistlestop.games.bang.verbs import hands, in_play

FEAT: Final = "good-company"

# Notes. A note of a played card holds the card, and 1 if it was played as a BANG! or a Missed!. A
# note of a discard holds the card and its owner.
_PLAYED: Final = "played"
_DROPPED: Final = "dropped"
_PLAYED_NOW: Final = "played-now"
_DROPPED_NOW: Final = "dropped-now"
_REPLACED: Final = "replaced"  # the reason when a new weapon makes its owner discard the old one


def _fit(g: Table, played: list[int], dropped: PlayingCard, owner: int) -> bool:
    """LEG-078: Two different cards of the same name fit.

    A card that Calamity Janet plays as a BANG! or a Missed! fits all that she discards (L-06).
    """
    number, as_bang_or_missed = played
    card = g.catalogue.cards[number]
    if card is dropped:
        return False
    if card.name == dropped.name:
        return True
    return bool(as_bang_or_missed) and owner == g.turn and _is_janet(g, owner)


def _is_janet(g: Table, seat: int) -> bool:
    return g.players[seat].character in (JANET, ANY_CARD)


def note_played(g: Table, card: PlayingCard, like: str) -> bool:
    """Note a played card. Return whether it directly follows a discard that it fits."""
    last = g.notes.get(_DROPPED)
    fresh = _PLAYED_NOW not in g.notes and _DROPPED_NOW not in g.notes
    verbs.note(g, _PLAYED_NOW, card.number, int(_is_bang_or_missed(g, card, like)))
    if last is None or not fresh:
        return False
    return _fit(g, g.notes[_PLAYED_NOW], g.catalogue.cards[last[0]], last[1])


def _is_bang_or_missed(g: Table, card: PlayingCard, like: str) -> bool:
    """Return whether the active player plays the card as a BANG! or a Missed!.

    A card that only copies a BANG! does not count as one (L-10).
    """
    effects = g.players[g.turn].effects
    for duty in (STRIKE, DODGE):
        if like == g.catalogue.meant[duty]:
            return (
                card.kind.serves == duty
                or duty in effects.serves_all
                or effects.serves_as.get(card.name) == duty
            )
    return False


def note_dropped(g: Table, seat: int, card: PlayingCard, why: str) -> bool:
    """LEG-077: Note a discard. Return whether it directly follows a resolved card that it fits.

    An old weapon is discarded before the new weapon is in play, and still counts (B-03).
    """
    last, now = g.notes.get(_PLAYED), _noted(g, _PLAYED_NOW)
    if why == _REPLACED and now is not None:
        last = g.notes[_PLAYED_NOW]
    elif now is not None or _DROPPED_NOW in g.notes:
        last = None
    verbs.note(g, _DROPPED_NOW, card.number, seat)
    return last is not None and _fit(g, last, card, seat)


def _noted(g: Table, name: str) -> PlayingCard | None:
    """Return the card that is noted under this name; None if there is no such note."""
    found = g.notes.get(name)
    return None if found is None else g.catalogue.cards[found[0]]


def move_notes_to_last(g: Table) -> None:
    """Keep the notes of the action in progress as those of the last action: it is resolved now."""
    played, dropped = verbs.remove_note(g, _PLAYED_NOW), verbs.remove_note(g, _DROPPED_NOW)
    if played is None and dropped is None:
        return
    for name, found in ((_PLAYED, played), (_DROPPED, dropped)):
        verbs.remove_note(g, name)
        if found is not None:
            verbs.note(g, name, *found)


def last_ones(g: Table) -> list[PlayingCard]:
    """List the cards that were played and discarded last."""
    return [card for name in (_PLAYED, _DROPPED) if (card := _noted(g, name)) is not None]


# At will


def candidates(g: Table, me: int) -> list[PlayingCard]:
    """List the player's cards that fit another of their cards or the card played last."""
    hand, table = g.players[me].hand, g.players[me].in_play
    found = [card for card in hand if _fits_any(g, me, card, [*hand, *table])]
    return found + [card for card in table if _fits_any(g, me, card, hand)]


def _fits_any(g: Table, me: int, card: PlayingCard, others: list[PlayingCard]) -> bool:
    """Return whether the card fits one of the others, or the card that the player played last."""
    played = g.notes.get(_PLAYED) if me == g.turn else None
    if played is not None and _fit(g, played, card, me):
        return True
    return any(_fits(g, me, card, other) for other in others)


def _fits(g: Table, me: int, card: PlayingCard, other: PlayingCard) -> bool:
    """Return whether one of the cards can be discarded and the other one played."""
    return card is not other and (card.name == other.name or _is_janet(g, me))


def ways(g: Table, me: int) -> list[tuple[PlayingCard, ...]]:
    """LEG-076: List the cards that fit the card just played, and pairs to discard and to play."""
    player = g.players[me]
    played = g.notes.get(_PLAYED)
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
    """List the other cards that could be played once the card is on the discard pile."""
    with verbs.SetAside(g, g.players[me], card):
        return [other for other in others if _plays(g, me, other, card)]


def _plays(g: Table, me: int, card: PlayingCard, dropped: PlayingCard) -> list[Answer]:
    """LEG-078: List the ways to play this card after a discard that it fits.

    Calamity Janet may play any card as a BANG!, on both sides of her character card. If the names
    differ, she must do so (L-06).
    """
    answers: list[Answer] = []
    aim = Aim(g, me)
    if card.kind.offer is not None and (card.name == dropped.name or card.kind.serves == STRIKE):
        card.kind.offer(aim, card, answers)
    if g.players[me].effects.serves_as.get(card.name) == STRIKE:
        offer_strike(aim, card, answers)
    elif _is_janet(g, me) and card.kind.serves != STRIKE:
        used = (g.players[me].character, card.id)
        answers += [Answer("use", used, seat) for seat in aim.may_bang()]
    return answers


def discard_and_play(g: Table, me: int, cards: list[PlayingCard]) -> Rule[bool]:
    """LEG-076, LEG-077: The player discards the first card, and plays the second card, if any.

    There is no second card if the first one fits a card just played. The choice of the second card
    is final. If the player has yet to choose how to play it, everybody sees it first.
    """
    in_play.discard(g, me, cards[0], FEAT)
    if len(cards) == 1 or g.players[me].out:
        return not g.players[me].out
    verbs.act(g, me)  # there is no other Feat while this one is under way
    answers = tuple(_plays(g, me, cards[1], cards[0]))
    if not answers:
        return False
    answer = answers[0]
    if len(answers) > 1:
        hands.reveal(g, me, cards[1])
        answer = yield Ask(me, "company", answers, {"card": cards[0].id})
    if answer.verb == "play":
        yield from play_card(g, me, answer)
    else:
        yield from strike(g, me, cards[1], answer)
    yield from settle(g)
    yield from collect(g)
    return not g.players[me].out and g.outcome is None
