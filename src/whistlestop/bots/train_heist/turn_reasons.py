"""The reasons of a planned turn: the parts of its value that weigh most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whistlestop.bots.hint import RankedAnswer, Sentences, percent
from whistlestop.bots.train_heist.position import Position
from whistlestop.bots.train_heist.turn_planner import Turn, TurnParts
from whistlestop.engine.narration import Text, text
from whistlestop.games.train_heist.narration import spot

_LEAST: Final = 0.05  # a part that is worth less is not named
_MOST_NAMED: Final = 2
_DANGER: Final = 0.1  # a smaller chance of the Sheriff is not named


def explain_turns(position: Position, turns: Sequence[Turn]) -> list[RankedAnswer]:
    """Return the first answer of each turn, with what the turn brings us. The first is the best."""
    return [_explain(position, turn, best=not at) for at, turn in enumerate(turns)]


def _explain(position: Position, turn: Turn, *, best: bool) -> RankedAnswer:
    steps = len([answer for _, answer in turn.steps if answer.verb != "end"])
    plan = (text("heist-hint-plan", steps=steps),) if steps > 1 else ()
    nothing = text("heist-hint-end" if best else "heist-hint-otherwise")
    why = (*plan, *(_gains(position, turn.parts) or (nothing,)))
    return RankedAnswer(turn.steps[0][1], round(turn.value, 2), why)


def _gains(position: Position, parts: TurnParts) -> Sentences:
    """Name the parts that weigh most; nothing if the turn brings nothing."""
    named: list[tuple[float, Text]] = []
    if parts.town is not None:
        town = text("heist-space-town", letter="ABC"[parts.town])
        said = text("heist-hint-deliver", count=parts.tiles, town=town)
        named.append((parts.delivered, said))
    if parts.looted:
        named.append((parts.load, text("heist-hint-loot", count=parts.looted)))
    named.append((parts.place, _place(position, parts)))
    named.append((parts.hand, text("heist-hint-hand")))
    named.append((parts.others, text("heist-hint-friends")))
    weighty = sorted([each for each in named if each[0] > _LEAST], key=lambda each: -each[0])
    return tuple([said for _, said in weighty[:_MOST_NAMED]])


def _place(position: Position, parts: TurnParts) -> Text:
    """Say why the last place is better than the first one: it is safe, or it leads farther."""
    place = spot(position.view, position.board.names[parts.state.place])
    if parts.swept:
        return text("heist-hint-train", place=place)
    if parts.risk > _DANGER:
        return text("heist-hint-sheriff", place=place, chance=percent(parts.risk))
    return text("heist-hint-place", place=place)
