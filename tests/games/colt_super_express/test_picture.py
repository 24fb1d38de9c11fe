"""The picture of a table of Colt Super Express: its bandits and its train."""

from __future__ import annotations

from tables.colt import table
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Text
from whistlestop.engine.picture import Car, Portrait
from whistlestop.games.colt_super_express.game import GAME


def test_a_picture_shows_who_is_in_which_car_and_who_is_out() -> None:
    t = table(inside="- | Be> | - | -", roof="- | - | <Ch | -", out="Dj")
    picture = GAME.picture(t.match.view(None))
    bandits = [Text(f"colt-bandit-{name}") for name in ("belle", "cheyenne", "django")]
    assert picture.portraits == (
        Portrait(0, bandits[0], None),
        Portrait(1, bandits[1], None),
        Portrait(2, bandits[2], None, out=True),
    )
    assert picture.train == (Car((), ()), Car((), (0,)), Car((1,), ()), Car((), ()))


def test_a_bandit_that_is_not_chosen_yet_is_not_named() -> None:
    match = Match(GAME, 3, seed=1)
    assert [each.figure for each in GAME.picture(match.view(None)).portraits] == [None] * 3
