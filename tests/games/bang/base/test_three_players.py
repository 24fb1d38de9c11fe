"""Three players, each of whom hunts one of the others."""

from __future__ import annotations

import pytest

from tables.bang import LETTERS, Bench, deal, table, who

SEEDS = range(60)
# Hunters and their targets.
HUNTS = [("deputy", "renegade"), ("renegade", "outlaw"), ("outlaw", "deputy")]
ROLES = ("deputy", "outlaw", "renegade")
THREE = {"el-gringo": 3, "paul-regret": 3}  # all others have 4 life points


def third(one: str, other: str) -> str:
    return next(role for role in ROLES if role not in {one, other})


def kill(hunter: str, prey: str, deck: str = "") -> Bench:
    """Let A shoot B dead; C has the third role."""
    t = table(
        A=who("bang", role=hunter),
        B=who(life=1, role=prey),
        C=who(role=third(hunter, prey)),
        deck=deck,
    )
    return t.play("A", "bang", at="B")


@pytest.mark.rule("BASE-189")
def test_three_players_are_a_deputy_an_outlaw_and_a_renegade() -> None:
    dealt = [deal(3, seed).view().roles for seed in SEEDS]
    assert all(sorted(map(str, roles)) == list(ROLES) for roles in dealt)


@pytest.mark.rule("BASE-189")
def test_among_three_chance_deals_the_roles() -> None:
    assert len({deal(3, seed).view().roles for seed in SEEDS}) == 6


@pytest.mark.rule("BASE-189")
def test_among_three_everybody_knows_all_roles_from_the_start() -> None:
    t = deal(3, characters="choose")
    known = [t.view(seat).roles for seat in ("A", "B", "C", None)]
    assert (len(set(known)), None in known[0]) == (1, False)


@pytest.mark.rule("BASE-190")
def test_among_three_nobody_has_an_extra_life_point_or_card() -> None:
    for seed in SEEDS:
        for player in deal(3, seed).events("character"):
            assert player["life"] == THREE.get(player["name"], 4)


@pytest.mark.rule("BASE-190")
def test_among_three_everybody_is_dealt_a_card_for_each_life_point() -> None:
    for seed in SEEDS:
        t = deal(3, seed)
        lives = {each["seat"]: each["life"] for each in t.events("character")}
        hands = {e["seat"]: e["count"] for e in t.events("drew") if e["why"] == "deal"}
        assert hands == lives


@pytest.mark.rule("BASE-190")
def test_among_three_the_deputy_begins() -> None:
    tables = [deal(3, seed) for seed in SEEDS]
    first = [t.view().roles[t.events("turn")[0]["seat"]] for t in tables]
    assert first == ["deputy"] * len(first)


@pytest.mark.rule("BASE-191", "BASE-192")
@pytest.mark.parametrize(("hunter", "prey"), HUNTS)
def test_a_hunter_who_eliminates_their_own_target_wins_at_once(hunter: str, prey: str) -> None:
    t = kill(hunter, prey)
    assert (t.winners, t.out, t.view().why) == ("A", "B", "target")


@pytest.mark.rule("BASE-191", "BASE-193")
@pytest.mark.parametrize(("hunter", "hunted"), HUNTS)
def test_a_player_who_eliminates_their_own_hunter_has_not_won(hunter: str, hunted: str) -> None:
    t = kill(hunted, hunter)
    assert (t.winners, t.out, t.asked) == (None, "B", ("A", "turn"))


@pytest.mark.rule("BASE-192")
@pytest.mark.parametrize("elimination", ["together", "at-once"])
@pytest.mark.parametrize(("first", "second"), [("outlaw", "renegade"), ("renegade", "outlaw")])
def test_killing_both_others_with_one_card_wins_by_the_target(
    first: str, second: str, elimination: str
) -> None:
    b, c = who(life=1, role=first), who(life=1, role=second)
    t = table(A="gatling", B=b, C=c, options={"elimination": elimination}).play("A", "gatling")
    assert (t.winners, t.events("over")[0]["why"], len(t.events("over"))) == ("A", "target", 1)


@pytest.mark.rule("BASE-192")
def test_a_player_who_kills_their_target_with_a_card_that_hits_all_wins() -> None:
    t = table(A="gatling", B="", C=who(life=1)).play("A", "gatling")
    assert (t.winners, t.lives) == ("A", {"A": 4, "B": 3, "C": 0})


@pytest.mark.rule("BASE-192")
def test_a_player_who_kills_their_target_in_a_duel_wins() -> None:
    t = table(A="duel", B="", C=who(life=1)).play("A", "duel", at="C")
    assert t.winners == "A"


@pytest.mark.rule("BASE-192", "BASE-193")
def test_a_target_that_dies_in_its_own_duel_does_not_win_for_its_hunter() -> None:
    """The Renegade challenges the Deputy, and loses."""
    t = table(turn="C", A="bang", B="", C=who("duel", life=1))
    t.play("C", "duel", at="A").answer("A", "bang")
    assert (t.winners, t.out, t.events("reward")) == (None, "C", [])


@pytest.mark.rule("BASE-193")
def test_the_other_two_play_on_when_one_dies_of_dynamite() -> None:
    a = who(play="dynamite", life=3)
    t = table(phase="start", A=a, B="", C="", deck="5S")
    assert (t.winners, t.out, t.asked) == (None, "A", ("B", "turn"))


@pytest.mark.rule("BASE-193")
@pytest.mark.parametrize("role", ROLES)
def test_the_last_of_three_alive_wins_whoever_was_the_target(role: str) -> None:
    others = [each for each in ROLES if each != role]
    for gone, victim in (others, others[::-1]):
        t = table(
            A=who("bang", role=role),
            B=who(life=1, role=victim),
            C=who(role=gone),
            out="C",
        )
        assert t.play("A", "bang", at="B").winners == "A"


@pytest.mark.rule("BASE-193")
def test_the_last_of_three_wins_also_when_the_other_dies_of_dynamite() -> None:
    a = who(play="dynamite", life=3)
    t = table(phase="start", A=a, B="", C="", deck="5S", out="B")
    assert (t.winners, t.view().why) == ("C", "last")


@pytest.mark.rule("BASE-194")
@pytest.mark.parametrize(("hunter", "hunted"), HUNTS)
def test_eliminating_one_of_three_without_winning_draws_three_cards(
    hunter: str, hunted: str
) -> None:
    t = kill(hunted, hunter, deck="saloon wells-fargo winchester")
    assert t.hand("A") == ["saloon", "wells-fargo", "winchester"]


@pytest.mark.rule("BASE-194")
def test_nobody_draws_for_a_player_of_three_who_dies_of_dynamite() -> None:
    a = who(play="dynamite", life=3)
    t = table(phase="start", A=a, B="", C="", deck="5S")
    assert ([each["why"] for each in t.events("drew")], t.count("C")) == (["phase"], 0)


@pytest.mark.rule("BASE-195")
@pytest.mark.parametrize("turn", ["A", "B", "C"])
def test_among_three_a_jail_may_be_put_in_front_of_any_other_player(turn: str) -> None:
    hands = {letter: "jail" if letter == turn else "" for letter in LETTERS[:3]}
    t = table(turn=turn, A=hands["A"], B=hands["B"], C=hands["C"])
    assert t.targets(turn, "jail") == "ABC".replace(turn, "")
