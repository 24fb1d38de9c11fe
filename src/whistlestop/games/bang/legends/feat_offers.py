"""The moments at which a player is asked to perform a Feat, to claim it or to boast."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang import roles
from whistlestop.games.bang.after_resolution import settle
from whistlestop.games.bang.card import PASS
from whistlestop.games.bang.legends import (
    feat_performing,
    feat_progress,
    feats,
    feats_at_will,
    good_company,
    verbs,
)
from whistlestop.games.bang.legends.characters import FILLED_UP, TRIED, collect
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.verbs import hands


def offer_feats(g: Table) -> Rule[None]:
    """LEG-012: When all is resolved, owed cards and a free shot come first, then the met Feats."""
    yield from collect(g)
    while g.outcome is None and (yield from _offer(g)):
        yield from settle(g)
        yield from collect(g)
    feat_progress.forget_all_met(g)
    verbs.remove_note(g, TRIED)
    good_company.move_notes_to_last(g)


def _offer(g: Table) -> Rule[bool]:
    """Offer the Feats that are met. Return whether the player performed or claimed one.

    A player who has taken a card unseen by others is asked, even if it is not a weapon (L-33).
    """
    me = g.turn
    ready = [
        feat
        for feat in feats.row(g)
        if feat_progress.met(g, feat) is not None and feats.may_do(g, me, feat)
    ]
    taken = feat_progress.taken_unseen(g)
    if taken is not None and ("fifty-guns" in ready or not feats.open_to(g, me, "fifty-guns")):
        taken = None  # Fifty Guns is offered anyway, or cannot be done
    if not ready and taken is None:
        return False
    verb = feats.verb(g, me)
    answers = [Answer(verb, (feat,)) for feat in ready]
    if taken is not None:
        hand = g.players[me].hand
        guns = [card for card in taken if card.kind.range and card in hand]
        answers += [Answer(verb, ("fifty-guns", card.id)) for card in guns]
    answer = yield from _ask(g, Ask(me, "feat", (*answers, PASS), {"feats": tuple(ready)}))
    feat_progress.forget_all_met(g)
    if answer.verb == "pass":
        return False
    if len(answer.cards) > 1:
        hands.reveal(g, me, g.catalogue.card[answer.cards[1]])
    yield from feat_performing.perform_or_claim(g, me, answer.cards[0])
    return True


def _ask(g: Table, ask: Ask) -> Rule[Answer]:
    """Ask whether the player performs or claims a Feat. Meanwhile, the view shows these Feats."""
    verbs.note_offered(g, [answer.cards[0] for answer in ask.answers if answer.cards])
    answer: Answer = yield ask
    verbs.remove_note(g, verbs.OFFERED)
    return answer


def offer_before_refill(g: Table, seat: int) -> Rule[None]:
    """LEG-075: A player who fills up the hand by an ability may use Borderlands before that."""
    least = FILLED_UP.get(g.players[seat].character, 0)
    if seat != g.turn or not feats.after_drawing(g) or len(g.players[seat].hand) >= least:
        return
    if not feats.open_to(g, seat, "borderlands") or roles.find_winners(g) is not None:
        return
    feat_progress.meet(g, "borderlands")
    answers = (Answer(feats.verb(g, seat), ("borderlands",)), PASS)
    answer = yield from _ask(g, Ask(seat, "feat", answers, {"feats": ("borderlands",)}))
    feat_progress.forget_met(g, "borderlands")  # it is offered only at this moment
    if answer.verb != "pass":
        yield from feats_at_will.do_at_will(g, seat, "borderlands", [])


# Phase 1


def offer_oregon_trail(g: Table, me: int) -> Rule[bool]:
    """LEG-080: A player may give up the first card for The Oregon Trail, before drawing."""
    if not feats.open_to(g, me, "oregon-trail"):
        return False
    answers = (Answer(feats.verb(g, me), ("oregon-trail",)), PASS)
    answer = yield from _ask(g, Ask(me, "trail", answers))
    if answer.verb == "pass":
        return False
    verbs.set_out(g, me, "oregon-trail")
    return True


def finish_oregon_trail(g: Table, me: int) -> Rule[None]:
    """LEG-080: The Oregon Trail is performed or claimed after drawing.

    So nobody becomes a Legend while drawing (L-16).
    """
    if verbs.remove_note(g, verbs.TRAIL) is not None:
        yield from feat_performing.perform_or_claim(g, me, "oregon-trail")
        hands.note_refill(g, me)  # a shadow may hold too few cards without having lost any
        yield from settle(g)
    yield from offer_feats(g)


# The end of the turn


def offer_boast(g: Table, me: int) -> Rule[None]:
    """LEG-024, LEG-025: A player may boast at the end of the turn, even of a skipped turn."""
    if feat_performing.may_boast(g, me):
        yield from feat_performing.boast(g, me)
        yield from offer_feats(g)
