"""The end of a round: one car less, one treasure more, another first player."""

from __future__ import annotations

import pytest

from tables.colt import table

# With nobody in sight, this scheme turns a bandit round and ends on the other floor of its card.
TURN = "fire flip change-floor"


@pytest.mark.rule("COLT-055")
def test_the_last_car_is_uncoupled_even_if_it_is_empty() -> None:
    t = table(inside="- | <Be | - | Ch> | -")
    t.round(Be=TURN, Ch=TURN)
    assert t.roof == "Be> | - | <Ch | -"
    assert [car.number for car in t.shown.train] == [3, 2, 1, 0]


@pytest.mark.rule("COLT-055")
def test_every_round_takes_a_car() -> None:
    t = table(inside="- | - | <Be | - | Ch> | -")
    t.round(Be=TURN, Ch=TURN)
    t.round(Be="flip fire change-floor", Ch="flip fire change-floor")
    assert t.inside == "<Be | - | Ch> | -"
    assert t.happened("uncoupled") == [{"car": 4}]


@pytest.mark.rule("COLT-056")
def test_everybody_inside_and_on_top_of_the_lost_car_is_eliminated() -> None:
    t = table(inside="<Dj | - | <Be | -", roof="<Do | Ch> | - | -", first="Dj")
    t.round(Be="flip change-floor move", Ch="change-floor flip move", Dj=TURN, Do=TURN)
    assert (t.out, t.asked) == ("Ch Dj Do", "")
    assert t.winner == "Be"


@pytest.mark.rule("COLT-056")
def test_a_stunned_bandit_is_lost_with_its_car() -> None:
    t = table(inside="- | Be> | Ch> | - | -", roof="- | - | - | Dj> | -")
    t.round(Be="flip change-floor fire", Ch="change-floor flip fire", Dj="change-floor flip move")
    assert (t.out, t.over) == ("Be", False)
    assert t.happened("fired")[-1] == {"seat": "Ch", "target": "Be"}
    assert [t.match.is_out(seat) for seat in range(3)] == [True, False, False]


@pytest.mark.rule("COLT-056")
def test_nobody_in_the_new_last_car_is_lost() -> None:
    t = table(inside="- | <Be | - | -", roof="- | Ch> | - | Dj>")
    t.round(Be=TURN, Ch="flip fire change-floor", Dj="flip change-floor move")
    assert (t.out, t.inside, t.roof) == ("", "<Ch | <Dj | -", "Be> | - | -")


@pytest.mark.rule("COLT-057")
@pytest.mark.parametrize(("back", "ahead"), [("Be", "Ch"), ("Ch", "Be")])
def test_the_farthest_from_the_locomotive_takes_the_car_as_a_treasure(
    back: str, ahead: str
) -> None:
    t = table(inside=f"- | <{back} | - | {ahead}> | -", options={"treasure": "open"})
    t.round(Be=TURN, Ch=TURN)
    assert t.happened("treasure") == [{"seat": back, "car": 4, "value": 345}]
    assert (t.bandit(back).treasures, t.bandit(ahead).treasures) == ((345,), ())


@pytest.mark.rule("COLT-057")
def test_a_bandit_lost_with_the_car_does_not_take_its_treasure() -> None:
    t = table(inside="dj> | <Be | - | Ch> | -", first="Dj")
    t.round(Dj="move flip change-floor", Be=TURN, Ch=TURN)
    assert (t.out, t.treasures("Dj"), t.treasures("Be")) == ("Dj", 0, 1)


@pytest.mark.rule("COLT-057")
def test_a_stunned_bandit_can_take_the_treasure() -> None:
    t = table(inside="- | - | Be> | Ch> | - | -", roof="- | - | - | - | Dj> | -")
    t.round(Be="flip change-floor fire", Ch="change-floor flip fire", Dj="change-floor flip move")
    assert t.roof == "<be | - | <Ch | - | -"
    assert [t.treasures(name) for name in ("Be", "Ch", "Dj")] == [1, 0, 0]


@pytest.mark.rule("COLT-057")
def test_a_lone_survivor_needs_no_treasure() -> None:
    t = table(inside="<Be | - | - | Ch> | -")
    t.round(Be=TURN, Ch=TURN)
    assert (t.winner, t.treasures("Ch"), t.happened("treasure")) == ("Ch", 0, [])


@pytest.mark.rule("COLT-057")
def test_a_bandit_can_win_several_treasures() -> None:
    t = table(inside="- | - | - | <Be | - | Ch> | -", treasures={"Be": "389", "Ch": "301"})
    t.round(Be=TURN, Ch=TURN)
    t.round(Be="flip fire change-floor", Ch="flip fire change-floor")
    assert (t.treasures("Be"), t.treasures("Ch")) == (3, 1)


@pytest.mark.rule("COLT-058")
@pytest.mark.parametrize(("up", "down"), [("Be", "Ch"), ("Ch", "Be")])
@pytest.mark.parametrize(("way_up", "way_down"), [("<{}", "{}>"), ("{}>", "<{}")])
def test_equally_far_back_the_roof_comes_before_the_inside(
    up: str, down: str, way_up: str, way_down: str
) -> None:
    inside, roof = way_up.format(up), way_down.format(down)
    t = table(inside=f"- | {inside} | - | -", roof=f"- | {roof} | - | -")
    t.round(Be=TURN, Ch=TURN)
    assert (t.bandit(up).floor, t.bandit(down).floor) == ("roof", "inside")
    assert (t.treasures(up), t.treasures(down)) == (1, 0)


@pytest.mark.rule("COLT-057", "COLT-058")
@pytest.mark.parametrize(("back", "ahead"), [("Be", "Ch"), ("Ch", "Be")])
def test_farther_back_inside_comes_before_a_roof_farther_ahead(back: str, ahead: str) -> None:
    t = table(inside=f"- | - | {ahead}> | -", roof=f"- | <{back} | - | -")
    t.round(Be=TURN, Ch=TURN)
    assert (t.bandit(back).floor, t.bandit(ahead).floor) == ("inside", "roof")
    assert (t.treasures(back), t.treasures(ahead)) == (1, 0)


@pytest.mark.rule("COLT-057", "COLT-058")
@pytest.mark.parametrize(("back", "ahead"), [("Be", "Ch"), ("Ch", "Be")])
def test_farther_back_on_the_roof_comes_before_inside_farther_ahead(back: str, ahead: str) -> None:
    t = table(inside=f"- | <{back} | - | -", roof=f"- | - | {ahead}> | -")
    t.round(Be=TURN, Ch=TURN)
    assert (t.treasures(back), t.treasures(ahead)) == (1, 0)


@pytest.mark.rule("COLT-059")
@pytest.mark.parametrize(("back", "ahead"), [("Be", "Ch"), ("Ch", "Be")])
@pytest.mark.parametrize("floor", ["inside", "roof"])
def test_on_the_same_floor_the_rear_most_takes_it(back: str, ahead: str, floor: str) -> None:
    line = f"- | <{back} {ahead}> | - | -"
    t = table(inside=line) if floor == "inside" else table(roof=line)
    t.round(Be=TURN, Ch=TURN)
    assert (t.treasures(back), t.treasures(ahead)) == (1, 0)


@pytest.mark.rule("COLT-058", "COLT-059")
def test_the_rear_most_of_those_on_the_roof_takes_it() -> None:
    t = table(inside="- | <Ch Dj> | - | -", roof="- | <Be | - | -")
    t.round(Be=TURN, Ch=TURN, Dj=TURN)
    assert (t.roof, t.inside) == ("Ch> <Dj | - | -", "Be> | - | -")
    assert [t.treasures(name) for name in ("Be", "Ch", "Dj")] == [0, 1, 0]


@pytest.mark.rule("COLT-060")
@pytest.mark.parametrize(
    ("first", "then"), [("Be", "Ch"), ("Ch", "Dj"), ("Dj", "Do"), ("Do", "Be")]
)
def test_the_first_player_card_goes_to_the_left(first: str, then: str) -> None:
    t = table(inside="- | - | Be> | Ch> | Dj> | Do> | -", first=first)
    t.round()
    assert (t.out, t.first) == ("", then)


@pytest.mark.rule("COLT-060")
@pytest.mark.parametrize(
    ("first", "out", "then"), [("Be", "Ch", "Dj"), ("Be", "Ch Dj", "Do"), ("Gh", "Be Ch", "Dj")]
)
def test_the_first_player_card_passes_over_the_eliminated(first: str, out: str, then: str) -> None:
    left = [name for name in ("Be", "Ch", "Dj", "Do", "Gh") if name not in out]
    line = " | ".join(f"{name}>" for name in left)
    t = table(inside=f"- | - | {line} | -", first=first, out=out)
    t.round()
    assert t.first == then


@pytest.mark.rule("COLT-060")
def test_the_first_player_card_passes_over_a_bandit_lost_with_the_car() -> None:
    t = table(inside="<Ch | - | - | - | Dj> | -", roof="- | - | <Be | - | - | -")
    t.round(Be=TURN, Ch=TURN, Dj=TURN)
    assert (t.out, t.first) == ("Ch", "Dj")


@pytest.mark.rule("COLT-060")
def test_the_first_player_card_moves_on_from_a_holder_who_is_out() -> None:
    t = table(inside="<Ch | - | - | Be> | Dj> | Do> | -", first="Ch")
    t.round(Ch="move flip fire")
    assert (t.out, t.first) == ("Ch", "Dj")
    t.play("Dj fire")
    assert t.turns == ["Dj fire"]
