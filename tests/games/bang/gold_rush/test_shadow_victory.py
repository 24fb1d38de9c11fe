"""The winners in games with shadow-gunslingers."""

from __future__ import annotations

from typing import Any

import pytest

from games.bang.gold_rush.shadow_tables import shadow
from tables.bang import Bench, rush, who


@pytest.mark.rule("GR-080")
def test_victory_is_checked_at_once_though_the_dead_would_come_back() -> None:
    t = rush(shadows=True, A="bang", B=who(life=1), C="", D="", out="CD").play("A", "bang", at="B")
    assert (t.winners, t.match.outcome and t.match.outcome.why) == ("A", "law")


@pytest.mark.rule("GR-080", "GR-084")
def test_the_death_of_the_sheriff_ends_the_game_so_there_is_no_shadow_sheriff() -> None:
    t = rush(shadows=True, turn="B", A=who(life=1), B="bang", C="", D="").play("B", "bang", at="A")
    assert t.winners == "CD"


@pytest.mark.rule("GR-084")
@pytest.mark.parametrize(("role", "winners"), [("deputy", "AB"), ("outlaw", "A")])
def test_a_shadow_wins_with_the_team_of_its_role(role: str, winners: str) -> None:
    b, e = who(role=role), who(role="outlaw", life=1)
    t = rush(shadows=True, out="BCD", A="bang-AS", B=b, C="", D="", E=e)
    assert t.play("A", "bang-AS", at="E").winners == winners


@pytest.mark.rule("GR-084")
def test_a_shadow_outlaw_who_kills_the_sheriff_wins_with_all_outlaws() -> None:
    t = shadow("bang missed", A=who(life=1)).play("B", "bang", at="A").gives_up("A")
    assert t.winners == "BCD"


# Victory


def outlaws_turn(deck: str) -> Bench:
    """Return the turn of the shadow-Outlaw C of four players; the Sheriff and the Renegade live."""
    one = who(life=1)
    t = rush(shadows=True, turn="B", out="CD", A=one, B=one, C="", D="", deck=deck)
    return t.sits_out("B")


@pytest.mark.rule("GR-087", "GR-089")
def test_victory_waits_for_a_shadow_outlaw_to_leave() -> None:
    t = outlaws_turn("bang-2C missed").play("C", "bang-2C", at="B")
    assert (t.winners, t.out) == (None, "BD")
    t.end("C")
    assert (t.winners, t.match.outcome and t.match.outcome.why) == ("A", "law")


@pytest.mark.rule("GR-087")
def test_a_shadow_outlaw_wins_by_shooting_the_sheriff_before_leaving() -> None:
    t = outlaws_turn("bang-2C gatling").play("C", "bang-2C", at="B").play("C", "gatling")
    assert t.winners == "CD"


@pytest.mark.rule("GR-087")
def test_the_renegade_is_not_alone_while_a_shadow_is_there() -> None:
    a = who(life=1)
    t = rush(shadows=True, turn="B", out="CD", A=a, B="", C="", D="", deck="gatling missed")
    assert t.sits_out("B").play("C", "gatling").winners == "CD"


@pytest.mark.rule("GR-091")
def test_the_renegade_is_alone_while_the_shadows_are_away() -> None:
    t = rush(shadows=True, turn="B", out="CD", A=who(life=1), B="bang", C="", D="")
    assert t.play("B", "bang", at="A").winners == "B"


@pytest.mark.rule("GR-089")
def test_a_shadow_that_leaves_an_undecided_game_ends_nothing() -> None:
    assert shadow().end("B").winners is None


# Two and three players


@pytest.mark.rule("GR-077")
def test_of_two_players_nobody_comes_back() -> None:
    t = rush(shadows=True, A="bang", B=who(life=1)).play("A", "bang", at="B")
    assert t.winners == "A"


def three(**people: Any) -> Bench:
    """Seat the Deputy A and the Renegade C; the Outlaw B, who hunts the Deputy, is out."""
    return rush(shadows=True, out="B", **people, deck="bang missed").sits_out("A")


@pytest.mark.rule("GR-077", "GR-083")
def test_of_three_players_the_first_one_out_comes_back() -> None:
    t = rush(shadows=True, A="bang", B=who(life=1), C="").play("A", "bang", at="B")
    assert (t.winners, t.out) == (None, "B")
    t.sits_out("A")
    assert (t.turn, t.is_shadow("B")) == ("B", True)
    t.sits_out("B")
    assert (t.turn, t.winners) == ("C", None)


@pytest.mark.rule("GR-084", "GR-087")
def test_of_three_players_a_shadow_that_eliminates_its_target_wins() -> None:
    t = three(A=who(life=1), B="", C="")
    assert t.play("B", "bang", at="A").winners == "B"


@pytest.mark.rule("GR-089")
def test_of_three_players_the_last_one_alive_wins_when_the_shadow_leaves() -> None:
    t = three(A="", B="", C=who(life=1))
    t.play("B", "bang", at="C")
    assert (t.out, t.winners) == ("C", None)
    assert t.end("B").winners == "A"


@pytest.mark.rule("GR-084")
def test_of_three_players_a_shadow_renegade_takes_no_side() -> None:
    t = rush(shadows=True, A="", B="", C="", out="C", turn="B").sits_out("B")
    assert (t.turn, t.is_shadow("C"), t.events("side"), t.side("C")) == ("C", True, [], "renegade")
