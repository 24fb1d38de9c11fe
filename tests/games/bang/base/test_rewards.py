"""Rewards and penalties for an elimination, and the player who is responsible for it."""

from __future__ import annotations

import pytest

from tables.bang import Bench, Who, table, who

GAIN = "wells-fargo general-store saloon"  # the top of the draw pile; sorted in the next line
GAINED = sorted(GAIN.split())


def kill(killer: str, victim: str) -> Bench:
    """Let A of this role, with a Beer and a Scope, shoot B. There are others of every role."""
    lawman = "deputy" if killer == "sheriff" else "sheriff"
    t = table(
        A=who("bang beer", play="scope", role=killer),
        B=who(life=1, role=victim),
        C=who(role=lawman),
        D=who(role="outlaw"),
        E=who(role="renegade"),
        deck=GAIN,
    )
    return t.play("A", "bang", at="B")


@pytest.mark.rule("BASE-123")
@pytest.mark.parametrize("killer", ["sheriff", "deputy", "renegade", "outlaw"])
def test_eliminating_an_outlaw_draws_three_cards(killer: str) -> None:
    t = kill(killer, "outlaw")
    assert (t.hand("A"), t.cards("A")) == (sorted(["beer", *GAINED]), ["scope"])


@pytest.mark.rule("BASE-123")
def test_nobody_but_the_killer_draws_for_an_outlaw() -> None:
    t = kill("sheriff", "outlaw")
    assert [t.count(seat) for seat in "BCDE"] == [0, 0, 0, 0]


@pytest.mark.rule("BASE-120", "BASE-123")
def test_the_reward_is_drawn_after_the_cards_of_the_outlaw_are_discarded() -> None:
    """With one card left to draw, the cards of the Outlaw become a part of the reward."""
    b = who("missed-2S", play="scope", life=1, role="outlaw")
    t = table(A="bang", B=b, C="", D="", deck="saloon", only=True)
    t.play("A", "bang", at="B").gives_up("B")
    told = ("out", "discarded", "reward", "reshuffled", "drew")
    assert t.kinds(*told) == ["out", "discarded", "discarded", "reward", "reshuffled", "drew"]
    assert (t.count("A"), "saloon" in t.hand("A"), t.discard) == (3, True, [])


@pytest.mark.rule("BASE-120", "BASE-123")
def test_all_who_died_of_a_card_discard_before_any_reward_is_drawn() -> None:
    b, c = who("missed-2S", life=1, role="outlaw"), who("missed-3S", life=1, role="outlaw")
    t = table(A="gatling", B=b, C=c, D="", E="").play("A", "gatling").gives_up("B", "C")
    told = ("out", "discarded", "reward")
    assert t.kinds(*told) == ["out", "out", "discarded", "discarded", "reward", "reward"]


@pytest.mark.rule("BASE-124")
@pytest.mark.parametrize("victim", ["deputy", "renegade"])
@pytest.mark.parametrize("killer", ["deputy", "renegade", "outlaw"])
def test_eliminating_a_deputy_or_a_renegade_earns_and_costs_nothing(
    killer: str, victim: str
) -> None:
    t = kill(killer, victim)
    assert (t.out, t.hand("A"), t.cards("A")) == ("B", ["beer"], ["scope"])


@pytest.mark.rule("BASE-124")
def test_a_renegade_earns_and_costs_the_sheriff_nothing() -> None:
    t = kill("sheriff", "renegade")
    assert (t.out, t.hand("A"), t.cards("A")) == ("B", ["beer"], ["scope"])


@pytest.mark.rule("BASE-124")
def test_four_players_are_enough_for_a_renegade_to_earn_nothing() -> None:
    t = table(A="bang", B=who(life=1, role="renegade"), C="", D="", deck=GAIN)
    t.play("A", "bang", at="B")
    assert (t.out, t.hand("A")) == ("B", [])


@pytest.mark.rule("BASE-125")
def test_a_sheriff_who_eliminates_a_deputy_discards_hand_and_cards_in_play() -> None:
    t = kill("sheriff", "deputy")
    assert (t.hand("A"), t.cards("A"), len(t.discard)) == ([], [], 3)


@pytest.mark.rule("BASE-125", "BASE-169")
def test_suzy_lafayette_as_sheriff_draws_a_card_after_the_penalty() -> None:
    suzy = who("bang beer", play="scope", character="suzy-lafayette")
    t = table(A=suzy, B=who(life=1, role="deputy"), C="", D="", E="", deck="saloon duel")
    t.play("A", "bang", at="B")
    assert (t.hand("A"), t.cards("A")) == (["saloon"], [])


@pytest.mark.rule("BASE-126")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_the_player_of_the_card_is_rewarded_for_every_outlaw_who_dies_of_it(card: str) -> None:
    dying = who(life=1, role="outlaw")
    t = table(A=card, B=dying, C=who(role="renegade"), D=dying, E="").play("A", card)
    assert (t.out, t.count("A"), t.count("E")) == ("BD", 6, 0)


@pytest.mark.rule("BASE-126")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_a_sheriff_whose_card_kills_a_deputy_among_others_is_punished(card: str) -> None:
    deputy = who(life=1, role="deputy")
    t = table(A=who(f"{card} beer", play="scope"), B="", C="", D=deputy, E=who(role="outlaw"))
    t.play("A", card)
    assert (t.out, t.hand("A"), t.cards("A")) == ("D", [], [])


@pytest.mark.rule("BASE-126")
def test_only_the_player_who_took_the_last_life_point_is_rewarded() -> None:
    drawn = "missed missed duel duel"  # by B and by C
    t = table(A="bang", B=who(life=2, role="outlaw"), C="bang", D="", E="", deck=drawn)
    t.play("A", "bang", at="B").end("A")
    t.end("B").do("B", t.can("B")[0])
    t.play("C", "bang", at="B").gives_up("B")
    assert (t.out, t.count("A"), t.count("C")) == ("B", 0, 5)


@pytest.mark.rule("BASE-127")
def test_a_challenger_is_rewarded_for_an_outlaw_who_dies_in_the_duel() -> None:
    t = table(A="duel bang", B=who("bang", life=1, role="outlaw"), C="", D="", deck=GAIN)
    t.play("A", "duel", at="B").answer("B", "bang").answer("A", "bang")
    assert (t.out, t.hand("A")) == ("B", GAINED)


@pytest.mark.rule("BASE-127")
def test_a_sheriff_is_punished_for_a_deputy_who_dies_in_the_duel() -> None:
    deputy = who(life=1, role="deputy")
    t = table(A=who("duel beer", play="scope"), B="", C="", D=deputy, E=who(role="outlaw"))
    t.play("A", "duel", at="D")
    assert (t.out, t.hand("A"), t.cards("A")) == ("D", [], [])


def beaten(challenger: Who) -> Bench:
    """Let B start a Duel with the Sheriff and lose the last life point in it."""
    t = table(
        turn="B", A=who("bang beer", play="scope"), B=challenger, C=who(role="renegade"), D="", E=""
    )
    return t.play("B", "duel", at="A").answer("A", "bang")


@pytest.mark.rule("BASE-128")
def test_nobody_eliminated_a_player_who_dies_in_a_duel_they_started() -> None:
    t = beaten(who("duel", life=1, role="outlaw"))
    assert t.events("out") == [{"seat": 1, "role": "outlaw", "by": None}]


@pytest.mark.rule("BASE-128", "BASE-129")
@pytest.mark.parametrize("role", ["outlaw", "deputy"])
def test_a_death_in_ones_own_duel_brings_neither_reward_nor_penalty(role: str) -> None:
    t = beaten(who("duel", life=1, role=role))
    assert (t.out, t.hand("A"), t.cards("A")) == ("B", ["beer"], ["scope"])


@pytest.mark.rule("BASE-130")
@pytest.mark.parametrize("role", ["outlaw", "deputy"])
def test_a_sheriff_gets_neither_reward_nor_penalty_for_his_dynamite(role: str) -> None:
    """The Dynamite goes from A all around to A, and on to B."""
    t = table(
        A="dynamite",
        B=who(role=role, life=2),
        C=who(role="outlaw"),
        D=who(role="renegade"),
        E="",
        out="DE",
        deck="missed missed duel duel KD saloon panic 5S",
    )
    t.play("A", "dynamite").end("A").end("B").end("C").end("A").gives_up("B")
    assert (t.events("out")[0]["by"], t.events("reward"), t.hand("A")) == (
        None,
        [],
        ["panic", "saloon"],
    )


@pytest.mark.rule("BASE-131")
@pytest.mark.parametrize(("first", "second"), [("outlaw", "deputy"), ("deputy", "outlaw")])
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_a_sheriff_draws_for_the_outlaw_before_discarding_all_for_the_deputy(
    first: str, second: str, card: str
) -> None:
    t = table(
        A=who(card, play="scope"),
        B=who(life=1, role=first),
        C=who(life=1, role=second),
        D=who(role="outlaw"),
        E=who(role="renegade"),
    ).play("A", card)
    told = ("out", "reward", "drew", "penalty")
    kinds = t.kinds(*told)
    assert kinds == ["out", "out", "reward", "drew", "penalty"]
    assert (t.hand("A"), t.cards("A"), len(t.discard)) == ([], [], 5)
