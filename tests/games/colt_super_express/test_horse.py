"""Horse, which rides to the Locomotive, even from beside the track."""

from __future__ import annotations

import pytest

from tables.colt import table

# With nobody in sight, this scheme turns a bandit round and ends on the other floor of its card.
TURN = "fire flip change-floor"


@pytest.mark.rule("COLT-073")
@pytest.mark.parametrize("me", ["<Be | - | -", "Be> | - | -", "- | <Be | -", "- | Be> | -"])
def test_horse_goes_inside_the_locomotive_facing_front(me: str) -> None:
    t = table(inside=me, roof="- | Ch> | <Dj", expansions="horse")
    t.play("Be horse")
    assert (t.inside, t.roof) == ("- | - | Be>", "- | Ch> | <Dj")
    t = table(inside="Ch> | <Dj | -", roof=me, expansions="horse")
    t.play("Be horse")
    assert (t.inside, t.roof) == ("Ch> | <Dj | Be>", "- | - | -")


@pytest.mark.rule("COLT-074")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<Be | - | Ch> <Dj", "- | - | Ch> <Dj Be>"),
        ("- | Be> | <ch Dj>", "- | - | <ch Dj> Be>"),
        ("- | Be> <Do | <Ch", "- | <Do | <Ch Be>"),
    ],
)
def test_horse_goes_in_front_of_all_others_there(before: str, after: str) -> None:
    t = table(inside=before, expansions="horse")
    t.play("Be horse")
    assert t.inside == after


@pytest.mark.rule("COLT-093")
@pytest.mark.parametrize("me", ["<Be Ch> <Dj", "Ch> <Be <Dj", "Ch> <Dj <Be", "Be> Ch> <Dj"])
def test_from_inside_the_locomotive_horse_goes_to_its_front_too(me: str) -> None:
    t = table(inside=f"- | - | {me}", expansions="horse")
    t.play("Be horse")
    assert t.inside == "- | - | Ch> <Dj Be>"


@pytest.mark.rule("COLT-093")
@pytest.mark.parametrize("me", ["<Be", "Be>"])
def test_from_the_roof_of_the_locomotive_horse_goes_inside(me: str) -> None:
    t = table(inside="- | - | Ch> <Dj", roof=f"- | - | {me}", expansions="horse")
    t.play("Be horse")
    assert (t.inside, t.roof) == ("- | - | Ch> <Dj Be>", "- | - | -")


@pytest.mark.rule("COLT-075", "COLT-092")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<Ch <Be | - | <Dj", "<Be | - | <Dj Ch>"),
        ("Ch> | <Be | Dj>", "- | <Be | Dj> Ch>"),
        ("Dj> | - | Be> <Ch", "Dj> | - | Be> Ch>"),
        ("<Dj | Be> | Ch>", "<Dj | Be> | Ch>"),
    ],
)
def test_horse_saves_a_pushed_off_bandit_and_sets_it_on_its_feet(before: str, after: str) -> None:
    t = table(inside=before, expansions="horse")
    t.play("Be fire")
    assert t.pending == "Ch"
    t = table(inside=before, expansions="horse")
    t.play("Be fire", "Ch horse")
    assert (t.inside, t.pending) == (after, "")


@pytest.mark.rule("COLT-075", "COLT-092")
def test_horse_saves_a_bandit_pushed_off_a_roof_and_sets_it_inside() -> None:
    t = table(roof="<Ch <Be | - | <Dj", expansions="horse")
    t.play("Be fire", "Ch horse")
    assert (t.inside, t.roof) == ("- | - | Ch>", "<Be | - | <Dj")


@pytest.mark.rule("COLT-076")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<Be | - | Ch> | <Dj", "- | - | <Ch | Dj> Be>"),
        ("- | Ch> | - | Be> <Dj", "- | <Ch | - | Dj> Be>"),
    ],
)
def test_horse_saves_a_bandit_who_moved_off(before: str, after: str) -> None:
    t = table(inside=before, expansions="horse")
    t.play("Be move", "Ch flip", "Dj flip")
    assert (t.pending, t.out) == ("Be", "")
    t = table(inside=before, expansions="horse")
    t.play("Be move", "Ch flip", "Dj flip", "Be horse")
    assert (t.inside, t.pending) == (after, "")


@pytest.mark.rule("COLT-075", "COLT-076")
def test_a_saved_bandit_plays_on() -> None:
    t = table(inside="<Be | - | - | - | -", roof="- | - | Ch> | - | -", expansions="horse")
    t.play("Be move", "Ch flip", "Be horse", "Ch change-floor", "Be flip")
    assert t.inside == "- | - | <Ch | - | <Be"


@pytest.mark.rule("COLT-077")
def test_horse_does_not_save_from_the_uncoupled_car() -> None:
    t = table(inside="<Be | - | - | Dj> | -", roof="- | - | Ch> | - | -", expansions="horse reflex")
    t.round(Be=TURN, Ch=TURN, Dj=TURN)
    assert (t.out, t.pending, t.asked) == ("Be", "", "Ch Dj")


@pytest.mark.rule("COLT-077", "COLT-089")
def test_a_bandit_who_falls_with_its_last_card_is_out_at_once() -> None:
    t = table(inside="<Be | - | - | Dj>", roof="- | - | Ch> | -", expansions="horse")
    t.play(
        *("Be fire", "Ch fire", "Dj fire"),
        *("Be change-floor", "Ch flip", "Dj flip"),
        "Be move",
    )
    assert (t.out, t.pending) == ("Be", "")


@pytest.mark.rule("COLT-077", "COLT-089")
def test_a_bandit_pushed_off_after_its_last_card_is_out_at_once() -> None:
    t = table(inside="Be> | - | Dj> | -", roof="- | - | - | Ch>", expansions="horse")
    t.play(
        *("Be flip", "Ch flip", "Dj flip"),
        *("Be fire", "Ch move", "Dj move"),
        *("Be change-floor", "Ch fire"),
    )
    assert (t.out, t.pending) == ("Be", "")


@pytest.mark.rule("COLT-078")
@pytest.mark.parametrize("card", ["flip", "change-floor", "move", "fire", "reflex"])
def test_any_other_card_does_nothing_and_is_the_end(card: str) -> None:
    t = table(inside="Be> <Ch | - | Dj>", expansions="reflex horse", first="Ch")
    t.play("Ch fire", "Dj flip", f"Be {card}")
    assert (t.out, t.pending) == ("Be", "")
    assert (t.inside, t.roof) == ("<Ch | - | <Dj", "- | - | -")


@pytest.mark.rule("COLT-078")
def test_a_horse_further_down_the_stack_comes_too_late() -> None:
    t = table(inside="<Be | - | - | Dj>", roof="- | Ch> | - | -", expansions="horse")
    t.round(Be="move flip horse", Ch=TURN, Dj=TURN)
    assert [turn for turn in t.turns if turn.startswith("Be")] == ["Be move", "Be flip"]
    assert t.out == "Be"


@pytest.mark.rule("COLT-079")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | <be | - | Ch>", "- | <Be | - | Ch>"),
        ("<be | Ch> | - | -", "<Be | Ch> | - | -"),
        ("- | - | - | <be Ch>", "- | - | - | <Be Ch>"),
    ],
)
def test_aboard_a_stunned_bandit_only_stands_up(before: str, after: str) -> None:
    t = table(inside=before, expansions="horse")
    t.play("Be horse")
    assert t.inside == after
    t = table(roof=before, expansions="horse")
    t.play("Be horse")
    assert (t.inside, t.roof) == ("- | - | - | -", after)
