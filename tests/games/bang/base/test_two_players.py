"""Two players: a duel without roles."""

from __future__ import annotations

import pytest

from tables.bang import deal, table, who

SEEDS = range(60)
THREE = {"el-gringo": 3, "paul-regret": 3}  # all others have 4 life points


@pytest.mark.rule("BASE-195")
@pytest.mark.parametrize(("turn", "other"), [("A", "B"), ("B", "A")])
def test_between_two_a_jail_may_be_put_in_front_of_the_other(turn: str, other: str) -> None:
    t = table(turn=turn, A="jail", B="jail")
    assert t.targets(turn, "jail") == other


@pytest.mark.rule("BASE-196")
def test_two_players_have_no_roles() -> None:
    for seed in SEEDS:
        t = deal(2, seed)
        assert [t.view(seat).roles for seat in ("A", "B", None)] == [(None, None)] * 3


@pytest.mark.rule("BASE-196")
def test_neither_of_two_has_an_extra_life_point() -> None:
    for seed in SEEDS:
        for player in deal(2, seed).events("character"):
            assert player["life"] == THREE.get(player["name"], 4)


@pytest.mark.rule("BASE-196")
@pytest.mark.parametrize(("turn", "other"), [("A", "B"), ("B", "A")])
def test_the_survivor_of_two_wins(turn: str, other: str) -> None:
    a = who("bang", life=1 if other == "A" else 4)
    b = who("bang", life=1 if other == "B" else 4)
    t = table(turn=turn, A=a, B=b).play(turn, "bang", at=other).gives_up(other)
    assert (t.winners, t.out) == (turn, other)


@pytest.mark.rule("BASE-196")
def test_the_survivor_of_two_wins_also_by_a_dynamite_and_by_a_lost_duel() -> None:
    blown_up = table(phase="start", A=who(play="dynamite", life=3), B="", deck="5S")
    beaten = table(A=who("duel", life=1), B="bang").play("A", "duel", at="B").answer("B", "bang")
    assert (blown_up.winners, beaten.winners) == ("B", "B")


@pytest.mark.rule("BASE-196")
def test_the_survivor_of_two_gets_no_reward_and_no_penalty() -> None:
    t = table(A=who("bang beer", play="scope"), B=who(life=1)).play("A", "bang", at="B")
    assert (t.hand("A"), t.cards("A"), t.events("drew")) == (["beer"], ["scope"], [])


@pytest.mark.rule("BASE-197")
def test_between_two_chance_decides_who_begins() -> None:
    first = [deal(2, seed).events("turn")[0]["seat"] for seed in range(200)]
    assert 60 < sum(first) < 140


@pytest.mark.rule("BASE-196")
def test_at_the_end_of_a_game_of_two_nobody_shows_a_role() -> None:
    t = table(A="bang", B=who(life=1)).play("A", "bang", at="B")
    assert t.events("over") == [{"winners": (0,), "why": "last", "roles": (None, None)}]
