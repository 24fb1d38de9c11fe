"""Notes about the actions that meet a Feat.

An action is noted under the name of the Feat when it happens. When it is completely resolved, the
Feat is offered to the active player (feat_offers.py). After that the note is removed.
"""

from __future__ import annotations

from typing import Final

from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import RESCUE, STRIKE, PlayingCard
from whistlestop.games.bang.legends import feats, feats_at_will, good_company, verbs
from whistlestop.games.bang.shot import Shot
from whistlestop.games.bang.state import END, Table, clockwise
from whistlestop.games.bang.wound import Wound

_MET: Final = "met-"
_TAKEN: Final = "taken"  # cards that the player has taken unseen by others
_FAR: Final = 2


def meet(g: Table, feat: str, card: PlayingCard | None = None) -> None:
    """Note that this Feat is met, with the card that met it, if there is one."""
    verbs.note(g, _MET + feat, *([] if card is None else [card.number]))


def met(g: Table, feat: str) -> list[PlayingCard] | None:
    """List the cards that have met this Feat; None if it is not met."""
    found = g.notes.get(_MET + feat)
    return None if found is None else [g.catalogue.cards[number] for number in found]


def forget_met(g: Table, feat: str) -> None:
    """Forget that this Feat is met."""
    verbs.remove_note(g, _MET + feat)


def taken_unseen(g: Table) -> list[PlayingCard] | None:
    """List the cards that were taken unseen by others; None if no card was."""
    found = g.notes.get(_TAKEN)
    return None if found is None else [g.catalogue.cards[number] for number in found]


def forget_all_met(g: Table) -> None:
    """Forget all met Feats and all cards taken unseen."""
    verbs.remove_note(g, _TAKEN)
    verbs.forget_notes(g, _MET)


# Reactions to events


def note_discard(g: Table, seat: int, card: PlayingCard, in_play: bool, by: int, why: str) -> None:
    """LEG-019, LEG-022, LEG-023, LEG-089: Discards that the active player causes count.

    These are own cards, and cards that the player makes others discard.
    """
    if by != g.turn or not feats.after_drawing(g):
        return
    kind, player = card.kind, g.players[seat]
    if kind.range:
        meet(g, "fifty-guns", card)
    if card.name == g.catalogue.meant[RESCUE]:
        meet(g, "bottleneck", card)
    own = seat == by and not in_play
    if card.name == g.catalogue.meant[STRIKE] or (
        own and feats_at_will.is_named(g, seat, card, STRIKE)
    ):
        meet(g, "chuck-a-luck", card)
    if in_play and kind.blue:
        meet(g, "last-hero", card)
    if own and not player.hand:
        meet(g, "borderlands")
    if why == "excess":
        meet(g, "for-a-few-cards-more", card)
    if good_company.note_dropped(g, seat, card, why):
        meet(g, good_company.FEAT, card)


def note_play(g: Table, seat: int, card: PlayingCard, like: str) -> None:
    if seat == g.turn and feats.after_drawing(g) and good_company.note_played(g, card, like):
        meet(g, good_company.FEAT, card)


def note_taking(g: Table, seat: int, victim: int, card: PlayingCard, seen: bool) -> None:
    """LEG-022: A weapon taken from another player counts.

    If the others did not see it, the player will have to show it.
    """
    if seat != g.turn or seat == victim or not feats.after_drawing(g):
        return
    if not seen:
        verbs.note_more(g, _TAKEN, card.number)
    elif card.kind.range:
        meet(g, "fifty-guns", card)


def note_check(g: Table, _seat: int) -> None:
    """LEG-073: Every "draw!" counts, also before the draw phase, but not at the end of the turn."""
    if g.phase != END:
        meet(g, "3-15-to-yooma")


def note_shot(g: Table, shot: Shot) -> None:
    """LEG-083, LEG-084: A BANG! card at a player at distance 2 or more counts."""
    if shot.is_bang and how_far(g, shot.by, shot.at) >= _FAR:
        meet(g, "wilhelm-scream", shot.card)


def how_far(g: Table, me: int, seat: int) -> int:
    """Return the distance to a seat, with the effects of the target but not of `me` (L-21)."""
    order = clockwise(g, me)
    step = order.index(seat) + 1
    return min(step, len(order) + 1 - step) + g.players[seat].effects.farther


def note_stopped_shot(g: Table, shot: Shot) -> None:
    """Note a BANG! card that its target has cancelled. Only the active player plays BANG! cards."""
    if shot.is_bang:
        meet(g, "wounded-pride", shot.card)


def note_wound(g: Table, hurt: Wound) -> None:
    if not feats.after_drawing(g):
        return
    if hurt.seat == g.turn:
        if hurt.before > hurt.points:
            meet(g, "man-with-no-name")
        if hurt.why == _DUEL and hurt.card is not None and hurt.card.name == _DUEL:
            meet(g, "scrugs-ballad", hurt.card)
    elif hurt.by == g.turn:
        _hit(g, hurt)


_DUEL: Final = "duel"


def _hit(g: Table, hurt: Wound) -> None:
    """LEG-052: Hits on two different players in a turn count for Old West Gang.

    A BANG! card that hits a player with full life points counts for Quick Death.
    """
    if hurt.seat not in g.notes.get(feats.HIT, ()):
        verbs.note_more(g, feats.HIT, hurt.seat)
    if len(g.notes[feats.HIT]) >= feats.GANG:
        meet(g, "old-west-gang")
    if hurt.why == g.catalogue.meant[STRIKE] and hurt.before == g.players[hurt.seat].max_life:
        meet(g, "quick-death", hurt.card)


# The next turn


def forget_uses(g: Table, _me: int) -> Rule[None]:
    """Forget the uses that are limited to one a turn."""
    verbs.forget_uses(g)
    yield from ()
