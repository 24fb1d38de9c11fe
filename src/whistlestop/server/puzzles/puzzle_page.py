"""A puzzle as it is sent to a client: its match at the question, and later its explanation.

The match holds secrets. Everything here comes from the view of the seat that is asked.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from typing import Final

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.reason import Pick
from whistlestop.puzzles import ExplainedAnswer, Puzzle, explain
from whistlestop.server.rooms.narrated_events import NarratedEvents
from whistlestop.wire.field_types import BOT
from whistlestop.wire.from_server import Fairness, Standing, Waiting, WireAsk
from whistlestop.wire.http_bodies import (
    PuzzleAnswer,
    PuzzleExplanation,
    PuzzlePage,
    PuzzlePick,
    PuzzleReason,
)
from whistlestop.wire.narration import text_to_wire

_KEY_BYTES: Final = 16
_DIGITS: Final = 3  # of the figures that are sent
_NOT_SEALED: Final = Fairness(hash="")  # a puzzle is the same for everybody


def make_page(puzzle: Puzzle) -> PuzzlePage:
    """Return the match at the question, as the seat that is asked may see it."""
    opening: list[NarratedEvents] = []

    def note(match: Match, event: Event) -> None:
        if not opening:
            opening.append(NarratedEvents(match, first=0))
        opening[0].note(opening[0].end, event, match.view(None))

    match = puzzle.begin(note)
    seat, ask = puzzle.seat, puzzle.question(match)
    narrated = opening[0] if opening else NarratedEvents(match)
    answers = tuple(map(str, ask.answers))
    standing = Standing(
        match=_key(puzzle),
        seat=seat,
        names=tuple("" if each == seat else f"{BOT}{puzzle.bots}" for each in range(match.seats)),
        start=narrated.start(0),
        events=narrated.seen_by(seat),
        view=match.view(seat),
        ask=WireAsk(turn=0, kind=ask.kind, answers=answers, about=dict(ask.about)),
        given=None,
        waiting=tuple([Waiting(seat=each, left=None) for each in match.waiting]),
        end=None,
        fair=_NOT_SEALED,
    )
    options = dict(match.options)
    return PuzzlePage(game=puzzle.game, number=puzzle.number, options=options, standing=standing)


def make_explanation(puzzle: Puzzle) -> PuzzleExplanation:
    found = explain(puzzle, puzzle.begin())
    return PuzzleExplanation(
        answers=tuple(map(_explained, found.answers)),
        bot=None if found.bot is None else str(found.bot),
    )


def make_reason(puzzle: Puzzle, pick: PuzzlePick) -> PuzzleReason:
    """Return why no answer uses a thing."""
    reason = puzzle.begin().why_not(puzzle.seat, Pick(pick.card, pick.seat, pick.place))
    if reason is None:
        return PuzzleReason(text=None, clauses=())
    return PuzzleReason(text=text_to_wire(reason.text), clauses=reason.clauses)


def _explained(found: ExplainedAnswer) -> PuzzleAnswer:
    verdict = found.verdict
    return PuzzleAnswer(
        answer=str(verdict.answer),
        alike=tuple(map(str, verdict.alike)),
        value=round(verdict.value, _DIGITS),
        behind=round(verdict.behind, _DIGITS),
        error=round(verdict.error, _DIGITS),
        playouts=verdict.playouts,
        why=tuple(map(text_to_wire, found.why)),
    )


def _key(puzzle: Puzzle) -> str:
    """Return the key of a puzzle's match, which has the form of every other one."""
    digest = hashlib.sha256(f"puzzle {puzzle.file}".encode()).digest()
    return urlsafe_b64encode(digest[:_KEY_BYTES]).decode().rstrip("=")
