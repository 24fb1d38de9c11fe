"""The bot in The Great Train Robbery: its playing cards and characters."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench
from tables.bang_bot import (
    OUTLAW,
    SHERIFF,
    answer,
    fresh_belief,
    turn,
)
from tables.train_robbery_bot import boards, five
from whistlestop.bots.bang.expansions import KNOWLEDGE
from whistlestop.bots.bang.position import Position
from whistlestop.bots.bang.train_robbery.train import arrival_value

# The playing cards


def test_of_missed_cards_the_one_that_gives_something_back_is_played() -> None:
    c = {"hand": "missed cactus", "life": 3}
    t = five("A", A={"hand": "bang", "play": "winchester"}, C=c)
    t.play("A", "bang", at="C")
    assert answer(t, "C") == "play cactus"
    t = five("A", A={"hand": "bang", "play": "winchester"}, C="missed evaded")
    t.play("A", "bang", at="C")
    assert answer(t, "C") == "play evaded"


def test_a_train_robbery_is_aimed_at_a_player_with_much_in_play() -> None:
    t = five("C", C="train-robbery", A={"play": "barrel mustang"}, B={"play": "scope"})
    assert turn(t, "C")[0] == "play train-robbery at A"
    t = five("C", C="train-robbery")
    assert turn(t, "C") == ["end"]


def test_a_train_robbery_is_not_aimed_at_a_jailed_enemy() -> None:
    t = five("C", C="train-robbery", E={"play": "jail"}, B={"play": "jail scope"})
    assert turn(t, "C") == ["end"]


def test_a_robbed_player_gives_up_a_card_worth_less_than_a_life_point() -> None:
    a = {"play": "lumber-flatcar strongbox", "life": 2}
    t = five("C", C="train-robbery", A=a)
    t.play("C", "train-robbery", at="A")
    assert answer(t, "A") == "discard lumber-flatcar"


def test_a_robbed_player_with_missed_cards_keeps_the_best_card() -> None:
    a = {"play": "barrel", "hand": "missed missed missed"}
    t = five("C", C="train-robbery", A=a)
    t.play("C", "train-robbery", at="A")
    assert answer(t, "A") == "shot barrel"


def test_a_money_bag_repeats_what_is_worth_it() -> None:
    t = five("B", B="money-bag", discard="wells-fargo")
    assert turn(t, "B")[0] == "play money-bag"
    t = five("B", B="money-bag", discard="beer")
    assert turn(t, "B") == ["end"]


def test_after_a_stagecoach_a_money_bag_is_another_one() -> None:
    t = five("B", B="money-bag stagecoach", deck="missed missed missed missed")
    assert turn(t, "B")[:2] == ["play stagecoach", "play money-bag"]


def test_a_switch_gets_something_good_for_something_bad() -> None:
    c = {"hand": "switch", "play": "lumber-flatcar"}
    t = five("C", C=c, A={"play": "barrel"})
    assert turn(t, "C")[0] == "play switch lumber-flatcar barrel at A"
    t = five("C", C={"hand": "switch", "play": "barrel"}, A={"play": "private-car"})
    assert turn(t, "C") == ["end"]


def test_a_strongbox_and_the_like_are_laid_down() -> None:
    t = five("B", B="strongbox map refund", loco=1)
    assert sorted(turn(t, "B"))[1:] == ["play map", "play refund", "play strongbox"]


def test_a_dragoon_is_for_a_player_with_two_bang_cards() -> None:
    c = {"hand": "dragoon bang-AS bang-2C bang-3C", "play": ""}
    t = five("C", C=c, B={"play": "mustang"})
    assert turn(t, "C")[0] == "play dragoon"


@pytest.mark.parametrize(
    ("deck", "does"),
    [("dynamite beer", "drop 1"), ("beer dynamite", "drop 2"), ("beer missed", "keep")],
)
def test_a_map_throws_away_what_is_worse_than_most(deck: str, does: str) -> None:
    t = five("B", B={"play": "map"}, deck=deck, phase="start")
    assert answer(t, "B") == does


# Characters


def test_evan_babbit_passes_a_bang_on_to_an_enemy_and_never_to_his_sheriff() -> None:
    c = {"character": "evan-babbit", "hand": "saloon-5H"}
    t = five("D", D={"hand": "bang-KH", "play": "winchester"}, B=c, out="CE")
    t.play("D", "bang", at="B")
    assert answer(t, "B") == "pass"
    c = {"character": "evan-babbit", "hand": "saloon-5H", "play": "scope"}
    t = five("B", B={"hand": "bang-KH", "play": "winchester"}, C=c)
    t.play("B", "bang", at="C")
    assert answer(t, "C") == "use evan-babbit saloon at A"


def test_sgt_blaze_spares_the_sheriff_and_an_outlaw_does_not() -> None:
    b = {"character": "sgt-blaze", "hand": "gatling"}
    t = five("B", B=b, A={"life": 1}).play("B", "gatling")
    assert answer(t, "B") == "spare at A"
    c = {"character": "sgt-blaze", "hand": "gatling"}
    t = five("C", C=c, A={"life": 1}).play("C", "gatling")
    assert answer(t, "C") != "spare at A"


def test_sgt_blaze_leaves_an_enemy_out_of_a_saloon() -> None:
    c = {"character": "sgt-blaze", "hand": "saloon", "life": 3}
    t = five("C", C=c, A={"life": 1}).play("C", "saloon")
    assert answer(t, "C") == "spare at A"


def test_shade_oconnor_changes_a_card_that_is_of_no_use() -> None:
    c = {"character": "shade-oconnor", "hand": "schofield beer", "play": "winchester"}
    t = five("B", B="next-stop", C=c, loco=1).play("B", "next-stop")
    assert answer(t, "C") == "discard schofield"
    t = five("B", B="next-stop", C={"character": "shade-oconnor", "hand": "beer"}, loco=1)
    t.play("B", "next-stop")
    assert answer(t, "C") == "done"


# Ghosts


def test_a_ghost_has_nothing_to_dodge() -> None:
    """A ghost cannot lose life points, so it keeps its Missed! and its cards in play."""
    b = {"play": "ghost-car strongbox", "life": 1, "hand": ""}
    t = five("C", C={"hand": "bang-KH bang-AS", "play": "winchester volcanic"}, B=b, deck="missed")
    t.play("C", "bang", at="B").gives_up("B")
    assert t.is_ghost("B")
    t.state.players[1].hand.append(t.state.deck.pop())
    t.play("C", "bang", at="B")
    assert answer(t, "B") == "pass"


# Both sides of a character


def with_legends(turn: str, **said: Any) -> Bench:
    return five(turn, **{"options": {"legends": True}, **said})


@pytest.mark.parametrize(
    ("character", "gone"),
    [
        ("vulture-sam", "prisoner-car"),
        ("suzy-lafayette", "private-car"),
        ("legendary-suzy-lafayette", "private-car"),
    ],
)
def test_a_private_car_is_of_no_use_while_the_hand_is_refilled(character: str, gone: str) -> None:
    """A player without cards is safe with a Private Car, but Suzy Lafayette draws a card before."""
    a = {"character": character, "play": "private-car prisoner-car", "life": 1}
    t = with_legends("C", A=a, C={"play": "circus-wagon"}).use("C", "circus-wagon")
    assert answer(t, "A") == f"discard {gone}"


@pytest.mark.parametrize(
    ("character", "taken"),
    [("vulture-sam", []), ("legendary-bart-cassidy", ["board prisoner-car"])],
)
def test_a_life_point_that_brings_two_cards_is_cheap(character: str, taken: list[str]) -> None:
    b = {"character": character}
    t = with_legends("B", B=b, stations="tombrock", train="prisoner-car", loco=2)
    assert boards(t, "B") == taken


@pytest.mark.parametrize(
    ("character", "does"),
    [
        ("vulture-sam", "discard volcanic"),
        ("lucky-duke", "shot volcanic"),
        ("legendary-lucky-duke", "shot volcanic"),
    ],
)
def test_lucky_duke_behind_a_barrel_risks_a_shot(character: str, does: str) -> None:
    a = {"character": character, "play": "barrel volcanic"}
    t = with_legends("E", A=a, E="train-robbery").play("E", "train-robbery", at="A")
    assert answer(t, "A") == does


def test_legendary_jourdonnais_ignores_cards_and_not_the_shots_of_the_train() -> None:
    values = []
    for character in ("vulture-sam", "legendary-jourdonnais"):
        view = with_legends("C", A={"character": character}).view("C")
        belief = fresh_belief(2, 5, {0: SHERIFF, 2: OUTLAW})
        values.append(arrival_value(Position(view, 2, belief, KNOWLEDGE)))
    assert values[0] == values[1]
