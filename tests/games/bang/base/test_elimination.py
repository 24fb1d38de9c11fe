"""The elimination of a player."""

from __future__ import annotations

from itertools import permutations

import pytest

from tables.bang import Bench, table, who
from whistlestop.games.bang.view import PlayerView


def killed(*, hand: str = "", play: str = "", role: str = "renegade", a: str = "bang") -> Bench:
    """Let A kill B, who does nothing about it."""
    b = who(hand, play=play, life=1, role=role)
    t = table(A=a, B=b, C="missed", D=who("missed", role="outlaw"), E=who("missed", role="outlaw"))
    return t.play("A", "bang", at="B")


@pytest.mark.rule("BASE-119")
@pytest.mark.parametrize("role", ["renegade", "deputy", "outlaw"])
def test_everybody_learns_the_role_of_an_eliminated_player(role: str) -> None:
    t = killed(role=role)
    assert [t.view(seat).roles[1] for seat in (*"ABCDE", None)] == [role] * 6


@pytest.mark.rule("BASE-119")
def test_nobody_else_knows_the_role_of_a_player_who_may_still_be_saved() -> None:
    t = killed(hand="beer missed").passes("B")
    assert t.asked == ("B", "save")
    assert [t.view(seat).roles[1] for seat in (*"ACDE", None)] == [None] * 5


@pytest.mark.rule("BASE-119")
def test_the_roles_of_the_others_stay_secret_when_one_is_eliminated() -> None:
    assert killed().view().roles == ("sheriff", "renegade", None, None, None)


@pytest.mark.rule("BASE-120")
def test_hand_and_cards_in_play_of_an_eliminated_player_are_discarded() -> None:
    t = killed(hand="beer-6H missed-2S", play="barrel-QS scope-AS").gives_up("B")
    assert set(t.discard[1:]) == {"beer-6H", "missed-2S", "barrel-QS", "scope-AS"}
    assert (t.hand("B"), t.cards("B")) == ([], [])


@pytest.mark.rule("BASE-120", "BASE-176")
def test_the_cards_of_an_eliminated_player_are_not_discarded_if_vulture_sam_takes_them() -> None:
    b = who("missed beer", play="scope", life=1)
    t = table(A="bang-2C", B=b, C=who(character="vulture-sam"), D="")
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.discard, t.hand("C")) == (["bang-2C"], ["beer", "missed", "scope"])


@pytest.mark.rule("BASE-121")
@pytest.mark.parametrize("order", list(permutations(["missed-2S", "beer-6H", "scope-AS"])))
def test_an_eliminated_player_decides_in_which_order_the_cards_are_discarded(
    order: tuple[str, ...],
) -> None:
    t = killed(hand="missed-2S beer-6H", play="scope-AS", a="bang-2C").passes("B").passes("B")
    for card in order:
        if t.asked == ("B", "order"):
            t.do("B", f"discard {card}")
    assert t.discard == ["bang-2C", *order]


@pytest.mark.rule("BASE-121")
def test_two_victims_of_one_card_order_their_cards_one_after_the_other() -> None:
    b = who("missed-2S beer-6H", life=1, role="outlaw")
    c = who("bang-3C duel-QD", life=1, role="outlaw")
    t = table(A="gatling-10H", B=b, C=c, D="", E=who(role="renegade")).play("A", "gatling")
    t.passes("B", "B", "C", "C").do("B", "discard beer-6H").do("C", "discard duel-QD")
    assert t.discard == ["gatling-10H", "beer-6H", "missed-2S", "duel-QD", "bang-3C"]


@pytest.mark.rule("BASE-121")
def test_the_hand_that_an_eliminated_player_puts_in_order_is_not_shown_in_advance() -> None:
    t = killed(hand="missed-2S beer-6H duel-QD").passes("B", "B")
    assert t.asked == ("B", "order")
    assert (t.events("discarded"), t.view("A").players[1].hand) == ([], 3)


@pytest.mark.rule("BASE-122")
def test_an_eliminated_player_has_no_more_turns() -> None:
    t = killed().end("A")
    turns = []
    for _ in range(8):
        turns.append(t.turn)
        t.end(t.turn)
        while t.asked == (turns[-1], "excess"):
            t.do(turns[-1], t.can(turns[-1])[0])
    assert "".join(turns) == "CDEACDEA"


@pytest.mark.rule("BASE-122")
@pytest.mark.parametrize("card", ["duel", "cat-balou", "jail"])
def test_an_eliminated_player_cannot_be_aimed_at(card: str) -> None:
    assert killed(a=f"bang {card}").targets("A", card) == "CDE"


@pytest.mark.rule("BASE-122")
def test_an_eliminated_player_does_not_count_for_distance() -> None:
    t = killed()
    assert t.view("A").distances == (None, None, 1, 2, 1)


@pytest.mark.rule("BASE-122")
def test_an_eliminated_player_gets_no_card_of_a_general_store() -> None:
    t = killed(a="bang general-store").play("A", "general-store")
    assert len(t.view().store) == 4
    for seat in "ACD":
        t.do(seat, t.can(seat)[0])
    assert [t.count(seat) for seat in "ABCDE"] == [1, 0, 2, 2, 2]


@pytest.mark.rule("BASE-122")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_a_card_that_hits_all_has_no_effect_on_an_eliminated_player(card: str) -> None:
    t = killed(a=f"bang {card}").play("A", card).passes("C", "D", "E")
    assert t.lives == {"A": 4, "B": 0, "C": 3, "D": 3, "E": 3}


@pytest.mark.rule("BASE-122")
def test_an_eliminated_player_is_not_healed_by_a_saloon() -> None:
    assert killed(a="bang saloon").play("A", "saloon").lives["B"] == 0


@pytest.mark.rule("BASE-122")
def test_a_dynamite_passes_by_an_eliminated_player() -> None:
    a = who(play="dynamite")
    t = table(phase="start", deck="KD", A=a, B="", C="", D="", E="", out="B")
    assert t.events("passed-on")[0]["to"] == 2


@pytest.mark.rule("BASE-119")
@pytest.mark.parametrize("life", [2, 3])
def test_a_player_who_is_out_has_no_life_points_and_never_less(life: int) -> None:
    """A Dynamite takes three life points. The number is negative only in the last chance."""
    b = who("beer beer beer", play="dynamite", life=life)
    t = table(turn="B", phase="start", deck="5S", A="", B=b, C="", D="")
    assert (t.asked, t.view().players[1].life) == (("B", "save"), life - 3)
    seen: list[PlayerView] = []
    t.match.watch(lambda _event: seen.append(t.view().players[1]))
    t.gives_up("B")
    assert t.out == "B"
    assert {player.life for player in seen if player.out} == {0}
    assert {player.hand_limit for player in seen} == {0}
    assert {t.view(eyes).players[1].life for eyes in (*"ABCD", None)} == {0}
