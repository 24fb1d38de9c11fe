"""Taking or discarding a card of another player: one in play, or a hidden one of the hand."""

from __future__ import annotations

import pytest

from tables.bang import Bench, table, who

BOTH = pytest.mark.parametrize("card", ["panic-JH", "cat-balou-KH"])
HAND = "bang-2C beer-6H missed-2S duel-QD"
SEEDS = range(60)


def robbed(card: str, seed: int) -> Bench:
    """Return a table where A has played this card at the hand of B."""
    t = table(A=card, B=HAND, C="missed", D="missed", seed=seed)
    return t.play("A", card, at="B", on="hand")


@pytest.mark.rule("BASE-108")
@BOTH
def test_one_may_choose_each_card_in_play_or_a_blind_one_of_the_hand(card: str) -> None:
    t = table(A=card, B=who(HAND, play="barrel-QS scope-AS"), C="", D="")
    assert sorted(t.can("A", "play")) == [
        f"play {card} at 1 to hand",
        f"play {card} barrel-QS at 1",
        f"play {card} scope-AS at 1",
    ]


@pytest.mark.rule("BASE-108")
@pytest.mark.parametrize(("chosen", "left"), [("barrel", ["scope"]), ("scope", ["barrel"])])
@BOTH
def test_the_card_in_play_that_was_chosen_is_the_one_that_goes(
    card: str, chosen: str, left: list[str]
) -> None:
    t = table(A=card, B=who("beer", play="barrel scope"), C="", D="")
    t.play("A", card, at="B", on=chosen)
    assert (t.cards("B"), t.hand("B")) == (left, ["beer"])


@pytest.mark.rule("BASE-108")
@BOTH
def test_a_blind_pick_leaves_the_cards_in_play_alone(card: str) -> None:
    t = table(A=card, B=who("beer bang", play="barrel scope"), C="", D="")
    t.play("A", card, at="B", on="hand")
    assert (t.cards("B"), t.count("B")) == (["barrel", "scope"], 1)


@pytest.mark.rule("BASE-108", "BASE-109")
def test_chance_picks_the_card_that_panic_takes_from_a_hand() -> None:
    assert {robbed("panic-JH", seed).ids("A")[0] for seed in SEEDS} == set(HAND.split())


@pytest.mark.rule("BASE-108")
def test_chance_picks_the_card_that_cat_balou_discards_from_a_hand() -> None:
    assert {robbed("cat-balou-KH", seed).top for seed in SEEDS} == set(HAND.split())


@pytest.mark.rule("BASE-109")
def test_only_the_taker_and_the_loser_are_told_which_card_was_taken() -> None:
    t = robbed("panic-JH", 1)
    told = {seat: "card" in t.seen(seat, "took")[0].payload for seat in "ABCD"}
    assert told == {"A": True, "B": True, "C": False, "D": False}


@pytest.mark.rule("BASE-109")
def test_the_taker_and_the_loser_are_told_the_same_card() -> None:
    t = robbed("panic-JH", 1)
    told = [t.seen(seat, "took")[0].payload["card"] for seat in "AB"]
    assert told == t.ids("A") * 2


@pytest.mark.rule("BASE-109")
@pytest.mark.parametrize("seat", ["C", "D", None])
def test_the_others_see_the_same_for_every_card_taken(seat: str | None) -> None:
    games = [robbed("panic-JH", seed) for seed in SEEDS]
    number = None if seat is None else "ABCD".index(seat)
    assert len({(t.view(seat), tuple(t.match.seen(number))) for t in games}) == 1


@pytest.mark.rule("BASE-110")
@BOTH
def test_neither_card_can_be_aimed_at_a_player_without_any_cards(card: str) -> None:
    t = table(A=card, B="", C="missed", D=who(play="barrel"))
    assert "B" not in t.targets("A", card)


@pytest.mark.rule("BASE-110")
@BOTH
def test_a_card_in_hand_or_in_play_is_enough_to_be_aimed_at(card: str) -> None:
    t = table(A=card, B="missed", C="", D=who(play="barrel"))
    assert t.targets("A", card) == "BD"


@pytest.mark.rule("BASE-110")
@BOTH
def test_while_nobody_has_any_cards_the_card_cannot_be_played(card: str) -> None:
    t = table(A=card, B="", C="", D="")
    assert t.can("A") == ["end"]
