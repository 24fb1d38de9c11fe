"""The kind of a play in our own turn, and the value that an expansion declares for it."""

from __future__ import annotations

from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.rule_facts import WEAPON_RANGE, kind_of
from whistlestop.engine.ask import Answer


def kind_of_play(position: Position, answer: Answer) -> str:
    """Return the kind of this play: the kind of its card, its ability, or its verb.

    Some verbs need both words: `buy boots`.
    """
    if answer.verb == "use":
        return answer.cards[0]
    if not answer.cards or answer.verb in position.knowledge.plays:
        return answer.verb
    kind = kind_of(answer.cards[0])
    if answer.verb != "play":
        return f"{answer.verb} {kind}"
    if kind in WEAPON_RANGE:
        return "weapon"
    return "bang" if kind == "missed" else kind


def play_value(position: Position, answer: Answer) -> float:
    """Return the value of this play; 0 for a play that the bot does not know."""
    play = position.knowledge.plays.get(kind_of_play(position, answer))
    return 0.0 if play is None else play.value(position, answer)
