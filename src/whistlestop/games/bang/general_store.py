"""The General Store: cards are turned up, and each player takes one."""

from __future__ import annotations

from whistlestop.engine.ask import Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import PlayingCard, id_of
from whistlestop.games.bang.state import Table, clockwise
from whistlestop.games.bang.targets import choose_targets
from whistlestop.games.bang.verbs import deck, hands


def share_out(g: Table, me: int, card: PlayingCard | None, what: str) -> Rule[None]:
    """BASE-061, BASE-062: A card for each player is turned up. Each takes one, `me` first."""
    present = [seat for seat in (me, *clockwise(g, me)) if not g.players[seat].out]
    takers = yield from choose_targets(g, me, present, what)
    deck.open_store(g, me, len(takers))
    about = {"card": id_of(card)}
    for seat in takers:
        if not g.face_up:
            break
        wanted = g.face_up[0]
        if len(g.face_up) > 1:
            answer = yield Ask(seat, "store", tuple([each.to_take for each in g.face_up]), about)
            wanted = g.catalogue.card[answer.cards[0]]
        hands.take_from_store(g, seat, wanted)
