"""BANG! and Missed!."""

from __future__ import annotations

import pytest

from tables.bang import table, who


@pytest.mark.rule("BASE-047")
def test_a_bang_costs_its_target_1_life_point() -> None:
    t = table(A="bang", B="", C="", D="")
    t.play("A", "bang", at="B")
    assert t.lives == {"A": 4, "B": 3, "C": 4, "D": 4}


@pytest.mark.rule("BASE-047")
def test_a_target_that_does_not_cancel_the_shot_loses_1_life_point() -> None:
    t = table(A="bang", B="", C="", D=who("beer", play="barrel", life=3))
    t.play("A", "bang", at="D").passes("D")
    assert t.lives == {"A": 4, "B": 4, "C": 4, "D": 2}


@pytest.mark.rule("BASE-047")
@pytest.mark.parametrize(("answer", "life"), [("missed", 4), ("", 3)])
def test_a_shot_that_is_cancelled_costs_nothing(answer: str, life: int) -> None:
    t = table(A="bang", B="missed", C="", D="")
    t.play("A", "bang", at="B")
    if answer:
        t.answer("B", answer)
    else:
        t.passes("B")
    assert t.lives == {"A": 4, "B": life, "C": 4, "D": 4}


@pytest.mark.rule("BASE-048")
def test_a_bang_cannot_be_played_out_of_range_nor_at_oneself() -> None:
    t = table(A="bang-2D", B="", C="", D="", E="")
    assert t.can("A") == ["play bang-2D at 1", "play bang-2D at 4", "end"]


@pytest.mark.rule("BASE-048")
def test_a_bang_cannot_be_played_when_nobody_is_in_range() -> None:
    t = table(A="bang", B=who(play="mustang-8H"), C="", D=who(play="mustang-9H"))
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-048")
def test_a_weapon_played_first_brings_more_targets_into_range() -> None:
    t = table(A="bang schofield", B="", C="", D="", E="", F="")
    assert t.targets("A", "bang") == "BF"
    t.play("A", "schofield")
    assert t.targets("A", "bang") == "BCEF"


@pytest.mark.rule("BASE-049")
def test_the_target_of_a_shot_may_play_a_missed_from_the_hand() -> None:
    t = table(A="bang-2D", B="missed-3S beer", C="", D="")
    t.play("A", "bang", at="B")
    assert t.can("B") == ["play missed-3S", "pass"]
    t.answer("B", "missed")
    assert (t.life("B"), t.hand("B"), t.discard) == (4, ["beer"], ["bang-2D", "missed-3S"])
    assert t.asked == ("A", "turn")


@pytest.mark.rule("BASE-049")
def test_one_missed_cancels_one_shot_only() -> None:
    t = table(A=who("bang bang", play="volcanic"), B="missed", C="", D="")
    t.play("A", "bang", at="B").answer("B", "missed")
    t.play("A", "bang", at="B")
    assert t.life("B") == 3


@pytest.mark.rule("BASE-050")
def test_nobody_else_can_play_a_missed_for_the_target() -> None:
    t = table(A="bang missed", B="beer", C="missed missed", D="missed")
    t.play("A", "bang", at="B")
    assert t.match.waiting == (1,)
    t.passes("B")
    assert (t.life("B"), t.asked) == (3, ("A", "turn"))


@pytest.mark.rule("BASE-050")
def test_a_player_cannot_play_a_missed_in_their_own_turn() -> None:
    t = table(A="missed missed", B="", C="", D="")
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-101")
def test_a_player_may_play_only_one_bang_in_a_turn() -> None:
    t = table(A="bang bang bang", B="", C="", D="")
    t.play("A", "bang", at="B")
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-101")
def test_a_cancelled_bang_still_counts_for_the_limit_of_the_turn() -> None:
    t = table(A="bang bang", B="missed", C="", D="")
    t.play("A", "bang", at="B").answer("B", "missed")
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-101")
def test_every_turn_has_a_bang_of_its_own() -> None:
    deck = "6H 7H 8H 9H missed-2S missed-3S missed-4S missed-5S"
    t = table(A="bang bang", B="bang", C="", D="", deck=deck)
    t.play("A", "bang", at="D").end("A")
    t.play("B", "bang", at="C").end("B")
    t.end("C").end("D")
    assert t.targets("A", "bang") == "BD"


@pytest.mark.rule("BASE-102")
@pytest.mark.parametrize("card", ["gatling", "indians", "duel"])
def test_gatling_indians_and_duel_are_not_the_one_bang(card: str) -> None:
    t = table(A=f"{card} bang", B="", C="", D="")
    t.play("A", card, at="C" if card == "duel" else "")
    assert t.targets("A", "bang") == "BD"


@pytest.mark.rule("BASE-102")
@pytest.mark.parametrize("card", ["gatling", "indians", "duel"])
def test_gatling_indians_and_duel_can_be_played_after_the_one_bang(card: str) -> None:
    t = table(A=f"bang {card}", B="", C="", D="")
    t.play("A", "bang", at="B")
    t.play("A", card, at="C" if card == "duel" else "")
    assert t.life("C") == 3


@pytest.mark.rule("BASE-102")
def test_a_bang_discarded_in_a_duel_does_not_count_for_the_limit_of_the_turn() -> None:
    t = table(A="duel bang bang", B="bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").answer("A", "bang")
    assert (t.life("B"), t.targets("A", "bang")) == (3, "BD")


@pytest.mark.rule("BASE-102")
def test_after_the_one_bang_others_can_still_be_discarded_in_a_duel() -> None:
    t = table(A="bang bang duel", B="", C="bang", D="")
    t.play("A", "bang", at="B")
    t.play("A", "duel", at="C").answer("C", "bang").answer("A", "bang")
    assert t.lives == {"A": 4, "B": 3, "C": 3, "D": 4}


@pytest.mark.rule("BASE-102")
def test_a_bang_that_others_discard_because_of_indians_leaves_the_limit_alone() -> None:
    t = table(A="indians bang", B="bang", C="bang", D="bang")
    t.play("A", "indians")
    for letter in "BCD":
        t.answer(letter, "bang")
    assert t.targets("A", "bang") == "BD"


@pytest.mark.parametrize("card", ["bang", "gatling", "indians", "duel"])
def test_a_shot_that_has_hit_is_no_longer_in_progress(card: str) -> None:
    t = table(A=card, B="beer", C="", D="")
    seen: list[tuple[str, int]] = []
    t.match.watch(lambda event: seen.append((event.kind, len(t.match.view(None).under_way))))
    t.play("A", card, at="B" if card in ("bang", "duel") else "").passes("B")
    hits = [under_way for kind, under_way in seen if kind == "wounded"]
    assert (set(hits), len(hits)) == ({0}, 1 if card in ("bang", "duel") else 3)
