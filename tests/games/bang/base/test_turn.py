"""A turn and its phases."""

from __future__ import annotations

import pytest

from tables.bang import Bench, table, who
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import AT_REST, Rule
from whistlestop.games.bang.game import GAME


def checks(t: Bench) -> list[tuple[str, str]]:
    """Return the draw! checks so far, and their cards."""
    return [(each["why"], each["card"]) for each in t.events("checked")]


@pytest.mark.rule("BASE-022")
@pytest.mark.parametrize("play", ["dynamite jail", "jail dynamite"])
def test_dynamite_is_checked_first_then_jail_then_cards_are_drawn(play: str) -> None:
    t = table(turn="B", phase="start", A="", B=who(play=play), C="", D="", deck="KC 6H 2D 3D")
    assert checks(t) == [("dynamite", "missed-KC"), ("jail", "beer-6H")]
    assert (t.asked, t.ids("B")) == (("B", "turn"), ["bang-2D", "bang-3D"])


@pytest.mark.rule("BASE-022")
def test_a_survivor_of_the_dynamite_is_still_checked_for_jail() -> None:
    t = table(turn="B", phase="start", A="", B=who(play="dynamite jail"), C="", D="", deck="2S 2C")
    assert checks(t) == [("dynamite", "missed-2S"), ("jail", "bang-2C")]
    assert (t.life("B"), t.asked) == (1, ("C", "turn"))


@pytest.mark.rule("BASE-022")
def test_a_player_killed_by_the_dynamite_is_not_checked_for_jail() -> None:
    b = who(play="dynamite jail", life=3)
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="2S 6H 2D 3D")
    assert checks(t) == [("dynamite", "missed-2S")]
    assert (t.out, t.asked) == ("B", ("C", "turn"))


@pytest.mark.rule("BASE-022")
def test_without_such_a_card_there_is_no_check() -> None:
    t = table(turn="B", phase="start", A="", B=who(play="barrel"), C="", D="", deck="2D 3D")
    assert (checks(t), t.ids("B")) == ([], ["bang-2D", "bang-3D"])


@pytest.mark.rule("BASE-023")
def test_in_phase_1_the_player_draws_two_cards() -> None:
    t = table(turn="B", phase="draw", A="", B="beer-6H", C="", D="", deck="2D 3D 4D")
    assert (t.asked, t.ids("B")) == (("B", "turn"), ["beer-6H", "bang-2D", "bang-3D"])


@pytest.mark.rule("BASE-023")
def test_only_the_player_in_turn_draws_and_from_the_draw_pile() -> None:
    t = table(A="", B="", C="", D="", deck="2D 3D 4D", discard="beer-6H")
    before = t.view().deck
    t.end("A")
    assert [t.count(letter) for letter in "ABCD"] == [0, 2, 0, 0]
    assert (t.view().deck, t.discard) == (before - 2, ["beer-6H"])


@pytest.mark.rule("BASE-024")
def test_a_player_may_play_no_card_at_all() -> None:
    t = table(A="bang beer stagecoach", B="", C="", D="")
    t.end("A")
    assert (t.count("A"), t.discard, t.turn) == (3, [], "B")


@pytest.mark.rule("BASE-024")
def test_a_player_may_play_any_number_of_cards() -> None:
    t = table(A=who("beer beer saloon mustang scope barrel indians duel bang", life=2), B="", C="")
    for card in ("beer", "beer", "saloon", "mustang", "scope", "barrel", "indians"):
        t.play("A", card)
    t.play("A", "duel", at="B")
    t.play("A", "bang", at="C")
    assert (t.asked, t.count("A"), t.lives) == (("A", "turn"), 0, {"A": 4, "B": 2, "C": 2})


@pytest.mark.rule("BASE-024")
def test_the_player_decides_when_to_stop_even_without_cards() -> None:
    t = table(A="beer", B="", C="", D="")
    t.play("A", "beer")
    assert (t.asked, t.can("A")) == (("A", "turn"), ["end"])


@pytest.mark.rule("BASE-025")
def test_no_other_card_can_be_played_before_all_have_answered() -> None:
    t = table(A="gatling bang beer", B="missed", C="bang", D="beer")
    t.play("A", "gatling")
    asked = []
    for letter in "BCD":
        asked.append((t.asked, t.can("A")))
        t.passes(letter)
    assert asked == [(("B", "dodge"), []), (("C", "dodge"), []), (("D", "dodge"), [])]
    assert t.asked == ("A", "turn")


@pytest.mark.rule("BASE-025")
def test_a_hit_and_the_last_chance_after_it_belong_to_the_card() -> None:
    t = table(A="bang beer", B=who("beer", life=1), C="", D="")
    t.play("A", "bang", at="B")
    t.passes("B")
    assert (t.asked, t.can("A")) == (("B", "save"), [])
    t.answer("B", "beer")
    assert (t.asked, t.life("B")) == (("A", "turn"), 1)


@pytest.mark.rule("BASE-027")
def test_a_player_out_of_turn_can_play_nothing() -> None:
    everything = "bang missed beer panic stagecoach saloon gatling barrel winchester"
    t = table(A="mustang", B=who(everything, life=1), C="", D="")
    assert (t.match.waiting, t.can("B")) == ((0,), [])
    t.play("A", "mustang")
    assert (t.match.waiting, t.can("B")) == ((0,), [])


@pytest.mark.rule("BASE-027")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("bang", ["play missed-2S", "use barrel-QS", "pass"]),
        ("gatling", ["play missed-2S", "use barrel-QS", "pass"]),
        ("indians", ["discard bang-AS", "pass"]),
        ("duel", ["discard bang-AS", "pass"]),
    ],
)
def test_an_answer_takes_only_cards_that_answer(card: str, answers: list[str]) -> None:
    b = who("bang-AS missed-2S beer saloon stagecoach panic mustang", play="barrel-QS")
    t = table(A=card, B=b, C="", D="")
    t.play("A", card, at="B" if card in ("bang", "duel") else "")
    assert t.can("B") == answers


@pytest.mark.rule("BASE-027")
def test_a_player_about_to_be_eliminated_can_use_only_a_beer() -> None:
    b = who("bang missed beer-6H saloon stagecoach panic mustang", life=1, play="barrel")
    t = table(A="bang", B=b, C="", D="")
    t.play("A", "bang", at="B")
    t.passes("B")
    assert (t.asked, t.can("B")) == (("B", "save"), ["play beer-6H", "pass"])


@pytest.mark.rule("BASE-028")
def test_too_many_cards_are_discarded_by_choice() -> None:
    t = table(A=who("bang-2D bang-3D beer-6H missed-2S missed-3S", life=3), B="", C="", D="")
    t.end("A")
    assert t.can("A") == [
        f"discard {card}" for card in ("bang-2D", "bang-3D", "beer-6H", "missed-2S", "missed-3S")
    ]
    t.do("A", "discard beer-6H").do("A", "discard missed-2S")
    assert t.ids("A") == ["bang-2D", "bang-3D", "missed-3S"]
    assert (t.discard, t.turn) == (["beer-6H", "missed-2S"], "B")


@pytest.mark.rule("BASE-028")
@pytest.mark.parametrize(("life", "kept"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_player_keeps_as_many_cards_as_life_points(life: int, kept: int) -> None:
    t = table(A=who("bang bang bang bang bang bang", life=life, most=5), B="", C="", D="")
    t.end("A")
    while t.turn == "A":
        t.answer("A", "bang")
    assert t.count("A") == kept


@pytest.mark.rule("BASE-028")
def test_there_is_no_discarding_below_the_limit() -> None:
    t = table(A=who("bang missed beer", life=3), B="", C="", D="")
    t.end("A")
    assert (t.count("A"), t.turn) == (3, "B")


@pytest.mark.rule("BASE-028")
def test_cards_in_play_do_not_count() -> None:
    t = table(A=who("bang missed", play="barrel mustang scope", life=2), B="", C="", D="")
    t.end("A")
    assert (t.count("A"), t.turn) == (2, "B")


@pytest.mark.rule("BASE-029")
def test_a_hand_may_grow_beyond_the_limit_before_phase_3() -> None:
    t = table(A=who("wells-fargo stagecoach bang bang", life=1), B="", C="", D="")
    t.play("A", "wells-fargo").play("A", "stagecoach")
    assert (t.asked, t.count("A")) == (("A", "turn"), 7)


@pytest.mark.rule("BASE-029")
def test_a_hand_may_be_of_any_size_in_the_turns_of_others() -> None:
    t = table(A="general-store", B=who("missed beer panic", life=2), C="", D="")
    t.play("A", "general-store")
    for letter in "ABC":
        t.do(letter, t.can(letter)[0])
    t.end("A")
    assert (t.asked, t.count("B"), t.life("B")) == (("B", "turn"), 6, 2)


@pytest.mark.rule("BASE-029")
def test_losing_life_in_the_turn_of_another_costs_no_hand_cards() -> None:
    t = table(A="bang", B=who("beer beer beer beer", life=4), C="", D="")
    t.play("A", "bang", at="B")
    t.passes("B")
    assert (t.life("B"), t.count("B"), t.asked) == (3, 4, ("A", "turn"))


@pytest.mark.rule("BASE-030")
def test_turns_go_round_clockwise() -> None:
    t = table(A="", B="", C="", D="", E="")
    for letter in "ABCDE":
        t.end(letter)
    seats = [each["seat"] for each in t.events("turn")]
    assert (seats, t.asked) == ([1, 2, 3, 4, 0], ("A", "turn"))


@pytest.mark.rule("BASE-030")
@pytest.mark.parametrize(
    ("turn", "out", "then"), [("A", "B", "C"), ("A", "BC", "D"), ("D", "E", "A"), ("C", "DEA", "B")]
)
def test_the_eliminated_are_passed_over(turn: str, out: str, then: str) -> None:
    t = table(turn=turn, out=out, A="", B="", C="", D="", E="")
    t.end(turn)
    assert (t.turn, t.asked) == (then, (then, "turn"))


@pytest.mark.rule("BASE-030")
def test_the_next_turn_begins_after_phase_3() -> None:
    t = table(A=who("bang bang", life=1), B="", C="", D="")
    t.end("A")
    assert (t.turn, t.count("B")) == ("A", 0)
    t.answer("A", "bang")
    assert (t.turn, t.count("B")) == ("B", 2)


@pytest.mark.rule("BASE-031")
def test_a_player_who_dies_in_their_own_turn_ends_it_and_the_next_player_begins() -> None:
    b = who("duel stagecoach mustang", life=1)
    t = table(turn="B", A="", B=b, C="bang", D="")
    t.play("B", "duel", at="C")
    t.answer("C", "bang")
    t.passes("B")
    t.passes("B")
    t.do("B", "done")
    assert (t.out, t.asked, t.turn) == ("B", ("C", "turn"), "C")
    assert t.count("C") == 2


@pytest.mark.rule("BASE-031")
def test_after_a_death_in_ones_own_turn_the_next_living_player_begins() -> None:
    t = table(turn="B", out="C", A="", B=who("duel", life=1), C="", D="bang", E="")
    t.play("B", "duel", at="D")
    t.answer("D", "bang")
    assert (t.out, t.asked) == ("BC", ("D", "turn"))


@pytest.mark.rule("BASE-031")
def test_a_player_killed_by_dynamite_draws_no_cards() -> None:
    b = who(play="dynamite", life=3)
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="2S 2D 3D")
    assert (t.out, t.asked, t.ids("C")) == ("B", ("C", "turn"), ["bang-2D", "bang-3D"])


def asked_after_a_rest(rule: Rule[None], answer: Answer | None) -> Ask:
    """Give an answer, if there is one, and check that the table rests before the next question."""
    assert rule.send(answer) is AT_REST
    ask = rule.send(None)
    assert isinstance(ask, Ask)
    return ask


def test_the_table_rests_before_each_action_of_a_turn() -> None:
    """A match is copied and resumed from there, without a replay of all its choices."""
    rule = GAME.play(table(A="beer", B="", C="", D="").state.copy())
    ask = asked_after_a_rest(rule, None)
    assert asked_after_a_rest(rule, ask.answers[0]).seat == 0


def test_the_table_rests_only_once_between_two_turns_without_a_decision() -> None:
    """Each rest costs a copy of the table. The hand of A is just within the limit."""
    rule = GAME.play(table(A="bang beer missed panic", B="", C="", D="").state.copy())
    ask = asked_after_a_rest(rule, None)
    assert (ask.seat, str(ask.answers[-1])) == (0, "end")
    assert asked_after_a_rest(rule, ask.answers[-1]).seat == 1
