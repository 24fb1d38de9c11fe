"""The order of the equipment deck, which nobody may know."""

from __future__ import annotations

import pytest

from tables.bang import LETTERS, Bench, rush, who

FIRST, SECOND = "boots pickaxe rhum", "calumet rucksack gold-pan"


def worlds(*, used: bool = False) -> list[Bench]:
    """Return two tables that differ only in the order of the equipment deck."""
    return [
        rush(
            A=who("bang", nuggets=5, character="josh-mccloud"),
            players=4,
            display="shot-1 shot-2 shot-3",
            equipment=f"wanted-1 {one} {other}",
            used=used,
        )
        for one, other in ((FIRST, SECOND), (SECOND, FIRST))
    ]


@pytest.mark.rule("GR-003")
@pytest.mark.parametrize("letter", [None, *LETTERS[:4]])
def test_nobody_is_sent_anything_of_the_cards_that_lie_face_down(letter: str | None) -> None:
    sent = []
    for t in worlds():
        t.play("A", "bang", at="B").buy("A", "shot-1", at="A")
        sent.append(t.sent(letter))
    assert sent[0] == sent[1]


@pytest.mark.rule("GR-003", "GR-065")
def test_the_card_josh_mccloud_finds_is_seen_by_all() -> None:
    t = worlds()[0].use("A", "josh-mccloud")
    found = [
        [event.payload["card"] for event in t.seen(seat, "found-equipment")] for seat in "ABCD"
    ]
    assert found == [["wanted-1"]] * 4


@pytest.mark.rule("GR-017", "GR-022")
def test_everybody_sees_what_is_bought_and_what_takes_its_place() -> None:
    t = worlds()[0].buy("A", "shot-1", at="A")
    for seat in "ABCD":
        assert [event.payload["card"] for event in t.seen(seat, "bought")] == ["shot-1"]
        assert [event.payload["card"] for event in t.seen(seat, "displayed")] == ["wanted-1"]
