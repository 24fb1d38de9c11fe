"""The train: its distance, the events on its way, and the cowboys whom it runs over."""

from __future__ import annotations

import pytest

from tables.train_heist import Bench, ring, table, who


def moving(train: str, speed: int, events: str = "", **more: object) -> Bench:
    """Move the train. A has a card, so that the table stops at the question what to discard."""
    given: dict[str, object] = {"A": who(hand="KEY-10"), "B": who(), **more}
    given.update({"train": train, "speed": speed, "events": events})
    t = table(**given)  # type: ignore[arg-type]
    return t.end("A")


@pytest.mark.rule("TH-092", "TH-013")
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5])
def test_the_train_moves_as_many_spaces_as_the_speed_meter_shows(speed: int) -> None:
    assert moving(ring(5), speed).train == ring(5 + speed)


@pytest.mark.rule("TH-012", "TH-111")
def test_with_the_first_switches_it_runs_off_the_map_and_comes_in_on_the_other_side() -> None:
    path = [
        "R14",
        "R15",
        "R16",
        "R17",
        "R18",
        "R19",
        "R20",
        "R21",
        "RW",
        "RE",
        "R01",
        "R02",
        "R03",
        "R04",
    ]
    t = table(A=who(), B=who(), speed=1)
    found = []
    for turn in range(14):
        t.state.speed = 1
        t.pass_turn("AB"[turn % 2])
        found.append(t.train.split()[0])
    assert found == path


@pytest.mark.rule("TH-093", "TH-114")
def test_the_train_moves_the_whole_way_before_anything_is_resolved() -> None:
    t = moving(ring(17), 4, "switch")
    assert t.train == "R21 R20 R19 R18 R17"
    kinds = [event.kind for event in t.match.events]
    assert kinds.index("event") > len(kinds) - 1 - kinds[::-1].index("rolled")


@pytest.mark.rule("TH-094")
def test_a_star_space_is_an_event_also_if_the_train_runs_on_past_it() -> None:
    assert len(moving(ring(18), 1).events("event")) == 1
    assert len(moving(ring(18), 3).events("event")) == 1
    assert moving(ring(19), 1).events("event") == []


@pytest.mark.rule("TH-094")
def test_the_card_lies_face_up_on_the_played_pile() -> None:
    t = moving(ring(18), 1, "sheriff-rear-1")
    assert t.view().played == ("sheriff-rear-1",)
    assert t.sheriff == "E4"


@pytest.mark.rule("TH-095", "TH-160")
def test_the_cars_that_follow_set_off_nothing() -> None:
    t = table(A=who(), B=who(), train=ring(18), speed=1, switches="green green")
    for turn in range(5):
        t.state.speed = 1
        t.pass_turn("AB"[turn % 2])
    assert t.train == ring(23)
    assert len(t.events("event")) == 1


@pytest.mark.rule("TH-012")
def test_the_star_under_the_train_at_the_start_sets_off_nothing() -> None:
    assert moving(ring(13), 2).events("event") == []


@pytest.mark.rule("TH-114")
def test_several_events_may_come_up_in_one_movement() -> None:
    far = moving("R21 R20 R19 R18 R17", 5, "sheriff-rear-1 sheriff-rear-1", towns={"C": "L01"})
    assert far.train == "R03 R02 R01 RE RW"
    assert len(far.events("event")) == 1
    both = moving("RW R21 R20 R19 R18", 5, "sheriff-rear-1 sheriff-rear-1", towns={"C": "L01"})
    assert both.train == "R04 R03 R02 R01 RE"
    assert len(both.events("event")) == 2


@pytest.mark.rule("TH-109")
def test_a_cowboy_on_the_track_is_thrown_flat_and_loses_a_turn() -> None:
    t = moving(ring(13), 2, B=who("R14", "KEY-1 KEY-2", "L01", bullets=1, title="kid"))
    assert (t.place("B"), t.lying("B")) == ("CC", True)
    assert t.events("flat") == [{"cowboy": 1, "why": "track", "space": "R14"}]
    assert t.hand("B") == ["KEY-1", "KEY-2"], "nothing else is lost"
    assert (t.loot("B"), t.bullets("B"), t.title("B")) == (["L01"], 1, "kid")


@pytest.mark.rule("TH-109")
def test_a_cowboy_beside_the_track_is_safe() -> None:
    t = moving(ring(13), 2, B=who("G02"))
    assert t.place("B") == "G02"


@pytest.mark.rule("TH-109", "TH-106")
def test_a_cowboy_run_over_in_its_own_turn_draws_and_loses_the_next_turn() -> None:
    t = table(A=who("R14", "KEY-1"), B=who())
    t.end("A")
    assert t.lying("A")
    assert t.asked == ("A", "discard")
    t.do("A", "done")
    assert len(t.hand("A")) == 5
    t.pass_turn("B")
    assert t.events("lost-turn") == [{"cowboy": 0}]
    assert t.turn == "B"


@pytest.mark.rule("TH-111")
def test_the_train_may_be_on_both_sides_of_the_map_at_once() -> None:
    assert moving("RW R21 R20 R19 R18", 1).train == "RE RW R21 R20 R19"


@pytest.mark.rule("TH-112")
def test_running_off_the_map_is_one_event_when_the_engine_crosses() -> None:
    t = moving("RW R21 R20 R19 R18", 1)
    assert len(t.events("event")) == 1
    t.do("A", "done")
    t.state.speed = 1
    t.pass_turn("B")
    assert t.train == "R01 RE RW R21 R20"
    assert len(t.events("event")) == 1, "the other cars cross without one"


@pytest.mark.rule("TH-120")
def test_the_train_passes_through_cherokee_territory() -> None:
    t = moving(ring(9), 3, tipis=(1,), B=who("IN_C"))
    assert t.train == ring(12)
    assert t.place("B") == "IN_C"


def test_without_events_left_stars_do_nothing_and_towns_go_on() -> None:
    t = table(
        A=who(hand="KEY-1"), B=who(), train=ring(29), speed=1, events="", last=True, tokens=False
    )
    t.end("A")
    assert t.events("event") == []
    assert t.view().hangman == 1
