"""Eight players: two Renegades, each of whom plays alone."""

from __future__ import annotations

import pytest

from tables.bang import LETTERS, Bench, deal, table, who

SEEDS = range(40)


def own_roles(t: Bench) -> tuple[str | None, ...]:
    """Return the role that each seat sees as its own."""
    return tuple(t.view(letter).roles[seat] for seat, letter in enumerate(LETTERS))


def eight(by: str, dead: str) -> Bench:
    """Let B shoot the Sheriff. C is a Renegade, D to F are Outlaws, G and H Deputies."""
    t = table(
        turn="B",
        A=who(life=1, role="sheriff"),
        B=who("bang", role=by),
        C=who(role="renegade"),
        players=8,
        out=dead,
    )
    return t.play("B", "bang", at="A")


@pytest.mark.rule("BASE-198")
def test_eight_players_are_a_sheriff_two_deputies_three_outlaws_and_two_renegades() -> None:
    roles = {tuple(sorted(map(str, own_roles(deal(8, seed))))) for seed in SEEDS}
    assert roles == {
        (*["deputy"] * 2, *["outlaw"] * 3, *["renegade"] * 2, "sheriff"),
    }


@pytest.mark.rule("BASE-198")
def test_among_eight_chance_deals_the_roles() -> None:
    assert len({own_roles(deal(8, seed)) for seed in SEEDS}) > len(SEEDS) // 2


@pytest.mark.rule("BASE-199")
def test_the_last_renegade_wins_without_the_other() -> None:
    t = eight("renegade", "CDEFGH")
    assert (t.winners, t.view().why) == ("B", "renegade")


@pytest.mark.rule("BASE-199")
def test_the_game_goes_on_while_sheriff_and_both_renegades_are_alive() -> None:
    a = who("bang")
    t = table(A=a, B="", C="", D="", E="", F="", G="", H=who(life=1, role="outlaw"), out="DEFG")
    t.play("A", "bang", at="H")
    assert (t.winners, t.out) == (None, "DEFGH")


@pytest.mark.rule("BASE-199")
def test_the_law_has_not_won_while_one_renegade_is_alive() -> None:
    t = table(A="bang", B=who(life=1), C="", D="", E="", F="", G="", H="", out="DEF")
    t.play("A", "bang", at="B")
    assert (t.winners, t.out) == (None, "BDEF")


@pytest.mark.rule("BASE-200")
def test_the_outlaws_win_if_the_sheriff_dies_while_both_renegades_are_alive() -> None:
    t = eight("renegade", "DEFGH")
    assert (t.winners, t.view().why) == ("DEF", "outlaws")


@pytest.mark.rule("BASE-200")
def test_the_outlaws_win_among_eight_also_if_all_others_are_alive() -> None:
    assert eight("renegade", "").winners == "DEF"
