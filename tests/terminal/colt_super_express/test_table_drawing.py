"""The train and its bandits, as they are drawn."""

from __future__ import annotations

import pytest

from tables.colt import table
from terminal.colt_super_express.colt_tables import drawn, screen, widest
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.locales import LANGUAGES
from whistlestop.terminal.layout import WIDTH


def test_three_cards_show_roofs_insides_and_who_faces_where() -> None:
    t = table(inside="<Dj | Ch> | -", roof="- | Be> | -")
    assert (
        drawn(t)
        == r"""
          Be>
+-----+ +-----+ +-----+
| <Dj |-| Ch> |-|     |>
+--2--+ +--1--+ +-LOC-+

* Be Belle     you              no treasure · first
  Ch Cheyenne  Normal (bot)     no treasure
  Dj Django    Normal (bot)     no treasure
"""
    )


def test_nine_cards_show_all_seven_bandits_with_the_stunned_in_small_letters() -> None:
    t = table(
        inside="- | Be> | ch> | <dj | Do> | <Gh | - | <Me | -",
        roof="- | - | - | - | - | - | <Tu | - | -",
    )
    assert (
        drawn(t, seat=4)
        == r"""
                                                  <Tu
+-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+
|     |-| Be> |-| ch> |-| <dj |-| Do> |-| <Gh |-|     |-| <Me |-|     |>
+--8--+ +--7--+ +--6--+ +--5--+ +--4--+ +--3--+ +--2--+ +--1--+ +-LOC-+

  Be Belle     you              no treasure · first
  Ch Cheyenne  Normal (bot)     no treasure · stunned
  Dj Django    Normal (bot)     no treasure · stunned
  Do Doc       Normal (bot)     no treasure
* Gh Ghost     Normal (bot)     no treasure
  Me Mei       Normal (bot)     no treasure
  Tu Tuco      Normal (bot)     no treasure
"""
    )


def test_a_lane_shows_its_bandits_from_the_rear_end_to_the_front_end() -> None:
    t = table(inside="- | <Ch Be> <dj | -", expansions="time-car")
    assert (
        screen().sketch(t.match.view(None)).plain
        == r"""
+-----+ +-------------+ +-----+
|     |-| <Ch Be> <dj |-|     |> )T
+--2--+ +------1------+ +-LOC-+"""
    )


def test_treasures_show_their_values_to_their_owner_only() -> None:
    t = table(inside="<Be | Ch> | Dj>", out="Do", treasures={"Be": "301 389", "Ch": "312"})
    assert [drawn(t, seat).split("\n")[6:8] for seat in (0, 1, None)] == [
        [
            "* Be Belle     you              2 treasures ($301, $389) · first",
            "  Ch Cheyenne  Normal (bot)     1 treasure",
        ],
        [
            "  Be Belle     you              2 treasures · first",
            "* Ch Cheyenne  Normal (bot)     1 treasure ($312)",
        ],
        [
            "  Be Belle     you              2 treasures · first",
            "  Ch Cheyenne  Normal (bot)     1 treasure",
        ],
    ]


def test_the_cards_revealed_stand_below_the_bandit_and_the_others_stay_face_down() -> None:
    t = table(inside="- | Be> | Ch> | Dj> | -")
    t.play("Be flip", "Ch fire", Be="move fire", Ch="flip move")
    text = "\n" + screen().draw(t.moments[-1].views["Be"]).plain + "\n"
    assert (
        text
        == r"""

+-----+ +-----+ +-----+ +-----+ +-----+
|     |-| <Be |-| Ch> |-|     |-| dj> |>
+--4--+ +--3--+ +--2--+ +--1--+ +-LOC-+

* Be Belle     you              no treasure · first
     Flip +? +?
  Ch Cheyenne  Normal (bot)     no treasure
     Fire +? +?
  Dj Django    Normal (bot)     no treasure · stunned
"""
    )


def test_a_bandit_out_or_off_the_train_is_marked() -> None:
    t = table(inside="- | <Ch | Be> Dj>", expansions="horse", out="Do")
    t.play("Be move", Be="flip horse")
    text = "\n" + screen("it").draw(t.moments[-1].views[None]).plain + "\n"
    assert (
        text
        == r"""

+-----+ +-----+ +-----+
|     |-| <Ch |-| Dj> |>
+--2--+ +--1--+ +-LOC-+

  Be Belle     you              nessun tesoro · giù dal treno · comincia
     Muoviti +? +?
  Ch Cheyenne  Normal (bot)     nessun tesoro
  Dj Django    Normal (bot)     nessun tesoro
  Do Doc       Normal (bot)     nessun tesoro · fuori
"""
    )


def test_before_the_bandits_are_chosen_there_are_only_players() -> None:
    match = Match(GAME, 3, seed=1)
    assert (
        "\n" + screen("pt").draw(match.view(1)).plain + "\n"
        == r"""

+-----+ +-----+ +-----+ +-----+ +-----+
|     |-|     |-|     |-|     |-|     |>
+--4--+ +--3--+ +--2--+ +--1--+ +-LOC-+

     ?         you              sem tesouros
*    ?         Normal (bot)     sem tesouros
     ?         Normal (bot)     sem tesouros
"""
    )


CROWD = "Be> ch> <Dj Do> <Gh me> <Tu"


@pytest.mark.parametrize("expansions", ["", "time-car"])
@pytest.mark.parametrize("cars", [1, 4, 7])
def test_seven_bandits_in_one_lane_fit_into_80_columns(cars: int, expansions: str) -> None:
    t = table(inside=" | ".join(["-"] * cars + [CROWD]), expansions=expansions)
    assert widest(drawn(t)) <= WIDTH


def test_seven_bandits_in_the_locomotive_of_the_longest_train_fit_into_80_columns() -> None:
    t = table(inside=" | ".join(["-"] * 8 + [CROWD]), expansions="horse time-car")
    assert widest(drawn(t)) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bandit_with_most_of_the_treasures_fits_into_80_columns(language: str) -> None:
    values = "301 312 323 345 356 367 378"
    t = table(inside="<be | Ch> Dj>", out="Do Gh Me Tu", treasures={"Be": values})
    assert widest(drawn(t, 0, language)) <= WIDTH


def test_colour_is_put_on_the_tokens_and_changes_no_text() -> None:
    t = table(inside="- | Be> | <ch | Dj> | -")
    train = screen().sketch(t.match.view(None))
    assert [train.plain[span.start : span.end] for span in train.spans] == ["Be>", "<ch", "Dj>"]
