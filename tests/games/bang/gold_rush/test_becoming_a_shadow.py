"""Becoming a shadow-gunslinger: elimination, its costs, and the way back."""

from __future__ import annotations

import pytest

from games.bang.gold_rush.shadow_tables import shot_dead
from tables.bang import rush, table, who


@pytest.mark.rule("GR-076")
@pytest.mark.parametrize(("shadows", "turn"), [(True, "B"), (False, "C")])
def test_an_eliminated_player_comes_back_only_with_the_variant(*, shadows: bool, turn: str) -> None:
    t = rush(shadows=shadows, A="bang", B=who(life=1), C="", D="").play("A", "bang", at="B")
    assert t.sits_out("A").turn == turn


@pytest.mark.rule("GR-077")
def test_the_variant_can_be_played_without_gold_rush() -> None:
    t = table(options={"shadow-gunslingers": True}, A="bang", B=who(life=1), C="", D="").play(
        "A", "bang", at="B"
    )
    t.sits_out("A")
    assert (t.turn, t.is_shadow("B"), t.lives["B"], t.count("B")) == ("B", True, 0, 2)
    assert (t.view().piles, t.purses) == ((), dict.fromkeys("ABCD", 0))
    t.sits_out("B")
    assert (t.turn, t.out, t.count("B")) == ("C", "B", 0)


@pytest.mark.rule("GR-078")
def test_a_player_at_zero_life_points_is_out_until_the_next_own_turn() -> None:
    t = shot_dead()
    assert (t.out, t.turn) == ("B", "A")
    t.sits_out("A")
    assert (t.out, t.turn, t.is_shadow("B")) == ("", "B", True)


@pytest.mark.rule("GR-078")
def test_a_player_eliminated_in_their_own_turn_loses_the_rest_of_it() -> None:
    b = who(play="dynamite", life=3, role="outlaw")
    t = rush(shadows=True, turn="B", phase="start", deck="5S", A="", B=b, C="", D="", E="")
    assert (t.out, t.turn) == ("B", "C")
    assert t.sits_out("C", "D", "E", "A").turn == "B"


@pytest.mark.rule("GR-079")
def test_an_eliminated_player_still_discards_everything() -> None:
    t = shot_dead("missed-2S duel-8C", play="scope", gear="boots calumet")
    assert (t.hand("B"), t.cards("B"), t.gear("B")) == ([], [], [])
    assert set(t.discard) == {"bang-AS", "missed-2S", "duel-8C", "scope-AS"}
    assert sorted(t.used) == ["boots", "calumet"]


@pytest.mark.rule("GR-079", "GR-097")
def test_vulture_sam_takes_all_but_the_equipment_of_a_new_shadow() -> None:
    sam = who(character="vulture-sam")
    t = shot_dead("missed-2S", play="scope", gear="boots", nuggets=3, c=sam)
    assert (t.hand("C"), t.gear("C"), t.used) == (["missed", "scope"], [], ["boots"])
    assert (t.nuggets("B"), t.nuggets("C")) == (3, 0)


@pytest.mark.rule("GR-080")
@pytest.mark.parametrize("role", ["outlaw", "deputy", "renegade"])
def test_an_eliminated_player_shows_the_role(role: str) -> None:
    t = shot_dead(role=role)
    assert [t.view(seat).roles[1] for seat in "ACDE"] == [role] * 4


@pytest.mark.rule("GR-081")
@pytest.mark.parametrize(("role", "cards"), [("outlaw", 3), ("renegade", 0)])
def test_an_outlaw_who_is_eliminated_is_worth_three_cards_as_ever(role: str, cards: int) -> None:
    assert shot_dead(role=role).count("A") == cards


@pytest.mark.rule("GR-081")
def test_a_sheriff_who_eliminates_a_deputy_is_punished_as_ever() -> None:
    t = shot_dead(role="deputy", by="missed-2S")
    assert (t.hand("A"), t.nuggets("A")) == ([], 1)


@pytest.mark.rule("GR-081", "GR-058")
def test_a_wanted_player_pays_the_killer_when_becoming_a_shadow() -> None:
    t = shot_dead(gear="wanted")
    assert (t.count("A"), t.nuggets("A")) == (3 + 2, 1 + 1)


@pytest.mark.rule("GR-082")
def test_an_eliminated_player_keeps_all_nuggets() -> None:
    t = shot_dead(nuggets=7)
    assert (t.out, t.nuggets("B")) == ("B", 7)


@pytest.mark.rule("GR-083")
def test_a_shadow_comes_back_for_every_turn_of_its_own() -> None:
    t = shot_dead()
    for _ in range(3):
        t.sits_out("A")
        assert (t.turn, t.is_shadow("B"), t.out) == ("B", True, "")
        t.sits_out("B")
        assert (t.turn, t.is_shadow("B"), t.out) == ("C", False, "B")
        t.sits_out("C", "D", "E")
    assert [event["seat"] for event in t.events("came-back")] == [1, 1, 1]


@pytest.mark.rule("GR-083")
def test_shadows_come_back_even_if_only_two_players_are_alive() -> None:
    t = rush(shadows=True, A="", B="", C="", D="", out="CD").sits_out("A", "B")
    assert (t.turn, t.sits_out("C").turn, t.out) == ("C", "D", "C")


@pytest.mark.rule("GR-097")
def test_equipment_goes_under_its_deck_both_when_one_dies_and_when_a_shadow_leaves() -> None:
    sam = who(character="vulture-sam")
    t = shot_dead(gear="boots", nuggets=3, c=sam, display="calumet")
    assert t.used == ["boots"]
    t.sits_out("A").buy("B", "calumet").end("B")
    assert (t.used, t.gear("C")) == (["boots", "calumet"], [])
