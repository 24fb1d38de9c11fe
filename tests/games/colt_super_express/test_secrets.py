"""Secrets of each seat. If a secret is changed, everything that the seat is sent stays the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tables.colt import Table, table
from whistlestop.engine.ask import Answer
from whistlestop.games.colt_super_express.state import VALUES

# With nobody in sight, this scheme turns a bandit round and ends on the other floor of its card.
TURN = "fire flip change-floor"
OTHERS = ["Ch", "Dj", None]


def three(expansions: str = "") -> Table:
    """Return a table where Belle fires first. Cheyenne, in the Last Car, is in her sight, but
    Django is not.
    """
    return table(inside="<Ch <Be | - | - | -", roof="- | - | Dj> | -", expansions=expansions)


def worth(t: Table, owner: str, eyes: str | None) -> tuple[int | None, ...]:
    """Return the treasures of `owner` as `eyes` see them now."""
    seat = None if eyes is None else t.names.index(eyes)
    return t.match.view(seat).bandits[t.names.index(owner)].treasures  # type: ignore[no-any-return]


@pytest.mark.rule("COLT-020")
@pytest.mark.parametrize("eyes", [1, 2, None])
def test_a_scheme_is_secret_while_others_still_scheme(eyes: int | None) -> None:
    seen = []
    for cards in [("flip", "move", "fire"), ("fire", "change-floor", "flip")]:
        t = three()
        t.match.choose(0, Answer("scheme", cards))
        seen.append((t.match.view(eyes), t.match.seen(eyes)))
    assert seen[0] == seen[1]


@pytest.mark.rule("COLT-020", "COLT-024")
@pytest.mark.parametrize("eyes", OTHERS)
def test_the_rest_of_a_scheme_is_secret_until_it_is_revealed(eyes: str | None) -> None:
    one, two = three(), three()
    one.play("Be fire", Be="flip change-floor")
    two.play("Be fire", Be="move flip")
    assert one.sent(eyes) == two.sent(eyes)
    assert one.sent("Be") != two.sent("Be")


@pytest.mark.rule("COLT-020")
def test_everybody_sees_how_many_cards_are_face_down_and_the_owner_which() -> None:
    t = three()
    t.play("Be fire", Be="flip change-floor")
    views = t.moments[-1].views
    assert [view.bandits[0].revealed for view in views.values()] == [("fire",)] * 4
    assert [view.bandits[0].face_down for view in views.values()] == [2] * 4
    assert views["Be"].scheme == ("fire", "flip", "change-floor")
    assert views[None].scheme == ()
    assert "fire" not in views["Dj"].scheme


@pytest.mark.rule("COLT-022")
@pytest.mark.parametrize("eyes", OTHERS)
def test_the_card_left_aside_is_never_shown(eyes: str | None) -> None:
    t = table(inside="- | - | Be> | Ch> | Dj> | -", expansions="horse")
    t.round(**dict.fromkeys(t.names, "flip change-floor move"))
    shown = [(event.payload, view.scheme, view.bandits) for event, view in t.sent(eyes)]
    assert "move" in repr(shown)
    assert "fire" not in repr(shown)
    assert "horse" not in repr(shown)


@pytest.mark.rule("COLT-022", "COLT-027")
@pytest.mark.parametrize("eyes", ["Be", "Dj", None])
@pytest.mark.parametrize("expansions", ["", "reflex"])
def test_the_cards_dropped_by_the_eliminated_are_never_shown(
    expansions: str, eyes: str | None
) -> None:
    one, two = three(expansions), three(expansions)
    one.round(Be="fire flip move", Ch="flip move fire", Dj=TURN)
    two.round(Be="fire flip move", Ch="change-floor fire move", Dj=TURN)
    assert one.out == "Ch"
    assert one.sent(eyes) == two.sent(eyes)


@pytest.mark.rule("COLT-078")
@pytest.mark.parametrize("eyes", ["Be", "Dj", None])
def test_the_cards_dropped_by_an_unsaved_bandit_are_never_shown(eyes: str | None) -> None:
    one, two = three("horse"), three("horse")
    one.round(Be="fire flip move", Ch="flip horse fire", Dj=TURN)
    two.round(Be="fire flip move", Ch="flip move change-floor", Dj=TURN)
    assert one.out == "Ch"
    assert one.sent(eyes) == two.sent(eyes)


@pytest.mark.rule("COLT-089")
@pytest.mark.parametrize("eyes", ["Be", "Dj", None])
def test_a_coming_horse_card_is_a_secret(eyes: str | None) -> None:
    one, two = three("horse"), three("horse")
    one.play("Be fire", Be="flip move", Ch="horse flip move")
    two.play("Be fire", Be="flip move", Ch="flip move fire")
    assert one.pending == "Ch"
    assert one.sent(eyes) == two.sent(eyes)


@pytest.mark.rule("COLT-084")
@pytest.mark.parametrize("eyes", OTHERS)
def test_after_a_trip_the_cards_are_face_down_for_everybody(eyes: str | None) -> None:
    t = table(inside="- | - | Be>", roof="- | Ch> | <Dj", expansions="time-car")
    t.play("Be move", Be="flip fire")
    _, view = t.sent(eyes)[-1]
    assert (view.bandits[0].revealed, view.bandits[0].face_down) == ((), 3)


@pytest.mark.rule("COLT-057")
@pytest.mark.parametrize("treasure", ["own", "open", "hidden"])
@pytest.mark.parametrize("eyes", ["Be", "Ch", "Dj", None])
def test_nobody_knows_what_a_coupled_car_is_worth(treasure: str, eyes: str | None) -> None:
    # The treasure that Django has won limits the possible values of the coupled cars.
    sent = []
    for value in ["389", "301"]:
        t = table(
            inside="- | - | <Be | Ch> | -",
            out="Dj",
            treasures={"Dj": value},
            options={"treasure": treasure},
        )
        t.play("Be flip")
        sent.append([(event, view.train, view.bandits[:2]) for event, view in t.sent(eyes)])
        assert "treasure" not in [event.kind for event in t.events]
    assert sent[0] == sent[1]


@pytest.mark.rule("COLT-057")
@pytest.mark.parametrize(
    ("treasure", "owner", "others"),
    [
        ("own", (389, 345), (None, None)),
        ("open", (389, 345), (389, 345)),
        ("hidden", (None, None), (None, None)),
    ],
)
def test_the_treasure_option_decides_who_sees_its_value(
    treasure: str, owner: tuple[int | None, ...], others: tuple[int | None, ...]
) -> None:
    t = table(
        inside="- | <Be | - | Ch> | -", treasures={"Be": "389"}, options={"treasure": treasure}
    )
    t.round(Be=TURN, Ch=TURN)
    assert worth(t, "Be", "Be") == owner
    assert [worth(t, "Be", eyes) for eyes in OTHERS] == [others] * 3


@pytest.mark.rule("COLT-057")
@pytest.mark.parametrize(
    ("treasure", "told"),
    [
        ("own", {"Be": 345, "Ch": None, None: None}),
        ("open", {"Be": 345, "Ch": 345, None: 345}),
        ("hidden", {"Be": None, "Ch": None, None: None}),
    ],
)
def test_the_news_of_a_treasure_keeps_its_value_as_secret(
    treasure: str, told: dict[str | None, int | None]
) -> None:
    t = table(inside="- | <Be | - | Ch> | -", options={"treasure": treasure})
    t.round(Be=TURN, Ch=TURN)
    news = {
        name: next(event for event, _ in t.sent(name) if event.kind == "treasure") for name in told
    }
    assert {name: event.payload.get("value") for name, event in news.items()} == told
    assert {event.payload["seat"] for event in news.values()} == {0}


@pytest.mark.rule("COLT-057")
@pytest.mark.parametrize("eyes", ["Ch", "Dj", None])
def test_by_default_only_the_owner_knows_what_a_treasure_is_worth(eyes: str | None) -> None:
    sent = []
    for value in ["389", "301"]:
        t = table(inside="- | <Be | - | Ch> | -", out="Dj", treasures={"Be": value})
        t.round(Be=TURN, Ch=TURN)
        sent.append(t.sent(eyes))
    assert sent[0] == sent[1]


@pytest.mark.rule("COLT-057")
@pytest.mark.parametrize(
    ("treasure", "eyes", "known"),
    [
        ("own", "Be", True),
        ("own", "Ch", False),
        ("open", "Be", True),
        ("open", "Ch", True),
        ("hidden", "Be", False),
        ("hidden", "Ch", False),
    ],
)
def test_a_seat_that_cannot_know_a_treasure_imagines_every_value(
    treasure: str, eyes: str, *, known: bool
) -> None:
    """A bot that searches gets such imagined matches, so it cannot find out the true value."""
    t = table(
        inside="- | <Be | - | Ch> | -", treasures={"Be": "389"}, options={"treasure": treasure}
    )
    seat = t.names.index(eyes)
    worlds: list[Any] = [t.match.resample(seat, Random(luck))._rest for luck in range(60)]
    treasures = {world.values[world.bandits[0].treasures[0]] for world in worlds}
    assert treasures == ({389} if known else set(VALUES))


@pytest.mark.rule("COLT-066")
@pytest.mark.parametrize("treasure", ["own", "hidden"])
@pytest.mark.parametrize("eyes", ["Be", "Ch", "Dj", None])
def test_tied_players_show_their_treasures(treasure: str, eyes: str | None) -> None:
    t = table(
        inside="- | <Ch Be>",
        out="Dj",
        treasures={"Be": "389", "Dj": "312"},
        options={"treasure": treasure},
    )
    assert worth(t, "Be", None) == (None,)
    t.round(Be=TURN, Ch=TURN)
    assert (worth(t, "Be", eyes), worth(t, "Ch", eyes)) == ((389,), (301,))
    assert t.happened("showed-treasure") == [
        {"seat": "Be", "values": (389,)},
        {"seat": "Ch", "values": (301,)},
    ]


@pytest.mark.rule("COLT-066")
@pytest.mark.parametrize(("treasure", "own"), [("own", (312,)), ("hidden", (None,))])
def test_in_a_tie_nobody_else_shows_its_treasures(
    treasure: str, own: tuple[int | None, ...]
) -> None:
    t = table(
        inside="- | <Ch Be>",
        out="Dj",
        treasures={"Be": "389", "Dj": "312"},
        options={"treasure": treasure},
    )
    t.round(Be=TURN, Ch=TURN)
    assert [worth(t, "Dj", eyes) for eyes in ("Be", "Ch", None)] == [(None,)] * 3
    assert worth(t, "Dj", "Dj") == own


@pytest.mark.rule("COLT-065")
def test_without_a_tie_treasures_stay_secret() -> None:
    t = table(inside="- | <Ch Be>", treasures={"Be": "389", "Ch": "312"})
    t.round(Be=TURN, Ch=TURN)
    assert t.winner == "Ch"
    assert worth(t, "Be", None) == (None,)
    assert worth(t, "Ch", "Be") == (None, None)
    assert t.happened("showed-treasure") == []


def test_the_views_of_all_seats_are_the_views_of_each() -> None:
    t = table(inside="- | <Ch Be>", out="Dj", treasures={"Be": "389", "Dj": "312"})
    t.match.choose(0, t.match.asks[0].answers[0])
    seats = [None, 0, 1, 2]
    views = t.match.views(seats)
    assert views == [t.match.view(seat) for seat in seats]
    assert [view.seat for view in views] == seats
