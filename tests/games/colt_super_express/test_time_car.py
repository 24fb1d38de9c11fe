"""The Time Travel Car in front of the Locomotive."""

from __future__ import annotations

import pytest

from tables.colt import table

# With nobody in sight, this scheme turns a bandit round and ends on the other floor of its card.
TURN = "fire flip change-floor"


@pytest.mark.rule("COLT-080")
def test_the_time_travel_car_is_never_uncoupled_nor_stood_on() -> None:
    t = table(inside="- | - | - | <Be Ch>", roof="- | <Dj | - | -", expansions="time-car")
    t.round(Be=TURN, Ch=TURN, Dj=TURN)
    assert (t.inside, t.roof) == ("Dj> | - | -", "- | - | Be> <Ch")


@pytest.mark.rule("COLT-081", "COLT-083")
@pytest.mark.parametrize("others", ["- | Ch> | <Dj", "Ch> | - | <dj", "- | - | Ch> <Dj"])
def test_moving_out_of_the_locomotive_leads_inside_the_last_car(others: str) -> None:
    t = table(inside="- | - | Be>", roof=others, expansions="time-car")
    t.play("Be move")
    assert (t.inside, t.roof, t.out) == ("Be> | - | -", others, "")
    t = table(inside="- | Ch> | <Dj", roof="- | - | Be>", expansions="time-car")
    t.play("Be move")
    assert (t.inside, t.roof, t.out) == ("Be> | Ch> | <Dj", "- | - | -", "")


@pytest.mark.rule("COLT-081")
def test_moving_into_the_locomotive_does_not_yet_reach_it() -> None:
    t = table(inside="- | Be> | -", roof="Ch> | - | -", expansions="time-car")
    t.play("Be move")
    assert t.inside == "- | - | Be>"


@pytest.mark.rule("COLT-082", "COLT-083")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | - | Ch> Be>", "Be> | - | Ch>"),
        ("- | - | Ch> <Be", "Be> | - | Ch>"),
        ("- | Ch> | <Be", "Be> | Ch> | -"),
        ("Ch> | - | Be>", "Be> Ch> | - | -"),
    ],
)
def test_a_push_out_of_the_locomotive_leads_inside_the_last_car_standing(
    before: str, after: str
) -> None:
    t = table(inside=before, roof="<Dj | - | -", expansions="time-car", first="Ch")
    t.play("Ch fire")
    assert (t.inside, t.roof, t.out) == (after, "<Dj | - | -", "")


@pytest.mark.rule("COLT-082", "COLT-083")
@pytest.mark.parametrize("target", ["Be>", "<Be"])
def test_a_push_off_the_roof_of_the_locomotive_leads_inside_the_last_car(target: str) -> None:
    t = table(roof=f"- | Ch> | {target}", inside="- | Dj> | -", expansions="time-car", first="Ch")
    t.play("Ch fire")
    assert (t.inside, t.roof) == ("Be> | Dj> | -", "- | Ch> | -")


@pytest.mark.rule("COLT-082")
def test_a_push_off_the_rear_is_the_end() -> None:
    t = table(inside="Be> <Ch | - | Dj>", expansions="time-car", first="Ch")
    t.play("Ch fire")
    assert t.out == "Be"


@pytest.mark.rule("COLT-094")
@pytest.mark.parametrize("others", ["Ch> <Dj", "<Ch Dj>", "ch> <dj"])
def test_a_traveller_stands_behind_all_in_the_last_car(others: str) -> None:
    t = table(inside=f"{others} | - | Be>", roof="<Do | - | -", expansions="time-car")
    t.play("Be move")
    assert (t.inside, t.roof) == (f"Be> {others} | - | -", "<Do | - | -")


@pytest.mark.rule("COLT-084", "COLT-085", "COLT-086")
def test_the_played_cards_come_back_and_are_played_again_in_their_order() -> None:
    t = table(inside="- | - | Be>", roof="- | Ch> | <Dj", expansions="time-car")
    t.round(Be="change-floor move flip", Ch="flip change-floor fire", Dj="flip change-floor fire")
    assert t.turns == [
        *("Be change-floor", "Ch flip", "Dj flip"),
        *("Be move", "Ch change-floor", "Dj change-floor"),
        *("Be change-floor", "Ch fire", "Dj fire"),
        *("Be move", "Be flip"),
    ]


@pytest.mark.rule("COLT-084")
@pytest.mark.parametrize(
    ("before", "turns"),
    [
        ("- | - | Be>", ["Be move"]),
        ("- | - | <Be", ["Be flip", "Ch flip", "Dj flip", "Be move"]),
    ],
)
def test_after_a_trip_all_three_cards_are_face_down(before: str, turns: list[str]) -> None:
    t = table(inside=before, roof="- | Ch> | <Dj", expansions="time-car")
    t.play(*turns)
    assert (t.bandit("Be").revealed, t.bandit("Be").face_down) == ((), 3)


@pytest.mark.rule("COLT-084")
def test_a_third_card_that_travels_brings_back_all_three() -> None:
    t = table(inside="- | - | Be>", roof="- | <Ch | Dj>", expansions="time-car")
    t.round(Be="fire change-floor move", Ch=TURN, Dj="fire flip change-floor")
    assert t.turns[6:] == [
        *("Be move", "Ch change-floor", "Dj change-floor"),
        *("Be fire", "Be change-floor", "Be move"),
    ]
    assert t.roof == "Be> | -"


@pytest.mark.rule("COLT-085")
def test_after_a_trip_it_is_the_next_players_turn() -> None:
    t = table(inside="- | - | - | Be>", roof="- | Ch> | <Dj | -", expansions="time-car")
    t.play("Be move", "Ch flip", "Dj flip", "Be move")
    assert t.inside == "- | Be> | - | -"


@pytest.mark.rule("COLT-084", "COLT-085", "COLT-086")
def test_a_bandit_shot_through_time_after_the_last_card_goes_on_alone() -> None:
    t = table(inside="<Ch | - | -", roof="<Dj | - | Be>", expansions="time-car")
    t.round(Be="fire flip change-floor", Ch="flip move fire", Dj="fire flip change-floor")
    assert t.turns[9:] == ["Be fire", "Be flip", "Be change-floor"]
    assert t.happened("fired")[-1] == {"seat": "Be", "target": "Ch"}
    assert (t.out, t.winner) == ("Be Dj", "Ch")


@pytest.mark.rule("COLT-085", "COLT-086")
def test_the_last_car_is_uncoupled_only_after_the_traveller() -> None:
    t = table(inside="- | - | - | Be>", roof="- | Ch> | <Dj | -", expansions="time-car")
    t.round(Be="move change-floor flip", Ch="flip change-floor fire", Dj="flip change-floor fire")
    kinds = [event.kind for event in t.events]
    assert kinds[: kinds.index("uncoupled")].count("revealed") == 10
    assert t.roof == "<Be | - | -"


@pytest.mark.rule("COLT-087")
def test_a_second_arrival_by_a_shot_is_a_paradox() -> None:
    t = table(inside="<Ch | Be>", roof="- | Dj>", expansions="time-car")
    t.play("Be move", "Ch flip", "Dj flip", "Be move")
    assert (t.inside, t.out) == ("Ch> | Be>", "")
    t = table(inside="<Ch | Be>", roof="- | Dj>", expansions="time-car")
    t.play("Be move", "Ch flip", "Dj flip", "Be move", "Ch fire")
    assert (t.inside, t.out) == ("Ch> | -", "Be")


@pytest.mark.rule("COLT-087", "COLT-096")
def test_two_arrivals_by_shots_are_a_paradox() -> None:
    t = table(inside="- | Ch> Be>", roof="Dj> | -", expansions="time-car", first="Ch")
    t.play("Ch fire", "Dj change-floor", "Be flip")
    assert (t.inside, t.out) == ("Dj> <Be | Ch>", "")
    t = table(inside="- | Ch> Be>", roof="Dj> | -", expansions="time-car", first="Ch")
    t.play("Ch fire", "Dj change-floor", "Be move", "Ch change-floor", "Dj fire")
    assert (t.inside, t.out) == ("Dj> | -", "Be")


@pytest.mark.rule("COLT-087")
def test_a_bandit_lost_in_a_paradox_plays_no_more_cards() -> None:
    t = table(inside="<Ch | Be>", roof="- | Dj>", expansions="time-car")
    t.round(Be="move fire flip", Ch="flip fire change-floor", Dj=TURN)
    assert [turn for turn in t.turns if turn.startswith("Be")] == ["Be move", "Be move"]


@pytest.mark.rule("COLT-087", "COLT-061")
def test_a_paradox_can_end_the_game_at_once() -> None:
    t = table(inside="<Ch | Be>", expansions="time-car")
    t.round(Be="move fire flip", Ch="flip fire change-floor")
    assert (t.winner, t.turns) == ("Ch", ["Be move", "Ch flip", "Be move", "Ch fire"])


@pytest.mark.rule("COLT-087")
def test_two_bandits_may_each_travel_once() -> None:
    t = table(inside="- | - | Be> Ch>", roof="- | Dj> | -", expansions="time-car")
    t.play("Be move", "Ch move")
    assert (t.inside, t.out) == ("Ch> Be> | - | -", "")


@pytest.mark.rule("COLT-096")
def test_a_trip_before_the_first_card_leaves_the_stack_as_it_is() -> None:
    t = table(inside="- | - | Ch> Be>", roof="- | <Dj | -", expansions="time-car", first="Ch")
    t.play("Ch fire")
    assert (t.bandit("Be").revealed, t.bandit("Be").face_down) == ((), 3)
    t = table(inside="- | - | Ch> Be>", roof="- | <Dj | -", expansions="time-car", first="Ch")
    t.round(Ch=TURN, Dj=TURN, Be="flip fire change-floor")
    assert [turn for turn in t.turns if turn.startswith("Be")] == [
        *("Be flip", "Be fire", "Be change-floor"),
    ]
