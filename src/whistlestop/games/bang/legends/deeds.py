"""What meets a Feat, noted as it happens; and the moment in which it may be performed or claimed.

A deed is noted under the name of the Feat. When all is resolved that came of it, the player whose
turn it is may use it, and after that moment it is forgotten.
"""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import roles, verbs
from whistlestop.games.bang.cards import IDS, KINDS, MEANT, NUMBER, PASS, RESCUE, STRIKE
from whistlestop.games.bang.hooks import (
    BEFORE_REFILL,
    DISCARDED,
    DRAW_BEGINS,
    DRAW_ENDS,
    FIRED,
    FLIPPED,
    LIFE_LOST,
    PLAYED,
    RESOLVED,
    STOPPED,
    TOOK,
    TURN_ENDS,
    TURN_OVER,
)
from whistlestop.games.bang.legends import company, fame, feats, freely
from whistlestop.games.bang.legends.characters import (
    FILLED_UP,
    TRIED,
    USES,
    collect,
)
from whistlestop.games.bang.settle import settle
from whistlestop.games.bang.shot import Shot
from whistlestop.games.bang.state import END, EXCESS, NOBODY, Table, clockwise
from whistlestop.games.bang.wound import Wound

_MET: Final = "met-"
HIT: Final = "hit"  # the seats that the player has hit this turn
GANG: Final = 2  # so many different ones
_TAKEN: Final = "taken"  # unseen by others
_TRAIL: Final = "trail"
_FAR: Final = 2


def meet(g: Table, feat: str, card: int = NOBODY) -> None:
    """What this Feat asks for is done; with a card, if there is one to name."""
    g.notes[_MET + feat] = [] if card == NOBODY else [card]


def met(g: Table, feat: str) -> list[int] | None:
    """With what, if it is met."""
    return g.notes.get(_MET + feat)


# Watching


@DISCARDED.on("feats")
def discarded(g: Table, seat: int, card: int, in_play: bool, by: int, why: str) -> None:
    """LEG-019, LEG-022, LEG-023, LEG-089: own cards, and those that others are made to discard."""
    if by != g.turn or not feats.after_drawing(g):
        return
    kind, player = KINDS[card], g.players[seat]
    if kind.weapon:
        meet(g, "fifty-guns", card)
    if kind.name == MEANT[RESCUE]:
        meet(g, "bottleneck", card)
    own = seat == by and not in_play
    if kind.name == MEANT[STRIKE] or (own and freely.is_named(player, card, STRIKE)):
        meet(g, "chuck-a-luck", card)
    if in_play and kind.blue:
        meet(g, "last-hero", card)
    if own and not player.hand:
        meet(g, "borderlands")
    if g.phase == EXCESS:
        meet(g, "for-a-few-cards-more", card)
    if company.note_dropped(g, seat, card, why):
        meet(g, company.FEAT, card)


@PLAYED.on("feats")
def played(g: Table, seat: int, card: int) -> None:
    if seat == g.turn and feats.after_drawing(g) and company.note_played(g, card):
        meet(g, company.FEAT, card)


@TOOK.on("feats")
def took(g: Table, seat: int, victim: int, card: int, seen: bool) -> None:
    """LEG-022: a weapon from another player; if it was not seen, it will have to be shown."""
    if seat != g.turn or seat == victim or not feats.after_drawing(g):
        return
    if not seen:
        g.notes.setdefault(_TAKEN, []).append(card)
    elif KINDS[card].weapon:
        meet(g, "fifty-guns", card)


@FLIPPED.on("feats")
def flipped(g: Table, _seat: int) -> None:
    """LEG-073: every "draw!" in one's turn, also before one draws."""
    if g.phase != END:
        meet(g, "3-15-to-yooma")


@FIRED.on("feats")
def fired(g: Table, shot: Shot) -> None:
    """LEG-083, LEG-084: a BANG! card at somebody two or more away."""
    if shot.is_bang and shot.by == g.turn and how_far(g, shot.by, shot.at) >= _FAR:
        meet(g, "wilhelm-scream", shot.card)


def how_far(g: Table, me: int, seat: int) -> int:
    """Seats, and what makes the other one farther away; nothing of one's own (L-21)."""
    order = clockwise(g, me)
    step = order.index(seat) + 1
    return min(step, len(order) + 1 - step) + g.players[seat].voice.farther


@STOPPED.on("feats")
def stopped(g: Table, shot: Shot) -> None:
    """A BANG! card that its target has cancelled."""
    if shot.is_bang and shot.by == g.turn:
        meet(g, "wounded-pride", shot.card)


@LIFE_LOST.on("feats")
def wounded(g: Table, hurt: Wound) -> None:
    if not feats.after_drawing(g):
        return
    if hurt.seat == g.turn:
        if hurt.before > hurt.points:
            meet(g, "man-with-no-name")
        if hurt.why == _DUEL and KINDS[hurt.card].name == _DUEL:
            meet(g, "scrugs-ballad", hurt.card)
    elif hurt.by == g.turn:
        _hit(g, hurt)


_DUEL: Final = "duel"


def _hit(g: Table, hurt: Wound) -> None:
    """LEG-052: two different players in one turn; and a BANG! card at somebody unhurt."""
    hit = g.notes.setdefault(HIT, [])
    if hurt.seat not in hit:
        hit.append(hurt.seat)
    if len(hit) >= GANG:
        meet(g, "old-west-gang")
    if hurt.why == MEANT[STRIKE] and hurt.before == g.players[hurt.seat].most:
        meet(g, "quick-death", hurt.card)


# The moment


@RESOLVED.on("feats")
def moment(g: Table) -> Rule[None]:
    """LEG-012: all is resolved; what is still owed comes first, then the Feats that are met."""
    yield from collect(g)
    while g.outcome is None and (yield from _offer(g)):
        yield from settle(g)
        yield from collect(g)
    _forget(g)
    g.notes.pop(TRIED, None)
    company.turn_the_page(g)


def _forget(g: Table) -> None:
    g.notes.pop(_TAKEN, None)
    for note in [each for each in g.notes if each.startswith(_MET)]:
        del g.notes[note]


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
        guns = [card for card in g.notes[_TAKEN] if KINDS[card].weapon and card in hand]
        answers += [Answer(verb, ("fifty-guns", IDS[card])) for card in guns]
    answer = yield Ask(me, "feat", (*answers, PASS), {"feats": tuple(ready)})
    _forget(g)
    if answer.verb == "pass":
        return False
    if len(answer.cards) > 1:
        verbs.reveal(g, me, NUMBER[answer.cards[1]])
    yield from fame.do(g, me, answer.cards[0])
    return True


@BEFORE_REFILL.on("feats")
def before_she_draws(g: Table, seat: int) -> Rule[None]:
    """LEG-075: who fills up a hand may do without it first."""
    least = FILLED_UP.get(g.players[seat].character, 0)
    if seat != g.turn or not feats.after_drawing(g) or len(g.players[seat].hand) >= least:
        return
    if not feats.open_to(g, seat, "borderlands") or (g.graves and roles.won(g) is not None):
        return
    meet(g, "borderlands")
    answers = (Answer(feats.verb(g, seat), ("borderlands",)), PASS)
    answer = yield Ask(seat, "feat", answers, {"feats": ("borderlands",)})
    g.notes.pop(_MET + "borderlands", None)  # this was the moment
    if answer.verb != "pass":
        yield from freely.do(g, seat, "borderlands", [])


# Phase 1


@DRAW_BEGINS.on("feats")
def sets_out(g: Table, me: int) -> Rule[bool]:
    """LEG-080: whoever wants to do without the first card says so before drawing."""
    if not feats.open_to(g, me, "oregon-trail"):
        return False
    answer = yield Ask(me, "trail", (Answer(feats.verb(g, me), ("oregon-trail",)), PASS))
    if answer.verb == "pass":
        return False
    g.notes[_TRAIL] = []
    g.emit("trail", seat=me, card="oregon-trail")
    return True


@DRAW_ENDS.on("feats")
def arrives(g: Table, me: int) -> Rule[None]:
    """LEG-080: only then it is performed or claimed: nobody changes while drawing (L-16)."""
    if g.notes.pop(_TRAIL, None) is not None:
        yield from fame.do(g, me, "oregon-trail")
        verbs.fills_up(g, me)  # a shadow had nothing else before
        yield from settle(g)
    yield from moment(g)


# The end of the turn


@TURN_ENDS.on("feats")
def boasts(g: Table, me: int) -> Rule[None]:
    """LEG-024, LEG-025: also after a turn that was lost."""
    if fame.may_boast(g, me):
        yield from fame.boast(g, me)
        yield from moment(g)


@TURN_OVER.on("feats")
def forgets(g: Table, _me: int) -> Rule[None]:
    """What could be done once a turn can be done again."""
    for player in g.players:
        for what in (feats.ACTED, *USES):
            player.counters.pop(what, None)
    yield from ()
