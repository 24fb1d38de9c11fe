"""Verbs that write shots, questions for BANG! cards and last chances while they are in progress."""

from __future__ import annotations

from whistlestop.games.bang.card import PlayingCard, id_of
from whistlestop.games.bang.state import KindUnderWay, Table, UnderWay, who


def begin(
    g: Table, what: KindUnderWay, by: int, at: int, card: PlayingCard | None, need: int | None = 0
) -> None:
    """Add an `UnderWay`, which everybody sees until `finish` removes it."""
    g.under_way.append(UnderWay(what, by, at, card, need))


def begin_shot(g: Table, by: int, at: int, card: PlayingCard | None, need: int | None) -> None:
    """Begin a shot that `need` Missed! cancel, and announce it. None: nothing cancels it."""
    begin(g, "shot", by, at, card, need)
    g.emit("shot", by=who(by), at=at, card=id_of(card), need=need)


def redirect(g: Table, at: int, to: int, by: int, need: int) -> None:
    """Announce that the shot has a new target, who needs `need` Missed!, and change its target."""
    g.emit("redirected", seat=at, to=to, by=by)
    g.under_way[-1].at, g.under_way[-1].need = to, need


def need_fewer(g: Table, seat: int, used: str, need: int) -> None:
    """Note and announce that the shot needs fewer Missed!, because its target has used a card."""
    g.under_way[-1].need = need
    g.emit("dodged", seat=seat, card=used, left=need)


def finish(g: Table) -> None:
    """Remove the `UnderWay` that began last."""
    g.under_way.pop()


def announce_ignored(g: Table, seat: int, card: PlayingCard) -> None:
    """Announce that a card does nothing to this player."""
    g.emit("ignored", seat=seat, card=card.id)


def announce_no_effect(g: Table, seat: int, card: PlayingCard) -> None:
    """Announce that a played card has no effect."""
    g.emit("no-effect", seat=seat, card=card.id)


def announce_spared(g: Table, seat: int, by: int, what: str) -> None:
    """Announce the player who is spared by a card that affects several players."""
    g.emit("spared", seat=seat, by=by, what=what)


def announce_used_as(g: Table, seat: int, card: str, like: str, at: int | None) -> None:
    """Announce that a card is used like another card, and its target."""
    g.emit("used-as", seat=seat, card=card, like=like, at=at)
