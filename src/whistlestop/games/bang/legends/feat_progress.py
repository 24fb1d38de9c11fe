"""What meets a Feat, noted as it happens; and the moment in which it may be performed or claimed.

What was done is noted under the name of the Feat. When all is resolved that came of it, the player
whose turn it is may use it, and after that moment it is forgotten.
"""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang import roles
from whistlestop.games.bang.after_resolution import settle
from whistlestop.games.bang.card import PASS, RESCUE, STRIKE, PlayingCard
from whistlestop.games.bang.legends import feats, feats_at_will, good_company, performing, verbs
from whistlestop.games.bang.legends.characters import FILLED_UP, TRIED, collect
from whistlestop.games.bang.shot import Shot
from whistlestop.games.bang.state import END, EXCESS, Table, clockwise
from whistlestop.games.bang.verbs import hands
from whistlestop.games.bang.wound import Wound

_MET: Final = "met-"
HIT: Final = "hit"  # the seats that the player has hit this turn
GANG: Final = 2  # so many different ones
_TAKEN: Final = "taken"  # unseen by others
_FAR: Final = 2


def meet(g: Table, feat: str, card: PlayingCard | None = None) -> None:
    """Note that what this Feat asks for is done; with a card, if there is one to name."""
    verbs.note(g, _MET + feat, *([] if card is None else [card.number]))


def met(g: Table, feat: str) -> list[PlayingCard] | None:
    """List the cards with which it is met; None if it is not."""
    found = g.notes.get(_MET + feat)
    return None if found is None else [g.catalogue.cards[number] for number in found]


# Watching


def note_discard(g: Table, seat: int, card: PlayingCard, in_play: bool, by: int, why: str) -> None:
    """LEG-019, LEG-022, LEG-023, LEG-089: own cards, and those that others are made to discard."""
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
    if g.phase == EXCESS:
        meet(g, "for-a-few-cards-more", card)
    if good_company.note_dropped(g, seat, card, why):
        meet(g, good_company.FEAT, card)


def note_play(g: Table, seat: int, card: PlayingCard) -> None:
    if seat == g.turn and feats.after_drawing(g) and good_company.note_played(g, card):
        meet(g, good_company.FEAT, card)


def note_taking(g: Table, seat: int, victim: int, card: PlayingCard, seen: bool) -> None:
    """LEG-022: a weapon from another player; if it was not seen, it will have to be shown."""
    if seat != g.turn or seat == victim or not feats.after_drawing(g):
        return
    if not seen:
        verbs.note_more(g, _TAKEN, card.number)
    elif card.kind.range:
        meet(g, "fifty-guns", card)


def note_check(g: Table, _seat: int) -> None:
    """LEG-073: every "draw!" in one's turn, also before one draws."""
    if g.phase != END:
        meet(g, "3-15-to-yooma")


def note_shot(g: Table, shot: Shot) -> None:
    """LEG-083, LEG-084: a BANG! card at somebody two or more away."""
    if shot.is_bang and shot.by == g.turn and how_far(g, shot.by, shot.at) >= _FAR:
        meet(g, "wilhelm-scream", shot.card)


def how_far(g: Table, me: int, seat: int) -> int:
    """Seats, and what makes the other one farther away; nothing of one's own (L-21)."""
    order = clockwise(g, me)
    step = order.index(seat) + 1
    return min(step, len(order) + 1 - step) + g.players[seat].effects.farther


def note_stopped_shot(g: Table, shot: Shot) -> None:
    """A BANG! card that its target has cancelled."""
    if shot.is_bang and shot.by == g.turn:
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
    """LEG-052: two different players in one turn; and a BANG! card at somebody unhurt."""
    if hurt.seat not in g.notes.get(HIT, ()):
        verbs.note_more(g, HIT, hurt.seat)
    if len(g.notes[HIT]) >= GANG:
        meet(g, "old-west-gang")
    if hurt.why == g.catalogue.meant[STRIKE] and hurt.before == g.players[hurt.seat].most:
        meet(g, "quick-death", hurt.card)


# The moment


def offer_feats(g: Table) -> Rule[None]:
    """LEG-012: all is resolved; what is still owed comes first, then the Feats that are met."""
    yield from collect(g)
    while g.outcome is None and (yield from _offer(g)):
        yield from settle(g)
        yield from collect(g)
    _forget(g)
    verbs.take_note(g, TRIED)
    good_company.turn_the_page(g)


def _forget(g: Table) -> None:
    verbs.take_note(g, _TAKEN)
    verbs.forget_notes(g, _MET)


def _offer(g: Table) -> Rule[bool]:
    """One of those that are met, or none; whether one was performed or claimed.

    Who has taken a card that the others did not see is asked whatever it was (L-33).
    """
    me = g.turn
    ready = [
        feat for feat in feats.row(g) if met(g, feat) is not None and feats.may_do(g, me, feat)
    ]
    hidden = _TAKEN in g.notes and "fifty-guns" not in ready and feats.open_to(g, me, "fifty-guns")
    if not (ready or hidden):
        return False
    verb = feats.verb(g, me)
    answers = [Answer(verb, (feat,)) for feat in ready]
    if hidden:
        hand = g.players[me].hand
        taken = [g.catalogue.cards[number] for number in g.notes[_TAKEN]]
        guns = [card for card in taken if card.kind.range and card in hand]
        answers += [Answer(verb, ("fifty-guns", card.id)) for card in guns]
    answer = yield Ask(me, "feat", (*answers, PASS), {"feats": tuple(ready)})
    _forget(g)
    if answer.verb == "pass":
        return False
    if len(answer.cards) > 1:
        hands.reveal(g, me, g.catalogue.card[answer.cards[1]])
    yield from performing.do(g, me, answer.cards[0])
    return True


def offer_before_refill(g: Table, seat: int) -> Rule[None]:
    """LEG-075: who fills up a hand may do without it first."""
    least = FILLED_UP.get(g.players[seat].character, 0)
    if seat != g.turn or not feats.after_drawing(g) or len(g.players[seat].hand) >= least:
        return
    if not feats.open_to(g, seat, "borderlands") or (g.eliminated and roles.won(g) is not None):
        return
    meet(g, "borderlands")
    answers = (Answer(feats.verb(g, seat), ("borderlands",)), PASS)
    answer = yield Ask(seat, "feat", answers, {"feats": ("borderlands",)})
    verbs.take_note(g, _MET + "borderlands")  # this was the moment
    if answer.verb != "pass":
        yield from feats_at_will.do(g, seat, "borderlands", [])


# Phase 1


def set_out(g: Table, me: int) -> Rule[bool]:
    """LEG-080: whoever wants to do without the first card says so before drawing."""
    if not feats.open_to(g, me, "oregon-trail"):
        return False
    answer = yield Ask(me, "trail", (Answer(feats.verb(g, me), ("oregon-trail",)), PASS))
    if answer.verb == "pass":
        return False
    verbs.set_out(g, me, "oregon-trail")
    return True


def arrive(g: Table, me: int) -> Rule[None]:
    """LEG-080: only then it is performed or claimed: nobody changes while drawing (L-16)."""
    if verbs.take_note(g, verbs.TRAIL) is not None:
        yield from performing.do(g, me, "oregon-trail")
        hands.note_refill(g, me)  # a shadow had nothing else before
        yield from settle(g)
    yield from offer_feats(g)


# The end of the turn


def offer_boast(g: Table, me: int) -> Rule[None]:
    """LEG-024, LEG-025: also after a turn that was lost."""
    if performing.may_boast(g, me):
        yield from performing.boast(g, me)
        yield from offer_feats(g)


def forget_uses(g: Table, _me: int) -> Rule[None]:
    """What could be done once a turn can be done again."""
    verbs.forget_uses(g)
    yield from ()
