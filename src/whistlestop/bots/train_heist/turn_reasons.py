"""The reason of a planned turn: what its first answer brings, or what weighs most in its value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whistlestop.bots.hint import RankedAnswer, percent
from whistlestop.bots.train_heist.position import Position
from whistlestop.bots.train_heist.turn_planner import Turn, TurnParts
from whistlestop.engine.ask import Answer
from whistlestop.engine.narration import Text, text
from whistlestop.games.train_heist.narration import spot

_LEAST: Final = 0.05  # a part that is worth less is not named
_DANGER: Final = 0.1  # a smaller chance of the Sheriff is not named


def explain_turns(
    position: Position, turns: Sequence[Turn], chosen: Answer | None
) -> list[RankedAnswer]:
    """Return the first answer of each turn, with what it brings us. `chosen` is the best one."""
    return [_explain(position, turn, chosen) for turn in turns]


def _explain(position: Position, turn: Turn, chosen: Answer | None) -> RankedAnswer:
    answer = turn.steps[0][1]
    gain = _gain(position, turn.parts, answer) or _small_gain(answer, chosen)
    return RankedAnswer(answer, round(turn.value, 2), (gain,))


def _small_gain(answer: Answer, chosen: Answer | None) -> Text:
    """Say why an answer of little or no gain is the best one, or is not."""
    if answer.verb == "take-bullet":
        return text("heist-hint-bullet")
    if answer != chosen:
        return text("heist-hint-otherwise")
    return text("heist-hint-end" if answer.verb == "end" else "heist-hint-slight")


def _gain(position: Position, parts: TurnParts, answer: Answer) -> Text | None:
    """Name what the answer itself brings, or else the part that weighs most; or nothing."""
    named: list[tuple[float, Text]] = []
    if parts.town is not None:
        town = text("heist-space-town", letter="ABC"[parts.town])
        said = text("heist-hint-deliver", count=parts.tiles, town=town)
        named.append((parts.delivered, said))
    if parts.looted:
        loot = text("heist-hint-loot", count=parts.looted)
        if answer.verb == "loot":
            return loot
        named.append((parts.load, loot))
    named.append((parts.place, _place(position, parts)))
    named.append((parts.hand, text("heist-hint-hand")))
    named.append((parts.others, text("heist-hint-friends")))
    weight, said = max(named, key=lambda each: each[0])
    return said if weight > _LEAST else None


def _place(position: Position, parts: TurnParts) -> Text:
    """Say why the last place is better than the first one: it is safe, or where it leads."""
    place = spot(position.view, position.board.names[parts.state.place])
    if parts.swept:
        return text("heist-hint-train", place=place)
    if parts.risk > _DANGER:
        return text("heist-hint-sheriff", place=place, chance=percent(parts.risk))
    if parts.aim is None:
        return text("heist-hint-place", place=place)
    goal = spot(position.view, position.board.names[parts.aim])
    what = "heist-hint-place-town" if parts.state.load else "heist-hint-place-loot"
    return text(what, place=place, goal=goal)
