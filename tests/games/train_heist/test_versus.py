"""Versus: every player for themselves."""

from __future__ import annotations

import pytest

from tables.train_heist import Bench, deal, ring, ring_back, table, who
from whistlestop.games.train_heist.game import GAME


def versus(**more: object) -> Bench:
    return table(**{"mode": "versus", **more})  # type: ignore[arg-type]


@pytest.mark.rule("TH-143")
def test_the_rest_is_as_in_the_standard_rules() -> None:
    view = deal(3, mode="versus").view()
    assert (view.events_left, view.speed, len(view.horses)) == (15, 2, 2)
    t = versus(A=who("E4", "KEY-1", "L01"), B=who(), sheriff="IN_B")
    t.do("A", "move to IN_B")
    assert t.jailed("A")
    assert t.speed == 3


@pytest.mark.rule("TH-144")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_counters_of_the_cowboys_in_play_start_on_the_title(seats: int) -> None:
    view = deal(seats, mode="versus").view()
    assert [cowboy.counters for cowboy in view.cowboys] == [10] * seats
    assert [town.counters for town in view.towns] == [(0,) * seats] * 3
    assert [cowboy.points for cowboy in view.cowboys] == [0] * seats
    assert view.goal is None


@pytest.mark.rule("TH-144", "TH-149", "TH-150")
def test_counters_leave_the_title_for_a_town_and_do_not_come_back() -> None:
    t = versus(A=who("TOWN_B", loot="L01 L02"), B=who(points=3), counters={"A": (1, 2)})
    assert [cowboy.counters for cowboy in t.view().cowboys] == [9, 5]
    t.do("A", "drop")
    assert [cowboy.counters for cowboy in t.view().cowboys] == [7, 5]


def test_the_count_goes_on_when_no_counter_is_left_on_the_title() -> None:
    t = versus(A=who("TOWN_B", loot="L01 L02", points=6), B=who(), counters={"A": (4, 0)})
    assert t.view().cowboys[0].counters == 0
    t.do("A", "drop")
    assert t.view().cowboys[0].counters == 0
    assert t.view().towns[1].counters == (2, 0)


@pytest.mark.rule("TH-144")
def test_there_are_no_counters_in_the_cooperative_game() -> None:
    assert [cowboy.counters for cowboy in deal(2).view().cowboys] == [0, 0]


@pytest.mark.rule("TH-145")
def test_crazy_and_tombstone_are_taken_out() -> None:
    rows = [deal(2, seed, mode="versus").view().wanted for seed in range(40)]
    titles = {title for row in rows for title in row}
    assert len(titles) == 10
    assert titles.isdisjoint({"crazy", "tombstone"})


@pytest.mark.rule("TH-146")
def test_the_others_see_only_how_many_cards_one_has() -> None:
    t = versus(A=who(hand="KEY-1 KEY-2"), B=who(hand="BAG-1"))
    assert t.view("A").cowboys[0].hand == ("KEY-1", "KEY-2")
    assert t.view("A").cowboys[1].hand == (None,)
    assert t.view("B").cowboys[0].hand == (None, None)
    assert t.view(None).cowboys[0].hand == (None, None)


@pytest.mark.rule("TH-146")
def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    t = versus(A=who(), B=who(), deck="KEY-1 KEY-2 KEY-3 KEY-4 KEY-5")
    t.pass_turn("A")
    mine = [event for event in t.match.seen(0) if event.kind == "drew"]
    theirs = [event for event in t.match.seen(1) if event.kind == "drew"]
    assert mine[0].payload["cards"] == ("KEY-1", "KEY-2", "KEY-3", "KEY-4", "KEY-5")
    assert "cards" not in theirs[0].payload
    assert theirs[0].payload["count"] == 5


@pytest.mark.rule("TH-147")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_but_the_first_player_begin_with_a_bullet(seats: int) -> None:
    view = deal(seats, mode="versus").view()
    expected = [int(number != view.turn) for number in range(seats)]
    assert [cowboy.bullets for cowboy in view.cowboys] == expected
    assert view.bullets == 3 - (seats - 1)


@pytest.mark.rule("TH-148")
def test_nobody_holds_more_than_one_bullet() -> None:
    t = versus(A=who(bullets=1), B=who())
    assert t.can("A", "take-bullet") == []
    t.do("A", "spend-bullet", "take-bullet")
    assert t.bullets("A") == 1
    co_op = table(A=who(bullets=1), B=who())
    assert co_op.can("A", "take-bullet")


@pytest.mark.rule("TH-149")
def test_a_counter_for_each_tile_is_put_beside_the_town_and_no_point_is_scored() -> None:
    t = versus(A=who("TOWN_B", loot="L01 L02"), B=who())
    t.do("A", "drop")
    assert t.view().towns[1].counters == (2, 0)
    assert t.view().points == 0
    assert t.view().cowboys[0].points == 0
    assert t.events("marked") == [{"cowboy": 0, "town": "B", "count": 2}]


@pytest.mark.rule("TH-150")
def test_the_points_come_when_the_train_reaches_that_town() -> None:
    t = versus(
        A=who(hand="KEY-1"),
        B=who(),
        train=ring(29),
        speed=1,
        events="switch",
        towns={"B": "L03 L04 L05"},
        counters={"B": (2, 1), "A": (1, 1)},
        squares={"B1": "L10"},
    )
    t.pass_turn("A")
    assert [cowboy.points for cowboy in t.view().cowboys] == [2, 1]
    assert t.view().towns[1].counters == (0, 0)
    assert t.view().towns[0].counters == (1, 1), "the other towns wait"


@pytest.mark.rule("TH-151")
def test_only_from_the_train_does_a_wild_card_move_the_sheriff() -> None:
    assert versus(A=who("CC", "WILD-1"), B=who()).can("A", "wild") == []
    for place in ("E1", "TOP_A", "IN_C"):
        assert versus(A=who(place, "WILD-1"), B=who()).can("A", "wild")
    assert table(A=who("CC", "WILD-1"), B=who()).can("A", "wild")


@pytest.mark.rule("TH-152")
def test_two_keyholes_open_the_jail() -> None:
    t = versus(A=who("JAIL", "KEY-1 WILD-1"), B=who())
    t.do("A", "escape KEY-1 WILD-1")
    assert t.place("A") == "E1"
    kid = versus(A=who("JAIL", "KEY-1", title="kid"), B=who())
    assert kid.can("A", "escape") == ["escape KEY-1"]


def arriving(points: tuple[int, ...], counters: tuple[int, ...], **more: object) -> Bench:
    cowboys = {
        "ABCD"[number]: who(hand="KEY-1" if number == 0 else "", points=each)
        for number, each in enumerate(points)
    }
    t = versus(
        **{
            **cowboys,
            "train": ring(29),
            "speed": 1,
            "events": "switch",
            "horses": "CC" if len(points) == 2 else "CC CC",
            "counters": {"B": counters},
            "towns": {"B": " ".join(f"L{n:02}" for n in range(1, sum(counters) + 1))},
            "squares": {"B1": "L20"},
            **more,
        }
    )
    return t.end("A")


@pytest.mark.rule("TH-153")
@pytest.mark.parametrize(
    ("points", "counters", "over"),
    [
        ((6, 0), (1, 0), ("A", "counters")),
        ((5, 0), (1, 0), None),
        ((0, 6, 0), (0, 2, 0), ("B", "counters")),
        ((0, 4, 0, 0), (0, 1, 0, 0), ("B", "counters")),
        ((0, 3, 0, 0), (0, 1, 0, 0), None),
        ((0, 0, 4), (0, 0, 1), None),
    ],
)
def test_seven_counters_win_at_once_and_five_among_four(
    points: tuple[int, ...], counters: tuple[int, ...], over: tuple[str, str] | None
) -> None:
    assert arriving(points, counters).over == over


@pytest.mark.rule("TH-153")
def test_of_two_players_at_the_goal_together_the_one_with_more_wins() -> None:
    assert arriving((6, 6), (1, 2)).over == ("B", "counters")
    assert arriving((6, 6), (1, 1)).over == ("AB", "counters")


def hanged(points: tuple[int, int], **more: object) -> tuple[str, str] | None:
    t = versus(
        **{
            "A": who(hand="KEY-1", points=points[0]),
            "B": who(points=points[1]),
            "train": ring(29),
            "speed": 1,
            "events": "switch",
            "hangman": 2,
            **more,
        }
    )
    return t.end("A").over


@pytest.mark.rule("TH-154")
def test_most_points_win_at_the_end_if_nobody_reached_the_goal() -> None:
    assert hanged((3, 2)) == ("A", "hanged")
    assert hanged((2, 3)) == ("B", "hanged")
    t = versus(
        A=who(hand="KEY-1", points=1), B=who(), train=ring(20), speed=1, tokens=False, last=True
    )
    assert t.end("A").over == ("A", "derailed")


@pytest.mark.rule("TH-150", "TH-154")
def test_a_town_that_the_train_reaches_before_the_last_junction_still_brings_its_points() -> None:
    def last_run(points: int) -> tuple[str, str] | None:
        # The train runs clockwise over the star of Town C on R04, and on to R01, whose token is
        # gone.
        t = versus(
            A=who(hand="KEY-1", points=1),
            B=who(points=points),
            train=ring_back(5),
            speed=4,
            tokens=False,
            last=True,
            towns={"C": "L01 L02"},
            counters={"C": (0, 2)},
        )
        t.end("A")
        assert [each["count"] for each in t.events("collected")] == [2]
        return t.over

    assert last_run(0) == ("B", "derailed")
    assert last_run(5) == ("B", "counters")


@pytest.mark.rule("TH-155")
def test_a_tie_goes_to_most_loot_in_the_towns_then_to_loot_at_hand() -> None:
    assert hanged((2, 2), counters={"A": (1, 0), "C": (0, 2)}) == ("B", "hanged")
    carrying = {"A": who(hand="KEY-1", points=2, loot="L01"), "B": who(points=2)}
    assert hanged((2, 2), **carrying) == ("A", "hanged")
    assert hanged((2, 2), **carrying, counters={"A": (0, 1)}) == ("B", "hanged")
    assert hanged((2, 2)) == ("AB", "hanged"), "still tied: shared"
    two_and_one = {
        "A": who(hand="KEY-1", points=2, loot="L01 L02"),
        "B": who(points=2, loot="L03"),
    }
    assert hanged((2, 2), **two_and_one) == ("AB", "hanged"), "how much one carries is no matter"


def test_nothing_is_taken_back_in_versus() -> None:
    t = versus(A=who(), B=who())
    t.do("A", "move to G08")
    assert t.can("A", "undo") == []
    assert not t.view().undo


def test_one_person_may_play_a_versus_game_alone() -> None:
    t = table(mode="versus", solo=True, A=who(hand="KEY-1"), B=who(hand="BAG-1"))
    assert t.view("A").cowboys[1].hand == ("BAG-1",)


def test_players_point_at_things_for_each_other_only_if_they_play_together() -> None:
    modes = ("co-op", "score", "versus")
    assert [GAME.pointing({"mode": mode}) for mode in modes] == [True, True, False]
