"""Cards that hit several players, and the moment at which dying players are eliminated."""

from __future__ import annotations

import pytest

from tables.bang import Bench, table, who
from whistlestop.engine.game_option import OptionValue

AT_ONCE: dict[str, OptionValue] = {"elimination": "at-once"}
BOTH = pytest.mark.parametrize("card", ["gatling", "indians"])


def asked(t: Bench) -> str:
    return t.asked[0] if t.asked else ""


def out_in_order(t: Bench) -> str:
    return "".join("ABCDEFGH"[event["seat"]] for event in t.events("out"))


@pytest.mark.rule("BASE-132")
@BOTH
def test_nobody_is_eliminated_before_all_have_answered(card: str) -> None:
    t = table(A=card, B=who(life=1), C="missed", D="missed").play("A", card)
    seen = [(t.asked, t.lives["B"], t.out)]
    t.passes("C")
    seen.append((t.asked, t.lives["B"], t.out))
    t.passes("D")
    seen.append((t.asked, t.lives["B"], t.out))
    kind = "dodge" if card == "gatling" else "fend"
    assert seen == [(("C", kind), 0, ""), (("D", kind), 0, ""), (("A", "turn"), 0, "B")]


@pytest.mark.rule("BASE-132")
@BOTH
def test_players_killed_by_one_card_are_eliminated_clockwise(card: str) -> None:
    dying = who(life=1, role="deputy")
    t = table(turn="C", A=dying, B=dying, C=card, D=dying, E=who(role="sheriff"))
    assert out_in_order(t.play("C", card)) == "DAB"


@pytest.mark.rule("BASE-132")
@BOTH
def test_the_role_of_the_dying_is_not_shown_before_all_have_answered(card: str) -> None:
    t = table(A=card, B=who(life=1), C="missed", D="missed").play("A", card)
    assert t.view("C").roles[1] is None


@pytest.mark.rule("BASE-132")
@BOTH
def test_the_dying_keep_their_cards_until_all_have_answered(card: str) -> None:
    b = who("missed", play="scope", life=1)
    t = table(A=card, B=b, C="missed", D="").play("A", card)
    t.passes("B").passes("B")
    assert (asked(t), t.hand("B"), t.cards("B")) == (
        "C",
        ["missed"],
        ["scope"],
    )


@pytest.mark.rule("BASE-133")
@BOTH
def test_a_beer_still_works_while_the_third_player_is_only_dying(card: str) -> None:
    t = table(A=card, B=who(life=1), C=who("beer", life=1), D="", out="D").play("A", card)
    t.passes("C").play("C", "beer")
    assert (t.out, t.lives["C"]) == ("BD", 1)


@pytest.mark.rule("BASE-133")
@BOTH
def test_the_dying_still_count_for_distance_until_all_have_answered(card: str) -> None:
    t = table(A=card, B=who(life=1), C="missed", D="", E="").play("A", card)
    during = t.view("C").distances
    t.passes("C")
    assert (during, t.view("C").distances) == ((2, 1, None, 1, 2), (1, None, None, 1, 2))


@pytest.mark.rule("BASE-134")
@BOTH
def test_with_eliminations_at_once_each_victim_is_out_before_the_next_target_answers(
    card: str,
) -> None:
    t = table(A=card, B=who(life=1), C="missed", D="", options=AT_ONCE).play("A", card)
    assert (asked(t), t.out, t.view("C").roles[1]) == (
        "C",
        "B",
        "renegade",
    )


@pytest.mark.rule("BASE-134")
@BOTH
def test_with_eliminations_at_once_a_beer_fails_once_the_third_player_is_out(card: str) -> None:
    c = who("beer", life=1)
    t = table(A=card, B=who(life=1), C=c, D="", out="D", options=AT_ONCE).play("A", card)
    t.gives_up("C")
    assert ("C" in t.out, t.events("healed")) == (True, [])


@pytest.mark.rule("BASE-134")
@BOTH
def test_with_eliminations_at_once_the_reward_is_drawn_before_the_next_target_answers(
    card: str,
) -> None:
    b = who(life=1, role="outlaw")
    t = table(A=card, B=b, C="missed", D="", options=AT_ONCE).play("A", card)
    assert (asked(t), t.count("A")) == ("C", 3)


@pytest.mark.rule("BASE-134")
@BOTH
def test_with_eliminations_at_once_the_card_still_hits_all_targets(card: str) -> None:
    t = table(A=card, B=who(life=1), C=who(life=2), D=who(life=1), E="", options=AT_ONCE)
    t.play("A", card)
    assert t.lives == {"A": 4, "B": 0, "C": 1, "D": 0, "E": 3}


@pytest.mark.rule("BASE-134")
@BOTH
def test_with_eliminations_at_once_a_punished_sheriff_keeps_the_reward_for_a_later_outlaw(
    card: str,
) -> None:
    t = table(
        A=who(f"{card} beer", play="scope"),
        B=who(life=1, role="deputy"),
        C=who(life=1, role="outlaw"),
        D="",
        E=who(role="renegade"),
        deck="wells-fargo duel saloon",
        options=AT_ONCE,
    ).play("A", card)
    assert (t.hand("A"), t.cards("A")) == (["duel", "saloon", "wells-fargo"], [])
