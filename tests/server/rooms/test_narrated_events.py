"""Texts about events. They stay as they were when the event happened, for every later viewer."""

from __future__ import annotations

from random import Random

import pytest

from tables.every_game import step
from whistlestop import games
from whistlestop.engine.event import Event
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.server.rooms.narrated_events import NarratedEvents
from whistlestop.server.rooms.step_scenes import StepRecorder
from whistlestop.wire.from_server import Scene, WireEvent
from whistlestop.wire.narration import to_wire

pytestmark = pytest.mark.slow

ALL = dict.fromkeys(("gold-rush", "shadow-gunslingers", "train-robbery", "legends"), True)
TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("bang", 4, {**ALL, "characters": "choose"}),
    ("bang", 5, {"characters": "choose"}),
    ("colt-super-express", 3, {}),
    ("train-heist", 2, {"mode": "versus"}),
]
each_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def deal(game: str, seats: int, options: dict[str, OptionValue]) -> Match:
    return Match(games.find(game), seats, options, seed=11)


def as_event(scene: Scene) -> WireEvent:
    return WireEvent(kind=scene.kind, payload=scene.payload, narration=scene.narration)


@each_table
def test_a_latecomer_is_told_the_same_as_the_others(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    """People who come back see the present table, and read what was said at the time."""
    match, luck = deal(game, seats, options), Random(4)
    told, viewers = NarratedEvents(match), (None, *range(seats))
    heard = {viewer: list(told.seen_by(viewer)) for viewer in viewers}
    while match.outcome is None:
        with StepRecorder(match, told, viewers) as film:
            step(match, luck)
        for viewer in viewers:
            heard[viewer] += map(as_event, film.scenes(viewer))
    for viewer in viewers:
        assert list(told.seen_by(viewer)) == heard[viewer]
        assert list(NarratedEvents(match).seen_by(viewer)) == heard[viewer]
        assert list(NarratedEvents(match).seen_by(viewer, 20)) == heard[viewer][20:]


@each_table
def test_events_without_a_viewer_are_narrated_later(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    match, luck = deal(game, seats, options), Random(5)
    told = NarratedEvents(match)
    for number in range(60):
        if match.outcome is None:
            with StepRecorder(match, told, [0] if number % 20 < 10 else []):
                step(match, luck)
        if number % 7 == 0:
            start = max(0, len(match.events) - 5 * (number % 3))
            assert told.seen_by(0, start) == NarratedEvents(match).seen_by(0, start)
    assert told.seen_by(0) == NarratedEvents(match).seen_by(0)


@each_table
def test_all_who_know_the_same_of_an_event_are_told_the_same(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    """A narration depends only on the event and on the public view."""
    match, luck = deal(game, seats, options), Random(6)
    same: list[bool] = []

    def tell(event: Event) -> None:
        for seat in range(seats):
            seen = event.seen_by(seat)
            own = match.game.narrate(seen, match.view(seat))
            same.append(to_wire(own) == to_wire(match.game.narrate(seen, match.view(None))))

    match.watch(tell)
    while match.outcome is None and len(same) < 2000:
        step(match, luck)
    assert same
    assert all(same)


def test_there_are_no_more_versions_of_an_event_than_it_has_secrets() -> None:
    match, luck = deal(*TABLES[1]), Random(7)
    for _ in range(40):
        step(match, luck)
    told = NarratedEvents(match)
    seen = [told.seen_by(viewer) for viewer in (None, *range(match.seats))]
    for versions in zip(*seen, strict=True):
        assert len({id(version) for version in versions}) <= 2
