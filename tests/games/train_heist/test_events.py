"""Event Cards of each kind, and Cherokee Territory."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tables.train_heist import Bench, ring, table, who


def after(event: str, **more: object) -> Bench:
    """Let the train reach a star without a town, in the turn of A."""
    given: dict[str, object] = {"A": who(hand="KEY-10"), "B": who(), **more}
    given.update({"train": ring(24), "speed": given.get("speed", 1), "events": event})
    t = table(**given)  # type: ignore[arg-type]
    return t.end("A")


@pytest.mark.rule("TH-115", "TH-126")
@pytest.mark.parametrize(
    ("event", "path"),
    [
        ("sheriff-forward-1", ["E3"]),
        ("sheriff-forward-2", ["E3", "IN_A"]),
        ("sheriff-rear-1", ["E4"]),
        ("sheriff-rear-2", ["E4", "IN_C"]),
    ],
)
def test_the_sheriff_goes_a_space_for_each_arrow(event: str, path: list[str]) -> None:
    t = after(event)
    assert [each["to"] for each in t.events("sheriff")] == path
    assert t.sheriff == path[-1]


@pytest.mark.rule("TH-116")
@pytest.mark.parametrize(
    ("start", "event", "path"),
    [
        ("E2", "sheriff-forward-2", ["IN_A", "E3"]),
        ("E2", "sheriff-forward-1", ["IN_A"]),
        ("IN_A", "sheriff-forward-2", ["E2", "IN_A"]),
        ("E5", "sheriff-rear-1", ["IN_C"]),
        ("E5", "sheriff-rear-2", ["IN_C", "E4"]),
        ("IN_C", "sheriff-rear-2", ["E5", "IN_C"]),
    ],
)
def test_at_an_end_of_the_train_the_sheriff_turns_round(
    start: str, event: str, path: list[str]
) -> None:
    t = after(event, sheriff=start)
    assert [each["to"] for each in t.events("sheriff")] == path


LINE = ["E2", "IN_A", "E3", "IN_B", "E4", "IN_C", "E5"]
ARROWS = ["sheriff-forward-1", "sheriff-forward-2", "sheriff-rear-1", "sheriff-rear-2"]


@pytest.mark.rule("TH-127", "TH-126")
@pytest.mark.parametrize("start", LINE)
def test_an_event_keeps_him_off_the_roofs_the_jail_the_engine_and_the_ground(start: str) -> None:
    for event in ARROWS:
        t = after(event, sheriff=start)
        path = [start, *[str(each["to"]) for each in t.events("sheriff")]]
        assert len(path) == 1 + int(event[-1])
        assert set(path) <= set(LINE)
        steps = [abs(LINE.index(one) - LINE.index(two)) for one, two in pairwise(path)]
        assert set(steps) == {1}, "he goes from space to space and leaves none out"
        assert t.sheriff == path[-1]


@pytest.mark.rule("TH-127", "TH-091")
@pytest.mark.parametrize("start", LINE)
def test_a_wild_card_moves_him_to_the_next_spaces_of_his_line_only(start: str) -> None:
    t = table(A=who(hand="WILD-1"), B=who(), sheriff=start)
    at = LINE.index(start)
    beside = LINE[max(0, at - 1) : at] + LINE[at + 1 : at + 2]
    assert t.spaces("A", "wild") == sorted(beside)


@pytest.mark.rule("TH-127", "TH-060")
@pytest.mark.parametrize(("start", "path"), [("E2", ["IN_A"]), ("IN_B", ["E3", "IN_A"])])
def test_loud_loot_draws_him_through_the_cars_and_not_over_the_roofs(
    start: str, path: list[str]
) -> None:
    t = table(A=who("IN_A", "KEY-1 WILD-1 WILD-2"), B=who(), squares={"A1": "L03"}, sheriff=start)
    t.do("A", "loot KEY-1 WILD-1 WILD-2 to A1")
    assert [each["to"] for each in t.events("sheriff")] == path


@pytest.mark.rule("TH-117", "TH-118")
@pytest.mark.parametrize(
    ("event", "spaces"),
    [
        ("cherokee-1", ("CACTUS_1", "R10")),
        ("cherokee-2", ("CACTUS_2", "R24")),
        ("cherokee-3", ("CACTUS_3", "R34")),
    ],
)
def test_a_cherokee_token_closes_the_cactus_and_the_track_before_it(
    event: str, spaces: tuple[str, str]
) -> None:
    t = after(event)
    assert t.view().tipis == spaces[:1]
    assert sorted(t.view().territory) == sorted(spaces)


@pytest.mark.rule("TH-118")
def test_nobody_enters_or_crosses_the_territory_on_foot_or_on_a_horse() -> None:
    foot = table(A=who("O05"), B=who(), tipis=(1,), train=ring(30))
    assert "CACTUS_1" not in foot.spaces("A", "move")
    track = table(A=who("G05"), B=who(), tipis=(1,), train=ring(30))
    assert "R10" not in track.spaces("A", "move")
    assert "R09" in track.spaces("A", "move")
    open_one = table(A=who("O05"), B=who(), train=ring(30))
    assert "CACTUS_1" in open_one.spaces("A", "move")
    ridden = table(
        A=who("O05", "KEY-2", horse=0), B=who(), horses="O05", tipis=(1,), train=ring(30)
    )
    ridden.do("A", "ride KEY-2 for 0")
    assert {"CACTUS_1", "R10", "O04"}.isdisjoint(ridden.spaces("A", "ride"))


@pytest.mark.rule("TH-119")
def test_a_horse_without_a_rider_does_not_enter_the_territory() -> None:
    t = table(A=who("CC", "KEY-2"), B=who(), horses="O05", tipis=(1,), train=ring(30))
    t.do("A", "ride KEY-2 for 0")
    assert {"CACTUS_1", "R10", "O04"}.isdisjoint(t.spaces("A", "ride"))


@pytest.mark.rule("TH-118", "TH-120")
def test_nobody_leaves_the_train_into_it_but_one_may_board_from_it() -> None:
    t = table(A=who("E4"), B=who(), tipis=(1,), sheriff="E2")
    assert t.spaces("A", "leave") == ["G05"]
    inside = table(A=who("CACTUS_1"), B=who(), tipis=(1,), sheriff="E2")
    assert inside.spaces("A", "board") == ["E4"]


@pytest.mark.rule("TH-118")
def test_nobody_jumps_onto_a_horse_in_the_territory() -> None:
    t = table(A=who("TOP_B"), B=who(), horses="CACTUS_1", tipis=(1,), sheriff="E2")
    assert t.can("A", "jump") == []
    free = table(A=who("TOP_B"), B=who(), horses="CACTUS_1", sheriff="E2")
    assert free.can("A", "jump") == ["jump to CACTUS_1 for 0"]


@pytest.mark.rule("TH-121")
def test_the_owner_of_the_cherokee_card_may_enter_and_cross() -> None:
    t = table(A=who("O05", title="cherokee"), B=who(), tipis=(1,), train=ring(30))
    t.do("A", "move to CACTUS_1", "move to R10", "move to G05")
    assert t.place("A") == "G05"
    leaving = table(A=who("E4", title="cherokee"), B=who(), tipis=(1,), sheriff="E2")
    assert leaving.spaces("A", "leave") == ["CACTUS_1", "G05"]


@pytest.mark.rule("TH-121")
def test_on_a_horse_the_cherokee_card_of_the_cowboy_who_moves_it_counts() -> None:
    def riding(a: str, b: str) -> Bench:
        t = table(
            A=who("O05", "KEY-2", title=a, horse=0),
            B=who("O05", title=b, horse=0),
            horses="O05",
            tipis=(1,),
            train=ring(30),
        )
        return t.do("A", "ride KEY-2 for 0")

    assert "CACTUS_1" in riding("cherokee", "").spaces("A", "ride")
    assert "CACTUS_1" not in riding("", "cherokee").spaces("A", "ride")
    lone = table(A=who("CC", "KEY-2", title="cherokee"), B=who(), horses="O05", tipis=(1,))
    lone.do("A", "ride KEY-2 for 0")
    assert "CACTUS_1" not in lone.spaces("A", "ride")


@pytest.mark.rule("TH-122", "TH-162")
def test_a_cowboy_inside_a_closed_space_may_leave_and_not_come_back() -> None:
    t = after("cherokee-3", B=who("CACTUS_3", "KEY-2", horse=0), horses="CACTUS_3")
    t.do("A", "done")
    assert t.spaces("B", "move") == ["O12", "O13"], "nor from one closed space to the other"
    t.do("B", "ride KEY-2 for 0", "ride to O12")
    assert "CACTUS_3" not in t.spaces("B", "move")
    track = after("cherokee-3", B=who("R34"))
    track.do("A", "done")
    assert track.spaces("B", "move") == ["G18", "R33", "R35"]


@pytest.mark.rule("TH-125")
def test_speed_up_is_for_good_and_never_above_five() -> None:
    t = after("speed-up", speed=1)
    assert t.speed == 2
    fast = table(A=who(hand="KEY-1"), B=who(), train=ring(20), speed=5, switches="green green")
    fast.end("A")
    assert fast.view().played == ("speed-up",)
    assert fast.speed == 5


@pytest.mark.rule("TH-125")
def test_the_new_speed_counts_from_the_next_move_on() -> None:
    t = after("speed-up", speed=1)
    assert t.train == ring(25)
    t.do("A", "done").pass_turn("B")
    assert t.train == ring(27)
