"""Switches: flipping them, times when they cannot be flipped, and the way of the train."""

from __future__ import annotations

import pytest

from tables.train_heist import ring, ring_back, table, who

BOTH = "R01 RE RW R21 R20"


@pytest.mark.rule("TH-065", "TH-161")
def test_on_the_junction_itself_one_flips_its_switch() -> None:
    t = table(A=who("R21"), B=who())
    t.do("A", "flip to R21")
    assert t.switches == "green green"
    assert t.actions == 3
    for beside in ("R20", "R22", "G01", "RW"):
        assert table(A=who(beside), B=who()).can("A", "flip") == []
    lower = table(A=who("R01"), B=who())
    lower.do("A", "flip to R01", "flip to R01")
    assert lower.switches == "red green"


@pytest.mark.rule("TH-108")
@pytest.mark.parametrize(
    ("switches", "path"),
    [
        ("red green", "R21 RW RE R01 R02"),
        ("green green", "R21 R22 R23 R24 R25"),
        ("red red", "R21 RW RE R01 R40"),
    ],
)
def test_the_train_follows_the_arrow_of_the_junction(switches: str, path: str) -> None:
    t = table(A=who(hand="KEY-1"), B=who(), train=ring(20), switches=switches, speed=5)
    t.end("A")
    assert t.train.split()[::-1] == path.split()


@pytest.mark.rule("TH-108")
@pytest.mark.parametrize(
    ("train", "switches", "to"),
    [
        (ring_back(22), "green green", "R20"),
        (ring_back(22), "red green", "RW"),
        ("R21 RW RE R01 R02", "green green", "R22"),
        ("R21 RW RE R01 R02", "red green", "R20"),
        (ring(40), "green red", "RE"),
        (ring_back(2), "red green", "R40"),
    ],
)
def test_the_train_keeps_going_forward_from_every_side(train: str, switches: str, to: str) -> None:
    ahead = train.split(maxsplit=1)[0]
    speed = 1 if ahead in ("R21", "R01") else 2
    t = table(A=who(hand="KEY-1"), B=who(), train=train, switches=switches, speed=speed)
    t.end("A")
    assert t.train.split()[0] == to


@pytest.mark.rule("TH-090", "TH-164")
def test_a_switch_under_the_train_cannot_be_flipped_by_a_straight() -> None:
    t = table(A=who(hand="KEY-2 BAG-3 REV-4 KEY-5"), B=who(), train=ring(23))
    assert t.spaces("A", "straight") == ["R01"]
    both = table(A=who(hand="KEY-2 BAG-3 REV-4 KEY-5"), B=who(), train=BOTH)
    assert both.can("A", "straight") == []


@pytest.mark.rule("TH-123", "TH-163")
def test_the_event_flips_the_next_switch_ahead_and_nobody_is_asked() -> None:
    t = table(A=who(hand="KEY-1"), B=who(), train=ring(18), speed=1, events="switch")
    t.end("A")
    assert t.switches == "green green"
    assert t.asked == ("A", "discard")
    assert t.events("flipped")[0]["cowboy"] is None


@pytest.mark.rule("TH-123")
def test_the_next_one_depends_on_the_way_ahead() -> None:
    t = table(A=who(hand="KEY-1"), B=who(), train=ring(24), speed=1, events="switch")
    t.end("A")
    assert t.switches == "red red", "from R25 on the ring the lower switch comes first"
    clear = table(A=who(hand="KEY-1"), B=who(), train=ring(35), speed=1, events="switch")
    clear.end("A")
    assert clear.switches == "red red", "also with no car on either"
    back = table(A=who(hand="KEY-1"), B=who(), train=ring_back(37), speed=1, events="switch")
    back.end("A")
    assert back.switches == "green green", "clockwise the upper one is the next"


@pytest.mark.rule("TH-164")
def test_an_event_flips_the_other_switch_if_a_car_stands_on_one() -> None:
    t = table(A=who(hand="KEY-1"), B=who(), train=ring(24), speed=1, events="switch")
    t.end("A")
    assert t.train == ring(25), "its last car stands on R21"
    assert t.switches == "red red"


@pytest.mark.rule("TH-164")
def test_an_event_flips_the_farther_switch_if_a_car_is_on_the_nearer() -> None:
    # No train can stand like this on our maps, but it might on another map: the last car is on R21.
    train = "R18 R17 R16 R21 R22"
    t = table(A=who(hand="KEY-1"), B=who(), train=train, speed=1, events="switch")
    t.end("A")
    assert t.train == "R19 R18 R17 R16 R21"
    assert t.switches == "red red"


@pytest.mark.rule("TH-124")
def test_with_cars_on_both_junctions_nothing_is_flipped() -> None:
    t = table(A=who(hand="KEY-1"), B=who(), train="RW R21 R20 R19 R18", speed=2, events="switch")
    t.end("A")
    assert t.train == BOTH
    assert t.switches == "red green"
    assert t.events("no-flip") == [{"why": "both"}]


@pytest.mark.rule("TH-138")
def test_an_event_flips_no_switch_once_the_tokens_are_gone() -> None:
    t = table(A=who(hand="KEY-1"), B=who(), train=ring(24), speed=1, events="switch", tokens=False)
    t.end("A")
    assert t.events("no-flip") == [{"why": "gone"}]


def test_flipping_moves_no_train() -> None:
    t = table(A=who("R21"), B=who())
    t.do("A", "flip to R21")
    assert t.train == ring(13)


@pytest.mark.rule("TH-138")
def test_without_tokens_nothing_can_be_flipped() -> None:
    t = table(A=who("R21", "KEY-2 BAG-3 REV-4 KEY-5"), B=who(), tokens=False)
    assert t.can("A", "flip") == t.can("A", "straight") == []
    assert [switch.colour for switch in t.view().switches] == [None, None]


@pytest.mark.rule("TH-138", "TH-108")
@pytest.mark.parametrize(("switches", "way"), [("red green", "RW"), ("green green", "R22")])
def test_car_1_on_a_junction_without_a_token_goes_the_way_that_the_token_showed(
    switches: str, way: str
) -> None:
    t = table(
        A=who(hand="KEY-1"), B=who(), train=ring(21), switches=switches, speed=1, tokens=False
    )
    assert [(switch.colour, switch.way) for switch in t.view().switches] == [
        (None, way),
        (None, None),
    ]
    t.end("A")
    assert t.train.split()[0] == way
    assert [switch.way for switch in t.view().switches] == [None, None], "only for car 1"


def test_no_way_is_shown_while_the_tokens_show_it() -> None:
    t = table(A=who(), B=who(), train=ring(21), switches="red green")
    assert [(switch.colour, switch.way) for switch in t.view().switches] == [
        ("red", None),
        ("green", None),
    ]


@pytest.mark.rule("TH-138", "TH-108")
@pytest.mark.parametrize(("switches", "way"), [("red green", "RW"), ("green green", "R22")])
def test_the_tokens_leave_the_switches_as_they_are(switches: str, way: str) -> None:
    """Car 1 passes the star of R19, which brings the last event, and stops on R21."""
    a = who(hand="KEY-1")
    t = table(
        A=a, B=who(), train=ring(18), switches=switches, speed=3, events="sheriff-rear-1", last=True
    )
    t.end("A")
    assert (t.train, len(t.events("tokens-gone"))) == (ring(21), 1)
    assert t.view().switches[0].way == way
    t.do("A", "done").end("B")
    assert way in t.train.split()


def test_a_switch_with_a_token_needs_no_other_mark() -> None:
    t = table(A=who(), B=who(), train=ring(21))
    assert [switch.way for switch in t.view().switches] == [None, None]
