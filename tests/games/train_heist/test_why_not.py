"""The reasons why a cowboy cannot do something now."""

from __future__ import annotations

import pytest

from tables.reasons import told
from tables.train_heist import LETTERS, Bench, ring, table, who
from whistlestop.engine.reason import Pick


def why(t: Bench, place: str | None = None, card: str | None = None, with_: str = "") -> str:
    """Return why A cannot use a place or a card, or trade with a cowboy."""
    return told(t.match, 0, Pick(card, LETTERS.index(with_) if with_ else None, place))


@pytest.mark.rule("TH-030")
def test_without_actions_nobody_moves_loots_trades_or_rides() -> None:
    a = who("IN_A", "KEY-1 KEY-2 KEY-3")
    t = table(A=a, B=who("IN_A"), squares={"A1": "L03"}, sheriff="E5", actions=0)
    said = "No actions are left in this turn. TH-030"
    assert (why(t, "E2"), why(t, "A1"), why(t, with_="B")) == (said, said, said)
    card = "No actions are left to ride with this card, and it is in no set that gives one."
    assert why(t, card="KEY-1") == f"{card} TH-030 TH-085"


@pytest.mark.rule("TH-036", "TH-037", "TH-040", "TH-041")
def test_on_the_map_one_goes_to_adjacent_spaces_without_cars() -> None:
    t = table(A=who("G04"), B=who())
    assert why(t, "G04") == "The cowboy is here already."
    assert why(t, "CC") == "Too far: one action takes you to an adjacent space. TH-036"
    car = t.train.split()[1]
    stands = "The train stands here. Board a car at its platform, from a space beside it."
    assert why(t, car) == f"{stands} TH-037 TH-040"
    beside = "You board a car at its platform, from a space beside it. TH-040"
    assert (why(t, "IN_A"), why(t, "E5")) == (beside, beside)
    front = table(A=who("R13"), B=who(), train=ring(12), sheriff="E5")
    rails = "Nobody boards the train from the rails in front of it. Go to its side or behind it."
    assert why(front, "E1") == f"{rails} TH-041"


@pytest.mark.rule("TH-118")
def test_cherokee_territory_is_closed() -> None:
    said = "This is Cherokee Territory. Nobody may enter it. TH-118"
    assert why(table(A=who("O05"), B=who(), tipis=(1,), train=ring(30)), "CACTUS_1") == said
    aboard = table(A=who("E4"), B=who(), tipis=(1,), sheriff="E2")
    assert why(aboard, "CACTUS_1") == said


@pytest.mark.rule("TH-038", "TH-044", "TH-043", "TH-048", "TH-103")
def test_on_the_train_one_follows_the_lines_and_leaves_at_the_ends_of_cars() -> None:
    t = table(A=who("IN_A"), B=who(), sheriff="E5")
    assert why(t, "E5") == "No white line leads there from your place. TH-038"
    leave = "You leave the train from a platform, or jump from a roof onto a horse. TH-044"
    assert why(t, "G04") == leave
    platform = table(A=who("E2"), B=who(), sheriff="E5")
    assert why(platform, "CC") == "This space is not beside your car. TH-044"
    roof = table(A=who("TOP_A"), B=who(), sheriff="E5")
    assert why(roof, "CC") == "This space is not beside your car. TH-043"
    jump = "From a roof you jump onto a horse, and no horse with a free place stands here."
    assert why(roof, "G04") == f"{jump} TH-043 TH-048"
    tunnel = table(A=who("E2"), B=who(), train=ring(19), sheriff="E5")
    assert why(tunnel, "TOP_A") == "This car is in the tunnel, and its roof is closed. TH-103"


@pytest.mark.rule("TH-050", "TH-051", "TH-052", "TH-056")
def test_a_cowboy_loots_inside_the_car_and_must_be_able_to_pay_and_carry() -> None:
    tiles = {"A1": "L03", "B1": "L05"}
    t = table(A=who("IN_A", "REV-1"), B=who(), squares=tiles, sheriff="E5")
    assert why(t, "B1") == "You loot a car from inside. Go into car B first. TH-050"
    assert why(t, "A1") == "Your cards do not pay for this tile. TH-052"
    assert why(t, "A2") == "No loot is left here. TH-051"
    laden = table(A=who("IN_A", loot="L04"), B=who(), squares=tiles, sheriff="E5")
    assert why(laden, "A1") == "You carry loot already. Drop it in a town first. TH-056"


@pytest.mark.rule("TH-066", "TH-083")
def test_trades_take_a_cowboy_in_the_same_space_and_cards() -> None:
    t = table(A=who("CC"), B=who("G08"), C=who("JAIL", "KEY-1"), D=who("CC"))
    assert why(t, with_="A") == "You cannot trade with yourself."
    apart = "You trade only in the same space, and B is in another one. TH-066"
    assert why(t, with_="B") == apart
    prisoner = "C is in jail. You can trade from the platform of the engine. TH-083"
    assert why(t, with_="C") == prisoner
    assert why(t, with_="D") == "Neither you nor D has a card to trade. TH-066"


def test_after_three_refusals_nobody_trades_in_this_turn() -> None:
    t = table(A=who("CC", "KEY-1"), B=who("CC"))
    for _ in range(3):
        t.do("A", "trade at 1", "give for 0").do("B", "refuse")
    said = "Too many trades were refused or cancelled in this turn. TH-067"
    assert why(t, with_="B") == said


@pytest.mark.rule("TH-067", "TH-083")
def test_only_fitting_cards_are_laid_out() -> None:
    t = table(A=who("E1", "KEY-1 REV-2"), B=who("JAIL"), sheriff="E5").do("A", "trade at 1")
    keys = "B is in jail, and may get only Keyholes and Wild Cards. TH-083"
    assert (why(t, card="REV-2"), why(t, card="KEY-1")) == (keys, "")
    t.do("A", "give for 0")
    assert why(t, card="KEY-1") == "This card is in the trade already."
    full = table(A=who("CC", "KEY-1"), B=who("CC", "REV-1 REV-2 REV-3 REV-4 REV-5"))
    full.do("A", "trade at 1", "give for 0")
    said = told(full.match, 1, Pick("KEY-1"))
    assert said == "The question is about something else. Answer it first."
    full = table(A=who("CC", "BAG-1 BAG-2 BAG-3 BAG-4 BAG-5"), B=who("CC", "REV-1 REV-2"))
    full.do("A", "trade at 1", "done")
    assert told(full.match, 1, Pick("REV-1")) == "The hand limit of A allows no more cards. TH-067"


@pytest.mark.rule("TH-045", "TH-047")
def test_a_card_moves_a_horse() -> None:
    t = table(A=who("CC", "KEY-1"), B=who())
    said = "This card would move a horse, but no horse that you may use can move. TH-045 TH-047"
    assert why(t, card="KEY-1") == said
    horse = table(A=who("CC", "KEY-1", horse=0), B=who(), horses="CC")
    assert (why(horse, card="KEY-1"), why(horse, "CC", card="KEY-1")) == (
        "",
        "This card does nothing at this place.",
    )


@pytest.mark.rule("TH-037", "TH-045", "TH-118")
def test_a_horse_stays_on_open_ground_within_its_reach() -> None:
    t = table(A=who("O05", "KEY-2", horse=0), B=who(), horses="O05", tipis=(1,), train=ring(30))
    t.do("A", "ride KEY-2 for 0")
    block = "Horses stay on the map, and the train blocks its spaces. TH-045 TH-037"
    assert (why(t, t.train.split()[0]), why(t, "IN_A")) == (block, block)
    assert why(t, "CACTUS_1").endswith("TH-118")
    assert why(t, "O05") == "The cowboy is here already."
    assert why(t, "TOWN_B") == "The horse does not get that far with this card. TH-045"


@pytest.mark.rule("TH-078", "TH-080")
def test_a_prisoner_draws_or_escapes() -> None:
    t = table(A=who("JAIL", "KEY-1"), B=who("JAIL"))
    jail = "In jail you can only draw cards, or escape. TH-078"
    assert (why(t, "E2"), why(t, with_="B")) == (jail, jail)
    said = "To escape you need 3 Keyholes or Wild Cards. TH-080"
    assert why(t, card="KEY-1") == said


@pytest.mark.rule("TH-091")
def test_wild_cards_of_an_open_hand_are_alike() -> None:
    t = table(A=who("CC", "WILD-1 WILD-2", horse=0), B=who(), horses="CC")
    assert (why(t, card="WILD-1"), why(t, card="WILD-2")) == ("", "")


@pytest.mark.rule("TH-053")
def test_a_payment_for_both_tiles_uses_each_square() -> None:
    hand = "KEY-1 KEY-2 KEY-3"
    t = table(A=who("IN_A", hand), B=who(), squares={"A1": "L03", "A2": "L04"}, sheriff="E5")
    assert why(t, "A1") == ""


def test_a_card_of_another_cowboy_is_not_explained() -> None:
    t = table(A=who("CC"), B=who("CC", "KEY-1"))
    assert why(t, card="KEY-1") == "The question is about something else. Answer it first."
