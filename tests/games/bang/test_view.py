"""The view of a whole table: every field, as a player and as a spectator see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tables.bang import Bench, deal, legend, robbery, rush, table, who
from whistlestop.games.bang.game import GAME
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
    hands=(),
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


SLAB = who("bang-2C", character="slab-the-killer")
UNDER_WAY: dict[str, tuple[Callable[[], Bench], UnderWayView]] = {
    "a shot that takes two": (
        lambda: table(players=4, A=SLAB, B="missed-2S missed-3S").play("A", "bang", at="B"),
        UnderWayView("shot", 0, 1, "bang-2C", 2),
    ),
    "a shot that takes one more": (
        lambda: (
            table(players=4, A=SLAB, B="missed-2S missed-3S")
            .play("A", "bang", at="B")
            .answer("B", "missed-2S")
        ),
        UnderWayView("shot", 0, 1, "bang-2C", 1),
    ),
    "a redirected shot": (
        lambda: (
            robbery(players=4, A=SLAB, B=who("missed-10C", character="evan-babbit"), C="beer-6H")
            .play("A", "bang", at="B")
            .use("B", "evan-babbit", "missed-10C", at="C")
        ),
        UnderWayView("shot", 0, 2, "bang-2C", 2),
    ),
    "a shot of the locomotive": (
        lambda: robbery(players=4, A="next-stop-2D", loco=4, few=True).play("A", "next-stop"),
        UnderWayView("shot", None, 0, None, 1),
    ),
    "the challenger in a duel": (
        lambda: (
            table(players=4, A="duel-QD bang-3C", B="bang-2C")
            .play("A", "duel", at="B")
            .answer("B", "bang")
        ),
        UnderWayView("fend", 1, 0, "duel-QD", 0),
    ),
    "indians": (
        lambda: table(players=4, A="indians-KD", B="bang-2C").play("A", "indians"),
        UnderWayView("fend", 0, 1, "indians-KD", 0),
    ),
    "a last chance": (
        lambda: (
            table(players=4, A="bang-2C", B=who("beer-6H", life=1))
            .play("A", "bang", at="B")
            .passes("B")
        ),
        UnderWayView("save", 0, 1, None, 1),
    ),
    "a last chance after dynamite": (
        lambda: table(
            players=4,
            B=who("beer-6H beer-7H", life=2, play="dynamite"),
            deck="missed-2S",
        ).end("A"),
        UnderWayView("save", None, 1, None, 2),
    ),
}


@pytest.mark.parametrize("name", UNDER_WAY)
def test_everybody_sees_what_is_under_way_until_it_is_resolved(name: str) -> None:
    play, doing = UNDER_WAY[name]
    t = play()
    assert t.view().under_way == (doing,)
    assert t.gives_up(*"ABCD").view().under_way == ()


def test_the_side_of_a_player_is_the_role_if_there_are_roles() -> None:
    four, two = table(players=4).state, table(players=2).state
    assert [GAME.side(four, seat) for seat in range(4)] == [each.role for each in four.players]
    assert [GAME.side(two, seat) for seat in range(2)] == [None, None]


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
        hands=(),
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


@pytest.mark.parametrize(
    ("phase", "play"),
    [
        (
            "start",
            lambda: table(players=4, turn="D", A=who(character="lucky-duke", play="jail")).end("D"),
        ),
        ("draw", lambda: table(players=4, phase="draw", A=who(character="kit-carlson"))),
        ("play", lambda: table(players=4)),
        ("discard", lambda: table(players=4, A=who("bang beer", life=1)).end("A")),
        ("end", lambda: legend(players=4, feats="bottleneck").end("A")),
    ],
)
def test_a_view_names_the_phase_of_the_turn(phase: str, play: Callable[[], Bench]) -> None:
    assert play().view().phase == phase


def test_the_open_view_shows_all_hands_and_roles() -> None:
    t = table(A="bang beer", B="missed-2S", C="", D="")
    shown = t.match.open_view()
    assert shown.hands == tuple(tuple(t.view(letter).hand) for letter in "ABCD")
    assert shown.hands[1] == ("missed-2S",)
    assert shown.roles == tuple(t.match.side(seat) for seat in range(4))
    assert [t.view(letter).hands for letter in "ABCD"] == [()] * 4


def test_the_views_of_all_seats_are_the_views_of_each() -> None:
    t = table(A="bang beer", B="missed-2S", C="", D="", out="D").play("A", "bang", at="B")
    seats = [None, 0, 1, 2, 3]
    views = t.match.views(seats)
    assert views == [t.match.view(seat) for seat in seats]
    assert [view.seat for view in views] == seats
