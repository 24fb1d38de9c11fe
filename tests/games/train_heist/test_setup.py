"""Setting up the table."""

from __future__ import annotations

import pytest

from tables.train_heist import Bench, deal, ring
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.game import GAME
from whistlestop.games.train_heist.setup import speed_places

COUNTS = (2, 3, 4)


@pytest.mark.rule("TH-003", "TH-039")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_player_has_a_cowboy_in_the_canyon(seats: int) -> None:
    cowboys = deal(seats).view().cowboys
    assert [cowboy.seat for cowboy in cowboys] == list(range(seats))
    assert {cowboy.place for cowboy in cowboys} == {"CC"}
    assert len({cowboy.colour for cowboy in cowboys}) == seats


@pytest.mark.rule("TH-004")
@pytest.mark.parametrize(("seats", "horses"), [(2, 1), (3, 2), (4, 2)])
def test_two_players_have_one_horse_and_more_have_two(seats: int, horses: int) -> None:
    assert [horse.space for horse in deal(seats).view().horses] == ["CC"] * horses


@pytest.mark.rule("TH-006", "TH-007")
@pytest.mark.parametrize(("seats", "cards", "out"), [(2, 18, 3), (3, 15, 6), (4, 12, 9)])
def test_the_more_players_the_fewer_events(seats: int, cards: int, out: int) -> None:
    t = deal(seats)
    assert t.view().events_left == cards
    assert len(t.state.box) == out


@pytest.mark.rule("TH-005", "TH-006")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_speed_up_cards_are_never_among_those_taken_out(seats: int) -> None:
    for seed in range(40):
        g = deal(seats, seed).state
        names = [g.decks.events[card] for card in g.events_deck]
        assert names.count("speed-up") == 2
        assert "speed-up" not in [g.decks.events[card] for card in g.box]


@pytest.mark.rule("TH-005", "TH-006")
def test_the_event_cards_are_shuffled_before_some_are_taken_out() -> None:
    boxes = {frozenset(deal(2, seed).state.box) for seed in range(5)}
    assert len(boxes) > 1


def speed_cards(t: Bench) -> list[int]:
    g = t.state
    return [at for at, card in enumerate(g.events_deck) if g.decks.events[card] == "speed-up"]


@pytest.mark.rule("TH-008", "TH-009")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_speed_up_cards_lie_in_the_middle_of_either_half(seats: int) -> None:
    size = {2: 18, 3: 15, 4: 12}[seats]
    found = set()
    for seed in range(60):
        one, two = speed_cards(deal(seats, seed))
        assert 0 < one < two - 1
        assert two < size - 1
        assert abs(one - size / 4) <= size / 8 + 1
        assert abs(two - size * 3 / 4) <= size / 8 + 1
        found.add((one, two))
    assert len(found) > 3, "they are put there by chance"


@pytest.mark.rule("TH-009")
@pytest.mark.parametrize("others", range(4, 20))
def test_the_speed_up_cards_are_apart_and_off_both_ends_however_few_others(others: int) -> None:
    (low, high), (low_too, high_too) = speed_places(others)
    assert 0 < low <= high
    assert high + 1 < low_too <= high_too
    assert high_too < others + 1


@pytest.mark.rule("TH-010", "TH-011")
def test_two_random_tiles_lie_on_each_square_and_nine_are_in_the_sack() -> None:
    view = deal(3).view()
    tiles = [tile for square in view.squares for tile in square.tiles]
    assert [len(square.tiles) for square in view.squares] == [2] * 6
    assert len(set(tiles)) == 12
    assert view.sack == 9
    assert tiles != [tile for square in deal(3, seed=2).view().squares for tile in square.tiles]


@pytest.mark.rule("TH-012", "TH-013")
def test_the_train_stands_at_town_a_and_runs_counter_clockwise() -> None:
    t = deal(2)
    assert t.train == ring(13)
    assert next(space for space in t.view().board.spaces if space.id == "R13").star
    preview = t.view().preview
    assert preview is not None
    assert [step.space for step in preview.steps] == ["R14", "R15"]


@pytest.mark.rule("TH-014")
def test_the_sheriff_begins_in_car_b() -> None:
    assert deal(2).sheriff == "IN_B"


@pytest.mark.rule("TH-015")
def test_the_upper_switch_is_red_and_the_lower_one_green() -> None:
    switches = deal(2).view().switches
    assert [(each.space, each.colour) for each in switches] == [("R21", "red"), ("R01", "green")]


@pytest.mark.rule("TH-016")
def test_the_hangman_begins_on_the_top_knot() -> None:
    assert deal(2).view().hangman == 0


@pytest.mark.rule("TH-017")
@pytest.mark.parametrize(("seats", "speed"), [(2, 2), (3, 2), (4, 1)])
def test_four_players_begin_with_a_slower_train(seats: int, speed: int) -> None:
    assert deal(seats).speed == speed


@pytest.mark.rule("TH-018", "TH-019")
@pytest.mark.parametrize("goal", [10, 15, 20])
def test_there_are_no_points_at_first_and_a_goal(goal: int) -> None:
    view = deal(2, goal=goal).view()
    assert (view.points, view.goal) == (0, goal)


@pytest.mark.rule("TH-020")
def test_no_cherokee_token_is_on_the_board() -> None:
    view = deal(2).view()
    assert view.tipis == view.territory == ()


@pytest.mark.rule("TH-021", "TH-022")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 1, 1), (3, 0, 3), (4, 0, 3)])
def test_two_players_begin_with_a_bullet_each(seats: int, each: int, left: int) -> None:
    view = deal(seats).view()
    assert [cowboy.bullets for cowboy in view.cowboys] == [each] * seats
    assert view.bullets == left


@pytest.mark.rule("TH-022")
def test_a_bullet_from_the_start_can_be_spent_in_the_first_turn() -> None:
    t = deal(2)
    assert t.can(t.turn, "spend-bullet")


@pytest.mark.rule("TH-023")
def test_five_wanted_cards_lie_in_the_row() -> None:
    rows = [set(deal(2, seed).view().wanted) for seed in range(10)]
    assert all(len(row) == 5 for row in rows)
    assert len({frozenset(row) for row in rows}) > 1


@pytest.mark.rule("TH-024", "TH-026")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_is_dealt_five_cards_and_one_is_turned_over(seats: int) -> None:
    view = deal(seats).view()
    assert [len(cowboy.hand) for cowboy in view.cowboys] == [5] * seats
    assert len(view.discard) == 1
    assert view.deck == 35 - 5 * seats - 1


@pytest.mark.rule("TH-025")
def test_all_hands_are_open_in_the_cooperative_game() -> None:
    t = deal(3)
    for letter in (None, "A", "B", "C"):
        assert all(None not in cowboy.hand for cowboy in t.view(letter).cowboys)


@pytest.mark.rule("TH-028")
def test_the_first_player_is_drawn_by_lot_and_turns_go_clockwise() -> None:
    firsts = {deal(3, seed).turn for seed in range(20)}
    assert firsts == {"A", "B", "C"}
    t = deal(3)
    order = []
    for _ in range(4):
        order.append(t.turn)
        t.pass_turn(t.turn)
    start = "ABC".index(order[0])
    assert order == ["ABC"[(start + step) % 3] for step in range(4)]


def test_a_new_table_has_three_seats() -> None:
    assert (GAME.fewest, GAME.usual, GAME.most) == (1, 3, 4)


def test_the_game_has_these_options() -> None:
    options = [(each.name, each.default, each.allowed(), each.help) for each in GAME.options]
    assert options == [
        ("mode", "co-op", "co-op|score|versus", "train-heist-option-mode"),
        ("goal", 12, "10..20", "train-heist-option-goal"),
        ("length", "full", "full|shorter|harder", "train-heist-option-length"),
        ("fewer-events", 4, "1..12", "train-heist-option-fewer-events"),
        ("cowboys", 2, "2..4", "train-heist-option-cowboys"),
        ("map", "standard", "standard", "train-heist-option-map"),
        ("cards", "standard", "standard", "train-heist-option-cards"),
    ]


def test_the_game_is_for_one_to_four_and_usually_for_three() -> None:
    assert (GAME.name, GAME.rulebooks) == ("train-heist", ("TH",))
    assert (GAME.fewest, GAME.most, GAME.usual) == (1, 4, 3)


def test_players_point_things_out_to_each_other_unless_they_play_against_each_other() -> None:
    assert GAME.pointing({"mode": "co-op"})
    assert GAME.pointing({"mode": "score"})
    assert not GAME.pointing({"mode": "versus"})


@pytest.mark.parametrize(
    ("mode", "left_out"), [("co-op", set()), ("versus", {"crazy", "tombstone"})]
)
def test_only_versus_leaves_out_the_wanted_cards_that_need_friends(
    mode: str, left_out: set[str]
) -> None:
    shown: set[str] = set()
    for seed in range(40):
        shown |= set(Match(GAME, 3, {"mode": mode}, seed).view(0).wanted)
    assert {"crazy", "tombstone"} - shown == left_out
