"""The narration of nuggets, equipment and shadows."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import rush, who
from tables.narrated import said
from whistlestop.games.bang.view import TableView


def view() -> TableView:
    """Return the view of a spectator at the turn of Rose Doolan, with Slab the Killer in seat B."""
    return rush(
        A=who(character="rose-doolan"),
        B=who(character="slab-the-killer"),
        C=who(character="suzy-lafayette"),
        D=who(character="el-gringo"),
    ).view()


SAID: list[tuple[str, dict[str, Any], str | None]] = [
    *(
        ("gained-nuggets", {"seat": 1, "count": 1, "total": 3, "why": why}, sentence)
        for why, sentence in {
            "bang": "Slab the Killer takes 1 nugget and now has 3.",
            "bottle": "Slab the Killer takes 1 nugget and now has 3.",
            "lucky-charm": "Lucky Charm: Slab the Killer takes 1 nugget and now has 3.",
        }.items()
    ),
    ("paid-nuggets", {"seat": 1, "count": 3, "total": 0, "why": "boots"}, None),
    (
        "paid-nuggets",
        {"seat": 1, "count": 2, "total": 1, "why": "rucksack"},
        "Rucksack: Slab the Killer pays 2 nuggets: 1 left.",
    ),
    (
        "paid-nuggets",
        {"seat": 1, "count": 4, "total": 0, "why": "scrap"},
        "Slab the Killer pays 4 nuggets.",
    ),
    (
        "paid-nuggets",
        {"seat": 1, "count": 1, "total": 0, "why": "out"},
        "Slab the Killer leaves behind 1 nugget.",
    ),
    (
        "bought",
        {"seat": 1, "card": "boots", "price": 3, "at": None},
        "Slab the Killer buys Boots for 3 nuggets.",
    ),
    (
        "bought",
        {"seat": 1, "card": "shot-1", "price": 0, "at": 1},
        "Slab the Killer gets Shot for free.",
    ),
    (
        "bought",
        {"seat": 1, "card": "wanted-2", "price": 2, "at": 0},
        "Slab the Killer buys Wanted for 2 nuggets: it goes to Rose Doolan.",
    ),
    ("displayed", {"card": "pickaxe"}, "New on offer: Pickaxe."),
    ("got-equipment", {"seat": 0, "card": "boots"}, None),
    (
        "got-equipment",
        {"seat": 1, "card": "wanted-2"},
        "Wanted is now in front of Slab the Killer.",
    ),
    (
        "lost-equipment",
        {"seat": 0, "card": "boots", "by": 1},
        "Slab the Killer makes Rose Doolan discard Boots.",
    ),
    ("lost-equipment", {"seat": 0, "card": "boots", "by": None}, "Rose Doolan loses Boots."),
    (
        "equipment-reshuffled",
        {"count": 7},
        "The used equipment is shuffled into a new equipment deck of 7 cards.",
    ),
    (
        "found-equipment",
        {"seat": 1, "card": "gun-belt"},
        "Slab the Killer draws Gun Belt from the equipment deck.",
    ),
    (
        "used-as",
        {"seat": 1, "card": "bottle-1", "like": "bang", "at": 0},
        "Slab the Killer uses Bottle as BANG! against Rose Doolan.",
    ),
    (
        "used-as",
        {"seat": 1, "card": "pardner-1", "like": "general-store", "at": None},
        "Slab the Killer uses Pardner as General Store.",
    ),
    ("ignored", {"seat": 0, "card": "bang-QD"}, "Rose Doolan is safe from BANG! Q♦."),
    ("shot", {"by": 1, "at": 0, "card": "bottle-1", "need": 1}, None),
    (
        "wounded",
        {"seat": 0, "points": 1, "by": 1, "life": 2, "why": "bottle"},
        "Bottle costs Rose Doolan 1 life point: 2 left.",
    ),
    ("drew", {"seat": 1, "count": 1, "why": "boots"}, "Boots: Slab the Killer draws 1 card."),
    (
        "flipped",
        {"seat": 0, "cards": ("beer-6H", "bang-2C"), "why": "rhum"},
        "Rose Doolan turns over 6♥, 2♣ for Rhum.",
    ),
    (
        "checked",
        {"seat": 0, "why": "don-bell", "card": "bang-2C", "good": False},
        "Don Bell: Rose Doolan is out of luck.",
    ),
    (
        "played",
        {"seat": 1, "card": "beer-6H", "at": None, "on": None, "like": "sold"},
        "Slab the Killer sells Beer 6♥.",
    ),
    *(
        ("discarded", {"seat": 1, "card": "beer-6H", "why": why}, sentence)
        for why, sentence in {
            "shadow": "The shadow of Slab the Killer discards Beer 6♥.",
            "dutch-will": "Slab the Killer keeps the rest and discards Beer 6♥.",
            "pardner": "Pardner: Slab the Killer has to discard Beer 6♥.",
        }.items()
    ),
    (
        "came-back",
        {"seat": 1, "why": "shadow"},
        "The shadow of Slab the Killer comes back for a turn.",
    ),
    ("faded", {"seat": 1, "why": "shadow"}, "The shadow of Slab the Killer leaves the game again."),
    ("side", {"seat": 1, "side": "deputy"}, "Slab the Killer now plays for the law."),
    (
        "side",
        {"seat": 1, "side": None},
        "Slab the Killer is no longer a Renegade and has no side yet.",
    ),
]


@pytest.mark.parametrize(("kind", "payload", "sentence"), SAID)
def test_an_event_is_narrated_by_this_sentence(
    kind: str, payload: dict[str, Any], sentence: str | None
) -> None:
    assert said("bang", view(), kind, **payload) == sentence
