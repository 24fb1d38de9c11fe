"""Towns: delivering loot, and the arrival of the train."""

from __future__ import annotations

import pytest

from tables.train_heist import Bench, ring, table, who

QUIET = "switch switch switch switch"


@pytest.mark.rule("TH-061", "TH-064")
def test_loot_is_dropped_on_a_towns_space_for_an_action_and_a_point() -> None:
    t = table(A=who("TOWN_B", loot="L01"), B=who())
    t.do("A", "drop")
    assert t.view().points == 1
    assert t.actions == 3
    assert t.loot("A") == []


@pytest.mark.rule("TH-061")
def test_one_cannot_drop_beside_a_town_nor_without_loot() -> None:
    assert table(A=who("O11", loot="L01"), B=who()).can("A", "drop") == []
    assert table(A=who("TOWN_B"), B=who()).can("A", "drop") == []


@pytest.mark.rule("TH-062")
def test_new_tiles_come_from_the_sack_before_the_old_ones_go_in() -> None:
    t = table(A=who("TOWN_B", loot="L01 L02"), B=who(), sack="L05 L06")
    t.do("A", "drop")
    assert sorted(t.town("B")) == ["L05", "L06"]
    assert t.sack == ["L01", "L02"]


@pytest.mark.rule("TH-063", "TH-064")
def test_all_loot_is_dropped_at_once() -> None:
    t = table(A=who("TOWN_B", loot="L01 L02"), B=who())
    assert t.can("A", "drop") == ["drop"]
    t.do("A", "drop")
    assert t.loot("A") == []
    assert t.view().points == 2


@pytest.mark.rule("TH-170")
@pytest.mark.parametrize(("stays", "goes"), [("L01", "L02"), ("L02", "L01")])
def test_if_the_sack_has_one_tile_for_two_the_player_chooses_the_returned_tile_that_stays(
    stays: str, goes: str
) -> None:
    t = table(A=who("TOWN_B", loot="L01 L02"), B=who(), sack="L05")
    t.do("A", "drop")
    assert t.asked == ("A", "stay")
    assert t.ask("A").about == {"cowboy": 0, "town": "B", "tile": "L05"}, "the last tile is seen"
    assert t.can("A") == ["stay L01", "stay L02"]
    t.do("A", f"stay {stays}")
    assert t.town("B") == ["L05", stays]
    assert t.sack == [goes]
    assert (t.loot("A"), t.view().points, t.view().lifted) == ([], 2, None)
    assert t.can("A", "undo") == []


@pytest.mark.rule("TH-170")
def test_nobody_is_asked_if_the_sack_has_enough_tiles_or_none() -> None:
    enough = table(A=who("TOWN_B", loot="L01 L02"), B=who(), sack="L05 L06")
    assert enough.do("A", "drop").asked == ("A", "turn")
    one = table(A=who("TOWN_B", loot="L01"), B=who(), sack="L05")
    assert one.do("A", "drop").asked == ("A", "turn")
    assert (one.town("B"), one.sack) == (["L05"], ["L01"])
    none = table(A=who("TOWN_B", loot="L01 L02"), B=who(), sack="")
    none.do("A", "drop")
    assert sorted(none.town("B")) == ["L01", "L02"]
    assert none.sack == []


@pytest.mark.rule("TH-173")
def test_all_tiles_at_a_town_can_be_seen() -> None:
    t = table(A=who("TOWN_B", loot="L01"), B=who(), towns={"B": "L03 L04"}, sack="L05")
    t.do("A", "drop")
    assert t.town("B") == ["L03", "L04", "L05"]


def test_loot_dropped_while_the_train_stands_there_waits_for_the_next_time() -> None:
    t = table(A=who("TOWN_A", loot="L01"), B=who(), sack="L05")
    t.do("A", "drop").pass_turn("A")
    assert t.town("A") == ["L05"]


# Arrival of the train


def arriving(**more: object) -> Bench:
    """Put car 1 one space before the star of Town B."""
    given: dict[str, object] = {"train": ring(29), "speed": 1, "events": QUIET, "sack": ""}
    given.update({"A": who("CC"), "B": who("CC"), **more})
    return table(**given)  # type: ignore[arg-type]


@pytest.mark.rule("TH-096")
def test_the_event_comes_before_the_town() -> None:
    t = arriving(towns={"B": "L01"})
    t.end("A")
    kinds = [event.kind for event in t.match.events]
    order = [kind for kind in kinds if kind in ("event", "flipped", "arrived", "loaded")]
    assert order == ["event", "flipped", "arrived"]
    assert t.asked == ("A", "load")


@pytest.mark.rule("TH-097")
def test_waiting_tiles_go_into_the_car_with_the_letter() -> None:
    t = arriving(towns={"B": "L01", "A": "L02"}, squares={"B1": "L03"})
    t.end("A")
    assert t.square("B2") == ["L01"]
    assert t.town("B") == []
    assert t.town("A") == ["L02"], "the other towns keep theirs"


@pytest.mark.rule("TH-098")
def test_an_empty_square_comes_first_then_the_smaller_stack_then_any() -> None:
    t = arriving(towns={"B": "L01 L02 L04"}, squares={"B1": "L03 L05"})
    t.end("A")
    assert {text.partition(" to ")[2] for text in t.can("A", "load")} == {"B2"}
    t.do("A", "load L02 to B2")
    assert {text.partition(" to ")[2] for text in t.can("A", "load")} == {"B2"}
    t.do("A", "load L01 to B2")
    assert t.can("A", "load") == ["load L04 to B1", "load L04 to B2"]
    t.do("A", "load L04 to B1")
    assert t.square("B1") == ["L03", "L05", "L04"]
    assert t.square("B2") == ["L02", "L01"]


@pytest.mark.rule("TH-098")
def test_the_player_chooses_the_order_of_the_tiles() -> None:
    t = arriving(towns={"B": "L01 L02"})
    t.end("A")
    assert t.can("A", "load") == [
        "load L01 to B1",
        "load L01 to B2",
        "load L02 to B1",
        "load L02 to B2",
    ]
    t.do("A", "load L02 to B2")
    assert (t.square("B1"), t.square("B2")) == (["L01"], ["L02"]), "the last one has no choice"


@pytest.mark.rule("TH-099")
def test_without_loot_at_the_town_the_hangman_goes_down() -> None:
    t = arriving()
    t.end("A")
    assert t.view().hangman == 1
    full = arriving(towns={"B": "L01"}, squares={"B1": "L03"})
    full.end("A")
    assert full.view().hangman == 0


@pytest.mark.rule("TH-100")
def test_after_the_town_every_empty_square_gets_a_tile_where_the_player_likes() -> None:
    squares = {"A1": "L01", "A2": "L02", "B1": "L03", "C1": "L04"}
    t = arriving(squares=squares, sack="L10 L11 L12")
    t.end("A")
    assert t.asked == ("A", "fill")
    tile = t.view().lifted
    assert t.can("A") == [f"fill {tile} to B2", f"fill {tile} to C2"]
    t.do("A", f"fill {tile} to C2")
    assert t.square("C2") == [tile]
    assert len(t.square("B2")) == 1, "the last one has no choice"
    assert len(t.sack) == 1
    assert [len(t.square(name)) for name in ("A1", "A2", "B1", "C1")] == [1, 1, 1, 1]


@pytest.mark.rule("TH-100")
def test_empty_squares_are_filled_also_after_loading() -> None:
    t = arriving(squares={"B1": "L03"}, towns={"B": "L01"}, sack="L10 L11 L12 L13 L14")
    t.pass_turn("A")
    assert all(t.square(name) for name in ("A1", "A2", "B1", "B2", "C1", "C2"))
    assert len(t.sack) == 1


@pytest.mark.rule("TH-171")
def test_squares_stay_empty_if_the_sack_runs_out() -> None:
    t = arriving(squares={"B1": "L03"}, sack="L10")
    t.pass_turn("A")
    assert sum(bool(t.square(name)) for name in ("A1", "A2", "B1", "B2", "C1", "C2")) == 2
    assert t.sack == []


@pytest.mark.rule("TH-095")
def test_a_town_is_met_once_by_the_whole_train() -> None:
    t = arriving(events="switch switch switch switch speed-up")
    t.pass_turn("A").pass_turn("B").pass_turn("A")
    assert t.train == ring(32)
    assert len(t.events("arrived")) == 1


def test_in_a_lost_turn_that_player_still_chooses() -> None:
    t = arriving(B=who(lying=True), train=ring(28), towns={"B": "L01 L02"})
    t.pass_turn("A")
    assert t.asked == ("B", "load")
