"""The bot that plays Train Heist, in positions that anybody can judge, and in whole matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tables.contents import match_contents
from tables.train_heist import Bench, ring, table, who
from whistlestop import games
from whistlestop.bots.arena import interval, play_out
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.roster import hire, usual
from whistlestop.bots.train_heist.bot import TrainHeistBot
from whistlestop.bots.train_heist.payment_chances import PaymentChances, count, lacks, pays
from whistlestop.bots.train_heist.position import Position
from whistlestop.bots.train_heist.sheriff_forecast import path, sheriff_odds
from whistlestop.bots.train_heist.train_forecast import forecast_train
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.payment import sets_for, sets_for_both


def turn(t: Bench, letter: str = "A") -> list[str]:
    """Return all answers of the bot in its turn, until the train moves."""
    bot = TrainHeistBot(Random(1))
    done: list[str] = []
    while t.match.outcome is None and done[-1:] != ["end"]:
        ask = t.ask(letter)
        chosen = bot.choose(ask, MatchAsSeen(t.match, ask.seat))
        done.append(str(chosen))
        t.match.choose(ask.seat, chosen)
    return done


def answer(t: Bench, letter: str) -> str:
    """Return the bot's answer when this cowboy is asked."""
    ask = t.ask(letter)
    return str(TrainHeistBot(Random(1)).choose(ask, MatchAsSeen(t.match, ask.seat)))


# Loot and its delivery


def test_a_cowboy_with_loot_beside_a_town_brings_it_there() -> None:
    t = table(A=who("O06", loot="L01 L02"), B=who(), train=ring(30))
    assert turn(t)[:2] == ["move to TOWN_A", "drop"]


def test_a_cowboy_on_a_platform_in_front_of_a_town_gets_off_and_drops_its_loot() -> None:
    t = table(A=who("E3", loot="L01"), B=who(), train=ring(15))
    assert turn(t)[:2] == ["leave to TOWN_A", "drop"]


def test_a_horse_carries_loot_to_a_town_that_is_too_far_on_foot() -> None:
    t = table(A=who("G19", "REV-9", loot="L01 L02", horse=0), B=who(), horses="G19", train=ring(20))
    done = turn(t)
    assert done[0] == "ride REV-9 for 0"
    assert done[1].startswith("ride to TOWN_")
    assert done[2] == "drop"


def test_a_cowboy_in_a_car_takes_both_tiles_if_its_hand_pays_for_both() -> None:
    t = table(
        A=who("IN_A", "KEY-2 KEY-7 KEY-9 REV-3"),
        B=who(),
        squares={"A1": "L02", "A2": "L03"},
        sheriff="E5",
    )
    assert turn(t)[0] == "loot REV-3 KEY-2 KEY-7 KEY-9 to A"


def test_nobody_pays_with_a_wild_card_that_brings_the_sheriff_into_the_car() -> None:
    t = table(
        A=who("IN_C", "KEY-2 KEY-7 WILD-1"),
        B=who(),
        squares={"C1": "L03"},
        sheriff="E4",
        train=ring(28),
    )
    assert not any(each.startswith("loot") and "WILD-1" in each for each in turn(t))
    assert not t.jailed("A")


def test_a_cowboy_never_walks_into_the_sheriff() -> None:
    t = table(A=who("E3", "KEY-2 KEY-7 KEY-9"), B=who(), squares={"B1": "L03"}, sheriff="IN_B")
    turn(t)
    assert not t.jailed("A")


def test_the_last_tiles_of_the_goal_are_brought_home_before_anything_else() -> None:
    t = table(A=who("TOWN_C", "KEY-2 KEY-7 KEY-9", loot="L01"), B=who(), points=11, goal=12)
    assert turn(t)[0] == "drop"
    assert t.match.outcome is not None
    assert t.match.outcome.winners == (0, 1)


# The train


def test_nobody_stays_on_the_track_in_front_of_the_train() -> None:
    t = table(A=who("R14"), B=who())
    turn(t)
    assert not t.lying("A")


def test_nobody_stays_on_a_roof_that_goes_into_the_tunnel() -> None:
    t = table(A=who("TOP_2"), B=who(), train=ring(16), speed=3)
    turn(t)
    assert not t.lying("A")


def test_a_town_that_the_train_is_coming_to_gets_the_loot_while_the_noose_is_tight() -> None:
    """Both towns are equally far. Without a tile at A the game is lost."""
    t = table(
        A=who("G05", "REV-9", loot="L01", horse=0),
        B=who(),
        horses="G05",
        hangman=2,
        train=ring(10),
        towns={"B": "L05", "C": "L06"},
        speed=3,
    )
    turn(t)
    assert t.town("A") or t.match.outcome is None
    assert t.view().hangman == 2


# Jail, and other people


def test_a_prisoner_escapes_as_soon_as_it_can_and_keeps_its_wild_cards() -> None:
    t = table(A=who("JAIL", "KEY-1 KEY-2 KEY-3 WILD-1"), B=who(), speed=3)
    assert answer(t, "A") == "escape KEY-1 KEY-2 KEY-3"


def test_a_prisoner_without_keys_draws() -> None:
    t = table(A=who("JAIL", "KEY-1"), B=who(), speed=3)
    assert answer(t, "A") == "draw"


def test_a_friend_may_take_back_what_it_did() -> None:
    t = table(A=who("CC"), B=who("CC"))
    t.do("A", "move to G03", "undo")
    assert answer(t, "B") == "agree"


def test_a_friend_takes_what_is_given_and_a_rival_gives_nothing_back() -> None:
    for mode in ("co-op", "versus"):
        t = table(A=who("CC", "KEY-1 KEY-2"), B=who("CC", "BAG-1"), mode=mode)
        t.do("A", "trade at 1", "give for 0", "done")
        assert answer(t, "B") == "done"


def test_a_bot_offers_the_cards_that_a_player_has_laid_out_and_cancels_a_trade_without_any() -> (
    None
):
    t = table(A=who("CC", "KEY-1 KEY-2"), B=who("CC", "BAG-1"))
    t.do("A", "trade at 1")
    assert answer(t, "A") == "cancel"
    t.do("A", "give for 0")
    assert answer(t, "A") == "done"


def test_a_bot_that_plays_both_cowboys_cancels_a_trade_without_cards() -> None:
    t = table(A=who("CC", "KEY-1"), B=who("CC", "BAG-1"), solo=True)
    t.do("A", "trade at 1", "done")
    assert answer(t, "B") == "cancel"


@pytest.mark.parametrize("loot", ["L01 L03", "L03 L01"])
def test_a_bot_leaves_the_tile_at_a_town_that_its_hand_can_pay_for(loot: str) -> None:
    keys = "KEY-1 KEY-5 KEY-9"  # these pay for L03, three Keyholes
    t = table(A=who("TOWN_B", keys, loot), B=who(), sack="L05")
    t.do("A", "drop")
    assert answer(t, "A") == "stay L03"


def test_a_rival_does_not_give_cards_for_nothing() -> None:
    t = table(A=who("CC", "KEY-1 KEY-2"), B=who("CC", "BAG-1"), mode="versus")
    t.do("A", "trade at 1", "done")
    assert answer(t, "B") == "refuse"


def test_a_friend_whose_hand_is_full_hands_back_what_it_does_not_need() -> None:
    t = table(
        A=who("IN_A", "BAG-1"),
        B=who("IN_A", "KEY-1 KEY-2 KEY-3 REV-9 KEY-8"),
        squares={"A1": "L03"},
        sheriff="E5",
    )
    t.do("A", "trade at 1", "give for 0")
    assert answer(t, "B") == "give for 3"


def test_quick_draw_changes_cards_that_fit_nothing_and_keeps_the_others() -> None:
    t = table(
        A=who("IN_A", "KEY-2 KEY-7 REV-3 BAG-10 BAG-8", title="quick-draw"),
        B=who(),
        squares={"A1": "L03", "B1": "L14", "C1": "L15"},
        sheriff="E5",
    )
    chosen = answer(t, "A")
    assert chosen.startswith("quick-draw")
    assert "KEY" not in chosen


def test_the_noose_is_loosened_as_soon_as_it_can_be() -> None:
    t = table(A=who(title="tombstone"), B=who(), hangman=1)
    assert answer(t, "A") == "tombstone"


def test_cards_that_fit_the_tiles_within_reach_are_kept() -> None:
    t = table(
        A=who("IN_A", "KEY-2 KEY-7 REV-3"),
        B=who(),
        squares={"A1": "L03", "B1": "L14", "C1": "L15"},
        sheriff="E5",
        train=ring(28),
        speed=1,
    )
    t.end("A")
    assert answer(t, "A") == "discard REV-3"


# Forecasts and costs


def test_the_forecast_is_what_the_train_does() -> None:
    t = table(A=who(), B=who(), speed=3, events="cherokee-1 cherokee-2 cherokee-3")
    position = Position(t.view("A"), 0)
    board = position.board
    for at, move in enumerate(
        forecast_train(board, position.cars, position.colours, 3, 18, 4).moves
    ):
        t.pass_turn("AB"[at % 2])
        assert t.train.split() == [board.names[car] for car in move.cars]


def test_the_rails_end_at_the_first_junction_after_the_last_event() -> None:
    t = table(A=who(), B=who(), tokens=False)
    position = Position(t.view("A"), 0)
    moves = forecast_train(position.board, position.cars, position.colours, 2, 0, 20).moves
    assert len(moves) == 4
    assert moves[-1].over


@pytest.mark.parametrize(("switches", "way"), [("red green", "RW"), ("green red", "R22")])
def test_the_train_leaves_a_junction_without_a_token_as_the_view_says(
    switches: str, way: str
) -> None:
    t = table(A=who(), B=who(), train=ring(21), switches=switches, tokens=False, speed=1)
    position = Position(t.view("A"), 0)
    moves = forecast_train(position.board, position.cars, position.colours, 1, 0, 1).moves
    assert position.board.names[moves[0].cars[0]] == way


def test_the_sheriff_turns_round_at_the_end_of_his_line() -> None:
    assert path(0, 6, forward=True, arrows=2) == [1, 2]
    assert path(1, 6, forward=True, arrows=2) == [0, 1]
    assert path(5, 6, forward=False, arrows=2) == [6, 5]


def test_the_odds_of_the_sheriffs_places_add_up_to_1() -> None:
    ends, met = sheriff_odds((("sheriff-forward-1", 1), ("sheriff-rear-2", 1)), 3, 1, 7)
    assert ends == pytest.approx([0, 0, 0.5, 0, 0, 0.5, 0])
    assert met == pytest.approx([0, 0, 0.5, 0, 0.5, 0.5, 0])
    ends, _ = sheriff_odds((("sheriff-forward-1", 2), ("switch", 3)), 3, 3, 7)
    assert sum(ends) == pytest.approx(1)


def test_the_bot_and_the_rules_agree_on_what_a_hand_can_pay() -> None:
    """The hands and tiles are random. For one tile the count is exact; for two it is nearly so, and
    never too high.
    """
    t = table(A=who(), B=who())
    decks = Position(t.view("A"), 0).decks
    rng, missed = Random(1), 0
    for _ in range(400):
        hand = tuple(sorted(rng.sample(range(len(decks.cards)), 5)))
        one, two = rng.sample(range(len(decks.tiles)), 2)
        counted = count(decks, hand)
        wilds = counted.wilds
        for tile in (one, two):
            able = lacks(decks.tiles[tile], counted) <= wilds
            assert able == bool(sets_for(decks, tile, hand, alike=True)), (hand, decks.tiles[tile])
        both = bool(sets_for_both(decks, one, two, hand, alike=True))
        found = pays(decks, (one, two), counted) == 2
        assert both or not found
        missed += both and not found
    assert missed < 20


def test_more_cards_that_fit_make_a_better_hand() -> None:
    t = table(A=who("IN_A"), B=who(), squares={"A1": "L03"})
    position = Position(t.view("A"), 0)
    payments = PaymentChances(position, Random(1), tries=100)
    number = position.decks.number
    none, some = payments.tiles(()), payments.tiles((number["KEY-1"], number["KEY-2"]))
    assert none[0] < some[0] < 1
    assert payments.tiles((number["KEY-1"], number["KEY-2"], number["KEY-3"]))[0] == 1


# Whole matches


def test_the_usual_bot_for_train_heist_is_normal() -> None:
    assert usual("train-heist") == "normal"


def play(seats: int, seed: int, names: tuple[str, ...], **options: Any) -> Match:
    match = Match(games.find("train-heist"), seats, options, seed)
    rng = Random(seed)
    play_out(match, [hire(names[seat % len(names)], "train-heist", rng) for seat in range(seats)])
    return match


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"cowboys": 3}), (2, {}), (3, {"mode": "score"}), (4, {"mode": "versus"})],
)
def test_bandits_play_to_the_end_in_every_mode_and_the_same_again(
    seats: int, options: dict[str, Any]
) -> None:
    brief = {"length": "harder", "fewer-events": 9}
    first, second = [play(seats, 5, ("normal",), **brief, **options) for _ in range(2)]
    assert first.outcome is not None
    assert first.record() == second.record()


@pytest.mark.parametrize("seed", range(6))
def test_hidden_facts_do_not_change_its_decisions(seed: int) -> None:
    """In the middle of a versus match the hands, the deck and the events are dealt again."""
    match = Match(games.find("train-heist"), 3, {"mode": "versus"}, seed)
    rng = Random(seed)
    for _ in range(30 + 7 * seed):
        ask = match.asks[0]
        match.choose(ask.seat, rng.choice(ask.answers))
    ask = match.asks[0]
    worlds = [match, *[match.resample(ask.seat, Random(luck)) for luck in range(3)]]
    decisions = {
        TrainHeistBot(Random(1)).choose(ask, MatchAsSeen(world, ask.seat))
        for world in worlds
        if world.ask(ask.seat) == ask
    }
    assert len(decisions) == 1


def test_bandit_changes_nothing_by_thinking() -> None:
    match = Match(games.find("train-heist"), 2, {}, 3)
    before = match_contents(match)
    TrainHeistBot(Random(1)).choose(match.asks[0], MatchAsSeen(match, match.asks[0].seat))
    assert match_contents(match) == before


def wins_more_than(share: float, games: int, is_won: Callable[[int], bool]) -> bool:
    """Return whether more than this share is won beyond chance in these games, by their seeds.

    It stops when the games that are left cannot change the result.
    """
    enough = next(won for won in range(games + 1) if interval(won, games)[0] > share)
    results: Counter[bool] = Counter()
    for seed in range(games):
        results[is_won(seed)] += 1
        if results[True] == enough or results[False] > games - enough:
            break
    return results[True] == enough


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_team_of_bandits_reaches_ten_points_in_most_games(seats: int) -> None:
    def is_won(seed: int) -> bool:
        match = play(seats, seed, ("normal",), goal=10)
        return match.outcome is not None and bool(match.outcome.winners)

    assert wins_more_than(0.5, 14, is_won)


@pytest.mark.slow
def test_a_bandit_beats_random_players_clearly() -> None:
    def is_won(seed: int) -> bool:
        match = play(2, seed, ("normal", "random"), mode="versus")
        return match.outcome is not None and match.outcome.winners == (0,)

    assert wins_more_than(0.7, 20, is_won)
