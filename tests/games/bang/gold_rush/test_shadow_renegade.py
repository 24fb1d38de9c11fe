"""The shadow-Renegade, who joins the weaker side."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import LETTERS, Bench, rush, who

# Six players: A is the Sheriff, B the Renegade, C, D and E are Outlaws, F is the Deputy.


def renegade(out: str = "B", seats: int = 6, **others: Any) -> Bench:
    """Return the turn of the shadow-Renegade B, with these players out."""
    people: dict[str, Any] = {letter: others.get(letter, "") for letter in LETTERS[:seats]}
    return rush(shadows=True, out=out, **people, deck="missed missed").sits_out("A")


@pytest.mark.rule("GR-099", "GR-108")
def test_a_renegade_who_is_eliminated_is_no_longer_a_renegade() -> None:
    t = rush(shadows=True, A="bang", B=who(life=1), C="", D="").play("A", "bang", at="B")
    assert (t.out, t.side("B")) == ("B", "")
    assert [t.view(seat).roles[1] for seat in "ACD"] == ["renegade"] * 3
    assert t.events("side") == [{"seat": 1, "side": None}]


@pytest.mark.rule("GR-099")
def test_a_living_renegade_takes_no_side_in_its_turns() -> None:
    t = rush(shadows=True, A="", B="", C="", D="").sits_out("A")
    assert (t.turn, t.side("B"), t.events("side")) == ("B", "renegade", [])
    u = rush(shadows=True, A=who(life=1), B="bang-2C", C="", D="", out="CD", deck="missed missed")
    u.sits_out("A").play("B", "bang-2C", at="A")
    assert u.winners == "B"


@pytest.mark.rule("GR-099")
def test_others_who_are_eliminated_keep_their_roles() -> None:
    t = rush(shadows=True, A="bang", B=who(life=1, role="outlaw"), C=who(role="renegade"), D="")
    t.play("A", "bang", at="B").sits_out("A")
    assert (t.turn, t.side("B"), t.events("side")) == ("B", "outlaw", [])


@pytest.mark.rule("GR-099", "GR-106")
def test_before_the_first_turn_as_a_shadow_the_renegade_wins_with_nobody() -> None:
    a = who("gatling")
    t = rush(shadows=True, A=a, B=who(life=1), C=who(life=1), D="", out="D").play("A", "gatling")
    assert t.winners == "A"
    t = rush(shadows=True, out="B", turn="C", A=who(life=1), B="", C="bang", D=who())
    assert t.play("C", "bang", at="A").winners == "CD"


@pytest.mark.rule("GR-100", "GR-101")
@pytest.mark.parametrize(
    ("out", "side"),
    [
        ("B", "deputy"),  # only the Sheriff: 1 to 0
        ("BC", "outlaw"),  # 1 to 1
        ("BF", "deputy"),  # 2 to 0
        ("BCF", "deputy"),  # 2 to 1
        ("BCD", "outlaw"),  # 1 to 2
        ("BCDF", "outlaw"),  # 2 to 2
    ],
)
def test_the_renegade_joins_the_team_that_shows_more_roles(out: str, side: str) -> None:
    assert renegade(out).side("B") == side


@pytest.mark.rule("GR-100")
def test_players_who_are_alive_are_not_counted_but_for_the_sheriff() -> None:
    people: dict[str, Any] = {letter: who(role="outlaw") for letter in "CDEF"}
    assert renegade(**people).side("B") == "deputy"


@pytest.mark.rule("GR-102")
@pytest.mark.parametrize("out", ["BC", "BCDF"])
def test_on_a_tie_the_renegade_joins_the_outlaws(out: str) -> None:
    assert renegade(out).side("B") == "outlaw"


@pytest.mark.rule("GR-103")
def test_the_card_of_the_shadow_renegade_is_not_counted() -> None:
    """If the shadow-Renegade counted for the Law, one eliminated Outlaw would not make it a tie."""
    t = renegade(A=who("bang", play="winchester"), C=who(life=1))
    assert t.side("B") == "deputy"
    t.sits_out("B", "C", "D", "E", "F").play("A", "bang", at="C").gives_up("C").sits_out("A")
    assert t.side("B") == "outlaw"


@pytest.mark.rule("GR-103")
@pytest.mark.parametrize(
    ("out", "side"), [("B", "deputy"), ("BC", "deputy"), ("BCD", "outlaw"), ("BCDG", "deputy")]
)
def test_of_eight_players_a_second_renegade_is_not_counted(out: str, side: str) -> None:
    """A is the Sheriff, B and C are Renegades, D, E and F Outlaws, G and H Deputies."""
    assert renegade(out, seats=8).side("B") == side


@pytest.mark.rule("GR-103", "GR-107")
def test_of_eight_players_each_shadow_renegade_chooses_for_itself() -> None:
    others: dict[str, Any] = dict.fromkeys("EFGH", "")
    t = rush(shadows=True, out="BC", A="", B="", C="", D=who(life=1), **others, deck="duel missed")
    t.sits_out("A")
    assert (t.side("B"), t.side("C")) == ("deputy", "")
    t.play("B", "duel", at="D").sits_out("B")
    assert (t.out, t.side("B"), t.side("C")) == ("BD", "deputy", "outlaw")


@pytest.mark.rule("GR-104")
@pytest.mark.parametrize(("out", "side"), [("B", "deputy"), ("BC", "outlaw")])
def test_everybody_sees_which_side_the_shadow_renegade_is_on(out: str, side: str) -> None:
    t = renegade(out)
    for seat in LETTERS[:6]:
        assert t.view(seat).players[1].side == side
        assert t.seen(seat, "side")[-1].payload == {"seat": 1, "side": side}
    t.sits_out("B")
    assert t.view("A").players[1].side == side


@pytest.mark.rule("GR-105", "GR-106")
def test_a_shadow_renegade_of_the_law_wins_when_the_outlaws_are_gone() -> None:
    """Four players: both Outlaws and the Renegade are against the Sheriff."""
    t = rush(shadows=True, out="B", A=who("gatling"), B="", C=who(life=1), D=who(life=1))
    assert t.sits_out("A", "B").side("B") == "deputy"
    t.sits_out("C", "D").play("A", "gatling").gives_up("C", "D")
    assert (t.winners, t.match.outcome and t.match.outcome.why) == ("AB", "law")


@pytest.mark.rule("GR-105", "GR-106")
def test_a_shadow_renegade_of_the_law_does_not_win_when_the_sheriff_dies() -> None:
    t = rush(shadows=True, out="B", A=who(life=1), B="", C="bang", D="", deck="missed missed")
    assert t.sits_out("A", "B").side("B") == "deputy"
    t.play("C", "bang", at="A").gives_up("A")
    assert t.winners == "CD"


@pytest.mark.rule("GR-105", "GR-106")
def test_a_shadow_renegade_of_the_outlaws_wins_when_the_sheriff_dies() -> None:
    a = who("missed", life=1)
    t = rush(shadows=True, out="BC", A=a, B="", C="", D="", E="", deck="bang missed")
    t.sits_out("A")
    assert t.side("B") == "outlaw"
    t.play("B", "bang", at="A").passes("A").gives_up("A")
    assert t.winners == "BCD"


@pytest.mark.rule("GR-105", "GR-106")
def test_a_shadow_renegade_of_the_outlaws_does_not_win_with_the_law() -> None:
    t = rush(shadows=True, out="BC", A="bang-AS", B="", C="", D=who(life=1), deck="missed missed")
    t.sits_out("A")
    assert t.side("B") == "outlaw"
    t.sits_out("B", "C", "D").play("A", "bang-AS", at="D").gives_up("D")
    assert t.winners == "A"


@pytest.mark.rule("GR-107")
def test_the_side_stays_until_the_next_own_turn_whatever_happens() -> None:
    t = renegade(A=who("gatling bang", play="winchester"), C=who(life=1), D=who(life=1))
    t.sits_out("B")
    assert t.side("B") == "deputy"
    t.sits_out("C", "D", "E", "F").play("A", "gatling").gives_up("C", "D", "E", "F")
    assert (t.out, t.side("B")) == ("BCD", "deputy")
    assert t.sits_out("A").side("B") == "outlaw"


@pytest.mark.rule("GR-100", "GR-107", "GR-089")
def test_in_an_extra_turn_the_shadow_renegade_chooses_anew() -> None:
    b = who(nuggets=5)
    t = rush(
        shadows=True,
        out="B",
        B=b,
        C=who(life=1),
        players=6,
        deck="bang-2C missed",
        display="gold-rush",
    ).sits_out("A")
    assert t.side("B") == "deputy"
    t.play("B", "bang-2C", at="C").buy("B", "gold-rush")
    assert (t.turn, t.side("B")) == ("B", "outlaw")


@pytest.mark.rule("GR-108")
def test_a_shadow_renegade_who_is_the_last_one_there_has_not_won_as_a_renegade() -> None:
    t = rush(shadows=True, out="BCD", A=who(life=1), B="", C="", D="", E="", deck="bang missed")
    t.sits_out("A")
    assert t.side("B") == "outlaw"
    t.play("B", "bang", at="A").gives_up("A")
    assert (t.winners, t.match.outcome and t.match.outcome.why) == ("BCD", "outlaws")


@pytest.mark.rule("GR-108")
def test_turn_after_turn_the_shadow_renegade_is_on_one_of_two_sides() -> None:
    t = renegade()
    for _ in range(3):
        t.sits_out("B", "C", "D", "E", "F", "A")
        assert t.side("B") == "deputy"


def example() -> Bench:
    """Return the turn of Bart the Renegade, who is the only eliminated player so far."""
    a = who("bang-AS bang-2C missed", play="winchester")
    bart = who(character="bart-cassidy")
    t = rush(shadows=True, out="B", A=a, B=bart, C=who(life=1), D="", E="", F=who(life=1))
    return t.sits_out("A")


def a_round(t: Bench) -> Bench:
    """Play from Bart's turn to the Sheriff's."""
    return t.sits_out("B", "C", "D", "E", "F")


@pytest.mark.rule("GR-109")
def test_example_while_the_sheriff_is_the_only_other_face_up_role_bart_plays_for_the_law() -> None:
    t = example()
    assert (t.turn, t.side("B")) == ("B", "deputy")


@pytest.mark.rule("GR-110")
def test_example_when_an_outlaw_is_eliminated_next_bart_plays_for_the_outlaws() -> None:
    t = a_round(example()).play("A", "bang-AS", at="C").gives_up("C")
    assert (t.out, t.side("B")) == ("BC", "deputy")
    assert t.sits_out("A").side("B") == "outlaw"


@pytest.mark.rule("GR-111")
def test_example_when_a_deputy_is_eliminated_then_bart_plays_for_the_law_again() -> None:
    t = a_round(example()).play("A", "bang-AS", at="C").gives_up("C").sits_out("A")
    a_round(t).play("A", "bang-2C", at="F").gives_up("F")
    assert (t.out, t.side("B")) == ("BCF", "outlaw")
    assert t.sits_out("A").side("B") == "deputy"


@pytest.mark.rule("GR-109", "GR-110", "GR-111", "GR-099", "GR-104")
def test_example_as_a_whole_from_the_shot_that_makes_bart_a_shadow() -> None:
    a = who("bang-AS bang-2C bang-3C missed", play="winchester")
    bart = who(character="bart-cassidy", life=1)
    t = rush(shadows=True, A=a, B=bart, C=who(life=1), D="", E="", F=who(life=1))
    t.play("A", "bang-AS", at="B").sits_out("A")
    a_round(t).play("A", "bang-2C", at="C").gives_up("C").sits_out("A")
    a_round(t).play("A", "bang-3C", at="F").gives_up("F").sits_out("A")
    sides = [event["side"] for event in t.events("side")]
    assert (sides, t.turn, t.winners) == ([None, "deputy", "outlaw", "deputy"], "B", None)
