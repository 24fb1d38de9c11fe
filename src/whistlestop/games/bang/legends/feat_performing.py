"""Performing and claiming Feats, boasting, and becoming a Legend."""

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
_LEAST: Final = 3  # the fewest life points of a new Legend


def perform_or_claim(g: Table, me: int, feat: str) -> Rule[None]:
    """LEG-012, LEG-043: A player who has met a Feat performs it. A Legend claims it."""
    verbs.act(g, me)
    if feats.is_legend(g, me):
        yield from _claim(g, me, feat)
    else:
        _perform(g, me, feat)


def _perform(g: Table, me: int, feat: str) -> None:
    """LEG-015, LEG-016, LEG-018: The player places two tokens, or the last one. The Feat stays."""
    count = min(_PERFORMING, feats.fame(g, me))
    verbs.perform(g, me, feat, count)
    _become_a_legend(g, me)


def _become_a_legend(g: Table, me: int) -> None:
    """LEG-038 to LEG-041: A player without tokens in front becomes a Legend at once.

    The character card is turned over. The player has at least 3 life points then.
    """
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
    """LEG-046, LEG-048, LEG-049: A claim hits another Legend, at any distance.

    Only Slab the Killer may choose a Legend with one life point.
    """
    least = 1 if LAST_POINT in g.players[me].traits else 2
    return [
        seat
        for seat in clockwise(g, me)
        if feats.is_legend(g, seat) and g.players[seat].life >= least
    ]


def _claim(g: Table, me: int, feat: str) -> Rule[None]:
    """LEG-044 to LEG-051: The claimer may take a life point of another Legend.

    Then the Feat is replaced.
    """
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
    """LEG-024, LEG-042: A player with tokens may boast after a turn without a Feat.

    A Legend may not boast.
    """
    return feats.fame(g, me) > 0 and not feats.has_acted(g, me) and not feats.is_legend(g, me)


def boast(g: Table, me: int) -> Rule[None]:
    """LEG-024 to LEG-031: A boasting player reveals a Feat, and places a token on any Feat.

    If more than four Feats lie open, one of them is discarded before that.
    """
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
    """LEG-028, LEG-030: The Feat with the most tokens goes. The player decides a tie."""
    row = feats.row(g)
    most = max(feats.total(g, feat) for feat in row)
    tied = [feat for feat in row if feats.total(g, feat) == most]
    return (yield from _choose(me, "dismiss", "dismiss", tied))


def _choose(me: int, kind: str, verb: str, names: list[str]) -> Rule[str]:
    if len(names) == 1:
        return names[0]
    answer = yield Ask(me, kind, tuple([Answer(verb, (name,)) for name in names]))
    return str(answer.cards[0])
