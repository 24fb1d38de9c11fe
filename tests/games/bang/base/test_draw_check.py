"""The draw! check, and the draw pile whose top card it turns over."""

from __future__ import annotations

import pytest

from tables.bang import Bench, table, who

SPADES = ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS"]


def behind_a_barrel(deck: str, discard: str = "") -> Bench:
    """Let A shoot B, who turns over the first card of the deck for a Barrel."""
    b = who("beer", play="barrel-KS")
    t = table(A="bang-2D", B=b, C=who(life=3), D=who(life=3), deck=deck, discard=discard)
    return t.play("A", "bang", at="B").use("B", "barrel-KS")


def dynamite(deck: str) -> Bench:
    """Return a table where B begins a turn with a Dynamite."""
    return table(turn="B", phase="start", A="", B=who(play="dynamite"), C="", D="", deck=deck)


@pytest.mark.rule("BASE-036")
def test_the_top_card_of_the_draw_pile_is_turned_over_and_discarded() -> None:
    t = behind_a_barrel("beer-7H beer-8H")
    assert t.events("flipped") == [{"seat": 1, "cards": ("beer-7H",), "why": "barrel"}]
    assert (t.discard, t.view().deck) == (["bang-2D", "beer-7H"], 80 - 4)


@pytest.mark.rule("BASE-036")
@pytest.mark.parametrize(("sign", "life"), [("7H", 4), ("7C", 3), ("7D", 3), ("7S", 3)])
def test_the_sign_of_the_card_decides(sign: str, life: int) -> None:
    t = behind_a_barrel(sign).gives_up("B")
    assert t.life("B") == life


@pytest.mark.rule("BASE-036")
def test_each_draw_turns_over_a_card_of_its_own() -> None:
    b = who(play="dynamite jail")
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="bang-7C beer-7H")
    assert [each["cards"] for each in t.events("flipped")] == [("bang-7C",), ("beer-7H",)]


@pytest.mark.rule("BASE-037")
@pytest.mark.parametrize(
    "card",
    ["beer-6H", "saloon-5H", "wells-fargo-3H", "gatling-10H", "dynamite-2H", "jail-4H", "panic-QH"],
)
def test_a_card_that_is_turned_over_does_nothing(card: str) -> None:
    t = behind_a_barrel(card)
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert [t.hand(letter) for letter in "ABCD"] == [[], ["beer"], [], []]
    assert [t.cards(letter) for letter in "ABCD"] == [[], ["barrel"], [], []]
    assert (t.top, t.asked) == (card, ("A", "turn"))


@pytest.mark.rule("BASE-037")
def test_a_missed_that_is_turned_over_cancels_no_shot() -> None:
    t = behind_a_barrel("missed-7S").gives_up("B")
    assert (t.life("B"), t.top) == (3, "missed-7S")


@pytest.mark.rule("BASE-038", "BASE-077")
@pytest.mark.parametrize("sign", SPADES)
def test_spades_from_2_to_9_set_off_a_dynamite_and_an_ace_is_not_a_1(sign: str) -> None:
    t = dynamite(sign)
    explodes = sign in ("2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S")
    assert t.life("B") == (1 if explodes else 4)
    assert t.cards("C") == ([] if explodes else ["dynamite"])


@pytest.mark.rule("BASE-039")
def test_the_whole_discard_pile_becomes_the_draw_pile_and_drawing_goes_on() -> None:
    pile = "bang-2D bang-3D bang-4D bang-5D"
    t = table(A="stagecoach", B="", C="", D="", deck="beer-6H", discard=pile, only=True)
    t.play("A", "stagecoach")
    assert t.events("reshuffled") == [{"count": 5}]
    assert (t.count("A"), t.view().deck, t.discard) == (2, 4, [])
    assert t.ids("A")[0] == "beer-6H"


@pytest.mark.rule("BASE-039")
def test_the_discard_pile_is_shuffled_at_once_when_the_last_card_is_taken() -> None:
    pile = "bang-2D bang-3D bang-4D"
    t = table(A="stagecoach", B="", C="", D="", deck="beer-6H beer-7H", discard=pile, only=True)
    t.play("A", "stagecoach")
    assert t.ids("A") == ["beer-6H", "beer-7H"]
    assert (t.view().deck, t.view().discarded, t.top) == (4, 0, None)


@pytest.mark.rule("BASE-039")
def test_while_a_card_is_left_nothing_is_shuffled() -> None:
    deck = "beer-6H beer-7H beer-8H"
    t = table(A="stagecoach", B="", C="", D="", deck=deck, discard="bang-2D", only=True)
    t.play("A", "stagecoach")
    assert (t.events("reshuffled"), t.view().deck, t.view().discarded) == ([], 1, 2)


@pytest.mark.rule("BASE-039")
def test_the_new_draw_pile_is_in_an_order_by_chance() -> None:
    pile = "bang-2D bang-3D bang-4D bang-5D bang-6D"
    drawn = set()
    for seed in range(20):
        t = table(A="", B="", C="", D="", deck="beer-6H", discard=pile, only=True, seed=seed)
        t.end("A")
        drawn.add(t.ids("B")[1])
    assert len(drawn) > 2
    assert drawn <= set(pile.split())


@pytest.mark.rule("BASE-039")
def test_a_draw_with_the_last_card_counts_and_the_next_one_comes_from_the_new_pile() -> None:
    b = who(play="dynamite jail")
    pile = "beer-6H beer-7H beer-8H beer-9H"
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="3S", discard=pile, only=True)
    assert (t.life("B"), t.cards("B"), t.asked) == (1, [], ("B", "turn"))
    assert t.hand("B") == ["beer", "beer"]


@pytest.mark.rule("BASE-040")
def test_with_an_empty_discard_pile_it_is_shuffled_when_a_card_is_next_needed() -> None:
    deck = "bang-2D bang-3D"
    t = table(phase="draw", A="bang-AS", B="missed-2S", C="", D="", deck=deck, only=True)
    assert (t.view().deck, t.view().discarded) == (0, 0)
    t.do("A", "play bang-AS at 1").answer("B", "missed")
    assert (t.view().deck, t.view().discarded, t.events("reshuffled")) == (0, 2, [])
    t.end("A")
    assert t.events("reshuffled") == [{"count": 2}]
    assert sorted(t.ids("B")) == ["bang-AS", "missed-2S"]


@pytest.mark.rule("BASE-040")
def test_a_late_reshuffle_serves_a_draw_too() -> None:
    b = who("missed", play="barrel-KS")
    t = table(phase="draw", A="bang-2D", B=b, C="", D="", deck="beer-6H beer-7H", only=True)
    t.play("A", "beer").play("A", "beer")
    assert (t.view().deck, t.discard) == (0, ["beer-6H", "beer-7H"])
    t.do("A", "play bang-2D at 1").use("B", "barrel-KS")
    assert t.events("reshuffled") == [{"count": 3}]
    assert t.view().deck + t.view().discarded == 3
