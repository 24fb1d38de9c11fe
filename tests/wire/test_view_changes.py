"""A client that applies the changes gets the same view as the engine."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import pytest

from tables.every_game import Mix, mixes
from whistlestop import games
from whistlestop.engine.match import Match
from whistlestop.wire.from_server import Change
from whistlestop.wire.view_changes import apply_changes, find_changes


def as_json(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def sent(found: tuple[Change, ...]) -> list[Change]:
    """Encode and decode, as over the wire."""
    return msgspec.json.decode(msgspec.json.encode(found), type=list[Change])


@dataclass(frozen=True)
class Inner:
    name: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Outer:
    inner: Inner | None
    many: tuple[Inner, ...]
    counts: dict[str, int]


ANN, BO = Inner("Ann", ("fire",)), Inner("Bo", ())
BEFORE = Outer(ANN, (ANN, BO), {"gold": 1})


@pytest.mark.parametrize(
    ("after", "paths"),
    [
        (BEFORE, []),
        (Outer(Inner("Ann", ("move",)), (ANN, BO), {"gold": 1}), [("inner", "cards", 0)]),
        (Outer(Inner("Ann", ("fire", "move")), (ANN, BO), {"gold": 1}), [("inner", "cards")]),
        (Outer(None, (ANN, BO), {"gold": 1}), [("inner",)]),
        (
            Outer(ANN, (ANN, Inner("Cy", ("x",))), {"gold": 1}),
            [("many", 1, "name"), ("many", 1, "cards")],
        ),
        (Outer(ANN, (), {"gold": 1}), [("many",)]),
        (Outer(ANN, (ANN, BO), {"gold": 2}), [("counts", "gold")]),
        (Outer(ANN, (ANN, BO), {"coal": 1}), [("counts",)]),
    ],
)
def test_a_change_names_the_smallest_place_that_is_different(
    after: Outer, paths: list[tuple[str | int, ...]]
) -> None:
    found = find_changes(BEFORE, after)
    assert [change.path for change in found] == paths
    assert apply_changes(as_json(BEFORE), sent(found)) == as_json(after)


def test_making_changes_leaves_the_old_view_as_it_was() -> None:
    old = as_json(BEFORE)
    apply_changes(old, find_changes(BEFORE, Outer(None, (), {})))
    assert old == as_json(BEFORE)


EVERY_MIX = [mix for name in games.NAMES for mix in mixes(games.find(name))]
SOME_MIXES = Random(6).sample(EVERY_MIX, 12)


@pytest.mark.slow
@pytest.mark.parametrize("mix", SOME_MIXES, ids=str)
def test_every_view_of_a_match_follows_from_the_first_one(mix: Mix) -> None:
    seats = mix.seats
    match = Match(mix.game, seats, dict(mix.options), seed=5)
    rng = Random(5)
    viewers = (None, 0, seats - 1)
    before = {viewer: match.view(viewer) for viewer in viewers}
    kept = {viewer: as_json(view) for viewer, view in before.items()}

    def keep_up(_: object = None) -> None:
        for viewer in viewers:
            now = match.view(viewer)
            kept[viewer] = apply_changes(kept[viewer], sent(find_changes(before[viewer], now)))
            before[viewer] = now
            assert kept[viewer] == as_json(now)

    match.watch(keep_up)
    while match.outcome is None:
        ask = rng.choice(match.asks)
        match.choose(ask.seat, rng.choice(ask.answers))
        keep_up()
