"""The bot in the base game: the play of each role, in positions that anybody can judge."""

from __future__ import annotations

from random import Random

import pytest

from tables.bang import table, who
from tables.bang_bot import (
    DEPUTY,
    OUTLAW,
    RENEGADE,
    SHERIFF,
    answer,
    five,
    turn,
    until,
)
from whistlestop import games
from whistlestop.bots.bang.bot import BangBot
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.engine.match import Match
from whistlestop.games.bang.view import TableView

# The Deputy and the Sheriff


@pytest.mark.parametrize(
    "hand", ["bang", "duel bang bang bang", "panic", "cat-balou", "jail", "gatling", "indians"]
)
def test_a_deputy_with_none_but_the_sheriff_and_a_friend_to_aim_at_plays_nothing(
    hand: str,
) -> None:
    """All Outlaws and the Renegade of seven are out, so the last player must be a Deputy."""
    t = table(
        turn="B",
        out="DEFG",
        A=who("missed", play="barrel", role=SHERIFF),
        B=who(hand, role=DEPUTY),
        C=who("missed", play="mustang", role=DEPUTY),
        D=who(role=OUTLAW),
        E=who(role=OUTLAW),
        F=who(role=OUTLAW),
        G=who(role=RENEGADE),
    )
    assert turn(t, "B") == ["end"]


def test_a_deputy_who_reaches_nobody_but_the_sheriff_does_not_shoot() -> None:
    t = five("B", B="bang", A="missed", C={"play": "mustang"})
    assert turn(t, "B") == ["end"]


@pytest.mark.parametrize("seed", [5001, 5004])
def test_a_sheriff_does_not_discard_a_bang_that_could_hit_the_likelier_renegade(seed: int) -> None:
    """One Deputy and the Renegade are left. In both matches the Sheriff once threw shots away."""
    match, rng = Match(games.find("bang"), 5, {}, seed), Random(seed - 5000)
    bots = [BangBot(rng) for _ in range(5)]
    seen = [MatchAsSeen(match, seat) for seat in range(5)]
    unsure = 0
    while match.outcome is None:
        (ask,) = match.asks
        answer = bots[ask.seat].choose(ask, seen[ask.seat])
        view: TableView = match.view(ask.seat)
        roles = sorted([match.side(each.seat) or "" for each in view.players if not each.out])
        if roles == [DEPUTY, RENEGADE, SHERIFF] and view.roles[ask.seat] == SHERIFF:
            thoughts = bots[ask.seat].thoughts(seen[ask.seat])
            assert thoughts is not None
            likelier = [
                at
                for at, shares in thoughts["seats"].items()
                if 0.55 < shares.get(RENEGADE, 0.0) < 1
            ]
            hits = [
                each
                for each in ask.answers
                if each.verb == "play"
                and kind_of(each.cards[0]) == "bang"
                and each.seat is not None
                and each.seat in likelier
                and view.players[each.seat].life > 1
            ]
            too_many = len(view.hand) > view.players[ask.seat].hand_limit
            unsure += bool(hits)
            assert not (answer.verb == "end" and hits and too_many)
        match.choose(ask.seat, answer)
    assert unsure


@pytest.mark.parametrize("hand", ["bang", "duel bang bang", "cat-balou", "panic", "jail"])
def test_a_deputy_aims_at_anybody_but_the_sheriff(hand: str) -> None:
    t = five("B", B=hand, A="missed missed", C="beer beer", D="beer", E="beer")
    first = turn(t, "B")[0]
    assert not first.endswith(("at A", "at A hand")), first
    assert " at " in first


@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_a_deputy_does_not_shoot_all_around_while_the_sheriff_has_one_life_point(card: str) -> None:
    t = five("B", B=card, A={"life": 1}, C={"life": 3})
    assert turn(t, "B") == ["end"]


def test_a_deputy_gives_in_to_the_sheriff_in_a_duel() -> None:
    t = five("A", A="duel bang", B="bang bang")
    t.play("A", "duel", at="B")
    assert answer(t, "B") == "pass"


# The Sheriff


def test_a_sheriff_does_not_shoot_a_player_who_shot_at_his_enemies() -> None:
    """C and D have shot at the Sheriff, and B has shot at both of them."""
    t = five(
        "C",
        A={"hand": "bang duel panic bang bang", "life": 5},
        B={"hand": "bang bang", "play": "volcanic scope"},
        C={"hand": "bang", "play": "winchester"},
        D={"hand": "bang", "play": "rev-carabine"},
    )
    for letter in "CD":
        t.play(letter, "bang", at="A").passes("A").end(letter)
    until(t, "B")
    for letter in "CD":
        t.play("B", "bang", at=letter)
        until(t, "B")
    t.end("B")
    until(t, "A")
    assert not [play for play in turn(t, "A") if "at B" in play]


def test_a_sheriff_shoots_a_player_who_shot_at_him() -> None:
    t = five("E", A="bang", B="", E="bang")
    t.play("E", "bang", at="A").passes("A").end("E")
    assert "play bang at E" in turn(t, "A")


def test_a_sheriff_does_not_kill_a_likely_deputy() -> None:
    """C and D have shot at the Sheriff. He cannot tell which of B and E is his Deputy."""
    gun = {"hand": "bang", "play": "winchester", "life": 2}
    gun_too = {"hand": "bang", "play": "rev-carabine", "life": 2}
    t = five("C", A="bang missed", B={"life": 1}, C=gun, D=gun_too, E={"life": 1})
    for letter in "CD":
        t.play(letter, "bang", at="A").passes("A").end(letter)
    until(t, "A")
    assert not [play for play in turn(t, "A") if play in ("play bang at B", "play bang at E")]


# Outlaws


def test_an_outlaw_shoots_the_sheriff_if_he_can() -> None:
    t = five("D", D={"hand": "bang", "play": "winchester"}, B={"life": 1})
    assert turn(t, "D")[0] == "play bang at A"


def test_an_outlaw_gets_a_weapon_that_reaches_the_sheriff_before_he_shoots() -> None:
    t = five("D", D="bang schofield", A={"life": 4})
    assert turn(t, "D")[:2] == ["play schofield", "play bang at A"]


def test_an_outlaw_spares_his_partner_who_has_shot_at_the_sheriff() -> None:
    t = five("C", C={"hand": "bang", "play": "winchester"}, D="bang duel jail panic cat-balou")
    t.play("C", "bang", at="A").end("C")
    until(t, "D")
    assert not [play for play in turn(t, "D") if "at C" in play]


def test_an_outlaw_finishes_the_sheriff_with_a_gatling_though_his_partner_may_be_hit() -> None:
    t = five("C", C="gatling", A={"life": 1})
    assert turn(t, "C")[0] == "play gatling"


# The Renegade


def test_a_renegade_does_not_kill_the_sheriff_while_others_live() -> None:
    t = five("E", E="bang duel gatling indians", A={"life": 1}, B="missed", C={"life": 4})
    assert not [play for play in turn(t, "E") if "at A" in play or "ga" in play or "in" in play]


def test_a_renegade_kills_the_sheriff_when_they_are_alone() -> None:
    t = five("E", out="BCD", E="bang", A={"life": 1})
    assert turn(t, "E")[0] == "play bang at A"


def test_a_renegade_with_sheriff_and_deputy_left_is_after_the_deputy() -> None:
    t = five("E", out="CD", E="bang", A={"life": 2}, B={"life": 3})
    assert turn(t, "E")[0] == "play bang at B"


# Two and three players


def test_of_two_each_shoots_the_other() -> None:
    t = table(A="bang", B="")
    assert turn(t, "A")[0] == "play bang at B"


@pytest.mark.parametrize(
    ("hunter", "prey"), [(DEPUTY, RENEGADE), (RENEGADE, OUTLAW), (OUTLAW, DEPUTY)]
)
def test_of_three_each_shoots_its_prey(hunter: str, prey: str) -> None:
    other = ({DEPUTY, OUTLAW, RENEGADE} - {hunter, prey}).pop()
    t = table(A=who("bang", role=hunter), B=who(role=other), C=who(role=prey))
    assert turn(t, "A")[0] == "play bang at C"
