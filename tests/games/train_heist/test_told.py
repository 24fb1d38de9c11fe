"""Events and questions, with everything that they tell."""

from __future__ import annotations

from typing import Any

import pytest

from tables.train_heist import Bench, ring, table, who

FULL = {"A1": "L01", "A2": "L02", "B1": "L03", "B2": "L04", "C1": "L05"}
STAR = {"train": ring(18), "speed": 1}  # the train comes to a star without a town
TOWN = {"train": ring(29), "speed": 1, "sack": ""}  # the train comes to Town B


def played(deeds: tuple[str, ...], **how: Any) -> Bench:
    """Let A do these things at a table where B stands in the canyon."""
    return table(**{"A": who(), "B": who(), **how}).do("A", *deeds)


# The kind of an event, a table, the deeds of A, and what everybody is told.
TOLD: list[tuple[str, dict[str, Any], tuple[str, ...], list[dict[str, Any]]]] = [
    ("moved", {}, ("move to G08",), [{"cowboy": 0, "start": "CC", "to": "G08"}]),
    (
        "boarded",
        {"A": who("R11"), "sheriff": "E5"},
        ("board to E2",),
        [{"cowboy": 0, "car": 2, "start": "R11", "to": "E2"}],
    ),
    (
        "left",
        {"A": who("E4"), "sheriff": "E2"},
        ("leave to G05",),
        [{"cowboy": 0, "car": 4, "start": "E4", "to": "G05"}],
    ),
    (
        "jumped",
        {"A": who("TOP_A"), "horses": "CC G04"},
        ("jump to G04 for 1",),
        [{"cowboy": 0, "car": 3, "horse": 1, "start": "TOP_A", "to": "G04"}],
    ),
    ("mounted", {"horses": "G08 CC"}, ("mount for 1",), [{"cowboy": 0, "horse": 1}]),
    (
        "dismounted",
        {"A": who(horse=1), "horses": "CC CC"},
        ("dismount",),
        [{"cowboy": 0, "horse": 1}],
    ),
    (
        "called",
        {"A": who(hand="KEY-2"), "horses": "CC"},
        ("ride KEY-2 for 0",),
        [{"cowboy": 0, "horse": 0, "card": "KEY-2"}],
    ),
    (
        "rode",
        {"A": who(hand="KEY-2", horse=0), "B": who(horse=0), "horses": "CC"},
        ("ride KEY-2 for 0", "ride to G04"),
        [
            {
                "cowboy": 0,
                "horse": 0,
                "start": "CC",
                "to": "G04",
                "path": ("G08", "G04"),
                "riders": (0, 1),
            }
        ],
    ),
    (
        "looted",
        {"A": who("IN_B", "KEY-1 KEY-2 KEY-3"), "squares": {"B2": "L03"}, "sheriff": "E2"},
        ("loot KEY-1 KEY-2 KEY-3 to B2",),
        [
            {
                "cowboy": 0,
                "cards": ("KEY-1", "KEY-2", "KEY-3"),
                "tiles": ("L03",),
                "squares": ("B2",),
            }
        ],
    ),
    (
        "dropped",
        {"A": who("TOWN_B", loot="L01"), "sack": "L09"},
        ("drop",),
        [{"cowboy": 0, "town": "B", "tiles": ("L01",), "fresh": ("L09",)}],
    ),
    (
        "scored",
        {"A": who("TOWN_B", loot="L01"), "points": 3},
        ("drop",),
        [{"points": 4, "goal": 12}],
    ),
    (
        "flipped",
        {"A": who("R21")},
        ("flip to R21",),
        [{"junction": "R21", "colour": "green", "cowboy": 0, "why": "action"}],
    ),
    (
        "flipped",
        {"A": who(hand="REV-1 REV-2 REV-3 REV-4")},
        ("straight REV-1 REV-2 REV-3 REV-4 to R01",),
        [{"junction": "R01", "colour": "red", "cowboy": 0, "why": "straight"}],
    ),
    (
        "flipped",
        {**STAR, "events": "switch"},
        ("end",),
        [{"junction": "R21", "colour": "green", "cowboy": None, "why": "event"}],
    ),
    (
        "offered",
        {"A": who(hand="KEY-1")},
        ("trade at 1", "give for 0"),
        [{"cowboy": 0, "partner": 1, "count": 1, "cards": ("KEY-1",)}],
    ),
    ("took-bullet", {}, ("take-bullet",), [{"cowboy": 0, "left": 2}]),
    ("spent-bullet", {"A": who(bullets=1)}, ("spend-bullet",), [{"cowboy": 0, "actions": 5}]),
    (
        "used",
        {"A": who(hand="REV-1 BAG-1 KEY-1")},
        ("three REV-1 BAG-1 KEY-1",),
        [{"cowboy": 0, "ability": "three", "cards": ("REV-1", "BAG-1", "KEY-1"), "actions": 6}],
    ),
    (
        "sheriff",
        {"A": who(hand="WILD-1")},
        ("wild WILD-1 to E4",),
        [{"start": "IN_B", "to": "E4", "path": ("E4",), "why": "wild"}],
    ),
    (
        "sheriff",
        {**STAR, "events": "sheriff-rear-2"},
        ("end",),
        [
            {"start": "IN_B", "to": "E4", "path": ("E4",), "why": "event"},
            {"start": "E4", "to": "IN_C", "path": ("IN_C",), "why": "event"},
        ],
    ),
    (
        "jailed",
        {"A": who("E4", "KEY-1", "L01", bullets=1)},
        ("move to IN_B",),
        [{"cowboy": 0, "tiles": ("L01",), "cards": ("KEY-1",), "bullets": 1, "speed": 3}],
    ),
    (
        "drew",
        {"A": who(hand="KEY-1", title="quick-draw"), "deck": "REV-5"},
        ("quick-draw KEY-1",),
        [{"cowboy": 0, "count": 1, "why": "quick-draw", "cards": ("REV-5",)}],
    ),
    (
        "drew",
        {"A": who(hand="REV-1 REV-3 REV-5 REV-7"), "deck": "KEY-5"},
        ("end", "done"),
        [{"cowboy": 0, "count": 1, "why": "turn", "cards": ("KEY-5",)}],
    ),
    (
        "discarded",
        {"A": who(hand="KEY-1", title="quick-draw")},
        ("quick-draw KEY-1",),
        [{"cowboy": 0, "cards": ("KEY-1",), "why": "quick-draw"}],
    ),
    (
        "jail-drew",
        {"A": who("JAIL"), "deck": "REV-5 KEY-5"},
        ("draw", "draw"),
        [
            {"cowboy": 0, "card": "REV-5", "kept": False},
            {"cowboy": 0, "card": "KEY-5", "kept": True},
        ],
    ),
    (
        "escaped",
        {"A": who("JAIL", "KEY-1 KEY-2 WILD-1"), "speed": 3},
        ("escape KEY-1 KEY-2 WILD-1",),
        [{"cowboy": 0, "cards": ("KEY-1", "KEY-2", "WILD-1"), "speed": 2}],
    ),
    (
        "wanted",
        {"A": who("R21"), "row": "railroad"},
        ("flip to R21",),
        [{"cowboy": 0, "card": "railroad"}],
    ),
    (
        "rolled",
        {"train": ring(20), "speed": 3},
        ("end",),
        [
            {"cars": tuple(ring(21).split()), "space": "R21", "left": 2, "edge": False},
            {
                "cars": ("RW", *ring(21).split()[:-1]),
                "space": "RW",
                "left": 1,
                "edge": False,
            },
            {
                "cars": ("RE", "RW", *ring(21).split()[:-2]),
                "space": "RE",
                "left": 0,
                "edge": True,
            },
        ],
    ),
    (
        "event",
        {**STAR, "events": "speed-up switch", "last": True},
        ("end",),
        [{"card": "speed-up", "left": 1}],
    ),
    ("speed", {**STAR, "events": "speed-up"}, ("end",), [{"speed": 2, "why": "event"}]),
    (
        "cherokee",
        {**STAR, "events": "cherokee-2"},
        ("end",),
        [{"cactus": "CACTUS_2", "spaces": ("CACTUS_2", "R24")}],
    ),
    ("tokens-gone", {**STAR, "events": "speed-up", "last": True}, ("end",), [{}]),
    ("arrived", {**TOWN, "towns": {"B": "L06"}}, ("end",), [{"town": "B", "tiles": 1}]),
    (
        "loaded",
        {**TOWN, "towns": {"B": "L06"}, "squares": {"B1": "L01"}},
        ("end",),
        [{"tile": "L06", "square": "B2", "town": "B"}],
    ),
    (
        "filled",
        {**TOWN, "squares": FULL, "sack": "L06"},
        ("end",),
        [{"tile": "L06", "square": "C2"}],
    ),
    ("hangman", {**TOWN, "hangman": 1}, ("end",), [{"knot": 2, "town": "B"}]),
    (
        "collected",
        {**TOWN, "mode": "versus", "B": who(points=1), "counters": {"B": (0, 2)}},
        ("end",),
        [{"cowboy": 1, "town": "B", "count": 2, "points": 3}],
    ),
    (
        "tombstone",
        {"A": who(title="tombstone"), "hangman": 2},
        ("tombstone",),
        [{"cowboy": 0, "knot": 1}],
    ),
    (
        "over",
        {"A": who("TOWN_B", loot="L01"), "points": 11},
        ("drop",),
        [{"winners": (0, 1), "why": "goal", "points": (12,)}],
    ),
    (
        "over",
        {**TOWN, "mode": "score", "points": 4, "hangman": 2},
        ("end",),
        [{"winners": (0, 1), "why": "score-4", "points": (4,)}],
    ),
    ("turn", {}, ("end",), [{"cowboy": 1, "actions": 4, "round": 1}]),
]


@pytest.mark.parametrize(
    ("kind", "how", "deeds", "payloads"), TOLD, ids=[f"{each[0]} {each[2][0]}" for each in TOLD]
)
def test_an_event_tells_all_of_this(
    kind: str, how: dict[str, Any], deeds: tuple[str, ...], payloads: list[dict[str, Any]]
) -> None:
    assert played(deeds, **how).events(kind) == payloads


def test_a_trade_tells_what_was_offered_and_returned() -> None:
    t = played(("trade at 1", "give for 0"), A=who(hand="KEY-1"), B=who(hand="BAG-1"))
    ask = t.ask("B")
    assert (ask.kind, dict(ask.about)) == (
        "back",
        {"cowboy": 1, "partner": 0, "offered": ("KEY-1",), "must": 0},
    )
    t.do("B", "give for 0", "done")
    ask = t.ask("A")
    assert (ask.kind, dict(ask.about)) == (
        "deal",
        {"cowboy": 0, "partner": 1, "offered": ("KEY-1",), "returned": ("BAG-1",)},
    )
    t.do("A", "agree")
    assert t.events("returned") == [
        {"cowboy": 1, "partner": 0, "count": 1, "cards": ("BAG-1",)},
    ]
    assert t.events("traded") == [
        {
            "cowboy": 0,
            "partner": 1,
            "gave": 1,
            "got": 1,
            "gave_cards": ("KEY-1",),
            "got_cards": ("BAG-1",),
        }
    ]


@pytest.mark.parametrize(
    ("deed", "how", "card"),
    [("crazy-give KEY-1 at 1", "give", "KEY-1"), ("crazy-take BAG-1 at 1", "take", "BAG-1")],
)
def test_a_favour_tells_the_card_and_its_way(deed: str, how: str, card: str) -> None:
    t = played((deed,), A=who(hand="KEY-1", title="crazy"), B=who(hand="BAG-1"))
    ask = t.ask("B")
    assert (ask.kind, dict(ask.about)) == (
        "favour",
        {"cowboy": 1, "by": 0, "card": card, "how": how},
    )
    t.do("B", "agree")
    assert t.events("favour") == [{"cowboy": 0, "partner": 1, "card": card, "how": how}]


# A table, the deeds of A, the kind of the next question, and what it tells.
ASKED: list[tuple[dict[str, Any], tuple[str, ...], str, dict[str, Any]]] = [
    ({}, (), "turn", {"cowboy": 0, "actions": 4, "caught_at": "IN_B", "lure": 0}),
    ({"A": who("JAIL")}, ("draw",), "jail", {"cowboy": 0, "actions": 3, "need": 3}),
    (
        {"A": who(hand="KEY-2"), "horses": "G08 CC"},
        ("ride KEY-2 for 1",),
        "ride",
        {"cowboy": 0, "card": "KEY-2", "horse": 1, "reach": 2},
    ),
    ({"A": who(hand="KEY-1")}, ("trade at 1",), "give", {"cowboy": 0, "partner": 1}),
    ({"A": who(hand="KEY-1")}, ("end",), "discard", {"cowboy": 0, "limit": 5}),
    ({**TOWN, "towns": {"B": "L06"}}, ("end",), "load", {"cowboy": 0, "town": "B"}),
    ({**TOWN, "sack": "L06"}, ("end",), "fill", {"cowboy": 0, "tile": "L06"}),
]


@pytest.mark.parametrize(("how", "deeds", "kind", "about"), ASKED, ids=[each[2] for each in ASKED])
def test_a_question_tells_all_of_this(
    how: dict[str, Any], deeds: tuple[str, ...], kind: str, about: dict[str, Any]
) -> None:
    ask = played(deeds, **how).ask("A")
    assert (ask.kind, dict(ask.about)) == (kind, about)
