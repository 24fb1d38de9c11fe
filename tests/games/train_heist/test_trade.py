"""Trading cards between two cowboys."""

from __future__ import annotations

import pytest

from tables.train_heist import Bench, table, who


def meeting(a: str = "KEY-1 KEY-2 REV-3", b: str = "BAG-1 BAG-2", **more: object) -> Bench:
    given: dict[str, object] = {"A": who("CC", a), "B": who("CC", b), **more}
    return table(**given)  # type: ignore[arg-type]


@pytest.mark.rule("TH-066")
def test_cards_are_given_to_a_cowboy_in_the_same_space() -> None:
    t = meeting()
    t.do("A", "trade at 1", "give for 0", "give for 2", "done")
    t.do("B", "done").do("A", "agree")
    assert t.hand("A") == ["KEY-2"]
    assert t.hand("B") == ["BAG-1", "BAG-2", "KEY-1", "REV-3"]
    assert t.actions == 3


@pytest.mark.rule("TH-066")
def test_nobody_trades_over_a_distance_or_between_the_maps() -> None:
    far = table(A=who("CC", "KEY-1"), B=who("G08"))
    assert far.can("A", "trade") == []
    train = table(A=who("E2", "KEY-1"), B=who("E3"), sheriff="E5")
    assert train.can("A", "trade") == []
    together = table(A=who("E2", "KEY-1"), B=who("E2"), sheriff="E5")
    assert together.can("A", "trade") == ["trade at 1"]
    penniless = table(A=who("E2"), B=who("E2"), sheriff="E5")
    assert penniless.can("A", "trade") == []


@pytest.mark.rule("TH-067")
def test_in_the_same_action_any_number_may_come_back() -> None:
    t = meeting()
    t.do("A", "trade at 1", "give for 1", "done")
    t.do("B", "give for 0", "give for 1", "done").do("A", "agree")
    assert t.hand("A") == ["BAG-1", "BAG-2", "KEY-1", "REV-3"]
    assert t.hand("B") == ["KEY-2"]
    assert t.actions == 3
    laid = [(each["cowboy"], each["count"], each["cards"]) for each in t.events("offered")]
    back = [(each["cowboy"], each["count"], each["cards"]) for each in t.events("returned")]
    assert (laid, back) == ([(0, 1, ("KEY-2",))], [(1, 1, ("BAG-1",)), (1, 1, ("BAG-2",))])


@pytest.mark.rule("TH-067", "TH-034")
def test_nobody_may_end_above_the_limit() -> None:
    t = meeting(b="BAG-1 BAG-2 BAG-3 BAG-4 BAG-5")
    t.do("A", "trade at 1", "give for 0", "give for 1", "done")
    assert t.ask("B").about["must"] == 2
    assert "done" not in t.can("B")
    t.do("B", "give for 0")
    assert "done" not in t.can("B")
    t.do("B", "give for 3")
    assert "done" in t.can("B")
    t.do("B", "done").do("A", "agree")
    assert len(t.hand("B")) == 5
    assert len(t.hand("A")) == 3


@pytest.mark.rule("TH-067", "TH-034")
def test_the_player_who_gets_cards_back_may_not_end_above_the_limit() -> None:
    t = meeting(a="KEY-1 KEY-2 KEY-3 KEY-4 KEY-5", b="BAG-1 BAG-2")
    t.do("A", "trade at 1", "give for 0", "done")
    t.do("B", "give for 0")
    assert t.can("B", "give") == []


@pytest.mark.rule("TH-159", "TH-034")
def test_a_six_shooter_may_be_given_a_sixth_card() -> None:
    five = "BAG-1 BAG-2 BAG-3 BAG-4 BAG-5"
    t = meeting(B=who("CC", five, title="six-shooter"))
    t.do("A", "trade at 1", "give for 0", "done").do("B", "done").do("A", "agree")
    assert len(t.hand("B")) == 6


@pytest.mark.rule("TH-067", "TH-034")
def test_nobody_is_offered_more_cards_than_a_hand_holds() -> None:
    six = "KEY-1 KEY-2 KEY-3 KEY-4 KEY-5 KEY-6"
    t = table(A=who("CC", six, title="six-shooter"), B=who("CC", "BAG-1"))
    t.do("A", "trade at 1", *[f"give for {at}" for at in range(5)])
    assert t.asked == ("B", "back")
    assert t.ask("B").about["must"] == 1


@pytest.mark.rule("TH-159", "TH-033")
def test_a_six_shooter_draws_up_to_six() -> None:
    t = table(A=who(hand="KEY-1", title="six-shooter"), B=who())
    t.pass_turn("A")
    assert len(t.hand("A")) == 6
    out = table(A=who("JAIL", "KEY-1 KEY-2 KEY-3", title="six-shooter"), B=who())
    out.do("A", "escape KEY-1 KEY-2 KEY-3")
    assert len(out.hand("A")) == 6, "also out of jail"


def test_a_trade_needs_the_agreement_of_both_players() -> None:
    t = meeting()
    t.do("A", "trade at 1", "give for 0", "done").do("B", "refuse")
    assert t.hand("A") == ["KEY-1", "KEY-2", "REV-3"]
    assert t.actions == 4, "it costs nothing"
    other = meeting()
    other.do("A", "trade at 1", "give for 0", "done").do("B", "done").do("A", "refuse")
    assert other.hand("B") == ["BAG-1", "BAG-2"]
    assert other.actions == 4


def test_a_new_offer_may_follow_a_refusal_but_not_the_third_one() -> None:
    t = meeting(C=who("CC", "BAG-3"), horses="CC CC")
    left = [t.view().refusals_left]
    t.do("A", "trade at 1", "give for 0", "done").do("B", "refuse")
    left.append(t.view().refusals_left)
    t.do("A", "trade at 1", "give for 1", "done").do("B", "done").do("A", "refuse")
    left.append(t.view().refusals_left)
    t.do("A", "trade at 2", "give for 0", "done").do("C", "refuse")
    assert [*left, t.view().refusals_left] == [3, 2, 1, 0]
    assert t.can("A", "trade") == []
    t.pass_turn("A").do("B", "trade at 2", "give for 0", "done")
    assert t.asked == ("C", "back"), "the next turn begins anew"


def test_the_offering_player_may_cancel_at_no_cost() -> None:
    t = meeting()
    t.do("A", "trade at 1", "give for 0", "cancel")
    assert t.asked == ("A", "turn")
    assert (t.hand("A"), t.actions) == (["KEY-1", "KEY-2", "REV-3"], 4)
    assert t.view().trade is None
    assert t.view().refusals_left == 3, "nobody has refused anything"
    assert t.events("cancelled") == [{"cowboy": 0, "partner": 1}]
    assert t.events("declined") == []
    t.do("A", "trade at 1", "give for 0", "done").do("B", "done").do("A", "agree")
    assert t.hand("A") == ["KEY-2", "REV-3"], "a new offer may follow"


def test_a_single_player_cancels_and_refuses_nothing() -> None:
    t = meeting(solo=True)
    for _ in range(4):
        t.do("A", "trade at 1", "give for 0", "done")
        assert "refuse" not in t.can("B")
        t.do("B", "cancel")
    assert t.events("declined") == []
    assert t.can("A", "trade") == ["trade at 1"]


def test_cancelled_trades_come_to_an_end() -> None:
    t = meeting()
    for _ in range(8):
        t.do("A", "trade at 1", "cancel")
    assert t.can("A", "trade") == []


def test_one_may_ask_for_cards_and_give_none() -> None:
    t = meeting()
    t.do("A", "trade at 1", "done")
    assert "done" not in t.can("B"), "nothing for nothing is no trade"
    t.do("B", "give for 1", "done").do("A", "agree")
    assert "BAG-2" in t.hand("A")


def test_a_cowboy_who_lies_flat_can_still_trade() -> None:
    t = meeting(B=who("CC", "BAG-1", lying=True))
    assert t.can("A", "trade") == ["trade at 1"]


@pytest.mark.rule("TH-083")
def test_a_prisoner_is_helped_from_the_first_platform_only() -> None:
    for place, can in (("E1", ["trade at 1"]), ("TOP_2", []), ("E2", []), ("CC", [])):
        t = table(A=who(place, "KEY-1"), B=who("JAIL"), sheriff="E5")
        assert t.can("A", "trade") == can


@pytest.mark.rule("TH-083")
def test_only_keyholes_and_wild_cards_go_through_the_bars() -> None:
    t = table(A=who("E1", "KEY-1 REV-2 WILD-1"), B=who("JAIL"), sheriff="E5")
    t.do("A", "trade at 1")
    assert t.can("A") == ["give for 0", "give for 2", "done", "cancel"]
    t.do("A", "give for 0", "give for 2", "done").do("B", "done").do("A", "agree")
    assert t.hand("B") == ["KEY-1", "WILD-1"]
    assert t.actions == 3


@pytest.mark.rule("TH-083", "TH-078")
def test_a_prisoner_does_not_begin_a_trade() -> None:
    t = table(A=who("JAIL", "KEY-1"), B=who("E1", "KEY-2"), sheriff="E5")
    assert t.can("A", "trade") == []


@pytest.mark.rule("TH-080", "TH-083")
def test_with_the_cards_of_a_friend_a_prisoner_escapes_at_the_start_of_their_turn() -> None:
    t = table(A=who("E1", "KEY-1 KEY-3 BAG-1"), B=who("JAIL", "KEY-2"), sheriff="E5", speed=2)
    t.do("A", "trade at 1", "give for 0", "give for 1", "done").do("B", "done").do("A", "agree")
    assert t.jailed("B")
    t.pass_turn("A")
    t.do("B", "escape KEY-1 KEY-2 KEY-3")
    assert t.place("B") == "E1"
    assert t.actions == 4


@pytest.mark.rule("TH-066", "TH-067")
def test_everybody_is_told_of_a_trade_of_cards_that_everybody_knows() -> None:
    t = meeting()
    t.do("A", "trade at 1", "give for 0", "done")
    t.do("B", "give for 1", "done").do("A", "agree")
    assert t.events("traded") == [
        {
            "cowboy": 0,
            "partner": 1,
            "gave": 1,
            "got": 1,
            "gave_cards": ("KEY-1",),
            "got_cards": ("BAG-2",),
        }
    ]
