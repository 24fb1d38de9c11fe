"""The time that a newcomer needs for a lesson: to read, to tap and to watch.

Nobody is measured. The paces of reading and tapping are assumed, and the events take the time that
the web client shows them at its usual speed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from whistlestop.engine.ask import read_answer
from whistlestop.lessons import Lesson, LessonRun
from whistlestop.lessons.lesson_check import right_answers, wrong_answers
from whistlestop.locales import Texts

WORDS_PER_MINUTE: Final = 200  # an adult who reads carefully
SECONDS_PER_TAP: Final = 1.5  # to find the place, and to tap it
_LONGEST: Final = 14.0  # seconds that the web client shows the events of one step, as its projector
_WEB: Final = Path(__file__).parent.parent.parent / "web/src/games"


def lesson_seconds(lesson: Lesson, language: str = "en") -> float:
    """Estimate the time of a lesson with one wrong try, and with its words before and after."""
    pace, say = _event_pace(lesson.game), Texts(language).say
    read = [say(lesson.text), say(f"{lesson.text}.about"), say(f"{lesson.text}.learnt")]
    run, taps, watched, tried = LessonRun(lesson), 1, 0.0, False
    while (step := run.step) is not None:
        read.append(say(step.text))
        wrong = wrong_answers(run)
        if wrong and not tried:
            tried = True
            told = run.do(wrong[0])
            assert told is not None
            read.append(say(told))
            taps += _taps(wrong[0])
        right, before = right_answers(run)[0], len(run.match.events)
        run.do(right)
        taps += _taps(right)
        shown = sum([pace(event.kind) for event in run.match.events[before:]])
        watched += min(shown / 1000, _LONGEST)
    words = len(" ".join(read).split())
    return 60 * words / WORDS_PER_MINUTE + SECONDS_PER_TAP * taps + watched


def _taps(what: str) -> int:
    """Count the taps of what a learner does: each card and each target, or else one button."""
    answer = read_answer(what)
    targets = [answer.seat, answer.place, answer.number]
    return max(1, len(answer.cards) + len(targets) - targets.count(None))


def _event_pace(game: str) -> Callable[[str], int]:
    """Read the milliseconds for which the web client shows each kind of event of this game."""
    text = (_WEB / game / "eventPace.ts").read_text("utf-8")
    times = re.findall(r'^  "?([\w-]+)"?: (\d+),$', text, re.MULTILINE)
    found = {kind: int(shown) for kind, shown in times}
    others = re.search(r"^const OTHER_EVENTS = (\d+);$", text, re.MULTILINE)
    assert found
    assert others is not None
    return lambda kind: found.get(kind, int(others[1]))
