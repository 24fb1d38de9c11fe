"""The record of a stored match, written from its log alone: nothing is replayed."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.engine.ask import Answer, read_answer
from whistlestop.engine.game import Outcome
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import STOPPED
from whistlestop.engine.record import UNFINISHED, Record, RecordedChoice
from whistlestop.store.rows import ChoiceRow, MatchRow


def has_known_answers(choices: Sequence[ChoiceRow]) -> bool:
    """Return whether the log knows for every choice whether it was the only legal answer."""
    return all(choice.only is not None for choice in choices)


def record_text(row: MatchRow, choices: Sequence[ChoiceRow]) -> str:
    """Write the record of a match.

    It leaves out the choices that were the only legal answer. If the rules have not ended the
    match, or if these choices are not known, it leaves nothing out.
    """
    ended = row.winners is not None
    complete = not ended or row.why == STOPPED.why or not has_known_answers(choices)
    return Record(
        engine=row.engine,
        game=row.game,
        options={name: _show(value) for name, value in row.options.items()},
        seats=row.seats,
        names=row.names,
        seed=row.seed,
        choices=len(choices),
        result=str(Outcome(row.winners or (), row.why or "")) if ended else UNFINISHED,
        recorded=[
            RecordedChoice(0, each.seat, _answer(each.answer), only=bool(each.only))
            for each in choices
            if complete or not each.only
        ],
        where={},
    ).text()


def _show(value: OptionValue) -> str:
    """Write the value of an option. The game may not have this option any more."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _answer(text: str) -> Answer:
    try:
        return read_answer(text)
    except ValueError:
        return Answer(text)  # an earlier version wrote answers in another form
