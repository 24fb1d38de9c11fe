"""Tables at which a player becomes a shadow-gunslinger, or is one."""

from __future__ import annotations

from typing import Any

from tables.bang import Bench, Who, rush, who


def shot_dead(
    hand: str = "",
    *,
    by: str = "",
    play: str = "",
    gear: str = "",
    nuggets: int = 0,
    character: str = "",
    role: str = "outlaw",
    deck: str = "",
    c: str | Who = "",
    display: str = "",
) -> Bench:
    """Let A eliminate B, who declines every answer."""
    a = who(f"bang-AS {by}")
    b = who(hand, play, character, role, 1, nuggets=nuggets, gear=gear)
    t = rush(shadows=True, A=a, B=b, C=c, D="", E="", deck=deck, display=display)
    return t.play("A", "bang-AS", at="B").gives_up("B")


def shadow(
    deck: str = "missed missed",
    *,
    nuggets: int = 0,
    character: str = "",
    role: str = "outlaw",
    display: str = "",
    **others: str | Who,
) -> Bench:
    """Bring B, who is out, back for a turn as a shadow."""
    people: dict[str, Any] = {letter: others.get(letter, "") for letter in "ACDE"}
    b = who(character=character, role=role, nuggets=nuggets)
    people = {"A": people.pop("A"), "B": b, **people}
    t = rush(shadows=True, out="B", **people, deck=deck, display=display)
    return t.sits_out("A")
