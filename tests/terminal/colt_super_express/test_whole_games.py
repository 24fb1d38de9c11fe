"""Whole games of Colt Super Express: drawings and logs."""

from __future__ import annotations

from itertools import cycle, product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tables.colt import table
from tables.every_game import Mix, mixes, step
from terminal.colt_super_express.colt_tables import screen, widest
from whistlestop.engine.event import Event
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.games.colt_super_express.view import TrainView
from whistlestop.locales import LANGUAGES
from whistlestop.terminal.layout import WIDTH

MIXES = list(mixes(GAME))


def playthrough(mix: Mix, seed: int, viewer: int | None) -> list[tuple[Event, TrainView]]:
    """Return the events and views of a random game, as one seat sees them."""
    match, rng = mix.match(seed), Random(seed)
    seen = [(event.seen_by(viewer), match.view(viewer)) for event in match.events]
    match.watch(lambda event: seen.append((event.seen_by(viewer), match.view(viewer))))
    while match.outcome is None:
        step(match, rng)
    return seen


games = given(st.sampled_from(MIXES), st.integers(0, 2**20), st.sampled_from([None, 0, 1, 2]))
few = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@few
@games
def test_no_line_of_a_sketch_is_longer_than_80(mix: Mix, seed: int, viewer: int | None) -> None:
    for _, view in playthrough(mix, seed, viewer):
        assert widest(screen().sketch(view).plain) <= WIDTH


@few
@games
def test_no_line_of_a_drawing_is_longer_than_80(mix: Mix, seed: int, viewer: int | None) -> None:
    seen = playthrough(mix, seed, viewer)
    for (_, view), language in zip(seen[::4], cycle(LANGUAGES), strict=False):
        assert widest(screen(language).draw(view).plain) <= WIDTH


@few
@games
def test_every_event_has_a_sentence_unless_its_secret_is_anothers(
    mix: Mix, seed: int, viewer: int | None
) -> None:
    for (event, view), language in product(playthrough(mix, seed, viewer), LANGUAGES):
        hidden = event.kind == "schemed" and "cards" not in event.payload
        assert (screen(language).tell(GAME.narrate(event, view)) is None) == hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_treasure_is_told_with_its_value_to_those_who_know_it(language: str) -> None:
    t = table(inside="- | Be> | Ch> | Dj> | -")
    event = Event("treasure", {"seat": 0, "car": 3}, {"value": 378}, (0,))
    seen = [GAME.narrate(event.seen_by(seat), t.match.view(None)) for seat in (0, 1)]
    told = [screen(language).tell(each) for each in seen]
    assert ["$378" in str(each) and "Belle" in str(each) for each in told] == [True, False]


def test_the_log_of_a_round_reads_like_prose() -> None:
    t = table(inside="- | Be> | <Ch | Dj> | -", roof="- | - | - | - | Do>")
    t.play("Be fire", "Ch flip", "Dj change-floor", "Do move")
    assert [screen().tell(GAME.narrate(event, t.shown)) for event, _ in t.sent("Be")] == [
        "Belle lays Fire, Flip, Change Floor face down.",
        None,
        None,
        None,
        "Belle reveals Fire.",
        "Belle fires and hits Cheyenne.",
        "Cheyenne is thrown into car 1 and is stunned.",
        "Cheyenne reveals Flip.",
        "Cheyenne gets up.",
        "Django reveals Change Floor.",
        "Django climbs onto the roof of car 1.",
        "Doc reveals Move.",
        "Doc walks off the train and is out.",
    ]
