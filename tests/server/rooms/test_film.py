"""The film of a match: the table before the first event, and then the table at each event."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tables.every_game import play_on, step
from whistlestop import games
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.engine.rng import Rng
from whistlestop.server.rooms.film import film
from whistlestop.server.rooms.narrated_events import OPEN, NarratedEvents
from whistlestop.wire.from_server import Scene
from whistlestop.wire.view_changes import apply_changes

pytestmark = pytest.mark.slow

TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("bang", 4, {}),
    ("bang", 5, {"characters": "choose"}),
    ("colt-super-express", 3, {"bandits": "dealt"}),
    ("train-heist", 2, {"mode": "versus"}),
]
each_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def played(game: str, seats: int, options: dict[str, OptionValue]) -> Match:
    match = Match(games.find(game), seats, options, seed=11)
    play_on(match, Random(4))
    return match


def plain(view: object) -> Any:
    """Return a view as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(view))


@each_table
@pytest.mark.parametrize("viewer", [None, 1])
def test_a_film_shows_the_table_at_every_event(
    game: str, seats: int, options: dict[str, OptionValue], viewer: int | None
) -> None:
    match = played(game, seats, options)
    seen: list[object] = []
    Match.replay(match.record(), games.find, lambda it, _: seen.append(plain(it.view(viewer))))
    view, scenes = film(match, viewer)
    shown, now = [], plain(view)
    for scene in scenes:
        received = msgspec.json.decode(msgspec.json.encode(scene), type=Scene)
        now = apply_changes(now, received.changes)
        if scene.kind:
            shown.append(now)
    assert (shown == seen, now == plain(match.view(viewer))) == (True, True)


@each_table
def test_a_film_begins_with_the_table_before_the_first_event(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    match = played(game, seats, options)
    view, scenes = film(match, None)
    setup = match.game.setup(seats, match.options, Rng(match.seed))
    assert (view, scenes[0].kind) == (match.game.view(setup, None), match.events[0].kind)


@each_table
def test_a_film_tells_what_the_people_were_told(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    match = played(game, seats, options)
    _, scenes = film(match, 0)
    told = [each.narration for each in NarratedEvents(match).seen_by(0)]
    assert [scene.narration for scene in scenes if scene.kind] == told


@each_table
def test_a_film_with_all_hands_open_shows_the_open_table_at_every_event(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    match = played(game, seats, options)
    seen: list[object] = []
    Match.replay(match.record(), games.find, lambda it, _: seen.append(plain(it.open_view())))
    view, scenes = film(match, OPEN)
    shown, now = [], plain(view)
    for scene in scenes:
        received = msgspec.json.decode(msgspec.json.encode(scene), type=Scene)
        now = apply_changes(now, received.changes)
        if scene.kind:
            shown.append(now)
    assert (shown == seen, now == plain(match.open_view())) == (True, True)
    assert len(shown) == len(match.events)


@each_table
def test_the_open_table_is_what_all_seats_know_together(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    """No seat sees a value in its own hand that differs from the open table."""
    match = Match(games.find(game), seats, options, seed=11)
    rng = Random(7)
    for _ in range(60):
        if match.outcome is not None:
            break
        step(match, rng)
        shown = plain(match.open_view())
        for seat in range(seats):
            assert known_to(plain(match.view(seat)), seat) == known_to(shown, seat)


def known_to(view: Any, seat: int) -> object:
    """Return the secrets of a seat, as a view of one game shows them."""
    if "roles" in view:
        return view["roles"][seat], view["hand"] or (view["hands"] or [[]] * (seat + 1))[seat]
    if "bandits" in view:
        return view["bandits"][seat]["treasures"]
    return view["cowboys"][seat]["hand"]
