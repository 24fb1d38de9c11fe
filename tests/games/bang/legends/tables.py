"""Tables of four with Legends, for the tests of Feats and of the characters' other sides."""

from __future__ import annotations

from typing import Any

from tables.bang import Bench, Who, legend, who

OF_A_SEAT = ("play", "life", "most", "role", "character", "fame", "on")


def with_feat(feats: str, hand: str = "", **said: Any) -> Bench:
    """Lay these Feats open before A, who holds this hand.

    The other arguments of `who` are also for A. `A=who(...)` says the same where one line is too
    short for all of it.
    """
    seat, rest = _seat(hand, said)
    assert "A" not in rest or seat == who(), "A is described twice"
    return four(**{"A": seat, "feats": feats, **rest})


def as_legend(name: str, hand: str = "", **said: Any) -> Bench:
    """Make A this Legend; the others have no abilities."""
    seat, rest = _seat(hand, {**said, "character": f"legendary-{name}"})
    return four(**{"A": seat, **rest})


def against_legend(name: str, hand: str = "", by: str | Who = "bang", **said: Any) -> Bench:
    """Make B this Legend, and let A hold the card that is played at B."""
    seat, rest = _seat(hand, {**said, "character": f"legendary-{name}"})
    return four(**{"A": by, "B": seat, **rest})


def four(**said: Any) -> Bench:
    """Seat four players. If no Feats are named, one lies open that hardly anything meets."""
    return legend(**{"players": 4, "feats": "scrugs-ballad", **said})


def met(t: Bench) -> bool:
    """Return whether the one Feat has just been met, so that A is asked about it."""
    return t.asked == ("A", "feat") and t.may("A") == set(t.feats)


def _seat(hand: str, said: dict[str, Any]) -> tuple[Who, dict[str, Any]]:
    """Split the arguments for one seat from those for the table."""
    own = {word: value for word, value in said.items() if word in OF_A_SEAT}
    return who(hand, **own), {word: value for word, value in said.items() if word not in own}
