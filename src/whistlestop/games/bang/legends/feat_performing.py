"""Performing, boasting, claiming; and becoming a Legend."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.after_resolution import settle
from whistlestop.games.bang.card import PASS
from whistlestop.games.bang.legends import feats, verbs
from whistlestop.games.bang.legends.characters import LAST_POINT, LEGEND_OF
from whistlestop.games.bang.state import Table, clockwise
from whistlestop.games.bang.targets import aimed_at
from whistlestop.games.bang.verbs import life
from whistlestop.games.bang.wound import wound

_PERFORMING: Final = 2  # tokens
_BOASTING: Final = 1
_LEAST: Final = 3  # life points of a new Legend


def perform_or_claim(g: Table, me: int, feat: str) -> Rule[None]:
    """LEG-012, LEG-043: what it asks for is done: it is performed, or claimed by a Legend."""
    verbs.act(g, me)
    if feats.is_legend(g, me):
        yield from _claim(g, me, feat)
    else:
        _perform(g, me, feat)


def _perform(g: Table, me: int, feat: str) -> None:
    """LEG-015, LEG-016, LEG-018: two tokens, or the last one; the Feat stays."""
    count = min(_PERFORMING, feats.fame(g, me))
    verbs.perform(g, me, feat, count)
    _become_a_legend(g, me)


def _become_a_legend(g: Table, me: int) -> None:
    """LEG-038 to LEG-041: without a token in front, at once: the other side, and 3 life points."""
    if feats.fame(g, me):
        return
    player = g.players[me]
    verbs.become_legend(g, me, LEGEND_OF[player.character])
    if player.life < _LEAST:
        life.heal(g, me, _LEAST - player.life, "legend")
    for fill in player.effects.hand_shrank:
        fill(g, me)


# Claiming


def _victims(g: Table, me: int) -> list[int]:
    """LEG-046, LEG-048, LEG-049: Legends at any distance, but for the last life point of most."""
    least = 1 if LAST_POINT in g.players[me].traits else 2
    return [
        seat
        for seat in clockwise(g, me)
        if feats.is_legend(g, seat) and g.players[seat].life >= least
    ]


def _claim(g: Table, me: int, feat: str) -> Rule[None]:
    """LEG-044 to LEG-051: another Legend may lose a life point; then the Feat is replaced."""
    verbs.announce_claimed(g, me, feat)
    victims = _victims(g, me)
    if victims:
        answers = (*[Answer("hit", (), seat) for seat in victims], PASS)
        answer = yield Ask(me, "victim", answers, {"card": feat})
        if answer.verb == "hit":
            before = len(g.eliminated)
            yield from wound(g, aimed_at(answer), 1, me, "claim")
            if g.dying or len(g.eliminated) > before:
                yield from settle(g)
    if g.outcome is None:
        verbs.reveal_feat(g, verbs.discard_feat(g, feat))


# Boasting


def may_boast(g: Table, me: int) -> bool:
    """LEG-024, LEG-042"""
    return feats.fame(g, me) > 0 and not feats.has_acted(g, me) and not feats.is_legend(g, me)


def boast(g: Table, me: int) -> Rule[None]:
    """LEG-024 to LEG-031: a new Feat; of more than four one goes; a token, whatever it asks for."""
    answer = yield Ask(me, "boast", (Answer("boast"), PASS))
    if answer.verb == "pass":
        return
    verbs.announce_boasted(g, me)
    verbs.reveal_feat(g, len(g.piles[feats.ROW]))
    if len(g.piles[feats.ROW]) > feats.MOST:
        verbs.discard_feat(g, (yield from _most_tokens(g, me)))
    places = [feat for feat in feats.row(g) if not feats.placed(g, me, feat)]
    feat = yield from _choose(me, "fame", "place", places)
    verbs.place_for_boasting(g, me, feat, _BOASTING)
    _become_a_legend(g, me)


def _most_tokens(g: Table, me: int) -> Rule[str]:
    """LEG-028, LEG-030: the Feat with most tokens; of several the player's choice."""
    row = feats.row(g)
    most = max(feats.total(g, feat) for feat in row)
    tied = [feat for feat in row if feats.total(g, feat) == most]
    return (yield from _choose(me, "dismiss", "dismiss", tied))


def _choose(me: int, kind: str, verb: str, names: list[str]) -> Rule[str]:
    if len(names) == 1:
        return names[0]
    answer = yield Ask(me, kind, tuple([Answer(verb, (name,)) for name in names]))
    return str(answer.cards[0])
