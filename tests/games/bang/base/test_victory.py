"""The winners, and the moment at which they are known."""

from __future__ import annotations

import pytest

from tables.bang import Bench, table, who
from whistlestop.engine.game_option import OptionValue

OPTIONS: list[dict[str, OptionValue]] = [{"elimination": "together"}, {"elimination": "at-once"}]
ANY_ORDER = pytest.mark.parametrize("options", OPTIONS, ids=["together", "at-once"])
BOTH = pytest.mark.parametrize("card", ["gatling", "indians"])


def shoot_sheriff(by: str, *others: str, dead: str = "") -> Bench:
    """Let B, of this role, shoot the Sheriff, A; C, D and E have the other roles."""
    c, d, e = [who(role=role) for role in others]
    t = table(turn="B", A=who(life=1), B=who("bang", role=by), C=c, D=d, E=e, out=dead)
    return t.play("B", "bang", at="A")


@pytest.mark.rule("BASE-183")
@BOTH
def test_the_game_is_not_over_before_the_card_that_kills_the_sheriff_is_settled(
    card: str,
) -> None:
    t = table(turn="D", A=who(life=1), B="missed", C="missed", D=card).play("D", card)
    before = (t.winners, t.view().over)
    t.passes("B", "C")
    assert (before, t.winners) == ((None, False), "CD")


@pytest.mark.rule("BASE-183", "BASE-188")
@BOTH
@ANY_ORDER
@pytest.mark.parametrize("sheriff_first", [True, False])
def test_a_renegade_wins_by_killing_sheriff_and_last_outlaw_in_any_order(
    card: str, options: dict[str, OptionValue], sheriff_first: bool
) -> None:
    roles = ("sheriff", "outlaw") if sheriff_first else ("outlaw", "sheriff")
    t = table(
        turn="B",
        A=who(role="outlaw"),
        B=who(card, role="renegade"),
        C=who(life=1, role=roles[0]),
        D=who(life=1, role=roles[1]),
        out="A",
        options=options,
    ).play("B", card)
    assert (t.winners, [event["why"] for event in t.events("over")]) == ("B", ["renegade"])


@pytest.mark.rule("BASE-183")
@BOTH
@ANY_ORDER
def test_the_outlaws_win_if_the_card_that_kills_the_last_of_them_kills_the_sheriff_too(
    card: str, options: dict[str, OptionValue]
) -> None:
    """Outlaw and Renegade die first, the Sheriff last."""
    dying = who(life=1)
    t = table(
        turn="E", A=dying, B=dying, C=dying, D=dying, E=who(card, role="deputy"), options=options
    )
    assert t.play("E", card).winners == "CD"


@pytest.mark.rule("BASE-183")
@BOTH
@ANY_ORDER
def test_the_reward_is_drawn_before_the_game_goes_on_if_nobody_has_won(
    card: str, options: dict[str, OptionValue]
) -> None:
    t = table(A=card, B="", C=who(life=1), D=who(life=1), options=options).play("A", card)
    assert (t.winners, t.count("A"), t.asked) == (None, 6, ("A", "turn"))


@pytest.mark.rule("BASE-184")
def test_a_renegade_who_kills_the_sheriff_as_the_last_other_player_wins_alone() -> None:
    t = shoot_sheriff("renegade", "outlaw", "outlaw", "deputy", dead="CDE")
    assert (t.winners, t.view().why) == ("B", "renegade")


@pytest.mark.rule("BASE-184")
def test_a_renegade_wins_also_if_a_dynamite_kills_the_sheriff() -> None:
    a = who(play="dynamite", life=3)
    t = table(phase="start", A=a, B="", C="", D="", out="CD", deck="5S")
    assert t.winners == "B"


@pytest.mark.rule("BASE-184")
def test_a_renegade_wins_also_if_the_sheriff_dies_in_his_own_duel() -> None:
    t = table(A=who("duel", life=1), B="bang", C="", D="", out="CD")
    assert t.play("A", "duel", at="B").answer("B", "bang").winners == "B"


@pytest.mark.rule("BASE-185")
@pytest.mark.parametrize("by", ["outlaw", "deputy"])
def test_all_outlaws_win_when_the_sheriff_dies_the_dead_ones_too(by: str) -> None:
    t = shoot_sheriff(by, "outlaw", "outlaw", "renegade", dead="D")
    assert t.winners == ("BCD" if by == "outlaw" else "CD")


@pytest.mark.rule("BASE-185")
def test_the_outlaws_win_when_the_renegade_kills_the_sheriff_too_early() -> None:
    t = shoot_sheriff("renegade", "outlaw", "outlaw", "deputy")
    assert (t.winners, t.view().why) == ("CD", "outlaws")


@pytest.mark.rule("BASE-185")
def test_the_last_outlaw_alive_wins_with_the_dead_ones() -> None:
    t = shoot_sheriff("outlaw", "outlaw", "renegade", "deputy", dead="CDE")
    assert t.winners == "BC"


@pytest.mark.rule("BASE-185")
def test_the_outlaws_win_when_only_a_deputy_is_left() -> None:
    """The Deputy's Gatling kills the Sheriff and the Renegade."""
    dying = who(life=1)
    e = who("gatling", role="deputy")
    t = table(turn="E", A=dying, B=dying, C="", D="", E=e, out="CD").play("E", "gatling")
    assert t.winners == "CD"


@pytest.mark.rule("BASE-186")
@pytest.mark.parametrize("by", ["renegade", "deputy"])
def test_the_dead_outlaws_win_if_the_sheriff_leaves_a_deputy_and_the_renegade(by: str) -> None:
    other = "deputy" if by == "renegade" else "renegade"
    t = shoot_sheriff(by, "outlaw", "outlaw", other, dead="CD")
    assert (t.winners, t.out) == ("CD", "ACD")


@pytest.mark.rule("BASE-187")
def test_sheriff_and_all_deputies_win_the_dead_ones_too() -> None:
    t = table(A="bang", B=who(life=1), C="", D="", E="", F="", G="", out="CDEF")
    t.play("A", "bang", at="B")
    assert (t.winners, t.view().why) == ("AFG", "law")


@pytest.mark.rule("BASE-187")
@pytest.mark.parametrize("last", ["outlaw", "renegade"])
def test_the_law_wins_whoever_is_the_last_of_its_foes(last: str) -> None:
    other = "outlaw" if last == "renegade" else "renegade"
    dead = who(role=other)
    t = table(A="bang", B=who(life=1, role=last), C=dead, D="", E="", out="CD")
    assert t.play("A", "bang", at="B").winners == "AE"


@pytest.mark.rule("BASE-187")
@pytest.mark.parametrize("left", ["outlaw", "renegade"])
def test_the_game_goes_on_while_an_outlaw_or_a_renegade_is_alive(left: str) -> None:
    b, c = who(life=1, role="outlaw"), who(role=left)
    t = table(A="bang", B=b, C=c, D="", E="", out="D").play("A", "bang", at="B")
    assert (t.winners, t.asked) == (None, ("A", "turn"))


@pytest.mark.rule("BASE-187")
def test_the_law_wins_also_if_a_dynamite_kills_the_last_foe() -> None:
    b = who(play="dynamite", life=3)
    t = table(turn="B", phase="start", A="", B=b, C="", D="", E="", out="CD", deck="5S")
    assert t.winners == "AE"


@pytest.mark.rule("BASE-187")
def test_the_law_wins_without_any_deputy() -> None:
    t = table(A="bang", B=who(life=1), C="", D="", out="CD").play("A", "bang", at="B")
    assert t.winners == "A"


@pytest.mark.rule("BASE-188")
def test_a_renegade_wins_if_a_gatling_kills_sheriff_and_last_outlaw() -> None:
    dying = who(life=1)
    t = table(turn="B", A=dying, B="gatling", C=dying, D="", out="D").play("B", "gatling")
    assert (t.winners, t.view().why) == ("B", "renegade")
