"""The table of the base game, as it is drawn."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from tables.bang import deal, legend, table, who
from tables.bang_bench import Bench
from terminal.bang.bang_tables import PLAYERS, drawn, saloon, screen, widest
from whistlestop.engine.event import Event
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.terminal.layout import WIDTH
from whistlestop.terminal.screen import WrongView
from whistlestop.terminal.screen import screen as find_screen


def test_the_table_shows_everybody_clockwise_from_the_viewer() -> None:
    assert (
        drawn(saloon())
        == """
Rose Doolan's turn: playing cards

>* Rose Doolan     you              Sheriff      ●●●○○ 3 cards in hand
     Winchester 8♠, range 5 · Barrel Q♠
   Jesse Jones     Normal (bot)     role unknown ●●●●  2 cards in hand
     Colt .45, range 1 · distance 1, within range · Mustang 8♥
   Paul Regret     Normal (bot)     role unknown ●○○   1 card in hand
     Schofield J♣, range 2 · distance 1, within range · Jail 4♥
   Suzy Lafayette  Normal (bot)     Outlaw       ○○○○  out of the game

Draw pile: 67 · discard pile: 2, on top Saloon 5♥
BANG! this turn: 0 of 1
Your hand: 1 BANG! Q♥   2 Missed! 2♠   3 Beer 6♥
"""
    )


def test_the_viewer_comes_first_and_sees_their_own_role_and_hand_only() -> None:
    lines = drawn(saloon(), "C").split("\n")
    assert [line for line in lines if line[3:15].strip() in ("Rose Doolan", "Paul Regret")] == [
        " * Paul Regret     Normal (bot)     Outlaw       ●○○   1 card in hand",
        ">  Rose Doolan     you              Sheriff      ●●●○○ 3 cards in hand",
    ]
    assert lines[-2].startswith("Your hand: 1 Beer")


def test_a_spectator_sees_no_hand_no_distance_and_no_secret_role() -> None:
    text = drawn(saloon(), None)
    assert [word in text for word in ("Your hand", "distance", "Renegade", "Sheriff")] == [
        False,
        False,
        False,
        True,
    ]


def test_a_shot_under_way_is_shown_with_what_it_takes() -> None:
    t = table(
        A=who("bang-QH", character="slab-the-killer"),
        B=who("missed", character="jesse-jones"),
        C="",
    )
    t.play("A", "bang", at="B")
    assert "Jesse Jones is shot at with BANG! Q♥ and needs 2 Missed!\n" in drawn(t, "B")


def test_a_bang_of_legendary_slab_is_shown_as_a_shot_that_nothing_cancels() -> None:
    a = who("bang-QH", character="legendary-slab-the-killer")
    t = legend(A=a, B=who("missed", character="jesse-jones"), C="", D="")
    drawings: list[str] = []
    t.match.watch(lambda _event: drawings.append(drawn(t, "B")))
    t.play("A", "bang", at="B")
    line = "Jesse Jones is shot at with BANG! Q♥, and nothing can cancel it\n"
    assert [line in each for each in drawings] == [False, True, False]
    assert not any("needs 1 Missed!" in each for each in drawings)


def watched(t: Bench) -> list[tuple[bool, str]]:
    """Return a list that fills up: at each event, whether something is settled, and B's drawing."""
    seen: list[tuple[bool, str]] = []

    def look(_event: Event) -> None:
        settled = any(each.need == 0 for each in t.view("B").under_way if each.what != "fend")
        seen.append((settled, drawn(t, "B")))

    t.match.watch(look)
    return seen


def test_a_shot_that_was_dodged_is_not_shown_any_longer() -> None:
    t = table(A="bang", B=who("missed", character="jesse-jones"), C="")
    seen = watched(t)
    t.play("A", "bang", at="B").play("B", "missed")
    settled = [text for is_settled, text in seen if is_settled]
    assert settled
    assert [text for text in settled if "is shot at" in text] == []


def test_cards_in_the_general_store_are_shown_to_all() -> None:
    t = table(A="general-store", B="", C="", deck="bang-QH beer-6H duel-QD")
    t.play("A", "general-store")
    assert "On offer: BANG! Q♥, Beer 6♥, Duel Q♦\n" in drawn(t, "C")


def test_a_duel_of_two_has_no_roles() -> None:
    text = drawn(table(A=who(character="jesse-jones"), B=who(character="black-jack")))
    assert ("role unknown" in text, "Outlaw" in text) == (False, False)


def test_without_a_limit_any_number_of_bangs_is_allowed() -> None:
    t = table(A=who(play="volcanic"), B="", C="")
    assert "BANG! this turn: 0, any number allowed" in drawn(t)


def test_before_the_characters_are_chosen_there_are_only_players() -> None:
    t = deal(4, characters="choose")
    assert screen("it").draw(t.view("A")).plain.count("?") == 4


def test_the_reason_for_the_end_stands_above_the_table() -> None:
    t = table(A=who("bang", life=4), B=who("", life=1), C=who("", life=1), out="C")
    t.play("A", "bang", at="B")
    assert t.winners is not None
    text = drawn(t)
    why = t.view("A").why
    assert Texts("en").say(f"bang-over-{why}") in text
    assert "Your hand" not in text


def test_colour_is_put_on_hearts_and_bullets_and_changes_no_text() -> None:
    text = screen().sketch(saloon().view("A"))
    assert {text.plain[span.start : span.end] for span in text.spans} == {"●"}


def test_a_sketch_shows_who_is_left_with_life_and_cards() -> None:
    assert screen().sketch(saloon().view("A")).plain == (
        ">Rose Doolan     ●●●○○  3   Jesse Jones     ●●●●   2   Paul Regret     ●○○    1"
    )


def small(t: Bench, seat: str = "A", language: str = "en") -> list[str]:
    return screen(language).drawings(t.view(seat))[-1].plain.split("\n")


def test_a_small_screen_shows_the_roles_that_the_viewer_knows() -> None:
    assert small(saloon(), "C")[1:4] == [
        " Paul Regret     ●○○    1  Outlaw      >Rose Doolan     ●●●○○  3  Sheriff",
        " Jesse Jones     ●●●●   2",
        "",
    ]


def test_a_small_screen_shows_who_hunts_whom_in_a_game_of_three() -> None:
    t = table(A="", B="", C="")
    roles = [f"  {Texts('en').say(f'bang-role-{role}')}" for role in t.view("A").roles]
    first, second = small(t)[1:3]
    assert [first.count(role) for role in roles] + [second.count(roles[2])] == [1, 1, 0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_table_of_eight_with_all_roles_fits_into_80_columns(language: str) -> None:
    slab = who(character="slab-the-killer", role="outlaw")
    t = table(A=slab, B=slab, C=slab, D=slab, E=slab, F=slab, G=slab, H=slab)
    view = replace(t.view("A"), roles=("outlaw",) * 8)
    lines = screen(language).drawings(view)[-1].plain.split("\n")
    assert [line.count("Slab the Killer") for line in lines[1:5]] == [2] * 4
    assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits_into_80_columns(language: str) -> None:
    arsenal = "barrel mustang-8H scope jail dynamite rev-carabine"
    slab = who(character="slab-the-killer")
    full = who("bang " * 12, arsenal, "slab-the-killer", life=5)
    t = table(A=full, B=slab, C=slab, D=slab, E=slab, F=slab, G=slab, H=slab)
    assert widest(drawn(t, "A", language)) <= WIDTH
    assert widest(drawn(t, "B", language)) <= WIDTH


def test_a_view_from_a_server_is_read_back_as_it_was() -> None:
    view = saloon().view("A")
    assert find_screen("bang", Texts("en"), PLAYERS).read(msgspec.to_builtins(view)) == view


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(WrongView):
        screen().read({"seat": 1})
