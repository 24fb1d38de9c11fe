"""The deeds of each player of BANG!, and the turning points of a match."""

from __future__ import annotations

from random import Random

import pytest

from tables.bang import Bench, table, who
from tables.bang_bench import LETTERS
from tables.every_game import play_on
from whistlestop import games
from whistlestop.engine.match import Match


def deeds(t: Bench, name: str) -> dict[str, int]:
    """Return the deeds of one kind that are not zero, by letter."""
    found = {each.id: each.counts for each in t.match.summary().deeds}[f"bang-deed-{name}"]
    return {LETTERS[seat]: count for seat, count in enumerate(found) if count}


def moments(t: Bench) -> list[str]:
    return [each.title.id.removeprefix("bang-moment-") for each in t.match.summary().turning_points]


def test_a_shot_that_hits_is_a_wound_of_the_shooter() -> None:
    t = table(A="bang", B="", C="", D="")
    t.play("A", "bang", at="B")
    assert (deeds(t, "wounds"), deeds(t, "suffered"), deeds(t, "played")) == (
        {"A": 1},
        {"B": 1},
        {"A": 1},
    )
    assert moments(t) == ["first-blood"]


def test_dynamite_wounds_its_owner_for_nobody() -> None:
    b = who(play="dynamite-2H", life=4)
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="missed-2S")
    assert (deeds(t, "wounds"), deeds(t, "suffered")) == ({}, {"B": 3})
    assert "exploded" in moments(t)
    assert "first-blood" not in moments(t)


def test_an_elimination_is_a_kill_of_the_shooter() -> None:
    t = table(A="bang", B=who(life=1), C="", D="")
    t.play("A", "bang", at="B").gives_up("B")
    assert (deeds(t, "kills"), t.out) == ({"A": 1}, "B")
    assert moments(t)[-1] == "out"


def test_a_match_tells_the_roles_and_the_lives_that_are_left() -> None:
    match = played(5, 3)
    summary, view = match.summary(), match.open_view()
    for seat, player in zip(summary.seats, view.players, strict=True):
        assert seat.role is not None
        assert seat.role.id == f"bang-role-{match.side(player.seat)}"
        assert seat.things[0].id == f"bang-character-{player.character}"
        assert (seat.things[1].id == "bang-end-out") == player.out


def test_the_sheriff_with_one_life_left_is_a_turning_point() -> None:
    t = table(A=who(life=2), B="bang", C="", D="", turn="B")
    t.play("B", "bang", at="A")
    assert (t.match.side(0), moments(t)) == ("sheriff", ["last-life"])


def played(seats: int, seed: int, **options: bool) -> Match:
    match = Match(games.find("bang"), seats, options, seed)
    play_on(match, Random(seed))
    return match


EXPANSIONS = {"gold-rush": True, "train-robbery": True, "legends": True, "shadow-gunslingers": True}


@pytest.mark.parametrize("seed", range(12))
def test_deeds_agree_with_the_table_at_the_end(seed: int) -> None:
    match = played(4 + seed % 5, seed)
    summary, view = match.summary(), match.view(None)
    counts = {each.id.removeprefix("bang-deed-"): each.counts for each in summary.deeds}
    out = [event.payload for event in match.events if event.kind == "out"]
    assert sum(counts["kills"]) == len([it for it in out if it["by"] not in (None, it["seat"])])
    assert len(out) == len([player for player in view.players if player.out])
    # Nobody comes back in the base game, so life points are lost and regained, and nothing else.
    start = {
        event.payload["seat"]: event.payload["life"]
        for event in match.events
        if event.kind == "character"
    }
    for player in view.players:
        seat = player.seat
        left = start[seat] - counts["suffered"][seat] + counts["healed"][seat]
        assert player.life == max(0, left)
    wounds = [event.payload for event in match.events if event.kind == "wounded"]
    assert sum(counts["suffered"]) == sum(it["points"] for it in wounds)


@pytest.mark.parametrize("seed", range(6))
def test_every_expansion_adds_its_own_deeds(seed: int) -> None:
    match = played(5, seed, **EXPANSIONS)
    summary = match.summary()
    names = [each.id for each in summary.deeds]
    plain = [each.id for each in played(5, seed).summary().deeds]
    assert names[: len(plain)] == plain
    assert names[len(plain) :] == [
        "bang-deed-nuggets",
        "bang-deed-bought",
        "bang-deed-boarded",
        "bang-deed-feats",
    ]
    numbers = [each.event for each in summary.turning_points]
    assert numbers == sorted(set(numbers))
    assert all(number < len(match.events) for number in numbers)
