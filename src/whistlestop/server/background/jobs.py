"""The jobs of the worker process: replays of finished matches, rules, examples, puzzles, QR codes.

A job carries everything that it needs as plain data. Its result is compressed, ready to be sent.
"""

from __future__ import annotations

import gzip
import io
from collections.abc import Iterable
from contextlib import suppress
from itertools import pairwise
from typing import TypeAlias

import msgspec
import segno
from msgspec import Struct

from whistlestop import games, puzzles, scenarios
from whistlestop.engine.ask import read_answer
from whistlestop.engine.match import Match
from whistlestop.rulebook import clauses, events_explained_by
from whistlestop.server.background.job_loop import Unplayable
from whistlestop.server.puzzles.puzzle_page import make_explanation, make_page, make_reason
from whistlestop.server.rooms.film import film
from whistlestop.server.rooms.match_record import has_known_answers, record_text
from whistlestop.server.rooms.match_summary import bots_of, summarise, thoughts_of
from whistlestop.server.rooms.narrated_events import OPEN, Viewer
from whistlestop.store.rows import ChoiceRow, MatchRow
from whistlestop.wire.from_server import Scene
from whistlestop.wire.http_bodies import (
    ClauseCard,
    Example,
    Film,
    MatchCard,
    PuzzleExplanation,
    PuzzlePage,
    PuzzlePick,
    PuzzleReason,
    Thought,
)
from whistlestop.wire.narration import to_wire
from whistlestop.wire.view_changes import find_changes


class FilmJob(Struct, frozen=True, tag="film"):
    """Make the film of a match as one seat saw it.

    `card` has the seed, because the match is over. `log` has the seat and the text of each answer.
    """

    card: MatchCard
    viewer: Viewer
    log: list[tuple[int, str]]


class ThoughtsJob(Struct, frozen=True, tag="thoughts"):
    """Compute the beliefs of the bots of a match."""

    card: MatchCard
    log: list[tuple[int, str]]


class SummaryJob(Struct, frozen=True, tag="summary"):
    """Make the summary of a match."""

    card: MatchCard
    log: list[tuple[int, str]]


class PictureJob(Struct, frozen=True, tag="picture"):
    """Draw a match after some events."""

    card: MatchCard
    step: int
    log: list[tuple[int, str]]


class RecordJob(Struct, frozen=True, tag="record"):
    """Write the record of a match, as it is stored."""

    row: MatchRow
    card: MatchCard
    choices: list[ChoiceRow]


class RulesJob(Struct, frozen=True, tag="rules"):
    """List the clauses of a game's rulebooks."""

    game: str
    language: str


class ExampleJob(Struct, frozen=True, tag="example"):
    """Play an example for some clauses."""

    name: str


class PuzzleJob(Struct, frozen=True, tag="puzzle"):
    """Play the match of a puzzle up to its question."""

    game: str
    number: int


class PuzzleExplanationJob(Struct, frozen=True, tag="puzzle-explanation"):
    """Explain a puzzle."""

    game: str
    number: int


class PuzzleReasonJob(Struct, frozen=True, tag="puzzle-reason"):
    """Find out why a thing cannot be used in a puzzle."""

    game: str
    number: int
    pick: PuzzlePick


class QrJob(Struct, frozen=True, tag="qr"):
    """Draw a link as a QR code."""

    link: str


Job: TypeAlias = (
    FilmJob
    | ThoughtsJob
    | SummaryJob
    | PictureJob
    | RecordJob
    | RulesJob
    | ExampleJob
    | PuzzleJob
    | PuzzleExplanationJob
    | PuzzleReasonJob
    | QrJob
)


def seats_and_answers(choices: Iterable[ChoiceRow]) -> list[tuple[int, str]]:
    """Return the part of a log that a replay needs."""
    return [(each.seat, each.answer) for each in choices]


def carry_out(job: Job) -> bytes:
    """Return the result of a job, compressed. Raise Unplayable if the match cannot be replayed."""
    match job:
        case FilmJob():
            result = _encode(_film(job))
        case ThoughtsJob():
            result = _encode(_thoughts(job))
        case SummaryJob():
            result = _encode(summarise(_replayed(job.card, job.log), job.card))
        case PictureJob():
            result = _picture(job)
        case RecordJob():
            result = _record(job).encode()
        case RulesJob():
            result = _encode(_rules(job))
        case ExampleJob():
            result = _encode(_example(job))
        case PuzzleJob() | PuzzleExplanationJob() | PuzzleReasonJob():
            result = _encode(_of_puzzle(job))
        case QrJob():
            result = _qr_code(job)
    return gzip.compress(result, mtime=0)


_encode = msgspec.json.encode


def _begun(card: MatchCard) -> Match:
    seats, seed = len(card.names), int(card.fair.deal or card.fair.seed or "")
    try:
        return Match(games.find(card.game), seats, card.options, seed, card.names)
    except Exception as problem:
        raise Unplayable(f"the match cannot begin: {problem!r}") from problem


def _replayed(card: MatchCard, log: list[tuple[int, str]]) -> Match:
    """Make the choices of a log again."""
    match = _begun(card)
    for number, (seat, text) in enumerate(log):
        try:
            match.choose(seat, read_answer(text))
        except Exception as problem:
            raise Unplayable(f"choice {number} cannot be made again: {problem!r}") from problem
    return match


def _film(job: FilmJob) -> Film:
    view, scenes = film(_replayed(job.card, job.log), job.viewer)
    is_open = job.viewer == OPEN
    seat = None if job.viewer == OPEN else job.viewer
    return Film(match=job.card, seat=seat, open=is_open, view=view, scenes=scenes)


def _record(job: RecordJob) -> str:
    if job.row.unplayable is None and not has_known_answers(job.choices):
        # An earlier version stored this log. A replay finds the choices to leave out.
        with suppress(Unplayable):
            return _replayed(job.card, seats_and_answers(job.choices)).record()
    return record_text(job.row, job.choices)


def _thoughts(job: ThoughtsJob) -> list[Thought]:
    """Compute the beliefs of the bots again, from the match as their seats have seen it."""
    return [*thoughts_of(bots_of(job.card), _replayed(job.card, job.log))]


def _picture(job: PictureJob) -> bytes:
    # Only this job draws, and the library takes a while to load.
    from whistlestop.server.background.moment_picture import draw_moment  # noqa: PLC0415

    return draw_moment(_replayed(job.card, job.log), job.step)


def _rules(job: RulesJob) -> list[ClauseCard]:
    return [
        ClauseCard(
            id=each.id,
            title=each.title,
            area=each.area,
            rule=each.rule,
            note=each.note,
            about=each.about,
            players=each.players,
            events=events_explained_by(each.id),
            examples=tuple([example.name for example in scenarios.showing(each.id)]),
        )
        for book in games.find(job.game).rulebooks
        for each in clauses(book, job.language)
    ]


def _example(job: ExampleJob) -> Example:
    scenario = scenarios.load(job.name)
    frames = scenario.frames()
    scenes = [
        Scene(
            kind="" if after.event is None else after.event.kind,
            payload={} if after.event is None else dict(after.event.payload),
            changes=find_changes(before.view, after.view),
            narration=to_wire(after.narration),
        )
        for before, after in pairwise(frames)
    ]
    return Example(
        name=scenario.name,
        game=scenario.start.game,
        rules=scenario.rules,
        seats=scenario.start.names,
        seat=scenario.observer,
        view=frames[0].view,
        scenes=tuple(scenes),
    )


def _of_puzzle(
    job: PuzzleJob | PuzzleExplanationJob | PuzzleReasonJob,
) -> PuzzlePage | PuzzleExplanation | PuzzleReason:
    puzzle = puzzles.load(job.game, job.number)
    match job:
        case PuzzleJob():
            return make_page(puzzle)
        case PuzzleExplanationJob():
            return make_explanation(puzzle)
        case PuzzleReasonJob():
            return make_reason(puzzle, job.pick)


def _qr_code(job: QrJob) -> bytes:
    picture = io.BytesIO()
    code = segno.make(job.link, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=4, light="#fff", xmldecl=False)
    return picture.getvalue()
