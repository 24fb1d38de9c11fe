"""The reasons to perform, claim or leave a Feat, and of the answers to questions of Legends."""

from __future__ import annotations

from typing import Any

from whistlestop.bots.bang.advice import Reasoner
from whistlestop.bots.bang.legends.feats import feat_value, is_legend, tokens
from whistlestop.bots.bang.play_kinds import kind_of_play
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.reasons import first_card, thing, who_is
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.hint import Sentences
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import text


def why_feat(position: Position, _ask: Ask, answer: Answer) -> Sentences:
    """Say what a Feat brings us: a Legend hits somebody, others come nearer to being a Legend."""
    card = first_card(answer)
    if is_legend(position, position.seat):
        return (text("bang-hint-claim", card=card),)
    left = tokens(position, position.seat)
    return (text("bang-hint-feat", card=card, tokens=left),)


def boast(position: Position, _ask: Ask, _answer: Answer) -> Sentences:
    return (text("bang-hint-boast", tokens=tokens(position, position.seat)),)


def company(position: Position, ask: Ask, answer: Answer) -> Sentences:
    """Say why this is the best way to play a card that must be played."""
    play = position.knowledge.plays.get(kind_of_play(position, answer))
    if play is not None and play.value(position, answer) > 0:
        return play.why(position, ask, answer)
    who = () if answer.seat is None else who_is(position, answer.seat)
    return (text("bang-hint-least-harm"), *who)


def stay_in_jail(otherwise: Reasoner) -> Reasoner:
    """Make the reason to trust our luck: a lucky escape meets a Feat. Else use `otherwise`."""

    def why(position: Position, ask: Ask, answer: Answer) -> Sentences:
        goals = position.view.goals
        wanted = any(goal.card == "3-15-to-yooma" and goal.state == "perform" for goal in goals)
        if wanted and feat_value(position) > 0:
            return (text("bang-hint-jail-feat"),)
        return otherwise(position, ask, answer)

    return why


def welcome(position: Position, ask: Ask, _answer: Answer) -> Sentences:
    about: Any = ask.about
    by = about["by"]
    who = () if by is None else who_is(position, by)
    return (*who, text("bang-hint-welcome", card=thing(kind_of(about["card"]))))


def unwelcome(_position: Position, ask: Ask, _answer: Answer) -> Sentences:
    return (text("bang-hint-unwelcome", card=thing(kind_of(ask.about["card"]))),)


def looked_at(text_id: str) -> Reasoner:
    """Make a reason whose words name the card that we look at."""

    def why(_position: Position, ask: Ask, answer: Answer) -> Sentences:
        cards: list[str] = ask.about["cards"]
        return (text(text_id, card=thing(cards[(answer.number or 1) - 1])),)

    return why
