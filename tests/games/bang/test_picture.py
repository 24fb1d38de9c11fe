"""The picture of a table of BANG!: its players with their life."""

from __future__ import annotations

from tables.bang import Bench, deal, legend, who
from whistlestop.engine.narration import Text
from whistlestop.engine.picture import Picture, Portrait
from whistlestop.games.bang.game import GAME


def portraits(t: Bench, letter: str | None = None) -> tuple[Portrait, ...]:
    return GAME.picture(t.view(letter)).portraits


def test_a_picture_shows_characters_life_and_the_roles_that_the_viewer_knows() -> None:
    t = legend(
        A=who(life=5, most=5, character="jesse-jones"),
        B=who(life=2, character="legendary-rose-doolan", role="outlaw"),
        C=who(character="black-jack", role="renegade"),
        D=who(character="vulture-sam", role="outlaw"),
        out="D",
    )
    jesse, rose, jack, sam = [
        Text(f"bang-character-{name}")
        for name in ("jesse-jones", "rose-doolan", "black-jack", "vulture-sam")
    ]
    sheriff, outlaw = Text("bang-role-sheriff"), Text("bang-role-outlaw")
    assert portraits(t) == (
        Portrait(0, jesse, sheriff, 5, 5),
        Portrait(1, rose, None, 2, 4),
        Portrait(2, jack, None, 4, 4),
        Portrait(3, sam, outlaw, 0, 4, out=True),
    )
    assert [each.role for each in portraits(t, "B")] == [sheriff, outlaw, None, outlaw]


def test_before_the_characters_are_chosen_there_are_only_seats() -> None:
    shown = portraits(deal(4, characters="choose"))
    assert [(each.seat, each.figure, each.left) for each in shown] == [
        (seat, None, 0) for seat in range(4)
    ]


def test_bang_has_no_train_in_its_picture() -> None:
    assert GAME.picture(deal(4).view()) == Picture(portraits(deal(4)))
