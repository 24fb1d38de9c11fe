"""Fire: the target, and the effect of the shot."""

from __future__ import annotations

import pytest

from tables.colt import table

NOBODY = [{"seat": "Be", "target": None}]


def shot(line: str, floor: str) -> str:
    """Return the line after Belle has fired along it."""
    t = table(inside=line) if floor == "inside" else table(roof=line)
    t.play("Be fire")
    return t.inside if floor == "inside" else t.roof


pytestmark = pytest.mark.parametrize("floor", ["inside", "roof"])


@pytest.mark.rule("COLT-040")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> | Ch> | Dj> | -", "- | Be> | - | ch> Dj> | -"),
        ("- | Dj> | Ch> | <Be | -", "- | Dj> ch> | - | <Be | -"),
        ("- | Be> <Ch <Dj | - | -", "- | Be> <Dj | <ch | -"),
        ("- | Dj> Ch> <Be | - | -", "ch> | Dj> <Be | - | -"),
    ],
)
def test_fire_hits_the_first_in_sight_and_nobody_else(before: str, after: str, floor: str) -> None:
    assert shot(before, floor) == after


@pytest.mark.rule("COLT-041")
@pytest.mark.parametrize(
    "line",
    [
        "- | Ch> | Be> | - | -",
        "- | - | <Be | <Ch | -",
        "- | Ch> <Dj Be> | - | -",
        "- | <Be Ch> <Dj | - | -",
        "Ch> | - | - | Dj> Be>",
        "<Be <Dj | - | - | <Ch",
    ],
)
def test_nobody_behind_the_shooter_is_hit(line: str, floor: str) -> None:
    assert shot(line, floor) == line


@pytest.mark.rule("COLT-041")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Ch> Be> Dj> | - | -", "- | Ch> Be> | dj> | -"),
        ("- | Ch> <Be Dj> | - | -", "ch> | <Be Dj> | - | -"),
    ],
)
def test_between_two_it_hits_the_one_it_faces(before: str, after: str, floor: str) -> None:
    assert shot(before, floor) == after


@pytest.mark.rule("COLT-042")
@pytest.mark.parametrize(
    "others", ["- | <Ch | Dj> | -", "- | - | <Ch | Dj>", "- | Ch> Dj> | - | -"]
)
def test_nobody_on_the_other_floor_is_hit(others: str, floor: str) -> None:
    mine = "- | Be> | - | -"
    t = table(mine, others) if floor == "inside" else table(others, mine)
    t.play("Be fire")
    assert {t.inside, t.roof} == {mine, others}


@pytest.mark.rule("COLT-042", "COLT-044")
def test_nobody_on_the_other_floor_is_in_the_way(floor: str) -> None:
    mine, other = "- | Be> | - | Ch> | -", "- | <Do | Dj> | - | -"
    t = table(mine, other) if floor == "inside" else table(other, mine)
    t.play("Be fire")
    assert {t.inside, t.roof} == {"- | Be> | - | - | ch>", other}


@pytest.mark.rule("COLT-043")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> <Ch | - | -", "- | Be> | <ch | -"),
        ("- | Be> | <Ch | -", "- | Be> | - | <ch"),
        ("Be> | - | - | - | - | - | - | Ch> | -", "Be> | - | - | - | - | - | - | - | ch>"),
        ("- | Ch> | - | - | - | - | - | - | <Be", "ch> | - | - | - | - | - | - | - | <Be"),
    ],
)
def test_a_target_may_be_at_any_distance(before: str, after: str, floor: str) -> None:
    assert shot(before, floor) == after


@pytest.mark.rule("COLT-044")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> | - | Ch> <Dj | - | -", "- | Be> | - | <Dj | ch> | -"),
        ("- | - | <Dj Ch> | - | <Be | -", "- | ch> | <Dj | - | <Be | -"),
        ("- | Be> | <Ch | - | Dj> | -", "- | Be> | - | <ch | Dj> | -"),
    ],
)
def test_the_nearest_bandit_takes_the_bullet(before: str, after: str, floor: str) -> None:
    assert shot(before, floor) == after


@pytest.mark.rule("COLT-045")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> Ch> | - | -", "- | Be> | ch> | -"),
        ("- | Be> <Ch | - | -", "- | Be> | <ch | -"),
        ("- | Ch> <Be | - | -", "ch> | <Be | - | -"),
        ("- | - | - | <Ch <Be", "- | - | <ch | <Be"),
        ("Be> <Ch | - | - | -", "Be> | <ch | - | -"),
    ],
)
def test_the_other_in_the_same_card_is_hit(before: str, after: str, floor: str) -> None:
    assert shot(before, floor) == after


@pytest.mark.rule("COLT-046", "COLT-047", "COLT-048")
def test_a_hit_bandit_is_pushed_and_stunned_at_the_end_it_comes_in_by(floor: str) -> None:
    assert shot("- | Be> Ch> | <Dj | -", floor) == "- | Be> | ch> <Dj | -"


@pytest.mark.rule("COLT-046", "COLT-047")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> | Ch> | - | -", "- | Be> | - | ch> | -"),
        ("- | Be> | <Ch | - | -", "- | Be> | - | <ch | -"),
        ("- | - | Ch> | <Be | -", "- | ch> | - | <Be | -"),
        ("- | - | <Ch | <Be | -", "- | <ch | - | <Be | -"),
    ],
)
def test_a_hit_bandit_goes_a_card_away_on_its_back_facing_as_before(
    before: str, after: str, floor: str
) -> None:
    assert shot(before, floor) == after


@pytest.mark.rule("COLT-049", "COLT-052")
@pytest.mark.parametrize("line", ["- | Be> | ch> | -", "- | <ch <Be | - | -", "ch> | - | <Be"])
def test_a_stunned_bandit_cannot_be_hit(line: str, floor: str) -> None:
    assert shot(line, floor) == line


@pytest.mark.rule("COLT-050")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- | Be> | ch> | <Dj | -", "- | Be> | ch> | - | <dj"),
        ("- | Be> <ch Dj> | - | -", "- | Be> <ch | dj> | -"),
        ("- | Dj> | <ch do> | <Be", "dj> | - | <ch do> | <Be"),
        ("- | Be> | ch> do> | <Dj | -", "- | Be> | ch> do> | - | <dj"),
    ],
)
def test_a_bullet_passes_over_the_stunned(before: str, after: str, floor: str) -> None:
    assert shot(before, floor) == after


@pytest.mark.rule("COLT-051")
@pytest.mark.parametrize("line", ["Ch> <Be | - | <Dj", "<Ch | - | <Be Dj>", "<Dj | - | Be> <Ch"])
@pytest.mark.parametrize("expansions", ["", "reflex"])
def test_a_bandit_pushed_past_an_end_is_eliminated(line: str, expansions: str, floor: str) -> None:
    inside, roof = (line, "") if floor == "inside" else ("", line)
    t = table(inside, roof, expansions=expansions)
    t.play("Be fire")
    assert (t.out, t.bandit("Ch").car) == ("Ch", None)


@pytest.mark.rule("COLT-052")
@pytest.mark.parametrize("line", ["- | Be> | - | -", "- | - | - | Be>", "<Be | - | - | -"])
def test_without_a_target_nothing_happens(line: str, floor: str) -> None:
    rest = "- | - | <Ch Dj> | -"
    t = table(line, rest) if floor == "inside" else table(rest, line)
    t.play("Be fire")
    assert {t.inside, t.roof} == {line, rest}
    assert t.happened("fired") == NOBODY
