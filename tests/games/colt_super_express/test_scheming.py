"""The first phase: everybody stacks three cards face down."""

from __future__ import annotations

import pytest

from tables.colt import opening, table
from whistlestop.engine.ask import Answer
from whistlestop.engine.errors import IllegalAnswer


@pytest.mark.rule("COLT-018", "COLT-020")
def test_everybody_schemes_at_once() -> None:
    t = opening(4)
    assert [(ask.seat, ask.kind) for ask in t.match.asks] == [(seat, "scheme") for seat in range(4)]
    t.match.choose(2, Answer("scheme", ("flip", "move", "fire")))
    t.match.choose(0, Answer("scheme", ("flip", "move", "fire")))
    assert t.match.waiting == (1, 3)


@pytest.mark.rule("COLT-019")
def test_all_cards_are_in_hand_again_in_the_next_round() -> None:
    t = table(inside="- | - | Be> | Ch> | Dj> | -")
    before = [ask.answers for ask in t.match.asks]
    t.round(Be="flip change-floor move", Ch="flip change-floor move", Dj="flip change-floor fire")
    assert [ask.answers for ask in t.match.asks] == before
    assert [len(answers) for answers in before] == [24, 24, 24]
    assert [(each.revealed, each.face_down) for each in t.shown.bandits] == [((), 0)] * 3


@pytest.mark.rule("COLT-019")
def test_a_card_left_aside_can_be_played_in_the_next_round() -> None:
    t = table(inside="- | - | Be> | Ch> | Dj> | -")
    t.round()
    t.play("Ch fire")
    assert (t.turns, t.out) == (["Ch fire"], "Be")


@pytest.mark.rule("COLT-020", "COLT-070")
@pytest.mark.parametrize("expansions", ["", "reflex", "horse", "reflex horse"])
@pytest.mark.parametrize(
    "cards",
    [
        (),
        ("flip",),
        ("flip", "move"),
        ("flip", "move", "fire", "change-floor"),
        ("flip", "move", "flip"),
        ("fire", "fire", "fire"),
        ("flip", "move", "wait"),
    ],
)
def test_a_scheme_is_three_different_cards(expansions: str, cards: tuple[str, ...]) -> None:
    t = opening(3, expansions=expansions)
    with pytest.raises(IllegalAnswer):
        t.match.choose(0, Answer("scheme", cards))


@pytest.mark.rule("COLT-020", "COLT-068")
@pytest.mark.parametrize(
    ("card", "expansions"), [("reflex", "horse time-car"), ("horse", "reflex time-car")]
)
def test_a_card_of_an_expansion_not_in_use_cannot_be_chosen(card: str, expansions: str) -> None:
    t = opening(3, expansions=expansions)
    with pytest.raises(IllegalAnswer):
        t.match.choose(0, Answer("scheme", ("flip", "move", card)))


@pytest.mark.rule("COLT-069")
@pytest.mark.parametrize("expansions", ["reflex horse", "reflex horse time-car"])
def test_reflex_and_horse_can_be_in_one_scheme(expansions: str) -> None:
    t = table(inside="- | Be> | - | -", roof="- | Ch> | - | -", expansions=expansions)
    t.play("Be reflex", "Ch flip", "Be flip", "Ch change-floor", "Be horse")
    assert t.inside == "- | <Ch | - | Be>"


@pytest.mark.rule("COLT-070")
@pytest.mark.parametrize("expansions", ["reflex", "horse", "reflex horse"])
def test_with_a_bigger_hand_still_only_three_cards_are_played(expansions: str) -> None:
    t = table(inside="- | - | Be> | Ch> | Dj> | -", expansions=expansions)
    t.round()
    assert [turn.split()[0] for turn in t.turns] == ["Be", "Ch", "Dj"] * 3


@pytest.mark.rule("COLT-021")
@pytest.mark.parametrize(
    ("scheme", "roof"),
    [
        ("change-floor flip move", "<Be | - | - | -"),
        ("change-floor move flip", "- | - | <Be | -"),
        ("move change-floor flip", "- | - | <Be | -"),
        ("flip move change-floor", "<Be | - | - | -"),
    ],
)
def test_the_top_card_comes_first(scheme: str, roof: str) -> None:
    cards = scheme.split()
    t = table(inside="- | Be> | - | -", roof="- | - | - | ch>")
    t.play(f"Be {cards[0]}", "Ch flip", f"Be {cards[1]}", "Ch change-floor", f"Be {cards[2]}")
    assert t.roof == roof
    assert t.bandit("Be").revealed == tuple(cards)


@pytest.mark.rule("COLT-022")
@pytest.mark.parametrize("aside", ["flip", "change-floor", "move", "fire"])
def test_the_card_left_aside_is_not_played(aside: str) -> None:
    cards = [card for card in ("flip", "change-floor", "move", "fire") if card != aside]
    t = table(inside="- | - | Be> | - | -", roof="- | - | - | Ch> | -")
    t.round(Be=" ".join(cards))
    assert [turn for turn in t.turns if turn.startswith("Be")] == [f"Be {card}" for card in cards]
