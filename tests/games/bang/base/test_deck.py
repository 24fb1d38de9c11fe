"""The cards in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from tables.bang import LETTERS, Bench, deal, table, who

BROWN = {
    "bang": "AS 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "missed": "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC",
    "beer": "6H 7H 8H 9H 10H JH",
    "panic": "JH QH AH 8D",
    "cat-balou": "KH 9D 10D JD",
    "duel": "QD JS 8C",
    "stagecoach": "9S 9S",
    "general-store": "9C QS",
    "indians": "KD AD",
    "wells-fargo": "3H",
    "gatling": "10H",
    "saloon": "5H",
}
BLUE = {
    "jail": "10S JS 4H",
    "barrel": "QS KS",
    "mustang": "8H 9H",
    "dynamite": "2H",
    "scope": "AS",
    "volcanic": "10S 10C",
    "schofield": "JC QC KS",
    "remington": "KC",
    "rev-carabine": "AC",
    "winchester": "8S",
}


def cards(t: Bench) -> list[str]:
    """Return the ids of all cards: in hands, in the draw pile, or looked at by Kit Carlson."""
    seats = LETTERS[: t.match.seats]
    hands = [card for letter in seats for card in t.ids(letter)]
    return hands + [card.id for card in t.state.deck + t.state.peeked]


def signs(kind: str) -> list[str]:
    """Return the signs of all cards of a kind, sorted."""
    names = [name.removesuffix("-2").rpartition("-") for name in cards(deal(4))]
    return sorted(sign for name, _, sign in names if name == kind)


@pytest.mark.rule("BASE-001")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_there_are_80_cards_and_each_is_there_once(seats: int) -> None:
    dealt = cards(deal(seats, seed=3))
    assert (len(dealt), len(set(dealt))) == (80, 80)


@pytest.mark.rule("BASE-001")
def test_63_cards_are_brown_and_17_are_blue() -> None:
    kinds = Counter(name.removesuffix("-2").rpartition("-")[0] for name in cards(deal(4)))
    assert sum(kinds[kind] for kind in BROWN) == 63
    assert sum(kinds[kind] for kind in BLUE) == 17


@pytest.mark.rule("BASE-002")
def test_each_suit_is_on_20_cards() -> None:
    suits = Counter(name.removesuffix("-2")[-1] for name in cards(deal(4)))
    assert suits == {"S": 20, "H": 20, "D": 20, "C": 20}


@pytest.mark.rule("BASE-003")
def test_the_bang_cards_have_the_suits_and_ranks_of_the_rulebook() -> None:
    assert signs("bang") == sorted(BROWN["bang"].split())


@pytest.mark.rule("BASE-004")
def test_the_missed_cards_have_the_suits_and_ranks_of_the_rulebook() -> None:
    assert signs("missed") == sorted(BROWN["missed"].split())


@pytest.mark.rule("BASE-005")
@pytest.mark.parametrize("kind", [kind for kind in BROWN if kind not in ("bang", "missed")])
def test_the_signs_of_the_other_brown_cards(kind: str) -> None:
    assert signs(kind) == sorted(BROWN[kind].split())


@pytest.mark.rule("BASE-006")
@pytest.mark.parametrize("kind", BLUE)
def test_the_signs_of_the_blue_cards(kind: str) -> None:
    assert signs(kind) == sorted(BLUE[kind].split())


@pytest.mark.rule("BASE-001", "BASE-026")
@pytest.mark.parametrize("kind", [kind for kind in BLUE if kind != "jail"])
def test_a_blue_card_stays_in_play(kind: str) -> None:
    t = table(A=kind, B="", C="", D="")
    t.play("A", kind)
    assert (t.cards("A"), t.hand("A"), t.discard) == ([kind], [], [])


@pytest.mark.rule("BASE-001", "BASE-026")
def test_a_jail_stays_in_play_in_front_of_another_player() -> None:
    t = table(A="jail", B="", C="", D="")
    t.play("A", "jail", at="C")
    assert (t.cards("A"), t.cards("C"), t.discard) == ([], ["jail"], [])


@pytest.mark.rule("BASE-001", "BASE-026")
@pytest.mark.parametrize("kind", [kind for kind in BROWN if kind != "missed"])
def test_a_brown_card_is_discarded(kind: str) -> None:
    t = table(A=kind, B=who(play="mustang"), C="", D=who(play="barrel"))
    card = t.ids("A")[0]
    at = {"bang": "D", "panic": "D", "cat-balou": "B", "duel": "B"}
    t.play("A", kind, at=at.get(kind, ""))
    assert card in t.discard
    assert kind not in t.cards("A") + t.cards("B") + t.cards("C") + t.cards("D")


@pytest.mark.rule("BASE-001", "BASE-026")
def test_a_missed_is_discarded() -> None:
    t = table(A="bang-2D", B="missed-3S", C="", D="")
    t.play("A", "bang", at="B")
    t.answer("B", "missed")
    assert t.discard == ["bang-2D", "missed-3S"]


@pytest.mark.rule("BASE-026")
def test_a_brown_card_takes_effect_once() -> None:
    t = table(A=who("beer", life=1), B="", C="", D="", deck="2C 3C 4C 5C 6C 7C 8C 9C")
    t.play("A", "beer")
    for letter in "ABCD":
        t.end(letter)
    assert t.asked == ("A", "turn")
    assert t.life("A") == 2


@pytest.mark.rule("BASE-026")
def test_a_blue_card_stays_turn_after_turn_until_something_removes_it() -> None:
    t = table(A="mustang", B="", C="", D="cat-balou", deck="2C 3C 4C 5C 6C 7C 8C 9C")
    t.play("A", "mustang")
    for letter in "ABC":
        t.end(letter)
    assert t.cards("A") == ["mustang"]
    t.play("D", "cat-balou", at="A", on="mustang")
    assert (t.cards("A"), t.top) == ([], "mustang-8H")


@pytest.mark.rule("BASE-007")
def test_sixteen_characters_two_of_them_with_three_life_points() -> None:
    dealt = [event for seed in range(60) for event in deal(3, seed).events("character")]
    lives = {event["name"]: event["life"] for event in dealt}
    assert lives == {
        "bart-cassidy": 4,
        "black-jack": 4,
        "calamity-janet": 4,
        "el-gringo": 3,
        "jesse-jones": 4,
        "jourdonnais": 4,
        "kit-carlson": 4,
        "lucky-duke": 4,
        "paul-regret": 3,
        "pedro-ramirez": 4,
        "rose-doolan": 4,
        "sid-ketchum": 4,
        "slab-the-killer": 4,
        "suzy-lafayette": 4,
        "vulture-sam": 4,
        "willy-the-kid": 4,
    }
