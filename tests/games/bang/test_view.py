"""The view of a whole table: every field, as a player and as a spectator see it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tables.bang import Bench, deal, robbery, rush, table, who
from whistlestop.games.bang.view import PlayerView, TableView, UnderWayView


def shot_at() -> Bench:
    """Let A shoot at B in a game with Gold Rush and the shadow-gunslingers. D is out."""
    t = rush(
        A=who("bang-2C", nuggets=2, gear="boots", character="rose-doolan", life=3),
        B=who("missed-2S", play="scope schofield-JC", role="renegade"),
        C="beer-6H",
        D="",
        display="shot-1 rhum-1 pickaxe",
        discard="saloon",
        out="D",
        shadows=True,
    )
    return t.play("A", "bang", at="B")


NOTHING = PlayerView(
    seat=2,
    character="",
    life=4,
    most=4,
    hand=1,
    cards=(),
    range=1,
    hand_limit=4,
    out=False,
    counters=(),
    piles=(),
    marks=(),
    side=None,
)
SEEN_BY_B = TableView(
    seat=1,
    turn=0,
    phase="play",
    players=(
        replace(
            NOTHING,
            seat=0,
            character="rose-doolan",
            life=3,
            hand=0,
            hand_limit=3,
            counters=(("nuggets", 2),),
            piles=(("equipment", ("boots",)),),
        ),
        replace(NOTHING, seat=1, cards=("scope-AS", "schofield-JC"), range=2),
        NOTHING,
        replace(NOTHING, seat=3, life=0, hand=0, hand_limit=0, out=True),
    ),
    roles=("sheriff", "renegade", None, "outlaw"),
    distances=(1, None, 1, None),
    reaches=(True, False, True, False),
    hand=("missed-2S",),
    deck=74,
    discard="bang-2C",
    discarded=2,
    store=(),
    peeked=(),
    under_way=(UnderWayView(what="shot", by=0, at=1, card="bang-2C", need=1),),
    bangs=1,
    bang_limit=1,
    expansions=("gold-rush", "shadow-gunslingers"),
    rulings=(
        "dealt",
        "equipment-lost",
        "gold-rush",
        "no-custom-station",
        "replace",
        "shadow-gunslingers",
        "together",
    ),
    piles=(("display", ("shot-1", "rhum-1", "pickaxe")), ("equipment-used", ())),
    stacks=(("equipment", 20),),
    counters=(),
    goals=(),
    over=False,
    winners=(),
    why="",
)


@pytest.mark.rule("BASE-041")
def test_a_player_sees_the_open_table_and_the_own_hand_and_role() -> None:
    assert shot_at().view("B") == SEEN_BY_B


@pytest.mark.rule("BASE-041")
def test_a_spectator_sees_the_open_table_without_hands_and_distances() -> None:
    nobody = (None, None, None, None)
    assert shot_at().view() == replace(
        SEEN_BY_B,
        seat=None,
        roles=("sheriff", None, None, "outlaw"),
        distances=nobody,
        reaches=(False, False, False, False),
        hand=(),
    )


def test_a_player_who_is_out_sees_no_distances() -> None:
    view = shot_at().view("D")
    assert (view.distances, view.reaches) == ((None,) * 4, (False,) * 4)


def test_the_marks_of_a_player_are_neither_the_character_nor_cards() -> None:
    b = who(play="ghost-car scope", life=1, character="bart-cassidy")
    t = robbery(A="bang", B=b, C="", D="").play("A", "bang", at="B")
    assert t.view().players[1].marks == ("ghost",)
    shadow = rush(shadows=True, players=4, B=who(gear="boots", character="rose-doolan"), out="B")
    assert shadow.end("A").view().players[1].marks == ("shadow",)


def test_a_view_of_the_end_names_the_winners_and_shows_all_roles() -> None:
    t = table(
        turn="B",
        A=who(life=1),
        B=who("bang", role="outlaw"),
        C=who(role="renegade"),
        D=who(role="outlaw"),
    ).play("B", "bang", at="A")
    view = t.view()
    assert (view.over, view.winners, view.why, view.phase) == (True, (1, 3), "outlaws", "over")
    assert view.roles == ("sheriff", "outlaw", "renegade", "outlaw")


def test_a_player_without_a_limit_of_bang_cards_has_none_in_the_view() -> None:
    t = table(players=4, A=who("bang bang", play="volcanic"))
    assert (t.view().bang_limit, t.play("A", "bang", at="B").view().bangs) == (None, 1)


def test_the_view_before_the_characters_are_chosen_shows_empty_places() -> None:
    t = deal(2, characters="choose")
    empty = replace(NOTHING, seat=0, life=0, most=0, hand=0, hand_limit=0)
    assert t.view("A") == TableView(
        seat=0,
        turn=None,
        phase="setup",
        players=(empty, replace(empty, seat=1)),
        roles=(None, None),
        distances=(None, None),
        reaches=(False, False),
        hand=(),
        deck=80,
        discard=None,
        discarded=0,
        store=(),
        peeked=(),
        under_way=(),
        bangs=0,
        bang_limit=None,
        expansions=(),
        rulings=("choose", "equipment-lost", "no-custom-station", "replace", "together"),
        piles=(),
        stacks=(),
        counters=(),
        goals=(),
        over=False,
        winners=(),
        why="",
    )


def test_no_feat_can_be_done_at_a_question_before_the_first_draw() -> None:
    for seed in range(60):
        t = deal(4, seed, legends=True)
        if t.asked is not None and t.asked[1] == "return":  # Kit Carlson begins
            assert not t.state.choosing
            return
    raise AssertionError("Kit Carlson never begins")
