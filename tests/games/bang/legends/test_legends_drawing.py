"""Legends whose abilities are about drawing cards."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import against_legend, as_legend, four
from tables.bang import who

# Black Jack


@pytest.mark.rule("LEG-054")
@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("bang-AS bang-AH", 2),  # 22
        ("bang-QH bang-KH bang-2D", 3),  # 22
        ("missed-JC bang-QH bang-KD", 3),  # 30: not 21 or less before
        ("bang-2C bang-3C bang-4C bang-5C bang-6C bang-7C", 6),  # 20, and 27 with the 7
        ("missed-10C bang-9C bang-3C", 3),  # 22
        ("bang-AS bang-9C bang-2C", 3),  # an ace is never 1
    ],
)
def test_black_jack_turns_cards_over_until_they_are_worth_more_than_21(
    deck: str, cards: int
) -> None:
    t = as_legend("black-jack", phase="draw", deck=f"{deck} missed-2S")
    t.use("A", "legendary-black-jack")
    assert (t.ids("A"), t.asked) == (deck.split()[:cards], ("A", "turn"))


@pytest.mark.rule("LEG-055")
@pytest.mark.parametrize(("answer", "cards"), [("stop", 3), ("more", 4)])
def test_black_jack_may_stop_at_21_or_turn_one_more_over(answer: str, cards: int) -> None:
    t = as_legend("black-jack", phase="draw", deck="missed-10C bang-6C bang-5C bang-2C bang-3C")
    t.use("A", "legendary-black-jack")
    assert (t.asked, t.ask("A").about["total"]) == (("A", "more"), 21)
    t.do("A", answer)
    assert (t.count("A"), t.asked) == (cards, ("A", "turn"))


def test_black_jack_may_simply_draw() -> None:
    t = as_legend("black-jack", phase="draw").do("A", "draw")
    assert (t.count("A"), t.events("turned-up")) == (2, [])


def test_the_cards_that_black_jack_turns_over_are_seen_by_all() -> None:
    t = as_legend("black-jack", phase="draw", deck="missed-10C bang-6C bang-5C bang-2C")
    t.use("A", "legendary-black-jack")
    assert t.view("B").store == ("missed-10C", "bang-6C", "bang-5C")


# Jesse Jones


def test_jesse_jones_looks_at_a_hand_and_chooses() -> None:
    t = as_legend("jesse-jones", phase="draw", C="bang-2C beer-6H missed-2S", deck="bang-3C")
    t.do("A", "take at 2")
    assert t.ask("A").about["cards"] == ("bang-2C", "beer-6H", "missed-2S")
    t.do("A", "take for 2")
    assert (t.ids("A"), t.ids("C")) == (["beer-6H", "bang-3C"], ["bang-2C", "missed-2S"])


def test_only_jesse_jones_sees_the_hand() -> None:
    t = as_legend("jesse-jones", phase="draw", C="bang-2C beer-6H missed-2S").do("A", "take at 2")
    assert "cards" in t.seen("A", "looked-at")[0].payload
    assert "cards" not in t.seen("B", "looked-at")[0].payload
    assert t.match.ask(1) is None


def test_jesse_jones_may_draw_as_usual_and_must_if_nobody_holds_a_card() -> None:
    assert as_legend("jesse-jones", phase="draw", C="beer").do("A", "draw").count("A") == 2
    assert as_legend("jesse-jones", phase="draw").count("A") == 2


# Kit Carlson


def test_kit_carlson_draws_three_cards_and_may_give_one_away() -> None:
    t = as_legend("kit-carlson", phase="draw", deck="bang-2C beer-6H missed-2S")
    assert t.ask("A").about["cards"] == ("bang-2C", "beer-6H", "missed-2S")
    t.do("A", "give at 2 for 2")
    assert (t.ids("A"), t.ids("C")) == (["bang-2C", "missed-2S"], ["beer-6H"])


def test_kit_carlson_may_keep_all_three() -> None:
    assert as_legend("kit-carlson", phase="draw").do("A", "done").count("A") == 3


# Lucky Duke


@pytest.mark.rule("LEG-059")
def test_lucky_duke_has_no_part_in_a_draw_that_an_ability_is_for() -> None:
    t = as_legend("lucky-duke", "bang", B=who(character="jourdonnais"), deck="2H 2S")
    t.play("A", "bang", at="B").use("B", "jourdonnais")
    assert (t.asked, t.life("B"), t.count("A")) == (("A", "turn"), 4, 0)
    t = as_legend("lucky-duke", "bang", B=who(character="legendary-jourdonnais"), deck="KD 2S")
    t.play("A", "bang", at="B").use("B", "legendary-jourdonnais")
    assert (t.asked, t.life("B")) == (("A", "turn"), 4)


@pytest.mark.rule("LEG-060")
@pytest.mark.parametrize("deck", ["2H 2S", "2S 2H"])
@pytest.mark.parametrize(("sign", "life"), [("2H", 4), ("2S", 3)])
def test_lucky_duke_chooses_for_everybody_who_has_to_draw_because_of_a_card(
    deck: str, sign: str, life: int
) -> None:
    duke = who(character="legendary-lucky-duke")
    t = four(A="bang", B=who(play="barrel"), C=duke, deck=deck)
    t.play("A", "bang", at="B").use("B", "barrel")
    assert (t.asked, t.ask("C").about["at"], len(t.can("C"))) == (("C", "luck"), 1, 2)
    t.do("C", next(text for text in t.can("C") if text.endswith(f"-{sign}")))
    assert (t.life("B"), t.count("C"), len(t.discard)) == (life, 0, 3)


@pytest.mark.rule("LEG-060")
@pytest.mark.parametrize(("pick", "turn"), [("3H", "A"), ("3S", "B")])
def test_lucky_duke_chooses_for_the_jail_of_others(pick: str, turn: str) -> None:
    duke = who(character="legendary-lucky-duke")
    t = four(A=who(play="jail", role="outlaw"), C=duke, deck="3H 3S", phase="start")
    assert t.asked == ("C", "luck")
    t.do("C", next(text for text in t.can("C") if text.endswith(f"-{pick}")))
    assert (t.gives_up("A").turn, t.cards("A")) == (turn, [])


@pytest.mark.rule("LEG-060")
@pytest.mark.parametrize(("pick", "life"), [("3H", 5), ("3S", 2)])
def test_lucky_duke_chooses_for_the_dynamite_of_others(pick: str, life: int) -> None:
    duke = who(character="legendary-lucky-duke")
    t = four(A=who(play="dynamite", life=5), C=duke, deck="3H 3S", phase="start")
    assert t.asked == ("C", "luck")
    t.do("C", next(text for text in t.can("C") if text.endswith(f"-{pick}")))
    assert t.life("A") == life


@pytest.mark.rule("LEG-060")
@pytest.mark.parametrize(("pick", "life"), [("2H", 4), ("2S", 3)])
def test_lucky_duke_makes_his_own_checks_with_two_cards_too(pick: str, life: int) -> None:
    t = against_legend("lucky-duke", play="barrel", deck="2S 2H").play("A", "bang", at="B")
    t.use("B", "barrel")
    assert (t.asked, len(t.can("B"))) == (("B", "luck"), 2)
    t.do("B", next(text for text in t.can("B") if text.endswith(f"-{pick}")))
    assert t.life("B") == life


@pytest.mark.rule("LEG-061")
def test_lucky_duke_gets_the_card_in_his_turn_after_all_is_resolved() -> None:
    """B's Barrel fails. Lucky Duke gets the card that counted only after the shot has hit."""
    t = as_legend(
        "lucky-duke", "bang", B=who(play="barrel", character="bart-cassidy"), deck="3S 3C"
    )
    t.play("A", "bang", at="B").use("B", "barrel")
    t.do("A", "pick missed-3S")
    assert (t.life("B"), t.ids("A")) == (3, ["missed-3S"])
    kinds = t.kinds()
    assert kinds.index("wounded") < kinds.index("drew") < kinds.index("took-discard")


@pytest.mark.rule("LEG-061")
def test_lucky_duke_gets_the_card_of_his_dynamite_after_the_explosion() -> None:
    t = as_legend("lucky-duke", play="dynamite", phase="start", deck="3S 2C", role="outlaw")
    t.do("A", "pick missed-3S")
    kinds = t.kinds()
    assert kinds.index("exploded") < kinds.index("wounded") < kinds.index("took-discard")
    assert ("missed-3S" in t.ids("A"), t.life("A"), t.count("A")) == (True, 1, 3)


@pytest.mark.rule("LEG-061")
def test_lucky_duke_gets_the_card_also_if_he_loses_the_turn() -> None:
    t = as_legend("lucky-duke", play="jail", phase="start", deck="3S 2C", role="outlaw")
    t.do("A", "pick missed-3S")
    assert (t.ids("A"), t.turn) == (["missed-3S"], "B")


@pytest.mark.rule("LEG-061")
def test_lucky_duke_who_dies_of_his_dynamite_gets_nothing() -> None:
    t = as_legend(
        "lucky-duke",
        play="dynamite",
        phase="start",
        deck="3S 2C",
        role="outlaw",
        life=3,
        B=who(role="sheriff"),
    )
    t.do("A", "pick missed-3S")
    assert (t.out, t.events("took-discard")) == ("A", [])


# Pedro Ramirez


def test_pedro_ramirez_takes_the_top_discard_besides_two_cards() -> None:
    t = as_legend(
        "pedro-ramirez", phase="draw", deck="bang-2C bang-3C", discard="missed-2S beer-6H"
    )
    assert t.ids("A") == ["bang-2C", "bang-3C", "beer-6H"]


def test_pedro_ramirez_draws_two_cards_if_nothing_is_discarded() -> None:
    assert as_legend("pedro-ramirez", phase="draw").count("A") == 2


# Suzy Lafayette


def test_suzy_lafayette_fills_her_hand_up_to_two_cards() -> None:
    t = as_legend("suzy-lafayette", "stagecoach-9S beer", life=3).play("A", "beer")
    assert t.count("A") == 2
    t = as_legend("suzy-lafayette", "bang").play("A", "bang", at="B")
    assert t.count("A") == 2


def test_suzy_lafayette_fills_her_hand_up_in_the_turn_of_others_after_the_card() -> None:
    t = against_legend("suzy-lafayette", "missed bang", by="bang")
    t.play("A", "bang", at="B").play("B", "missed")
    assert t.count("B") == 2


def test_the_question_to_legendary_kit_carlson_names_him() -> None:
    t = as_legend("kit-carlson", phase="draw", deck="bang-2C beer-6H missed-2S")
    assert t.ask("A").about["card"] == "legendary-kit-carlson"
