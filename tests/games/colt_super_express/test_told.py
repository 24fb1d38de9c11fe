"""Events, with everything that they tell."""

from __future__ import annotations

from typing import Any

import pytest

from tables.colt import table

TURN = "fire flip change-floor"

# A train, the turns of a round, and what everybody is told.
TOLD: list[tuple[dict[str, Any], str, dict[str, list[dict[str, Any]]]]] = [
    (
        {"inside": "<Be | <Ch | Dj>"},
        "Be move, Ch fire, Dj move",
        {
            "eliminated": [
                {"seat": "Be", "why": "moved-off", "end": "rear"},
                {"seat": "Dj", "why": "moved-off", "end": "front"},
            ],
            "fired": [{"seat": "Ch", "target": None}],
            "ended": [{"winner": "Ch", "why": "last-aboard"}],
        },
    ),
    (
        {"inside": "Be> <Ch | Dj>"},
        "Be flip, Ch fire",
        {
            "flipped": [{"seat": "Be", "facing": "rear"}],
            "fired": [{"seat": "Ch", "target": "Be"}],
            "eliminated": [{"seat": "Be", "why": "pushed-off", "end": "rear"}],
        },
    ),
    (
        {"inside": "- | Be> | Ch> | -"},
        "Be fire, Ch flip, Be change-floor, Ch fire, Be move",
        {
            "revealed": [
                {"seat": "Be", "card": "fire"},
                {"seat": "Ch", "card": "flip"},
                {"seat": "Be", "card": "change-floor"},
                {"seat": "Ch", "card": "fire"},
                {"seat": "Be", "card": "move"},
            ],
            "pushed": [{"seat": "Ch", "car": 0, "floor": "inside"}],
            "stood-up": [{"seat": "Ch"}],
            "changed-floor": [{"seat": "Be", "car": 2, "floor": "roof"}],
            "moved": [{"seat": "Be", "car": 1, "floor": "roof"}],
        },
    ),
    (
        {"inside": "<Be | Ch> | Dj>", "expansions": "horse"},
        "Be move, Ch fire, Dj flip, Be horse",
        {
            "left-train": [
                {"seat": "Be", "why": "moved", "end": "rear"},
                {"seat": "Dj", "why": "pushed", "end": "front"},
            ],
            "eliminated": [{"seat": "Dj", "why": "not-rescued"}],
            "rescued": [{"seat": "Be"}],
        },
    ),
    (
        {"inside": "Be> | -", "roof": "- | Ch>", "expansions": "horse"},
        "Be horse",
        {"rode": [{"seat": "Be"}]},
    ),
    (
        {"inside": "- | Ch> Dj>", "roof": "- | Be>", "expansions": "time-car"},
        "Be move",
        {"travelled": [{"seat": "Be", "car": 1}]},
    ),
    (
        {"inside": "- | Be> | Ch>", "expansions": "reflex"},
        "Be reflex",
        {"lay-down": [{"seat": "Be"}]},
    ),
]


@pytest.mark.parametrize(("how", "turns", "told"), TOLD, ids=[turns for _, turns, _ in TOLD])
def test_the_events_of_a_turn_tell_all_of_this(
    how: dict[str, Any], turns: str, told: dict[str, list[dict[str, Any]]]
) -> None:
    t = table(**how)
    t.play(*turns.split(", "))
    assert {kind: t.happened(kind) for kind in told} == told


@pytest.mark.rule("COLT-055", "COLT-057", "COLT-060")
def test_the_events_at_the_end_of_a_round_tell_all_of_this() -> None:
    t = table(inside="- | - | <Be Ch>")
    t.round(Be=TURN, Ch=TURN)
    assert t.happened("schemed") == [{"seat": "Be"}, {"seat": "Ch"}]
    assert t.happened("uncoupled") == [{"car": 2}]
    assert t.happened("treasure") == [{"seat": "Be", "car": 2}]
    assert t.happened("first-player") == [{"seat": "Ch"}]
    assert t.happened("round") == [{"number": 2}]


@pytest.mark.rule("COLT-056", "COLT-061")
def test_a_bandit_who_is_left_behind_and_the_last_one_aboard_are_told() -> None:
    t = table(inside="<Be | Ch>")
    t.round(Be=TURN, Ch=TURN)
    assert t.happened("eliminated") == [{"seat": "Be", "why": "uncoupled"}]
    assert t.happened("ended") == [{"winner": "Ch", "why": "last-aboard"}]


@pytest.mark.rule("COLT-063")
def test_the_end_tells_that_nobody_is_left() -> None:
    t = table(inside="<Be Ch> | -")
    t.round(Be=TURN, Ch=TURN)
    assert t.happened("ended") == [{"winner": None, "why": "nobody-left"}]


@pytest.mark.rule("COLT-065")
def test_the_end_tells_that_the_most_treasures_win() -> None:
    t = table(inside="- | <Be Ch>", treasures={"Be": "301", "Ch": "389"})
    t.round(Be=TURN, Ch=TURN)
    assert t.happened("ended") == [{"winner": "Be", "why": "most-treasure"}]
    assert t.happened("showed-treasure") == []


@pytest.mark.rule("COLT-066")
def test_the_end_tells_that_the_best_treasure_wins_a_tie() -> None:
    t = table(inside="- | <Ch Be>", treasures={"Be": "389"})
    t.round(Be=TURN, Ch=TURN)
    assert t.happened("ended") == [{"winner": "Be", "why": "best-treasure"}]
    shown = t.happened("showed-treasure")
    assert [each["seat"] for each in shown] == ["Be", "Ch"]
    assert shown[0]["values"] == (389,)
