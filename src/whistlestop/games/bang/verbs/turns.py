"""Verbs that write the active player, the phase of the turn and the end of the match."""

from __future__ import annotations

from whistlestop.engine.game import Outcome
from whistlestop.games.bang.state import END, OVER, Phase, Table


def announce_roles(g: Table, sheriff: int | None) -> None:
    """Announce the roles that everybody sees at the start."""
    known = tuple([player.role if player.shown and player.role else None for player in g.players])
    g.emit("dealt", sheriff=sheriff, roles=known)


def begin_turn(g: Table, seat: int, phase: Phase) -> None:
    """Begin a turn, and forget the counts and notes of the last turn."""
    g.extra_turn = seat == g.turn and g.granted_turns > 0
    g.granted_turns = g.granted_turns - 1 if g.extra_turn else 0
    g.turn = seat
    g.phase = phase
    g.skipped = False
    g.bangs = 0
    g.notes = {}
    g.emit("turn", seat=seat)


def grant_turn(g: Table) -> None:
    """Give the active player an extra turn, unless a rule of the table forbids it."""
    if not any(ruled_out(g) for ruled_out in g.effects.no_more_turns):
        g.granted_turns += 1
        g.emit("another-turn", seat=g.turn)


def skip_turn(g: Table) -> None:
    """End a turn that was lost before phase 1."""
    g.skipped = True
    g.phase = END


def open_choice(g: Table, *, choosing: bool) -> None:
    """Note whether the active player is being asked for an action of phase 2."""
    g.choosing = choosing


def count_bang(g: Table) -> None:
    """Count a BANG! card against the limit of the turn."""
    g.bangs += 1


def go_to(g: Table, phase: Phase) -> None:
    """Go on to a phase of the turn."""
    g.phase = phase


def end_match(g: Table, winners: tuple[int, ...], why: str) -> None:
    """End the match, and show all roles."""
    g.outcome = Outcome(winners, why)
    g.phase = OVER
    for player in g.players:
        player.shown = True
    roles = tuple([player.role or None for player in g.players])
    g.emit("over", winners=winners, why=why, roles=roles)
