"""Secrets of the expansion: questions and choices reveal nothing about a hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tables.bang import LETTERS, Bench, Who, robbery, who
from tables.every_game import (
    Mix,
    check_no_leak,
    check_resample,
    check_resample_tells_nothing,
    step,
)
from whistlestop.games.bang.game import GAME

LINE = "boom-town catico frisco crowns-hole"


def asked(**said: Any) -> tuple[str, str] | None:
    people: dict[str, Any] = {"A": "next-stop", "B": "", "C": "", "D": ""}
    t = robbery(**{**people, "stations": LINE, "loco": 4, "deck": "2S", **said})
    t.play("A", "next-stop")
    return t.asked


@pytest.mark.rule("GTR-037")
@pytest.mark.parametrize("hand", ["bang-2C", "panic", "missed", "barrel"])
def test_the_question_does_not_tell_whether_a_railcar_could_be_paid(hand: str) -> None:
    assert asked(A=f"next-stop {hand}") == ("A", "board")


@pytest.mark.rule("GTR-128")
@pytest.mark.parametrize("hand", ["bang-2C", "panic", "missed"])
def test_shade_oconnor_is_asked_whatever_he_holds(hand: str) -> None:
    assert asked(B=who(hand, character="shade-oconnor")) == ("B", "swap")


@pytest.mark.rule("GTR-069")
@pytest.mark.parametrize("hand", ["mustang", "panic", "missed"])
def test_the_owner_of_a_caboose_is_asked_whatever_is_held(hand: str) -> None:
    t = robbery(A="bang", B=who(hand, play="caboose"), C="", D="").play("A", "bang", at="B")
    assert t.asked == ("B", "dodge")


@pytest.mark.rule("GTR-117")
@pytest.mark.parametrize("hand", ["beer-6H", "bang-2C", "missed-2S"])
def test_evan_babbit_is_asked_whatever_he_holds(hand: str) -> None:
    b = who(hand, character="evan-babbit")
    t = robbery(A="bang-QH", B=b, C="", D="").play("A", "bang", at="B")
    assert t.asked == ("B", "dodge")


@pytest.mark.rule("GTR-087")
@pytest.mark.parametrize("hand", ["mustang", "bang-2C", "missed-2S"])
def test_the_owner_of_a_sleeper_car_is_asked_whatever_is_held(hand: str) -> None:
    t = robbery(A="indians", B=who(hand, play="sleeper-car"), C="", D="").play("A", "indians")
    assert t.asked == ("B", "fend")


def mailed(deck: str) -> Bench:
    t = robbery(A=who(play="mail-car"), B="", C="", D="", deck=deck).use("A", "mail-car")
    return t.do("A", "give at 2 for 2")


@pytest.mark.rule("GTR-052")
@pytest.mark.parametrize("eyes", ["B", "D", None])
def test_only_giver_and_receiver_know_the_card_of_the_mail_car(eyes: str | None) -> None:
    assert mailed("2C 3C 4C").sent(eyes) == mailed("beer-6H missed-2S panic-JH").sent(eyes)
    (told,) = mailed("2C 3C 4C").seen("C", "gave")
    assert told.payload["card"] == "bang-3C"


@pytest.mark.rule("GTR-028")
@pytest.mark.parametrize("eyes", ["B", None])
def test_only_the_player_in_turn_knows_whether_a_free_advance_is_possible(eyes: str | None) -> None:
    one = robbery(A="bang", B="", C="", D="", stations=LINE, loco=1)
    two = robbery(A="missed-2S", B="", C="", D="", stations=LINE, loco=1)
    assert one.can("A") != two.can("A")
    assert one.sent(eyes) == two.sent(eyes)


def advanced(a: Who, **said: Any) -> Bench:
    """Return a table where C, Shade O'Connor, is asked after a free advance of A."""
    shade = who("missed", character="shade-oconnor")
    people: dict[str, Any] = {"A": a, "B": "panic beer", "C": shade, "D": ""}
    t = robbery(**{**people, "stations": LINE, "loco": 1, **said}).advance("A")
    assert t.asked == ("C", "swap")
    return t


@pytest.mark.rule("GTR-028")
@pytest.mark.parametrize(
    ("line", "loco", "a"),
    [
        (LINE, 1, who("bang-2D duel")),
        ("tombrock boom-town", 2, who("bang-2D duel", life=1)),
        ("virginia-town boom-town", 2, who("bang-2D")),
        ("deathwood boom-town", 2, who("bang-2D duel", play="")),
    ],
)
def test_a_free_advance_tells_that_some_card_of_the_hand_can_pay(
    line: str, loco: int, a: Who
) -> None:
    t = advanced(a, stations=line, loco=loco)
    known, hands = t.sent("C"), set()
    for luck in range(30):
        imagined = Bench(t.match.resample(2, Random(luck)))
        assert imagined.sent("C") == known
        pays = any(card.name == "bang" or card.kind.blue for card in imagined.state.players[0].hand)
        assert pays if "deathwood" in line else "bang" in imagined.hand("A")
        hands.add(tuple(imagined.ids("A")))
    assert len(hands) > 10


@pytest.mark.rule("GTR-028")
@pytest.mark.parametrize(
    ("line", "a"),
    [
        ("tombrock", who("bang-2D duel")),
        ("virginia-town", who("bang-2D duel")),
        ("deathwood", who("bang-2D duel", play="barrel")),
        ("boom-town", who("bang-2D duel", character="sancho")),
    ],
)
def test_a_free_advance_tells_nothing_of_a_hand_if_anybody_could_make_it(line: str, a: Who) -> None:
    t = advanced(a, stations=line)
    imagined = [Bench(t.match.resample(2, Random(luck))).hand("A") for luck in range(30)]
    assert not all("bang" in hand for hand in imagined)


@pytest.mark.rule("GTR-028")
def test_a_payment_ends_what_a_free_advance_has_told() -> None:
    t = advanced(who("bang-2D bang-3D"), train="caboose").do("C", "done")
    during = t.state.implied_cards
    assert (len(during), t.board("A", "caboose", "bang-2D").state.implied_cards) == (1, [])


def after_a_free_advance(mix: Mix, seed: int) -> int | None:
    """Return the number of choices up to the first free advance; None if there is none."""
    match, rng = mix.match(seed), Random(seed)
    for made in range(1, 200):
        if match.outcome is not None:
            return None
        _, answer = step(match, rng)
        if answer.verb == "advance" and match.asks:
            return made
    return None


@pytest.mark.slow
@pytest.mark.parametrize("check", [check_no_leak, check_resample, check_resample_tells_nothing])
def test_nothing_leaks_after_a_free_advance(check) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    usual = {option.name: option.default for option in GAME.options}
    mix = Mix(GAME, 4, tuple({**usual, "train-robbery": True}.items()))
    moments = {seed: after_a_free_advance(mix, seed) for seed in range(30)}
    for seed, moment in moments.items():
        for seat in range(mix.seats) if moment is not None else ():
            check(mix, seed, moment, seat)
    assert len([moment for moment in moments.values() if moment is not None]) > 10


@pytest.mark.rule("GTR-040", "GTR-006")
@pytest.mark.parametrize("eyes", ["A", "C", None])
def test_nobody_knows_the_order_of_the_railcars_after_a_new_train(eyes: str | None) -> None:
    t = robbery(A="full-steam", B="", C="", D="", few=False)
    t.play("A", "full-steam").do("A", "skip")
    view = t.view(eyes)
    assert dict(view.stacks)["railcars"] == 13
    assert "railcars" not in dict(view.piles)
    seen = t.match.seen(None if eyes is None else LETTERS.index(eyes))
    told = [dict(event.payload) for event in seen if event.kind == "new-line"]
    assert told == [{"side": "leland"}]


MIXES = [
    {"train-robbery": True},
    {"train-robbery": True, "gold-rush": True, "shadow-gunslingers": True},
    {"train-robbery": True, "elimination": "at-once", "custom-station": "like-tombrock"},
]


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=str)
@pytest.mark.parametrize("check", [check_no_leak, check_resample, check_resample_tells_nothing])
def test_nothing_leaks_at_random_moments(check, options) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    rng = Random(f"{check.__name__} {options}")
    usual = {option.name: option.default for option in GAME.options}
    for _ in range(12):
        seats = rng.randrange(2, 9)
        mix = Mix(GAME, seats, tuple({**usual, **options}.items()))
        check(mix, rng.randrange(2**30), rng.randrange(260), rng.randrange(seats))
