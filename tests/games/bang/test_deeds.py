"""The deeds of each player of BANG!, and the turning points of a match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tables.bang import Bench, legend, robbery, rush, table, who
from tables.bang_bench import LETTERS
from tables.every_game import play_on
from whistlestop import games
from whistlestop.engine.match import Match


def deeds(t: Bench, name: str) -> dict[str, int]:
    """Return the deeds of one kind that are not zero, by letter."""
    found = {each.id: each.counts for each in t.match.summary().deeds}[f"bang-deed-{name}"]
    return {LETTERS[seat]: count for seat, count in enumerate(found) if count}


def moments(t: Bench) -> list[str]:
    return [each.title.id.removeprefix("bang-moment-") for each in t.match.summary().turning_points]


def weights(t: Bench) -> dict[str, int]:
    """Return the weight of each kind of turning point that the match has had."""
    points = t.match.summary().turning_points
    return {each.title.id.removeprefix("bang-moment-"): each.weight for each in points}


def fates(t: Bench) -> list[str]:
    """Say of every seat whether it is out, or how much life it has: `alive 4`."""
    said = [seat.things[1] for seat in t.match.summary().seats]
    return [" ".join([each.id, *[str(value) for _, value in each.args]]) for each in said]


def test_a_shot_that_hits_is_a_wound_of_the_shooter() -> None:
    t = table(A="bang", B="", C="", D="")
    t.play("A", "bang", at="B")
    assert (deeds(t, "wounds"), deeds(t, "suffered"), deeds(t, "played")) == (
        {"A": 1},
        {"B": 1},
        {"A": 1},
    )
    assert moments(t) == ["first-blood"]


def test_dynamite_wounds_its_owner_for_nobody() -> None:
    b = who(play="dynamite-2H", life=4)
    t = table(turn="B", phase="start", A="", B=b, C="", D="", deck="missed-2S")
    assert (deeds(t, "wounds"), deeds(t, "suffered")) == ({}, {"B": 3})
    assert "exploded" in moments(t)
    assert "first-blood" not in moments(t)


def test_an_elimination_is_a_kill_of_the_shooter() -> None:
    t = table(A="bang", B=who(life=1), C="", D="")
    t.play("A", "bang", at="B").gives_up("B")
    assert (deeds(t, "kills"), t.out) == ({"A": 1}, "B")
    assert moments(t)[-1] == "out"


def test_a_lost_duel_wounds_the_challenger_for_nobody() -> None:
    t = table(A="duel", B="bang", C="", D="").play("A", "duel", at="B").answer("B", "bang")
    assert (deeds(t, "wounds"), deeds(t, "suffered")) == ({}, {"A": 1})
    assert moments(t) == []


def test_each_hit_of_a_gatling_is_a_wound_and_each_card_that_is_played_counts() -> None:
    t = table(A=who("gatling beer", life=3), B="", C="missed", D="")
    t.play("A", "beer").play("A", "gatling").answer("C", "missed")
    assert deeds(t, "wounds") == {"A": 2}
    assert (deeds(t, "healed"), deeds(t, "played")) == ({"A": 1}, {"A": 2, "C": 1})
    assert moments(t) == ["first-blood"]


def test_all_drawn_cards_count() -> None:
    t = table(A="stagecoach wells-fargo", B="", C="", D="")
    assert deeds(t.play("A", "stagecoach").play("A", "wells-fargo"), "drawn") == {"A": 5}


def test_nuggets_and_equipment_are_deeds_of_gold_rush() -> None:
    t = rush(A=who("bang beer", nuggets=3), B="", C="", D="", display="boots rhum wanted")
    t.play("A", "bang", at="B").sell("A", "beer").buy("A", "boots")
    assert (deeds(t, "nuggets"), deeds(t, "bought")) == ({"A": 2}, {"A": 1})


def test_a_railcar_is_a_deed_of_the_train_robbery() -> None:
    t = robbery(A="bang", B="", C="", D="", stations="boom-town", train="caboose", loco=2)
    assert deeds(t.board("A", "caboose", "bang"), "boarded") == {"A": 1}


@pytest.mark.parametrize("character", ["", "legendary-bart-cassidy"])
def test_a_feat_is_a_deed_of_those_who_perform_and_of_those_who_claim(character: str) -> None:
    t = legend(A=who("beer", character=character), B="", C="", D="", feats="bottleneck")
    t.do("A", f"{'claim' if character else 'perform'} bottleneck beer-6H")
    assert deeds(t, "feats") == {"A": 1}


def test_a_match_tells_the_roles_and_the_lives_that_are_left() -> None:
    match = played(5, 3)
    summary, view = match.summary(), match.open_view()
    for seat, player in zip(summary.seats, view.players, strict=True):
        assert seat.role is not None
        assert seat.role.id == f"bang-role-{match.side(player.seat)}"
        assert seat.things[0].id == f"bang-character-{player.character}"
        assert (seat.things[1].id == "bang-end-out") == player.out


def test_a_player_is_out_or_alive_with_some_life() -> None:
    t = table(A=who(life=3), B="", C="", D="", out="C")
    assert fates(t) == ["bang-end-alive 3", "bang-end-alive 4", "bang-end-out", "bang-end-alive 4"]


def test_players_without_life_who_are_not_out_are_called_what_they_are() -> None:
    ghost = robbery(A="bang", B=who(play="ghost-car", life=1), C="", D="")
    ghost.play("A", "bang", at="B").gives_up("B")
    assert (fates(ghost)[1], ghost.out) == ("bang-word-ghost", "")
    shadow = rush(A="", B="", C="", D="", out="B", shadows=True).end("A")
    assert (fates(shadow)[1], shadow.turn) == ("bang-word-shadow", "B")


def test_without_roles_nobody_has_one() -> None:
    assert [seat.role for seat in table(A="", B="").match.summary().seats] == [None, None]


def test_an_elimination_and_a_penalty_weigh_more_than_first_blood() -> None:
    t = table(A="bang", B=who(life=1, role="deputy"), C="", D="").play("A", "bang", at="B")
    assert weights(t) == {"first-blood": 4, "out": 5, "penalty": 5}


def test_first_blood_and_the_last_life_of_the_sheriff_are_told_once() -> None:
    b = who("bang bang bang", play="volcanic")
    t = table(turn="B", A=who(life=2), B=b, C="", D="").play("B", "bang", at="A")
    assert weights(t) == {"last-life": 4}, "the first blood is told as the last life"
    assert moments(t.play("B", "bang", at="C").play("B", "bang", at="C")) == ["last-life"]
    b = who("bang saloon bang bang", play="volcanic")
    t = table(turn="B", A=who(life=2), B=b, C="", D="").play("B", "bang", at="C")
    t.play("B", "bang", at="A").play("B", "saloon").play("B", "bang", at="A")
    assert (t.life("A"), moments(t)) == (1, ["first-blood", "last-life"])


@pytest.mark.parametrize(
    ("t", "moment", "weight"),
    [
        (
            lambda: table(A=who(play="dynamite-2H"), B="", C="", D="", deck="2S", phase="start"),
            "exploded",
            3,
        ),
        (
            lambda: robbery(A="bang-2D", B=who(play="ghost-car", life=1), C="", D="").play(
                "A", "bang", at="B"
            ),
            "haunts",
            2,
        ),
        (
            lambda: table(
                options={"shadow-gunslingers": True}, A="", B="", C="", D="", out="B"
            ).end("A"),
            "came-back",
            2,
        ),
        (
            lambda: (
                robbery(
                    A="bang",
                    B="",
                    C="",
                    D="",
                    out="D",
                    stations="boom-town",
                    train="ghost-car",
                    loco=2,
                )
                .board("A", "ghost-car", "bang")
                .give("A", "D")
            ),
            "came-back",
            2,
        ),
        (
            lambda: legend(
                A=who("beer", character="rose-doolan", fame=1), B="", C="", D="", feats="bottleneck"
            ).perform("A", "bottleneck", "beer"),
            "legend",
            3,
        ),
    ],
    ids=["dynamite", "ghost", "shadow", "back by the Ghost Car", "legend"],
)
def test_turning_points_have_names_and_weights(
    t: Callable[[], Bench], moment: str, weight: int
) -> None:
    assert weights(t())[moment] == weight


def test_a_new_line_is_a_light_turning_point() -> None:
    t = robbery(A="next-stop", B="", C="", D="", loco=4).play("A", "next-stop")
    while "new-line" not in weights(t):
        asked = t.asked
        assert asked is not None
        t.do(asked[0], t.can(asked[0])[-1])
    assert weights(t)["new-line"] == 1


def test_the_sheriff_with_one_life_left_is_a_turning_point() -> None:
    t = table(A=who(life=2), B="bang", C="", D="", turn="B")
    t.play("B", "bang", at="A")
    assert (t.match.side(0), moments(t)) == ("sheriff", ["last-life"])


def played(seats: int, seed: int, **options: bool) -> Match:
    match = Match(games.find("bang"), seats, options, seed)
    play_on(match, Random(seed))
    return match


EXPANSIONS = {"gold-rush": True, "train-robbery": True, "legends": True, "shadow-gunslingers": True}


@pytest.mark.parametrize("seed", range(12))
def test_deeds_agree_with_the_table_at_the_end(seed: int) -> None:
    match = played(4 + seed % 5, seed)
    summary, view = match.summary(), match.view(None)
    counts = {each.id.removeprefix("bang-deed-"): each.counts for each in summary.deeds}
    out = [event.payload for event in match.events if event.kind == "out"]
    assert sum(counts["kills"]) == len([it for it in out if it["by"] not in (None, it["seat"])])
    assert len(out) == len([player for player in view.players if player.out])
    # Nobody comes back in the base game, so life points are lost and regained, and nothing else.
    start = {
        event.payload["seat"]: event.payload["life"]
        for event in match.events
        if event.kind == "character"
    }
    for player in view.players:
        seat = player.seat
        left = start[seat] - counts["suffered"][seat] + counts["healed"][seat]
        assert player.life == max(0, left)
    wounds = [event.payload for event in match.events if event.kind == "wounded"]
    assert sum(counts["suffered"]) == sum(it["points"] for it in wounds)


@pytest.mark.parametrize("seed", range(6))
def test_every_expansion_adds_its_own_deeds(seed: int) -> None:
    match = played(5, seed, **EXPANSIONS)
    summary = match.summary()
    names = [each.id for each in summary.deeds]
    plain = [each.id for each in played(5, seed).summary().deeds]
    assert names[: len(plain)] == plain
    assert names[len(plain) :] == [
        "bang-deed-nuggets",
        "bang-deed-bought",
        "bang-deed-boarded",
        "bang-deed-feats",
    ]
    numbers = [each.event for each in summary.turning_points]
    assert numbers == sorted(set(numbers))
    assert all(number < len(match.events) for number in numbers)
