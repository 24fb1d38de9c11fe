"""The narration of the train, its stations and its railcars."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import robbery, who
from tables.narrated import said
from whistlestop.games.bang.view import TableView


def view() -> TableView:
    """Return the view of a spectator: four stations, and Ironhorse pulls the train."""
    return robbery(
        A=who(character="rose-doolan"),
        B=who(character="evan-babbit"),
        C=who(character="manuelita"),
        D=who(character="sancho"),
        stations="boom-town frisco crowns-hole yooma",
    ).view()


SAID: list[tuple[str, dict[str, Any], str | None]] = [
    ("train-moved", {"by": 0, "at": 3, "end": False}, "The train moves on to Crown's Hole."),
    ("train-moved", {"by": 0, "at": 5, "end": True}, "The train reaches the End of the Line!"),
    (
        "boarded",
        {"seat": 1, "card": "mail-car", "station": "frisco", "free": False},
        "Evan Babbit takes Mail Car at Frisco.",
    ),
    (
        "boarded",
        {"seat": 1, "card": "mail-car", "station": "frisco", "free": True},
        "Evan Babbit takes Mail Car at Frisco without paying.",
    ),
    (
        "drew-railcars",
        {"seat": 1, "cards": ("caboose", "mail-car")},
        "Evan Babbit draws railcars: Caboose, Mail Car.",
    ),
    ("new-line", {"side": "leland"}, "A new line is laid out. Leland pulls the train."),
    ("full-steam", {"seat": 1, "times": 0}, "Evan Babbit decides that Ironhorse has no effect."),
    (
        "spared",
        {"seat": 1, "by": 0, "what": "ironhorse"},
        "Rose Doolan leaves Evan Babbit out of Ironhorse.",
    ),
    ("spared", {"seat": 1, "by": 1, "what": "gatling"}, "Evan Babbit stays out of Gatling."),
    (
        "exchanged",
        {"seat": 0, "card": "barrel-QS", "other": 1, "theirs": "mail-car"},
        "Rose Doolan gives Barrel Q♠ to Evan Babbit and gets Mail Car.",
    ),
    (
        "gave",
        {"seat": 0, "target": 1, "why": "mail-car"},
        "Rose Doolan gives a card to Evan Babbit.",
    ),
    (
        "gave",
        {"seat": 0, "target": 1, "why": "mail-car", "card": "beer-6H"},
        "Rose Doolan gives Beer 6♥ to Evan Babbit.",
    ),
    ("redirected", {"seat": 1, "to": 3, "by": 0}, "Evan Babbit passes the shot on to Sancho."),
    ("haunts", {"seat": 3, "why": "ghost"}, "Sancho has no life points left and stays as a ghost."),
    ("came-back", {"seat": 3, "why": "ghost"}, "Sancho comes back as a ghost."),
    (
        "fended",
        {"seat": 1, "card": "sleeper-car", "by": 0},
        "Evan Babbit holds off Rose Doolan with Sleeper Car.",
    ),
    ("shot", {"by": None, "at": 0, "card": None, "need": 1}, "Ironhorse fires at Rose Doolan."),
    (
        "wounded",
        {"seat": 0, "points": 1, "by": None, "life": 2, "why": "tombrock"},
        "Tombrock costs Rose Doolan 1 life point: 2 left.",
    ),
    (
        "played",
        {"seat": 0, "card": "money-bag-QC", "at": 1, "on": "mail-car", "like": "panic"},
        "Rose Doolan plays Money Bag Q♣ (Panic!) against Evan Babbit's Mail Car.",
    ),
    (
        "played",
        {"seat": 0, "card": "water-tower-8H", "at": None, "on": "caboose", "like": "water-tower"},
        "Rose Doolan plays Water Tower 8♥ and takes Caboose from the train.",
    ),
    ("checked", {"seat": 0, "why": "most-wanted", "card": "beer-6H", "good": False}, None),
    (
        "discarded",
        {"seat": 0, "card": "beer-6H", "why": "frisco"},
        "Rose Doolan pays Beer 6♥ at Frisco.",
    ),
    (
        "discarded",
        {"seat": 0, "card": "barrel-QS", "why": "caboose"},
        "Caboose: Rose Doolan discards Barrel Q♠.",
    ),
    (
        "discarded",
        {"seat": 1, "card": "mail-car", "why": "mail-car"},
        "Evan Babbit gives up Mail Car.",
    ),
]


@pytest.mark.parametrize(("kind", "payload", "sentence"), SAID)
def test_an_event_is_narrated_by_this_sentence(
    kind: str, payload: dict[str, Any], sentence: str | None
) -> None:
    assert said("bang", view(), kind, **payload) == sentence
