"""Verbs for the course of the game: turns, Heist Actions, Bullet Tokens, and the end."""

from __future__ import annotations

from whistlestop.engine.game import Outcome
from whistlestop.games.train_heist.constants import ACTIONS, OVER, TRAIN, VERSUS, Phase
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.turn_progress import TurnProgress

HEIST_ACTIONS = 4  # TH-030


def start_game(g: Table, first: int) -> None:
    g.first = first
    g.emit("dealt", first=first, cowboys=len(g.cowboys))


def begin_turn(g: Table, me: int) -> None:
    """TH-030: A turn has four Heist Actions. TH-106: A cowboy who lies flat gets up instead."""
    cowboy = g.cowboys[me]
    if me == g.first:
        g.round += 1
    g.turn = me
    g.this_turn = TurnProgress()
    cowboy.ready = cowboy.title != ""  # TH-131
    g.idle = cowboy.lying
    g.phase = TRAIN if g.idle else ACTIONS
    g.actions = 0 if g.idle else HEIST_ACTIONS
    g.emit("turn", cowboy=me, actions=g.actions, round=g.round)
    if g.idle:
        cowboy.lying = False
        g.emit("lost-turn", cowboy=me)


def go_to(g: Table, phase: Phase) -> None:
    """Begin another phase of the turn; earlier actions can no longer be taken back."""
    g.phase = phase
    g.past = ()


def spend_action(g: Table) -> None:
    """Spend a Heist Action for the verb that follows; that verb emits the event."""
    g.actions -= 1


def take_bullet(g: Table, me: int) -> None:
    """TH-068: Give a cowboy a Bullet Token from the board."""
    g.bullets -= 1
    g.this_turn.fresh_bullets += 1
    g.cowboys[me].bullets += 1
    g.emit("took-bullet", cowboy=me, left=g.bullets)


def spend_bullet(g: Table, me: int) -> None:
    """TH-069: Return a Bullet Token for one more Heist Action."""
    g.cowboys[me].bullets -= 1
    g.bullets += 1
    g.this_turn.spent_bullets += 1
    g.actions += 1
    g.emit("spent-bullet", cowboy=me, actions=g.actions)


def end_game(g: Table, winners: tuple[int, ...], why: str) -> None:
    """End the game; `winners` are cowboys, and it is empty if all players have lost together."""
    g.winners = winners
    seats = sorted({g.owners[winner] for winner in winners})
    g.outcome = Outcome(tuple(seats), why)
    g.phase = OVER
    g.pending.clear()
    g.past = ()
    points = [cowboy.points for cowboy in g.cowboys] if g.mode == VERSUS else [g.points]
    g.emit("over", winners=winners, why=why, points=tuple(points))
